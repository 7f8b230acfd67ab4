"""Packs while people write them: checked without being stored, and tried at a table. No I/O."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from asterism.engine.game import Game
from asterism.engine.message import Message
from asterism.engine.pack import OPTION, RULEBOOK
from asterism.engine.reading import unreadable_in
from asterism.pack_files import brief, toml
from asterism.packs import Pack, loads, option_of, rulebook
from asterism.table.entries import Entry
from asterism.table.frames import say
from asterism.table.levels import check_level
from asterism.table.live_game import LiveGame
from asterism.table.opening import NOTHING_COMMITTED, Opening
from asterism.table.origin import Origin
from asterism.table.pack_view import pack_view
from asterism.table.refusal import Refusal, bad
from asterism.table.room import known_game
from asterism.table.room_wishes import RoomWish, SeatWish

Json = dict[str, Any]
WRONG = (ValueError, TypeError, KeyError, RecursionError)
MOST_LETTERS = 300


def box_of(name: str) -> Json:
    """`GameBox` of docs/schema.json: what a pack of a game can begin with."""
    game, usual = known_game(name), rulebook(name)
    if usual is None:
        raise Refusal("unknown", Message("server-no-such-pack"))
    return {"rulebook": pack_view(usual), "format": game.pack_schema()}


def checked(text: str) -> Json:
    """`PackChecked`: what is to be said about a pack, or why it is none."""
    try:
        pack = loads(text, "pack")
        remarks = [
            {"place": one.place, "warning": one.is_warning, "says": say(one.message)}
            for one in known_game(pack.game).remarks(pack)
        ]
        shown, written = pack_view(pack), toml(brief(pack))
    except WRONG as problem:
        return {"pack": None, "remarks": [], "problem": problem_of(problem), "toml": None}
    return {"pack": shown, "remarks": remarks, "problem": None, "toml": written}


def problem_of(problem: Exception) -> Json:
    """Why it is none, apart from the place that it names."""
    found = unreadable_in(problem)
    if found is None:
        reason = str(problem).removeprefix("pack: ")
        return {"place": "", "reason": reason[:MOST_LETTERS], "says": None}
    place = found.place.removeprefix("pack").removeprefix(".")
    return {"place": place, "reason": found.reason[:MOST_LETTERS], "says": say(found.message)}


class Try:
    """A game that begins at once: a piece of the pack is at hand, and the others are bots. `given`:
    a pack in full, or the rulebook's.
    """

    def __init__(
        self, name: str, given: object, piece: str, level: str, pace: float, seed: int
    ) -> None:
        self.game, self.seed = known_game(name), seed
        bot = SeatWish(kind="bot", level=check_level(level))
        try:
            options, self.position = _laid_out(self.game, given, piece, seed)
        except WRONG as problem:
            raise bad(problem) from problem
        players = _players(self.game, options, self.position)
        # What its room is like.
        self.wish = RoomWish(
            game=name,
            players=players,
            options=options,
            seats=[SeatWish(kind="open"), *[bot] * (players - 1)],
            pace=pace,
        )

    def begun(self, own: Opening, at: float) -> tuple[Opening, list[Entry]]:
        """The game's opening and first entry, from the opening of its room."""
        return laid_out(self.game, self.position, own, self.seed, at)


def laid_out(
    game: Game, position: Json | None, own: Opening, seed: int, at: float
) -> tuple[Opening, list[Entry]]:
    opening = replace(
        own,
        seed=seed,
        position=position,
        fairness=NOTHING_COMMITTED,
        origin=Origin(kind="try"),
    )
    if position is not None:
        return opening, [Entry(kind="start", at=at)]
    return opening, [LiveGame.opened(game, opening, at)[1]]


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
