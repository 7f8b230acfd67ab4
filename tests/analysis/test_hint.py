"""Hints: the best move where it is known, what speaks for it, and that nothing hidden is used."""

import pytest

from asterism import State
from asterism.analysis import Budget, Hint, hint
from asterism.conformance.games import find
from asterism.words import languages, say
from tests.games.star_realms import table as star_realms
from tests.games.stellar import laying as stellar
from tests.games.sternenhimmel import table as sternenhimmel
from tests.tiny import GAME as COMETS

BUDGET = Budget(iterations=120, deals=60)
DECK = "scout scout scout scout viper"


def hints(state: State, seat: int = 0) -> list[Hint]:
    return hint(state.view(seat), BUDGET)


def term_of(given: Hint) -> str:
    term = given.reason.args["term"]
    return getattr(term, "id", "")


def purchase() -> State:
    """Six trade, and one card of the row that this buys."""
    return star_realms.duel(
        star_realms.player(deck=f"{DECK} scout scout viper", authority=20),
        star_realms.player(deck=DECK, hand="scout scout viper scout scout", authority=40),
        row="battlecruiser command-ship blob-world brain-world dreadnaught",
        explorers=10,
        turn={"seat": 0, "trade": 6},
    )


def fifth_type() -> State:
    """The last free slot; a black hole is the only type that does not lie face up yet."""
    mine = "1:P3 2:M1 3:A2 4:C1 5:~B1 6:~B1 7:~A1 8:~P1 9:~C2 10:~C3 11:~A5"
    other = "1:P3 2:M1 3:A2 4:C1 5:~M2 6:~M2 7:~A1 8:~P1 9:~C2 10:~C3 11:~A5"
    noted = "P2 P4 M3 M3 M4 M4 S1 S2 S3 C4 C4", "P2 P5 B4 B4 B5 B5 A3 A3 A4 A4 C5"
    state = stellar.lay_out((mine, other), ("B2 B3", "P4 P5"), noted, row="B3 B2 B6 S5 M6")
    return stellar.play(state, "take 1", "play B2 telescope")


def lone_star() -> State:
    """One free star, away from the others: whoever takes it with more than 7 has the prize."""
    prize = sternenhimmel.board("sss", "ac", id="one", first=12, second=0)
    others = sternenhimmel.board("sssss", id="two"), sternenhimmel.board("ssss", id="three")
    return sternenhimmel.lay_out(
        [(prize, "1:7 - 2:6"), (others[0], "1:1 - - - -"), (others[1], "")], players=[{}, {}, {}]
    )


@pytest.mark.parametrize(
    ("state", "best", "term"),
    [
        (purchase(), "acquire battlecruiser", "star-realms-term-deck"),
        (fifth_type(), "place 12 up", "stellar-term-diversity"),
        (lone_star(), "put 10 one.b", "sternenhimmel-term-coins"),
    ],
    ids=["star_realms", "stellar", "sternenhimmel"],
)
def test_the_reason_is_the_term_in_which_the_best_move_is_ahead(
    state: State, best: str, term: str
) -> None:
    given = hints(state)
    assert given[0].move.text == best
    assert (given[0].equal, given[1].equal) == (True, False)
    assert term_of(given[0]) == term
    assert given[0].reason.args["amount"] >= 1  # type: ignore[operator]
    assert given[0].value > given[1].value
    assert len(given) == min(3, len(state.legal_moves(0)))
    for language in languages():
        for one in given:
            assert say(one.reason, language)


def test_moves_that_come_to_the_same_are_called_equal() -> None:
    """The same piece on any of three stars of an empty chain's inner part: no difference."""
    board = sternenhimmel.board("ssssss", "ab bc cd de ef fa", id="ring")
    given = hints(sternenhimmel.lay_out([(board, "")] * 1 + spare(), players=[{}, {}, {}]))
    assert all(one.equal for one in given)
    assert {one.reason.id for one in given} == {"analysis-equal"}


def spare() -> list[tuple[sternenhimmel.Json, str]]:
    return [
        (sternenhimmel.board("ssssss", "ab bc cd de ef fa", id=name), "") for name in ("x", "y")
    ]


def test_what_goes_without_saying_needs_no_other_reason() -> None:
    state = star_realms.duel(
        star_realms.player(deck=DECK, hand="viper"),
        star_realms.player(deck=DECK),
        row="brain-world",
    )
    (given,) = hints(state)
    assert (given.move.text, given.reason.id) == ("play viper", "analysis-obvious")


def test_a_sure_win_is_called_one() -> None:
    """The outpost has to be destroyed by an ability that costs its card."""
    state = star_realms.duel(
        star_realms.player(deck=DECK, hand="battlecruiser viper viper"),
        star_realms.player(deck=DECK, authority=7, bases=["war-world"]),
    )
    while state.outcome is None:
        (given,) = hints(state)
        assert (given.value, given.reason.id) == (10_000, "analysis-wins")
        state.play(given.move)
    assert state.outcome.winners == (0,)


def test_a_hint_depends_on_the_view_and_the_budget_alone() -> None:
    view = lone_star().view(0)
    again = find("sternenhimmel").view_from_json(view.to_json())
    assert [one.to_json() for one in hint(view, BUDGET)] == [
        one.to_json() for one in hint(again, BUDGET)
    ]


def test_a_game_without_an_evaluation_gets_hints_too() -> None:
    state = COMETS.start(seed=3)
    given = hints(state)
    assert {one.move for one in given} <= set(state.legal_moves(0))
    assert given[0].reason.id.startswith("analysis-")


def test_who_has_nothing_to_decide_gets_no_hint() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(purchase().view(1), BUDGET)
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(purchase().view(None), BUDGET)


@pytest.mark.parametrize(
    "bad", [{"iterations": 0}, {"iterations": 10**7}, {"deals": 1}, {"seed": -1}]
)
def test_a_budget_is_checked(bad: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=next(iter(bad))):
        Budget(**bad)
