"""`asterism simulate`: bots against each other, many times."""

import os
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from asterism import Message, is_compiled
from asterism.arena import BotFailed, Match, Played, Standing, play_all, standings
from asterism.cli.choices import find_game, read_bots, read_options, read_players
from asterism.cli.parser import Arguments, Parser
from asterism.cli.progress import Progress
from asterism.cli.table import table
from asterism.cli.talk import BadInput, Failed, Talk

MOST_GAMES = 10_000_000
MOST_JOBS = 256


def describe(parser: Parser) -> None:
    parser.word("game", Message("cli-help-game"))
    parser.number("--players", "N", Message("cli-help-players"), None)
    parser.text("--option", "NAME=VALUE", Message("cli-help-option"), many=True)
    parser.text("--bots", "A,B", Message("cli-help-bots"), "greedy,random")
    parser.number("--games", "N", Message("cli-help-games"), 100, 1, MOST_GAMES)
    parser.number("--seed", "S", Message("cli-help-seed"), 0)
    parser.number("--jobs", "J", Message("cli-help-jobs"), 1, 0, MOST_JOBS)
    parser.text("--record", "DIR", Message("cli-help-record"))
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    game = find_game(arguments.game)
    players = read_players(game, arguments.players)
    options = read_options(game, players, arguments.option)
    bots = read_bots(arguments.bots, players)
    match = Match(game.name, players, bots, arguments.games, arguments.seed, options)
    folder = None if arguments.record is None else new_folder(Path(arguments.record))
    jobs = arguments.jobs or os.cpu_count() or 1

    began = perf_counter()
    try:
        played = watched(match, jobs, folder, talk)
        by_bot, by_seat = standings(match, played)
    except BotFailed as failure:
        raise Failed(bot_failed(failure)) from failure
    seconds = perf_counter() - began

    if arguments.json:
        talk.document(as_json(match, by_bot, by_seat, jobs, seconds))
    else:
        print(as_text(match, by_bot, seconds, talk))
    return 0


def watched(match: Match, jobs: int, folder: Path | None, talk: Talk) -> Iterator[Played]:
    """The games as they are played, with progress shown and records kept."""
    progress = Progress(talk, match.games)
    try:
        for played in play_all(match, jobs, keep_records=folder is not None):
            if folder is not None:
                keep(folder, match.game, played)
            progress.step()
            yield played
    finally:
        progress.end()


def keep(folder: Path, game: str, played: Played) -> None:
    try:
        (folder / f"{game}-{played.seed}.record").write_text(played.record, encoding="utf-8")
    except OSError as problem:
        raise Failed(
            Message("cli-cannot-write", folder=str(folder), problem=problem.strerror or "")
        ) from problem


def new_folder(folder: Path) -> Path:
    """A folder for records that holds nothing yet: no game is ever written over another."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        taken = any(folder.iterdir())
    except (OSError, ValueError) as problem:
        told = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise BadInput(
            Message("cli-cannot-write", folder=str(folder), problem=told or "")
        ) from problem
    if taken:
        raise BadInput(Message("cli-folder-not-empty", folder=str(folder)))
    return folder


def bot_failed(failure: BotFailed) -> Message:
    return Message(
        "cli-bot-failed",
        bot=failure.spec,
        seed=str(failure.seed),
        ply=str(failure.ply),
        problem=failure.problem,
    )


def ms_per_decision(standing: Standing) -> float:
    return 1000 * standing.seconds / max(1, standing.decisions)


def as_json(
    match: Match, by_bot: list[Standing], by_seat: list[Standing], jobs: int, seconds: float
) -> dict[str, object]:
    return {
        "game": match.game,
        "players": match.players,
        "options": match.options,
        "games": match.games,
        "seed": match.seed,
        "bots": [
            {"bot": spec, **standing.to_json()}
            for spec, standing in zip(match.bots, by_bot, strict=True)
        ],
        "seats": [standing.to_json() for standing in by_seat],
        "decisions": sum(standing.decisions for standing in by_seat),
        # What depends on the machine stands apart from what does not.
        "speed": {
            "jobs": jobs,
            "compiled": is_compiled(),
            "seconds": seconds,
            "games_per_second": match.games / seconds,
            "ms_per_decision": [ms_per_decision(standing) for standing in by_bot],
        },
    }


def as_text(match: Match, by_bot: list[Standing], seconds: float, talk: Talk) -> str:
    heads = [
        Message("cli-column-bot"),
        Message("cli-column-games"),
        Message("cli-column-wins"),
        Message("cli-column-shared"),
        Message("cli-column-rate"),
        Message("cli-column-interval"),
        Message("cli-column-score"),
        Message("cli-column-time"),
    ]
    rows = [[talk.say(head) for head in heads]]
    for spec, standing in zip(match.bots, by_bot, strict=True):
        low, high = standing.interval
        rows.append(
            [
                spec,
                talk.number(standing.games),
                talk.number(standing.wins),
                talk.number(standing.shared),
                talk.percent(standing.rate),
                f"{talk.percent(low)} – {talk.percent(high)}",
                talk.number(standing.mean_score, 1),
                talk.number(ms_per_decision(standing), 2),
            ]
        )
    speed = Message(
        "cli-simulated",
        count=match.games,
        seconds=talk.number(seconds, 1),
        rate=talk.number(match.games / seconds, 0 if match.games > 100 * seconds else 1),
    )
    return f"{table(rows)}\n\n{talk.say(speed)}"
