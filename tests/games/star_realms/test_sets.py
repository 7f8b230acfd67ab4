"""Sets of a pack that the table mixes in or leaves in the box, and trade decks by lot."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

import asterism
from asterism import Record
from asterism.games.star_realms.box_read import read_pack
from asterism.games.star_realms.options import OPTIONS
from asterism.packs import Pack, loads
from tests.games.star_realms.boxes import HEAD, random_pack
from tests.games.star_realms.pieces import pieces_of
from tests.games.star_realms.table import duel, play, player

Json = dict[str, Any]
GAME = asterism.game("star_realms")
GAIN = [{"op": "gain", "trade": 1, "combat": 1}]


def ship(code: str, **fields: object) -> Json:
    return {"card": code, "name": code, "cost": 2, "copies": 3, "primary": GAIN, **fields}


def pack(**fields: object) -> Json:
    """The rulebook's box and two sets of one card each, the second of which stays in the box."""
    sets = [{"set": "dawn", "name": {"en": "Dawn", "fr": "Aube"}}, {"set": "dusk", "spare": True}]
    cards = [ship("lark", set="dawn"), ship("owl", set="dusk")]
    return {**HEAD, "base": "rulebook", "sets": sets, "cards": cards, **fields}


def cards_of(state: Any) -> Counter[str]:
    return Counter(card for cards in pieces_of(state.to_json()).values() for card in cards)


def started(box: Json, sets: object = "default", seed: int = 1, **options: object) -> Any:
    return GAME.start(2, seed, {"sets": sets, **options}, pack=box)


# Which sets are mixed.


@pytest.mark.parametrize(
    ("sets", "larks", "owls"),
    [("default", 3, 0), (["dusk"], 0, 3), (["dawn", "dusk"], 3, 3), ([], 0, 0)],
)
def test_the_table_chooses_which_sets_are_mixed(sets: object, larks: int, owls: int) -> None:
    count = cards_of(started(pack(), sets))
    assert (count["lark"], count["owl"], count["ram"]) == (larks, owls, 2)


def test_a_card_of_a_set_that_is_not_mixed_is_no_card_of_the_game() -> None:
    state = started(pack())
    assert "play lark" in GAME.encoder(2, {"pack": pack(), "turn_limit": 9}).actions
    assert "play owl" not in GAME.encoder(2, {"pack": pack(), "turn_limit": 9}).actions
    with pytest.raises(ValueError, match="is not a move"):
        state.play("acquire owl")


def test_the_order_in_which_sets_are_chosen_makes_no_difference() -> None:
    one, other = started(pack(), ["dusk", "dawn"]), started(pack(), ["dawn", "dusk"])
    assert one.legal_moves()[0] is other.legal_moves()[0], "they share their cards and moves"
    assert pieces_of(one.to_json()) == pieces_of(other.to_json())


def test_tables_with_other_sets_of_the_same_pack_do_not_mix() -> None:
    box = Pack(pack())
    one, other = started(box, ["dusk"]), started(box, ["dawn"])
    assert one.legal_moves()[0] is not other.legal_moves()[0]
    assert cards_of(one)["owl"] == 3 == cards_of(other)["lark"]


def test_a_record_and_a_position_know_the_sets() -> None:
    state = started(pack(), ["dusk"], turn_limit=6)
    chance = random.Random(4)
    while state.outcome is None:
        state.play(chance.choice(state.legal_moves()))
    again = Record.loads(Record.of(state).dumps()).replay(verify=True)
    assert again.to_json() == state.to_json()
    position = json.loads(json.dumps(state.to_json()))
    assert position["options"]["sets"] == ["dusk"] and "pack" in position["options"]
    assert GAME.from_json(position).to_json() == state.to_json()


def test_a_view_is_read_with_its_sets() -> None:
    state = started(pack(), ["dusk"])
    view = GAME.view_from_json(json.loads(json.dumps(state.view(0).to_json())))
    assert cards_of(view.sample(3)) == cards_of(state)


def test_another_choice_of_sets_is_no_other_pack() -> None:
    views = [started(pack(), sets).view(0).to_json() for sets in (["dawn"], ["dusk"])]
    assert views[0]["options"]["pack"] == views[1]["options"]["pack"]


def test_bots_know_the_cards_of_any_sets() -> None:
    state = started(pack(), ["dusk"], turn_limit=10)
    bot = asterism.bot("greedy")
    while state.outcome is None:
        seat = state.seats[0]
        state.play(bot.choose(state.view(seat)), seat)


def test_the_page_is_told_of_the_cards_of_all_sets() -> None:
    assert {"lark", "owl"} <= set(GAME.pieces(Pack(pack())))


@pytest.mark.parametrize("piece", ["lark", "owl"])
def test_a_card_of_any_set_can_be_tried(piece: str) -> None:
    position = GAME.try_out(Pack(pack()), piece, 3)
    assert position is not None
    assert f"play {piece}" in [move.text for move in GAME.resume(position).legal_moves()]


def test_sets_are_typed_with_commas() -> None:
    option = next(option for option in OPTIONS if option.name == "sets")
    assert option.parse("dawn, dusk") == ["dawn", "dusk"]
    assert option.parse("none") == [] and option.parse("default") == "default"


SMALL: Json = {
    **HEAD,
    "authority": 9,
    "hand": 5,
    "first_hand": 3,
    "trade_row": 5,
    "explorers": 1,
    "start": {"pawn": 5},
    "explorer": "crate",
    "sets": [{"set": "arms"}, {"set": "goods"}],
    "cards": [
        {"card": "pawn", "name": "Pawn", "primary": [{"op": "gain", "trade": 2}]},
        {"card": "crate", "name": "Crate", "cost": 2},
        ship("gun", set="arms"),
        ship("cloth", set="goods", primary=[{"op": "gain", "trade": 1}]),
    ],
}


@pytest.mark.parametrize(
    ("sets", "problem"),
    [
        (["noon"], r"^option sets: the box has no set 'noon': it has arms, goods$"),
        ("arms", r"^option sets cannot be 'arms': it is one of \"default\", or a list of sets"),
        (["arms", "arms"], r"^option sets cannot be .*list of sets"),
        ([1], r"^option sets cannot be .*list of sets"),
        ([], r"^option sets cannot be \[\]: pack\.cards: the trade deck is empty$"),
        (["goods"], r"^option sets cannot be \['goods'\]: .*nobody can ever get combat"),
    ],
)
def test_sets_that_cannot_be_are_refused(sets: object, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        started(SMALL, sets)


def test_the_box_of_the_rulebook_has_no_sets() -> None:
    with pytest.raises(ValueError, match="the box has no set 'dawn': it has none"):
        GAME.start(2, 1, {"sets": ["dawn"]})
    assert cards_of(GAME.start(2, 1, {"sets": []})) == cards_of(GAME.start(2, 1))


WRONG: list[tuple[Json, str]] = [
    (
        pack(cards=[ship("lark", set="noon")]),
        r"pack\.cards\[0\]\.set: no set 'noon': there are dawn, dusk",
    ),
    (pack(sets=[]), r"pack\.cards\[0\]\.set: no set 'dawn': there are none"),
    (pack(sets=[{"set": "Dawn"}]), r"pack\.sets\[0\]\.set: 'Dawn' is no code"),
    (pack(sets=[{"set": "none"}]), r"pack\.sets\[0\]\.set: 'none' means something else"),
    (
        pack(sets=[{"set": "dawn"}, {"set": "dawn"}]),
        r"pack\.sets\[1\]: the set dawn is there twice",
    ),
    (pack(sets=[{"set": "dawn", "spare": 1}]), r"pack\.sets\[0\]\.spare"),
    (pack(sets=[{"set": "dawn", "colour": 1}]), r"pack\.sets\[0\]: unknown field 'colour'"),
    (pack(sets=[{"set": f"s{n}"} for n in range(13)], cards=[]), r"pack\.sets: at most 12, not 13"),
    (pack(cards=[{"card": "scout", "set": "dawn"}]), r"everybody needs scout, so it is of no set"),
    (
        {**SMALL, "sets": [{"set": "arms", "spare": True}, {"set": "goods"}]},
        r"nobody can ever get combat",
    ),
    (pack(trade_deck=-1), r"pack\.trade_deck: .* from 0 to 8000"),
    (pack(trade_deck=84), r"pack\.trade_deck: 84 cards, but there are only 83"),
    ({**SMALL, "trade_deck": 3}, r"pack\.trade_deck: all cards with combat may be left out"),
]


@pytest.mark.parametrize(("box", "problem"), WRONG, ids=range(len(WRONG)))
def test_a_pack_whose_sets_are_wrong_is_refused_with_its_place(box: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.start(2, 1, pack=box)


def test_a_pack_without_sets_says_nothing_of_them() -> None:
    plain = read_pack({**HEAD, "base": "rulebook", "sets": [], "trade_deck": 0})
    assert "sets" not in plain and "trade_deck" not in plain


def test_a_set_without_a_card_is_a_warning() -> None:
    box = Pack(pack(sets=[{"set": "dawn"}, {"set": "dusk"}, {"set": "noon"}]))
    found = [one for one in GAME.remarks(box) if one.is_warning]
    assert [(one.place, one.message.id) for one in found] == [
        ("sets[2]", "star-realms-pack-empty-set")
    ]


def test_sets_are_written_in_a_file() -> None:
    text = """
    format = 1
    game = "star_realms"
    name = "Ours"
    base = "rulebook"
    trade_deck = 40
    [[sets]]
    set = "dawn"
    [[cards]]
    card = "ram"
    set = "dawn"
    """
    assert cards_of(started(loads(text), []))["ram"] == 0


# Trade decks by lot.


def reduced(size: int, **fields: object) -> Json:
    return {**HEAD, "base": "rulebook", "trade_deck": size, **fields}


@pytest.mark.clause("SR-1.1")
@pytest.mark.parametrize(("players", "boxes"), [(2, 1), (3, 2)])
def test_so_many_cards_of_each_box_are_in_the_trade_deck(players: int, boxes: int) -> None:
    state = GAME.start(players, 1, pack=reduced(30))
    position: Any = state.to_json()
    assert len(position["trade_deck"]) + len(position["trade_row"]) == 30 * boxes
    assert len(position["left_out"]) == 50 * boxes
    assert cards_of(state)["cutter"] == 3 * boxes


def test_other_cards_are_left_out_in_another_game() -> None:
    lots: set[str] = set()
    for seed in range(9):
        position: Any = GAME.start(2, seed, pack=reduced(30)).to_json()
        lots.add(str(sorted(position["left_out"])))
    assert len(lots) == 9


def test_nobody_can_tell_what_is_left_out() -> None:
    state: Any = GAME.start(2, 1, pack=reduced(30))
    for seat in (0, 1, None):
        view: Any = state.view(seat).to_json()
        assert view["left_out"] == 50 and len(view["trade_deck"]) == 75
        assert Counter(view["trade_deck"]) + Counter(view["trade_row"]) == Counter(
            card.code for card in state.terms.box.trade_deck
        )
    position = state.to_json()
    position["trade_deck"][0], position["left_out"][0] = (
        position["left_out"][0],
        position["trade_deck"][0],
    )
    assert GAME.from_json(position).view(0).to_json() == state.view(0).to_json()


def test_a_sample_leaves_out_each_unseen_card_as_often_as_any_other() -> None:
    row = "cutter ram junkyard corvette blob-wheel"
    options = {"pack": reduced(30)}
    left_out = ["ram", "trade-bot", "freighter"]
    state = duel(
        player("scout"), row=row, trade_deck="battle-pod", left_out=left_out, options=options
    )
    view, count = state.view(0), Counter[str]()
    for seed in range(2000):
        sample: Any = view.sample(seed).to_json()
        assert len(sample["trade_deck"]) == 1
        count[sample["trade_deck"][0]] += 1
    assert set(count) == {"ram", "trade-bot", "freighter", "battle-pod"}
    assert all(430 < times < 570 for times in count.values())


@pytest.mark.clause("SR-2.7")
def test_a_place_stays_empty_when_the_reduced_deck_is_empty() -> None:
    state = duel(
        player(),
        row="cutter ram junkyard corvette blob-wheel",
        trade_deck="trade-pod",
        left_out=["freighter"],
        turn={"trade": 5},
        options={"pack": reduced(30)},
    )
    play(state, "acquire cutter")
    assert state.to_json()["trade_row"][0] == "trade-pod"  # type: ignore[index]
    play(state, "acquire ram")
    assert state.to_json()["trade_row"][1] is None  # type: ignore[index]
    assert state.to_json()["left_out"] == ["freighter"]


def test_only_a_box_with_a_reduced_deck_leaves_cards_out() -> None:
    with pytest.raises(ValueError, match=r"position\.left_out: the box has no trade_deck"):
        duel(player(), row="cutter ram junkyard corvette blob-wheel", left_out=["freighter"])


def test_the_whole_box_as_a_trade_deck_deals_the_same_game() -> None:
    plain, whole = GAME.start(2, 7, pack=reduced(0)), GAME.start(2, 7, pack=reduced(80))
    assert pieces_of(plain.to_json()) == pieces_of(whole.to_json())
    assert "left_out" not in whole.to_json()


@pytest.mark.parametrize("seed", [1, 5, 7, 9, 15, 21])
def test_the_deck_of_any_pack_has_as_many_cards_as_it_says(seed: int) -> None:
    box = random_pack(seed)
    state: Any = GAME.start(2, seed, {"turn_limit": 30}, pack=box)
    chance, drawn = random.Random(seed), 0
    while state.outcome is None:
        state.play(chance.choice(state.legal_moves(state.seats[0])), state.seats[0])
    for entry in state.events(None):
        drawn += entry["type"] == "refilled"
        drawn -= entry["type"] == "cleared" and entry["target"] == "trade_deck"
    assert drawn + len(state.to_json()["trade_deck"]) == box["trade_deck"]
    assert len(state.to_json().get("left_out", [])) == state.terms.box.left_out
    assert Record.loads(Record.of(state).dumps()).replay(verify=True).to_json() == state.to_json()


def test_an_observation_tells_how_many_are_left_out() -> None:
    options: Json = {"pack": reduced(30), "turn_limit": 9}
    encoder = GAME.encoder(2, options)
    row = encoder.look_at_view(GAME.start(2, 1, options).view(0))
    assert row[encoder.place("left_out")] == 50
    assert "left_out" not in [field.name for field in GAME.encoder(2, {"turn_limit": 9}).fields]
