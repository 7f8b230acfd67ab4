"""Thinking about a game with whoever plays it: hints on a view, and the review of a finished game.

Advice comes from what a seat knew at that moment, never from the hidden cards. Everything is
counted in imagined games with seeds of their own, so the same question has the same answer on
every machine.
"""

from asterism.analysis.budget import Budget
from asterism.analysis.hint import Hint, hint
from asterism.analysis.review import Review, review

__all__ = ["Budget", "Hint", "Review", "hint", "review"]
