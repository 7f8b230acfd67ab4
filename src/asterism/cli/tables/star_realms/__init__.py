"""Star Realms' table: the trade row with what its cards do, hand, pools, everybody's realm."""

from collections.abc import Sequence

from rich.text import Text

from asterism import Message, Move, View
from asterism.cli.tables import Choice, Json, generic
from asterism.cli.tables.lines import to_text
from asterism.cli.tables.pen import Pen
from asterism.cli.tables.star_realms.drawing import Detail, Plan, draw
from asterism.cli.tables.star_realms.signs import DIM
from asterism.cli.tables.star_realms.telling import describe, explain, legend
from asterism.games.star_realms import conveniences
from asterism.games.star_realms.moves import Attack, AttackBase
from asterism.games.star_realms.view import as_star_realms

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

reading, score = generic.reading, generic.score

# What the table or another sentence shows anyway.
QUIET = ("asked", "drew", "gained", "refilled")


def table(view: Json, choices: Sequence[Choice], width: int, height: int, pen: Pen) -> list[Text]:
    """As much of it as there is room for."""
    for detail in sorted(Detail, reverse=True):
        lines = draw(view, Plan(width, detail), pen)
        if len(lines) <= height:
            break
    else:
        rest = pen.say(Message("terminal-star-realms-rest"))
        lines = [*lines[: height - 1], [(rest, DIM)]]
    return [to_text(line) for line in lines]


def choices(view: View, pen: Pen) -> list[Choice]:
    """The legal moves. Of attacks only the strongest on each victim are listed: the others are
    typed like it, with a smaller number.
    """
    legal = view.legal_moves()
    strongest: dict[str, Move] = {}
    for move in legal:
        strongest[victim_of(move)] = move  # amounts rise
    found: list[Choice] = []
    for move in legal:
        label = pen.say(view.game.move_message(move, view))
        if strongest[victim_of(move)] is not move:
            found.append(Choice(move.text, move, label, is_listed=False))
            continue
        number = 1 + sum(choice.is_listed for choice in found)
        note = ""
        if isinstance(move, Attack | AttackBase) and move.amount > least(move, legal):
            note = pen.say(Message("terminal-star-realms-less"))
        found.append(Choice(str(number), move, label, note))
    return found


def victim_of(move: Move) -> str:
    """Attacks that differ in nothing but their amount have the same."""
    return move.text.rpartition(" ")[0] if isinstance(move, Attack | AttackBase) else move.text


def least(move: Attack | AttackBase, legal: Sequence[Move]) -> int:
    """The smallest amount with which the same can be attacked."""
    return min(
        other.amount
        for other in legal
        if isinstance(other, Attack | AttackBase) and victim_of(other) == victim_of(move)
    )


WISHES = {"play all": conveniences.PLAY_ALL, "use all": conveniences.USE_ALL}
ATTACK = "attack all"


def is_wish(entry: str) -> bool:
    """`play all`, `use all`, `attack all` (the only victim, or `attack all 3`: seat 3)."""
    victim = entry.removeprefix(ATTACK)
    return entry in WISHES or (victim != entry and (not victim or victim.strip().isdecimal()))


def next_of(entry: str, view: View) -> Move | None:
    seen = as_star_realms(view)
    if seen.seat is None:
        return None
    if not entry.startswith(ATTACK):
        wish = WISHES.get(entry, conveniences.FORCED)
        return conveniences.next_move(seen.table, seen.seat, wish)
    prey = seen.table.prey
    victim = entry.removeprefix(ATTACK).strip()
    for seat in prey:
        if victim == str(seat) or (not victim and len(prey) == 1):
            return conveniences.next_attack(seen.table, seen.seat, seat)
    return None


def is_quiet(event: Json) -> bool:
    """Also ships that are discarded: they are at the end of every turn."""
    is_end = event["type"] == "discarded" and event["source"].startswith("ships")
    return is_end or event["type"] in QUIET
