"""Sequential probability ratio test (Wald): is A better than B?

Like fishtest: the games of one deal in which a bot has had every seat are one observation from 0 to
1, so that the luck of the deal cancels out. The log-likelihood ratio compares two hypotheses about
the mean of these observations, each with the most likely distribution that has this mean. This is
the generalised test, with its exact maximum instead of the normal approximation.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from asterism.arena.rating import chance

# A result that was never seen is rare, not impossible: deals end in 0, a half or 1.
UNSEEN = 1e-3
USUAL = (0.0, 0.5, 1.0)

BETTER = "better"
NOT_BETTER = "not better"
OPEN = "open"


@dataclass(frozen=True)
class Hypotheses:
    """`worse`: the mean score under the null hypothesis, `good`: under the alternative; and the two
    error rates.
    """

    worse: float
    good: float
    alpha: float = 0.05  # of a wrong "better"
    beta: float = 0.05  # of a wrong "not better"

    def __post_init__(self) -> None:
        if not 0 < self.worse < self.good < 1:
            raise ValueError("the first hypothesis must be below the second, both between 0 and 1")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("alpha and beta lie between 0 and 0.5")

    @classmethod
    def of_elo(
        cls, elo0: float, elo1: float, alpha: float = 0.05, beta: float = 0.05
    ) -> Hypotheses:
        """Hypotheses about the difference of the ratings, in Elo."""
        if not -2000 <= elo0 < elo1 <= 2000:
            raise ValueError("elo0 must be below elo1, and both within 2000")
        return cls(chance(elo0, 0), chance(elo1, 0), alpha, beta)

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)


@dataclass(frozen=True)
class Verdict:
    """The state of the test after a number of games."""

    decision: str
    llr: float
    games: int
    lower: float
    upper: float

    def to_json(self) -> dict[str, object]:
        return dict(vars(self))


class Sprt:
    """A test that takes observations in order and ignores all after its decision, so the answer
    does not depend on games played later.
    """

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.counts: dict[float, int] = {}
        self.games = 0
        self.ratio = 0.0
        self.decision = OPEN

    def add(self, score: float, games: int = 1) -> None:
        """The next observation: the first bot's score, from 0 to 1, in so many games."""
        if self.decision != OPEN:
            return
        self.games += games
        score = round(score, 9)  # equal results can differ by rounding
        self.counts[score] = self.counts.get(score, 0) + 1
        self.ratio = llr(self.hypotheses, self.counts)
        if self.ratio >= self.hypotheses.upper:
            self.decision = BETTER
        elif self.ratio <= self.hypotheses.lower:
            self.decision = NOT_BETTER

    @property
    def verdict(self) -> Verdict:
        bounds = self.hypotheses.lower, self.hypotheses.upper
        return Verdict(self.decision, self.ratio, self.games, *bounds)


def llr(hypotheses: Hypotheses, counts: dict[float, int]) -> float:
    """The log-likelihood ratio of `good` against `worse`."""
    seen: dict[float, float] = dict.fromkeys(USUAL, UNSEEN)
    seen |= {score: float(count) for score, count in counts.items()}
    total = sum(seen.values())
    shares = {score: count / total for score, count in sorted(seen.items())}
    worse = likeliest(shares, hypotheses.worse)
    good = likeliest(shares, hypotheses.good)
    return total * sum(share * log(good[score] / worse[score]) for score, share in shares.items())


def likeliest(shares: dict[float, float], mean: float) -> dict[float, float]:
    """The maximum-likelihood distribution with that mean: each observed share divided by 1 + t *
    (score - mean), for the right t.
    """
    low = -1 / (max(shares) - mean)
    high = 1 / (mean - min(shares))
    for _ in range(60):
        t = (low + high) / 2
        mass = {score: share / (1 + t * (score - mean)) for score, share in shares.items()}
        # The greater t, the less lies on high scores.
        if sum(weight * (score - mean) for score, weight in mass.items()) > 0:
            low = t
        else:
            high = t
    t = (low + high) / 2
    return {score: share / (1 + t * (score - mean)) for score, share in shares.items()}
