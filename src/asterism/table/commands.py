"""What can be asked of a running game, and the result.

Each function decides one command. It either adds to the game and returns a Decision, or raises a
Refusal and changes nothing. The host stores the entries before it tells anybody.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from asterism.engine.message import Message
from asterism.table import leaving, taking_back
from asterism.table.entries import Entry, Player
from asterism.table.frames import Favour
from asterism.table.live_game import LiveGame
from asterism.table.refusal import Refusal, not_seated
from asterism.table.room_parts import Ask


@dataclass(frozen=True, slots=True)
class Request:
    """Who asks, for which of their seats (None: the only one), with the client's own `ref`."""

    person: str
    seat: int | None
    ref: str


@dataclass(slots=True)
class Decision:
    """The result of a command."""

    entries: list[Entry] = field(default_factory=list)
    number: int | None = None  # the entry that the answer names; None: the newest
    again: bool = False  # a duplicate: carried out before
    ask: Ask | None = None  # not done yet: everybody must agree first
    favour: tuple[int, Favour] | None = None  # not done yet: the person in that seat is asked


def move(
    table: LiveGame, request: Request, wanted: str | dict[str, Any], number: int, at: float
) -> Decision:
    """Play a move. The client has seen the log up to `number`."""
    seat = table.seat_of(request.person, request.seat)
    done = table.duplicate(seat, request.ref)
    if done is not None:
        return Decision(number=done, again=True)
    chosen = table.read_move(wanted)
    return Decision(table.move(seat, chosen, number, request.ref, at))


def undo(
    table: LiveGame, request: Request, ply: int | None, number: int, ask: str, at: float
) -> Decision:
    """Take back to a ply (None: before your latest decision). If others must agree, they are asked;
    `ask` is the id of that request.
    """
    seat = table.seat_of(request.person, request.seat)
    done = table.duplicate(seat, request.ref)
    if done is not None:
        return Decision(number=done, again=True)
    if number != table.number:
        raise Refusal("stale", Message("server-stale"))
    behind = taking_back.behind(table, seat, ply)
    if behind is not None:
        consent = taking_back.consent(table)
        if consent is None:
            raise Refusal("not-now", Message("server-rated-undo"))
        if consent == "ask":
            return Decision(ask=_ask(ask, "undo", table, request, seat, ply=behind))
    beyond = behind is not None
    return Decision(table.undo(seat, ply, request.ref, at, beyond))


def resign(table: LiveGame, request: Request, at: float) -> Decision:
    """Resign."""
    seat = table.seat_of(request.person, request.seat)
    done = table.duplicate(seat, request.ref)
    if done is not None:
        return Decision(number=done, again=True)
    return Decision(leaving.give_up(table, seat, request.ref, at))


def abort(table: LiveGame, request: Request, at: float) -> Decision:
    """End a game in which nobody has moved yet."""
    seat = table.seat_of(request.person, request.seat)
    done = table.duplicate(seat, request.ref)
    if done is not None:
        return Decision(number=done, again=True)
    return Decision(table.abort(seat, at, request.ref))


def preview(table: LiveGame, request: Request, wanted: str | dict[str, Any]) -> tuple[str, Any]:
    """The text of a move, and what it would do."""
    seat = table.seat_of(request.person, request.seat)
    chosen = table.read_move(wanted)
    return chosen.text, table.preview(seat, chosen)


def ask_for(table: LiveGame, request: Request, favour: str, at: float) -> Decision:
    """Ask a partner for a favour. A bot grants it at once; a person is asked."""
    seat = table.seat_of(request.person, request.seat)
    ref = f"ask {seat} {request.ref}" if request.ref else ""
    if any(table.duplicate(one, ref) for one in range(len(table.seats))):
        return Decision(again=True)
    partner, chosen = table.favour(seat, favour)
    if table.seats[partner].kind != "bot":
        return Decision(favour=(partner, Favour(seat=seat, name=favour, move=chosen.text)))
    return Decision(table.move(partner, chosen, table.number, ref, at))


def come_back(table: LiveGame, request: Request, name: str, at: float) -> Decision:
    """Take your seat back from the bot that stood in for you."""
    for seat in table.seats_of(request.person):
        done = table.duplicate(seat, request.ref)
        if done is not None:
            return Decision(number=done, again=True)
    own = [seat for seat, player in enumerate(table.seats) if player.owner == request.person]
    if not own or (request.seat is not None and request.seat not in own):
        raise not_seated()
    seat = own[0] if request.seat is None else request.seat
    player = Player(kind="person", name=name, person=request.person)
    return Decision(table.take_over(seat, player, at, request.ref))


# With everybody's consent.


def replace(table: LiveGame, request: Request, level: str, ask: str) -> Ask:
    """Ask that a bot play for somebody who is away; `ask` is the id of the request."""
    if not table.seats_of(request.person):
        raise not_seated()
    if request.seat is None or request.seat >= len(table.seats):
        raise Refusal("bad", Message("server-which-seat"))
    absent = table.seats[request.seat]
    if table.is_over or absent.kind == "bot" or absent.person == request.person:
        raise Refusal("not-now", Message("server-cannot-replace"))
    return _ask(ask, "replace", table, request, request.seat, level=level)


def _ask(
    id: str,
    kind: str,
    table: LiveGame,
    request: Request,
    seat: int,
    ply: int | None = None,
    level: str | None = None,
) -> Ask:
    return Ask(
        id=id,
        kind="undo" if kind == "undo" else "replace",
        by=request.person,
        seat=seat,
        ply=ply,
        level=level,
        number=table.number,
        yes=[request.person],
    )


def is_agreed(table: LiveGame, ask: Ask) -> bool:
    """Has everybody who must agree said yes? People who are away need not."""
    asked = table.persons()
    if ask.kind == "replace":
        asked = [person for person in asked if person != table.seats[ask.seat].person]
    return set(asked) <= set(ask.yes)


def agreed(table: LiveGame, ask: Ask, at: float) -> Decision:
    """Everybody has said yes."""
    if table.number != ask.number:
        raise Refusal("stale", Message("server-ask-over"))
    if ask.kind == "undo":
        return Decision(table.undo(ask.seat, ask.ply, "", at, beyond=True))
    bot = leaving.stand_in(table, ask.seat, ask.level)
    return Decision(table.take_over(ask.seat, bot, at))


# What happens without a command.


def leave(table: LiveGame, person: str, at: float) -> Decision:
    """A person leaves for good."""
    return Decision([] if table.is_over else leaving.gone(table, person, at))


def run_out(table: LiveGame, at: float) -> Decision:
    """A clock may have run out."""
    return Decision([] if table.is_over else leaving.run_out(table, at))


def give_back_time(table: LiveGame, away: float, at: float) -> Decision:
    """While no server ran, no clock ran (except in correspondence games)."""
    if table.is_over or table.times.rule.kind == "days":
        return Decision()
    # At most the time since the latest entry: another node may have given it back already.
    back = round(min(away, at - table.times.at), 3)
    return Decision(table.give_back_time(back, at) if back > 0 else [])


def stop(table: LiveGame, at: float) -> Decision:
    """The room is closed."""
    return Decision([] if table.is_over else table.stop(at, "closed"))
