"""People who know each other and play many games on one server; a bot whispers what to play."""

from __future__ import annotations

import asyncio
from typing import Any

import asterism
from tests.server.guests import PATIENCE, Guest, Json, Server

WHISPERS = {"star_realms": "buyer"}  # at random these games hardly end


class Club:
    """Guests of one server, found by their public ids."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.guests: dict[str, Guest] = {}
        self.seated: dict[str, Guest] = {}  # somebody of each room

    async def welcome(self, name: str) -> Guest:
        guest = await self.server.guest(name)
        self.guests[guest.id] = guest
        return guest

    async def known(self, cookie: str = "", token: str | None = None) -> Guest:
        """Somebody whom the server knew before, by a cookie or as a remote bot by its token."""
        guest = Guest(self.server, token)
        if cookie:
            guest.http.cookies.set("asterism", cookie)
        guest.me = await guest.fetch("/me")
        self.guests[guest.id] = guest
        return guest

    async def begin(self, game: str, *people: Guest, bots: str = "", **wish: Any) -> str:
        """A room with these people and bots of these levels on its seats, and their game begun."""
        seats = [{"kind": "open"} for _ in people]
        seats += [{"kind": "bot", "level": level} for level in bots.split()]
        room = await people[0].open_room(game, players=len(seats), seats=seats, **wish)
        for seat, guest in enumerate(people[1:], 1):
            await guest.do(room, "sit", seat=seat)
        await self.start(room, *people)
        return room

    async def start(self, room: str, *people: Guest) -> None:
        for guest in people[1:]:
            await guest.do(room, "ready", bytes="0a")
        await people[0].do(room, "start", bytes="0b")

    async def looks(self, room: str) -> tuple[Guest, Json]:
        """Somebody who sits there, and what they see."""
        candidates = [self.seated[room]] if room in self.seated else self.guests.values()
        for guest in candidates:
            answer = await guest.get(f"/rooms/{room}/table")
            if answer.status_code == 200 and answer.json()["seat"] is not None:
                self.seated[room] = guest
                return guest, answer.json()
        raise AssertionError(f"nobody of the club sits in {room}")

    async def decide(self, room: str) -> Json:
        """One decision more, a person's or a bot's; the table after it."""
        guest, table = await self.looks(room)
        if table["status"] != "playing":
            return table  # a bot was faster
        asked = [(seat, table["players"][seat]["person"]) for seat in table["deciding"]]
        for seat, person in asked:
            if person in self.guests:
                await self.follow(self.guests[person], room, seat)
                return await guest.table(room)
        async with asyncio.timeout(PATIENCE):  # bots think in processes of their own
            while (now := await guest.table(room))["number"] == table["number"]:
                await asyncio.sleep(0.01)
        return now

    async def follow(self, guest: Guest, room: str, seat: int) -> None:
        """A person plays what is whispered."""
        table = await guest.table(room, seat=seat)
        view = asterism.game(table["rules"]).view_from_json(table["view"])
        assert [move.text for move in view.legal_moves()] == [m["text"] for m in table["legal"]]
        bot = asterism.bot(WHISPERS.get(table["rules"], "random"), seed=1)
        wish = {"game": table["game"], "number": table["number"], "seat": seat}
        await guest.do(room, "move", move=bot.choose(view).text, **wish)

    async def play(self, room: str, decisions: int = 100_000) -> Json:
        """So many decisions more, or until the game is over; the last table."""
        _, table = await self.looks(room)
        while table["status"] == "playing" and decisions > 0:
            table = await self.decide(room)
            decisions -= 1
        return table
