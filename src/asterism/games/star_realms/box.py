"""What is in the box: the cards and what they do, the decks that everybody begins with, and the
numbers of the setup (SR-1). A pack may say otherwise.
"""

from __future__ import annotations

from typing import Final, final

from asterism.engine.pack import RULEBOOK, PackOption, canonical
from asterism.engine.reading import as_int, as_object, as_str
from asterism.engine.sealed import Sealed
from asterism.games.star_realms.box_read import (
    NAME,
    RULEBOOK_PACK,
    all_sets,
    cards_in,
    check_mix,
    read_pack,
    sets_of,
    usual_sets,
)
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.draft_read import DraftTerms, draft_of
from asterism.games.star_realms.effects_read import OPTION_NAMES
from asterism.games.star_realms.in_play import in_play
from asterism.games.star_realms.moves import CardMoves

# With the cards of the rulebook a turn ends by itself: whatever was played stays in play. Cards of
# packs could come back to the hand again and again.
MOST_USES: Final = 200
NO_LIMIT: Final = 10**6


@final
class Box:
    """The cards of a game by their code and their place, and how it is set up. `sets`: those that
    are mixed in.
    """

    def __init__(self, pack: dict[str, object], most_uses: int, sets: list[str]) -> None:
        # Cards that a seat plays and abilities that it uses in one turn.
        self.most_uses: Final = most_uses
        self.has_limit: Final[bool] = most_uses < NO_LIMIT
        self.sets: Final = sets
        self.cards: Final[list[Card]] = cards_in(pack, sets)
        self.by_code: Final[dict[str, Card]] = {}
        for card in self.cards:
            card.fresh = in_play(card, card)
            card.moves = CardMoves(card)
            self.by_code[card.code] = card
        self.explorer: Final[Card] = self.by_code[as_str(pack["explorer"], "pack.explorer")]
        self.explorers: Final = _int(pack["explorers"])
        self.start: Final = [card for card in self.cards for _ in range(card.starts)]
        self.trade_deck: Final = [
            card for card in self.cards if card is not self.explorer for _ in range(card.copies)
        ]
        size = _int(pack.get("trade_deck", 0))
        # So many of them are left out by lot, and nobody knows which.
        self.left_out: Final[int] = len(self.trade_deck) - size if size else 0
        self.authority: Final = _int(pack["authority"])
        self.hand: Final = _int(pack["hand"])
        self.first_hand: Final = _int(pack["first_hand"])
        self.row: Final = _int(pack["trade_row"])
        self.draft: Final[DraftTerms | None] = draft_of(pack)
        named = [name for card in self.cards for choice in card.choices() for name in choice.names]
        self.options: Final = [name for name in OPTION_NAMES if name in named]
        self.copies_bases: Final[bool] = any(card.copies_bases for card in self.cards)

    def read_card(self, value: object, where: str) -> Card:
        card = self.by_code.get(as_str(value, where))
        if card is None:
            raise ValueError(f"{where}: there is no card {value!r}")
        return card

    def is_for_sale(self, card: Card) -> bool:
        """Is it in the trade deck?"""
        return card.copies > 0 and card is not self.explorer

    def in_order(self, cards: list[Card]) -> list[Card]:
        """The same cards in the order of the box: nothing of their former order is left."""
        counts = [0] * len(self.cards)
        for card in cards:
            counts[card.index] += 1
        ordered: list[Card] = []
        for card in self.cards:
            for _ in range(counts[card.index]):
                ordered.append(card)
        return ordered


def _int(value: object) -> int:
    return as_int(value, "pack", 0, 10**6)


BOX: Final = Box(RULEBOOK_PACK, NO_LIMIT, [])


def box_for(pack: object) -> Box:
    """For the value of the option, which was checked before, or for another pack in full; with the
    sets that it mixes by default.
    """
    if pack == RULEBOOK:
        return BOX
    if not isinstance(pack, Sealed):
        whole = as_object(pack, "pack")
        return Box(whole, MOST_USES, usual_sets(whole))
    box = pack.contents
    assert isinstance(box, Box)
    return box


def whole_box(pack: dict[str, object]) -> Box:
    """The same with all its sets."""
    return Box(pack, MOST_USES, all_sets(pack)) if sets_of(pack) else box_for(pack)


@final
class StarRealmsPack(PackOption):
    """The cards, the first decks and the numbers of the setup."""

    def __init__(self) -> None:
        super().__init__(NAME)
        # The newest mix, and what it is of: a search starts many games alike.
        self.mixed: Sealed | None = None
        self.mixed_from: Sealed | None = None

    def read(self, pack: dict[str, object], players: int) -> dict[str, object]:
        return read_pack(pack)

    def open(self, pack: dict[str, object]) -> Box:
        return Box(pack, MOST_USES, usual_sets(pack))

    def mix(self, pack: Sealed, sets: list[str]) -> Sealed:
        """The contents of a pack with these sets; a ValueError says why they cannot be."""
        if box_for(pack).sets == sets:
            return pack
        newest = self.mixed
        if newest is not None and self.mixed_from is pack and box_for(newest).sets == sets:
            return newest
        text = f"{canonical(pack)} {' '.join(sets)}"
        found = self.known.get(text)
        if found is None:
            check_mix(pack, sets)
            found = Sealed({}, self, Box(pack, MOST_USES, sets))
            self.known[text] = found
        self.mixed, self.mixed_from = found, pack
        return found


PACK: Final = StarRealmsPack()
