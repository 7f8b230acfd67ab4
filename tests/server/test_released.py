"""Databases that released versions have left: their games go on, and nobody has lost anything."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import asterism
from asterism import Record
from asterism.server.storage.database import connect, url_of
from asterism.server.storage.packing import pack
from asterism.table import fairness
from tests.server.club import Club
from tests.server.guests import Server
from tests.server.moment import FakeClock, FakeDice
from tests.server.release import FOLDER
from tests.server.test_upgrade import stored

DAY = 86_400


class Release:
    """A database that a released version has left, with games at every stage (release.py)."""

    def __init__(self, file: Path, folder: Path) -> None:
        self.unpacked = folder / "released.db"
        self.unpacked.write_bytes(gzip.decompress(file.read_bytes()))
        known = json.loads(file.with_name(file.name.removesuffix("sqlite.gz") + "json").read_text())
        self.cookies, self.tokens = known["cookies"], known["tokens"]
        with closing(sqlite3.connect(self.unpacked)) as connection:
            connection.row_factory = sqlite3.Row
            named = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            self.rows = {
                name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")]
                for name in [row["name"] for row in named]
            }
        self.rows.pop("sqlite_sequence")
        self.revision = self.rows.pop("alembic_version")[0]["version_num"]
        alive = next(row for row in self.rows["note"] if row["name"] == "alive")
        self.at = float(alive["value"])

    def games(self, *statuses: str) -> list[dict[str, Any]]:
        return [game for game in self.rows["game"] if game["status"] in statuses]

    def entries(self, game: str) -> list[str]:
        rows = [row for row in self.rows["entry"] if row["game"] == game]
        return [row["data"] for row in sorted(rows, key=lambda row: row["number"])]

    async def put_into(self, database: str) -> None:
        """SQLite takes the file; PostgreSQL the same rows, as that version would hold them."""
        if database.startswith("sqlite"):
            self.unpacked.rename(database.removeprefix("sqlite:///"))
            return
        for line in self.rows["chat"]:
            del line["number"]  # PostgreSQL counts for itself
        engine = connect(url_of(database))
        async with engine.begin() as connection:
            await connection.run_sync(stored, self.rows, self.revision)
        await engine.dispose()


@pytest.fixture(
    params=sorted(FOLDER.glob("*.sqlite.gz")), ids=lambda file: file.name.removesuffix(".sqlite.gz")
)
def release(request: pytest.FixtureRequest, tmp_path: Path) -> Release:
    return Release(request.param, tmp_path)


@pytest.fixture
async def club(release: Release, database: str) -> AsyncIterator[Club]:
    """The people of that version, at a server of today that begins a day later."""
    await release.put_into(database)
    async with Server(database, FakeClock(release.at + DAY), FakeDice("today")) as server:
        club = Club(server)
        for cookie in release.cookies:
            await club.known(cookie)
        for token in release.tokens:
            await club.known(token=token)
        yield club


def test_every_game_kind_of_entry_and_format_was_kept(release: Release) -> None:
    kinds = {json.loads(row["data"])["kind"] for row in release.rows["entry"]}
    assert kinds >= {
        "start",
        "move",
        "undo",
        "resign",
        "flag",
        "take-over",
        "clock",
        "abort",
        "stop",
    }
    running = {
        (game["name"], json.loads(game["opening"])["options"].get("format", "auto"))
        for game in release.games("playing")
    }
    formats = ("auto", "deathmatch", "emperor", "hydra2", "raid")
    assert {("star_realms", format) for format in formats} <= running
    assert {"stellar", "sternenhimmel"} <= {name for name, _ in running}
    assert all(release.rows.values()), "no table is empty"


async def test_running_games_of_a_released_version_go_on(release: Release, club: Club) -> None:
    await club.server.node.upkeep.sweep()  # clocks that have run out would fall
    for game in release.games("playing"):
        before = release.entries(game["id"])
        table = await club.play(game["room"], 10)
        assert table["game"] == game["id"]
        assert table["number"] >= len(before) + 9 or table["status"] == "over"
        now = await club.server.node.games.look(game["id"])
        logged = await club.server.node.store.entries(game["id"])
        assert [pack(entry) for entry in logged[: len(before)]] == before
        # It was away for longer than any clock but those of days: nobody has lost time by it.
        added = logged[len(before) :]
        assert {entry.kind for entry in added} <= {"move", "clock"}
        assert ("clock" in {entry.kind for entry in added}) == (
            now.times.rule.kind in ("move", "fischer")
        )
        record = Record.loads(Record.of(now.state).dumps())
        assert record.replay(verify=True).to_json() == now.state.to_json()


async def test_and_can_be_played_to_their_ends(release: Release, club: Club) -> None:
    games = {game["name"]: game for game in release.games("playing")}
    assert set(games) == set(asterism.games()) - {"comets"}
    for game in games.values():
        assert (await club.play(game["room"]))["status"] == "over"
        text = (await club.seated[game["room"]].get(f"/games/{game['id']}/record")).text
        assert Record.loads(text).replay(verify=True).outcome is not None


async def test_finished_games_of_a_released_version_can_be_looked_at(
    release: Release, club: Club
) -> None:
    guest = next(iter(club.guests.values()))
    await club.server.node.upkeep.sweep()  # the deal of a day that is over
    looked = 0
    for game in release.games("over", "aborted", "stopped"):
        path, opening = f"/games/{game['id']}", json.loads(game["opening"])
        answer = await guest.get(f"{path}/record")
        if opening["conditions"]["pair"]:
            assert answer.status_code == 403, "its second game still runs"
            continue
        record = Record.loads(answer.text)
        outcome = record.replay(verify=True).outcome
        told = None if outcome is None else outcome.to_json()
        assert told == (game["outcome"] and json.loads(game["outcome"]))
        assert not fairness.problem_with(
            record.game, opening["players"], opening["options"], record.setup.seed, record.headers
        )
        first = await guest.fetch(f"{path}/at/0", seat=0)
        last = await guest.fetch(f"{path}/at/{first['plies']}", open="true")
        assert last["view"] == record.replay().to_json()
        assert len((await guest.fetch(f"{path}/events"))["events"]) >= first["plies"]
        looked += 1
    assert looked > 5


async def test_what_people_of_a_released_version_have_is_kept(release: Release, club: Club) -> None:
    subscribed = 0
    for guest in club.guests.values():
        mine = await guest.fetch("/me/games")
        assert {(one["game"], one["format"], one["rating"]) for one in mine["ratings"]} == {
            (row["game"], row["format"], round(row["mu"], 2))
            for row in release.rows["rating"]
            if row["person"] == guest.id
        }
        assert {one["id"] for one in mine["games"]} == {
            row["game"] for row in release.rows["seat"] if row["person"] == guest.id
        }
        subscribed += len((await guest.fetch("/me/export"))["subscriptions"])
    assert subscribed == len(release.rows["subscription"])
    room = release.rows["chat"][0]["room"]
    guest, _ = await club.looks(room)
    await guest.do(room, "chat", text="back again")
    said = [line["text"] for line in (await guest.get(f"/rooms/{room}/chat")).json()]
    assert said == [*(line["text"] for line in release.rows["chat"]), "back again"]


async def test_rooms_of_a_released_version_that_waited_go_on(release: Release, club: Club) -> None:
    answered = started = 0
    for row in release.rows["room"]:
        state = json.loads(row["state"])
        seats = {seat["person"]: seat for seat in state["seats"] if seat["kind"] == "person"}
        newest = len(release.entries(state["playing"])) - 1
        for ask in [ask for ask in state["asks"] if ask["number"] == newest]:
            agrees = next(club.guests[one] for one in seats if one not in ask["yes"])
            await agrees.do(row["id"], "answer", ask=ask["id"], yes=True)
            assert (await agrees.table(row["id"]))["ply"] == ask["ply"]
            answered += 1
        if row["phase"] == "open":
            open_seat = next(n for n, seat in enumerate(state["seats"]) if seat["kind"] == "open")
            late = next(guest for guest in club.guests.values() if guest.id not in seats)
            await late.do(row["id"], "sit", seat=open_seat)
            await late.do(row["id"], "ready", bytes="0d")
            await club.guests[row["host"]].do(row["id"], "start", bytes="0e")
            assert (await club.play(row["id"], 4))["number"] >= 4
            started += 1
    assert (answered, started) == (1, 1)
