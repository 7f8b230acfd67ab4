"""The committed summary: tables of what was measured and what was not, and the charts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from asterism.arena.charts import Words, ladder, matrix, strength
from asterism.arena.charts.canvas import Mark
from asterism.arena.code import code_of
from asterism.arena.rating import comparisons, ratings
from asterism.arena.running import counted
from asterism.arena.sprt import BETTER, NOT_BETTER
from tools.ladder import pace
from tools.ladder.measured import Measured, measured
from tools.ladder.steps import STEPS, Step

TITLES = {
    "stellar": "Stellar",
    "sternenhimmel4": "Sternenhimmel, 4 players",
    "duel": "Star Realms, duel",
}
HEAD = """\
# How strong the levels are

`make ladder` writes this page. It plays the missing games and resumes where it was stopped:

<!-- not run: hours -->
```sh
make ladder                                  # everything, cheap steps first; many hours
make ladder ONLY=stellar MINUTES=30 JOBS=2   # some steps, with a time limit
make ladder CONFIRM=10                       # replay ten games of each older result with this code
make ladder FRESH=1                          # play again what older code has played
```

Every deal is played in all seatings, so each bot gets the other's cards. Intervals are 95 %
(Wilson). A step with more than two players, each for themselves, is one bot alone against copies
of the other, and its share is compared with the fair share. Sequential tests also play the reverse:
one copy of the second bot against copies of the first.

`results/` has one file for each step and one line for each game. The first line of a file holds the
seed and everything else the games depend on. "s a move" is wall-clock time over all moves, on a
machine with other work; thinking times are measured further down.
"""


def write_summary(folder: Path) -> Path:
    """Write README.md and the charts from what there is."""
    files = {step.name: measured(folder / "results", step) for step in STEPS}
    found = {name: what if what and what.games else None for name, what in files.items()}
    parts = [HEAD]
    for group, title in TITLES.items():
        steps = [step for step in STEPS if step.group == group]
        parts.append(f"## {title}\n\n{steps_table(steps, found)}")
        known = [what for step in steps if (what := found[step.name]) is not None]
        drawn = draw(folder, group, title, known)
        if drawn:
            parts.append("\n".join(f"![{title}: {name}]({name}.svg)" for name in drawn) + "\n")
    others = [step for step in STEPS if step.tested]
    parts.append(
        "## Other formats\n\nOne sequential test each, of at most 120 games. The hypotheses are: "
        "equally strong, or 70 points (60 %) stronger. An observation is the games of one deal in "
        "which a bot or its team has had every seat. Games after the decision do not count.\n\n"
        f"{tests_table(others, found)}"
    )
    parts.append(paces(folder / "results"))
    parts.append(made(found.values()))
    file = folder / "README.md"
    file.write_text("\n".join(parts), encoding="utf-8")
    return file


def steps_table(steps: Sequence[Step], found: dict[str, Measured | None]) -> str:
    lines = [
        "| first – second | games | share of the first | 95 % | target | | s a move |",
        "|---|---:|---:|---|---|---|---|",
    ]
    for step in steps:
        known = found[step.name]
        name = " – ".join(step.bots)
        wanted = f"{'about' if step.about else 'at least'} {step.wanted:.1%}"
        if known is None:
            lines.append(f"| {name} | | | | {wanted} | not measured | |")
            continue
        count = known.count
        low, high = count.interval
        games = f"{known.report.games}" if known.done else f"{known.report.games} so far"
        if count.games != known.report.games:
            games += f" ({count.games} alone)"
        share = f"{count.share:.1%}"
        if (1, 0) in known.report.alone:
            share += f"; reverse {known.report.alone[1, 0].share:.1%}"
        pace = " / ".join(f"{row.seconds_a_move:.3f}" for row in known.report.rows)
        lines.append(
            f"| {name} | {games} | {share} | {low:.1%} – {high:.1%} | {wanted} "
            f"| {judged(known)} | {pace} |"
        )
    return "\n".join(lines) + "\n"


def judged(known: Measured) -> str:
    step, count = known.step, known.count
    low, high = count.interval
    if step.about:
        return "as expected" if low <= step.wanted <= high else "differs"
    if count.share < step.wanted:
        return "**not met**" if high < step.wanted else "not met, within the interval"
    return "met" if low >= step.wanted else "met, within the interval"


def tests_table(steps: Sequence[Step], found: dict[str, Measured | None]) -> str:
    lines = [
        "| format | is the first better? | games | score of the first | LLR (±2.94) | |",
        "|---|---|---:|---:|---:|---|",
    ]
    said = {BETTER: "better", NOT_BETTER: "not better"}
    for step in steps:
        known = found[step.name]
        name = f"| {step.group} ({step.players} players) | {' – '.join(step.bots)} |"
        if known is None or known.verdict is None:
            lines.append(f"{name} | | | not measured |")
            continue
        decision = said.get(known.verdict.decision, "open" if known.done else "open so far")
        score = known.report.pairs[0, 1].score
        lines.append(
            f"{name} {known.report.games} | {score:.1%} | {known.verdict.llr:.2f} | {decision} |"
        )
    return "\n".join(lines) + "\n"


def draw(folder: Path, group: str, title: str, known: Sequence[Measured]) -> list[str]:
    """Ladder, matrix and strength against time of all the steps of a group together."""
    if not known:
        return []
    specs = sorted({spec for what in known for spec in what.step.bots})
    place = {spec: number for number, spec in enumerate(specs)}
    deals: dict[tuple[str, int], list[dict[tuple[int, int], float]]] = {}
    seconds = dict.fromkeys(specs, 0.0)
    decisions = dict.fromkeys(specs, 0)
    shares: dict[tuple[int, int], tuple[float, float]] = {}
    games = 0
    for what in known:
        tournament = what.results.tournament
        own = [place[spec] for spec in tournament.bots]
        for played in counted(what.results, what.verdict):
            games += 1
            compared = {}
            for (one, other), score in comparisons(played, tournament.sides).items():
                a, b = own[one], own[other]
                compared[min(a, b), max(a, b)] = score if a < b else 1 - score
            deal = (what.step.name, tournament.deal_of(played.number))
            deals.setdefault(deal, []).append(compared)
        for spec, row in zip(tournament.bots, what.report.rows, strict=True):
            seconds[spec] += row.seconds
            decisions[spec] += row.decisions
        for (one, other), count in what.report.pairs.items():
            shares[own[one], own[other]] = (count.share, count.fair_share)
    rated = ratings(len(specs), deals.values())
    marks = [
        Mark(
            spec.removeprefix("level:"),
            rating.value,
            *rating.interval,
            seconds[spec] / max(1, decisions[spec]),
        )
        for spec, rating in zip(specs, rated, strict=True)
    ]
    order = sorted(range(len(specs)), key=lambda bot: -rated[bot].value)
    ranked = {bot: row for row, bot in enumerate(order)}
    cells = {(ranked[one], ranked[other]): share for (one, other), share in shares.items()}
    under = f"{title}, {games} games"
    pictures = {
        f"{group}-ladder": ladder(marks, Words("Rating, with 95 % interval", under, "rating")),
        f"{group}-matrix": matrix(
            [marks[bot].label for bot in order],
            cells,
            Words("Who wins how much against whom", under, "row's share of the victories"),
        ),
        f"{group}-time": strength(
            marks, Words("Strength against time", under, "seconds a move", "rating")
        ),
    }
    for name, svg in pictures.items():
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
    return list(pictures)


def paces(folder: Path) -> str:
    """How long each level thinks."""
    lines = [
        "## How long the levels think\n",
        "Processor seconds on one core: mean and maximum over one game in which the level plays "
        "all seats.\nForced moves do not count. A turn is all decisions of a seat until another "
        "seat decides.\n",
        "| game | level | a decision | longest | a turn | longest | million calibration steps/s "
        "| code |",
        "|---|---|---:|---:|---:|---:|---:|---|",
    ]
    for row in pace.read(folder):
        lines.append(
            f"| {row.game}, {row.players} players | {row.level} "
            f"| {row.decision:.3f} | {row.longest_decision:.3f} "
            f"| {row.turn:.3f} | {row.longest_turn:.3f} | {row.calibration / 1e6:.1f} "
            f"| {'present' if row.code == code_of(row.game) else 'earlier'} |"
        )
    return "\n".join([*lines, ""])


def made(found: Iterable[Measured | None]) -> str:
    """Where and when, and whether the code is still the same."""
    lines = ["## How it was measured", ""]
    heads: dict[tuple[str, str, str, bool, str], list[str]] = {}
    for what in found:
        if what is not None:
            by: Any = what.results.head["made"]
            code = f"earlier code ({what.results.head['code']})"
            age = "the present code" if what.is_current else code
            again = what.results.head.get("played_again")
            if what.is_current and again:
                age = f"earlier code; the present code replays {again} of the games identically"
            told = (by["date"], by["machine"], by["python"], by["compiled"], age)
            heads.setdefault(told, []).append(what.step.name)
    if not heads:
        return "\n".join([*lines, "Nothing was measured yet.", ""])
    for (date, machine, python, compiled, age), names in sorted(heads.items()):
        state = "compiled" if compiled else "plain Python"
        lines.append(f"- {date}, {machine}, Python {python}, {state}, by {age}: {', '.join(names)}")
    return "\n".join([*lines, ""])
