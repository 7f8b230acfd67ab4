"""What Sternenhimmel brings to the conformance suite."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import cast

import asterism
from asterism import State
from asterism.conformance.kit import Case, Json, Pieces, Small
from asterism.games.sternenhimmel.boards import Board, BoardSet
from asterism.games.sternenhimmel.knowledge import FaceDown
from asterism.games.sternenhimmel.moves import Star
from asterism.games.sternenhimmel.options import Rules
from asterism.games.sternenhimmel.shapes import Position
from asterism.games.sternenhimmel.tokens import Lying, TokenSet
from tests.games.sternenhimmel.boxes import random_pack
from tests.games.sternenhimmel.follower import SternenhimmelFollower, boards_of
from tests.games.sternenhimmel.worlds import CODES

TRIANGLE: Json = {
    "id": "tri",
    "name": "Triangle",
    "stars": [
        {"id": "a", "size": "small"},
        {"id": "b", "size": "large"},
        {"id": "c", "size": "large"},
    ],
    "lines": [["a", "b"], ["b", "c"], ["c", "a"]],
    "first": 3,
    "second": 1,
}
FEW: Json = {"boards": ["cnc", "ari", TRIANGLE, "ser", "vir"]}

CASES = [
    Case(4),
    Case(3, {"start_player": 0, "compensation": "winner"}),
    Case(3, {"start_player": 1, "boards": FEW}),
    Case(4, {"start_player": 2, "doubles": "add"}),
    Case(5, {"start_player": 3}),
    Case(5, {"start_player": 4, "compensation": "winner", "doubles": "add"}),
    *(Case(players, {"pack": random_pack(players)}) for players in (3, 4, 5)),
]
FOLLOWER = SternenhimmelFollower
# Read once, never changed.
SHARED = (Board, BoardSet, FaceDown, Lying, Rules, Star, TokenSet)


def PIECES(position: Json) -> Pieces:  # noqa: N802
    data = cast(Position, position)
    pieces: Pieces = {"pile": list(data["pile"])}
    for seat, player in enumerate(data["players"]):
        pieces[f"hand.{seat}"] = list(player["hand"])
    for place, chart in enumerate(data["sky"]):
        if chart is not None:
            pieces[f"sky.{place}"] = [chart["board"]]
            for star, lying in chart["tokens"].items():
                pieces[f"star.{chart['board']}.{star}"] = [lying["token"]]
    there = [
        code for place, codes in pieces.items() if place[:3] in ("pil", "sky") for code in codes
    ]
    pieces["scored"] = sorted(set(boards_of(cast(Json, data["options"]))) - set(there))
    return pieces


# Small positions: three boards of our own with many small stars, most tokens open.


def long_board(id: str, small: int, large: int) -> Json:
    sizes = ["small"] * small + ["large"] * large
    return {
        "id": id,
        "stars": [{"id": f"s{number}", "size": size} for number, size in enumerate(sizes)],
        "lines": [],
        "first": 5,
        "second": 3,
    }


LONG: Json = {
    "boards": [
        long_board("one", 8, 2),
        long_board("two", 9, 1),
        long_board("six", 6, 3),
        "ari",
        "cnc",
    ]
}


def laid_out(*tokens: str) -> dict[str, Json]:
    """Tokens on the stars of a board in order: `1:hole` is the hole of seat 1, `-` is none."""
    found: dict[str, Json] = {}
    for number, text in enumerate(tokens):
        if text != "-":
            seat, _, token = text.partition(":")
            found[f"s{number}"] = {"seat": int(seat), "token": token}
    return found


def small_position(known: list[list[Json]] | None) -> State:
    """Seat 1 has two tokens face down and one in hand; seat 2 two face down and none in hand."""
    one = laid_out("1:1", "1:3", "1:5", "1:6", "1:7", "0:1", "0:3", "-", "1:double", "1:10")
    two = laid_out("2:1", "2:3", "2:5", "2:6", "2:7", "2:10", "2:hole", "0:5", "-", "2:double")
    six = laid_out("1:hole", "0:6", "0:7", "0:10", "-", "-", "2:double", "0:hole", "-")
    position: Json = {
        "game": "sternenhimmel",
        "options": {"boards": LONG},
        "players": [{"coins": 0}, {"coins": 3}, {"coins": 2}],
        "sky": [
            {"board": "one", "tokens": one},
            {"board": "two", "tokens": two},
            {"board": "six", "tokens": six},
        ],
        "pile": ["cnc", "ari"],
        "seat": 0,
        "known": known,
    }
    return asterism.game("sternenhimmel").resume(position)


def arrangements(tokens: list[str]) -> Iterator[list[str]]:
    """Every order of the tokens; equal ones cannot be told apart."""
    if not tokens:
        yield []
    for token in sorted(set(tokens)):
        rest = tokens.copy()
        rest.remove(token)
        for order in arrangements(rest):
            yield [token, *order]


def deals_of(state: State, stars: list[list[str]]) -> Iterator[Pieces]:
    """Everything that seat 0 does not see, dealt in every way: the face-down stars of seats 1 and
    2 and their hands, whose places count, and the pile.
    """
    pieces = PIECES(state.to_json())
    ways: list[list[Pieces]] = []
    for seat, places in zip((1, 2), stars, strict=True):
        hidden = [code for place in places for code in pieces[place]] + pieces[f"hand.{seat}"]
        ways.append(
            [
                {place: [code] for place, code in zip(places, order, strict=False)}
                | {f"hand.{seat}": sorted(order[len(places) :], key=CODES.index)}
                for order in arrangements(hidden)
            ]
        )
    ways.append([{"pile": order} for order in arrangements(pieces["pile"])])
    for parts in product(*ways):
        deal = dict(pieces)
        for part in parts:
            deal |= part
        yield deal


STARS = [["star.one.s8", "star.one.s9"], ["star.two.s9", "star.six.s6"]]


def nothing_known() -> State:
    return small_position(None)


def all_deals() -> list[Pieces]:
    """Seat 1 has 10, double and double in three places, seat 2 two double stars in two."""
    return list(deals_of(nothing_known(), STARS))


def one_double_was_open() -> State:
    """While seat 1's first two tokens lay face down, one of its double stars lay open elsewhere."""
    known: list[list[Json]] = [
        [],
        [{"star": "one.s8", "seen": ["double"]}, {"star": "one.s9", "seen": ["double"]}],
        [],
    ]
    return small_position(known)


def deals_after_one_double() -> list[Pieces]:
    return [
        deal
        for deal in deals_of(one_double_was_open(), STARS)
        if (deal["star.one.s8"] + deal["star.one.s9"]).count("double") < 2
    ]


def the_ten_was_open() -> State:
    """While the older of the two lay face down, the 10 lay open elsewhere."""
    known: list[list[Json]] = [
        [],
        [{"star": "one.s9", "seen": ["10"]}, {"star": "one.s8", "seen": []}],
        [],
    ]
    state = small_position(None)
    position = state.to_json()
    players, sky = cast(list[Json], position["players"]), cast(list[Json], position["sky"])
    # Seat 1's tokens are exchanged: a double star under the older one, the 10 in the hand.
    cast(dict[str, Json], sky[0]["tokens"])["s9"]["token"] = "double"
    cast(dict[str, Json], sky[0]["tokens"])["s8"]["token"] = "double"
    players[1]["hand"] = ["10"]
    return asterism.game("sternenhimmel").resume({**position, "known": known})


def deals_after_the_ten() -> list[Pieces]:
    return [deal for deal in deals_of(the_ten_was_open(), STARS) if deal["star.one.s9"] != ["10"]]


SMALL = [
    Small("nothing-known", nothing_known, 0, all_deals),
    Small("one-double-was-open", one_double_was_open, 0, deals_after_one_double),
    Small("the-ten-was-open", the_ten_was_open, 0, deals_after_the_ten),
]
