"""Positions that somebody wrote: what is read, what may be left out, and the page that says so."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from asterism import State
from asterism.games.stellar.position_read import PLAYER_FIELDS, POSITION_FIELDS
from tests.games.stellar.laying import (
    GAME,
    Json,
    ended,
    legal,
    play,
    position,
    seen,
    starting_game,
    third_round,
    to_the_last_cards,
    whole,
)

PAGE = Path(__file__).parents[3] / "docs" / "positions.md"


# What is read


def test_the_example_of_the_contract_is_read() -> None:
    state = GAME.from_json(third_round())
    assert state.seats == (0,)
    assert legal(state) == [f"take {slot}" for slot in range(1, 6)]
    assert whole(state)["deck"][:2] == ["P4", "P5"]


def test_the_top_card_of_a_pile_is_written_first() -> None:
    state = GAME.resume(position(hands=("M6 M2", ""), deck="C5 C1"))
    play(state, "take 2", "play M6 telescope", "place 2 up")
    assert whole(state)["players"][0]["notebook"][-1] == "C5"
    assert whole(state)["row"][1] == "C1"


def test_a_hand_may_be_written_in_any_order() -> None:
    one, other = third_round(), third_round()
    other["players"][0]["hand"].reverse()
    assert whole(GAME.from_json(one)) == whole(GAME.from_json(other))


@pytest.mark.parametrize("step", ["starters", "take", "play", "placing", "follow", "last", "end"])
def test_a_position_of_any_step_reads_back_as_it_was(step: str) -> None:
    begin: dict[str, Callable[[], State]] = {
        "starters": lambda: GAME.start(2, 1),
        "take": lambda: starting_game(1),
        "play": lambda: play(starting_game(1), "take 2"),
        "placing": lambda: placing("telescope"),
        "follow": lambda: placing("notebook"),
        "last": lambda: to_the_last_cards(1),
        "end": ended,
    }
    state = begin[step]()
    twin = GAME.from_json(json.loads(json.dumps(state.to_json())))
    assert whole(twin) == whole(state)
    for viewer in (0, 1, None):
        assert seen(twin, viewer) == seen(state, viewer)


def placing(area: str) -> State:
    state = play(starting_game(1), "take 2")
    return play(state, next(move for move in legal(state) if move.endswith(area)))


# What may be left out


def described() -> dict[str, tuple[str, str]]:
    """The tables of the page: field, what it is, what it is if left out."""
    rows = re.findall(r"^\| `([a-z_]+)` \| ([^|]+) \| ([^|]+) \|$", stellar_part(), re.MULTILINE)
    return {name: (what, default) for name, what, default in rows}


def stellar_part() -> str:
    text = PAGE.read_text(encoding="utf-8")
    return text.split("## Stellar\n")[1].split("\n## ")[0]


def test_the_page_describes_every_field_and_no_other() -> None:
    assert sorted(described()) == sorted({*POSITION_FIELDS, *PLAYER_FIELDS})


@pytest.mark.parametrize("example", range(3))
def test_the_examples_of_the_page_can_be_played(example: int) -> None:
    examples = re.findall(r"^```json\n(.*?)^```$", stellar_part(), re.MULTILINE | re.DOTALL)
    assert len(examples) == 3
    state = GAME.resume(json.loads(examples[example]))
    assert state.seats
    for _ in range(30):
        seat = state.seats[0]
        state.play(state.legal_moves(seat)[-1], seat)


DEFAULTS: list[tuple[str, object, object]] = [
    ("game", "stellar", "stellar"),
    ("options", {}, {}),
    ("first", 0, 0),
    ("turn", 0, 0),
    ("step", "take", "take"),
    ("discard", [], []),
    ("placing", None, None),
    ("satellite_taken", False, False),
    ("outcome", None, None),
    ("chance", {"seed": 0, "shuffles": 0}, {"seed": 0, "shuffles": 0}),
]


@pytest.mark.parametrize(("field", "given", "expected"), DEFAULTS)
def test_a_field_left_out_has_the_default_of_the_page(
    field: str, given: object, expected: object
) -> None:
    data = {**position(), "options": {}, field: given}
    without = {name: value for name, value in data.items() if name != field}
    assert whole(GAME.from_json(without)) == whole(GAME.from_json(data))
    assert whole(GAME.from_json(without))[field] == expected
    said = described()[field][1]
    assert re.findall(r"`(.+?)`", said)[0] == json.dumps(given)


@pytest.mark.parametrize("start_player", [0, 1])
def test_who_began_follows_from_the_option_if_it_names_a_seat(start_player: int) -> None:
    data = position(options={"start_player": start_player})
    assert whole(GAME.from_json(data))["first"] == start_player


def test_a_deck_left_out_is_all_other_cards_shuffled() -> None:
    data = third_round()
    listed = data.pop("deck")
    found = whole(GAME.from_json(data))["deck"]
    assert sorted(found) == sorted(listed)
    assert found != listed
    assert whole(GAME.from_json(data))["deck"] == found, "the same every time"
    assert whole(GAME.from_json({**data, "chance": {"seed": 1}}))["deck"] != found


def test_before_the_starters_are_chosen_two_hands_are_enough() -> None:
    players = [{"hand": ["P3", "M3"]}, {"hand": ["A3", "C3"]}]
    state = GAME.resume({"step": "starters", "players": players})
    state.play("start P3", 0)
    state.play("start C3", 1)
    assert len(whole(state)["deck"]) == 47


def test_face_down_cards_that_nothing_is_said_about_came_unseen_from_the_hand() -> None:
    known = whole(GAME.from_json(third_round()))["known"]
    assert known["hands"][0]["places"] == [{"place": 6, "fits": None}]
    assert known["hands"][1]["places"] == [{"place": 3, "fits": None}]


# The score sheet of a part of a position


def test_a_score_needs_only_telescopes_and_notebooks() -> None:
    players = [{"telescope": {"1": "M1", "2": "M3"}, "notebook": ["M4", "M5", "M6"]}, {}]
    result: Json = GAME.score({"players": players})
    assert result["players"][0]["total"] == 25


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ([], "position: expected an object, found []"),
        ({}, "position.players: expected a list, found None"),
        ({"game": "chess"}, "position.game: this is stellar, not 'chess'"),
        ({"score": 1}, "position: unknown field 'score', there are "),
        ({"players": [{}]}, "position.players: expected 2 items, found 1"),
        ({"players": [{"noteboook": []}, {}]}, "position.players[0]: unknown field 'noteboook'"),
        (
            {"players": [{"notebook": ["P1"] * 3}, {}]},
            "position.players[0].notebook[2]: a third P1",
        ),
        ({"players": [{}, {"telescope": {"13": "P1"}}]}, "position.players[1].telescope: '13'"),
        ({"players": [{}, {}], "options": {"stars": [1]}}, "option stars cannot be [1]"),
    ],
)
def test_a_score_of_something_wrong(data: object, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)) as problem:
        GAME.score(data)
    assert str(problem.value).startswith(said)
    assert "\n" not in str(problem.value)
