"""Records as text: every way in which one can be wrong, with its place."""

import pytest

from asterism import Record, RecordError
from asterism.conformance.play import text
from asterism.engine.log import Setup
from asterism.engine.outcome import Outcome
from tests.tiny import GAME as COMETS

GOOD = """\
asterism record 1
game: comets
rules: 1
players: 2
option hand: 2
seed: 7
event: a rainy evening
result: 0 0 / 1 / resignation

0 start > {start}
1 0 choose {own}
2 0 undo 0
3 0 choose {own}
4 0 resign
"""


def good() -> str:
    start = COMETS.start(2, 7, {"hand": 2})
    outcomes = start.history().outcomes
    own = start.legal_moves(0)[0].text.removeprefix("choose ")
    return GOOD.format(start=" ".join(outcomes), own=own)


def test_the_good_one_is_good() -> None:
    record = Record.loads(good())
    assert record.dumps() == good()
    assert record.headers == {"event": "a rainy evening"}
    assert record.replay(verify=True).outcome == Outcome((0, 0), (1,), "resignation")


def place_of(damaged: str) -> tuple[int, int, str]:
    with pytest.raises(RecordError) as refused:
        Record.loads(damaged)
    problem = refused.value
    return problem.line, problem.column, problem.problem


@pytest.mark.parametrize(
    ("right", "wrong", "line", "column", "expected"),
    [
        ("asterism record 1", "asterism recrod 1", 1, 1, 'expected "asterism record 1"'),
        ("record 1", "record 9", 1, 17, "version '9' of the format is unknown"),
        ("record 1", "record 1.0", 1, 17, "version '1.0' of the format is unknown"),
        ("game: comets\n", "", 8, 1, 'expected a line "game: ..." before this one'),
        ("game: comets", "game comets", 2, 1, 'expected "name: text"'),
        ("game: comets", "game:", 2, 6, "expected a text after game:"),
        ("rules: 1", "rules: 1a", 3, 8, "rules: expected a whole number, found '1a'"),
        ("rules: 1", "rules:   01", 3, 10, "rules: expected a whole number, found '01'"),
        ("players: 2\n", "", 8, 1, 'expected a line "players: ..." before this one'),
        ("players: 2", "players: two", 4, 10, "players: expected a whole number"),
        ("hand: 2", "hand: two", 5, 14, "expected a JSON value"),
        ("hand: 2", "hand: [1, x]", 5, 18, "expected a JSON value"),
        ("hand: 2", "hand: NaN", 5, 14, "NaN is no number"),
        ("hand: 2", "hand: 1e999", 5, 14, "1e999 is too large a number"),
        ("hand: 2", "hand: " + "9" * 5000, 5, 14, "expected a JSON value"),
        ("hand: 2", "hand: " + "[" * 100_000, 5, 14, "expected a JSON value"),
        ("seed: 7", "seed: -7", 6, 7, "seed: expected a whole number, found '-7'"),
        ("seed: 7", "seed: " + "7" * 101, 6, 7, "seed: expected a whole number"),
        ("seed: 7", "rules: 7", 6, 1, "rules stands here for the second time"),
        ("seed: 7", "option hand: 3", 6, 1, "option hand stands here for the second time"),
        ("seed: 7", "event: x", 7, 1, "event stands here for the second time"),
        ("event:", "ev_ent:", 7, 1, "'ev_ent' cannot be a header"),
        ("event:", " event:", 7, 1, "' event' cannot be a header"),
        ("result: 0 0", "result: a 0", 8, 9, 'result: expected "scores / winners / reason"'),
        ("/ 1 /", "/ nobdoy /", 8, 9, 'result: expected "scores / winners / reason"'),
        ("/ 1 /", "/ /", 8, 9, 'result: expected "scores / winners / reason"'),
        ("/ 1 /", "/", 8, 9, 'result: expected "scores / winners / reason"'),
        ("/ resignation", "/ boredom", 8, 9, 'result: expected "scores / winners / reason"'),
        ("0 start", "0 begin", 10, 3, 'expected "0 start"'),
        ("0 start >", "0 >", 10, 3, 'expected "0 start"'),
        ("0 start", "1 start", 10, 1, "expected the number 0, found '1'"),
        ("0 start >", ">", 10, 1, "expected the number 0, found nothing"),
        ("1 0 choose", "  2 0 choose", 11, 3, "expected the number 1, found '2'"),
        ("1 0 choose", "1 x choose", 11, 3, "expected the number of a seat"),
        ("1 0 choose", "1  -1 choose", 11, 4, "expected the number of a seat"),
        ("4 0 resign", "4", 14, 2, "expected the number of a seat"),
        ("4 0 resign", "4 0", 14, 4, "expected a move, undo or resign"),
        ("4 0 resign", "4 0 > c1", 14, 5, "expected a move, undo or resign"),
        ("2 0 undo 0", "2 0 undo", 12, 5, "expected undo and the ply to go back to"),
        ("2 0 undo 0", "2 0 undo! x", 12, 5, "expected undo and the ply to go back to"),
        ("2 0 undo 0", "2 0 undo 0 1", 12, 5, "expected undo and the ply to go back to"),
        ("2 0 undo 0", "2 0 undo 0 > c1", 12, 14, "expected nothing: chance does nothing"),
        ("4 0 resign", "4 0 resign >", 14, 13, "expected what chance did after >"),
    ],
)  # fmt: skip
def test_a_wrong_record_is_told_where_and_what_was_expected(
    right: str, wrong: str, line: int, column: int, expected: str
) -> None:
    damaged = good().replace(right, wrong, 1)
    assert damaged != good()
    at_line, at_column, problem = place_of(damaged)
    assert (at_line, at_column) == (line, column), problem
    assert expected in problem


def test_a_record_that_ends_early_is_told_so() -> None:
    lines = good().split("\n")
    assert place_of("")[:2] == (1, 1)
    assert place_of("\n".join(lines[:5])) == (
        6, 1, "expected an empty line and the moves; the record ends here",
    )  # fmt: skip
    assert place_of("\n".join(lines[:9]))[2] == 'expected "0 start"; the record has no moves'


@pytest.mark.parametrize(
    ("right", "wrong", "line", "column", "expected"),
    [
        ("game: comets", "game: comest", 2, 7, "no game 'comest': there are "),
        ("rules: 1", "rules: 2", 3, 8, "version 2 of the rules of comets is unknown"),
        ("players: 2", "players: 7", 4, 10, "comets is for 2, 3 players, not 7"),
        ("hand: 2", "hand: 5", 5, 14, "option hand cannot be 5: it is one of 2, 3"),
        ("option hand", "option size", 5, 14, "unknown option 'size': there are hand"),
        ("0 start > ", "0 start > c9 ", 10, 11, "c9 cannot be drawn: it is not in the pile"),
        ("1 0 choose ", "1 0 choose c", 11, 5, "is not a move: choose c1, c2, c3 or c4"),
        ("1 0 choose", "1 5 choose", 11, 5, "there is no seat 5: seats are 0 to 1"),
        ("2 0 undo 0", "2 0 undo 7", 12, 5, "seat 0 has decided nothing since ply 7"),
        ("2 0 undo 0", "2 1 undo 0", 12, 5, "seat 1 cannot take anything back now"),
        ("2 0 undo 0", "2 0 choose c1", 12, 5, "Player 1 has nothing to decide at the moment."),
        ("4 0 resign", "4 0 resign > c1", 14, 14, "c1: nothing is drawn here"),
        ("4 0 resign", "4 0 resign\n5 1 resign", 15, 5, "The game is over"),
    ],
)
def test_a_record_that_cannot_have_happened_is_told_where(
    right: str, wrong: str, line: int, column: int, expected: str
) -> None:
    damaged = good().replace(right, wrong, 1)
    assert damaged != good()
    with pytest.raises(RecordError) as refused:
        Record.loads(damaged).replay()
    assert (refused.value.line, refused.value.column) == (line, column), str(refused.value)
    assert expected in str(refused.value)


def test_a_draw_that_is_missing_is_told_where() -> None:
    lines = good().split("\n")
    lines[9] = " ".join(lines[9].split()[:-1])
    with pytest.raises(RecordError, match="line 10, column 11: an outcome is missing: a card"):
        Record.loads("\n".join(lines)).replay()


def test_readers_are_generous_with_white_space_comments_and_line_ends() -> None:
    loose = good().replace("\n", "\r\n").replace("1 0 choose ", "1\t0   choose ")
    loose = loose.replace("rules:", "# by heart\r\nrules:").replace("2 0 undo", "\r\n#\r\n2 0 undo")
    assert Record.loads(loose) == Record.loads(good())


def test_what_stands_after_the_arrow_is_what_chance_did_whatever_the_spaces() -> None:
    assert Record.loads(good().replace(" > ", "\t>  ")) == Record.loads(good())


def test_a_header_is_one_line_with_a_name_of_its_own() -> None:
    state = COMETS.start(2, 1)
    for name in ("game", "seed", "option x", "", " x", "a:b", "a_b"):
        with pytest.raises(ValueError, match="cannot be a header"):
            Record.of(state, {name: "text"}).dumps()
    for text_ in ("", " x", "x ", "two\nlines", "two\u2028lines"):
        with pytest.raises(ValueError, match="its text is one line"):
            Record.of(state, {"event": text_}).dumps()


def test_a_position_says_everything_itself() -> None:
    state = COMETS.resume(COMETS.start(2, 1).to_json())
    written = Record.of(state).dumps()
    for line in ("players: 2", "seed: 1", "option hand: 2"):
        damaged = written.replace("position:", f"{line}\nposition:")
        name = line.split(":")[0]
        assert place_of(damaged) == (4, len(name) + 3, f"{name}: the position says that already")
    assert place_of(written.replace("position: {", "position: [1, {"))[0] == 4
    cut = written[: written.index("position: ")] + "position: [1]\n\n0 start\n"
    assert place_of(cut) == (4, 11, "position: expected a JSON object")
    damaged = written.replace('"middle": "c', '"middle": "d')
    with pytest.raises(RecordError, match=r"line 4, column 11: position\.middle: expected"):
        Record.loads(damaged).replay()


def test_a_position_is_kept_as_it_was_when_the_game_began() -> None:
    position = COMETS.start(2, 1).to_json()
    state = COMETS.resume(position)
    before = text(state.to_json())
    position["middle"] = "nonsense"
    assert text(state.at(0).to_json()) == before


def test_the_seed_of_a_running_game_can_be_kept_secret() -> None:
    state = COMETS.start(2, 123456789)
    written = Record.of(state, hide_seed=True).dumps()
    assert "seed" not in written
    assert "123456789" not in written
    with pytest.raises(RecordError, match="nothing to verify with: the record does not tell"):
        Record.loads(written).replay(verify=True)


def test_a_game_from_a_position_has_no_secret_to_keep() -> None:
    state = COMETS.resume(COMETS.start(2, 1).to_json())
    with pytest.raises(ValueError, match="began at a position, and that shows everything"):
        Record.of(state, hide_seed=True)
    assert Record.of(state).replay(verify=True).ply == 0


def test_an_entry_that_does_not_exist_cannot_be_replayed_to() -> None:
    record = Record.loads(good())
    for upto in (-1, 5):
        with pytest.raises(RecordError, match=f"there is no entry {upto}: the record has 0 to 4"):
            record.replay(upto)


def test_rules_that_never_were_are_unknown() -> None:
    record = Record.loads(good().replace("rules: 1", "rules: 0"))
    with pytest.raises(RecordError, match="line 3, column 8: version 0 of the rules of comets is"):
        record.replay()


def test_an_error_that_is_not_from_a_text_has_no_place() -> None:
    record = Record("comest", Setup(2, {}, 1, rules=1), [])
    with pytest.raises(RecordError, match=r"^no game 'comest'"):
        record.replay()


def test_a_position_without_a_log_has_no_record() -> None:
    for state in (COMETS.start(2, 1, observed=False), COMETS.from_json(COMETS.start(2).to_json())):
        with pytest.raises(ValueError, match="this position has no log"):
            Record.of(state)
