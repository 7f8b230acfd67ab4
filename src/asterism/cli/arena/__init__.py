"""`asterism arena`: a tournament between bots."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter

from asterism import Message
from asterism.arena import BadResults, BotFailed, Played, Results, Tournament, WorkersDied
from asterism.arena.cluster import NoCluster, play_on_cluster
from asterism.arena.processes import Games, play_some
from asterism.arena.report import report
from asterism.arena.running import Test, counted, finish
from asterism.arena.sprt import Hypotheses
from asterism.arena.tournament import MOST_BOTS
from asterism.cli.arena.pictures import draw, new_folder
from asterism.cli.arena.tables import as_json, as_text
from asterism.cli.choices import find_game, read_bots, read_options, read_players
from asterism.cli.parser import Arguments, Parser
from asterism.cli.progress import Progress
from asterism.cli.simulate import MOST_GAMES, MOST_JOBS, bot_failed
from asterism.cli.talk import BadInput, Failed, Talk, refuse

ELO = (0.0, 50.0)
RISK = 0.05


def describe(parser: Parser) -> None:
    parser.word("game", Message("cli-help-game"))
    parser.number("--players", "N", Message("cli-help-players"), None)
    parser.text("--option", "NAME=VALUE", Message("cli-help-option"), many=True)
    parser.text("--pack", "FILE", Message("cli-help-pack"))
    parser.text("--bots", "A,B,C", Message("arena-help-bots"), "greedy,random")
    parser.number("--games", "N", Message("arena-help-games"), 100, 1, MOST_GAMES)
    parser.number("--seed", "S", Message("arena-help-seed"), 0)
    parser.number("--jobs", "J", Message("cli-help-jobs"), 1, 0, MOST_JOBS)
    parser.flag("--together", Message("arena-help-together"))
    parser.text("--results", "FILE", Message("arena-help-results"))
    parser.text("--charts", "DIR", Message("arena-help-charts"))
    parser.flag("--cluster", Message("arena-help-cluster"))
    parser.flag("--sprt", Message("arena-help-sprt"))
    parser.decimal("--elo0", "X", Message("arena-help-elo0"), None, -2000, 2000)
    parser.decimal("--elo1", "X", Message("arena-help-elo1"), None, -2000, 2000)
    parser.decimal("--share0", "X", Message("arena-help-share0"), None, 0, 1)
    parser.decimal("--share1", "X", Message("arena-help-share1"), None, 0, 1)
    parser.decimal("--alpha", "X", Message("arena-help-alpha"), None, 0, 0.5)
    parser.decimal("--beta", "X", Message("arena-help-beta"), None, 0, 0.5)
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    tournament = read_tournament(arguments)
    test = read_test(arguments, tournament)
    jobs = arguments.jobs or os.cpu_count() or 1
    folder = new_folder(arguments.charts)
    results = open_results(tournament, arguments.results)
    before = len(results.counted())

    def way(games: Games, numbers: Sequence[int]) -> Iterator[Played]:
        if arguments.cluster:
            return play_on_cluster(games, numbers, arguments.jobs)
        return play_some(games, numbers, jobs)

    progress = Progress(talk, tournament.total, before)
    began = perf_counter()
    try:
        verdict = finish(results, way, test, lambda played: progress.step())
    except BotFailed as failure:
        raise Failed(bot_failed(failure)) from failure
    except (WorkersDied, NoCluster) as problem:
        raise Failed(Message("cli-problem", problem=str(problem))) from problem
    except OSError as problem:
        told = problem.strerror or str(problem)
        raise Failed(
            Message("arena-cannot-write", file=str(results.path), problem=told)
        ) from problem
    finally:
        progress.end()
        results.close()
    seconds = perf_counter() - began

    found = report(tournament, counted(results, verdict))
    played = len(results.counted()) - before
    drawn = draw(found, folder, talk)
    if arguments.json:
        talk.document(as_json(found, test, verdict, jobs, played, seconds, drawn))
    else:
        print(as_text(found, test, verdict, played, seconds, drawn, talk))
    return 0


def read_tournament(arguments: Arguments) -> Tournament:
    game = find_game(arguments.game)
    players = read_players(game, arguments.players)
    options = read_options(game, players, arguments.option, arguments.pack)
    bots = read_bots(arguments.bots, MOST_BOTS)
    try:
        return Tournament(
            game.name,
            players,
            bots,
            arguments.games,
            arguments.seed,
            options,
            arguments.together,
        )
    except ValueError as problem:
        refuse(problem)


def read_test(arguments: Arguments, tournament: Tournament) -> Test | None:
    """The sequential test, if requested."""
    elo = (arguments.elo0, arguments.elo1)
    share = (arguments.share0, arguments.share1)
    given = [*elo, *share, arguments.alpha, arguments.beta]
    if not arguments.sprt:
        if any(value is not None for value in given):
            raise BadInput(Message("arena-sprt-missing"))
        return None
    if len(tournament.bots) != 2:
        raise BadInput(Message("arena-sprt-is-for-two", count=len(tournament.bots)))
    by_share = any(value is not None for value in share)
    if by_share and any(value is not None for value in elo):
        raise BadInput(Message("arena-elo-or-share"))
    if by_share and None in share:
        raise BadInput(Message("arena-both-shares"))
    alpha = RISK if arguments.alpha is None else arguments.alpha
    beta = RISK if arguments.beta is None else arguments.beta
    try:
        if by_share:
            return Test(Hypotheses(*share, alpha, beta), by_share=True)
        low, high = (
            usual if value is None else value for value, usual in zip(elo, ELO, strict=True)
        )
        return Test(Hypotheses.of_elo(low, high, alpha, beta))
    except ValueError as problem:
        refuse(problem)


def open_results(tournament: Tournament, name: str | None) -> Results:
    try:
        return Results(tournament, None if name is None else Path(name))
    except BadResults as problem:
        refuse(problem)
    except (OSError, ValueError) as problem:
        told = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise BadInput(
            Message("arena-cannot-write", file=str(name), problem=told or "")
        ) from problem
