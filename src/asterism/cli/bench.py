"""`asterism bench`: measure how fast the rules are on this machine."""

from asterism import Message
from asterism.cli import solving
from asterism.cli.choices import FIRST, find_game, read_options, read_players
from asterism.cli.measure import FIGURES, Figures, extra_loops, measure
from asterism.cli.parser import Arguments, Parser
from asterism.cli.progress import Progress
from asterism.cli.table import table
from asterism.cli.talk import Talk


def describe(parser: Parser) -> None:
    parser.word("game", Message("cli-help-game"), FIRST)
    parser.number("--players", "N", Message("cli-help-players"), None)
    parser.text("--option", "NAME=VALUE", Message("cli-help-option"), many=True)
    parser.text("--pack", "FILE", Message("cli-help-pack"))
    parser.number("--repeat", "K", Message("cli-help-repeat"), 5, 1, 1000)
    parser.flag("--peers", Message("cli-help-peers"))
    parser.flag("--positions", Message("cli-help-positions"))
    parser.text("--bots", "SPEC,...", Message("cli-help-problem-bots"))
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    if arguments.positions:
        return solving.run(arguments, talk)
    game = find_game(arguments.game)
    players = read_players(game, arguments.players)
    options = read_options(game, players, arguments.option, arguments.pack)
    more = extra_loops(game, players, options, arguments.peers)
    progress = Progress(talk, (FIGURES + len(more)) * arguments.repeat)
    try:
        figures = measure(game, players, options, arguments.repeat, progress.step, more)
    finally:
        progress.end()
    if arguments.json:
        talk.document(figures.to_json())
    else:
        print(as_text(figures, talk))
    return 0


def as_text(figures: Figures, talk: Talk) -> str:
    lines = [
        (Message("cli-bench-playouts"), talk.number(figures.playouts_per_second)),
        (Message("cli-bench-decisions"), talk.number(figures.decisions_per_second)),
        (Message("cli-bench-api"), talk.number(figures.api_decisions_per_second)),
        (Message("cli-bench-observed"), talk.number(figures.observed_games_per_second)),
        (Message("cli-bench-copy"), talk.number(figures.copy_us, 2)),
        (Message("cli-bench-sample"), talk.number(figures.view_sample_us, 1)),
        (Message("cli-bench-search"), talk.number(figures.search_per_second)),
        (Message("cli-bench-level-search"), talk.number(figures.level_search_per_second)),
        (Message("cli-bench-greedy"), talk.number(figures.greedy_ms, 2)),
        (Message("cli-bench-calibration"), talk.number(figures.calibration_steps_per_second)),
        (Message("cli-bench-ratio"), talk.number(figures.decisions_per_calibration_step, 3)),
        (Message("cli-bench-search-ratio"), talk.number(figures.search_per_calibration_step, 5)),
    ]
    if figures.batch_decisions_per_second is not None:
        batch = talk.number(figures.batch_decisions_per_second)
        lines.insert(3, (Message("cli-bench-batch"), batch))
    for name, rate in figures.peers.items():
        lines.append((Message("cli-bench-peer", name=name), talk.number(rate)))
    head = Message(
        "cli-bench-head",
        game=figures.game,
        players=figures.players,
        compiled=figures.compiled,
        python=figures.python,
    )
    rows = [[talk.say(label), value] for label, value in lines]
    return f"{talk.say(head)}\n\n{table(rows)}"
