"""Refusals: a code for programs, a message for people. A refusal changes nothing."""

from functools import partial
from typing import Any, cast

from asterism.engine.errors import IllegalMove
from asterism.engine.message import Argument, Message
from asterism.engine.reading import unreadable_in

# Each code with its HTTP status.
STATUS = {
    "bad": 422,  # not understood
    "unknown": 404,  # does not exist
    "stranger": 401,  # not registered
    "forbidden": 403,  # not allowed for you
    "illegal": 409,  # against the rules of the game
    "stale": 409,  # the table has changed
    "not-now": 409,  # not in this phase
    "limit": 429,  # over a limit
    "storage": 503,  # the database did not store it
    "broken": 409,  # the server failed; 500 if it was not a command
}


class Refusal(Exception):
    """A request that is not carried out, and why."""

    def __init__(self, code: str, message: Message, clause: str | None = None) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.clause = clause

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @classmethod
    def of(cls, problem: IllegalMove) -> "Refusal":
        return cls("illegal", problem.message, problem.clause)


def bad(problem: object) -> Refusal:
    """The rules or a parser say what is wrong."""
    found = unreadable_in(problem) if isinstance(problem, Exception) else None
    if found is not None and found.place:
        said = Message("server-problem-at", place=found.place, problem=found.message)
        return Refusal("bad", said)
    if found is not None:
        return Refusal("bad", found.message)
    return Refusal("bad", Message("server-problem", problem=str(problem)[:300]))


def message_of(data: dict[str, Any]) -> Message:
    """A message that came as JSON, with the messages inside it."""
    args = {name: _argument(value) for name, value in data["args"].items()}
    return partial(Message, data["id"], **args)()  # whoever sent it has written out the id


def _argument(value: Any) -> Argument:
    if isinstance(value, dict):
        return message_of(value)
    if isinstance(value, list):
        return [_argument(item) for item in value]
    return cast(Argument, value)


def unknown_room() -> Refusal:
    return Refusal("unknown", Message("server-unknown-room"))


def unknown_game() -> Refusal:
    return Refusal("unknown", Message("server-unknown-game"))


def not_seated() -> Refusal:
    return Refusal("forbidden", Message("server-not-your-seat"))


def cannot_go_on() -> Refusal:
    return Refusal("not-now", Message("server-cannot-go-on"))


def broken() -> Refusal:
    """An unexpected failure; nothing has changed."""
    return Refusal("broken", Message("server-broken"))
