"""What a view says beforehand of a legal move: the change of the scores, and what follows."""

from collections.abc import Callable

import pytest

from asterism import IllegalMove, State
from tests.games.stellar.laying import GAME, Json, lay_out, play, seen, starting_game, whole

ROW = "A4 P3 B6 M1 C4"


def table(**settings: object) -> State:
    usual: Json = {
        "telescopes": ("1:P3", "1:C3"),
        "hands": ("B1 M2", "A1 C1"),
        "notebooks": ("M3", "B3"),
        "row": ROW,
        "deck": "M5 C5 A5",
    }
    return lay_out(**{**usual, **settings})


def preview(state: State, move: str, seat: int = 0) -> Json:
    """The two things that most of these tests are about."""
    coming: Json = state.view(seat).preview(move)
    return {"scores": coming["scores"], "follows": coming["follows"]}


def places(state: State, move: str) -> dict[str, Json]:
    """The places that a preview names, by the text of their moves."""
    coming: Json = state.view(0).preview(move)
    return {
        f"place {place['slot']} {'down' if place['face_down'] else 'up'}": place
        for place in coming["places"]
    }


@pytest.mark.clause("ST-3.1", "ST-3.0")
def test_taking_renewing_and_keeping_change_no_score() -> None:
    for state, moves in (
        (table(), ["take 1", "take 5"]),
        (table(turn=1, step="renew"), ["renew", "keep"]),
    ):
        for move in moves:
            seat = state.seats[0]
            assert preview(state, move, seat) == {"scores": [0, 0], "follows": None}


@pytest.mark.clause("ST-3.3", "ST-6.2")
def test_a_card_for_the_notebook_says_what_it_is_worth_and_which_card_follows() -> None:
    """Planet 3 has two stars: a first planet in the notebook is worth two points."""
    state = play(table(), "take 2")
    assert preview(state, "play P3 notebook") == {
        "scores": [2, 0],
        "follows": {"slot": 3, "card": "B6"},
    }
    assert preview(state, "play B1 notebook") == {
        "scores": [0, 0],
        "follows": {"slot": 1, "card": "A4"},
    }


@pytest.mark.clause("ST-3.4", "ST-3.5")
def test_a_card_of_the_deck_is_announced_but_not_shown() -> None:
    state = play(table(hands=("M6 M2", "")), "take 2")
    for move in ("play M6 notebook", "play M2 notebook", "play M6 telescope"):
        assert preview(state, move)["follows"] == {"slot": 0, "card": None}


@pytest.mark.clause("ST-3.3")
def test_on_the_way_to_the_telescope_nothing_is_counted_yet() -> None:
    state = play(table(), "take 2")
    assert preview(state, "play B1 telescope") == {
        "scores": [0, 0],
        "follows": {"slot": 1, "card": "A4"},
    }


@pytest.mark.clause("ST-6.2", "ST-6.3")
def test_a_place_says_what_stars_and_sections_change() -> None:
    """Moon 2, three stars by one moon in the notebook, two more in the top section than Bo."""
    state = play(table(), "take 1", "play M2 telescope")
    assert preview(state, "place 2 up")["scores"] == [13, 0]
    assert preview(state, "place 7 up")["scores"] == [13, 0]
    assert preview(state, "place 2 down")["scores"] == [10, 0]


@pytest.mark.clause("ST-3.2", "ST-4.3", "ST-4.5")
@pytest.mark.parametrize("card", ["M2", "B1", "P3"])
def test_a_card_for_the_telescope_names_the_places_that_it_will_have(card: str) -> None:
    """Before it is played: the very moves that are then legal, and what those say themselves."""
    state = play(table(), "take 2")
    before = places(state, f"play {card} telescope")
    play(state, f"play {card} telescope")
    assert list(before) == [move.text for move in state.legal_moves()]
    for move, place in before.items():
        assert {name: place[name] for name in ("scores", "follows")} == preview(state, move)
    assert places(state, "place 7 down") == before


@pytest.mark.clause("ST-3.3")
def test_a_card_for_the_notebook_names_no_places() -> None:
    state = play(table(), "take 2")
    assert places(state, "play B1 notebook") == {}


@pytest.mark.clause("ST-6.2", "ST-6.3", "ST-6.4")
def test_a_place_says_which_parts_of_the_score_grow() -> None:
    """Moon 2: three stars by a run of one, and the section; face down the section alone."""
    state = play(table(), "take 1")
    found = places(state, "play M2 telescope")
    assert found["place 2 up"]["gains"] == {"types": 3, "sections": 10, "diversity": 0}
    assert found["place 2 down"]["gains"] == {"types": 0, "sections": 10, "diversity": 0}
    telescopes = ("1:P3 2:M3 4:A3 5:C3", "1:P1 2:P2 3:P4 4:P5")
    state = play(table(telescopes=telescopes, hands=("B4 A1", ""), notebooks=("", "")), "take 2")
    fifth = places(state, "play B4 telescope")["place 12 up"]
    assert fifth["gains"] == {"types": 0, "sections": 10, "diversity": 10}


@pytest.mark.clause("ST-6.3")
def test_a_place_may_take_points_from_the_other() -> None:
    state = table(telescopes=("1:P3 2:~P6", "1:C3 6:S2"), notebooks=("M3 A3", "A5 B3"))
    play(state, "take 1", "play M2 telescope")
    assert state.scores() == (10, 10)
    assert preview(state, "place 7 up")["scores"] == [3, -10]
    assert preview(state, "place 8 down")["scores"] == [10, -10]


@pytest.mark.clause("ST-6.3", "ST-4.8")
def test_what_bo_cannot_see_counts_three_in_his_previews_too() -> None:
    """Ada's face-down card and her planet make six; with seven Bo takes the section."""
    state = lay_out(("1:P3 2:~P6", "1:C3"), ("", "B4 M2"), ("M3 A3", "B3"), row=ROW, turn=1)
    play(state, "take 1", "play B4 telescope")
    change = preview(state, "place 2 up", 1)["scores"]
    assert state.scores()[0] == 10
    assert change == [-10, 10 + 2]


@pytest.mark.clause("ST-6.4")
def test_the_fifth_type_is_worth_ten_points_more_than_a_card_face_down() -> None:
    """The bottom section is hers with either: Bo has nothing there."""
    telescopes = ("1:P3 2:M3 4:A3 5:C3", "1:P1 2:P2 3:P4 4:P5")
    state = table(telescopes=telescopes, hands=("B4 A1", ""), notebooks=("", ""))
    play(state, "take 2", "play B4 telescope")
    up, down = preview(state, "place 12 up"), preview(state, "place 12 down")
    runs = seen(state, 0)["sheet"]["players"][0]["types"]["B"]["run"]
    assert up["scores"][0] - down["scores"][0] == 10 + 2 * runs
    assert up["scores"][1] == down["scores"][1]


@pytest.mark.clause("ST-3.7")
@pytest.mark.parametrize(
    ("option", "face_down", "card"),
    [
        ("printed", "up", "A4"),
        ("printed", "down", "A4"),
        ("three", "up", "A4"),
        ("three", "down", "B6"),
    ],
)
def test_a_place_says_which_card_follows_under_either_option(
    option: str, face_down: str, card: str
) -> None:
    state = table(options={"face_down_selects": option})
    play(state, "take 2", "play B1 telescope")
    assert preview(state, f"place 7 {face_down}")["follows"] == {
        "slot": ROW.split().index(card) + 1,
        "card": card,
    }


@pytest.mark.clause("ST-3.3")
def test_after_the_card_of_step_3_nothing_follows() -> None:
    state = play(table(), "take 2", "play B1 notebook")
    assert preview(state, "place 2 up") == {"scores": [10, 0], "follows": None}


@pytest.mark.clause("ST-2.1", "ST-6.2", "ST-6.3")
def test_a_starter_promises_no_section_because_the_other_player_puts_a_three_too() -> None:
    players = [{"hand": ["P3", "M3"]}, {"hand": ["A3", "C3"]}]
    state = GAME.resume({"step": "starters", "players": players})
    for move in ("start P3", "start M3"):
        told = state.view(0).preview(move)
        assert (told["scores"], told["follows"], told["places"]) == ([0, 0], None, [])
        assert told["gains"] == {"types": 0, "sections": 0, "diversity": 0}
    state.play("start P3", 0)
    state.play("start A3", 1)
    assert state.scores() == (0, 0)


@pytest.mark.clause("ST-6.1")
def test_a_last_card_says_what_it_adds() -> None:
    state = table(turn=22, step="last", hands=("P1 M1", ""), notebooks=("", ""), deck="")
    for move in ("last P1", "last M1"):
        before = state.scores()
        twin = state.copy()
        twin.play(move, 0)
        twin.play(twin.legal_moves(1)[0], 1)
        assert preview(state, move)["scores"][0] == twin.scores()[0] - before[0]


@pytest.mark.parametrize("seed", [0, 1])
def test_a_preview_agrees_with_what_then_happens(seed: int) -> None:
    """For every place of step 3, where nothing but the card itself changes the score."""
    state = starting_game(seed)
    compared = 0
    while whole(state)["step"] != "last":
        if whole(state)["step"] == "follow":
            seat = state.seats[0]
            for move in state.legal_moves():
                twin = state.copy()
                twin.play(move)
                change = [n - o for n, o in zip(twin.scores(), state.scores(), strict=True)]
                assert preview(state, move.text, seat)["scores"] == change
                compared += 1
        moves = state.legal_moves()
        state.play(moves[(7 * state.ply) % len(moves)])
    assert compared > 20


def test_a_preview_changes_nothing() -> None:
    state = play(table(), "take 2")
    view = state.view(0)
    before = view.to_json(), whole(state)
    for move in view.legal_moves():
        view.preview(move)
    assert (view.to_json(), whole(state)) == before


# Moves that are not legal for this view


@pytest.mark.clause("ST-4.3")
def test_a_preview_of_an_illegal_move_is_refused_as_the_move_is() -> None:
    state = table(telescopes=("1:P3 4:M3 6:B3", ""))
    play(state, "take 2", "play B1 telescope")
    for move in ("place 2 up", "place 1 down", "take 1", "last B1"):
        with pytest.raises(IllegalMove) as by_view:
            state.view(0).preview(move)
        with pytest.raises(IllegalMove) as by_state:
            state.play(move)
        assert by_view.value.clause == by_state.value.clause
        assert by_view.value.message == by_state.value.message


def secretly_chosen() -> State:
    state = GAME.start(2, 0)
    state.play(state.legal_moves(0)[0], 0)
    return state


def placing() -> State:
    return play(table(turn=1, hands=("", "B1 M2")), "take 2", "play B1 telescope")


@pytest.mark.clause("ST-3.1")
@pytest.mark.parametrize("begin", [secretly_chosen, placing, lambda: table(turn=1)])
def test_who_is_not_asked_gets_no_preview(begin: Callable[[], State]) -> None:
    """And hears that, not some other reason why the move would be refused."""
    state = begin()
    for move in ("start P3", "start M3", "take 1", "place 12 down", "place 12 up", "keep"):
        with pytest.raises(IllegalMove) as refused:
            state.view(0).preview(move)
        assert refused.value.message.id == "engine-not-your-turn"
        assert refused.value.message.args == {"player": 0}


@pytest.mark.clause("ST-6.1")
def test_after_the_end_there_is_nothing_to_preview() -> None:
    state = table()
    state.resign(1)
    with pytest.raises(IllegalMove) as refused:
        state.view(0).preview("take 1")
    assert refused.value.message.id == "engine-game-over"


def test_a_spectator_has_nothing_to_preview() -> None:
    with pytest.raises(ValueError, match="a spectator has nothing to decide"):
        table().view(None).preview("take 1")


def test_garbage_has_no_preview() -> None:
    with pytest.raises(ValueError, match="is not a move"):
        table().view(0).preview("castle")
