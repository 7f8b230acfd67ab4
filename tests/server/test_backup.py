"""A copy made while games run is a whole server again."""

from __future__ import annotations

import logging
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.guests import Server, play_out, seated
from tests.server.postgres import Postgres, find


async def test_games_go_on_from_a_backup_that_was_made_while_they_ran(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """As docs/hosting.md says: a copy by the database itself, put in the place of the other."""
    async with Server(database) as server:
        room, guests = await seated(server, "Ada", "Bo")
        await guests[(await guests[0].table(room))["deciding"][0]].play(room)
        if database.startswith("sqlite"):
            second = sqlite_copy(database, tmp_path / "copy.db")
        else:
            second = postgres_copy(database, request.getfixturevalue("postgres"), tmp_path)
        then = await guests[0].table(room)
        await guests[then["deciding"][0]].play(room)  # of this the copy knows nothing
        restored = await server.restarted(database=second)
        now = await guests[0].table(room)
        assert (now["number"], now["view"]) == (then["number"], then["view"])
        line = await guests[0].socket(room, game=then["game"], since=then["number"])
        assert (await line.next("table"))["number"] == then["number"]
        assert (await play_out(room, guests))["status"] == "over"
        record = await guests[0].get(f"/games/{then['game']}/record")
        assert record.status_code == 200
        await restored.__aexit__(None, None, None)


def sqlite_copy(database: str, file: Path) -> str:
    first = database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(first)) as source, closing(sqlite3.connect(file)) as copy:
        source.backup(copy)
    return f"sqlite:///{file}"


def postgres_copy(database: str, postgres: Postgres, folder: Path) -> str:
    dump, second = str(folder / "copy.dump"), postgres.database()
    subprocess.run([find("pg_dump"), "-Fc", "-f", dump, database], check=True)
    subprocess.run([find("pg_restore"), "-d", second, dump], check=True)
    return second


async def test_logs_tell_no_secrets_and_no_cards(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Everything is logged, even what nobody would ask for, while the database breaks down."""
    caplog.set_level(logging.DEBUG)
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # a host never turns this up
    async with Server(f"sqlite:///{tmp_path}/a.db") as server:
        room, guests = await seated(server, "Ada", "Bo")
        opening = (await server.node.games.look((await guests[0].table(room))["game"])).opening
        async with server.node.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE entry RENAME TO elsewhere"))
        table = await guests[0].table(room)
        seat = table["deciding"][0]
        own = await guests[seat].table(room)
        move = own["legal"][0]["text"]
        answer = await guests[seat].tell(
            room, "move", game=table["game"], number=table["number"], move=move
        )
        assert answer["code"] == "storage"
        said = "\n".join(record.getMessage() for record in caplog.records) + caplog.text
        fair = opening.fairness
        cookies = [guest.http.cookies["asterism"] for guest in guests]
        for secret in (*cookies, fair.secret, fair.salt, str(opening.seed), f"'{move}'"):
            assert secret not in said
        async with server.node.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE elsewhere RENAME TO entry"))
