"""A sure win in this turn is found, whenever there is one: against every order of everything."""

from json import dumps
from typing import cast

import pytest
from hypothesis import HealthCheck, assume, given, reject, settings
from hypothesis import strategies as st

from asterism import Chance
from asterism.engine.chance import P
from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.mind.reach import mights_of
from asterism.games.star_realms.mind.winning import Hunt, winning_move
from asterism.games.star_realms.moves import Attack, End, Give, Lend
from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.table import Json, duel, lay_out, play, player, table


class Told(Chance):
    """Draws what it is told; it says what could have come at the first draw that it was not."""

    def __init__(self, told: list[Card], trade_deck: list[Card]) -> None:
        super().__init__()
        self.told = told[:]
        self.trade_deck = trade_deck
        self.open: set[Card] = set()

    def shuffle(self, cards: list[P]) -> None:
        pass

    def draw(self, pile: list[P]) -> P:
        if cast(object, pile) is self.trade_deck or self.open:
            return pile.pop()
        if not self.told:
            self.open = set(cast(list[Card], pile))
            return pile.pop()
        card = cast(P, self.told.pop(0))
        pile.remove(card)
        return card

    def number(self, count: int) -> int:
        return 0

    def copy(self) -> Chance:
        return self

    def to_json(self) -> dict[str, object]:
        return {}


class TooMany(Exception):
    """No small position after all."""


MOST = 300


def key_of(state: StarRealmsState, seat: int) -> str:
    """A position; the order of cards that are unknown, or all the same, makes no difference."""
    realm, data = state.realms[seat], state.to_json()
    piles = [sorted(card.code for card in pile) for pile in (realm.hand, realm.deck, realm.discard)]
    top = [card.code for card in realm.deck[len(realm.deck) - realm.on_top :]]
    zones = [sorted(map(repr, zone)) for zone in (realm.ships, realm.bases)]
    rest = [[r.authority, sorted(map(repr, r.bases))] for r in state.realms]
    return dumps([piles, top, zones, rest, data["turn"], data["trade_row"]])


def wins_by_force(state: StarRealmsState, seat: int, known: dict[str, bool]) -> bool:
    """Every order of every move, and every card that could be drawn."""
    if state.outcome is not None:
        return seat in state.outcome.winners
    if not state.waiting or seat not in state.movers:
        return False
    if seat not in state.waiting:
        other = state.waiting[0]
        return all(
            wins_after(state, move.text, other, seat, [], known) for move in state.options_of(other)
        )
    if len(known) > MOST:
        raise TooMany
    key = key_of(state, seat)
    if key not in known:
        known[key] = any(
            wins_after(state, move.text, seat, seat, [], known)
            for move in state.options_of(seat)
            if not isinstance(move, End | Give | Lend)
            # Less than it takes is a step that another one makes superfluous.
            and not (isinstance(move, Attack) and move.amount < state.realms[move.victim].authority)
        )
    return known[key]


def wins_after(
    state: StarRealmsState,
    move: str,
    who: int,
    seat: int,
    told: list[Card],
    known: dict[str, bool],
) -> bool:
    twin = state.copy()
    chance = Told(told, twin.trade_deck)
    twin.chance = chance
    twin.read_move(move).apply(twin, who)
    if chance.open:
        return all(wins_after(state, move, who, seat, [*told, card], known) for card in chance.open)
    for at, card in enumerate(state.row):
        if twin.row[at] is not card:
            twin.row[at] = None
            twin.choices = None
    return wins_by_force(twin, seat, known)


def line(state: StarRealmsState, seat: int = 0) -> list[str]:
    """The moves that are found one after the other, until the game is over."""
    found: list[str] = []
    while state.outcome is None:
        move = winning_move(state, seat)
        if move is None:
            return []
        found.append(move.text)
        state.play(move, seat)
    assert seat in state.outcome.winners
    return found


SHIPS = [card.code for card in BOX.cards if card.is_ship]
BASES = [card.code for card in BOX.cards if not card.is_ship]
OUTPOSTS = [card.code for card in BOX.cards if card.is_outpost]
OFFERS = [card.code for card in BOX.trade_deck if card.is_ship]
# Cards with which an order, a target or a sacrifice can matter.
TRICKY = [
    *("battlecruiser", "missile-mech", "stealth-needle", "fleet-hq", "ram", "recycling-station"),
    *("brain-world", "freighter", "survey-ship", "blob-carrier", "blob-destroyer", "corvette"),
    *("supply-bot", "central-office", "battle-station", "trade-pod", "patrol-mech"),
    *("royal-redoubt", "mothership", "port-of-call"),
]
ANY_CARD = st.one_of(st.sampled_from(TRICKY), st.sampled_from([*SHIPS, *BASES]))


def some(cards: st.SearchStrategy[str], least: int, most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(cards, min_size=least, max_size=most)


@given(
    some(ANY_CARD, 1, 3),
    some(st.sampled_from(BASES), 0, 2),
    some(ANY_CARD, 0, 3),
    some(ANY_CARD, 0, 1),
    some(st.sampled_from(OUTPOSTS), 0, 2),
    some(st.sampled_from(OFFERS), 0, 2),
    st.integers(0, 3),
)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
def test_every_sure_win_of_a_small_position_is_found(
    hand: list[str],
    bases: list[str],
    deck: list[str],
    discard: list[str],
    outposts: list[str],
    row: list[str],
    short: int,
) -> None:
    """SR-2.8: with as much authority as the turn could perhaps overcome, or a little less."""
    everything = hand + bases + deck + discard + outposts + row
    assume(all(everything.count(code) <= 3 for code in everything))
    more: Json = {"row": " ".join(row), "options": {"boxes": 3}}
    mine = player(" ".join(hand), " ".join(deck), " ".join(discard), bases=list(bases))
    state = duel(mine, player("scout", bases=list(outposts)), **more)
    combat = mights_of(BOX).outlook(state, 0).combat
    assume(combat > 0)
    wall = sum(BOX.by_code[code].defense for code in outposts)
    authority = max(1, min(combat - (wall if short % 2 else 0), 30) - short)
    other = player("scout", bases=list(outposts), authority=authority)
    state = duel(mine, other, **more)
    hunt = Hunt(0, mights_of(BOX), 1500)
    twin = state.copy()
    twin.chance = hunt.chance
    found = hunt.find(twin)
    assume(hunt.left >= 0)
    try:
        expected = wins_by_force(state, 0, {})
    except TooMany:
        reject()
    assert (found is not None) == expected
    if found is not None:
        assert wins_after(state, found.text, 0, 0, [], {})


def test_an_ability_that_costs_its_card_opens_the_way() -> None:
    """SR-2.4, SR-2.15: a Battlecruiser is scrapped, the outpost falls, the rest is enough."""
    other = player(authority=8, bases=["war-world"])
    state = duel(player("battlecruiser viper viper viper", deck="scout"), other)
    moves = line(state)
    assert "scrap battlecruiser" in moves
    assert "choose 1 war-world" in moves


def test_a_copy_destroys_as_well() -> None:
    """SR-3: the Stealth Needle becomes the Missile Mech, and a second outpost falls."""
    other = player(authority=12, bases=["war-world", "junkyard"])
    moves = line(duel(player("missile-mech stealth-needle", deck="scout"), other))
    assert moves[-1] == "attack 1 12"


def test_a_ship_bought_to_the_top_is_drawn() -> None:
    """SR-3: Freighter's ally puts what is bought on top of the deck; Survey Ship draws it."""
    hand = "freighter federation-shuttle survey-ship"
    state = duel(player(hand, deck="scout scout viper"), player(authority=5), row="blob-destroyer")
    assert line(state)[-1] == "attack 1 5"


def test_nothing_is_sure_that_depends_on_the_order_of_the_deck() -> None:
    state = duel(player("survey-ship", deck="viper scout"), player(authority=1))
    assert winning_move(state, 0) is None
    both = duel(player("survey-ship", deck="viper viper"), player(authority=1))
    assert line(both) == ["play survey-ship", "play viper", "attack 1 1"]


@pytest.mark.parametrize("deck", ["viper freighter freighter", "freighter freighter viper"])
def test_two_cards_that_come_at_once_may_be_the_two_worst(deck: str) -> None:
    """SR-2.11: Command Ship draws two of three cards, and only one of them fights."""
    state = duel(player("command-ship", deck=deck), player(authority=6))
    assert winning_move(state, 0) is None
    assert not wins_by_force(state, 0, {})
    enough = duel(player("command-ship", deck=deck), player(authority=5))
    assert line(enough)[-1] == "attack 1 5"


def test_what_is_bought_is_scrapped_to_draw() -> None:
    """SR-3: Brain World scraps from the discard pile, where purchases lie."""
    mine = player("space-station", deck="trade-pod blob-destroyer", bases=["brain-world"])
    theirs = player(authority=6, bases=["space-station"])
    state = duel(mine, theirs, row="imperial-fighter trade-pod")
    assert line(state)[-1] == "attack 1 6"


def test_a_card_is_kept_for_what_must_scrap_one() -> None:
    """SR-3: Machine Base draws, then scraps from the hand: better the Scout than what came."""
    mine = player("central-office scout", discard="trade-escort", bases=["machine-base"])
    moves = line(duel(mine, player(authority=4)))
    assert "choose scout hand" in moves


def test_nothing_is_known_of_what_refills_the_row() -> None:
    """SR-2.7: the next card of the trade deck cannot be planned with."""
    hand = "freighter federation-shuttle survey-ship"
    mine = player(hand, deck="scout scout")
    row = "trade-bot trade-bot trade-bot blob-wheel blob-wheel"
    state = duel(mine, player(authority=5), row=row, trade_deck="blob-destroyer")
    assert winning_move(state, 0) is None


def test_what_lies_openly_on_the_deck_is_known() -> None:
    mine = player("survey-ship", deck="blob-destroyer scout scout", on_top=1)
    assert line(duel(mine, player(authority=6)))[-1] == "attack 1 6"


@pytest.mark.parametrize(("authority", "wins"), [(10, True), (11, False)])
def test_the_last_two_opponents_are_defeated_in_one_turn(authority: int, wins: bool) -> None:
    """SR-4.1: the last alive wins."""
    others = [player(authority=4), player(authority=authority)]
    state = table("deathmatch", player("dreadnaught viper", deck="viper"), *others)
    assert bool(line(state)) is wins


def test_the_emperor_is_attacked_and_nobody_else() -> None:
    """SR-4.4: an Emperor who falls takes the side along."""
    rest = [player(authority=9), player(authority=9)]
    state = table(
        "emperor",
        *[player(authority=40), player("battlecruiser"), player(authority=40)],
        *[rest[0], player(authority=5), rest[1]],
        turn={"seat": 1},
    )
    assert line(state, 1) == ["play battlecruiser", "attack 4 5"]


def test_partners_add_up_their_combat() -> None:
    """SR-4.3b: who cannot win alone lends to who then can."""
    state = table("hydra2", player("viper"), player("viper"), *[player(authority=2, bases=[])] * 2)
    play(state, "1: play viper")
    assert winning_move(state, 0) == state.read_move("play viper")
    play(state, "0: play viper")
    assert winning_move(state, 0) == state.read_move("lend combat 1")
    play(state, "0: lend combat 1")
    assert winning_move(state, 1) == state.read_move("attack 2 2")


def test_a_raid_ends_with_the_boss() -> None:
    """SR-4.5: damage of the Elites adds up, and the Boss's end is theirs."""
    boss = player(authority=5, bases=[{"card": "war-world", "damage": 3}])
    options = {"format": "raid", "boss": 0}
    elite = player("viper dreadnaught")
    state = lay_out(boss, elite, player(), options=options, turn={"seat": 1})
    assert line(state, 1) == [
        "play viper",
        "play dreadnaught",
        "attack 0 war-world 1",
        "attack 0 5",
    ]


def test_others_have_nothing_to_find() -> None:
    """Whoever is asked in somebody else's turn cannot win in it."""
    state = duel(player("imperial-fighter"), player("dreadnaught", authority=3))
    play(state, "play imperial-fighter")
    assert winning_move(state, 1) is None
