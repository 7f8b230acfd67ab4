"""`asterism play --lan`: a table with a shared screen in the local network.

Phones join with its code or QR code. The browser opens the table. This command is a client like any
other: it waits for the table and prints its code.
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
# Nothing is sent there (RFC 5737): the system only tells which local address it would use.
ELSEWHERE = ("192.0.2.1", 9)
PATIENCE = 20.0
# Seconds between two checks for a table: short at first, longer if nobody opens one.
OFTEN, SELDOM, LONG = 0.3, 5.0, 120.0


def address() -> str | None:
    """The address of this machine in the local network; None if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)
            found = str(asked.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def free_port(wanted: int) -> int:
    """The given port, or any free one if it is taken."""
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
    """Settings for the local network, and the machine's address for links and QR codes."""
    host, port = address(), free_port(settings.port)
    url = f"http://{host or 'localhost'}:{port}"
    return replace(settings, host=EVERYWHERE, port=port, public_url=url), host


# What may be in the way.


def firewall(port: int, system: str = "", root: Path = Path("/")) -> Message:
    """The notice about a firewall: the one that is on, or a general hint."""
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
    """An HTTP client of the server."""

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
    """Wait for the next room with a shared screen."""
    guest = Client(port)
    guest.ask("POST", "/people", {"name": "Asterism", "language": talk.lang})
    begun = time.time()
    while True:
        for room in guest.ask("GET", "/rooms")["rooms"]:
            if room["screen"] is not None and room["phase"] == "open":
                return {name: str(room[name]) for name in ("code", "link", "id")}
        time.sleep(OFTEN if time.time() - begun < LONG else SELDOM)


def picture(text: str) -> str:
    """A QR code in terminal characters, light on dark like most terminals."""
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
    """When a table is open, print its code and QR code."""
    try:
        room = new_table(settings.port, talk)
    except (OSError, ValueError, HTTPException):
        return  # the server has ended
    link = f"{settings.public_url}{room['link']}"
    with suppress(
        UnicodeEncodeError
    ):  # the terminal lacks these characters; the link says the same
        print(picture(link))
    talk.tell(Message("cli-lan-code", code=room["code"], link=link))
    sys.stdout.flush()


def ready(settings: Settings, host: str | None, asked: str, talk: Talk) -> None:
    """The server listens: print how to join, and open the browser."""
    talk.tell(Message("cli-lan-open", url=settings.public_url))
    if host is None:
        talk.tell(Message("cli-lan-no-network"))
    else:
        talk.tell(firewall(settings.port))
    sys.stdout.flush()
    Thread(target=welcome, args=(settings, talk), daemon=True).start()
    webbrowser.open(f"{settings.public_url}/?table=new&{asked}")
