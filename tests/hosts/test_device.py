"""What happens to a device: it is closed, it is full, it is damaged, it is open in two tabs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from asterism.browser.store import Memory
from asterism.engine.record import Record
from tests.hosts.hosts import OnDevice, until
from tests.server.moment import settle

Json = dict[str, Any]


async def at_the_table(device: OnDevice, game: str = "stellar", level: str = "random") -> str:
    """A game against a bot, begun; its room."""
    if not await logged_in(device):
        await device.ask("POST", "/people", {"name": "Ada"})
    seats = [{"kind": "open"}, {"kind": "bot", "level": level}]
    _, room = await device.ask("POST", "/rooms", {"game": game, "seats": seats, "pace": 0})
    await device.line(room["id"])
    await tell(device, room["id"], "start")
    return str(room["id"])


async def logged_in(device: OnDevice) -> bool:
    return (await device.ask("GET", "/me"))[1] is not None


async def tell(device: OnDevice, room: str, type: str, **fields: Any) -> Json:
    _, answer = await device.ask("POST", f"/rooms/{room}/commands", {"type": type, **fields})
    found: Json = answer
    return found


async def my_turn(device: OnDevice) -> Json:
    """The newest table, when I am to decide or it is over."""
    await until(lambda: bool(newest(device)) and is_mine(newest(device)))
    return newest(device)


def newest(device: OnDevice) -> Json:
    found = [frame for frame in device.frames if frame["type"] == "table"]
    return found[-1] if found else {}


def is_mine(table: Json) -> bool:
    return table["status"] != "playing" or table["seat"] in table["deciding"]


async def play(device: OnDevice, room: str, chance: Random) -> Json:
    table = await my_turn(device)
    move = chance.choice(table["legal"])["text"]
    return await tell(device, room, "move", game=table["game"], number=table["number"], move=move)


@pytest.mark.parametrize("game", ["stellar", "star_realms"])
async def test_a_game_goes_on_after_the_device_was_closed_at_any_moment(game: str) -> None:
    device, chance = OnDevice(), Random(7)
    room = await at_the_table(device, game)
    for _ in range(6):
        answer = await play(device, room, chance)
        assert answer["type"] == "accepted", answer
        before = newest(device)["number"]
        await device.again()
        await device.line(room)
        assert newest(device)["number"] >= before
    games = (await device.ask("GET", "/me/games"))[1]["games"]
    assert [one["status"] for one in games] == ["playing"]


async def test_a_record_of_a_device_replays_and_verifies() -> None:
    device, chance = OnDevice(), Random(1)
    room = await at_the_table(device)
    while (await my_turn(device))["status"] == "playing":
        await play(device, room, chance)
    _, text = await device.ask("GET", f"/games/{newest(device)['game']}/record")
    assert Record.loads(text).replay().outcome is not None


class Full(Memory):
    """A device without room for anything more."""

    full = False

    async def write(
        self, changes: Mapping[str, str | None], expected: Mapping[str, str | None]
    ) -> bool:
        if self.full:
            raise OSError("QuotaExceededError")
        return await super().write(changes, expected)


async def test_a_move_that_cannot_be_stored_is_not_made() -> None:
    store = Full()
    device = OnDevice(store)
    room = await at_the_table(device)
    table = await my_turn(device)
    kept, store.full = dict(store.texts), True
    wish = {"game": table["game"], "number": table["number"], "move": table["legal"][0]["text"]}
    answer = await tell(device, room, "move", **wish)
    assert (answer["type"], answer["code"]) == ("refused", "storage")
    assert store.texts == kept and newest(device) == table
    store.full = False
    answer = await tell(device, room, "move", **wish)
    assert answer["type"] == "accepted"


def told_by(one: OnDevice, other: OnDevice) -> None:
    """Tabs tell each other what they have stored."""

    def announce(room: str) -> None:
        other.host.device.spawn(other.host.rooms.changed_elsewhere(room))

    one.host.device.announce = announce


async def test_two_tabs_at_one_table_never_lose_a_move() -> None:
    store = Memory()
    one, other = OnDevice(store), OnDevice(store)
    room = await at_the_table(one)
    await other.host.open()
    await other.line(room)
    told_by(one, other)
    told_by(other, one)
    chance = Random(3)
    for number in range(8):
        tab, far = (one, other) if number % 2 else (other, one)
        await my_turn(far)
        answer = await play(tab, room, chance)
        assert answer["type"] == "accepted", answer
        await until(lambda far=far, at=answer["number"]: newest(far)["number"] >= at)  # type: ignore[misc]
    await my_turn(one)
    await until(lambda: newest(one)["number"] == newest(other)["number"])
    entries = [key for key in store.texts if key.startswith("entry ")]
    assert len(entries) == newest(one)["number"] + 1


async def test_both_tabs_decide_at_once_and_one_of_them_is_told() -> None:
    store = Memory()
    one, other = OnDevice(store), OnDevice(store)
    room = await at_the_table(one)
    await my_turn(one)
    await other.host.open()
    await other.line(room)
    table = await my_turn(other)
    wish = {"game": table["game"], "number": table["number"]}
    moves = [option["text"] for option in table["legal"][:2]]
    first = await tell(one, room, "move", **wish, move=moves[0])
    second = await tell(other, room, "move", **wish, move=moves[1])
    assert first["type"] == "accepted"
    assert (second["type"], second["code"]) == ("refused", "stale")


async def test_a_damaged_game_is_said_to_be_so_and_others_go_on() -> None:
    store = Memory()
    device = OnDevice(store)
    await at_the_table(device)
    broken = newest(device)["game"]
    room = await at_the_table(device)
    key = f"game {broken}"
    store.texts[key] = json.dumps({"name": "stellar"})
    await device.again()
    status, answer = await device.ask("GET", f"/games/{broken}")
    assert (status, answer["code"]) == (409, "not-now")
    await device.line(room)
    assert (await play(device, room, Random(1)))["type"] == "accepted"
    assert len((await device.ask("GET", "/me/games"))[1]["games"]) == 1
    assert store.texts[key]  # nothing that was there is lost


async def test_what_needs_others_is_refused_with_that_reason() -> None:
    device = OnDevice()
    room = await at_the_table(device)
    for type, fields in (("chat", {"text": "hello"}), ("kick", {"person": "somebody"})):
        answer = await tell(device, room, type, **fields)
        assert answer["message"]["id"] == "server-needs-server"
    status, answer = await device.ask("POST", "/me/recovery")
    assert (status, answer["message"]["id"]) == (409, "server-needs-server")


async def test_forgetting_everything_leaves_nothing() -> None:
    store = Memory()
    device = OnDevice(store)
    await at_the_table(device)
    await device.ask("DELETE", "/me")
    assert store.texts == {}
    assert (await device.ask("GET", "/me"))[1] is None


async def test_the_deal_of_the_day_is_the_same_on_every_device_and_played_once() -> None:
    rooms = []
    for _ in range(2):
        device = OnDevice()
        await device.ask("POST", "/people", {"name": "Ada"})
        _, room = await device.ask("POST", "/daily/stellar", {"pace": 0})
        _, again = await device.ask("POST", "/daily/stellar", {"pace": 0})
        assert again["id"] == room["id"]
        await device.line(room["id"])
        rooms.append((await my_turn(device))["view"])
    assert rooms[0] == rooms[1]


async def test_a_clock_stands_still_while_the_device_is_closed() -> None:
    device = OnDevice()
    await device.ask("POST", "/people", {"name": "Ada"})
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    clock = {"kind": "move", "seconds": 30}
    wish = {"game": "stellar", "seats": seats, "pace": 0, "clock": clock, "at_zero": "lose"}
    _, room = await device.ask("POST", "/rooms", wish)
    await device.line(room["id"])
    await tell(device, room["id"], "start")
    await my_turn(device)
    await device.host.device.close()
    device.clock.at += 3600
    await device.again()
    await device.line(room["id"])
    assert (await my_turn(device))["status"] == "playing"
    await settle()
    await device.clock.pass_by(31)
    await until(lambda: newest(device)["status"] == "over")
