"""Past games of a device: lists, records, hints and reviews."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from asterism.analysis import Budget
from asterism.browser.bots import Thinker
from asterism.browser.device import Kept
from asterism.browser.rooms import Rooms
from asterism.engine.message import Message
from asterism.table import history
from asterism.table.past import Past
from asterism.table.refusal import Refusal
from asterism.table.thinking import budget_json
from asterism.table.what_if import recorded

Json = dict[str, Any]


class History:
    """Looks back."""

    def __init__(self, rooms: Rooms, thinker: Thinker, budget: Budget) -> None:
        self.rooms, self.device, self.thinker = rooms, rooms.device, thinker
        self.budget = budget_json(budget)
        self.jobs: dict[str, Job] = {}

    async def past(self, game: str) -> Past:
        kept = await self.device.kept(game)
        return Past(await self.device.look(game), self.rooms.me().id, kept.open)

    async def summary(self, game: str) -> Json:
        return self._summary(await self.device.kept(game))

    def _summary(self, kept: Kept) -> Json:
        me = self.device.person
        return history.summary(
            kept.name,
            kept.opening,
            [seat for seat, one in enumerate(kept.opening.seats) if one.person == me],
            status=kept.status,
            open=kept.open,
            outcome=kept.outcome,
            created=kept.created,
            ended=kept.ended,
        )

    async def mine(self) -> Json:
        """`MyGames`: running ones first, with statistics."""
        self.rooms.me()
        listed: list[Json] = []
        finished: list[history.Finished] = []
        for key in await self.device.store.find("game "):
            try:
                kept = await self.device.kept(key.removeprefix("game "))
            except Refusal:
                continue  # damaged: the others are shown
            summary = self._summary(kept)
            if not summary["seats"]:
                continue
            if kept.status == "playing":
                table = await self.device.peek(kept.opening.id)
                summary["yours"] = bool(set(summary["seats"]) & set(table.state.seats))
            listed.append(summary)
            if kept.status == "over" and kept.outcome is not None:
                finished.append(_finished(kept, summary["seats"]))
        return history.mine(listed, history.statistics(finished), ratings=[])

    async def bring(self, text: str, seat: int | None) -> Json:
        """A record becomes a finished game."""
        me = self.rooms.me().id
        table, entries = recorded(text, self.device.dice, self.device.clock.now(), me, seat)
        await self.device.write(self.rooms.new_game(table, entries, is_open=True))
        return {"game": table.opening.id}

    async def records(self) -> Json:
        """The finished games played here, each with one's own seat: to be handed to a server."""
        mine = await self.mine()
        over = [one for one in mine["games"] if one["status"] == "over" and _is_new(one["origin"])]
        found = []
        for one in over:
            try:
                record = (await self.past(one["id"])).record()
            except Refusal:
                continue  # damaged
            found.append({"seat": one["seats"][0], "record": record.dumps()})
        return {"asterism": 1, "records": found}

    # Thinking.

    async def hint(self, game: str, seat: int | None) -> Json:
        table = await self.device.look(game)
        own = table.seat_of(self.rooms.me().id, seat)
        table.may_hint(own)
        number, view = table.number, table.state.view(own)
        question = {"game": table.game.name, "view": view.to_json(), "budget": self.budget}
        question |= await self.rooms.packs.told(table.opening.pack)
        job = self._job(f"hint {game} {number} {own}", question)
        await job.finished()
        return {"ready": True, "number": number, "moves": job.answer}

    async def review(self, game: str, seat: int | None, after: int) -> Json:
        """The review, or its progress as soon as more than `after` is done."""
        past = await self.past(game)
        chosen = past.reviewed_seat(seat)
        key = f"review {game} {chosen}"
        stored = await self.device.store.read(key)
        if stored is not None:
            return {"done": 1, "total": 1, "review": json.loads(stored)}
        record = past.record().dumps()
        question = {"record": record, "seat": chosen, "budget": self.budget}
        kept = await self.device.kept(game)
        question |= await self.rooms.packs.told(kept.opening.pack)
        job = self._job(key, question)
        await job.more_than(after)
        if job.answer is not None:
            await self.device.write({key: json.dumps(job.answer, ensure_ascii=False)})
            self.jobs.pop(key, None)
        return {"done": job.done, "total": job.total, "review": job.answer}

    def _job(self, name: str, question: Json) -> Job:
        job = self.jobs.get(name)
        if job is None or job.problem is not None:
            # Whoever asks again wants the newest: old hints are of no use to anybody.
            self.jobs = {key: one for key, one in self.jobs.items() if one.answer is None}
            job = self.jobs[name] = Job()
            self.device.spawn(job.run(self.thinker, question))
        return job


def _finished(kept: Kept, seats: list[int]) -> history.Finished:
    opening, outcome = kept.opening, kept.outcome or {}
    return history.Finished(
        kept.name, opening.players, opening.options, opening.origin, outcome, seats
    )


def _is_new(origin: Json | None) -> bool:
    """Records that were brought here are somebody else's to hand on."""
    return origin is None or origin["kind"] != "record"


class Job:
    """An analysis on its way."""

    def __init__(self) -> None:
        self.done, self.total = 0, 1
        self.answer: Any = None
        self.problem: Exception | None = None
        self.changed = asyncio.Event()

    async def run(self, thinker: Thinker, question: Json) -> None:
        try:
            self.answer = await thinker.analyse(question, self.progressed)
            self.done = self.total
        except Exception as problem:
            self.problem = problem
        self._tell()

    def progressed(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        self._tell()

    def _tell(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    async def more_than(self, done: int) -> None:
        while self.answer is None and self.problem is None and self.done <= done:
            await self.changed.wait()
        if self.problem is not None:
            raise Refusal("not-now", Message("server-no-analysis")) from self.problem

    async def finished(self) -> None:
        while self.answer is None:
            await self.more_than(self.done)
