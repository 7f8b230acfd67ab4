"""Shuffles that can be checked: a commitment before, the seed after."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

from asterism import Record
from asterism.table import fairness
from tests.server.guests import Server, gathered, play_out


def test_the_commitment_is_the_documented_hash() -> None:
    text = '["comets",2,{"hand":3},"aa","bb"]'
    expected = hashlib.sha256(b"asterism commitment " + text.encode()).hexdigest()
    assert fairness.commitment("comets", 2, {"hand": 3}, "aa", "bb") == expected


def test_the_seed_is_the_documented_hash() -> None:
    expected = int(hashlib.sha256(b"asterism seed aa 0:01 1:02").hexdigest(), 16)
    assert fairness.seed_of("aa", {1: "02", 0: "01"}) == expected
    assert expected.bit_length() > 240


async def test_the_record_proves_what_was_published_before(quick: Server, tmp_path: Path) -> None:
    room, (ada, bo) = await gathered(quick, "Ada", "Bo")
    published = (await bo.fetch(f"/rooms/{room}"))["commitment"]
    await bo.do(room, "ready", bytes="b0" * 32)
    await ada.do(room, "start", bytes="a0" * 32)
    table = await ada.table(room)
    assert table["commitment"] == published
    assert "seed" not in json.dumps(table)
    game = (await play_out(room, [ada, bo]))["game"]
    text = (await bo.get(f"/games/{game}/record")).text
    record = Record.loads(text)
    assert record.headers["commitment"] == published
    assert (record.headers["bytes 0"], record.headers["bytes 1"]) == ("a0" * 32, "b0" * 32)
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert verify(file).returncode == 0
    for damage in (
        text.replace("bytes 0: a0", "bytes 0: a1"),
        text.replace(f"salt: {record.headers['salt']}", "salt: 00"),
        text.replace(f"seed: {record.setup.seed}", "seed: 7"),
    ):
        assert damage != text
        file.write_text(damage)
        done = verify(file)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1


def verify(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", VERIFY, "replay", "--verify", str(file)]
    return subprocess.run(command, capture_output=True, text=True)


# The words of the tiny game are found by its entry point, as those of any installed game.
VERIFY = "import sys; from asterism.cli import main; sys.exit(main())"


async def test_everybodys_bytes_change_the_deal(quick: Server) -> None:
    seeds = set()
    for added in ("00", "01"):
        room, (ada, bo) = await gathered(quick, "Ada", "Bo")
        await bo.do(room, "ready", bytes=added)
        await ada.do(room, "start")
        table = await quick.node.games.look((await ada.table(room))["game"])
        seeds.add(table.opening.seed)
        secret, salt = table.opening.fairness.secret, table.opening.fairness.salt
        public = fairness.commitment("comets", 2, {}, secret, salt)
        assert public == table.opening.fairness.commitment
    assert len(seeds) == 2
