"""`asterism simulate`: many games between bots."""

import os
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from asterism import Message, is_compiled
from asterism.arena import BotFailed, Match, Played, Standing, play_all, standings
from asterism.cli.choices import find_game, read_bots, read_options, read_players
from asterism.cli.parser import Arguments, Parser
from asterism.cli.progress import Progress
from asterism.cli.showing import Show
from asterism.cli.table import table
from asterism.cli.talk import BadInput, Failed, Talk

MOST_GAMES = 10_000_000
MOST_JOBS = 256
MOST_TOLD = 5  # forfeits, for people


def describe_games(parser: Parser) -> None:
    """The flags for games and bots, shared by all commands that play many games."""
    parser.word("game", Message("cli-help-game"))
    parser.number("--players", "N", Message("cli-help-players"), None)
    parser.text("--option", "NAME=VALUE", Message("cli-help-option"), many=True)
    parser.text("--pack", "FILE", Message("cli-help-pack"))
    parser.text("--bots", "A,B", Message("cli-help-bots"), "greedy,random")
    parser.number("--games", "N", Message("cli-help-games"), 100, 1, MOST_GAMES)
    parser.number("--seed", "S", Message("cli-help-seed"), 0)
    parser.number("--jobs", "J", Message("cli-help-jobs"), 1, 0, MOST_JOBS)


def describe(parser: Parser) -> None:
    describe_games(parser)
    parser.text("--record", "DIR", Message("cli-help-record"))
    parser.flag("--show", Message("cli-help-show"))
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    game = find_game(arguments.game)
    players = read_players(game, arguments.players)
    options = read_options(game, players, arguments.option, arguments.pack)
    bots = read_bots(arguments.bots, players)
    match = Match(game.name, players, bots, arguments.games, arguments.seed, options)
    talk.plays_with(options)
    if arguments.show and (arguments.json or arguments.jobs != 1):
        raise BadInput(Message("cli-show-alone"))
    folder = None if arguments.record is None else new_folder(Path(arguments.record))
    jobs = arguments.jobs or os.cpu_count() or 1

    began = perf_counter()
    gave_up: list[Message] = []
    try:
        games = shown(match, talk) if arguments.show else play_all(match, jobs, folder is not None)
        played = watched(match, games, folder, gave_up, talk)
        by_bot, by_seat = standings(match, played)
    except BotFailed as failure:
        raise Failed(bot_failed(failure)) from failure
    seconds = perf_counter() - began

    if arguments.json:
        talk.document(as_json(match, by_bot, by_seat, jobs, seconds, gave_up))
    else:
        print(as_text(match, by_bot, seconds, gave_up, talk))
    return 0


def shown(match: Match, talk: Talk) -> Iterator[Played]:
    """Play the games one after another, and print every decision."""
    for number in range(match.games):
        yield match.play(number, True, Show(talk, match.seed + number))


def watched(
    match: Match, games: Iterator[Played], folder: Path | None, gave_up: list[Message], talk: Talk
) -> Iterator[Played]:
    """Yield the games as they finish, with progress, records and forfeits."""
    progress = Progress(talk, match.games)
    try:
        for played in games:
            if folder is not None:
                keep(folder, match.game, played)
            gave_up += [
                forfeit(match.bots[played.entrants[seat]], played.seed, reason)
                for seat, reason in played.forfeits.items()
            ]
            progress.step()
            yield played
    finally:
        progress.end()


def forfeit(bot: str, seed: int, reason: str) -> Message:
    return Message("cli-forfeit", bot=bot, seed=str(seed), problem=reason)


def keep(folder: Path, game: str, played: Played) -> None:
    """Write the record of a game, and the stderr of its external bots."""
    files = {f"{game}-{played.seed}.record": played.record}
    files |= {f"{game}-{played.seed}-seat{seat}.stderr": text for seat, text in played.said.items()}
    try:
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Failed(
            Message("cli-cannot-write", folder=str(folder), problem=problem.strerror or "")
        ) from problem


def new_folder(folder: Path) -> Path:
    """Make a new or check an empty folder for records, so that none is overwritten."""
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
    match: Match,
    by_bot: list[Standing],
    by_seat: list[Standing],
    jobs: int,
    seconds: float,
    gave_up: list[Message],
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
        "forfeits": [dict(message.args) for message in gave_up],
        # Figures that depend on the machine are kept separate.
        "speed": {
            "jobs": jobs,
            "compiled": is_compiled(),
            "seconds": seconds,
            "games_per_second": match.games / seconds,
            "ms_per_decision": [ms_per_decision(standing) for standing in by_bot],
        },
    }


def as_text(
    match: Match, by_bot: list[Standing], seconds: float, gave_up: list[Message], talk: Talk
) -> str:
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
    told = [talk.say(message) for message in gave_up[:MOST_TOLD]]
    if len(gave_up) > MOST_TOLD:
        told.append("...")
    return "\n".join([table(rows), "", *told, talk.say(speed)])
