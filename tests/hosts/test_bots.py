"""Bots on a device: they answer as anywhere else, and stop when nobody waits for them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import asterism
from asterism.browser import in_worker
from asterism.engine.mind import LEVELS
from tests.hosts.hosts import OnDevice, until
from tests.hosts.test_device import at_the_table, my_turn, newest, play, tell

Json = dict[str, Any]


class Workers:
    """The workers of a page: JSON in, JSON out. `order`: who answers first."""

    def __init__(self, order: int = 1) -> None:
        self.order, self.kinds = order, list[str]()
        self.asked = 0

    def ask(self, kind: str, question: str, progress: object = None) -> SimpleNamespace:
        self.asked += 1
        self.kinds.append(kind)
        return SimpleNamespace(id=self.asked, answer=self._answer(self.asked, kind, question))

    async def _answer(self, number: int, kind: str, question: str) -> str:
        await asyncio.sleep(0.01 + 0.002 * number * self.order)
        return in_worker.answer(kind, question, lambda done, total: None)


def somewhere(game: str, plies: int) -> Json:
    """A view with something to think about."""
    state, chance = asterism.game(game).start(seed=plies), Random(plies)
    while state.ply < plies or len(state.legal_moves(state.seat)) < 3:
        state.play(chance.choice(state.legal_moves(state.seat)), state.seat)
    assert state.seat is not None
    view: Json = json.loads(json.dumps(state.view(state.seat).to_json()))
    return view


@pytest.mark.parametrize("game", asterism.games())
@pytest.mark.parametrize("level", LEVELS)
async def test_a_level_chooses_on_a_device_what_it_chooses_anywhere(game: str, level: str) -> None:
    for plies in (0, 8, 21):
        view = somewhere(game, plies)
        question = {"game": game, "spec": f"level:{level}:/100", "seed": plies, "view": view}
        bot = asterism.bot(f"level:{level}:/100", plies)
        expected = bot.choose(asterism.game(game).view_from_json(view)).text
        assert in_worker.answer("choose", json.dumps(question), lambda *_: None) == expected
        for order in (1, -1):
            assert await in_worker.Thinker(Workers(order)).choose(question) == expected


async def test_two_trees_are_two_questions_for_two_workers() -> None:
    question = {"game": "stellar", "spec": "level:master:/400", "seed": 1}
    workers = Workers()
    await in_worker.Thinker(workers).choose({**question, "view": somewhere("stellar", 0)})
    assert workers.kinds == ["grow", "grow"]


class Slow:
    """A thinker that never comes to an end, unless somebody lets it."""

    def __init__(self) -> None:
        self.thinking, self.cancelled = 0, 0
        self.free = asyncio.Event()

    async def choose(self, question: Json) -> str | None:
        self.thinking += 1
        try:
            await self.free.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        finally:
            self.thinking -= 1
        return in_worker.answer("choose", json.dumps(question), lambda *_: None)

    async def analyse(self, question: Json, progress: Callable[[int, int], None]) -> object:
        raise NotImplementedError


@pytest.fixture
async def waiting() -> tuple[OnDevice, str, Slow]:
    """It is a bot's turn, and it thinks and thinks."""
    device, slow, chance = OnDevice(), Slow(), Random(5)
    device.host.bots.thinker = slow
    slow.free.set()
    room = await at_the_table(device)
    await my_turn(device)
    slow.free.clear()
    while not slow.thinking:
        await play(device, room, chance)
        await asyncio.sleep(0)
    return device, room, slow


Waiting = tuple[OnDevice, str, Slow]


async def test_a_bot_stops_thinking_when_its_opponent_takes_back(waiting: Waiting) -> None:
    device, room, slow = waiting
    table = newest(device)
    answer = await tell(device, room, "undo", game=table["game"], number=table["number"])
    assert answer["type"] == "accepted", answer
    await until(lambda: slow.cancelled == 1)
    slow.free.set()
    assert (await my_turn(device))["status"] == "playing"
    assert (await play(device, room, Random(1)))["type"] == "accepted"


async def test_a_bot_stops_thinking_when_the_game_is_over(waiting: Waiting) -> None:
    device, room, slow = waiting
    await tell(device, room, "resign", game=newest(device)["game"])
    await until(lambda: slow.cancelled == 1 and not slow.thinking)
    assert newest(device)["status"] == "over"


async def test_a_bot_rests_when_nobody_looks_and_goes_on_when_somebody_does(
    waiting: Waiting,
) -> None:
    device, room, slow = waiting
    for line in [*device.host.device.lines]:
        device.host.hang_up(line)
    await until(lambda: slow.cancelled == 1)
    # A list of games wakes nobody up.
    await device.ask("GET", "/me/games")
    assert not slow.thinking
    slow.free.set()
    await device.line(room)
    assert (await my_turn(device))["status"] == "playing"


async def test_a_cancelled_question_is_withdrawn_from_the_workers() -> None:
    forever, withdrawn = asyncio.Event(), list[int]()

    def ask(*_: object) -> SimpleNamespace:
        return SimpleNamespace(id=7, answer=forever.wait())

    thinker = in_worker.Thinker(SimpleNamespace(ask=ask, cancel=withdrawn.append))
    question = {"game": "stellar", "spec": "random", "seed": 1, "view": somewhere("stellar", 0)}
    task = asyncio.create_task(thinker.choose(question))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert withdrawn == [7]
