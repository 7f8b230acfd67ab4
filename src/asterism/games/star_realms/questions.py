"""What somebody has to decide before the game goes on, as data on the state's stack.

The newest question is the one that is open. A question knows who is asked and carries out the
answer; which answers there are is in asking.py. Questions never change: a question with two cards
to go is followed by a new one with one card to go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from asterism.games.star_realms.cards import Card
    from asterism.games.star_realms.effects import ChooseOne, Effect
    from asterism.games.star_realms.moves import Choose
    from asterism.games.star_realms.state import StarRealmsState


class Question:
    """Something one seat has to answer; or, if `asks` is false, something that happens when all
    above it is answered.
    """

    def __init__(self, seat: int, asks: bool = True) -> None:
        self.seat: Final = seat
        self.asks: Final = asks

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        """Carry out the answer. The question is off the stack already."""
        raise NotImplementedError

    def go_on(self, state: StarRealmsState) -> None:
        """What happens when this, which asks nothing, comes to the top of the stack."""
        raise NotImplementedError


@final
class WhichOption(Question):
    """One of the two things that an ability offers (SR-2.13)."""

    def __init__(self, seat: int, effect: ChooseOne, source: Card) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.source: Final = source

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        state.note_choice(self.seat, choice.option)
        for number, name in enumerate(self.effect.names):
            if name == choice.option:
                state.resolve(self.effect.options[number], 0, self.seat, self.source)


@final
class ScrapOwn(Question):
    """Scrap a card from hand or discard pile; Brain World goes on and then draws as many."""

    def __init__(
        self, seat: int, discard_too: bool, must: bool, left: int, done: int, then_draw: bool
    ) -> None:
        super().__init__(seat)
        self.discard_too: Final = discard_too
        self.must: Final = must
        self.left: Final = left
        self.done: Final = done
        self.then_draw: Final = then_draw

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


@final
class DiscardCards(Question):
    """Discard from hand: the victim of an opponent's card, or Recycling Station's owner."""

    def __init__(self, seat: int, must: bool, left: int, done: int, then_draw: bool) -> None:
        super().__init__(seat)
        self.must: Final = must
        self.left: Final = left
        self.done: Final = done
        self.then_draw: Final = then_draw

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        done = self.done
        card = choice.card
        if card is not None:
            state.discard_from_hand(self.seat, card)
            done += 1
            if self.left > 1 and state.realms[self.seat].hand:
                state.questions.append(
                    DiscardCards(self.seat, self.must, self.left - 1, done, self.then_draw)
                )
                return
        if self.then_draw:
            state.draw(self.seat, done)


@final
class ScrapRow(Question):
    """May scrap a card of the trade row."""

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        if choice.card is not None:
            state.scrap_from_row(self.seat, choice.card)


@final
class Destroy(Question):
    """Destroy target base (SR-2.15). Even if it must be done it may be declined while no opponent's
    base can be targeted, which may come to be while the question is open: somebody leaves.
    """

    def __init__(self, seat: int, must: bool) -> None:
        super().__init__(seat)
        self.must: Final = must

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        if choice.card is not None:
            base = state.base_named(choice.seat, choice.card, choice.copy)
            state.destroy(self.seat, choice.seat, base)


@final
class TakeShip(Question):
    """Blob Carrier: a ship for nothing, on top of the deck."""

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        assert choice.card is not None
        state.take_on_top(self.seat, choice.card)


@final
class OnTop(Question):
    """Freighter, Central Office: shall the ship just acquired go on top of the deck?"""

    def __init__(self, seat: int, card: Card) -> None:
        super().__init__(seat)
        self.card: Final = card

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        if not choice.decline:
            state.put_on_top(self.seat, self.card)


@final
class CopyShip(Question):
    """Stealth Needle: which of the ships played this turn it becomes."""

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        assert choice.card is not None
        state.become(self.seat, choice.card)


@final
class Target(Question):
    """Which opponent has to discard (SR-2.14)."""

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        state.make_discard(self.seat, choice.seat)


@final
class Gift(Question):
    """A defeated player's farewell: one own card for the discard pile of `receiver` (SR-4.6)."""

    def __init__(self, seat: int, receiver: int) -> None:
        super().__init__(seat)
        self.receiver: Final = receiver

    def answer(self, state: StarRealmsState, choice: Choose) -> None:
        if choice.card is not None:
            state.bequeath(self.seat, self.receiver, choice.card, choice.zone, choice.copy)


@final
class Leave(Question):
    """After the gifts: the defeated player's cards leave the game."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, asks=False)

    def go_on(self, state: StarRealmsState) -> None:
        state.leave(self.seat)


@final
class Rest(Question):
    """The rest of an ability, from effect number `at` on, once what came before is answered."""

    def __init__(self, seat: int, effects: list[Effect], at: int, source: Card) -> None:
        super().__init__(seat, asks=False)
        self.effects: Final = effects
        self.at: Final = at
        self.source: Final = source

    def go_on(self, state: StarRealmsState) -> None:
        state.resolve(self.effects, self.at, self.seat, self.source)
