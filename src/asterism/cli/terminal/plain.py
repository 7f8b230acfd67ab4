"""The game line by line: for screen readers, scripts and terminals that can do no more."""

import sys
from io import TextIOWrapper

from asterism import Message
from asterism.cli.tables import Choice
from asterism.cli.terminal.conversation import Conversation


def play_plain(at: Conversation) -> int:
    """Play until the person leaves or the input ends; the exit status."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    print(at.pen.say(Message("terminal-welcome")))
    seen = ""
    while True:
        bring_up_to_date(at)
        asked = at.prompt()
        # What has been read out once is not read out again: an empty line asks for it.
        if asked != seen:
            print(f"\n{asked}")
            for choice in at.offered():
                print(spoken(choice))
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


def spoken(choice: Choice) -> str:
    note = f" ({choice.note})" if choice.note else ""
    return f"{choice.key}: {choice.label}{note}"


def read() -> str | None:
    """The next line; None when there is no more."""
    try:
        return input("> " if sys.stdin.isatty() else "")
    except EOFError:
        return None
