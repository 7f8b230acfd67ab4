"""The formats for three and more: seats, hands, whom to attack, defeat (SR-0, SR-4.0 to SR-4.3)."""

import pytest

from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.table import (
    GAME,
    Json,
    discard,
    hands,
    in_play,
    lay_out,
    new,
    play,
    player,
    pools,
    refused,
    seats,
    table,
    texts,
)

# Seats and formats


@pytest.mark.clause("SR-0.1")
def test_without_a_format_two_play_a_duel_and_more_a_deathmatch() -> None:
    assert new(2).terms.format.name == "duel"
    assert new(5).terms.format.name == "deathmatch"


@pytest.mark.clause("SR-0.1")
@pytest.mark.parametrize(
    ("format", "players", "allowed"),
    [
        ("duel", 3, "2"),
        ("deathmatch", 2, "3, 4, 5, 6"),
        ("hunter", 2, "3, 4, 5, 6"),
        ("hydra2", 6, "4"),
        ("hydra3", 4, "6"),
        ("emperor", 5, "6"),
        ("raid", 2, "3, 4, 5, 6"),
    ],
)
def test_a_wrong_number_of_players_is_refused_with_the_right_ones(
    format: str, players: int, allowed: str
) -> None:
    with pytest.raises(ValueError, match=f"{format} is for {allowed} players, not {players}"):
        GAME.start(players, options={"format": format})


@pytest.mark.clause("SR-0.2")
def test_a_seat_starts_and_in_team_formats_its_team() -> None:
    assert new(4, start_player=2).seat == 2
    assert seats(new(4, format="hydra2", start_player=3)) == [2, 3]
    assert new(6, format="emperor", start_player=5).seat == 3
    assert new(6, format="emperor", start_player=1).seat == 0
    assert new(4, format="raid", boss=2).seat == 2
    assert new(4, format="raid").seat == 0


def test_seats_of_one_side_win_and_lose_together() -> None:
    def sides(players: int, format: str) -> list[int]:
        state = new(players, format=format)
        return [state.side(seat) for seat in range(players)]

    assert sides(4, "deathmatch") == [0, 1, 2, 3]
    assert sides(6, "hydra3") == sides(6, "emperor") == [0, 0, 0, 1, 1, 1]
    assert sides(3, "raid") == [0, 1, 1]


@pytest.mark.clause("SR-0.3")
def test_teams_are_neighbours() -> None:
    assert new(4, format="hydra2").sides == (0, 0, 1, 1)
    assert new(6, format="hydra3").sides == (0, 0, 0, 1, 1, 1)
    assert new(6, format="emperor").sides == (0, 0, 0, 1, 1, 1)


@pytest.mark.clause("SR-0.4")
def test_partners_and_their_bases_are_never_targets() -> None:
    partner = player(bases=["blob-wheel"])
    state = table("hydra2", player("missile-mech"), partner, player(), player(), turn={"combat": 9})
    assert refused(state, "attack 1 3", 0) == "SR-0.4"
    assert refused(state, "attack 1 blob-wheel 5", 0) == "SR-0.4"
    play(state, "0: play missile-mech")
    assert not state.questions


@pytest.mark.clause("SR-4.0")
def test_boxes_grow_with_the_players() -> None:
    for players, boxes in ((3, 2), (4, 2), (5, 3), (6, 3)):
        state = new(players)
        assert len(state.trade_deck) == 80 * boxes - 5
        assert state.explorers == 10 * boxes
    assert len(new(6, boxes=1).trade_deck) == 75


# Deathmatch and hunter


@pytest.mark.clause("SR-4.1")
@pytest.mark.parametrize("format", ["deathmatch", "hunter"])
def test_hands_of_three_four_five_in_turn_order(format: str) -> None:
    assert hands(new(5, format=format, start_player=3)) == [5, 5, 5, 3, 4]


@pytest.mark.clause("SR-4.1", "SR-4.0")
def test_in_a_deathmatch_combat_is_split_as_one_likes() -> None:
    guarded = player(bases=["junkyard"])
    state = table("deathmatch", player(), guarded, player(), turn={"combat": 9})
    assert refused(state, "attack 1 1") == "SR-2.9"
    play(state, "attack 2 2", "attack 1 junkyard 5", "attack 1 2")
    assert [realm.authority for realm in state.realms] == [50, 48, 48]


@pytest.mark.clause("SR-2.14", "SR-4.1")
def test_the_victim_of_a_discard_is_named_if_there_are_several() -> None:
    state = table("deathmatch", player("imperial-fighter"), player("scout"), player())
    play(state, "play imperial-fighter")
    assert texts(state) == ["choose seat 1", "choose seat 2"]
    play(state, "choose seat 2")
    assert not state.questions


@pytest.mark.clause("SR-4.6", "SR-4.1")
def test_a_defeated_players_cards_leave_and_the_attacker_goes_on() -> None:
    fallen = player("explorer", "scout", "viper", bases=["blob-wheel"], authority=2)
    state = table("deathmatch", player(), fallen, player(), turn={"combat": 9}, explorers=5)
    play(state, "attack 1 2")
    assert in_play(state, 1) == ""
    assert state.explorers == 5
    assert sorted(card.code for card in state.away) == ["blob-wheel", "explorer", "scout", "viper"]
    assert refused(state, "attack 1 1") == "SR-0.4"
    play(state, "attack 2 7", "end")
    assert state.seat == 2
    play(state, "end")
    assert state.seat == 0


@pytest.mark.clause("SR-4.1", "SR-2.19")
def test_the_last_alive_wins() -> None:
    weak = player(authority=1)
    state = table("deathmatch", player(authority=7), weak, weak, turn={"combat": 2})
    play(state, "attack 1 1", "attack 2 1")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((0,), (7, 0, 0))


@pytest.mark.clause("SR-4.1")
def test_who_resigns_a_larger_game_is_defeated_and_the_others_go_on() -> None:
    state = table("deathmatch", player("imperial-fighter"), player("scout"), player())
    play(state, "play imperial-fighter", "choose seat 1")
    state.resign(1)
    assert seats(state) == [0]
    state.resign(0)
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((2,), "resignation")


@pytest.mark.clause("SR-4.1")
def test_who_resigns_on_turn_passes_the_turn_on() -> None:
    state = table("deathmatch", player("trade-bot", discard="scout"), player(), player())
    play(state, "play trade-bot")
    state.resign(0)
    assert seats(state) == [1]
    assert texts(state) == ["end"]


def test_the_defeated_resign_without_effect() -> None:
    state = table("deathmatch", player(), player(authority=0), player())
    before = state.to_json()
    state.resign(1)
    assert (state.ply, state.heard, state.to_json()) == (0, None, before)


@pytest.mark.clause("SR-4.2")
def test_a_hunter_attacks_to_the_left_and_bases_on_both_sides() -> None:
    wheel = player(bases=["blob-wheel"])
    state = table("hunter", player("missile-mech"), wheel, wheel, wheel, turn={"combat": 9})
    assert refused(state, "attack 3 1") == "SR-4.2"
    assert refused(state, "attack 2 blob-wheel 5") == "SR-4.2"
    assert "attack 3 blob-wheel 5" in texts(state)
    assert "attack 1 9" in texts(state)
    play(state, "play missile-mech")
    assert texts(state) == ["choose 1 blob-wheel", "choose 3 blob-wheel", "choose none"]


@pytest.mark.clause("SR-4.2")
def test_a_hunter_skips_the_defeated_on_both_sides() -> None:
    wheel = player(bases=["blob-wheel"])
    gone = player(authority=0)
    state = table("hunter", player(), gone, wheel, wheel, gone, turn={"combat": 9})
    assert refused(state, "attack 1 1") == "SR-0.4"
    assert refused(state, "attack 3 1") == "SR-4.2"
    assert "attack 2 9" in texts(state)
    assert "attack 3 blob-wheel 5" in texts(state)


@pytest.mark.clause("SR-4.2")
def test_when_the_neighbour_falls_the_next_one_can_be_hit_in_the_same_turn() -> None:
    weak = player(authority=1)
    state = table("hunter", player(), weak, player(), player(), turn={"combat": 9})
    play(state, "attack 1 1")
    assert texts(state, verb="attack")[-1] == "attack 2 8"


@pytest.mark.clause("SR-4.2", "SR-2.14")
def test_a_hunters_discard_hits_the_left_neighbour_unasked() -> None:
    state = table("hunter", player("imperial-fighter"), player("scout"), player("scout"))
    play(state, "play imperial-fighter")
    assert seats(state) == [1]


# Hydra


def hydra(*players: Json, **more: object) -> StarRealmsState:
    """Two against two; the named players come first."""
    rest = [player(authority=75) for _ in range(4 - len(players))]
    return table("hydra2", *({**p, "authority": 75} for p in players), *rest, **more)


@pytest.mark.clause("SR-4.3")
def test_a_hydra_shares_75_or_100_authority_and_acts_together() -> None:
    state = new(4, format="hydra2", start_player=0)
    assert [realm.authority for realm in state.realms] == [75] * 4
    assert hands(state) == [3, 3, 5, 5]
    assert seats(state) == [0, 1]
    assert [realm.authority for realm in new(6, format="hydra3").realms] == [100] * 6


@pytest.mark.clause("SR-4.3")
def test_authority_gained_or_lost_is_the_teams() -> None:
    state = hydra(player("cutter"), player("viper"))
    play(state, "0: play cutter", "1: play viper", "1: attack 2 1")
    assert [realm.authority for realm in state.realms] == [79, 79, 74, 74]


@pytest.mark.clause("SR-4.3")
def test_allies_do_not_cross_between_partners() -> None:
    state = hydra(player("cutter"), player(bases=["barter-world"]))
    play(state, "0: play cutter")
    assert texts(state, 0, "ally") == []


@pytest.mark.clause("SR-4.3", "SR-4.0")
def test_any_members_outpost_shields_the_whole_team() -> None:
    theirs = [player(bases=["blob-wheel"]), player(bases=["junkyard"])]
    state = hydra(player(), player(), *theirs, turn={"combat": 20})
    assert texts(state, 0, "attack") == ["attack 3 junkyard 5"]
    assert refused(state, "attack 2 blob-wheel 5", 0) == "SR-2.9"
    play(state, "0: attack 3 junkyard 5")
    assert "attack 2 blob-wheel 5" in texts(state, 0)
    assert "attack 2 15" in texts(state, 0)
    assert refused(state, "attack 3 1", 0) == "SR-4.3c"


@pytest.mark.clause("SR-4.3", "SR-2.19")
def test_a_team_at_zero_is_defeated_together() -> None:
    weak = player(authority=3)
    strong = player(authority=9)
    state = table("hydra2", strong, strong, weak, weak, turn={"combat": 3})
    play(state, "0: attack 2 3")
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.winners) == ((9, 9, 0, 0), (0, 1))


@pytest.mark.clause("SR-4.3a")
def test_while_a_question_is_open_only_the_seat_asked_may_move() -> None:
    state = hydra(player("trade-bot scout"), player("scout"))
    play(state, "0: play trade-bot")
    assert seats(state) == [0]
    assert refused(state, "play scout", 1) == "SR-4.3a"
    play(state, "0: choose none")
    assert seats(state) == [0, 1]


@pytest.mark.clause("SR-4.3a")
def test_ending_is_final_and_the_last_one_ends_the_turn_for_all() -> None:
    state = hydra(player("scout", "viper"), player("scout", "viper"))
    play(state, "0: end")
    assert seats(state) == [1]
    assert refused(state, "play scout", 0) == "SR-4.3a"
    assert refused(state, "play scout", 2) == "SR-2.1"
    assert len(state.realms[0].hand) == 1
    play(state, "1: end")
    assert seats(state) == [2, 3]
    assert len(state.realms[0].hand) == len(state.realms[1].hand) == 2


@pytest.mark.clause("SR-4.3b")
def test_three_members_bring_one_base_down_together() -> None:
    def side() -> Json:
        return player("viper viper", authority=100)

    enemies = [player(bases=["blob-wheel"], authority=100)]
    enemies += [player(authority=100), player(authority=100)]
    state = table("hydra3", side(), side(), player("viper", authority=100), *enemies)
    for seat, times in ((0, 2), (1, 2), (2, 1)):
        for _ in range(times):
            play(state, f"{seat}: play viper")
    assert texts(state, 0, "attack 3 blob") == []
    play(state, "1: lend combat 0", "2: lend combat 0", "0: attack 3 blob-wheel 5")
    assert discard(state, 3) == "blob-wheel"


@pytest.mark.clause("SR-4.3b")
def test_a_purchase_with_lent_trade_while_a_freighter_is_open() -> None:
    payer = player("freighter", bases=["barter-world"])
    state = hydra(payer, player("scout scout"), row="mothership")
    play(state, "0: play freighter", "0: ally freighter", "0: base barter-world")
    play(state, "0: choose trade", "1: play scout", "1: lend trade 0")
    assert pools(state, 0)[0] == 7
    play(state, "0: acquire mothership", "0: choose top")
    assert [card.code for card in state.realms[0].deck] == ["mothership"]


@pytest.mark.clause("SR-4.3b")
def test_who_has_ended_may_still_lend_while_the_team_goes_on() -> None:
    state = hydra(player("scout viper"), player("scout"))
    play(state, "0: play scout", "0: end")
    assert (seats(state), state.aside) == ([1], (0,))
    assert texts(state, 0) == ["lend trade 1"]
    assert refused(state, "play viper", 0) == "SR-4.3a"
    assert refused(state, "lend combat 1", 0) == "SR-4.3b"
    play(state, "0: lend trade 1")
    assert (seats(state), state.aside, pools(state, 1)[0]) == ([1], (), 1)
    assert refused(state, "lend trade 1", 0) == "SR-4.3a"
    assert refused(state, "lend trade 0", 1) == "SR-4.3b"


@pytest.mark.clause("SR-4.3b")
def test_by_the_first_version_of_the_rules_ending_closes_the_pools() -> None:
    state = hydra(player("scout"), player("scout"), rules=1)
    play(state, "0: play scout", "0: end")
    assert (state.aside, texts(state, 0)) == ((), [])
    assert refused(state, "lend trade 1", 0) == "SR-4.3a"
    assert state.to_json()["rules"] == 1


@pytest.mark.clause("SR-4.3b")
def test_a_member_may_ask_for_what_its_partners_have() -> None:
    state = hydra(player("scout"), player("viper scout"))
    play(state, "0: play scout", "1: play viper", "1: play scout")
    favours = {name: (seat, m.text) for name, (seat, m) in GAME.favours(state.view(0)).items()}
    assert favours == {"trade 1": (1, "lend trade 0"), "combat 1": (1, "lend combat 0")}
    play(state, "1: end")
    assert GAME.favours(state.view(1)) == {}
    assert list(GAME.favours(state.view(0))) == ["trade 1", "combat 1"]
    assert GAME.favours(state.view(2)) == GAME.favours(state.view(None)) == {}


@pytest.mark.clause("SR-4.3a")
def test_a_bot_does_not_end_before_the_people_of_its_team() -> None:
    state = hydra(player("scout"), player("scout"))
    end, scout = GAME.move("end"), GAME.move("play scout")
    assert state.holds(1, end, (0,))
    assert not state.holds(1, scout, (0,))
    assert not state.holds(1, end, (2, 3))
    play(state, "0: end")
    assert not state.holds(1, end, (0,))


@pytest.mark.clause("SR-4.3b")
def test_lending_needs_a_partner_who_has_not_ended_and_something_to_lend() -> None:
    state = hydra(player("scout"), player())
    assert refused(state, "lend trade 1", 0) == "SR-4.3b"
    play(state, "0: play scout")
    assert texts(state, 0, "lend") == ["lend trade 1"]
    assert refused(state, "lend combat 1", 0) == "SR-4.3b"
    assert refused(state, "lend trade 2", 0) == "SR-4.3b"
    play(state, "1: end")
    assert refused(state, "lend trade 1", 0) == "SR-4.3b"
    state = lay_out(player(), player(), turn={"trade": 3})
    assert refused(state, "lend trade 1") == "SR-4.3b"


@pytest.mark.clause("SR-4.3b")
def test_a_loan_can_go_back() -> None:
    state = hydra(player("scout"), player())
    play(state, "0: play scout", "0: lend trade 1", "1: lend trade 0")
    assert pools(state, 0)[0] == 1


@pytest.mark.clause("SR-4.3c")
def test_an_attack_on_a_team_names_its_lowest_seat() -> None:
    state = hydra(player(), player(), turn={"combat": 2})
    assert texts(state, 0, "attack") == ["attack 2 1", "attack 2 2"]


@pytest.mark.clause("SR-4.3d", "SR-2.16")
@pytest.mark.parametrize(
    ("format", "option", "seen"),
    [
        ("hydra3", "auto", True),
        ("hydra3", "hidden", False),
        ("emperor", "auto", False),
        ("emperor", "open", True),
    ],
)
def test_partners_see_each_others_hands_as_team_hands_says(
    format: str, option: str, seen: bool
) -> None:
    state = new(6, format=format, team_hands=option)
    players = state.view(0).to_json()["players"]
    assert isinstance(players, list)
    assert (players[1]["hand"] is not None) == seen
    assert players[3]["hand"] is None
