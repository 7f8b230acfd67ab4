"""Hints during a game, and reviews of a finished one.

Advice uses only what a seat knew at that moment, never the hidden cards. All estimates use seeded
samples, so the same question has the same answer on every machine.
"""

from asterism.analysis.budget import Budget
from asterism.analysis.hint import Hint, hint
from asterism.analysis.review import Review, review

__all__ = ["Budget", "Hint", "Review", "hint", "review"]
