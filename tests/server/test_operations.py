"""What looks after a server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.guests import Server, play_out, seated
from tests.server.postgres import Postgres

TOKEN = {"authorization": "Bearer the-admin's"}


def figures(page: str) -> dict[str, float]:
    """The lines of a page of metrics."""
    lines = [line for line in page.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


async def test_health_readiness_and_metrics_tell_how_a_server_is(tmp_path: Path) -> None:
    async with Server(f"sqlite:///{tmp_path}/a.db", admin_token="the-admin's") as server:
        room, guests = await seated(server, "Ada", "Bo")
        stranger = (await server.stranger()).http
        line = await guests[0].socket(room)
        await line.next("table")
        assert (await stranger.get("/healthz")).json() == {"alive": True}
        ready = await stranger.get("/readyz")
        assert (ready.status_code, ready.json()["database"]) == (200, True)

        assert (await stranger.get("/metrics")).status_code == 401
        page = await stranger.get("/metrics", headers=TOKEN)
        assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
        before = figures(page.text)
        assert before["asterism_sockets"] == 1
        assert before["asterism_news_well"] == 1
        assert before["asterism_games_playing"] == 1
        assert before['asterism_games_total{event="begun"}'] == 1

        await guests[0].refused(room, "move", game="nothing", number=0, move="?")
        await play_out(room, guests)
        page = await stranger.get("/metrics", headers=TOKEN)
        after = figures(page.text)
        assert after["asterism_games_playing"] == 0
        assert after['asterism_games_total{event="over"}'] == 1
        moves = after['asterism_commands_total{type="move"}']
        assert after["asterism_move_seconds_count"] == moves > 1
        assert after['asterism_move_seconds_bucket{le="+Inf"}'] == moves
        assert after['asterism_refusals_total{code="unknown"}'] == 1
        assert after["asterism_entries_total"] >= moves
        assert after["asterism_commit_seconds_count"] == after["asterism_commits_total"]
        # Each figure is explained, and has a name that Prometheus takes.
        told = set(re.findall(r"^# HELP (\S+)", page.text, re.M))
        assert {re.sub(r"(_bucket|_sum|_count)?(\{.*)?$", "", name) for name in after} <= told | {
            name.removesuffix("_count") for name in told
        }

        server.node.connections.closing = True
        leaving = await stranger.get("/readyz")
        assert (leaving.status_code, leaving.json()["staying"]) == (503, False)
        server.node.connections.closing = False


async def test_servers_in_one_process_count_each_for_itself(tmp_path: Path) -> None:
    """And the page comes as OpenMetrics to whoever asks for that, as Prometheus does."""
    accept = {"accept": "application/openmetrics-text; version=1.0.0", **TOKEN}
    for name in ("a", "b"):
        async with Server(f"sqlite:///{tmp_path}/{name}.db", admin_token="the-admin's") as server:
            await seated(server, "Ada", "Bo")
            page = await (await server.stranger()).http.get("/metrics", headers=accept)
        assert page.headers["content-type"].startswith("application/openmetrics-text")
        assert page.text.endswith("# EOF\n")
        assert 'asterism_games_total{event="begun"} 1.0\n' in page.text


async def test_without_its_database_a_server_is_alive_and_not_ready(postgres: Postgres) -> None:
    async with Server(postgres.database()) as server:
        room, guests = await seated(server, "Ada", "Bo")
        mover = guests[(await guests[0].table(room))["deciding"][0]]
        table = await mover.table(room)
        stranger = (await server.stranger()).http
        postgres.end()
        try:
            ready = await stranger.get("/readyz")
            assert (ready.status_code, ready.json()["database"]) == (503, False)
            assert (await stranger.get("/healthz")).status_code == 200
            wish = {"number": table["number"], "move": table["legal"][0]["text"]}
            refusal = await mover.refused(room, "move", game=table["game"], **wish)
            assert refusal["code"] == "storage"
        finally:
            postgres.start()
        assert (await stranger.get("/readyz")).status_code == 200
        assert (await play_out(room, guests))["status"] == "over"


async def test_without_an_admin_token_there_are_no_metrics(tmp_path: Path) -> None:
    async with Server(f"sqlite:///{tmp_path}/a.db") as server:
        stranger = (await server.stranger()).http
        assert (await stranger.get("/metrics", headers=TOKEN)).status_code == 404
