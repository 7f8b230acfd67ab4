"""Rings are looked for a little at a time; at everything only where it pays."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from asterism.server.gc_policy import AT_LEAST, AT_MOST, Collector
from tests.server.moment import FakeClock


@pytest.fixture
def clock() -> Iterator[FakeClock]:
    """And a collector as it was, afterwards."""
    before = gc.get_threshold()
    yield FakeClock()
    gc.set_threshold(*before)
    gc.unfreeze()


def looks_at_everything() -> int:
    found: int = gc.get_stats()[2]["collections"]
    return found


async def test_python_never_looks_at_everything_by_itself(clock: FakeClock) -> None:
    Collector(clock)
    before, young = looks_at_everything(), gc.get_stats()[1]["collections"]
    kept = [[number] for number in range(200_000)]
    assert looks_at_everything() == before
    assert gc.get_stats()[1]["collections"] > young
    assert len(kept) == 200_000


async def test_where_nothing_is_added_it_waits_long(clock: FakeClock) -> None:
    collector = Collector(clock)
    before = looks_at_everything()
    clock.at += AT_MOST - 1
    await collector.collect_if_due()
    assert looks_at_everything() == before
    clock.at += 1
    await collector.collect_if_due()
    await collector.collect_if_due()
    assert looks_at_everything() == before + 1


async def test_where_much_is_added_it_looks_sooner_but_not_all_the_time(clock: FakeClock) -> None:
    collector = Collector(clock)
    before = looks_at_everything()
    kept = [[number] for number in range(collector.blocks)]
    clock.at += AT_LEAST - 1
    await collector.collect_if_due()
    assert looks_at_everything() == before
    clock.at += 1
    await collector.collect_if_due()
    assert looks_at_everything() == before + 1
    assert kept


async def test_a_ring_that_was_left_behind_goes(clock: FakeClock) -> None:
    collector = Collector(clock)

    class Knot:
        other: Knot

    one, two = Knot(), Knot()
    one.other, two.other = two, one
    gc.collect(1)  # it is no longer young
    del one, two
    clock.at += AT_MOST
    await collector.collect_if_due()
    assert not any(isinstance(thing, Knot) for thing in gc.get_objects())
