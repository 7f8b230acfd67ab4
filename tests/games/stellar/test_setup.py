"""Getting ready: starters, hands, row, and who begins (ST-2)."""

from collections import Counter

import pytest

from asterism import State
from tests.games.stellar.laying import BOX, GAME, codes, legal, seen, starting_game, told, whole

STARTERS = {"P3", "M3", "A3", "C3", "B3"}


def one_has_chosen(seed: int = 0, seat: int = 0) -> State:
    state = GAME.start(2, seed)
    state.play(state.legal_moves(seat)[0], seat)
    return state


@pytest.mark.clause("ST-2.1")
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_both_choose_at_once_between_their_two_starters(seed: int) -> None:
    state = GAME.start(2, seed)
    assert state.seats == (0, 1)
    for seat in (0, 1):
        hand = whole(state)["players"][seat]["hand"]
        assert legal(state, seat) == [f"start {card}" for card in hand]


@pytest.mark.clause("ST-2.1")
def test_one_starter_goes_on_slot_1_and_the_other_into_the_notebook() -> None:
    state = GAME.start(2, 0)
    hands = [player["hand"] for player in whole(state)["players"]]
    state.play(f"start {hands[0][1]}", 0)
    state.play(f"start {hands[1][0]}", 1)
    ada, bo = whole(state)["players"]
    assert (ada["telescope"], ada["notebook"]) == ({"1": hands[0][1]}, [hands[0][0]])
    assert (bo["telescope"], bo["notebook"]) == ({"1": hands[1][0]}, [hands[1][1]])


@pytest.mark.clause("ST-2.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_while_starters_are_chosen_a_view_holds_ones_own_two_and_nothing_else(seat: int) -> None:
    state = GAME.start(2, 0)
    view = seen(state, seat)
    own = whole(state)["players"][seat]["hand"]
    assert view["players"][seat]["hand"] == own
    assert view["players"][1 - seat]["hand"] is None
    assert Counter(codes(view)) == Counter(own)
    assert view["row"] == [None] * 5
    assert view["step"] == "starters"
    dealt = told(state, seat, "starter_dealt")
    assert [event["card"] for event in dealt if event["seat"] != seat] == [None, None]


@pytest.mark.clause("ST-2.1")
def test_a_spectator_sees_no_starter_before_they_are_shown() -> None:
    assert codes(seen(GAME.start(2, 0), None)) == []
    assert codes(seen(one_has_chosen(), None)) == []


@pytest.mark.clause("ST-2.1")
@pytest.mark.parametrize("first", [0, 1])
def test_what_one_has_chosen_is_not_shown_before_both_have(first: int) -> None:
    state = one_has_chosen(seat=first)
    other = 1 - first
    assert state.seats == (other,)
    chosen = whole(state)["players"][first]["chosen"]
    assert seen(state, first)["players"][first]["chosen"] == chosen
    for viewer in (other, None):
        view = seen(state, viewer)
        assert view["players"][first]["decided"] is True
        assert view["players"][first]["chosen"] is None
        assert codes(view) == (whole(state)["players"][other]["hand"] if viewer == other else [])
        assert told(state, viewer, "starter_chosen")[0]["card"] is None


@pytest.mark.clause("ST-2.1")
def test_a_view_does_not_tell_which_of_the_two_was_chosen() -> None:
    views = []
    for choice in (0, 1):
        state = GAME.start(2, 0)
        state.play(state.legal_moves(0)[choice], 0)
        views.append((seen(state, 1), state.events(1), legal(state, 1)))
    assert views[0] == views[1]


@pytest.mark.clause("ST-2.1")
def test_a_sample_before_the_starters_are_shown_deals_any_of_the_other_three() -> None:
    state = one_has_chosen()
    own = set(whole(state)["players"][1]["hand"])
    dealt: set[tuple[str, ...]] = set()
    chosen: set[str] = set()
    for seed in range(60):
        imagined = whole(state.view(1).sample(seed))
        ada = imagined["players"][0]
        dealt.add(tuple(ada["hand"]))
        chosen.add(ada["chosen"])
        assert ada.pop("chosen") in ada["hand"]
        assert Counter(codes(imagined)) == BOX
    assert len(dealt) == 3
    assert chosen == STARTERS - own


@pytest.mark.clause("ST-2.1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_then_all_four_are_shown(viewer: int | None) -> None:
    state = starting_game()
    shown = told(state, viewer, "starter_shown")
    players = whole(state)["players"]
    expected = [[player["telescope"]["1"], player["notebook"][0]] for player in players]
    assert [event["card"] for event in shown] == codes(expected)


@pytest.mark.clause("ST-2.2")
def test_the_fifth_starter_is_shuffled_in_with_the_others() -> None:
    """It may turn up anywhere: in a hand, in the row, in the deck."""
    where = set()
    for seed in range(60):
        state = GAME.start(2, seed)
        (fifth,) = STARTERS - set(codes([p["hand"] for p in whole(state)["players"]]))
        for seat in (0, 1):
            state.play(state.legal_moves(seat)[0], seat)
        position = whole(state)
        assert Counter(codes(position)) == BOX
        hands = codes([player["hand"] for player in position["players"]])
        where |= {
            name
            for name, cards in (
                ("hand", hands),
                ("row", position["row"]),
                ("deck", position["deck"]),
            )
            if fifth in cards
        }
    assert where == {"hand", "row", "deck"}


@pytest.mark.clause("ST-2.2")
def test_each_hand_gets_two_cards_that_only_its_owner_sees() -> None:
    state = starting_game()
    hands = [player["hand"] for player in whole(state)["players"]]
    assert [len(hand) for hand in hands] == [2, 2]
    for seat in (0, 1):
        view = seen(state, seat)
        assert view["players"][seat]["hand"] == hands[seat]
        assert view["players"][1 - seat]["hand"] is None
        assert view["players"][1 - seat]["held"] == 2
        cards = [event["card"] for event in told(state, seat, "dealt") if event["seat"] == seat]
        assert sorted(cards) == sorted(hands[seat])
    assert [event["card"] for event in told(state, None, "dealt")] == [None] * 4


@pytest.mark.clause("ST-2.3")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_five_cards_lie_open_in_the_row_and_47_form_the_deck(viewer: int | None) -> None:
    state = starting_game()
    view = seen(state, viewer)
    assert view["row"] == whole(state)["row"]
    assert None not in view["row"]
    assert view["deck"] == 47
    revealed = [(event["target"], event["card"]) for event in told(state, viewer, "revealed")]
    assert revealed == [(f"row.{slot}", card) for slot, card in enumerate(view["row"], 1)]


@pytest.mark.clause("ST-2.3")
def test_the_deck_is_in_no_view_but_what_may_be_in_it_is() -> None:
    state = starting_game()
    position = whole(state)
    hidden = Counter(position["deck"] + position["players"][1]["hand"])
    view = seen(state, 0)
    assert Counter(view["unseen"]) == hidden
    assert view["unseen"] != position["deck"] + position["players"][1]["hand"]


@pytest.mark.clause("ST-2.4")
@pytest.mark.parametrize("start_player", [0, 1])
def test_the_option_names_who_begins(start_player: int) -> None:
    for seed in range(4):
        state = starting_game(seed, start_player=start_player)
        assert state.seats == (start_player,)


@pytest.mark.clause("ST-2.4")
@pytest.mark.parametrize("options", [{}, {"start_player": "random"}])
def test_by_default_chance_decides_who_begins(options: dict[str, object]) -> None:
    assert {starting_game(seed, **options).seats for seed in range(12)} == {(0,), (1,)}


@pytest.mark.clause("ST-2.4")
def test_who_begins_is_shown_after_the_starters_and_before_the_cards() -> None:
    state = starting_game(3)
    types = [event["type"] for event in state.events(None)]
    (event,) = told(state, None, "start_player")
    assert event["seat"] == state.seat
    at = types.index("start_player")
    assert "starter_shown" not in types[at:]
    assert "dealt" not in types[:at]
    assert told(one_has_chosen(3), None, "start_player") == []


@pytest.mark.clause("ST-2.4")
def test_they_take_turns() -> None:
    state = starting_game(start_player=1)
    order = []
    while whole(state)["turn"] < 6:
        if whole(state)["step"] == "take":
            order.append(state.seat)
        state.play(state.legal_moves()[0])
    assert order == [1, 0, 1, 0, 1, 0]


@pytest.mark.clause("ST-2.4")
def test_a_seed_gives_the_same_game_again_and_another_seed_another() -> None:
    assert whole(starting_game(4)) == whole(starting_game(4))
    assert len({str(whole(starting_game(seed))["row"]) for seed in range(10)}) == 10
