"""Chance with known outcomes: read from a record, or chosen by a caller who walks the game tree."""

from typing import Final, final

from asterism.engine.chance import Chance, P


class ScriptError(ValueError):
    """The outcomes do not fit the game: which one, and what was possible instead."""


@final
class Scripted(Chance):
    """Returns recorded outcomes in order. Shuffles come from `then`, so the cards below the drawn
    ones are as they were. If a drawn card is not on top, it is taken from further down, because the
    rules or the generator may have changed since. With `strict` that is an error: the outcome does
    not follow from the seed.
    """

    def __init__(self, outcomes: list[str], then: Chance, strict: bool = False) -> None:
        super().__init__()
        self.outcomes: Final = outcomes
        self.then: Final = then
        self.strict: Final = strict
        self.used = 0

    def _next(self, wanted: str) -> str:
        if self.used == len(self.outcomes):
            raise ScriptError(f"an outcome is missing: {wanted} is due")
        self.used += 1
        return self.outcomes[self.used - 1]

    def draw(self, pile: list[P]) -> P:
        code = self._next("a card")
        at = len(pile) - 1
        if self.strict and pile[at].code != code:
            raise ScriptError(f"the seed gives {pile[at].code}, not {code}")
        while at >= 0 and pile[at].code != code:
            at -= 1
        if at < 0:
            raise ScriptError(f"{code} cannot be drawn: it is not in the pile")
        card = pile.pop(at)
        if self.noted is not None:
            self.noted.append(code)
        return card

    def number(self, count: int) -> int:
        expected = self.then.number(count)
        text = self._next(f"a number below {count}")
        if text not in [str(number) for number in range(count)]:
            raise ScriptError(f"{text} is not a number from 0 to {count - 1}")
        if self.strict and int(text) != expected:
            raise ScriptError(f"the seed gives {expected}, not {text}")
        return int(text)

    def shuffle(self, cards: list[P]) -> None:
        self.then.shuffle(cards)

    def copy(self) -> Chance:
        twin = Scripted(self.outcomes, self.then.copy(), self.strict)
        twin.used = self.used
        return twin

    def to_json(self) -> dict[str, object]:
        return self.then.to_json()


class ChanceDue(Exception):
    """Raised when chance must choose between these outcomes (code, weight)."""

    def __init__(self, outcomes: list[tuple[str, int]]) -> None:
        super().__init__(outcomes)
        self.outcomes: Final = outcomes


@final
class Stepwise(Chance):
    """Returns the outcomes chosen so far, and raises ChanceDue at the next one. Shuffled piles have
    no order here; a certain outcome is not asked for.
    """

    def __init__(self, chosen: list[str]) -> None:
        super().__init__()
        self.chosen: Final = chosen
        self.used = 0

    def _choose(self, outcomes: list[tuple[str, int]]) -> str:
        if len(outcomes) == 1:
            return outcomes[0][0]
        if self.used == len(self.chosen):
            raise ChanceDue(outcomes)
        self.used += 1
        return self.chosen[self.used - 1]

    def draw(self, pile: list[P]) -> P:
        ways: dict[str, int] = {}
        for card in pile:
            ways[card.code] = ways.get(card.code, 0) + 1
        code = self._choose(sorted(ways.items()))
        at = len(pile) - 1
        while at >= 0 and pile[at].code != code:
            at -= 1
        if at < 0:
            raise ScriptError(f"{code} cannot be drawn: it is not in the pile")
        if self.noted is not None:
            self.noted.append(code)
        return pile.pop(at)

    def number(self, count: int) -> int:
        return int(self._choose([(str(n), 1) for n in range(count)]))

    def shuffle(self, cards: list[P]) -> None:
        cards.sort(key=lambda card: card.code)

    def copy(self) -> Chance:
        twin = Stepwise(self.chosen[:])
        twin.used = self.used
        return twin

    def to_json(self) -> dict[str, object]:
        return {"seed": 0, "shuffles": 0}
