"""What is read off the games: rows that the evaluation of the game agrees with."""

from math import exp

import pytest

import asterism
from asterism import Quick
from asterism.bots.knowledge import known_about
from asterism.fit.regression import LEAD, WIN
from asterism.fit.star_realms import StarRealmsWay
from asterism.fit.study import Study
from asterism.fit.way import way_of
from asterism.games.star_realms.mind.evaluation import StarRealmsEvaluation
from asterism.games.star_realms.state import StarRealmsState
from tests.cli.conftest import ROOT

PACKS = ROOT / "examples" / "packs"
CLEAR, SOUTH, SHIPS = (
    asterism.packs.load_alone(PACKS / name)
    for name in ("clear_night.toml", "southern_sky.toml", "twelve_ships.toml")
)


def study(pack: asterism.Pack, bot: str, seed: int = 5) -> Study:
    way = way_of(pack.game, pack)
    return Study(pack.game, dict(pack), way.seats(), bot, seed, way.usual())


@pytest.mark.parametrize("pack", [CLEAR, SOUTH, SHIPS], ids=lambda pack: str(pack.game))
def test_equal_seeds_give_equal_rows(pack: asterism.Pack) -> None:
    first = study(pack, "random").play(0)
    assert first == study(pack, "random").play(0)
    assert first.rows and first.rows != study(pack, "random", 6).play(0).rows
    assert study(pack, "random").play(1).rows == study(pack, "random", 6).play(0).rows


def test_what_one_leads_the_others_lag() -> None:
    """Four seats, four rows at each quiet moment."""
    way = way_of("sternenhimmel", SOUTH)
    assert (way.seats(), way.target) == (4, LEAD)
    rows = study(SOUTH, "random").play(0).rows
    assert sum(row.came for row in rows[:4]) == pytest.approx(0.0, abs=1e-3)
    assert sum(row.values[0] for row in rows[-4:]) == pytest.approx(0.0, abs=1e-3)


def test_the_number_of_players_is_one_that_the_box_is_for() -> None:
    text = (
        'format = 1\ngame = "sternenhimmel"\nname = "For three"\nbase = "rulebook"\n'
        "in_play = {3 = 3, 4 = 0, 5 = 0}\n"
    )
    assert way_of("sternenhimmel", asterism.packs.loads(text)).seats() == 3


def test_in_star_realms_a_row_promises_what_the_evaluation_does() -> None:
    """The same odds, at the beginning of a turn."""
    way = way_of("star_realms", SHIPS)
    assert isinstance(way, StarRealmsWay)
    weights = way.usual()
    evaluation = way.evaluation(weights)
    assert isinstance(evaluation, StarRealmsEvaluation)
    columns = way.columns(weights)
    compared = 0
    state = asterism.game("star_realms").start(seed=3, pack=SHIPS, observed=False)
    assert isinstance(state, StarRealmsState)
    assert evaluation.home is state.terms.box, "the cards are those of the game"
    taste = evaluation.judge(state.terms.box).taste
    chance, turn = Quick(1), 0
    while state.waiting and compared < 12:
        seat = state.waiting[0]
        if state.turn_number > turn and evaluation.is_quiet(state):
            turn = state.turn_number
            terms = way.terms_of(state, seat, taste.lateness(state))
            lead = sum(columns[place] * value for place, value in terms.items())
            assert 1 / (1 + exp(-lead)) == pytest.approx(evaluation.results(state)[seat])
            compared += 1
        evaluation.likely_option(state, seat, chance).apply(state, seat)
    assert compared == 12


def test_star_realms_begins_with_what_its_bots_think_of_the_pack() -> None:
    """The evaluation with the weights at the start judges as the one without any."""
    way = way_of("star_realms", SHIPS)
    usual = way.usual()
    assert way.target == WIN and "star-barge.early" in usual
    own, other = known_about(way.game)[1], way.evaluation(usual)
    state = asterism.game("star_realms").start(seed=3, pack=SHIPS, observed=False)
    for _ in range(200):
        assert own.results(state) == pytest.approx(other.results(state), abs=1e-3)
        state.play(state.legal_moves()[0])
    assert way.named(way.columns(usual), usual) == usual


def test_any_card_is_tried_now_and_then() -> None:
    """Habit alone never buys an Explorer; in a few games somebody has one."""
    places = {
        place
        for number in range(12)
        for row in study(SHIPS, "habit").play(number).rows
        for place in row.places
    }
    way = way_of("star_realms", SHIPS)
    assert isinstance(way, StarRealmsWay)
    assert way.names.index("explorer.early") in places


def test_a_card_that_is_called_like_a_term_is_refused() -> None:
    text = (
        'format = 1\ngame = "star_realms"\nname = "Names"\nbase = "rulebook"\n'
        'cards = [{card = "authority", name = "A", cost = 1, copies = 1,'
        ' primary = [{op = "gain", trade = 1}]}]\n'
    )
    with pytest.raises(ValueError, match="a card called 'authority'"):
        way_of("star_realms", asterism.packs.loads(text))


def test_a_game_without_a_way_of_its_own_gets_the_usual_one() -> None:
    way = way_of("stellar")
    assert way.columns(way.usual()) == list(known_about(way.game)[1].weights)
