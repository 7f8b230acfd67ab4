"""`asterism serve` and `asterism admin`, as a host types them."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from asterism.cli.commands import SUMMARY_IDS
from asterism.server.clock import Dice
from asterism.server.settings import Settings
from tests.examined import ROOT

MAIN = [sys.executable, "-m", "asterism.cli"]
TOKEN = "only the host knows"


def asterism(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*MAIN, *words], capture_output=True, text=True, env={**os.environ, **environ}, timeout=120
    )


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("serve")
    (folder / "legal.txt").write_text("Who is responsible: Ada.")
    process = subprocess.Popen(
        [*MAIN, "serve", "--port", "0", "--base-path", "/games", "--legal", "legal.txt"],
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "ASTERISM_ADMIN_TOKEN": TOKEN,
            "LC_ALL": "C",
        },
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = next((word for word in said.split() if word.startswith("http")), "")
        if address:
            yield address.rstrip("/")
        process.send_signal(signal.SIGINT)
    assert address, said
    assert process.returncode == 0
    assert (folder / "asterism.db").exists()


def test_it_serves_under_its_base_path(url: str) -> None:
    assert url.endswith("/games")
    assert httpx.get(f"{url}/api/server").json()["name"] == "asterism"
    assert httpx.get(f"{url}/api/texts/legal").text == "Who is responsible: Ada."
    assert httpx.get(f"{url}/api/texts/privacy").status_code == 404
    answer = httpx.post(f"{url}/api/people", json={"name": "Ada"})
    assert "Path=/games" in answer.headers["set-cookie"]


def test_an_admin_types_commands(url: str) -> None:
    cookies = httpx.post(f"{url}/api/people", json={"name": "Ada"}).cookies
    room = httpx.post(f"{url}/api/rooms", json={"game": "stellar"}, cookies=cookies).json()["id"]
    listed = asterism("admin", "rooms", "--url", url, "--json", ASTERISM_ADMIN_TOKEN=TOKEN)
    assert [found["id"] for found in json.loads(listed.stdout)["rooms"]] == [room]
    closed = asterism("admin", "close", room, "--url", url, ASTERISM_ADMIN_TOKEN=TOKEN)
    assert closed.returncode == 0
    assert httpx.get(f"{url}/api/rooms/{room}", cookies=cookies).status_code == 404
    wrong = asterism("admin", "rooms", "--url", url, ASTERISM_ADMIN_TOKEN="guess")
    assert (wrong.returncode, len(wrong.stderr.splitlines())) == (1, 1)


def test_no_id_looks_like_a_flag() -> None:
    dice = Dice()
    assert not [found for found in (dice.id() for _ in range(2000)) if found.startswith("-")]


@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--database", "mysql://a/b"),
        ("serve", "--port", "99999"),
        ("serve", "--base-path", "games"),
        ("serve", "--legal", "no/such/file"),
        ("serve", "--push-key-file", "no/such/file"),
        ("serve", "--push-key-file", "pyproject.toml", "--push-contact", "mailto:a@b.example"),
        ("serve", "--close-after-days", "-1"),
        ("admin", "dance"),
        ("admin", "close"),
        ("admin", "rooms", "--url", "nowhere"),
    ],
)
def test_bad_input_gets_one_clear_line(words: tuple[str, ...], tmp_path: Path) -> None:
    done = asterism(*words, ASTERISM_ADMIN_TOKEN=TOKEN)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_taken_port_and_a_broken_database_are_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        file = f"sqlite:///{tmp_path / 'a.db'}"
        done = asterism("serve", "--port", port, "--database", file)
        assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    done = asterism("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'no' / 'a.db'}")
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)


def test_help_names_every_flag_in_every_language() -> None:
    assert {"serve", "admin"} <= set(SUMMARY_IDS)
    inside = {"limits", "page", "hint_budget", "review_budget"}  # for tests and other programs
    settings = {field.name for field in fields(Settings)} - inside
    for language in ("en", "fr", "de"):
        page = asterism("serve", "--help", "--lang", language).stdout
        for name in settings:
            assert "--" + name.replace("_", "-") in page


def test_nothing_is_imported_that_a_start_does_not_use() -> None:
    code = "import sys, asterism.server.run; print(*sys.modules)"
    loaded = set(subprocess.check_output([sys.executable, "-c", code], text=True).split())
    assert "fastapi" in loaded
    for name in (
        "alembic",
        "asyncpg",
        "openskill",
        "segno",
        "textual",
        "redis",
        "babel",
        "cryptography",
    ):
        assert name not in loaded, name
