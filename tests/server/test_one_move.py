"""docs/how-it-works.md lists the functions that a move passes, from socket to socket."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType

import asterism
from tests.server.guests import Server, seated

PACKAGE = Path(asterism.__file__).parent
PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-it-works.md"
STEP = re.compile(r"^\d+\. `([\w/]+)\.py` `([\w.]+)` ", re.MULTILINE)
MOST = 12  # between the two sockets

Step = tuple[str, str]  # module and function


def listed() -> list[Step]:
    return [(module, function) for module, function in STEP.findall(PAGE.read_text())]


def step_of(frame: FrameType | None) -> Step | None:
    """`server/play/games` and `Games.act`; what is defined within a function belongs to it."""
    if frame is None:
        return None
    file = Path(frame.f_code.co_filename)
    if not file.is_relative_to(PACKAGE):
        return None
    module = file.relative_to(PACKAGE).with_suffix("").as_posix().removeprefix("server/")
    return module, frame.f_code.co_qualname.split(".<locals>")[0]


async def test_a_move_passes_the_functions_of_the_list_in_that_order(server: Server) -> None:
    room, (ada, _) = await seated(server, "Ada", "Bo")
    line = await ada.socket(room)
    table = await line.next("table")
    passed: list[tuple[Step, Step | None]] = []

    def note(frame: FrameType, event: str, argument: object) -> None:
        step = step_of(frame) if event == "call" else None
        if step is not None:
            passed.append((step, step_of(frame.f_back)))

    sys.setprofile(note)
    try:
        line.tell("move", game=table["game"], number=0, move=table["legal"][0]["text"], ref="1")
        await line.next("table")
    finally:
        sys.setprofile(None)

    steps = listed()
    assert len(steps) - 2 <= MOST
    calls = iter(passed)
    for number, wanted in enumerate(steps):
        caller = next((caller for step, caller in calls if step == wanted), "never")
        assert caller != "never", f"{wanted} is not passed, or not after {steps[:number]}"
        # The ends are woken by the event loop; everything between is called from the list.
        if 0 < number < len(steps) - 1:
            assert caller in steps[:number], f"{wanted} is called by {caller}"
