"""The full screen, played by a pilot that types."""

import asyncio
from collections.abc import Awaitable, Callable
from threading import Event

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

import asterism
from asterism import Bot, Move, View
from asterism.cli.terminal.conversation import Conversation
from asterism.cli.terminal.screen import Page, TableApp
from asterism.cli.terminal.session import Session
from tests.terminal.kit import Broken, entries_of_a_game, key, notation, positions, table
from tests.tiny import GAME as COMETS

Play = Callable[[TableApp, "Person"], Awaitable[None]]


class Person:
    """Types at the table, and waits until it is asked again."""

    def __init__(self, app: TableApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    async def types(self, *entries: str) -> None:
        """The last one is sent off by a key, after which a pilot waits for longer than it takes."""
        for number, entry in enumerate(entries, 1):
            line = self.app.query_one(Input)
            line.value = entry
            await (line.action_submit() if number < len(entries) else self.pilot.press("enter"))
            await self.waits()

    async def waits(self) -> None:
        """Until no bot is thinking and everything is drawn."""
        await self.pilot.pause()
        while self.app.workers:
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()

    def sees(self) -> str:
        """The table as it is drawn."""
        return self.app.sheet.render().plain

    def reads(self) -> str:
        """The page that lies over the table."""
        assert isinstance(self.app.screen, Page)
        return str(self.app.screen.query_one("#text", Static).content)


def play(
    at: Conversation, what: Play, size: tuple[int, int] = (80, 24), pace: float = 0
) -> TableApp:
    """Sit down at a table in full screen."""
    app = TableApp(at, pace)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot)
            await person.waits()
            await what(app, person)

    asyncio.run(run())
    return app


@pytest.mark.parametrize("what", [key, notation])
def test_a_whole_game_is_played_and_ends_with_the_score_sheet(
    what: Callable[..., str],
) -> None:
    async def script(app: TableApp, person: Person) -> None:
        await person.types(*entries_of_a_game(what))
        assert app.at.session.is_over
        page = person.reads()
        assert "Your score sheet" in page
        assert "Total: " in page
        await person.pilot.press("enter")
        assert "Another game? (yes or no)" in person.sees()
        await person.types("yes")
        assert "Which starter goes into your telescope?" in person.sees()
        assert "has chosen a last card" not in person.sees()
        await person.types("resign", "yes")
        await person.pilot.press("escape")
        await person.types("no")

    assert play(table(), script).return_value == 0


def test_a_bad_entry_is_answered_below_and_the_next_good_one_clears_it() -> None:
    async def script(app: TableApp, person: Person) -> None:
        await person.types("1", "play P3 telescope")
        assert "! Not now: this is step 1" in person.sees()
        assert "(ST-3.2)" in person.sees()
        assert app.query_one(Input).value == ""
        await person.types("take 2")
        assert "!" not in person.sees()
        assert "You take " in person.sees()

    play(table(), script)


def test_undo_shows_the_table_as_it_was() -> None:
    async def script(app: TableApp, person: Person) -> None:
        await person.types("1")
        before = app.at.json
        await person.types("3", "undo")
        assert "You take back what you decided last." in person.sees()
        assert app.at.json == before
        await person.types("undo")
        assert "undo!" in person.sees()
        await person.types("undo!")
        assert "Which starter goes into your telescope?" in person.sees()

    play(table(), script)


@pytest.mark.parametrize("leave", ["enter", "escape", "q"])
def test_pages_open_over_the_table_and_close(leave: str) -> None:
    async def script(app: TableApp, person: Person) -> None:
        for entry, words in [
            ("?", "Commands:"),
            ("? P3", "Mars (planet 3)"),
            ("? ST-4.3", "ST-4.3"),
            ("score", "Total: "),
            ("table", "Your hand: "),
            ("log", "You are dealt the starter"),
        ]:
            await person.types(entry)
            assert words in person.reads()
            await person.pilot.press(leave)
            assert not isinstance(app.screen, Page)
            assert app.query_one(Input).has_focus

    play(table(), script)


def test_a_long_page_can_be_scrolled_and_the_log_begins_at_its_end() -> None:
    async def script(app: TableApp, person: Person) -> None:
        await person.types(*entries_of_a_game(key)[:8], "log")
        page = app.screen.query_one("#page")
        assert page.scroll_offset.y == page.max_scroll_y > 0
        await person.pilot.press("home")
        await person.pilot.pause(0.3)
        assert page.scroll_offset.y == 0
        await person.pilot.press("down")
        await person.pilot.pause(0.3)
        assert page.scroll_offset.y == 1

    play(table(), script)


def test_without_utf_8_the_whole_screen_is_ascii() -> None:
    async def script(app: TableApp, person: Person) -> None:
        await person.types(*entries_of_a_game(key)[:8])
        for entry in ("take 1", "log", "?"):
            await person.types(entry)
            strips = app.screen._compositor.render_strips(app.size)
            assert "".join(strip.text for strip in strips).isascii()
            await person.pilot.press("escape")

    play(table(ascii=True), script)


def test_the_table_follows_the_size_of_the_window() -> None:
    async def script(app: TableApp, person: Person) -> None:
        await person.types("1")
        for width, height in [(120, 40), (80, 24), (100, 32), (79, 24), (80, 24)]:
            await person.pilot.resize_terminal(width, height)
            await person.pilot.pause()
            lines = person.sees().split("\n")
            if width < 80:
                assert lines[0].startswith("The table needs 80 × 24")
                continue
            assert len(lines) == height - 1 == app.sheet.size.height
            assert max(len(line) for line in lines) <= width == app.sheet.size.width
            assert "Which card of the row do you take" in person.sees()
            bottom = app.query_one(Input).region
            assert (bottom.y, bottom.height) == (height - 1, 1)

    play(table(), script)


def test_ctrl_c_asks_and_once_more_leaves() -> None:
    async def script(app: TableApp, person: Person) -> None:
        await person.pilot.press("ctrl+c")
        assert "Really leave it?" in person.sees()
        await person.types("no")
        assert app.is_running
        await person.pilot.press("ctrl+c", "ctrl+c")

    assert play(table(), script).return_value == 0


def test_escape_empties_the_line() -> None:
    async def script(app: TableApp, person: Person) -> None:
        await person.pilot.press("t", "a", "k", "e")
        assert app.query_one(Input).value == "take"
        await person.pilot.press("escape")
        assert app.query_one(Input).value == ""

    play(table(), script)


def test_the_table_lives_while_a_bot_thinks_and_a_late_answer_is_dropped() -> None:
    """The bot waits for a sign: meanwhile pages open, and a decision is taken back."""
    go = Event()

    class Slow(Bot):
        def choose(self, view: View) -> Move:
            assert go.wait(30)
            return view.legal_moves()[0]

    at = table()
    at.session.bots[1] = Slow("slow", 0)

    async def script(app: TableApp, person: Person) -> None:
        await to_the_bots_turn(app, person)
        assert "Waiting for random." in person.sees()
        app.query_one(Input).value = "take 1"
        await person.pilot.press("enter")
        assert "! Waiting for random." in person.sees()
        app.query_one(Input).value = "?"
        await person.pilot.press("enter")
        assert "Commands:" in person.reads()
        await person.pilot.press("escape")
        app.query_one(Input).value = "undo!"
        await person.pilot.press("enter")
        assert app.at.session.your_turn
        go.set()
        await person.waits()
        assert app.at.session.your_turn
        assert "You take back" in person.sees()

    play(at, script)


async def to_the_bots_turn(app: TableApp, person: Person) -> None:
    """Type the starter and the first turn, without waiting for anybody."""
    turns = [at.json["turn"] for at in positions(table())]
    for entry in entries_of_a_game(key)[: turns.count(0)]:
        app.query_one(Input).value = entry
        await person.pilot.press("enter")


def test_a_bot_that_has_decided_moves_when_the_person_has_had_time_to_read() -> None:
    async def script(app: TableApp, person: Person) -> None:
        await to_the_bots_turn(app, person)
        before = app.at.session.state.ply
        await person.waits()
        assert app.at.session.state.ply == before
        assert "Waiting for random." in person.sees()

    play(table(), script, pace=60)


def test_at_any_pace_the_person_comes_to_decide_again() -> None:
    async def script(app: TableApp, person: Person) -> None:
        await to_the_bots_turn(app, person)
        for _ in range(1000):
            await person.pilot.pause(0.01)
            if app.at.session.your_turn:
                break
        assert "Which card of the row do you take" in person.sees()

    play(table(), script, pace=0.01)


def test_a_bot_that_breaks_down_ends_the_game_with_its_name() -> None:
    session = Session(asterism.game("stellar"), ("greedy",), 5, {})
    session.bots[1] = Broken("faulty", 0)

    async def script(app: TableApp, person: Person) -> None:
        await person.waits()

    app = play(Conversation(session, "en"), script)
    assert app.failure is not None
    assert "faulty" in str(app.failure)
    assert app.return_value == 1


def test_any_game_can_be_played_in_full_screen() -> None:
    async def script(app: TableApp, person: Person) -> None:
        for _ in range(20):
            if app.at.session.is_over:
                break
            await person.types("1")
        assert app.at.session.is_over
        assert "points" in person.reads()

    play(Conversation(Session(COMETS, ("random",), 3, {}), "en"), script)


def test_without_colour_nothing_is_coloured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def script(app: TableApp, person: Person) -> None:
        await person.types("1")
        strips = app.screen._compositor.render_strips(app.size)
        filtered = [strip.apply_filter(f, app.screen.background_colors[1]) for strip in strips
                    for f in app.get_line_filters()[-1:]]  # fmt: skip
        for strip in filtered:
            for segment in strip:
                style = segment.style
                assert style is None or style.color is None or style.color.is_default

    play(table(), script)
