"""Reading files named by the user; `-` is stdin."""

import json
import sys
from pathlib import Path
from typing import NoReturn

from asterism import Message
from asterism.cli.talk import BadInput

STDIN = "-"


def read_text(name: str) -> str:
    """The text of a file."""
    try:
        data = sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
        return data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise BadInput(
            Message("cli-not-text", file=name, place=str(problem.start + 1))
        ) from problem
    except (OSError, ValueError) as problem:
        # A ValueError: a name that no file can have.
        told = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise BadInput(Message("cli-cannot-read", file=name, problem=told or "")) from problem


def read_json(name: str) -> object:
    """The JSON value in a file."""
    text = read_text(name)
    try:
        value: object = json.loads(text, parse_constant=_no_number)
        return value
    except json.JSONDecodeError as problem:
        raise BadInput(
            Message(
                "cli-not-json",
                file=name,
                line=str(problem.lineno),
                column=str(problem.colno),
                problem=problem.msg,
            )
        ) from problem
    except (ValueError, RecursionError) as problem:
        raise BadInput(Message("cli-strange-json", file=name, problem=str(problem))) from problem


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is not a number")
