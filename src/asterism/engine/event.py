"""Events: what happened at the table, and who saw it.

Events are the only way in which information reaches a seat. An event type declares for each field
who sees it. Fields are hidden here and nowhere else: a field that a viewer may not see is `null`.
"""

from sys import intern
from typing import Final, final

# Who sees a field of an event.
EVERYONE: Final = 0
OWNER: Final = 1  # the event's seat, and those who see its hand by the rules of the format

Value = object  # a str, an int, a bool, or a list of these


@final
class EventType:
    """The fields of one kind of event in order, each with its audience.

    `reveals`: it reveals something that its seat did not decide, so undo stops here (a barrier).
    `sealed`: while several seats decide at once, the others learn only that this seat has decided.
    An event that moves a card or token has the fields `card` (or `cards`), `source` and `target`.
    """

    def __init__(
        self, name: str, fields: dict[str, int], reveals: bool = False, sealed: bool = False
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.reveals: Final = reveals
        self.sealed: Final = sealed

    def __repr__(self) -> str:
        return f"EventType({self.name!r})"


@final
class Event:
    """One event, with all its fields."""

    def __init__(self, type: EventType, seat: int, values: list[Value]) -> None:
        self.type: Final = type
        self.seat: Final = seat  # the seat of the event; -1: none
        self.values: Final = values
        # The same few places and cards occur in all games that are kept: share their strings.
        for index, value in enumerate(values):
            if isinstance(value, str):
                values[index] = intern(value)

    def __repr__(self) -> str:
        return f"Event({self.type.name!r}, {self.seat}, {self.values})"

    def as_seen_by(self, viewer: int, eyes: list[int]) -> dict[str, object]:
        """The event as JSON for one viewer (-1: a spectator). `eyes`: the seats that see what the
        event's seat sees.
        """
        seen: dict[str, object] = {
            "type": self.type.name,
            "seat": None if self.seat < 0 else self.seat,
        }
        insider = viewer >= 0 and viewer in eyes
        for (name, audience), value in zip(self.type.fields.items(), self.values, strict=True):
            seen[name] = value if audience == EVERYONE or insider else None
        return seen
