"""Games with boards that their players brought along: nothing of one is seen in another."""

import gc
import json
from itertools import chain

import pytest

from asterism import IllegalMove, Record, State, words
from asterism.games.sternenhimmel.moves import Star
from tests.games.sternenhimmel.table import GAME, Json


def own_set(word: str) -> Json:
    """Three boards whose ids are the same in every set, and whose names and shapes are not."""
    sizes = {"Kite": ("small", "large"), "Boat": ("large", "small", "small")}[word]
    return {
        "boards": [
            {
                "id": f"b{number}",
                "name": f"The {word} {number}",
                "stars": [
                    {"id": f"s{star}", "size": size, "name": f"{word} star {number}{star}"}
                    for star, size in enumerate(sizes)
                ],
                "lines": [["s0", "s1"]],
                "first": 5,
                "second": 3,
            }
            for number in range(3)
        ]
    }


def begin(word: str) -> State:
    return GAME.start(3, 1, {"boards": own_set(word), "start_player": 0})


def log_of(state: State) -> list[str]:
    view = state.view(None)
    return [words.say(GAME.event_message(event, view)) for event in state.events(None)]


def phrases(state: State, read_again: bool = False) -> list[str]:
    """The moves as buttons: of a view, or of the same view after a journey as JSON."""
    assert state.seat is not None
    view = state.view(state.seat)
    if read_again:
        view = GAME.view_from_json(json.loads(json.dumps(view.to_json())))
    return [words.say(GAME.move_message(move, view)) for move in view.legal_moves()]


def test_equal_ids_in_two_games_have_the_names_of_their_own_game() -> None:
    kite, boat = begin("Kite"), begin("Boat")
    for state, word, other in ((kite, "Kite", "Boat"), (boat, "Boat", "Kite")):
        for said in (log_of(state), phrases(state), phrases(state, read_again=True)):
            assert all(word in line or "first turn" in line for line in said)
            assert not any(other in line for line in said)


def test_games_that_are_played_by_turns_tell_their_own_stories() -> None:
    """By text, by JSON, and with a move that was taken from the other game."""
    kite, boat = begin("Kite"), begin("Boat")
    taken = next(move for move in boat.legal_moves() if move.text == "put 5 b0.s0")
    kite.play("put 10 b0.s1")
    boat.play("put 10 b0.s0")
    boat.play(GAME.move_from_json({"type": "put", "token": "7", "board": "b0", "star": "s1"}))
    kite.play(taken)
    told = log_of(kite), log_of(boat)
    assert "Player 1 puts a token face down on Kite star 01 in The Kite 0." in told[0]
    assert "Player 2 completes The Kite 0: all its tokens are turned up." in told[0]
    assert "The Kite 0 is scored and leaves the game." in told[0]
    assert "Player 1 puts a token face down on Boat star 00 in The Boat 0." in told[1]
    assert "Player 2 puts the 7 on Boat star 01 in The Boat 0." in told[1]
    assert not any("Boat" in line for line in told[0])
    assert not any("Kite" in line for line in told[1])


def test_a_refusal_names_the_star_as_this_game_does() -> None:
    kite, boat = begin("Kite"), begin("Boat")
    for state, name in ((kite, "Kite star 00 in The Kite 0"), (boat, "Boat star 00 in The Boat 0")):
        state.play("put 10 b0.s0")
        with pytest.raises(IllegalMove, match=name):
            state.play("put 10 b0.s0")


def test_going_back_and_replaying_keep_the_names_of_the_game() -> None:
    kite, boat = begin("Kite"), begin("Boat")
    for state in (kite, boat):
        state.play("put 10 b0.s0")
        state.play("put 7 b1.s0")
    for state, word in ((kite, "Kite"), (boat, "Boat")):
        for again in (
            state.at(1),
            state.undo(1),
            Record.loads(Record.of(state).dumps()).replay(verify=True),
        ):
            assert any(f"on {word} star 00 in The {word} 0" in line for line in log_of(again))
            assert [move.text for move in again.legal_moves()]
            assert all(word in phrase for phrase in phrases(again))


def test_a_board_with_an_id_of_ours_has_its_own_name() -> None:
    boards = own_set("Kite")
    boards["boards"][0]["id"] = "ari"
    state = GAME.start(3, 1, {"boards": boards, "start_player": 0})
    state.play("put 10 ari.s0")
    told = log_of(state)
    assert "Player 1 puts the 10 on Kite star 00 in The Kite 0." in told
    assert not any("Aries" in line for line in chain(told, phrases(state)))
    sky = [{"board": "ari"}, {"board": "cnc"}, {"board": "leo"}]
    ours = GAME.from_json({"players": [{}, {}, {}], "sky": sky})
    assert "1 on Hamal in Aries, face down" in phrases(ours)


def stars_alive() -> int:
    gc.collect()
    return sum(isinstance(thing, Star) for thing in gc.get_objects())


def test_nothing_stays_of_boards_that_nobody_plays_with_any_more() -> None:
    def play_once(number: int) -> None:
        boards = own_set("Boat")
        for board in boards["boards"]:
            board["id"] = f"{board['id']}-{number}"
        state = GAME.start(3, number, {"boards": boards})
        state.play(state.legal_moves()[0].text)
        GAME.view_from_json(state.view(0).to_json())
        GAME.move(f"put 10 nowhere.star-{number}")

    play_once(0)
    before = stars_alive()
    for number in range(1, 1000):
        play_once(number)
    assert stars_alive() == before
