"""Effects go through JSON and back; a bad one is refused with its place."""

import pytest

from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effects import ChooseOne, Effect
from asterism.games.star_realms.effects_read import READERS, read_effects

ABILITIES = ("primary", "ally", "scrap")


@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.code)
def test_every_ability_is_read_as_it_was_written(card: Card) -> None:
    for ability in ABILITIES:
        written = [effect.to_json() for effect in card.ability(ability)]
        read = read_effects(written, ability)
        assert [effect.to_json() for effect in read] == written
        assert [effect.message() for effect in read] == [
            effect.message() for effect in card.ability(ability)
        ]


def ops(effect: Effect) -> set[str]:
    """The name of an effect, and of those it offers."""
    nested = effect.options if isinstance(effect, ChooseOne) else []
    return {effect.op}.union(*(ops(other) for option in nested for other in option))


def test_every_effect_that_can_be_read_is_on_some_card() -> None:
    found = [
        ops(effect) for card in BOX.cards for name in ABILITIES for effect in card.ability(name)
    ]
    assert set().union(*found) == set(READERS)


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        ({}, r"card\[0\]\.op: expected a text"),
        ({"op": "win"}, r"card\[0\]\.op: expected one of gain"),
        ({"op": "gain"}, "gives neither trade nor combat nor authority"),
        ({"op": "gain", "trade": -1}, r"card\[0\]\.trade: expected a whole number from 0"),
        ({"op": "gain", "luck": 1}, "unknown field 'luck'"),
        ({"op": "draw"}, r"card\[0\]\.count: expected a whole number from 1"),
        ({"op": "copy", "count": 1}, "unknown field 'count'"),
        ({"op": "either", "names": ["a", "b"], "options": [[], []]}, r"options\[0\]: an option"),
        ({"op": "either", "names": ["a"], "options": [[]]}, "expected 2 items"),
        ({"op": "destroy", "must": "yes"}, r"card\[0\]\.must: expected true or false"),
        ("draw", r"card\[0\]: expected an object"),
    ],
)
def test_a_bad_effect_is_refused_with_its_place(bad: object, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read_effects([bad], "card")
