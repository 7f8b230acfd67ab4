"""Whatever a pack can be refused for is said in every language, with its place.

The rows are compared with the code that reads packs, so that no refusal can be added and forgotten.
"""

from __future__ import annotations

import ast
import pickle
from pathlib import Path
from typing import Any

import pytest

import asterism
from asterism.engine.message import Message
from asterism.engine.reading import Unreadable, unreadable_in
from asterism.packs import loads
from asterism.table.refusal import bad
from asterism.table.workshop import checked
from asterism.words import languages, say
from tests.packs.bad_packs import ROWS

SOURCE = Path(asterism.__file__).parent
READERS = (
    "packs.py",
    "engine/pack.py",
    "engine/reading.py",
    "games/stellar/box.py",
    "games/sternenhimmel/box.py",
    "games/sternenhimmel/boards.py",
    "games/sternenhimmel/pack_parts.py",
    "games/star_realms/box_read.py",
    "games/star_realms/draft_read.py",
    "games/star_realms/effects_read.py",
)
# What names a file or an option before a refusal, or is about a position or a set of boards.
PLAIN = {
    "packs.py": 2,
    "engine/pack.py": 3,
    "engine/reading.py": 1,
    "games/sternenhimmel/boards.py": 2,
}

TAKES_NONE = "engine-pack-takes-none"
OURS = {"format": 1, "name": "Ours", "base": "rulebook"}
# Packs that are good for another game or table: the game, how many play, and the pack.
AT_THE_TABLE: dict[str, tuple[str, int, dict[str, object]]] = {
    "engine-pack-game": ("stellar", 2, {**OURS, "game": "star_realms"}),
    "engine-read-keys": ("stellar", 2, {**OURS, "game": "stellar", "cards": [{1: 2}]}),
    "sternenhimmel-pack-players": (
        "sternenhimmel",
        3,
        {**OURS, "game": "sternenhimmel", "in_play": {"3": 0, "4": 3}},
    ),
}


def refused(text: str) -> Unreadable:
    with pytest.raises(ValueError, match=r"^mine\.toml: ") as caught:
        loads(text, "mine.toml")
    found = unreadable_in(caught.value)
    assert found is not None and str(caught.value) == f"mine.toml: {found}"
    return found


def ids_in(file: str) -> set[str]:
    """The messages of a module about things that cannot be read."""
    return {
        str(call.args[0].value)
        for call in ast.walk(ast.parse((SOURCE / file).read_text()))
        if isinstance(call, ast.Call)
        and getattr(call.func, "id", "") == "Message"
        and isinstance(call.args[0], ast.Constant)
        and ("-pack-" in str(call.args[0].value) or "-read-" in str(call.args[0].value))
    }


def test_every_refusal_has_a_row() -> None:
    assert {*ROWS, *AT_THE_TABLE, TAKES_NONE} == set().union(*(ids_in(file) for file in READERS))


@pytest.mark.parametrize("file", READERS)
def test_a_reader_refuses_with_a_message(file: str) -> None:
    text = (SOURCE / file).read_text()
    assert text.count("ValueError(f") + text.count('ValueError("') == PLAIN.get(file, 0)


@pytest.mark.parametrize("id", ROWS)
def test_a_refusal_is_said_in_every_language(id: str) -> None:
    text, place = ROWS[id]
    found = refused(text)
    assert (found.message.id, found.place) == (id, place)
    sentences = {language: say(found.message, language) for language in languages()}
    assert all(sentence.strip() and id not in sentence for sentence in sentences.values())
    assert len(set(sentences.values())) == len(sentences)


@pytest.mark.parametrize("id", AT_THE_TABLE)
def test_so_is_that_a_pack_is_for_another_table(id: str) -> None:
    name, players, pack = AT_THE_TABLE[id]
    with pytest.raises(ValueError, match="option pack cannot be") as caught:
        asterism.game(name).settle(players, {"pack": pack})
    found = unreadable_in(caught.value)
    assert found is not None and found.message.id == id
    assert len({say(bad(caught.value).message, language) for language in languages()}) == 3


def test_so_is_that_a_game_takes_no_packs() -> None:
    said = Message(TAKES_NONE, name="chess")
    assert [say(said, language) for language in ("en", "fr", "de")] == [
        "chess takes no packs",
        "chess ne prend pas de packs",
        "chess nimmt keine Packs",
    ]


@pytest.mark.parametrize("id", ROWS)
def test_the_workshop_and_the_server_say_the_same(id: str) -> None:
    text, place = ROWS[id]
    told: Any = checked(text)["problem"]
    assert told["place"] == place.removeprefix("pack").removeprefix(".")
    assert told["says"]["id"] == id
    with pytest.raises(ValueError, match=r"^pack: ") as caught:
        loads(text)
    said = bad(caught.value).message
    for language in languages():
        sentence = say(said, language)
        assert say(refused(text).message, language) in sentence
        assert sentence.startswith(place)


def test_a_refusal_goes_to_another_process_and_comes_back() -> None:
    found = refused('game = "stellar"')
    again = pickle.loads(pickle.dumps(found))
    assert (str(again), again.message) == (str(found), found.message)


def test_what_is_no_matter_of_reading_has_no_such_message() -> None:
    assert unreadable_in(ValueError("else")) is None and unreadable_in(None) is None
