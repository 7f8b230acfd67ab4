"""`asterism play` in the browser: starts a local server and opens the page."""

import json
import os
import sys
import webbrowser
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import quote

from asterism import Message, Pack
from asterism.cli import lan
from asterism.cli.talk import Talk
from asterism.engine.pack import OPTION as PACK
from asterism.server.settings import Settings

PORT = 8000
ANY_PORT = 0


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for; the page begins with it, and it can be changed there."""

    players: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    bots: tuple[str, ...] = ()

    @property
    def pack(self) -> Pack | None:
        pack = self.options.get(PACK)
        return pack if isinstance(pack, Pack) else None

    def asked(self) -> str:
        """The same in the page's address."""
        options = {name: value for name, value in self.options.items() if name != PACK}
        asked = {
            "players": self.players,
            "pack": self.pack and self.pack.fingerprint,
            "options": json.dumps(options, separators=(",", ":")) if options else None,
            "bots": ",".join(self.bots),
        }
        given = {name: value for name, value in asked.items() if value}
        return "".join(f"&{name}={quote(str(value))}" for name, value in given.items())


WHATEVER = Wishes()


def is_built() -> bool:
    """Is the page built into this copy?"""
    return (Settings().page_folder / "index.html").is_file()


def play(game: str, talk: Talk, settings: Settings | None = None, wishes: Wishes = WHATEVER) -> int:
    """Serve until Ctrl-C, and open the page of that game."""
    from asterism.server.event_loop import in_loop
    from asterism.server.run import serve

    wanted = offering(settings or own_settings(), wishes)

    def ready(port: int) -> None:
        address = f"http://localhost:{port}/?game={game}{wishes.asked()}"
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
    game: str, talk: Talk, settings: Settings | None = None, wishes: Wishes = WHATEVER
) -> int:
    """Serve the local network until Ctrl-C, with the page as a shared screen."""
    from asterism.server.event_loop import in_loop
    from asterism.server.run import serve

    wanted, host = lan.reachable(offering(settings or own_settings(), wishes))
    asked = f"game={game}{wishes.asked()}"
    in_loop(serve(wanted, lambda _: lan.ready(wanted, host, asked, talk)))
    return 0


def offering(settings: Settings, wishes: Wishes) -> Settings:
    pack = wishes.pack
    return settings if pack is None else replace(settings, packs=(*settings.packs, pack))


def own_settings() -> Settings:
    """Settings of a server for this machine only, with its database in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "asterism"
    folder.mkdir(parents=True, exist_ok=True)
    return Settings(database=f"sqlite:///{folder / 'games.db'}", port=PORT)
