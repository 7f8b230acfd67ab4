"""A device's games in a file: taken along to another device, and handed to a server."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from asterism.browser.store import Memory
from asterism.cli import main
from tests.hosts.hosts import OnDevice, both
from tests.hosts.test_device import Full, at_the_table, my_turn, newest, play, tell

Json = dict[str, Any]
PACK = 'format = 1\ngame = "stellar"\nname = "A"\nbase = "rulebook"\n'


async def finished(device: OnDevice, game: str = "stellar") -> str:
    """A game that was given up after some moves."""
    room = await at_the_table(device, game)
    for _ in range(3):
        await play(device, room, Random(1))
    table = await my_turn(device)
    await tell(device, room, "resign", game=table["game"])
    return str(table["game"])


async def exported(device: OnDevice) -> str:
    status, found = await device.ask("GET", "/me/export")
    assert status == 200, found
    return json.dumps({**found, "settings": {"asterism theme": '"light"'}})


async def games_of(device: OnDevice) -> list[Json]:
    found: list[Json] = (await device.ask("GET", "/me/games"))[1]["games"]
    return found


async def test_everything_goes_on_on_another_device() -> None:
    old, new = OnDevice(), OnDevice()
    await finished(old)
    await old.ask("POST", "/packs", PACK)
    await old.ask("POST", "/daily/star_realms", {"pace": 0})
    room = await at_the_table(old, "star_realms")
    await my_turn(old)
    status, told = await new.ask("POST", "/me/import", await exported(old))
    assert (status, told["added"], told["known"], told["unreadable"]) == (200, 3, 0, 0)
    assert told["settings"] == {"asterism theme": '"light"'}
    assert (await new.ask("GET", "/me"))[1] == (await old.ask("GET", "/me"))[1]
    assert await games_of(new) == await games_of(old)
    assert new.store.texts == old.store.texts  # type: ignore[attr-defined]
    await new.line(room)
    assert (await play(new, room, Random(2)))["type"] == "accepted"


async def test_the_same_file_twice_adds_nothing() -> None:
    old, new = OnDevice(), OnDevice()
    await finished(old)
    file = await exported(old)
    await new.ask("POST", "/me/import", file)
    before = dict(new.store.texts)  # type: ignore[attr-defined]
    _, told = await new.ask("POST", "/me/import", file)
    assert (told["added"], told["known"]) == (0, 1)
    assert new.store.texts == before  # type: ignore[attr-defined]


async def test_whoever_is_here_already_keeps_name_and_games_and_gets_the_others() -> None:
    old, new = OnDevice(), OnDevice()
    new.dice.secrets = new.dice.count = 500  # another device draws other ids
    await finished(old)
    await new.ask("POST", "/people", {"name": "Grace"})
    own = await finished(new, "star_realms")
    before = dict(new.store.texts)  # type: ignore[attr-defined]
    _, told = await new.ask("POST", "/me/import", await exported(old))
    assert told["added"] == 1
    assert (await new.ask("GET", "/me"))[1]["name"] == "Grace"
    listed = await games_of(new)
    assert len(listed) == 2 and own in [one["id"] for one in listed]
    assert all(one["seats"] for one in listed), "both are mine"
    assert before.items() <= new.store.texts.items()  # type: ignore[attr-defined]


async def test_a_game_that_went_on_elsewhere_goes_on_here() -> None:
    old, new = OnDevice(), OnDevice()
    room = await at_the_table(old)
    await my_turn(old)
    await new.ask("POST", "/me/import", await exported(old))
    for _ in range(3):
        await play(old, room, Random(1))
    table = await my_turn(old)
    _, told = await new.ask("POST", "/me/import", await exported(old))
    assert told["added"] == 1
    await new.line(room)
    assert newest(new)["number"] == table["number"]
    assert len(await games_of(new)) == 1
    # What is behind adds nothing.
    _, told = await old.ask("POST", "/me/import", await exported(new))
    assert (told["added"], told["known"]) == (0, 1)


async def test_a_game_that_went_on_in_two_ways_becomes_two_games() -> None:
    old, new = OnDevice(), OnDevice()
    new.dice.secrets = new.dice.count = 500
    room = await at_the_table(old)
    await my_turn(old)
    await new.ask("POST", "/me/import", await exported(old))
    await new.line(room)
    for _ in range(3):
        await play(old, room, Random(1))
        await play(new, room, Random(2))
    await my_turn(old)
    await my_turn(new)
    before = dict(new.store.texts)  # type: ignore[attr-defined]
    _, told = await new.ask("POST", "/me/import", await exported(old))
    assert told["added"] == 1
    assert before.items() <= new.store.texts.items()  # type: ignore[attr-defined]
    listed = await games_of(new)
    assert len({one["id"] for one in listed}) == len({one["room"] for one in listed}) == 2
    other = next(one for one in listed if one["room"] != room)
    await new.line(other["room"])
    assert newest(new)["view"] == (await my_turn(old))["view"]
    assert (await play(new, other["room"], Random(3)))["type"] == "accepted"


BROKEN = [
    ("nothing at all", "foreign"),
    ("[1, 2]", "foreign"),
    ('{"version": 3}', "foreign"),
    ('{"asterism": 3, "texts": 5}', "newer"),
    ('{"asterism": 1, "texts": {}, "sum": "0"}', "damaged"),
    ('{"asterism": 1, "texts": {"me": 3}}', "damaged"),
]


@pytest.mark.parametrize(("file", "why"), BROKEN)
async def test_a_file_that_cannot_be_used_changes_nothing_and_says_why(file: str, why: str) -> None:
    device = OnDevice()
    await finished(device)
    before = dict(device.store.texts)  # type: ignore[attr-defined]
    status, answer = await device.ask("POST", "/me/import", file)
    assert (status, answer["message"]["id"]) == (422, f"server-file-{why}")
    assert device.store.texts == before  # type: ignore[attr-defined]


async def test_a_file_of_which_a_letter_has_changed_is_damaged() -> None:
    device = OnDevice()
    await finished(device)
    file = (await exported(device)).replace("Ada", "Eva")
    status, answer = await OnDevice().ask("POST", "/me/import", file)
    assert (status, answer["message"]["id"]) == (422, "server-file-damaged")


async def test_a_game_that_was_damaged_before_keeps_no_other_from_coming() -> None:
    store = Memory()
    old, new = OnDevice(store), OnDevice()
    broken = await finished(old)
    store.texts[f"game {broken}"] = "{"
    await finished(old, "star_realms")
    _, told = await new.ask("POST", "/me/import", await exported(old))
    assert (told["added"], told["unreadable"]) == (1, 1)


@pytest.mark.parametrize(
    ("key", "room"),
    [
        ("daily 2030-12-31 stellar", "no-such-room"),
        ("daily 2030-12-32 stellar", None),
        ("daily 20301231 stellar", None),
        ("daily 2030-12-31 chess", None),
        ("daily", None),
    ],
)
async def test_a_deal_of_the_day_without_a_day_a_game_or_a_room_is_left_out(
    key: str, room: str | None
) -> None:
    old, new = OnDevice(), OnDevice()
    await old.ask("POST", "/people", {"name": "Ada"})
    await old.ask("POST", "/daily/stellar", {"pace": 0})
    texts: dict[str, str] = old.store.texts  # type: ignore[attr-defined]
    own = next(one for one in texts if one.startswith("daily "))
    assert key not in texts
    texts[key] = texts[own] if room is None else room
    status, _ = await new.ask("POST", "/me/import", await exported(old))
    taken: dict[str, str] = new.store.texts  # type: ignore[attr-defined]
    assert (status, taken[own], key in taken) == (200, texts[own], False)
    assert (await new.ask("GET", "/daily"))[0] == 200


async def test_a_file_for_which_there_is_no_room_changes_nothing() -> None:
    old, store = OnDevice(), Full()
    await finished(old)
    new = OnDevice(store)
    store.full = True
    status, answer = await new.ask("POST", "/me/import", await exported(old))
    assert (status, answer["message"]["id"]) == (503, "server-device-storage")
    assert store.texts == {}
    assert (await new.ask("GET", "/me"))[1] is None


async def test_games_of_a_device_are_handed_to_a_server_and_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with both(tmp_path) as (server, device):
        assert isinstance(device, OnDevice)
        await finished(device)
        await finished(device, "star_realms")
        _, handed = await device.ask("GET", "/me/records")
        assert len(handed["records"]) == 2
        for one in handed["records"]:
            status, told = await server.ask("POST", f"/records?seat={one['seat']}", one["record"])
            assert status == 201, told
            _, record = await server.ask("GET", f"/games/{told['game']}/record")
            assert moves_of(record) == moves_of(one["record"])
            file = tmp_path / "game.record"
            file.write_text(record)
            assert main(["replay", str(file), "--verify"]) == 0, capsys.readouterr()
            status, back = await device.ask("POST", f"/records?seat={one['seat']}", record)
            assert status == 201, back
        _, mine = await server.ask("GET", "/me/games")
        assert {one["origin"]["kind"] for one in mine["games"]} == {"record"}
        assert len(mine["games"]) == 2
        # What nobody has verified counts for nothing.
        assert (mine["played"], mine["statistics"], mine["ratings"]) == (0, [], [])
        # Nor is it handed on: it was handed here.
        assert len((await device.ask("GET", "/me/records"))[1]["records"]) == 2


def moves_of(record: str) -> str:
    return record.partition("\n\n")[2]


async def test_nobody_takes_the_seat_of_a_bot_with_a_record(tmp_path: Path) -> None:
    async with both(tmp_path) as hosts:
        device = hosts[1]
        assert isinstance(device, OnDevice)
        await finished(device)
        _, handed = await device.ask("GET", "/me/records")
        record = handed["records"][0]["record"]
        for seat, status in ((1, 403), (7, 422)):
            answers = [await host.ask("POST", f"/records?seat={seat}", record) for host in hosts]
            assert [answer[0] for answer in answers] == [status, status]
            assert answers[0][1]["message"] == answers[1][1]["message"]
