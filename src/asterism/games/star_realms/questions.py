"""What somebody has to decide before the game goes on, as data on the state's stack.

The newest question is the one that is open. A question knows who is asked, which answers there are,
how to carry one out, and its JSON. Questions never change: a question with two cards to go is
followed by a new one with one card to go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.move import Move
from asterism.engine.reading import as_bool, as_int, one_of
from asterism.games.star_realms.asking import each_kind, in_table_order, list_row, list_targets
from asterism.games.star_realms.attack import has_base_to_destroy, targetable_bases
from asterism.games.star_realms.cards import NEEDLE, Card, read_card
from asterism.games.star_realms.effects import ChooseOne, Effect
from asterism.games.star_realms.moves import (
    CHOOSE_DISCARD,
    CHOOSE_EXPLORER,
    CHOOSE_HAND,
    CHOOSE_OPTION,
    CHOOSE_PLAYED,
    CHOOSE_SEAT,
    DECLINE,
    ON_TOP,
    Choose,
)

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState

MOST: Final = 10**6  # of anything that is counted
ABILITIES: Final = ("primary", "ally", "scrap")
Fields = dict[str, object]


class Question:
    """Something one seat has to answer; or, if `asks` is false, something that happens when all
    above it is answered. `type`: its name in JSON.
    """

    def __init__(self, type: str, seat: int, asks: bool = True) -> None:
        self.type: Final = type
        self.seat: Final = seat
        self.asks: Final = asks

    def answers(self, state: StarRealmsState) -> list[Move]:
        """All answers, always in the same order; "no" comes last."""
        return []

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        """Carry out the answer. The question is off the stack already."""
        raise NotImplementedError

    def go_on(self, state: StarRealmsState) -> None:
        """What happens when this, which asks nothing, comes to the top of the stack."""
        raise NotImplementedError

    def is_open(self, state: StarRealmsState) -> bool:
        """Is there still something to decide? What was asked about may have left the game."""
        return True

    def outlasts(self, seat: int, on_turn: bool) -> bool:
        """Is it still to be answered when that seat has left? What it was asked is void; if it is
        its turn, so is everything it began.
        """
        return not on_turn and self.seat != seat

    def to_json(self) -> Fields:
        return {"type": self.type, "seat": self.seat}


@final
class WhichOption(Question):
    """One of the two things that an ability offers (SR-2.13)."""

    def __init__(self, seat: int, effect: ChooseOne, source: Card) -> None:
        super().__init__("option", seat)
        self.effect: Final = effect
        self.source: Final = source

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        for name in self.effect.names:
            moves.append(CHOOSE_OPTION[name])
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        state.note_choice(self.seat, choice.option)
        for number, name in enumerate(self.effect.names):
            if name == choice.option:
                state.resolve(self.effect.options[number], 0, self.seat, self.source)

    def to_json(self) -> Fields:
        return {"type": self.type, "seat": self.seat, "card": self.source.code}

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        card = read_card(data.get("card"), f"{where}.card")
        for effect in card.primary:
            if isinstance(effect, ChooseOne):
                return WhichOption(seat, effect, card)
        raise ValueError(f"{where}.card: {card.code} offers no choice")


@final
class ScrapOwn(Question):
    """Scrap a card from hand or discard pile; Brain World goes on and then draws as many."""

    def __init__(
        self, seat: int, discard_too: bool, must: bool, left: int, done: int, then_draw: bool
    ) -> None:
        super().__init__("scrap", seat)
        self.discard_too: Final = discard_too
        self.must: Final = must
        self.left: Final = left
        self.done: Final = done
        self.then_draw: Final = then_draw

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        realm = state.realms[self.seat]
        each_kind(realm.hand, CHOOSE_HAND, moves)
        if self.discard_too:
            each_kind(realm.discard, CHOOSE_DISCARD, moves)
        if not self.must:
            moves.append(DECLINE)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        done = self.done
        card = choice.card
        if card is not None:
            if choice.zone == "hand":
                state.scrap_from_hand(self.seat, card)
            else:
                state.scrap_from_discard(self.seat, card)
            done += 1
            if self.left > 1 and state.ask_scrap(
                self.seat, self.discard_too, self.must, self.left - 1, done, self.then_draw
            ):
                return
        if self.then_draw:
            state.draw(self.seat, done)

    def to_json(self) -> Fields:
        return {
            "type": self.type,
            "seat": self.seat,
            "discard_too": self.discard_too,
            "must": self.must,
            "left": self.left,
            "done": self.done,
            "then_draw": self.then_draw,
        }

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        return ScrapOwn(
            seat,
            as_bool(data.get("discard_too", True), f"{where}.discard_too"),
            as_bool(data.get("must", False), f"{where}.must"),
            as_int(data.get("left", 1), f"{where}.left", 1, MOST),
            as_int(data.get("done", 0), f"{where}.done", 0, MOST),
            as_bool(data.get("then_draw", False), f"{where}.then_draw"),
        )


@final
class DiscardCards(Question):
    """Discard from hand: the victim of an opponent's card, or Recycling Station's owner."""

    def __init__(self, seat: int, must: bool, left: int, done: int, then_draw: bool) -> None:
        super().__init__("discard", seat)
        self.must: Final = must
        self.left: Final = left
        self.done: Final = done
        self.then_draw: Final = then_draw

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        each_kind(state.realms[self.seat].hand, CHOOSE_HAND, moves)
        if not self.must:
            moves.append(DECLINE)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        done = self.done
        card = choice.card
        if card is not None:
            state.discard_from_hand(self.seat, card)
            done += 1
            if self.left > 1 and state.ask_discard(
                self.seat, self.must, self.left - 1, done, self.then_draw
            ):
                return
        if self.then_draw:
            state.draw(self.seat, done)

    def to_json(self) -> Fields:
        return {
            "type": self.type,
            "seat": self.seat,
            "must": self.must,
            "left": self.left,
            "done": self.done,
            "then_draw": self.then_draw,
        }

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        return DiscardCards(
            seat,
            as_bool(data.get("must", True), f"{where}.must"),
            as_int(data.get("left", 1), f"{where}.left", 1, MOST),
            as_int(data.get("done", 0), f"{where}.done", 0, MOST),
            as_bool(data.get("then_draw", False), f"{where}.then_draw"),
        )


@final
class ScrapRow(Question):
    """May scrap a card of the trade row."""

    def __init__(self, seat: int) -> None:
        super().__init__("scrap_row", seat)

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        list_row(state, False, moves)
        moves.append(DECLINE)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        if choice.card is not None:
            state.scrap_from_row(self.seat, choice.card)

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        return ScrapRow(seat)


@final
class Destroy(Question):
    """Destroy target base (SR-2.15). Even if it must be done it may be declined while no opponent's
    base can be targeted, which may come to be while the question is open: somebody leaves.
    """

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__("destroy", seat)
        self.must: Final = must

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        list_targets(state, self.seat, moves)
        if not self.must or not targetable_bases(state):
            moves.append(DECLINE)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        if choice.card is not None:
            base = state.base_named(choice.seat, choice.card, choice.copy)
            state.destroy(self.seat, choice.seat, base)

    def is_open(self, state: StarRealmsState) -> bool:
        """A base that was to be destroyed may have gone with its owner."""
        return has_base_to_destroy(state, self.seat)

    def to_json(self) -> Fields:
        return {"type": self.type, "seat": self.seat, "must": self.must}

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        return Destroy(seat, as_bool(data.get("must", False), f"{where}.must"))


@final
class TakeShip(Question):
    """Blob Carrier: a ship for nothing, on top of the deck."""

    def __init__(self, seat: int) -> None:
        super().__init__("take_ship", seat)

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        list_row(state, True, moves)
        if state.explorers > 0:
            moves.append(CHOOSE_EXPLORER)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        assert choice.card is not None
        state.take_on_top(self.seat, choice.card)

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        return TakeShip(seat)


@final
class OnTop(Question):
    """Freighter, Central Office: shall the ship just acquired go on top of the deck?"""

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__("on_top", seat)
        self.card: Final = card

    def answers(self, state: StarRealmsState) -> list[Move]:
        return [ON_TOP, DECLINE]

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        if not choice.decline:
            state.put_on_top(self.seat, self.card)

    def to_json(self) -> Fields:
        return {"type": self.type, "seat": self.seat, "card": self.card.code}

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        card = read_card(data.get("card"), f"{where}.card")
        if card not in state.realms[seat].discard:
            raise ValueError(f"{where}.card: {card.code} is not on that discard pile")
        return OnTop(seat, card)


@final
class CopyShip(Question):
    """Stealth Needle: which of the ships played this turn it becomes."""

    def __init__(self, seat: int) -> None:
        super().__init__("copy_ship", seat)

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        in_table_order(state.realms[self.seat].played, CHOOSE_PLAYED, moves)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        assert choice.card is not None
        state.become(self.seat, choice.card)

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        ships = state.realms[seat].ships
        if not ships or ships[-1].card is not NEEDLE:
            raise ValueError(f"{where}: that seat has not just played a {NEEDLE.code}")
        return CopyShip(seat)


@final
class Target(Question):
    """Which opponent has to discard (SR-2.14)."""

    def __init__(self, seat: int) -> None:
        super().__init__("target", seat)

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        for seat in state.targets:
            moves.append(CHOOSE_SEAT[seat])
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        state.make_discard(self.seat, choice.seat)

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        return Target(seat)


@final
class Rest(Question):
    """The rest of an ability, from effect number `at` on, once what came before is answered."""

    def __init__(self, seat: int, effects: list[Effect], at: int, source: Card) -> None:
        super().__init__("rest", seat, asks=False)
        self.effects: Final = effects
        self.at: Final = at
        self.source: Final = source

    def go_on(self, state: StarRealmsState) -> None:
        state.resolve(self.effects, self.at, self.seat, self.source)

    def to_json(self) -> Fields:
        card, ability = self.source, "scrap"
        if self.effects is card.primary or self.effects is card.ally:
            ability = "primary" if self.effects is card.primary else "ally"
        data: Fields = {"type": self.type, "seat": self.seat, "card": card.code}
        return {**data, "ability": ability, "at": self.at}

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        card = read_card(data.get("card"), f"{where}.card")
        name = one_of(data.get("ability"), f"{where}.ability", ABILITIES)
        effects = card.ability(name)
        return Rest(seat, effects, as_int(data.get("at"), f"{where}.at", 0, len(effects)), card)
