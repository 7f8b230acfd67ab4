"""Effects that only cards of packs have. docs/packs.md lists them all.

None of them can make a turn endless: a seat plays cards and uses abilities a limited number of
times in a turn (`Box.most_uses`), each use has a limited number of effects, and no effect starts
itself again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.message import Argument, Message
from asterism.games.star_realms.effect import Effect, in_short, sentences
from asterism.games.star_realms.effects import Draw, Gain
from asterism.games.star_realms.factions import FACTIONS

if TYPE_CHECKING:
    from asterism.games.star_realms.cards import Card
    from asterism.games.star_realms.state import StarRealmsState

BASE: Final = "base"


def shift_of(faction: str) -> int:
    for known in FACTIONS:
        if known.code == faction:
            return known.shift
    raise ValueError(f"there is no faction {faction!r}")


@final
class GainPer(Effect):
    """So much for each own base in play, or for each card of a faction played this turn, counted
    now.
    """

    def __init__(self, per: str, trade: int, combat: int, authority: int, draw: int) -> None:
        super().__init__("gain_per")
        self.per: Final = per
        self.gain: Final = Gain(trade, combat, authority)
        self.draw: Final = draw

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        realm, gain = state.realms[seat], self.gain
        count = len(realm.bases) if self.per == BASE else int(realm.played_of(shift_of(self.per)))
        if count == 0:
            return False
        if gain.amounts():
            state.gain(seat, count * gain.trade, count * gain.combat, count * gain.authority)
        state.draw(seat, count * self.draw)
        return False

    def parts(self) -> list[Effect]:
        gains: list[Effect] = [self.gain] if self.gain.amounts() else []
        return gains + ([Draw(self.draw)] if self.draw else [])

    def message(self) -> Message:
        said = sentences(self.parts())
        return Message("star-realms-effect-gain-per", effects=said, per=self.per)

    def short(self) -> Message:
        return Message("star-realms-short-gain-per", effects=in_short(self.parts()), per=self.per)

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"op": self.op, "per": self.per, **self.gain.amounts()}
        return {**data, "draw": self.draw} if self.draw else data


@final
class DrawThenDiscard(Effect):
    """Draw cards, then discard some of the hand."""

    def __init__(self, count: int, discard: int) -> None:
        super().__init__("draw_then_discard")
        self.count: Final = count
        self.discard: Final = discard

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        state.draw(seat, self.count)
        return state.ask_discard(seat, True, self.discard, 0, False)

    def message(self) -> Message:
        return Message(
            "star-realms-effect-draw-then-discard", count=self.count, number=self.discard
        )

    def short(self) -> Message:
        return Message("star-realms-short-draw-then-discard", count=self.count, number=self.discard)

    def to_json(self) -> dict[str, object]:
        return {"op": self.op, "count": self.count, "discard": self.discard}


@final
class ReturnBase(Effect):
    """Return target base to its owner's hand; whom one may target is as for `destroy` (SR-2.15)."""

    def __init__(self, must: bool) -> None:
        super().__init__("return_base")
        self.must: Final = must

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_destroy(seat, self.must, True)

    def message(self) -> Message:
        return Message("star-realms-effect-return-base", must="yes" if self.must else "no")

    def short(self) -> Message:
        return Message("star-realms-short-return-base")

    def to_json(self) -> dict[str, object]:
        return {"op": self.op, "must": True} if self.must else {"op": self.op}


@final
class AcquireFree(Effect):
    """Acquire a card that costs at most so much, for nothing: to the hand, on top of the deck, or
    to the discard pile.
    """

    def __init__(self, cost: int, to: str, ships: bool) -> None:
        super().__init__("acquire")
        self.cost: Final = cost
        self.to: Final = to
        self.ships: Final = ships

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_card(seat, self.to, self.cost, self.ships)

    def message(self) -> Message:
        kind = "ship" if self.ships else "card"
        return Message("star-realms-effect-acquire", kind=kind, count=self.cost, zone=self.to)

    def short(self) -> Message:
        kind = "ship" if self.ships else "card"
        return Message("star-realms-short-acquire", kind=kind, count=self.cost, zone=self.to)

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"op": self.op, "cost": self.cost, "to": self.to}
        return {**data, "ships": True} if self.ships else data


@final
class CopyBase(Effect):
    """The primary ability of another base of one's own happens, too. A base that copies cannot be
    copied: two of them would never come to an end.
    """

    def __init__(self) -> None:
        super().__init__("copy_base")

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_copy_base(seat)

    def message(self) -> Message:
        return Message("star-realms-effect-copy-base")

    def short(self) -> Message:
        return Message("star-realms-short-copy-base")


@final
class If(Effect):
    """Effects that happen only if something holds when it comes to them."""

    def __init__(
        self, what: str, number: int, faction: str, then: list[Effect], other: list[Effect]
    ) -> None:
        super().__init__("if")
        self.what: Final = what  # bases, played, authority_at_least, authority_at_most
        self.number: Final = number
        self.faction: Final = faction
        self.then: Final = then
        self.other: Final = other

    def holds(self, state: StarRealmsState, seat: int) -> bool:
        realm = state.realms[seat]
        if self.what == "bases":
            return len(realm.bases) >= self.number
        if self.what == "played":
            return realm.played_of(shift_of(self.faction)) >= self.number
        if self.what == "authority_at_least":
            return realm.authority >= self.number
        return realm.authority <= self.number

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        effects = self.then if self.holds(state, seat) else self.other
        return state.resolve(effects, 0, seat, source)

    def inside(self) -> list[list[Effect]]:
        return [self.then, self.other] if self.other else [self.then]

    def condition(self) -> Message:
        faction: Argument = self.faction or "none"
        what, number = self.what, self.number
        return Message("star-realms-condition", what=what, number=number, faction=faction)

    def message(self) -> Message:
        first = Message(
            "star-realms-effect-if", condition=self.condition(), effects=sentences(self.then)
        )
        if not self.other:
            return first
        return Message("star-realms-effect-else", first=first, rest=sentences(self.other))

    def short(self) -> Message:
        first = Message(
            "star-realms-effect-if", condition=self.condition(), effects=in_short(self.then)
        )
        if not self.other:
            return first
        return Message("star-realms-effect-else", first=first, rest=in_short(self.other))

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"op": self.op, self.what: self.number}
        if self.faction:
            data["faction"] = self.faction
        data["then"] = [effect.to_json() for effect in self.then]
        if self.other:
            data["else"] = [effect.to_json() for effect in self.other]
        return data
