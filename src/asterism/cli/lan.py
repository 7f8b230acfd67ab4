"""`asterism play --lan`: a table for everybody in the room. A shared screen shows it, phones join
by the code or by the picture that is printed here.

The browser sets the table; the command, a client like any other, hears of it and tells its code.
"""

import json
import platform
import socket
import sys
import time
import webbrowser
from contextlib import suppress
from dataclasses import replace
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Thread
from typing import Any

from asterism import Message
from asterism.cli.talk import Talk
from asterism.server.settings import Settings

EVERYWHERE = "0.0.0.0"
# Nothing is sent there (RFC 5737): the system only says from which address it would go.
ELSEWHERE = ("192.0.2.1", 9)
PATIENCE = 20.0
# Seconds between two looks for the table: often at first, seldom if nobody sets one.
OFTEN, SELDOM, LONG = 0.3, 5.0, 120.0


def address() -> str | None:
    """This machine in the local network; None: there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)
            found = str(asked.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def free_port(wanted: int) -> int:
    """The wanted port, or any other if that is taken."""
    for port in (wanted, 0):
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind((EVERYWHERE, port))
            except OSError:
                continue
            return int(tried.getsockname()[1])
    raise OSError("no port is free")


def reachable(settings: Settings) -> tuple[Settings, str | None]:
    """Settings for the local network, and the machine's address there: links and codes name it."""
    host, port = address(), free_port(settings.port)
    url = f"http://{host or 'localhost'}:{port}"
    return replace(settings, host=EVERYWHERE, port=port, public_url=url), host


# What may be in the way.


def firewall(port: int, system: str = "", root: Path = Path("/")) -> Message:
    """What to say about firewalls: the one that is known to be on, or that one may be."""
    name = system or platform.system()
    if name == "Windows":
        return Message("cli-firewall-windows", port=str(port))
    if name == "Darwin":
        return Message("cli-firewall-mac", port=str(port))
    if "ENABLED=yes" in _text(root / "etc/ufw/ufw.conf"):
        command = f"sudo ufw allow {port}/tcp"
        return Message("cli-firewall-on", name="ufw", command=command)
    if (root / "run/firewalld").exists():
        command = f"sudo firewall-cmd --add-port={port}/tcp"
        return Message("cli-firewall-on", name="firewalld", command=command)
    return Message("cli-firewall-perhaps", port=str(port))


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


# The table.


class Client:
    """Somebody at the server, over plain HTTP."""

    def __init__(self, port: int) -> None:
        self.port, self.cookie = port, ""

    def ask(self, method: str, path: str, body: object = None) -> Any:
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            headers = {"content-type": "application/json", "cookie": self.cookie}
            line.request(method, f"/api{path}", json.dumps(body), headers)
            answer = line.getresponse()
            found = json.loads(answer.read())
            if answer.status >= 300:
                raise OSError(found.get("reason", path))
            self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
            return found
        finally:
            line.close()


def new_table(port: int, talk: Talk) -> dict[str, str]:
    """The next room with a shared screen that somebody opens here."""
    guest = Client(port)
    guest.ask("POST", "/people", {"name": "Asterism", "language": talk.lang})
    begun = time.time()
    while True:
        for room in guest.ask("GET", "/rooms")["rooms"]:
            if room["screen"] is not None and room["phase"] == "open":
                return {name: str(room[name]) for name in ("code", "link", "id")}
        time.sleep(OFTEN if time.time() - begun < LONG else SELDOM)


def picture(text: str) -> str:
    """A code to scan, in signs of the terminal: light on dark, as terminals mostly are."""
    import segno

    rows = [list(row) for row in segno.make(text, micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join(
        "".join(blocks[bool(top), bool(bottom)] for top, bottom in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )


def welcome(settings: Settings, talk: Talk) -> None:
    """Once a table is set: its code, and the picture that phones scan."""
    try:
        room = new_table(settings.port, talk)
    except (OSError, ValueError, HTTPException):
        return  # the server has ended
    link = f"{settings.public_url}{room['link']}"
    with suppress(UnicodeEncodeError):  # a terminal without these signs: the link says the same
        print(picture(link))
    talk.tell(Message("cli-lan-code", code=room["code"], link=link))
    sys.stdout.flush()


def ready(settings: Settings, host: str | None, game: str, players: int, talk: Talk) -> None:
    """The server listens: say how to come in, and let the browser set the table."""
    talk.tell(Message("cli-lan-open", url=settings.public_url))
    if host is None:
        talk.tell(Message("cli-lan-no-network"))
    else:
        talk.tell(firewall(settings.port))
    sys.stdout.flush()
    Thread(target=welcome, args=(settings, talk), daemon=True).start()
    webbrowser.open(f"{settings.public_url}/?table=new&game={game}&players={players}")
