"""What one person sends holds up nobody else: whatever may take long is done in a process."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType

import pytest
from prometheus_client import generate_latest

import asterism
from asterism.engine.pack import MOST_BYTES
from asterism.packs import rulebook
from asterism.table.live_game import PART
from asterism.table.what_if import MOST_ENTRIES
from tests.server.guests import Guest, Server, play_out, seated
from tests.tiny import GAME as COMETS


def changes_of_mind(times: int) -> str:
    """A record in which somebody chooses and takes it back, so often."""
    state = COMETS.start(2, 1)
    for _ in range(times):
        state.play(state.legal_moves(0)[0], 0)
        state = state.undo(0)
    while state.seats:
        state.play(state.legal_moves()[0], state.seat)
    return asterism.Record.of(state).dumps()


class Held:
    """What the loop's thread did at most without serving anybody else."""

    replayed = 0  # entries
    read = 0  # packs


@contextmanager
def watched() -> Iterator[Held]:
    """Counts calls in this thread. Between two of the loop's own turns, nobody else is served."""
    held, since = Held(), {"replayed": 0}

    def count(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or current_thread() is not main_thread():
            return
        name, file = frame.f_code.co_name, frame.f_code.co_filename
        if name == "_run_once":
            since["replayed"] = 0
        elif name == "apply" and file.endswith("tiny/game.py"):
            since["replayed"] += 1
            held.replayed = max(held.replayed, since["replayed"])
        elif name == "loads" and file.endswith("asterism/packs.py"):
            held.read += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield held
    finally:
        sys.setprofile(before)


async def uploaded(guest: Guest, text: str) -> str:
    answer = await guest.http.post("/api/records", content=text.encode())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["game"])


async def test_a_long_record_is_read_shown_and_gone_on_with_in_parts(quick: Server) -> None:
    ada = await quick.guest("Ada")
    text = changes_of_mind(600)
    with watched() as held:
        game = await uploaded(ada, text)
        assert held.replayed == 0
        for path in ("record", "record.json", "events", "at/3", "review"):
            assert (await ada.get(f"/games/{game}/{path}")).status_code == 200, path
        answer = await ada.post(f"/games/{game}/branch", {"ply": 1, "pace": 0})
        assert answer.status_code == 201, answer.text
        room = answer.json()["id"]
        table = await ada.table(room)
    assert 0 < held.replayed <= PART
    assert (await ada.get(f"/games/{game}/record")).text.splitlines()[-1] == text.splitlines()[-1]
    assert table["since"] == table["number"] - 500, "one frame has the newest events"


async def test_a_record_may_have_so_many_entries_and_no_more(quick: Server) -> None:
    ada = await quick.guest("Ada")
    head = changes_of_mind(1).split("\n1 ")[0]
    lines = [f"{number} 0 undo 0" for number in range(1, MOST_ENTRIES + 1)]
    answer = await ada.http.post("/api/records", content="\n".join([head, *lines, ""]).encode())
    assert (answer.status_code, answer.json()["message"]["id"]) == (429, "server-too-long")


async def test_a_pack_is_read_checked_and_tried_in_a_process(quick: Server) -> None:
    ada = await quick.guest("Ada")
    box = rulebook("star_realms")
    assert box is not None
    card = next(card for card in box["cards"] if card.get("cost"))
    more = [{**card, "card": f"mine-{n}", "name": {"en": f"Mine {n}"}} for n in range(300)]
    text = json.dumps({**box, "name": "Large", "cards": [*box["cards"], *more]})
    assert len(text) < MOST_BYTES
    with watched() as held:
        found = (await ada.http.post("/api/packs/check", content=text)).json()
        assert found["problem"] is None
        answer = await ada.http.post("/api/packs", content=text)
        assert answer.status_code == 201, answer.text
        wish = {"game": "star_realms", "pack": answer.json()["fingerprint"], "piece": "mine-7"}
        answer = await ada.post("/packs/try", {**wish, "pace": 0})
        assert answer.status_code == 201, answer.text
    assert held.read == 0


async def test_everybody_has_a_few_questions_at_once_and_people_take_turns(quick: Server) -> None:
    chores = quick.node.analyses.chores
    order: list[str] = []

    async def ask(person: str) -> str:
        try:
            await chores.answer(person, {"chore": "check", "text": "x"})
        except Exception as problem:
            return str(getattr(problem, "code", problem))
        order.append(person)
        return ""

    answers = await asyncio.gather(*(ask("Ada") for _ in range(8)), ask("Bo"))
    assert answers.count("limit") == 4, "four may wait"
    assert answers[-1] == ""
    assert order.index("Bo") <= 1, "the one who asks little waits for one question at most"


async def test_a_question_that_takes_too_long_is_refused_and_the_next_one_answered(
    quick: Server,
) -> None:
    ada = await quick.guest("Ada")
    quick.node.analyses.chores.seconds = 0.0
    answer = await ada.http.post("/api/packs/check", content="x")
    assert (answer.status_code, answer.json()["message"]["id"]) == (429, "server-too-heavy")
    quick.node.analyses.chores.seconds = 60.0
    assert (await ada.http.post("/api/packs/check", content="x")).status_code == 200


async def test_an_operator_sees_how_long_the_loop_was_held(quick: Server) -> None:
    assert b"asterism_loop_held_seconds_bucket" in generate_latest(quick.node.metrics.registry)


@pytest.mark.parametrize("seat", [0, None])
async def test_a_short_game_is_shown_at_once(quick: Server, seat: int | None) -> None:
    room, guests = await seated(quick, "Ada", "Bo")
    game = (await play_out(room, guests))["game"]
    query = {} if seat is None else {"seat": seat}
    assert (await guests[0].get(f"/games/{game}/events", **query)).status_code == 200
    assert quick.node.analyses.chores.task is None
