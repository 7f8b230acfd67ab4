"""What all interfaces share: versioned names, settings, rewards, small variants.

The version stands for the meaning of actions and observations; if either changes, it changes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from os import PathLike
from typing import cast

from asterism import Game, Outcome, State
from asterism.engine.encoding import Encoder
from asterism.engine.options import copied
from asterism.engine.pack import OPTION as PACK
from asterism.engine.pack import fingerprint
from asterism.games import in_order
from asterism.packs import load

Json = dict[str, object]
Box = Mapping[str, object] | str | PathLike[str]  # a pack, or its file


@dataclass(frozen=True)
class Setting:
    """A game with players and options, or one that starts at a position."""

    game: Game
    players: int
    options: dict[str, object]
    position: dict[str, object] | None = None
    encoder: Encoder = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "encoder", self.game.encoder(self.players, self.options))

    @property
    def name(self) -> str:
        """As `asterism/NAME-v0`; with a pack, `asterism/NAME-v0+FINGERPRINT`."""
        return environment_name(self.game, self.options)

    def start(self, seed: int) -> State:
        """A new game with its log. A game that starts at a position takes its chance from there."""
        if self.position is None:
            return self.game.start(self.players, seed, copied(self.options))
        return self.game.resume({**self.position, "chance": {"seed": seed, "shuffles": 0}})


def environment_name(game: Game, options: Mapping[str, object] | None = None) -> str:
    """Another box has other actions and observations, so its fingerprint is part of the name."""
    pack = (options or {}).get(PACK)
    box = f"+{fingerprint(pack)}" if isinstance(pack, dict) else ""
    return f"asterism/{game.name}-v{game.encoding_version()}{box}"


def environments() -> dict[str, Game]:
    """All games that programs can learn, by the name of their environment."""
    known = [game for game in in_order() if game.encoding_version() >= 0]
    return {environment_name(game): game for game in known}


def names() -> list[str]:
    return list(environments())


def setting(
    name: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str | None = None,
    pack: Box | None = None,
) -> Setting:
    """The setting that a name means: that of a game, or with the version, `asterism/NAME-v0`; none:
    the game of the pack, or the first one in lists. A ValueError says what is wrong with it.
    """
    if pack is not None:
        box = load(pack) if isinstance(pack, str | PathLike) else pack
        options = {**(options or {}), PACK: dict(box)}
        name = str(box.get("game")) if name is None else name
    known = environments()
    by_name = {game.name: game for game in known.values()} | known
    game = next(iter(known.values())) if name is None else by_name.get(name)
    if game is None:
        raise ValueError(f"there is no environment {name!r}: there are {', '.join(known)}")
    if variant is not None:
        return _variant(game, variant, players, options)
    given = {**game.bounds(), **(options or {})}
    count = game.players[0] if players is None else players
    settled = game.settle(count, given)
    if isinstance(settled.get(PACK), dict):
        given[PACK] = settled[PACK]  # in full
    return Setting(game, count, given)


def _variant(
    game: Game, variant: str, players: int | None, options: Mapping[str, object] | None
) -> Setting:
    variants = game.variants()
    found = variants.get(variant)
    if found is None:
        there = ", ".join(variants) or "none"
        raise ValueError(f"{game.name} has no variant {variant!r}: there are {there}")
    if players is not None or options:
        raise ValueError("a variant brings its own players and options")
    position = found.get("position")
    if not isinstance(position, dict):
        return Setting(game, cast(int, found["players"]), cast(Json, found["options"]))
    return Setting(game, len(position["players"]), position["options"], position)


def utilities(outcome: Outcome, players: int) -> list[float]:
    """Each loser gets -1; the winners split the sum. Without winners all get 0."""
    winners = outcome.winners
    if not winners:
        return [0.0] * players
    share = (players - len(winners)) / len(winners)
    return [share if seat in winners else -1.0 for seat in range(players)]
