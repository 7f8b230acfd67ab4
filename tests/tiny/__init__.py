"""Comets: a fourth, tiny game in plain Python, to keep everybody honest about knowing games only
through the engine.

Twelve comets, 1 to 4 three times. Everyone holds two, one more lies in the middle. All players
choose a comet of their hand at
once, in secret; the highest that nobody else chose too wins the one in the middle. Then everyone
draws, and the next comet is turned
up, until the deck cannot serve all.

- CO-1 Choose one comet of your hand. All choose at once, unseen.
- CO-2 When all have chosen, the choices are shown and used up; the highest single one scores the
comet in the middle.
- CO-3 The game ends when the deck cannot give everyone a comet and turn one up; most points win,
equal points share.
"""

from tests.tiny.game import GAME

__all__ = ["GAME"]
