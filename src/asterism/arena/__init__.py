"""Bots against each other: many games, fair seats, honest intervals."""

from asterism.arena.match import BotFailed, Match, Played
from asterism.arena.processes import play_all
from asterism.arena.standing import Standing, standings, wilson

__all__ = ["BotFailed", "Match", "Played", "Standing", "play_all", "standings", "wilson"]
