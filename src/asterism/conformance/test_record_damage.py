"""A damaged record gets line, column and what was expected, or it still is a record; nothing else
ever happens.
"""

from contextlib import suppress

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from asterism import Record, RecordError
from asterism.conformance.kit import Kit, Table
from asterism.conformance.stories import stories

SIGNS = st.one_of(
    st.sampled_from([*'0123456789 >:!#"{}[],-/.\r\n\t', "undo", "resign", "start", "NaN"]),
    st.characters(),
)


@st.composite
def damaged(draw: st.DrawFn, kit: Kit) -> str:
    """The text of a record after an accident or two."""
    table = Table(kit, draw(st.sampled_from(list(kit.cases))))
    text = Record.of(draw(st.sampled_from(stories(table)))).dumps()
    for _ in range(draw(st.integers(1, 3))):
        text = draw(accident(text))
    return text


@st.composite
def accident(draw: st.DrawFn, text: str) -> str:
    kind = draw(st.sampled_from(["cut", "tear out", "insert", "change", "swap", "lose", "repeat"]))
    lines = text.split("\n")
    at = draw(st.integers(0, len(text)))
    line, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    if kind == "cut":
        return text[:at]
    if kind == "tear out":
        return text[:at] + text[at + draw(st.integers(1, 40)) :]
    if kind == "insert":
        return text[:at] + draw(SIGNS) + text[at:]
    if kind == "change":
        return text[:at] + draw(SIGNS) + text[at + 1 :]
    if kind == "swap":
        lines[line], lines[other] = lines[other], lines[line]
    elif kind == "lose":
        del lines[line]
    else:
        lines.insert(other, lines[line])
    return "\n".join(lines)


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(choices=st.data())
def test_a_damaged_record_is_refused_with_its_place_or_is_a_record(
    kit: Kit, choices: st.DataObject
) -> None:
    text = choices.draw(damaged(kit))
    try:
        record = Record.loads(text)
    except RecordError as problem:
        check_place(problem, text)
        return
    assert Record.loads(record.dumps()) == record
    try:
        replayed = record.replay()
    except RecordError as problem:
        check_place(problem, text)
        return
    assert Record.of(replayed).entries == record.entries
    with suppress(RecordError):
        record.replay(verify=True)


def check_place(problem: RecordError, text: str) -> None:
    lines = text.split("\n")
    assert 1 <= problem.line <= len(lines) + 1
    there = lines[problem.line - 1] if problem.line <= len(lines) else ""
    assert 1 <= problem.column <= len(there) + 1
    assert problem.problem
    assert str(problem).startswith(f"line {problem.line}, column {problem.column}: ")
