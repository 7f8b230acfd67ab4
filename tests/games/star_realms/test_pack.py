"""Another box for Star Realms: every fact of a pack shows in the game, and what cannot be played is
refused with its place.
"""

from __future__ import annotations

import gc
import json
import random
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import asterism
from asterism import Move, Record, words
from asterism.engine.pack import MOST_READY, canonical, fingerprint
from asterism.games.star_realms.box import BOX, box_for
from asterism.games.star_realms.box_read import RULEBOOK_PACK, read_pack
from asterism.games.star_realms.effects_read import READERS, read_effects
from asterism.packs import option_of
from tests.games.star_realms.boxes import HEAD, OPS, random_pack
from tests.games.star_realms.pieces import pieces_of

Json = dict[str, Any]
GAME = asterism.game("star_realms")
SHARK: Json = {
    "card": "shark",
    "name": {"en": "Shark", "fr": "Requin", "de": "Hai"},
    "faction": ["blob", "star_empire"],
    "cost": 3,
    "copies": 2,
    "primary": [{"op": "gain", "combat": 4}],
    "ally": [{"op": "draw", "count": 1}],
}


def changed(*cards: Json, **numbers: object) -> Json:
    """The box of the rulebook, with other cards and numbers."""
    return {**HEAD, "base": "rulebook", "cards": list(cards), **numbers}


def laid(pack: Json, hand: list[str], **table: object) -> Any:
    """A duel in which the first seat is on turn with that hand."""
    players = [{"hand": hand, "deck": ["scout", "scout"]}, {"hand": ["scout"]}]
    return GAME.from_json({"options": {"pack": pack}, "players": players, **table})


def cards_of(state: Any) -> Counter[str]:
    return Counter(card for cards in pieces_of(state.to_json()).values() for card in cards)


def texts(moves: list[Move]) -> list[str]:
    return [move.text for move in moves]


def played(seed: int, pack: Json, players: int = 2) -> Any:
    state = GAME.start(players, seed, {"turn_limit": 12}, pack=pack)
    chance = random.Random(seed)
    while state.outcome is None:
        seat = chance.choice(state.seats)
        state.play(chance.choice(state.legal_moves(seat)), seat)
    return state


# The facts of a card.


def test_a_pack_says_how_many_of_each_card_there_are() -> None:
    pack = changed({"card": "ram", "copies": 5}, {"card": "cutter", "copies": 0})
    count = cards_of(GAME.start(2, 1, pack=pack))
    assert (count["ram"], count["cutter"], count["corvette"]) == (5, 0, 2)
    assert sum(count.values()) == 80 + 3 - 3 + 10 + 20


def test_a_card_without_copies_does_not_exist() -> None:
    state = GAME.start(2, 1, pack=changed({"card": "cutter", "copies": 0}))
    with pytest.raises(ValueError, match="is not a move"):
        state.play("acquire cutter")


def test_a_pack_says_what_a_card_costs() -> None:
    row = {"trade_row": ["ram", None, None, None, None], "turn": {"trade": 1}}
    assert "acquire ram" in texts(
        laid(changed({"card": "ram", "cost": 1}), [], **row).legal_moves()
    )
    assert "acquire ram" not in texts(laid(changed(), [], **row).legal_moves())


def test_a_pack_says_what_a_card_does() -> None:
    pack = changed({"card": "scout", "primary": [{"op": "gain", "trade": 7}]})
    state = laid(pack, ["scout"])
    state.play("play scout", 0)
    assert state.to_json()["turn"]["trade"] == 7


def test_a_pack_says_the_defense_of_a_base_and_which_are_outposts() -> None:
    pack = changed({"card": "blob-wheel", "defense": 9, "outpost": True})
    players = [{"hand": []}, {"bases": ["blob-wheel"]}]
    options = {"pack": pack}
    state = GAME.from_json({"options": options, "players": players, "turn": {"combat": 9}})
    assert texts(state.legal_moves(0)) == ["attack 1 blob-wheel 9", "end"]


def test_a_pack_says_what_a_base_always_does() -> None:
    pack = changed({"card": "blob-wheel", "always": "pay_per_ship"})
    state = laid(pack, ["blob-wheel", "scout"])
    state.play("play blob-wheel", 0)
    state.play("play scout", 0)
    assert state.to_json()["turn"]["combat"] == 1


@pytest.mark.clause("SR-2.3")
@pytest.mark.parametrize("ally", ["corvette", "blob-fighter"])
def test_a_card_of_two_factions_has_an_ally_in_either(ally: str) -> None:
    state = laid(changed(SHARK), ["shark", ally])
    state.play("play shark", 0)
    assert "ally shark" not in texts(state.legal_moves(0))
    state.play(f"play {ally}", 0)
    assert {"ally shark", f"ally {ally}"} <= set(texts(state.legal_moves(0)))


def test_a_card_of_two_factions_is_no_ally_of_the_others() -> None:
    state = laid(changed(SHARK), ["shark", "cutter"])
    state.play("play shark", 0)
    state.play("play cutter", 0)
    assert not [text for text in texts(state.legal_moves(0)) if text.startswith("ally")]


def test_a_card_is_called_by_its_own_name_in_each_language() -> None:
    state = laid(changed(SHARK), ["shark"])
    message = GAME.move_message(state.legal_moves(0)[0], state.view(0))
    said = {language: words.say(message, language) for language in ("de", "en", "fr")}
    assert "Hai" in said["de"] and "Shark" in said["en"] and "Requin" in said["fr"]


def test_a_card_of_the_rulebook_may_have_another_name() -> None:
    state = laid(changed({"card": "scout", "name": "Jolly Boat"}), ["scout"])
    message = GAME.move_message(state.legal_moves(0)[0], state.view(0))
    assert "Jolly Boat" in words.say(message, "fr")


# The numbers of the setup.


@pytest.mark.clause("SR-1.2")
def test_a_pack_says_the_first_decks_the_hands_and_the_authority() -> None:
    pack = changed(start={"scout": 6, "ram": 1}, authority=33, hand=4, first_hand=2)
    state = GAME.start(2, 1, {"start_player": 0}, pack=pack)
    position: Any = state.to_json()
    for player, held in zip(position["players"], (2, 4), strict=True):
        assert Counter(player["hand"] + player["deck"]) == {"scout": 6, "ram": 1}
        assert (player["authority"], len(player["hand"])) == (33, held)
    state.play("end")
    after: Any = state.to_json()
    assert len(after["players"][0]["hand"]) == 4


def test_a_pack_says_how_long_the_trade_row_is_and_how_many_explorers_there_are() -> None:
    position: Any = GAME.start(2, 1, pack=changed(trade_row=7, explorers=3)).to_json()
    assert len(position["trade_row"]) == 7
    assert position["explorers"] == 3


def test_a_pack_says_which_ship_is_the_explorer() -> None:
    pack = changed({"card": "explorer", "copies": 4}, explorer="federation-shuttle")
    state = laid(pack, [], turn={"trade": 1})
    state.play("acquire federation-shuttle", 0)
    position = state.to_json()
    assert (position["explorers"], position["players"][0]["discard"]) == (9, ["federation-shuttle"])


@pytest.mark.clause("SR-4.3")
def test_a_format_has_its_own_numbers() -> None:
    pack = changed(authority=20, hand=4)
    hydra: Any = GAME.start(4, 1, {"format": "hydra2"}, pack=pack).to_json()
    assert {player["authority"] for player in hydra["players"]} == {75}
    raid: Any = GAME.start(3, 1, {"format": "raid", "boss": 0}, pack=pack).to_json()
    assert [player["authority"] for player in raid["players"]] == [50, 20, 20]
    assert [len(player["hand"]) for player in raid["players"]] == [5, 4, 4]


# Any pack.


@pytest.mark.parametrize("seed", range(12))
def test_any_pack_is_played_and_its_record_verifies(seed: int) -> None:
    state = played(seed, random_pack(seed), 2 + seed % 3)
    again = Record.loads(Record.of(state).dumps())
    assert again.replay(verify=True).to_json() == state.to_json()
    position = json.loads(json.dumps(state.to_json()))
    assert GAME.from_json(position).to_json() == state.to_json()


@pytest.mark.parametrize("seed", range(4))
def test_more_cards_than_a_machine_word_has_bits_are_played(seed: int) -> None:
    pack = random_pack(seed, 150)
    state = GAME.start(2, seed, {"turn_limit": 12}, pack=pack)
    cards, chance = cards_of(state), random.Random(seed)
    while state.outcome is None:
        view = GAME.view_from_json(json.loads(json.dumps(state.view(state.seat).to_json())))
        moves = state.legal_moves()
        assert texts(view.legal_moves()) == texts(moves)
        assert cards_of(view.sample(seed)) == cards
        state.play(chance.choice(moves).text)


@pytest.mark.parametrize("seed", range(3))
def test_an_observation_and_the_actions_are_as_large_as_the_box(seed: int) -> None:
    pack = random_pack(seed)
    encoder = GAME.encoder(2, {"pack": pack, "turn_limit": 12})
    plain = GAME.encoder(2, {"turn_limit": 12})
    assert "play card-7" in encoder.actions and "play cutter" not in encoder.actions
    assert encoder.size != plain.size
    state, chance = GAME.start(2, seed, {"turn_limit": 12}, pack=pack), random.Random(seed)
    while state.outcome is None:
        seat = state.seats[0]
        assert len(encoder.look_at_view(state.view(seat))) == encoder.size
        for move in state.legal_moves(seat):
            assert encoder.action_of(state, seat, move) < len(encoder.actions)
        state.play(chance.choice(state.legal_moves(seat)), seat)


def test_a_pack_is_stored_in_full_and_reading_it_again_changes_nothing() -> None:
    setup = GAME.start(2, 1, pack=changed({"card": "ram", "copies": 5})).history().setup
    assert setup is not None
    pack = setup.options["pack"]
    assert isinstance(pack, dict) and "base" not in pack and len(pack["cards"]) == 49
    again = read_pack(deepcopy(pack))
    assert canonical(again) == canonical(pack)
    assert fingerprint(again) == fingerprint(pack)


def test_the_rulebook_as_a_pack_deals_the_same_game() -> None:
    plain, packed = GAME.start(2, 7), GAME.start(2, 7, pack=changed())
    for _ in range(60):
        seat = plain.seats[0]
        move = plain.legal_moves(seat)[-1]
        assert texts(plain.legal_moves(seat)) == texts(packed.legal_moves(seat))
        plain.play(move, seat)
        packed.play(move.text, seat)
    assert cards_of(plain) == cards_of(packed)


def test_the_box_of_the_rulebook_is_a_pack_in_full() -> None:
    assert canonical(read_pack(RULEBOOK_PACK)) == canonical(RULEBOOK_PACK)


def test_two_packs_with_the_same_codes_never_mix() -> None:
    cheap = laid(changed({"card": "ram", "cost": 1}), ["ram"])
    dear = laid(changed({"card": "ram", "cost": 9}), ["ram"])
    other, own = cheap.legal_moves(0)[0], dear.legal_moves(0)[0]
    assert other.text == own.text and other is not own
    with pytest.raises(asterism.IllegalMove):
        dear.play(other, 0)
    dear.play(own, 0)
    assert BOX.by_code["ram"].cost == 3


def test_positions_of_one_pack_share_their_moves_as_long_as_a_game_lasts() -> None:
    state = laid(changed(SHARK), ["shark"])
    twin: Any = GAME.from_json(state.to_json())
    gc.collect()
    twin.play(state.legal_moves(0)[0], 0)
    assert twin.to_json()["turn"]["combat"] == 4


def test_a_pack_is_read_once_while_it_is_used_and_then_forgotten() -> None:
    option = option_of(GAME)
    assert option is not None
    first = option.seal(changed(SHARK, authority=17), 2)
    assert option.seal(changed(SHARK, authority=17), 2) is first
    assert option.seal(deepcopy(first), 2) is first  # in full, from a position
    with pytest.raises(TypeError, match="cannot be changed"):
        first["cards"][0]["cost"] = 1
    text = canonical(first)
    for authority in range(MOST_READY + 1):
        option.seal(changed(SHARK, authority=100 + authority), 2)
    assert option.known.get(text) is first
    del first
    gc.collect()
    assert option.known.get(text) is None


# What cannot be.

NOTHING: Json = {**HEAD, "cards": []}


def whole(**fields: object) -> Json:
    """A small box of its own."""
    cards = [
        {"card": "pawn", "name": "Pawn", "primary": [{"op": "gain", "trade": 2}]},
        {"card": "crate", "name": "Crate", "cost": 2},
        {**SHARK, "cost": 4},
    ]
    numbers = {"authority": 9, "hand": 5, "first_hand": 3, "trade_row": 5, "explorers": 1}
    pack: Json = {**HEAD, **numbers, "start": {"pawn": 5}, "explorer": "crate", "cards": cards}
    return {**pack, **fields}


def ram(**fields: object) -> Json:
    return changed({"card": "ram", **fields})


WRONG: list[tuple[Json, str]] = [
    ({"cards": []}, r"pack\.format: expected a whole number from 1 to 1"),
    ({**NOTHING, "game": "chess"}, r"pack\.game: this is star_realms, the pack is for 'chess'"),
    ({**NOTHING, "colour": 1}, r"pack: unknown field 'colour'"),
    (NOTHING, r"pack\.authority: expected a whole number from 1 to 999"),
    (changed(hand=0), r"pack\.hand: .* from 1 to 12"),
    (changed(first_hand=13), r"pack\.first_hand: .* from 0 to 12"),
    (changed(trade_row=10), r"pack\.trade_row: .* from 1 to 9"),
    (changed(explorers=41), r"pack\.explorers: .* from 0 to 40"),
    (changed(explorer="dreamer"), r"pack\.cards: there is no card 'dreamer'"),
    (changed(explorer="blob-wheel"), r"pack\.explorer: blob-wheel must be a ship"),
    (changed(start={}), r"pack\.start: everybody begins with a card at least"),
    (changed(start={"scout": 21}), r"pack\.start\.scout: .* from 1 to 20"),
    (changed(start={"dreamer": 1}), r"pack\.cards: there is no card 'dreamer'"),
    (changed(start={"scout": 5, "explorer": 1}), r"pack\.start: Explorers have a pile"),
    (changed({"card": "Shark"}), r"pack\.cards\[0\]\.card: 'Shark' is no code"),
    (changed({"card": "a" * 41}), r"pack\.cards\[0\]\.card: .* is no code"),
    (changed({"card": "12"}), r"pack\.cards\[0\]\.card: '12' means something else"),
    (changed({"card": "shark"}), r"pack\.cards\[0\]\.name: what is shark called\?"),
    (ram(name="x" * 61), r"pack\.cards\[0\]\.name: expected a line of 1 to 60"),
    (ram(colour=1), r"pack\.cards\[0\]: unknown field 'colour'"),
    (ram(copies=21), r"pack\.cards\[0\]\.copies: .* from 0 to 20"),
    (ram(cost=100), r"pack\.cards\[0\]\.cost: .* from 0 to 99"),
    (ram(cost=0), r"pack\.cards: ram is for sale, but costs nothing"),
    (ram(defense=-1), r"pack\.cards\[0\]\.defense: .* from 0 to 99"),
    (ram(outpost=True), r"pack\.cards\[0\]\.defense: an outpost has some"),
    (ram(faction="red"), r"pack\.cards\[0\]\.faction: expected one of blob"),
    (ram(faction=["blob", "blob"]), r"pack\.cards\[0\]\.faction: a card has one faction, or two"),
    (ram(always="fly"), r"pack\.cards\[0\]\.always: expected one of"),
    (ram(always="ally_of_all"), r"pack\.cards\[0\]\.always: only a base stays in play"),
    (ram(ally=[{"op": "fly"}]), r"pack\.cards\[0\]\.ally\[0\]\.op: expected one of"),
    (ram(scrap=[{"op": "copy"}]), r"pack\.cards\[0\]\.scrap: only the primary of a ship copies"),
    (ram(primary=[{"op": "copy"}], defense=3), r"pack\.cards\[0\]\.primary: only the primary"),
    (
        changed({"card": "scout", "ally": [{"op": "draw", "count": 1}]}),
        r"pack\.cards\[0\]\.ally: a card without a faction has no ally",
    ),
    (changed({"card": "ram"}, {"card": "ram"}), r"pack\.cards\[1\]: the card ram is there twice"),
    (
        whole(cards=[card for card in whole()["cards"] if card["card"] != "shark"]),
        r"pack\.cards: the trade deck is empty",
    ),
    (
        whole(cards=[*whole()["cards"][:2], {**SHARK, "primary": [{"op": "draw", "count": 1}]}]),
        r"pack\.cards: nobody can ever get combat",
    ),
    (
        whole(cards=[*whole()["cards"][:2], {**SHARK, "cost": 30}]),
        r"pack\.cards: nobody can ever get combat",
    ),
    (
        changed(*({**SHARK, "card": f"shark-{n}", "copies": 20} for n in range(20))),
        r"pack\.cards: at most 340 blob in a box",
    ),
]


@pytest.mark.parametrize(("pack", "problem"), WRONG)
def test_a_pack_that_is_wrong_is_refused_with_its_place(pack: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.start(2, 1, pack=pack)


def test_bases_that_pay_for_ships_are_counted_too() -> None:
    base = {**SHARK, "defense": 3, "always": "pay_per_ship", "copies": 20}
    del base["faction"], base["ally"]
    many = [{**base, "card": f"base-{number}"} for number in range(18)]
    with pytest.raises(ValueError, match="at most 340 bases that pay for ships in a box, not 361"):
        read_pack(changed(*many))


def test_whoever_changes_their_pack_later_changes_no_game() -> None:
    pack = read_pack(changed(SHARK))
    states = [GAME.start(2, 1, pack=pack) for _ in range(2)]
    before = [state.to_json() for state in states]
    pack["cards"].clear()  # type: ignore[attr-defined]
    assert [state.to_json() for state in states] == before


def test_a_small_box_of_its_own_is_played() -> None:
    assert played(1, whole()).outcome is not None


def test_at_most_four_hundred_kinds() -> None:
    many = [{**SHARK, "card": f"c{n}", "faction": [], "copies": 1} for n in range(401)]
    for card in many:
        del card["faction"], card["ally"]
    assert len(box_for(read_pack(changed(*many[:351]))).cards) == 400
    with pytest.raises(ValueError, match="at most 400 different cards, not 401"):
        read_pack(changed(*many[:352]))


def test_every_effect_has_an_example_that_can_be_read() -> None:
    page = (Path(__file__).parents[3] / "docs" / "packs.md").read_text()
    examples = [json.loads(found) for found in re.findall(r"^\| `(\{\"op\".*?\})` \|", page, re.M)]
    for example in examples:
        read_effects([example], "example")
    assert {example["op"] for example in examples} == set(READERS)


def test_the_random_packs_know_every_effect() -> None:
    assert {*OPS, "copy"} == set(READERS)
