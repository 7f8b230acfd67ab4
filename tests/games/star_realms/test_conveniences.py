"""Play all, use all, attack with everything; and the buying bots."""

from typing import cast

import pytest

import asterism
from asterism.games.star_realms.conveniences import (
    FORCED,
    PLAY_ALL,
    USE_ALL,
    next_move,
)
from asterism.games.star_realms.state import StarRealmsState
from asterism.games.star_realms.view import StarRealmsView
from tests.games.star_realms.table import GAME, duel, lay_out, play, player, pools, table, texts
from tests.games.star_realms.wishes import attack_with_everything, carry_out


def said(moves: list[asterism.Move]) -> list[str]:
    return [move.text for move in moves]


def test_play_all_stops_at_a_question_and_goes_on_when_it_is_answered() -> None:
    state = duel(player("viper trade-bot scout stealth-needle", discard="scout"))
    assert said(carry_out(state, 0, PLAY_ALL)) == ["play trade-bot"]
    assert state.questions
    assert carry_out(state, 0, PLAY_ALL) == []
    play(state, "choose none")
    played = said(carry_out(state, 0, PLAY_ALL))
    assert played == ["play viper", "play scout", "play stealth-needle"]


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


@pytest.mark.parametrize("base", ["junkyard", "machine-base"])
def test_use_all_forces_nobody_to_scrap_a_card(base: str) -> None:
    """SR-2.13: whoever uses it must scrap, so whether to use it is a decision."""
    state = duel(player("mothership", "flagship", bases=[base, "war-world"]))
    assert said(carry_out(state, 0, USE_ALL)) == ["base war-world"]


def test_use_all_sees_what_a_stealth_needle_became() -> None:
    needle = {"card": "stealth-needle", "as": "patrol-mech"}
    state = duel(player("viper", ships=[needle, "trade-bot"], bases=["war-world"]))
    assert said(carry_out(state, 0, USE_ALL)) == ["base war-world", "ally trade-bot"]
    assert "ally stealth-needle" in texts(state)


def test_use_all_spends_no_ability_that_would_find_no_card() -> None:
    """A card may still be acquired, and be scrapped from the discard pile or drawn."""
    bases: list[object] = ["brain-world", "the-hive", {"card": "blob-wheel", "used": ["primary"]}]
    state = duel(player(bases=bases), row="ram", turn={"trade": 3})
    assert said(carry_out(state, 0, USE_ALL)) == ["base the-hive"]
    play(state, "acquire ram")
    assert said(carry_out(state, 0, USE_ALL)) == ["base brain-world"]


def test_use_all_draws_before_it_asks_unless_that_shuffles_away_what_can_be_scrapped() -> None:
    bases: list[object] = [
        "trading-post",
        "brain-world",
        {"card": "central-office", "used": ["primary"]},
    ]
    state = duel(player(deck="viper", discard="scout", bases=bases))
    assert said(carry_out(state, 0, USE_ALL)) == ["ally central-office"]
    state = duel(player(discard="scout", bases=bases))
    assert said(carry_out(state, 0, USE_ALL)) == ["base brain-world"]


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


def test_attacking_in_a_raid_scratches_what_cannot_be_destroyed() -> None:
    """SR-4.5: the damage adds up over the Elites' turns."""
    boss = player(bases=["trading-post", "junkyard"], authority=50)
    state = table("raid", boss, player(), player(), turn={"seat": 1, "combat": 7})
    moves = said(attack_with_everything(state, 1, 0))
    assert moves == ["attack 0 trading-post 4", "attack 0 junkyard 3"]


def test_attacking_one_of_several_leaves_the_outposts_of_the_others_alone() -> None:
    """SR-4.0: they protect their owner only, also where it is a partner of the victim."""
    guarded, other = player(bases=["junkyard"]), player(bases=["trading-post"])
    raid = table("raid", player(), guarded, other, turn={"combat": 6})
    assert said(attack_with_everything(raid, 0, 1)) == ["attack 1 junkyard 5", "attack 1 1"]
    hydra = [{**one, "authority": 75} for one in (player(), player(), guarded, other)]
    state = table("hydra2", *hydra, turn={"combat": 11})
    assert said(attack_with_everything(state, 0, 2)) == [
        "attack 3 trading-post 4",
        "attack 2 junkyard 5",
        "attack 2 2",
    ]


def test_attacking_one_of_several_spends_no_more_than_it_takes() -> None:
    """SR-4.6: the attacker goes on with what is left."""
    weak, strong = player(authority=5), player()
    state = table("deathmatch", player(), weak, strong, turn={"combat": 12})
    assert said(attack_with_everything(state, 0, 1)) == ["attack 1 5"]
    assert said(attack_with_everything(state, 0, 2)) == ["attack 2 7"]


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
