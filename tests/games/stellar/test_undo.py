"""Taking back: up to what came to light, and what the other one saw stays seen."""

import pytest

from asterism import State
from tests.games.stellar.laying import GAME, Json, lay_out, legal, play, seen, told, whole

ROW = "A4 P3 B6 M1 C4"


def table(hand: str = "B1 M2", **settings: object) -> State:
    """Ada, seat 0, has the turn."""
    usual: Json = {"row": ROW, "deck": "M5 C5 A5 B5 P5"}
    return lay_out(hands=(hand, "A1 C1"), **{**usual, **settings})


def without_knowledge(state: State) -> Json:
    position = whole(state)
    del position["known"]
    return position


def known_in_hand(state: State, seat: int = 0, viewer: int | None = 1) -> list[str]:
    found: list[str] = seen(state, viewer)["players"][seat]["known_in_hand"]
    return found


# How far


@pytest.mark.clause("ST-3.1")
def test_a_card_taken_from_the_row_can_be_put_back() -> None:
    state = table()
    before = whole(state)
    play(state, "take 2")
    assert state.undo_to(0) == 0
    back = state.undo(0)
    assert whole(back) == before
    assert legal(back) == [f"take {slot}" for slot in range(1, 6)]
    assert known_in_hand(back) == []


@pytest.mark.clause("ST-3.2", "ST-3.3")
def test_step_2_can_be_taken_back_until_the_card_has_its_place() -> None:
    """Neither the picked card nor the row card, which lay open, tells the player anything."""
    for move in ("play B1 telescope", "play B1 notebook"):
        state = play(table(), "take 2", move)
        assert state.undo_to(0) == 0
        once = state.undo(0)
        assert without_knowledge(once) == without_knowledge(play(table(), "take 2"))
        both = state.undo(0, 0)
        assert without_knowledge(both) == without_knowledge(table())


@pytest.mark.clause("ST-3.5", "ST-3.4")
@pytest.mark.parametrize("move", ["play M6 notebook", "play B2 notebook"])
def test_a_card_drawn_from_the_deck_stops_undo(move: str) -> None:
    state = play(table("M6 B2"), "take 2", move)
    assert state.undo_to(0) == state.ply
    with pytest.raises(ValueError, match="seat 0 cannot take anything back now"):
        state.undo(0)


@pytest.mark.clause("ST-3.8")
@pytest.mark.parametrize(
    "moves", [("play B1 telescope", "place 2 up"), ("play B1 notebook", "place 2 up")]
)
def test_the_refilled_row_stops_undo(moves: tuple[str, ...]) -> None:
    state = play(table(), "take 2", *moves)
    for seat in (0, 1):
        assert state.undo_to(seat) == state.ply
        with pytest.raises(ValueError, match=f"seat {seat} cannot take anything back now"):
            state.undo(seat)


@pytest.mark.clause("ST-3.0")
def test_keeping_the_row_can_be_taken_back_and_renewing_cannot() -> None:
    kept = play(table(turn=1, step="renew"), "keep")
    assert kept.undo_to(1) == 0
    assert legal(kept.undo(1)) == ["renew", "keep"]
    renewed = play(table(turn=1, step="renew"), "renew")
    assert renewed.undo_to(1) == renewed.ply == 1


@pytest.mark.clause("ST-3.0")
def test_putting_a_satellite_back_takes_the_right_to_renew_with_it() -> None:
    state = play(table(row="A4 S3 B6 M1 C4"), "take 2")
    assert whole(state)["satellite_taken"] is True
    back = state.undo(0)
    assert whole(back)["satellite_taken"] is False
    play(back, "take 1", "play B1 telescope", "place 2 up")
    assert whole(back)["step"] == "take"


@pytest.mark.clause("ST-3.1")
def test_the_other_seat_cannot_take_back_what_it_did_not_decide() -> None:
    state = play(table(), "take 2")
    assert state.undo_to(1) == state.ply
    with pytest.raises(ValueError, match="seat 1 cannot take anything back now"):
        state.undo(1)


@pytest.mark.clause("ST-3.1")
def test_undo_goes_no_further_than_to_the_own_first_decision() -> None:
    """Bo's turn began when the row was refilled."""
    state = play(table(), "take 2", "play B1 telescope", "place 2 up", "take 2", "play C1 notebook")
    assert state.ply == 5
    assert state.undo_to(1) == 3
    assert without_knowledge(state.undo(1, 3)) == without_knowledge(state.at(3))
    with pytest.raises(ValueError, match="seat 1 can go back to ply 3 at the earliest"):
        state.undo(1, 2)


@pytest.mark.clause("ST-2.1")
def test_a_starter_can_be_taken_back_until_both_have_chosen() -> None:
    state = GAME.start(2, 0)
    first, second = legal(state, 0)
    state.play(first, 0)
    assert state.undo_to(0) == 0
    back = state.undo(0)
    assert back.seats == (0, 1)
    back.play(second, 0)
    back.play(back.legal_moves(1)[0], 1)
    assert whole(back)["players"][0]["telescope"]["1"] == second.removeprefix("start ")
    for seat in (0, 1):
        assert back.undo_to(seat) == back.ply


@pytest.mark.clause("ST-6.1")
def test_a_last_card_can_be_taken_back_until_both_have_chosen() -> None:
    state = table(turn=22, step="last", deck="")
    before = [seen(state, viewer) for viewer in (1, None)]
    first, second = legal(state, 0)
    state.play(first, 0)
    back = state.undo(0)
    assert [seen(back, viewer) for viewer in (1, None)] == before, "nobody learned which it was"
    back.play(second, 0)
    back.play(back.legal_moves(1)[0], 1)
    assert back.outcome is not None
    for seat in (0, 1):
        assert back.undo_to(seat) == back.ply


# What stays known


@pytest.mark.clause("ST-3.2", "ST-4.8")
@pytest.mark.parametrize("viewer", [1, None])
def test_a_card_shown_from_the_hand_and_taken_back_stays_known(viewer: int | None) -> None:
    state = play(table(), "take 2", "play B1 notebook")
    back = state.undo(0)
    assert known_in_hand(back, viewer=viewer) == ["P3", "B1"]
    further = state.undo(0, 0)
    assert known_in_hand(further, viewer=viewer) == ["B1"]
    again = back.undo(0)
    assert known_in_hand(again, viewer=viewer) == ["B1"]


@pytest.mark.clause("ST-3.2", "ST-4.8")
def test_what_stays_known_is_in_every_sample() -> None:
    back = play(table(), "take 2", "play B1 notebook").undo(0, 0)
    view = back.view(1)
    for seed in range(40):
        assert "B1" in whole(view.sample(seed))["players"][0]["hand"]


@pytest.mark.clause("ST-3.2", "ST-4.8")
def test_a_card_that_only_went_on_its_way_to_the_telescope_was_not_shown() -> None:
    back = play(table(), "take 2", "play B1 telescope").undo(0)
    assert known_in_hand(back) == ["P3"]
    assert told(back, 1, "picked")[0]["card"] is None


@pytest.mark.clause("ST-3.1", "ST-4.8")
def test_the_card_that_was_taken_shown_and_put_back_is_known_to_be_in_the_row() -> None:
    back = play(table(), "take 2", "play P3 notebook").undo(0, 0)
    assert known_in_hand(back) == []
    assert seen(back, 1)["row"] == ROW.split()


@pytest.mark.clause("ST-3.1", "ST-4.8")
def test_of_two_equal_cards_nobody_knows_which_one_was_shown() -> None:
    """Ada holds planet 3, takes another and shows one: it may have been the one that went back."""
    state = play(table("P3 M2", telescopes=("1:P4", "1:C3")), "take 2", "play P3 notebook")
    assert known_in_hand(state.undo(0)) == ["P3"]
    assert known_in_hand(state.undo(0, 0)) == []


@pytest.mark.clause("ST-3.2", "ST-4.8")
def test_several_cards_shown_one_after_the_other_all_stay_known() -> None:
    state = play(table("B1 M4"), "take 2", "play B1 notebook").undo(0)
    state = play(state, "play M4 notebook").undo(0)
    assert known_in_hand(state) == ["P3", "M4", "B1"]
    state = state.undo(0)
    assert known_in_hand(state) == ["M4", "B1"]


@pytest.mark.clause("ST-3.2", "ST-4.8")
def test_what_stays_known_is_forgotten_when_the_card_is_played() -> None:
    state = play(table(), "take 2", "play B1 notebook").undo(0)
    play(state, "play B1 telescope", "place 2 up")
    assert known_in_hand(state) == ["P3"]


@pytest.mark.clause("ST-4.8")
def test_what_stays_known_narrows_what_is_put_face_down_next() -> None:
    """A hand of three that is known in full: the card face down is one of them."""
    state = play(
        table("B1 M4", options={"face_down_selects": "three"}), "take 2", "play B1 notebook"
    ).undo(0)
    state = play(state, "play M4 notebook").undo(0)
    play(state, "play M4 telescope", "place 7 down")
    assert seen(state, 1)["players"][0]["candidates"] == {"7": ["P3", "M4", "B1"]}


@pytest.mark.clause("ST-3.1")
def test_everyone_hears_that_something_was_taken_back() -> None:
    back = play(table(), "take 2", "play B1 notebook").undo(0, 0)
    for viewer in (0, 1, None):
        (event,) = told(back, viewer, "taken_back")
        assert (event["seat"], event["from"], event["to"]) == (0, 2, 0)


# Chance is not asked again


@pytest.mark.clause("ST-3.8", "ST-3.9")
def test_the_deck_is_not_dealt_anew() -> None:
    """Whatever is taken back and done otherwise, the same cards come from the deck."""
    state = play(table("M6 M2"), "take 1", "play M2 notebook")
    assert whole(state.undo(0))["deck"] == whole(table("M6 M2"))["deck"]
    back = play(state.undo(0, 0), "take 4", "play M6 telescope", "place 2 up")
    assert whole(back)["players"][0]["notebook"][-1] == "M5"
    assert whole(back)["row"][3] == "C5"


@pytest.mark.clause("ST-3.0", "ST-3.9")
def test_a_shuffle_to_come_is_the_same_after_taking_back() -> None:
    def renewed(moves: list[str]) -> list[str]:
        state = table(turn=1, step="renew", deck="C2 B2", discard="...")
        for move in moves:
            state = state.undo(1) if move == "undo" else play(state, move)
        row: list[str] = whole(state)["row"]
        return row

    assert renewed(["renew"]) == renewed(["keep", "undo", "renew"])
    assert renewed(["renew"]) == renewed(["keep", "take 1", "undo", "undo", "renew"])


@pytest.mark.clause("ST-2.2", "ST-2.4")
def test_another_starter_does_not_change_the_deal() -> None:
    deals = []
    for hesitate in (False, True):
        state = GAME.start(2, 6)
        if hesitate:
            state.play(state.legal_moves(1)[1], 1)
            state = state.undo(1)
        for seat in (0, 1):
            state.play(state.legal_moves(seat)[0], seat)
        deals.append(without_knowledge(state))
    assert deals[0] == deals[1]


# Going further, against bots alone


def test_who_goes_beyond_finds_the_same_cards_and_views_that_hold_together() -> None:
    state = play(table("M6 M2"), "take 2", "play M6 notebook", "place 2 up", "take 1")
    position, row = without_knowledge(state), whole(state)["row"]
    for ply in range(4):
        back = state.undo(0, ply, beyond=True)
        assert without_knowledge(back) == without_knowledge(state.at(ply))
        for viewer in (0, 1, None):
            assert seen(back, viewer)["players"][0]["known_in_hand"] == known_in_hand(state.at(ply))
    again = state.undo(0, 0, beyond=True)
    play(again, "take 2", "play M6 notebook", "place 2 up", "take 1")
    assert without_knowledge(again) == position
    assert whole(again)["row"] == row


def test_the_state_before_undo_is_left_as_it_was() -> None:
    state = play(table(), "take 2", "play B1 notebook")
    before, views = whole(state), [seen(state, viewer) for viewer in (0, 1, None)]
    state.undo(0)
    state.undo(0, 0)
    assert whole(state) == before
    assert [seen(state, viewer) for viewer in (0, 1, None)] == views
