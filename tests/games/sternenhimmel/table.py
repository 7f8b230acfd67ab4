"""Constellations and positions of Sternenhimmel laid out in a few words.

The tokens of a constellation are written in the order of its stars `a`, `b`, `c` ...: `0:10` is the
10 of seat 0. Its lines are written `ab bc`; not given, the stars are a chain.
"""

from __future__ import annotations

from itertools import pairwise
from string import ascii_lowercase
from typing import Any, TypeAlias

import asterism
from asterism import State

GAME = asterism.game("sternenhimmel")
Json: TypeAlias = dict[str, Any]


def lines_of(count: int, lines: str | None) -> list[list[str]]:
    if lines is None:
        return [list(pair) for pair in pairwise(ascii_lowercase[:count])]
    return [list(pair) for pair in lines.split()]


def board(
    sizes: str,
    lines: str | None = None,
    first: int = 8,
    second: int = 6,
    id: str = "own",
) -> Json:
    """A board; `sls` are the sizes of its stars: small, large, small."""
    return {
        "id": id,
        "stars": [
            {"id": star, "size": "large" if size == "l" else "small"}
            for star, size in zip(ascii_lowercase, sizes, strict=False)
        ],
        "lines": lines_of(len(sizes), lines),
        "first": first,
        "second": second,
    }


def tokens(text: str) -> dict[str, Json]:
    """`0:10 - 1:hole`: the 10 of seat 0 on `a`, nothing on `b`, the black hole of seat 1 on `c`."""
    found = {}
    for star, word in zip(ascii_lowercase, text.split(), strict=False):
        if word != "-":
            seat, token = word.split(":")
            found[star] = {"seat": int(seat), "token": token}
    return found


def constellation(
    lying: str,
    lines: str | None = None,
    first: int = 8,
    second: int = 6,
    players: int = 4,
    **options: object,
) -> Json:
    """A full constellation by itself, as the command `asterism score` reads it."""
    return {
        "game": "sternenhimmel",
        "players": players,
        "options": options,
        "board": board("s" * len(lying.split()), lines, first, second),
        "tokens": tokens(lying),
    }


def score(lying: str, lines: str | None = None, **more: Any) -> Json:
    return GAME.score(constellation(lying, lines, **more))


def coins(lying: str, lines: str | None = None, **more: Any) -> list[int]:
    """What each seat gets."""
    return list(score(lying, lines, **more)["coins"].values())


def position(charts: list[tuple[Json, str]], pile: list[Json] | None = None, **more: Any) -> Json:
    """Boards in play with their tokens, and boards in the pile."""
    boards = [item for item, _ in charts] + (pile or [])
    return {
        "game": "sternenhimmel",
        "options": {"boards": {"boards": boards}, **more.pop("options", {})},
        "players": more.pop("players", [{} for _ in charts]),
        "sky": [{"board": item["id"], "tokens": tokens(lying)} for item, lying in charts],
        "pile": [item["id"] for item in pile or []],
        **more,
    }


def lay_out(charts: list[tuple[Json, str]], pile: list[Json] | None = None, **more: Any) -> State:
    """The position as a game that can be played on, with a log."""
    return GAME.resume(position(charts, pile, **more))


def told(state: State, type: str, seat: int | None = None) -> list[Json]:
    """The events of one type, as a seat saw them."""
    return [event for event in state.events(seat) if event["type"] == type]


def whole(state: State) -> Json:
    """The position as JSON."""
    return state.to_json()


def seen(state: State, seat: int | None) -> Json:
    """The view of a seat as JSON."""
    return state.view(seat).to_json()


def coins_of(state: State) -> list[int]:
    return [player["coins"] for player in whole(state)["players"]]
