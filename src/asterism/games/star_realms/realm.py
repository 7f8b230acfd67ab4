"""A player's realm: authority, cards in every zone, and what the running turn has brought."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.factions import COUNT, OUTPOST_SHIFT
from asterism.games.star_realms.in_play import InPlay


@final
class Realm:
    """All that belongs to one seat. Piles have their top card last."""

    def __init__(
        self,
        authority: int,
        hand: list[Card],
        deck: list[Card],
        discard: list[Card],
        ships: list[InPlay],
        bases: list[InPlay],
    ) -> None:
        self.authority = authority
        self.alive = True
        self.hand: list[Card] = hand
        self.deck: list[Card] = deck
        self.discard: list[Card] = discard
        self.ships: list[InPlay] = ships
        self.bases: list[InPlay] = bases
        self.on_top = 0  # so many cards on top of the deck were put there openly
        self.known: list[Card] | None = None  # what everybody knows to be in the hand (SR-2.17)
        self.debt = 0  # cards to discard when the next turn begins (discard_timing "next_turn")
        self.standing: i64 = 0  # what stands here, counted by cards.py
        # The running turn.
        self.trade = 0
        self.combat = 0
        self.played: int = 0  # the ships played this turn, as the sum of their bits
        self.by_faction: i64 = 0  # the cards of each faction played this turn (factions.py)
        self.uses = 0  # cards played and abilities used
        self.tops = 0  # so many of the next ships acquired may go on top of the deck
        self.ended = False

    def copy(self) -> Realm:
        twin = Realm(
            self.authority,
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.ships[:],
            self.bases[:],
        )
        twin.alive = self.alive
        twin.on_top = self.on_top
        known = self.known
        if known is not None:
            twin.known = known[:]
        twin.debt = self.debt
        twin.standing = self.standing
        twin.trade = self.trade
        twin.combat = self.combat
        twin.played = self.played
        twin.by_faction = self.by_faction
        twin.uses = self.uses
        twin.tops = self.tops
        twin.ended = self.ended
        return twin

    def played_of(self, shift: i64) -> i64:
        """How many cards of the faction with that shift were played this turn."""
        return (self.by_faction >> shift) & COUNT

    @property
    def blobs(self) -> int:
        """Blob cards played this turn."""
        return int(self.by_faction & COUNT)

    def outposts(self) -> i64:
        return self.standing >> OUTPOST_SHIFT

    def recount(self) -> None:
        standing: i64 = 0
        for item in self.bases:
            standing += item.standing
        for item in self.ships:
            standing += item.standing
        self.standing = standing

    def forget_turn(self) -> None:
        """The turn is over: pools are lost, nothing was played yet (SR-2.10)."""
        self.trade = 0
        self.combat = 0
        self.played = 0
        self.by_faction = 0
        self.uses = 0
        self.tops = 0
        self.ended = False


# Which cards in play can be used now.


def primaries(realm: Realm) -> list[InPlay]:
    return [item for item in realm.bases if item.can_primary]


def allies(realm: Realm) -> list[InPlay]:
    """The cards whose ally ability can be used now."""
    return [item for item in realm.ships + realm.bases if has_ally(realm, item)]


def has_ally(realm: Realm, item: InPlay) -> bool:
    return item.has_ally(realm.standing)


def doubles(realm: Realm) -> list[InPlay]:
    """The cards whose double ally ability can be used now."""
    return [item for item in realm.ships + realm.bases if item.has_two_allies(realm.standing)]


def scrappable(realm: Realm) -> list[InPlay]:
    return [item for item in realm.ships + realm.bases if item.can_scrap]
