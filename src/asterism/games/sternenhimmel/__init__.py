"""Sternenhimmel: three to five players, bluff on twelve constellations."""

from asterism.games.sternenhimmel.game import GAME

__all__ = ["GAME"]
