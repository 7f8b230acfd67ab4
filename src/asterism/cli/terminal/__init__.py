"""`asterism play --terminal`: a game against bots, in full screen or line by line."""

import os
import sys
from collections.abc import Mapping

from asterism import Game
from asterism.arena import BotFailed
from asterism.cli.doctor import speaks_unicode
from asterism.cli.simulate import bot_failed
from asterism.cli.talk import Failed
from asterism.cli.terminal.conversation import Conversation
from asterism.cli.terminal.session import Session


def play(
    game: Game,
    lang: str,
    plain: bool,
    bots: tuple[str, ...],
    seed: int,
    options: dict[str, object],
    pace: int,
) -> int:
    """Play until the person leaves; the exit status. `pace`: milliseconds between two decisions
    of bots, in full screen.
    """
    session = Session(game, bots, seed, options)
    at = Conversation(session, lang, ascii=not has_our_signs(os.environ))
    try:
        if plain or not is_full_screen(os.environ):
            from asterism.cli.terminal.plain import play_plain

            return play_plain(at)
        from asterism.cli.terminal.screen import TableApp

        app = TableApp(at, pace / 1000)
        status = app.run(mouse=False)
        if app.failure is not None:
            raise app.failure
        return status or 0
    except BotFailed as failure:
        raise Failed(bot_failed(failure)) from failure


def is_full_screen(environ: Mapping[str, str]) -> bool:
    """Can this terminal show more than lines?"""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return is_terminal and environ.get("TERM", "dumb") != "dumb"


def has_our_signs(environ: Mapping[str, str]) -> bool:
    """Can the locale show our characters? Python writes UTF-8 even in the locale C; we do not."""
    names = ("LC_ALL", "LC_CTYPE", "LANG")
    locale = next((environ[name] for name in names if environ.get(name)), "")
    return locale not in ("C", "POSIX") and speaks_unicode()
