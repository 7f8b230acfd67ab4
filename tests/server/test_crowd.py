"""The people of the benchmark go on after a refusal, as a person would."""

from __future__ import annotations

import asyncio
import json

import pytest

from benchmarks.server.crowd import Crowd, Person


class Wire:
    """A socket that only keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, object]] = []
        self.more = asyncio.Event()

    def send(self, data: bytes) -> None:
        self.sent.append(json.loads(data))
        self.more.set()


@pytest.fixture
def person() -> Person:
    return Person(Crowd([1]), 0)


async def test_a_rematch_that_is_refused_for_a_limit_is_sent_again(person: Person) -> None:
    wire = Wire()
    person.socket = wire  # type: ignore[assignment]
    person.partners = [person]
    person.command("rematch")
    first = wire.sent[0]
    wire.more.clear()
    person.hear(json.dumps({"type": "refused", "ref": first["ref"], "code": "limit"}).encode())
    async with asyncio.timeout(30):
        await wire.more.wait()
    assert wire.sent == [first, first]
    person.hear(json.dumps({"type": "accepted", "ref": first["ref"]}).encode())
    assert [sent["type"] for sent in wire.sent] == ["rematch", "rematch", "start"]
    person.command("rematch")
    assert wire.sent[-1]["ref"] != first["ref"], "the next one is another command"
