"""Bots' moves: request, show at a pace that people can follow, store like any move."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

from asterism.bots import make as make_bot
from asterism.engine.view import View
from asterism.server.core import Core
from asterism.server.live.bus import Bus
from asterism.server.play.games import Follower, Games
from asterism.server.thinking.pool import BotFailed, Pool, Question
from asterism.table.commands import Decision
from asterism.table.fairness import bot_seed
from asterism.table.live_game import LiveGame
from asterism.table.refusal import Refusal

log = logging.getLogger("asterism.server")


def deciding(table: LiveGame) -> list[int]:
    """The seats whose bots have to decide, except those that wait for people of their side."""
    return [seat for seat in table.bots_to_decide() if seat not in table.held]


def simple_choice(view: View, seed: int) -> str:
    return make_bot("random", seed).choose(view).text


class BotTurns:
    """Lets the bot of a seat decide."""

    def __init__(self, core: Core, games: Games, pool: Pool) -> None:
        self.core, self.games, self.pool = core, games, pool

    async def play(
        self, table: LiveGame, seat: int, thought: Callable[[], None] | None = None
    ) -> None:
        """Ask a seat's bot, wait for the pace, and store its move. `thought` is called when it has
        finished thinking.
        """
        if seat not in deciding(table):
            return  # a partner has ended the shared turn, or somebody has taken a move back
        game, number, shown = table.opening.id, table.number, table.last_at
        spec = table.seats[seat].level or "random"
        seed = bot_seed(table.opening.seed, seat)
        view = table.state.view(seat)
        budget = self.core.settings.bot_seconds
        question = Question(table.game.name, spec, seed, view.to_json(), budget)
        try:
            text = await self.pool.ask(table.opening.room, question)
        except BotFailed as problem:
            log.warning("bot %s failed: %s", spec, str(problem).partition(":")[0])
            text = simple_choice(view, seed)
        if thought is not None:
            thought()
        pace = table.opening.conditions.pace
        pause = min(pace, pace - (self.core.now() - shown))
        if pause > 0:
            await self.core.clock.sleep(pause)

        waited: list[float | None] = []  # the bot held back

        def decide(now: LiveGame) -> Decision:
            if now.is_over or now.seats[seat].kind != "bot":
                return Decision()
            if now.holds(seat, now.read_move(text)):
                if now.number == number:
                    waited.append(now.waits)
                    now.hold(seat)
                return Decision()
            # If the seat faces another decision by now, ask again, even if the move is legal.
            return Decision(now.move(seat, now.read_move(text), number, "", self.core.now()))

        if not await self._taken(game, decide):
            log.warning("bot %s chose a move that was refused", spec)
            text = simple_choice(view, seed)
            if not await self._taken(game, decide):
                raise RuntimeError("a bot's legal move was refused")
        for since in waited:
            if since is not None:
                await self.games.wake(game, since)

    async def _taken(self, game: str, decide: Callable[[LiveGame], Decision]) -> bool:
        """Was the move stored, or did it come too late? False: it cannot be played."""
        try:
            await self.games.act(game, decide)
        except Refusal as problem:
            if problem.code == "storage":
                raise
            return problem.code not in ("bad", "illegal")
        return True


class Bots(Follower, Protocol):
    """How a node lets its bots move."""

    def is_busy(self, game: str) -> bool:
        """Is a bot of this game thinking here?"""


class OwnBots:
    """Bots run in this node's own processes."""

    def __init__(self, core: Core, games: Games, turns: BotTurns) -> None:
        self.core, self.games, self.turns = core, games, turns
        self.thinking: set[tuple[str, int]] = set()  # by game and seat

    def go_on(self, table: LiveGame, own: bool) -> None:
        game = table.opening.id
        if self.games.failures.is_paused(game, "bot"):
            return  # retried later
        for seat in deciding(table):
            if (game, seat) not in self.thinking:
                self.thinking.add((game, seat))
                self.core.background.spawn(self._think(table, seat))

    def is_busy(self, game: str) -> bool:
        return any(thinking == game for thinking, _ in self.thinking)

    async def _think(self, table: LiveGame, seat: int) -> None:
        game = table.opening.id
        try:
            async with self.games.contained(game, "bot"):
                await self.turns.play(table, seat)
        except Refusal as problem:
            log.warning("the database does not answer: %s", problem)
        finally:
            self.thinking.discard((game, seat))
            if not self.core.background.is_closing:
                self.core.background.spawn(self._wake_next(game))

    async def _wake_next(self, game: str) -> None:
        """Let the next bot move; ask again if its move came too late."""
        box = self.games.boxes.get(game)
        if box is not None:
            async with box.lock:
                self.games.go_on(box)


class QueuedBots:
    """Workers run the bots; this queues the games for them."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus

    def go_on(self, table: LiveGame, own: bool) -> None:
        if own and table.waits is not None:
            self.bus.ask_bots(table.opening.id, table.waits)

    def is_busy(self, game: str) -> bool:
        return False


class WorkersBots(QueuedBots):
    """A worker continues a game by itself until a person has to decide."""

    def go_on(self, table: LiveGame, own: bool) -> None:
        return None
