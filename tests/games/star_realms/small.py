"""Small positions with a list of all deals that a seat must think possible (SR-2.17)."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

from asterism.conformance.kit import Pieces, Small
from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.boxes import HEAD
from tests.games.star_realms.pieces import pieces_of
from tests.games.star_realms.table import lay_out, play, player

SEAT = 0


def deals(state: StarRealmsState, hidden: list[int]) -> list[Pieces]:
    """Every order of what seat 0 cannot see, kept if it agrees with what everybody knows."""
    found = [pieces_of(state.to_json())]
    for seat, realm in enumerate(state.realms):
        top = [card.code for card in reversed(realm.deck)][: realm.on_top]
        below = [card.code for card in reversed(realm.deck)][realm.on_top :]
        hand = [card.code for card in realm.hand] if seat in hidden else []
        need = Counter(card.code for card in realm.known or [])
        ways: list[Pieces] = []
        for order in sorted(set(permutations(hand + below))):
            held, rest = list(order[: len(hand)]), list(order[len(hand) :])
            if seat not in hidden:
                ways.append({f"deck.{seat}": top + rest})
            elif not need - Counter(held):
                ways.append({f"hand.{seat}": sorted(held), f"deck.{seat}": top + rest})
        found = [{**deal, **way} for deal in found for way in ways]
    trade = sorted(set(permutations(card.code for card in reversed(state.trade_deck))))
    return [{**deal, "trade_deck": list(order)} for deal in found for order in trade]


def small(name: str, make: Callable[[], StarRealmsState], hidden: list[int]) -> Small:
    return Small(name, make, SEAT, lambda: deals(make(), hidden))


def nothing_known() -> StarRealmsState:
    mine = player("scout", "viper ram")
    return lay_out(mine, player("scout viper", "scout ram"), row="cutter", known=[[], []])


def a_card_on_top() -> StarRealmsState:
    """Seat 1 put a Cutter on top of the deck, below it lie two cards."""
    theirs = player("scout viper", "cutter scout ram", on_top=1)
    return lay_out(player("scout"), theirs)


def known_in_hand() -> StarRealmsState:
    """Seat 1 has drawn a Scout that lay openly on top, and has other Scouts."""
    theirs = player("scout scout ram", "scout viper scout")
    return lay_out(player("scout"), theirs, known=[[], ["scout"]])


def two_known_in_hand() -> StarRealmsState:
    theirs = player("scout scout ram", "scout viper ram")
    return lay_out(player("scout"), theirs, known=[[], ["scout", "ram"]])


def shown_and_taken_back() -> StarRealmsState:
    theirs = player("scout viper cutter", "scout viper")
    state = lay_out(player("scout"), theirs, turn={"seat": 1})
    play(state, "play viper")
    back = state.undo(1)
    assert isinstance(back, StarRealmsState)
    return back


def trade_deck() -> StarRealmsState:
    return lay_out(
        player("scout"),
        player("viper"),
        row="cutter ram junkyard corvette blob-wheel",
        trade_deck="ram trade-bot cutter",
    )


def reduced_deck() -> StarRealmsState:
    """Two of these four cards are left out of the trade deck, and nobody knows which."""
    pack = {**HEAD, "base": "rulebook", "trade_deck": 60}
    return lay_out(
        player("scout"),
        player("viper"),
        row="cutter ram junkyard corvette blob-wheel",
        trade_deck="ram trade-bot",
        left_out=["cutter", "freighter"],
        options={"pack": pack},
    )


def open_partner() -> StarRealmsState:
    """In a raid an Elite sees the other Elite's hand, not the Boss's."""
    boss = player("scout viper", "scout ram")
    return lay_out(
        player("scout"),
        player("viper scout", "ram viper"),
        boss,
        options={"format": "raid", "boss": 2},
    )


SMALL = [
    small("nothing-known", nothing_known, [1]),
    small("a-card-on-top", a_card_on_top, [1]),
    small("known-in-hand", known_in_hand, [1]),
    small("two-known-in-hand", two_known_in_hand, [1]),
    small("shown-and-taken-back", shown_and_taken_back, [1]),
    small("trade-deck", trade_deck, [1]),
    small("reduced-deck", reduced_deck, [1]),
    small("open-partner", open_partner, [2]),
]
