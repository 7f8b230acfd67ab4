"""A game brought to some state through the server's doors, quicker than by clicking; then the page.

The page's own cookie is used, so that whoever looks at the table afterwards has played it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

Json = dict[str, Any]
Found = Callable[[Json], bool]

# What a player of Star Realms does first; then the turn is ended.
EAGERNESS = ("choose", "play", "base", "ally", "acquire", "attack_base", "attack")
LAST = {"end": 10}
MOST = 2500
GAMES = 5


class DidNotCome(AssertionError):
    """Chance did not bring the state about."""


def call(page: Page, path: str, body: Json | None = None) -> Json:
    address = f"api/{path}"
    answer = page.request.get(address) if body is None else page.request.post(address, data=body)
    found: Json = answer.json()
    assert answer.ok, found
    return found


def opened(page: Page, game: str, options: Json, bots: list[str]) -> str:
    """A room with me and bots, its game begun. Returns its id."""
    if not page.request.get("api/me").ok:
        call(page, "people", {"name": "Guest", "language": "en", "password": ""})
    seats: list[Json] = [{"kind": "open"}, *({"kind": "bot", "level": bot} for bot in bots)]
    room = str(
        call(page, "rooms", {"game": game, "options": options, "seats": seats, "pace": 0})["id"]
    )
    call(page, f"rooms/{room}/commands", {"type": "start"})
    return room


def steer(
    page: Page, room: str, found: Found, prefer: tuple[str, ...], random_: random.Random
) -> bool:
    """Play on, eagerly, until the state is there; whether it came before the end."""
    table = call(page, f"rooms/{room}/table")
    for _ in range(MOST):
        if found(table):
            return True
        if table["status"] != "playing":
            return False
        if not table["legal"]:
            table = call(page, f"rooms/{room}/table?after={table['number']}&wait=20")
            continue
        move = chosen(table["legal"], prefer, random_)
        wish = {"type": "move", "game": table["game"], "number": table["number"], "move": move}
        # Partners play at the same time: what they did meanwhile is looked at first.
        answer = page.request.post(f"api/rooms/{room}/commands", data=wish).json()
        assert answer["type"] != "refused" or answer["code"] == "stale", answer
        table = call(page, f"rooms/{room}/table")
    return False


def chosen(legal: list[Json], prefer: tuple[str, ...], random_: random.Random) -> str:
    def rank(option: Json) -> tuple[int, int, float]:
        kind = option["move"]["type"]
        eager = EAGERNESS.index(kind) if kind in EAGERNESS else LAST.get(kind, 20)
        wanted = not any(word in option["text"] for word in prefer)
        return eager, int(wanted), random_.random()

    return str(min(legal, key=rank)["text"])


def bring(
    page: Page, found: Found, *, format: str, bots: int, prefer: tuple[str, ...] = ()
) -> None:
    """A game of Star Realms in the state that is looked for, on the page."""
    random_ = random.Random(format)
    for _ in range(GAMES):
        room = opened(page, "star_realms", {"format": format, "start_player": 0}, ["buyer"] * bots)
        if steer(page, room, found, prefer, random_):
            page.goto(f"r/{room}")
            return
    raise DidNotCome("the state that was looked for did not come")


def asks(kind: str, **more: object) -> Found:
    """A question of a kind is open, and it is mine to answer."""

    def found(table: Json) -> bool:
        questions = table["view"]["turn"]["questions"]
        last = questions[-1] if questions and table["legal"] else None
        return (
            last is not None
            and last["type"] == kind
            and last["seat"] == table["seat"]
            and all(last.get(name) == value for name, value in more.items())
        )

    return found
