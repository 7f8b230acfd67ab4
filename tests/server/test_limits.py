"""Whoever wants too much is told so, with a code, and the others do not notice."""

from __future__ import annotations

import asyncio
import socket as sockets
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import uvicorn

from asterism.server.http.arriving import arriving
from asterism.server.http.socket_gate import Reading
from asterism.server.settings import Limits
from tests.server.guests import FREELY, HOST, Server, gathered, play_out, seated
from tests.server.moment import settle

ELSEWHERE = "203.0.113.7"
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: YXN0ZXJpc20tbG9hZC0wMA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/limits.db"


def from_elsewhere(server: Server, address: str = ELSEWHERE) -> httpx.AsyncClient:
    """A browser at another address; the machine's own has no limits."""
    transport = httpx.ASGITransport(app=server.app, client=(address, 5))
    return httpx.AsyncClient(transport=transport, base_url=f"https://{HOST}")


async def test_an_address_that_asks_too_fast_waits_and_is_refused(file: str) -> None:
    limits = replace(FREELY, addresses=(3, 1), too_fast_seconds=2)
    async with Server(file, limits=limits) as server, from_elsewhere(server) as browser:
        for _ in range(3):
            assert (await browser.get("/api/server")).status_code == 200
        waiting = asyncio.create_task(browser.get("/api/server"))
        await server.clock.somebody_waits()
        assert not waiting.done(), "who waits for the refusal does not ask again meanwhile"
        await server.clock.pass_by(2)
        answer = await waiting
        assert (answer.status_code, answer.json()["code"]) == (429, "limit")
        async with from_elsewhere(server, "203.0.113.8") as other:
            assert (await other.get("/api/server")).status_code == 200
        assert (await browser.get("/api/server")).status_code == 200, "two seconds bring two more"


async def test_a_clock_that_is_set_back_locks_nobody_out(file: str) -> None:
    async with Server(file, limits=replace(FREELY, requests=(1, 1))) as server:
        ada = await server.guest("Ada")
        assert (await ada.get("/me")).status_code == 200
        assert (await ada.get("/me")).status_code == 429
        server.clock.behind = 86_400
        server.clock.at += 1
        assert (await ada.get("/me")).status_code == 200


async def test_an_address_has_so_many_sockets_and_no_more(file: str) -> None:
    limits = replace(FREELY, sockets_of_address=2)
    async with Server(file, limits=limits) as server:
        room, (ada, _) = await gathered(server, "Ada", "Bo")
        lines = [await ada.socket(room, client=ELSEWHERE) for _ in range(3)]
        assert (await lines[2].next())["code"] == "limit"
        assert await lines[2].closed() == 4429
        assert (await lines[1].next())["type"] == "welcome"
        await lines[0].close()
        again = await ada.socket(room, client=ELSEWHERE)
        assert (await again.next())["type"] == "welcome"


async def test_whoever_opens_too_many_sockets_waits_before_the_door(file: str) -> None:
    limits = replace(FREELY, sockets=1, refused_seconds=3)
    async with Server(file, limits=limits) as server:
        room, (ada, _) = await gathered(server, "Ada", "Bo")
        first = await ada.socket(room)
        assert (await first.next())["type"] == "welcome"
        somebody_waits = asyncio.create_task(server.clock.somebody_waits())
        second = await ada.socket(room)
        await somebody_waits
        assert not second.arrived.is_set(), "who waits to be let in does not open another meanwhile"
        await server.clock.pass_by(3)
        assert (await second.next())["code"] == "limit"
        assert await second.closed() == 4429


async def test_a_flood_of_commands_is_refused_and_then_hung_up_on(file: str) -> None:
    limits = replace(FREELY, commands=(5, 0))
    async with Server(file, limits=limits) as server:
        room, (ada, bo) = await gathered(server, "Ada", "Bo")
        line, calm = await ada.socket(room), await bo.socket(room)
        for number in range(40):
            line.tell("ping", ref=str(number))
        assert await line.closed() == 4429
        answers = [frame["type"] for frame in line.frames if "ref" in frame]
        assert answers == ["pong"] * 5 + ["refused"] * 20
        calm.tell("ping", ref="calm")
        assert (await calm.next("pong"))["ref"] == "calm"


async def test_whoever_wants_too_much_is_listened_to_again_only_after_a_while(file: str) -> None:
    limits = replace(FREELY, commands=(1, 0), people=(2, 0), refused_seconds=3)
    async with Server(file, limits=limits) as server:
        room, (ada, _) = await gathered(server, "Ada", "Bo")
        line = await ada.socket(room)
        for number in range(3):
            line.tell("ping", ref=str(number))
        assert (await line.next("pong"))["ref"] == "0"
        assert (await line.next("refused"))["ref"] == "1", "the refusal itself comes at once"
        await settle()
        assert [frame for frame in line.frames if frame.get("ref") == "2"] == []
        await server.clock.pass_by(3)
        assert (await line.next("refused"))["ref"] == "2"
        async with from_elsewhere(server) as browser:
            for _ in range(2):
                assert (await browser.post("/api/people", json={"name": "Eve"})).status_code == 201
            waiting = asyncio.create_task(browser.post("/api/people", json={"name": "Eve"}))
            await server.clock.somebody_waits()
            assert not waiting.done()
            await server.clock.pass_by(3)
            assert (await waiting).status_code == 429


async def test_a_reader_who_is_too_far_behind_is_let_go(file: str) -> None:
    async with Server(file, limits=replace(FREELY, queue=3)) as server:
        room, (ada, bo) = await gathered(server, "Ada", "Bo")
        slow, calm = await ada.socket(room), await bo.socket(room)
        await slow.next("welcome")
        await calm.next("welcome")
        slow.reading.clear()
        for number in range(6):
            await bo.do(room, "react", sign="hello")
            assert (await calm.next("reacted"))["sign"] == "hello", number
        slow.reading.set()
        assert await slow.closed() == 4008


async def test_a_connection_that_says_nothing_is_closed_in_time() -> None:
    """Nothing, half a request, and more than a request may have; a whole one is answered."""
    limits = Limits(request_seconds=0.2, message_bytes=1000)
    async with Bare(limits) as port:
        begun = b"GET / HTTP/1.1\r\nHost: here\r\n"
        assert b" 408 " in await answered(port, b"")
        assert b" 408 " in await answered(port, begun)
        assert b" 431 " in await answered(port, begun + b"X: " + b"x" * 80_000)
        assert b" 200 " in await answered(port, begun + b"Connection: close\r\n\r\n")


async def test_an_address_has_so_many_connections_and_no_more() -> None:
    async with Bare(Limits(connections_of_address=1)) as port:
        first = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
        # The first one is counted once its own turn in the loop has come.
        first[1].write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        assert b" 200 " in await first[0].readuntil(b"\r\n\r\n")
        assert b" 429 " in await answered(port, b"", "127.0.0.2")
        assert b" 200 " in await answered(
            port, b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
        )
        first[1].close()
        await first[1].wait_closed()


async def test_a_socket_that_is_refused_at_the_door_leaves_nothing_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with Bare(Limits()) as port:
        assert b" 429 " in await answered(port, UPGRADE)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_socket_that_waits_for_no_answer_is_hung_up_on() -> None:
    """However much has come in meanwhile: only a little of it is looked at."""
    message = b"\x81\x81" + bytes(4) + b"x"
    bare = Bare(Limits())
    async with bare as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(UPGRADE.replace(b"/ ", b"/open ", 1))
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(message * 3_000)
        assert await reader.read() == b"\x88\x07" + (4429).to_bytes(2, "big") + b"limit"
        writer.close()
        bare.reads.set()
        await bare.over.wait()
        assert bare.heard < 300


async def answered(port: int, sent: bytes, address: str = "127.0.0.1") -> bytes:
    """All that comes back until the other side closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(sent)
    answer = await reader.read()
    writer.close()
    return answer


class Bare:
    """Connections as the server takes them, with next to nothing behind."""

    def __init__(self, limits: Limits) -> None:
        self.reads, self.over, self.heard = asyncio.Event(), asyncio.Event(), 0

        async def app(scope: dict[str, object], receive: object, send: object) -> None:
            assert callable(send) and callable(receive)
            if scope["path"] == "/open":
                await receive()
                await send({"type": "websocket.accept"})
                await self.reads.wait()
                while (await receive())["type"] != "websocket.disconnect":
                    self.heard += 1
                self.over.set()
                return
            while scope.get("method") == "POST" and (await receive()).get("more_body"):
                pass
            kind, status = "http.response", 200
            if scope["type"] == "websocket":
                kind, status = "websocket.http.response", 429
            await send({"type": f"{kind}.start", "status": status, "headers": []})
            await send({"type": f"{kind}.body", "body": b"here"})

        self.config = uvicorn.Config(
            app,
            http=arriving(limits, ()),
            ws=Reading,
            lifespan="off",
            log_config=None,
            access_log=False,
        )
        self.server = uvicorn.Server(self.config)

    async def __aenter__(self) -> int:
        self.socket = sockets.create_server(("127.0.0.1", 0))
        self.config.load()
        self.server.lifespan = self.config.lifespan_class(self.config)
        await self.server.startup(sockets=[self.socket])
        port: int = self.socket.getsockname()[1]
        return port

    async def __aexit__(self, *problem: object) -> None:
        with closing(self.socket):
            await self.server.shutdown(sockets=[self.socket])


async def test_finished_games_do_not_stay_in_memory(file: str) -> None:
    """Neither behind a rematch nor where everybody has left; their records can be read for ever."""
    async with Server(file) as server:
        room, guests = await seated(server, "Ada", "Bo")
        line = await guests[0].socket(room)
        played = []
        for _ in range(3):
            played.append((await play_out(room, guests))["game"])
            await guests[0].do(room, "rematch", seats="same")
            await guests[1].do(room, "ready")
            await guests[0].do(room, "start")
        current = (await guests[0].table(room))["game"]
        assert set(server.node.games.boxes) == {current}
        for game in played:
            assert (await guests[0].get(f"/games/{game}/record")).status_code == 200
        await play_out(room, guests)
        server.clock.at += 70
        await server.node.upkeep.sweep()
        assert current in server.node.games.boxes, "somebody looks at the end of it"
        await line.close()
        server.clock.at += 70
        await server.node.upkeep.sweep()
        assert not server.node.games.boxes


async def test_asking_who_one_is_costs_one_request(file: str) -> None:
    async with Server(file, limits=replace(FREELY, requests=(3, 0))) as server:
        ada = await server.guest("Ada")
        asked = [(await ada.get("/me")).status_code for _ in range(4)]
        assert asked == [200, 200, 200, 429]
