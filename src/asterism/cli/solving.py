"""`asterism bench --positions`: which problems the bots solve."""

from collections import Counter

from asterism import Game, Message
from asterism import bot as make
from asterism.bots.problems import Problem, is_solved, problems
from asterism.cli.choices import FIRST, find_game, read_bots
from asterism.cli.parser import Arguments
from asterism.cli.progress import Progress
from asterism.cli.table import table
from asterism.cli.talk import BadInput, Talk
from asterism.engine.mind import LEVELS
from asterism.games import in_order

MOST_BOTS = 20
SPECS = ",".join(f"level:{level}" for level in LEVELS)

Task = tuple[Game, Problem]


def run(arguments: Arguments, talk: Talk) -> int:
    games = in_order() if arguments.game == FIRST else [find_game(arguments.game)]
    tasks = [(game, problem) for game in games for problem in problems(game.name)]
    specs = read_bots(arguments.bots or SPECS, MOST_BOTS)
    if not tasks:
        raise BadInput(Message("cli-no-problems"))
    found = solve(tasks, specs, talk)
    if arguments.json:
        talk.document(as_json(tasks, specs, found))
    else:
        print(as_text(tasks, specs, found, talk))
    return 0


def solve(tasks: list[Task], specs: tuple[str, ...], talk: Talk) -> list[list[bool]]:
    """For each problem, which of the bots solve it."""
    progress = Progress(talk, len(tasks) * len(specs))
    found: list[list[bool]] = []
    try:
        for game, problem in tasks:
            row = []
            for spec in specs:
                row.append(is_solved(game, problem, make(spec)))
                progress.step()
            found.append(row)
    finally:
        progress.end()
    return found


def as_json(
    tasks: list[Task], specs: tuple[str, ...], found: list[list[bool]]
) -> dict[str, object]:
    return {
        "bots": list(specs),
        "solved": {spec: sum(row[at] for row in found) for at, spec in enumerate(specs)},
        "positions": [
            {
                "game": game.name,
                "name": problem.name,
                "topic": problem.topic,
                "source": problem.source,
                "solved_by": [spec for spec, solved in zip(specs, row, strict=True) if solved],
            }
            for (game, problem), row in zip(tasks, found, strict=True)
        ],
    }


def as_text(tasks: list[Task], specs: tuple[str, ...], found: list[list[bool]], talk: Talk) -> str:
    """A line for each game and topic, and one for all."""
    counts: Counter[tuple[str, str]] = Counter()
    solved: Counter[tuple[str, str, int]] = Counter()
    for (game, problem), row in zip(tasks, found, strict=True):
        counts[game.name, problem.topic] += 1
        for at, is_one in enumerate(row):
            solved[game.name, problem.topic, at] += is_one
    head = [talk.say(Message("cli-problems-game")), talk.say(Message("cli-problems-topic"))]
    rows = [[*head, talk.say(Message("cli-problems-count")), *specs]]
    for (name, topic), count in counts.items():
        shares = [str(solved[name, topic, at]) for at in range(len(specs))]
        said = talk.say(Message("cli-topic", topic=topic))
        rows.append([name, said, str(count), *shares])
    total = [sum(row[at] for row in found) for at in range(len(specs))]
    shares = [talk.percent(number / len(tasks)) for number in total]
    rows.append([talk.say(Message("cli-problems-all")), "", str(len(tasks)), *shares])
    return table(rows, left=2)
