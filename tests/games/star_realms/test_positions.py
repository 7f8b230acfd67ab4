"""Positions written by hand, also in the middle of a card, and what is wrong with bad ones."""

import json
from typing import cast

import pytest

from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.table import GAME, Json, deck, duel, hand, play, player, texts

CONTRACT: Json = {
    "game": "star_realms",
    "options": {"format": "duel"},
    "players": [
        {
            "authority": 50,
            "hand": ["scout", "viper"],
            "deck": ["scout"],
            "discard": [],
            "ships": [],
            "bases": ["mech-world"],
        },
        {
            "authority": 41,
            "hand": ["scout", "scout"],
            "deck": [],
            "discard": [],
            "ships": [],
            "bases": [],
        },
    ],
    "trade_row": ["cutter", "ram", "corvette", "blob-world", "trade-bot"],
    "trade_deck": ["junkyard"],
    "explorers": 10,
    "scrap_heap": [],
    "turn": {"seat": 0, "trade": 0, "combat": 0},
}


def test_a_position_written_by_hand_can_be_played() -> None:
    state = cast(StarRealmsState, GAME.from_json(CONTRACT))
    assert [m.text for m in state.legal_moves()] == ["play scout", "play viper", "end"]


def test_the_top_of_a_pile_comes_first() -> None:
    state = duel(player("corvette", "ram scout viper"))
    assert deck(state) == "ram scout viper"
    play(state, "play corvette")
    assert hand(state) == "ram"


def through_json(state: StarRealmsState) -> StarRealmsState:
    return cast(StarRealmsState, GAME.from_json(json.loads(json.dumps(state.to_json()))))


MIDDLE: dict[str, tuple[str, list[str]]] = {
    "option": ("patrol-mech", ["play patrol-mech"]),
    "scrap": ("trade-bot scout", ["play trade-bot"]),
    "second scrap": ("scout", ["base brain-world", "choose scout hand"]),
    "discard": ("imperial-fighter", ["play imperial-fighter"]),
    "own discard": ("scout scout", ["base recycling-station", "choose discard"]),
    "row": ("battle-pod", ["play battle-pod"]),
    "destroy": ("missile-mech", ["play missile-mech"]),
    "two parts": ("blob-destroyer", ["play blob-destroyer", "ally blob-destroyer"]),
    "take": ("blob-carrier", ["play blob-carrier", "ally blob-carrier"]),
    "top": ("freighter", ["play freighter", "ally freighter", "acquire cutter"]),
    "copy": ("scout stealth-needle", ["play scout", "play stealth-needle"]),
}


@pytest.mark.parametrize("name", MIDDLE)
def test_a_position_in_the_middle_of_a_card_can_be_stored_copied_and_taken_back(name: str) -> None:
    cards, moves = MIDDLE[name]
    bases: list[object] = ["mech-world", "brain-world", "recycling-station"]
    mine = player(cards, "viper viper viper", "explorer explorer", bases=bases)
    state = duel(mine, player("scout viper", bases=["the-hive"]), row="cutter ram")
    play(state, *moves)
    assert state.questions
    twin = through_json(state)
    assert twin.to_json() == state.to_json()
    for seat in state.seats:
        assert texts(twin, seat) == texts(state, seat)
        for move in state.legal_moves(seat):
            copies = [state.copy(), twin.copy()]
            for copy in copies:
                copy.play(move, seat)
            first, second = (copy.to_json() for copy in copies)
            assert first == second


def changed(**changes: object) -> Json:
    return {**json.loads(json.dumps(CONTRACT)), **changes}


def with_player(**changes: object) -> Json:
    position = changed()
    players = cast(list[Json], position["players"])
    players[0].update(changes)
    return position


HYDRA = [{"authority": 70}, {"authority": 71}, {"authority": 75}, {"authority": 75}]
BAD = [
    (with_player(hand=["warp-core"]), r"players\[0\]\.hand\[0\]: there is no card 'warp-core'"),
    (with_player(bases=["mech-world", "mech-world"]), "2 times mech-world, but there are only 1"),
    (with_player(hand=["viper"] * 5), "5 times viper, but there are only 4"),
    (with_player(authority=-1), r"players\[0\]\.authority"),
    (with_player(bases=["cutter"]), "cutter is a ship"),
    (with_player(ships=["junkyard"]), "junkyard is a base"),
    (with_player(ships=[{"card": "cutter", "as": "ram"}]), "cannot be a copy of ram"),
    (with_player(bases=[{"card": "junkyard", "damage": 5}]), "damage"),
    (with_player(bases=[{"card": "junkyard", "used": ["scrap"]}]), "used"),
    (with_player(on_top=2), "on_top"),
    (with_player(ears=2), "unknown field 'ears'"),
    (changed(explorers=11), "explorers"),
    (changed(trade_row=["cutter"]), "trade_row: expected 5 items"),
    (changed(trade_row=["scout", None, None, None, None]), "scout is no card of the trade deck"),
    (changed(trade_row=[None] * 5), "a place is empty though the trade deck is not"),
    (changed(scrap_heap=["explorer"]), "SR-2.5"),
    (changed(turn={"seat": 2}), r"turn\.seat"),
    (changed(turn={"trade": -1}), r"turn\.trade"),
    (changed(turn={"played": ["junkyard"]}), "junkyard is no ship"),
    (changed(turn={"questions": [{"type": "riddle", "seat": 0}]}), "no question 'riddle'"),
    (changed(turn={"questions": [{"type": "option", "seat": 0, "card": "ram"}]}), "no choice"),
    (changed(turn={"questions": [{"type": "leave", "seat": 0}]}), "must ask something"),
    (changed(turn={"questions": [{"type": "destroy", "seat": 1, "must": True}]}), "has no answer"),
    (changed(turn={"partners": [{"seat": 1}]}), "no partner"),
    (changed(known=[["ram"], []]), r"known\[0\]: there are not so many ram"),
    (changed(options={"format": "raid"}), "the format raid is for 3, 4, 5, 6 players, not 2"),
    (changed(game="chess"), "this is star_realms, not 'chess'"),
    (changed(options={"format": "hydra2"}, players=HYDRA), "shares one authority"),
    ([], "expected an object"),
]


@pytest.mark.parametrize(("position", "problem"), BAD, ids=lambda value: str(value)[:60])
def test_an_impossible_position_is_refused_with_its_place(position: object, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.from_json(position)


GARBAGE = (
    "|fly|play|play x|attack 1|attack 9 1|attack 1 0|attack 1 ram 2|attack 1 junkyard 6|"
    "attack 1 01|choose|choose 1 ram|give scout|lend x 1|choose ram ships bases|scrap ram#0|"
    "play ram#2|end end|acquire scout"
)


@pytest.mark.parametrize("text", GARBAGE.split("|"))
def test_garbage_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move"):
        GAME.move(text)


def test_moves_have_the_json_of_the_contract() -> None:
    wanted: dict[str, Json] = {
        "play cutter": {"type": "play", "card": "cutter"},
        "base blob-world": {"type": "base", "card": "blob-world"},
        "ally ram": {"type": "ally", "card": "ram"},
        "scrap ram#2": {"type": "scrap", "card": "ram", "copy": 2},
        "acquire explorer": {"type": "acquire", "card": "explorer"},
        "attack 1 junkyard 5": {"type": "attack_base", "seat": 1, "card": "junkyard", "amount": 5},
        "attack 2 7": {"type": "attack", "seat": 2, "amount": 7},
        "lend combat 1": {"type": "lend", "resource": "combat", "seat": 1},
        "give scout 2": {"type": "give", "card": "scout", "seat": 2},
        "choose trade": {"type": "choose", "option": "trade"},
        "choose ram row": {"type": "choose", "card": "ram", "zone": "trade_row"},
        "choose seat 3": {"type": "choose", "seat": 3},
        "choose none": {"type": "choose", "decline": True},
        "end": {"type": "end"},
    }
    for text, data in wanted.items():
        assert GAME.move(text).to_json() == data
        assert GAME.move_from_json(data) is GAME.move(text)
