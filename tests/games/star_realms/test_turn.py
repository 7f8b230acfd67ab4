"""Setup and turn of the duel, clause by clause (SR-1, SR-2)."""

import pytest

from asterism import IllegalMove
from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.table import (
    GAME,
    deck,
    discard,
    duel,
    hand,
    in_play,
    play,
    player,
    pools,
    refused,
    seats,
    texts,
)


def new(players: int = 2, seed: int = 0, **options: object) -> StarRealmsState:
    state = GAME.start(players, seed, dict(options))
    assert isinstance(state, StarRealmsState)
    return state


@pytest.mark.clause("SR-1.1")
def test_everybody_starts_with_eight_scouts_two_vipers_and_50_authority() -> None:
    state = new()
    for realm in state.realms:
        cards = [card.code for card in realm.hand + realm.deck]
        assert (cards.count("scout"), cards.count("viper"), len(cards)) == (8, 2, 10)
        assert realm.authority == 50
    assert state.explorers == 10
    assert len(state.trade_deck) == 75
    assert len([card for card in state.row if card is not None]) == 5


@pytest.mark.clause("SR-1.2", "SR-0.2")
def test_the_start_player_has_three_cards_and_the_other_five() -> None:
    starters = set()
    for seed in range(20):
        state = new(seed=seed)
        starters.add(state.seat)
        assert state.seat is not None
        assert len(state.realms[state.seat].hand) == 3
        assert len(state.realms[1 - state.seat].hand) == 5
    assert starters == {0, 1}
    assert new(start_player=1).seat == 1


@pytest.mark.clause("SR-2.1")
def test_each_ability_can_be_used_once_a_turn() -> None:
    state = duel(player("cutter", bases=["barter-world"]), player())
    play(state, "play cutter", "ally cutter", "base barter-world", "choose trade")
    assert pools(state) == (4, 4, 54)
    assert refused(state, "ally cutter") == "SR-2.1"
    assert refused(state, "base barter-world") == "SR-2.1"


@pytest.mark.clause("SR-2.1")
def test_a_base_that_left_and_is_played_again_is_new() -> None:
    """Its use belonged to its former stay."""
    mine = player("missile-mech", "blob-wheel", bases=["blob-wheel"])
    state = duel(mine)
    play(state, "base blob-wheel", "play missile-mech", "choose 0 blob-wheel")
    assert discard(state) == "blob-wheel"
    state = duel(player("blob-wheel", bases=[{"card": "blob-wheel", "used": ["primary"]}]))
    play(state, "play blob-wheel")
    assert texts(state, verb="base") == ["base blob-wheel"]


@pytest.mark.clause("SR-2.1")
def test_abilities_are_fresh_again_in_the_next_turn() -> None:
    state = duel(player(bases=["blob-wheel"]))
    play(state, "base blob-wheel", "end", "end", "base blob-wheel")
    assert pools(state)[1] == 1


@pytest.mark.clause("SR-2.2")
def test_a_bases_primary_waits_until_its_owner_likes() -> None:
    state = duel(player("blob-wheel"))
    play(state, "play blob-wheel")
    assert pools(state)[1] == 0
    play(state, "base blob-wheel")
    assert pools(state)[1] == 1
    assert refused(state, "base cutter") == "SR-2.1"


@pytest.mark.clause("SR-2.2")
def test_a_ship_has_no_primary_to_use_later() -> None:
    state = duel(player("cutter"))
    play(state, "play cutter")
    assert refused(state, "base cutter") == "SR-2.2"


@pytest.mark.clause("SR-2.3")
def test_an_ally_ability_needs_another_card_of_the_faction_whatever_the_order() -> None:
    state = duel(player("cutter federation-shuttle ram"))
    play(state, "play ram", "play cutter")
    assert refused(state, "ally cutter") == "SR-2.3"
    play(state, "play federation-shuttle")
    assert texts(state, verb="ally") == ["ally cutter", "ally federation-shuttle"]


@pytest.mark.clause("SR-2.3")
def test_an_ally_that_is_gone_does_not_count() -> None:
    """At the moment of use."""
    state = duel(player("ram trade-pod"))
    play(state, "play ram", "play trade-pod", "scrap ram")
    assert refused(state, "ally trade-pod") == "SR-2.3"


@pytest.mark.clause("SR-2.3")
@pytest.mark.parametrize("code", ["cutter", "trade-pod", "corvette", "trade-bot"])
def test_mech_world_is_an_ally_of_every_faction(code: str) -> None:
    state = duel(player(code, bases=["mech-world"]))
    play(state, f"play {code}")
    if state.questions:
        play(state, "choose none")
    assert f"ally {code}" in texts(state)


@pytest.mark.clause("SR-2.3")
def test_scouts_are_nobodys_allies() -> None:
    state = duel(player("cutter scout explorer"))
    play(state, "play cutter", "play scout", "play explorer")
    assert texts(state, verb="ally") == []


@pytest.mark.clause("SR-2.4")
def test_a_scrapped_card_leaves_play_and_its_other_abilities_can_be_used_before() -> None:
    state = duel(player("ram trade-pod"))
    play(state, "play ram", "play trade-pod", "ally ram", "scrap ram")
    assert pools(state)[:2] == (6, 7)
    assert in_play(state) == "trade-pod"
    assert [card.code for card in state.scrap_heap] == ["ram"]


@pytest.mark.clause("SR-2.4")
def test_a_card_scrapped_otherwise_does_not_trigger_its_scrap_ability() -> None:
    state = duel(player("trade-bot ram"))
    play(state, "play trade-bot", "choose ram hand")
    assert pools(state)[:2] == (1, 0)


@pytest.mark.clause("SR-2.5")
def test_a_scrapped_explorer_returns_to_its_pile() -> None:
    state = duel(player("explorer trade-bot missile-bot", discard="explorer"), explorers=3)
    play(state, "play explorer", "scrap explorer")
    play(state, "play trade-bot", "choose explorer discard")
    assert state.explorers == 5
    assert state.scrap_heap == []


@pytest.mark.clause("SR-2.6")
def test_pools_are_lost_and_authority_has_no_ceiling() -> None:
    state = duel(player("cutter viper", authority=99))
    play(state, "play cutter", "play viper")
    assert pools(state) == (2, 1, 103)
    play(state, "end")
    assert pools(state) == (0, 0, 103)


@pytest.mark.clause("SR-2.7")
def test_an_acquired_card_goes_to_the_discard_pile_and_is_replaced_in_its_place() -> None:
    state = duel(player(), row="ram cutter junkyard", turn={"trade": 4})
    state = duel(
        player(),
        row="ram cutter junkyard corvette blob-wheel",
        trade_deck="trade-pod",
        turn={"trade": 4},
    )
    play(state, "acquire cutter")
    assert discard(state) == "cutter"
    assert in_play(state) == ""
    assert pools(state)[0] == 2
    row = [card and card.code for card in state.row]
    assert row == ["ram", "trade-pod", "junkyard", "corvette", "blob-wheel"]
    play(state, "acquire corvette")
    assert state.row[3] is None
    assert refused(state, "acquire ram") == "SR-2.7"
    assert refused(state, "acquire mothership") == "SR-2.7"


@pytest.mark.clause("SR-2.7")
def test_explorers_are_bought_from_their_pile_while_there_are_any() -> None:
    state = duel(player(), explorers=1, turn={"trade": 5})
    play(state, "acquire explorer")
    assert state.explorers == 0
    assert refused(state, "acquire explorer") == "SR-2.7"


@pytest.mark.clause("SR-2.8")
def test_a_base_falls_to_its_whole_defense_in_one_move() -> None:
    state = duel(player(), player(bases=["blob-wheel"]), turn={"combat": 7})
    assert texts(state, verb="attack 1 blob") == ["attack 1 blob-wheel 5"]
    assert refused(state, "attack 1 blob-wheel 4") == "SR-2.8"
    play(state, "attack 1 blob-wheel 5")
    assert pools(state)[1] == 2
    assert discard(state, 1) == "blob-wheel"
    assert in_play(state, 1) == ""


@pytest.mark.clause("SR-2.8")
def test_a_player_is_attacked_with_any_amount_and_any_number_of_times() -> None:
    state = duel(player(), turn={"combat": 4})
    assert texts(state, verb="attack") == [f"attack 1 {amount}" for amount in (1, 2, 3, 4)]
    play(state, "attack 1 1", "attack 1 2")
    assert pools(state)[1] == 1
    assert pools(state, 1)[2] == 47
    assert refused(state, "attack 1 2") == "SR-2.8"


@pytest.mark.clause("SR-2.9")
def test_outposts_come_first_in_any_order() -> None:
    theirs = player(bases=["blob-wheel", "trading-post", "junkyard"])
    state = duel(player(), theirs, turn={"combat": 20})
    assert texts(state, verb="attack") == ["attack 1 trading-post 4", "attack 1 junkyard 5"]
    assert refused(state, "attack 1 3") == "SR-2.9"
    assert refused(state, "attack 1 blob-wheel 5") == "SR-2.9"
    play(state, "attack 1 junkyard 5")
    assert refused(state, "attack 1 3") == "SR-2.9"
    play(state, "attack 1 trading-post 4")
    assert "attack 1 blob-wheel 5" in texts(state)
    assert "attack 1 11" in texts(state)


@pytest.mark.clause("SR-2.9", "SR-2.14")
def test_a_discard_is_no_attack_and_no_outpost_stops_it() -> None:
    state = duel(player("imperial-fighter"), player("scout", bases=["junkyard"]))
    play(state, "play imperial-fighter")
    assert seats(state) == [1]
    play(state, "choose scout hand")
    assert discard(state, 1) == "scout"


@pytest.mark.clause("SR-2.10")
def test_ships_and_hand_are_discarded_and_bases_stay() -> None:
    state = duel(player("cutter scout viper", "ram ram", bases=["blob-wheel"]))
    play(state, "play cutter", "end")
    assert in_play(state) == "blob-wheel"
    assert state.seat == 1
    assert pools(state)[:2] == (0, 0)


@pytest.mark.clause("SR-2.11")
def test_three_cards_in_the_deck_then_the_discard_pile_then_two_more() -> None:
    state = duel(player("viper viper", "scout scout scout", "cutter cutter cutter"))
    play(state, "end")
    assert len(state.realms[0].hand) == 5
    assert hand(state).split().count("scout") == 3
    assert len(state.realms[0].deck) == 3
    assert discard(state) == ""


@pytest.mark.clause("SR-2.11")
def test_with_both_piles_empty_fewer_cards_are_drawn() -> None:
    state = duel(player("scout", "viper"))
    play(state, "end")
    assert hand(state) == "scout viper"
    assert state.outcome is None


@pytest.mark.clause("SR-2.12", "SR-2.19")
def test_at_zero_authority_the_duel_is_over_at_once() -> None:
    state = duel(player("scout"), player(authority=3), turn={"combat": 9})
    play(state, "attack 1 5")
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.winners) == ((50, 0), (0,))
    assert state.outcome.reason == "defeat"
    assert seats(state) == []
    assert state.legal_moves(0) == []
    with pytest.raises(IllegalMove) as problem:
        state.play("play scout", 0)
    assert problem.value.clause == "SR-2.12"


@pytest.mark.clause("SR-2.13")
def test_an_open_question_comes_before_everything_else() -> None:
    state = duel(player("trade-bot scout"))
    play(state, "play trade-bot")
    assert refused(state, "play scout") == "SR-2.13"
    assert refused(state, "end") == "SR-2.13"
    assert refused(state, "choose viper hand") == "SR-2.13"
    play(state, "choose none")
    assert refused(state, "choose none") == "SR-2.13"


@pytest.mark.clause("SR-2.13")
def test_a_used_ability_does_what_it_can() -> None:
    """Nothing to scrap, nothing to draw: the rest happens all the same."""
    state = duel(player(bases=["machine-base", "junkyard"]))
    play(state, "base machine-base", "base junkyard")
    assert not state.questions


@pytest.mark.clause("SR-2.14")
def test_the_victim_chooses_and_a_victim_without_cards_loses_nothing() -> None:
    state = duel(player("imperial-fighter imperial-fighter"), player("scout viper"))
    play(state, "play imperial-fighter")
    assert texts(state, 1) == ["choose scout hand", "choose viper hand"]
    assert refused(state, "choose scout hand", 0) == "SR-2.13"
    state = duel(player("imperial-fighter"), player())
    play(state, "play imperial-fighter")
    assert seats(state) == [0]


@pytest.mark.clause("SR-2.14")
def test_with_next_turn_discards_add_up_and_are_paid_first() -> None:
    cards = "imperial-fighter imperial-fighter imperial-frigate"
    state = duel(player(cards), player("scout viper"), options={"discard_timing": "next_turn"})
    play(state, "play imperial-fighter", "play imperial-fighter", "play imperial-frigate")
    assert state.realms[1].debt == 3
    play(state, "end")
    assert seats(state) == [1]
    assert texts(state) == ["choose scout hand", "choose viper hand"]
    play(state, "choose viper hand", "choose scout hand")
    assert texts(state) == ["end"]
    assert state.realms[1].debt == 0


@pytest.mark.clause("SR-2.15")
def test_destroying_a_base_respects_outposts_and_may_hit_ones_own() -> None:
    theirs = player(bases=["blob-wheel", "junkyard"])
    state = duel(player("missile-mech", bases=["the-hive"]), theirs)
    play(state, "play missile-mech")
    assert texts(state) == ["choose 1 junkyard", "choose 0 the-hive", "choose none"]
    play(state, "choose 0 the-hive")
    assert discard(state) == "the-hive"


@pytest.mark.clause("SR-2.15")
def test_a_must_may_be_declined_while_only_own_bases_are_there() -> None:
    mine = player("command-ship cutter", bases=["the-hive"])
    state = duel(mine, player())
    play(state, "play command-ship", "play cutter", "ally command-ship")
    assert texts(state) == ["choose 0 the-hive", "choose none"]
    state = duel(mine, player(bases=["blob-wheel"]))
    play(state, "play command-ship", "play cutter", "ally command-ship")
    assert texts(state) == ["choose 1 blob-wheel", "choose 0 the-hive"]


@pytest.mark.clause("SR-2.18")
def test_a_game_stopped_by_its_limit_has_no_winner_and_says_so() -> None:
    state = new(turn_limit=3)
    play(state, "end", "end", "end")
    assert state.outcome is not None
    assert state.history().ply == 3
    assert (state.outcome.winners, state.outcome.reason) == ((), "turn_limit")
    assert seats(state) == []


@pytest.mark.clause("SR-2.18")
def test_a_playout_of_two_empty_decks_ends() -> None:
    sample = duel(player(), player()).view(0).sample(1)
    turns = 0
    while sample.seats:
        sample.play("end")
        turns += 1
    assert turns == 1000
    assert sample.outcome is not None
    assert sample.outcome.reason == "turn_limit"


@pytest.mark.clause("SR-2.12")
def test_who_resigns_a_duel_has_lost() -> None:
    state = new()
    state.resign(0)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((1,), "resignation")


def test_a_deck_is_drawn_from_its_top() -> None:
    state = duel(player("corvette", "viper scout"))
    play(state, "play corvette")
    assert hand(state) == "viper"
    assert deck(state) == "scout"
