"""Packs while people write them: checked without being stored, and tried at a table."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any

from asterism.engine.game import Game
from asterism.engine.message import Message
from asterism.engine.pack import OPTION, RULEBOOK, BadPack
from asterism.pack_files import brief, toml
from asterism.packs import Pack, loads, option_of, rulebook
from asterism.server.play.packs import pack_view
from asterism.server.play.rooms import Rooms
from asterism.server.protocol.offer_types import (
    GameBox,
    PackChecked,
    PackProblem,
    PackRemark,
    PackTry,
)
from asterism.server.storage.people import Person
from asterism.table.entries import Entry
from asterism.table.frames import say
from asterism.table.levels import check_level
from asterism.table.live_game import LiveGame
from asterism.table.opening import NOTHING_COMMITTED, Opening
from asterism.table.origin import Origin
from asterism.table.refusal import Refusal, bad
from asterism.table.room import Room, known_game
from asterism.table.room_wishes import RoomWish, SeatWish

WRONG = (ValueError, TypeError, KeyError, RecursionError)
# As errors begin: `pack.cards[3].copies: expected ...`
PLACE = re.compile(r"(?:pack: )?pack\.?((?:[\w-]+|\.[\w-]+|\[\d+\])*): (.*)", re.DOTALL)
NUMBER = re.compile(r"expected a whole number from (-?\d+) to (-?\d+)")
LINE = re.compile(r"expected a line of 1 to (\d+) characters")
MOST_LETTERS = 300


def box_of(name: str) -> GameBox:
    """What a pack of a game can begin with."""
    game, usual = known_game(name), rulebook(name)
    if usual is None:
        raise Refusal("unknown", Message("server-no-such-pack"))
    return GameBox(rulebook=pack_view(usual), format=game.pack_schema())


async def check(rooms: Rooms, text: str, person: str) -> PackChecked:
    """What is to be said about a pack, or why it is none."""
    await rooms.rates.take("checks", person)
    # A large pack takes a moment, and nobody else should wait for it.
    return await asyncio.to_thread(checked, text)


def checked(text: str) -> PackChecked:
    try:
        pack = loads(text, "pack")
        game = known_game(pack.game)
        remarks = [
            PackRemark(place=one.place, warning=one.is_warning, says=say(one.message))
            for one in game.remarks(pack)
        ]
        return PackChecked(
            pack=pack_view(pack), remarks=remarks, problem=None, toml=toml(brief(pack))
        )
    except WRONG as problem:
        return PackChecked(pack=None, remarks=[], problem=problem_of(problem), toml=None)


def problem_of(problem: Exception) -> PackProblem:
    """An error of the parser, apart from the place that it names."""
    found = PLACE.fullmatch(str(problem))
    place, reason = found.groups() if found else ("", str(problem).removeprefix("pack: "))
    cause = problem.__cause__
    message = cause.message if isinstance(cause, BadPack) else said(reason)
    return PackProblem(
        place=place, reason=reason[:MOST_LETTERS], says=None if message is None else say(message)
    )


def said(reason: str) -> Message | None:
    """What every game refuses, for everybody to read."""
    if found := NUMBER.match(reason):
        return Message("server-pack-number", least=int(found[1]), most=int(found[2]))
    if found := LINE.match(reason):
        return Message("server-pack-line", most=int(found[1]))
    return None


async def try_out(rooms: Rooms, person: Person, wish: PackTry) -> Room:
    """A room with a game that begins at once: the piece is at hand, and the others are bots."""
    game = known_game(wish.game)
    level = check_level(wish.level)
    given = (await rooms.packs.looked_up(wish.game, {OPTION: wish.pack})).get(OPTION)
    seed = int(rooms.core.dice.hex(), 16)
    try:
        options, position = await asyncio.to_thread(_laid_out, game, given, wish.piece, seed)
    except WRONG as problem:
        raise bad(problem) from problem

    def prepare(room: Room, own: Opening) -> tuple[Opening, list[Entry]]:
        origin = Origin(kind="try")
        opening = replace(
            own, seed=seed, position=position, fairness=NOTHING_COMMITTED, origin=origin
        )
        now = rooms.core.now()
        if position is not None:
            return opening, [Entry(kind="start", at=now)]
        return opening, [LiveGame.opened(game, opening, now)[1]]

    players = _players(game, options, position)
    bots = [SeatWish(kind="bot", level=level) for _ in range(players - 1)]
    setup = RoomWish(
        game=game.name,
        players=players,
        options=options,
        seats=[SeatWish(kind="open"), *bots],
        pace=wish.pace,
    )
    return await rooms.open_at_once(setup, person, prepare)


def _laid_out(
    game: Game, given: object, piece: str, seed: int
) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """The options, with a pack in full, and the position; a bad one of either is a ValueError."""
    option, usual = option_of(game), rulebook(game.name)
    if option is None:
        raise ValueError(f"{game.name} takes no packs")
    is_usual = given == RULEBOOK and usual is not None
    if not is_usual and not isinstance(given, dict):
        raise ValueError(f"{given!r} is no pack")
    pack = usual if is_usual else Pack(given)  # type: ignore[arg-type]
    assert pack is not None
    if pack.game != game.name:
        raise ValueError(f"this is {game.name}, the pack is for {pack.game}")
    position = game.try_out(pack, piece, seed)
    options: dict[str, Any] = {} if is_usual else {OPTION: dict(pack)}
    if position is not None:
        options = position["options"]  # type: ignore[assignment]
        if is_usual:
            del options[OPTION]
        game.from_json(position)
    return options, position


def _players(game: Game, options: dict[str, Any], position: dict[str, Any] | None) -> int:
    """As many as sit at the position; else as few as the pack is for."""
    if position is not None:
        return len(position["players"])
    for players in game.players:
        try:
            game.settle(players, dict(options))
        except ValueError:
            continue
        return players
    return game.players[0]
