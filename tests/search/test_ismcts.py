"""The tree search finds what can be found, and is strong enough to be worth its time."""

import pytest

import asterism
from asterism import State
from asterism.bots.knowledge import known_about
from asterism.search.ismcts import Search
from tests.tiny import GAME as COMETS

STELLAR = asterism.game("stellar")


def near_the_end(seed: int) -> State:
    """Stellar, when both have to choose their last card."""
    state = STELLAR.start(seed=seed)
    bot = asterism.bot("random", seed)
    while state.ply < 300 and state.view(0).to_json()["step"] != "last":
        seat = state.seat
        assert seat is not None
        state.play(bot.choose(state.view(seat)), seat)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_the_better_last_card_is_found(seed: int) -> None:
    state = near_the_end(seed)
    gains = {move: state.view(0).preview(move)["scores"] for move in state.view(0).legal_moves()}
    own = {move: scores[0] for move, scores in gains.items() if isinstance(scores, list)}
    knowledge, evaluation = known_about(STELLAR)
    search = Search(state.view(0), seed, evaluation, knowledge.settings({}))
    search.run(400)
    assert own[search.best()] == max(own.values())


def test_nobody_else_is_asked_to_think() -> None:
    state = COMETS.start(seed=1)
    state.play(state.legal_moves(0)[0], 0)
    with pytest.raises(ValueError, match="nothing to decide"):
        Search(state.view(0), 1)
    with pytest.raises(ValueError, match="nothing to decide"):
        Search(state.view(None), 1)


def test_ismcts_is_named_by_its_iterations() -> None:
    view = COMETS.start(seed=1).view(0)
    assert asterism.bot("ismcts:20", 1).choose(view) is asterism.bot("ismcts:20", 1).choose(view)
    with pytest.raises(ValueError, match="whole number"):
        asterism.bot("ismcts:none")


def test_thinking_beats_guessing() -> None:
    won = 0.0
    for number in range(6):
        state = STELLAR.start(seed=number)
        bots = [asterism.bot("random", number), asterism.bot("random", number)]
        bots[number % 2] = asterism.bot("ismcts:40", number)
        while (seat := state.seat) is not None:
            state.play(bots[seat].choose(state.view(seat)), seat)
        assert state.outcome is not None
        if number % 2 in state.outcome.winners:
            won += 1 / len(state.outcome.winners)
    assert won >= 5
