"""Effects go through JSON and back; a bad one is refused with its place."""

import pytest

from asterism.games.star_realms.box import BOX, box_for
from asterism.games.star_realms.cards import ABILITIES, Card
from asterism.games.star_realms.effect import Effect
from asterism.games.star_realms.effects_read import READERS, read_effects
from tests.games.star_realms.boxes import random_pack


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
    return {effect.op}.union(*(ops(other) for part in effect.inside() for other in part))


def test_every_effect_that_can_be_read_is_on_some_card() -> None:
    """Of the rulebook, or of the packs that the tests make."""
    cards = [*BOX.cards, *(card for seed in range(6) for card in box_for(random_pack(seed)).cards)]
    found = [ops(effect) for card in cards for name in ABILITIES for effect in card.ability(name)]
    assert set().union(*found) == set(READERS)


DRAW = {"op": "draw", "count": 1}


def nested(depth: int) -> dict[str, object]:
    """Conditions within conditions."""
    made: dict[str, object] = DRAW
    for _ in range(depth):
        made = {"op": "if", "bases": 1, "then": [made]}
    return made


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
        (
            {"op": "either", "options": [[], []]},
            r"card\[0\]\.options\[0\]: an option does something",
        ),
        ({"op": "either", "options": [[DRAW]]}, r"card\[0\]\.options: two or three, not 1"),
        ({"op": "either", "options": [[DRAW]] * 4}, r"card\[0\]\.options: two or three, not 4"),
        (
            {"op": "either", "names": ["a", "b"], "options": [[DRAW]] * 2},
            r"card\[0\]\.names: expected one of trade",
        ),
        (
            {"op": "either", "names": ["draw", "draw"], "options": [[DRAW]] * 2},
            r"card\[0\]\.names: 2 different ones",
        ),
        (
            {"op": "either", "options": [[{"op": "copy"}], [DRAW]]},
            r"card\[0\]\.options\[0\]\[0\]: a ship copies by its primary itself",
        ),
        (
            {"op": "either", "options": [[DRAW] * 9, [DRAW]]},
            r"card\[0\]\.options\[0\]: at most 8 effects, not 9",
        ),
        (nested(4), r"effects are 3 deep at most"),
        (
            {"op": "gain_per", "per": "moon", "trade": 1},
            r"card\[0\]\.per: expected one of base, blob",
        ),
        ({"op": "gain_per", "per": "base"}, "it gives neither trade nor combat"),
        ({"op": "draw_then_discard", "count": 1}, r"card\[0\]\.discard: expected a whole number"),
        ({"op": "acquire", "cost": 3}, r"card\[0\]\.to: expected a text"),
        ({"op": "acquire", "cost": 0, "to": "hand"}, r"card\[0\]\.cost: .* from 1 to 99"),
        ({"op": "if", "then": [DRAW]}, r"card\[0\]: it needs one condition of bases"),
        ({"op": "if", "bases": 1, "played": 1, "then": [DRAW]}, "it needs one condition"),
        ({"op": "if", "played": 1, "then": [DRAW]}, r"card\[0\]\.faction: expected a text"),
        (
            {"op": "if", "bases": 1, "faction": "blob", "then": [DRAW]},
            r"card\[0\]\.faction: only with `played`",
        ),
        ({"op": "if", "bases": 1, "then": []}, r"card\[0\]\.then: an option does something"),
        ({"op": "scrap_own", "each": {}}, r"card\[0\]\.each: it gives neither"),
        ({"op": "scrap_row", "each": {"luck": 1}}, r"card\[0\]\.each: unknown field 'luck'"),
        ({"op": "destroy", "must": "yes"}, r"card\[0\]\.must: expected true or false"),
        ("draw", r"card\[0\]: expected an object"),
    ],
)
def test_a_bad_effect_is_refused_with_its_place(bad: object, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        read_effects([bad], "card")
