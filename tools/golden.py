"""Write the golden playthroughs and counts anew, and show what changed.

python tools/golden.py           tests/golden/<game>-<case>.txt and tests/golden/perft.json;
                                 and in tests/records whatever kind of record is not there yet
python tools/golden.py --check   only say what would change, and fail if anything would
"""

import json
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import tests.examined  # noqa: E402, F401
from asterism import Record, State  # noqa: E402
from asterism.conformance.games import kits, tables, written_in_full  # noqa: E402
from asterism.conformance.kit import Table  # noqa: E402
from asterism.conformance.play import choose_all, moves, played, text  # noqa: E402
from asterism.conformance.stories import kinds  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"
RECORDS = ROOT / "tests" / "records"
COUNTS = GOLDEN / "perft.json"
SEED = 1
# How far the counts go in the setup that a game has a playthrough of, and in its others.
MOST_POSITIONS = 4_000
MANY_POSITIONS = 1_500
SHOWN = 200  # lines of a difference

Lines = dict[str, str]


def playthrough(table: Table) -> str:
    """One whole game: every position, what every seat sees, may do and is told."""
    out = [
        f"{table.name}: one game from beginning to end, seed {SEED}.",
        "What is not said again is as it was before.",
    ]
    before: Lines = {}
    for state in played(table, SEED):
        entry = state.history()
        decision = f"seat {entry.seat}: {entry.move.text}" if entry.move else entry.kind
        drawn = f" > {' '.join(entry.outcomes)}" if entry.outcomes else ""
        out += ["", f"== {state.ply}. {decision}{drawn}", *told(table, state)]
        now = lines_of(table, state)
        out += [f"{name}: {value}" for name, value in now.items() if before.get(name) != value]
        out += [f"{name}: gone" for name in before if name not in now]
        before = now
    return "\n".join(out) + "\n"


def told(table: Table, state: State) -> Iterator[str]:
    """The events of the newest entry; those that all see alike only once."""
    number = state.history().number
    versions = {str(viewer): state.events(viewer, number) for viewer in table.viewers}
    for at, event in enumerate(versions["None"]):
        seen = {name: json.dumps(events[at]) for name, events in versions.items()}
        if len(set(seen.values())) == 1:
            yield f"all hear: {json.dumps(event)}"
        else:
            yield from (
                f"{'others hear' if name == 'None' else f'seat {name} hears'}: {said}"
                for name, said in seen.items()
                if name == "None" or said != seen["None"]
            )


def lines_of(table: Table, state: State) -> Lines:
    """A position with its views and moves, one line a thing."""
    lines: Lines = {
        "scores": json.dumps(list(state.scores())),
        "may decide": json.dumps(list(state.seats)),
    }
    for seat in range(table.players):
        lines[f"moves of {seat}"] = ", ".join(moves(state, seat))
    lines |= flat("position", state.to_json())
    for viewer in table.viewers:
        name = "spectator" if viewer is None else f"view of {viewer}"
        lines |= flat(name, state.view(viewer).to_json())
    return lines


def flat(name: str, value: object) -> Lines:
    """JSON as lines: objects and lists of objects are taken apart."""
    if isinstance(value, dict) and value:
        parts = [flat(f"{name} {key}", item) for key, item in value.items()]
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        parts = [flat(f"{name} {at}", item) for at, item in enumerate(value)]
    else:
        return {name: json.dumps(value)}
    return {key: line for part in parts for key, line in part.items()}


def perft(table: Table, most: int = 0) -> dict[str, list[int]]:
    """How many sequences of decisions there are, by length, and how many positions they lead to,
    up to so many; chance does what the seed says.
    """
    most = most or (MOST_POSITIONS if table.case in table.kit.golden else MANY_POSITIONS)
    sequences, positions = [1], [1]
    front = {text(start.to_json()): (start, 1) for start in [table.start(SEED, observed=False)]}
    while True:
        reached: dict[str, tuple[State, int]] = {}
        for state, ways in front.values():
            for twin, move, seat in choose_all(state):
                twin.play(move, seat)
                key = text(twin.to_json())
                reached[key] = (twin, reached.get(key, (twin, 0))[1] + ways)
            if len(reached) > most:
                break
        if not reached or len(reached) > most:
            return {"sequences": sequences, "positions": positions}
        sequences.append(sum(ways for _, ways in reached.values()))
        positions.append(len(reached))
        front = reached


def all_perfts() -> str:
    counts = {table.name: perft(table) for table in tables()}
    lines = [f"{json.dumps(name)}: {json.dumps(count)}" for name, count in counts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def playthroughs() -> dict[Path, Table]:
    """The file of every game that is written out in full."""
    return {GOLDEN / f"{table.name}.txt": table for table in written_in_full()}


def wanted() -> Iterator[tuple[Path, str]]:
    """Every golden file with what must stand in it: one game in full, counts of every setup."""
    yield COUNTS, all_perfts()
    for path, table in playthroughs().items():
        yield path, playthrough(table)


def difference(path: Path, new: str) -> list[str]:
    old = path.read_text() if path.exists() else ""
    name = str(path.relative_to(ROOT))
    return list(unified_diff(old.splitlines(), new.splitlines(), name, "now", n=1, lineterm=""))


def first_records() -> dict[Path, str]:
    """A record of every kind that is not kept yet. Those that are kept stay for ever."""
    found: dict[Path, str] = {}
    for kit in kits().values():
        games = dict(kinds(Table(kit, kit.cases[0])))
        most = max(kit.cases, key=lambda case: len(case.options))
        games["options"] = played(Table(kit, most), 0)[-1]
        for kind, state in games.items():
            path = RECORDS / f"{kit.name}-{kind}.record"
            if not path.exists():
                found[path] = Record.of(state, {"kind": kind}).dumps()
    return found


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    changed = False
    for path, new in wanted():
        found = difference(path, new)
        changed = changed or bool(found)
        print("\n".join(found[:SHOWN]) if found else f"{path.relative_to(ROOT)}: as it was")
        if len(found) > SHOWN:
            print(f"... and {len(found) - SHOWN} lines more")
        if not arguments:
            path.write_text(new)
    if not arguments:
        for path, new in first_records().items():
            path.write_text(new)
            print(f"{path.relative_to(ROOT)}: new")
    return 1 if changed and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
