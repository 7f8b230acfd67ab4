"""Every game, number of players and format is played to its end over the socket, with bots."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

import asterism
from asterism import Record
from asterism.engine.game import Game
from asterism.server.http.routes.catalogue import game_info
from tests.server.guests import Json, Line, Server

OWN = ("star_realms", "stellar", "sternenhimmel")
INSTANT = {"star_realms": "buyer"}  # at random these games hardly end


def ways_to_play() -> list[tuple[str, int, str]]:
    """Game, players and format, as the catalogue offers them."""
    found = []
    for name in OWN:
        info = game_info(asterism.game(name))
        formats = [option for option in info.options if option.name == "format"]
        if not formats:
            found += [(name, players, "") for players in info.players]
        for option in formats:
            for value, fits in zip(option.values, option.fits, strict=True):
                found += [(name, players, value) for players in fits if value != "auto"]
    return found


def test_every_format_is_among_them() -> None:
    ways = ways_to_play()
    assert [players for name, players, _ in ways if name == "sternenhimmel"] == [3, 4, 5]
    formats = {format for name, _, format in ways if name == "star_realms"}
    assert formats == {"duel", "deathmatch", "hunter", "hydra2", "hydra3", "emperor", "raid"}


@pytest.mark.parametrize(("name", "players", "format"), ways_to_play())
async def test_it_is_played_to_its_end(quick: Server, name: str, players: int, format: str) -> None:
    game = asterism.game(name)
    level = INSTANT.get(name, "random")
    ada = await quick.guest("Ada")
    seats = [{"kind": "open"}, *({"kind": "bot", "level": level} for _ in range(players - 1))]
    options = {"format": format} if format else {}
    room = await ada.open_room(name, seats=seats, options=options)
    line = await ada.socket(room)
    line.tell("start", bytes="0a")
    table = await play_by_socket(line, game, level)
    assert table["status"] == "over"
    assert len(table["players"]) == players
    assert_numbers_have_no_gaps(line)
    record = Record.loads((await ada.get(f"/games/{table['game']}/record")).text)
    outcome = record.replay(verify=True).outcome
    assert outcome is not None and outcome.to_json() == table["outcome"]


async def play_by_socket(line: Line, game: Game, level: str) -> Json:
    """Play one's own seat as a bot would that has nothing but the frames; the last table."""
    bot = asterism.bot(level, seed=1)
    previewed = False
    while True:
        frame = await line.next()
        # In a turn that is shared, a partner may have been faster; the next table shows it.
        assert frame["type"] != "refused" or frame["code"] == "stale", frame
        if frame["type"] == "previewed":
            assert frame["move"] == frame["ref"] and frame["preview"]
        if frame["type"] != "table":
            continue
        if frame["status"] != "playing":
            return frame
        if frame["legal"]:
            view = game.view_from_json(frame["view"])
            assert [move.text for move in view.legal_moves()] == [
                option["text"] for option in frame["legal"]
            ]
        # A member of a Hydra who has ended may still lend, but nobody waits for it.
        if frame["seat"] in frame["deciding"]:
            move = bot.choose(view).text
            if not previewed:
                line.tell("preview", game=frame["game"], move=move, ref=move)
                previewed = True
            line.tell("move", game=frame["game"], number=frame["number"], move=move)


def assert_numbers_have_no_gaps(line: Line) -> None:
    """Each table begins where the one before it ended, and every event that moves a piece says
    from where to where.
    """
    tables = [frame for frame in line.frames if frame["type"] == "table"]
    for before, after in pairwise(tables):
        assert after["since"] == before["number"] < after["number"]
    moved = 0
    for table in tables:
        for told in table["events"]:
            event = told["event"]
            assert ("source" in event) == ("target" in event), json.dumps(event)
            moved += "source" in event
    assert moved
