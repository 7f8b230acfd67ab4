"""`asterism play`: the page opens by itself, whoever else listens at the usual port."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

PLAY = """
import sys
from asterism.cli import browser
browser.is_built = lambda: True
from asterism.cli import main
sys.exit(main(["play", "sternenhimmel", "--lang", "en"]))
"""


def test_play_serves_the_page_and_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    opener = tmp_path / "opener"
    opener.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    opener.chmod(0o755)
    surroundings = {**os.environ, "BROWSER": str(opener), "XDG_DATA_HOME": str(tmp_path)}
    with socket.socket() as taken:
        # Taken by us, or by somebody else already: both are what is to be tested.
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        except OSError:
            pass
        running = subprocess.Popen(
            [sys.executable, "-c", PLAY], stdout=subprocess.PIPE, text=True, env=surroundings
        )
        assert running.stdout is not None
        told = running.stdout.readline()
        address = told.split()[4]
        assert address.endswith("/?game=sternenhimmel")
        assert ":8000/" not in address
        assert httpx.get(address.replace("localhost", "127.0.0.1")).status_code == 200
        running.send_signal(signal.SIGINT)
        running.wait(20)
        running.stdout.close()
    assert opened.read_text().strip() == address
    assert (tmp_path / "asterism" / "games.db").is_file()
