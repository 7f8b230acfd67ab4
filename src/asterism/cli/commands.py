"""The list of commands. Only the requested one is imported."""

from importlib import import_module
from typing import Protocol, cast

from asterism import Message, __version__, games
from asterism.cli.choices import find_game
from asterism.cli.parser import Arguments, Parser
from asterism.cli.talk import BadInput, Talk
from asterism.words import language_of, languages

SUMMARY_IDS = {
    "play": "cli-play",
    "simulate": "cli-simulate",
    "arena": "cli-arena",
    "score": "cli-score",
    "replay": "cli-replay",
    "review": "cli-review",
    "dataset": "cli-dataset",
    "pack": "cli-pack-command",
    "fit": "cli-fit",
    "bench": "cli-bench",
    "doctor": "cli-doctor",
    "static": "cli-static-command",
    "serve": "cli-serve",
    "worker": "cli-worker",
    "admin": "cli-admin",
}


class Command(Protocol):
    """A module of this folder that holds a command."""

    def describe(self, parser: Parser) -> None:
        """Declare the arguments."""

    def run(self, arguments: Arguments, talk: Talk) -> int:
        """Run the command; returns the exit status."""


def run(arguments: list[str], talk: Talk) -> int:
    """Find the command and run it."""
    rest = choose_language(arguments, talk)
    if not rest or rest[0] in ("-h", "--help"):
        print(overview(talk))
        return 0
    if rest[0] == "--version":
        print(f"asterism {__version__}")
        return 0
    name = rest[0]
    if name not in SUMMARY_IDS:
        raise BadInput(Message("cli-unknown-command", name=name, names=list(SUMMARY_IDS)))
    command = cast(Command, import_module(f"asterism.cli.{name}"))
    parser = Parser(name, Message(SUMMARY_IDS[name]), talk)
    command.describe(parser)
    if {"-h", "--help"} & set(rest):
        print(parser.format_help(), end="")
        print(game_options(rest[1:], talk), end="")
        return 0
    return command.run(parser.read(rest[1:]), talk)


def choose_language(arguments: list[str], talk: Talk) -> list[str]:
    """Set the language; returns the arguments without `--lang`, which may stand anywhere."""
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if name != "--lang":
            rest.append(argument)
            continue
        tag = value if equals else next(waiting, "")
        spoken = language_of(tag)
        if spoken is None:
            raise BadInput(Message("cli-unknown-language", tag=tag, tags=list(languages())))
        talk.lang = spoken
    return rest


def game_options(words: list[str], talk: Talk) -> str:
    """The options of the first game named in the arguments, for the help page."""
    name = next((word for word in words if word in games()), None)
    if name is None:
        return ""
    lines = ["", talk.say(Message("cli-help-game-options", game=name))]
    for option in find_game(name).options:
        default = talk.say(Message("cli-help-default", value=as_typed(option.default)))
        values = [as_typed(value) for value in option.values]
        if option.kind == "seat":
            values.append("0..")
        allowed = "|".join(values) or "..."
        lines.append(f"  --option {option.name}={allowed}  ({default})")
        lines.append(f"      {talk.say(Message(option.message), part='help')}")
    return "\n".join([*lines, ""])


def as_typed(value: object) -> str:
    """An option's value as a person would type it."""
    if isinstance(value, list | tuple):
        return ",".join([str(item) for item in value])
    return str(value).lower() if isinstance(value, bool) else str(value)


def overview(talk: Talk) -> str:
    width = max(len(name) for name in SUMMARY_IDS)
    lines = [
        talk.say(Message("cli-overview")),
        "",
        *(
            f"  asterism {name:{width}}  {talk.say(Message(id))}"
            for name, id in SUMMARY_IDS.items()
        ),
        "",
        talk.say(Message("cli-overview-more")),
    ]
    return "\n".join(lines)
