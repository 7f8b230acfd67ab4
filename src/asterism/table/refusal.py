"""Saying no: a code for programs, a message for people, and nothing has changed."""

from asterism.engine.errors import IllegalMove
from asterism.engine.message import Message

# What a refusal is about, and the HTTP status that carries it.
STATUS = {
    "bad": 422,  # not understood
    "unknown": 404,  # no such thing
    "stranger": 401,  # say who you are first
    "forbidden": 403,  # not for you
    "illegal": 409,  # against the rules of the game
    "stale": 409,  # the table has moved on
    "not-now": 409,  # not in this phase
    "limit": 429,  # too much, too fast, too many
    "storage": 503,  # it could not be written down
    "broken": 409,  # the server failed at it; where that is no command's answer, with status 500
}


class Refusal(Exception):
    """Something that is not done, and why."""

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
    """The rules or a parser explain themselves."""
    return Refusal("bad", Message("server-problem", problem=str(problem)[:300]))


def unknown_room() -> Refusal:
    return Refusal("unknown", Message("server-unknown-room"))


def unknown_game() -> Refusal:
    return Refusal("unknown", Message("server-unknown-game"))


def not_seated() -> Refusal:
    return Refusal("forbidden", Message("server-not-your-seat"))


def cannot_go_on() -> Refusal:
    return Refusal("not-now", Message("server-cannot-go-on"))


def broken() -> Refusal:
    """Nobody foresaw it; nothing has changed."""
    return Refusal("broken", Message("server-broken"))
