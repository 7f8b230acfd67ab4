"""Messages: the id of a text in the Fluent files, and its arguments.

`asterism.words` formats them in three languages. The engine itself needs only English, for the
reason in an exception. It uses a renderer that the package plugs in when it is imported.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, final

# A str, an int, another Message, texts by language, or a list of these.
Argument = object


@final
class Message:
    """An id and its arguments: Message("game-place-taken", slot=3)."""

    def __init__(self, id: str, **args: Argument) -> None:
        self.id: Final = id
        self.args: Final[dict[str, Argument]] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return (
            f"Message({', '.join([repr(self.id), *(f'{k}={v!r}' for k, v in self.args.items())])})"
        )

    def __reduce__(self) -> tuple[object, ...]:
        # A native class does not keep what pickle needs to send it through a process pool.
        return (partial(Message, self.id, **self.args), ())

    def to_json(self) -> dict[str, object]:
        """The id and the arguments, nested messages included: what the page formats itself."""
        return {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}


def _plain(value: Argument) -> object:
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


Renderer = Callable[[Message], str]


def _bare(message: Message) -> str:
    return repr(message)


_renderer: list[Renderer] = [_bare]


def render_english_with(renderer: Renderer) -> None:
    """Set the function that formats a message in English."""
    _renderer[0] = renderer


def in_english(message: Message) -> str:
    return _renderer[0](message)
