"""What bots learned for a pack, brought to a device: checked, kept, used, and taken along."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asterism
from asterism import Message
from asterism.bots.learned import in_use
from asterism.browser.store import Memory
from asterism.table.thinking import choose
from asterism.words import say
from tests.hosts.hosts import OnDevice, Thinker, until
from tests.hosts.test_device import my_turn, tell

Json = dict[str, Any]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "packs"
SHIPS = asterism.packs.load_alone(EXAMPLES / "twelve_ships.toml")
WEIGHTS = (EXAMPLES / "twelve_ships.weights.json").read_text()
PLACE = f"/packs/{SHIPS.fingerprint}/weights"


def message_of(data: Json) -> Message:
    args = {
        name: message_of(value) if isinstance(value, dict) else value
        for name, value in data["args"].items()
    }
    return Message(data["id"], **args)


class Listening(Thinker):
    """Remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Json] = []

    async def choose(self, question: Json) -> str | None:
        self.asked.append(question)
        return await super().choose(question)

    async def analyse(self, question: Json, progress: Callable[[int, int], None]) -> object:
        self.asked.append(question)
        return await super().analyse(question, progress)


async def with_pack(store: Memory | None = None) -> OnDevice:
    device = OnDevice(store)
    await device.ask("POST", "/people", {"name": "Ada", "language": "en"})
    status, found = await device.ask("POST", "/packs", SHIPS.dumps())
    assert (status, found["fingerprint"]) == (201, SHIPS.fingerprint)
    return device


async def test_weights_are_kept_beside_their_pack() -> None:
    device = await with_pack()
    assert (await device.ask("GET", PLACE))[1] == {"learned": False, "games": None}
    status, told = await device.ask("POST", PLACE, WEIGHTS)
    assert (status, told["learned"]) == (201, True) and told["games"] > 0
    await device.again()
    assert (await device.ask("GET", PLACE))[1] == told
    assert (await device.ask("DELETE", PLACE))[1]["learned"] is False
    assert (await device.ask("GET", PLACE))[1]["learned"] is False


async def test_weights_are_read_as_strictly_as_a_file() -> None:
    device = await with_pack()
    data = json.loads(WEIGHTS)
    other = {**data, "pack": "0" * 16}
    name = next(iter(data["weights"]))
    refused = {
        "learned for another pack": other,
        "there are format, game": {**data, "more": 1},
        "is missing": {key: value for key, value in data.items() if key != "run"},
        name: {**data, "weights": {**data["weights"], name: "much"}},
        "not JSON": "{",
    }
    for sentence, given in refused.items():
        text = given if isinstance(given, str) else json.dumps(given)
        status, told = await device.ask("POST", PLACE, text)
        assert (status, told["code"]) == (422, "bad")
        assert sentence in say(message_of(told["message"]), "en")
        assert (await device.ask("GET", PLACE))[1]["learned"] is False
    status, _ = await device.ask("POST", PLACE, WEIGHTS + " " * 200_000)
    assert status == 422
    assert (await device.ask("POST", f"/packs/{'0' * 16}/weights", WEIGHTS))[0] == 404


async def test_bots_and_hints_think_with_them() -> None:
    device = await with_pack()
    thinker = Listening()
    device.host.bots.thinker = thinker
    await device.ask("POST", PLACE, WEIGHTS)
    seats = [{"kind": "open"}, {"kind": "bot", "level": "level:novice"}]
    options = {"pack": SHIPS.fingerprint, "start_player": 1}
    wish = {"game": "star_realms", "seats": seats, "options": options, "pace": 0}
    _, room = await device.ask("POST", "/rooms", wish)
    await device.line(room["id"])
    await tell(device, room["id"], "start")
    await until(lambda: bool(thinker.asked))
    learned = thinker.asked[0]["learned"]
    assert learned["pack"] == SHIPS.fingerprint
    assert learned["weights"] == json.loads(WEIGHTS)["weights"]
    analysts = device.host.history.thinker = Listening()
    table = await my_turn(device)
    await device.ask("GET", f"/games/{table['game']}/hint")
    assert analysts.asked[0]["learned"] == learned
    await device.host.device.close()


def test_a_question_with_weights_is_answered_with_them_and_they_are_forgotten() -> None:
    state = asterism.game("star_realms").start(seed=5, pack=SHIPS)
    weights = json.loads(WEIGHTS)["weights"]
    view = state.view(state.seat)
    question: Json = {"game": "star_realms", "spec": "greedy:4", "seed": 1, "view": view.to_json()}
    learned = {"game": "star_realms", "pack": SHIPS.fingerprint, "weights": weights}
    with_weights = choose({**question, "learned": learned})
    assert in_use(SHIPS.fingerprint) is None
    asterism.learned(SHIPS, weights)
    try:
        assert choose(question) == with_weights
    finally:
        asterism.learned(SHIPS, None)


async def test_they_come_along_with_everything() -> None:
    old = await with_pack()
    _, before = await old.ask("GET", "/me/export")
    assert before["asterism"] == 1
    await old.ask("POST", PLACE, WEIGHTS)
    _, everything = await old.ask("GET", "/me/export")
    assert everything["asterism"] == 2
    new = OnDevice()
    await new.host.open()
    assert (await new.ask("POST", "/me/import", everything))[0] == 200
    assert (await new.ask("GET", PLACE))[1]["learned"] is True


async def test_weights_of_another_pack_are_not_taken_from_a_file_of_everything() -> None:
    store = Memory()
    old = await with_pack(store)
    store.texts[f"weights {SHIPS.fingerprint}"] = WEIGHTS.replace(SHIPS.fingerprint, "0" * 16)
    _, everything = await old.ask("GET", "/me/export")
    new = OnDevice()
    await new.host.open()
    await new.ask("POST", "/me/import", everything)
    found = await new.store.find("weights ")
    assert found == {} and len(await new.store.find("pack ")) == 1
