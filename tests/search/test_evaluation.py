"""Evaluations: named terms with weights, promises between 0 and 1, sensible moves."""

import pytest

import asterism
from asterism import Game, Quick, State, words
from asterism.bots.knowledge import known_about
from asterism.engine.evaluation import Evaluation, check_weights, promise, scored
from asterism.engine.outcome import Outcome
from asterism.search.playout import play_on
from tests.tiny import GAME as COMETS

GAMES = [asterism.game(name) for name in asterism.games()]
every_game = pytest.mark.parametrize("game", [COMETS, *GAMES], ids=lambda game: str(game.name))
own_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def along(game: Game, seed: int, every: int) -> list[State]:
    """Positions of a random game, as samples: without log and knowledge."""
    state = game.start(game.players[0], seed)
    random = asterism.bot("random", seed)
    found: list[State] = []
    while (seat := state.seat) is not None and len(found) < 20:
        if state.ply % every == 0:
            found.append(state.view(seat).sample(seed))
        state.play(random.choose(state.view(seat)), seat)
    return found


@every_game
def test_promises_and_sensible_moves_of_every_game(game: Game) -> None:
    _, evaluation = known_about(game)
    chance = Quick(1)
    for state in along(game, 3, 7):
        before = state.to_json()
        results = evaluation.results(state)
        assert len(results) == state.players
        assert all(0.0 <= result <= 1.0 for result in results)
        for seat in state.waiting:
            options = state.options_of(seat)
            assert len(evaluation.terms(state, seat)) == len(evaluation.names)
            assert evaluation.likely_option(state, seat, chance) in options
            worth_it = evaluation.candidates(state, seat, options)
            assert worth_it and set(worth_it) <= set(options)
            priors = evaluation.priors(state, seat, worth_it)
            if priors:
                assert len(priors) == len(worth_it)
                assert all(share >= 0.0 for share in priors)
                assert sum(priors) == pytest.approx(1.0)
        assert state.to_json() == before


@own_games
def test_every_term_has_a_name_in_every_language(game: Game) -> None:
    _, evaluation = known_about(game)
    assert evaluation.names
    for name in evaluation.names:
        for language in ("en", "fr", "de"):
            assert words.say(evaluation.term_message(name), language)


@pytest.mark.parametrize("name", ["stellar", "sternenhimmel"])
def test_terms_are_advantages(name: str) -> None:
    """What one seat is ahead the others are behind."""
    game = asterism.game(name)
    _, evaluation = known_about(game)
    for state in along(game, 5, 9):
        columns = zip(
            *[evaluation.terms(state, seat) for seat in range(state.players)], strict=True
        )
        for column in columns:
            assert sum(column) == pytest.approx(0.0, abs=1e-9)


@own_games
def test_weights_are_read_strictly(game: Game) -> None:
    knowledge, evaluation = known_about(game)
    weights = knowledge.weights
    name = evaluation.names[0]
    with pytest.raises(ValueError, match=f"the term '{name}' has no weight"):
        game.evaluation({other: weights[other] for other in weights if other != name})
    with pytest.raises(ValueError, match="there is no term 'luck'"):
        game.evaluation({**weights, "luck": 1.0})
    with pytest.raises(ValueError, match=f"{name} is nan"):
        game.evaluation({**weights, name: float("nan")})


def test_a_game_without_an_evaluation_is_judged_by_its_own_count() -> None:
    state = COMETS.start(2, 1)
    evaluation = COMETS.evaluation({})
    for seat in (0, 1):
        assert evaluation.results(state)[seat] == promise(state.estimate(seat) / 10.0)
    with pytest.raises(ValueError, match="there are no terms"):
        COMETS.evaluation({"points": 1.0})
    assert check_weights(("a", "b"), {"b": 2, "a": 1}) == [1.0, 2.0]


def test_a_lead_is_a_chance_to_win() -> None:
    assert promise(0.0) == 0.5
    assert promise(-1000.0) == 0.0 < promise(-3.0) < promise(3.0) < promise(1000.0) == 1.0


def test_team_mates_share_a_victory_and_equal_scores_divide_it() -> None:
    team = scored(Outcome((40, 3, 0, 0), (0, 1), "defeat"), 4, 0.0, 30.0)
    assert team == [1.0, 1.0, 0.0, 0.0]
    equal = scored(Outcome((7, 7, 3), (0, 1), "shared"), 3, 0.0, 30.0)
    assert equal == [0.5, 0.5, 0.0]
    near = scored(Outcome((7, 6, 3), (0,), "score"), 3, 0.4, 30.0)
    assert near[0] > near[1] > near[2]


def test_a_playout_ends_at_a_quiet_moment_or_with_the_game() -> None:
    game = asterism.game("stellar")
    _, evaluation = known_about(game)
    for state in along(game, 8, 6):
        if play_on(state, Quick(1), evaluation, 1.0, 3):
            assert state.outcome is not None
        else:
            assert evaluation.is_quiet(state)


def test_sensible_moves_beat_chance() -> None:
    """Whole games of Stellar between the policy of the playouts and chance."""
    game = asterism.game("stellar")
    _, sensible = known_about(game)
    chance = Quick(4)
    won = 0
    for number in range(10):
        state = game.start(2, number, observed=False)
        while state.waiting:
            seat = state.waiting[0]
            by: Evaluation = sensible if seat == number % 2 else Evaluation((), [])
            by.likely_option(state, seat, chance).apply(state, seat)
        assert state.outcome is not None
        won += number % 2 in state.outcome.winners
    assert won >= 9
