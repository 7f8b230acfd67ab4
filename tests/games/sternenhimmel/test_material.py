"""Tokens, constellations and sets of them (SH-1)."""

import json
from collections import Counter
from copy import deepcopy
from pathlib import Path

import pytest

import asterism
from asterism.games.sternenhimmel.board_sets import read_set
from asterism.games.sternenhimmel.box import BOX
from tests.games.sternenhimmel.table import GAME, Json, board, lay_out, seen, told, whole

DATA = Path(asterism.__file__).parent / "games" / "sternenhimmel" / "box.json"


def our_boards() -> list[Json]:
    boards: list[Json] = json.loads(DATA.read_text(encoding="utf-8"))["constellations"]
    return boards


@pytest.mark.clause("SH-1.1")
def test_everyone_has_the_same_nine_tokens() -> None:
    for players in (3, 4, 5):
        for player in whole(GAME.start(players, 1))["players"]:
            assert player == {
                "coins": 0,
                "hand": ["1", "3", "5", "6", "7", "10", "hole", "double", "double"],
            }


@pytest.mark.clause("SH-1.1")
@pytest.mark.parametrize("players", [2, 6])
def test_two_or_six_cannot_play(players: int) -> None:
    with pytest.raises(ValueError, match="3, 4, 5 players, not"):
        GAME.start(players)


@pytest.mark.clause("SH-1.2")
def test_twelve_constellations_with_prizes_by_their_number_of_stars() -> None:
    boards = BOX.boards.boards
    assert [board.code for board in boards] == [item["id"] for item in our_boards()][:12]
    for item in boards:
        stars = len(item.stars)
        assert 5 <= stars <= 10
        assert (item.first, item.second) == (stars, stars - 2)
        assert sum(item.large) == {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}[stars]
    assert sum(len(item.stars) for item in boards) == 92


@pytest.mark.clause("SH-1.2")
def test_the_brightest_stars_are_the_large_ones() -> None:
    for item in our_boards():
        by_light = sorted(item["stars"], key=lambda star: float(star["magnitude"]))
        large = [star["id"] for star in by_light if star["size"] == "large"]
        assert large == [star["id"] for star in by_light[: len(large)]]


@pytest.mark.clause("SH-1.2")
def test_every_star_keeps_its_name_place_and_catalogue_numbers() -> None:
    for item in our_boards():
        for star in item["stars"]:
            assert {"name", "designation", "hip", "hr", "magnitude", "ra", "dec"} <= star.keys()
            assert star["x"] ** 2 + star["y"] ** 2 <= 1.0
            assert star["id"].isascii()
        hips = [star["hip"] for star in item["stars"]]
        assert len(set(hips)) == len(hips)


@pytest.mark.clause("SH-1.2")
def test_the_lines_of_the_ram_are_a_chain_from_gamma_to_delta() -> None:
    aries = BOX.boards.boards[0]
    ids = [star.id for star in aries.stars]
    assert ids == ["gamma", "beta", "alpha", "41", "epsilon", "delta"]
    joined = [[ids[n] for n in range(6) if near >> n & 1] for near in aries.near]
    assert joined == [
        ["beta"],
        ["gamma", "alpha"],
        ["beta", "41"],
        ["alpha", "epsilon"],
        ["41", "delta"],
        ["epsilon"],
    ]
    assert aries.names[2] == "Hamal"


@pytest.mark.clause("SH-1.2")
def test_the_extra_board_stays_out_unless_asked_for() -> None:
    assert BOX.boards.find("ser") is None
    ids = ["ser", "cnc", "ari", "lib"]
    game = GAME.start(3, 1, {"boards": {"boards": ids}})
    data = whole(game)
    assert sorted([chart["board"] for chart in data["sky"]] + data["pile"]) == sorted(ids)


# SH-1.3: another set, checked.

SMALL_SET: Json = {"boards": [board("sl", id="one"), board("sls", id="two"), board("l", id="six")]}


@pytest.mark.clause("SH-1.3")
def test_a_set_of_ones_own_is_played_to_the_end() -> None:
    state = GAME.start(3, 2, {"boards": SMALL_SET})
    plies = 0
    while state.seats:
        state.play(state.legal_moves()[0])
        plies += 1
    assert plies == 6
    assert told(state, "uncovered") != []
    assert len(told(state, "scored")) == 3


@pytest.mark.clause("SH-1.3")
def test_a_figure_need_not_hang_together_and_may_have_no_line_at_all() -> None:
    loose = {"boards": [board("ss", "", id=name) for name in ("one", "two", "six")]}
    assert [item.near for item in read_set(loose).boards] == [[0, 0]] * 3


@pytest.mark.clause("SH-1.3")
def test_any_number_of_boards_from_one_a_player_on() -> None:
    boards = [board("sl", id=f"b{number}") for number in range(20)]
    for count in (3, 4, 20):
        state = GAME.start(3, 1, {"boards": {"boards": boards[:count]}})
        assert len(whole(state)["pile"]) == count - 3
    with pytest.raises(ValueError, match="4 players need at least 4 boards, these are 3"):
        GAME.start(4, 1, {"boards": {"boards": boards[:3]}})


def damaged(**change: object) -> Json:
    """The set with something else on its second board."""
    found = deepcopy(SMALL_SET)
    found["boards"][1].update(change)
    return found


BAD_BOARDS: list[tuple[Json, str]] = [
    (damaged(lines=[["a", "z"]]), r"boards\[1\]\.lines\[0\]: there is no star 'z'"),
    (damaged(lines=[["a", "b"], ["b", "a"]]), r"boards\[1\]\.lines\[1\]: .* b to a is there twice"),
    (damaged(lines=[["a", "a"]]), r"boards\[1\]\.lines\[0\]: .* two different stars, not a"),
    (damaged(lines=[["a"]]), r"boards\[1\]\.lines\[0\]: expected 2 items, found 1"),
    (damaged(lines=None), r"boards\[1\]\.lines: expected a list"),
    (
        damaged(stars=[{"id": "a", "size": "small"}, {"id": "a", "size": "large"}], lines=[]),
        r"boards\[1\]\.stars\[1\]: the star a is there twice",
    ),
    (damaged(stars=[{"id": "a"}], lines=[]), r"boards\[1\]\.stars\[0\]: the star a has no size"),
    (
        damaged(stars=[{"id": "a", "size": "huge"}], lines=[]),
        r"boards\[1\]\.stars\[0\]\.size: expected one of small, large, found 'huge'",
    ),
    (
        damaged(stars=[{"id": "a b", "size": "small"}], lines=[]),
        r"boards\[1\]\.stars\[0\]\.id: expected an id of letters, digits, - and _, found 'a b'",
    ),
    (damaged(stars=[], lines=[]), r"boards\[1\]\.stars: a board has at least one star"),
    (damaged(first=-1), r"boards\[1\]\.first: expected a whole number from 0 to 1000, found -1"),
    (damaged(second=2.5), r"boards\[1\]\.second: expected a whole number .*, found 2\.5"),
    (damaged(id="one"), r"boards\[1\]: the board one is there twice"),
    (damaged(id=""), r"boards\[1\]\.id: expected an id"),
    (damaged(name=" "), r"boards\[1\]\.name: expected a name"),
    ({"boards": ["ari", "xyz", "tau"]}, r"boards\[1\]: there is no board 'xyz': ours are ari, tau"),
    ({"boards": "ari"}, "boards: expected a list"),
    ({}, "boards: expected a list"),
]


@pytest.mark.clause("SH-1.3")
@pytest.mark.parametrize(("boards", "problem"), BAD_BOARDS, ids=[text for _, text in BAD_BOARDS])
def test_a_bad_set_is_refused_and_the_place_is_named(boards: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=f"option boards cannot be this set: {problem}"):
        GAME.start(3, 1, {"boards": boards})


@pytest.mark.clause("SH-1.3")
def test_a_board_that_nobody_could_ever_fill_is_refused() -> None:
    big = {"id": "big", "lines": [], "first": 1, "second": 0}
    big["stars"] = [{"id": f"s{number}", "size": "small"} for number in range(28)]
    problem = r"boards\[2\]: with 3 players the board big can never be full: it has 28 stars, and "
    with pytest.raises(ValueError, match=problem + "there are 27 tokens"):
        GAME.start(3, 1, {"boards": {"boards": ["ari", "cnc", big, "leo"]}})
    assert GAME.start(4, 1, {"boards": {"boards": ["ari", "cnc", big, "leo"]}}).seats


@pytest.mark.clause("SH-1.3", "SH-5.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_game_with_the_zodiac_can_get_stuck(players: int) -> None:
    """While all play on, the tokens fill one of the largest boards in any case."""
    sizes = sorted([len(item.stars) for item in BOX.boards.boards], reverse=True)[:players]
    assert sum(sizes) - players < 9 * players


@pytest.mark.clause("SH-1.4")
def test_hands_are_hidden_but_what_is_left_of_a_set_can_be_deduced() -> None:
    state = lay_out([(board("sl", id="one"), "1:10"), (board("sl", id="two"), ""),
                     (board("sl", id="six"), "- 1:hole")])  # fmt: skip
    view = seen(state, 0)
    other = view["players"][1]
    assert other["hand"] is None
    assert other["held"] == 7
    left = ["1", "3", "5", "6", "7", "hole", "double", "double"]
    assert other["unseen"] == other["may_hold"] == left
    assert other["face_down"] == [{"star": "six.b", "seen": ["10"], "can_be": left[:-1]}]
    assert view["players"][0]["hand"] == ["1", "3", "5", "6", "7", "10", "hole", "double", "double"]


def test_star_names_of_one_board_differ() -> None:
    for item in BOX.boards.boards:
        assert max(Counter(item.names).values()) == 1


@pytest.mark.clause("SH-1.3")
def test_stars_say_where_they_are_drawn_all_of_them_or_none() -> None:
    placed = deepcopy(SMALL_SET)
    placed["boards"][0]["stars"][0] |= {"x": 0.5, "y": -1}
    with pytest.raises(ValueError, match=r"boards\[0\]\.stars: either all stars have x and y"):
        read_set(placed)
    placed["boards"][0]["stars"][1] |= {"x": 0, "y": 1}
    assert read_set(placed).boards[0].places == [(0.5, -1.0), (0.0, 1.0)]
    assert read_set(placed).boards[1].places == []
    placed["boards"][0]["stars"][1]["y"] = "up"
    with pytest.raises(ValueError, match=r"boards\[0\]\.stars\[1\]\.y: expected a number"):
        read_set(placed)
