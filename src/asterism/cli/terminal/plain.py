"""The game line by line: for screen readers, scripts and simple terminals."""

import sys
from collections.abc import Iterator, Sequence
from io import TextIOWrapper

from asterism import Message
from asterism.cli.tables import Choice, Pen
from asterism.cli.terminal.conversation import Conversation


def play_plain(at: Conversation) -> int:
    """Play until the person leaves or the input ends; the exit status."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    for line in at.welcome():
        print(line)
    seen = ""
    while True:
        bring_up_to_date(at)
        asked = at.prompt()
        # What has been read out once is not read out again: an empty line asks for it.
        if asked != seen:
            print(f"\n{asked}")
            for line in spoken(at.offered(), at.pen):
                print(line)
        entry = read()
        if entry is None:
            if not at.session.is_over:
                print(at.pen.say(Message("terminal-ended-early")))
            return 0
        number = at.session.state.history().number
        reply = at.answer(entry)
        for line in [reply.title, *reply.lines] if reply.is_page else reply.lines:
            print(line)
        if reply.leave:
            print(at.pen.say(Message("terminal-goodbye")))
            return 0
        again = not entry.strip() or number != at.session.state.history().number
        seen = "" if again else asked


def bring_up_to_date(at: Conversation) -> None:
    """Tell what happened, and let the bots decide, one after the other."""
    was_over = False
    while True:
        for event in at.session.news():
            print(at.tell(event))
            was_over = at.session.is_over
        if not at.session.advance():
            break
        at.look()
    if was_over:
        print()
        for line in at.end():
            print(line)


def spoken(choices: Sequence[Choice], pen: Pen) -> Iterator[str]:
    """A line for each choice, or for each group of them."""
    for choice in choices:
        if not choice.group:
            yield f"{choice.key}: {choice.label}{in_brackets(choice.note)}"
    for group in dict.fromkeys(choice.group for choice in choices if choice.group):
        members = [choice for choice in choices if choice.group == group]
        keys = ", ".join(f"{choice.key}{in_brackets(choice.note)}" for choice in members)
        yield pen.say(Message("terminal-item", label=group, text=keys))


def in_brackets(note: str) -> str:
    return f" ({note})" if note else ""


def read() -> str | None:
    """The next line; None when there is no more."""
    try:
        return input("> " if sys.stdin.isatty() else "")
    except EOFError:
        return None
