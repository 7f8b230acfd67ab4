"""`asterism play`: in the browser, or in the terminal."""

import secrets

from asterism import Message
from asterism.cli import browser
from asterism.cli.browser import Wishes
from asterism.cli.choices import FIRST, find_game, read_bots, read_options, read_players
from asterism.cli.parser import Arguments, Parser
from asterism.cli.talk import BadInput, Talk

OPPONENT = "greedy"


def describe(parser: Parser) -> None:
    parser.word("game", Message("cli-help-game"), FIRST)
    parser.flag("--terminal", Message("cli-help-terminal"))
    parser.flag("--plain", Message("cli-help-plain"))
    parser.flag("--lan", Message("cli-help-lan"))
    parser.number("--players", "N", Message("cli-help-players"), None)
    parser.text("--option", "NAME=VALUE", Message("cli-help-option"), many=True)
    parser.text("--pack", "FILE", Message("cli-help-pack"))
    parser.text("--bots", "A,B", Message("cli-help-opponents"), OPPONENT)
    parser.number("--seed", "S", Message("cli-help-play-seed"), None)
    parser.number("--pace", "MS", Message("cli-help-pace"), 700, 0, 60_000)


def run(arguments: Arguments, talk: Talk) -> int:
    game = find_game(arguments.game)
    players = read_players(game, arguments.players)
    options = read_options(game, players, arguments.option, arguments.pack)
    others = read_bots(arguments.bots, players - 1)
    bots = tuple(others[place % len(others)] for place in range(players - 1))
    if arguments.lan:
        if not browser.is_built():
            raise BadInput(Message("cli-lan-no-page"))
        return browser.play_together(game.name, talk, wishes=Wishes(players, options))
    if not (arguments.terminal or arguments.plain) and browser.is_built():
        chosen = () if arguments.bots == OPPONENT else bots
        return browser.play(game.name, talk, wishes=Wishes(arguments.players, options, chosen))
    # Without --seed every game is new.
    seed = secrets.randbits(64) if arguments.seed is None else arguments.seed
    from asterism.cli.terminal import play  # Rich and Textual load slowly

    return play(game, talk.lang, arguments.plain, bots, seed, options, arguments.pace)
