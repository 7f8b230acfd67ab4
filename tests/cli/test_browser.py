"""`asterism play`: the page opens by itself, whoever else listens at the usual port."""

import socket
from pathlib import Path

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
