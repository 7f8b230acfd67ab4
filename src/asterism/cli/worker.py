"""`asterism worker`: runs bots for the nodes of a server."""

import os
import sys

from asterism import Message
from asterism.cli.parser import Arguments, Parser
from asterism.cli.serve import describe_notices, explained, read
from asterism.cli.talk import Failed, Talk


def describe(parser: Parser) -> None:
    parser.text("--database", "URL", Message("cli-help-database"))
    parser.text("--redis", "URL", Message("cli-help-redis"))
    parser.text("--bots-at-once", "N", Message("cli-help-bots-at-once"))
    parser.text("--bot-seconds", "N", Message("cli-help-bot-seconds"))
    parser.text("--idle-seconds", "N", Message("cli-help-idle-seconds"))
    parser.text("--packs", "FOLDER", Message("cli-help-packs"))
    describe_notices(parser)


def run(arguments: Arguments, talk: Talk) -> int:
    settings = read(arguments, os.environ)

    def ready() -> None:
        talk.tell(Message("cli-working"))
        sys.stdout.flush()

    try:
        from asterism.server.event_loop import in_loop
        from asterism.server.worker import work

        with explained():
            in_loop(work(settings, ready))
    except OSError as problem:
        told = problem.strerror or str(problem)
        raise Failed(Message("cli-cannot-open-database", problem=told)) from problem
    return 0
