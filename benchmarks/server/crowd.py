"""Scripted people: they open rooms, sit down, and play any legal move, at once or after a while."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterable, Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from benchmarks.server.lean import Http, Json, Socket, address, connect

AHEAD = 70  # entries; a game of Stellar has 73
AT_ONCE = 8  # requests while rooms are made
PATIENCE = 120.0
PLAYERS = {"sternenhimmel": 3}  # its smallest table; all others: 2


class Legal(msgspec.Struct):
    text: str


class Heard(msgspec.Struct):
    """What a scripted person reads of a frame; the rest is skipped."""

    type: str
    game: str = ""
    number: int | None = None
    seat: int | None = None
    deciding: list[int] = []
    legal: list[Legal] = []
    status: str = ""
    ref: str = ""
    code: str = ""
    room: Any = None


class Wish(msgspec.Struct):
    game: str
    number: int
    move: str
    ref: str
    type: str = "move"


decoder = msgspec.json.Decoder(Heard)
encode = msgspec.json.Encoder().encode


class Tally:
    """What a crowd has seen while somebody counted."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.waits: list[float] = []  # seconds from sending a move to its acknowledgement
        self.refused: dict[str, int] = {}
        self.finished = 0
        self.bytes = 0
        self.closed: dict[int, int] = {}


class Person:
    """Somebody with a socket in a room, who plays one seat."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd, self.number = crowd, number
        self.dice = Random(number)
        self.cookie = ""
        self.room = ""
        self.socket: Socket | None = None
        self.partners: list[Person] = []  # everybody at the table, in the order of the first seats
        self.table: Heard | None = None
        self.sent_at = 0.0
        self.waiting = ""  # the ref of the move that is not answered yet
        self.thinking = False
        self.played = 0  # moves in this game
        self.again = False  # has said so for this game
        self.commands, self.asked = 0, dict[str, bytes]()  # commands not answered yet, by ref
        self.ahead = 0  # entries of the first game that the table makes without thinking

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"asterism={self.cookie}", "X-Forwarded-For": address(self.number)}

    async def arrive(self, http: Http) -> None:
        body = {"name": f"Person {self.number}"}
        forwarded = {"X_Forwarded_For": address(self.number)}
        status, headers, answer = await http.ask("POST", "/api/people", body, **forwarded)
        if status != 201:
            raise ConnectionError(answer.decode())
        self.cookie = headers["set-cookie"].partition(";")[0].partition("=")[2]

    async def post(self, http: Http, path: str, body: Json) -> Json:
        headers = {name.replace("-", "_"): value for name, value in self.headers.items()}
        status, _, answer = await http.ask("POST", path, body, **headers)
        found: Json = json.loads(answer)
        if status >= 300:
            raise ConnectionError(f"{path}: {answer!r}")
        return found

    async def do(self, http: Http, type: str, **fields: object) -> Json:
        return await self.post(http, f"/api/rooms/{self.room}/commands", {"type": type, **fields})

    async def connect(self) -> None:
        self.socket = await connect(
            self.crowd.port(self),
            f"/api/rooms/{self.room}/socket",
            self.headers,
            hear=self.hear,
            gone=self.gone,
        )

    def gone(self, code: int) -> None:
        closed = self.crowd.tally.closed
        closed[code] = closed.get(code, 0) + 1

    # Playing.

    def hear(self, data: bytes) -> None:
        tally = self.crowd.tally
        tally.bytes += len(data)
        frame = decoder.decode(data)
        if frame.type == "table":
            if self.table is not None and frame.game != self.table.game:
                self.played, self.again, self.ahead = 0, False, 0
            self.table = frame
            if not self.waiting and not self.thinking:
                self.go_on()
        elif frame.type == "accepted" and frame.ref and frame.ref == self.waiting:
            tally.waits.append(perf_counter() - self.sent_at)
            self.waiting = ""
            self.go_on()
        elif frame.type == "accepted":
            self.asked.pop(frame.ref, None)
            self.agreed(frame.ref.partition(" ")[0])
        elif frame.type == "refused":
            tally.refused[frame.code] = tally.refused.get(frame.code, 0) + 1
            asked = self.asked.get(frame.ref)
            if frame.code != "limit":
                self.asked.pop(frame.ref, None)
            elif asked is not None:  # nobody else would start the next game
                asyncio.get_running_loop().call_later(1.0, self.send, asked)
            if frame.ref == self.waiting:
                self.waiting = ""
                if frame.code == "limit":
                    self.wait(1.0)
                else:
                    self.go_on()

    def go_on(self) -> None:
        """Whatever is to be done at the newest table."""
        table = self.table
        if table is None or not self.crowd.playing:
            return
        if table.status == "over":
            self.rematch()
        elif table.seat in table.deciding and table.legal:
            think = self.crowd.think
            if (table.number or 0) < self.partners[0].ahead:
                think = 0.0
            self.wait(self.dice.uniform(0.5, 1.5) * think) if think else self.move()

    def wait(self, seconds: float) -> None:
        self.thinking = True
        asyncio.get_running_loop().call_later(seconds, self.thought)

    def thought(self) -> None:
        self.thinking = False
        table = self.table
        if (
            table is not None
            and self.crowd.playing
            and not self.waiting
            and table.seat in table.deciding
            and table.legal
        ):
            self.move()

    def move(self) -> None:
        table, socket = self.table, self.socket
        assert table is not None and table.number is not None and socket is not None
        if self.played >= self.crowd.resign_after:
            self.played, self.waiting = 0, ""
            self.command("resign", game=table.game)
            return
        self.played += 1
        self.waiting = f"{table.game[:8]} {table.number}"
        chosen = self.dice.choice(table.legal).text
        wish = Wish(game=table.game, number=table.number, move=chosen, ref=self.waiting)
        self.sent_at = perf_counter()
        socket.send(encode(wish))

    # Another game in the same room.

    def command(self, type: str, **fields: object) -> None:
        self.commands += 1
        ref = f"{type} {self.commands}"
        self.asked[ref] = json.dumps({"type": type, "ref": ref, **fields}).encode()
        self.send(self.asked[ref])

    def send(self, data: bytes) -> None:
        if self.socket is not None:
            self.socket.send(data)

    def rematch(self) -> None:
        if self.again or self.table is None:
            return
        self.again = True
        if self is self.partners[0]:
            self.crowd.tally.finished += 1
            if self.crowd.rematches:
                self.command("rematch")

    def agreed(self, what: str) -> None:
        """After a rematch everybody is ready in turn, and the last one starts."""
        place = self.partners.index(self)
        if what == "rematch":
            place = -1
        elif what != "ready":
            return
        *others, last = self.partners
        if place + 1 < len(others):
            others[place + 1].command("ready", bytes="01")
        else:
            last.command("start", bytes="02")


class Crowd:
    """Many people, two at a table, or one with a bot."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.tally = Tally()
        self.people: list[Person] = []
        self.think = 0.0
        self.resign_after = 10**9
        self.playing = False
        self.rematches = True
        self.came = 0

    def port(self, person: Person) -> int:
        """Neighbours at a table come in at different doors, where there are several."""
        return self.ports[person.number % len(self.ports)]

    async def gather(self, games: int, rules: Sequence[str], bot: str = "") -> list[Person]:
        """So many rooms with their games begun, everybody connected."""
        found: list[Person] = []

        async def table(http: Http, number: int) -> None:
            name = rules[number % len(rules)]
            players = PLAYERS.get(name, 2)
            people = [self.somebody() for _ in range(1 if bot else players)]
            for person in people:
                await person.arrive(http)
            wish: Json = {"game": name, "pace": 0, "players": players}
            if bot:
                wish["seats"] = [{"kind": "open"}] + [{"kind": "bot", "level": bot}] * (players - 1)
            room = (await people[0].post(http, "/api/rooms", wish))["id"]
            for seat, person in enumerate(people):
                person.room, person.partners = room, people
                await person.connect()
                if seat:
                    await person.do(http, "sit", seat=seat)
                    await person.do(http, "ready", bytes="01")
            await people[0].do(http, "start", bytes="02")
            found.extend(people)

        await self.each(range(games), table)
        self.people += found
        return found

    def somebody(self) -> Person:
        self.came += 1
        return Person(self, self.came)

    async def each(
        self, items: Iterable[int], work: Callable[[Http, int], Coroutine[Any, Any, None]]
    ) -> None:
        """`work` for each of the items, a few at once."""
        left = iter(items)

        async def worker(number: int) -> None:
            http = Http(self.ports[number % len(self.ports)])
            for item in left:
                await work(http, item)
            http.close()

        await asyncio.gather(*(worker(number) for number in range(AT_ONCE)))

    def begin(self, think: float = 0.0, spread: bool = False) -> None:
        """Everybody plays from now on; `spread`: the games come to different stages first."""
        self.think, self.playing = think, True
        loop = asyncio.get_running_loop()
        for person in self.people if spread else []:
            person.ahead = person.dice.randrange(AHEAD)
        for person in self.people:
            if not person.thinking and not person.waiting:
                # Not all in the same moment: people do not sit down by a whistle.
                loop.call_later(person.dice.uniform(0, think), person.go_on)

    async def pause(self) -> None:
        """Nobody sends anything new; what was sent is answered."""
        self.playing = False
        began = perf_counter()
        while any(person.waiting for person in self.people):
            await asyncio.sleep(0.05)
            if perf_counter() - began > PATIENCE:
                raise TimeoutError("the server does not answer any more")

    def leave(self) -> None:
        for person in self.people:
            if person.socket is not None:
                person.socket.close()
        self.people.clear()


def share(waits: Sequence[float], part: float) -> float:
    """The wait that `part` of all do not exceed, in milliseconds."""
    if not waits:
        return 0.0
    ordered = sorted(waits)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000, 2)
