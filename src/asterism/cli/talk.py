"""What the command line says, and in which language."""

import json
import sys
from typing import NoReturn

from asterism import Message
from asterism.words import say

LONG = 300  # letters of a text that is quoted


class BadInput(Exception):
    """What the person asked for cannot be done, and why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class Failed(Exception):
    """Something went wrong that the person did not ask for, such as a bot that breaks down."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def refuse(problem: object) -> NoReturn:
    """The rules refuse something with a sentence of their own."""
    raise BadInput(Message("cli-problem", problem=str(problem)))


def shorten(value: object) -> object:
    """People may type, and files may hold, more than anybody wants to read again."""
    if isinstance(value, str) and len(value) > LONG:
        return f"{value[: LONG - 3]}..."
    return value


class Talk:
    """Speaks to the person at the terminal."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, message: Message, part: str | None = None, you: int | None = None) -> str:
        short = {name: shorten(value) for name, value in message.args.items()}
        return say(Message(message.id, **short), self.lang, part=part, you=you)

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
