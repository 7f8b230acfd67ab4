"""What can be set before a game begins."""

import pytest

from asterism import Option
from asterism.engine.options import SeatOption, choice, copied, settle

SIZE = choice("comets", "hand_size", (2, 3), 2)
OPEN = choice("comets", "open", (True, False), False)
FIRST = SeatOption("comets", "first")
ALL: tuple[Option, ...] = (SIZE, OPEN, FIRST)


def test_what_is_not_given_has_its_default() -> None:
    assert settle(ALL, {}, 3) == {"hand_size": 2, "open": False, "first": "random"}
    assert settle(ALL, {"hand_size": 3, "first": 2}, 3)["hand_size"] == 3


def test_an_unknown_option_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="unknown option 'size': there are hand_size, open, first"):
        settle(ALL, {"size": 2}, 3)
    with pytest.raises(ValueError, match="unknown option 'size': there are none"):
        settle((), {"size": 2}, 3)


@pytest.mark.parametrize("value", [4, "2", 2.0, None, True, [2], {}])
def test_a_value_that_is_not_offered_is_refused_with_those_that_are(value: object) -> None:
    with pytest.raises(ValueError, match=r"option hand_size cannot be .*: it is one of 2, 3"):
        SIZE.check(value, 3)


def test_true_is_not_1() -> None:
    assert OPEN.check(True, 3) is True
    with pytest.raises(ValueError, match="option open cannot be 1"):
        OPEN.check(1, 3)


@pytest.mark.parametrize("value", [3, -1, "0", None, True, "somebody"])
def test_a_seat_is_one_of_the_table(value: object) -> None:
    assert FIRST.check("random", 3) == "random"
    assert FIRST.check(2, 3) == 2
    with pytest.raises(ValueError, match='it is "random" or a seat from 0 to 2'):
        FIRST.check(value, 3)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(SIZE, "3", 3), (SIZE, "9", 9), (SIZE, "-1", -1), (SIZE, "x", "x"), (OPEN, "true", True),
     (OPEN, "False", False), (FIRST, "random", "random"), (FIRST, "1", 1)],
)  # fmt: skip
def test_a_text_stands_for_a_value(option: Option, text: str, value: object) -> None:
    assert option.parse(text) == value
    assert type(option.parse(text)) is type(value)


def test_an_option_tells_forms_what_to_offer() -> None:
    assert SIZE.to_json() == {
        "name": "hand_size",
        "kind": "choice",
        "values": [2, 3],
        "default": 2,
        "message": "comets-option-hand-size",
    }
    assert FIRST.to_json()["kind"] == "seat"


def test_a_copy_can_be_changed() -> None:
    given: dict[str, object] = {"stars": [1, 2], "size": 2}
    twin = copied(given)
    assert twin == given
    stars = twin["stars"]
    assert isinstance(stars, list)
    stars.append(3)
    assert given == {"stars": [1, 2], "size": 2}
