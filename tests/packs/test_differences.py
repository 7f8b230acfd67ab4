"""What a pack changes is told fact by fact."""

from __future__ import annotations

from typing import Any

from asterism.pack_differences import Difference, differences
from asterism.packs import Pack, loads, rulebook

HEAD = 'format = 1\ngame = "stellar"\nname = "Ours"\n'


def changed(cards: str) -> list[Difference]:
    return differences(loads(f'{HEAD}base = "rulebook"\ncards = [{cards}]'))


def test_the_rulebook_differs_in_nothing_from_itself() -> None:
    usual = rulebook("stellar")
    assert usual is not None and differences(usual) == []
    assert changed("") == [], "another name and author are no other box"


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
    cards: Any = [dict(card, copies=9) for card in usual["cards"][:10]]  # type: ignore[index]
    fewer = Pack({**usual, "cards": cards})
    told = differences(fewer)
    assert Difference("S5", "", "S5", None) in told
    assert [one for one in differences(Pack({**fewer, "cards": []})) if one.field] == []
