"""Tournaments: everybody against everybody, on the same deals, in fair seats."""

from collections import Counter

import pytest

from asterism.arena import Tournament


def tournament(
    game: str = "star_realms",
    players: int = 2,
    bots: tuple[str, ...] = ("random", "buyer:random"),
    games: int = 4,
    together: bool = False,
    **options: object,
) -> Tournament:
    return Tournament(game, players, bots, games, 7, options, together)


def test_two_players_play_every_deal_both_ways_round() -> None:
    found = tournament(games=4)
    assert (found.deals, found.total, found.cycle) == (2, 4, 2)
    assert [found.entrants_of(number) for number in range(4)] == [[0, 1], [1, 0]] * 2
    assert [found.seed_of(number) for number in range(4)] == [7, 7, 8, 8]


def test_every_pair_plays_the_same_deals() -> None:
    found = tournament(bots=("random", "buyer:random", "buyer:dearest"), games=3)
    assert found.round == [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]
    assert (found.deals, found.total) == (2, 12)  # three games are two whole deals for a pair


def test_with_more_sides_one_sits_alone_against_the_rest_on_every_seat_and_the_reverse() -> None:
    found = tournament("sternenhimmel", 3, games=6)
    assert found.round == [
        [0, 1, 1], [1, 0, 1], [1, 1, 0],
        [1, 0, 0], [0, 1, 0], [0, 0, 1],
    ]  # fmt: skip
    assert (found.deals, found.cycle) == (1, 3)


def test_the_reverse_can_be_left_out() -> None:
    bots = ("random", "buyer:random")
    found = Tournament("sternenhimmel", 3, bots, games=6, reverse=False)
    assert found.round == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert found.deals == 2
    both_ways = Tournament("star_realms", 2, bots, games=6, reverse=False)
    assert both_ways.round == [[0, 1], [1, 0]]


@pytest.mark.parametrize(
    ("format", "players", "round"),
    [
        ("hydra2", 4, [[0, 0, 1, 1], [1, 1, 0, 0]]),
        ("emperor", 6, [[0, 0, 0, 1, 1, 1], [1, 1, 1, 0, 0, 0]]),
        ("raid", 3, [[0, 1, 1], [1, 0, 0]]),
    ],
)
def test_a_team_is_one_bot(format: str, players: int, round: list[list[int]]) -> None:
    assert tournament(players=players, format=format).round == round


def test_together_all_sit_at_one_table_and_move_on() -> None:
    bots = ("random", "buyer:random", "buyer:dearest")
    found = tournament(players=4, bots=bots, together=True, games=5)
    assert found.round == [[0, 1, 2, 0], [1, 2, 0, 0], [2, 0, 0, 1], [0, 0, 1, 2]]
    assert found.total == 8
    for seat in range(4):
        assert Counter(entrants[seat] for entrants in found.round) == {0: 2, 1: 1, 2: 1}


def test_both_ways_round_the_cards_are_the_same() -> None:
    found = tournament("stellar", bots=("random", "greedy:1"))
    first, second = (found.play(number, keep_record=True).record for number in (0, 1))
    starts = [record.partition("\n0 start")[2].splitlines()[0] for record in (first, second)]
    assert starts[0] == starts[1] != ""


def test_a_game_depends_on_its_number_alone() -> None:
    found = tournament()
    again = tournament(games=400)
    assert found.play(3, keep_record=True).record == again.play(3, keep_record=True).record


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"bots": ("random",)}, "a tournament is for 2 to 32 bots, not 1"),
        ({"bots": ("random", "random")}, "the bot random is named twice"),
        ({"bots": ("random", "genius")}, "no bot 'genius'"),
        ({"games": 0}, "a tournament has at least one game, not 0"),
        ({"players": 9}, "star_realms is for 2, 3, 4, 5, 6 players, not 9"),
        (
            {"bots": ("random", "buyer", "greedy:1"), "together": True},
            "3 bots do not fit on 2 seats together",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        tournament(**change)  # type: ignore[arg-type]
