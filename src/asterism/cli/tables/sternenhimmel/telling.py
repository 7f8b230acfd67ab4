"""Sternenhimmel's table in words: for those who listen, and for those who ask."""

from asterism import Message
from asterism.cli.tables import Json
from asterism.cli.tables.pen import Pen
from asterism.cli.tables.sternenhimmel.signs import (
    KEYS,
    SEATS,
    SIGNS,
    TYPED,
    board_name,
    boards_of,
    charts,
    sign,
    signs,
    star_name,
    tokens_of,
)
from asterism.games.sternenhimmel.boards import Board


def item(label: Message, text: str, pen: Pen) -> str:
    return pen.say(Message("terminal-item", label=label, text=text))


# The whole table


def describe(view: Json, pen: Pen) -> list[str]:
    lines: list[str] = []
    for place, board, tokens in charts(view):
        lines += describe_board(place, board, tokens, view, pen)
    lines += score(view, pen)
    for seat in range(len(view["players"])):
        lines.append(describe_hand(seat, view, pen))
    lines.append(pen.say(Message("terminal-sternenhimmel-pile", count=len(view["pile"]))))
    return lines


def describe_board(
    place: int, board: Board, tokens: dict[str, Json], view: Json, pen: Pen
) -> list[str]:
    prizes = Message("sternenhimmel-sheet-board", board=board.label, first=board.first,
                     second=board.second)  # fmt: skip
    lines = [f"{place} {pen.say(prizes)}"]
    for number in range(len(board.stars)):
        lines.append(describe_star(place, board, number, tokens, view, pen))
    return lines


def describe_star(
    place: int, board: Board, number: int, tokens: dict[str, Json], view: Json, pen: Pen
) -> str:
    """`1c Hamal (large): free, joined to 1b and 1d.`"""
    star = board.stars[number]
    joined = [
        f"{place}{KEYS[other]}"
        for other in range(len(board.stars))
        if board.near[number] >> other & 1
    ]
    return pen.say(
        Message(
            "terminal-sternenhimmel-star",
            key=f"{place}{KEYS[number]}",
            star=board.names[number],
            large=board.large[number],
            state=state_of(star.name, tokens.get(star.id), view),
            joined=joined or ["-"],
        )
    )


def state_of(star: str, token: Json | None, view: Json) -> Message:
    if token is None:
        return Message("terminal-sternenhimmel-free")
    seat = token["seat"]
    if token["token"] is None:
        places = view["players"][seat]["face_down"]
        can_be = next(place["can_be"] for place in places if place["star"] == star)
        cards: list[object] = [Message("sternenhimmel-token-bare", token=code) for code in can_be]
        return Message("terminal-sternenhimmel-hidden", player=seat, tokens=cards)
    return Message(
        "terminal-sternenhimmel-lies",
        player=seat,
        what=Message("sternenhimmel-token-bare", token=token["token"]),
        face_down=token["face_down"],
    )


def describe_hand(seat: int, view: Json, pen: Pen) -> str:
    told = view["players"][seat]
    own = told["hand"] is not None
    codes = told["hand"] if own else told["may_hold"]
    tokens: list[object] = [Message("sternenhimmel-token-bare", token=code) for code in codes]
    if own:
        return pen.say(Message("terminal-sternenhimmel-hand", player=seat, tokens=tokens or ["-"]))
    return pen.say(
        Message(
            "terminal-sternenhimmel-holds",
            player=seat,
            count=told["held"],
            tokens=tokens or ["-"],
        )
    )


def score(view: Json, pen: Pen) -> list[str]:
    """Everybody's coins."""
    return [
        pen.say(
            Message(
                "sternenhimmel-sheet-coins",
                player=seat,
                count=-1 if player["resigned"] else player["coins"],
            )
        )
        for seat, player in enumerate(view["players"])
    ]


# Questions


def explain(word: str, view: Json, pen: Pen) -> list[str]:
    """A star by its key, `1c`; a constellation by its number or id; a token; a player's letter."""
    asked = word.strip().casefold()
    if word.strip() in list(SEATS[: len(view["players"])]):
        return [describe_hand(SEATS.index(word.strip()), view, pen)]
    for place, board, tokens in charts(view):
        if asked in (str(place), board.code.casefold(), board_name(board, pen).casefold()):
            return describe_board(place, board, tokens, view, pen)
        for number in range(len(board.stars)):
            if asked in (f"{place}{KEYS[number]}", star_name(board, number, pen).casefold()):
                return [describe_star(place, board, number, tokens, view, pen)]
    board_asked = boards_of(view).find(asked)
    if board_asked is not None:
        waits = asked in view["pile"]
        return [pen.say(Message("sternenhimmel-not-in-play", board=board_asked.label, waits=waits))]
    code = TYPED.get(asked, asked)
    if code in tokens_of(view):
        return [
            f"{sign(code, pen)}  {pen.say(Message('terminal-sternenhimmel-token', token=code))}"
        ]
    return []


def legend(view: Json, pen: Pen) -> list[str]:
    names = [
        f"{SEATS[seat]} {pen.say(Message('terminal-player', player=seat))}"
        for seat in range(len(view["players"]))
    ]
    return [
        item(Message("terminal-sternenhimmel-letters"), ", ".join(names), pen),
        item(
            Message("terminal-sternenhimmel-tokens"),
            f"{signs(tokens_of(view), pen)} ({', '.join(SIGNS)}: "
            f"{', '.join(sign(code, pen) for code in SIGNS)})",
            pen,
        ),
        *pen.say(Message("terminal-sternenhimmel-legend")).split("\n"),
        *pen.say(Message("terminal-sternenhimmel-notation")).split("\n"),
    ]
