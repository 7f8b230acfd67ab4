"""How a game ended: who has won alone, with a team, or together with others of equal score."""

import pytest

from asterism import Outcome
from asterism.analysis.chances import share_of
from asterism.arena.standing import Standing
from asterism.arena.table import Played
from asterism.engine.evaluation import scored


@pytest.mark.parametrize(
    ("reason", "share"), [("shared", 0.5), ("stuck", 0.5), ("defeat", 1.0), ("resignation", 1.0)]
)
def test_equal_scores_share_a_victory_and_a_team_has_it_whole(reason: str, share: float) -> None:
    outcome = Outcome((4, 4, 1), (0, 1), reason)
    assert scored(outcome, 3, 0.0, 1.0) == [share, share, 0.0]
    assert [share_of(outcome, seat, 3) for seat in range(3)] == [share, share, 0.0]
    standing = Standing()
    played = Played(0, 0, [0, 1, 2], (4, 4, 1), (0, 1), reason, [1, 1, 1], [0.0, 0.0, 0.0])
    standing.add(played, 0)
    assert (standing.wins, standing.shared, standing.won) == (int(share), 2 * (1 - share), share)


def test_whoever_wins_a_stuck_game_alone_has_won_it() -> None:
    standing = Standing()
    standing.add(Played(0, 0, [0, 1], (4, 1), (0,), "stuck", [1, 1], [0.0, 0.0]), 0)
    assert (standing.wins, standing.shared, standing.won) == (1, 0, 1.0)


def test_an_end_fits_the_word_that_earlier_versions_had_for_it() -> None:
    stuck = Outcome((4, 1), (0,), "stuck")
    assert stuck.fits(stuck)
    assert stuck.fits(Outcome((4, 1), (0,), "score"))
    assert not stuck.fits(Outcome((4, 2), (0,), "score"))
    assert not stuck.fits(Outcome((4, 1), (0,), "resignation"))
    assert not stuck.fits(None)
    assert not Outcome((4, 1), (0,), "score").fits(stuck)
