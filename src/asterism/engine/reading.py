"""Reading untrusted JSON: every error says where it is and what was expected."""

from typing import Final

from asterism.engine.message import Message, in_english
from asterism.engine.outcome import REASON_IDS, Outcome


class Unreadable(ValueError):
    """Something that cannot be read, or not be played with: the place, as in `pack.cards[3].cost`,
    and a message that says why to whoever wrote it. `why`: the same for programmers, in English,
    where it tells more.
    """

    def __init__(self, place: str, message: Message, why: str = "") -> None:
        super().__init__(place, message, why)
        self.place: Final = place
        self.message: Final = message
        self.why: Final = why

    @property
    def reason(self) -> str:
        return self.why or in_english(self.message)

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}" if self.place else self.reason

    def __reduce__(self) -> tuple[object, ...]:
        # A native class does not keep what pickle needs to send it through a process pool.
        return (Unreadable, (self.place, self.message, self.why))


def unreadable_in(problem: BaseException | None) -> Unreadable | None:
    """What could not be read, if an error comes from that. Compiled code notes no cause, but what
    was being handled.
    """
    while problem is not None and not isinstance(problem, Unreadable):
        problem = problem.__cause__ or problem.__context__
    return problem


def in_short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def wrong(where: str, expected: str, value: object) -> ValueError:
    return ValueError(f"{where}: expected {expected}, found {in_short(value)}")


def as_object(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise Unreadable(where, Message("engine-read-object", found=in_short(value)))
    for key in value:
        if not isinstance(key, str):
            raise Unreadable(where, Message("engine-read-keys", found=in_short(key)))
    return value


def as_list(value: object, where: str, length: int = -1) -> list[object]:
    if not isinstance(value, list):
        raise Unreadable(where, Message("engine-read-list", found=in_short(value)))
    if length >= 0 and len(value) != length:
        raise Unreadable(where, Message("engine-read-items", count=length, own=len(value)))
    return value


def as_int(value: object, where: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        why = f"expected a whole number from {least} to {most}, found {in_short(value)}"
        raise Unreadable(where, Message("engine-read-number", least=least, most=most), why)
    return value


def as_bool(value: object, where: str) -> bool:
    if type(value) is not bool:
        raise Unreadable(where, Message("engine-read-flag", found=in_short(value)))
    return value


def as_str(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise Unreadable(where, Message("engine-read-text", found=in_short(value)))
    return value


def one_of(value: object, where: str, allowed: tuple[str, ...]) -> str:
    text = as_str(value, where)
    for known in allowed:
        if known == text:
            return known
    names = ", ".join(allowed)
    raise Unreadable(where, Message("engine-read-one-of", names=names, found=in_short(value)))


def only(data: dict[str, object], where: str, allowed: tuple[str, ...]) -> None:
    """Refuse unknown fields: otherwise a misspelt one would be ignored."""
    for key in data:
        if key not in allowed:
            names = ", ".join(allowed)
            raise Unreadable(where, Message("engine-read-field", name=repr(key), names=names))


def as_outcome(value: object, where: str, players: int) -> Outcome | None:
    """None, or an outcome as `Outcome.to_json` writes it."""
    if value is None:
        return None
    data = as_object(value, where)
    scores = [
        as_int(score, f"{where}.scores", -(10**6), 10**6)
        for score in as_list(data.get("scores"), f"{where}.scores", players)
    ]
    winners = [
        as_int(seat, f"{where}.winners", 0, players - 1)
        for seat in as_list(data.get("winners"), f"{where}.winners")
    ]
    reason = one_of(data.get("reason"), f"{where}.reason", tuple(REASON_IDS))
    return Outcome(tuple(scores), tuple(winners), reason)
