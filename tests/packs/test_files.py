"""A pack is read from TOML or JSON, and whatever is wrong is said with its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import asterism
from asterism.bots.learned import told
from asterism.packs import loads

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "examples" / "packs").glob("*.toml"))
WEIGHTS = sorted((ROOT / "examples" / "packs").glob("*.weights.json"))
TOML = """
format = 1
game = "stellar"
name = "Ours"
base = "rulebook"
[[cards]]
card = "P1"
copies = 4
"""


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_every_example_is_played_to_the_end(file: Path) -> None:
    pack = asterism.pack(file)
    state = asterism.game(pack.game).start(seed=1, pack=pack)
    bot = asterism.bot("greedy")
    while state.outcome is None:
        seat = state.seats[0]
        state.play(bot.choose(state.view(seat)), seat)
    record = asterism.Record.loads(asterism.Record.of(state).dumps())
    assert record.replay(verify=True).outcome == state.outcome


@pytest.mark.parametrize("file", WEIGHTS, ids=lambda file: file.stem)
def test_weights_beside_an_example_fit_it_and_are_better(file: Path) -> None:
    """A change of the example needs new weights: `asterism fit`."""
    pack = asterism.pack(file.with_name(file.name.replace(".weights.json", ".toml")))
    assert [learned.pack for learned in told()] == [pack.fingerprint]
    run = json.loads(file.read_text(encoding="utf-8"))["run"]
    assert run["after"] < run["before"]
    assert run["match"]["interval"][0] > run["match"]["fair_share"]


def test_toml_and_json_of_the_same_pack_are_the_same() -> None:
    pack = loads(TOML)
    again = loads(json.dumps(pack))
    assert again == pack and again.fingerprint == pack.fingerprint
    assert loads(pack.dumps()).dumps() == pack.dumps()
    assert (pack.game, pack.title) == ("stellar", "Ours")


def test_another_pack_has_another_fingerprint() -> None:
    assert loads(TOML).fingerprint != loads(TOML.replace("copies = 4", "copies = 5")).fingerprint


WRONG = [
    ("name = \nformat = 1", r"^box: not TOML: .*line 1"),
    ('{"format": 1,\n "game" }', r"^box: not JSON: .* \(at line 2, column 9\)"),
    ("{" * 5, r"^box: not JSON"),
    ('{"a":' * 100_000, r"^box: "),
    ("format = 1", r"^box: pack\.game: which game"),
    ('game = "chess"', r"^box: pack\.game: there is no game 'chess'"),
    (f"author = 2026-01-01\n{TOML}", r"^box: pack: .*date.* neither a text nor a number"),
    (TOML.replace("P1", "X1"), r"^box: pack\.cards\[0\]\.card: 'X1' is no card"),
    (TOML.replace("copies", "copied"), r"^box: pack\.cards\[0\]: unknown field 'copied'"),
]


@pytest.mark.parametrize(("text", "problem"), WRONG, ids=range(len(WRONG)))
def test_whatever_is_wrong_is_said_with_its_place(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        loads(text, "box")


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    file.write_text("#" * 200_001)
    with pytest.raises(ValueError, match="at most 200000 bytes"):
        asterism.pack(file)
