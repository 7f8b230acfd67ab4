"""What abilities ask: which option, which card to scrap or discard, which base, which opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.move import Move
from asterism.engine.reading import as_bool, as_int, one_of
from asterism.games.star_realms.asking import (
    ANY_COST,
    each_in_discard,
    each_in_hand,
    list_row,
    list_targets,
)
from asterism.games.star_realms.attack import has_base_to_destroy, targetable_bases
from asterism.games.star_realms.cards import ABILITIES, Card
from asterism.games.star_realms.effect import Effect
from asterism.games.star_realms.effects import ChooseOne, Gain
from asterism.games.star_realms.effects_read import read_amounts
from asterism.games.star_realms.moves import CHOOSE_OPTION, CHOOSE_SEAT, DECLINE, Choose
from asterism.games.star_realms.question import MOST, Fields, Question

if TYPE_CHECKING:
    from asterism.games.star_realms.state import StarRealmsState


def give(state: StarRealmsState, seat: int, each: Gain | None) -> None:
    """What every card that was scrapped gives."""
    if each is not None:
        state.gain(seat, each.trade, each.combat, each.authority)


def each_json(each: Gain | None) -> Fields:
    return {} if each is None else {"each": each.amounts()}


def read_each(data: Fields, where: str) -> Gain | None:
    if "each" not in data:
        return None
    return read_amounts(data["each"], f"{where}.each")


@final
class WhichOption(Question):
    """One of the things that an ability offers (SR-2.13)."""

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
        data: Fields = {"type": self.type, "seat": self.seat, "card": self.source.code}
        part = self.source.choices().index(self.effect)
        return {**data, "part": part} if part else data

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        card = state.terms.box.read_card(data.get("card"), f"{where}.card")
        choices = card.choices()
        if not choices:
            raise ValueError(f"{where}.card: {card.code} offers no choice")
        part = as_int(data.get("part", 0), f"{where}.part", 0, len(choices) - 1)
        return WhichOption(seat, choices[part], card)


@final
class ScrapOwn(Question):
    """Scrap a card from hand or discard pile; Brain World goes on and then draws as many."""

    def __init__(
        self,
        seat: int,
        discard_too: bool,
        must: bool,
        left: int,
        done: int,
        then_draw: bool,
        each: Gain | None,
    ) -> None:
        super().__init__("scrap", seat)
        self.discard_too: Final = discard_too
        self.must: Final = must
        self.left: Final = left
        self.done: Final = done
        self.then_draw: Final = then_draw
        self.each: Final = each

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        realm = state.realms[self.seat]
        each_in_hand(realm.hand, moves)
        if self.discard_too:
            each_in_discard(realm.discard, moves)
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
            give(state, self.seat, self.each)
            if self.left > 1 and state.ask_scrap(
                self.seat,
                self.discard_too,
                self.must,
                self.left - 1,
                done,
                self.then_draw,
                self.each,
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
            **each_json(self.each),
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
            read_each(data, where),
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
        each_in_hand(state.realms[self.seat].hand, moves)
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
    """May scrap a card of the trade row, and perhaps more."""

    def __init__(self, seat: int, left: int, each: Gain | None) -> None:
        super().__init__("scrap_row", seat)
        self.left: Final = left
        self.each: Final = each

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        list_row(state, False, ANY_COST, moves)
        moves.append(DECLINE)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        if choice.card is not None:
            state.scrap_from_row(self.seat, choice.card)
            give(state, self.seat, self.each)
            if self.left > 1:
                state.ask_scrap_row(self.seat, self.left - 1, self.each)

    def to_json(self) -> Fields:
        data: Fields = {"type": self.type, "seat": self.seat, **each_json(self.each)}
        return {**data, "left": self.left} if self.left > 1 else data

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        left = as_int(data.get("left", 1), f"{where}.left", 1, MOST)
        return ScrapRow(seat, left, read_each(data, where))


@final
class Destroy(Question):
    """Destroy target base (SR-2.15). Even if it must be done it may be declined while no opponent's
    base can be targeted, which may come to be while the question is open: somebody leaves.
    """

    def __init__(self, seat: int, must: bool, to_hand: bool) -> None:
        super().__init__("destroy", seat)
        self.must: Final = must
        self.to_hand: Final = to_hand  # returned to its owner instead

    def answers(self, state: StarRealmsState) -> list[Move]:
        moves: list[Move] = []
        list_targets(state, self.seat, moves)
        if not self.must or not targetable_bases(state):
            moves.append(DECLINE)
        return moves

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        if choice.card is not None:
            base = state.base_named(choice.seat, choice.card, choice.copy)
            state.destroy(self.seat, choice.seat, base, self.to_hand)

    def is_open(self, state: StarRealmsState) -> bool:
        """A base that was to be destroyed may have gone with its owner."""
        return has_base_to_destroy(state, self.seat)

    def to_json(self) -> Fields:
        data: Fields = {"type": self.type, "seat": self.seat, "must": self.must}
        return {**data, "to": "hand"} if self.to_hand else data

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        must = as_bool(data.get("must", False), f"{where}.must")
        to = one_of(data.get("to", "discard"), f"{where}.to", ("discard", "hand"))
        return Destroy(seat, must, to == "hand")


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
        card = self.source
        data: Fields = {"type": self.type, "seat": self.seat, "card": card.code}
        for name in ABILITIES:
            if self.effects is card.ability(name):
                return {**data, "ability": name, "at": self.at}
        part = [part is self.effects for part in card.parts()].index(True)
        return {**data, "part": part, "at": self.at}

    @staticmethod
    def read(state: StarRealmsState, seat: int, data: Fields, where: str) -> Question:
        card = state.terms.box.read_card(data.get("card"), f"{where}.card")
        if "part" in data:
            parts = card.parts()
            effects = parts[as_int(data["part"], f"{where}.part", 0, len(parts) - 1)]
        else:
            effects = card.ability(one_of(data.get("ability"), f"{where}.ability", ABILITIES))
        return Rest(seat, effects, as_int(data.get("at"), f"{where}.at", 0, len(effects)), card)
