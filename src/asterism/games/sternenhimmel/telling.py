"""How Sternenhimmel speaks: events, moves, prompts and score sheets as messages."""

from __future__ import annotations

from asterism.engine.message import Argument, Message
from asterism.engine.move import Move
from asterism.engine.reading import as_int, as_list, as_object
from asterism.games.sternenhimmel.boards import BoardSet
from asterism.games.sternenhimmel.moves import Put
from asterism.games.sternenhimmel.resolution import Resolution
from asterism.games.sternenhimmel.tokens import BY_CODE
from asterism.games.sternenhimmel.view import SternenhimmelView

MOST = 10**9  # coins, and what double stars can make of a value


def event_message(event: dict[str, object], view: SternenhimmelView) -> Message:
    """An event as the sentence of the log. The game's own boards know the names."""
    boards = view.table.rules.boards
    type, player, card = event["type"], event["seat"], event.get("card")
    if type == "uncovered":
        return Message("sternenhimmel-event-uncovered", board=boards.label_of(card))
    if type == "start_player":
        return Message("sternenhimmel-event-start-player", player=player)
    if type == "put":
        board, star = boards.names_at(event["target"])
        if event["face_down"]:
            return Message(
                "sternenhimmel-event-put-face-down",
                player=player,
                token=card,
                star=star,
                board=board,
            )
        return Message("sternenhimmel-event-put", player=player, token=card, star=star, board=board)
    if type == "skipped":
        return Message("sternenhimmel-event-skipped", player=player)
    if type == "completed":
        board = boards.label_of(event["board"])
        return Message("sternenhimmel-event-completed", player=player, board=board)
    if type == "turned_up":
        _, star = boards.names_at(event["source"])
        return Message("sternenhimmel-event-turned-up", player=player, token=card, star=star)
    if type == "annihilated":
        places = star_names(event["stars"], boards)
        return Message("sternenhimmel-event-annihilated", places=places)
    if type == "swallowed":
        _, star = boards.names_at(event["star"])
        places = star_names(event["stars"], boards)
        return Message("sternenhimmel-event-swallowed", player=player, star=star, places=places)
    if type == "doubled":
        _, star = boards.names_at(event["star"])
        token, worth = str(event["token"]), as_int(event["worth"], "worth", 0, MOST)
        return Message(
            "sternenhimmel-event-doubled",
            player=player,
            token=token,
            star=star,
            points=worth,
            count=doubles_beside(BY_CODE[token].value, worth, view.table.rules.doubles_multiply),
        )
    if type == "paid":
        return paid_message(event)
    if type == "returned":
        return Message("sternenhimmel-event-returned", player=player, token=card)
    if type == "scored":
        return Message("sternenhimmel-event-scored", board=boards.label_of(card))
    if type == "stuck":
        return Message("sternenhimmel-event-stuck")
    if type == "resigned":
        return Message("engine-resigned", player=player)
    if type == "taken_back":
        return Message("engine-undone", player=player)
    return Message("sternenhimmel-event-game-end")


def star_names(stars: object, boards: BoardSet) -> list[Argument]:
    return [boards.names_at(star)[1] for star in as_list(stars, "event.stars")]


def doubles_beside(value: int, worth: int, multiply: bool) -> int:
    """How many double stars make that worth of a value (SH-3.4)."""
    times = worth // value
    return times.bit_length() - 1 if multiply else times - 1


def paid_message(event: dict[str, object]) -> Message:
    """What a player gets and why: of a prize that others are paid from, all three figures."""
    coins, paid = as_int(event["coins"], "coins", 0, MOST), event["compensation"]
    if paid:
        return Message(
            "sternenhimmel-event-first-pays",
            player=event["seat"],
            points=event["total"],
            number=event["tokens"],
            first=coins + as_int(paid, "compensation", 0, MOST),
            paid=paid,
            count=coins,
        )
    return Message(
        "sternenhimmel-event-paid",
        player=event["seat"],
        points=event["total"],
        number=event["tokens"],
        count=coins,
        reason=event["reason"],
    )


def move_message(move: Move, view: SternenhimmelView) -> Message:
    """A move as a phrase on a button."""
    assert isinstance(move, Put)
    board = view.table.rules.boards.board_of(move.star.board)
    number = board.number_of(move.star)
    return Message(
        "sternenhimmel-move-put",
        token=move.token.code,
        star=board.names[number],
        board=board.label,
        face_down=board.large[number],
    )


def prompt_message(view: SternenhimmelView) -> Message:
    """What is to be decided now, and by whom."""
    waiting = view.table.waiting
    if not waiting:
        return Message("sternenhimmel-event-game-end")
    if view.seat != waiting[0]:
        return Message("sternenhimmel-waiting", player=waiting[0])
    return Message("sternenhimmel-prompt")


# Score sheets


def sheet_messages(sheet: dict[str, object]) -> list[Message]:
    """A score sheet line by line: of a whole position, or of one constellation."""
    if "winners" in sheet:
        return game_messages(sheet)
    lines: list[Message] = []
    totals = as_object(sheet["totals"], "sheet.totals")
    for seat, coins in as_object(sheet["coins"], "sheet.coins").items():
        if seat in totals:
            lines.append(
                Message(
                    "sternenhimmel-sheet-line", player=int(seat), points=totals[seat], count=coins
                )
            )
        else:
            lines.append(Message("sternenhimmel-sheet-nothing", player=int(seat)))
    return lines


def game_messages(sheet: dict[str, object]) -> list[Message]:
    scores = as_list(sheet["scores"], "sheet.scores")
    lines = [
        Message("sternenhimmel-sheet-coins", player=seat, count=score)
        for seat, score in enumerate(scores)
    ]
    winners: list[Argument] = list(as_list(sheet["winners"], "sheet.winners"))
    if sheet["finished"]:
        lines.append(
            Message(
                "engine-outcome-score" if len(winners) == 1 else "engine-outcome-shared",
                winners=winners,
            )
        )
    elif len(winners) < len(scores):
        lines.append(Message("engine-leads", winners=winners))
    return lines


def resolution_messages(result: Resolution) -> list[Message]:
    """How a constellation resolves, step by step (SH-3, SH-4)."""
    board = result.board
    lines = [
        Message(
            "sternenhimmel-sheet-board", board=board.label, first=board.first, second=board.second
        )
    ]
    lines += _removal_lines(result)
    lines += _value_lines(result)
    for seat in range(result.players):
        if result.left(seat):
            lines.append(
                Message(
                    "sternenhimmel-sheet-total",
                    player=seat,
                    points=result.total(seat),
                    number=result.left(seat),
                )
            )
    lines += _prize_lines(result)
    return lines


def _names(result: Resolution, stars: int) -> list[Argument]:
    return [name for number, name in enumerate(result.board.names) if stars >> number & 1]


def _removal_lines(result: Resolution) -> list[Message]:
    lines: list[Message] = []
    if result.annihilated:
        places = _names(result, result.annihilated)
        lines.append(Message("sternenhimmel-event-annihilated", places=places))
    for number, found in enumerate(result.lying):
        eaten = result.eaten_by(number)
        if eaten and found is not None:
            lines.append(
                Message(
                    "sternenhimmel-event-swallowed",
                    player=found.seat,
                    star=result.board.names[number],
                    places=_names(result, eaten),
                )
            )
    if not lines:
        lines.append(Message("sternenhimmel-sheet-none-removed"))
    return lines


def _value_lines(result: Resolution) -> list[Message]:
    lines: list[Message] = []
    for number, found in enumerate(result.lying):
        if found is not None and result.is_doubled(number):
            lines.append(
                Message(
                    "sternenhimmel-event-doubled",
                    player=found.seat,
                    token=found.token.code,
                    star=result.board.names[number],
                    points=result.worth(number),
                    count=(result.board.near[number] & result.doubles).bit_count(),
                )
            )
    if not lines:
        lines.append(Message("sternenhimmel-sheet-none-doubled"))
    return lines


def _prize_lines(result: Resolution) -> list[Message]:
    """Who gets what and why, the best first."""
    lines: list[Message] = []
    for seat in sorted(range(result.players), key=lambda seat: -result.ranks[seat]):
        reason = result.reason(seat)
        paid = result.compensation_of(seat)
        if paid:
            lines.append(
                Message(
                    "sternenhimmel-sheet-first-pays",
                    player=seat,
                    count=result.coins[seat],
                    first=result.board.first,
                    paid=paid,
                )
            )
        elif result.has_tokens(seat):
            lines.append(
                Message(
                    "sternenhimmel-sheet-paid",
                    player=seat,
                    count=result.coins[seat],
                    reason=reason,
                )
            )
    return lines
