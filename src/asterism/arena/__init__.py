"""Matches and tournaments between bots: balanced seats, ratings, confidence intervals."""

from asterism.arena.match import Match
from asterism.arena.processes import WorkersDied, play_all, play_some
from asterism.arena.report import Report, Row, report
from asterism.arena.results import BadResults, Results
from asterism.arena.sprt import Hypotheses, Verdict
from asterism.arena.standing import Standing, standings, wilson
from asterism.arena.table import BotFailed, Played, bot_seed
from asterism.arena.tournament import Tournament

__all__ = [
    "BadResults",
    "BotFailed",
    "Hypotheses",
    "Match",
    "Played",
    "Report",
    "Results",
    "Row",
    "Standing",
    "Tournament",
    "Verdict",
    "WorkersDied",
    "bot_seed",
    "play_all",
    "play_some",
    "report",
    "standings",
    "wilson",
]
