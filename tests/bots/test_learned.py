"""Weights that were learned for a pack: who uses them, and in which games."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from math import inf, nan
from pathlib import Path

import pytest

import asterism
from asterism import Pack, Record, View
from asterism.analysis import Budget, hint, review
from asterism.arena import Match, play_all
from asterism.bots.learned import known_to, mark, told, using, weights_for
from asterism.bots.thinking import only_thought
from asterism.bots.weights_file import MOST_BYTES, beside
from asterism.fit.way import way_of
from asterism.packs import load_alone, loads
from tests.cli.conftest import ROOT

FILES = {
    "stellar": "clear_night.toml",
    "sternenhimmel": "southern_sky.toml",
    "star_realms": "twelve_ships.toml",
}
PACKS = {name: load_alone(ROOT / "examples" / "packs" / file) for name, file in FILES.items()}
each_game = pytest.mark.parametrize("name", FILES)


def absurd(pack: Pack) -> dict[str, float]:
    """Whatever is good is bad."""
    return {name: -weight for name, weight in way_of(pack.game, pack).usual().items()}


def views(name: str, pack: Pack | None, count: int = 12) -> list[View]:
    """What those see who have something to decide, in a game by chance."""
    game = asterism.game(name)
    state = game.start(seed=4, pack=pack)
    chance = asterism.Quick(4)
    found: list[View] = []
    while (seat := state.seat) is not None and len(found) < count:
        view = state.view(seat)
        moves = view.legal_moves()
        if 1 < len(moves) < 60 and state.ply > 8 and only_thought(view, moves) is None:
            found.append(view)
        state.play(moves[chance.below(len(moves))], seat)
    return found


def choices(spec: str, seen: list[View]) -> list[str]:
    return [asterism.bot(spec, 1).choose(view).text for view in seen]


def written(
    folder: Path,
    pack: Pack,
    weights: Mapping[str, object],
    change: Mapping[str, object] | None = None,
) -> Path:
    """A pack with a file of weights beside it."""
    file = folder / "box.json"
    file.write_text(pack.dumps(), encoding="utf-8")
    data = {
        "format": 1,
        "game": pack.game,
        "rules": 1,
        "pack": pack.fingerprint,
        "weights": weights,
        "run": {},
        **(change or {}),
    }
    beside(file).write_text(json.dumps(data), encoding="utf-8")
    return file


# Who uses them.


@each_game
@pytest.mark.parametrize("spec", ["greedy:1", "ismcts:60", "level:expert:/40"])
def test_bots_play_otherwise_with_that_pack_and_only_with_it(name: str, spec: str) -> None:
    count = 5 if name == "star_realms" else 12
    seen, rulebook = views(name, PACKS[name], count), views(name, None, count)
    before, usual = choices(spec, seen), choices(spec, rulebook)
    asterism.learned(PACKS[name], absurd(PACKS[name]))
    changed = choices(spec, seen)
    assert choices(spec, rulebook) == usual
    asterism.learned(PACKS[name], None)
    assert choices(spec, seen) == before
    assert changed != before


@each_game
def test_without_their_pack_games_are_the_same_letter_by_letter(name: str) -> None:
    """The rulebook's box, and a pack that differs in one text: whole records are compared."""
    other = loads(json.dumps({**PACKS[name], "version": "other"}))
    bots = {"stellar": "greedy:1", "sternenhimmel": "level:novice", "star_realms": "level:novice"}
    players = asterism.game(name).players[0]

    boxes: list[dict[str, object]] = [{}, {"pack": other}]

    def records() -> list[str]:
        found = []
        for options in boxes:
            match = Match(name, players, (bots[name],), 1, 3, options)
            found += [played.record for played in play_all(match, keep_records=True)]
        return found

    before = records()
    asterism.learned(PACKS[name], absurd(PACKS[name]))
    assert records() == before


def test_a_pack_brings_the_weights_beside_it(tmp_path: Path) -> None:
    pack = PACKS["stellar"]
    weights = absurd(pack)
    seen = views("stellar", pack, 1)
    assert asterism.pack(written(tmp_path, pack, weights)) == pack
    assert known_to(seen[0])[0].weights == weights
    assert known_to(views("stellar", None, 1)[0])[0].weights != weights


def test_the_settings_of_the_search_stay_those_of_the_game() -> None:
    pack = PACKS["sternenhimmel"]
    (view,) = views("sternenhimmel", pack, 1)
    search = known_to(view)[0].search
    asterism.learned(pack, absurd(pack))
    assert known_to(view)[0].search == search == {**search, "patience": 6.0}


def test_worker_processes_of_the_arena_are_told() -> None:
    pack = PACKS["sternenhimmel"]
    match = Match("sternenhimmel", 3, ("greedy:1",), 3, 1, {"pack": pack})
    before = [played.scores for played in play_all(match)]
    asterism.learned(pack, absurd(pack))
    alone = [played.scores for played in play_all(match)]
    assert [played.scores for played in play_all(match, jobs=2)] == alone != before


def test_the_helpers_of_one_decision_are_told_and_forget_again() -> None:
    pack = PACKS["sternenhimmel"]
    seen = views("sternenhimmel", pack, 6)
    spec = "ismcts:200:jobs=2"
    before = choices(spec, seen)
    asterism.learned(pack, absurd(pack))
    assert len(weights_for(seen[0])) == 1
    changed = choices(spec, seen)
    asterism.learned(pack, None)
    assert choices(spec, seen) == before != changed


def test_hints_and_reviews_judge_by_them() -> None:
    pack = PACKS["stellar"]
    budget = Budget(iterations=20, deals=4)
    seen = views("stellar", pack, 4)
    state = asterism.game("stellar").start(seed=2, pack=pack)
    while state.seat is not None:
        state.play(state.legal_moves()[0], state.seat)

    def told_now() -> list[object]:
        hints = [[one.to_json() for one in hint(view, budget)] for view in seen]
        return [hints, review(state, 0, Budget(iterations=4, deals=2)).to_json()]

    before = told_now()
    asterism.learned(pack, absurd(pack))
    changed = told_now()
    assert changed[0] != before[0] and changed[1] != before[1]
    asterism.learned(pack, None)
    assert told_now() == before


def test_a_record_replays_the_same_without_them() -> None:
    pack = PACKS["stellar"]
    asterism.learned(pack, absurd(pack))
    match = Match("stellar", 2, ("greedy:1",), 1, 3, {"pack": pack})
    (played,) = play_all(match, keep_records=True)
    assert "weights" not in played.record
    asterism.learned(pack, None)
    end = Record.loads(played.record).replay(verify=True)
    assert end.outcome is not None and end.outcome.scores == played.scores


def test_files_tell_games_with_them_from_others() -> None:
    pack = PACKS["stellar"]
    assert mark(pack) is None
    asterism.learned(pack, absurd(pack))
    first = mark(pack)
    asterism.learned(pack, {**absurd(pack), "points": 1.0})
    assert None is not first != mark(pack)


def test_for_a_moment() -> None:
    pack = PACKS["stellar"]
    asterism.learned(pack, absurd(pack))
    (view,) = views("stellar", pack, 1)
    before = known_to(view)
    with using(pack.fingerprint, None):
        assert known_to(view)[0].weights != before[0].weights
    assert known_to(view) == before


# What is refused.


def changes(pack: Pack) -> list[tuple[dict[str, object], str]]:
    good = way_of(pack.game, pack).usual()
    less = dict(list(good.items())[1:])
    missing = next(iter(good))
    return [
        ({"weights": less}, f"weights: the term '{missing}' has no weight"),
        ({"weights": {**good, "beauty": 1}}, "weights: there is no term 'beauty'"),
        ({"weights": {**good, missing: "1"}}, f"weights.{missing}: expected a number"),
        ({"weights": {**good, missing: None}}, f"weights.{missing}: expected a number"),
        ({"weights": {**good, missing: True}}, f"weights.{missing}: expected a number"),
        ({"weights": {**good, missing: inf}}, "Infinity is not a finite number"),
        ({"weights": {**good, missing: nan}}, "NaN is not a finite number"),
        ({"weights": [1]}, "weights: expected an object"),
        ({"format": 2}, "format: expected a whole number from 1 to 1"),
        ({"rules": "2"}, "rules: expected a whole number"),
        ({"run": 3}, "run: expected an object"),
        ({"run": {"text": "x" * MOST_BYTES}}, f"at most {MOST_BYTES} bytes"),
        ({"more": 1}, "unknown field 'more'"),
        ({"game": "chess"}, "these weights are for 'chess', the pack for"),
        ({"pack": "0123456789abcdef"}, "these weights are for the pack '0123456789abcdef'"),
    ]


@each_game
def test_a_wrong_file_is_refused_with_the_place(name: str, tmp_path: Path) -> None:
    pack = PACKS[name]
    good = way_of(name, pack).usual()
    for change, problem in changes(pack):
        file = written(tmp_path, pack, good, change)
        where = f"{beside(file)}: "
        with pytest.raises(ValueError, match=re.escape(where)) as refused:
            asterism.pack(file)
        assert problem in str(refused.value)
        assert len(str(refused.value)) < 600
        assert load_alone(file) == pack, "the pack itself is right"
    assert told() == []


def test_a_number_too_large_for_any_float_is_refused(tmp_path: Path) -> None:
    pack = PACKS["sternenhimmel"]
    file = written(tmp_path, pack, way_of(pack.game, pack).usual())
    text = beside(file).read_text(encoding="utf-8")
    for number in ("1e999", "1" + "0" * 400):
        beside(file).write_text(text.replace("0.9533", number), encoding="utf-8")
        with pytest.raises(ValueError, match=r"finite number"):
            asterism.pack(file)


@pytest.mark.parametrize("content", ["{", "", "[]", "\xff", "[" * 100_000])
def test_what_is_not_json_is_refused(content: str, tmp_path: Path) -> None:
    file = written(tmp_path, PACKS["stellar"], {})
    beside(file).write_bytes(content.encode("latin-1"))
    with pytest.raises(ValueError, match=r"weights\.json: "):
        asterism.pack(file)


def test_numbers_from_python_are_checked_too() -> None:
    pack = PACKS["stellar"]
    good = absurd(pack)
    for bad, problem in (
        ({**good, "points": inf}, "points is inf"),
        ({**good, "points": "1"}, "points is '1'"),
        ({}, "the term 'points' has no weight"),
    ):
        with pytest.raises(ValueError, match=problem):
            asterism.learned(pack, bad)  # type: ignore[arg-type]
    assert told() == []


def test_the_worth_of_every_card_of_the_box_is_asked_for() -> None:
    """Those of the rulebook that the pack leaves out are unknown."""
    text = (
        'format = 1\ngame = "star_realms"\nname = "Without"\nbase = "rulebook"\n'
        'cards = [{card = "ram", copies = 0}]\n'
    )
    pack = loads(text)
    usual = way_of("star_realms", pack).usual()
    assert "cutter.early" in usual
    asterism.learned(pack, usual)
    with pytest.raises(ValueError, match=r"there is no term 'star-barge\.early'.* and .* more"):
        asterism.learned(pack, {**usual, "star-barge.early": 1.0})
