"""Datasets of games between bots: records, and Parquet files of positions, moves and results.

    DIR/dataset.json               the parameters
    DIR/records/GAME-SEED.record   every game as text
    DIR/games/part-00000.parquet   a row for each game
    DIR/positions/part-00000.parquet   a row for each decision

The same seed gives the same data. Games are written in parts. A part that exists is complete, so a
stopped run can be resumed.
"""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow
import pyarrow.parquet as parquet

import asterism
from asterism import Game, Outcome, Record, State
from asterism.arena import Match, Played
from asterism.arena.processes import play_some
from asterism.bots.learned import mark
from asterism.engine.encoding import Encoder
from asterism.engine.pack import OPTION as PACK
from asterism.engine.pack import fingerprint
from asterism.research.environments import environment_name, utilities

PART = 60  # games; every number of seats divides it
ABOUT = "dataset.json"
START_EVENTS = ("start_player", "starts")
Row = dict[str, Any]

GAMES = pyarrow.schema(
    [
        ("seed", pyarrow.int64()),
        ("bots", pyarrow.list_(pyarrow.string())),
        ("first_seat", pyarrow.int8()),
        ("decisions", pyarrow.int32()),
        ("scores", pyarrow.list_(pyarrow.int32())),
        ("winners", pyarrow.list_(pyarrow.int8())),
        ("reason", pyarrow.string()),
    ]
)
POSITIONS = pyarrow.schema(
    [
        ("seed", pyarrow.int64()),
        ("ply", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("bot", pyarrow.string()),
        ("legal", pyarrow.int32()),  # how many moves there were
        ("move", pyarrow.string()),  # in our notation
        ("action", pyarrow.int32()),  # null: the move has no action
        ("observation", pyarrow.binary()),  # docs/research; null: the game has no tables
        ("reward", pyarrow.float32()),  # the seat's final reward
        ("score", pyarrow.int32()),  # its final score
    ]
)


class OtherDataset(ValueError):
    """The folder holds another dataset or other files."""


def write(match: Match, folder: Path, jobs: int, step: Callable[[], None]) -> int:
    """Write the missing parts of a dataset; calls `step` for each game. Returns how many games were
    there already.
    """
    begin(match, folder)
    kept = 0
    for number, first in enumerate(range(0, match.games, PART)):
        games = range(first, min(first + PART, match.games))
        if part_of(folder, "games", number).is_file():
            kept += len(games)
            for _ in games:
                step()
        else:
            write_part(match, folder, number, games, jobs, step)
    return kept


def begin(match: Match, folder: Path) -> None:
    """Make the folders, or see that they hold this very dataset."""
    game = asterism.game(match.game)
    options = in_full(game, match)
    about = {
        **asdict(match),
        "environment": environment_name(game, options) if game.encoding_version() >= 0 else None,
        "part": PART,
    }
    pack = options.get(PACK)
    if isinstance(pack, dict):
        about |= {"options": options, "pack": fingerprint(pack), "learned": mark(pack)}
    wanted = json.loads(json.dumps(about))
    file = folder / ABOUT
    if file.is_file():
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            found = None
        if found != wanted:
            raise OtherDataset(f"{folder} holds another dataset")
    elif folder.is_dir() and any(folder.iterdir()):
        raise OtherDataset(f"{folder} is not empty and holds no dataset")
    for name in ("records", "games", "positions"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    if not file.is_file():
        put(file, partial(write_text, json.dumps(wanted, indent=1) + "\n"))


def in_full(game: Game, match: Match) -> dict[str, object]:
    """The options, with the whole pack: no other file is needed to read the data."""
    settled = game.settle(match.players, match.options)
    has_pack = isinstance(settled.get(PACK), dict)
    return {**match.options, PACK: settled[PACK]} if has_pack else match.options


def part_of(folder: Path, table: str, number: int) -> Path:
    return folder / table / f"part-{number:05}.parquet"


def write_text(text: str, path: Path) -> None:
    path.write_text(text, encoding="utf-8")


def put(path: Path, write_to: Callable[[Path], object]) -> None:
    """Write a file atomically."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    write_to(unfinished)
    os.replace(unfinished, path)


def write_part(
    match: Match, folder: Path, number: int, games: range, jobs: int, step: Callable[[], None]
) -> None:
    played: dict[int, Played] = {}
    for result in play_some(match, games, jobs, True):
        played[result.number] = result
        step()
    summaries: list[Row] = []
    positions: list[Row] = []
    for game in games:
        text = played[game].record
        name = f"{match.game}-{played[game].seed}.record"
        put(folder / "records" / name, partial(write_text, text))
        summary, rows = rows_of(match, played[game])
        summaries.append(summary)
        positions += rows
    # The games come last: they say that the part is complete.
    for table, rows, schema in (("positions", positions, POSITIONS), ("games", summaries, GAMES)):
        columns = pyarrow.Table.from_pylist(rows, schema=schema)
        put(part_of(folder, table, number), partial(parquet.write_table, columns))


def rows_of(match: Match, played: Played) -> tuple[Row, list[Row]]:
    """A game as a row, and its decisions as rows."""
    bots = [match.bots[who] for who in played.entrants]
    outcome = Outcome(played.scores, played.winners, played.reason)
    shares = utilities(outcome, match.players)
    end = Record.loads(played.record).replay()
    rows = list(decisions(match, end))
    for row in rows:
        row["seed"] = played.seed
        row["bot"] = bots[row["seat"]]
        row["reward"] = shares[row["seat"]]
        row["score"] = played.scores[row["seat"]]
    starts = [event["seat"] for event in end.events(None) if event["type"] in START_EVENTS]
    summary = {
        "seed": played.seed,
        "bots": bots,
        "first_seat": starts[0] if starts else None,
        "decisions": len(rows),
        "scores": played.scores,
        "winners": played.winners,
        "reason": played.reason,
    }
    return summary, rows


def decisions(match: Match, end: State) -> Iterator[Row]:
    """The decisions of a finished game, each with the observation before it."""
    game = asterism.game(match.game)
    known = game.encoding_version() >= 0
    encoder = game.encoder(match.players, match.options) if known else None
    steps = end.history().standing()
    state = game.restart(steps[0])
    for entry in steps[1:]:
        if entry.move is not None:
            row: Row = {
                "ply": state.ply,
                "seat": entry.seat,
                "legal": len(state.options_of(entry.seat)),
                "move": entry.move.text,
            }
            if encoder is not None:
                row |= encoded(encoder, state, entry.seat, entry.move)
            yield row
        state.scripted(entry.outcomes, False, entry.move, entry.seat)


def encoded(encoder: Encoder, state: State, seat: int, move: asterism.Move) -> Row:
    view = state.view(seat)
    action = encoder.action_of(encoder.table_of(view), seat, move)
    return {"action": action if action >= 0 else None, "observation": encoder.look_at_view(view)}
