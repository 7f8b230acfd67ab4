"""Reviews: what adds up, what is luck and what is not, and what a seat could know."""

from statistics import fmean, stdev

import pytest

import asterism
from asterism import State
from asterism.analysis import Budget, review
from asterism.analysis.chances import WHOLE, share_of
from asterism.analysis.shapes import GameReview
from asterism.conformance.games import kits
from asterism.conformance.kit import Case, Table
from asterism.conformance.play import Picker, play_out
from asterism.engine.outcome import Outcome
from tests.games.star_realms.table import duel, lay_out, play, player
from tests.tiny import GAME as COMETS

QUICK = Budget(iterations=2, deals=2)
# Long games, ten times longer as plain Python, which runs the same files.
FORMATS = [(2, "duel"), *([(3, "deathmatch"), (4, "hydra2")] if asterism.is_compiled() else [])]
TABLES = [
    *(Table(kit, kit.golden[0]) for name, kit in kits().items() if name != "star_realms"),
    *(
        Table(kits()["star_realms"], Case(players, {"format": format}))
        for players, format in FORMATS
    ),
]


def finished(table: Table, seed: int) -> State:
    """A game played by chance; one of Star Realms by a bot, since chance hardly ends it."""
    state = table.start(seed)
    if table.kit.game.name != "star_realms":
        play_out(state, Picker(seed))
    bot = asterism.bot("buyer", seed)
    while (seat := state.seat) is not None:
        state.play(bot.choose(state.view(seat)), seat)
    return state


def adds_up(found: GameReview, end: State) -> None:
    """start + deal + own + others + luck = result, as a sum and step by step."""
    parts = found["start"] + found["deal"] + found["own"] + found["others"] + found["luck"]
    assert parts == found["result"]
    assert end.outcome is not None
    assert found["result"] == round(WHOLE * share_of(end.outcome, found["seat"], end.players))
    value = found["start"] + found["deal"]
    ply = 0
    for step in found["steps"]:
        value += step["decision"] + step["luck"]
        assert step["value"] == value
        assert 0 <= value <= WHOLE
        assert step["first"] == ply < step["ply"]
        ply = step["ply"]
    assert (value, ply) == (found["result"], end.ply)


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_start_decisions_and_luck_make_the_result(table: Table) -> None:
    end = finished(table, 5)
    seat = 5 % end.players
    told: list[tuple[int, int]] = []
    found = review(end, seat, QUICK, lambda done, total: told.append((done, total))).to_json()
    adds_up(found, end)
    assert [done for done, _ in told] == list(range(1, told[-1][1] + 1))
    drawn = {entry.ply for entry in end.history().standing() if entry.outcomes}
    assert all(step["luck"] == 0 for step in found["steps"] if step["ply"] not in drawn)
    assert any(step["luck"] for step in found["steps"])
    for made in found["decisions"]:
        state = end.at(made["ply"])
        legal = [move.text for move in state.legal_moves(seat)]
        assert {made["move"], made["best"]} <= set(legal)
        assert made["loss"] >= 0
        assert (made["reason"] is None) == (made["move"] == made["best"])


def test_the_same_numbers_give_the_same_review() -> None:
    end = finished(TABLES[0], 1)
    assert review(end, 0, QUICK).to_json() == review(end.copy(), 0, QUICK).to_json()
    other = review(end, 0, Budget(iterations=2, deals=2, seed=1)).to_json()
    adds_up(other, end)


def test_nobody_has_any_luck_in_the_long_run() -> None:
    """Luck is measured against the expectation, so that its mean is nothing."""
    lucks: list[float] = []
    for seed in range(30):
        state = COMETS.start(seed=seed)
        play_out(state, Picker(seed))
        lucks.append(review(state, 0, Budget(iterations=1, deals=2)).luck / WHOLE)
    assert abs(fmean(lucks)) < 4 * stdev(lucks) / len(lucks) ** 0.5


def test_what_is_taken_back_is_not_reviewed() -> None:
    first = duel(player(hand="viper"), player(authority=1), turn={"seat": 0})
    state = play(first, "play viper").undo(0)
    for move in ("play viper", "attack 1 1"):
        state.play(move)
    found = review(state, 0, QUICK).to_json()
    adds_up(found, state)
    assert found["plies"] == 2
    assert found["deal"] == 0  # a position that was laid out


def test_a_resignation_is_a_decision() -> None:
    state = COMETS.start(seed=2)
    state.resign(0)
    found = review(state, 0, QUICK).to_json()
    adds_up(found, state)
    assert (found["result"], found["luck"]) == (0, 0)
    # All that was decided is listed, and counts: it gave away what playing on promised.
    (made,) = found["decisions"]
    assert (made["move"], made["ply"], made["value"]) == ("resign", 0, 0)
    assert made["loss"] == made["best_value"] == found["start"] + found["deal"] == -found["own"]
    assert found["accuracy"] is not None
    assert found["accuracy"] < 1000
    (point,) = found["turning_points"]
    assert (point["cause"], point["change"]) == ("resignation", found["own"])
    (other,) = review(state, 1, QUICK).to_json()["turning_points"]
    assert (other["cause"], other["seat"]) == ("resignation", 0)


def test_a_resignation_is_told_apart_from_what_was_played_before() -> None:
    state = COMETS.start(seed=2)
    state.play(state.legal_moves(0)[0], 0)
    state.resign(0)
    steps = review(state, 0, QUICK).to_json()["steps"]
    assert [(step["first"], step["ply"]) for step in steps] == [(0, 1), (1, 2)]


def test_whoever_resigned_has_no_chance_and_no_luck_though_others_play_on() -> None:
    three = [player(deck="scout scout scout scout scout scout") for _ in range(3)]
    state = lay_out(*three, options={"format": "deathmatch"}, turn={"seat": 0})
    state.resign(0)
    play(state, "end", "end")  # each draws: there is chance in it
    state.resign(1)
    found = review(state, 0, QUICK).to_json()
    adds_up(found, state)
    assert [(step["seat"], step["value"], step["luck"]) for step in found["steps"]] == [
        *((seat, 0, 0) for seat in (0, 1, 2, 1)),
    ]


@pytest.mark.parametrize(
    ("outcome", "shares"),
    [
        (Outcome((9, 4), (0,), "score"), [1.0, 0.0]),
        (Outcome((9, 9), (0, 1), "shared"), [0.5, 0.5]),
        (Outcome((1, 1, 0, 0), (0, 1), "defeat"), [1.0, 1.0, 0.0, 0.0]),
        (Outcome((1, 1), (), "turn_limit"), [0.5, 0.5]),
    ],
    ids=["a winner", "equal scores", "partners", "nobody"],
)
def test_what_of_the_victory_is_whose(outcome: Outcome, shares: list[float]) -> None:
    players = len(shares)
    assert [share_of(outcome, seat, players) for seat in range(players)] == shares


def test_only_a_finished_game_and_a_seat_that_exists() -> None:
    with pytest.raises(ValueError, match="not over"):
        review(COMETS.start(seed=1), 0, QUICK)
    with pytest.raises(ValueError, match="no seat 2"):
        review(finished(TABLES[0], 1), 2, QUICK)
