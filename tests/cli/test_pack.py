"""`asterism pack`, and `--pack` wherever a game is begun."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

import asterism
from tests.cli.conftest import ROOT, Run, play_in_browser, run_apart

EXAMPLE = ROOT / "examples" / "packs" / "clear_night.toml"


def test_check_names_the_pack_and_counts_what_it_changes(run: Run) -> None:
    said = run("pack", "check", EXAMPLE)
    fingerprint = asterism.pack(EXAMPLE).fingerprint
    first, *_, last = said.out.splitlines()
    assert first == f"A clear night (stellar, {fingerprint})"
    assert last == "It changes 12 facts of the rulebook’s box."
    assert "Klare Nacht" in run("pack", "check", EXAMPLE, "--lang", "de").out


def test_show_lists_every_change(run: Run) -> None:
    lines = run("pack", "show", EXAMPLE).out.splitlines()
    assert "  P1 stars: 3 → 4" in lines and "  S3 copies: 1 → 2" in lines
    box = ROOT / "src" / "asterism" / "games" / "stellar" / "box.json"
    assert run("pack", "show", box).out.splitlines()[-1].startswith("Clauses that it only infers")


def test_json_holds_the_pack_and_its_changes(run: Run) -> None:
    told = json.loads(run("pack", "check", EXAMPLE, "--json").out)
    assert told["fingerprint"] == asterism.pack(EXAMPLE).fingerprint
    assert {"piece": "B6", "field": "stars", "was": 1, "now": 5} in told["changed"]
    assert told["pack"] == asterism.pack(EXAMPLE)


def test_a_new_pack_is_the_rulebooks_box_under_its_own_name(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert run("pack", "new", file, "--game", "stellar").status == 0
    assert asterism.pack(file).title == "mine"
    said = run("pack", "check", file)
    assert said.out.splitlines()[-1] == "It changes nothing: this is the rulebook’s box."
    assert "exists already" in run("pack", "new", file).complaint
    assert "cannot be written" in run("pack", "new", tmp_path / "no" / "a.toml").complaint


def test_what_is_wrong_is_one_line_with_the_place(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(EXAMPLE.read_text(encoding="utf-8").replace('"P2"', '"X2"'), encoding="utf-8")
    complaint = run("pack", "check", file).complaint
    assert complaint.startswith(f"{file}: pack.cards[1].card: 'X2' is no card")
    assert run("play", "stellar", "--plain", "--pack", file).complaint == complaint
    assert "check" in run("pack", "eat", file).complaint
    place = f"{file}: pack.cards[1].card"
    assert (
        f"{place}\u00a0: 'X2' n’est pas une carte"
        in run("pack", "check", file, "--lang", "fr").complaint
    )
    assert f"{place}: 'X2' ist keine Karte" in run("pack", "check", file, "--lang", "de").complaint


def test_a_position_is_scored_by_the_stars_of_the_pack(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps({"players": [{"telescope": {"1": "P1"}, "notebook": ["P2"]}, {}]}))
    sheets = [
        json.loads(run("score", "stellar", file, "--json", *more).out)
        for more in ((), ("--pack", str(EXAMPLE)))
    ]
    assert [sheet["players"][0]["types"]["P"]["stars"] for sheet in sheets] == [3, 4]


def test_the_terminal_says_which_pack_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    said = run_apart("play", "stellar", "--plain", "--pack", EXAMPLE, "--seed", "1")
    fingerprint = asterism.pack(EXAMPLE).fingerprint
    assert f"the pack “A clear night” ({fingerprint})" in said.out
    assert "inferred" not in said.out
    plain = run_apart("play", "stellar", "--plain", "--seed", "1")
    assert "they are inferred: ST-1.2" in plain.out and "the pack" not in plain.out


def test_the_terminal_and_a_replay_call_cards_as_the_pack_does(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "names.toml"
    codes = [f"{letter}{number}" for letter in "PMACB" for number in range(1, 7)]
    cards = "".join(f'[[cards]]\ncard = "{code}"\nname = "Thing {code}"\n' for code in codes)
    head = 'format = 1\ngame = "stellar"\nname = "Things"\nbase = "rulebook"\n'
    file.write_text(head + cards)
    said = run_apart("play", "stellar", "--plain", "--pack", file, "--seed", "1")
    assert "You are dealt the starter Thing " in said.out
    games = tmp_path / "games"
    run(
        "simulate", "stellar", "--pack", file, "--games", "1", "--bots", "random", "--record", games
    )
    assert "the starter Thing " in run("replay", games / "stellar-0.record").out


def test_the_page_opens_with_the_pack(tmp_path: Path) -> None:
    fingerprint = asterism.pack(EXAMPLE).fingerprint
    with play_in_browser(tmp_path, "stellar", "--pack", str(EXAMPLE)) as playing:
        address = playing.line().split()[4]
        assert address.endswith(f"/?game=stellar&pack={fingerprint}")
        base = address.partition("/?")[0].replace("localhost", "127.0.0.1")
        (one,) = httpx.get(f"{base}/api/packs?game=stellar").json()["packs"]
        assert one["fingerprint"] == fingerprint
        playing.interrupt()


SETS = """
format = 1
game = "star_realms"
name = "Two sets"
base = "rulebook"
sets = [{set = "rams"}, {set = "pods", spare = true}]
cards = [{card = "ram", set = "rams"}, {card = "trade-pod", set = "pods"}]
"""


def test_sets_are_chosen_on_the_command_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "sets.toml"
    file.write_text(SETS)
    flags = ["simulate", "star_realms", "--pack", file, "--bots", "random", "--games", "1"]
    limit = ["--option", "turn_limit=4"]
    said = run(*flags, *limit, "--option", "sets=pods,rams", "--record", tmp_path / "played")
    assert (said.status, said.err) == (0, "")
    record = asterism.Record.loads((tmp_path / "played" / "star_realms-0.record").read_text())
    assert record.replay(verify=True).to_json()["options"]["sets"] == ["pods", "rams"]  # type: ignore[index]
    assert run(*flags, *limit, "--option", "sets=none").status == 0
    said = run(*flags, "--option", "sets=noon")
    assert said.status == 2 and "no set 'noon': it has rams, pods" in said.err
