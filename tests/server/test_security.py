"""Fair and safe: who may do what from where, how much, and what nobody gets to see."""

import json
import random
import string
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from asterism.server.live.connections import TOO_SLOW, Connection
from asterism.server.settings import Limits
from asterism.server.storage import schema
from asterism.server.storage.people import Person
from tests.server.guests import HOST, Guest, Server, gathered, seated


async def test_the_cookie_is_for_the_server_alone(quick: Server) -> None:
    guest = Guest(quick)
    answer = await guest.post("/people", {"name": "Ada"})
    cookie = answer.headers["set-cookie"]
    for word in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"):
        assert word in cookie
    plain = await guest.http.post(f"http://{HOST}/api/people", json={"name": "Bo"})
    assert "Secure" not in plain.headers["set-cookie"]
    rows = await quick.node.store.rows(select(schema.session.c.token))
    assert guest.http.cookies["asterism"] not in {row.token for row in rows}


async def test_pages_of_other_sites_may_not_act_for_somebody(quick: Server) -> None:
    room, (ada, _) = await gathered(quick, "Ada", "Bo")
    url = ada.url(f"/rooms/{room}/commands")
    wish = {"type": "ready"}
    foreign = await ada.http.post(url, json=wish, headers={"origin": "https://evil.example"})
    assert foreign.status_code == 403
    own = await ada.http.post(url, json=wish, headers={"origin": f"https://{HOST}"})
    assert own.status_code == 200
    line = await ada.socket(room, {"origin": "https://evil.example"})
    assert await line.closed() == 4403
    line = await ada.socket(room, {"origin": f"https://{HOST}"})
    assert (await line.next())["type"] == "welcome"


async def test_every_answer_has_the_headers_that_guard_it(quick: Server) -> None:
    guest = Guest(quick)
    for path in ("/api/server", "/", "/api/nothing", "/r/abc"):
        answer = await guest.http.get(path)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert "'unsafe-eval'" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"


async def test_too_large_is_refused_before_it_is_read(quick: Server) -> None:
    guest = Guest(quick)
    large = "x" * (quick.settings.limits.message_bytes + 1)
    assert (await guest.post("/people", {"name": large})).status_code == 413

    async def endless() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    answer = await guest.http.post("/api/people", content=endless())
    assert answer.status_code == 413


@pytest.fixture
def limited() -> Limits:
    return Limits(
        rooms=2,
        sockets=2,
        commands=(5, 1),
        chat=(2, 0),
        guesses=(3, 0),
        people=(4, 0),
        refused_seconds=0,
    )


async def test_limits_answer_with_a_clear_code(limited: Limits, tmp_path: Path) -> None:
    async with Server(f"sqlite:///{tmp_path / 'a.db'}", limits=limited) as server:
        ada, bo = await server.guest("Ada"), await server.guest("Bo")
        room = await ada.open_room()
        await ada.open_room()
        assert (await ada.post("/rooms", {"game": "comets"})).json()["code"] == "limit"
        for _ in range(2):
            await ada.do(room, "chat", text="hello")
        assert (await ada.refused(room, "chat", text="hello"))["code"] == "limit"
        lines = [await bo.socket(room) for _ in range(2)]
        for line in lines:
            await line.next("welcome")
        assert await (await bo.socket(room)).closed() == 4429
        for _ in range(3):
            assert (await bo.get("/codes/WRONGX")).status_code == 404
        assert (await bo.get("/codes/WRONGX")).status_code == 429
        for _ in range(10):
            lines[0].tell("ping")
        codes: list[object] = []
        while len(codes) < 10:
            frame = await lines[0].next()
            if frame["type"] in ("pong", "refused"):
                codes.append(frame.get("code"))
        assert codes.count("limit") == 5
        for _ in range(2):
            await server.guest("Somebody")
        assert (await Guest(server).post("/people", {"name": "X"})).status_code == 429


async def test_a_slow_reader_is_hung_up_and_holds_up_nobody() -> None:
    line = Connection(Person("p", "Slow", "en"), "room", None, 3)
    for number in range(10):
        line.send(str(number).encode())
    assert line.close_code == TOO_SLOW
    kept = [line.waiting.get_nowait() for _ in range(line.waiting.qsize())]
    assert kept[-1] is None


async def test_no_traceback_leaves_the_server(quick: Server) -> None:
    ada = await quick.guest("Ada")

    async def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    quick.node.store.listed_rooms = broken  # type: ignore[method-assign, assignment]
    answer = await ada.get("/rooms")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


async def test_strangers_get_nothing(quick: Server) -> None:
    room, (ada, _) = await seated(quick, "Ada", "Bo")
    game = (await ada.table(room))["game"]
    stranger = Guest(quick)
    assert (await stranger.get("/me")).json() is None
    for path in (
        "/me/games",
        "/rooms",
        f"/rooms/{room}",
        f"/rooms/{room}/table",
        f"/games/{game}/at/0",
    ):
        assert (await stranger.get(path)).status_code == 401
    assert (await stranger.get(f"/games/{game}/record")).status_code == 403
    assert await (await stranger.socket(room)).closed() == 4401


# A fuzzer over the socket: random, truncated, huge, deeply nested, wrong types, wrong order.


def nonsense(chance: random.Random, room: dict[str, Any]) -> str | bytes:
    types = ["move", "undo", "resign", "preview", "replace", "return", "answer", "abort", "chat",
             "react", "mute", "sit", "stand", "set-seat", "change", "ready", "start", "rematch",
             "kick", "ping", "ask", "go-on", "nothing", "at-table"]  # fmt: skip
    values: list[Any] = [
        None, True, -1, 0, 1, 2**63, 2**64, 1e308, "", "\u0000", "x" * 300, "\ud7ff", [], {},
        [[]], {"a": {"b": []}}, room["game"], room["id"], "choose c1", "c1", "bot", "open",
        {"type": "choose", "card": "c1"}, {"kind": "move", "seconds": 30}, "00ff", "random",
    ]  # fmt: skip
    names = ["game", "number", "move", "seat", "to", "ask", "yes", "text", "sign", "person",
             "kind", "level", "options", "players", "clock", "bytes", "ready", "ref", "extra",
             "pace", "favour"]  # fmt: skip
    fields = {name: chance.choice(values) for name in chance.sample(names, chance.randrange(8))}
    text = json.dumps({"type": chance.choice(types), **fields})
    match chance.randrange(10):
        case 0:
            return text[: chance.randrange(len(text))]
        case 1:
            return "[" * 3000 + "]" * 3000
        case 2:
            return '{"type":"move","move":' * 300 + "1" + "}" * 300
        case 3:
            return bytes(chance.randrange(256) for _ in range(40))
        case 4:
            return "".join(chance.choice(string.printable) for _ in range(60))
        case _:
            return text


@pytest.mark.parametrize("seed", range(6))
async def test_nonsense_over_the_socket_breaks_nothing(server: Server, seed: int) -> None:
    chance = random.Random(seed)
    room, (ada, bo) = await seated(server, "Ada", "Bo", seats=None)
    before = await bo.table(room)
    info = {"id": room, "game": before["game"]}
    for _ in range(4):
        line = await bo.socket(room)
        for _ in range(30):
            line.say(nonsense(chance, info))
        answers = await line.drained()
        line.tell("ping", ref="still there?")
        while line.code is None and not any(f.get("ref") == "still there?" for f in answers):
            try:
                answers.append(await line.next())
            except ConnectionError:
                break
        assert line.code in (None, 4422, 4429), "at worst the connection is closed with a reason"
        for frame in answers:
            assert frame["type"] in (
                "welcome", "table", "room", "accepted", "refused", "previewed", "said", "reacted",
                "presence", "pong",
            )  # fmt: skip
        await line.close()
    assert (await ada.get(f"/rooms/{room}/table")).status_code == 200
    assert (await server.node.store.entries(before["game"]))[0].kind == "start"
