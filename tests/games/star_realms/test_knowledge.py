"""What is open, what is hidden, and what everybody can tell of it (SR-2.16, SR-2.17)."""

from typing import cast

import pytest

from asterism.games.star_realms.shapes import SeenPlayer, View
from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.table import GAME, duel, lay_out, play, player, texts


def seen(state: StarRealmsState, viewer: int | None, seat: int) -> SeenPlayer:
    view = cast(View, state.view(viewer).to_json())
    return view["players"][seat]


@pytest.mark.clause("SR-2.16")
def test_hands_are_hidden_and_everything_on_the_table_is_open() -> None:
    theirs = player("scout viper", "ram", "cutter", bases=["blob-wheel"])
    state = duel(player("viper"), theirs, row="cutter", turn={"trade": 2, "combat": 1})
    other = seen(state, 0, 1)
    assert other["hand"] is None
    assert (other["held"], other["deck"]) == (2, 1)
    assert (other["discard"], other["bases"]) == (["cutter"], ["blob-wheel"])
    assert seen(state, 1, 1)["hand"] == ["scout", "viper"]
    turn = cast(View, state.view(1).to_json())["turn"]
    assert (turn["trade"], turn["combat"]) == (2, 1)
    assert seen(state, None, 0)["hand"] is None


@pytest.mark.clause("SR-2.17")
def test_deck_and_hand_are_known_together() -> None:
    state = duel(player(), player("scout viper", "ram cutter"))
    assert seen(state, 0, 1)["unseen"] == ["scout", "viper", "cutter", "ram"]
    assert seen(state, 1, 1)["unseen"] == ["cutter", "ram"]


@pytest.mark.clause("SR-2.17")
def test_the_trade_deck_is_known_as_a_set() -> None:
    row = "cutter ram corvette junkyard trade-bot"
    state = duel(player(), row=row, trade_deck="trade-pod ram cutter")
    view = cast(View, state.view(0).to_json())
    assert view["trade_deck"] == ["cutter", "trade-pod", "ram"]


@pytest.mark.clause("SR-2.17")
def test_a_card_put_on_top_is_known_there_then_in_hand_until_it_is_shown() -> None:
    mine = player("freighter", "viper viper viper", bases=["barter-world"])
    state = duel(mine, player(), row="cutter")
    play(state, "play freighter", "ally freighter", "acquire cutter", "choose top")
    assert seen(state, 1, 0)["on_top"] == ["cutter"]
    play(state, "end")
    assert seen(state, 1, 0)["known"].count("cutter") == 1
    assert seen(state, 1, 0)["on_top"] == []
    for seed in range(20):
        sample = cast(StarRealmsState, state.view(1).sample(seed))
        assert "cutter" in [card.code for card in sample.realms[0].hand]
    play(state, "end", "play cutter")
    assert "cutter" not in seen(state, 1, 0)["known"]


@pytest.mark.clause("SR-2.17")
def test_a_reshuffle_in_the_middle_of_a_draw_tells_what_was_drawn_before() -> None:
    state = duel(player("viper viper", "ram ram", "scout scout scout scout"))
    play(state, "end")
    assert seen(state, 1, 0)["known"] == ["ram", "ram"]
    assert seen(state, 1, 0)["held"] == 5


@pytest.mark.clause("SR-2.17")
def test_what_was_shown_and_taken_back_is_known() -> None:
    state = duel(player("scout scout viper", "scout viper"))
    play(state, "play scout", "play scout")
    back = cast(StarRealmsState, state.undo(0, 0))
    assert seen(back, 1, 0)["known"] == ["scout", "scout"]
    again = play(back, "play scout")
    assert seen(again, 1, 0)["known"] == ["scout"]
    twice = cast(StarRealmsState, again.undo(0))
    assert seen(twice, 1, 0)["known"] == ["scout", "scout"]


def test_two_lines_taken_back_show_no_more_than_the_longer_one() -> None:
    state = duel(player("scout scout viper", "scout viper"))
    play(state, "play viper", "play scout")
    state = cast(StarRealmsState, state.undo(0))
    play(state, "play scout")
    state = cast(StarRealmsState, state.undo(0, 0))
    assert seen(state, 1, 0)["known"] == ["scout", "viper"]


def test_a_refill_stops_undo_and_an_explorer_does_not() -> None:
    row = "cutter ram corvette junkyard trade-bot"
    state = duel(player(), row=row, trade_deck="ram", turn={"trade": 9})
    play(state, "acquire explorer")
    assert state.undo_to(0) == 0
    play(state, "acquire cutter")
    assert state.undo_to(0) == 2


def test_a_drawn_card_stops_undo() -> None:
    state = duel(player("corvette", "scout"))
    play(state, "play corvette")
    assert state.undo_to(0) == 1


def test_a_view_in_the_middle_of_a_card_is_closed() -> None:
    state = duel(player("blob-destroyer ram"), player(bases=["the-hive"]), row="cutter")
    play(state, "play ram", "play blob-destroyer", "ally blob-destroyer")
    view = state.view(0)
    again = GAME.view_from_json(view.to_json())
    assert again.to_json() == view.to_json()
    assert again.legal_moves() == view.legal_moves()
    sample = cast(StarRealmsState, again.sample(3))
    play(sample, "choose 1 the-hive")
    assert texts(sample) == ["choose cutter row", "choose none"]


def test_an_unobserved_game_has_no_views() -> None:
    state = GAME.start(2, 1, observed=False)
    with pytest.raises(ValueError, match="keeps no knowledge"):
        state.view(0)


def test_a_preview_says_what_changes_and_draws_nothing() -> None:
    state = duel(player("flagship cutter", "ram"))
    preview = state.view(0).preview("play flagship")
    assert preview == {"scores": [0, 0], "trade": 0, "combat": 5}
    assert state.view(0).preview("play cutter") == {"scores": [4, 0], "trade": 2, "combat": 0}


def test_raid_elites_see_what_another_elite_draws() -> None:
    state = lay_out(
        player(authority=50),
        player("corvette", "ram"),
        player(),
        options={"format": "raid"},
        turn={"seat": 1},
    )
    play(state, "play corvette")
    drawn = [event for event in state.events(2) if event["type"] == "drew"]
    assert drawn[0]["card"] == "ram"
    assert next(e for e in state.events(0) if e["type"] == "drew")["card"] is None
