"""Learning the bots' weights for a pack by self-play."""

from asterism.fit.journal import BadJournal, OtherRun
from asterism.fit.run import Found, Plan, TooFew, Watcher, in_short, plan_for, run

__all__ = [
    "BadJournal",
    "Found",
    "OtherRun",
    "Plan",
    "TooFew",
    "Watcher",
    "in_short",
    "plan_for",
    "run",
]
