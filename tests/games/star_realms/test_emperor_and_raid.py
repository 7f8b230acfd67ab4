"""Emperor and Raid (SR-4.4, SR-4.5), and the farewell of the defeated (SR-4.6)."""

import pytest

from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.table import (
    Json,
    discard,
    hands,
    in_play,
    lay_out,
    new,
    play,
    player,
    refused,
    seats,
    table,
    texts,
)

# Emperor


def emperor(*changes: tuple[int, Json], **more: object) -> StarRealmsState:
    players = [player(authority=60 if seat in (1, 4) else 50) for seat in range(6)]
    for seat, change in changes:
        players[seat] = {**players[seat], **change}
    return table("emperor", *players, **more)


@pytest.mark.clause("SR-4.4", "SR-0.3")
def test_emperors_have_60_and_turns_go_clockwise_from_player_one() -> None:
    state = new(6, format="emperor", start_player=4)
    assert [realm.authority for realm in state.realms] == [50, 60, 50, 50, 60, 50]
    assert hands(state) == [5, 5, 5, 3, 3, 3]
    order = []
    for _ in range(6):
        order.append(state.seat)
        play(state, "end")
    assert order == [3, 4, 5, 0, 1, 2]


@pytest.mark.clause("SR-4.4")
def test_an_admiral_reaches_only_the_one_opposite() -> None:
    wheel: Json = {"bases": ["blob-wheel"]}
    state = emperor((3, wheel), (4, wheel), (5, wheel), turn={"combat": 9})
    assert [t for t in texts(state, verb="attack") if "blob" in t] == ["attack 5 blob-wheel 5"]
    for move in ("attack 4 1", "attack 3 1", "attack 4 blob-wheel 5"):
        assert refused(state, move) == "SR-4.4"


@pytest.mark.clause("SR-4.4")
def test_an_admiral_who_fells_the_opposite_one_hits_the_emperor_with_the_rest() -> None:
    state = emperor((5, {"authority": 2}), turn={"combat": 9})
    play(state, "attack 5 2", "5: choose none")
    assert texts(state, verb="attack")[-1] == "attack 4 7"
    assert refused(state, "attack 3 1") == "SR-4.4"


@pytest.mark.clause("SR-4.4")
def test_emperors_reach_any_enemy_and_outposts_shield_their_owner_only() -> None:
    state = emperor((3, {"bases": ["junkyard"]}), turn={"seat": 1, "combat": 9})
    victims = {text.split()[1] for text in texts(state, verb="attack") if "junk" not in text}
    assert victims == {"4", "5"}
    assert "attack 3 junkyard 5" in texts(state)


@pytest.mark.clause("SR-4.4")
def test_a_card_of_ones_discard_pile_goes_to_a_partner_for_one_trade() -> None:
    state = emperor((0, {"discard": ["cutter", "scout"]}), turn={"trade": 2})
    play(state, "give cutter 1", "give scout 2")
    assert (discard(state, 1), discard(state, 2)) == ("cutter", "scout")
    assert refused(state, "give scout 1") == "SR-4.4"
    state = emperor((0, {"discard": ["cutter"]}), (2, {"authority": 0}), turn={"trade": 2})
    assert refused(state, "give cutter 2") == "SR-4.4"
    assert refused(state, "give cutter 3") == "SR-4.4"
    assert refused(state, "give ram 1") == "SR-4.4"


@pytest.mark.clause("SR-4.4")
def test_a_defeated_emperor_loses_the_game_for_the_team() -> None:
    state = emperor((4, {"authority": 1}), turn={"seat": 1, "combat": 1})
    play(state, "attack 4 1")
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1, 2)


@pytest.mark.clause("SR-4.6")
def test_a_defeated_admiral_may_leave_one_card_to_the_emperor() -> None:
    fallen: Json = {
        "authority": 1,
        "hand": ["cutter"],
        "deck": ["viper", "scout", "viper"],
        "discard": ["ram"],
        "bases": ["blob-wheel"],
    }
    state = emperor((5, fallen), turn={"combat": 1})
    play(state, "attack 5 1")
    assert seats(state) == [5]
    assert texts(state) == [
        "choose cutter hand",
        "choose ram discard",
        "choose scout deck",
        "choose viper deck",
        "choose blob-wheel bases",
        "choose none",
    ]
    play(state, "choose blob-wheel bases")
    assert discard(state, 4) == "blob-wheel"
    assert discard(state, 5) == in_play(state, 5) == ""
    assert len(state.away) == 5
    assert seats(state) == [0]


# Raid


def raid(*changes: tuple[int, Json], **more: object) -> StarRealmsState:
    players = [player(authority=70 if seat == 0 else 50) for seat in range(4)]
    for seat, change in changes:
        players[seat] = {**players[seat], **change}
    return table("raid", *players, **more)


@pytest.mark.clause("SR-4.5")
@pytest.mark.parametrize(
    ("players", "authority", "hand"), [(3, 50, 7), (4, 70, 7), (5, 70, 8), (6, 90, 8)]
)
def test_the_boss_has_more_the_more_elites_there_are(
    players: int, authority: int, hand: int
) -> None:
    state = new(players, format="raid", boss=1)
    boss = state.realms[1]
    assert (boss.authority, len(boss.hand)) == (authority, hand - 2)
    assert state.seat == 1
    others = [realm for realm in state.realms if realm is not boss]
    assert {(realm.authority, len(realm.hand)) for realm in others} == {(50, 5)}
    play(state, "end")
    assert len(boss.hand) == hand
    assert state.seat == 2


@pytest.mark.clause("SR-4.5")
def test_elites_see_each_others_hands_and_the_boss_sees_none() -> None:
    players = new(4, format="raid").view(1).to_json()["players"]
    assert isinstance(players, list)
    assert [item["hand"] is not None for item in players] == [False, True, True, True]


@pytest.mark.clause("SR-4.5")
def test_damage_on_the_bosss_bases_adds_up_and_is_wiped_at_the_bosss_turn() -> None:
    boss: Json = {"bases": ["junkyard", "blob-wheel"]}
    state = raid((0, boss), (2, {"hand": ["viper"]}), turn={"seat": 1, "combat": 4})
    wanted = [f"attack 0 junkyard {amount}" for amount in (1, 2, 3, 4)]
    assert texts(state, verb="attack") == wanted
    play(state, "attack 0 junkyard 3", "end", "play viper")
    assert refused(state, "attack 0 1") == "SR-2.9"
    assert refused(state, "attack 0 junkyard 2") == "SR-2.8"
    play(state, "attack 0 junkyard 1")
    assert state.realms[0].bases[0].left == 1
    play(state, "end", "end")
    assert state.seat == 0
    assert state.realms[0].bases[0].left == 5


@pytest.mark.clause("SR-4.5")
def test_a_second_elite_finishes_what_the_first_began() -> None:
    wounded: Json = {"bases": [{"card": "junkyard", "damage": 3}, "blob-wheel"]}
    state = raid((0, wounded), turn={"seat": 2, "combat": 4})
    assert refused(state, "attack 0 junkyard 3") == "SR-4.5"
    play(state, "attack 0 junkyard 2")
    assert discard(state, 0) == "junkyard"
    assert texts(state, verb="attack 0 blob") == [
        "attack 0 blob-wheel 1",
        "attack 0 blob-wheel 2",
    ]


@pytest.mark.clause("SR-4.5")
def test_the_boss_attacks_bases_all_at_once_and_targets_any_elite() -> None:
    state = raid((2, {"bases": ["blob-wheel"]}), turn={"combat": 6})
    assert texts(state, verb="attack 2 blob") == ["attack 2 blob-wheel 5"]
    assert {text.split()[1] for text in texts(state, verb="attack")} == {"1", "2", "3"}


@pytest.mark.clause("SR-4.6", "SR-4.5")
def test_a_defeated_elite_may_leave_a_card_to_each_other_elite() -> None:
    fallen: Json = {"authority": 1, "hand": ["cutter", "ram"]}
    state = raid((2, fallen), turn={"combat": 1})
    play(state, "attack 2 1")
    assert seats(state) == [2]
    play(state, "choose ram hand", "choose cutter hand")
    assert (discard(state, 1), discard(state, 3)) == ("ram", "cutter")
    assert state.away == []
    assert seats(state) == [0]
    play(state, "end")
    assert state.seat == 1
    play(state, "end")
    assert state.seat == 3


@pytest.mark.clause("SR-4.5", "SR-2.19")
def test_the_boss_falls_or_all_elites_do() -> None:
    state = raid((0, {"authority": 1}), (3, {"authority": 0}), turn={"seat": 1, "combat": 1})
    play(state, "attack 0 1")
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.scores) == ((1, 2, 3), (0, 50, 50, 0))
    one: Json = {"authority": 1}
    state = raid((1, one), (2, {"authority": 0}), (3, {"authority": 0}), turn={"combat": 1})
    play(state, "attack 1 1")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.clause("SR-2.14")
def test_a_defeated_players_debt_is_void() -> None:
    options = {"format": "deathmatch", "discard_timing": "next_turn"}
    state = lay_out(
        player("imperial-fighter"), player("scout", authority=1), player(), options=options
    )
    play(state, "play imperial-fighter", "choose seat 1")
    assert state.realms[1].debt == 1
    play(state, "attack 1 1", "end")
    assert seats(state) == [2]
    assert state.realms[1].debt == 0
