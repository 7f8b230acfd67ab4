"""The evaluation of Star Realms: its terms, what is worth a thought, and how one plays on."""

from typing import cast

import pytest

from asterism import Quick
from asterism.bots.knowledge import known_about
from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.mind.evaluation import TERMS, StarRealmsEvaluation, names_of
from asterism.games.star_realms.state import StarRealmsState
from tests.games.star_realms.table import GAME, duel, play, player

KNOWLEDGE, EVALUATION = known_about(GAME)
DECK = "scout scout scout viper cutter"
FORMATS = [
    (2, "duel"),
    (5, "deathmatch"),
    (3, "hunter"),
    (4, "hydra2"),
    (6, "hydra3"),
    (6, "emperor"),
    (6, "raid"),
]


def promise(state: StarRealmsState) -> float:
    """How likely the first seat is to win."""
    return EVALUATION.results(state)[0]


def thoughts(state: StarRealmsState) -> list[str]:
    seat = state.seat
    assert seat is not None
    options = state.options_of(seat)
    return [move.text for move in EVALUATION.candidates(state, seat, options)]


def test_the_terms_have_names_messages_and_weights() -> None:
    state = duel(player(deck=DECK), player(deck=DECK))
    assert EVALUATION.names == TERMS
    assert len(EVALUATION.weights) == len(EVALUATION.terms(state, 0)) == len(TERMS)
    assert len({EVALUATION.term_message(name).id for name in TERMS}) == len(TERMS)
    with pytest.raises(ValueError, match="there is no term 'luck'"):
        EVALUATION.term_message("luck")


@pytest.mark.parametrize("name", ["authority", "scout.early", "blob-world.standing"])
def test_a_weight_that_is_missing_is_named(name: str) -> None:
    weights = dict(KNOWLEDGE.weights)
    assert set(weights) == set(names_of(BOX))
    del weights[name]
    with pytest.raises(ValueError, match=name):
        StarRealmsEvaluation(weights)


def test_equal_sides_differ_by_the_tempo_alone() -> None:
    state = duel(player(deck=DECK), player(deck=DECK))
    assert EVALUATION.terms(state, 0) == [0.0, 0.0, 0.0, 1.0]
    assert EVALUATION.terms(state, 1) == [0.0, 0.0, 0.0, -1.0]
    assert promise(state) > 0.5


@pytest.mark.parametrize(
    ("number", "better"),
    [
        (0, player(deck=DECK, authority=70)),
        (1, player(deck=DECK + " command-ship")),
        (1, player(deck="scout scout cutter")),
        (2, player(deck=DECK, bases=["war-world"])),
    ],
    ids=["authority", "a better card", "fewer starters", "a base"],
)
def test_each_term_is_an_advantage(number: int, better: dict[str, object]) -> None:
    equal = duel(player(deck=DECK), player(deck=DECK))
    state = duel(better, player(deck=DECK))
    assert EVALUATION.terms(state, 0)[number] > 0
    assert EVALUATION.terms(state, 1)[number] < 0
    assert promise(state) > promise(equal)


@pytest.mark.parametrize(("players", "format"), FORMATS)
def test_partners_share_and_the_sides_have_one_victory_together(players: int, format: str) -> None:
    state = cast(StarRealmsState, GAME.start(players, 3, {"format": format}, observed=False))
    results = EVALUATION.results(state)
    by_side: dict[int, set[float]] = {}
    for seat, side in enumerate(state.sides):
        by_side.setdefault(side, set()).add(results[seat])
    assert all(len(shared) == 1 for shared in by_side.values())
    assert sum(min(shared) for shared in by_side.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(("players", "format"), FORMATS)
def test_playing_on_ends_in_every_format(players: int, format: str) -> None:
    """What is worth a thought is legal, and habit ends the game: nobody goes round in circles."""
    chance = Quick(1)
    state = cast(StarRealmsState, GAME.start(players, 3, {"format": format}, observed=False))
    quiet = 0
    while state.seat is not None:
        seat = state.seat
        options = state.options_of(seat)
        found = EVALUATION.candidates(state, seat, options)
        assert found
        assert all(move in options for move in found)
        shares = EVALUATION.priors(state, seat, found)
        assert sum(shares) == pytest.approx(1.0)
        quiet += EVALUATION.is_quiet(state)
        EVALUATION.likely_option(state, seat, chance).apply(state, seat)
    assert state.outcome is not None
    assert state.outcome.reason == "defeat"
    assert quiet > 10
    won = EVALUATION.final_results(state)
    assert [seat for seat in range(players) if won[seat] == 1.0] == list(state.outcome.winners)


def test_a_game_that_was_stopped_is_worth_what_it_promised() -> None:
    state = GAME.start(2, 3, {"turn_limit": 1}, observed=False)
    while state.seat is not None:
        state.play("end")
    assert EVALUATION.final_results(state) == EVALUATION.results(state)


def test_what_goes_without_saying_is_a_single_move() -> None:
    state = duel(player("cutter scout viper"))
    assert thoughts(state) == ["play cutter"]
    play(state, "play cutter", "play scout", "play viper")
    assert thoughts(state) == ["attack 1 1"]


def test_purchases_and_stopping_are_thought_about_after_the_attack() -> None:
    state = duel(player(), row="cutter ram", explorers=3, turn={"trade": 3, "combat": 2})
    assert thoughts(state) == ["attack 1 2"]
    play(state, "attack 1 2")
    assert thoughts(state) == ["acquire cutter", "acquire ram", "acquire explorer", "end"]


def test_a_base_or_its_owner_is_a_question() -> None:
    state = duel(player(), player(bases=["blob-wheel"]), turn={"combat": 6})
    assert thoughts(state) == ["attack 1 blob-wheel 5", "attack 1 6"]


def test_a_victory_is_not_thought_about() -> None:
    state = duel(player("explorer"), player(authority=3, bases=["blob-wheel"]), turn={"combat": 5})
    play(state, "play explorer")
    assert thoughts(state) == ["attack 1 3"]


def test_an_own_base_is_destroyed_only_where_nothing_else_is_possible() -> None:
    state = duel(player("missile-mech", bases=["the-hive"]), player(bases=["blob-wheel"]))
    play(state, "play missile-mech")
    assert "choose 0 the-hive" in [move.text for move in state.legal_moves()]
    assert thoughts(state) == ["choose 1 blob-wheel", "choose none"]


def used(code: str, ability: str) -> dict[str, object]:
    return {"card": code, "used": [ability]}


@pytest.mark.parametrize(
    ("bases", "combat", "expected"),
    [
        (["space-station", "space-station"], 0, "base space-station"),
        ([used("space-station", "ally"), "space-station"], 0, "base space-station#1"),
        ([used("space-station", "primary"), "space-station"], 0, "ally space-station#1"),
        (
            [used("space-station", "primary"), used("space-station", "primary")],
            0,
            "ally space-station",
        ),
        (
            [used("trading-post", "primary"), used("trading-post", "primary")],
            4,
            "scrap trading-post",
        ),
    ],
)
def test_what_habit_does_is_named_as_it_is_listed(
    bases: list[object], combat: int, expected: str
) -> None:
    """Equal cards in different conditions differ by their copy."""
    state = duel(player(bases=bases), player(authority=7), turn={"combat": combat})
    likely = EVALUATION.likely_option(state, 0, Quick(1))
    assert likely in state.options_of(0)
    assert thoughts(state) == [likely.text] == [expected]
