"""What a card does, in small pieces: the words of its abilities.

An effect happens at once, or puts a question on the state's stack and says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.games.star_realms.questions import (
    CopyShip,
    DiscardCards,
    ScrapRow,
    TakeShip,
    WhichOption,
)

if TYPE_CHECKING:
    from asterism.games.star_realms.cards import Card
    from asterism.games.star_realms.state import StarRealmsState


class Effect:
    """One sentence of an ability."""

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        """Do it; true if a question has to be answered before the next effect."""
        raise NotImplementedError


@final
class Gain(Effect):
    """Authority, trade and combat, in any mixture (SR-2.6)."""

    def __init__(self, trade: int = 0, combat: int = 0, authority: int = 0) -> None:
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


@final
class Draw(Effect):
    """Draw cards (SR-2.11)."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        state.draw(seat, self.count)
        return False


@final
class DrawIfBases(Effect):
    """Embassy Yacht: draw, if one has enough bases in play, outposts included (SR-3)."""

    def __init__(self, bases: int, count: int) -> None:
        self.bases: Final = bases
        self.count: Final = count

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        if len(state.realms[seat].bases) >= self.bases:
            state.draw(seat, self.count)
        return False


@final
class DrawPerBlob(Effect):
    """Blob World: a card for each Blob card played this turn, counted now (SR-3)."""

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        state.draw(seat, state.realms[seat].blobs)
        return False


@final
class OpponentDiscards(Effect):
    """Target opponent discards a card (SR-2.14)."""

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_target(seat)


@final
class ChooseOne(Effect):
    """Do one thing or the other."""

    def __init__(self, names: list[str], options: list[list[Effect]]) -> None:
        self.names: Final = names
        self.options: Final = options

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        state.questions.append(WhichOption(seat, self, source))
        return True


@final
class ScrapFromOwn(Effect):
    """Scrap cards from one's hand, or from hand and discard pile; `then_draw`: draw as many."""

    def __init__(
        self, discard_too: bool = True, must: bool = False, most: int = 1, then_draw: bool = False
    ) -> None:
        self.discard_too: Final = discard_too
        self.must: Final = must
        self.most: Final = most
        self.then_draw: Final = then_draw

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_scrap(seat, self.discard_too, self.must, self.most, 0, self.then_draw)


@final
class DiscardThenDraw(Effect):
    """Recycling Station: discard up to so many cards, then draw as many."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        if not state.realms[seat].hand:
            return False
        state.questions.append(DiscardCards(seat, False, self.most, 0, True))
        return True


@final
class ScrapFromRow(Effect):
    """May scrap a card of the trade row."""

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        for card in state.row:
            if card is not None:
                state.questions.append(ScrapRow(seat))
                return True
        return False


@final
class DestroyBase(Effect):
    """Destroy target base; with `must` if there is one that can be targeted (SR-2.15)."""

    def __init__(self, must: bool = False) -> None:
        self.must: Final = must

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        return state.ask_destroy(seat, self.must)


@final
class NextShipOnTop(Effect):
    """The next ship acquired this turn may go on top of the deck."""

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        state.open_top(seat)
        return False


@final
class AcquireShipOnTop(Effect):
    """Blob Carrier: acquire any ship for nothing and put it on top of the deck."""

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        ships = state.explorers > 0
        for card in state.row:
            if card is not None and card.is_ship:
                ships = True
        if ships:
            state.questions.append(TakeShip(seat))
        return ships


@final
class CopyPlayedShip(Effect):
    """Stealth Needle: become another ship that one has played this turn (SR-3)."""

    def happen(self, state: StarRealmsState, seat: int, source: Card) -> bool:
        realm = state.realms[seat]
        if realm.played == 0:
            realm.played = source.bit
            return False
        state.questions.append(CopyShip(seat))
        return True


class Static:
    """An ability that always holds while its card is in play and is never used (SR-2.2)."""


@final
class PayPerShip(Static):
    """Fleet HQ: one combat whenever its owner plays a ship (SR-3)."""


@final
class AllyOfAll(Static):
    """Mech World: an ally for the ally abilities of all four factions (SR-2.3)."""
