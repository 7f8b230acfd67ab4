"""After scoring, the end, and resigning (SH-5)."""

import pytest

import asterism
from asterism import IllegalMove, Message, Record, RecordError, State, words
from asterism.engine.outcome import REASON_IDS
from tests.games.sternenhimmel.table import GAME, board, coins_of, lay_out, seen, told, whole

ONE, TWO, SIX = (board("sl", id=name) for name in ("one", "two", "six"))
NEXT = board("ll", id="next")


def last_move_of_all() -> State:
    """One star is free on each of three boards, and there is no pile."""
    return lay_out([(ONE, "0:10"), (TWO, "1:10"), (SIX, "2:10")])


@pytest.mark.clause("SH-5.1")
def test_all_tokens_go_home_removed_ones_too_and_the_next_constellation_takes_the_place() -> None:
    state = lay_out([(ONE, ""), (TWO, "1:10"), (SIX, "")], [NEXT], seat=2)
    state.play("put hole two.b")
    data = whole(state)
    assert [chart["board"] for chart in data["sky"]] == ["one", "next", "six"]
    assert data["sky"][1]["tokens"] == {}
    assert data["pile"] == []
    assert [len(player["hand"]) for player in data["players"]] == [9, 9, 9]
    assert coins_of(state) == [0, 0, 14]


@pytest.mark.clause("SH-5.1")
def test_the_order_is_reveal_resolve_pay_tokens_back_new_board() -> None:
    state = lay_out([(ONE, ""), (TWO, "1:10"), (SIX, "")], [NEXT], seat=2)
    state.play("put hole two.b")
    steps = [event["type"] for event in state.events(None, since=1)]
    assert steps == [
        "put", "completed", "turned_up", "swallowed", "paid", "paid", "returned", "returned",
        "scored", "uncovered",
    ]  # fmt: skip


@pytest.mark.clause("SH-5.1")
def test_an_empty_pile_leaves_an_empty_place() -> None:
    state = lay_out([(ONE, "0:10"), (TWO, ""), (SIX, "")])
    state.play("put 1 one.b")
    assert whole(state)["sky"][0] is None
    assert state.outcome is None
    assert all(".one." not in move.text for move in state.legal_moves())


@pytest.mark.clause("SH-5.2")
def test_the_turn_passes_to_the_left_of_whoever_completed_it() -> None:
    state = lay_out([(ONE, ""), (TWO, "0:10"), (SIX, "")], [NEXT], seat=1)
    state.play("put 1 two.b")
    assert state.seat == 2


@pytest.mark.clause("SH-5.3")
def test_after_the_last_constellation_the_richest_wins() -> None:
    state = last_move_of_all()
    state.play("put 1 two.b")
    state.play("put 1 one.b")
    assert whole(state)["outcome"] is None
    state.play("put double six.b")
    assert state.seats == ()
    assert coins_of(state) == [14, 14, 14]
    assert state.outcome == asterism.Outcome((14, 14, 14), (0, 1, 2), "shared")


@pytest.mark.clause("SH-5.3")
def test_equal_wealth_shares_the_victory_and_less_wealth_does_not() -> None:
    state = lay_out(
        [(ONE, "0:10"), (TWO, "1:10"), (SIX, "2:10")],
        players=[{"coins": 5}, {"coins": 5}, {}],
    )
    for move in ("put 1 two.b", "put 1 one.b", "put double six.b"):
        state.play(move)
    assert state.outcome == asterism.Outcome((19, 19, 14), (0, 1), "shared")
    assert told(state, "ended")[0]["winners"] == [0, 1]
    with pytest.raises(IllegalMove) as refused:
        state.play("put 1 one.a")
    assert refused.value.clause == "SH-5.3"


@pytest.mark.clause("SH-5.4")
def test_everybody_sees_all_coins_and_the_reserve_never_runs_out() -> None:
    rich = [{"coins": 99_000}, {"coins": 3}, {}]
    state = lay_out([(ONE, "1:10"), (TWO, ""), (SIX, "")], players=rich)
    state.play("put 7 one.b")
    for seat in (0, 1, 2, None):
        assert [player["coins"] for player in seen(state, seat)["players"]] == [99_006, 11, 0]


# SH-5.3: resigning.


@pytest.mark.clause("SH-5.3")
def test_who_resigns_plays_no_more_and_ends_behind_everybody() -> None:
    state = GAME.start(4, 5, {"start_player": 0})
    state.resign(0)
    assert state.seat == 1
    seats = set()
    while state.seats:
        seats.add(state.seat)
        state.play(state.legal_moves()[-1])
    assert seats == {1, 2, 3}
    assert state.outcome is not None
    assert state.outcome.scores[0] == -1
    assert 0 not in state.outcome.winners
    assert min(state.outcome.scores[1:]) >= 0


@pytest.mark.clause("SH-5.3")
def test_resigning_out_of_turn_leaves_the_turn_where_it_is() -> None:
    state = GAME.start(3, 5, {"start_player": 0})
    state.resign(2)
    assert state.seat == 0
    state.play(state.legal_moves()[0])
    state.play(state.legal_moves()[0])
    assert state.seat == 0


@pytest.mark.clause("SH-5.3")
def test_tokens_of_a_resigned_player_stay_and_take_their_prizes() -> None:
    state = lay_out([(ONE, "1:10"), (TWO, ""), (SIX, "")])
    state.resign(1)
    state.play("put 7 one.b")
    assert coins_of(state) == [6, 8, 0]
    assert state.scores() == (6, -1, 0)


@pytest.mark.clause("SH-5.3")
def test_the_last_who_has_not_resigned_wins_at_once() -> None:
    state = GAME.start(3, 5, {"start_player": 0})
    state.resign(1)
    state.resign(0)
    assert state.outcome == asterism.Outcome((-1, -1, 0), (2,), "resignation")
    assert state.seats == ()


@pytest.mark.clause("SH-5.3")
def test_resigning_twice_does_nothing() -> None:
    state = GAME.start(3, 5)
    state.resign(1)
    before = whole(state)
    state.resign(1)
    assert (whole(state), state.ply) == (before, 1)


@pytest.mark.clause("SH-5.3")
def test_the_game_ends_when_those_who_play_on_have_put_all_their_tokens() -> None:
    """Two sets lie on three boards with a free star each; the third set is out of the game."""
    first = "0:1 0:3 0:5 0:6 0:7 0:10 0:hole 0:double 0:double"
    second = "1:1 1:3 1:5 1:6 1:7 1:10 1:hole 1:double"
    big = board("s" * 10, id="big")
    state = lay_out(
        [(big, first), (board("s" * 10, id="huge"), second), (board("ss", id="two"), "")],
        players=[{"coins": 2}, {"coins": 5}, {"coins": 9}],
        seat=1,
    )
    state.resign(2)
    state.play("put double two.a")
    assert state.outcome == asterism.Outcome((2, 5, -1), (1,), "stuck")
    assert told(state, "skipped") == []


# SH-5.3: getting stuck.


# All 27 tokens find room on them, and none is full.
BIG = [board("s" * 10, id=f"ten{number}") for number in range(3)]


def big_boards(*more: str) -> State:
    return GAME.start(3, 4, {"boards": {"boards": [*BIG, *more]}, "start_player": 0})


def put_everything(state: State) -> None:
    """Everybody puts all tokens, each on another board, as long as that lasts."""
    while state.seats:
        sky = [chart for chart in whole(state)["sky"] if chart is not None]
        emptiest = min(sky, key=lambda chart: len(chart["tokens"]))["board"]
        state.play(next(m for m in state.legal_moves() if f" {emptiest}." in m.text))


@pytest.mark.clause("SH-5.3")
def test_a_game_that_gets_stuck_ends_there_and_says_why() -> None:
    state = big_boards()
    put_everything(state)
    assert state.ply == 27
    assert state.outcome == asterism.Outcome((0, 0, 0), (0, 1, 2), "stuck")
    assert whole(state)["seat"] is None
    assert [event["type"] for event in state.events(None)][-2:] == ["stuck", "ended"]
    assert told(state, "skipped") == []
    with pytest.raises(IllegalMove) as refused:
        state.play("put 1 ten0.a")
    assert refused.value.clause == "SH-5.3"
    assert GAME.from_json(state.to_json()).outcome == state.outcome
    written = {key: value for key, value in whole(state).items() if key != "outcome"}
    assert GAME.from_json(written).outcome == state.outcome


@pytest.mark.clause("SH-5.3")
def test_a_set_that_could_get_stuck_is_played_and_may_well_come_to_its_end() -> None:
    state = big_boards("cnc")
    while state.seats:
        state.play(state.legal_moves()[0])
    assert state.outcome is not None
    assert state.outcome.reason in ("score", "shared")
    assert len(told(state, "scored")) == 4


@pytest.mark.clause("SH-5.3")
def test_a_stuck_game_is_recorded_and_verified() -> None:
    state = big_boards()
    put_everything(state)
    text = Record.of(state).dumps()
    assert "result: 0 0 0 / 0 1 2 / stuck" in text
    assert Record.loads(text).replay(verify=True).outcome == state.outcome


@pytest.mark.clause("SH-5.3")
def test_a_record_from_before_there_was_a_word_for_it_still_verifies() -> None:
    """After a resignation a game could always get stuck; it was said to end by the score."""
    state = GAME.start(3, 4, {"start_player": 0})
    state.resign(2)
    put_everything(state)
    assert state.outcome is not None
    assert state.outcome.reason == "stuck"
    text = Record.of(state).dumps()
    formerly = "score" if len(state.outcome.winners) == 1 else "shared"
    assert Record.loads(text.replace("/ stuck", f"/ {formerly}")).replay(verify=True).outcome
    for other in ("resignation", "defeat"):
        with pytest.raises(RecordError, match="the game ends with"):
            Record.loads(text.replace("/ stuck", f"/ {other}")).replay(verify=True)


@pytest.mark.parametrize(
    ("language", "log", "end"),
    [
        ("en", "Nobody can put a token any more, and no constellation is full", "Nobody can play"),
        ("fr", "Plus personne ne peut poser de pion", "Plus personne ne peut jouer"),
        ("de", "Niemand kann mehr einen Stein legen", "Niemand kann weiterspielen"),
    ],
)
def test_that_it_is_stuck_is_told(language: str, log: str, end: str) -> None:
    state = big_boards()
    put_everything(state)
    view = state.view(None)
    said = [words.say(GAME.event_message(one, view), language) for one in state.events(None)]
    assert said[-2].startswith(log)
    assert state.outcome is not None
    ended = Message(REASON_IDS[state.outcome.reason], winners=list(state.outcome.winners))
    assert words.say(ended, language).startswith(end)
