"""Scoring once more, as slowly and plainly as the rules say it (ST-6): every way to assign every
satellite and every 6/0 is tried. Nothing here knows how the game itself counts.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

TYPES = "PMACB"
STARS = (3, 3, 2, 2, 1, 1)
SECTIONS = {"top": range(1, 6), "middle": range(6, 9), "bottom": range(9, 13)}


@cache
def run(numbers: frozenset[int]) -> int:
    """Count up from every number while the next one is there."""
    longest = 0
    for number in numbers:
        length = 1
        while number + length in numbers:
            length += 1
        longest = max(longest, length)
    return longest


def types(stars: dict[str, int], notebook: Sequence[str]) -> dict[str, dict[str, Any]]:
    """The lines of the sheet for the types, by trying everything."""
    satellites = sorted(int(card[1]) for card in notebook if card[0] == "S")
    sixes = [letter for letter in TYPES if f"{letter}6" in notebook]
    best: tuple[list[int], dict[str, dict[str, Any]]] | None = None
    for joined in product(TYPES, repeat=len(satellites)):
        for values in product((6, 0), repeat=len(sixes)):
            six = dict(zip(sixes, values, strict=True))
            lines: dict[str, dict[str, Any]] = {}
            for letter in TYPES:
                numbers = {int(card[1]) for card in notebook if card[0] == letter}
                if letter in six:
                    numbers = numbers - {6} | {six[letter]}
                mine = [n for n, type in zip(satellites, joined, strict=True) if type == letter]
                stack = numbers | set(mine)
                length = run(frozenset(stack))
                lowest = next(n for n in range(7) if stack >= set(range(n, n + length)))
                lines[letter] = {
                    "stars": stars[letter],
                    "run": length,
                    "points": stars[letter] * length,
                    "numbers": list(range(lowest, lowest + length)),
                    "satellites": mine,
                    "six": six.get(letter),
                }
            runs = [line["run"] for line in lines.values()]
            rank = [sum(line["points"] for line in lines.values()), sum(runs), *runs]
            if best is None or rank > best[0]:
                best = (rank, lines)
    assert best is not None
    return best[1]


Stars = Sequence[int] | Mapping[str, int]


def stars_on(card: str, stars: Stars) -> int:
    """By number, or by card."""
    return stars[card] if isinstance(stars, Mapping) else stars[int(card[1]) - 1]


def side(telescope: dict[str, str], notebook: Sequence[str], stars: Stars) -> Any:
    """One player's part of the sheet, without what needs the other's telescope."""
    face_up = [card for card in telescope.values() if card[0] != "~"]
    shown = {
        letter: sum(stars_on(card, stars) for card in face_up if card[0] == letter)
        for letter in TYPES
    }
    sections = {}
    for name, slots in SECTIONS.items():
        cards = [telescope[str(slot)] for slot in slots if str(slot) in telescope]
        sections[name] = sum(3 if card[0] == "~" else int(card[1]) for card in cards)
    missing = [letter for letter in TYPES if not any(card[0] == letter for card in face_up)]
    return {
        "types": types(shown, notebook),
        "sections": sections,
        "diversity": 0 if missing else 10,
        "missing": missing,
    }


def sheet(players: Sequence[Any], stars: Stars = STARS) -> Any:
    """The whole sheet of two players as positions describe them."""
    sides = [side(player["telescope"], player["notebook"], stars) for player in players]
    for mine, other in (sides, sides[::-1]):
        mine["won"] = [n for n in SECTIONS if mine["sections"][n] > other["sections"][n]]
        mine["section_points"] = 10 * len(mine["won"])
        points = sum(line["points"] for line in mine["types"].values())
        mine["type_points"] = points
        mine["total"] = points + mine["section_points"] + mine["diversity"]
    best = max(one["total"] for one in sides)
    return {"players": sides, "winners": [s for s in (0, 1) if sides[s]["total"] == best]}


def scored(players: Sequence[Any], stars: Sequence[int] = STARS) -> Any:
    """The sheet of a position: also with what a stack has more than once."""
    found = sheet(players, stars)
    for player, mine in zip(players, found["players"], strict=True):
        for letter, line in mine["types"].items():
            cards = [int(card[1]) for card in player["notebook"] if card[0] == letter]
            numbers = cards + line["satellites"]
            line["repeated"] = sorted({n for n in numbers if numbers.count(n) > 1})
    return {**found, "finished": True}
