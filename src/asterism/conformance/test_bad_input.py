"""Bad input gets one clear sentence and changes nothing."""

import json
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from asterism import IllegalMove, State, View
from asterism.conformance.kit import Json, Kit, Table
from asterism.conformance.play import everything, played, spread

GARBAGE = ["", " ", "castle", "take", "choose c9", "0", "a\nb", "☄", "play " * 50, "\x00", "-1"]
NO_VALUES: list[object] = ["nonsense", -7, None, 3.5, [None], {}, True]
NO_MOVES: list[object] = [None, [], "move", 7, {}, {"type": "castle"}, {"type": None}, {"kind": 1}]


def one_sentence(problem: BaseException) -> None:
    said = str(problem)
    assert said
    assert "\n" not in said
    assert "Traceback" not in said


def test_a_wrong_number_of_players_is_refused(kit: Kit) -> None:
    for players in (0, 1, -1, 99, True):
        if players not in kit.game.players:
            with pytest.raises(ValueError, match=kit.name) as refused:
                kit.game.start(players=players)
            one_sentence(refused.value)
            assert str(kit.game.players[-1]) in str(refused.value)


def test_an_unknown_option_is_refused_with_a_list_of_those_there_are(kit: Kit) -> None:
    with pytest.raises(ValueError, match="unknown option 'colour'") as refused:
        kit.game.start(kit.game.players[0], 1, {"colour": "blue"})
    one_sentence(refused.value)
    for option in kit.game.options:
        assert option.name in str(refused.value)


def test_a_value_that_an_option_does_not_have_is_refused(kit: Kit) -> None:
    players = kit.game.players[0]
    for option in kit.game.options:
        for value in NO_VALUES:
            if value is True and True in option.values:
                continue
            with pytest.raises(ValueError, match=f"option {option.name} cannot be") as refused:
                kit.game.start(players, 1, {option.name: value})
            one_sentence(refused.value)


def test_garbage_is_no_move(table: Table) -> None:
    state = played(table, 0)[len(played(table, 0)) // 2].copy()
    before = everything(state)
    for garbage in GARBAGE:
        for ask in (lambda g: state.play(g, state.seats[0]), table.game.move):
            with pytest.raises(ValueError, match=r"\S") as refused:
                ask(garbage)
            one_sentence(refused.value)
    for data in NO_MOVES:
        with pytest.raises(ValueError, match=r"\S") as refused:
            table.game.move_from_json(data)
        one_sentence(refused.value)
    assert everything(state) == before


def test_an_extra_piece_is_refused(table: Table) -> None:
    """Of any kind, in any pile: there is one more of it than the box holds."""
    for state in spread(played(table, 0), 5):
        position = state.to_json()
        for code in sorted({c for codes in table.kit.pieces(position).values() for c in codes}):
            for crowded in with_many(json.loads(json.dumps(position)), code):
                with pytest.raises(ValueError, match=r"\S") as refused:
                    table.game.from_json(crowded)
                one_sentence(refused.value)


def with_many(position: Json, code: str) -> Iterator[Json]:
    """The position with thirty more of a piece, in the first pile that holds one."""
    for pile in piles(position):
        if code in pile:
            pile.extend([code] * 30)
            yield position
            return


def piles(data: object) -> Iterator[list[object]]:
    if isinstance(data, dict):
        for name, value in data.items():
            if name not in ("known", "options"):
                yield from piles(value)
    elif isinstance(data, list):
        if data and all(isinstance(item, str) for item in data):
            yield data
        for item in data:
            yield from piles(item)


@pytest.mark.parametrize("data", [None, [], "position", 3, {}, {"game": "chess"}, {"players": 2}])
def test_what_is_no_position_is_refused(kit: Kit, data: object) -> None:
    for read in (kit.game.from_json, kit.game.score):
        with pytest.raises(ValueError, match=r"\S") as refused:
            read(data)
        one_sentence(refused.value)


WRONG: list[object] = [None, -1, 7, 10**30, 2.5, True, "", "x", "P9", [], [[]], {}, {"x": 1}]


def places_in(data: object, path: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """The way to every value inside a JSON document."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield (*path, name)
            yield from places_in(value, (*path, name))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield (*path, at)
            yield from places_in(value, (*path, at))


def damage(data: Json, path: tuple[object, ...], change: Callable[..., None]) -> Json:
    damaged: Json = json.loads(json.dumps(data))
    here: object = damaged
    for step in path[:-1]:
        here = here[step]  # type: ignore[index]
    change(here, path[-1])
    return damaged


def check_read(read: Callable[[object], object], data: Json) -> None:
    """Damaged JSON is refused with a sentence, or it still means something."""
    try:
        found = read(data)
    except ValueError as refused:
        one_sentence(refused)
        return
    if isinstance(found, State | View):
        found.to_json()
        found.legal_moves()
    if isinstance(found, State) and found.seats:
        found.play(found.legal_moves()[0], found.seats[0])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(choices=st.data())
def test_damaged_positions_and_views_are_refused_or_read(kit: Kit, choices: st.DataObject) -> None:
    table = Table(kit, choices.draw(st.sampled_from(list(kit.cases))))
    state = choices.draw(st.sampled_from(spread(played(table, 0), 12)))
    seat = choices.draw(st.sampled_from(table.viewers))
    for read, data in (
        (kit.game.from_json, state.to_json()),
        (kit.game.view_from_json, state.view(seat).to_json()),
        (kit.game.score, state.to_json()),
    ):
        path = choices.draw(st.sampled_from(list(places_in(data))))
        if choices.draw(st.booleans()):
            check_read(read, damage(data, path, lambda here, key: here.pop(key)))
        else:
            wrong = choices.draw(st.sampled_from(WRONG))
            check_read(read, damage(data, path, lambda here, key, w=wrong: put(here, key, w)))


def put(here: dict[object, object], key: object, value: object) -> None:
    here[key] = value


def test_a_refusal_is_a_clause_and_a_sentence(table: Table) -> None:
    state = played(table, 0)[0].copy()
    stranger = next(m for m in state.universe() if m not in state.legal_moves())
    with pytest.raises(IllegalMove) as refused:
        state.play(stranger, state.seats[0])
    one_sentence(refused.value)
    assert str(refused.value) == f"{refused.value.reason} ({refused.value.clause})"
    assert refused.value.message.to_json()["id"] == refused.value.message.id
