"""The examples play a whole game on a real server, as docs/protocol.md promises."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examined import ROOT
from tests.server.live import Live

EXAMPLES = ROOT / "examples"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    live = Live(f"sqlite:///{tmp_path_factory.mktemp('examples') / 'a.db'}")
    live.start()
    yield f"http://127.0.0.1:{live.port}"
    live.end()
    live.close()


def run(*command: object) -> str:
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_python_client_plays_a_whole_game(server: str) -> None:
    file = EXAMPLES / "client.py"
    assert len(file.read_text().splitlines()) < 60
    assert "'winners'" in run(sys.executable, file, server, "stellar")


def test_the_curl_client_plays_a_whole_game(server: str) -> None:
    assert " / " in run("sh", EXAMPLES / "client.sh", server, "stellar")


def test_the_page_names_every_command_and_frame() -> None:
    from asterism.server.http.app import components

    page = (Path(ROOT) / "docs" / "protocol.md").read_text()
    missing = [
        name
        for name, schema in components().items()
        if "type" in schema.get("properties", {}) and name != "AtTable"
        for tag in [schema["properties"]["type"]["enum"][0]]
        if f"`{tag}`" not in page
    ]
    assert missing == []


def test_the_page_names_every_door() -> None:
    from tests.server.test_openapi import document

    page = (Path(ROOT) / "docs" / "protocol.md").read_text()
    paths = document()["paths"]
    assert isinstance(paths, dict)
    routes = [
        f"{method.upper()} {path}" for path, operations in paths.items() for method in operations
    ]
    assert [route for route in routes if f"`{route}`" not in page] == []
