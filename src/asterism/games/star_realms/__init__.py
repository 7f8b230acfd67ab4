"""Star Realms: build a deck, build a fleet, bring the others' authority to zero."""

from asterism.games.star_realms.game import GAME

__all__ = ["GAME"]
