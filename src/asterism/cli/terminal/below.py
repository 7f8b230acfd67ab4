"""The part below the table: the latest events, the question, the choices."""

from collections.abc import Sequence
from math import ceil

from asterism.cli.tables import Choice, Pen
from asterism.cli.tables.canvas import FRAME
from asterism.cli.tables.lines import Line, size, text_of, to_left, wrapped

DIM = "#8794c8"
PROMPT = "bold #8fd0ff"
KEY = "bold #f5cf7e"
NOTICE = "bold #f8ae5c"
GAP = 3  # between two columns
STORY = 4  # lines that should be left for what happened last


def below(
    events: Sequence[str],
    prompt: str,
    choices: Sequence[Choice],
    notices: Sequence[str],
    your_turn: bool,
    width: int,
    height: int,
    pen: Pen,
) -> list[Line]:
    """Exactly so many lines: a rule, then as many events as there is room for, then the rest."""
    mark = pen.write("▶ ") if your_turn else "  "
    asked = wrapped(mark + prompt, width, PROMPT if your_turn else DIM, hang="  ")
    told = [line for notice in notices for line in wrapped(f"! {notice}", width, NOTICE, "  ")]
    room = height - 1 - len(asked) - len(told)
    offered = offer(choices, width, room)
    story = latest(events, width, room - len(offered))
    rule: Line = [(pen.line("lr") * width, FRAME)]
    return [rule, *story, *asked, *offered, *told]


def latest(events: Sequence[str], width: int, room: int) -> list[Line]:
    """The last sentences that fit as a whole, at the lower end of the room."""
    lines: list[Line] = []
    for age, sentence in enumerate(reversed(events)):
        more = wrapped(sentence, width, "" if age == 0 else DIM, hang="  ")
        if len(lines) + len(more) > room:
            break
        lines = more + lines
    return [[]] * (room - len(lines)) + lines


def offer(choices: Sequence[Choice], width: int, room: int) -> list[Line]:
    """The choices in as many columns as their labels allow; with short labels, if that leaves
    more of the story. If there are too many, the last line says so: `?` shows them all.
    """
    groups = grouped(choices, width)
    entries = [labelled(c, c.label) for c in single(choices)]
    whole = groups + in_columns(entries, width)
    if len(whole) <= room - STORY and all(size(entry) <= width for entry in entries):
        return whole
    short = groups + in_columns(
        [labelled(c, c.short or c.move.text) for c in single(choices)], width
    )
    if len(whole) <= room and len(short) == len(whole):
        return whole
    return short if len(short) <= room else [*short[: max(0, room - 1)], [("... ?", KEY)]]


def single(choices: Sequence[Choice]) -> list[Choice]:
    return [choice for choice in choices if not choice.group]


def labelled(choice: Choice, label: str) -> Line:
    line: Line = [(f"{choice.key:>2} ", KEY), (label, "")]
    return [*line, (f"  {choice.note}", DIM)] if choice.note else line


def in_columns(entries: Sequence[Line], width: int) -> list[Line]:
    """Entries under each other, in the columns that they fit into."""
    if not entries:
        return []
    longest = max(size(entry) for entry in entries)
    if longest > width:
        return [line for entry in entries for line in wrapped(text_of(entry), width, hang="   ")]
    columns = max(1, min(len(entries), (width + GAP) // (longest + GAP)))
    rows = ceil(len(entries) / columns)
    column = (width + GAP) // columns
    lines: list[Line] = []
    for row in range(rows):
        line: Line = []
        for entry in entries[row::rows]:
            line = to_left(line, ceil(size(line) / column) * column) + entry
        lines.append(line)
    return lines


def grouped(choices: Sequence[Choice], width: int) -> list[Line]:
    """The groups, each on a line of its own, or on several: `Face up   2 +6   3 +6`."""
    groups = dict.fromkeys(choice.group for choice in choices if choice.group)
    column = max((len(group) for group in groups), default=0) + GAP
    lines: list[Line] = []
    for group in groups:
        line: Line = [(group, DIM)]
        at = column
        for choice in choices:
            if choice.group != group:
                continue
            entry: Line = [(choice.key, KEY), (f" {choice.note}", "")]
            if at + size(entry) > width:
                lines.append(line)
                line, at = [], column
            line = [*to_left(line, at), *entry]
            at += max(size(entry) + 2, 8)
        lines.append(line)
    return lines
