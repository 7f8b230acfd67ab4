"""`asterism dataset`: games between bots as records and Parquet files."""

import os
from pathlib import Path

from asterism import Message
from asterism.arena import BotFailed, Match
from asterism.cli.choices import find_game, read_bots, read_options, read_players
from asterism.cli.parser import Arguments, Parser
from asterism.cli.progress import Progress
from asterism.cli.simulate import bot_failed, describe_games
from asterism.cli.talk import BadInput, Failed, Talk


def describe(parser: Parser) -> None:
    describe_games(parser)
    parser.text("--out", "DIR", Message("cli-help-out"))
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    game = find_game(arguments.game)
    players = read_players(game, arguments.players)
    options = read_options(game, players, arguments.option, arguments.pack)
    bots = read_bots(arguments.bots, players)
    if arguments.out is None:
        raise BadInput(Message("cli-out-missing"))
    try:
        from asterism.research import dataset
    except ImportError as missing:
        raise BadInput(Message("cli-extra-missing", extra="data")) from missing
    match = Match(game.name, players, bots, arguments.games, arguments.seed, options)
    folder = Path(arguments.out)
    progress = Progress(talk, match.games)
    try:
        kept = dataset.write(match, folder, arguments.jobs or os.cpu_count() or 1, progress.step)
    except dataset.OtherDataset as problem:
        raise BadInput(Message("cli-other-dataset", folder=str(folder))) from problem
    except OSError as problem:
        told = problem.strerror or ""
        raise Failed(Message("cli-cannot-write", folder=str(folder), problem=told)) from problem
    except BotFailed as failure:
        raise Failed(bot_failed(failure)) from failure
    finally:
        progress.end()
    if arguments.json:
        talk.document({"games": match.games, "kept": kept, "folder": str(folder)})
    else:
        made = Message("cli-dataset-done", games=match.games, kept=kept, folder=str(folder))
        talk.tell(made)
    return 0
