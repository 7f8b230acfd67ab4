"""The bus over Redis: pub/sub for news, expiring keys for presence.

Whatever is lost here is found in the database. While Redis is down, the node works alone and keeps
trying to reconnect. Then it announces and asks for everything that matters here again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from asterism.server.live.bus import ALL, Bus, Listener, News, room_channel
from asterism.server.tasks import ended, together

log = logging.getLogger("asterism.server")

TIMEOUT = 5.0  # seconds for an answer from Redis
AGAIN_AFTER = 0.5  # seconds until the next attempt to connect
ALIVE = 15_000  # milliseconds until a silent node counts as dead
BEAT = 4.0  # seconds between two heartbeats
STAY = 86_400  # seconds until presence in a room expires, unless renewed
LATELY = 60  # seconds for which an HTTP request counts as presence
ASKED = 60  # seconds within which a game is not queued twice
OUTBOX = 50_000  # commands kept while Redis does not answer
AT_ONCE = 1_000  # commands per pipeline
JOBS = "bots"

# A token bucket, by Redis's clock.
TAKE = """
local now = redis.call('TIME')
now = tonumber(now[1]) + tonumber(now[2]) / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local stock, refill, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local left = stock
if kept[1] then
  left = math.min(stock, tonumber(kept[1]) + (now - tonumber(kept[2])) * refill)
end
local allowed = 0
if left >= cost then left = left - tonumber(ARGV[4]); allowed = 1 end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', tostring(now))
local full = 86400
if refill > 0 then full = math.ceil((stock - left) / refill) + 1 end
redis.call('EXPIRE', KEYS[1], math.min(full, 86400))
return allowed
"""

# Queue a job for the workers, unless it was queued a moment ago.
ASK = """
if redis.call('SET', KEYS[1], 1, 'NX', 'EX', ARGV[1]) then
  redis.call('XADD', KEYS[2], '*', 'game', ARGV[2], 'since', ARGV[3])
end
"""

_news = msgspec.json.Decoder(News)


def client_of(url: str, timeout: float | None = TIMEOUT) -> Redis:
    """A client that fails fast; a ValueError for a bad address."""
    return Redis.from_url(
        url,
        decode_responses=True,
        protocol=2,
        socket_timeout=timeout,
        socket_connect_timeout=TIMEOUT,
        retry=Retry(NoBackoff(), 0),
        max_connections=64,
    )


class RedisBus(Bus):
    """A node among others."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.redis = client_of(url)
        self.node = secrets.token_urlsafe(9)
        self.is_well = False
        self.prefix = ""
        self.listener: Listener | None = None
        self.channels: Counter[str] = Counter()
        self.subscribed: set[str] = set()
        self.confirmed: dict[str, asyncio.Event] = {}
        self.changed = asyncio.Event()
        self.outbox: list[tuple[object, ...]] = []
        self.filled = asyncio.Event()
        self.here: dict[tuple[str, str], str] = {}  # names, by room and person
        self.others_known: set[str] = set()  # nodes
        self.tasks: set[asyncio.Task[None]] = set()

    # Connecting.

    async def open(self, id: str, listener: Listener) -> None:
        self.prefix, self.listener = f"asterism:{id}:", listener
        self._spawn(self._live())

    async def close(self) -> None:
        await ended(self.tasks)
        if self.is_well:
            with suppress(RedisError, OSError, TimeoutError):
                for room, person in list(self.here):
                    self.went(room, person)
                await self._send_all()
                await self.redis.delete(self._key("alive", self.node))
        self.is_well = False
        await self.redis.aclose()

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def _key(self, *words: str) -> str:
        return self.prefix + ":".join(words)

    async def _live(self) -> None:
        """Run one session with Redis after the other."""
        logged = False
        while True:
            try:
                await self._session()
            except (RedisError, OSError, TimeoutError) as problem:
                if self.is_well or not logged:
                    log.warning("Redis does not answer: %s", str(problem) or type(problem).__name__)
                logged = True
            except Exception:
                log.exception("the session with Redis failed")
            self.is_well = False
            self.subscribed.clear()
            self._confirm(list(self.confirmed))
            await asyncio.sleep(AGAIN_AFTER)

    async def _session(self) -> None:
        pubsub = self.redis.pubsub()
        try:
            async with asyncio.timeout(TIMEOUT):
                await pubsub.subscribe(self._key(ALL))
                await self._beat()
                self.outbox.clear()
                for (room, person), name in self.here.items():
                    self._say_present(room, person, name)
            await self._send_all()
            self.is_well = True
            await together(
                self._read(pubsub),
                self._subscribe(pubsub),
                self._send(),
                self._every(BEAT, self._beat),
                self._every(STAY / 4, self._say_it_again),
                self._reconnected(),
            )
        finally:
            with suppress(RedisError, OSError, TimeoutError, RuntimeError):
                await pubsub.aclose()  # type: ignore[no-untyped-call]
                await self.redis.connection_pool.disconnect()

    async def _reconnected(self) -> None:
        """Once everything is subscribed again, check for missed news."""
        assert self.listener is not None
        await self.subscribe_again()
        try:
            await self.listener.reconnected()
        except Exception:
            log.exception("the check for missed news failed")

    async def subscribe_again(self) -> None:
        for channel in list(self.channels):
            await self._wait_for(channel)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            async with asyncio.timeout(TIMEOUT):
                await work()

    # Receiving.

    async def _read(self, pubsub: PubSub) -> None:
        assert self.listener is not None
        while True:
            message = await pubsub.get_message(timeout=None)
            if message is None:
                continue
            if message["type"] == "subscribe":
                channel = str(message["channel"]).removeprefix(self.prefix)
                self.subscribed.add(channel)
                self._confirm([channel])
            elif message["type"] == "message":
                news = _news.decode(message["data"])
                if news.kind == "presence":
                    self.others_known |= {news.node} - {self.node}
                if news.node != self.node:
                    try:
                        await self.listener.receive(news)
                    except Exception as problem:  # go on with the next message
                        log.warning("cannot subscribe to channels: %s", problem)

    def _confirm(self, channels: list[str]) -> None:
        for channel in channels:
            waiting = self.confirmed.pop(channel, None)
            if waiting is not None:
                waiting.set()

    async def _subscribe(self, pubsub: PubSub) -> None:
        """Subscribe to all wanted channels, many at once."""
        asked: set[str] = set()
        while True:
            wanted = set(self.channels)
            if fresh := wanted - asked:
                await pubsub.subscribe(*(self._key(channel) for channel in fresh))
            if gone := asked - wanted:
                self.subscribed -= gone
                await pubsub.unsubscribe(*(self._key(channel) for channel in gone))
            asked = wanted
            self.changed.clear()
            if set(self.channels) == asked:
                await self.changed.wait()

    async def subscribe(self, *channels: str) -> None:
        self.channels.update(channels)
        self.changed.set()
        for channel in channels:
            await self._wait_for(channel)

    async def _wait_for(self, channel: str) -> None:
        if self.is_well and channel not in self.subscribed:
            waiting = self.confirmed.setdefault(channel, asyncio.Event())
            with suppress(TimeoutError):
                async with asyncio.timeout(TIMEOUT):
                    await waiting.wait()

    def unsubscribe(self, *channels: str) -> None:
        for channel in channels:
            self.channels[channel] -= 1
            if self.channels[channel] <= 0:
                del self.channels[channel]
        self.changed.set()

    # Sending.

    def _post(self, *command: object) -> None:
        if self.is_well and len(self.outbox) < OUTBOX:
            self.outbox.append(command)
            self.filled.set()

    async def _send(self) -> None:
        while True:
            await self.filled.wait()
            self.filled.clear()
            await self._send_all()

    async def _send_all(self) -> None:
        """Send what waits, in order, many at once. The timeout applies to each batch, not to the
        whole: under load there is always more to send.
        """
        while self.outbox:
            waiting, self.outbox = self.outbox[:AT_ONCE], self.outbox[AT_ONCE:]
            pipeline = self.redis.pipeline(transaction=False)
            for command in waiting:
                pipeline.execute_command(*command)
            async with asyncio.timeout(TIMEOUT):
                await pipeline.execute(raise_on_error=False)

    def publish(self, channel: str, news: News) -> None:
        signed = msgspec.structs.replace(news, node=self.node)
        self._post("PUBLISH", self._key(channel), msgspec.json.encode(signed))

    # Presence.

    async def _beat(self) -> None:
        """Send a heartbeat, and check the others'."""
        pipeline = self.redis.pipeline(transaction=False)
        pipeline.set(self._key("alive", self.node), 1, px=ALIVE)
        others = sorted(self.others_known)
        for node in others:
            pipeline.exists(self._key("alive", node))
        lives = (await pipeline.execute())[1:]
        alive = {node for node, lives in zip(others, lives, strict=True) if lives}
        if alive != self.others_known and self.listener is not None:
            self.others_known &= alive
            self.listener.others_gone(alive)

    async def _say_it_again(self) -> None:
        for (room, person), name in self.here.items():
            self._post("HSET", self._key("here", room), f"{self.node} {person}", name)
            self._post("EXPIRE", self._key("here", room), STAY)

    def came(self, room: str, person: str, name: str) -> None:
        self.here[room, person] = name
        if self.is_well:
            self._say_present(room, person, name)
            self.filled.set()

    def _say_present(self, room: str, person: str, name: str) -> None:
        key = self._key("here", room)
        news = News(
            kind="presence", node=self.node, room=room, person=person, name=name, present=True
        )
        self.outbox += [
            ("HSET", key, f"{self.node} {person}", name),
            ("EXPIRE", key, STAY),
            ("PUBLISH", self._key(room_channel(room)), msgspec.json.encode(news)),
        ]

    def went(self, room: str, person: str) -> None:
        self.here.pop((room, person), None)
        self._post("HDEL", self._key("here", room), f"{self.node} {person}")
        self.publish(room_channel(room), News(kind="presence", room=room, person=person))

    async def others(self, room: str) -> dict[tuple[str, str], str]:
        if not self.is_well:
            return {}
        try:
            found: Any = await self.redis.hgetall(self._key("here", room))
            there: dict[tuple[str, str], str] = {
                (node, person): name
                for field, name in found.items()
                for node, _, person in [field.partition(" ")]
                if node != self.node
            }
            nodes = sorted({node for node, _ in there})
            dead = {n for n in nodes if not await self.redis.exists(self._key("alive", n))}
            if dead:
                gone = [f"{node} {person}" for node, person in there if node in dead]
                await self.redis.hdel(self._key("here", room), *gone)
        except (RedisError, OSError, TimeoutError):
            return {}
        self.others_known |= set(nodes) - dead
        return {key: name for key, name in there.items() if key[0] not in dead}

    def note_request(self, room: str, person: str) -> None:
        self._post("SET", self._key("seen", room, person), 1, "EX", LATELY)

    async def was_seen(self, room: str, person: str) -> bool:
        if not self.is_well:
            return False
        try:
            return bool(await self.redis.exists(self._key("seen", room, person)))
        except (RedisError, OSError, TimeoutError):
            return False

    # Rate limits and bots.

    async def allows(
        self, rate: str, key: str, stock: float, refill: float, cost: float, taken: float
    ) -> bool:
        if not self.is_well:
            return True
        try:
            name = self._key("rate", rate, key)
            answer: Any = self.redis.eval(TAKE, 1, name, stock, refill, cost, taken)
            return bool(await answer)
        except (RedisError, OSError, TimeoutError):
            return True

    def ask_bots(self, game: str, since: float) -> None:
        guard = self._key("asked", game, str(since))
        self._post("EVAL", ASK, 2, guard, self._key(JOBS), ASKED, game, since)

    async def jobs(self) -> int:
        if not self.is_well:
            return 0
        try:
            return int(await self.redis.xlen(self._key(JOBS)))
        except (RedisError, OSError, TimeoutError):
            return 0
