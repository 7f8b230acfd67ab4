"""Make docs/research/actions-*.md and observations-*.md: the tables of the environments.

python tools/research_docs.py           write them anew
python tools/research_docs.py --check   fail if the committed ones are not what the code says
"""

import sys
from pathlib import Path

from asterism.engine.encoding import Encoder
from asterism.games.star_realms.actions import CAP
from asterism.research.environments import Setting, setting

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "research"
MADE = "<!-- made by tools/research_docs.py -->"
TITLES = {"star_realms": "Star Realms", "stellar": "Stellar", "sternenhimmel": "Sternenhimmel"}
# The tables of a format and number of players follow the same lines; these are written out.
SHOWN = {
    "stellar": (2, {}),
    "sternenhimmel": (4, {}),
    "star_realms": (2, {"format": "duel"}),
}
FORMATS = (
    *[(2, "duel"), (3, "deathmatch"), (3, "hunter"), (3, "raid"), (4, "deathmatch")],
    *[(4, "hydra2"), (6, "deathmatch"), (6, "hydra3"), (6, "emperor"), (6, "raid")],
)
LEFT_OUT = {
    "stellar": "Nothing is left out: each action is one move of the game.",
    "sternenhimmel": (
        "Nothing is left out: each action is one move of the game. The table follows the option "
        "`boards`: star by star in the order of the set, eight tokens each."
    ),
    "star_realms": (
        f"Seats are numbered relative to the seat that decides: `+1` is the next clockwise. Left "
        f"out are attacks on a player with more than {CAP} but less than the whole pool (the whole "
        "pool is always `all`) and, in Raid, attacks on a base with less than the highest amount. "
        "Equal cards in different condition (`blob-wheel#2`) share an action, which stands for the "
        "last of them that is listed. `wait` (Hydra) is not a move: it lets the next partner "
        "decide first, until every other partner has been asked once."
    ),
}


def pages() -> dict[str, str]:
    """The text of every page, by file name."""
    made: dict[str, str] = {}
    for game, (players, options) in SHOWN.items():
        shown = setting(game, players, options)
        made[f"actions-{game.replace('_', '-')}.md"] = actions_page(game, shown)
        made[f"observations-{game.replace('_', '-')}.md"] = observations_page(game, shown)
    return made


def heading(game: str, what: str, shown: Setting) -> list[str]:
    options = "".join(f", {name} {value}" for name, value in SHOWN[game][1].items())
    return [
        MADE,
        f"# {TITLES[game]}: {what}",
        "",
        f"`{shown.name}`, {shown.players} players{options}.",
        "",
    ]


def actions_page(game: str, shown: Setting) -> str:
    encoder = shown.encoder
    lines = heading(game, "actions", shown)
    lines += [LEFT_OUT[game], ""]
    if game == "star_realms":
        lines += ["| players | format | actions | bytes of an observation |", "|--:|---|--:|--:|"]
        for players, name in FORMATS:
            other = setting(game, players, {"format": name}).encoder
            lines.append(f"| {players} | {name} | {other.count:,} | {other.size:,} |")
        lines.append("")
    lines += ["| action | name |", "|--:|---|"]
    lines += [f"| {number} | `{name}` |" for number, name in enumerate(encoder.actions)]
    lines += ["", "What chance can do, where it is a player of its own (OpenSpiel):", ""]
    lines += ["| outcome | name |", "|--:|---|"]
    lines += [f"| {number} | `{name}` |" for number, name in enumerate(encoder.outcomes)]
    return "\n".join(lines) + "\n"


def observations_page(game: str, shown: Setting) -> str:
    encoder = shown.encoder
    lines = heading(game, "observations", shown)
    lines += [
        f"{encoder.size:,} bytes, each a number from 0 up. They hold what is visible and what",
        "the seat itself has; what a perfect memory adds (which cards a face-down card can be) is",
        "in the view's JSON.",
        "",
        "| from | to | field | shape | highest | meaning |",
        "|--:|--:|---|---|--:|---|",
        *field_lines(encoder),
    ]
    return "\n".join(lines) + "\n"


def field_lines(encoder: Encoder) -> list[str]:
    lines = []
    for field in encoder.fields:
        shape = " x ".join(str(length) for length in field.shape)
        last = field.at + field.size - 1
        cells = [field.at, last, f"`{field.name}`", shape, field.high, field.meaning]
        lines.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return lines


def main(arguments: list[str]) -> int:
    made = pages()
    if "--check" in arguments:
        stale = [
            name
            for name, text in made.items()
            if not (FOLDER / name).is_file() or (FOLDER / name).read_text("utf-8") != text
        ]
        if stale:
            print(f"docs/research: {', '.join(stale)} not current: python tools/research_docs.py")
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in made.items():
        (FOLDER / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
