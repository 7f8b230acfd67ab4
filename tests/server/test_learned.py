"""Weights beside the packs of a server's shelf: its bots, hints and reviews use them."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import asterism
from asterism import Message
from asterism.analysis import Budget, hint
from asterism.bots.learned import hear, told
from asterism.cli import worker
from asterism.cli.parser import Parser
from asterism.cli.serve import read
from asterism.cli.talk import Talk
from asterism.server.play.packs import read_shelf
from asterism.table.fairness import bot_seed
from tests.server.guests import Server

PACK = """
format = 1
game = "sternenhimmel"
name = "Ours"
base = "rulebook"
constellations = [{id = "ari", first = 7}]
"""
ABSURD = {"coins": -1.0, "prizes": -1.0, "begun": -1.0, "hand": -1.0}
BUDGET = Budget(iterations=20, deals=4)
SPEC = "greedy"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A shelf with a pack, and weights beside it."""
    found = tmp_path / "packs"
    found.mkdir()
    (found / "ours.toml").write_text(PACK, encoding="utf-8")
    write(found, {})
    return found


def write(folder: Path, change: dict[str, object]) -> None:
    pack = asterism.packs.loads(PACK)
    data = {"format": 1, "game": pack.game, "rules": 1, "pack": pack.fingerprint, "run": {}}
    text = json.dumps({**data, "weights": ABSURD, **change})
    (folder / "ours.weights.json").write_text(text, encoding="utf-8")


@pytest.fixture
async def shelf(folder: Path, tmp_path: Path) -> AsyncIterator[Server]:
    database = f"sqlite:///{tmp_path / 'shelf.db'}"
    async with Server(database, packs=(folder,), hint_budget=BUDGET) as running:
        yield running


async def test_bots_and_hints_of_the_shelf_use_them(shelf: Server) -> None:
    ada = await shelf.guest("Ada")
    (offered,) = (await ada.fetch("/packs"))["packs"]
    seats = [{"kind": "open"}, *[{"kind": "bot", "level": SPEC}] * 2]
    options = {"pack": offered["fingerprint"]}
    room = await ada.open_room("sternenhimmel", options=options, seats=seats)
    await ada.do(room, "start", bytes="0a")
    table = await ada.table(room)
    for _ in range(4):
        while not table["legal"]:
            table = await ada.table(room, after=table["number"], wait=20)
        hints = await ada.fetch(f"/games/{table['game']}/hint", wait=25)
        await ada.play(room)
        table = await ada.table(room)
    while not table["legal"]:
        table = await ada.table(room, after=table["number"], wait=20)
    live = shelf.node.games.boxes[table["game"]].table
    assert live is not None
    played = [entry for entry in live.state.history().standing() if entry.move is not None]

    def chosen() -> list[str]:
        """What the bots would choose here, by what this process knows."""
        found = []
        for entry in played:
            if entry.seat != 0:
                view = live.state.at(entry.ply - 1).view(entry.seat)
                bot = asterism.bot(SPEC, bot_seed(live.opening.seed, entry.seat))
                found.append(bot.choose(view).text)
        return found

    last = [entry for entry in played if entry.seat == 0][-1]
    view = live.state.at(last.ply - 1).view(0)
    theirs = [entry.move.text for entry in played if entry.move and entry.seat != 0]
    assert len(theirs) >= 8 and chosen() == theirs
    told_hints = [one["move"] for one in hints["moves"]], [one["value"] for one in hints["moves"]]
    here = [one.to_json() for one in hint(view, BUDGET)]
    assert ([one["move"] for one in here], [one["value"] for one in here]) == told_hints
    hear([])
    assert chosen() != theirs
    assert [one.to_json() for one in hint(view, BUDGET)] != here


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"pack": "0123456789abcdef"}, "these weights are for the pack '0123456789abcdef'"),
        ({"weights": {"coins": 1}}, "the term 'prizes' has no weight"),
        ({"format": 3}, "format: expected"),
    ],
)
def test_weights_that_are_wrong_are_logged_and_the_pack_is_offered_without(
    folder: Path, caplog: pytest.LogCaptureFixture, change: dict[str, object], problem: str
) -> None:
    pack = asterism.packs.loads(PACK)
    write(folder, change)
    with caplog.at_level(logging.WARNING):
        assert read_shelf([folder]) == [pack]
    (told_to_host,) = caplog.messages
    assert "offered without its weights" in told_to_host and problem in told_to_host
    assert told() == []


def test_weights_are_no_pack(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert read_shelf([folder]) == [asterism.packs.loads(PACK)]
    assert caplog.messages == []
    assert [learned.weights for learned in told()] == [ABSURD]


def test_a_worker_is_given_the_same_folder(folder: Path) -> None:
    parser = Parser("worker", Message("cli-worker"), Talk("en"))
    worker.describe(parser)
    assert read(parser.read(["--packs", str(folder)]), {}).packs == (folder,)
