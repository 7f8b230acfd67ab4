"""Random games of every game and format, in which people come and go as they like: nothing raises,
somebody can always decide, and every record replays.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TypeVar

import pytest

from asterism import Quick, Record
from asterism.server.thinking.bot_process import answer
from asterism.server.thinking.pool import BotFailed, Question
from asterism.table.entries import Player
from asterism.table.live_game import LiveGame
from tests.server.guests import Guest, Json, Server, failures, lay_out
from tests.server.moment import settle
from tests.server.test_every_game import ways_to_play

T = TypeVar("T")

FAREWELLS = ("raid", "emperor")  # where a defeated seat is asked once more
STEPS = 45  # things that people do in one game
PATIENCE = 60  # moves of bots in one game
CLOCK = {"kind": "move", "seconds": 30}


class Evening:
    """One game, its people, and chance."""

    def __init__(self, server: Server, way: tuple[str, int, str], seed: int) -> None:
        self.is_short = seed > 0
        self.server, self.chance = server, Quick(seed)
        self.name, self.players, self.format = way
        self.guests: list[Guest] = []
        self.room = self.game = ""
        self.asked, self.begun = 0, asyncio.Event()
        self.at_zero = self.one_of(["bot", "lose"])
        server.node.pool.ask = self._think  # type: ignore[method-assign]

    def one_of(self, things: list[T]) -> T:
        return things[self.chance.below(len(things))]

    async def _think(self, room: str, question: Question) -> str:
        """As a process would, at once; in the end bots leave the table to people."""
        self.asked += 1
        await self.begun.wait()
        if self.asked > PATIENCE:
            await asyncio.Event().wait()
        found = answer(json.loads(json.dumps(vars(question))))
        if "move" not in found:
            raise BotFailed(str(found))
        return str(found["move"])

    async def begin(self) -> None:
        bot = {"kind": "bot", "level": "random"}
        seats = [{"kind": "open"}] + [
            self.one_of([{"kind": "open"}, {"kind": "open"}, bot]) for _ in range(self.players - 1)
        ]
        host = await self.server.guest("Ada")
        self.guests = [host]
        self.room = await host.open_room(
            self.name,
            seats=seats,
            options={"format": self.format} if self.format else {},
            clock=CLOCK,
            at_zero=self.at_zero,
            stand_in="random",
        )
        for seat, kind in enumerate(seats[1:], 1):
            if kind["kind"] == "open":
                guest = await self.server.guest(f"Guest {seat}")
                await guest.do(self.room, "sit", seat=seat)
                await guest.do(self.room, "ready", bytes="0a")
                self.guests.append(guest)
        await host.do(self.room, "start", bytes="0b")
        self.game = (await host.table(self.room))["game"]
        if self.name == "star_realms" and self.is_short:
            await lay_out(self.server, self.game, nearly_over)
        self.begun.set()

    async def rested(self) -> LiveGame:
        """The game when no bot is about to move."""
        node = self.server.node
        while True:
            await settle()
            table = await node.games.look(self.game)
            if self.asked > PATIENCE or not node.bots.is_busy(self.game):
                return table
            await asyncio.sleep(0.001)

    async def step(self) -> None:
        """Mostly people play; they like to go when they are asked something."""
        going = [self.resign, self.flag, self.leave, self.delete, self.replace]
        other = [self.come_back, self.come_back, self.ask, self.undo, self.sweep]
        table = await self.server.node.games.look(self.game)
        asked = [seat for seat in table.state.seats if is_asked(table, seat)]
        if asked and self.chance.below(3) == 0:
            await self.one_of(going)(table.seats[asked[0]].person)
        else:
            deed = self.one_of([self.move] * 25 + going + other)
            await deed(self.one_of(self.guests).id)

    def guest(self, who: str | None) -> Guest:
        return next((one for one in self.guests if one.id == who), self.guests[0])

    # What people do. Whatever it is, it is done or refused.

    async def move(self, who: str | None) -> None:
        table = await self.server.node.games.look(self.game)
        able = [*table.state.seats, *table.state.aside]
        for guest in self.guests:
            for seat in table.seats_of(guest.id):
                if seat in able:
                    legal = [move.text for move in table.state.legal_moves(seat)]
                    best = [text for text in legal if text.startswith(("attack", "play"))]
                    chosen = self.one_of(best or legal)
                    wish = {"game": self.game, "number": table.number, "seat": seat}
                    await guest.tell(self.room, "move", move=chosen, **wish)
                    return

    async def resign(self, who: str | None) -> None:
        await self.guest(who).tell(self.room, "resign", game=self.game)

    async def flag(self, who: str | None) -> None:
        self.server.clock.at += 31
        await self.server.node.upkeep.sweep()

    async def leave(self, who: str | None) -> None:
        await self.guest(who).do(self.room, "leave")

    async def delete(self, who: str | None) -> None:
        if len(self.guests) > 1:
            guest = self.guest(who)
            self.guests.remove(guest)
            assert (await guest.http.delete(guest.url("/me"))).status_code == 200

    async def replace(self, who: str | None) -> None:
        """Somebody has not been here for a while, and all others agree."""
        table = await self.server.node.games.look(self.game)
        absent = self.guest(who).id
        seat = next(iter(table.seats_of(absent)), 0)
        self.server.node.connections.seen.clear()
        for guest in self.guests:
            if guest.id != absent and table.seats_of(guest.id):
                wish: Json = {"game": self.game, "seat": seat, "level": "random"}
                answer = await guest.tell(self.room, "replace", **wish)
                for other in self.guests if answer.get("ask") else []:
                    if other.id not in (absent, guest.id):
                        await other.tell(self.room, "answer", ask=answer["ask"], yes=True)
                return

    async def come_back(self, who: str | None) -> None:
        for guest in self.guests:
            await guest.tell(self.room, "return", game=self.game)

    async def ask(self, who: str | None) -> None:
        guest = self.guest(who)
        for name in (await guest.table(self.room))["favours"]:
            await guest.tell(self.room, "ask", game=self.game, favour=name)

    async def undo(self, who: str | None) -> None:
        guest = self.guest(who)
        table = await guest.table(self.room)
        if table["seat"] is not None and table["undo"] is not None:
            await guest.tell(self.room, "undo", game=self.game, number=table["number"])

    async def sweep(self, who: str | None) -> None:
        await self.server.node.upkeep.sweep()

    # What holds after each of these.

    async def check(self) -> LiveGame:
        table = await self.rested()
        assert (table.state.outcome is None) == (not table.is_over)
        here = {guest.id for guest in self.guests}
        for seat in [] if table.is_over else table.state.seats:
            player = table.seats[seat]
            assert player.kind == "bot" or player.person in here, "nobody can decide there"
            assert not table.state.is_out(seat)
        assert failures(self.server) == 0
        return table

    async def check_record(self) -> None:
        table = await self.rested()
        stored = await self.server.node.store.entries(self.game)
        again = LiveGame.rebuilt(table.game, table.opening, stored)
        assert again.state.to_json() == table.state.to_json()
        assert (again.number, again.status, again.seats) == (
            table.number,
            table.status,
            table.seats,
        )
        text = table.record({}, hide_seed=False).dumps()
        replayed = Record.loads(text).replay(verify=True)
        assert replayed.to_json() == table.state.to_json()


@pytest.mark.parametrize("way", ways_to_play(), ids=lambda way: " ".join(map(str, way)).strip())
async def test_people_come_and_go_as_they_like(tmp_path: Path, way: tuple[str, int, str]) -> None:
    async with Server(f"sqlite:///{tmp_path / 'a.db'}") as server:
        for seed in range(4 if way[2] in FAREWELLS else 2):
            evening = Evening(server, way, seed)
            await evening.begin()
            for _ in range(STEPS):
                if (await evening.check()).is_over:
                    break
                await evening.step()
            await evening.check_record()
            # In the end everybody has had enough.
            for guest in evening.guests:
                await guest.do(evening.room, "leave")
            table = await evening.check()
            assert table.is_over or all(player.kind == "bot" for player in alive(table))
            await evening.check_record()


def nearly_over(position: Json) -> None:
    """A few attacks decide: people are defeated, and asked for farewell gifts."""
    for player in position["players"]:
        player["authority"] = 1


def is_asked(table: LiveGame, seat: int) -> bool:
    return all(move.text.startswith("choose") for move in table.state.legal_moves(seat))


def alive(table: LiveGame) -> list[Player]:
    state = table.state
    return [table.seats[seat] for seat in range(state.players) if not state.is_out(seat)]
