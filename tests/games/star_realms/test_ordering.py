"""The order of "play all": against every order of a hand, and case by case."""

from hypothesis import given, settings
from hypothesis import strategies as st

from asterism.engine.move import Move
from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.conveniences import PLAY_ALL, next_move
from asterism.games.star_realms.effects import Gain, NextShipOnTop
from asterism.games.star_realms.questions import ScrapOwn
from asterism.games.star_realms.questions_of_cards import CopyShip
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.table import duel, play, player, pools, texts
from tests.games.star_realms.wishes import carry_out

# What a card played is worth, in the points of ordering.py; an earlier one counts more.
Worth = tuple[int, ...]
NOTHING: Worth = (0, 0, 0, 0, 0, 0)

SCOUT = BOX.by_code["scout"]


def plain_ships(realm: Realm) -> list[Card]:
    """Those in hand that ask nothing and reveal nothing."""
    return [
        card
        for card in realm.hand
        if card.is_ship and all(isinstance(effect, Gain | NextShipOnTop) for effect in card.primary)
    ]


def wealth(realm: Realm) -> int:
    return realm.trade + realm.combat + realm.authority


def after(state: StarRealmsState, move: Move) -> tuple[StarRealmsState, Worth]:
    """Play a card, and what that is worth; whatever is asked remains without an answer."""
    before = state.realms[0]
    twin = state.copy()
    twin.play(move, 0)
    realm = twin.realms[0]
    brought = wealth(realm) - wealth(before)
    drawn = len(realm.hand) - len(before.hand) + 1
    asked = discards = ships = kinds = 0
    stops = drawn > 0
    while twin.questions:
        question = twin.questions.pop()
        asked += 1
        if isinstance(question, ScrapOwn):
            discards += len(realm.discard)
            ships += len(plain_ships(realm))
        elif isinstance(question, CopyShip):
            kinds += int(realm.played).bit_count()
        else:
            stops = True
        twin.settle()
    # Only Scouts are drawn here: what stops is too early for others.
    early = [card for card in plain_ships(before) if card is not SCOUT] if stops else []
    return twin, (brought, drawn + asked, discards, ships, kinds, -len(early))


def plus(one: Worth, other: Worth) -> Worth:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def best_of_all_orders(state: StarRealmsState, known: dict[object, Worth]) -> Worth:
    """The most that any order of the hand is worth; `known`: what was found before."""
    realm = state.realms[0]
    if not realm.hand:
        return NOTHING
    kinds = sorted(card.index for card in realm.hand)
    piles = len(realm.deck), len(realm.discard), len(realm.bases)
    key = (*kinds, piles, realm.standing, realm.played)
    if key not in known:
        steps = [after(state, BOX.cards[index].moves.play) for index in set(kinds)]
        known[key] = max(plus(worth, best_of_all_orders(twin, known)) for twin, worth in steps)
    return known[key]


def worth_of_play_all(state: StarRealmsState) -> Worth:
    total = NOTHING
    while (move := next_move(state, 0, PLAY_ALL)) is not None:
        state, worth = after(state, move)
        total = plus(total, worth)
    assert not state.realms[0].hand
    return total


KINDS = [card for card in BOX.cards if card is not SCOUT]
TRICKY = [
    BOX.by_code[code]
    for code in (
        *("fleet-hq", "mech-world", "recycling-station", "supply-bot", "battle-mech"),
        *("embassy-yacht", "corvette", "command-ship", "stealth-needle", "viper"),
    )
]
BASES = [card for card in KINDS if not card.is_ship]


def codes(cards: list[Card]) -> str:
    return " ".join(card.code for card in cards)


@st.composite
def positions(draw: st.DrawFn) -> StarRealmsState:
    """A hand of a few kinds, bases in play, and a deck and a discard pile of Scouts."""
    kinds = draw(
        st.lists(
            st.sampled_from(TRICKY) | st.sampled_from(KINDS), min_size=1, max_size=5, unique=True
        )
    )
    held = draw(st.permutations(kinds * 2))[: draw(st.integers(1, 6))]
    standing = draw(st.lists(st.sampled_from(BASES), max_size=2, unique=True))
    deck, discard = (draw(st.sampled_from([0, 0, 1, 2, 4])) for _ in range(2))
    mine = player(
        codes(held), "scout " * deck, "scout " * discard, bases=[*codes(standing).split()]
    )
    return duel(mine, player("scout scout"), row="trade-pod", options={"boxes": 3})


@settings(max_examples=200)
@given(positions())
def test_no_order_of_a_hand_is_better_than_that_of_play_all(state: StarRealmsState) -> None:
    assert worth_of_play_all(state) == best_of_all_orders(state, {})


def played(state: StarRealmsState) -> str:
    """What "play all" plays until it stops."""
    return " ".join(move.text.removeprefix("play ") for move in carry_out(state, 0, PLAY_ALL))


def test_fleet_hq_comes_before_the_ships_it_pays_for() -> None:
    state = duel(player("viper scout scout fleet-hq"))
    assert played(state) == "fleet-hq viper scout scout"
    assert pools(state)[1] == 4


def test_a_scrapper_asks_while_there_is_a_hand_to_scrap_from() -> None:
    state = duel(player("scout viper supply-bot"))
    assert played(state) == "supply-bot"
    assert texts(state) == ["choose scout hand", "choose viper hand", "choose none"]
    play(state, "choose viper hand")
    assert played(state) == "scout"


def test_the_hand_can_be_scrapped_from_even_if_there_is_a_discard_pile() -> None:
    state = duel(player("viper trade-bot", discard="mothership"))
    assert played(state) == "trade-bot"
    assert "choose viper hand" in texts(state)


def test_a_base_waits_if_nothing_else_is_left_to_scrap_from() -> None:
    assert played(duel(player("blob-wheel supply-bot"))) == "supply-bot"
    assert played(duel(player("blob-wheel supply-bot", discard="scout"))) == "blob-wheel supply-bot"
    assert played(duel(player("blob-wheel supply-bot scout"))) == "blob-wheel supply-bot"
    assert played(duel(player("fleet-hq supply-bot"))) == "fleet-hq supply-bot"


def test_bases_come_before_the_embassy_yacht_that_counts_them() -> None:
    state = duel(player("embassy-yacht scout blob-wheel mech-world", "viper viper"))
    assert played(state) == "blob-wheel mech-world scout embassy-yacht"
    assert len(state.realms[0].hand) == 2


def test_an_embassy_yacht_without_bases_waits_for_cards_that_may_be_some() -> None:
    state = duel(player("embassy-yacht corvette", "blob-wheel viper viper", bases=["mech-world"]))
    assert played(state) == "corvette"
    assert played(state) == "blob-wheel embassy-yacht"


def test_plain_ships_are_played_before_a_card_is_drawn() -> None:
    assert played(duel(player("corvette scout", "viper blob-wheel"))) == "scout corvette"


def test_plain_ships_wait_if_fleet_hq_or_a_scrapper_may_be_drawn() -> None:
    assert played(duel(player("scout corvette", "viper fleet-hq"))) == "corvette"
    assert played(duel(player("scout corvette", "viper trade-bot"))) == "corvette"
    assert played(duel(player("scout corvette", "", "viper trade-bot"))) == "corvette"
    assert played(duel(player("scout corvette", "viper", "trade-bot"))) == "scout corvette"


def test_what_is_drawn_can_be_scrapped_and_what_would_be_shuffled_away_too() -> None:
    state = duel(player("supply-bot corvette", "viper", "scout"))
    assert played(state) == "corvette"
    assert played(state) == "supply-bot"
    assert texts(state) == ["choose viper hand", "choose scout discard", "choose none"]
    assert played(duel(player("corvette supply-bot", "", "scout viper"))) == "supply-bot"


def test_the_larger_draw_comes_first_if_the_deck_has_no_more() -> None:
    state = duel(player("corvette command-ship supply-bot", "viper viper", "scout"))
    assert played(state) == "command-ship"
    assert played(state) == "supply-bot"


def test_questions_about_other_things_wait_until_the_pools_are_known() -> None:
    state = duel(player("patrol-mech battle-pod cutter viper"), row="ram")
    assert played(state) == "cutter viper patrol-mech"


def test_stealth_needles_come_last_for_they_copy_what_is_there() -> None:
    state = duel(player("stealth-needle patrol-mech scout"))
    assert played(state) == "scout patrol-mech"
    play(state, "choose trade")
    assert played(state) == "stealth-needle"
    assert texts(state) == ["choose scout played", "choose patrol-mech played"]
