"""Pieces are neither lost nor made, and every event that moves one says which, whence and
whither.
"""

from collections import Counter
from itertools import pairwise

from asterism import State
from asterism.conformance.kit import Pieces, Table
from asterism.conformance.play import played


def pieces_of(table: Table, state: State) -> Pieces:
    return table.kit.pieces(state.to_json())


def counted(pieces: Pieces) -> dict[str, Counter[str]]:
    return {place: Counter(cards) for place, cards in pieces.items() if cards}


def test_the_pieces_stay_the_same(table: Table) -> None:
    for seed in range(3):
        positions = played(table, seed)
        box = all_of(pieces_of(table, positions[0]))
        assert box.total() > 0
        for state in positions:
            assert all_of(pieces_of(table, state)) == box


def all_of(pieces: Pieces) -> Counter[str]:
    return Counter(card for cards in pieces.values() for card in cards)


def test_events_account_for_every_piece_that_moves(table: Table) -> None:
    for seed in range(2):
        positions = played(table, seed)
        for before, after in pairwise(positions):
            expected = counted(pieces_of(table, before))
            for source, target, cards in moved(after):
                for card in cards:
                    here = expected.setdefault(source, Counter())
                    assert here[card] > 0, f"{card} is not in {source}"
                    here[card] -= 1
                    expected.setdefault(target, Counter())[card] += 1
            left = {place: +cards for place, cards in expected.items() if +cards}
            assert counted(pieces_of(table, after)) == left, after.history().move


def moved(state: State) -> list[tuple[str, str, list[str]]]:
    """The moves of pieces that the newest entry tells: source, target, and which (one `card`, or
    `cards`).
    """
    found: list[tuple[str, str, list[str]]] = []
    for event in state.history().events:
        told = dict(zip(event.type.fields, event.values, strict=True))
        if "source" in told or "target" in told:
            source, target = told["source"], told["target"]
            cards = told["cards"] if "cards" in told else [told["card"]]
            assert isinstance(source, str)
            assert isinstance(target, str)
            assert isinstance(cards, list)
            found.append((source, target, cards))
    return found


def test_every_entry_tells_something_to_everybody(table: Table) -> None:
    last = played(table, 0)[-1]
    for viewer in table.viewers:
        numbers = {event["number"] for event in last.events(viewer)}
        assert numbers == set(range(last.history().number + 1))
