"""The players' clocks: how much time each seat has, computed from nothing but the log.

`move` and `days` give the same time for every decision; `fischer` gives a stock, and a bit more
after every decision. A clock runs while its seat may decide.
"""

from dataclasses import dataclass
from typing import Literal

DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How much time a room gives."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: int = 0  # for each decision (move), or in stock (fischer)
    increment: int = 0  # fischer: seconds gained by a decision
    days: int = 0  # for each decision (days)

    def is_possible(self) -> bool:
        match self.kind:
            case "none":
                return self.seconds == self.increment == self.days == 0
            case "move":
                return 5 <= self.seconds <= 3600 and self.increment == self.days == 0
            case "fischer":
                return 10 <= self.seconds <= 36_000 and 0 <= self.increment <= 600 and not self.days
            case "days":
                return 1 <= self.days <= 30 and self.seconds == self.increment == 0

    @property
    def first(self) -> float:
        """What a seat begins with."""
        return self.days * DAY if self.kind == "days" else float(self.seconds)


NO_CLOCK = ClockRule()


class Times:
    """What is left to each seat, at the time of the latest entry of the log."""

    def __init__(self, rule: ClockRule, players: int, at: float) -> None:
        self.rule = rule
        self.left = [rule.first] * players
        self.earlier = list(self.left)  # before the seat's latest decision
        self.at = at
        self.running: tuple[int, ...] = ()

    @property
    def is_kept(self) -> bool:
        return self.rule.kind != "none"

    def pass_to(self, at: float) -> None:
        """Time goes by for the seats that may decide."""
        for seat in self.running:
            self.left[seat] -= max(0.0, at - self.at)
        self.at = max(at, self.at)

    def skip(self, seconds: float) -> None:
        """The server was away: that time counts for nobody."""
        self.at += seconds

    def decided(self, seat: int) -> None:
        """A seat has decided something."""
        self.earlier[seat] = self.left[seat]
        if self.rule.kind == "fischer":
            self.left[seat] += self.rule.increment
        else:
            self.left[seat] = self.rule.first

    def took_back(self, seat: int, decisions: int) -> None:
        """Taking back gives no time: what the decisions had gained is lost again."""
        if self.rule.kind == "fischer":
            self.left[seat] -= self.rule.increment * decisions
        else:
            self.left[seat] = self.earlier[seat]

    def run(self, seats: tuple[int, ...]) -> None:
        """These seats may decide now. Whoever begins a new decision has all its time for it."""
        if self.rule.kind != "fischer":
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self.rule.first
        self.running = seats

    def due(self) -> float | None:
        """When the first clock reaches zero; None: none runs."""
        if not self.is_kept or not self.running:
            return None
        return self.at + min(self.left[seat] for seat in self.running)

    def fallen(self, now: float) -> list[int]:
        """The seats whose time is over."""
        if not self.is_kept:
            return []
        # A thousandth early is on time: times are rounded to thousandths.
        return [seat for seat in self.running if self.left[seat] - (now - self.at) < 0.001]

    def told(self) -> list[float] | None:
        """Seconds left to each seat at the time `at`, for people to see."""
        return [max(0.0, round(left, 3)) for left in self.left] if self.is_kept else None
