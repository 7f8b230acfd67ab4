"""Scoring is exact: it agrees with a count that tries every assignment (ST-5.2, ST-5.3, ST-6)."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterism.games.stellar.position_read import read_cards, read_telescope
from asterism.games.stellar.scoring import points
from tests.games.stellar import naive
from tests.games.stellar.laying import BOX, GAME, Json, starting_game, whole

SIXTY = sorted(BOX.elements())
SATELLITES = [at for at, card in enumerate(SIXTY) if card[0] == "S"]
STARS = st.one_of(st.just(list(naive.STARS)), st.lists(st.integers(0, 4), min_size=6, max_size=6))


@st.composite
def two_sides(draw: st.DrawFn) -> list[Json]:
    """Telescopes and notebooks from one box; one of the notebooks has its share of satellites."""
    satellites = draw(st.lists(st.sampled_from(SATELLITES), unique=True, max_size=4))
    others = st.integers(0, len(SIXTY) - 1).filter(lambda at: at not in satellites)
    cards = [SIXTY[at] for at in draw(st.lists(others, unique=True, max_size=40))]
    players = []
    for seat in (0, 1):
        slots = draw(st.lists(st.integers(1, 12), unique=True, max_size=12))
        telescope: dict[str, str] = {}
        for slot in slots[: len(cards)]:
            telescope[str(slot)] = draw(st.sampled_from(["", "", "", "~"])) + cards.pop()
        count = draw(st.integers(0, min(9, len(cards))))
        notebook = [cards.pop() for _ in range(count)]
        if seat == 0:
            notebook = draw(st.permutations(notebook + [SIXTY[at] for at in satellites]))
        players.append({"telescope": telescope, "notebook": list(notebook)})
    return players


@pytest.mark.clause("ST-6.2", "ST-6.3", "ST-6.4", "ST-6.5", "ST-5.2", "ST-5.3")
@settings(max_examples=150)
@given(two_sides(), STARS)
def test_the_sheet_is_the_one_found_by_trying_everything(
    players: list[Json], stars: list[int]
) -> None:
    """Its points, and among equal points the same assignment."""
    found = GAME.score({"players": players, "options": {"stars": stars}})
    assert found == naive.scored(players, stars)


@pytest.mark.clause("ST-6.2", "ST-5.3")
@settings(max_examples=150)
@given(two_sides(), STARS)
def test_the_points_without_a_sheet_are_the_same(players: list[Json], stars: list[int]) -> None:
    """The rules count points without looking for the assignment that a sheet would show."""
    for player, side in zip(players, naive.sheet(players, stars)["players"], strict=True):
        telescope = read_telescope(player["telescope"], "telescope")
        by_card = [stars[number] for _ in range(5) for number in range(6)]
        found = points(telescope, read_cards(player["notebook"], "notebook"), by_card)
        assert found == side["total"] - side["section_points"]


@pytest.mark.clause("ST-5.3", "ST-6.2")
@pytest.mark.parametrize(
    "notebook",
    [
        "S1 S2 S3 S4 S5",
        "S1 S2 S3 S4 S5 P6",
        "P6 S1 M2 S3 M4 S5 A1 S2 C5 S4",
        "P1 P5 M2 M3 A4 C6 B1 S2 S3 S4 S5 S1",
    ],
)
@pytest.mark.parametrize("telescope", ["P1 M1 A1 C1 B1", "M5 A5", "B3 B4 C5 P2", ""])
def test_all_five_satellites_are_put_where_they_count_most(notebook: str, telescope: str) -> None:
    slots = {str(slot): card for slot, card in enumerate(telescope.split(), 1)}
    players = [
        {"telescope": slots, "notebook": notebook.split()},
        {"telescope": {}, "notebook": []},
    ]
    assert GAME.score({"players": players}) == naive.scored(players)


@pytest.mark.clause("ST-6.2", "ST-6.5")
@pytest.mark.parametrize("stars", [naive.STARS, (1, 0, 5, 2, 0, 9)])
def test_a_game_keeps_the_right_score_from_its_first_turn_to_its_end(stars: Sequence[int]) -> None:
    state = starting_game(5, stars=list(stars))
    chance = random.Random(5)
    while state.seats:
        seat = state.seats[0]
        state.play(chance.choice(state.legal_moves(seat)), seat)
        expected = naive.sheet(whole(state)["players"], stars)
        assert list(state.scores()) == [side["total"] for side in expected["players"]]
    assert state.outcome is not None
    assert list(state.outcome.winners) == expected["winners"]
    assert state.outcome.scores == state.scores()
