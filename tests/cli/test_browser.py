"""`asterism play`: the page opens by itself, whoever else listens at the usual port."""

import json
import socket
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx

from tests.cli.conftest import play_in_browser


def test_play_serves_the_page_and_opens_the_browser(tmp_path: Path) -> None:
    with socket.socket() as taken:
        # Taken by us, or by somebody else already: both are what is to be tested.
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        except OSError:
            pass
        with play_in_browser(tmp_path, "sternenhimmel") as playing:
            address = playing.line().split()[4]
            assert address.endswith("/?game=sternenhimmel")
            assert ":8000/" not in address
            assert httpx.get(address.replace("localhost", "127.0.0.1")).status_code == 200
            playing.interrupt()
    assert playing.opened.read_text().strip() == address
    assert (tmp_path / "asterism" / "games.db").is_file()


def test_the_page_begins_with_what_was_asked_for(tmp_path: Path) -> None:
    asked = ("--players", "6", "--option", "format=emperor", "--bots", "random")
    with play_in_browser(tmp_path, "star_realms", *asked) as playing:
        address = playing.line().split()[4]
        playing.interrupt()
    query = parse_qs(urlsplit(address).query)
    assert query["game"] == ["star_realms"] and query["players"] == ["6"]
    assert json.loads(query["options"][0]) == {"format": "emperor"}
    assert query["bots"] == ["random,random,random,random,random"]
