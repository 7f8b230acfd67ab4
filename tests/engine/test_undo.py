"""Corner cases of taking back, in Comets: choices are sealed until the last one is made."""

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from asterism import Record, State
from asterism.conformance.play import text
from asterism.engine.event import EVERYONE, OWNER, Event, EventType
from asterism.engine.log import MOVE, START, UNDO, Log
from tests.tiny import GAME as COMETS

DECIDED = EventType("decided", {"what": EVERYONE})
SECRET = EventType("secret", {"what": OWNER}, sealed=True)
SEEN = EventType("seen", {"what": EVERYONE}, reveals=True)


def step(before: Log | None, seat: int, type: EventType = DECIDED, drew: str = "") -> Log:
    kind = START if before is None else MOVE
    return Log(before, kind, seat, None, [drew] if drew else [], [Event(type, seat, ["x"])])


def back(log: Log, seat: int, ply: int, beyond: bool = False) -> Log:
    return Log(log, UNDO, seat, None, [], [], log.at(ply), beyond)


@pytest.fixture
def start() -> Log:
    return step(None, -1)


def test_own_decisions_in_a_row_can_be_taken_back(start: Log) -> None:
    log = step(step(start, 0), 0)
    assert log.undo_ply(0) == 0
    assert log.undo_ply(1) == 2


def test_a_draw_or_a_revelation_is_a_barrier(start: Log) -> None:
    for barrier in (step(start, 0, drew="c1"), step(start, 0, SEEN)):
        assert barrier.undo_ply(0) == 1
        assert step(barrier, 0).undo_ply(0) == 1


def test_somebody_elses_open_decision_is_a_barrier(start: Log) -> None:
    log = step(step(start, 0), 1)
    assert log.undo_ply(0) == 2
    assert log.undo_ply(1) == 1


def test_somebody_elses_sealed_choice_is_none(start: Log) -> None:
    log = step(step(start, 0, SECRET), 1, SECRET)
    assert log.undo_ply(0) == 0
    assert log.undo_ply(1) == 1
    assert log.undo_ply(2) == 2


def test_after_an_undo_one_may_go_further(start: Log) -> None:
    log = step(step(step(start, 0), 0), 0)
    once = back(log, 0, 2)
    assert (once.ply, once.number) == (2, 4)
    assert once.undo_ply(0) == 0
    twice = back(once, 0, 1)
    assert twice.undo_ply(0) == 0
    assert [entry.number for entry in twice.standing()] == [0, 1, 5]


def test_somebody_elses_undo_of_something_seen_is_a_barrier(start: Log) -> None:
    log = back(step(step(start, 0), 1), 1, 1)
    assert log.undo_ply(0) == log.ply == 1
    sealed = back(step(step(start, 0, SECRET), 1, SECRET), 1, 1)
    assert sealed.undo_ply(0) == 0


def test_an_undo_beyond_a_barrier_is_a_barrier(start: Log) -> None:
    log = back(step(step(start, 0), 0, drew="c1"), 0, 1, beyond=True)
    assert log.undo_ply(0) == 1


def test_what_was_taken_back_twice_is_remembered_once_and_whole(start: Log) -> None:
    """The first undo does not stand any more; what others saw then, they saw."""
    first, second, third = step(start, 0), None, None
    second = step(first, 0)
    once = back(second, 0, 1)
    third = step(once, 0)
    twice = back(third, 0, 0)
    assert twice.undone() == [first, second, third]
    assert twice.standing() == [start, twice]


def test_the_entry_at_a_ply_after_an_undo(start: Log) -> None:
    first = step(start, 0)
    undo = back(step(first, 0), 0, 1)
    assert undo.at(1) is undo
    assert undo.at(0) is start
    again = step(undo, 0)
    assert again.at(2) is again
    assert again.at(1) is undo
    for ply in (-1, 3):
        with pytest.raises(ValueError, match=f"ply {ply} does not exist: this game has 0 to 2"):
            again.at(ply)


# In a game


def choices(state: State) -> list[object]:
    players = state.to_json()["players"]
    assert isinstance(players, list)
    return [player["choice"] for player in players]


def of_three() -> State:
    """Three players, of whom 0 and 1 have chosen."""
    state = COMETS.start(3, 1)
    for seat in (0, 1):
        state.play(state.legal_moves(seat)[0], seat)
    return state


def test_a_sealed_choice_can_be_taken_back_until_the_last_seat_has_chosen() -> None:
    state = of_three()
    chosen = choices(state)
    assert state.undo_to(0) == 0
    back = state.undo(0)
    assert choices(back) == [None, chosen[1], None]
    assert back.seats == (0, 2)
    state.play(state.legal_moves(2)[0], 2)
    with pytest.raises(ValueError, match="seat 0 cannot take anything back now"):
        state.undo(0)


def test_the_choices_of_others_are_made_again() -> None:
    back = of_three().undo(0)
    kinds = [(entry.kind, entry.seat) for entry in back.history().entries()]
    assert kinds == [("start", -1), ("move", 0), ("move", 1), ("undo", 0), ("move", 1)]
    assert back.ply == 1
    replayed = Record.loads(Record.of(back).dumps()).replay()
    assert text(replayed.to_json()) == text(back.to_json())
    assert text(replayed.events(2)) == text(back.events(2))


def test_a_seat_takes_back_its_own_decisions_only() -> None:
    state = of_three()
    with pytest.raises(ValueError, match="seat 0 has decided nothing since ply 1"):
        state.undo(0, 1)
    with pytest.raises(ValueError, match="seat 2 cannot take anything back now"):
        state.undo(2)


def test_taking_back_and_deciding_otherwise_and_taking_back_again() -> None:
    state = COMETS.start(2, 3)
    for _ in range(3):
        for move in state.legal_moves(0):
            state.play(move, 0)
            state = state.undo(0)
            assert state.ply == 0
            assert state.seats == (0, 1)
    entries = state.history().entries()
    assert len(entries) == 1 + 6 * len(state.legal_moves(0))
    assert text(state.to_json()) == text(COMETS.start(2, 3).to_json())


def test_going_beyond_is_written_down() -> None:
    state = COMETS.start(2, 1)
    for seat in (0, 1):
        state.play(state.legal_moves(seat)[0], seat)
    with pytest.raises(ValueError, match="seat 0 cannot take anything back now"):
        state.undo(0, 0)
    back = state.undo(0, 0, beyond=True)
    assert text(back.to_json()) == text(COMETS.start(2, 1).to_json())
    assert "\n3 0 undo! 0\n" in Record.of(back).dumps()
    assert back.events(1)[-1] == {
        "type": "taken_back", "seat": 0, "to": 0, "from": 2, "number": 3,
    }  # fmt: skip


def test_a_resignation_cannot_be_taken_back() -> None:
    state = COMETS.start(2, 1)
    state.resign(0)
    assert state.undo_to(0) == state.ply == 1


def test_a_game_from_a_position_goes_back_to_it_and_no_further() -> None:
    state = COMETS.resume(COMETS.start(2, 8).to_json())
    before = text(state.to_json())
    state.play(state.legal_moves(1)[0], 1)
    back = state.undo(1)
    assert text(back.to_json()) == before
    assert back.undo_to(1) == 0


# As long as the log, however often somebody changes their mind.


def at_one_ply(times: int) -> Record:
    """The same seat chooses and takes back, again and again."""
    state = COMETS.start(3, 1)
    for _ in range(times):
        state.play(state.legal_moves(0)[0], 0)
        state = state.undo(0)
    return Record.of(state)


def at_two_plies(times: int) -> Record:
    """Often at the upper ply and then at the lower one, so that no single copy would do."""
    state = COMETS.start(3, 1)
    for turn in range(times):
        state.play(state.legal_moves(0)[0], 0)
        for _ in range(turn % 3):
            state.play(state.legal_moves(1)[0], 1)
            state = state.undo(1)
        state = state.undo(0)
    return Record.of(state)


def at_every_ply(times: int) -> Record:
    """Far on, and back step by step."""
    state = COMETS.start(3, 1)
    for _ in range(times):
        while state.ply < 5:
            state.play(state.legal_moves()[0], state.seat)
        for ply in (3, 2, 1, 0):
            while state.undo_to(0) <= ply:
                state.play(state.legal_moves()[0], state.seat)
            state = state.undo(0, ply, beyond=True)
    return Record.of(state)


def counted(work: Callable[[], object]) -> int:
    """How often the game's own code is called; it is never compiled."""
    calls = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        calls += event == "call" and frame.f_code.co_filename.endswith("tiny/game.py")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    return calls


def work(record: Record) -> float:
    return counted(record.replay) / len(record.entries)


@pytest.mark.parametrize("changes", [at_one_ply, at_two_plies, at_every_ply])
def test_replaying_a_change_of_mind_costs_the_same_however_many_came_before(
    changes: Callable[[int], Record],
) -> None:
    few, many = work(changes(20)), work(changes(200))
    assert many < 1.2 * few


def test_a_log_keeps_one_copy_for_each_ply_that_somebody_returned_to() -> None:
    for changes in (at_one_ply, at_two_plies, at_every_ply):
        state = changes(30).replay()
        kept = [entry.kept for entry in state.history().standing() if entry.kept is not None]
        assert len(kept) == 1
        assert kept[0].log is None


def test_looking_back_in_a_long_game_replays_only_a_part_of_it() -> None:
    state = at_one_ply(200).replay()
    calls = counted(lambda: state.at(0))
    assert calls < 5
