"""What if? Branch off an open game against bots, replay its deal, or read a record.

Only games without secrets can be branched, so this reveals nothing about a running game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from asterism.engine.message import Message
from asterism.engine.pack import OPTION
from asterism.engine.record import Record
from asterism.engine.state import State
from asterism.table.branching import copied
from asterism.table.entries import Entry, Player
from asterism.table.levels import check_level
from asterism.table.live_game import LiveGame
from asterism.table.names import clean
from asterism.table.opening import NOTHING_COMMITTED, Conditions, Opening, pack_in, with_pack
from asterism.table.origin import Origin
from asterism.table.past import Past
from asterism.table.refusal import Refusal, bad
from asterism.table.room_wishes import RoomWish, SeatWish

BOT = "greedy"
MOST_ENTRIES = 10_000  # of a record


class Dice(Protocol):
    """Unpredictable random values."""

    def id(self) -> str:
        """An id of a game."""

    def hex(self) -> str:
        """256 bits as hex."""


class Branch:
    """Another game from a ply of an open one, with a person on one of its seats."""

    def __init__(
        self, past: Past, ply: int, seat: int, bots: list[str] | None, pace: float
    ) -> None:
        past.everything()
        self.table, self.ply, self.seat = past.table, ply, seat
        source = past.table.opening
        if seat >= source.players:
            raise Refusal("bad", Message("engine-bad-seat", seat=seat, seats=source.players))
        try:
            self.then = past.table.state.at(ply)
        except ValueError as problem:
            raise Refusal("unknown", Message("server-no-ply", ply=str(ply))) from problem
        if not self.then.seats:
            raise Refusal("not-now", Message("server-nothing-to-decide"))
        # What its room is like.
        self.wish = RoomWish(
            game=past.table.game.name,
            players=source.players,
            options=source.options,
            seats=self._seats(bots),
            pace=pace,
        )

    def _seats(self, bots: list[str] | None) -> list[SeatWish]:
        levels = [check_level(level) for level in bots or [BOT]]
        seats = [
            SeatWish(kind="bot", level=levels[min(seat, len(levels) - 1)])
            for seat in range(self.table.opening.players)
        ]
        seats[self.seat] = SeatWish(kind="open")
        return seats

    def begun(self, own: Opening, at: float) -> tuple[Opening, list[Entry]]:
        """The game's opening and earlier entries, from the opening of its room."""
        source = self.table.opening
        opening = replace(
            own,
            seed=source.seed,
            position=source.position,
            fairness=NOTHING_COMMITTED,
            rules_version=source.rules_version,
            origin=Origin(
                kind="what-if" if self.ply else "again",
                game=source.id,
                ply=self.ply,
                seeded=source.origin is None or source.origin.seeded,
            ),
        )
        return opening, copied(self.then.history(), at)


# Records.


def recorded(
    text: str, dice: Dice, at: float, person: str, seat: int | None
) -> tuple[LiveGame, list[Entry]]:
    """The finished, open game of a record, and its entries. `seat`: the one that the person says
    they played. Nobody can verify it, and a game with this origin is compared with no other.
    """
    try:
        record = Record.loads(text)
        if len(record.entries) > MOST_ENTRIES:
            raise Refusal("limit", Message("server-too-long", most=MOST_ENTRIES))
        state = record.replay()
        entries = copied(state.history(), at)
        opening = _opening(dice, record, state)
        if seat is not None:
            _seated(opening.seats, seat, person)
        table = LiveGame.rebuilt(state.game, opening, entries)
    except (ValueError, KeyError, TypeError, RecursionError) as problem:
        raise bad(problem) from problem
    if not table.is_over:
        entries += table.stop(at)
    return table, entries


def _opening(dice: Dice, record: Record, state: State) -> Opening:
    """How the recorded game began. If it has no seed, draw one: nobody knows what comes next."""
    setup, seed = record.setup, record.setup.seed
    options: dict[str, Any] = dict(setup.options)
    if setup.position is not None:
        given = setup.position.get("options")
        options = dict(given) if isinstance(given, dict) else {}
    settled = state.game.settle(state.players, options)
    pack = pack_in(settled)
    if pack:
        options = with_pack(options, settled[OPTION])
    return Opening(
        id=dice.id(),
        room="",
        players=state.players,
        options=options,
        seed=int(dice.hex(), 16) if seed is None else seed,
        fairness=NOTHING_COMMITTED,
        seats=[_player(record.headers.get(f"seat {seat}", "")) for seat in range(state.players)],
        conditions=Conditions(),
        rules_version=record.rules,
        origin=Origin(kind="record", seeded=seed is not None or setup.position is not None),
        position=setup.position,
        pack=pack,
    )


def _seated(players: list[Player], seat: int, person: str) -> None:
    if seat >= len(players):
        raise Refusal("bad", Message("engine-bad-seat", seat=seat, seats=len(players)))
    if players[seat].kind != "person":
        raise Refusal("forbidden", Message("server-not-your-seat"))
    players[seat].person = person


def _player(header: str) -> Player:
    """Parse `bot greedy` or `person Ada`, as records name the players."""
    kind, _, name = header.partition(" ")
    try:
        shown = clean(name)
    except Refusal:
        shown = ""
    if kind == "bot":
        return Player(kind="bot", name=shown, level=shown)
    return Player(kind="person", name=shown)
