"""A game: its rules, options and texts, and how to start it."""

from __future__ import annotations

from collections.abc import Mapping
from json import dumps, loads
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from asterism.engine.chance import Chance, Seeded
from asterism.engine.encoding import Encoder
from asterism.engine.evaluation import Evaluation, check_weights
from asterism.engine.log import START, Log, Setup
from asterism.engine.message import Message
from asterism.engine.mind import ANY_GAME, Budgets, Habit
from asterism.engine.move import Move
from asterism.engine.options import Option, kept, settle
from asterism.engine.pack import OPTION as PACK
from asterism.engine.pack import Remark
from asterism.engine.script import Scripted, ScriptError

if TYPE_CHECKING:
    from asterism.engine.state import State
    from asterism.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: player counts, options, and how to make its states, moves and views."""

    def __init__(
        self,
        name: str,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        rules_version: int,
        turn_clause: str,
        end_clause: str,
    ) -> None:
        self.name: Final = name
        self.players: Final = players
        self.options: Final = options
        self.rules_version: Final = rules_version
        self.turn_clause: Final = turn_clause  # the clause about moving out of turn
        self.end_clause: Final = end_clause  # the clause about moving after the end

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    # Each game implements these.

    def deal(
        self, players: int, options: dict[str, object], chance: Chance, observed: bool
    ) -> State:
        """The first position. `observed`: keep the seats' knowledge and make events."""
        raise NotImplementedError

    def move(self, text: str) -> Move:
        """Parse a move; a ValueError says what is wrong with the text."""
        raise NotImplementedError

    def move_from_json(self, data: object) -> Move:
        """A move from its JSON."""
        raise NotImplementedError

    def universe(self) -> list[Move]:
        """All moves that some position could list, for tests that try them all (a large sample, if
        there are infinitely many).
        """
        raise NotImplementedError

    def from_json(self, data: object) -> State:
        """A position from its JSON; a bad one: ValueError that says where."""
        raise NotImplementedError

    def view_from_json(self, data: object) -> View:
        """A view from its JSON."""
        raise NotImplementedError

    def score(self, data: object) -> dict[str, object]:
        """The score sheet of a position (or of a part of one, as the game's docs say), as JSON."""
        raise NotImplementedError

    def evaluation(self, weights: Mapping[str, float]) -> Evaluation:
        """The evaluation for bots, with a weight for each term; a ValueError names a weight that is
        missing, unknown or no number.
        """
        return Evaluation((), check_weights((), weights))

    def evaluation_for(self, pack: dict[str, object], weights: Mapping[str, float]) -> Evaluation:
        """The same in games with a pack, with the weights that were learned for it. A game whose
        weights name pieces of the box takes those of the pack.
        """
        return self.evaluation(weights)

    def weights(self) -> bytes:
        """The weights for `evaluation` and the settings of the search, as the JSON that the tuner
        writes (docs/bots.md); empty: there are none.
        """
        return b""

    def levels(self, view: View) -> Budgets:
        """How much each level thinks in the game that the view is of."""
        return ANY_GAME

    def habits(self) -> tuple[Habit, ...]:
        """Bots that play this game only."""
        return ()

    # What others ask before they offer a game.

    def title(self) -> Message:
        """What people call it."""
        return Message("engine-game", name=self.name)

    def order(self) -> int:
        """Its place in lists: low numbers first, equal ones by name."""
        return 100

    def unit(self) -> str:
        """What the weighted terms of its evaluation are counted in: `points`, `coins`, or `odds`
        for the logarithm of the odds to win; empty: nothing that people know.
        """
        return ""

    def encoding_version(self) -> int:
        """The version of its actions and observations: a change of either is a new one; -1: there
        are none.
        """
        return -1

    def bounds(self) -> dict[str, object]:
        """Options under which a game ends even if nobody tries to win it."""
        return {}

    def presets(self) -> dict[str, dict[str, object]]:
        """Options that belong together, by the id of the message that names them; its attribute
        `source` says who plays so.
        """
        return {}

    def variants(self) -> dict[str, dict[str, object]]:
        """Games small enough to be gone through to the end, by name: `players` and `options`, or a
        `position` to begin at.
        """
        return {}

    def encoder(self, players: int, options: dict[str, object]) -> Encoder:
        """The encoder for reinforcement learning; a ValueError if the game has none."""
        raise ValueError(f"{self.name} has no table of actions and observations")

    def pieces(self, pack: dict[str, object]) -> dict[str, object]:
        """What a table shows of the pieces of a pack, by their codes, where that is more than the
        pack says: texts that follow from it, as messages.
        """
        return {}

    def pack_schema(self) -> dict[str, object]:
        """The format of its packs as JSON Schema (engine/pack_schema.py); empty: it takes none."""
        return {}

    def remarks(self, pack: dict[str, object]) -> list[Remark]:
        """What whoever writes this pack, in full and checked, should know."""
        return []

    def try_out(self, pack: dict[str, object], piece: str, seed: int) -> dict[str, object] | None:
        """A position in which seat 0 has that piece of the pack at hand; None: nothing is laid out,
        so a usual deal has to do.
        """
        return None

    # How the game speaks: always in messages. Arguments named `player` are seats; whoever says the
    # message has the names.

    def sheet_messages(self, sheet: dict[str, object]) -> list[Message]:
        """The lines of a score sheet."""
        raise NotImplementedError

    def explain(self, data: object) -> list[Message]:
        """The score sheet of a position line by line, with the steps that lead to it."""
        return self.sheet_messages(self.score(data))

    def event_message(self, event: dict[str, object], view: View) -> Message:
        """An event, as some seat saw it, for the log, the terminal and the screen reader. The view
        is any of that game: what its players brought along has names of its own.
        """
        raise NotImplementedError

    def move_message(self, move: Move, view: View) -> Message:
        """A move as a short phrase, as on a button, for the owner of that view."""
        raise NotImplementedError

    def prompt_message(self, view: View) -> Message:
        """The question to the seats that may decide now, without revealing more than the view."""
        raise NotImplementedError

    def wishes(self, view: View) -> dict[str, Move]:
        """Shortcuts such as "play all" that the view's seat can use now, by name, each with the
        next move it would make. Ask again after that move to continue. A wish that is no longer
        listed is done, or needs a decision.
        """
        return {}

    def favours(self, view: View) -> dict[str, tuple[int, Move]]:
        """What the view's seat can ask its partners for, by name: the partner, and the partner's
        move that grants it.
        """
        return {}

    def settle(self, players: int, given: dict[str, object]) -> dict[str, object]:
        """Check players and options; returns all options with their values."""
        self.check_players(players)
        return settle(self.options, given, players)

    # The same for all games.

    def check_players(self, players: int) -> None:
        if type(players) is not int or players not in self.players:
            allowed = ", ".join([str(count) for count in self.players])
            raise ValueError(f"{self.name} is for {allowed} players, not {players}")

    def start(
        self,
        players: int | None = None,
        seed: int = 0,
        options: dict[str, object] | None = None,
        observed: bool = True,
        pack: dict[str, object] | None = None,
    ) -> State:
        """A new game with its log. `observed=False`: without log, events and views, which is much
        faster. `pack`: the contents of the box, instead of the rulebook's.
        """
        count = self.players[0] if players is None else players
        given: dict[str, object] = {} if options is None else kept(options)
        if pack is not None:
            given[PACK] = pack
        settled = self.settle(count, given)
        if PACK in given:
            given[PACK] = settled[PACK]  # in full: it needs no other file to go on with
        state = self.deal(count, given, Seeded(seed), observed)
        if observed:
            state.open_log(Setup(count, given, seed, rules=self.rules_version))
        return state

    def resume(self, position: dict[str, object]) -> State:
        """A game that starts at a given position; its log starts there too."""
        state = self.from_json(position)
        kept: dict[str, object] = loads(dumps(position))  # the caller may change theirs
        state.open_log(Setup(0, {}, None, kept, rules=self.rules_of(kept)))
        return state

    def rules_of(self, position: dict[str, object]) -> int:
        """The version of the rules of a position: the newest, unless it names another."""
        rules = position.get("rules", self.rules_version)
        assert isinstance(rules, int)
        return rules

    def restart(self, first: Log, tell: bool = False) -> State:
        """The position at the first entry of a log, with that entry as its log (`tell`: make its
        events again).
        """
        setup = first.setup
        assert setup is not None
        if setup.position is not None:
            state = self.from_json(setup.position)
            state.play_by(setup.rules)
        else:
            then = Seeded(0 if setup.seed is None else setup.seed)
            script = Scripted(first.outcomes, then)
            state = self.deal(setup.players, setup.options, script, True)
            state.play_by(setup.rules)
            if script.used < len(first.outcomes):
                raise ScriptError(f"{first.outcomes[script.used]}: nothing is drawn here")
            events = state.heard or []
            state.heard = None
            state.chance = then
            if tell:
                first = Log(None, START, -1, None, first.outcomes, events, setup=setup)
        state.log = first
        return state
