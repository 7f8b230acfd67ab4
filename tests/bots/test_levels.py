"""Five levels in every game, with a budget each, and a pure choice."""

import pytest

import asterism
from asterism import Quick, State
from asterism.bots.budget import arguments_of, budget_for
from asterism.bots.level import careless
from asterism.conformance.games import tables
from asterism.conformance.kit import Table
from asterism.conformance.play import Picker, choose
from asterism.engine.mind import ANY_GAME, LEVELS, Budgets
from tests.examined import ROOT
from tests.tiny import GAME as COMETS

TABLES = tables()


def levels(name: str) -> Budgets:
    game = asterism.game(name)
    return game.levels(game.start().view(0))


BUDGETS = {name: levels(name) for name in asterism.games()}


def somewhere(table: Table, plies: int) -> State:
    state = table.start(3)
    picker = Picker(plies)
    while state.seats and state.ply < plies:
        move, seat = choose(state, picker)
        state.play(move, seat)
    return state


@pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
def test_every_level_chooses_a_legal_move_in_every_format(table: Table) -> None:
    for plies in (0, 9):
        state = somewhere(table, plies)
        if state.seat is None:
            continue
        view = state.view(state.seat)
        for level in LEVELS:
            bot = asterism.bot(f"level:{level}:/1000", 2)
            assert bot.choose(view) in view.legal_moves()


def test_each_level_thinks_at_least_as_much_as_the_one_below() -> None:
    for row in (*BUDGETS.values(), ANY_GAME):
        assert len(row) == len(LEVELS)
        budgets = [budget.iterations for budget in row]
        assert budgets == sorted(budgets)
        # The upper ones always choose the best they found.
        assert [budget.care for budget in row[3:]] == [0.0, 0.0]


def test_the_docs_tell_the_budgets() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for game, row in BUDGETS.items():
        told = " | ".join(
            f"{budget.iterations:,} ({budget.care})" if budget.care else f"{budget.iterations:,}"
            for budget in row
        )
        assert f" | {told} |" in page, f"docs/bots.md: {game} plays by {told}"


def test_a_game_of_another_package_has_levels_too() -> None:
    view = COMETS.start(seed=1).view(0)
    assert budget_for(view, "expert") is ANY_GAME[3]
    for level in LEVELS:
        assert asterism.bot(f"level:{level}:/20").choose(view) in view.legal_moves()


def test_the_iterations_of_a_level_can_be_divided() -> None:
    row = BUDGETS["stellar"]
    assert arguments_of(row[4], 50).iterations == row[4].iterations // 50
    assert arguments_of(row[0], 10_000).iterations >= 1


def test_who_thinks_long_grows_two_trees() -> None:
    """On a device two workers think side by side; it is the same bot everywhere."""
    trees = {game: [budget.trees for budget in row] for game, row in BUDGETS.items()}
    assert trees == {
        "star_realms": [1] * 5,
        "stellar": [1, 1, 1, 1, 2],
        "sternenhimmel": [1, 1, 1, 1, 2],
    }
    assert arguments_of(BUDGETS["stellar"][4], 50).trees == 2


def test_only_a_careful_level_may_stop_early() -> None:
    """Whoever chooses in proportion to the visits needs all of them."""
    for budget in BUDGETS["stellar"]:
        assert arguments_of(budget, 1).early is (budget.care == 0.0)


def test_carelessness_prefers_the_better_moves() -> None:
    chance = Quick(1)
    picks = [careless([80, 20, 0], 1.0, chance) for _ in range(1000)]
    assert picks.count(0) == pytest.approx(800, abs=60)
    assert picks.count(2) == 0
    careful = [careless([80, 20, 0], 4.0, chance) for _ in range(1000)]
    assert careful.count(0) > 980


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("level", "the levels are novice, casual, skilled, expert, master"),
        ("level:genius", "the levels are novice"),
        ("level:expert:50", "only /N can stand"),
        ("level:expert:/0", "divided by 1 to 10000"),
        ("level:expert:/99999", "divided by 1 to 10000"),
        ("level:expert:/²", "only /N can stand"),
    ],
)
def test_a_bad_level_is_refused_with_a_sentence(spec: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        asterism.bot(spec)


def test_nobody_chooses_where_there_is_nothing_to_decide() -> None:
    view = asterism.game("stellar").start(seed=2).view(None)
    with pytest.raises(ValueError, match="nothing to decide"):
        asterism.bot("level:novice").choose(view)
