"""A game brought to some state through the server's routes, quicker than by clicks; then the page.

The page's own cookie is used, so that whoever looks at the table afterwards has played it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from asterism import Record, game

Json = dict[str, Any]
Found = Callable[[Json], bool]

# What a player of Star Realms does first; then the turn is ended.
EAGERNESS = ("choose", "play", "base", "ally", "acquire", "attack_base", "attack")
LAST = {"end": 10}
MOST = 2500


def call(page: Page, path: str, body: Json | None = None) -> Json:
    address = f"api/{path}"
    answer = page.request.get(address) if body is None else page.request.post(address, data=body)
    found: Json = answer.json()
    assert answer.ok, found
    return found


def known_as_guest(page: Page) -> None:
    if page.request.get("api/me").json() is None:
        call(page, "people", {"name": "Guest", "language": "en", "password": ""})


def opened(page: Page, game: str, options: Json, bots: list[str]) -> str:
    """A room with me and bots, its game begun. Returns its id."""
    known_as_guest(page)
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


def near_the_end(name: str, players: int, decisions: int) -> Json:
    """A position in which seat 0 decides about so many more times."""
    state = game(name).start(seed=4, players=players, options={"start_player": 0})
    positions: list[Json] = []
    while state.seat is not None:
        if state.seat == 0:
            positions.append(state.to_json())
        state.play(state.legal_moves(state.seat)[0], state.seat)
    return positions[-decisions]


def lay_out(page: Page, position: Json, *moves: str, pace: float = 0) -> None:
    """The page at a game that began with a position and came on by my moves; mine is seat 0."""
    rules = game(position["game"])
    state = rules.resume(position)
    for move in moves:
        state.play(move, 0)
    known_as_guest(page)
    answer = page.request.post("api/records", data=Record.of(state).dumps())
    assert answer.ok, answer.text()
    wish = {"ply": len(moves), "seat": 0, "bots": ["random"], "pace": pace}
    room = call(page, f"games/{answer.json()['game']}/branch", wish)["id"]
    page.goto(f"r/{room}")
