"""Play all, use all, attack with everything; and the buying bots."""

from typing import cast

import pytest

import asterism
from asterism.games.star_realms.conveniences import (
    FORCED,
    PLAY_ALL,
    USE_ALL,
    attack_with_everything,
    carry_out,
    next_move,
)
from asterism.games.star_realms.state import StarRealmsState
from asterism.games.star_realms.view import StarRealmsView
from tests.games.star_realms.table import GAME, duel, lay_out, play, player, pools


def said(moves: list[asterism.Move]) -> list[str]:
    return [move.text for move in moves]


def test_play_all_plays_plain_cards_first_and_stops_at_a_question() -> None:
    state = duel(player("trade-bot scout viper scout stealth-needle", discard="scout"))
    played = carry_out(state, 0, PLAY_ALL)
    assert said(played) == ["play scout", "play scout", "play viper", "play trade-bot"]
    assert state.questions
    play(state, "choose none")
    assert said(carry_out(state, 0, PLAY_ALL)) == ["play stealth-needle"]


def test_play_all_stops_when_a_card_is_drawn() -> None:
    state = duel(player("corvette survey-ship scout", "viper viper"))
    assert said(carry_out(state, 0, PLAY_ALL)) == ["play scout", "play corvette"]


def test_the_record_holds_plain_moves() -> None:
    state = duel(player("scout viper"))
    carry_out(state, 0, PLAY_ALL)
    assert [entry.move.text for entry in state.history().entries() if entry.move] == [
        "play scout",
        "play viper",
    ]


def test_use_all_uses_everything_but_scrap_abilities() -> None:
    state = duel(player("cutter federation-shuttle", bases=["blob-wheel", "space-station"]))
    carry_out(state, 0, PLAY_ALL)
    used = said(carry_out(state, 0, USE_ALL))
    assert sorted(used) == [
        "ally cutter",
        "ally federation-shuttle",
        "base blob-wheel",
        "base space-station",
    ]


def test_attacking_with_everything_breaks_outposts_and_then_hits_the_player() -> None:
    theirs = player(bases=["junkyard", "trading-post", "blob-wheel"])
    state = duel(player(), theirs, turn={"combat": 12})
    moves = said(attack_with_everything(state, 0, 1))
    assert moves == ["attack 1 trading-post 4", "attack 1 junkyard 5", "attack 1 3"]
    assert pools(state)[1] == 0
    weak = duel(player(), theirs, turn={"combat": 6})
    assert said(attack_with_everything(weak, 0, 1)) == ["attack 1 trading-post 4"]


def test_attacking_in_a_raid_spends_no_more_than_a_base_needs() -> None:
    boss = player(bases=[{"card": "junkyard", "damage": 3}], authority=70)
    state = lay_out(
        boss,
        player(),
        player(),
        player(),
        options={"format": "raid"},
        turn={"seat": 1, "combat": 5},
    )
    moves = said(attack_with_everything(state, 1, 0))
    assert moves == ["attack 0 junkyard 2", "attack 0 3"]


def test_forced_answers_can_be_given_for_the_player() -> None:
    state = duel(player("imperial-fighter"), player("scout scout"))
    play(state, "play imperial-fighter")
    assert next_move(state, 0, FORCED) is None
    assert said(carry_out(state, 1, FORCED)) == ["choose scout hand"]
    assert carry_out(state, 0, FORCED) == []


def test_a_wish_can_be_asked_of_a_view() -> None:
    view = cast(StarRealmsView, duel(player("scout")).view(0))
    move = next_move(view.table, 0, PLAY_ALL)
    assert move is not None
    assert move.text == "play scout"
    with pytest.raises(ValueError, match="there is no wish 'win'"):
        next_move(view.table, 0, "win")


def wished(state: StarRealmsState, seat: int) -> dict[str, str]:
    return {name: move.text for name, move in GAME.wishes(state.view(seat)).items()}


def test_a_game_lists_what_a_seat_may_wish_for_with_the_next_plain_move_of_each() -> None:
    theirs = player(bases=["trading-post", "blob-wheel"])
    state = duel(player("scout viper", bases=["war-world"]), theirs, turn={"combat": 5})
    assert wished(state, 0) == {
        "play_all": "play scout",
        "use_all": "base war-world",
        "attack 1": "attack 1 trading-post 4",
    }
    assert wished(state, 1) == {}
    assert GAME.wishes(state.view(None)) == {}


def test_nothing_can_be_wished_for_while_a_question_is_open() -> None:
    state = duel(player("trade-bot scout", discard="viper"), turn={"combat": 3})
    play(state, "play trade-bot")
    assert wished(state, 0) == {}
