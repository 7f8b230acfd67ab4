"""What a game brings to its own examination: the names that its `cases.py` defines.

CASES     the player counts and options to try, together all that can be set
PIECES    every piece of a position, by the name of its place (the names that events use)
FOLLOWER  a naive listener that makes a seat's view from nothing but the events the seat was told
SMALL     small positions with a list of all deals that one seat must think possible
SHARED    classes whose objects copies may share, because nothing changes them (may be left out)
GOLDEN    the cases that stand for every way to play (may be left out: the first case)
GAME      the game itself, as long as no installed package offers it (may be left out)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field

from asterism import Game, State

Json = dict[str, object]
Pieces = dict[str, list[str]]


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    players: int
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        settings = [f"{name}={_short(value)}" for name, value in self.options.items()]
        return "-".join([f"{self.players}p", *settings]).replace(" ", "")


def _short(value: object) -> object:
    """A pack is called by its name."""
    return value["name"] if isinstance(value, dict) and "name" in value else value


class Follower:
    """Listens to what one seat (None: a spectator) is told, and says what its view must be.

    A game's follower overrides `start`, `hear` and `view`, and `recall` if moves that were taken
    back leave something known.
    """

    def __init__(self, game: Game, case: Case, seat: int | None) -> None:
        self.game, self.case, self.seat = game, case, seat
        self.start()

    def start(self) -> None:
        """Before the first event."""
        raise NotImplementedError

    def hear(self, event: Json) -> None:
        """One event as the seat saw it."""
        raise NotImplementedError

    def recall(self, undone: Sequence[Json]) -> None:
        """The position is an earlier one again, but these events, one way the game took since
        then, were seen. Several ways: each is told by itself.
        """

    def view(self) -> Json:
        """What `state.view(seat).to_json()` must be."""
        raise NotImplementedError


class Listener:
    """Hands the events of a growing game to a follower; where the game goes back, the follower
    hears it all again up to there.
    """

    def __init__(self, follower: Follower) -> None:
        self.follower = follower
        self.heard: list[Json] = []
        self.since = 0  # the number of the first entry that has not been heard
        self.told: list[list[Told]] = []  # by ply: what the follower was told
        self.upto: list[int] = []  # by ply: how many events had been heard then

    def listen(self, fresh: Sequence[Json]) -> Json:
        """The events from entry `since` on; what the view must be now."""
        for number in sorted({_number(event) for event in fresh}):
            assert number >= self.since
            self._entry([event for event in fresh if _number(event) == number])
            self.since = number + 1
        return self.follower.view()

    def _entry(self, events: list[Json]) -> None:
        if events[0]["type"] == "taken_back":
            ply = events[0]["to"]
            assert isinstance(ply, int)
            lines = lines_of_play(self.heard[self.upto[ply] :], ply)
            recalled = [Told(True, line) for line in lines]
            self.told = [*self.told[:ply], [*self.told[ply], *recalled]]
            self.upto = self.upto[: ply + 1]
            self._again()
        else:
            self.told.append([Told(False, events)])
            self.upto.append(0)
            self._tell(self.told[-1][0])
        self.heard += events
        self.upto[-1] = len(self.heard)

    def _again(self) -> None:
        old = self.follower
        self.follower = type(old)(old.game, old.case, old.seat)
        for at_ply in self.told:
            for told in at_ply:
                self._tell(told)

    def _tell(self, told: Told) -> None:
        if told.undone:
            self.follower.recall(told.events)
        else:
            for event in told.events:
                self.follower.hear(event)


@dataclass(frozen=True)
class Told:
    """Events that happened, or that were taken back but had been seen."""

    undone: bool
    events: list[Json]


def lines_of_play(events: Sequence[Json], ply: int) -> list[list[Json]]:
    """Since a ply the game may have gone on and back several times: the events of each way it
    took, from that ply on.
    """
    line: list[list[Json]] = []
    found: list[list[Json]] = []
    for number in sorted({_number(event) for event in events}):
        entry = [event for event in events if _number(event) == number]
        if entry[0]["type"] == "taken_back":
            to = entry[0]["to"]
            assert isinstance(to, int)
            found.append([event for step in line for event in step])
            line = line[: to - ply]
        else:
            line.append(entry)
    return [*found, [event for step in line for event in step]]


def _number(event: Json) -> int:
    number = event["number"]
    assert isinstance(number, int)
    return number


@dataclass(frozen=True)
class Small:
    """A position small enough to list every deal that a seat must think possible."""

    name: str
    state: Callable[[], State]
    seat: int | None
    deals: Callable[[], list[Pieces]]


@dataclass(frozen=True, repr=False)
class Kit:
    """A game with all that its cases say."""

    game: Game
    cases: Sequence[Case]
    pieces: Callable[[Json], Pieces]
    follower: type[Follower]
    small: Sequence[Small]
    clauses: frozenset[str]
    shared: tuple[type, ...]
    golden: Sequence[Case]  # the setups with a golden playthrough
    package: str  # where the game lies

    @property
    def name(self) -> str:
        return self.game.name


@dataclass(frozen=True, repr=False)
class Table:
    """A game set up in one way: what most of the checks are asked of."""

    kit: Kit
    case: Case

    @property
    def game(self) -> Game:
        return self.kit.game

    @property
    def players(self) -> int:
        return self.case.players

    @property
    def options(self) -> dict[str, object]:
        """A copy for whoever may change it."""
        return deepcopy(dict(self.case.options))

    @property
    def name(self) -> str:
        return f"{self.kit.name}-{self.case.name}"

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.players), None]

    def start(self, seed: int, observed: bool = True) -> State:
        return self.game.start(self.players, seed, self.options, observed)

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<{self.name}>"
