"""What `make ladder` measures: every step of the levels, the yardsticks, and the other formats."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from asterism.arena.tournament import Tournament

LEVELS = ("novice", "casual", "skilled", "expert", "master")
GAMES = 200
TESTED = 120  # games of a sequential test, at most
SEED = 20_000
TIMES_FAIR = 1.3  # what a step is worth with more than two players

# From cheap to dear; what is not here costs next to nothing.
COST = {"level:skilled": 1, "level:expert": 2, "level:master": 3}


@dataclass(frozen=True)
class Step:
    """One measurement: the first bot ought to win at least so much against the second."""

    group: str
    game: str
    bots: tuple[str, str]
    wanted: float  # share of the victories; with more than two sides: of one alone against many
    players: int = 2
    options: dict[str, object] = field(default_factory=dict)
    games: int = GAMES
    tested: bool = False  # by a sequential test, which asks whether the first is better at all
    about: bool = False  # the wanted share is no least but about what is expected

    @property
    def name(self) -> str:
        """As its file is called, and as ONLY= finds it."""
        sides = "-".join(spec.removeprefix("level:").replace(":", "-") for spec in self.bots)
        return f"{self.group}-{sides}"

    @property
    def cost(self) -> int:
        """For the order: cheap ones first. Ten times fewer for each level."""
        dearest = max(COST.get(spec, 0) for spec in self.bots)
        slow = self.players > 2 and self.game == "star_realms"
        return 2 * dearest + slow

    def tournament(self) -> Tournament:
        """With more than two players all games show what is asked: the first bot alone."""
        return Tournament(
            self.game,
            self.players,
            self.bots,
            self.games,
            SEED,
            dict(self.options),
            reverse=self.tested or self.players == 2,
        )


def level(name: str) -> str:
    return f"level:{name}"


def ladder(group: str, game: str, players: int = 2) -> list[Step]:
    """The rungs of one game, and its foot."""
    fair = 1 / players
    rung = 0.6 if players == 2 else TIMES_FAIR * fair
    foot = 0.7 if players == 2 else TIMES_FAIR * fair
    steps = [
        Step(group, game, (level("novice"), "random"), foot, players),
        Step(group, game, ("greedy", level("novice")), rung, players),
    ]
    for lower, higher in pairwise(LEVELS):
        steps.append(Step(group, game, (level(higher), level(lower)), rung, players))
    return steps


def duel(first: str, second: str, wanted: float, about: bool = False) -> Step:
    return Step("duel", "star_realms", (first, second), wanted, about=about)


def trials(group: str, game: str, players: int, format: str = "") -> list[Step]:
    """Novice - skilled - master, each better than the one before?"""
    options: dict[str, object] = {"format": format} if format else {}
    pairs = (("skilled", "novice"), ("master", "skilled"))
    return [
        Step(
            group,
            game,
            (level(higher), level(lower)),
            0.5,
            players,
            options,
            TESTED,
            tested=True,
        )
        for higher, lower in pairs
    ]


STEPS: list[Step] = [
    *ladder("stellar", "stellar"),
    Step("stellar", "stellar", (level("expert"), "greedy"), 0.75),
    *ladder("sternenhimmel4", "sternenhimmel", 4),
    Step("sternenhimmel4", "sternenhimmel", (level("expert"), "greedy"), 0.45, 4),
    *ladder("duel", "star_realms"),
    duel("buyer:table", "buyer:dearest", 0.69, about=True),
    duel("buyer:velocity", "buyer:dearest", 0.68, about=True),
    duel("buyer:table", "buyer:random", 0.92, about=True),
    duel(level("expert"), "buyer:dearest", 0.75),
    duel(level("master"), "buyer:dearest", 0.80),
    duel(level("expert"), "buyer:velocity", 0.60),
    duel(level("master"), "buyer:velocity", 0.75),
    duel(level("master"), "buyer:table", 0.65),
    *trials("sternenhimmel3", "sternenhimmel", 3),
    *trials("sternenhimmel5", "sternenhimmel", 5),
    *trials("deathmatch3", "star_realms", 3, "deathmatch"),
    *trials("hunter3", "star_realms", 3, "hunter"),
    *trials("hydra2", "star_realms", 4, "hydra2"),
    *trials("hydra3", "star_realms", 6, "hydra3"),
    *trials("emperor", "star_realms", 6, "emperor"),
    *trials("raid3", "star_realms", 3, "raid"),
]
