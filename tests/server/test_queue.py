"""A queue of one reader: nothing is lost, nothing comes twice, nothing waits for ever."""

import asyncio

import pytest

from asterism.server.live.queue import MessageQueue


async def test_letters_come_in_the_order_in_which_they_were_put() -> None:
    box: MessageQueue[int] = MessageQueue()
    for letter in range(5):
        box.put_nowait(letter)
    assert box.qsize() == 5
    assert [await box.get() for _ in range(5)] == [0, 1, 2, 3, 4]
    assert box.empty()


async def test_a_reader_waits_until_something_comes() -> None:
    box: MessageQueue[str] = MessageQueue()
    reading = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    assert not reading.done()
    box.put_nowait("a")
    box.put_nowait("b")
    assert await reading == "a"
    assert box.get_nowait() == "b"


async def test_whoever_stops_waiting_has_taken_nothing() -> None:
    box: MessageQueue[str] = MessageQueue()
    reading = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    box.put_nowait("a")
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert await box.get() == "a"


async def test_a_box_takes_no_more_than_it_may_hold() -> None:
    box: MessageQueue[int] = MessageQueue(2)
    box.put_nowait(1)
    assert not box.full()
    box.put_nowait(2)
    assert box.full()
    with pytest.raises(asyncio.QueueFull):
        box.put_nowait(3)
    assert [box.get_nowait(), box.get_nowait()] == [1, 2]
    with pytest.raises(asyncio.QueueEmpty):
        box.get_nowait()
