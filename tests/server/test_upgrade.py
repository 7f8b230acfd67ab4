"""Newer versions: databases of the first one go on, and so do games whose rules were raised."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, Table, insert, inspect, select
from sqlalchemy.engine import Connection

from asterism import Game, Move, Record
from asterism.engine.options import choice
from asterism.server.play import games
from asterism.server.storage import schema
from asterism.server.storage.database import connect, upgrade, url_of
from tests.server.guests import Guest, Server, play_out, seated
from tests.server.test_bots_and_clocks import over
from tests.tiny.game import CometsGame

# Two rooms as the first version stored them: two people in the middle of a game with clocks, with a
# line of chat; and one against a bot that is to move.
FIRST = Path(__file__).parent / "first_schema.json"


def stored(
    connection: Connection, rows_of: dict[str, list[dict[str, Any]]], revision: str = "0001"
) -> None:
    upgrade(connection, revision)
    for name, rows in rows_of.items():
        table = Table(name, MetaData(), autoload_with=connection)
        for row in rows:
            connection.execute(insert(table).values(**row))


def known(server: Server, token: str) -> Guest:
    guest = Guest(server)
    guest.http.cookies.set("asterism", token)
    return guest


async def test_games_of_the_first_version_go_on(database: str) -> None:
    kept = json.loads(FIRST.read_text())
    engine = connect(url_of(database))
    async with engine.begin() as connection:
        await connection.run_sync(stored, kept["tables"])
    await engine.dispose()
    async with Server(database) as server:
        ada, bo = known(server, kept["tokens"]["Ada"]), known(server, kept["tokens"]["Bo"])
        people, bots = kept["rooms"]
        table = await ada.table(people)
        logs = [row for row in kept["tables"]["entry"] if row["game"] == table["game"]]
        assert table["number"] == len(logs) - 1
        assert [line["text"] for line in (await ada.get(f"/rooms/{people}/chat")).json()] == [
            "good evening"
        ]
        for last in (await play_out(people, [ada, bo]), await over(ada, bots)):
            assert last["status"] == "over"
            text = (await ada.get(f"/games/{last['game']}/record")).text
            assert Record.loads(text).replay(verify=True).outcome is not None
        async with server.node.engine.connect() as connection:
            names = await connection.run_sync(lambda now: set(inspect(now).get_table_names()))
            assert names == {*schema.metadata.tables, "alembic_version"}
            logged = (await connection.execute(select(schema.entry.c.data))).scalars().all()
        assert {row["data"] for row in kept["tables"]["entry"]} <= set(logged)


class NewerComets(CometsGame):
    """The same game as version 2, in which some moves may be no more."""

    def __init__(self, gone: str = "") -> None:
        options = (choice("comets", "hand", (2, 3), 2),)
        Game.__init__(self, "comets", (2, 3), options, 2, "CO-1", "CO-3")
        self.gone = gone

    def move(self, text: str) -> Move:
        if text == self.gone:
            raise ValueError(f"{text!r} is not a move any more")
        return super().move(text)


async def test_when_the_rules_are_raised_running_games_go_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, (ada, bo) = await seated(server, "Ada", "Bo")
    await ada.play(room)
    before = await ada.table(room)
    monkeypatch.setattr(games, "known_game", lambda name: NewerComets())
    again = await server.restarted()
    now = await ada.table(room)
    for part in ("game", "number", "view", "legal", "status"):
        assert now[part] == before[part]
    assert (await play_out(room, [ada, bo]))["status"] == "over"
    await again.__aexit__(None, None, None)


async def test_or_stop_at_the_last_position_that_the_rules_can_follow_and_are_marked_so(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = {"kind": "fischer", "seconds": 600}
    room, guests = await seated(server, "Ada", "Bo", clock=clock)
    for _ in range(3):
        table = await guests[0].table(room)
        await guests[table["deciding"][0]].play(room)
    game = table["game"]
    entries = await server.node.store.entries(game)
    gone = entries[3].move
    followed = next(number for number, entry in enumerate(entries) if entry.move == gone)
    monkeypatch.setattr(games, "known_game", lambda name: NewerComets(gone))
    for _ in range(2):  # the second start finds it as the first left it
        server = await server.restarted()
        now = await guests[0].table(room)
        assert (now["status"], now["number"], now["ply"]) == ("stopped", 4, followed - 1)
        logged = await server.node.store.entries(game)
        assert logged[:4] == entries
        assert [entry.kind for entry in logged[4:]] == ["stop"]
        row = await server.node.store.game_row(game)
        assert row is not None
        assert (row.status, row.due, row.waits) == ("stopped", None, None)
    wish = {"game": game, "number": 4, "move": "choose c1"}
    assert (await guests[0].refused(room, "move", **wish))["code"] in ("not-now", "bad")
    await guests[0].do(room, "rematch")
    await server.__aexit__(None, None, None)
