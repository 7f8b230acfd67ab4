"""A game is written down, read and played again, with everything that happened in it."""

import pytest

from asterism import Record, RecordError, State
from asterism.conformance.kit import Table
from asterism.conformance.play import everything, played, text
from asterism.conformance.stories import stories
from asterism.engine.outcome import Outcome
from asterism.engine.record import Entry


def check_same(table: Table, replayed: State, state: State) -> None:
    assert everything(replayed) == everything(state)
    for viewer in table.viewers:
        assert text(replayed.view(viewer).to_json()) == text(state.view(viewer).to_json())


def test_a_record_is_its_text(table: Table) -> None:
    for state in stories(table):
        record = Record.of(state, {"event": "Nacht der Sterne ⁂", "date": "2024-08-12"})
        written = record.dumps()
        assert Record.loads(written) == record
        assert Record.loads(written).dumps() == written


def test_a_record_replays_to_the_same_game(table: Table) -> None:
    for state in stories(table):
        check_same(table, Record.loads(Record.of(state).dumps()).replay(), state)


def test_a_record_replays_to_every_moment_of_the_game(table: Table) -> None:
    positions = played(table, 0)
    record = Record.loads(Record.of(positions[-1]).dumps())
    for number in {0, 1, len(positions) // 2, len(positions) - 1}:
        check_same(table, record.replay(upto=number), positions[number])


def test_what_chance_did_follows_from_the_seed(table: Table) -> None:
    for state in stories(table):
        check_same(table, Record.loads(Record.of(state).dumps()).replay(verify=True), state)


def test_a_record_without_its_seed_replays_but_proves_nothing(table: Table) -> None:
    state = played(table, 0)[-1]
    record = Record.loads(Record.of(state, hide_seed=True).dumps())
    assert record.setup.seed is None
    replayed = record.replay()
    assert replayed.outcome == state.outcome
    for viewer in table.viewers:
        assert text(replayed.events(viewer)) == text(state.events(viewer))
        assert text(replayed.view(viewer).to_json()) == text(state.view(viewer).to_json())
    with pytest.raises(RecordError, match="does not tell its seed"):
        record.replay(verify=True)


def test_a_result_that_was_changed_is_found(table: Table) -> None:
    record = Record.of(played(table, 0)[-1])
    assert record.outcome is not None
    scores = (record.outcome.scores[0] + 1, *record.outcome.scores[1:])
    better = Outcome(scores, record.outcome.winners, record.outcome.reason)
    forged = Record(record.game, record.setup, record.entries, {}, better)
    with pytest.raises(RecordError, match="the game ends with"):
        Record.loads(forged.dumps()).replay(verify=True)


def test_what_chance_did_cannot_be_changed_unnoticed(table: Table) -> None:
    """Two draws are exchanged, or a number: the replay may go on, but it does not verify."""
    record = Record.of(played(table, 0)[-1])
    for number, entry in enumerate(record.entries):
        for at in range(len(entry.outcomes) - 1):
            first, second = entry.outcomes[at : at + 2]
            if first == second:
                continue
            swapped = (*entry.outcomes[:at], second, first, *entry.outcomes[at + 2 :])
            entries = record.entries.copy()
            entries[number] = Entry(entry.kind, entry.seat, entry.text, swapped)
            forged = Record(record.game, record.setup, entries, {}, record.outcome)
            written = Record.loads(forged.dumps())
            with pytest.raises(RecordError, match=r"the seed gives|is not a number") as found:
                written.replay(verify=True)
            assert found.value.line == written.entries[number].line
            break


def test_another_seed_does_not_verify(table: Table) -> None:
    written = Record.of(played(table, 0)[-1]).dumps()
    with pytest.raises(RecordError, match="the seed gives"):
        Record.loads(written.replace("\nseed: 0\n", "\nseed: 1\n")).replay(verify=True)
    with pytest.raises(RecordError, match="the seed gives"):
        Record.loads(written.replace("\nseed: 0\n", f"\nseed: {2**255}\n")).replay(verify=True)
