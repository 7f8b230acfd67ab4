"""argparse, with translated messages."""

import argparse
from collections.abc import Callable, Iterable
from math import nan
from typing import NoReturn

from asterism import Message
from asterism.cli.talk import BadInput, Talk


class Arguments(argparse.Namespace):
    """The parsed arguments."""


class Formatter(argparse.HelpFormatter):
    """The help page, with a usage line in the person's language."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=30, width=100)
        self.usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.usage} ")


class Parser(argparse.ArgumentParser):
    """Parses the arguments of a command."""

    def __init__(self, command: str, summary: Message, talk: Talk) -> None:
        def formatter(prog: str) -> Formatter:
            return Formatter(prog, talk.say(Message("cli-usage")))

        super().__init__(
            prog=f"asterism {command}",
            description=talk.say(summary),
            formatter_class=formatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.talk = talk
        self.words = self.add_argument_group(talk.say(Message("cli-help-arguments")))
        self.flags = self.add_argument_group(talk.say(Message("cli-help-options")))
        self.flag("--help", Message("cli-help-help"))
        self.text("--lang", "fr|en|de", Message("cli-help-lang"))

    # Declaring arguments.

    def word(self, name: str, help: Message, default: str | None = None) -> None:
        """A positional argument, optional if it has a default."""
        self.words.add_argument(
            name,
            metavar=name.upper(),
            help=self.talk.say(help),
            nargs=None if default is None else "?",
            default=default,
        )

    def flag(self, name: str, help: Message) -> None:
        """A flag without a value."""
        self.flags.add_argument(name, action="store_true", help=self.talk.say(help))

    def text(
        self, name: str, metavar: str, help: Message, default: str | None = None, many: bool = False
    ) -> None:
        """A flag with a text value."""
        self.flags.add_argument(
            name,
            metavar=metavar,
            help=self.talk.say(help),
            action="append" if many else "store",
            default=[] if many else default,
        )

    def number(
        self,
        name: str,
        metavar: str,
        help: Message,
        default: int | None,
        least: int = 0,
        most: int | None = None,
    ) -> None:
        """A flag with a whole number."""
        self.flags.add_argument(
            name,
            metavar=metavar,
            help=self.talk.say(help),
            type=whole(name, least, most),
            default=default,
        )

    def decimal(
        self,
        name: str,
        metavar: str,
        help: Message,
        default: float | None,
        least: float,
        most: float,
    ) -> None:
        """A flag with a decimal number."""
        self.flags.add_argument(
            name,
            metavar=metavar,
            help=self.talk.say(help),
            type=decimal(name, least, most),
            default=default,
        )

    # Parsing.

    def read(self, words: list[str]) -> Arguments:
        try:
            arguments, unknown = self.parse_known_args(words, Arguments())
        except argparse.ArgumentError as problem:
            raise self._not_so(problem) from problem
        if unknown:
            raise BadInput(Message("cli-unknown-argument", text=unknown[0], command=self.prog))
        return arguments

    def _not_so(self, problem: argparse.ArgumentError) -> BadInput:
        """An error that argparse itself finds: a flag without its value, or with a value it does
        not take; from Python 3.13 on, missing arguments too.
        """
        name = problem.argument_name
        if name is None:
            self.error(str(problem))
        takes_none = any(
            action.nargs == 0 for action in self._actions if name in action.option_strings
        )
        if takes_none:
            return BadInput(Message("cli-takes-no-value", name=name))
        return BadInput(Message("cli-value-missing", name=name))

    def error(self, message: str) -> NoReturn:
        """argparse calls this when arguments are missing, and names them after a colon."""
        names = message.rpartition(": ")[2]
        raise BadInput(Message("cli-argument-missing", names=names, command=self.prog))


def whole(name: str, least: int, most: int | None) -> Callable[[str], int]:
    """A parser for whole numbers within bounds."""

    def read(text: str) -> int:
        # Python refuses to parse numbers of thousands of digits.
        digits = text.removeprefix("-")
        is_number = digits.isascii() and digits.isdecimal() and len(digits) <= 100
        if is_number and int(text) >= least and (most is None or int(text) <= most):
            return int(text)
        if most is None:
            raise BadInput(Message("cli-not-from", name=name, text=text, least=str(least)))
        raise BadInput(
            Message("cli-not-between", name=name, text=text, least=str(least), most=str(most))
        )

    return read


def decimal(name: str, least: float, most: float) -> Callable[[str], float]:
    """A parser for decimal numbers within bounds."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = nan
        if least <= value <= most:
            return value
        raise BadInput(
            Message(
                "cli-no-number-between",
                name=name,
                text=text,
                least=f"{least:g}",
                most=f"{most:g}",
            )
        )

    return read
