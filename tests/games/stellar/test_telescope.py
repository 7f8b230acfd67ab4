"""Where cards go in the telescope (ST-4.1 to ST-4.7)."""

import pytest

from tests.games.stellar.laying import down, lay_out, legal, play, seen, sheet, told, up

# ST-4.2, drawn by where each slot lies: row from the top, left edge in half cards.
PLACES = {
    1: (0, 3),
    2: (1, 2), 3: (1, 4),
    4: (2, 2), 5: (2, 4),
    6: (3, 1), 7: (3, 3), 8: (3, 5),
    9: (4, 0), 10: (4, 2), 11: (4, 4), 12: (4, 6),
}  # fmt: skip


def share_an_edge(one: int, other: int) -> bool:
    """Beside each other, or one over the other by at least half a card."""
    (row, left), (other_row, other_left) = PLACES[one], PLACES[other]
    if row == other_row:
        return abs(left - other_left) == 2
    return abs(row - other_row) == 1 and abs(left - other_left) < 2


@pytest.mark.clause("ST-4.1")
@pytest.mark.parametrize(
    ("section", "slots"),
    [("top", range(1, 6)), ("middle", range(6, 9)), ("bottom", range(9, 13))],
)
def test_the_sections_have_five_three_and_four_slots(section: str, slots: range) -> None:
    for slot in range(1, 13):
        sections = sheet(f"{slot}:P5 |")["players"][0]["sections"]
        assert sections[section] == (5 if slot in slots else 0)


@pytest.mark.clause("ST-4.2", "ST-4.3")
@pytest.mark.parametrize("slot", PLACES)
def test_a_second_card_of_a_type_goes_on_the_neighbours_of_the_first(slot: int) -> None:
    """A planet on each slot in turn: the layout, neighbour by neighbour."""
    beside = 12 if slot != 12 else 9
    state = lay_out((f"{beside}:~A1 {slot}:P3", ""), ("P1 M2", ""))
    play(state, "take 3", "play P1 telescope")
    near = [other for other in PLACES if share_an_edge(slot, other) and other != beside]
    free = [other for other in PLACES if other not in (slot, beside)]
    assert legal(state) == [*up(*near), *down(*free)]


@pytest.mark.clause("ST-4.2")
def test_the_drawing_of_this_test_has_21_edges() -> None:
    edges = [(a, b) for a in PLACES for b in PLACES if a < b and share_an_edge(a, b)]
    assert len(edges) == 21


@pytest.mark.clause("ST-4.2", "ST-4.3")
@pytest.mark.parametrize(("card", "slots"), [("P1", (2, 3)), ("M2", (2, 5, 7)), ("B1", (7, 9, 10))])
def test_the_placement_example_leaves_2_3_and_3_slots(card: str, slots: tuple[int, ...]) -> None:
    """A planet on 1, a moon on 4, a black hole on 6."""
    state = lay_out(("1:P3 4:M3 6:B3", ""), (f"{card} A1", ""))
    play(state, "take 2", f"play {card} telescope")
    assert [move for move in legal(state) if move.endswith("up")] == up(*slots)


@pytest.mark.clause("ST-4.3")
def test_every_face_up_card_of_the_type_opens_its_neighbours() -> None:
    state = lay_out(("1:P3 6:~A1 9:P4", ""), ("P1 A2", ""))
    play(state, "take 3", "play P1 telescope")
    assert [move for move in legal(state) if move.endswith("up")] == up(2, 3, 10)


@pytest.mark.clause("ST-4.3")
def test_the_card_of_step_3_obeys_the_same_rule() -> None:
    state = lay_out(("1:P3 4:M3 6:B3", ""), ("A4 A1", ""), row="A4 P3 B6 M1 C4")
    play(state, "take 2", "play A4 notebook")
    assert [move for move in legal(state) if move.endswith("up")] == up(2, 5, 7)


@pytest.mark.clause("ST-4.3", "ST-4.4")
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize(("hand", "area"), [("B1 M2", "telescope"), ("A1 M2", "notebook")])
def test_everyone_sees_a_card_that_lies_face_up(hand: str, area: str, viewer: int | None) -> None:
    """Whether it came from the hand or from the row."""
    state = lay_out(("1:P3", ""), (hand, ""), row="A4 P3 B6 M1 C4")
    play(state, "take 2", f"play {hand[:2]} {area}", "place 7 up")
    card = "B1" if area == "telescope" else "A4"
    (event,) = told(state, viewer, "placed")
    assert (event["card"], event["target"], event["face_down"]) == (card, "telescope.0.7", False)
    assert seen(state, viewer)["players"][0]["telescope"]["7"] == card


@pytest.mark.clause("ST-4.4")
@pytest.mark.parametrize("card", ["A1", "C2"])
def test_a_new_type_goes_anywhere(card: str) -> None:
    state = lay_out(("1:P3 4:M3 6:B3", ""), (f"{card} B1", ""))
    play(state, "take 2", f"play {card} telescope")
    free = (2, 3, 5, 7, 8, 9, 10, 11, 12)
    assert legal(state) == [*up(*free), *down(*free)]


@pytest.mark.clause("ST-4.5", "ST-4.3")
def test_a_telescope_where_no_face_up_place_is_legal() -> None:
    """The example: planet on 1, moon on 2, asteroid on 3; a planet can only go face down."""
    state = lay_out(("1:P3 2:M3 3:A3", ""), ("P1 B1", ""))
    play(state, "take 3", "play P1 telescope")
    assert legal(state) == down(*range(4, 13))


@pytest.mark.clause("ST-4.5")
def test_any_card_may_go_face_down_by_choice() -> None:
    state = lay_out(("1:P3", ""), ("A1 B1", ""))
    play(state, "take 2", "play A1 telescope", "place 12 down")
    telescope = seen(state, 0)["players"][0]["telescope"]
    assert telescope == {"1": "P3", "12": "~A1"}


@pytest.mark.clause("ST-4.5", "ST-4.4")
def test_a_face_down_card_does_not_make_its_type_present() -> None:
    state = lay_out(("1:P3 9:~A2", ""), ("A1 B1", ""))
    play(state, "take 2", "play A1 telescope")
    assert [move for move in legal(state) if move.endswith("up")] == up(
        2, 3, 4, 5, 6, 7, 8, *range(10, 13)
    )


@pytest.mark.clause("ST-4.5", "ST-4.3")
def test_a_face_down_card_gives_no_adjacency() -> None:
    """Of two planets, the one face down on 9 opens neither 6 nor 10."""
    state = lay_out(("1:P3 9:~P2", ""), ("P1 B1", ""))
    play(state, "take 3", "play P1 telescope")
    assert [move for move in legal(state) if move.endswith("up")] == up(2, 3)


@pytest.mark.clause("ST-4.6")
def test_a_satellite_goes_face_up_or_face_down_on_any_free_slot() -> None:
    state = lay_out(("1:P3 4:S3 6:B3", ""), ("S1 B1", ""))
    play(state, "take 2", "play S1 telescope")
    free = (2, 3, 5, 7, 8, 9, 10, 11, 12)
    assert legal(state) == [*up(*free), *down(*free)]


@pytest.mark.clause("ST-4.6")
def test_a_satellite_counts_its_number_and_has_no_stars() -> None:
    side = sheet("1:S5 6:S1 | P1 P2 M1 M2 A1 A2 C1 C2 B1 B2")["players"][0]
    assert (side["sections"]["top"], side["sections"]["middle"]) == (5, 1)
    assert [row["points"] for row in side["types"].values()] == [0, 0, 0, 0, 0]


@pytest.mark.clause("ST-4.7")
def test_a_6_0_in_the_telescope_is_a_six() -> None:
    side = sheet("1:P6 |", "1:P5 |")["players"][0]
    assert side["sections"]["top"] == 6
    assert side["section_points"] == 10
