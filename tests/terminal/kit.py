"""Tables to sit down at, and whole games to play there."""

from collections.abc import Callable, Iterator

import asterism
from asterism import Bot, Move, View
from asterism.cli.tables import Choice
from asterism.cli.terminal.conversation import Conversation
from asterism.cli.terminal.session import Session

SEED = 5  # the person takes the first turn
LANGUAGES = ("en", "fr", "de")


def table(
    seed: int = SEED, lang: str = "en", ascii: bool = False, **options: object
) -> Conversation:
    """A new game of Stellar against a bot that has made its first choice."""
    at = Conversation(Session(asterism.game("stellar"), ("random",), seed, options), lang, ascii)
    catch_up(at)
    return at


def catch_up(at: Conversation) -> None:
    """Let the bots decide until it is the person's turn."""
    while at.session.advance():
        pass
    at.look()


def answer(at: Conversation, *entries: str) -> list[str]:
    """Type entries one after the other, with the bots' moves between them; the last reply."""
    lines: list[str] = []
    for entry in entries:
        lines = list(at.answer(entry).lines)
        catch_up(at)
    return lines


def some_choice(at: Conversation, turn: int) -> Choice:
    """Now the first, now the last, so that all kinds of moves are played."""
    return at.choices[turn * 7 % len(at.choices)]


def positions(at: Conversation) -> Iterator[Conversation]:
    """The table before each decision of the person, and at the end."""
    for turn in range(1000):
        yield at
        if at.session.is_over:
            return
        at.answer(some_choice(at, turn).key)
        catch_up(at)
    raise AssertionError("the game does not end")


def entries_of_a_game(what: Callable[[Choice], str], at: Conversation | None = None) -> list[str]:
    """What a person types in a whole game: the keys of choices, or notation."""
    typed: list[str] = []
    for turn, here in enumerate(positions(at or table())):
        if not here.session.is_over:
            typed.append(what(some_choice(here, turn)))
    return typed


def key(choice: Choice) -> str:
    return choice.key


def notation(choice: Choice) -> str:
    return choice.move.text


def to_step(step: str, seed: int = SEED) -> Conversation:
    """A table where the person has to decide that: `take`, `play`, `place`, `follow` ..."""
    for at in positions(table(seed)):
        placing = at.json["step"] == "play" and at.json["placing"]
        if ("place" if placing else at.json["step"]) == step:
            return at
    raise AssertionError(f"no step {step} in this game")


class Broken(Bot):
    """A bot that breaks down."""

    def choose(self, view: View) -> Move:
        raise RuntimeError("out of order")


class Cheat(Bot):
    """A bot that plays what it may not."""

    def choose(self, view: View) -> Move:
        legal = view.legal_moves()
        return next(move for move in view.game.universe() if move not in legal)
