"""Stellar: two players, a telescope and a notebook."""

from asterism.games.stellar.game import GAME

__all__ = ["GAME"]
