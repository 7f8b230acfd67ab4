"""The games of a device: kept, changed, shown, and played on by bots and clocks."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from asterism.browser.as_json import read, to_json
from asterism.browser.store import Store, not_stored, stale
from asterism.engine.pack import OPTION
from asterism.table import commands
from asterism.table.commands import Decision
from asterism.table.entries import Entry
from asterism.table.frames import table_frame, viewer
from asterism.table.live_game import LiveGame
from asterism.table.opening import Opening, with_pack
from asterism.table.refusal import Refusal, cannot_go_on, unknown_game
from asterism.table.room import known_game

log = logging.getLogger("asterism.browser")
ATTEMPTS = 4
Json = dict[str, Any]


class Clock(Protocol):
    """The current time, and sleeping."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class Dice(Protocol):
    """Unpredictable random values."""

    def id(self) -> str:
        """An id of a room, game or person."""

    def hex(self) -> str:
        """256 bits as hex."""


class Line:
    """A page that looks at a room. `hear` gets every frame as JSON."""

    def __init__(self, room: str, seat: int | None, watching: bool, hear: Callable[[str], None]):
        self.room, self.seat, self.watching, self.hear = room, seat, watching, hear

    def send(self, frame: object) -> None:
        self.hear(json.dumps(frame, ensure_ascii=False, separators=(",", ":")))

    def sees_from(self, table: LiveGame, person: str) -> int | None:
        return None if self.watching else viewer(table, person, self.seat)


@dataclass(kw_only=True)
class Me:
    """The one person of this device."""

    id: str
    name: str
    language: str


@dataclass(kw_only=True)
class Kept:
    """A game in the store; its entries are beside it."""

    name: str
    opening: Opening
    status: str = "playing"
    open: bool = False
    outcome: Json | None = None
    created: float = 0.0
    ended: float | None = None


@dataclass
class Box:
    """A game in memory. While the lock is free, everything in `table` is on disk."""

    table: LiveGame | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Device:
    """Loads, changes, keeps and shows games."""

    def __init__(self, store: Store, clock: Clock, dice: Dice) -> None:
        self.store, self.clock, self.dice = store, clock, dice
        self.me: Me | None = None
        self.boxes: dict[str, Box] = {}
        self.lines: set[Line] = set()
        self.shown: dict[str, int] = {}  # the newest entry of a game that the lines have
        self.tasks: set[asyncio.Task[None]] = set()
        # Let games go on by themselves: bots and clocks. And tell the other tabs.
        self.followers: list[Callable[[LiveGame], None]] = []
        self.announce: Callable[[str], None] = lambda room: None

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # The store.

    async def write(
        self, changes: dict[str, str | None], expected: dict[str, str | None] | None = None
    ) -> bool:
        try:
            return await self.store.write(changes, expected or {})
        except OSError as problem:
            log.warning("cannot be stored: %s", problem)
            raise not_stored() from problem

    async def kept(self, game: str) -> Kept:
        text = await self.store.read(f"game {game}")
        if text is None:
            raise unknown_game()
        try:
            found = read(Kept, json.loads(text), "game")
            if found.opening.pack:
                pack = await self.store.read(f"pack {found.opening.pack}")
                options = with_pack(found.opening.options, json.loads(pack or "null"))
                found.opening = replace(found.opening, options=options)
        except ValueError as problem:
            raise cannot_go_on() from problem
        return found

    def game_texts(self, kept: Kept, first: int, entries: list[Entry]) -> dict[str, str | None]:
        """What to write for a game and its entries from number `first` on."""
        opening = kept.opening
        found: dict[str, str | None] = {}
        if opening.pack:
            found[f"pack {opening.pack}"] = json.dumps(opening.options[OPTION], ensure_ascii=False)
            kept = replace(
                kept, opening=replace(opening, options=with_pack(opening.options, opening.pack))
            )
        found[f"game {opening.id}"] = text_of(kept)
        for place, entry in enumerate(entries, first):
            found[entry_key(opening.id, place)] = text_of(entry)
        return found

    async def entries(self, game: str, after: int = -1) -> list[Entry]:
        found = await self.store.find(f"entry {game} ")
        texts = [text for key, text in found.items() if key > entry_key(game, after)]
        return [read(Entry, json.loads(text), "entry") for text in texts]

    # Changing a game.

    def box(self, game: str) -> Box:
        return self.boxes.setdefault(game, Box())

    async def act(
        self, game: str, decide: Callable[[LiveGame], Decision]
    ) -> tuple[LiveGame, Decision]:
        """Let `decide` add to a game: lock, load, decide, store, show. If another tab was faster,
        read the game again and decide anew.
        """
        box = self.box(game)
        async with box.lock:
            for _ in range(ATTEMPTS):
                table = await self._load(game, box)
                since = table.number
                try:
                    decision = decide(table)
                    if decision.number is None:
                        decision.number = table.number
                    if decision.entries and not await self._store(table, since, decision.entries):
                        box.table = None
                        continue
                except BaseException:
                    if table.number != since:
                        box.table = None  # back to what is stored
                    raise
                if decision.entries:
                    self.show(table, since)
                    self.announce(table.opening.room)
                    self.go_on(table)
                return table, decision
        raise stale()

    async def _store(self, table: LiveGame, since: int, entries: list[Entry]) -> bool:
        game = table.opening.id
        first = entry_key(game, since + 1)
        changes: dict[str, str | None] = {
            entry_key(game, number): text_of(entry)
            for number, entry in enumerate(entries, since + 1)
        }
        if table.is_over:
            kept = await self.kept(game)
            kept.status, kept.ended, kept.open = table.status, self.clock.now(), True
            if table.state.outcome is not None:
                kept.outcome = table.state.outcome.to_json()
            changes |= self.game_texts(kept, 0, [])
        return await self.write(changes, {first: None})

    async def look(self, game: str) -> LiveGame:
        """The game at its newest entry, to be read at once; from now on it goes on."""
        table = await self.peek(game)
        self.go_on(table)
        return table

    async def peek(self, game: str) -> LiveGame:
        """The same, and it rests as it did."""
        box = self.box(game)
        async with box.lock:
            return await self._load(game, box)

    async def _load(self, game: str, box: Box) -> LiveGame:
        if box.table is None:
            try:
                kept = await self.kept(game)
            except Refusal:
                self.boxes.pop(game, None)
                raise
            entries = await self.entries(game)
            try:
                box.table = LiveGame.rebuilt(known_game(kept.name), kept.opening, entries)
            except Refusal:
                raise
            except Exception as problem:
                log.error("game %s cannot be rebuilt: %r", game, problem)
                raise cannot_go_on() from problem
            await self._give_back_time(box.table)
        else:
            for entry in await self.entries(game, box.table.number):
                box.table.follow(entry)
        self._catch_up(box.table)
        return box.table

    def _catch_up(self, table: LiveGame) -> None:
        """Show what another tab has added."""
        shown = self.shown.get(table.opening.id, table.number)
        if shown < table.number:
            self.show(table, shown)

    async def _give_back_time(self, table: LiveGame) -> None:
        """While nobody looked, no clock ran."""
        if table.is_over or not table.times.is_kept:
            return
        since, now = table.number, self.clock.now()
        decision = commands.give_back_time(table, now - table.last_at, now)
        if decision.entries and not await self._store(table, since, decision.entries):
            raise stale()

    # Showing it.

    def go_on(self, table: LiveGame) -> None:
        for follower in self.followers:
            follower(table)

    def show(self, table: LiveGame, since: int) -> None:
        now = self.clock.now()
        self.shown[table.opening.id] = table.number
        for line in [*self.lines]:
            if line.room == table.opening.room:
                seat = line.sees_from(table, self.person)
                line.send(table_frame(table, seat, since, now, since >= 0))

    @property
    def person(self) -> str:
        return "" if self.me is None else self.me.id

    async def close(self) -> None:
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def entry_key(game: str, number: int) -> str:
    """Keys sort as the entries do."""
    return f"entry {game} {number + 1:07d}"


def text_of(value: object) -> str:
    return json.dumps(to_json(value), ensure_ascii=False, separators=(",", ":"))
