"""A copy shares nothing that either of the two could change."""

from collections.abc import Iterator

from asterism import Game, Log, Message, Move, Outcome, State
from asterism.conformance.kit import Kit, Table
from asterism.conformance.play import choose_all, everything, played, spread, text
from asterism.engine.chance import Piece
from asterism.engine.event import EventType
from asterism.engine.hidden import HiddenPlace

# What is made once and never changed.
LASTING = (Game, Log, Message, Move, Outcome, Piece, EventType, HiddenPlace)
PLAIN = (str, bytes, int, float, bool, type(None), type, frozenset)


def attributes(thing: object) -> Iterator[object]:
    """The values of an object's attributes; compiled classes keep theirs outside `__dict__`."""
    names = list(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names += kind.__dict__.get("__mypyc_attrs__", ())
        slots = kind.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else slots
    for name in dict.fromkeys(names):
        if name != "__dict__" and hasattr(thing, name):
            yield getattr(thing, name)


def inside(thing: object) -> Iterator[object]:
    if isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, list | tuple | set):
        yield from thing
    else:
        yield from attributes(thing)


def changeable(thing: object, lasting: tuple[type, ...]) -> dict[int, object]:
    """Everything that can be reached from a thing and could be changed, by identity."""
    found: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        here = waiting.pop()
        if isinstance(here, (*PLAIN, *LASTING, *lasting)) or id(here) in found:
            continue
        if not isinstance(here, tuple):
            found[id(here)] = here
        waiting.extend(inside(here))
    return found


def is_list_of_moves(thing: object) -> bool:
    """Legal moves are listed once for each decision, and everybody who asks gets a copy."""
    return isinstance(thing, list) and all(isinstance(item, Move) for item in thing)


def shared(kit: Kit, state: State, twin: State) -> list[object]:
    ours, theirs = changeable(state, kit.shared), changeable(twin, kit.shared)
    both = [ours[key] for key in ours.keys() & theirs.keys()]
    return [thing for thing in both if not is_list_of_moves(thing)]


def test_a_copy_shares_nothing_changeable(table: Table) -> None:
    for state in spread(played(table, 0), 12):
        assert shared(table.kit, state, state.copy()) == []
        assert len(changeable(state, table.kit.shared)) > 5


def test_a_sample_and_its_copy_share_nothing_changeable(table: Table) -> None:
    state = played(table, 0)[len(played(table, 0)) // 2]
    sample = state.view(0).sample(1)
    assert shared(table.kit, sample, sample.copy()) == []
    assert shared(table.kit, sample, state.view(0).sample(1)) == []
    assert shared(table.kit, sample, state) == []


def test_what_happens_to_a_copy_does_not_happen_to_the_original(table: Table) -> None:
    for state in spread(played(table, 1), 12):
        before = everything(state)
        for twin, move, seat in choose_all(state):
            twin.play(move, seat)
        assert everything(state) == before


def test_what_happens_to_the_original_does_not_happen_to_the_copy(table: Table) -> None:
    for state in spread(played(table, 1), 8):
        for original, move, seat in choose_all(state):
            twin = original.copy()
            before = text(twin.to_json())
            original.play(move, seat)
            assert text(twin.to_json()) == before


def test_listing_moves_hands_out_a_list_of_ones_own(table: Table) -> None:
    state = played(table, 0)[0]
    for seat in state.seats:
        listed = state.legal_moves(seat)
        state.legal_moves(seat).clear()
        assert state.legal_moves(seat) == listed
