"""Setup and turn (SH-2)."""

import pytest

from asterism import IllegalMove, Quick, State
from tests.games.sternenhimmel.follower import ZODIAC
from tests.games.sternenhimmel.table import GAME, board, coins_of, lay_out, seen, told, whole

ROOM = [(board("sl", id="one"), ""), (board("ssl", id="two"), ""), (board("sss", id="six"), "")]


def refused(state: State, move: str, clause: str, reason: str) -> None:
    before = state.to_json()
    with pytest.raises(IllegalMove, match=reason) as problem:
        state.play(move)
    assert problem.value.clause == clause
    assert state.to_json() == before


@pytest.mark.clause("SH-2.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_constellation_for_each_player_and_the_rest_in_a_pile(players: int) -> None:
    data = whole(GAME.start(players, 3))
    there = [chart["board"] for chart in data["sky"]]
    assert len(there) == players
    assert len(data["pile"]) == 12 - players
    assert len(set(there + data["pile"])) == 12


@pytest.mark.clause("SH-2.1")
def test_the_pile_is_known_but_not_its_order() -> None:
    state = GAME.start(3, 3)
    pile = seen(state, 0)["pile"]
    assert pile == [board for board in ZODIAC if board in whole(state)["pile"]]
    orders = {tuple(whole(state.view(0).sample(seed))["pile"]) for seed in range(30)}
    assert len(orders) > 25
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(pile))}


@pytest.mark.clause("SH-2.2")
def test_the_start_player_is_drawn_by_lot_or_named() -> None:
    assert {GAME.start(4, seed).seat for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        state = GAME.start(4, 1, {"start_player": seat})
        assert state.seat == seat
        assert told(state, "start_player") == [{"type": "start_player", "seat": seat, "number": 0}]


@pytest.mark.clause("SH-2.2")
def test_the_turn_goes_round_to_the_next_higher_seat() -> None:
    state = GAME.start(3, 1, {"start_player": 1})
    seats = []
    for _ in range(5):
        seats.append(state.seat)
        state.play(state.legal_moves()[0])
    assert seats == [1, 2, 0, 1, 2]


@pytest.mark.clause("SH-2.3")
def test_any_token_of_the_hand_goes_on_any_free_star_of_any_constellation() -> None:
    state = lay_out(ROOM)
    stars = ["one.a", "one.b", "two.a", "two.b", "two.c", "six.a", "six.b", "six.c"]
    kinds = ["1", "3", "5", "6", "7", "10", "hole", "double"]
    assert [move.text for move in state.legal_moves()] == [
        f"put {token} {star}" for token in kinds for star in stars
    ]


@pytest.mark.clause("SH-2.3")
def test_several_tokens_of_ones_own_may_lie_in_one_constellation() -> None:
    state = lay_out([(ROOM[0][0], ""), (ROOM[1][0], "0:1 0:3"), ROOM[2]])
    state.play("put 5 two.c")
    assert coins_of(state) == [14, 0, 0]


@pytest.mark.clause("SH-2.3")
def test_a_token_that_is_not_in_hand_is_refused() -> None:
    state = lay_out([(ROOM[0][0], "0:10"), (ROOM[1][0], "0:double 0:double"), ROOM[2]])
    refused(state, "put 10 six.a", "SH-2.3", "Your 10 is not in your hand")
    refused(state, "put double six.a", "SH-2.3", "no double star in your hand")


@pytest.mark.clause("SH-2.3")
def test_a_star_with_a_token_is_refused() -> None:
    state = lay_out([(ROOM[0][0], "2:10"), ROOM[1], ROOM[2]])
    refused(state, "put 1 one.a", "SH-2.3", "A token already lies on a in one")


@pytest.mark.clause("SH-2.1", "SH-5.1")
def test_a_constellation_that_is_not_in_play_is_refused() -> None:
    options = {"boards": {"boards": ["cnc", "ari", "lib", "vir", "tau"]}}
    sky = [{"board": "cnc"}, {"board": "ari"}, {"board": "lib"}]
    state = GAME.resume({"players": [{}] * 3, "options": options, "sky": sky, "pile": ["vir"]})
    refused(state, "put 1 vir.alpha", "SH-2.1", "Virgo is not in play yet")
    refused(state, "put 1 tau.alpha", "SH-5.1", "Taurus is not in play any more")
    refused(state, "put 1 leo.alpha", "SH-1.2", "no star leo.alpha")
    refused(state, "put 1 ari.omega", "SH-1.2", "no star ari.omega")
    refused(state, "put 1 nowhere.at-all", "SH-1.2", "no star nowhere.at-all")
    refused(state, "put 2 ari.beta", "SH-1.1", "This game has no token 2")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("put 21 ari.beta", "there is no token '21': tokens are 1 to 20, hole and double"),
        ("put 10 ari.o mega", "say it like this: put 10 ari.beta"),
        ("put 10 ari.béta", "there is no star ari.béta"),
        ("put 10 ari.beta.gamma", "there is no star ari.beta.gamma"),
        ("put 10 beta", "say it like this: put 10 ari.beta"),
        ("lay 10 ari.beta", "say it like this: put 10 ari.beta"),
    ],
)
def test_what_is_no_move_is_explained(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.start(3, 1).play(text)


@pytest.mark.clause("SH-2.4")
def test_face_up_on_a_small_star_and_face_down_on_a_large_one() -> None:
    state = lay_out(ROOM)
    state.play("put 10 one.a")
    state.play("put hole two.c")
    up, down = told(state, "put", seat=2)
    assert (up["card"], up["face_down"], up["seat"]) == ("10", False, 0)
    assert (down["card"], down["face_down"], down["seat"]) == (None, True, 1)
    assert told(state, "put", seat=1)[1]["card"] == "hole"
    tokens = [seen(state, seat)["sky"][1]["tokens"]["c"] for seat in (0, 1, None)]
    assert [lying["token"] for lying in tokens] == [None, "hole", None]
    assert [lying["seat"] for lying in tokens] == [1, 1, 1]


@pytest.mark.clause("SH-2.5")
def test_a_player_without_tokens_is_skipped() -> None:
    nine = "1:1 1:3 1:5 1:6 1:7 1:10 1:hole 1:double 1:double"
    state = lay_out([(board("s" * 10, id="ten"), nine), (ROOM[1][0], ""), (ROOM[2][0], "")])
    state.play("put 1 two.a")
    assert state.seat == 2
    assert told(state, "skipped") == [{"type": "skipped", "seat": 1, "number": 1}]
    state.play("put 1 two.b")
    state.play("put 3 ten.j")
    assert state.seat == 1


@pytest.mark.clause("SH-2.6")
def test_the_last_star_of_a_constellation_is_scored_at_once() -> None:
    state = lay_out([(ROOM[0][0], "1:7"), ROOM[1], ROOM[2]])
    state.play("put 10 one.b")
    assert coins_of(state) == [8, 6, 0]
    assert told(state, "completed") == [
        {"type": "completed", "seat": 0, "board": "one", "number": 1}
    ]


def test_an_option_picked_without_a_list_is_the_one_picked_from_the_list() -> None:
    state = GAME.start(4, 8)
    for seed in range(120):
        assert state.seat is not None
        listed = state.legal_moves()
        picked = state.random_option(state.seat, Quick(seed))
        assert picked is listed[Quick(seed).below(len(listed))]
        state.play(picked)
        if not state.seats:
            break
    assert state.outcome is not None


@pytest.mark.clause("SH-2.4", "SH-3.1")
def test_a_face_down_token_looks_the_same_to_others_unless_it_fills_the_constellation() -> None:
    state = lay_out([(ROOM[0][0], "1:10"), ROOM[1], ROOM[2]])
    ten, one = GAME.move("put 10 two.c"), GAME.move("put 1 two.c")
    assert state.as_seen(ten, 0, 1) is state.as_seen(one, 0, 2)
    assert state.as_seen(ten, 0, 0) is ten
    last = GAME.move("put 5 one.b")
    assert state.as_seen(last, 0, 1) is last
    open = GAME.move("put 5 two.a")
    assert state.as_seen(open, 0, 1) is open
