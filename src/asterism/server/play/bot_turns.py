"""Bots' moves: asked for, shown at a pace that people can follow, stored like anybody's."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from asterism.bots import make as make_bot
from asterism.engine.view import View
from asterism.server.play.games import Box
from asterism.server.storage.writer import StorageFailed
from asterism.server.table import Table
from asterism.server.thinking.pool import BotFailed, Question
from asterism.table.entries import Entry
from asterism.table.fairness import bot_seed
from asterism.table.refusal import Refusal

if TYPE_CHECKING:
    from asterism.server.node import House

log = logging.getLogger("asterism.server")


class Bots(Protocol):
    """How a house lets bots move."""

    def go_on(self, box: Box, table: Table, own: bool) -> None:
        """The bots that are to decide, do. `own`: this house has just written to the game."""

    def is_busy(self, game: str) -> bool:
        """Does a bot think here about the game?"""


def deciding(table: Table) -> list[int]:
    """The seats whose bots are to decide; not those who wait for people of their side."""
    return [seat for seat in table.bots_to_decide() if seat not in table.held]


async def play(
    house: House, table: Table, seat: int, thought: Callable[[], None] | None = None
) -> None:
    """Ask a seat's bot, wait as the pace says, and store its move. `thought` hears when the
    thinking is over.
    """
    if seat not in deciding(table):
        return  # a partner has ended the turn that they shared, or somebody has taken a move back
    game, number, shown = table.opening.id, table.number, table.last_at
    spec = table.seats[seat].level or "random"
    seed = bot_seed(table.opening.seed, seat)
    view = table.state.view(seat)
    budget = house.settings.bot_seconds
    question = Question(table.game.name, spec, seed, view.to_json(), budget)
    try:
        text = await house.pool.ask(table.opening.room, question)
    except BotFailed as problem:
        log.warning("bot %s failed: %s", spec, str(problem).partition(":")[0])
        text = simple_choice(view, seed)
    if thought is not None:
        thought()
    pace = table.opening.conditions.pace
    pause = min(pace, pace - (house.clock.now() - shown))
    if pause > 0:
        await house.clock.sleep(pause)

    waited: list[float | None] = []  # until it held back

    def decide(now: Table) -> list[Entry]:
        if now.is_over or now.seats[seat].kind != "bot":
            return []
        if now.holds(seat, now.read_move(text)):
            if now.number == number:
                waited.append(now.waits)
                now.hold(seat)
            return []
        # Another decision of the same seat is another question, even if the move is legal there.
        return now.move(seat, now.read_move(text), number, "", house.clock.now())

    if not await _taken(house, game, decide):
        log.warning("bot %s chose a move that is refused", spec)
        text = simple_choice(view, seed)
        if not await _taken(house, game, decide):
            raise RuntimeError("a legal move of a bot is refused")
    for since in waited:
        if since is not None:
            await house.upkeep.wake(game, since)


async def _taken(house: House, game: str, decide: Callable[[Table], list[Entry]]) -> bool:
    """Was the move taken, or did it come too late? False: it cannot be played."""
    try:
        await house.add(game, decide)
    except Refusal as problem:
        if problem.code == "storage":
            raise
        return problem.code not in ("bad", "illegal")
    return True


def simple_choice(view: View, seed: int) -> str:
    return make_bot("random", seed).choose(view).text


class HomeBots:
    """Bots think in this house's own processes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.thinking: set[tuple[str, int]] = set()  # game and seat

    def go_on(self, box: Box, table: Table, own: bool) -> None:
        if self.house.upkeep.failures.rests(box.game, "bot"):
            return  # looked at again a bit later
        for seat in deciding(table):
            if (box.game, seat) not in self.thinking:
                self.thinking.add((box.game, seat))
                self.house.spawn(self._think(table, seat))

    def is_busy(self, game: str) -> bool:
        return any(thinking == game for thinking, _ in self.thinking)

    async def _think(self, table: Table, seat: int) -> None:
        game = table.opening.id
        try:
            async with self.house.upkeep.apart(game, "bot"):
                await play(self.house, table, seat)
        except (StorageFailed, Refusal) as problem:
            log.warning("the database does not answer: %s", problem)
        finally:
            self.thinking.discard((game, seat))
            if not self.house.hub.closing:
                self.house.spawn(self._poke(game))

    async def _poke(self, game: str) -> None:
        """Whoever is to move next, moves; if a bot's move came too late, it is asked again."""
        box = self.house.tables.boxes.get(game)
        if box is not None:
            async with box.lock:
                self.house.go_on(box)


class QueuedBots:
    """Workers let bots think; they are told that they are to look at a game."""

    def __init__(self, house: House) -> None:
        self.house = house

    def go_on(self, box: Box, table: Table, own: bool) -> None:
        if own and table.waits is not None:
            self.house.bus.ask_bots(box.game, table.waits)

    def is_busy(self, game: str) -> bool:
        return False


class WorkersBots(QueuedBots):
    """A worker goes on with a game by itself until people are to decide."""

    def go_on(self, box: Box, table: Table, own: bool) -> None:
        return None
