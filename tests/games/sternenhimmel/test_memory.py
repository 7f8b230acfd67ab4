"""What can be told about tokens that nobody sees (SH-1.4), against all worlds counted out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import perm, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterism import Quick, State
from asterism.engine.chance import Piece
from asterism.engine.hidden import HiddenDeal, HiddenHand
from asterism.games.sternenhimmel.box import BOX
from asterism.games.sternenhimmel.knowledge import Unseen
from asterism.games.sternenhimmel.moves import Star, star_named
from asterism.games.sternenhimmel.tokens import BY_CODE, TokenSet, token_set
from tests.games.sternenhimmel.table import board, lay_out, seen
from tests.games.sternenhimmel.worlds import Watched, in_order

# The rulebook's tokens, and those of a pack with many equal ones.
SETS = [BOX.tokens, token_set([4, 4, 4, 9], 2, 3)]
STARS = [star_named("memory", f"s{number}") for number in range(60)]


class Story:
    """A player's tokens going out and coming back, as three listeners follow them: the game's
    memory, the engine's, and one that writes down everything.
    """

    def __init__(self, tokens: TokenSet = BOX.tokens) -> None:
        self.tokens = tokens
        self.hand = Counter(tokens.codes_of(tokens.full))
        self.lying: dict[Star, str] = {}
        self.shown: list[str] = []
        self.unseen = Unseen(tokens, [], 0)
        self.watched = Watched(Counter(self.hand))
        self.hidden = HiddenHand()
        for token in tokens.tokens_in[tokens.full]:
            self.hidden.entered(token)

    def show(self, code: str) -> None:
        self.hand[code] -= 1
        self.shown.append(code)
        self.unseen.showed(BY_CODE[code])
        self.watched.showed(code)
        self.hidden.shown(BY_CODE[code])

    def hide(self, code: str, star: Star) -> None:
        self.hand[code] -= 1
        self.lying[star] = code
        self.unseen.hid(star)
        self.watched.hid(star.name)
        self.hidden.hid(STARS.index(star), None)

    def turn_up(self, star: Star) -> None:
        code = self.lying.pop(star)
        self.shown.append(code)
        self.unseen.turned_up(star, BY_CODE[code])
        self.watched.turned_up(star.name, code)
        self.hidden.revealed(STARS.index(star), BY_CODE[code])

    def take_back(self, code: str) -> None:
        self.shown.remove(code)
        self.hand[code] += 1
        self.unseen.returned(BY_CODE[code])
        self.watched.returned(code)
        self.hidden.entered(BY_CODE[code])


@st.composite
def tales(draw: st.DrawFn) -> Story:
    """Up to thirty things that can happen, with a liking for double stars and few tokens down."""
    story = Story(draw(st.sampled_from(SETS)))
    stars = iter(STARS)
    for _ in range(draw(st.integers(1, 30))):
        doings = [("show", code) for code in in_order(story.hand)]
        if len(story.lying) < 4:
            doings += [("hide", code) for code in in_order(story.hand)]
        doings += [("up", star.name) for star in story.lying]
        doings += [("back", code) for code in story.shown for _ in range(2)]
        what, which = draw(st.sampled_from(doings))
        if what == "show":
            story.show(which)
        elif what == "hide":
            story.hide(which, next(stars))
        elif what == "up":
            story.turn_up(next(star for star in story.lying if star.name == which))
        else:
            story.take_back(which)
    return story


@pytest.mark.clause("SH-1.4")
@settings(max_examples=300)
@given(tales())
def test_memory_says_what_all_worlds_say(story: Story) -> None:
    unseen, watched = story.unseen, story.watched
    held = story.hand.total()
    assert [place.star.name for place in unseen.face_down] == watched.face_down
    for place in unseen.face_down:
        codes = [token.code for token in story.tokens.tokens_in[place.seen]]
        assert codes == in_order(watched.seen(place.star.name))
        can_be = [token.code for token in unseen.can_be(place.star)]
        assert can_be == watched.can_be(place.star.name)
        assert story.lying[place.star] in can_be
    assert [token.code for token in unseen.may_hold(held)] == watched.may_hold()
    assert unseen.is_possible()
    assert held == story.tokens.sizes[unseen.hidden()] - len(unseen.face_down)


@pytest.mark.clause("SH-1.4")
@settings(max_examples=150)
@given(tales())
def test_memory_agrees_with_the_engine_s_hidden_hands(story: Story) -> None:
    pool: list[Piece] = list(story.tokens.tokens_in[story.unseen.hidden()])
    deal = HiddenDeal(story.hidden, story.hand.total(), pool)
    for at, place in enumerate(story.unseen.face_down):
        found = {piece.code for piece in deal.candidates(at)}
        assert found == {token.code for token in story.unseen.can_be(place.star)}


@pytest.mark.clause("SH-1.4")
@settings(max_examples=60)
@given(tales(), st.integers(0, 1000))
def test_deals_are_those_of_all_worlds(story: Story, seed: int) -> None:
    worlds = set(story.watched.deals())
    chance = Quick(seed)
    for _ in range(30):
        assert tuple(token.code for token in story.unseen.deal(chance)) in worlds


def with_two_double_stars() -> Story:
    """Three tokens face down; while the first two lay there a double star and the 10 came by."""
    story = Story()
    story.hide("1", STARS[0])
    story.hide("double", STARS[1])
    story.show("double")
    story.show("10")
    story.take_back("double")
    story.take_back("10")
    story.hide("3", STARS[2])
    for code in ("5", "6", "7"):
        story.show(code)
    return story


def with_many_equal_ones() -> Story:
    """Three tokens face down; while the first two lay there two of three 4s came by."""
    story = Story(SETS[1])
    story.hide("4", STARS[0])
    story.hide("double", STARS[1])
    story.show("4")
    story.show("4")
    story.take_back("4")
    story.hide("hole", STARS[2])
    return story


@pytest.mark.parametrize("told", [with_two_double_stars, with_many_equal_ones])
def test_deals_are_equally_likely(told: Callable[[], Story]) -> None:
    story = told()
    worlds = story.watched.deals()
    # Which of several equal tokens lies there cannot be told, but each of them could.
    hidden = story.watched.unseen()
    weights = {deal: prod(perm(hidden[c], deal.count(c)) for c in hidden) for deal in worlds}
    chance = Quick(1)
    count = 200 * len(worlds)
    found = Counter(tuple(token.code for token in story.unseen.deal(chance)) for _ in range(count))
    assert set(found) == set(worlds)
    expected = {deal: count * weights[deal] / sum(weights.values()) for deal in worlds}
    deviation = sum((found[deal] - many) ** 2 / many for deal, many in expected.items())
    freedom = len(worlds) - 1
    assert abs(deviation - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.clause("SH-1.4")
def test_a_token_seen_elsewhere_while_another_lay_face_down_is_not_that_one() -> None:
    """The second example of the rules pages."""
    state = lay_out(
        [
            (board("l" * 8, id="one"), "1:5"),
            (board("ss", id="two"), ""),
            (board("ll", id="six"), ""),
        ],
        [board("ssss", id="four")],
        seat=1,
    )
    state.play("put 10 two.a")
    assert seen(state, 0)["players"][1]["face_down"][0]["seen"] == ["10"]
    state.play("put 1 two.b")
    assert "10" in seen(state, 0)["players"][1]["may_hold"]
    assert "10" not in seen(state, 0)["players"][1]["face_down"][0]["can_be"]
    state.play("put 1 four.a")
    state.play("put 3 one.b")
    younger = seen(state, 0)["players"][1]["face_down"][1]
    assert younger["star"] == "one.b"
    assert "10" in younger["can_be"]


def two_doubles(state: State) -> list[list[str]]:
    return [place["can_be"] for place in seen(state, 0)["players"][1]["face_down"]]


@pytest.mark.clause("SH-1.4")
def test_one_of_two_face_down_tokens_may_be_a_double_star_but_not_both() -> None:
    """A double star is seen while both lie there; when one of them turns out to be the other
    double star, the remaining one is none.
    """
    state = lay_out(
        [
            (board("ls", id="one"), "1:double"),
            (board("l" * 5, id="two"), "1:3"),
            (board("s" * 5, id="six"), "1:double"),
        ],
        [board("ssss", id="four")],
    )
    assert [places[-1] for places in two_doubles(state)] == ["double", "double"]
    state.play("put 1 one.b")
    (left,) = two_doubles(state)
    assert "double" not in left


# Taking back.


def undo_room() -> State:
    return lay_out(
        [
            (board("l" * 5, id="one"), "1:5"),
            (board("s" * 5, id="two"), ""),
            (board("sl", id="six"), ""),
        ],
        seat=1,
    )


@pytest.mark.clause("SH-1.4", "SH-2.4")
def test_a_token_that_was_shown_and_taken_back_is_known_not_to_lie_face_down() -> None:
    state = undo_room()
    state.play("put 10 two.a")
    back = state.undo(1)
    assert back.seat == 1
    for seat in (0, 2, None):
        assert "10" not in seen(back, seat)["players"][1]["face_down"][0]["can_be"]
        assert "10" in seen(back, seat)["players"][1]["may_hold"]


def test_a_token_that_was_put_face_down_and_taken_back_tells_nothing() -> None:
    state = undo_room()
    before = seen(state, 0)
    state.play("put 10 one.b")
    assert seen(state.undo(1), 0) == before


def test_the_same_double_star_shown_twice_is_one_double_star() -> None:
    state = undo_room()
    state.play("put double two.a")
    state = state.undo(1)
    state.play("put double two.b")
    state = state.undo(1)
    (place,) = seen(state, 0)["players"][1]["face_down"]
    assert place["seen"] == ["double"]
    assert "double" in place["can_be"]


@pytest.mark.clause("SH-2.6", "SH-3.1")
def test_what_completed_a_constellation_cannot_be_taken_back() -> None:
    state = lay_out(
        [(board("ls", id="one"), "0:5"), (board("sl", id="two"), ""), (board("sl", id="six"), "")]
    )
    assert state.undo_to(0) == 0
    state.play("put 10 one.b")
    assert state.undo_to(0) == state.ply == 1
    with pytest.raises(ValueError, match="seat 0 cannot take anything back"):
        state.undo(0)


def test_moves_in_a_row_are_taken_back_together_and_all_that_was_shown_stays_known() -> None:
    """The others have no token left, so seat 1 plays on and on; it goes another way in between."""
    first = "0:1 0:3 0:5 0:6 0:7 0:10 0:hole 0:double 0:double -"
    third = "2:1 2:3 2:5 2:6 2:7 2:10 2:hole 2:double 2:double -"
    state = lay_out(
        [
            (board("s" * 10, id="one"), first),
            (board("s" * 10, id="two"), third),
            (board("lsssl", id="six"), "1:1"),
        ],
        seat=1,
    )
    state.play("put double six.b")
    state.play("put double six.c")
    state = state.undo(1, 1)
    state.play("put 3 six.d")
    state = state.undo(1, 0)
    (place,) = seen(state, 0)["players"][1]["face_down"]
    assert place["seen"] == ["3", "double", "double"]
    state = lay_out(
        [
            (board("s" * 10, id="one"), first),
            (board("s" * 10, id="two"), third),
            (board("lsssl", id="six"), "1:1"),
        ],
        seat=1,
    )
    state.play("put 3 six.b")
    state.play("put double six.c")
    state = state.undo(1, 1)
    state.play("put double six.d")
    state = state.undo(1, 0)
    (place,) = seen(state, 0)["players"][1]["face_down"]
    assert place["seen"] == ["3", "double"]
