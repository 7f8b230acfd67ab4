"""Buyers: bots that play everything and differ in what they buy."""

from typing import cast

import pytest

import asterism
from asterism.engine.chance import Quick
from asterism.games.star_realms.mind.buyer import (
    choose,
    choose_by_taste,
    duels,
)
from asterism.games.star_realms.state import StarRealmsState
from asterism.games.star_realms.view import StarRealmsView
from tests.games.star_realms.table import GAME, duel, play, player

FORMATS = [
    (2, "duel"),
    (3, "deathmatch"),
    (4, "hunter"),
    (4, "hydra2"),
    (6, "hydra3"),
    (6, "emperor"),
    (4, "raid"),
]


def table_choice(state: StarRealmsState) -> str:
    seat = state.seat
    assert seat is not None
    return choose_by_taste(cast(StarRealmsView, state.view(seat)).table, seat, "table").text


@pytest.mark.parametrize("spec", ["buyer:random", "buyer:dearest", "buyer:table", "buyer:velocity"])
@pytest.mark.parametrize(("players", "format"), FORMATS)
def test_buyers_play_whole_games_of_every_format(spec: str, players: int, format: str) -> None:
    state = GAME.start(players, 5, {"format": format, "turn_limit": 400})
    bot = asterism.bot(spec, 3)
    while state.seat is not None:
        state.play(bot.choose(state.view(state.seat)), state.seat)
    assert state.outcome is not None
    assert state.outcome.reason == "defeat"


def test_the_buyer_decides_on_a_view_as_on_the_state() -> None:
    state = cast(StarRealmsState, GAME.start(2, 8, {}))
    while state.seat is not None:
        seat = state.seat
        view = cast(StarRealmsView, state.view(seat))
        wanted = choose(view.table, seat, True, Quick(1))
        assert choose(state, seat, True, Quick(1)) is wanted
        for policy in ("table", "velocity"):
            seen = choose_by_taste(view.table, seat, policy)
            assert seen is choose_by_taste(state, seat, policy)
        state.play(wanted, seat)


def test_a_buyer_takes_the_dearest_unless_told_otherwise_and_plays_no_other_game() -> None:
    with pytest.raises(
        ValueError, match="buyer:dearest, buyer:random, buyer:table, buyer:velocity"
    ):
        asterism.bot("buyer:all")
    state = GAME.start(2, 3, {})
    assert state.seat is not None
    own = state.view(state.seat)
    assert asterism.bot("buyer").choose(own) in own.legal_moves()
    view = asterism.game("stellar").start(2).view(0)
    with pytest.raises(ValueError, match="plays star_realms, not stellar"):
        asterism.bot("buyer:dearest").choose(view)


@pytest.mark.parametrize(
    ("other", "least", "most"), [("dearest", 0.64, 0.76), ("random", 0.90, 0.99)]
)
def test_the_table_beats_the_other_buyers(other: str, least: float, most: float) -> None:
    wins, turns = duels(GAME, "table", other, 600, 4)
    assert least < wins / 600 < most
    assert 15 < turns / 600 < 60


def test_speed_beats_price_about_as_often_as_the_table_does() -> None:
    """It is a measure: about 69 % of 1,000 duels when it was made."""
    wins, _ = duels(GAME, "velocity", "dearest", 300, 4)
    assert 0.62 < wins / 300 < 0.76


def test_speed_wants_cards_that_draw_and_scrap_before_dear_ones() -> None:
    state = duel(player(), player(), row="supply-bot battle-mech royal-redoubt", turn={"trade": 6})
    view = cast(StarRealmsView, state.view(0))
    assert choose_by_taste(view.table, 0, "velocity").text == "acquire battle-mech"
    late = duel(player(), player(), row="supply-bot corvette", turn={"trade": 3, "number": 40})
    view = cast(StarRealmsView, late.view(0))
    assert choose_by_taste(view.table, 0, "velocity").text == "acquire corvette"


def test_the_dearest_card_of_the_row_is_bought_and_no_explorer() -> None:
    state = duel(player(), player(), row="cutter freighter corvette", turn={"trade": 5})
    bought: list[str] = []
    while (move := choose(state, 0, True, Quick(1))).text != "end":
        bought.append(move.text)
        play(state, move.text)
    assert bought[0] == "acquire freighter"
    assert "acquire explorer" not in bought


def test_at_random_each_card_of_the_row_is_bought_or_none() -> None:
    state = duel(player(), player(), row="cutter freighter brain-world", turn={"trade": 5})
    found = {choose(state, 0, False, Quick(seed)).text for seed in range(40)}
    assert found == {"acquire cutter", "acquire freighter", "end"}


def test_buyers_attack_before_they_buy() -> None:
    state = duel(player(), player(), row="cutter", turn={"trade": 5, "combat": 3})
    assert choose(state, 0, True, Quick(1)).text == "attack 1 3"


def test_a_table_and_its_twin_win_equally_often() -> None:
    """Every deal is played twice with the seats exchanged: one of each pair is won."""
    assert duels(GAME, "table", "table", 40, 9)[0] == 20


def test_cheap_economy_is_bought_early_and_combat_late() -> None:
    row = "cutter blob-fighter battle-station"
    early = duel(player(), player(), row=row, turn={"trade": 2})
    assert table_choice(early) == "acquire cutter"
    row = "freighter blob-destroyer"
    late = duel(player(), player(), row=row, turn={"trade": 4, "number": 40})
    assert table_choice(late) == "acquire blob-destroyer"


def test_a_bad_buy_is_declined() -> None:
    late = duel(
        player(), player(), row="brain-world", explorers=10, turn={"trade": 2, "number": 40}
    )
    assert "acquire explorer" in [move.text for move in late.legal_moves()]
    assert table_choice(late) == "end"


def test_vipers_and_scouts_are_scrapped_from_the_discard_pile_first() -> None:
    state = duel(player("trade-bot scout", discard="cutter scout viper"))
    play(state, "play trade-bot")
    assert table_choice(state) == "choose viper discard"
    state = duel(player("trade-bot cutter", discard="cutter"))
    play(state, "play trade-bot")
    assert table_choice(state) == "choose none"


def test_a_card_is_scrapped_for_its_combat_when_that_wins() -> None:
    state = duel(player("explorer"), player(authority=2))
    play(state, "play explorer")
    assert table_choice(state) == "scrap explorer"
    play(state, "scrap explorer")
    assert table_choice(state) == "attack 1 2"


def test_the_outpost_in_the_way_is_broken_before_the_player_is_hit() -> None:
    theirs = player(bases=["trading-post", "blob-wheel"])
    state = duel(player(), theirs, turn={"combat": 9})
    assert table_choice(state) == "attack 1 trading-post 4"


@pytest.mark.parametrize("spec", ["level:novice", "level:master:/1000", "buyer:table"])
def test_no_hand_is_left_half_played(spec: str) -> None:
    state = cast(StarRealmsState, GAME.start(2, 6, {"turn_limit": 12}))
    bot = asterism.bot(spec, 1)
    ended = 0
    while state.seat is not None:
        seat = state.seat
        move = bot.choose(state.view(seat))
        if move.text == "end":
            assert state.realms[seat].hand == []
            ended += 1
        state.play(move, seat)
    assert ended == 12
