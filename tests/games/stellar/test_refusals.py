"""Every refusal: the clause, the message, an English sentence, and nothing has changed."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from asterism import IllegalMove, State, words
from tests.games.stellar.laying import GAME, Json, lay_out, play, seen, whole

ROW = "A4 P3 B6 M1 C4"


def table(**settings: object) -> State:
    usual: Json = {"telescopes": ("1:P3", "1:C3"), "hands": ("B1 M2", "A1 C1"), "row": ROW}
    return lay_out(**{**usual, **settings})


def starters() -> State:
    """Ada holds planet 3 and moon 3, Bo asteroid 3 and cloud 3."""
    players = [{"hand": ["P3", "M3"]}, {"hand": ["A3", "C3"]}]
    return GAME.resume({"step": "starters", "players": players})


def to_renew() -> State:
    return table(turn=1, step="renew")


def to_take() -> State:
    return table()


def to_play() -> State:
    return play(table(), "take 2")


def to_place(card: str = "B1") -> State:
    """A planet on 1, a moon on 4, a black hole on 6; the card of step 2 is on its way."""
    state = table(telescopes=("1:P3 4:M3 6:B3", "1:C3"), hands=(f"{card} M2", "A1 C1"))
    return play(state, "take 2", f"play {card} telescope")


def to_follow() -> State:
    """The same, with asteroid 4 from the row for step 3."""
    state = table(telescopes=("1:A3 4:M3 6:B3", "1:C3"))
    return play(state, "take 2", "play B1 notebook")


def last_cards() -> State:
    """All turns are over; Ada holds black hole 1 and moon 2."""
    return table(turn=22, step="last")


def ended() -> State:
    state = last_cards()
    state.play("last B1", 0)
    state.play("last A1", 1)
    return state


STATES: dict[str, Callable[[], State]] = {
    "starters": starters,
    "renew": to_renew,
    "take": to_take,
    "play": to_play,
    "place": to_place,
    "follow": to_follow,
    "last": last_cards,
}


def active(state: State) -> int:
    assert state.seat is not None
    return state.seat


def check_refused(
    state: State, move: str, seat: int | None, clause: str, id: str, /, **args: object
) -> str:
    before = whole(state)
    views = [seen(state, viewer) for viewer in (0, 1, None)]
    entry = state.log
    with pytest.raises(IllegalMove) as refused:
        state.play(move, seat)
    problem = refused.value
    assert (problem.clause, problem.message.id, problem.message.args) == (clause, id, args)
    assert str(problem) == f"{problem.reason} ({clause})"
    assert whole(state) == before
    assert [seen(state, viewer) for viewer in (0, 1, None)] == views
    assert state.log is entry
    for language in words.languages():
        sentence = words.say(problem.message, language)
        assert sentence[0].isupper() and sentence[-1] == "."
        assert id not in sentence
    return problem.reason


class WrongStep(NamedTuple):
    """A kind of move, and the clause that says when it is played."""

    move: str
    clause: str
    fits: tuple[str, ...]  # the steps in which it is not refused for the step


WRONG_STEPS = [
    WrongStep("start P3", "ST-2.1", ("starters",)),
    WrongStep("renew", "ST-3.0", ("renew", "take")),
    WrongStep("keep", "ST-3.0", ("renew", "take")),
    WrongStep("take 1", "ST-3.1", ("take",)),
    WrongStep("play P5 telescope", "ST-3.2", ("play",)),
    WrongStep("play P5 notebook", "ST-3.2", ("play",)),
    WrongStep("place 2 up", "ST-3.2", ("place", "follow")),
    WrongStep("place 1 down", "ST-3.2", ("place", "follow")),
    WrongStep("last P5", "ST-6.1", ("last",)),
]


@pytest.mark.clause("ST-2.1", "ST-3.0", "ST-3.1", "ST-3.2", "ST-6.1")
@pytest.mark.parametrize(
    ("move", "step", "clause"),
    [
        (kind.move, step, kind.clause)
        for kind in WRONG_STEPS
        for step in STATES
        if step not in kind.fits
    ],
)
def test_a_move_of_another_step_is_refused_with_what_is_asked_now(
    move: str, step: str, clause: str
) -> None:
    state = STATES[step]()
    reason = check_refused(state, move, active(state), clause, "stellar-wrong-step", step=step)
    assert reason.startswith(("Not yet: ", "Not now: ", "Too late: "))


@pytest.mark.clause("ST-2.1")
@pytest.mark.parametrize("card", ["A3", "B3"])
def test_a_starter_that_one_was_not_dealt(card: str) -> None:
    reason = check_refused(
        starters(), f"start {card}", 0, "ST-2.1", "stellar-not-a-starter", card=card
    )
    assert reason.startswith("You were not dealt ")


@pytest.mark.clause("ST-3.0")
@pytest.mark.parametrize("move", ["renew", "keep"])
def test_renewing_without_the_right(move: str) -> None:
    reason = check_refused(to_take(), move, 0, "ST-3.0", "stellar-no-renewal-right")
    assert "satellite" in reason


@pytest.mark.clause("ST-3.0")
@pytest.mark.parametrize("decided", ["renew", "keep"])
@pytest.mark.parametrize("move", ["renew", "keep"])
def test_renewing_once_that_is_decided(decided: str, move: str) -> None:
    state = play(to_renew(), decided)
    reason = check_refused(state, move, 1, "ST-3.0", "stellar-renewal-decided")
    assert reason.startswith("Already decided")
    # Taken back and decided again, it is decided all the same.
    if decided == "keep":
        again = play(state.undo(1), "keep")
        check_refused(again, move, 1, "ST-3.0", "stellar-renewal-decided")
    # One step later the step is what is wrong.
    check_refused(play(state, "take 1"), move, 1, "ST-3.0", "stellar-wrong-step", step="play")


@pytest.mark.clause("ST-3.2")
@pytest.mark.parametrize("area", ["telescope", "notebook"])
@pytest.mark.parametrize("card", ["A1", "A4", "S1"])
def test_playing_a_card_that_is_not_in_the_hand(card: str, area: str) -> None:
    """Neither one of the opponent's hand, nor of the row, nor of the deck."""
    move = f"play {card} {area}"
    reason = check_refused(to_play(), move, 0, "ST-3.2", "stellar-not-in-hand", card=card)
    assert reason.startswith("You do not hold ")


@pytest.mark.clause("ST-4.3")
@pytest.mark.parametrize(
    ("card", "slot"), [("B1", 2), ("B1", 11), ("P1", 5), ("M1", 3), ("M6", 12)]
)
def test_face_up_away_from_its_type(card: str, slot: int) -> None:
    reason = check_refused(
        to_place(card),
        f"place {slot} up",
        0,
        "ST-4.3",
        "stellar-not-next-to-its-type",
        card=card,
        slot=slot,
    )
    assert f"slot {slot}" in reason


@pytest.mark.clause("ST-4.3")
def test_the_card_of_step_3_face_up_away_from_its_type() -> None:
    check_refused(
        to_follow(), "place 12 up", 0, "ST-4.3", "stellar-not-next-to-its-type", card="A4", slot=12
    )


@pytest.mark.clause("ST-4.3", "ST-4.4", "ST-4.5", "ST-4.6")
@pytest.mark.parametrize(
    ("card", "side", "clause"),
    [
        ("B1", "up", "ST-4.3"),
        ("A1", "up", "ST-4.4"),
        ("S1", "up", "ST-4.6"),
        ("B1", "down", "ST-4.5"),
        ("A1", "down", "ST-4.5"),
        ("S1", "down", "ST-4.5"),
    ],
)
@pytest.mark.parametrize("slot", [1, 4, 6])
def test_a_slot_that_is_taken(card: str, side: str, clause: str, slot: int) -> None:
    """The clause is the one that says where such a card may go."""
    state = table(telescopes=("1:P3 4:M3 6:B3", "1:C3"), hands=(f"{card} M2", "C1 C2"))
    play(state, "take 2", f"play {card} telescope")
    reason = check_refused(
        state, f"place {slot} {side}", 0, clause, "stellar-place-taken", slot=slot
    )
    assert f"Slot {slot} " in reason


@pytest.mark.clause("ST-6.1")
@pytest.mark.parametrize("card", ["A1", "S1"])
def test_a_last_card_that_is_not_in_the_hand(card: str) -> None:
    check_refused(last_cards(), f"last {card}", 0, "ST-6.1", "stellar-not-in-hand", card=card)


@pytest.mark.clause("ST-3.1")
@pytest.mark.parametrize("step", ["renew", "take", "play", "place", "follow"])
def test_a_seat_that_is_not_asked(step: str) -> None:
    """Even with a move that would be legal for the other."""
    state = STATES[step]()
    seat = 1 - active(state)
    for move in [state.legal_moves()[0].text, "take 1", "place 12 down"]:
        reason = check_refused(state, move, seat, "ST-3.1", "engine-not-your-turn", player=seat)
        assert reason == f"Player {seat + 1} has nothing to decide at the moment."


@pytest.mark.clause("ST-2.1", "ST-6.1")
@pytest.mark.parametrize(
    ("begin", "move"), [(starters, "start M3"), (last_cards, "last B1")], ids=["start", "last"]
)
def test_whoever_has_chosen_in_secret_waits_for_the_other(
    begin: Callable[[], State], move: str
) -> None:
    state = begin()
    state.play(move, 0)
    for again in (move, "start P3", "last M2"):
        check_refused(state, again, 0, "ST-3.1", "engine-not-your-turn", player=0)


@pytest.mark.clause("ST-2.1", "ST-6.1")
@pytest.mark.parametrize(
    ("begin", "move"), [(starters, "start M3"), (last_cards, "last B1")], ids=["start", "last"]
)
def test_while_both_may_decide_the_seat_is_to_be_named(
    begin: Callable[[], State], move: str
) -> None:
    check_refused(begin(), move, None, "ST-3.1", "engine-choose-seat")


@pytest.mark.clause("ST-6.1")
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("move", ["last B1", "take 1", "renew"])
def test_after_the_end(move: str, seat: int | None) -> None:
    check_refused(ended(), move, seat, "ST-6.1", "engine-game-over")


@pytest.mark.clause("ST-6.1")
def test_resigning_after_the_end() -> None:
    state = ended()
    before = whole(state)
    with pytest.raises(IllegalMove) as refused:
        state.resign(0)
    assert refused.value.message.id == "engine-game-over"
    assert whole(state) == before


@pytest.mark.parametrize("step", STATES)
def test_no_move_of_the_game_is_refused_without_a_sentence(step: str) -> None:
    """All moves there are, in every step: legal, or refused in words that people can read."""
    state = STATES[step]()
    seat = active(state)
    before = whole(state)
    listed = state.legal_moves(seat)
    for move in GAME.universe():
        if move not in listed:
            with pytest.raises(IllegalMove) as refused:
                state.play(move, seat)
            assert refused.value.reason.endswith(".")
            assert "stellar-" not in refused.value.reason
            assert "{" not in refused.value.reason
    assert whole(state) == before


@pytest.mark.parametrize("seat", [-1, 2, 17])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    state = to_take()
    before = whole(state)
    with pytest.raises(ValueError, match=f"^there is no seat {seat}: seats are 0 to 1$"):
        state.play("take 1", seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        state.legal_moves(seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        state.resign(seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        state.view(seat)
    assert whole(state) == before


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "take", "take 0", "take 6", "take 2 3", "take two", "play P3", "play P7 notebook",
        "play P3 row", "place 0 up", "place 13 down", "place 4 sideways", "start P7", "start S3",
        "last X9", "Take 1", "castle", "renew 1", "play ~P3 notebook", "\x00", "take １",
    ],
)  # fmt: skip
def test_garbage_is_no_move_and_changes_nothing(text: str) -> None:
    state = to_take()
    before = whole(state)
    with pytest.raises(ValueError, match="is not a move: they look like take 3, ") as refused:
        state.play(text)
    assert "\n" not in str(refused.value)
    assert whole(state) == before


@pytest.mark.parametrize(
    "data",
    [None, [], "take 1", {}, {"type": "take"}, {"type": "take", "slot": 6}, {"slot": 1},
     {"type": "take", "slot": 1, "hand": 0}, {"type": "place", "slot": 2}],
)  # fmt: skip
def test_json_that_is_no_move(data: object) -> None:
    with pytest.raises(ValueError, match="is not a move of stellar"):
        GAME.move_from_json(data)


def test_a_place_without_a_side_is_face_up() -> None:
    assert GAME.move("place 4") is GAME.move("place 4 up")
    assert GAME.move("  take   3 ") is GAME.move("take 3")
    assert GAME.move("play M6/0 notebook") is GAME.move("play M6 notebook")
