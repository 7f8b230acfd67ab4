"""An effect, and how the effects of an ability are told one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asterism.engine.message import Message

if TYPE_CHECKING:
    from asterism.games.star_realms.cards import Card
    from asterism.games.star_realms.state import StarRealmsState


class Effect:
    """One sentence of an ability. `op`: its name in JSON."""

    def __init__(self, op: str) -> None:
        self.op: Final = op

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        """Do it; true if a question has to be answered before the next effect."""
        raise NotImplementedError

    def message(self) -> Message:
        """As the card says it."""
        raise NotImplementedError

    def short(self) -> Message:
        """As short as it can be read."""
        raise NotImplementedError

    def inside(self) -> list[list[Effect]]:
        """The effects that it is made of, in the order in which the card names them."""
        return []

    def to_json(self) -> dict[str, object]:
        return {"op": self.op}


# An ability as a whole, and the amounts it speaks of.


def sentences(effects: list[Effect]) -> Message:
    """The effects of one ability, in their order."""
    said = effects[-1].message()
    for effect in reversed(effects[:-1]):
        said = Message("star-realms-effect-chain", first=effect.message(), rest=said)
    return said


def in_short(effects: list[Effect]) -> Message:
    said = effects[-1].short()
    for effect in reversed(effects[:-1]):
        said = Message("star-realms-short-chain", first=effect.short(), rest=said)
    return said


def amount(kind: str, count: object) -> Message:
    """3 trade, 2 combat ..."""
    return Message("star-realms-amount", kind=kind, count=count)


def short_amount(kind: str, count: int) -> Message:
    """`4$`, `3✶`, `50♥`."""
    return Message("star-realms-short-amount", kind=kind, count=count)
