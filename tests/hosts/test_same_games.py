"""The same script at both hosts: the same answers, the same frames, in the same order."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.hosts.hosts import Asked, Same, both, until

Json = dict[str, Any]
Both = tuple[Asked, Asked]

# Where partners share a turn, several bots would think at once, and it is luck who is done first:
# there all seats are people's.
SETUPS: dict[str, Json] = {
    "stellar": {"game": "stellar", "bots": 1, "level": "greedy"},
    "stellar, hot seat": {"game": "stellar", "bots": 0},
    "sternenhimmel": {"game": "sternenhimmel", "players": 3, "bots": 2},
    "duel": {"game": "star_realms", "bots": 1},
    "deathmatch": {"game": "star_realms", "players": 3, "bots": 2, "format": "deathmatch"},
    "hunter": {"game": "star_realms", "players": 4, "bots": 3, "format": "hunter"},
    "raid": {"game": "star_realms", "players": 3, "bots": 1, "format": "raid"},
    "hydra": {"game": "star_realms", "players": 4, "bots": 0, "format": "hydra2"},
    "emperor": {"game": "star_realms", "players": 6, "bots": 3, "format": "emperor"},
}
STEPS = 25


class Table:
    """One script, told to both hosts; whatever differs fails at once."""

    def __init__(self, hosts: Both, room: tuple[str, str]) -> None:
        self.hosts, self.rooms = hosts, room
        self.same = (Same(), Same())
        self.compared = 0

    @classmethod
    async def opened(cls, hosts: Both, wish: Json) -> Table:
        same, rooms, answers = (Same(), Same()), [], []
        for host, plain in zip(hosts, same, strict=True):
            status, room = await host.ask("POST", "/rooms", wish)
            assert status == 201, room
            rooms.append(room["id"])
            answers.append(plain.of(room))
        assert answers[0] == answers[1]
        table = cls(hosts, (rooms[0], rooms[1]))
        table.same = same
        for host, room in zip(hosts, rooms, strict=True):
            await host.line(room)
        return table

    async def tell(self, type: str, **fields: Any) -> Json:
        """The answer of both, which is one."""
        answers = []
        for host, room, plain in zip(self.hosts, self.rooms, self.same, strict=True):
            own = {**fields, **({"game": self.game(host)} if fields.get("game") else {})}
            status, answer = await host.ask(
                "POST", f"/rooms/{room}/commands", {"type": type, **own}
            )
            answers.append((status, plain.of(answer)))
        assert answers[0] == answers[1]
        found: Json = answers[0][1]
        return found

    async def get(self, path: str, method: str = "GET", body: Any = None) -> Any:
        answers = []
        for host, plain in zip(self.hosts, self.same, strict=True):
            status, answer = await host.ask(method, path.format(game=self.game(host)), body)
            answers.append((status, plain.of(answer)))
        assert answers[0] == answers[1]
        return answers[0][1]

    def _rests(self) -> bool:
        server, device = self.hosts
        if not (rests(server) and rests(device) and newest(server) == newest(device)):
            return False
        return len([*shown(server)]) == len([*shown(device)])

    def game(self, host: Asked) -> str:
        return str(tables(host)[-1]["game"])

    async def settled(self) -> Json:
        """The newest table, when no bot has to decide any more; all frames are compared."""
        await until(self._rests)
        frames = [
            [plain.of(frame) for frame in shown(host)]
            for host, plain in zip(self.hosts, self.same, strict=True)
        ]
        assert frames[0][self.compared :] == frames[1][self.compared :]
        self.compared = len(frames[0])
        return tables(self.hosts[0])[-1]


def newest(host: Asked) -> int:
    return int(tables(host)[-1]["number"]) if tables(host) else -1


def tables(host: Asked) -> list[Json]:
    return [frame for frame in host.frames if frame["type"] == "table"]


def shown(host: Asked) -> Iterator[Json]:
    return (frame for frame in host.frames if frame["type"] in ("table", "room"))


def rests(host: Asked) -> bool:
    if not tables(host):
        return False
    last = tables(host)[-1]
    bots = [seat for seat, player in enumerate(last["players"]) if player["kind"] == "bot"]
    return last["status"] != "playing" or not set(last["deciding"]) <= set(bots)


def wish_of(setup: Json) -> Json:
    players, bots = setup.get("players", 2), setup["bots"]
    level = setup.get("level", "random")
    seats = [{"kind": "open"}] * (players - bots) + [{"kind": "bot", "level": level}] * bots
    options = {"format": setup["format"]} if "format" in setup else {}
    return {
        "game": setup["game"],
        "players": players,
        "options": options,
        "seats": seats,
        "pace": 0,
        "hot_seat": players - bots > 1,
    }


async def started(hosts: Both, setup: Json) -> Table:
    table = await Table.opened(hosts, wish_of(setup))
    for seat in range(1, setup.get("players", 2) - setup["bots"]):
        await table.tell("sit", seat=seat, name=f"Friend {seat}")
    await table.tell("start", bytes="0a")
    return table


@pytest.mark.parametrize("name", SETUPS)
async def test_a_game_is_the_same_at_both_hosts(name: str, tmp_path: Path) -> None:
    chance = Random(name)
    async with both(tmp_path) as hosts:
        table = await started(hosts, SETUPS[name])
        for step in range(STEPS):
            now = await table.settled()
            if now["status"] != "playing":
                break
            seat = now["deciding"][0] if now["seat"] not in now["deciding"] else now["seat"]
            looked = await looked_from(table, seat)
            move = chance.choice(looked["legal"])["text"]
            if step % 5 == 1:
                await table.tell("preview", game=True, seat=seat, move=move)
            if step % 7 == 3:
                await table.tell("undo", game=True, seat=seat, number=now["number"])
                now = await table.settled()
                looked = await looked_from(table, seat)
                if seat not in now["deciding"]:
                    continue
                move = chance.choice(looked["legal"])["text"]
            await table.tell(
                "move", game=True, seat=seat, move=move, number=now["number"], ref=f"{step}"
            )
        now = await table.settled()
        await table.get(f"/games/{{game}}/events?seat={now['seat']}")
        await table.get(f"/games/{{game}}/at/{now['ply'] // 2}?seat={now['seat']}")


async def looked_from(table: Table, seat: int) -> Json:
    """The table from a seat of one's own: at a hot seat the page looks from another."""
    now = tables(table.hosts[0])[-1]
    if now["seat"] == seat:
        return now
    for host, room in zip(table.hosts, table.rooms, strict=True):
        await host.line(room, seat=seat)
        await until(lambda host=host: bool(tables(host)))  # type: ignore[misc]
    table.compared = 0
    return await table.settled()
