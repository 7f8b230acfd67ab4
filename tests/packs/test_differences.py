"""What a pack changes is told fact by fact."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from asterism.pack_differences import Difference, differences
from asterism.packs import Pack, loads, rulebook

HEAD = 'format = 1\ngame = "stellar"\nname = "Ours"\n'


def changed(cards: str) -> list[Difference]:
    return differences(loads(f'{HEAD}base = "rulebook"\ncards = [{cards}]'))


def test_the_rulebook_differs_in_nothing_from_itself() -> None:
    usual = rulebook("stellar")
    assert usual is not None and differences(usual) == []
    assert changed("") == [], "another name and author are no other box"


def test_a_game_without_packs_has_no_box(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    info = tmp_path / "comets-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: comets\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[asterism.games]\ncomets = tests.tiny:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert rulebook("comets") is None


def test_a_changed_fact_is_told_with_what_it_was() -> None:
    assert changed('{card = "M2", stars = 7}') == [Difference("M2", "stars", 3, 7)]
    assert changed('{card = "M3", starters = 0}') == [Difference("M3", "starters", 1, 0)]


def test_of_texts_in_several_languages_the_english_one_is_told() -> None:
    told = changed('{card = "P1", name = {en = "Vulcan", fr = "Vulcain"}}')
    assert told == [Difference("P1", "name", None, "Vulcan")]
    told = changed('{card = "P1", name = {fr = "Vulcain"}}')
    assert told == [Difference("P1", "name", None, "Vulcain")]


def test_cards_that_are_missing_are_told_as_such() -> None:
    usual = rulebook("stellar")
    assert usual is not None
    cards: Any = [dict(card, copies=9, starters=1) for card in usual["cards"][:10]]
    told = differences(Pack({**usual, "cards": cards}))
    assert Difference("S5", "", "S5", None) in told
    assert Difference("P1", "copies", 2, 9) in told


def test_constellations_are_compared_one_by_one() -> None:
    pack = loads(
        'format = 1\ngame = "sternenhimmel"\nname = "Ours"\nbase = "rulebook"\n'
        'constellations = [{id = "ari", first = 7}, {id = "leo", spare = true}]'
    )
    assert differences(pack) == [
        Difference("ari", "first", 6, 7),
        Difference("leo", "", "leo", None),
    ]
