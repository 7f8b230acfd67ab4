"""Sternenhimmel's tokens, stars and players as signs; colours only come on top."""

from itertools import product
from string import ascii_lowercase

from asterism import Message
from asterism.cli.tables import Json
from asterism.cli.tables.lines import Line
from asterism.cli.tables.pen import Pen
from asterism.games.sternenhimmel.boards import Board, BoardSet
from asterism.games.sternenhimmel.options import Rules
from asterism.words import in_language

DIM = "#8794c8"
ACCENT = "bold #8fd0ff"
GOLD = "#f5cf7e"
SEATS = "ABCDE"
STYLES = ("bold #9fd2ff", "bold #f4a261", "bold #7fd8a4", "bold #f598b4", "bold #d3b4ff")

# Other tokens are their own signs.
SIGNS = {"hole": "@", "double": "×2"}
TYPED = {"h": "hole", "@": "hole", "d": "double", "x2": "double", "×2": "double"}

# a, b, c ... z, then aa, ab ...: boards of one's own can have many stars.
KEYS = [*ascii_lowercase, *("".join(pair) for pair in product(ascii_lowercase, repeat=2))]


def boards_of(view: Json) -> BoardSet:
    return Rules(view["options"]).boards


def tokens_of(view: Json) -> list[str]:
    """The kinds of tokens in the game."""
    return [token.code for token in Rules(view["options"]).tokens.kinds]


def charts(view: Json) -> list[tuple[int, Board, dict[str, Json]]]:
    """The constellations in play: their numbers on the table, their boards and their tokens."""
    boards = boards_of(view)
    found: list[tuple[int, Board, dict[str, Json]]] = []
    for place, chart in enumerate(view["sky"], 1):
        board = None if chart is None else boards.find(chart["board"])
        if chart is not None and board is not None:
            found.append((place, board, chart["tokens"]))
    return found


def board_name(board: Board, pen: Pen) -> str:
    return pen.say(Message("sternenhimmel-board", board=board.label))


def star_name(board: Board, number: int, pen: Pen) -> str:
    name = board.names[number]
    return in_language(name, pen.lang) if isinstance(name, dict) else str(name)


def sign(token: str | None, pen: Pen) -> str:
    return "?" if token is None else pen.write(SIGNS.get(token, token))


def signs(tokens: list[str], pen: Pen) -> str:
    return " ".join(sign(token, pen) for token in tokens)


def lying(token: Json, pen: Pen) -> Line:
    """A token on a star with its owner's letter, `~` before it if it lies face down: `~?B`."""
    down = "~" if token["face_down"] else ""
    seat = token["seat"]
    return [(f"{down}{sign(token['token'], pen)}{SEATS[seat]}", STYLES[seat])]
