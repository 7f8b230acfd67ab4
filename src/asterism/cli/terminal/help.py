"""The answers to `?`: the decision, how to type it, a card, a clause of the rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from asterism import Message
from asterism.words.rules import rules_of

if TYPE_CHECKING:
    from asterism.cli.terminal.conversation import Conversation

CLAUSE = re.compile(r"[A-Z]{2}-[0-9]+(\.[0-9]+)?")
ANCHOR = re.compile(r'<a id="([a-z]{2}(?:-[0-9]+)+)"></a>')
MARKS = re.compile(r"\*+|`|\[([^\]]*)\]\([^)]*\)")
ASK = "ask ..."  # a partner, where there is one
COMMAND_IDS = {
    "?": "terminal-command-help",
    "? ...": "terminal-command-explain",
    "undo": "terminal-command-undo",
    "undo!": "terminal-command-undo-further",
    "table": "terminal-command-table",
    "score": "terminal-command-score",
    "log": "terminal-command-log",
    "save ...": "terminal-command-save",
    "auto": "terminal-command-auto",
    ASK: "terminal-command-ask",
    "resign": "terminal-command-resign",
    "quit": "terminal-command-quit",
}


def explain(word: str, at: Conversation) -> list[str]:
    """The answer to `? word`; to `?` alone, everything one needs to know to go on."""
    if not word:
        return everything(at)
    if CLAUSE.fullmatch(word.upper()):
        return clause(word.upper(), at)
    lines = at.tables.explain(word, at.json, at.pen)
    return lines or [at.pen.say(Message("terminal-unknown-word", text=word))]


def everything(at: Conversation) -> list[str]:
    column = max(len(name) for name in COMMAND_IDS) + 2
    can_ask = bool(at.game.favours(at.view))
    commands = [
        f"  {name:{column}}{at.pen.say(Message(id))}"
        for name, id in COMMAND_IDS.items()
        if name != ASK or can_ask
    ]
    legend = at.tables.legend(at.json, at.pen)
    return [
        at.prompt(),
        at.pen.say(Message("terminal-how-to-choose")),
        "",
        at.pen.say(Message("terminal-commands")),
        *commands,
        *(["", *legend] if legend else []),
    ]


# The rules


def clause(number: str, at: Conversation) -> list[str]:
    """A clause of the rules pages; of a whole chapter, all its clauses."""
    file = f"{at.game.name}.{at.pen.lang}.md"
    page = rules_of(at.game.name, at.pen.lang)
    wanted = number.lower().replace(".", "-")
    if page is None:
        return [at.pen.say(Message("terminal-see-rules", page=f"docs/rules/{file}#{wanted}"))]
    found = clauses(page)
    lines = [
        at.pen.write(line)
        for name, text in found.items()
        if name == wanted or name.startswith(f"{wanted}-")
        for line in text
    ]
    return lines or [at.pen.say(Message("terminal-unknown-word", text=number))]


def clauses(page: str) -> dict[str, list[str]]:
    """The clauses of a rules page by their anchors, without its marks."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in page.splitlines():
        anchor = ANCHOR.match(line)
        if anchor:
            lines = found.setdefault(anchor[1], [])
        elif line.startswith("#"):
            lines = []
        if line.strip() and not set(line) <= set("|- :"):
            lines.append(MARKS.sub(r"\1", ANCHOR.sub("", line)).strip())
    return found
