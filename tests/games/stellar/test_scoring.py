"""What a telescope and a notebook are worth (ST-6.2 to ST-6.4), example by example."""

from itertools import product
from random import Random

import pytest

from asterism.games.stellar.cards import CARDS, TYPES
from asterism.games.stellar.scoring import Assignment, Stacks, best_assignment
from tests.games.stellar.laying import lay_out, play, seen, sheet, whole

Rank = tuple[int, int, list[int], list[int]]


@pytest.mark.clause("ST-6.2")
def test_five_stars_of_moons_and_a_run_of_three_are_15_points() -> None:
    """The rulebook's example: 4, 5 and the 6/0 as six."""
    side = sheet("1:M1 2:M3 | M4 M5 M6")["players"][0]
    moons = side["types"]["M"]
    assert (moons["stars"], moons["run"], moons["points"]) == (5, 3, 15)
    assert (moons["numbers"], moons["satellites"], moons["six"]) == ([4, 5, 6], [], 6)
    assert side["type_points"] == 15
    assert side["total"] == 15 + side["section_points"]


@pytest.mark.clause("ST-6.3")
def test_the_sections_of_the_example_give_20_and_10_points() -> None:
    """14, 11 and 15 against 17, 6 and 13."""
    result = sheet(
        "1:P1 2:P4 3:M1 4:M5 5:A3  6:A5 7:C2 8:C4  9:B6 10:B3 11:S2 12:S4 |",
        "1:P5 2:A4 3:C3 4:M3 5:P2  6:B1 7:B2 8:S3  9:C1 10:M4 11:S5 12:P3 |",
    )
    ada, bo = result["players"]
    assert ada["sections"] == {"top": 14, "middle": 11, "bottom": 15}
    assert bo["sections"] == {"top": 17, "middle": 6, "bottom": 13}
    assert (ada["section_points"], bo["section_points"]) == (20, 10)
    assert (ada["won"], bo["won"]) == (["middle", "bottom"], ["top"])


@pytest.mark.clause("ST-6.3", "ST-4.5", "ST-4.7")
def test_face_down_counts_three_a_6_0_six_and_a_satellite_its_number() -> None:
    side = sheet("1:~P6 6:M6 9:S5 10:~S1 |")["players"][0]
    assert side["sections"] == {"top": 3, "middle": 6, "bottom": 8}


@pytest.mark.clause("ST-6.3")
def test_a_tied_section_gives_points_to_nobody() -> None:
    first, second = sheet("1:P3 |", "2:~M6 |")["players"]
    assert first["sections"] == second["sections"]
    assert first["section_points"] == second["section_points"] == 0


@pytest.mark.clause("ST-6.3")
def test_in_an_unfinished_position_empty_slots_count_nothing_and_neither_do_hands() -> None:
    state = lay_out(("1:P3", "1:C3"), ("M6 S5", "A1 A2"), ("M3", "B3"))
    (first, second) = seen(state, 0)["sheet"]["players"]
    assert first["sections"] == second["sections"] == {"top": 3, "middle": 0, "bottom": 0}
    assert first["total"] == second["total"] == 0


@pytest.mark.clause("ST-6.3", "ST-4.8")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_face_down_card_counts_three_for_whoever_looks(viewer: int | None) -> None:
    state = lay_out(("1:P3 2:~P6", "1:C3 2:~C1"))
    sides = seen(state, viewer)["sheet"]["players"]
    assert [side["sections"]["top"] for side in sides] == [6, 6]


@pytest.mark.clause("ST-6.2", "ST-4.5")
def test_face_down_cards_have_neither_stars_nor_type() -> None:
    side = sheet("1:P1 2:~P2 | P4 P5")["players"][0]
    assert side["types"]["P"]["stars"] == 3
    assert side["missing"] == ["M", "A", "C", "B"]


@pytest.mark.clause("ST-6.2")
@pytest.mark.parametrize(
    ("notebook", "run"),
    [
        ("", 0),
        ("P4", 1),
        ("P6", 1),
        ("S2", 1),
        ("P1 P3 P5", 1),
        ("P1 P2 P4 P5", 2),
        ("P1 P2 S3 P4 P5", 5),
        ("P6 P1 P2 P3", 4),
        ("P5 P6", 2),
        ("P1 P5 P6", 2),
        ("P1 P2 P4 P5 P6", 3),
        ("P1 P2 P3 P4 P5 P6", 6),
        ("P3 P3", 1),
        ("P2 P3 P3 P4", 3),
        ("P6 S1 S2 S3 S4 S5", 6),
        ("M1 M2 M3", 0),
    ],
)
def test_the_longest_run_of_consecutive_numbers_counts(notebook: str, run: int) -> None:
    assert sheet(f"1:P4 | {notebook}")["players"][0]["types"]["P"]["run"] == run


@pytest.mark.clause("ST-6.2")
@pytest.mark.parametrize(
    ("notebook", "numbers"),
    [
        ("", []),
        ("P4", [4]),
        ("P1 P2 P4 P5", [1, 2]),
        ("P6 P1 P2", [0, 1, 2]),
        ("P1 P4 P5 P6", [4, 5, 6]),
        ("P2 S3 P4", [2, 3, 4]),
    ],
)
def test_the_sheet_names_the_numbers_of_the_run(notebook: str, numbers: list[int]) -> None:
    """Of two runs of one length, the lower."""
    assert sheet(f"1:P4 | {notebook}")["players"][0]["types"]["P"]["numbers"] == numbers


@pytest.mark.clause("ST-6.2", "ST-5.2")
def test_a_6_0_is_six_or_zero_but_never_both() -> None:
    """6 to 0 would join all of 1 to 5 into a run of seven."""
    planets = sheet("1:P3 | P1 P2 P3 P4 P5 P6")["players"][0]["types"]["P"]
    assert (planets["run"], planets["six"]) == (6, 6)
    low = sheet("1:P3 | P1 P2 P4 P6")["players"][0]["types"]["P"]
    assert (low["run"], low["six"]) == (3, 0)


@pytest.mark.clause("ST-6.2")
def test_stars_without_a_run_and_a_run_without_stars_earn_nothing() -> None:
    types = sheet("1:P1 | M1 M2 M3")["players"][0]["types"]
    assert (types["P"]["stars"], types["P"]["points"]) == (3, 0)
    assert (types["M"]["run"], types["M"]["points"]) == (3, 0)


@pytest.mark.clause("ST-6.2", "ST-5.3")
def test_a_satellite_goes_where_it_is_worth_most_not_where_the_run_grows_most() -> None:
    """With the moons it would fill a gap and make five of two; the planets have more stars."""
    types = sheet("1:P1 2:P1 3:P2 5:M5 | P2 M1 M2 M4 M5 S3")["players"][0]["types"]
    assert types["P"]["satellites"] == [3]
    assert types["P"]["points"] == 9 * 2
    assert types["M"]["points"] == 1 * 2


@pytest.mark.clause("ST-6.2", "ST-5.3")
def test_two_satellites_may_be_worth_more_together_than_each_for_itself() -> None:
    """Taken one by one both would go to the moons, +4 each; together they add ten as planets."""
    notebook = "P1 P2 P5 M2 M3 S3 S4"
    types = sheet(f"1:P1 2:P3 6:M1 7:M6 | {notebook}")["players"][0]["types"]
    assert types["P"]["satellites"] == [3, 4]
    assert types["P"]["run"] == 5


@pytest.mark.clause("ST-6.2")
def test_the_example_of_two_ways_worth_the_same_shows_the_satellite_with_the_planets() -> None:
    types = sheet("1:P3 2:M3 | P3 M3 S4")["players"][0]["types"]
    assert [row["points"] for row in types.values()] == [4, 2, 0, 0, 0]
    assert types["P"]["satellites"] == [4]


@pytest.mark.clause("ST-6.2")
def test_among_equal_points_the_greatest_sum_of_runs_is_shown() -> None:
    """No stars at all, so every assignment is worth nothing; the moons' run of five is longest."""
    types = sheet("| P1 M1 M2 M4 M5 S3")["players"][0]["types"]
    assert types["M"]["satellites"] == [3]
    assert [row["run"] for row in types.values()] == [1, 5, 0, 0, 0]


@pytest.mark.clause("ST-6.2", "ST-5.3")
def test_the_sheet_does_not_depend_on_the_order_in_which_cards_were_noted() -> None:
    """Nor does it matter to the runs which of two lone satellites makes which: the lower one
    comes first."""
    one, other = sheet("1:P3 | S1 S4"), sheet("1:P3 | S4 S1")
    assert one == other
    types = one["players"][0]["types"]
    assert (types["P"]["satellites"], types["M"]["satellites"]) == ([1], [4])


@pytest.mark.clause("ST-6.4")
def test_all_five_types_face_up_are_worth_ten() -> None:
    side = sheet("1:P5 2:M5 3:A5 4:C5 5:B5 |")["players"][0]
    assert (side["diversity"], side["missing"], side["total"]) == (10, [], 20)


@pytest.mark.clause("ST-6.4", "ST-4.5", "ST-1.1")
@pytest.mark.parametrize("fifth", ["~B5", "S5"])
def test_neither_a_face_down_card_nor_a_satellite_is_the_fifth_type(fifth: str) -> None:
    side = sheet(f"1:P5 2:M5 3:A5 4:C5 5:{fifth} |")["players"][0]
    assert (side["diversity"], side["missing"]) == (0, ["B"])


@pytest.mark.clause("ST-6.5")
def test_the_total_is_the_sum_of_its_lines_and_the_higher_one_wins() -> None:
    result = sheet("1:P5 2:M5 3:A5 4:C5 5:B5 | P1 P2", "6:S1 9:M1 | M1 M2 M3")
    first, second = result["players"]
    assert first["total"] == 2 + 10 + 10
    assert second["total"] == 3 * 3 + 20
    assert result["winners"] == [1]


@pytest.mark.clause("ST-6.5")
def test_equal_totals_share_the_victory() -> None:
    assert sheet("1:P1 | P1", "1:M1 2:~M2 3:~M3 | M1")["winners"] == [1]
    assert sheet("1:P1 | P1", "1:M1 | M1")["winners"] == [0, 1]


@pytest.mark.clause("ST-6.2")
def test_the_sheet_of_a_view_is_the_sheet_of_the_position() -> None:
    state = lay_out(("1:P3 2:P1", "1:C3 3:C2"), notebooks=("P4 P5", "C1 C2"))
    play(state, "take 2")
    expected = sheet("1:P3 2:P1 | P4 P5", "1:C3 3:C2 | C1 C2")
    assert expected.pop("finished") is True
    for side in expected["players"]:
        assert [line.pop("repeated") for line in side["types"].values()] == [[]] * 5
    assert seen(state, 0)["sheet"] == seen(state, 1)["sheet"] == expected
    assert list(state.scores()) == [side["total"] for side in expected["players"]]
    assert whole(state)["outcome"] is None


@pytest.mark.clause("ST-6.2", "ST-5.3")
def test_no_other_way_to_let_satellites_join_is_better_than_the_one_on_the_sheet() -> None:
    """Every way is tried: points first, then the sum of runs, then the runs in their order, then
    the lowest satellite with the first type."""
    dice = Random(6)
    for _ in range(60):
        stars = [dice.choice([0, 0, 1, 3, 5]) for _ in TYPES]
        cards = dice.sample([card for card in CARDS if not card.is_satellite], 4)
        noted = dice.sample([card for card in CARDS if card.is_satellite], dice.randint(0, 3))
        stacks = Stacks(cards + noted)
        shown = best_assignment(stars, stacks)

        def rank(joined: tuple[int, ...], stars: list[int] = stars, own: Stacks = stacks) -> Rank:
            runs = Assignment(stars, own, list(joined)).runs
            points = sum(count * run for count, run in zip(stars, runs, strict=True))
            return points, sum(runs), runs, [-type for type in joined]

        assert tuple(shown.joined) == max(product(range(5), repeat=len(noted)), key=rank)
