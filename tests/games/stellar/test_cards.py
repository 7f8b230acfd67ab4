"""The sixty cards (ST-1): one row for each kind, with what it is worth and where it may go."""

from collections import Counter
from typing import NamedTuple

import pytest

from asterism import Message, words
from tests.games.stellar.laying import (
    BOX,
    GAME,
    codes,
    down,
    lay_out,
    legal,
    play,
    sheet,
    starting_game,
    told,
    up,
    whole,
)


class Kind(NamedTuple):
    code: str
    type: str | None
    stars: int
    copies: int
    slots: tuple[int, ...]  # face up, in a telescope with a planet on 1, a moon on 4, a hole on 6
    selects: int | None  # in step 3: a slot of the row, or the deck


NEAR_PLANET = (2, 3)
NEAR_MOON = (2, 5, 7)
NEAR_HOLE = (7, 9, 10)
ANYWHERE = (2, 3, 5, 7, 8, 9, 10, 11, 12)
KINDS = [
    Kind("P1", "P", 3, 2, NEAR_PLANET, 1),
    Kind("P2", "P", 3, 2, NEAR_PLANET, 2),
    Kind("P3", "P", 2, 2, NEAR_PLANET, 3),
    Kind("P4", "P", 2, 2, NEAR_PLANET, 4),
    Kind("P5", "P", 1, 2, NEAR_PLANET, 5),
    Kind("P6", "P", 1, 1, NEAR_PLANET, None),
    Kind("M1", "M", 3, 2, NEAR_MOON, 1),
    Kind("M2", "M", 3, 2, NEAR_MOON, 2),
    Kind("M3", "M", 2, 2, NEAR_MOON, 3),
    Kind("M4", "M", 2, 2, NEAR_MOON, 4),
    Kind("M5", "M", 1, 2, NEAR_MOON, 5),
    Kind("M6", "M", 1, 1, NEAR_MOON, None),
    Kind("A1", "A", 3, 2, ANYWHERE, 1),
    Kind("A2", "A", 3, 2, ANYWHERE, 2),
    Kind("A3", "A", 2, 2, ANYWHERE, 3),
    Kind("A4", "A", 2, 2, ANYWHERE, 4),
    Kind("A5", "A", 1, 2, ANYWHERE, 5),
    Kind("A6", "A", 1, 1, ANYWHERE, None),
    Kind("C1", "C", 3, 2, ANYWHERE, 1),
    Kind("C2", "C", 3, 2, ANYWHERE, 2),
    Kind("C3", "C", 2, 2, ANYWHERE, 3),
    Kind("C4", "C", 2, 2, ANYWHERE, 4),
    Kind("C5", "C", 1, 2, ANYWHERE, 5),
    Kind("C6", "C", 1, 1, ANYWHERE, None),
    Kind("B1", "B", 3, 2, NEAR_HOLE, 1),
    Kind("B2", "B", 3, 2, NEAR_HOLE, 2),
    Kind("B3", "B", 2, 2, NEAR_HOLE, 3),
    Kind("B4", "B", 2, 2, NEAR_HOLE, 4),
    Kind("B5", "B", 1, 2, NEAR_HOLE, 5),
    Kind("B6", "B", 1, 1, NEAR_HOLE, None),
    Kind("S1", None, 0, 1, ANYWHERE, 1),
    Kind("S2", None, 0, 1, ANYWHERE, 2),
    Kind("S3", None, 0, 1, ANYWHERE, 3),
    Kind("S4", None, 0, 1, ANYWHERE, 4),
    Kind("S5", None, 0, 1, ANYWHERE, 5),
]
each_kind = pytest.mark.parametrize("kind", KINDS, ids=[kind.code for kind in KINDS])


@pytest.mark.clause("ST-1.1")
@each_kind
def test_a_card_shows_its_own_type_and_a_satellite_shows_none(kind: Kind) -> None:
    missing = sheet(f"1:{kind.code} |")["players"][0]["missing"]
    assert missing == [letter for letter in "PMACB" if letter != kind.type]


@pytest.mark.clause("ST-1.2")
def test_the_table_of_this_test_has_35_kinds_and_60_cards() -> None:
    assert {kind.code: kind.copies for kind in KINDS} == BOX
    assert len(KINDS) == 35
    assert sum(kind.copies for kind in KINDS) == 60


@pytest.mark.clause("ST-1.2")
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_game_is_played_with_all_sixty_cards(seed: int) -> None:
    for state in (GAME.start(2, seed), starting_game(seed)):
        assert Counter(codes(whole(state))) == BOX


@pytest.mark.clause("ST-1.2")
@each_kind
def test_a_position_may_have_as_many_copies_as_the_box_and_not_one_more(kind: Kind) -> None:
    all_of_them = "| " + " ".join([kind.code] * kind.copies)
    sheet(all_of_them)
    nth, all = ("second", "one") if kind.copies == 1 else ("third", "two")
    with pytest.raises(ValueError, match=f"a {nth} {kind.code}, the box has {all}"):
        sheet(all_of_them, f"1:{kind.code} |")


@pytest.mark.clause("ST-1.3", "ST-4.6")
@each_kind
def test_a_card_carries_its_stars(kind: Kind) -> None:
    types = sheet(f"1:{kind.code} |")["players"][0]["types"]
    assert sum(row["stars"] for row in types.values()) == kind.stars
    assert kind.type is None or types[kind.type]["stars"] == kind.stars


@pytest.mark.clause("ST-1.3")
@each_kind
def test_the_option_stars_sets_the_stars_of_each_number(kind: Kind) -> None:
    types = sheet(f"1:{kind.code} |", stars=[10, 20, 30, 40, 50, 60])["players"][0]["types"]
    stars = sum(row["stars"] for row in types.values())
    assert stars == (0 if kind.type is None else 10 * int(kind.code[1]))


@pytest.mark.clause("ST-1.4")
@pytest.mark.parametrize("seed", range(10))
def test_starters_are_one_3_of_each_type(seed: int) -> None:
    dealt = codes([player["hand"] for player in whole(GAME.start(2, seed))["players"]])
    assert len(set(dealt)) == 4
    assert set(dealt) < {"P3", "M3", "A3", "C3", "B3"}


@pytest.mark.clause("ST-1.4")
def test_every_starter_may_be_dealt_and_every_starter_may_be_the_fifth() -> None:
    dealt = [whole(GAME.start(2, seed))["players"][0]["hand"] for seed in range(30)]
    assert set(codes(dealt)) == {"P3", "M3", "A3", "C3", "B3"}


@pytest.mark.clause("ST-1.5")
@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("P1", "Mercury"),
        ("P2", "Venus"),
        ("P3", "Mars"),
        ("P4", "Jupiter"),
        ("P5", "Saturn"),
        ("P6", "Neptune"),
    ],
)
def test_planets_go_by_their_numbers(code: str, name: str) -> None:
    assert words.say(Message(f"stellar-card-{code}"), "en") == name


@pytest.mark.clause("ST-1.5")
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_card_has_a_name_and_a_fact_of_its_own(language: str) -> None:
    said = [Message(f"stellar-card-{kind.code}") for kind in KINDS]
    names = {words.say(message, language) for message in said}
    facts = {words.say(message, language, part="fact") for message in said}
    assert len(names) == len(facts) == 35
    assert all(fact.endswith((".", "!")) and len(fact) > 30 for fact in facts)


@pytest.mark.clause("ST-4.3", "ST-4.4", "ST-4.5", "ST-4.6")
@each_kind
def test_where_a_card_may_go(kind: Kind) -> None:
    state = lay_out(("1:P3 4:M3 6:B3", "1:C3"), (kind.code, ""), row="P2 M2 A2 C2 B2")
    play(state, "take 2", f"play {kind.code} telescope")
    assert legal(state) == [*up(*kind.slots), *down(*ANYWHERE)]


@pytest.mark.clause("ST-3.3", "ST-3.5", "ST-3.6")
@pytest.mark.parametrize("area", ["telescope", "notebook"])
@each_kind
def test_which_card_a_card_selects_in_step_3(kind: Kind, area: str) -> None:
    state = lay_out(("1:P3 4:M3 6:B3", "1:C3"), (kind.code, ""), row="P2 M2 A2 C2 B2", deck="A1")
    play(state, "take 1" if kind.selects != 1 else "take 2", f"play {kind.code} {area}")
    if area == "telescope":
        play(state, f"place {kind.slots[0]} up")
        event = told(state, 0, "noted")[-1]
    else:
        event = told(state, 0, "followed" if kind.selects else "drawn")[-1]
    assert event["source"] == (f"row.{kind.selects}" if kind.selects else "deck")
    in_row = {1: "P2", 2: "M2", 3: "A2", 4: "C2", 5: "B2", None: "A1"}
    assert event["card"] == in_row[kind.selects]


@pytest.mark.clause("ST-5.1")
@each_kind
def test_every_card_may_go_into_the_notebook(kind: Kind) -> None:
    state = lay_out(("1:P3 4:M3 6:B3", "1:C3"), (kind.code, ""), row="P2 M2 A2 C2 B2")
    play(state, "take 2" if kind.selects != 2 else "take 1", f"play {kind.code} notebook")
    assert whole(state)["players"][0]["notebook"][-1] == kind.code
