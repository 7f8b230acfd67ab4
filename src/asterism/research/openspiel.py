"""OpenSpiel games: importing this module registers them in pyspiel.

    import pyspiel
    import asterism.research.openspiel
    game = pyspiel.load_game("asterism_NAME_v0")
    game = pyspiel.load_game("asterism_NAME_v0(players=3,options=OPTION:VALUE)")

Options are written `name:value`, separated by `;`. `variant` selects a small game, `pack` the file
of a pack. Chance is explicit: each drawn card is a chance node. A player's information state is
everything it has observed (its events); its observation is its view.
"""

from dataclasses import dataclass
from hashlib import sha256
from json import dumps
from typing import Any

import numpy as np
import pyspiel

import asterism
from asterism import Game, State, Stepper
from asterism.engine.encoding import Sitting
from asterism.engine.log import Log
from asterism.research.environments import Setting, environments, setting, utilities

DIGEST = 256  # bits that tell information states apart, after the observation in their tensor


@dataclass(frozen=True)
class Begin:
    """The start of a resampled game: a position, what the players have observed, the player to
    move.
    """

    position: dict[str, object]
    told: list[str]
    seat: int
    waited: int


class Point:
    """A point of a game: its stepper, the player to move, and what the players have observed.

    pyspiel clones a state by deep copy; positions never change, so they are shared here. It stores
    a state by pickling: we write the start and the actions since.
    """

    def __init__(self, terms: Setting, begin: Begin | None = None) -> None:
        self.terms = terms
        self.begin = begin
        self.acts: list[int] = []
        self.sitting: Sitting | None = None
        self.told = [""] * terms.players
        self.heard: list[Log | None] = [None] * terms.players  # the last entry in `told`
        first: State | None = None
        if begin is not None:
            first = terms.game.resume(begin.position)
            self.told = begin.told[:]
            self.heard = [first.log] * terms.players
        elif terms.position is not None:
            first = terms.start(0)
        self.stepper = Stepper(terms.game, terms.players, terms.options, True, first)
        self.settle()
        if begin is not None:
            self.asked().seat, self.asked().waited = begin.seat, begin.waited

    def __reduce__(self) -> tuple[object, ...]:
        terms = self.terms
        parts = (terms.game.name, terms.players, terms.options, terms.position)
        return rebuild, (parts, self.begin, self.acts)

    def __deepcopy__(self, _: object) -> "Point":
        twin = Point.__new__(Point)
        twin.terms = self.terms
        twin.begin = self.begin
        twin.acts = self.acts[:]
        twin.stepper = self.stepper.copy()
        twin.told = self.told[:]
        twin.heard = self.heard[:]
        twin.sitting = None
        if self.sitting is not None:
            twin.sitting = Sitting(self.terms.encoder, self.sitting.state)
            twin.sitting.seat = self.sitting.seat
            twin.sitting.waited = self.sitting.waited
        return twin

    def settle(self) -> None:
        """Update the position when no chance node is pending."""
        if self.stepper.outcomes:
            return
        if self.sitting is None:
            self.sitting = Sitting(self.terms.encoder, self.stepper.state)
        else:
            self.sitting.state = self.stepper.state
            self.sitting.waited = 0
            self.sitting.ask()

    def asked(self) -> Sitting:
        """The table, once the setup is done."""
        if self.sitting is None:
            raise ValueError("the setup is going on: chance is due")
        return self.sitting

    @property
    def position(self) -> State | None:
        """The newest position; None during the setup."""
        return None if self.sitting is None else self.sitting.state

    def legal_actions(self) -> list[int]:
        mask = bytearray(self.terms.encoder.count)
        self.asked().mark(mask, 0)
        return [action for action, legal in enumerate(mask) if legal]

    def apply(self, action: int) -> None:
        """Apply an action of chance, if a chance node is pending, or of the player to move."""
        if self.stepper.outcomes:
            self.stepper.resolve(self.terms.encoder.outcomes[action])
            self.settle()
        else:
            self.act(action)
        self.acts.append(action)

    def act(self, action: int) -> None:
        sitting, encoder = self.asked(), self.terms.encoder
        if action == encoder.wait and sitting.may_wait():
            for player in range(self.terms.players):
                self.told[player] = f"{self.information(player)}\nwait {sitting.seat}"
            sitting.let_go_first()
            return
        move = encoder.move_of(sitting.state, sitting.seat, action)
        if move is None:
            raise ValueError(f"action {action} is not legal now")
        self.stepper.play(move, sitting.seat)
        self.settle()

    def information(self, player: int) -> str:
        """The information state of a player: a line for each event it has observed."""
        state = self.position
        if state is None:
            return ""
        entries: list[Log] = []
        entry: Log | None = state.log
        while entry is not None and entry is not self.heard[player]:
            entries.append(entry)
            entry = entry.before
        lines = [self.told[player]]
        for entry in reversed(entries):
            for event in entry.events:
                lines.append(dumps(event.as_seen_by(player, state.eyes(event.seat))))
        self.told[player] = "\n".join(lines)
        self.heard[player] = state.log
        return self.told[player]

    def resample(self, player: int, seed: int) -> "Point":
        """A game in which what the player cannot know is sampled; the player moves next."""
        sitting = self.asked()
        state = sitting.state
        position = state.view(player).sample(seed).to_json()
        position["known"] = state.to_json()["known"]  # what everybody knows
        dealt = self.terms.game.from_json(position)
        # The others would have observed other cards: use their views instead of their events.
        told = [
            self.information(player) if other == player else dumps(dealt.view(other).to_json())
            for other in range(self.terms.players)
        ]
        return Point(self.terms, Begin(position, told, sitting.seat, sitting.waited))


def rebuild(
    parts: tuple[str, int, dict[str, object], dict[str, object] | None],
    begin: Begin | None,
    acts: list[int],
) -> Point:
    """The point that was pickled."""
    name, players, options, position = parts
    point = Point(Setting(asterism.game(name), players, options, position), begin)
    for action in acts:
        point.apply(action)
    return point


class TableState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of one of the games, as pyspiel wants it."""

    def __init__(self, game: "TableGame", point: Point) -> None:
        super().__init__(game)
        self.point = point

    def current_player(self) -> int:
        if self.point.stepper.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.point.asked().seat
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.point.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.point.stepper.outcomes
        ways = sum(weight for _, weight in outcomes)
        codes = self.point.terms.encoder.outcomes
        return sorted((codes.index(code), weight / ways) for code, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        self.point.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        encoder = self.point.terms.encoder
        if player == pyspiel.PlayerId.CHANCE:
            return encoder.outcomes[action]
        return encoder.actions[action]

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        state = self.point.position
        players = self.point.terms.players
        if state is None or state.outcome is None or not self.is_terminal():
            return [0.0] * players
        return utilities(state.outcome, players)

    def resample_from_infostate(self, player: int, sampler: Any) -> "TableState":
        seed = int(sampler() * (1 << 53))
        return TableState(self.get_game(), self.point.resample(player, seed))

    def __str__(self) -> str:
        state = self.point.position
        position = "" if state is None else dumps(state.to_json())
        return f"{position} {' '.join(self.point.stepper.chosen)}".strip()


class TableObserver:
    """A player's observation. With perfect recall: everything it has observed, in the tensor as a
    SHA-256 after the observation.
    """

    def __init__(self, terms: Setting, recalls: bool, sees_own: bool) -> None:
        self.terms = terms
        self.recalls = recalls
        self.sees_own = sees_own  # without private information only the turn could be shown
        encoder = terms.encoder
        size = encoder.size + (DIGEST if recalls else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {
            field.name: self.tensor[field.at : field.at + field.size].reshape(field.shape)
            for field in encoder.fields
        }
        if recalls:
            self.dict["information"] = self.tensor[encoder.size :]

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor.fill(0)
        position = state.point.position
        encoder = self.terms.encoder
        if position is not None and self.sees_own:
            row = encoder.look_at_view(position.view(player))
            self.tensor[: encoder.size] = np.frombuffer(row, np.uint8)
        if self.recalls and self.sees_own:
            digest = sha256(state.point.information(player).encode()).digest()
            self.dict["information"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: TableState, player: int) -> str:
        position = state.point.position
        if position is None:
            return ""
        if not self.sees_own:
            return dumps(position.view(None).to_json())
        if self.recalls:
            return state.point.information(player)
        return dumps(position.view(player).to_json())


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with the parameters that pyspiel was given."""

    kind = ""  # set by each game's own class below
    type: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.terms = read_parameters(self.kind, given)
        players, encoder = self.terms.players, self.terms.encoder
        info = pyspiel.GameInfo(
            num_distinct_actions=encoder.count,
            max_chance_outcomes=len(encoder.outcomes),
            num_players=players,
            min_utility=-1.0,
            max_utility=float(players - 1),
            utility_sum=0.0,
            max_game_length=self.terms.encoder.longest(),
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> TableState:
        return TableState(self, Point(self.terms))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TableObserver:
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
        own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return TableObserver(self.terms, wanted.perfect_recall, own)


def read_parameters(game: str, given: dict[str, Any]) -> Setting:
    """Players, options, variant and pack from pyspiel's parameters."""
    variant = str(given.get("variant", ""))
    if variant:
        return setting(game, variant=variant)
    players = int(given.get("players", 0)) or None
    known = {option.name: option for option in setting(game).game.options}
    options: dict[str, object] = {}
    for part in str(given.get("options", "")).split(";"):
        name, _, value = part.partition(":")
        if part:
            if name not in known:
                raise ValueError(f"unknown option {name!r}: there are {', '.join(known)}")
            options[name] = known[name].parse(value)
    return setting(game, players, options, pack=str(given.get("pack", "")) or None)


def _register(game: Game) -> None:
    kind, players = game.name, game.players
    name = f"asterism_{kind}_v{game.encoding_version()}"
    described = pyspiel.GameType(
        short_name=name,
        long_name=f"Asterism {kind}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": players[0],
            "options": "",
            "variant": "",
            "pack": "",
        },
    )
    made = type(f"{kind.title()}Game", (TableGame,), {"kind": kind, "type": described})
    pyspiel.register_game(described, made)


for _game in environments().values():
    _register(_game)
