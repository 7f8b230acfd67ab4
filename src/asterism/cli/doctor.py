"""`asterism doctor`: what is installed and works, and how to get the rest."""

import os
import platform
import shutil
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import asterism
from asterism import Message, _build
from asterism.bots import find as find_bot
from asterism.cli.parser import Arguments, Parser
from asterism.cli.table import table
from asterism.cli.talk import Talk

# Optional programs by their possible names, and how Debian and Ubuntu install them.
PROGRAMS = {
    "redis": (("redis-server", "valkey-server"), "apt install redis-server"),
    "postgresql": (("postgres",), "apt install postgresql"),
    "chromium": (("chromium", "chromium-browser", "google-chrome"), "apt install chromium"),
    "node": (("node",), "apt install nodejs npm"),
}
C_COMPILER = "apt install gcc libc6-dev python3-dev"
# Debian keeps PostgreSQL's programs outside the PATH.
MORE_FOLDERS = sorted(str(folder) for folder in Path("/usr/lib/postgresql").glob("*/bin"))


@dataclass(frozen=True)
class Terminal:
    is_terminal: bool
    columns: int
    lines: int
    colour: bool
    unicode: bool
    encoding: str
    language: str


@dataclass(frozen=True)
class Findings:
    asterism: str
    python: str
    system: str
    compiled: bool
    why: str  # compiled, asked, checkout or installed
    c_compiler: str | None
    terminal: Terminal
    games: dict[str, str | None]  # what is wrong with each; None: it loads
    bots: dict[str, str | None]
    parts: dict[str, str | None]  # where each is; None: nowhere


def describe(parser: Parser) -> None:
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    findings = examine(talk)
    if arguments.json:
        talk.document(asdict(findings))
    else:
        print(as_text(findings, talk))
    return 0


def examine(talk: Talk) -> Findings:
    size = shutil.get_terminal_size()
    return Findings(
        asterism=asterism.__version__,
        python=platform.python_version(),
        system=platform.platform(terse=True),
        compiled=asterism.is_compiled(),
        why=why(),
        c_compiler=c_compiler(),
        terminal=Terminal(
            is_terminal=sys.stdout.isatty(),
            columns=size.columns,
            lines=size.lines,
            colour=has_colour(),
            unicode=speaks_unicode(),
            encoding=sys.stdout.encoding,
            language=talk.lang,
        ),
        games={name: problem_of(asterism.game, name) for name in asterism.games()},
        bots={name: problem_of(find_bot, name) for name in asterism.bots()},
        parts={name: program(names) for name, (names, _) in PROGRAMS.items()},
    )


def why() -> str:
    """Why the rules run compiled, or why they do not."""
    if asterism.is_compiled():
        return "compiled"
    if _build.pure_wanted():
        return "asked"
    in_checkout = _build.build_folder(Path(asterism.__file__).parent) is not None
    return "checkout" if in_checkout else "installed"


def c_compiler() -> str | None:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def has_colour() -> bool:
    wanted = "NO_COLOR" not in os.environ and os.environ.get("TERM", "dumb") != "dumb"
    return wanted and sys.stdout.isatty()


def speaks_unicode() -> bool:
    try:
        "⁂★│é".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def problem_of(load: Callable[[str], object], name: str) -> str | None:
    """The error when a game or bot is loaded; other packages may fail in any way."""
    try:
        load(name)
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"
    return None


def program(names: tuple[str, ...]) -> str | None:
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *MORE_FOLDERS])
    return next((found for name in names if (found := shutil.which(name, path=path))), None)


def as_text(findings: Findings, talk: Talk) -> str:
    def say(message: Message) -> str:
        return talk.say(message)

    def state_of(problem: str | None) -> str:
        if problem is None:
            return say(Message("cli-doctor-ready"))
        return say(Message("cli-doctor-broken", problem=problem))

    def place_of(found: str | None, command: str) -> str:
        return found or say(Message("cli-doctor-missing", command=command))

    terminal = findings.terminal
    rows = [
        ["Asterism", findings.asterism],
        ["Python", f"{findings.python} ({findings.system})"],
        [say(Message("cli-doctor-rules")), say(Message("cli-doctor-why", why=findings.why))],
        [say(Message("cli-doctor-compiler")), place_of(findings.c_compiler, C_COMPILER)],
        [
            say(Message("cli-doctor-terminal")),
            say(
                Message(
                    "cli-doctor-terminal-is",
                    terminal=terminal.is_terminal,
                    columns=str(terminal.columns),
                    lines=str(terminal.lines),
                    colour=terminal.colour,
                    unicode=terminal.unicode,
                    encoding=terminal.encoding,
                )
            ),
        ],
        [say(Message("cli-doctor-language")), terminal.language],
    ]
    for name, problem in findings.games.items():
        rows.append([say(Message("cli-doctor-game", name=name)), state_of(problem)])
    for name, problem in findings.bots.items():
        rows.append([say(Message("cli-doctor-bot", name=name)), state_of(problem)])
    for name, found in findings.parts.items():
        rows.append([name, place_of(found, PROGRAMS[name][1])])
    return table(rows, left=2)
