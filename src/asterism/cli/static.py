"""`asterism static`: write the page as a folder for any file host."""

from pathlib import Path

from asterism import Message
from asterism.cli.parser import Arguments, Parser
from asterism.cli.talk import BadInput, Talk


def describe(parser: Parser) -> None:
    parser.word("folder", Message("cli-help-static"))


def run(arguments: Arguments, talk: Talk) -> int:
    from asterism.server.http.edition import NoPage, write

    folder = Path(arguments.folder)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput(Message("cli-static-not-empty", folder=str(folder)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        names = write(folder)
    except NoPage as problem:
        raise BadInput(Message("cli-no-page")) from problem
    except OSError as problem:
        told = problem.strerror or str(problem)
        raise BadInput(
            Message("cli-cannot-write-file", file=str(folder), problem=told)
        ) from problem
    size = sum((folder / name).stat().st_size for name in names)
    talk.tell(
        Message("cli-static", folder=str(folder), count=len(names), megabytes=round(size / 1e6, 1))
    )
    return 0
