"""A room before and between games: its settings, its seats, who is ready. No I/O.

A command changes the room or is refused; the caller stores the changed room. During a game, its log
says who plays which seat; the seats here are those of the next game.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, Literal, Protocol

from asterism.engine.game import Game
from asterism.engine.message import Message
from asterism.engine.pack import OPTION
from asterism.games import find as find_game
from asterism.games import names as game_names
from asterism.table import fairness
from asterism.table.clocks import ClockRule
from asterism.table.entries import Player
from asterism.table.levels import check_level
from asterism.table.opening import AtZero, Conditions, Fairness, Opening, pack_in, with_pack
from asterism.table.refusal import Refusal, bad
from asterism.table.room_parts import Ask, Done, Seat
from asterism.table.room_wishes import RoomChange, RoomWish

GAMES_KNOWN = 200  # the newest games that a room lists
MOST_SEATS = 10
MOST_KICKED = 200
MOST_DONE = 40  # remembered commands of a room


class Dice(Protocol):
    """Unpredictable random values."""

    def hex(self) -> str:
        """256 bits as hex."""


@dataclass(slots=True, kw_only=True)
class Room:
    """Everything that is stored about a room. `secret` and `salt` appear only in finished games."""

    id: str
    code: str
    host: str | None
    phase: Literal["open", "playing", "closed"]
    game: str
    players: int
    options: dict[str, Any]
    seats: list[Seat]
    clock: ClockRule
    at_zero: AtZero
    stand_in: str
    pace: float
    listed: bool
    rated: bool
    pair: bool
    hot_seat: bool
    watchers: bool
    secret: str
    salt: str
    memory_aid: bool = True
    playing: str | None = None
    games: list[str] = field(default_factory=list)
    asks: list[Ask] = field(default_factory=list)
    kicked: list[str] = field(default_factory=list)
    # Between the two games of a pair: the bytes of the first.
    again: dict[int, str] | None = None
    # The person that is the table's shared screen: it sees what a spectator sees.
    screen: str | None = None
    version: int = 0
    hints: bool = False
    pack: str = ""  # the fingerprint of the pack in the options
    # The newest commands that were carried out: a second one with the same `ref` is a duplicate.
    done: list[Done] = field(default_factory=list)

    # Who and what.

    def did(self, person: str, ref: str) -> Done | None:
        return next((one for one in self.done if one.by == person and one.ref == ref), None)

    @property
    def commitment(self) -> str:
        return fairness.commitment(self.game, self.players, self.options, self.secret, self.salt)

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def persons(self) -> list[str]:
        found = [seat.person for seat in self.seats if seat.kind == "person" and seat.person]
        return list(dict.fromkeys(found))

    def named(self) -> set[str]:
        """Every person whose id this room contains."""
        asked = [person for ask in self.asks for person in (ask.by, *ask.yes)]
        found = [self.host, self.screen, *(seat.person for seat in self.seats)]
        found += [*self.kicked, *asked, *(one.by for one in self.done)]
        return {person for person in found if person}

    def seat(self, number: int) -> Seat:
        if number >= len(self.seats):
            raise Refusal("bad", Message("engine-bad-seat", seat=number, seats=len(self.seats)))
        return self.seats[number]

    def must_be_open(self) -> None:
        if self.phase != "open":
            raise Refusal("not-now", Message("server-already-playing"))

    def must_be_host(self, person: str) -> None:
        if self.host != person:
            raise Refusal("forbidden", Message("server-host-only"))

    # Changing it.

    def draw_secret(self, dice: Dice) -> None:
        """Draw a new secret, and so a new commitment. Bytes added to the old one are dropped."""
        self.secret, self.salt = dice.hex(), dice.hex()
        self.again = None
        for seat in self.seats:
            seat.ready, seat.bytes = False, ""

    def sit(self, number: int, person: str, name: str) -> None:
        self.must_be_open()
        seat = self.seat(number)
        if person in self.kicked:
            raise Refusal("forbidden", Message("server-kicked"))
        if person == self.screen:
            raise Refusal("forbidden", Message("server-screen-sits-nowhere"))
        if seat.person == person:
            return
        if seat.kind != "open":
            raise Refusal("not-now", Message("server-seat-taken"))
        if not self.hot_seat:
            for own in self.seats_of(person):
                self.seats[own] = Seat()
        self.seats[number] = Seat(kind="person", person=person, name=name)
        if self.host is None:
            self.host = person

    def stand(self, number: int, person: str) -> None:
        self.must_be_open()
        if self.seat(number).person != person:
            raise Refusal("forbidden", Message("server-not-your-seat"))
        self.seats[number] = Seat()

    def leave(self, person: str) -> None:
        """The person leaves all seats; if they were the host, the next person is."""
        if self.phase == "open":
            for own in self.seats_of(person):
                self.seats[own] = Seat()
        if self.host == person:
            others = [other for other in self.persons() if other != person]
            self.host = others[0] if others else None

    def rename(self, person: str, name: str) -> None:
        if self.hot_seat:
            return  # hot seat: each seat has its own name
        for own in self.seats_of(person):
            self.seats[own].name = name

    def forget(self, person: str) -> None:
        """Remove the person's id and name from the room."""
        self.leave(person)
        for own in self.seats_of(person):
            self.seats[own] = Seat()
        self.kicked = [other for other in self.kicked if other != person]
        self.screen = None if self.screen == person else self.screen
        self.asks = [ask for ask in self.asks if person not in (ask.by, *ask.yes)]
        self.done = [one for one in self.done if one.by != person]

    def close(self) -> None:
        """Close the room and remove all people from it."""
        self.phase, self.host, self.screen = "closed", None, None
        self.seats, self.kicked, self.asks = [Seat() for _ in self.seats], [], []
        self.done = []

    def kick(self, person: str, by: str) -> None:
        self.must_be_open()
        self.must_be_host(by)
        if person == by:
            raise Refusal("bad", Message("server-not-yourself"))
        if len(self.kicked) >= MOST_KICKED:
            raise Refusal("limit", Message("server-too-many-kicked"))
        self.leave(person)
        if person not in self.kicked:
            self.kicked.append(person)

    def set_ready(self, person: str, ready: bool, added: str) -> None:
        self.must_be_open()
        own = self.seats_of(person)
        if not own:
            raise Refusal("forbidden", Message("server-not-your-seat"))
        for number in own:
            self.seats[number].ready = ready
            self.seats[number].bytes = added if ready else ""

    def change(self, wish: RoomChange, by: str, dice: Dice) -> None:
        self.must_be_open()
        self.must_be_host(by)
        given = {one.name: getattr(wish, one.name) for one in fields(wish)}
        given = {name: value for name, value in given.items() if value is not None}
        if wish.options is not None:
            given["options"] = dict(wish.options)
        if wish.players is not None:
            if any(seat.kind == "person" for seat in self.seats[wish.players :]):
                raise Refusal("not-now", Message("server-seat-taken"))
            more = [Seat() for _ in range(MOST_SEATS)]
            given["seats"] = [*self.seats, *more][: wish.players]
        changed = replace(self, **given)
        changed.check()
        for one in fields(self):
            setattr(self, one.name, getattr(changed, one.name))
        self.draw_secret(dice)

    def check(self) -> Game:
        """Refuse settings that cannot be played."""
        game = known_game(self.game)
        try:
            settled = game.settle(self.players, self.options)
        except (ValueError, TypeError) as problem:
            raise bad(problem) from problem
        self.pack = pack_in(settled)
        if self.pack:
            # In full: the commitment covers what the record of the game will say.
            self.options = with_pack(self.options, settled[OPTION])
        if not self.clock.is_possible():
            raise Refusal("bad", Message("server-bad-clock"))
        check_level(self.stand_in)
        if self.rated and any(seat.kind in ("bot", "remote") for seat in self.seats):
            raise Refusal("bad", Message("server-rated-people"))
        if self.rated and self.hot_seat:
            raise Refusal("bad", Message("server-rated-people"))
        if self.rated:
            # Otherwise a loser could let a bot take over, and the game would not count.
            self.at_zero = "lose"
        return game

    # Games.

    def opening(self, id: str, game: Game) -> Opening:
        """The setup of the next game; refused if something is not ready."""
        added = {
            number: seat.bytes for number, seat in enumerate(self.seats) if seat.kind == "person"
        }
        if self.again is not None:
            added = self.again
        seed = fairness.seed_of(self.secret, added)
        seats = [
            Player(
                kind="person" if seat.kind == "open" else seat.kind,
                name=seat.name or seat.level or "",
                person=seat.person,
                level=seat.level,
            )
            for seat in self.seats
        ]
        return Opening(
            id=id,
            room=self.id,
            players=self.players,
            options=self.options,
            seed=seed,
            fairness=Fairness(
                commitment=self.commitment, secret=self.secret, salt=self.salt, bytes=added
            ),
            seats=seats,
            conditions=Conditions(
                clock=self.clock,
                at_zero=self.at_zero,
                stand_in=self.stand_in,
                pace=self.pace,
                rated=self.rated,
                pair=self.pair,
                hints=self.hints,
            ),
            rules_version=game.rules_version,
            pack=self.pack,
        )

    def can_start(self) -> None:
        self.must_be_open()
        if any(seat.kind == "open" for seat in self.seats):
            raise Refusal("not-now", Message("server-seats-open"))
        if any(seat.kind == "person" and not seat.ready for seat in self.seats):
            raise Refusal("not-now", Message("server-not-ready"))

    def started(self, opening: Opening) -> None:
        first_of_pair = self.pair and self.again is None
        self.plays(opening)
        self.again = opening.fairness.bytes if first_of_pair else None

    def plays(self, opening: Opening) -> None:
        self.phase, self.playing, self.asks = "playing", opening.id, []
        self.games = [*self.games, opening.id][-GAMES_KNOWN:]

    def reopened(self, players: list[Player], rotated: bool, dice: Dice) -> None:
        """The room after a game: the same people, each one seat further if `rotated`."""
        self.seats, self.phase, self.asks = self._seats_again(players), "open", []
        if rotated or self.again is not None:
            self.seats = [*self.seats[-1:], *self.seats[:-1]]
        if self.again is None:
            self.draw_secret(dice)

    def replayed(self, last: Opening, players: list[Player]) -> None:
        """The room after a game: the same deal, with everybody one seat further."""
        if (self.rated and self.again is None) or last.origin is not None:
            raise Refusal("bad", Message("server-rated-deal"))
        seats = self._seats_again(players)
        self.seats, self.phase, self.asks = [*seats[-1:], *seats[:-1]], "open", []
        fair = last.fairness
        self.secret, self.salt, self.again = fair.secret, fair.salt, fair.bytes

    def _seats_again(self, players: list[Player]) -> list[Seat]:
        return [
            Seat(kind=p.kind, person=p.person, name=p.name, level=p.level)
            if p.owner is None and (p.person or p.kind == "bot")
            else Seat()
            for p in players
        ]


@cache
def announced() -> frozenset[str]:
    """Listing the installed games reads the disk while everybody waits, so do it once."""
    return frozenset(game_names())


def known_game(name: str) -> Game:
    try:
        if name in announced():
            return find_game(name)
    except (ImportError, KeyError, AttributeError, TypeError):
        pass  # installed but broken: treated as unknown
    raise Refusal("bad", Message("server-no-such-game", name=name[:40]))


def new_room(wish: RoomWish, id: str, code: str, host: str, name: str, dice: Dice) -> Room:
    """A room with these settings; its opener takes the first open seat."""
    game = known_game(wish.game)
    wishes = wish.seats
    players = wish.players
    if players is None:
        players = len(wishes) if wishes else game.players[0]
    if wishes is not None and len(wishes) != players:
        raise Refusal("bad", Message("server-seats-differ"))
    seats = [Seat() for _ in range(players)]
    room = Room(
        id=id,
        code=code,
        host=host,
        phase="open",
        game=wish.game,
        players=players,
        options=dict(wish.options),
        seats=seats,
        clock=wish.clock,
        at_zero=wish.at_zero,
        stand_in=wish.stand_in,
        pace=wish.pace,
        listed=wish.listed,
        rated=wish.rated,
        pair=wish.pair,
        hot_seat=wish.hot_seat,
        watchers=wish.watchers,
        memory_aid=wish.memory_aid,
        hints=wish.hints,
        secret=dice.hex(),
        salt=dice.hex(),
    )
    for number, seat in enumerate(wishes or []):
        if seat.kind == "bot":
            level = check_level(seat.level)
            seats[number] = Seat(kind="bot", level=level, name=level)
    if wish.screen:
        room.screen = host
    for number, own in enumerate(seats):
        if own.kind == "open" and not wish.screen:
            room.sit(number, host, name)
            break
    room.check()
    return room
