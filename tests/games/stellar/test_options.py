"""What can be set before a game of Stellar, and how many may play."""

import re
from pathlib import Path

import pytest

from asterism import Option, Record
from asterism.games.stellar.box import STARS
from tests.games.stellar.laying import GAME, lay_out, play, seen, starting_game, whole

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "stellar.en.md"


def option(name: str) -> Option:
    return next(option for option in GAME.options if option.name == name)


def test_there_are_four_options_as_the_rules_page_says() -> None:
    rows = re.findall(r"^\| `(\w+)` \| .+? \| `(.+?)` \| \[ST-", PAGE.read_text(), re.MULTILINE)
    assert rows == [
        ("stars", "[3, 3, 2, 2, 1, 1]"),
        ("start_player", '"random"'),
        ("face_down_selects", '"printed"'),
        ("pack", '"rulebook"'),
    ]
    assert [option.name for option in GAME.options] == [name for name, _ in rows]
    assert GAME.settle(2, {}) == {
        "stars": [3, 3, 2, 2, 1, 1],
        "start_player": "random",
        "face_down_selects": "printed",
        "pack": "rulebook",
    }


@pytest.mark.parametrize("players", [0, 1, 3, 4, -2, 22])
def test_only_two_may_play(players: int) -> None:
    with pytest.raises(ValueError, match=f"^stellar is for 2 players, not {players}$"):
        GAME.start(players)


@pytest.mark.parametrize("players", ["2", 2.0, True, [2]])
def test_a_number_of_players_is_a_whole_number(players: object) -> None:
    # Compiled code asks for the type before the rules ask for the number.
    with pytest.raises((TypeError, ValueError), match=r"players, not|int or None object expected"):
        GAME.start(players)  # type: ignore[arg-type]


def test_two_play_if_nobody_says_how_many() -> None:
    assert GAME.start().players == 2


# stars


@pytest.mark.clause("ST-1.3")
def test_a_view_says_how_many_stars_the_cards_show() -> None:
    assert seen(GAME.start(2, 1), None)["stars"] == STARS
    corrected = [3, 2, 2, 1, 1, 0]
    assert seen(GAME.start(2, 1, {"stars": corrected}), 0)["stars"] == corrected


@pytest.mark.clause("ST-1.3")
@pytest.mark.parametrize(
    "stars",
    [[0, 0, 0, 0, 0, 0], [99, 99, 99, 99, 99, 99], [3, 2, 2, 1, 1, 0], [1, 2, 3, 4, 5, 6]],
)
def test_stars_are_six_numbers_from_0_to_99(stars: list[int]) -> None:
    state = starting_game(1, stars=stars)
    card = whole(state)["players"][0]["telescope"]["1"]
    types = seen(state, 0)["sheet"]["players"][0]["types"]
    assert types[card[0]]["stars"] == stars[2], "a starter is a 3"
    assert whole(state)["options"] == {"stars": stars}


@pytest.mark.clause("ST-1.3")
@pytest.mark.parametrize(
    "stars",
    [
        [], [3, 3, 2, 2, 1], [3, 3, 2, 2, 1, 1, 0], [3, 3, 2, 2, 1, -1], [3, 3, 2, 2, 1, 100],
        [3, 3, 2, 2, 1, 1.0], [3, 3, 2, 2, 1, "1"], [3, 3, 2, 2, 1, True], [3, 3, 2, 2, 1, None],
        "332211", 3, None, {"1": 3}, (3, 3, 2, 2, 1, 1),
    ],
)  # fmt: skip
def test_other_stars_are_refused_with_what_is_allowed(stars: object) -> None:
    said = "it is six whole numbers from 0 to 99, such as 3,3,2,2,1,1"
    with pytest.raises(ValueError, match=f"^option stars cannot be .*: {said}$"):
        GAME.start(2, 0, {"stars": stars})


@pytest.mark.clause("ST-1.3")
@pytest.mark.parametrize(
    ("text", "stars"),
    [("3,2,2,1,1,0", [3, 2, 2, 1, 1, 0]), (" 3, 2 ,2, 1, 1,0 ", [3, 2, 2, 1, 1, 0])],
)
def test_stars_can_be_written_as_text(text: str, stars: list[int]) -> None:
    assert option("stars").check(option("stars").parse(text), 2) == stars


@pytest.mark.clause("ST-1.3")
@pytest.mark.parametrize(
    "text", ["", "3", "3,3,2,2,1", "3 3 2 2 1 1", "3,3,2,2,1,-1", "3,3,2,2,1,1e3", "3,3,2,2,1,",
             "3,3,2,2,1,1000000", "a,b,c,d,e,f"],
)  # fmt: skip
def test_a_text_that_is_no_stars_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="option stars cannot be"):
        option("stars").check(option("stars").parse(text), 2)


@pytest.mark.clause("ST-1.3")
def test_the_table_of_stars_belongs_to_the_game_and_not_to_who_asks_for_it() -> None:
    mine = [1, 1, 1, 1, 1, 1]
    state = starting_game(1, stars=mine)
    mine.append(7)
    stars = whole(state)["options"]["stars"]
    assert stars == [1, 1, 1, 1, 1, 1]
    shown = state.view(0).to_json()["options"]
    assert isinstance(shown, dict)
    shown["stars"].clear()
    state.to_json()["options"].clear()  # type: ignore[attr-defined]
    assert whole(state)["options"] == {"stars": [1, 1, 1, 1, 1, 1]}
    assert Record.of(state).replay().to_json() == state.to_json()
    assert STARS == [3, 3, 2, 2, 1, 1]


def test_who_asks_for_a_default_cannot_change_it() -> None:
    stars = option("stars").to_json()["default"]
    assert isinstance(stars, list)
    stars.clear()
    assert GAME.settle(2, {})["stars"] == [3, 3, 2, 2, 1, 1]


# start_player


@pytest.mark.clause("ST-2.4")
@pytest.mark.parametrize("value", [2, -1, "0", "first", 1.0, True, None, [0]])
def test_another_start_player_is_refused(value: object) -> None:
    said = 'it is "random" or a seat from 0 to 1'
    with pytest.raises(ValueError, match=f"^option start_player cannot be .*: {said}$"):
        GAME.start(2, 0, {"start_player": value})


@pytest.mark.clause("ST-2.4")
@pytest.mark.parametrize(("text", "value"), [("random", "random"), ("0", 0), ("1", 1)])
def test_a_start_player_can_be_written_as_text(text: str, value: object) -> None:
    chosen = option("start_player")
    assert chosen.check(chosen.parse(text), 2) == value


# face_down_selects


@pytest.mark.clause("ST-3.7")
@pytest.mark.parametrize("value", [3, "Three", "", None, True, ["three"]])
def test_something_else_for_face_down_cards_is_refused(value: object) -> None:
    said = "it is one of printed, three"
    with pytest.raises(ValueError, match=f"^option face_down_selects cannot be .*: {said}$"):
        GAME.start(2, 0, {"face_down_selects": value})


@pytest.mark.clause("ST-3.7")
def test_the_default_is_printed() -> None:
    for options in ({}, {"face_down_selects": "printed"}):
        state = lay_out(hands=("B1 M2", ""), options=options)
        play(state, "take 2", "play B1 telescope", "place 7 down")
        assert [event["source"] for event in state.events(1) if event["type"] == "noted"] == [
            "row.1"
        ]


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    said = "unknown option 'star': there are stars, start_player, face_down_selects, pack"
    with pytest.raises(ValueError, match=f"^{said}$"):
        GAME.start(2, 0, {"star": [1, 1, 1, 1, 1, 1]})


@pytest.mark.parametrize("seed", [-1, -(10**20)])
def test_a_seed_is_not_negative(seed: int) -> None:
    with pytest.raises(ValueError, match=f"^a seed is a whole number from 0 up, not {seed}$"):
        GAME.start(2, seed)
