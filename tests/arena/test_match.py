"""Matches: fair seats, honest intervals, the same games in any number of processes."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asterism import Record
from asterism.arena import BotFailed, Match, Played, Standing, play_all, standings, table, wilson
from asterism.arena.match import seating


def match(players: int = 2, bots: tuple[str, ...] = ("random",), games: int = 4) -> Match:
    return Match("stellar", players, bots, games, 7)


@given(players=st.integers(1, 6), bots=st.integers(1, 6), rounds=st.integers(1, 4))
def test_every_bot_sits_everywhere_equally_often(players: int, bots: int, rounds: int) -> None:
    bots = min(bots, players)
    games = [seating(players, bots, number) for number in range(rounds * players)]
    for bot in range(bots):
        counts = {sum(game[seat] == bot for game in games) for seat in range(players)}
        assert len(counts) == 1
        assert counts != {0}


def test_a_game_of_a_match_stands_for_itself() -> None:
    whole = list(play_all(match(), keep_records=True))
    again = match().play(2, keep_record=True)
    assert whole[2].record == again.record != ""
    assert [played.seed for played in whole] == [7, 8, 9, 10]
    assert [
        played.entrants for played in play_all(match(bots=("random", "greedy:1"), games=2))
    ] == [
        [0, 1],
        [1, 0],
    ]


def test_a_game_without_an_end_is_stopped_and_nobody_has_won(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table, "MOST_DECISIONS", 40)
    played = table.Table("star_realms", 2, {}).play(0, 1, [0, 1], ("random", "random"), True)
    assert (played.winners, played.reason) == ((), "endless")
    assert sum(played.decisions) == 40
    assert len(played.scores) == 2
    assert Record.loads(played.record).replay().outcome is None


def test_processes_give_the_same_games_in_the_same_order() -> None:
    def without_clock(played: Played) -> tuple[object, ...]:
        return (played.number, played.entrants, played.scores, played.decisions, played.record)

    alone = [without_clock(played) for played in play_all(match(), 1, keep_records=True)]
    together = [without_clock(played) for played in play_all(match(), 2, keep_records=True)]
    assert alone == together


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 3}, "stellar is for 2 players, not 3"),
        ({"options": {"size": 1}}, "unknown option 'size'"),
        ({"bots": ()}, "2 players need 1 to 2 bots"),
        ({"bots": ("random",) * 3}, "2 players need 1 to 2 bots"),
        ({"bots": ("genius",)}, "no bot 'genius'"),
        ({"seed": -1}, "a seed is a whole number from 0 up, not -1"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(change: dict[str, object], problem: str) -> None:
    fields: dict[str, object] = {"game": "stellar", "players": 2, "bots": ("random",), "games": 1}
    with pytest.raises((ValueError, KeyError), match=problem):
        Match(**{**fields, **change})  # type: ignore[arg-type]


def result(winners: tuple[int, ...], reason: str) -> Played:
    return Played(0, 0, [0, 1, 2], (10, 20, 30), winners, reason, [1, 2, 3], [0.0] * 3, "")


def test_a_shared_victory_is_a_part_of_one_and_a_teams_is_a_whole() -> None:
    shared, team = Standing(), Standing()
    shared.add(result((1, 2), "shared"), 2)
    team.add(result((1, 2), "defeat"), 2)
    assert (shared.wins, shared.shared, shared.rate) == (0, 1, 0.5)
    assert (team.wins, team.shared, team.rate) == (1, 0, 1.0)
    assert shared.mean_score == 30


def test_standings_count_bots_and_seats() -> None:
    fields = Match("stellar", 2, ("random", "greedy:1"), 2)
    first = Played(0, 0, [0, 1], (5, 9), (1,), "score", [3, 4], [0.1, 0.2], "")
    second = Played(1, 1, [1, 0], (8, 2), (0,), "score", [3, 4], [0.1, 0.2], "")
    bots, seats = standings(fields, [first, second])
    assert [(row.wins, row.mean_score) for row in bots] == [(0, 3.5), (2, 8.5)]
    assert [(row.wins, row.mean_score) for row in seats] == [(1, 6.5), (1, 5.5)]
    assert [row.decisions for row in bots] == [7, 7]


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        # Values from the literature: Wilson's interval without correction, 95 %.
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilsons_interval(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert (Standing().rate, Standing().mean_score) == (0.0, 0.0)


def test_a_failure_crosses_to_another_process() -> None:
    failure = BotFailed("genius:3", 7, 12, "it chose 'e4', which is not a move")
    again = pickle.loads(pickle.dumps(failure))
    assert str(again) == str(failure)
    assert str(again).startswith("bot genius:3 failed in the game with seed 7 at ply 12: it chose")
