"""The players' clocks: the time left to each seat, computed from the log alone.

`move` and `days` give the same time for every decision. `fischer` gives a total, and an increment
after every decision. A clock runs while its seat may decide.
"""

from dataclasses import dataclass
from typing import Literal

DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How much time a room gives."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: int = 0  # per decision (move), or at the start (fischer)
    increment: int = 0  # fischer: seconds added by a decision
    days: int = 0  # per decision (days)

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
        """The time a seat starts with."""
        return self.days * DAY if self.kind == "days" else float(self.seconds)


NO_CLOCK = ClockRule()


class Times:
    """The time left to each seat at the latest log entry."""

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
        """Time passes for the seats that may decide."""
        for seat in self.running:
            self.left[seat] -= max(0.0, at - self.at)
        self.at = max(at, self.at)

    def skip(self, seconds: float) -> None:
        """The server was down: that time counts for nobody."""
        self.at += seconds

    def decided(self, seat: int) -> None:
        """The seat has made a decision."""
        self.earlier[seat] = self.left[seat]
        if self.rule.kind == "fischer":
            self.left[seat] += self.rule.increment
        else:
            self.left[seat] = self.rule.first

    def took_back(self, seat: int, decisions: int) -> None:
        """An undo gives no time back: it takes away the increments of the undone decisions."""
        if self.rule.kind == "fischer":
            self.left[seat] -= self.rule.increment * decisions
        else:
            self.left[seat] = self.earlier[seat]

    def run(self, seats: tuple[int, ...]) -> None:
        """These seats may decide now. A seat with a new decision gets its full time for it."""
        if self.rule.kind != "fischer":
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self.rule.first
        self.running = seats

    def due(self) -> float | None:
        """When the first clock runs out; None: none is running."""
        if not self.is_kept or not self.running:
            return None
        return self.at + min(self.left[seat] for seat in self.running)

    def expired(self, now: float) -> list[int]:
        """The seats whose time is up."""
        if not self.is_kept:
            return []
        # Times are rounded to thousandths, so a thousandth early counts as zero.
        return [seat for seat in self.running if self.left[seat] - (now - self.at) < 0.001]

    def shown(self) -> list[float] | None:
        """Seconds left to each seat at the time `at`, for people to see."""
        return [max(0.0, round(left, 3)) for left in self.left] if self.is_kept else None
