"""Asterism: three table games of the night sky, with complete rules, fair bots and a fast, honest
simulator.
"""

from asterism._build import is_compiled  # first: it decides which files the rest comes from
from asterism.bots import Bot
from asterism.bots import make as bot
from asterism.bots import names as bots
from asterism.engine.chance import Chance, Quick, Seeded
from asterism.engine.errors import IllegalMove
from asterism.engine.event import Event
from asterism.engine.game import Game
from asterism.engine.log import Log
from asterism.engine.message import Message, render_english_with
from asterism.engine.move import Move
from asterism.engine.options import Option
from asterism.engine.outcome import Outcome
from asterism.engine.record import Record, RecordError
from asterism.engine.registry import find_games_with
from asterism.engine.script import ChanceDue, Scripted, Stepwise
from asterism.engine.state import State
from asterism.engine.stepper import Stepper
from asterism.engine.view import View
from asterism.games import find as game
from asterism.games import names as games
from asterism.packs import Pack, learned
from asterism.packs import load as pack

__version__ = "0.1.0"
__all__ = [
    "Bot",
    "Chance",
    "ChanceDue",
    "Event",
    "Game",
    "IllegalMove",
    "Log",
    "Message",
    "Move",
    "Option",
    "Outcome",
    "Pack",
    "Quick",
    "Record",
    "RecordError",
    "Scripted",
    "Seeded",
    "State",
    "Stepper",
    "Stepwise",
    "View",
    "bot",
    "bots",
    "game",
    "games",
    "is_compiled",
    "learned",
    "pack",
]


def _in_english(message: Message) -> str:
    from asterism import words  # Fluent is loaded when the first sentence is needed

    return words.say(message, "en")


find_games_with(game)
render_english_with(_in_english)
