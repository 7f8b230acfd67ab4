"""Records of every kind and version, kept for ever: they must replay, whatever has changed."""

from pathlib import Path

import pytest

from asterism import Record
from asterism.conformance.games import names

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.record"))
KINDS = ("begun", "finished", "laid-out", "options", "resigned", "running", "undo", "undo-beyond")
each_record = pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])


@each_record
def test_a_kept_record_replays_to_the_result_it_tells(path: Path) -> None:
    record = Record.loads(path.read_text())
    state = record.replay()
    assert state.outcome == record.outcome
    assert (record.headers["kind"] in ("begun", "running")) <= (record.outcome is None)
    assert state.history().number == len(record.entries) - 1


@each_record
def test_a_kept_record_is_written_again_as_it_was(path: Path) -> None:
    text = path.read_text()
    record = Record.loads(text)
    assert record.dumps() == text
    assert Record.of(record.replay(), record.headers).entries == record.entries


@each_record
def test_a_kept_record_verifies_by_the_rules_it_was_played_by(path: Path) -> None:
    record = Record.loads(path.read_text())
    assert record.replay(verify=True).history().setup == record.setup


def test_every_kind_of_record_is_kept_of_every_game() -> None:
    records = [Record.loads(path.read_text()) for path in RECORDS]
    kept = {(record.game, record.headers["kind"]) for record in records}
    assert kept >= {(game, kind) for game in names() for kind in KINDS}
