"""What decides when no player does: from a seed, from a script, step by step, or fast."""

import math
from collections import Counter
from itertools import permutations
from sys import getrefcount

import pytest

from asterism import Chance, ChanceDue, Quick, Scripted, Seeded, Stepper, Stepwise
from asterism.engine.chance import MASK63, Piece, chance_from_json
from asterism.engine.script import ScriptError
from tests.tiny import GAME as COMETS

CARDS = [Piece(code) for code in ("a", "b", "c")]


def far_off(counts: Counter[object], ways: int) -> bool:
    """Chi-square, far out in its tail: chance hardly gets there."""
    many = counts.total() / ways
    deviation = sum((count - many) ** 2 / many for count in counts.values())
    deviation = deviation + (ways - len(counts)) * many
    return deviation > (ways - 1) + 4 * math.sqrt(2 * (ways - 1)) + 8


def order_of(chance: Chance) -> str:
    cards = CARDS.copy()
    chance.shuffle(cards)
    return "".join(card.code for card in cards)


@pytest.mark.parametrize("kind", [Seeded, Quick])
def test_every_order_is_equally_likely(kind: type[Seeded] | type[Quick]) -> None:
    by_seed: Counter[object] = Counter(order_of(kind(seed)) for seed in range(3000))
    assert set(by_seed) == {"".join(order) for order in permutations("abc")}
    assert not far_off(by_seed, 6)
    chance = kind(1)
    assert not far_off(Counter(order_of(chance) for _ in range(3000)), 6)


@pytest.mark.parametrize("kind", [Seeded, Quick])
@pytest.mark.parametrize("count", [2, 3, 7, 200, 256, 257, 1000])
def test_every_number_is_equally_likely(kind: type[Seeded] | type[Quick], count: int) -> None:
    chance = kind(5)
    assert not far_off(Counter(chance.number(count) for _ in range(20 * count)), count)


def test_neighbouring_seeds_of_the_quick_generator_have_nothing_in_common() -> None:
    for draws in ((2,), (3,), (6,), (2, 2), (4, 3, 2), (16, 16)):
        ways = 1
        for count in draws:
            ways *= count
        first: Counter[object] = Counter()
        for seed in range(20 * ways + 1000):
            chance = Quick(seed)
            first[tuple(chance.below(count) for count in draws)] += 1
        assert not far_off(first, ways), draws


def test_large_numbers_of_the_quick_generator_stay_below_their_bound() -> None:
    chance = Quick(3)
    for bound in (1, 2, 1 << 20, 10**12, 10**30):
        numbers = [chance.upto(bound) for _ in range(50)]
        assert all(0 <= number < bound for number in numbers)
    assert len({chance.upto(10**30) for _ in range(50)}) == 50


def test_a_seed_is_a_whole_number_from_0_up() -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 up, not -1"):
        Seeded(-1)


def test_shuffles_do_not_depend_on_what_was_drawn_before() -> None:
    """Shuffle number k is the same whatever came before it had to do."""
    one, other = Seeded(9), Seeded(9)
    one.number(1000)
    cards = [Piece(str(n)) for n in range(40)]
    other.shuffle(cards)
    assert order_of(one) == order_of(other)


@pytest.mark.parametrize("chance", [Seeded(4), Quick(4)])
def test_chance_goes_on_after_a_copy_and_after_json_in_the_same_way(chance: Chance) -> None:
    order_of(chance)
    twin, read = chance.copy(), chance_from_json(chance.to_json())
    expected = [order_of(chance), str(chance.number(10))]
    assert [order_of(twin), str(twin.number(10))] == expected
    assert [order_of(read), str(read.number(10))] == expected


def test_no_chance_given_is_the_seed_0() -> None:
    assert chance_from_json(None).to_json() == {"seed": 0, "shuffles": 0}
    assert chance_from_json({"seed": 3}).to_json() == {"seed": 3, "shuffles": 0}


@pytest.mark.parametrize(
    "data",
    [7, "seed", [], {}, {"seed": "7"}, {"seed": -1}, {"seed": True}, {"seed": 1, "shuffles": -1},
     {"quick": -1}, {"quick": MASK63 + 1}, {"quick": 1, "seed": 1.5}],
)  # fmt: skip
def test_what_is_no_chance_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match="chance: expected"):
        chance_from_json(data)


def test_what_chance_does_is_noted_while_somebody_listens() -> None:
    chance, pile = Seeded(1), CARDS.copy()
    chance.noted = []
    chance.draw(pile)
    number = chance.pick(5)
    assert chance.noted == ["c", str(number)]
    chance.noted = None
    chance.draw(pile)
    assert [card.code for card in pile] == ["a"]


# Scripted


def test_a_script_gives_what_was_written_down() -> None:
    chance, pile = Scripted(["b", "3"], Seeded(0)), CARDS.copy()
    assert chance.draw(pile).code == "b"
    assert [card.code for card in pile] == ["a", "c"]
    assert chance.pick(5) == 3


def test_a_script_that_ends_too_early_says_what_is_due() -> None:
    with pytest.raises(ScriptError, match="an outcome is missing: a card is due"):
        Scripted([], Seeded(0)).draw(CARDS.copy())
    with pytest.raises(ScriptError, match="an outcome is missing: a number below 5 is due"):
        Scripted([], Seeded(0)).pick(5)


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    for pile in (CARDS.copy(), []):
        with pytest.raises(ScriptError, match="z cannot be drawn: it is not in the pile"):
            Scripted(["z"], Seeded(0)).draw(pile)


@pytest.mark.parametrize("text", ["5", "-1", "x", "03", "٣"])
def test_a_number_that_cannot_be_picked_is_refused(text: str) -> None:
    with pytest.raises(ScriptError, match=f"{text} is not a number from 0 to 4"):
        Scripted([text], Seeded(0)).pick(5)


def test_a_strict_script_must_follow_from_the_seed() -> None:
    with pytest.raises(ScriptError, match="the seed gives c, not b"):
        Scripted(["b"], Seeded(0), strict=True).draw(CARDS.copy())
    right = Seeded(0).number(1000)
    assert Scripted([str(right)], Seeded(0), strict=True).pick(1000) == right
    with pytest.raises(ScriptError, match=f"the seed gives {right}, not {right - 1}"):
        Scripted([str(right - 1)], Seeded(0), strict=True).pick(1000)


def test_a_script_shuffles_like_the_chance_behind_it() -> None:
    script = Scripted(["b"], Seeded(6))
    assert order_of(script) == order_of(Seeded(6))
    twin = script.copy()
    assert twin.to_json() == script.to_json() == {"seed": 6, "shuffles": 1}
    assert twin.draw(CARDS.copy()).code == script.draw(CARDS.copy()).code == "b"


# Stepwise


def test_chance_stops_where_it_is_due_and_tells_the_weights() -> None:
    pile = [CARDS[0], CARDS[1], CARDS[0]]
    with pytest.raises(ChanceDue) as due:
        Stepwise([]).draw(pile)
    assert due.value.outcomes == [("a", 2), ("b", 1)]
    assert len(pile) == 3
    with pytest.raises(ChanceDue) as due:
        Stepwise([]).pick(3)
    assert due.value.outcomes == [("0", 1), ("1", 1), ("2", 1)]


def test_what_is_certain_is_not_asked() -> None:
    chance, pile = Stepwise(["a"]), [CARDS[0], CARDS[0]]
    assert chance.draw(pile).code == "a"
    assert chance.pick(1) == 0
    assert chance.used == 0


def test_a_step_that_is_not_possible_is_refused() -> None:
    with pytest.raises(ScriptError, match="z cannot be drawn"):
        Stepwise(["z"]).draw(CARDS.copy())


def test_a_stepper_waits_for_chance_and_then_for_a_player() -> None:
    stepper = Stepper(COMETS, 2)
    with pytest.raises(ValueError, match="chance is due: resolve it first"):
        _ = stepper.state
    assert stepper.outcomes == [("c1", 3), ("c2", 3), ("c3", 3), ("c4", 3)]
    with pytest.raises(ValueError, match="'c9' is not one of c1, c2, c3, c4"):
        stepper.resolve("c9")
    for outcome in ("c1", "c2", "c3", "c4", "c1"):
        stepper.resolve(outcome)
    assert stepper.outcomes == []
    assert stepper.state.to_json()["middle"] == "c1"
    stepper.play("choose c1", 0)
    assert stepper.state.seats == (1,)
    stepper.play("choose c4")
    assert dict(stepper.outcomes)["c1"] == 1


def test_a_stepper_refuses_bad_setups() -> None:
    with pytest.raises(ValueError, match="comets is for 2, 3 players, not 9"):
        Stepper(COMETS, 9)


def test_a_large_seed_is_not_kept_once_its_games_are_gone() -> None:
    """A server that deals millions of games would grow by a seed for each."""
    seed = int("7" * 77)
    before = getrefcount(seed)
    for _ in range(20):
        Seeded(seed)
    assert getrefcount(seed) == before
