"""The outcome of a game: scores, winners and the reason why it ended."""

from __future__ import annotations

from typing import Final, final

# Why a game is over; each has a sentence `engine-outcome-<reason>` in the Fluent files.
REASON_IDS: Final = {
    "score": "engine-outcome-score",
    "shared": "engine-outcome-shared",
    "resignation": "engine-outcome-resignation",
    "defeat": "engine-outcome-defeat",
    "turn_limit": "engine-outcome-turn-limit",
    "stuck": "engine-outcome-stuck",
}
# With these several winners have equal scores and share one victory; else they are a team.
SHARING: Final = ("shared", "stuck")
# What games were said to end by before there was a word for it.
FORMERLY: Final = {"stuck": ("score", "shared")}


@final
class Outcome:
    """Final scores by seat, the winning seats (several share a win; none: the game was stopped),
    and the reason.
    """

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...], reason: str) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.reason: Final = reason

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.scores == other.scores
            and self.winners == other.winners
            and self.reason == other.reason
        )

    def __hash__(self) -> int:
        return hash((self.scores, self.winners, self.reason))

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, reason={self.reason!r})"

    def fits(self, written: Outcome | None) -> bool:
        """Is this the end that a record tells, perhaps in the words of an earlier version?"""
        if written is None or written.reason not in FORMERLY.get(self.reason, ()):
            return self == written
        return self.scores == written.scores and self.winners == written.winners

    def to_json(self) -> dict[str, object]:
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
        }


def by_score(scores: tuple[int, ...], reason: str = "") -> Outcome:
    """The highest score wins; equal highest scores share the win. `reason`: why the game ended
    here, if not because it was played to its end.
    """
    best = max(scores)
    winners = tuple([seat for seat, score in enumerate(scores) if score == best])
    return Outcome(scores, winners, reason or ("score" if len(winners) == 1 else "shared"))
