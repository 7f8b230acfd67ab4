"""What a card does, in small pieces: the words of its abilities.

An effect happens at once, or has the state ask somebody and says so. It tells itself in a sentence
(`message`), in a few signs (`short`) and as JSON, which effects_read.py reads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.message import Argument, Message
from asterism.games.star_realms.effect import Effect, amount, in_short, sentences, short_amount

if TYPE_CHECKING:
    from asterism.games.star_realms.cards import Card
    from asterism.games.star_realms.state import StarRealmsState


@final
class Gain(Effect):
    """Authority, trade and combat, in any mixture (SR-2.6)."""

    def __init__(self, trade: int = 0, combat: int = 0, authority: int = 0) -> None:
        super().__init__("gain")
        self.trade: Final = trade
        self.combat: Final = combat
        self.authority: Final = authority

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        state.gain(seat, self.trade, self.combat, self.authority)
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
    """Do one thing or the other, or one of three."""

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
        if len(self.options) == 2:
            return Message("star-realms-effect-either", first=first, second=second)
        third = sentences(self.options[2])
        return Message("star-realms-effect-one-of", first=first, second=second, third=third)

    def short(self) -> Message:
        said = in_short(self.options[0])
        for option in self.options[1:]:
            said = Message("star-realms-short-either", first=said, second=in_short(option))
        return said

    def to_json(self) -> dict[str, object]:
        options = [[effect.to_json() for effect in option] for option in self.options]
        return {"op": self.op, "names": self.names, "options": options}


@final
class ScrapFromOwn(Effect):
    """Scrap cards from one's hand, or from hand and discard pile; `then_draw`: draw as many;
    `each`: what every scrapped card gives.
    """

    def __init__(
        self,
        discard_too: bool = True,
        must: bool = False,
        most: int = 1,
        then_draw: bool = False,
        each: Gain | None = None,
    ) -> None:
        super().__init__("scrap_own")
        self.discard_too: Final = discard_too
        self.must: Final = must
        self.most: Final = most
        self.then_draw: Final = then_draw
        self.each: Final = each

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_scrap(
            seat, self.discard_too, self.must, self.most, 0, self.then_draw, self.each
        )

    def message(self) -> Message:
        zone, must = "both" if self.discard_too else "hand", "yes" if self.must else "no"
        if self.then_draw and self.discard_too and not self.must:
            said = Message("star-realms-effect-scrap-then-draw", count=self.most)
        elif self.most == 1:
            said = Message("star-realms-effect-scrap", zone=zone, must=must)
        else:
            said = Message("star-realms-effect-scrap-most", zone=zone, must=must, count=self.most)
        if self.then_draw and (self.must or not self.discard_too):
            said = Message("star-realms-effect-draw-as-many", effect=said)
        return said if self.each is None else for_each(said, self.each)

    def short(self) -> Message:
        zone = "both" if self.discard_too else "hand"
        if self.then_draw:
            said = Message("star-realms-short-scrap-then-draw", count=self.most)
        elif self.most == 1:
            said = Message("star-realms-short-scrap", zone=zone)
        else:
            said = Message("star-realms-short-scrap-most", zone=zone, count=self.most)
        return said if self.each is None else for_each(said, self.each)

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"op": self.op, "most": self.most, "then_draw": self.then_draw}
        if not self.discard_too:
            data["discard_too"] = False
        if self.must:
            data["must"] = True
        return {**data, "each": self.each.amounts()} if self.each is not None else data


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
    """May scrap a card of the trade row, or several; `each`: what every one gives."""

    def __init__(self, most: int = 1, each: Gain | None = None) -> None:
        super().__init__("scrap_row")
        self.most: Final = most
        self.each: Final = each

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_scrap_row(seat, self.most, self.each)

    def message(self) -> Message:
        said = Message("star-realms-effect-scrap-row")
        if self.most > 1:
            said = Message("star-realms-effect-scrap-row-most", count=self.most)
        return said if self.each is None else for_each(said, self.each)

    def short(self) -> Message:
        said = Message("star-realms-short-scrap-row")
        if self.most > 1:
            said = Message("star-realms-short-scrap-row-most", count=self.most)
        return said if self.each is None else for_each(said, self.each)

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"op": self.op}
        if self.most > 1:
            data["most"] = self.most
        return {**data, "each": self.each.amounts()} if self.each is not None else data


@final
class DestroyBase(Effect):
    """Destroy target base; with `must` if there is one that can be targeted (SR-2.15)."""

    def __init__(self, must: bool = False) -> None:
        super().__init__("destroy")
        self.must: Final = must

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_destroy(seat, self.must, False)

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


def for_each(said: Message, gain: Gain) -> Message:
    """Something, and a gain whenever it is done."""
    gains: list[Argument] = [amount(kind, count) for kind, count in gain.amounts().items()]
    return Message("star-realms-effect-for-each", effect=said, gains=gains)
