"""Positions of Stellar laid out by hand: what a test does not name is filled with other cards.

Telescopes are written `1:P3 4:~M6`, everything else as codes: `P3 M6`; an empty slot of the row is
`-`. Decks and discard piles begin with the top card.
"""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, TypeAlias

import asterism
from asterism import State

GAME = asterism.game("stellar")
Json: TypeAlias = dict[str, Any]

TYPES = "PMACB"
# ST-1.2, counted out by hand: the numbers 1 to 5 twice, the 6/0 once, satellites once.
BOX = Counter(
    {
        **{f"{type}{number}": 2 for type in TYPES for number in range(1, 6)},
        **{f"{type}6": 1 for type in TYPES},
        **{f"S{number}": 1 for number in range(1, 6)},
    }
)
ROW = "A4 P3 B6 M1 C4"


def position(
    telescopes: tuple[str, str] = ("1:P3", "1:C3"),
    hands: tuple[str, str] = ("", ""),
    notebooks: tuple[str, str] = ("", ""),
    row: str = ROW,
    deck: str = "",
    discard: str | None = None,
    turn: int | None = None,
    step: str = "take",
    options: Mapping[str, object] | None = None,
    **more: object,
) -> Json:
    """Seat 0 begins and, unless `turn` says otherwise, has the turn that fits its telescope.

    `deck` are the top cards, all cards that are nowhere else lie below them; if a discard pile is
    given as `...`, they lie there instead.
    """
    sides = [dict(slot.split(":") for slot in side.split()) for side in telescopes]
    turn = 2 * (len(sides[0]) - 1) if turn is None else turn
    placing = more.get("placing")
    given: Json = {
        "hands": [hand.split() for hand in hands],
        "notebooks": [notebook.split() for notebook in notebooks],
        "row": [None if card == "-" else card for card in row.split()],
        "deck": deck.split(),
        "discard": [] if discard in (None, "...") else str(discard).split(),
    }
    left = BOX - Counter(codes([sides, given, placing]))
    spare = sorted(left.elements(), key=lambda card: (card[1], card[0]))  # a mix of all types
    for seat in (0, 1):
        turns = (turn + 1 - seat) // 2
        active = turn % 2 == seat
        held = 3 if active and step == "play" and placing is None else 2
        noted = turns + 1 + (active and step == "follow")
        free = [str(slot) for slot in range(12, 0, -1) if str(slot) not in sides[seat]]
        while len(sides[seat]) < turns + 1:
            sides[seat][free.pop(0)] = spare.pop()
        for cards, count in ((given["hands"][seat], held), (given["notebooks"][seat], noted)):
            while len(cards) < count:
                cards.append(spare.pop())
    given["discard" if discard == "..." else "deck"] += spare
    players = [{"telescope": sides[seat], "notebook": given["notebooks"][seat]} for seat in (0, 1)]
    for seat in (0, 1):
        players[seat]["hand"] = given["hands"][seat]
    return {
        "game": "stellar",
        "options": {"start_player": 0, **(options or {})},
        "turn": turn,
        "step": step,
        "players": players,
        "row": given["row"],
        "deck": given["deck"],
        "discard": given["discard"],
        **more,
    }


def codes(data: object) -> list[str]:
    """All card codes inside, wherever they stand."""
    if isinstance(data, str):
        return [data.removeprefix("~")] if data.removeprefix("~") in BOX else []
    if isinstance(data, dict):
        return codes(list(data.values()))
    return [code for item in data for code in codes(item)] if isinstance(data, list) else []


def lay_out(*args: Any, **settings: Any) -> State:
    """A game that begins at such a position, with a log."""
    return GAME.resume(position(*args, **settings))


def play(state: State, *moves: str) -> State:
    """Play one after the other, by whoever may decide: `take 2`, `play B1 telescope`, ..."""
    for move in moves:
        state.play(move)
    return state


def legal(state: State, seat: int | None = None) -> list[str]:
    return [move.text for move in state.legal_moves(seat)]


def whole(state: State) -> Json:
    """The position, hidden things included."""
    return json.loads(json.dumps(state.to_json()))  # type: ignore[no-any-return]


def seen(state: State, seat: int | None) -> Json:
    """What the seat knows."""
    return json.loads(json.dumps(state.view(seat).to_json()))  # type: ignore[no-any-return]


def told(state: State, seat: int | None, type: str) -> list[Json]:
    """The events of one type, as the seat saw them."""
    return [event for event in state.events(seat) if event["type"] == type]


def up(*slots: int) -> list[str]:
    return [f"place {slot} up" for slot in slots]


def down(*slots: int) -> list[str]:
    return [f"place {slot} down" for slot in slots]


def starting_game(seed: int = 0, **options: object) -> State:
    """A game at its first turn: both have chosen the first starter they hold."""
    state = GAME.start(2, seed, dict(options))
    for seat in (0, 1):
        state.play(state.legal_moves(seat)[0], seat)
    return state


def to_the_last_cards(seed: int = 0, **options: object) -> State:
    """Always the first legal move, until only the last cards are to be chosen."""
    state = starting_game(seed, **options)
    while state.to_json()["step"] != "last":
        state.play(state.legal_moves()[0])
    return state


def sheet(*sides: str, **options: object) -> Json:
    """The score sheet of two sides, each written `telescope | notebook`; a missing one is empty."""
    players = []
    for side in [*sides, "|", "|"][:2]:
        telescope, notebook = side.split("|")
        slots = dict(slot.split(":") for slot in telescope.split())
        players.append({"telescope": slots, "notebook": notebook.split()})
    return GAME.score({"players": players, "options": options})


def third_round() -> Json:
    """Turn 4, three cards in every area, and seat 0 takes; two cards lie face down."""
    return position(
        ("1:P3 4:M3 6:~B1", "1:C3 2:C1 3:~S4"),
        ("A1 C5", "P1 P2"),
        ("A3 M5 M6", "B3 B4 S2"),
        row="P3 C4 M1 B6 A4",
        deck="P4 P5",
    )


def ended(seed: int = 1) -> State:
    """A game that is over."""
    state = to_the_last_cards(seed)
    for seat in (0, 1):
        state.play(state.legal_moves(seat)[0], seat)
    return state
