"""How bots play together in a Hydra: what they lend each other, and that it comes to an end."""

import random
from collections.abc import Callable
from typing import cast

import pytest

import asterism
from asterism import Move
from asterism.bots.knowledge import known_about
from asterism.games.star_realms.mind.buyer import choose_by_taste
from asterism.games.star_realms.state import StarRealmsState
from asterism.games.star_realms.view import StarRealmsView
from tests.games.star_realms.table import GAME, Json, play, player, table

EVALUATION = known_about(GAME)[1]
HYDRAS = [("hydra2", 4), ("hydra3", 6)]


def hydra(first: str, second: str, enemy: Json | None = None, row: str = "") -> StarRealmsState:
    """Two partners with their hands."""
    sides = [player(first), player(second), enemy or player(), player()]
    team = [{**one, "authority": 75} for one in sides]
    return table("hydra2", *team, row=row, explorers=0)


def play_hands(state: StarRealmsState, *seats: int) -> StarRealmsState:
    for seat in seats:
        play(state, *(f"{seat}: play {card.code}" for card in state.realms[seat].hand))
    return state


def choice(state: StarRealmsState, seat: int) -> str:
    return choose_by_taste(cast(StarRealmsView, state.view(seat)).table, seat, "table").text


def thoughts(state: StarRealmsState, seat: int) -> list[str]:
    """What a level thinks about."""
    return [move.text for move in EVALUATION.candidates(state, seat, state.options_of(seat))]


@pytest.mark.parametrize("seat", [0, 1])
def test_combat_is_put_together_for_an_outpost_in_the_way(seat: int) -> None:
    """SR-4.3b, whoever of the two is ready first."""
    state = hydra("viper viper viper", "viper viper", player(bases=["junkyard"]))
    play_hands(state, 0, 1)
    partner = 1 - seat
    assert choice(state, seat) == f"lend combat {partner}"
    assert thoughts(state, seat) == [f"lend combat {partner}"]
    play(state, f"{seat}: lend combat {partner}")
    assert choice(state, seat) == "end"
    assert choice(state, partner) == "attack 2 junkyard 5"


@pytest.mark.parametrize("seat", [0, 1])
def test_trade_that_buys_nothing_goes_to_a_partner_who_has_some(seat: int) -> None:
    state = play_hands(hydra("scout scout scout", "scout scout", row="war-world"), 0, 1)
    partner = 1 - seat
    assert choice(state, seat) == f"lend trade {partner}"
    play(state, f"{seat}: lend trade {partner}")
    assert choice(state, seat) == "end"
    assert choice(state, partner) == "acquire war-world"


def test_what_is_left_goes_to_a_partner_who_has_yet_to_play() -> None:
    assert choice(play_hands(hydra("viper", "scout"), 1), 1) == "lend trade 0"
    assert choice(play_hands(hydra("scout", "viper"), 0), 0) == "lend trade 1"


def test_nothing_is_lent_to_a_partner_who_has_nothing_to_add() -> None:
    assert choice(play_hands(hydra("", "scout"), 1), 1) == "end"


def keeps_moving(
    state: StarRealmsState, choose: Callable[[int], Move], chance: random.Random
) -> int:
    """Partners decide in any order. As long as they only lend, their pools are never the same
    again; how often they lent.
    """
    lent = 0
    seen: set[tuple[int, ...]] = set()
    while state.outcome is None:
        seat = chance.choice(state.seats)
        move = choose(seat)
        if not move.text.startswith("lend"):
            seen.clear()
        else:
            lent += 1
            pools = [pool for realm in state.realms for pool in (realm.trade, realm.combat)]
            assert tuple(pools) not in seen, f"{move} once more"
            seen.add(tuple(pools))
        state.play(move, seat)
    return lent


def new_hydra(format: str, players: int, seed: int, turns: int) -> StarRealmsState:
    state = GAME.start(players, seed, {"format": format, "turn_limit": turns})
    assert isinstance(state, StarRealmsState)
    return state


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("format", "players"), HYDRAS)
def test_habits_never_lend_back_and_forth(format: str, players: int, seed: int) -> None:
    state = new_hydra(format, players, seed, 40)
    assert (
        keeps_moving(state, lambda seat: choose_by_taste(state, seat, "table"), random.Random(seed))
        > 0
    )


@pytest.mark.parametrize("spec", ["level:novice", "level:casual", "level:master:/100"])
@pytest.mark.parametrize(("format", "players"), HYDRAS)
def test_levels_never_lend_back_and_forth(spec: str, format: str, players: int) -> None:
    state = new_hydra(format, players, 3, 12)
    bot = asterism.bot(spec, 5)
    assert keeps_moving(state, lambda seat: bot.choose(state.view(seat)), random.Random(1)) > 0
