"""Everything that people may ask of a game works with nothing but its log, and every frame is what
docs/schema.json says.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from asterism.table import commands
from asterism.table.commands import Decision, Request
from asterism.table.entries import Entry
from asterism.table.frames import table_frame
from asterism.table.live_game import LiveGame
from asterism.table.refusal import Refusal
from asterism.table.room import Room, new_room
from asterism.table.room_wishes import RoomWish, SeatWish

ROOT = Path(__file__).resolve().parents[2]
SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("stellar", 2, {}),
    ("sternenhimmel", 3, {}),
    ("star_realms", 2, {"turn_limit": 6}),
    ("star_realms", 4, {"format": "hydra2", "turn_limit": 4}),
    ("star_realms", 6, {"format": "emperor", "turn_limit": 8}),
    ("star_realms", 3, {"format": "deathmatch", "turn_limit": 6}),
]
SEEDS = (1, 2, 3)
STEPS = 120


class Counted:
    """Chance that a test can foresee."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def hex(self) -> str:
        return f"{self.random.getrandbits(256):064x}"


@cache
def frames_of_the_schema() -> Draft202012Validator:
    whole = json.loads((ROOT / "docs" / "schema.json").read_text())
    return Draft202012Validator({**whole, "$ref": "#/$defs/ServerTable"})


def a_room(game: str, players: int, options: dict[str, Any], seed: int) -> Room:
    """Everybody sits and is ready."""
    wish = RoomWish(
        game=game, players=players, options=options, seats=[SeatWish() for _ in range(players)]
    )
    room = new_room(wish, "room", "CODE", "p0", "Player 0", Counted(seed))
    for seat in range(1, players):
        room.sit(seat, f"p{seat}", f"Player {seat}")
    for seat in range(players):
        room.set_ready(f"p{seat}", True, f"{seat:02x}")
    room.can_start()
    return room


class Host:
    """The least that a host does: keeps the log, and asks the game."""

    def __init__(self, game: str, players: int, options: dict[str, Any], seed: int) -> None:
        room = a_room(game, players, options, seed)
        rules = room.check()
        self.table, first = LiveGame.opened(rules, room.opening("game", rules), 0.0)
        self.log: list[Entry] = [first]
        self.now = 0.0

    def ask(self, decide: Callable[[LiveGame], Decision]) -> Decision | None:
        """What comes of it; None: it was refused, and nothing has changed."""
        before = self.table.number
        try:
            decision = decide(self.table)
        except Refusal:
            assert self.table.number == before
            return None
        self.log += decision.entries
        assert self.table.number == len(self.log) - 1
        return decision

    def rebuilt(self) -> LiveGame:
        return LiveGame.rebuilt(self.table.game, self.table.opening, self.log)


def any_command(host: Host, chance: random.Random) -> Decision | None:
    """Mostly moves of whoever decides; now and then anything else, by anybody."""
    table, host.now = host.table, host.now + 1.0
    players, now = table.opening.players, host.now
    seat = chance.randrange(players)
    request = Request(f"p{seat}", None, f"r{now}")
    match chance.randrange(20):
        case 0:
            return host.ask(lambda t: commands.undo(t, request, None, t.number, f"ask{now}", now))
        case 1 if chance.random() < 0.2:
            return host.ask(lambda t: commands.resign(t, request, now))
        case 2 if chance.random() < 0.2:
            return host.ask(lambda t: commands.leave(t, f"p{seat}", now))
        case 3:
            return host.ask(lambda t: commands.move(t, request, "nonsense", t.number, now))
        case 4:
            return host.ask(lambda t: commands.come_back(t, request, "Back", now))
        case 5:
            names = [*table.favours(table.state.view(seat))] or ["nothing"]
            return host.ask(lambda t: commands.ask_for(t, request, chance.choice(names), now))
        case 6:
            return host.ask(lambda t: commands.run_out(t, now))
    seat = chance.choice(table.state.seats)
    if table.seats[seat].person is None:
        return None  # a bot plays there by now
    request = Request(f"p{seat}", seat, f"r{now}")
    wanted = chance.choice(table.state.legal_moves(seat)).text
    return host.ask(lambda t: commands.move(t, request, wanted, t.number, now))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_whatever_is_asked_the_log_tells_the_same_game(
    game: str, players: int, options: dict[str, Any], seed: int
) -> None:
    host, chance = Host(game, players, options, seed), random.Random(seed)
    for step in range(STEPS):
        if host.table.is_over:
            break
        any_command(host, chance)
        if step % 30 == 0 or host.table.is_over:
            again = host.rebuilt()
            for seat in (None, *range(players)):
                frame = table_frame(host.table, seat, -1, host.now)
                assert frame == table_frame(again, seat, -1, host.now)
                assert [*frames_of_the_schema().iter_errors(json.loads(json.dumps(frame)))] == []


def test_a_command_that_comes_twice_is_carried_out_once() -> None:
    host = Host("stellar", 2, {}, 1)
    seat = host.table.state.seats[0]
    request = Request(f"p{seat}", None, "the same")
    wanted = host.table.state.legal_moves(seat)[0].text
    first = host.ask(lambda t: commands.move(t, request, wanted, 0, 1.0))
    again = host.ask(lambda t: commands.move(t, request, wanted, 0, 2.0))
    assert first is not None and len(first.entries) == 1
    assert again is not None and again.entries == [] and again.again
    assert again.number == 1


def test_going_behind_what_came_to_light_needs_everybody() -> None:
    host = Host("stellar", 2, {}, 1)
    for _ in range(20):
        seat = host.table.state.seats[0]
        wanted = host.table.state.legal_moves(seat)[0].text
        request = Request(f"p{seat}", None, "")
        host.ask(
            partial(commands.move, request=request, wanted=wanted, number=host.table.number, at=1.0)
        )
    seat = host.table.state.history().seat
    decision = host.ask(
        lambda t: commands.undo(t, Request(f"p{seat}", None, ""), 0, t.number, "ask", 2.0)
    )
    assert decision is not None and decision.ask is not None and decision.entries == []
    ask = decision.ask
    assert not commands.is_agreed(host.table, ask)
    ask.yes.append(f"p{1 - seat}")
    assert commands.is_agreed(host.table, ask)
    host.ask(lambda t: commands.agreed(t, ask, 3.0))
    assert host.table.state.ply == 0


def test_an_absent_person_is_replaced_and_comes_back() -> None:
    host = Host("stellar", 2, {}, 1)
    ask = commands.replace(host.table, Request("p0", 1, ""), "greedy", "ask")
    assert commands.is_agreed(host.table, ask)  # whoever is absent is not asked
    host.ask(lambda t: commands.agreed(t, ask, 1.0))
    assert host.table.seats[1].kind == "bot"
    host.ask(lambda t: commands.come_back(t, Request("p1", None, ""), "Bo", 2.0))
    assert (host.table.seats[1].kind, host.table.seats[1].name) == ("person", "Bo")


def test_the_table_is_imported_without_any_library() -> None:
    """Nor asyncio: so it runs in a browser."""
    modules = [path.stem for path in Path(commands.__file__).parent.glob("*.py")]
    imports = ", ".join(f"asterism.table.{name}" for name in modules if name != "__init__")
    program = (
        f"import sys; before = {{*sys.modules}}; import {imports}\n"
        "asterism.table.room.known_game('stellar')\n"
        "found = {name.split('.')[0] for name in {*sys.modules} - before}\n"
        "print(sorted(found - sys.stdlib_module_names), 'asyncio' in sys.modules)"
    )
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "ASTERISM_PURE": "1"},
        capture_output=True,
        text=True,
    )
    assert told.stderr == ""
    # The rules name their integers by it, compiled or not.
    assert told.stdout.strip() == "['asterism', 'mypy_extensions'] False"
