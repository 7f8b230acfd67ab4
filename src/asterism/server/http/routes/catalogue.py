"""What this server offers: games with their options, bots, texts, score sheets."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter
from starlette.responses import Response

import asterism
from asterism.engine.game import Game
from asterism.engine.message import Message
from asterism.engine.options import Option
from asterism.lessons import find as find_lesson
from asterism.packs import rulebook
from asterism.server.http.dependencies import Asked, TheNode, body
from asterism.server.http.requests import gives, reply, takes
from asterism.server.protocol import offer_types
from asterism.server.protocol.messages import PROTOCOL
from asterism.table.frames import say
from asterism.table.levels import offered
from asterism.table.refusal import Refusal, bad
from asterism.table.room import announced, known_game
from asterism.words import languages
from asterism.words import say as said_in
from asterism.words.rules import rules_of
from asterism.words.sources import installed_sources, own_sources, prefix_of

offers = APIRouter(tags=["offers"])
log = logging.getLogger("asterism.server")

ENGINE, SERVER = "engine-", "server-"


@offers.get("/server", responses=gives("ServerInfo"))
async def server(node: TheNode) -> Response:
    """What this server offers."""
    texts = {"legal": node.settings.legal, "privacy": node.settings.privacy}
    info = offer_types.ServerInfo(
        name="asterism",
        version=asterism.__version__,
        protocol=PROTOCOL,
        games=catalogue(),
        bots=list(offered()),
        languages=list(languages()),
        password=bool(node.settings.password),
        announcement=node.announcements.text,
        texts=[name for name, file in texts.items() if file is not None],
        push=node.push.public,
    )
    return reply(info)


@offers.get("/games", responses=gives("Catalogue"))
async def games() -> Response:
    """The games with their player counts and options."""
    return reply(offer_types.Catalogue(games=catalogue()))


def catalogue() -> list[offer_types.GameInfo]:
    """The games in the order of lists."""
    found = sorted(_games(announced()), key=lambda game: (game.order(), game.name))
    return [game_info(game) for game in found]


def _games(names: Iterable[str]) -> Iterator[Game]:
    for name in names:
        try:
            yield known_game(name)
        except Refusal:
            continue  # from a broken package


@cache
def game_info(game: Game) -> offer_types.GameInfo:
    return offer_types.GameInfo(
        name=game.name,
        titles={language: said_in(game.title(), language) for language in languages()},
        players=list(game.players),
        rules=game.rules_version,
        options=[option_info(game, option) for option in game.options],
        presets=[
            offer_types.PresetInfo(message=message, options=options)
            for message, options in game.presets().items()
        ],
        bots=[habit.name for habit in game.habits()],
        lesson=lesson_steps(game.name),
        inferred=inferred(game.name),
    )


def inferred(game: str) -> list[str]:
    """Clauses that the game's own box only infers; none, if its package is broken."""
    try:
        box = rulebook(game)
    except Exception as problem:
        log.warning("cannot read the box of %s: %s", game, problem)
        return []
    return [] if box is None else list(box.inferred)


def lesson_steps(game: str) -> int:
    """The number of steps of the guided first game; 0: none, or its package is broken."""
    try:
        lesson = find_lesson(game)
    except Exception as problem:
        log.warning("cannot read the lesson of %s: %s", game, problem)
        return 0
    return lesson.steps if lesson is not None else 0


def option_info(game: Game, option: Option) -> offer_types.OptionInfo:
    """An option, with the player counts that each of its values allows."""
    fits = [
        [players for players in game.players if _settles(game, players, option.name, value)]
        for value in option.values
    ]
    needs = None
    if option.needs is not None:
        other, values = option.needs
        needs = {"option": other, "values": list(values)}
    info = {**option.to_json(), "fits": fits, "first": option.first, "needs": needs}
    return msgspec.convert(info, offer_types.OptionInfo)


def _settles(game: Game, players: int, name: str, value: object) -> bool:
    try:
        game.settle(players, {name: value})
    except ValueError:
        return False
    return True


@offers.get("/words/{language}", responses=gives(None, kind="text/plain"))
async def words(language: str, game: str = "") -> Response:
    """The Fluent texts of a language: those of engine and server, or of a game."""
    if language not in languages():
        raise Refusal("unknown", Message("server-no-text"))
    wanted = (prefix_of(game),) if game else (ENGINE, SERVER)
    found = [
        source.text(language)
        for source in (*own_sources(), *installed_sources())
        if source.prefix in wanted
    ]
    if not any(found):
        raise Refusal("unknown", Message("server-no-text"))
    return Response("\n".join(found), media_type="text/plain; charset=utf-8")


@offers.get("/rules/{language}", responses=gives(None, kind="text/plain"))
async def rules(language: str, game: str) -> Response:
    """The rules of a game as a Markdown page, every clause with an anchor."""
    known = language in languages() and game in announced()
    page = rules_of(game, language) if known else None
    if page is None:
        raise Refusal("unknown", Message("server-no-text"))
    return Response(page, media_type="text/plain; charset=utf-8")


@offers.post(
    "/score/{game}",
    openapi_extra=takes("Position"),
    responses=gives("ScoreSheet"),
    dependencies=[Asked],
)
async def score(
    node: TheNode, game: str, position: Annotated[dict[str, Any], body(dict[str, Any])]
) -> Response:
    """The score sheet of any position, as in `asterism score`. Its options may name a pack by its
    fingerprint.
    """
    known = known_game(game)
    options = position.get("options")
    if isinstance(options, dict):
        position = {**position, "options": await node.rooms.packs.looked_up(game, options)}
    try:
        sheet = known.score(position)
        lines = [say(line) for line in known.sheet_messages(sheet)]
    except (ValueError, TypeError, KeyError, RecursionError) as problem:
        raise bad(problem) from problem
    return reply(offer_types.ScoreSheet(game=game, sheet=sheet, lines=lines))


@offers.get("/texts/{name}", responses=gives(None, kind="text/plain"))
async def text(node: TheNode, name: str) -> Response:
    """The host's legal notice or privacy text."""
    settings = node.settings
    file = {"legal": settings.legal, "privacy": settings.privacy}.get(name)
    if file is None:
        raise Refusal("unknown", Message("server-no-text"))
    return Response(file.read_text(encoding="utf-8"), media_type="text/plain; charset=utf-8")
