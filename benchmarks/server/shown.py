"""The figures of the server benchmarks for people: a table, a chart, ratios to the calibration."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from asterism.arena.charts.canvas import Canvas, Words

Figures = dict[str, Any]
GOALS = {"moves": 2_000, "p99": 40.0, "kB": 120.0, "sockets": 5_000}
MILLION = 1_000_000
QUIET = 0.1  # of a core; where others use more, the machine was busy
BUSY = (
    "**If other programs used more than a tenth of a core**, do not rely on moves/s and latencies: "
    "the server had to wait for its core. The processor time of a move is still valid (slightly "
    "too high, because the caches are shared)."
)


def moment(machine: Figures) -> Figures:
    """When something was measured, and how busy the machine was."""
    return {"when": machine["when"], "load_before": machine["load_before"]}


def with_ratios(figures: Figures, steps: float) -> None:
    """Beside every speed: how many moves a million steps of the calibration loop are worth."""
    for value in list(figures.values()):
        if isinstance(value, dict):
            with_ratios(value, steps)
    if "moves_per_second" in figures:
        figures["moves_per_million_steps"] = round(figures["moves_per_second"] / steps * MILLION, 1)


def put_into_readme(readme: Path, name: str, table: str) -> None:
    """Between the two marks of that name."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = readme.read_text().partition(begin)
    after = rest.partition(end)[2]
    readme.write_text(f"{before}{begin}{table}{end}{after}")


def table(figures: Figures) -> str:
    machine = figures["machine"]
    lines = [
        f"Measured {machine['when'][:10]} on {machine['cores']} cores ({machine['processor']}), "
        f"Python {machine['python']}.\n",
        *([BUSY + "\n"] if any(is_busy(part) for part in figures.values()) else []),
        "| | moves/s | per second of the server's processor | per million calibration steps "
        "| p50 | p99 | target | other programs used |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    full = figures.get("full", {})
    for rules, title in (
        ("stellar", "Stellar, no thinking time"),
        ("star_realms", "Star Realms, no thinking time"),
        ("sternenhimmel", "Sternenhimmel, three players, no thinking time"),
    ):
        if rules in full:
            goal = "2,000 moves/s" if rules == "stellar" else ""
            lines.append(row(title, full[rules], goal, full))
    for part, title, goal in (
        ("bots", "Stellar against an instant bot", ""),
        ("paced", "Stellar, each player thinks about a second", "p99 below 40 ms"),
    ):
        if part in figures:
            lines.append(row(title, figures[part], goal, figures[part]))
    for part, title in (
        ("postgres", "PostgreSQL and Redis, one node"),
        ("two_nodes", "PostgreSQL and Redis, two nodes"),
    ):
        if part in figures:
            found = figures[part]
            lines.append(row(f"{title}, no thinking time", found["full"], "", found))
            lines.append(row(f"{title}, paced", found["paced"], "", found))
    lines += ["", "| | | target |", "|---|---:|---:|"]
    if paced := figures.get("paced"):
        lines.append(
            f"| memory of a live game with two sockets | {paced['kB_a_game']} kB | 120 kB |"
        )
    if idle := figures.get("idle_sockets"):
        lines.append(f"| idle sockets held | {idle['held']:,} of {idle['sockets']:,} | 5,000 |")
        lines.append(f"| memory of an idle socket | {idle['kB_a_socket']} kB | |")
    if growth := figures.get("growth"):
        lines.append(
            f"| growth in the second half of {growth['finished']:,} finished games "
            f"| {growth['kB_a_game_in_the_second_half']} kB a game | none |"
        )
        if "blocks_a_game_in_the_second_half" in growth:
            lines.append(
                "| the same in allocated memory blocks of Python "
                f"| {growth['blocks_a_game_in_the_second_half']} a game | none |"
            )
    return "\n".join(lines) + "\n"


def is_busy(part: object) -> bool:
    """Was anything in it measured while others used the machine, too?"""
    if not isinstance(part, dict):
        return False
    return part.get("others_busy", 0.0) > QUIET or any(is_busy(inner) for inner in part.values())


def others(found: Figures) -> str:
    return f"{found['others_busy']:.0%} of a core" if "others_busy" in found else "not known"


def row(title: str, found: Figures, goal: str, part: Figures) -> str:
    games = part.get("games_at_once")
    title += f" ({games} games)" if games else ""
    return (
        f"| {title} | {found['moves_per_second']:,} | {found['moves_per_processor_second']:,} "
        f"| {found.get('moves_per_million_steps', '')} | {found['p50_ms']} ms "
        f"| {found['p99_ms']} ms | {goal} | {others(found)} |"
    )


def chart(figures: Figures) -> str:
    """Two panels of bars: moves a second, and the paced p99, each with the goal as a line."""
    speeds, waits = [], []
    names = {"stellar": "Stellar", "star_realms": "Star Realms", "sternenhimmel": "Sternenhimmel"}
    for rules, found in figures.get("full", {}).items():
        if rules in names:
            speeds.append((names[rules], found["moves_per_second"]))
    if "paced" in figures:
        waits.append(("SQLite", figures["paced"]["p99_ms"]))
    for part, title in (("postgres", "PostgreSQL"), ("two_nodes", "PostgreSQL, two nodes")):
        if part in figures:
            speeds.append((title, figures[part]["full"]["moves_per_second"]))
            waits.append((title, figures[part]["paced"]["p99_ms"]))
    words = Words(
        "The server under load",
        "every acknowledged move is on disk",
    )
    canvas = Canvas(860, 190 + 30 * (len(speeds) + len(waits)), words)
    below = bars(canvas, 96, "acknowledged moves a second", speeds, GOALS["moves"])
    bars(canvas, below + 40, "paced play: p99 in milliseconds", waits, GOALS["p99"])
    return canvas.svg()


def bars(
    canvas: Canvas, top: float, title: str, items: list[tuple[str, float]], goal: float
) -> float:
    """A panel of bars; returns where it ends."""
    left, field = 220.0, 520.0
    most = max([goal, *(value for _, value in items)]) * 1.05
    canvas.text(24, top, title, "soft")
    y = top + 14
    for label, value in items:
        canvas.text(24, y + 16, label)
        canvas.box(left, y + 3, max(2.0, field * value / most), 18, "mark", 0.85)
        canvas.text(left + field * value / most + 8, y + 17, f"{value:,.0f}")
        y += 30
    at = left + field * goal / most
    canvas.line(at, top + 10, at, y, "good", 2)
    canvas.text(at, y + 14, f"wanted: {goal:,.0f}", "good", "middle", 12)
    return y
