"""Messages to the user of the command line, in one language."""

import json
import sys
from typing import NoReturn

from asterism import Message
from asterism.engine.pack import OPTION as PACK
from asterism.engine.reading import unreadable_in
from asterism.words import say

LONG = 300  # characters of a quoted text


class BadInput(Exception):
    """Bad input from the user, with the reason."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class Failed(Exception):
    """A failure that is not the user's fault, such as a bot's exception."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def refuse(problem: Exception, pack: str | None = None) -> NoReturn:
    """Report the error message of the rules as bad input. `pack`: it is about a pack, in a file of
    that name, so it is told in the reader's language.
    """
    found = unreadable_in(problem) if pack is not None else None
    if found is None:
        raise BadInput(Message("cli-problem", problem=str(problem)))
    place = ": ".join([part for part in (pack, found.place) if part])
    raise BadInput(Message("cli-problem-at", place=place, problem=found.message))


def shorten(value: object) -> object:
    """Shorten a quoted text."""
    if isinstance(value, str) and len(value) > LONG:
        return f"{value[: LONG - 3]}..."
    return value


class Talk:
    """Prints messages to the user, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.box: dict[str, object] | None = None  # the pack of the game that is told

    def plays_with(self, options: object) -> None:
        """Tell of a game with these options: a pack has names of its own for its pieces."""
        pack = options.get(PACK) if isinstance(options, dict) else None
        self.box = pack if isinstance(pack, dict) else None

    def say(self, message: Message, part: str | None = None, you: int | None = None) -> str:
        short = {name: shorten(value) for name, value in message.args.items()}
        return say(Message(message.id, **short), self.lang, part=part, you=you, box=self.box)

    def tell(self, message: Message) -> None:
        print(self.say(message))

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, pattern, locale=self.lang)

    def percent(self, rate: float) -> str:
        return self.say(Message("cli-percent", number=self.number(100 * rate, 1)))

    def document(self, data: object) -> None:
        """The one JSON document of a command with --json."""
        json.dump(data, sys.stdout, indent=2)
        print()
