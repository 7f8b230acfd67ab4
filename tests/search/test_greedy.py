"""The best end of one's own turn, held against a plain search that spares nothing."""

import pytest

import asterism
from asterism import Move, Quick, State, View
from asterism.search import greedy
from tests.tiny import GAME as COMETS

STELLAR = asterism.game("stellar")


def best_end(state: State, seat: int) -> float:
    """Every way to finish the turn, without a limit."""
    if state.seats != (seat,):
        return state.estimate(seat)
    values: list[float] = []
    for move in state.legal_moves(seat):
        twin = state.copy()
        twin.play(move, seat)
        values.append(best_end(twin, seat))
    return max(values)


def plainly(view: View, deals: int, chance: Quick) -> list[Move]:
    """The best moves, found as the definition says."""
    seat, moves = view.seat, view.legal_moves()
    assert seat is not None
    samples = [view.sample(chance.below(1 << 30)) for _ in range(deals)]
    totals: dict[Move, float] = {}
    for move in moves:
        totals[move] = 0.0
        for sample in samples:
            twin = sample.copy()
            twin.play(move, seat)
            totals[move] += best_end(twin, seat)
    best = max(totals.values())
    return [move for move in moves if totals[move] == best]


def late_views(seed: int, plies: range) -> list[View]:
    """What the deciding seats know, late in a game: full telescopes leave short searches."""
    state = STELLAR.start(seed=seed)
    random = asterism.bot("random", seed)
    found: list[View] = []
    while len(state.seats) > 0 and state.ply < plies.stop:
        seat = state.seats[0]
        if state.ply in plies and len(state.seats) == 1:
            found.append(state.view(seat))
        state.play(random.choose(state.view(seat)), seat)
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_the_whole_turn_is_looked_at(seed: int) -> None:
    views = late_views(seed, range(50, 66))
    assert len(views) > 10
    for view in views:
        assert greedy.best_moves(view, 2, Quick(8)) == plainly(view, 2, Quick(8))


def test_a_small_share_still_finds_an_end_of_the_turn() -> None:
    """Where the look is cut short, the rest of the turn is played by what looks best at once."""
    for view in late_views(3, range(10, 16)):
        seat = view.seat
        assert seat is not None
        sample = view.sample(1)
        for share in (0, 1, 30):
            state = sample.copy()
            value = greedy.best_end(state, seat, share, None)
            assert value <= best_end(sample.copy(), seat)


def test_a_forced_move_is_not_thought_about() -> None:
    state = COMETS.start(seed=1)
    while len(state.legal_moves(0)) > 1:
        for seat in state.seats:
            state.play(state.legal_moves(seat)[0], seat)
    view = state.view(0)
    assert greedy.best_moves(view, 1, Quick(1)) == view.legal_moves()


def test_choices_made_at_once_are_met_with_chance() -> None:
    """With 4 and 1 in hand, 4 wins whatever lies in the middle at least as often."""
    for seed in range(40):
        state = COMETS.start(players=2, seed=seed)
        texts = [move.text for move in state.legal_moves(0)]
        if texts == ["choose c1", "choose c4"]:
            best = greedy.best_moves(state.view(0), 200, Quick(1))
            assert [move.text for move in best] == ["choose c4"]
            return
    pytest.fail("no such hand")


def test_the_last_card_is_chosen_for_its_points() -> None:
    """ST-6.1: both choose at once, and the choice shows in the score."""
    state = STELLAR.start(seed=12)
    random = asterism.bot("random", 12)
    while state.ply < 50 or len(state.seats) < 2:
        seat = state.seats[0]
        state.play(random.choose(state.view(seat)), seat)
    gains = {}
    for move in state.legal_moves(0):
        change = state.view(0).preview(move)["scores"]
        assert isinstance(change, list)
        gains[move] = change[0]
    best = [move for move, gain in gains.items() if gain == max(gains.values())]
    assert greedy.best_moves(state.view(0), 4, Quick(1)) == best
