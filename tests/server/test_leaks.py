"""Two games that a seat cannot tell apart: every frame and answer it gets is the same, byte for
byte.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from asterism.conformance import kit
from asterism.conformance.games import table_named
from asterism.conformance.pairs import Pair
from asterism.engine.log import MOVE, RESIGN, START, UNDO, Log
from asterism.server.storage import statements
from asterism.server.storage.writer import Change
from asterism.table.commands import Decision
from asterism.table.entries import Entry
from asterism.table.live_game import LiveGame
from asterism.table.room import Room
from tests.server.guests import Guest, Line, Server, gathered

NAMES = ("Ada", "Bo", "Cy", "Dee", "Ed", "Flo")
# Every game; of Star Realms' formats one without and two with teams, of which one shows its hands.
PLAYED = (
    "comets-2p",
    "comets-3p",
    "stellar-2p",
    "sternenhimmel-4p",
    "star_realms-2p-turn_limit=8",
    "star_realms-4p-format=hydra2-turn_limit=5",
    "star_realms-6p-format=emperor-team_hands=open-turn_limit=9",
)
TABLES = [table_named(name) for name in PLAYED]


def entry_of(log: Log) -> Entry:
    """An entry of the engine's log as the server stores it."""
    if log.kind == START:
        return Entry(kind="start", outcomes=log.outcomes)
    if log.kind == UNDO:
        return Entry(kind="undo", seat=log.seat, ply=log.ply, beyond=log.beyond)
    if log.kind == RESIGN:
        return Entry(kind="resign", seat=log.seat, outcomes=log.outcomes)
    assert log.kind == MOVE and log.move is not None
    return Entry(kind="move", seat=log.seat, move=log.move.text, outcomes=log.outcomes)


class Witness:
    """Plays one game of a pair at a server, and keeps all that its seat is sent."""

    def __init__(self, server: Server, table: kit.Table, seat: int | None) -> None:
        self.server, self.table, self.seat = server, table, seat
        self.kept: list[str] = []

    async def watch(self, log: Log) -> list[str]:
        case, node = self.table.case, self.server.node
        self.room, guests = await gathered(
            self.server,
            *NAMES[: case.players],
            game=self.table.kit.name,
            options=dict(case.options),
        )
        eve = await self.server.guest("Eve")
        self.guest = eve if self.seat is None else guests[self.seat]
        entries = [entry_of(step) for step in log.entries()]
        await self._begin(log, entries[0])
        line = await self.guest.socket(self.room)
        await line.next("table")
        rarely = max(7, len(entries) // 5)
        for number, entry in enumerate(entries[1:], 1):
            table, _ = await node.games.act(self.game, partial(follow, entry))
            # When it is over, all of it is open, and the games may differ.
            if not table.is_over and (number % rarely == 0 or number > len(entries) - 4):
                await self._ask(number)
        await line.drained()
        self.kept += line.raw
        return self.kept

    async def _begin(self, log: Log, start: Entry) -> None:
        """The room's game, dealt as the pair says; what is published is the same for both."""
        setup, node = log.setup, self.server.node
        assert setup is not None and setup.seed is not None
        room = await node.store.room(self.room)
        assert isinstance(room, Room)
        self.game = "the-same-game"
        opening = replace(room.opening(self.game, self.table.game), seed=setup.seed)
        dealt = LiveGame(self.table.game, opening, start)
        room.started(opening)
        change = Change(
            entries=statements.entry_rows(self.game, 0, [start]),
            statements=statements.game_made(dealt, node.clock.now()),
            guarded=[statements.room_changed(room, node.clock.now())],
        )
        await node.store.writer.commit(change)

    async def _ask(self, number: int) -> None:
        """Everything that can be asked, right and wrong."""
        guest, room, game = self.guest, self.room, self.game
        asked: list[tuple[str, dict[str, Any]]] = [
            (f"/rooms/{room}", {}),
            (f"/rooms/{room}/table", {}),
            (f"/rooms/{room}/table", {"after": number - 3}),
            (f"/games/{game}/events", {}),
            (f"/games/{game}/events", {"seat": self.seat or 0}),
            (f"/games/{game}/events", {"seat": 1}),
            (f"/games/{game}/at/1", {}),
            (f"/games/{game}/at/{number // 2}", {"seat": self.seat or 0}),
            (f"/games/{game}/at/1", {"open": "true"}),
            (f"/games/{game}/record", {}),
            ("/me/games", {}),
            ("/me/export", {}),
            (f"/rooms/{room}/chat", {}),
        ]
        for path, query in asked:
            await self._keep(await guest.get(path, **query))
        resumed: Line = await guest.socket(room, game=game, since=number - 2)
        await resumed.next("table")
        self.kept += resumed.raw
        await resumed.close()
        moves = self.table.game.universe()
        legal = await self._legal()
        tried = [move.text for move in moves[:: max(1, len(moves) // 12)]]
        for move in [*tried, *legal[:: max(1, len(legal) // 6)]]:
            wish: dict[str, Any] = {"type": "preview", "game": game, "move": move}
            await self._keep(await guest.post(f"/rooms/{room}/commands", wish))
            if self.seat is not None and move not in legal:
                wish = {"type": "move", "game": game, "number": number, "move": move}
                await self._keep(await guest.post(f"/rooms/{room}/commands", wish))

    async def _legal(self) -> list[str]:
        return [move["text"] for move in (await self.guest.table(self.room))["legal"]]

    async def _keep(self, answer: Any) -> None:
        assert answer.status_code < 500
        self.kept.append(f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}")


def follow(entry: Entry, table: LiveGame) -> Decision:
    table.follow(entry)
    return Decision([entry])


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
async def test_whatever_a_seat_is_sent_depends_on_nothing_it_cannot_see(
    table: kit.Table, seed: int, tmp_path: Path
) -> None:
    differing = compared = 0
    for seat in table.viewers:
        pair = Pair(table, seat, seed)
        logs: list[Log] = []
        for step in pair.steps():  # the games part after the last one
            logs = [step.real.history(), step.other.history()]
            differs = step.differs()
        differing += differs
        kept = []
        for number, log in enumerate(logs):
            async with Server(f"sqlite:///{tmp_path / f'{number}{seat}.db'}") as server:
                kept.append(await Witness(server, table, seat).watch(log))
        compared += len(kept[0])
        for real, other in zip(*kept, strict=True):
            assert real == other
    assert differing, "the pairs do not differ: nothing was tried"
    assert compared > 30


async def test_no_secret_is_in_anything_that_is_sent_while_a_game_runs(quick: Server) -> None:
    room, guests = await gathered(quick, "Ada", "Bo")
    eve = await quick.guest("Eve")
    everybody: list[Guest] = [*guests, eve]
    lines = [await guest.socket(room) for guest in everybody]
    await guests[1].do(room, "ready", bytes="0b")
    await guests[0].do(room, "start", bytes="0a")
    for guest in guests:
        await guest.play(room)
    sent = "".join(text for line in lines for text in line.raw)
    for guest in everybody:
        for path in (f"/rooms/{room}", f"/rooms/{room}/table", "/rooms", "/me/games", "/server"):
            sent += (await guest.get(path)).text
    game = (await guests[0].table(room))["game"]
    opening = (await quick.node.games.look(game)).opening
    fair = opening.fairness
    for secret in (str(opening.seed), fair.secret, fair.salt):
        assert secret not in sent
    for guest in everybody:
        for cookie in guest.http.cookies.values():
            assert cookie not in sent
