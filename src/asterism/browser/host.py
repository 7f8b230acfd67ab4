"""What the page asks of its host, answered on this device: the routes and the socket of the server.

docs/protocol.md describes them. What needs other people, or a server that others can reach, is
refused.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

from asterism.analysis import Budget
from asterism.browser import bundle, daily, wishes
from asterism.browser.as_json import read
from asterism.browser.bots import Bots, Clocks, Thinker
from asterism.browser.device import Clock, Device, Dice, Line, Me, text_of
from asterism.browser.packs import Packs
from asterism.browser.past import History
from asterism.browser.rooms import Rooms, needs_server, refused
from asterism.browser.store import Store
from asterism.engine.message import Message
from asterism.engine.pack import OPTION
from asterism.packs import Pack
from asterism.table import lessons, workshop
from asterism.table.frames import say
from asterism.table.names import clean
from asterism.table.pack_view import pack_view
from asterism.table.refusal import Refusal, bad, broken
from asterism.table.room import known_game
from asterism.table.room_wishes import RoomWish
from asterism.table.what_if import Branch

log = logging.getLogger("asterism.browser")
Json = dict[str, Any]
Query = dict[str, str]
Answer = Awaitable[object]
MADE = 201
BUDGET = Budget()
T = TypeVar("T")


class Host:
    """One person, who plays with bots and with friends at the same device. `info`: what
    `GET /api/server` answers.
    """

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        clock: Clock,
        dice: Dice,
        info: Json,
        shelf: Iterable[Pack] = (),
        budget: Budget = BUDGET,
    ) -> None:
        self.info = info
        self.device = device = Device(store, clock, dice)
        self.packs = Packs(device, shelf)
        self.rooms = Rooms(device, self.packs)
        self.history = History(self.rooms, thinker, budget)
        self.bots = Bots(device, thinker, self.packs)
        device.followers = [Clocks(device).go_on, self.bots.go_on]
        self.routes = self._routes()

    async def open(self) -> None:
        """Remember who plays here."""
        stored = await self.device.store.read("me")
        self.device.me = None if stored is None else read(Me, json.loads(stored), "me")

    # Requests.

    async def request(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """The status and the text of the answer."""
        parts = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        try:
            status, found = await self._answer(method, parts.path, query, body)
        except Refusal as refusal:
            ref = _ref(body)
            return refusal.status, json.dumps(refused(refusal, ref), ensure_ascii=False)
        except Exception:
            log.exception("a request failed: %s %s", method, parts.path)
            return 500, json.dumps(refused(broken(), ""), ensure_ascii=False)
        text = found if isinstance(found, str) else json.dumps(found, ensure_ascii=False)
        return status, text

    async def _answer(self, method: str, path: str, query: Query, body: str) -> tuple[int, object]:
        for wanted, pattern, status, answer in self.routes:
            match = re.fullmatch(pattern, path) if wanted == method else None
            if match is not None:
                return status, await answer(match.groups(), query, body)
        raise needs_server()

    def _routes(self) -> list[tuple[str, str, int, Callable[[Any, Query, str], Answer]]]:
        one, past = "([A-Za-z0-9_-]{1,40})", self.history
        return [
            ("GET", "/server", 200, lambda *_: _now(self.info)),
            ("GET", "/me", 200, lambda *_: _now(self._me())),
            ("POST", "/people", MADE, lambda _, __, body: self._arrive(body)),
            ("PATCH", "/me", 200, lambda _, __, body: self._change_me(body)),
            ("DELETE", "/me", 200, lambda *_: self._forget()),
            ("GET", "/me/export", 200, lambda *_: bundle.everything(self.device)),
            ("POST", "/me/import", 200, lambda _, __, body: bundle.taken(self.device, body)),
            ("GET", "/me/records", 200, lambda *_: past.records()),
            ("GET", "/me/games", 200, lambda *_: past.mine()),
            ("GET", "/rooms", 200, lambda *_: _now({"rooms": []})),
            ("POST", "/rooms", MADE, lambda _, __, body: self._open(body)),
            ("GET", f"/rooms/{one}", 200, lambda at, *_: self._room(at[0])),
            ("POST", f"/rooms/{one}/commands", 200, self._command),
            ("GET", f"/games/{one}", 200, lambda at, *_: past.summary(at[0])),
            ("GET", f"/games/{one}/record", 200, lambda at, *_: self._record(at[0])),
            ("GET", f"/games/{one}/record.json", 200, lambda at, *_: self._record_json(at[0])),
            ("GET", f"/games/{one}/events", 200, self._events),
            ("GET", f"/games/{one}/at/(-?[0-9]{{1,7}})", 200, self._at),
            ("GET", f"/games/{one}/hint", 200, lambda at, q, _: past.hint(at[0], _seat(q))),
            ("GET", f"/games/{one}/review", 200, self._review),
            ("POST", f"/games/{one}/branch", MADE, lambda at, _, body: self._branch(at[0], body)),
            ("POST", "/records", MADE, lambda _, q, body: past.bring(body, _seat(q))),
            ("POST", f"/lessons/{one}", 200, lambda at, _, body: self._lesson(at[0], body)),
            ("POST", f"/lessons/{one}/preview", 200, self._lesson_preview),
            ("GET", "/daily", 200, lambda _, q, __: self._daily(q)),
            ("POST", f"/daily/{one}", MADE, lambda at, _, body: self._play_daily(at[0], body)),
            ("POST", f"/score/{one}", 200, lambda at, _, body: self._score(at[0], body)),
            ("GET", "/packs", 200, lambda _, q, __: _now(self._offered(q.get("game", "")))),
            ("POST", "/packs", MADE, lambda _, __, body: self._pack(self.packs.take(body))),
            ("POST", "/packs/check", 200, lambda _, __, body: _now(workshop.checked(body))),
            ("POST", "/packs/try", MADE, lambda _, __, body: self._try_out(body)),
            ("GET", f"/boxes/{one}", 200, lambda at, *_: self._box(at[0])),
            ("GET", f"/packs/{one}", 200, lambda at, *_: self._pack(self.packs.find(at[0]))),
            ("GET", f"/packs/{one}/weights", 200, lambda at, *_: self.packs.weights(at[0])),
            ("POST", f"/packs/{one}/weights", MADE, self._take_weights),
            ("DELETE", f"/packs/{one}/weights", 200, lambda at, *_: self.packs.drop_weights(at[0])),
        ]

    # Me.

    def _me(self) -> object:
        me = self.device.me
        return None if me is None else {"id": me.id, "name": me.name, "language": me.language}

    async def _arrive(self, body: str) -> object:
        wish = _read(wishes.NewPerson, body)
        await self._be(Me(id=self.device.dice.id(), name=clean(wish.name), language=wish.language))
        return self._me()

    async def _change_me(self, body: str) -> object:
        wish, me = _read(wishes.MeChange, body), self.rooms.me()
        name = me.name if wish.name is None else clean(wish.name)
        await self._be(Me(id=me.id, name=name, language=wish.language or me.language))
        return self._me()

    async def _be(self, me: Me) -> None:
        await self.device.write({"me": text_of(me)})
        self.device.me = me

    async def _forget(self) -> object:
        await self.device.close()
        stored = await self.device.store.find("")
        await self.device.write(dict.fromkeys(stored))
        self.device.me = None
        self.device.boxes.clear()
        return {"done": True}

    # Rooms and games.

    async def _open(self, body: str) -> object:
        return await self.rooms.view(await self.rooms.open(_read(RoomWish, body)))

    async def _room(self, id: str) -> object:
        return await self.rooms.view(await self.rooms.room(id))

    async def _command(self, at: tuple[str], _: Query, body: str) -> object:
        return await self.rooms.command(at[0], _json(body))

    async def _record(self, game: str) -> object:
        return (await self.history.past(game)).record().dumps()

    async def _record_json(self, game: str) -> object:
        return (await self.history.past(game)).record_json()

    async def _events(self, at: tuple[str], query: Query, _: str) -> object:
        return (await self.history.past(at[0])).events(_seat(query))

    async def _at(self, at: tuple[str, str], query: Query, _: str) -> object:
        past = await self.history.past(at[0])
        return past.at(max(int(at[1]), -1), _seat(query), query.get("open") == "true")

    async def _review(self, at: tuple[str], query: Query, _: str) -> object:
        return await self.history.review(at[0], _seat(query), int(query.get("after", "-1")))

    async def _branch(self, game: str, body: str) -> object:
        wish, past = _read(wishes.Branch, body), await self.history.past(game)
        other = Branch(past, wish.ply, wish.seat, wish.bots, wish.pace)
        room = await self.rooms.open_at_once(
            other.wish, lambda own: other.begun(own, self.device.clock.now())
        )
        return await self.rooms.view(room)

    async def _lesson(self, game: str, body: str) -> object:
        return lessons.shown(game, _read(wishes.LessonDone, body).done)

    async def _lesson_preview(self, at: tuple[str], _: Query, body: str) -> object:
        wish = _read(wishes.LessonPreview, body)
        return {"move": wish.move, "preview": lessons.preview(at[0], wish.done, wish.move)}

    async def _daily(self, query: Query) -> object:
        self.rooms.me()
        return await daily.shown(self.rooms, query.get("day", "")[:10], self.info["games"])

    async def _play_daily(self, game: str, body: str) -> object:
        room = await daily.play(self.rooms, game, _read(wishes.DailyWish, body).pace)
        return await self.rooms.view(room)

    async def _score(self, name: str, body: str) -> object:
        game, position = known_game(name), _json(body)
        if isinstance(position, dict) and isinstance(position.get("options"), dict):
            options = await self.packs.looked_up(name, position["options"])
            position = {**position, "options": options}
        try:
            sheet = game.score(position)
            lines = [say(line) for line in game.sheet_messages(sheet)]
        except (ValueError, TypeError, KeyError, RecursionError) as problem:
            raise bad(problem) from problem
        return {"game": name, "sheet": sheet, "lines": lines}

    def _offered(self, game: str) -> object:
        return {"packs": self.packs.offered(game)}

    async def _pack(self, found: Awaitable[Pack]) -> object:
        return pack_view(await found)

    async def _take_weights(self, at: tuple[str], _: Query, body: str) -> object:
        return await self.packs.take_weights(at[0], body)

    async def _box(self, game: str) -> object:
        return workshop.box_of(game)

    async def _try_out(self, body: str) -> object:
        wish = _read(wishes.PackTry, body)
        given = (await self.packs.looked_up(wish.game, {OPTION: wish.pack})).get(OPTION)
        seed = int(self.device.dice.hex(), 16)
        trial = workshop.Try(wish.game, given, wish.piece, wish.level, wish.pace, seed)
        room = await self.rooms.open_at_once(
            trial.wish, lambda own: trial.begun(own, self.device.clock.now())
        )
        return await self.rooms.view(room)

    # Lines.

    async def connect(self, address: str, hear: Callable[[str], None]) -> Line:
        """A line to a room, as by its socket: `/rooms/{room}/socket?...`."""
        parts = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        room = parts.path.split("/")[2]
        line = Line(room, _seat(query), "watch" in query, hear)
        await self.rooms.enter(line, query.get("game", ""), int(query.get("since", "-1")))
        return line

    async def say(self, line: Line, text: str) -> None:
        """A command over a line; the answer comes over it, too."""
        try:
            answer = await self.rooms.command(line.room, _json(text))
        except Refusal as refusal:
            answer = refused(refusal, _ref(text))
        except Exception:
            log.exception("a command failed")
            answer = refused(broken(), _ref(text))
        line.send(answer)

    def hang_up(self, line: Line) -> None:
        self.device.lines.discard(line)
        if all(other.room != line.room for other in self.device.lines):
            self.bots.rest(line.room)


async def _now(found: object) -> object:
    return found


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise Refusal("bad", Message("server-unreadable", problem=str(problem)[:200])) from problem


def _read(kind: type[T], text: str) -> T:
    try:
        return read(kind, _json(text or "{}"), "request")
    except ValueError as problem:
        raise Refusal("bad", Message("server-unreadable", problem=str(problem)[:200])) from problem


def _ref(body: str) -> str:
    """The `ref` of a command that is refused."""
    try:
        data = json.loads(body or "{}")
    except ValueError:
        return ""
    ref = data.get("ref", "") if isinstance(data, dict) else ""
    return ref if isinstance(ref, str) else ""


def _seat(query: Query) -> int | None:
    text = query.get("seat", "")
    return int(text) if text.isdecimal() and len(text) < 3 else None
