"""`asterism play --lan`: reachable from phones, with address, code and picture in the terminal."""

import re
from pathlib import Path

import httpx
import pytest

from asterism import Message
from asterism.cli import lan, main
from asterism.server.settings import Settings
from asterism.words import say
from tests.cli.conftest import play_in_browser


def test_it_says_address_and_code_once_the_table_is_set(tmp_path: Path) -> None:
    with play_in_browser(tmp_path, "stellar", "--lan") as playing:
        told = playing.line()
        found = re.search(r"http://([^ :]+):(\d+)", told)
        assert found is not None, told
        assert playing.line().strip(), "a word about firewalls, or that there is no network"
        with httpx.Client(base_url=f"http://127.0.0.1:{found[2]}/api") as screen:
            screen.post("/people", json={"name": "Screen"})
            wish = {"game": "stellar", "screen": True, "listed": True}
            room = screen.post("/rooms", json=wish).json()
            picture = screen.get(f"/rooms/{room['id']}/qr.svg").text
        assert "<svg" in picture
        lines = []
        while "Table code" not in (line := playing.line()):
            lines.append(line)
        assert room["code"] in line
        assert f"{found[0]}/r/{room['id']}" in line
        assert len(lines) > 10 and all(set(row) <= set("█▀▄ \n") for row in lines)
        playing.interrupt()
    opened = playing.opened.read_text().strip()
    assert opened == f"{found[0]}/?table=new&game=stellar&players=2"


def test_links_name_the_machine_in_its_network_and_it_listens_there() -> None:
    settings, host = lan.reachable(Settings(port=0))
    assert settings.host == "0.0.0.0"
    assert settings.public_url == f"http://{host or 'localhost'}:{settings.port}"


@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        ("etc/ufw/ufw.conf", "ENABLED=yes\n", "sudo ufw allow 8000/tcp"),
        ("etc/ufw/ufw.conf", "ENABLED=no\n", "TCP port 8000"),
        ("run/firewalld/here", "", "sudo firewall-cmd --add-port=8000/tcp"),
        ("nothing", "", "TCP port 8000"),
    ],
)
def test_a_firewall_that_is_on_is_named_with_what_opens_it(
    tmp_path: Path, file: str, text: str, says: str
) -> None:
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text(text)
    assert says in say(lan.firewall(8000, "Linux", tmp_path), "en")


@pytest.mark.parametrize("system", ["Windows", "Darwin"])
def test_other_systems_have_their_own_words(system: str) -> None:
    assert "8000" in say(lan.firewall(8000, system), "fr")


def test_without_the_page_there_is_nothing_to_show(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("asterism.cli.browser.is_built", lambda: False)
    assert main(["play", "--lan", "--lang", "en"]) == 2
    assert say(Message("cli-lan-no-page"), "en") in capsys.readouterr().err
