"""Who leaves, and what becomes of the others and of what is pending (SR-4.6, SR-4.7)."""

import pytest

from asterism import Outcome
from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.table import (
    GAME,
    Json,
    discard,
    in_play,
    play,
    player,
    pools,
    seats,
    table,
    texts,
)


def outcome(state: StarRealmsState) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def again(state: StarRealmsState) -> StarRealmsState:
    """The same position, read back."""
    twin = GAME.from_json(state.to_json())
    assert isinstance(twin, StarRealmsState)
    assert texts(twin) == texts(state)
    return twin


# What is pending is found anew


def owes_a_base(*bases: str, format: str = "deathmatch") -> StarRealmsState:
    """Seat 0 has to destroy a base, and only seat 1 has one in reach."""
    mine = player("command-ship", ships=["cutter"], bases=list(bases))
    state = table(format, mine, player(bases=["blob-wheel"]), player())
    play(state, "play command-ship", "ally command-ship")
    return state


@pytest.mark.clause("SR-2.15", "SR-4.7")
@pytest.mark.parametrize("format", ["deathmatch", "hunter"])
def test_a_base_to_destroy_that_leaves_with_its_owner_is_owed_no_longer(format: str) -> None:
    state = owes_a_base(format=format)
    assert texts(state) == ["choose 1 blob-wheel"]
    state.resign(1)
    assert "end" in texts(again(state))
    assert seats(state) == [0]


@pytest.mark.clause("SR-2.15", "SR-4.7")
def test_nobody_is_forced_to_destroy_the_own_base_because_another_left() -> None:
    state = owes_a_base("barter-world")
    assert texts(state) == ["choose 1 blob-wheel", "choose 0 barter-world"]
    state.resign(1)
    assert texts(again(state)) == ["choose 0 barter-world", "choose none"]
    play(state, "choose none")
    assert in_play(state) == "cutter command-ship barter-world"


@pytest.mark.clause("SR-2.15", "SR-4.2")
def test_a_new_neighbours_base_has_to_be_destroyed_in_the_place_of_the_old_ones() -> None:
    mine = player("command-ship", ships=["cutter"])
    others = [player(bases=["blob-wheel"]), player(bases=["the-hive"]), player()]
    state = table("hunter", mine, *others)
    play(state, "play command-ship", "ally command-ship")
    state.resign(1)
    assert texts(again(state)) == ["choose 2 the-hive"]


@pytest.mark.clause("SR-2.14", "SR-4.7")
def test_who_was_to_discard_and_leaves_lets_the_turn_go_on() -> None:
    state = table("deathmatch", player("imperial-frigate"), player("scout"), player("scout"))
    play(state, "play imperial-frigate", "choose seat 1")
    assert seats(state) == [1]
    state.resign(1)
    assert seats(again(state)) == [0]


# Farewells


def raid(*changes: tuple[int, Json], **more: object) -> StarRealmsState:
    """Seat 0 is the Boss of a raid against three Elites."""
    players = [player(authority=70), player(), player(), player()]
    for seat, change in changes:
        players[seat] = {**players[seat], **change}
    return table("raid", *players, **more)


def asked_for_gifts(**more: object) -> StarRealmsState:
    """The Boss has defeated the Elite at seat 1, who may leave a card to each of the two others."""
    state = raid((1, {"authority": 1, "discard": ["ram", "cutter"]}), turn={"combat": 9}, **more)
    return play(state, "attack 1 1")


@pytest.mark.clause("SR-4.6", "SR-4.7")
def test_a_defeated_seat_that_leaves_makes_no_more_farewell_gifts() -> None:
    state = asked_for_gifts()
    play(state, "1: choose ram discard")
    assert (seats(state), discard(state, 2)) == ([1], "ram")
    state.resign(1)
    assert (seats(again(state)), discard(state, 3)) == ([0], "")
    assert sorted(card.code for card in state.away) == ["cutter"]
    ply = state.ply
    state.resign(1)
    assert state.ply == ply


@pytest.mark.clause("SR-4.6", "SR-4.7")
def test_there_is_no_gift_for_who_has_left() -> None:
    state = asked_for_gifts()
    state.resign(2)
    play(again(state), "1: choose ram discard")
    play(state, "1: choose ram discard")
    assert (discard(state, 2), discard(state, 3), seats(state)) == ("", "ram", [0])


@pytest.mark.clause("SR-4.4", "SR-4.6", "SR-4.7")
def test_a_farewell_goes_on_when_the_attacker_leaves() -> None:
    players = [player(authority=60 if seat in (1, 4) else 50) for seat in range(6)]
    players[5] = player(authority=1, discard="ram")
    state = table("emperor", *players, turn={"combat": 3})
    play(state, "attack 5 1")
    state.resign(0)
    assert (seats(again(state)), state.active) == ([5], 1)
    play(state, "5: choose ram discard")
    assert (discard(state, 4), seats(state)) == ("ram", [1])


# Partners


@pytest.mark.clause("SR-4.7")
def test_an_elite_who_leaves_is_defeated_and_the_others_play_on() -> None:
    state = raid((2, {"hand": ["scout"], "bases": ["blob-wheel"]}))
    state.resign(2)
    assert (state.outcome, seats(again(state))) == (None, [0])
    assert (pools(state, 2)[2], in_play(state, 2)) == (0, "")
    play(state, "end", "end")
    assert seats(state) == [3]
    state.resign(1)
    assert state.outcome is None
    state.resign(3)
    assert (outcome(state).winners, outcome(state).reason) == ((0,), "resignation")


@pytest.mark.clause("SR-4.7")
def test_the_boss_who_leaves_has_lost() -> None:
    state = raid()
    state.resign(0)
    assert outcome(state).winners == (1, 2, 3)


@pytest.mark.clause("SR-4.7", "SR-4.4")
def test_an_admiral_who_leaves_opens_the_way_to_the_emperor() -> None:
    players = [player(authority=60 if seat in (1, 4) else 50) for seat in range(6)]
    state = table("emperor", *players, turn={"combat": 3})
    state.resign(5)
    assert texts(again(state), verb="attack")[-1] == "attack 4 3"
    state.resign(4)
    assert outcome(state).winners == (0, 1, 2)


def hydra(*players: Json, **more: object) -> StarRealmsState:
    rest = [player(authority=75) for _ in range(4 - len(players))]
    return table("hydra2", *({**p, "authority": 75} for p in players), *rest, **more)


@pytest.mark.clause("SR-4.3", "SR-4.7")
def test_a_hydra_keeps_its_authority_when_a_member_leaves() -> None:
    state = hydra(player("scout"), player("scout", bases=["junkyard"]), turn={"seat": 2})
    assert texts(state, 2, "attack 0") == []
    state.resign(1)
    assert [pools(state, seat)[2] for seat in (0, 1)] == [75, 75]
    assert (in_play(state, 1), state.scores()[1], seats(again(state))) == ("", 75, [2, 3])
    play(state, "2: end", "3: end")
    assert seats(state) == [0]
    play(state, "end")
    assert seats(state) == [2, 3]
    state.resign(0)
    assert (outcome(state).winners, outcome(state).scores) == ((2, 3), (75, 75, 75, 75))


@pytest.mark.clause("SR-4.3a", "SR-4.7")
def test_a_turn_ends_when_its_last_member_leaves_it() -> None:
    state = hydra(player("scout", "viper"), player("scout", "viper"))
    play(state, "0: play scout", "0: end")
    state.resign(1)
    assert (seats(again(state)), state.aside, in_play(state)) == ([2, 3], (), "")


@pytest.mark.clause("SR-4.3c", "SR-4.7")
def test_a_team_is_attacked_by_the_name_of_its_lowest_seat_that_is_left() -> None:
    state = hydra(turn={"combat": 2})
    state.resign(2)
    assert texts(again(state), 0, "attack") == ["attack 3 1", "attack 3 2"]
    play(state, "0: attack 3 2")
    assert [pools(state, seat)[2] for seat in (2, 3)] == [73, 73]


@pytest.mark.clause("SR-4.7")
@pytest.mark.parametrize(("format", "seat"), [("hydra2", 1), ("emperor", 0), ("raid", 2)])
def test_by_the_first_version_of_the_rules_a_partner_loses_for_all(format: str, seat: int) -> None:
    players = 6 if format == "emperor" else 4
    position = GAME.start(players, 4, {"format": format}).to_json()
    state = GAME.resume({**position, "rules": 1})
    state.resign(seat)
    assert state.outcome is not None
    assert seat not in state.outcome.winners
    assert len(state.outcome.winners) == (1 if format == "raid" else players // 2)


@pytest.mark.clause("SR-4.7")
def test_only_a_member_of_a_hydra_can_leave_its_authority_behind() -> None:
    with pytest.raises(ValueError, match=r"players\[1\]\.left: only a member of a Hydra can"):
        table("raid", player(authority=70), player(left=True), player(), player())
