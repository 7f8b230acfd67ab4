"""`asterism review`: the analysis of a finished game, seat by seat."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from asterism import Message, Record, RecordError, State
from asterism.analysis import Budget, Review, review
from asterism.analysis.budget import MOST_DEALS, MOST_ITERATIONS
from asterism.cli.choices import read_pack
from asterism.cli.files import read_text
from asterism.cli.parser import Arguments, Parser
from asterism.cli.progress import Progress
from asterism.cli.review.html import as_html
from asterism.cli.review.lines import as_lines
from asterism.cli.review.telling import Telling
from asterism.cli.talk import BadInput, Talk


def describe(parser: Parser) -> None:
    parser.word("file", Message("cli-help-record-file"))
    parser.number("--seat", "S", Message("review-help-seat"), None)
    parser.number("--iterations", "N", Message("review-help-iterations"), None, 1, MOST_ITERATIONS)
    parser.number("--deals", "N", Message("review-help-deals"), Budget().deals, 2, MOST_DEALS)
    parser.number("--seed", "S", Message("review-help-seed"), 0)
    parser.text("--pack", "FILE", Message("review-help-pack"))
    parser.text("--html", "FILE", Message("review-help-html"))
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    record, end = finished(arguments.file)
    talk.plays_with(end.view(None).to_json().get("options"))
    if arguments.pack is not None and read_pack(arguments.pack) != talk.box:
        raise BadInput(Message("review-other-pack", file=arguments.file, pack=arguments.pack))
    if arguments.seat is not None and arguments.seat >= end.players:
        raise BadInput(Message("engine-bad-seat", seat=arguments.seat, seats=end.players))
    seats = list(range(end.players)) if arguments.seat is None else [arguments.seat]
    page = None if arguments.html is None else new_file(arguments.html)
    budget = Budget(arguments.iterations, arguments.deals, arguments.seed)
    found = [reviewed(end, seat, budget, talk) for seat in seats]
    if page is not None:
        tellings = [Telling(each.to_json(), record, end, talk) for each in found]
        page.write_text(as_html(tellings, talk), encoding="utf-8")
    if arguments.json:
        talk.document({"reviews": [each.to_json() for each in found]})
        return 0
    for each in found:
        print("\n".join(as_lines(Telling(each.to_json(), record, end, talk))))
    if page is not None:
        talk.tell(Message("review-written", file=arguments.html))
    return 0


def finished(file: str) -> tuple[Record, State]:
    """The record, and the game at its end."""
    try:
        record = Record.loads(read_text(file))
        end = record.replay()
    except RecordError as problem:
        raise BadInput(Message("cli-bad-record", file=file, problem=str(problem))) from problem
    if end.outcome is None:
        raise BadInput(Message("review-not-over", file=file))
    return record, end


def new_file(name: str) -> Path:
    """Check that a file can be written, before the long work begins."""
    path = Path(name)
    try:
        path.open("ab").close()
    except OSError as problem:
        told = problem.strerror or ""
        raise BadInput(Message("review-cannot-write", file=name, problem=told)) from problem
    return path


def reviewed(end: State, seat: int, budget: Budget, talk: Talk) -> Review:
    with shown(talk) as progress:

        def tell(done: int, total: int) -> None:
            progress.total = total
            progress.step()

        return review(end, seat, budget, tell)


@contextmanager
def shown(talk: Talk) -> Iterator[Progress]:
    progress = Progress(talk, 0)
    try:
        yield progress
    finally:
        progress.end()
