"""The command line; `commands.py` lists the commands.

Results go to stdout, everything else to stderr. Bad input is reported in one line, with exit status
2.
"""

import os
import sys
from io import TextIOWrapper
from unicodedata import category

from asterism.cli.commands import run
from asterism.cli.talk import BadInput, Failed, Talk
from asterism.words import pick_language

BAD_INPUT = 2
FAILED = 1
# As shells report a program that a signal ended.
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: list[str] | None = None) -> int:
    """Run one command; its exit status."""
    _never_stumble_over_a_letter()
    talk = Talk(pick_language(os.environ))
    try:
        status = run(sys.argv[1:] if arguments is None else arguments, talk)
        sys.stdout.flush()
    except BadInput as problem:
        return _complain(talk, problem, BAD_INPUT)
    except Failed as problem:
        return _complain(talk, problem, FAILED)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader closed the pipe. Python would complain again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return status


def _complain(talk: Talk, problem: BadInput | Failed, status: int) -> int:
    print(f"asterism: {one_line(talk.say(problem.message))}", file=sys.stderr)
    return status


def one_line(text: str) -> str:
    """A text without line ends and terminal control sequences; it may quote anything."""
    line = " ".join(text.splitlines())
    return "".join(letter if category(letter) != "Cc" else "?" for letter in line)


def _never_stumble_over_a_letter() -> None:
    """Print a question mark for a character that the terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
