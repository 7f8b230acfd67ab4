"""Stellar's table: the row, two telescopes in their shape, two notebooks, the hand, the score."""

from collections.abc import Sequence

from rich.text import Text

from asterism import Message, Move, View
from asterism.cli.tables import Choice, Json
from asterism.cli.tables.generic import is_wish, next_of
from asterism.cli.tables.lines import Line, apart, beside, size, to_text
from asterism.cli.tables.pen import Pen
from asterism.cli.tables.stellar.cards import ACCENT, DIM, face
from asterism.cli.tables.stellar.drawing import (
    Plan,
    head,
    notebook,
    parts,
    row_and_hand,
    telescope,
)
from asterism.cli.tables.stellar.telling import describe, explain, legend, round_of, score
from asterism.games.stellar.moves import Last, Place, Play, Start, Take

__all__ = [
    "choices",
    "describe",
    "explain",
    "is_quiet",
    "is_wish",
    "legend",
    "next_of",
    "reading",
    "score",
    "table",
]

# What the row, the hand and the piles show anyway.
QUIET = ("revealed", "dealt", "starter_dealt", "discarded", "picked")


def table(view: Json, choices: Sequence[Choice], width: int, height: int, pen: Pen) -> list[Text]:
    plan = largest(width, height)
    marks = [
        {c.move.slot: c.note for c in choices if isinstance(c.move, Place) and not c.move.face_down}
        if seat == pen.you
        else {}
        for seat in (0, 1)
    ]
    seats = (pen.you, 1 - pen.you)
    halves = []
    for seat in seats:
        player = view["players"][seat]
        drawn = telescope(player, marks[seat], plan, view, pen)
        columns = beside(drawn, size(drawn[-1]) + 1, parts(seat, view, pen))
        body = [*columns, *notebook(seat, view, plan.half - 2, pen)]
        halves.append([head(seat, view, plan.half - 1, pen), *body])
    lines = [
        status(view, width, pen),
        *row_and_hand(view, plan, pen),
        *beside(halves[0], plan.half, halves[1]),
    ]
    return [to_text(line) for line in lines]


def largest(width: int, height: int) -> Plan:
    """The largest drawing that there is room for."""
    plans = [
        Plan(width, 2, width >= 100),
        Plan(width, 1, width >= 100),
        Plan(width, 1, False),
        Plan(width, 0, False),
    ]
    return next((plan for plan in plans if plan.lines <= height), plans[-1])


def status(view: Json, width: int, pen: Pen) -> Line:
    """The game, the round, the step, and who is to decide."""
    step = "place" if view["step"] == "play" and view["placing"] else view["step"]
    left: Line = [
        (pen.say(Message("stellar-name")), ACCENT),
        (pen.write(" · "), DIM),
        (pen.say(round_of(view)), ""),
    ]
    if not view["seats"]:
        return left
    return apart(left, [(pen.say(Message("stellar-step", step=step)), "bold")], width)


def choices(view: View, pen: Pen) -> list[Choice]:
    """The legal moves. Rows and telescopes have numbers of their own, so these are the keys: a
    slot's number, with a `d` behind it for face down.
    """
    return [choice(move, str(place), view, pen) for place, move in enumerate(view.legal_moves(), 1)]


def choice(move: Move, key: str, view: View, pen: Pen) -> Choice:
    phrase = view.game.move_message(move, view)
    label = pen.say(phrase)
    coming: Json = view.preview(move)
    wins = pen.wins(coming["scores"])
    if isinstance(move, Place):
        group = Message("terminal-stellar-face", face_down=move.face_down)
        key = f"{move.slot}d" if move.face_down else str(move.slot)
        return Choice(key, move, label, wins, group=pen.say(group))
    if isinstance(move, Take):
        name = pen.say(Message("stellar-card", card=phrase.args["card"]))
        return Choice(str(move.slot), move, label, short=name)
    notes = [wins] if any(coming["scores"]) else []
    short = ""
    if isinstance(move, Play):
        follows: Json = coming["follows"]
        card = None if follows["card"] is None else face(follows["card"])
        notes.append(pen.say(Message("terminal-stellar-then", card=card)))
        short = arrow(face(move.card.code), move.area, pen)
    elif isinstance(move, Start | Last):
        name = pen.say(Message("stellar-card", card=move.card.code))
        short = arrow(name, "telescope" if isinstance(move, Start) else "notebook", pen)
    return Choice(key, move, label, pen.write(" · ").join(notes), short)


def arrow(card: str, area: str, pen: Pen) -> str:
    """`P3 → Telescope`"""
    return pen.write(f"{card} → {pen.say(Message('stellar-area', area=area))}")


def reading(entry: str, view: Json) -> str:
    """Slots are typed as bare numbers, face down with a `d`."""
    number = entry.removesuffix("d")
    if not number.isdecimal():
        return entry
    if view["step"] == "take":
        return f"take {entry}"
    if view["placing"]:
        return f"place {number} {'down' if entry.endswith('d') else 'up'}"
    return entry


def is_quiet(event: Json) -> bool:
    return event["type"] in QUIET
