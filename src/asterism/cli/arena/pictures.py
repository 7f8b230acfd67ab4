"""The charts of a tournament, as files."""

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from asterism import Message
from asterism.arena.charts import Words, ladder, matrix, strength
from asterism.arena.charts.canvas import Mark
from asterism.arena.report import Report
from asterism.cli.talk import BadInput, Failed, Talk


def new_folder(name: str | None) -> Path | None:
    """Make the folder for charts, if requested: before hours of games are played."""
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise BadInput(cannot_write(folder, problem)) from problem
    return folder


def draw(found: Report, folder: Path | None, talk: Talk) -> list[str]:
    """Draw every chart; returns the names of the files."""
    if folder is None:
        return []
    try:
        return [str(file) for file in write(found, folder, talk)]
    except OSError as problem:
        raise Failed(cannot_write(folder, problem)) from problem


def cannot_write(folder: Path, problem: Exception) -> Message:
    told = problem.strerror if isinstance(problem, OSError) else str(problem)
    return Message("cli-cannot-write", folder=str(folder), problem=told or "")


def write(found: Report, folder: Path, talk: Talk) -> Iterator[Path]:
    paints = find_spec("resvg_py") is not None
    for name, svg in charts(found, talk):
        file = folder / f"{name}.svg"
        file.write_text(svg, encoding="utf-8")
        yield file
        if paints:
            file = folder / f"{name}.png"
            file.write_bytes(png(svg))
            yield file
    if not paints:
        print(talk.say(Message("arena-no-png")), file=sys.stderr)


def charts(found: Report, talk: Talk) -> Iterator[tuple[str, str]]:
    tournament = found.tournament
    under = talk.say(
        Message(
            "arena-chart-under",
            game=tournament.game,
            players=tournament.players,
            count=found.games,
            seed=str(tournament.seed),
        )
    )

    def words(title: Message, across: Message, up: Message | None = None) -> Words:
        named = "" if up is None else talk.say(up)
        return Words(talk.say(title), under, talk.say(across), named, talk.number)

    marks = [
        Mark(spec, row.rating.value, *row.rating.interval, row.seconds_a_move)
        for spec, row in zip(tournament.bots, found.rows, strict=True)
    ]
    rating = Message("arena-chart-rating")
    yield "ladder", ladder(marks, words(Message("arena-chart-ladder"), rating))
    order = found.order
    shares = {
        (row, column): (found.pairs[one, other].share, found.pairs[one, other].fair_share)
        for row, one in enumerate(order)
        for column, other in enumerate(order)
        if (one, other) in found.pairs
    }
    labels = [tournament.bots[bot] for bot in order]
    yield (
        "matrix",
        matrix(labels, shares, words(Message("arena-chart-matrix"), Message("arena-chart-row"))),
    )
    time = words(Message("arena-chart-time"), Message("arena-chart-seconds"), rating)
    yield "time", strength(marks, time)


def png(svg: str) -> bytes:
    """The picture as PNG, at twice the screen resolution (extra `charts`)."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=2))
