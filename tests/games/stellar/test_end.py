"""The last cards, and who wins (ST-6.1, ST-6.5)."""

import pytest

from asterism import IllegalMove, Outcome, State
from tests.games.stellar.laying import (
    GAME,
    lay_out,
    legal,
    seen,
    to_the_last_cards,
    told,
    whole,
)

PLANETS_UP = "1:P1 2:P2 3:P3 4:P4 5:P5 6:~M1 7:~M2 8:~M3 9:~M4 10:~M5 11:~A1 12:~A2"
CLOUDS_UP = "1:C1 2:C2 3:C3 4:C4 5:C5 6:~B1 7:~B2 8:~B3 9:B4 10:~B5 11:~A4 12:~A5"
NO_RUNS = "P1 M1 A1 C1 B1 P3 M3 A3 C3 B3 P5 C5"


def last_cards(**settings: object) -> State:
    """All turns are over; Ada holds planets 2 and 4, Bo clouds 2 and 4."""
    return lay_out(
        (PLANETS_UP, CLOUDS_UP), ("P2 P4", "C2 C4"), (NO_RUNS, ""), row="M4 A2 B6 S5 M6",
        turn=22, step="last", **settings,
    )  # fmt: skip


@pytest.mark.clause("ST-6.1")
def test_after_22_turns_both_have_twelve_and_twelve_cards_and_two_in_hand() -> None:
    state = to_the_last_cards()
    assert whole(state)["turn"] == 22
    for player in whole(state)["players"]:
        assert len(player["telescope"]) == len(player["notebook"]) == 12
        assert len(player["hand"]) == 2


@pytest.mark.clause("ST-6.1")
def test_both_decide_at_once_between_their_two_cards() -> None:
    state = last_cards()
    assert state.seats == (0, 1)
    assert legal(state, 0) == ["last P2", "last P4"]
    assert legal(state, 1) == ["last C2", "last C4"]


@pytest.mark.clause("ST-6.1")
def test_two_equal_cards_are_one_choice_at_the_end_too() -> None:
    state = lay_out(
        ("1:P3" + PLANETS_UP[4:], CLOUDS_UP.replace("3:C3", "3:~A3")), ("M6 S1", "P1 P1"),
        turn=22, step="last", row="M4 A2 B6 S5 C6",
    )  # fmt: skip
    assert legal(state, 1) == ["last P1"]


@pytest.mark.clause("ST-6.1")
def test_one_card_goes_into_the_notebook_and_the_other_is_discarded() -> None:
    state = last_cards()
    state.play("last P2", 0)
    state.play("last C4", 1)
    ada, bo = whole(state)["players"]
    assert (ada["notebook"][-1], ada["hand"]) == ("P2", [])
    assert (bo["notebook"][-1], bo["hand"]) == ("C4", [])
    assert whole(state)["discard"][:2] == ["C2", "P4"]
    for viewer in (0, 1, None):
        assert [event["card"] for event in told(state, viewer, "last_shown")] == ["P2", "C4"]
        assert [event["card"] for event in told(state, viewer, "last_discarded")] == ["P4", "C2"]


@pytest.mark.clause("ST-6.1")
@pytest.mark.parametrize("first", [0, 1])
def test_no_view_shows_the_choice_before_both_are_in(first: int) -> None:
    views = []
    other = 1 - first
    for choice in (0, 1):
        state = last_cards()
        state.play(state.legal_moves(first)[choice], first)
        assert state.seats == (other,)
        assert seen(state, other)["players"][first]["decided"] is True
        assert seen(state, first)["players"][first]["chosen"] == legal(last_cards(), first)[
            choice
        ].removeprefix("last ")
        views.append([(seen(state, viewer), state.events(viewer)) for viewer in (other, None)])
    assert views[0] == views[1]
    assert told(state, other, "last_chosen")[0]["card"] is None


@pytest.mark.clause("ST-6.1")
def test_who_has_chosen_cannot_choose_again() -> None:
    state = last_cards()
    state.play("last P2", 0)
    assert legal(state, 0) == []
    with pytest.raises(IllegalMove) as refused:
        state.play("last P4", 0)
    assert refused.value.message.id == "engine-not-your-turn"
    assert whole(state)["players"][0]["chosen"] == "P2"


@pytest.mark.clause("ST-6.1", "ST-6.5")
def test_then_the_game_is_over_and_the_sheet_counts() -> None:
    state = last_cards()
    state.play("last P2", 0)
    state.play("last C4", 1)
    assert state.seats == ()
    assert state.seat is None
    sides = seen(state, None)["sheet"]["players"]
    scores = tuple(side["total"] for side in sides)
    winner = scores.index(max(scores))
    assert state.outcome == Outcome(scores, (winner,), "score")
    assert told(state, 1, "ended")[0]["scores"] == list(scores)
    assert told(state, 1, "ended")[0]["winners"] == [winner]


@pytest.mark.clause("ST-6.1")
def test_the_last_card_counts() -> None:
    """Planets 1, 3 and 5 are no run; with the 2 three of them are, and with the 4 as well."""
    assert seen(last_cards(), 0)["sheet"]["players"][0]["types"]["P"]["run"] == 1
    for choice in ("last P2", "last P4"):
        state = last_cards()
        state.play(choice, 0)
        state.play("last C2", 1)
        assert seen(state, 0)["sheet"]["players"][0]["types"]["P"]["run"] == 3


@pytest.mark.clause("ST-6.5")
def test_equal_totals_share_the_victory_in_a_game_too() -> None:
    """Two stars and a run of two on each side, and every section tied."""
    state = lay_out(
        (
            "1:P3 2:~A1 3:~A1 4:~A2 5:~A2 6:~B1 7:~B1 8:~B2 9:~B2 10:~B3 11:~B3 12:~B4",
            "1:M3 2:~C1 3:~C1 4:~C2 5:~C2 6:~C3 7:~C3 8:~C4 9:~C4 10:~C5 11:~C5 12:~B4",
        ),
        ("M5 M6", "M4 M4"),
        ("P1 P2 A3 A3 A4 A4 A5 A5 A6 B5 B5 B6", "M1 M1 M2 P1 P2 P3 P4 P4 P5 P5 P6 C6"),
        turn=22,
        step="last",
        row="S1 S2 S3 S4 S5",
    )
    state.play("last M5", 0)
    state.play("last M4", 1)
    assert state.outcome == Outcome((4, 4), (0, 1), "shared")


@pytest.mark.clause("ST-6.5")
@pytest.mark.parametrize("seed", range(4))
def test_the_higher_total_wins(seed: int) -> None:
    state = to_the_last_cards(seed)
    for seat in (0, 1):
        state.play(state.legal_moves(seat)[0], seat)
    outcome = state.outcome
    assert outcome is not None
    best = max(outcome.scores)
    assert outcome.winners == tuple(s for s in (0, 1) if outcome.scores[s] == best)


@pytest.mark.clause("ST-6.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_resigns_loses_whatever_the_score(seat: int) -> None:
    state = last_cards()
    scores = state.scores()
    state.resign(seat)
    assert state.outcome == Outcome(scores, (1 - seat,), "resignation")
    assert state.seats == ()
    assert told(state, None, "resigned")[0]["seat"] == seat


@pytest.mark.clause("ST-6.1", "ST-2.1")
def test_a_secret_choice_stays_secret_when_the_other_resigns() -> None:
    for state, move in ((last_cards(), "last P2"), (GAME.start(2, 0), "")):
        state.play(move or state.legal_moves(0)[0], 0)
        state.resign(1)
        for viewer in (1, None):
            assert seen(state, viewer)["players"][0]["chosen"] is None
            assert seen(state, viewer)["players"][0]["hand"] is None


@pytest.mark.clause("ST-6.1")
def test_nothing_can_be_played_after_the_end() -> None:
    state = last_cards()
    state.play("last P2", 0)
    state.play("last C4", 1)
    before = whole(state)
    for move, seat in (("last P2", 0), ("take 1", None)):
        with pytest.raises(IllegalMove) as refused:
            state.play(move, seat)
        assert refused.value.message.id == "engine-game-over"
        assert refused.value.clause == "ST-6.1"
    with pytest.raises(IllegalMove):
        state.resign(0)
    assert legal(state, 0) == legal(state, 1) == legal(state) == []
    assert whole(state) == before


@pytest.mark.clause("ST-4.8", "ST-6.3")
def test_scoring_turns_no_face_down_card_up() -> None:
    state = last_cards()
    state.play("last P2", 0)
    state.play("last C4", 1)
    assert seen(state, 0)["players"][1]["telescope"]["6"] == "~"
    assert seen(state, 1)["players"][0]["telescope"]["6"] == "~"
    assert seen(state, 0)["players"][0]["telescope"]["6"] == "~M1"
