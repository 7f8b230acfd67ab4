"""What a card does, in small pieces: the words of its abilities.

An effect happens at once, or has the state ask somebody and says so. It tells itself in a sentence
(`message`), in a few signs (`short`) and as JSON, which effects_read.py reads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.message import Argument, Message

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


@final
class Gain(Effect):
    """Authority, trade and combat, in any mixture (SR-2.6)."""

    def __init__(self, trade: int = 0, combat: int = 0, authority: int = 0) -> None:
        super().__init__("gain")
        self.trade: Final = trade
        self.combat: Final = combat
        self.authority: Final = authority

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        realm = state.realms[seat]
        realm.trade += self.trade
        realm.combat += self.combat
        if self.authority:
            state.gain_authority(seat, self.authority)
        if state.heard is not None:
            state.tell_gain(seat, self.trade, self.combat, self.authority)
        return False

    def amounts(self) -> dict[str, int]:
        """What is gained of each, where it is anything."""
        gains = {"authority": self.authority, "trade": self.trade, "combat": self.combat}
        return {kind: count for kind, count in gains.items() if count}

    def message(self) -> Message:
        gains: list[Argument] = [amount(kind, count) for kind, count in self.amounts().items()]
        return Message("star-realms-effect-gain", gains=gains)

    def short(self) -> Message:
        signs = [short_amount(kind, count) for kind, count in self.amounts().items()]
        said = signs.pop()
        while signs:
            said = Message("star-realms-short-gains", first=signs.pop(), rest=said)
        return said

    def to_json(self) -> dict[str, object]:
        return {"op": self.op, **self.amounts()}


@final
class Draw(Effect):
    """Draw cards (SR-2.11)."""

    def __init__(self, count: int) -> None:
        super().__init__("draw")
        self.count: Final = count

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        state.draw(seat, self.count)
        return False

    def message(self) -> Message:
        return Message("star-realms-effect-draw", count=self.count)

    def short(self) -> Message:
        return Message("star-realms-short-draw", count=self.count)

    def to_json(self) -> dict[str, object]:
        return {"op": self.op, "count": self.count}


@final
class DrawIfBases(Effect):
    """Embassy Yacht: draw, if one has enough bases in play, outposts included (SR-3)."""

    def __init__(self, bases: int, count: int) -> None:
        super().__init__("draw_if_bases")
        self.bases: Final = bases
        self.count: Final = count

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        if len(state.realms[seat].bases) >= self.bases:
            state.draw(seat, self.count)
        return False

    def message(self) -> Message:
        return Message("star-realms-effect-draw-if-bases", number=self.bases, count=self.count)

    def short(self) -> Message:
        return Message("star-realms-short-draw-if-bases", number=self.bases, count=self.count)

    def to_json(self) -> dict[str, object]:
        return {"op": self.op, "bases": self.bases, "count": self.count}


@final
class DrawPerBlob(Effect):
    """Blob World: a card for each Blob card played this turn, counted now (SR-3)."""

    def __init__(self) -> None:
        super().__init__("draw_per_blob")

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        state.draw(seat, state.realms[seat].blobs)
        return False

    def message(self) -> Message:
        return Message("star-realms-effect-draw-per-blob")

    def short(self) -> Message:
        return Message("star-realms-short-draw-per-blob")


@final
class OpponentDiscards(Effect):
    """Target opponent discards a card (SR-2.14)."""

    def __init__(self) -> None:
        super().__init__("opponent_discards")

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_target(seat)

    def message(self) -> Message:
        return Message("star-realms-effect-opponent-discards")

    def short(self) -> Message:
        return Message("star-realms-short-opponent-discards")


@final
class ChooseOne(Effect):
    """Do one thing or the other."""

    def __init__(self, names: list[str], options: list[list[Effect]]) -> None:
        super().__init__("either")
        self.names: Final = names
        self.options: Final = options

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        state.ask_option(seat, self, source)
        return True

    def inside(self) -> list[list[Effect]]:
        return self.options

    def message(self) -> Message:
        first, second = sentences(self.options[0]), sentences(self.options[1])
        return Message("star-realms-effect-either", first=first, second=second)

    def short(self) -> Message:
        first, second = in_short(self.options[0]), in_short(self.options[1])
        return Message("star-realms-short-either", first=first, second=second)

    def to_json(self) -> dict[str, object]:
        options = [[effect.to_json() for effect in option] for option in self.options]
        return {"op": self.op, "names": self.names, "options": options}


@final
class ScrapFromOwn(Effect):
    """Scrap cards from one's hand, or from hand and discard pile; `then_draw`: draw as many."""

    def __init__(
        self, discard_too: bool = True, must: bool = False, most: int = 1, then_draw: bool = False
    ) -> None:
        super().__init__("scrap_own")
        self.discard_too: Final = discard_too
        self.must: Final = must
        self.most: Final = most
        self.then_draw: Final = then_draw

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_scrap(seat, self.discard_too, self.must, self.most, 0, self.then_draw)

    def message(self) -> Message:
        if self.then_draw:
            return Message("star-realms-effect-scrap-then-draw", count=self.most)
        zone = "both" if self.discard_too else "hand"
        return Message("star-realms-effect-scrap", zone=zone, must="yes" if self.must else "no")

    def short(self) -> Message:
        if self.then_draw:
            return Message("star-realms-short-scrap-then-draw", count=self.most)
        return Message("star-realms-short-scrap", zone="both" if self.discard_too else "hand")

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"op": self.op, "most": self.most, "then_draw": self.then_draw}
        if not self.discard_too:
            data["discard_too"] = False
        if self.must:
            data["must"] = True
        return data


@final
class DiscardThenDraw(Effect):
    """Recycling Station: discard up to so many cards, then draw as many."""

    def __init__(self, most: int) -> None:
        super().__init__("discard_then_draw")
        self.most: Final = most

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_discard(seat, False, self.most, 0, True)

    def message(self) -> Message:
        return Message("star-realms-effect-discard-then-draw", count=self.most)

    def short(self) -> Message:
        return Message("star-realms-short-discard-then-draw", count=self.most)

    def to_json(self) -> dict[str, object]:
        return {"op": self.op, "most": self.most}


@final
class ScrapFromRow(Effect):
    """May scrap a card of the trade row."""

    def __init__(self) -> None:
        super().__init__("scrap_row")

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_scrap_row(seat)

    def message(self) -> Message:
        return Message("star-realms-effect-scrap-row")

    def short(self) -> Message:
        return Message("star-realms-short-scrap-row")


@final
class DestroyBase(Effect):
    """Destroy target base; with `must` if there is one that can be targeted (SR-2.15)."""

    def __init__(self, must: bool = False) -> None:
        super().__init__("destroy")
        self.must: Final = must

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_destroy(seat, self.must)

    def message(self) -> Message:
        return Message("star-realms-effect-destroy", must="yes" if self.must else "no")

    def short(self) -> Message:
        return Message("star-realms-short-destroy")

    def to_json(self) -> dict[str, object]:
        return {"op": self.op, "must": True} if self.must else {"op": self.op}


@final
class NextShipOnTop(Effect):
    """The next ship acquired this turn may go on top of the deck."""

    def __init__(self) -> None:
        super().__init__("next_on_top")

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        state.open_top(seat)
        return False

    def message(self) -> Message:
        return Message("star-realms-effect-next-on-top")

    def short(self) -> Message:
        return Message("star-realms-short-next-on-top")


@final
class AcquireShipOnTop(Effect):
    """Blob Carrier: acquire any ship for nothing and put it on top of the deck."""

    def __init__(self) -> None:
        super().__init__("acquire_on_top")

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_ship(seat)

    def message(self) -> Message:
        return Message("star-realms-effect-acquire-on-top")

    def short(self) -> Message:
        return Message("star-realms-short-acquire-on-top")


@final
class CopyPlayedShip(Effect):
    """Stealth Needle: become another ship that one has played this turn (SR-3)."""

    def __init__(self) -> None:
        super().__init__("copy")

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        realm = state.realms[seat]
        if realm.played == 0:
            realm.played = source.bit
            return False
        state.ask_copy(seat)
        return True

    def message(self) -> Message:
        return Message("star-realms-effect-copy")

    def short(self) -> Message:
        return Message("star-realms-short-copy")


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
