"""What all interfaces have in common: names with versions, settings, rewards, small variants.

The version belongs to the meaning of actions and observations: a change of either is a new one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from json import loads
from typing import Any

import asterism
from asterism import Game, Outcome, State
from asterism.engine.encoding import Encoder
from asterism.engine.options import copied

VERSIONS = {"star_realms": 0, "stellar": 0, "sternenhimmel": 0}
# Players who know nothing can go on for ever, so a game of Star Realms gets an end.
TURN_LIMIT = 200

# Small enough to be gone through to the end (docs/research/README.md). Sternenhimmel's boards are
# an option of the game; the others begin at a position.
VARIANTS: dict[str, dict[str, dict[str, Any]]] = loads(
    (files("asterism.research") / "variants.json").read_text(encoding="utf-8")
)


@dataclass(frozen=True)
class Setting:
    """A game with players and options, or one that begins at a position."""

    game: Game
    players: int
    options: dict[str, object]
    position: dict[str, object] | None = None
    encoder: Encoder = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "encoder", self.game.encoder(self.players, self.options))

    @property
    def name(self) -> str:
        """As `asterism/stellar-v0`."""
        return environment_name(self.game.name)

    def start(self, seed: int) -> State:
        """A new game with its log. One that begins at a position draws as that position says."""
        if self.position is None:
            return self.game.start(self.players, seed, copied(self.options))
        return self.game.resume({**self.position, "chance": {"seed": seed, "shuffles": 0}})


def environment_name(game: str) -> str:
    return f"asterism/{game}-v{VERSIONS[game]}"


def names() -> list[str]:
    return [environment_name(game) for game in VERSIONS]


def setting(
    name: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str | None = None,
) -> Setting:
    """The setting that a name means: `stellar`, or with the version, `asterism/stellar-v0`; a
    ValueError says what is wrong with it.
    """
    known = {**{environment_name(game): game for game in VERSIONS}, **{g: g for g in VERSIONS}}
    if name not in known:
        raise ValueError(f"there is no environment {name!r}: there are {', '.join(names())}")
    game = asterism.game(known[name])
    if variant is not None:
        return _variant(game, variant, players, options)
    given = dict(options or {})
    if game.name == "star_realms":
        given.setdefault("turn_limit", TURN_LIMIT)
    count = game.players[0] if players is None else players
    game.settle(count, given)
    return Setting(game, count, given)


def _variant(
    game: Game, variant: str, players: int | None, options: Mapping[str, object] | None
) -> Setting:
    found = VARIANTS[game.name].get(variant)
    if found is None:
        there = ", ".join(VARIANTS[game.name])
        raise ValueError(f"{game.name} has no variant {variant!r}: there are {there}")
    if players is not None or options:
        raise ValueError("a variant brings its own players and options")
    position = found.get("position")
    if position is None:
        return Setting(game, found["players"], found["options"])
    return Setting(game, len(position["players"]), position["options"], position)


def utilities(outcome: Outcome, players: int) -> list[float]:
    """Each loser pays one, and the winners share it; nobody wins: nobody pays."""
    winners = outcome.winners
    if not winners:
        return [0.0] * players
    share = (players - len(winners)) / len(winners)
    return [share if seat in winners else -1.0 for seat in range(players)]
