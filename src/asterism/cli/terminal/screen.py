"""The table in full screen."""

from __future__ import annotations

import os
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, Label, Static

from asterism import Message, Move
from asterism.arena import BotFailed
from asterism.bots import Forfeit
from asterism.cli.tables import LEAST
from asterism.cli.tables.lines import to_text, wrapped
from asterism.cli.terminal.below import below
from asterism.cli.terminal.conversation import Conversation
from asterism.cli.terminal.session import Question

SMALLEST = (80, 24)
BELOW = SMALLEST[1] - LEAST[1] - 1  # lines below the table, at least; one is for typing


# The night sky of the other tables.
LOOK = """
Screen {
    background: #0a1024;
    color: #f3efe4;
}

#sheet {
    height: 1fr;
}

#line {
    height: 1;
}

#mark {
    width: 2;
    color: #8fd0ff;
}

Input {
    width: 1fr;
    background: #0a1024;
}

Input:nocolor > .input--cursor {
    text-style: reverse;
}

Page {
    align: center middle;
    background: #0a1024;
}

#page {
    height: 1fr;
    padding: 0 1;
    background: #0a1024;
    scrollbar-color: #5f6ea8;
    scrollbar-background: #0a1024;
}

/* A scroll bar is drawn in signs that not every terminal has. */
Page.ascii #page {
    scrollbar-size: 0 0;
}

#heading {
    margin-bottom: 1;
}

#page-hint {
    height: 1;
    dock: bottom;
    padding: 0 1;
    color: #8794c8;
}
"""


def draw(
    at: Conversation, events: list[str], notices: list[str], width: int, height: int
) -> list[Text]:
    """The whole screen but the line that one types on."""
    if width < SMALLEST[0] or height < SMALLEST[1] - 1:
        columns, lines = SMALLEST
        sentence = at.pen.say(Message("terminal-too-small", columns=str(columns), lines=str(lines)))
        return [to_text(line) for line in wrapped(sentence, max(1, width))][:height]
    offered = at.offered()
    table = at.tables.table(at.json, offered, width, height - BELOW, at.pen)
    your_turn = at.session.your_turn or at.session.is_over
    rest = below(
        events, at.prompt(), offered, notices, your_turn, width, height - len(table), at.pen
    )
    return [*table, *(to_text(line) for line in rest)]


class Sheet(Widget):
    """Everything but the line that one types on."""

    def __init__(self, at: Conversation) -> None:
        super().__init__(id="sheet")
        self.at = at
        self.events: list[str] = []
        self.notices: list[str] = []

    def render(self) -> Text:
        width, height = self.size
        return Text("\n").join(draw(self.at, self.events, self.notices, width, height))


class Page(ModalScreen[None]):
    """A longer text over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss", show=False),
    ]

    def __init__(self, title: str, lines: list[str], hint: str, from_end: bool) -> None:
        super().__init__()
        self.from_end = from_end
        self.heading = title
        self.lines = lines
        self.hint = hint

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(Text(self.heading, "bold #8fd0ff"), id="heading")
            yield Static(Text("\n".join(self.lines)), id="text")
        yield Static(Text(self.hint), id="page-hint")

    def on_mount(self) -> None:
        if self.from_end:
            self.call_after_refresh(self.query_one(VerticalScroll).scroll_end, animate=False)


class TableApp(App[int]):
    """A game at the table."""

    ENABLE_COMMAND_PALETTE = False
    CSS = LOOK
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("escape", "clear", show=False),
    ]

    def __init__(self, at: Conversation, pace: float) -> None:
        # Textual paints NO_COLOR in greys, unless the terminal's own colours are used.
        super().__init__(ansi_color="NO_COLOR" in os.environ or None)
        self.at = at
        self.pace = pace
        self.failure: BotFailed | None = None
        self.sheet = Sheet(at)
        self.entry = Input(placeholder=at.pen.say(Message("terminal-hint")), compact=True)

    def compose(self) -> ComposeResult:
        yield self.sheet
        with Horizontal(id="line"):
            yield Label(self.at.pen.write("› "), id="mark")
            yield self.entry

    def on_mount(self) -> None:
        self.entry.focus()
        self.go_on()

    # The person types.

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.input.clear()
        self.answer(event.value)

    def answer(self, text: str) -> None:
        reply = self.at.answer(text)
        if reply.leave:
            self.exit(0)
            return
        self.sheet.notices = [] if reply.is_page else list(reply.lines)
        if reply.is_page:
            self.show_page(reply.title, list(reply.lines), reply.from_end)
        self.go_on()

    def show_page(self, title: str, lines: list[str], from_end: bool = False) -> None:
        hint = self.at.pen.say(Message("terminal-page-hint"))
        page = Page(title, lines, hint, from_end)
        page.set_class(self.at.pen.ascii, "ascii")
        self.push_screen(page)

    def action_leave(self) -> None:
        """Ctrl+C asks whether to leave; once more leaves."""
        if self.at.is_asking_to_quit:
            self.exit(0)
        else:
            self.answer("quit")

    def action_clear(self) -> None:
        self.entry.clear()

    # The game goes on.

    def go_on(self) -> None:
        """Show what happened, and ask the next bot."""
        news = self.at.session.news()
        if news and news[0]["number"] == 0:
            self.sheet.events = self.at.welcome()
        for event in news:
            if not self.at.tables.is_quiet(event):
                self.sheet.events.append(self.at.tell(event))
        self.sheet.refresh()
        if self.at.session.is_over:
            if news:
                self.show_page(self.at.pen.say(Message("terminal-end")), self.at.end())
            return
        question = self.at.session.ask()
        if question is not None:
            self.run_worker(lambda: self.think(question), thread=True)

    def think(self, question: Question) -> None:
        """Let the bot think in a thread, so that the screen stays responsive."""
        try:
            move = question.answer()
        except BotFailed as failure:
            self.call_from_thread(self.fail, failure)
        else:
            self.call_from_thread(self.hear, question, move)

    def hear(self, question: Question, move: Move) -> None:
        """Play a bot's move after a pause for reading."""
        if self.pace:
            self.set_timer(self.pace, lambda: self.settle(question, move))
        else:
            self.settle(question, move)

    def settle(self, question: Question, move: Move | Forfeit) -> None:
        try:
            moved = self.at.session.settle(question, move)
        except BotFailed as failure:
            self.fail(failure)
            return
        if moved:
            self.at.look()
            self.go_on()

    def fail(self, failure: BotFailed) -> None:
        self.failure = failure
        self.exit(1)
