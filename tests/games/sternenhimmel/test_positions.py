"""Positions written by hand: defaults, and what is wrong where."""

import json
import re
from copy import deepcopy
from pathlib import Path

import pytest

from asterism import IllegalMove
from tests.games.sternenhimmel.table import GAME, Json, board, lay_out, position, seen, whole

BOARDS = [board("sl", id="one"), board("ssl", id="two"), board("sls", id="six")]
NEXT = board("ss", id="next")


def plain() -> Json:
    data = position([(BOARDS[0], "0:10"), (BOARDS[1], "- - 1:hole"), (BOARDS[2], "")], [NEXT])
    found: Json = json.loads(json.dumps(data))
    return found


def test_what_is_left_out_has_a_default() -> None:
    state = GAME.from_json(plain())
    data = whole(state)
    assert data["players"][0] == {
        "coins": 0,
        "hand": ["1", "3", "5", "6", "7", "hole", "double", "double"],
    }
    assert data["seat"] == 0
    assert data["resigned"] == []
    assert data["outcome"] is None
    assert data["chance"] == {"seed": 0, "shuffles": 0}
    assert data["known"] == [[], [{"star": "two.c", "seen": []}], []]
    twelve = GAME.from_json({"players": [{}, {}, {}], "sky": [{"board": "ari"}, None, None]})
    assert len(twelve.legal_moves()) == 6 * 8


def test_what_is_known_goes_through_json() -> None:
    data = {**plain(), "known": [[], [{"star": "two.c", "seen": ["double", "double", "1"]}], []]}
    state = GAME.from_json(data)
    (place,) = seen(state, 0)["players"][1]["face_down"]
    assert place == {
        "star": "two.c",
        "seen": ["1", "double", "double"],
        "can_be": ["3", "5", "6", "7", "10", "hole"],
    }


def test_what_was_seen_over_a_younger_token_was_seen_over_an_older_one() -> None:
    charts = [(BOARDS[0], "- 1:3"), (BOARDS[1], "- - 1:hole"), (BOARDS[2], "")]
    data = position(charts, known=[[], [{"star": "one.b"}, {"star": "two.c", "seen": ["7"]}], []])
    older, younger = seen(GAME.from_json(data), 0)["players"][1]["face_down"]
    assert older["seen"] == younger["seen"] == ["7"]


BAD: list[tuple[str, Json, str]] = [
    ("players", {"players": [{}, {}]}, "for 3, 4, 5 players, not 2"),
    ("hand", {"players": [{"hand": ["1"]}, {}, {}]}, r"players\[0\]\.hand: .* no set of nine"),
    ("coins", {"players": [{"coins": -1}, {}, {}]}, r"players\[0\]\.coins: expected a whole"),
    ("board", {"sky": [{"board": "leo"}, None, None]}, r"sky\[0\]\.board: there is no board 'leo'"),
    ("places", {"sky": [{"board": "one"}]}, r"position\.sky: expected 3 items, found 1"),
    (
        "star",
        {"sky": [{"board": "one", "tokens": {"z": {"seat": 0, "token": "1"}}}, None, None]},
        r"sky\[0\]\.tokens: there is no star 'z' on this board",
    ),
    (
        "twice",
        {"sky": [{"board": "one"}, {"board": "one"}, {"board": "six"}]},
        "the board one is there twice",
    ),
    ("both", {"pile": ["next", "one"]}, "the board one is there twice"),
    ("gap", {"sky": [{"board": "one"}, None, {"board": "six"}]}, "filled from the pile"),
    (
        "full",
        {
            "sky": [
                {"board": "one", "tokens": {s: {"seat": 0, "token": s2} for s, s2 in
                                            (("a", "1"), ("b", "3"))}},
                {"board": "two"},
                {"board": "six"},
            ]
        },
        r"sky\[0\]: every star of one has a token",
    ),
    ("seat", {"seat": 3}, r"position\.seat: expected a whole number from 0 to 2, found 3"),
    ("resigned", {"resigned": [0], "seat": 0}, r"position\.seat: seat 0 has resigned"),
    ("all resigned", {"resigned": [0, 1, 2]}, "somebody plays on"),
    ("known star", {"known": [[{"star": "one.b"}], [], []]}, r"known\[0\]: on one\.b is no"),
    ("known what", {"known": [[{"star": "one.z"}], [], []]}, "there is no star 'one.z'"),
    (
        "known wrong",
        {"known": [[], [{"star": "two.c", "seen": ["hole"]}], []]},
        r"known\[1\]: the token on two\.c cannot be hole",
    ),
    (
        "known too much",
        {"known": [[], [{"star": "two.c", "seen": ["1", "1"]}], []]},
        r"known\[1\]\[0\]\.seen: more of a token than a set has",
    ),
    ("known twice", {"known": [[], [{"star": "two.c"}] * 2, []]}, r"two\.c is there twice"),
    ("game", {"game": "chess"}, "this is sternenhimmel, not 'chess'"),
    ("field", {"colour": 1}, "unknown field 'colour'"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "problem"), [b[1:] for b in BAD], ids=[b[0] for b in BAD])
def test_a_bad_position_is_refused_and_the_place_is_named(change: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.from_json({**plain(), **change})


def test_more_of_a_token_than_a_set_has_is_refused() -> None:
    tens = [(BOARDS[0], "0:10"), (BOARDS[1], "0:10"), (BOARDS[2], "")]
    with pytest.raises(ValueError, match="seat 0 has 10 once, not 2 times"):
        GAME.from_json(position(tens))


@pytest.mark.clause("SH-5.3")
def test_a_position_with_nothing_in_play_is_over() -> None:
    data = {"players": [{"coins": 3}, {"coins": 5}, {}], "sky": [None, None, None]}
    state = GAME.from_json(data)
    assert state.seats == ()
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    resigned = {"players": [{}, {}, {}], "sky": [{"board": "ari"}, None, None], "resigned": [0, 2]}
    over = GAME.from_json(resigned)
    assert over.outcome is not None
    assert over.outcome.reason == "resignation"


# Views


def shown() -> Json:
    charts = [(BOARDS[0], "0:10"), (BOARDS[1], "- - 1:hole"), (BOARDS[2], "- 0:1")]
    return seen(lay_out(charts, [NEXT]), 0)


BAD_VIEWS: list[tuple[list[str | int], object, str]] = [
    (["players", 1, "held"], 9, r"players\[1\]\.held: this is not what does not lie on stars"),
    (["players", 1, "unseen"], ["1"], r"players\[1\]\.unseen: this is not what does not lie open"),
    (["players", 1, "unseen"], ["1", "1"], r"players\[1\]\.unseen: more of 1 than a set has"),
    (["players", 1, "face_down"], [], r"players\[1\]\.face_down: these are not the large stars"),
    (["players", 0, "hand"], ["1"], r"players\[0\]\.hand: with what lies on the stars this is no"),
    (
        ["players", 1, "face_down", 0, "seen"],
        ["1", "3", "5", "6", "7", "10", "hole", "double", "double"],
        r"players\[1\]\.face_down: what was seen contradicts itself",
    ),
    (["sky", 1, "tokens", "c", "token"], "hole", r"two\.c shows too much"),
    (["sky", 0, "tokens", "a", "token"], None, r"one\.a shows too much"),
    (["sky", 0, "tokens", "z"], {}, r"there is no star 'z' on this board"),
    (["game"], "chess", "this is sternenhimmel, not 'chess'"),
]


@pytest.mark.parametrize(
    ("path", "value", "problem"), BAD_VIEWS, ids=[problem for *_, problem in BAD_VIEWS]
)
def test_a_view_that_contradicts_itself_is_refused(
    path: list[str | int], value: object, problem: str
) -> None:
    data = deepcopy(shown())
    assert GAME.view_from_json(data).to_json() == data
    here = data
    for step in path[:-1]:
        here = here[step]  # type: ignore[index]
    here[path[-1]] = value  # type: ignore[index]
    with pytest.raises(ValueError, match=problem):
        GAME.view_from_json(data)


def preview(scores: list[int], certain: bool, face_down: bool, completes: bool) -> Json:
    return {
        "scores": scores,
        "certain": certain,
        "face_down": face_down,
        "completes": completes,
    }


def test_a_preview_tells_what_is_certain_and_nothing_else() -> None:
    charts = [(BOARDS[0], "1:10"), (BOARDS[1], "0:3 - 1:hole"), (BOARDS[2], "")]
    view = lay_out(charts).view(0)
    certain = view.preview("put 7 one.b")
    assert certain == preview([6, 8, 0], True, True, True)
    hidden = view.preview("put 7 two.b")
    assert hidden == preview([0, 0, 0], False, False, True)
    open = view.preview("put 7 six.b")
    assert open == preview([0, 0, 0], True, True, False)
    with pytest.raises(IllegalMove, match=r"no star six\.z"):
        view.preview("put 7 six.z")


def test_the_examples_of_the_page_can_be_read() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    own = page[page.index("## Sternenhimmel") :]
    first, second, single = map(json.loads, re.findall(r"```json\n(.*?)```", own, re.DOTALL))
    assert GAME.from_json(first).seat == 2
    (place,) = seen(GAME.from_json(second), 0)["players"][1]["face_down"]
    assert place["seen"] == ["10", "double"]
    assert GAME.score(single)["totals"] == {"0": 20, "2": 0}
