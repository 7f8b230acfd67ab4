"""The log is the truth: on both databases, whatever happens at the same time."""

import asyncio

import pytest
from sqlalchemy import func, insert, inspect, select, text

from asterism.server import tasks
from asterism.server.storage import schema
from asterism.server.storage.database import connect, prepare, upgrade, url_of
from asterism.server.storage.problems import Conflict
from asterism.server.storage.statements import entry_rows
from asterism.server.storage.store import Store
from asterism.server.storage.writer import APART, Change
from asterism.table.entries import Entry
from tests.server.guests import Server, play_out, seated
from tests.server.postgres import Postgres


async def opened(database: str) -> Store:
    engine = connect(url_of(database))
    await prepare(engine)
    store = Store(engine)
    store.writer.start()
    return store


async def closed(store: Store) -> None:
    await store.stop()


def a_move(game: str, number: int, text: str = "choose c1") -> Change:
    return Change(entries=entry_rows(game, number, [Entry(kind="move", seat=0, move=text)]))


async def test_an_entry_is_written_once_and_never_changed(database: str) -> None:
    store = await opened(database)
    await store.writer.commit(a_move("g", 0))
    with pytest.raises(Conflict):
        await store.writer.commit(a_move("g", 0, "choose c2"))
    assert [entry.move for entry in await store.entries("g")] == ["choose c1"]
    await closed(store)


async def test_of_a_hundred_that_want_the_same_number_one_wins(database: str) -> None:
    store = await opened(database)
    wishes = [store.writer.commit(a_move("g", 0, f"choose c{n}")) for n in range(100)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert results.count(None) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 99
    assert len(await store.entries("g")) == 1
    await closed(store)


async def test_what_waits_together_is_committed_together(database: str) -> None:
    store = await opened(database)
    await asyncio.gather(*(store.writer.commit(a_move(f"g{n}", 0)) for n in range(200)))
    assert store.writer.changes == 200
    assert store.writer.commits <= 4
    await closed(store)


async def test_whoever_comes_at_nearly_the_same_time_shares_a_transaction(database: str) -> None:
    store, loop = await opened(database), asyncio.get_running_loop()
    begun = loop.time()
    wishes: list[asyncio.Task[None]] = []
    while loop.time() < begun + 20 * APART:
        wishes.append(asyncio.create_task(store.writer.commit(a_move(f"g{len(wishes)}", 0))))
        await asyncio.sleep(APART / 20)
    await asyncio.gather(*wishes)
    assert store.writer.commits <= (loop.time() - begun) / APART + 1
    await closed(store)


async def test_whoever_comes_too_late_does_not_hold_up_the_others(postgres: Postgres) -> None:
    """Two nodes write to the same shared turns: the late ones are told so in the same go."""
    database = postgres.database()
    first, second = await opened(database), await opened(database)
    await asyncio.gather(*(first.writer.commit(a_move(f"g{n}", 0)) for n in range(0, 100, 2)))
    wishes = [second.writer.commit(a_move(f"g{n}", 0)) for n in range(100)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    late = [isinstance(result, Conflict) for result in results]
    assert late == [n % 2 == 0 for n in range(100)]
    assert second.writer.commits <= 4
    assert second.writer.entries == 50
    partly = Change(entries=entry_rows("g1", 0, [Entry(kind="start"), Entry(kind="stop")]))
    with pytest.raises(Conflict):
        await second.writer.commit(partly)
    assert len(await first.entries("g1")) == 1
    await closed(first)
    await closed(second)


async def test_what_many_want_to_read_at_once_is_asked_once(database: str) -> None:
    store = await opened(database)
    await asyncio.gather(*(store.writer.commit(a_move(f"g{n}", 0)) for n in range(50)))
    await store.writer.commit(a_move("g7", 1, "choose c2"))
    wishes = [store.newer_entries(f"g{n}", -1) for n in range(50)]
    *logs, later, newest, unknown = await asyncio.gather(
        *wishes,
        store.newer_entries("g7", 0),
        store.newer_entries("g7", 1),
        store.newer_entries("h", -1),
    )
    assert [len(log) for log in logs] == [2 if n == 7 else 1 for n in range(50)]
    assert [entry.move for entry in later] == ["choose c2"]
    assert newest == unknown == []
    assert store.reader.wishes == 53
    assert store.reader.questions <= 2
    await closed(store)


async def test_a_reader_whose_connection_broke_asks_again(postgres: Postgres) -> None:
    store = await opened(postgres.database())
    await store.writer.commit(a_move("g", 0))
    assert len(await store.newer_entries("g", -1)) == 1
    ours = "pid <> pg_backend_pid() AND datname = current_database()"
    await store.rows(select(text(f"pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")))
    assert len(await store.newer_entries("g", -1)) == 1
    await store.writer.commit(a_move("g", 1))
    await closed(store)


async def test_a_task_that_overhears_its_end_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "AGAIN", 0.001)
    ends = 0

    async def stubborn() -> None:
        nonlocal ends
        while ends < 3:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                ends += 1

    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    await tasks.ended([task, None])
    assert task.done()
    assert ends == 3
    # A TaskGroup would ask once, and wait for ever.
    ends = 0
    several = asyncio.create_task(tasks.together(stubborn(), asyncio.sleep(0)))
    await asyncio.sleep(0.01)
    await tasks.ended([several])
    assert ends == 3

    async def broken() -> None:
        raise OSError("gone")

    ends = 0
    with pytest.raises(OSError, match="gone"):
        await tasks.together(stubborn(), broken())
    assert ends == 3


async def test_a_change_that_fails_fails_alone_and_entirely(database: str) -> None:
    store = await opened(database)
    await store.writer.commit(a_move("g", 1))
    broken = Change(entries=entry_rows("g", 0, [Entry(kind="start"), Entry(kind="stop")]))
    wishes = [store.writer.commit(change) for change in (a_move("h", 0), broken, a_move("i", 0))]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert [len(await store.entries(game)) for game in "ghi"] == [1, 1, 1]
    await closed(store)


async def test_two_servers_on_one_database_never_both_win(database: str) -> None:
    """A double click, or two nodes: the slower one reads again and decides anew."""
    async with Server(database) as first:
        room, (ada, bo) = await seated(first, "Ada", "Bo")
        table = await ada.table(room)
        second = Server(database, first.clock)
        second.node.dice.count = 1000  # type: ignore[attr-defined]
        async with second:
            twin = type(ada)(second)
            twin.http.cookies = ada.http.cookies
            assert (await twin.table(room))["number"] == 0
            await bo.play(room)
            wish = {"game": table["game"], "number": 0, "move": table["legal"][0]["text"]}
            answers = await asyncio.gather(
                ada.tell(room, "move", **wish, ref="same"),
                twin.tell(room, "move", **wish, ref="same"),
            )
            assert [answer["type"] for answer in answers] == ["accepted", "accepted"]
            assert {answer["number"] for answer in answers} == {2}
        entries = await first.node.store.entries(table["game"])
        assert [entry.kind for entry in entries] == ["start", "move", "move"]


async def test_numbers_have_no_gaps_and_outcomes_are_stored(server: Server) -> None:
    room, guests = await seated(server, "Ada", "Bo")
    game = (await play_out(room, guests))["game"]
    rows = await server.node.store.rows(
        select(schema.entry.c.number).where(schema.entry.c.game == game)
    )
    assert sorted(row.number for row in rows) == list(range(len(rows)))
    entries = await server.node.store.entries(game)
    assert sum(len(entry.outcomes) for entry in entries) >= 10


async def test_migrations_make_what_the_tables_say(database: str) -> None:
    """A database of the first version, brought up to date, is like a new one."""
    engine = connect(url_of(database))

    def migrated(connection: object) -> list[object]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext
        from sqlalchemy.engine import Connection

        assert isinstance(connection, Connection)
        upgrade(connection)
        assert "entry" in inspect(connection).get_table_names()
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with engine.begin() as connection:
        assert await connection.run_sync(migrated) == []
    await prepare(engine)
    await engine.dispose()


async def test_a_database_of_the_first_version_keeps_its_rooms_and_learns_who_is_in_them(
    database: str,
) -> None:
    engine = connect(url_of(database))
    state = (
        '{"host": "ada", "seats": [{"person": "ada"}, {"person": null}], "kicked": ["eve"], '
        '"asks": [{"by": "bo", "yes": ["bo", "cy"]}]}'
    )
    room = {"id": "r", "code": "ABC", "phase": "open", "listed": False, "state": state,
            "version": 3, "host": "ada", "created": 1.0, "touched": 2.0}  # fmt: skip
    async with engine.begin() as connection:
        await connection.run_sync(lambda old: upgrade(old, "0001"))
        await connection.execute(insert(schema.room).values(**room))
    await prepare(engine)
    async with engine.connect() as connection:
        found = (await connection.execute(select(schema.guest))).all()
        kept = (await connection.execute(select(schema.room.c.state))).scalar()
    assert sorted(found) == [("r", "ada"), ("r", "bo"), ("r", "cy"), ("r", "eve")]
    assert kept == state
    await engine.dispose()


async def test_a_new_database_is_at_the_newest_version(database: str) -> None:
    engine = connect(url_of(database))
    await prepare(engine)
    await prepare(engine)
    async with engine.connect() as connection:
        assert (
            await connection.execute(select(func.count()).select_from(schema.game))
        ).scalar() == 0
    await engine.dispose()


@pytest.mark.parametrize("address", ["mysql://x/y", "nonsense", "oracle://a", "sqlite://"])
def test_other_databases_are_refused(address: str) -> None:
    with pytest.raises(ValueError, match="database"):
        url_of(address)


async def test_a_log_that_the_rules_cannot_follow_harms_nobody_else(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo")
    game = (await ada.table(room))["game"]
    await server.node.store.writer.commit(a_move(game, 1, "choose c9"))
    again = await server.restarted()
    answer = await ada.get(f"/rooms/{room}/table")
    assert (answer.status_code, answer.json()["message"]["id"]) == (409, "server-cannot-go-on")
    assert (await ada.get("/server")).status_code == 200
    await again.__aexit__(None, None, None)
