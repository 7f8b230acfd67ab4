"""A running server without HTTP: creates, opens and closes all parts."""

from __future__ import annotations

from contextlib import suppress

from asterism.server.clock import Clock, Dice
from asterism.server.core import Core
from asterism.server.live.bus import Bus
from asterism.server.live.connections import GOING_AWAY, Connections
from asterism.server.live.rate_limits import RateLimits
from asterism.server.loop_watch import watch_loop
from asterism.server.play import daily
from asterism.server.play.announcements import Announcements
from asterism.server.play.bot_turns import Bots, BotTurns, OwnBots, QueuedBots, WorkersBots
from asterism.server.play.clocks import Clocks
from asterism.server.play.commands import Commands
from asterism.server.play.failures import Failures
from asterism.server.play.game_commands import GameCommands
from asterism.server.play.games import Games
from asterism.server.play.people import People
from asterism.server.play.publisher import Publisher
from asterism.server.play.push import Push
from asterism.server.play.room_commands import RoomCommands
from asterism.server.play.rooms import Rooms
from asterism.server.play.sync import Sync
from asterism.server.play.talk import Talk
from asterism.server.play.tidying import Tidying
from asterism.server.play.turn_hooks import Hooks
from asterism.server.play.upkeep import Upkeep
from asterism.server.protocol.messages import Notice
from asterism.server.settings import Settings
from asterism.server.storage.database import connect, prepare, url_of
from asterism.server.storage.store import Store
from asterism.server.thinking.analyses import Analyses
from asterism.server.thinking.pool import Pool
from asterism.table.refusal import Refusal

CHECK_EVERY = 2.0  # seconds between two checks for missed news
NETWORK = "network"  # the id that all nodes on one database share


class Node:
    """One process of a server. A worker is a node that only runs bots."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock | None = None,
        dice: Dice | None = None,
        is_worker: bool = False,
    ) -> None:
        core = Core(settings, clock, dice)
        self.core, self.settings, self.is_worker = core, settings, is_worker
        self.clock, self.dice, self.metrics = core.clock, core.dice, core.metrics
        self.engine = connect(url_of(settings.database))
        self.store = Store(self.engine)
        self.bus = make_bus(settings.redis)
        self.connections = Connections(settings.limits, core.clock, self.bus)
        self.rates = RateLimits(core, self.bus)
        self.people = People(core, self.store, self.bus, self.connections, self.rates)
        self.announcements = Announcements(self.store, self.bus, self.connections)
        self.push = Push(settings, self.store)
        self.hooks = Hooks(settings)
        self.failures = Failures(core)
        publisher = Publisher(
            core, self.connections, self.bus, self.push, self.hooks, self.failures
        )
        self.games = Games(core, self.store, publisher, self.failures)
        self.pool = Pool(settings.bots_at_once)
        self.analyses = Analyses()
        self.turns = BotTurns(core, self.games, self.pool)
        self.bots = self._bots()
        self.clocks = Clocks(core, self.games)
        self.games.followers = [self.bots] if is_worker else [self.clocks, self.bots]
        self.rooms = Rooms(
            core,
            self.store,
            self.games,
            self.connections,
            self.bus,
            self.rates,
            self.pool,
            self.analyses,
        )
        self.talk = Talk(core, self.store, self.people, self.connections, self.bus, self.rates)
        self.commands = Commands(
            core.metrics,
            self.rates,
            self.rooms,
            RoomCommands(core, self.rooms, self.people, self.pool),
            GameCommands(core, self.games, self.rooms, self.rates),
            self.talk,
        )
        self.upkeep = Upkeep(
            core, self.store, self.games, self.clocks, self.bots, self.bus, self.connections
        )
        self.tidying = Tidying(core, self.store, self.rooms)
        self.upkeep.chores = [
            self.tidying.tidy_by_itself,
            self.rooms.packs.tidy,
            lambda: daily.open_past(self.rooms),
        ]
        self.sync = Sync(
            core,
            self.store,
            self.bus,
            self.connections,
            self.people,
            self.games,
            self.rooms,
            self.announcements,
            self.upkeep,
        )

    def _bots(self) -> Bots:
        if self.is_worker:
            return WorkersBots(self.bus)
        if self.settings.redis:
            return QueuedBots(self.bus)
        return OwnBots(self.core, self.games, self.turns)

    async def open(self) -> None:
        await prepare(self.engine)
        self.store.writer.start()
        await self.announcements.read()
        if not self.is_worker:
            await self.upkeep.give_back_time()
        if self.bus.is_shared:
            await self.bus.open(await self.store.lasting(NETWORK, self.dice.id()), self.sync)
        self.core.background.spawn(self.upkeep.every(CHECK_EVERY, self.sync.check_all))
        self.core.background.spawn(watch_loop(self.metrics))
        self.upkeep.begin(self.is_worker)

    async def close(self) -> None:
        """Tell clients to reconnect, write what is pending, and stop all tasks."""
        self.say_goodbye()
        await self.core.background.close()
        await self.pool.stop()
        await self.analyses.stop()
        await self.bus.close()
        await self.hooks.close()
        await self.push.close()
        if not self.is_worker:
            with suppress(Refusal):
                await self.upkeep.sign_of_life()
        await self.store.stop()

    def say_goodbye(self) -> None:
        self.connections.tell_all(Notice(kind="restart"))
        self.connections.close_all(GOING_AWAY)


def make_bus(redis: str) -> Bus:
    """Redis is imported only if it is used."""
    if not redis:
        return Bus()
    from asterism.server.live.redis_bus import RedisBus

    return RedisBus(redis)
