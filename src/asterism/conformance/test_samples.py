"""A sample is a whole position that agrees with everything its seat knows."""

import json
from collections import Counter

import pytest

from asterism import State, View
from asterism.conformance.kit import Kit, Small, Table
from asterism.conformance.play import Picker, canonical, choose, played, spread, text

SEEDS = range(4)


def seen_positions(table: Table) -> list[tuple[State, int]]:
    positions = [state for seed in (0, 1) for state in spread(played(table, seed), 12)]
    return [(state, seat) for state in positions for seat in range(table.players)]


def seen_again(state: State, sample: State, seat: int) -> View:
    """What the seat would know if the sample were the truth: with the same things known."""
    data = sample.to_json()
    known = state.to_json()
    if "known" in known:
        data["known"] = known["known"]
    return state.game.from_json(json.loads(json.dumps(data))).view(seat)


def test_a_sample_looks_the_same_to_its_seat(table: Table) -> None:
    for state, seat in seen_positions(table):
        view = state.view(seat)
        for seed in SEEDS:
            again = seen_again(state, view.sample(seed), seat)
            assert text(again.to_json()) == text(view.to_json())


def test_a_sample_has_all_the_pieces(table: Table) -> None:
    pieces = table.kit.pieces
    for state, seat in seen_positions(table):
        places = pieces(state.to_json())
        box = Counter(card for cards in places.values() for card in cards)
        for seed in SEEDS:
            dealt = pieces(state.view(seat).sample(seed).to_json())
            assert Counter(card for cards in dealt.values() for card in cards) == box
            assert {place: len(cards) for place, cards in dealt.items() if cards} == {
                place: len(cards) for place, cards in places.items() if cards
            }


def test_a_sample_asks_the_same_of_the_same_seats(table: Table) -> None:
    for state, seat in seen_positions(table):
        view = state.view(seat)
        listed = [move.text for move in view.legal_moves()]
        assert view.seats == state.seats
        assert listed == [move.text for move in state.legal_moves(seat)]
        for seed in SEEDS:
            sample = view.sample(seed)
            assert sample.seats == state.seats
            assert [move.text for move in sample.legal_moves(seat)] == listed
            assert all(sample.legal_moves(other) for other in sample.seats)
            assert sample.outcome == state.outcome


def test_a_sample_can_be_played_to_the_end(table: Table) -> None:
    for state, seat in spread(seen_positions(table), 12):
        sample, picker = state.view(seat).sample(5), Picker(5)
        while sample.seats:
            sample.play(*choose(sample, picker))
        assert sample.outcome is not None
        with pytest.raises(ValueError, match="this position"):
            sample.view(seat)
        with pytest.raises(ValueError, match="this position"):
            sample.history()


def test_a_sample_goes_through_json(table: Table) -> None:
    for state, seat in spread(seen_positions(table), 8):
        sample, picker = state.view(seat).sample(6), Picker(6)
        twin = table.game.from_json(json.loads(json.dumps(sample.to_json())))
        while sample.seats:
            move, who = choose(sample, picker)
            sample.play(move, who)
            twin.play(move, who)
        assert twin.outcome == sample.outcome


def test_a_seed_gives_the_same_sample_again(table: Table) -> None:
    for state, seat in spread(seen_positions(table), 8):
        view = state.view(seat)
        first = [text(view.sample(seed).to_json()) for seed in range(8)]
        assert [text(view.sample(seed).to_json()) for seed in range(8)] == first
        assert text(state.view(seat).sample(3).to_json()) == first[3]


def test_samples_differ(table: Table) -> None:
    middle = played(table, 0)[len(played(table, 0)) // 2]
    for seat in range(table.players):
        view = middle.view(seat)
        assert len({text(table.kit.pieces(view.sample(s).to_json())) for s in range(12)}) > 3


def test_samples_are_exactly_the_possible_deals_equally_often(small: tuple[Kit, Small]) -> None:
    """Against a list of all deals, made by trying everything."""
    kit, position = small
    ways = Counter(canonical(deal) for deal in position.deals())
    assert len(ways) > 1
    view = position.state().view(position.seat)
    samples = max(2_000, 20 * len(ways))
    seen = Counter(canonical(kit.pieces(view.sample(seed).to_json())) for seed in range(samples))
    assert [deal for deal in seen if deal not in ways] == []
    assert [deal for deal in ways if deal not in seen] == []
    expected = {deal: samples * count / ways.total() for deal, count in ways.items()}
    deviation = sum((seen[deal] - many) ** 2 / many for deal, many in expected.items())
    # Chi-square with so many degrees of freedom: far out in the tail, where chance hardly gets.
    freedom = len(ways) - 1
    assert deviation < freedom + 4 * (2 * freedom) ** 0.5 + 8
