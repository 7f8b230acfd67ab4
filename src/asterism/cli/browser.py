"""`asterism play` in the browser: starts a local server and opens the page."""

import os
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path

from asterism import Message, Pack
from asterism.cli import lan
from asterism.cli.talk import Talk
from asterism.server.settings import Settings

PORT = 8000
ANY_PORT = 0


def is_built() -> bool:
    """Is the page built into this copy?"""
    return (Settings().page_folder / "index.html").is_file()


def play(game: str, talk: Talk, settings: Settings | None = None, pack: Pack | None = None) -> int:
    """Serve until Ctrl-C, and open the page of that game."""
    from asterism.server.event_loop import in_loop
    from asterism.server.run import serve

    wanted = offering(settings or own_settings(), pack)

    def ready(port: int) -> None:
        address = f"http://localhost:{port}/?game={game}{chosen(pack)}"
        talk.tell(Message("cli-page-open", url=address))
        sys.stdout.flush()
        webbrowser.open(address)

    try:
        in_loop(serve(wanted, ready))
    except OSError:
        # The port is taken: use any other.
        in_loop(serve(replace(wanted, port=ANY_PORT), ready))
    return 0


def play_together(
    game: str,
    players: int,
    talk: Talk,
    settings: Settings | None = None,
    pack: Pack | None = None,
) -> int:
    """Serve the local network until Ctrl-C, with the page as a shared screen."""
    from asterism.server.event_loop import in_loop
    from asterism.server.run import serve

    wanted, host = lan.reachable(offering(settings or own_settings(), pack))
    asked = f"game={game}&players={players}{chosen(pack)}"
    in_loop(serve(wanted, lambda _: lan.ready(wanted, host, asked, talk)))
    return 0


def offering(settings: Settings, pack: Pack | None) -> Settings:
    return settings if pack is None else replace(settings, packs=(*settings.packs, pack))


def chosen(pack: Pack | None) -> str:
    """Tells the page to begin with this pack."""
    return "" if pack is None else f"&pack={pack.fingerprint}"


def own_settings() -> Settings:
    """Settings of a server for this machine only, with its database in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "asterism"
    folder.mkdir(parents=True, exist_ok=True)
    return Settings(database=f"sqlite:///{folder / 'games.db'}", port=PORT)
