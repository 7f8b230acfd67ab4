"""Find the weights of a game's evaluation for the rulebook's box, as `asterism fit` does for packs.

python tools/tune.py stellar --bot ismcts:200 --games 400 --write

Equal seeds give equal games, and so equal weights. All that matters is written beside them.
"""

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

import asterism
from asterism.arena.processes import play_some
from asterism.fit.regression import Row, fit, measure
from asterism.fit.run import ONE_IN
from asterism.fit.study import Lesson, Study
from asterism.fit.way import way_of
from asterism.games import OWN

GAMES = Path(__file__).resolve().parent.parent / "src" / "asterism" / "games"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=asterism.games())
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot")
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the weights into the package")
    asked = parser.parse_args(arguments)
    if asked.write and asked.game not in OWN:
        parser.error(f"{asked.game} is in another package: put the weights there yourself")
    way = way_of(asked.game)
    games = asked.games or way.games
    usual = way.usual()
    study = Study(
        asked.game, None, asked.players or way.seats(), asked.bot or way.bot, asked.seed, usual
    )
    lessons: dict[int, Lesson] = {}
    for lesson in play_some(study, range(games), asked.jobs):
        lessons[lesson.number] = lesson
    rows: list[Row] = []
    unseen: list[Row] = []
    for number in range(games):
        (rows if number % ONE_IN else unseen).extend(lessons[number].rows)
    before = way.columns(usual)
    weights = way.named(fit(rows, before, way.target, len(rows) / games), usual)
    run = {
        "command": f"python tools/tune.py {' '.join(arguments)}",
        "date": datetime.now(UTC).date().isoformat(),
        "games": games,
        "rows": len(rows),
        "measure": way.target,
        "before": round(measure(unseen, before, way.target), 4),
        "after": round(measure(unseen, way.columns(weights), way.target), 4),
    }
    print(json.dumps({"weights": weights, "run": run}, indent=2))
    if asked.write:
        file = GAMES / asked.game / "mind" / "weights.json"
        data = json.loads(file.read_text())
        data["weights"], data["run"] = weights, run
        file.write_text(json.dumps(data, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
