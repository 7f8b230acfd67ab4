"""Bots and clocks let games go on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from asterism.bots import make
from asterism.browser.device import Device
from asterism.browser.packs import Packs
from asterism.table import commands
from asterism.table.commands import Decision
from asterism.table.fairness import bot_seed
from asterism.table.live_game import LiveGame
from asterism.table.refusal import Refusal

log = logging.getLogger("asterism.browser")
Json = dict[str, Any]
Progress = Callable[[int, int], None]


class Thinker(Protocol):
    """Somebody who thinks elsewhere, so that the page never waits (asterism/table/thinking.py)."""

    async def choose(self, question: Json) -> str | None:
        """The text of a bot's move; None: another tab thinks about it."""

    async def analyse(self, question: Json, progress: Progress) -> object:
        """The best moves, or a review."""


@dataclass(eq=False)
class Thought:
    """A bot that thinks. `asked`: the fingerprint of its view, all that its answer depends on."""

    room: str
    asked: int
    task: asyncio.Task[None] | None = None


class Bots:
    """Asks the bots whose turn it is."""

    def __init__(self, device: Device, thinker: Thinker, packs: Packs) -> None:
        self.device, self.thinker, self.packs = device, thinker, packs
        self.thinking: dict[tuple[str, int], Thought] = {}  # by game and seat

    def go_on(self, table: LiveGame) -> None:
        """Ask whoever has to decide, and nobody else any longer."""
        game = table.opening.id
        seats = [seat for seat in table.bots_to_decide() if seat not in table.held]
        views = {seat: table.state.view(seat).fingerprint() for seat in seats}
        for at, thought in [*self.thinking.items()]:
            if at[0] == game and views.get(at[1]) != thought.asked:
                self._stop(at)
        for seat in seats:
            if (game, seat) not in self.thinking:
                thought = self.thinking[game, seat] = Thought(table.opening.room, views[seat])
                thought.task = self.device.spawn(self._think(table, seat, thought))

    def rest(self, room: str) -> None:
        """Nobody looks at this room any more. Its game goes on when somebody does again."""
        for at, thought in [*self.thinking.items()]:
            if thought.room == room:
                self._stop(at)

    def _stop(self, at: tuple[str, int]) -> None:
        task = self.thinking[at].task
        # A bot that has just moved lets its own game go on.
        if task is not None and task is not asyncio.current_task():
            del self.thinking[at]
            task.cancel()

    async def _think(self, table: LiveGame, seat: int, thought: Thought) -> None:
        game, number = table.opening.id, table.number
        try:
            await self._play(table, seat)
        except Refusal as problem:
            log.warning("bot %s cannot move now: %s", table.seats[seat].level, problem)
            if problem.code != "stale":
                return  # asked again when somebody looks at the game
        finally:
            if self.thinking.get((game, seat)) is thought:
                del self.thinking[game, seat]
        now = self.device.box(game).table
        if now is None or now.number != number:
            await self.device.look(game)  # another tab may have been faster

    async def _play(self, table: LiveGame, seat: int) -> None:
        game, number, shown = table.opening.id, table.number, table.last_at
        seed = bot_seed(table.opening.seed, seat)
        view = table.state.view(seat)
        spec = table.seats[seat].level or "random"
        question: Json = {"game": table.game.name, "spec": spec, "seed": seed}
        question["view"] = view.to_json()
        question |= await self.packs.told(table.opening.pack)
        try:
            text = await self.thinker.choose(question)
        except Exception as problem:
            log.warning("bot %s failed: %r", spec, problem)
            text = make("random", seed).choose(view).text
        if text is None:
            return
        pace = table.opening.conditions.pace
        pause = min(pace, pace - (self.device.clock.now() - shown))
        if pause > 0:
            await self.device.clock.sleep(pause)

        def decide(now: LiveGame) -> Decision:
            if now.is_over or now.seats[seat].kind != "bot":
                return Decision()
            if now.holds(seat, now.read_move(text)):
                if now.number == number:
                    now.hold(seat)
                return Decision()
            at = self.device.clock.now()
            return Decision(now.move(seat, now.read_move(text), number, "", at))

        await self.device.act(game, decide)


class Clocks:
    """A timer for each game whose clock runs."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.timers: dict[str, asyncio.Task[None]] = {}

    def go_on(self, table: LiveGame) -> None:
        game = table.opening.id
        old = self.timers.pop(game, None)
        if old is not None and old is not asyncio.current_task():
            old.cancel()
        due = None if table.is_over else table.times.due()
        if due is not None:
            self.timers[game] = self.device.spawn(self._run_out_at(game, due))

    async def _run_out_at(self, game: str, due: float) -> None:
        clock = self.device.clock
        await clock.sleep(max(0.0, due - clock.now()))
        await self.device.act(game, lambda table: commands.run_out(table, clock.now()))
