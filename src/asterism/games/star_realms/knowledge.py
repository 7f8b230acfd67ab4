"""What everybody can tell of hidden cards (SR-2.16, SR-2.17), and dealing them anew.

Everyone saw every card that a player got, so deck and hand together are known as a set. Of a hand
others know some cards for certain: those that were openly put on top of the deck and drawn since,
all that was unseen when the deck ran out, and what was shown and taken back. Of a deck they know
the cards that were openly put on top. All else may lie in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.chance import Quick
from asterism.engine.log import Log
from asterism.games.star_realms.cards import Card, take
from asterism.games.star_realms.realm import Realm

if TYPE_CHECKING:
    from asterism.games.star_realms.box import Box
    from asterism.games.star_realms.state import StarRealmsState


def remember(state: StarRealmsState, undone: list[Log]) -> None:
    """Moves were taken back: cards that were shown from a hand are known to be there.

    Taken back may be several lines of play from the same position; each shows so many of a card,
    and the hand holds as many as the line that showed most.
    """
    for last in undone:
        shown = shown_in(line_to(last, undone), state.terms.box, state.players)
        for seat, cards in enumerate(shown):
            known = state.realms[seat].known
            if known is not None:
                merge(known, cards)


def line_to(last: Log, undone: list[Log]) -> list[Log]:
    """The entries among `undone` that led to `last`, oldest first."""
    line: list[Log] = []
    entry: Log | None = last
    while entry is not None and any(entry is step for step in undone):
        line.append(entry)
        entry = entry.before
        while entry is not None and entry.restored is not None:
            entry = entry.restored
    line.reverse()
    return line


def shown_in(line: list[Log], box: Box, players: int) -> list[list[Card]]:
    """The cards that each hand showed before it drew anything new."""
    shown: list[list[Card]] = [[] for _ in range(players)]
    drew = [False] * players
    for entry in line:
        for event in entry.events:
            if event.seat < 0:
                continue
            told = dict(zip(event.type.fields, event.values, strict=True))
            if event.type.name == "drew":
                drew[event.seat] = True
            elif told.get("source") == f"hand.{event.seat}" and not drew[event.seat]:
                code = told.get("card")
                if isinstance(code, str):
                    shown[event.seat].append(box.by_code[code])
    return shown


def merge(known: list[Card], cards: list[Card]) -> None:
    """At least as many of each card as in `cards`."""
    left = known[:]
    for card in cards:
        if not take(left, card):
            known.append(card)


def choose_ways(count: int, picks: int) -> int:
    """In how many ways `picks` of `count` cards can be chosen."""
    if picks < 0 or picks > count:
        return 0
    ways = 1
    for number in range(picks):
        ways = ways * (count - number) // (number + 1)
    return ways


def deal_hand(realm: Realm, box: Box, chance: Quick) -> None:
    """Deal hand and deck anew, each deal that agrees with what is known equally likely.

    A deal gives every place of the hand and of the deck a card; equal cards cannot be told apart.
    So a hand with h of the u copies of a card counts C(u, h) times. First it is settled how many
    copies of each known card the hand holds, then the rest is shuffled.
    """
    held = len(realm.hand)
    on_top = realm.deck[len(realm.deck) - realm.on_top :]
    pool = realm.hand + realm.deck[: len(realm.deck) - realm.on_top]
    known = realm.known
    hand: list[Card] = []
    if known:
        hand = settle_known(known, pool, held, box, chance)
        rest: list[Card] = []
        # All copies of the known cards are placed already: some in the hand, the others not.
        fixed = 0
        for card in known:
            fixed |= card.bit
        aside: list[Card] = []
        for card in pool:
            if fixed & card.bit:
                aside.append(card)
            else:
                rest.append(card)
        for card in hand:
            take(aside, card)
        chance.shuffle(rest)
        while len(hand) < held:
            hand.append(rest.pop())
        chance.shuffle(hand)
        rest.extend(aside)
        chance.shuffle(rest)
        realm.deck = rest
    else:
        chance.shuffle(pool)
        hand = pool[len(pool) - held :]
        realm.deck = pool[: len(pool) - held]
    realm.deck.extend(on_top)
    realm.hand = hand


def settle_known(
    known: list[Card], pool: list[Card], held: int, box: Box, chance: Quick
) -> list[Card]:
    """For each known card, how many copies the hand holds; returned as that many cards."""
    least = [0] * len(box.cards)
    copies = [0] * len(box.cards)
    for card in known:
        least[card.index] += 1
    for card in pool:
        copies[card.index] += 1
    kinds = [card for card in box.cards if least[card.index] > 0]
    others = len(pool)
    for card in kinds:
        others -= copies[card.index]
    # ways[k][n]: ways to fill n places of the hand from the kinds k, k + 1, ... and the others.
    ways: list[list[int]] = [[choose_ways(others, n) for n in range(held + 1)]]
    for card in reversed(kinds):
        later = ways[-1]
        row: list[int] = []
        for n in range(held + 1):
            total = 0
            for here in range(least[card.index], min(copies[card.index], n) + 1):
                total += choose_ways(copies[card.index], here) * later[n - here]
            row.append(total)
        ways.append(row)
    ways.reverse()
    hand: list[Card] = []
    left = held
    for number, card in enumerate(kinds):
        pick = chance.upto(ways[number][left])
        here = least[card.index]
        while True:
            pick -= choose_ways(copies[card.index], here) * ways[number + 1][left - here]
            if pick < 0:
                break
            here += 1
        for _ in range(here):
            hand.append(card)
        left -= here
    return hand
