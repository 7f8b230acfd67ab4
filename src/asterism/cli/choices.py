"""Parsing games, players, options and bots on the command line."""

from collections.abc import Sequence

import asterism
from asterism import Game, Message, Option, Pack, packs
from asterism.bots import is_known
from asterism.cli.files import STDIN, read_json, read_text
from asterism.cli.talk import BadInput, refuse
from asterism.engine.pack import OPTION as PACK
from asterism.games import in_order

FIRST = ""  # where no game is named: the first one in lists


def find_game(name: str) -> Game:
    """The game of that name."""
    if name == FIRST:
        return in_order()[0]
    names = asterism.games()
    if name not in names:
        raise BadInput(Message("cli-unknown-game", name=name, names=list(names)))
    try:
        return asterism.game(name)
    except Exception as problem:
        told = f"{type(problem).__name__}: {problem}"
        raise BadInput(Message("cli-game-does-not-load", name=name, problem=told)) from problem


def read_players(game: Game, players: int | None) -> int:
    """The number of players; by default the smallest the game allows."""
    if players is None:
        return game.players[0]
    try:
        game.check_players(players)
    except ValueError as problem:
        allowed = [str(count) for count in game.players]
        raise BadInput(
            Message("cli-bad-players", game=game.name, players=str(players), allowed=allowed)
        ) from problem
    return players


def read_options(
    game: Game, players: int, texts: Sequence[str], pack: str | None = None
) -> dict[str, object]:
    """Parse options such as `start_player=0` and the file of a pack, and check that they fit
    together.
    """
    known = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    if pack is not None:
        texts = [*texts, f"{PACK}={pack}"]
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(Message("cli-option-form", text=text))
        if name not in known:
            raise BadInput(
                Message("cli-unknown-option", game=game.name, name=name, names=list(known))
            )
        if name in given:
            raise BadInput(Message("cli-option-twice", name=name))
        given[name] = read_value(known[name], value)
    try:
        game.settle(players, given)
    except ValueError as problem:
        refuse(problem, pack)
    return given


def read_value(option: Option, text: str) -> object:
    """Parse the value of an option; for one that takes a document, the text is a file name."""
    if option.name == PACK and text not in option.values:
        return read_pack(text)
    if option.kind == "data" and text not in option.values:
        return read_json(text)
    return option.parse(text)


def read_pack(name: str) -> Pack:
    """The pack in a file, and the weights beside it."""
    try:
        pack = packs.loads(read_text(name), name)
    except ValueError as problem:
        refuse(problem, name)
    try:
        if name != STDIN:
            packs.use_weights_beside(pack, name)
    except ValueError as problem:
        refuse(problem)
    except OSError as problem:
        told = problem.strerror or str(problem)
        raise BadInput(Message("cli-cannot-read", file=name, problem=told)) from problem
    return pack


def read_bots(text: str, most: int) -> tuple[str, ...]:
    """Parse a list of bots such as `greedy,random`, with a limit."""
    specs = tuple(spec.strip() for spec in text.split(","))
    for spec in specs:
        name = spec.partition(":")[0]
        if not is_known(spec):
            raise BadInput(Message("cli-unknown-bot", name=name, names=list(asterism.bots())))
        try:
            asterism.bot(spec)
        except ValueError as problem:
            refuse(problem)
        except Exception as problem:
            told = f"{type(problem).__name__}: {problem}"
            raise BadInput(Message("cli-bot-does-not-load", name=name, problem=told)) from problem
    if len(specs) > most:
        raise BadInput(Message("cli-too-many-bots", count=len(specs), seats=most))
    return specs
