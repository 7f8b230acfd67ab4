"""Another box for Stellar: every fact of a pack shows in the game, and what cannot be played is
refused with its place.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from asterism import Record, State
from asterism.engine.pack import canonical, fingerprint
from asterism.games.stellar.box import FEWEST_CARDS
from tests.games.stellar.boxes import HEAD, random_pack
from tests.games.stellar.laying import GAME, codes, seen, whole

Json = dict[str, Any]


def changed(*cards: Json) -> Json:
    """The box of the rulebook, with other cards."""
    return {**HEAD, "base": "rulebook", "cards": list(cards)}


def cards_of(state: State) -> list[str]:
    """All cards of a position, wherever they lie."""
    position = whole(state)
    for player in position["players"]:
        player["chosen"] = None  # it is in the hand
    return codes([position[name] for name in ("players", "row", "deck", "discard", "placing")])


def played(seed: int, pack: Json) -> Any:
    state, chance = GAME.start(2, seed, pack=pack), random.Random(seed)
    while state.outcome is None:
        seat = chance.choice(state.seats)
        state.play(chance.choice(state.legal_moves(seat)), seat)
    return state


@pytest.mark.clause("ST-1.2")
def test_a_pack_says_how_many_of_each_card_there_are() -> None:
    state = GAME.start(2, 1, pack=changed({"card": "P1", "copies": 5}, {"card": "S2", "copies": 0}))
    count = Counter(cards_of(state))
    assert (count["P1"], count["S2"], count["P2"]) == (5, 0, 2)
    assert sum(count.values()) == 62


@pytest.mark.clause("ST-1.3")
def test_a_pack_says_the_stars_of_each_card() -> None:
    pack = changed({"card": "P1", "stars": 9})
    state = GAME.start(2, 1, pack=pack)
    table = state.view(0).to_json()["stars"]
    assert isinstance(table, dict) and (table["P1"], table["M1"]) == (9, 3)
    position = {"options": {"pack": pack}, "players": [{"telescope": {"1": "P1"}}, {}]}
    plain = {"players": [{"telescope": {"1": "P1"}}, {}]}
    stars = [GAME.score(p)["players"][0]["types"]["P"]["stars"] for p in (position, plain)]  # type: ignore[index]
    assert stars == [9, 3]


@pytest.mark.clause("ST-1.3")
def test_a_pack_and_a_table_of_stars_are_not_both_given() -> None:
    pack = changed({"card": "P1", "stars": 9})
    with pytest.raises(ValueError, match="option stars cannot be given with a pack"):
        GAME.start(2, 1, {"stars": [1, 1, 1, 1, 1, 1], "pack": pack})
    # All options as they are settled say no more than the pack alone.
    state = GAME.start(2, 1, GAME.settle(2, {"pack": pack}))
    table = state.view(0).to_json()["stars"]
    assert isinstance(table, dict) and table["P1"] == 9


@pytest.mark.clause("ST-1.4")
def test_a_pack_says_which_cards_are_starters() -> None:
    starters = [{"card": f"{letter}3", "starters": 0} for letter in "PMACB"]
    starters += [{"card": "P1", "starters": 2}, {"card": "M1", "starters": 2}]
    for seed in range(5):
        state = GAME.start(2, seed, pack=changed(*starters))
        hands = state.to_json()["players"]
        assert isinstance(hands, list)
        assert {card for player in hands for card in player["hand"]} <= {"P1", "M1"}


@pytest.mark.parametrize("seed", range(12))
def test_any_pack_is_played_to_the_end_and_its_record_verifies(seed: int) -> None:
    pack = random_pack(seed)
    state = played(seed, pack)
    record = Record.of(state)
    again = Record.loads(record.dumps())
    assert again.replay(verify=True).to_json() == state.to_json()
    assert GAME.from_json(json.loads(json.dumps(state.to_json()))).to_json() == state.to_json()


@pytest.mark.parametrize("seed", range(6))
def test_a_sample_of_any_pack_is_played_with_its_cards(seed: int) -> None:
    pack = random_pack(seed)
    state, chance = GAME.start(2, seed, pack=pack), random.Random(seed)
    cards = Counter(cards_of(state))
    while state.outcome is None:
        seat = chance.choice(state.seats)
        view = GAME.view_from_json(json.loads(json.dumps(state.view(seat).to_json())))
        assert Counter(cards_of(view.sample(seed))) == cards
        state.play(chance.choice(state.legal_moves(seat)), seat)


def test_the_smallest_box_is_played_to_the_end_however_often_the_row_is_renewed() -> None:
    fewer = [{"card": f"{letter}1", "copies": 1} for letter in "PMA"]
    for seed in range(10):
        state = GAME.start(2, seed, pack=changed(*fewer))
        assert len(cards_of(state)) == FEWEST_CARDS
        while state.outcome is None:
            seat = state.seats[0]
            moves = state.legal_moves(seat)
            renew = [move for move in moves if move.text == "renew"]
            state.play((renew or moves)[-1], seat)


def test_a_pack_is_stored_in_full_and_reading_it_again_changes_nothing() -> None:
    setup = GAME.start(2, 1, pack=changed({"card": "P1", "copies": 5})).history().setup
    assert setup is not None
    pack = setup.options["pack"]
    assert isinstance(pack, dict) and "base" not in pack and len(pack["cards"]) == 35
    again = GAME.settle(2, {"pack": deepcopy(pack)})["pack"]
    assert isinstance(again, dict) and canonical(again) == canonical(pack)
    assert fingerprint(again) == fingerprint(pack)


def test_the_rulebook_as_a_pack_deals_the_same_game() -> None:
    plain, packed = GAME.start(2, 7), GAME.start(2, 7, pack=changed())
    for _ in range(30):
        seat = plain.seats[0]
        move = plain.legal_moves(seat)[-1]
        assert [m.text for m in plain.legal_moves(seat)] == [
            m.text for m in packed.legal_moves(seat)
        ]
        plain.play(move, seat)
        packed.play(move.text, seat)
    assert cards_of(plain) == cards_of(packed)


WRONG: list[tuple[Json, str]] = [
    ({"cards": []}, r"pack\.format: expected a whole number from 1 to 1"),
    (
        {**HEAD, "game": "chess", "cards": []},
        r"pack\.game: this is stellar, the pack is for 'chess'",
    ),
    ({**HEAD, "cards": [], "colour": 1}, r"pack: unknown field 'colour'"),
    ({"format": 1, "game": "stellar", "cards": []}, r"pack\.name: expected"),
    ({**HEAD, "name": {"xx": "a"}, "cards": []}, r"pack\.name: unknown field 'xx'"),
    ({**HEAD, "name": "a\nb", "cards": []}, r"pack\.name: expected a line"),
    ({**HEAD, "name": "a" * 61, "cards": []}, r"pack\.name: expected a line of 1 to 60"),
    (changed({"card": "X1"}), r"pack\.cards\[0\]\.card: 'X1' is no card"),
    (changed({"card": "P1", "copies": 10}), r"pack\.cards\[0\]\.copies: .* from 0 to 9"),
    (changed({"card": "P1", "stars": -1}), r"pack\.cards\[0\]\.stars"),
    (changed({"card": "S1", "stars": 1}), r"satellites show no stars"),
    (changed({"card": "S1", "starters": 1}), r"no satellite is a starter"),
    (changed({"card": "P1", "starters": 3}), r"pack\.cards\[0\]\.starters: 3 of 2 P1"),
    (changed({"card": "P1"}, {"card": "P1"}), r"pack\.cards\[1\]: the card P1 is there twice"),
    (
        changed({"card": "P3", "starters": 0}, {"card": "M3", "starters": 0}),
        r"4 starters are dealt",
    ),
    (
        {**HEAD, "cards": [{"card": "P3", "copies": 5, "starters": 5}]},
        r"57 to 200 cards, these are 5",
    ),
    ({**changed(), "about": "x" * 401}, r"pack\.about"),
]


@pytest.mark.parametrize(("pack", "problem"), WRONG)
def test_a_pack_that_is_wrong_is_refused_with_its_place(pack: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.start(2, 1, pack=pack)


def test_two_packs_with_the_same_names_never_mix() -> None:
    one = GAME.start(2, 1, pack=changed({"card": "P1", "stars": 9}))
    other = GAME.start(2, 1, pack=changed({"card": "P1", "stars": 7}))
    tables = [seen(state, 0)["stars"] for state in (one, other, GAME.start(2, 1))]
    assert [t["P1"] if isinstance(t, dict) else t[0] for t in tables] == [9, 7, 3]
