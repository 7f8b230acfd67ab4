"""`asterism score`: the score sheet of a position."""

from asterism import Message
from asterism.cli.choices import find_game, read_options
from asterism.cli.files import read_json
from asterism.cli.parser import Arguments, Parser
from asterism.cli.talk import Talk, refuse


def describe(parser: Parser) -> None:
    parser.word("game", Message("cli-help-game"))
    parser.word("file", Message("cli-help-position-file"))
    parser.text("--pack", "FILE", Message("cli-help-pack"))
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    game = find_game(arguments.game)
    position = read_json(arguments.file)
    if arguments.pack is not None and isinstance(position, dict):
        options = position.get("options", {})
        pack = read_options(game, game.players[0], [], arguments.pack)
        position = {**position, "options": {**options, **pack}}
    try:
        if arguments.json:
            talk.document(game.score(position))
        else:
            for line in game.explain(position):
                talk.tell(line)
    except ValueError as problem:
        refuse(problem)
    return 0
