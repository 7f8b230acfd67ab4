"""Budgets and options of a search, as its spec says them."""

import pytest

import asterism
from asterism import Game, State
from asterism.bots.arguments import read_arguments
from asterism.bots.knowledge import known_about
from asterism.bots.searching import Searching
from asterism.bots.thinking import Grown, best_of, grow, share, think, visits_of
from asterism.engine.evaluation import Evaluation
from asterism.engine.view import View
from asterism.search.ismcts import Search
from asterism.search.settings import Settings
from tests.tiny import GAME as COMETS

STELLAR = asterism.game("stellar")
STAR_REALMS = asterism.game("star_realms")


def test_a_spec_says_budget_and_options() -> None:
    found = read_arguments("ismcts", "200:paranoid:jobs=3:exploration=0.5:seconds=1.5")
    assert (found.iterations, found.jobs, found.seconds) == (200, 3, 1.5)
    assert found.paranoid and not found.plain
    assert found.changed == {"exploration": 0.5}
    assert read_arguments("ismcts", "").iterations == 1000
    assert read_arguments("ismcts", "plain").plain


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("x", "a whole number from 1 to 10000000"),
        ("0", "a whole number from 1 to 10000000"),
        ("10:hasty", "'hasty' is not paranoid, plain"),
        ("10:jobs=0", "jobs is a whole number from 1 to 64"),
        ("10:jobs=", "jobs is a whole number"),
        ("10:trees=0", "trees is a whole number from 1 to 64"),
        ("10:seconds=0", "seconds is more than 0"),
        ("10:seconds=nan", "seconds is more than 0"),
        ("10:seconds=soon", "seconds is a number, not 'soon'"),
        ("10:speed=3", "there is no setting 'speed'"),
        ("10:depth=-3", "depth is -3.0, not from 0"),
        ("10::jobs=2", "'' is not paranoid"),
    ],
)
def test_bad_options_are_refused_with_a_sentence(arguments: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        asterism.bot(f"ismcts:{arguments}")


def test_several_jobs_choose_what_one_after_the_other_would() -> None:
    """Root parallelism: the processes' visits are added, whoever comes first."""
    view = STELLAR.start(seed=3).view(0)
    together = read_arguments("ismcts", "60:jobs=2")
    assert sum(share(together, tree).iterations for tree in range(2)) == 60
    assert think(view, 5, together) == [grow(view, 5, together, tree) for tree in range(2)]


def test_a_bot_of_several_trees_chooses_the_same_wherever_they_are_grown() -> None:
    """Spec, seed and view decide, not the order or the number of workers."""
    state = STELLAR.start(seed=3)
    while state.seat is not None and state.ply < 40:
        bot = asterism.bot("ismcts:60:trees=3", 4)
        assert isinstance(bot, Searching)
        view = state.view(state.seat)
        chosen = bot.choose(view)
        grown = {tree: bot.grow(view, tree) for tree in (2, 0, 1)} if bot.trees(view) else {}
        if grown:
            assert bot.pick(view, [grown[tree] for tree in range(3)]) is chosen
            assert len({str(one.totals) for one in grown.values()}) > 1, "each has its own seed"
            assert sum(visits_of([*grown.values()])) == 60, "they share the iterations"
        state.play(chosen, state.seat)


def test_one_tree_is_the_search_as_it_ever_was() -> None:
    view = STELLAR.start(seed=3).view(0)
    knowledge, evaluation = known_about(STELLAR)
    search = Search(view, 5, evaluation, knowledge.settings({}))
    search.run(300, early=True)
    assert visits_of(think(view, 5, read_arguments("ismcts", "300"))) == search.visits()


def test_a_tree_that_stops_early_counts_as_much_as_the_others() -> None:
    view = late_view()
    arguments = read_arguments("ismcts", "1000:trees=2")
    alone = Search(view, 5, *settings_for(view))
    alone.run(500, early=True)
    assert alone.iterations < 500
    grown = grow(view, 5, arguments, 0)
    best = grown.visits.index(max(grown.visits))
    assert sum(grown.visits) == 500
    assert view.legal_moves()[best] is alone.best()
    # The rest brought what the move had brought before.
    edge = alone.trees[alone.seat].edges[alone.best()]
    mean = grown.totals[best] / grown.visits[best]
    assert mean == pytest.approx(edge.total / edge.visits)


def late_in_game(seed: int) -> View:
    state = STELLAR.start(seed=seed)
    bot = asterism.bot("random", seed)
    while state.ply < 30:
        seat = state.seats[0]
        state.play(bot.choose(state.view(seat)), seat)
    return state.view(state.seats[0])


def late_view() -> View:
    """Towards the end, when one move is clearly the best."""
    for seed in range(20):
        view = late_in_game(seed)
        search = Search(view, 5, *settings_for(view))
        search.run(500, early=True)
        if search.iterations < 500:
            return view
    raise AssertionError("no search ever stops early")


def settings_for(view: View) -> tuple[Evaluation, Settings]:
    knowledge, evaluation = known_about(view.game)
    return evaluation, knowledge.settings({})


def test_equal_visits_are_told_apart_by_results_then_by_order() -> None:
    one, other = Grown([3, 5, 0], [1.0, 4.0, 0.0]), Grown([5, 3, 0], [4.5, 1.0, 0.0])
    assert best_of([one, other]) == 0
    assert best_of([one, Grown([5, 3, 0], [0.5, 1.0, 0.0])]) == 1
    assert best_of([one, Grown([5, 3, 0], [4.0, 1.0, 0.0])]) == 0
    # A single tree takes the first.
    assert best_of([Grown([5, 5], [1.0, 4.0])]) == 0


def test_processes_grow_as_many_trees_as_the_spec_says() -> None:
    view = STELLAR.start(seed=3).view(0)
    side_by_side = think(view, 5, read_arguments("ismcts", "60:trees=3:jobs=2"))
    assert side_by_side == think(view, 5, read_arguments("ismcts", "60:trees=3"))
    assert len(side_by_side) == 3


def test_progress_is_told_while_a_tree_grows() -> None:
    view, told = STELLAR.start(seed=3).view(0), list[tuple[int, int]]()
    grow(view, 5, read_arguments("ismcts", "200:trees=1:plain"), 0, lambda *far: told.append(far))
    assert told[0] == (64, 200)
    assert told == sorted(told)


def test_seconds_are_a_budget_too() -> None:
    view = STELLAR.start(seed=3).view(0)
    assert asterism.bot("ismcts:seconds=0.05").choose(view) in view.legal_moves()


def test_a_search_may_stop_where_the_rest_changes_nothing() -> None:
    """The choice stays, the time is saved."""
    knowledge, evaluation = known_about(STELLAR)
    saved = 0
    for seed in range(4):
        view = late_in_game(seed)
        searches = [Search(view, 1, evaluation, knowledge.settings({})) for _ in range(2)]
        searches[0].run(512)
        searches[1].run(512, early=True)
        assert searches[0].best() is searches[1].best()
        saved += searches[0].iterations - searches[1].iterations
    assert saved > 0


class Flat(Evaluation):
    """Everybody stands equally well."""

    def results(self, state: State) -> list[float]:
        return [0.25] * state.players

    def final_results(self, state: State) -> list[float]:
        return [0.25] * state.players


@pytest.mark.parametrize(
    ("game", "players", "options", "found"),
    [
        (COMETS, 3, {}, [0.25, 0.75, 0.75]),
        (STAR_REALMS, 4, {"format": "hydra2", "start_player": 0}, [0.25, 0.25, 0.75, 0.75]),
    ],
)
def test_the_paranoid_think_that_all_but_partners_are_against_them(
    game: Game, players: int, options: dict[str, object], found: list[float]
) -> None:
    """Also those who stand just as well as they do themselves."""
    view = game.start(players, 1, options).view(0)
    search = Search(view, 1, Flat((), []), Settings({"depth": 0.0}, paranoid=True))
    search.run(40)
    assert sum(search.visits()) == 40
    assert search.results(view.sample(1)) == found


def test_what_goes_without_saying_takes_no_time() -> None:
    """A hand of Scouts and Vipers is played: there is nothing to think about."""
    state = STAR_REALMS.start(2, 5)
    assert state.seat is not None
    view = state.view(state.seat)
    counts = visits_of(think(view, 1, read_arguments("ismcts", "10000000")))
    assert sum(counts) == 1
    assert view.legal_moves()[counts.index(1)].text.startswith("play ")
    assert sum(visits_of(think(view, 1, read_arguments("ismcts", "5:plain")))) == 5
