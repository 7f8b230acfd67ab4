"""Comets: a fourth, tiny game in plain Python, to keep everybody honest about knowing games only
through the engine.

Twelve comets, 1 to 4 three times. Everyone holds two, one more lies in the middle. All players
choose a comet of their hand at once, in secret; the highest that nobody else chose too wins the one
in the middle. Then everyone draws, and the next comet is turned up, until the deck cannot serve
all. The clauses stand in `rules/`.

`game`, `view`, `shapes` and `text/` are the least that a game consists of; `full` and what it
imports, `lesson`, `rendering` and `terminal` are what it may bring besides. Imports are relative,
because a test installs a copy of this folder as the package `comets`.
"""

from .game import GAME

__all__ = ["GAME"]
