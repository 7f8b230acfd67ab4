"""Make docs/research/data.md and its plots from datasets of all three games.

asterism dataset stellar --bots greedy:2 --games 120 --seed 1 --out build/data/stellar
asterism dataset sternenhimmel --bots greedy:2 --games 120 --seed 1 --out build/data/sternenhimmel
asterism dataset star_realms --bots buyer:table --games 120 --seed 1 --out build/data/star_realms
python tools/research_data_page.py build/data
"""

import json
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet

from asterism.arena.charts.canvas import Canvas, Words

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "research"
GAMES = {"stellar": "Stellar", "sternenhimmel": "Sternenhimmel", "star_realms": "Star Realms"}
SHOWN = 12  # cards at either end of the table
LEAST = 30  # a card that was taken less often says nothing
Row = dict[str, Any]


def bars(title: str, under: str, rows: list[tuple[str, float, str]], middle: float) -> str:
    """Bars from left to right, each with a label and what it stands for; a line at `middle`."""
    canvas = Canvas(640, 100 + 22 * len(rows), Words(title, under))
    most = max([share for _, share, _ in rows] + [middle, 1e-9])
    for number, (label, share, told) in enumerate(rows):
        y = 84 + 22 * number
        canvas.text(24, y + 12, label)
        canvas.box(190, y, 330 * share / most, 16, "mark", 0.8)
        canvas.text(530, y + 12, told, "soft")
    if middle:
        x = 190 + 330 * middle / most
        canvas.line(x, 78, x, 84 + 22 * len(rows), "ink")
    return canvas.svg()


def shares_by_place(games: list[Row]) -> list[tuple[str, float, str]]:
    """How often the seat that began won, the next one clockwise, and so on."""
    won: dict[int, float] = defaultdict(float)
    for game in games:
        players = len(game["scores"])
        for winner in game["winners"]:
            won[(winner - game["first_seat"]) % players] += 1 / len(game["winners"])
    places = len(games[0]["scores"])
    return [
        (f"+{place}", won[place] / len(games), f"{100 * won[place] / len(games):.1f} %")
        for place in range(places)
    ]


def distribution(games: list[Row], width: int) -> list[tuple[str, float, str]]:
    """Final scores in steps of `width`."""
    found = Counter(score // width * width for game in games for score in game["scores"])
    seats = sum(found.values())
    steps = range(min(found), max(found) + width, width)
    return [
        (f"{low} – {low + width - 1}", found[low] / seats, f"{100 * found[low] / seats:.1f} %")
        for low in steps
    ]


def winners_among(
    positions: list[Row], games: list[Row], verb: str
) -> list[tuple[str, float, str]]:
    """Cards by how often a seat that chose them (`verb` in the notation) won."""
    won = {
        (game["seed"], seat): seat in game["winners"]
        for game in games
        for seat in range(len(game["scores"]))
    }
    chosen = {
        (row["seed"], row["seat"], row["move"].split()[1])
        for row in positions
        if row["move"].split()[0] == verb
    }
    times = Counter(card for _, _, card in chosen)
    wins = Counter(card for seed, seat, card in chosen if won[seed, seat])
    ranked = sorted(
        ((wins[card] / count, card, count) for card, count in times.items() if count >= LEAST),
        reverse=True,
    )
    picked = ranked if len(ranked) <= 2 * SHOWN else ranked[:SHOWN] + ranked[-SHOWN:]
    return [(card, share, f"{100 * share:.0f} % of {count}") for share, card, count in picked]


def part(folder: Path, game: str) -> list[str]:
    """The page's part about one game; draws its plots."""
    about = json.loads((folder / game / "dataset.json").read_text("utf-8"))
    games = parquet.read_table(folder / game / "games").to_pylist()
    columns = ["seed", "seat", "move"]
    positions = parquet.read_table(folder / game / "positions", columns=columns).to_pylist()
    told = f"{len(games)} games of {', '.join(about['bots'])}, seed {about['seed']}"
    width = max(1, (max(max(g["scores"]) for g in games) + 19) // 20)
    plots = {
        "first": ("Who wins: +0 began", shares_by_place(games), 1 / about["players"]),
        "scores": ("Final scores", distribution(games, width), 0.0),
    }
    verb = {"stellar": "play", "star_realms": "acquire"}.get(game)
    if verb is not None:  # in Sternenhimmel everybody puts every token
        rows = winners_among(positions, games, verb)
        plots["cards"] = (f"Who wins, of those who chose: {verb}", rows, 1 / about["players"])
    lines = [f"## {GAMES[game]}", "", f"{told}; {len(positions):,} decisions.", ""]
    for name, (title, rows, middle) in plots.items():
        picture = f"data-{game.replace('_', '-')}-{name}.svg"
        drawn = bars(f"{GAMES[game]}: {title}", told, rows, middle)
        (FOLDER / picture).write_text(drawn, "utf-8")
        lines += [f"![{title}]({picture})", ""]
    return lines


HEAD = """\
# What the data shows

`tools/research_data_page.py` makes this page from [datasets](README.md#data) of one bot against
itself. The line in a plot is what chance alone would give.

Read the plots with care. A player who takes a good card may be winning already: a share is a
correlation, not a cause. And 120 games say little about a single card: for 60 choices, the 95 %
interval is 13 points to each side. For reliable results, write a larger dataset.

This program answers the three questions below:

```python
from collections import Counter
from statistics import mean, quantiles

import pyarrow.parquet as parquet

from asterism.cli import main

main(["dataset", "stellar", "--bots", "random", "--games", "40", "--seed", "1", "--out", "data"])
games = parquet.read_table("data/games").to_pylist()
positions = parquet.read_table("data/positions", columns=["move", "reward"]).to_pylist()

# Does it help to begin?
print(mean(game["first_seat"] in game["winners"] for game in games))

# How are the scores spread?
print(quantiles([score for game in games for score in game["scores"]], n=4))

# Which cards do winners play?
played = [row for row in positions if row["move"].startswith("play")]
times = Counter(row["move"].split()[1] for row in played)
wins = Counter(row["move"].split()[1] for row in played if row["reward"] > 0)
print(sorted(times, key=lambda card: wins[card] / times[card])[-3:])
```
"""


def main(folder: Path) -> None:
    lines = [HEAD]
    for game in GAMES:
        lines += part(folder, game)
    (FOLDER / "data.md").write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
