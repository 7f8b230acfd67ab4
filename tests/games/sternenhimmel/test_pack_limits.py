"""A pack that cannot be played, or that nobody could draw, is refused with its place and reason."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import asterism
from tests.games.sternenhimmel.boxes import HEAD, changed
from tests.games.sternenhimmel.table import GAME, Json


def chain(id: str, stars: int, **more: Any) -> Json:
    """A new constellation with so many stars."""
    places = [{"id": f"s{number}", "size": "small", "x": number, "y": 0} for number in range(stars)]
    return {"id": id, "stars": places, "lines": [], "first": 1, "second": 0, **more}


def aries(**change: Any) -> Json:
    return changed({"id": "ari", **change})


def star(**change: Any) -> Json:
    return aries(stars=[{"id": "beta", **change}])


def small(**change: Any) -> Json:
    """Three constellations of two stars, for three players with two tokens each."""
    pack = {
        **HEAD,
        "tokens": {"values": [3, 5]},
        "in_play": {"3": 3},
        "constellations": [chain(id, 2) for id in ("one", "two", "six")],
    }
    return {**pack, **change}


WRONG: list[tuple[Json, str]] = [
    # The head
    ({**changed(), "colour": 1}, r"pack: unknown field 'colour'"),
    ({**changed(), "game": "stellar"}, r"pack\.game: this is sternenhimmel"),
    # Constellations
    (small(constellations="all"), r"pack\.constellations: expected a list"),
    (changed(5), r"pack\.constellations\[0\]: expected an object"),  # type: ignore[arg-type]
    (aries(colour=1), r"pack\.constellations\[0\]: unknown field 'colour', there are id, name"),
    (changed({"id": "a b"}), r"pack\.constellations\[0\]\.id: expected an id of letters"),
    (changed({"id": "a" * 21}), r"pack\.constellations\[0\]\.id: an id has at most 20 characters"),
    (changed({"id": "new"}), r"pack\.constellations\[0\]\.first: expected a whole number from 0"),
    (
        changed(chain("one", 3), chain("one", 3)),
        r"pack\.constellations\[1\]: .* one is there twice",
    ),
    (aries(name="x" * 41), r"pack\.constellations\[0\]\.name: expected a line of 1 to 40"),
    (aries(name={"it": "x"}), r"pack\.constellations\[0\]\.name: unknown field 'it'"),
    (aries(first=100), r"pack\.constellations\[0\]\.first: .* from 0 to 99, found 100"),
    (aries(second=-1), r"pack\.constellations\[0\]\.second: .* from 0 to 99, found -1"),
    (aries(first=True), r"pack\.constellations\[0\]\.first: expected a whole number"),
    (aries(spare="yes"), r"pack\.constellations\[0\]\.spare: expected true or false"),
    (aries(symbol=1), r"pack\.constellations\[0\]\.symbol: expected a text"),
    (aries(replace=True), r"pack\.constellations\[0\]\.first: expected a whole number"),
    (
        changed(*[chain(f"c{number}", 2) for number in range(29)]),
        r"pack\.constellations: there are at most 40, these are 41",
    ),
    # Stars
    (aries(stars=[1]), r"pack\.constellations\[0\]\.stars\[0\]: expected an object"),
    (star(size="huge"), r"stars\[0\]\.size: expected one of small, large, found 'huge'"),
    (aries(stars=[{"id": "new"}]), r"stars\[0\]\.size: expected a text, found"),
    (star(name=" "), r"stars\[0\]\.name: expected a line"),
    (star(x="left"), r"stars\[0\]\.x: expected a number from -1000 to 1000, found 'left'"),
    (star(y=1001), r"stars\[0\]\.y: expected a number from -1000 to 1000"),
    (star(x=float("nan")), r"stars\[0\]\.x: expected a number"),
    (star(ra="far"), r"stars\[0\]\.ra: expected a number"),
    (star(colour=1), r"stars\[0\]: unknown field 'colour'"),
    (aries(stars=[{"id": "beta"}, {"id": "beta"}]), r"stars\[1\]: the id beta is there twice"),
    (star(x=0.8515, y=-0.1209), r"\.stars: gamma and beta are at the same place"),
    (aries(stars=[{"id": "new", "size": "small"}]), r"\.stars: either all stars have x and y"),
    (changed(chain("new", 21)), r"\.stars: a constellation has at most 20 stars, not 21"),
    (changed(chain("new", 0)), r"\.stars: a board has at least one star"),
    # Lines
    (aries(lines=[["beta", "omega"]]), r"lines\[0\]: there is no star 'omega' on this board"),
    (aries(lines=[["beta", "beta"]]), r"lines\[0\]: a line joins two different stars"),
    (aries(lines=[["beta"]]), r"lines\[0\]: expected 2 items, found 1"),
    (aries(lines=[["beta", "41"], ["41", "beta"]]), r"lines\[1\]: .* is there twice"),
    # Tokens
    (changed(tokens={"coins": 1}), r"pack\.tokens: unknown field 'coins'"),
    (changed(tokens={"values": []}), r"pack\.tokens\.values: a player needs at least one"),
    (changed(tokens={"values": [1, 21]}), r"pack\.tokens\.values\[1\]: .* from 1 to 20, found 21"),
    (changed(tokens={"values": [0]}), r"pack\.tokens\.values\[0\]: .* from 1 to 20, found 0"),
    (changed(tokens={"values": [4] * 5}), r"pack\.tokens\.values: at most 4 are equal, not 4"),
    (changed(tokens={"holes": 5}), r"pack\.tokens\.holes: .* from 0 to 4, found 5"),
    (changed(tokens={"doubles": "many"}), r"pack\.tokens\.doubles: expected a whole number"),
    (
        changed(tokens={"holes": 4, "doubles": 3}),
        r"pack\.tokens: .* at most 12 tokens, these are 13",
    ),
    (small(tokens={"holes": 1}), r"pack\.tokens\.values: expected a list"),
    # Constellations in play
    (changed(in_play={"2": 2}), r"pack\.in_play: unknown field '2'"),
    (changed(in_play={"3": 6}), r"pack\.in_play\.3: .* from 0 to 5, found 6"),
    (small(in_play={}), r"pack\.in_play: say how many constellations are in play"),
    (small(in_play={"3": 0}), r"pack\.in_play: say how many"),
    (small(in_play={"3": 4}), r"pack\.in_play\.3: 4 constellations are in play, there are 3"),
    # A game that would get stuck
    (
        small(constellations=[chain(id, 3) for id in ("one", "two", "six")]),
        r"pack\.constellations: with 3 players a game can get stuck: the 3 largest constellations "
        r"have 9 stars together, and 6 tokens need not fill any of them",
    ),
    (changed(chain("big", 20), chain("vast", 20)), r"with 3 players a game can get stuck"),
]


@pytest.mark.parametrize(("pack", "problem"), WRONG, ids=range(len(WRONG)))
def test_a_pack_that_is_wrong_is_refused_with_its_place(pack: Json, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        GAME.start(3, 1, pack=pack)


def test_the_limits_themselves_are_allowed() -> None:
    most = changed(*[chain(f"c{number}", 2, first=99) for number in range(28)])
    assert GAME.start(3, 1, pack=most).seats
    assert GAME.start(
        3, 1, pack=changed(tokens={"values": [20] * 4 + [1], "holes": 3, "doubles": 4})
    ).seats
    one = small(in_play={"3": 1, "4": 1, "5": 1}, constellations=[chain("all", 6, name="n" * 40)])
    assert [GAME.start(players, 1, pack=one).seats != () for players in (3, 4, 5)] == [True] * 3


@pytest.mark.clause("SH-5.3")
def test_one_star_fewer_and_no_game_gets_stuck() -> None:
    """Six tokens: with 3, 3 and 2 stars whoever puts the last one fills a constellation."""
    pack = small(constellations=[chain("one", 3), chain("two", 3), chain("six", 2)])
    state = GAME.start(3, 1, {"start_player": 0}, pack=pack)
    for move in ("3 one.s0", "3 one.s1", "3 two.s0", "5 two.s1", "5 six.s0"):
        state.play(f"put {move}")
    assert len(state.to_json()["sky"]) == 3 and state.seats == (2,)  # type: ignore[arg-type]
    while state.outcome is None:
        state.play(state.legal_moves()[0])
    assert state.outcome.reason != "stuck"


# Two options bring constellations.


def test_boards_and_a_pack_together_are_refused() -> None:
    boards = {"boards": ["ari", "tau", "gem"]}
    with pytest.raises(ValueError, match="options boards and pack: both bring constellations"):
        GAME.start(3, 1, {"boards": boards}, pack=changed())
    state = GAME.start(3, 1, {"boards": "zodiac"}, pack=changed({"id": "ari", "first": 9}))
    assert len(state.to_json()["pile"]) == 9  # type: ignore[arg-type]
    assert GAME.start(3, 1, {"boards": boards, "pack": "rulebook"}).to_json()["pile"] == []


def test_a_set_of_boards_is_played_as_before_packs() -> None:
    """What packs refuse, a set may have: names as long as they like, and a game that gets stuck."""
    boards = [{**chain(id, 20), "name": "n" * 99, "colour": "red"} for id in ("one", "two", "six")]
    state = GAME.start(3, 1, {"boards": {"boards": boards}})
    free = iter([f"{id}.s{number}" for number in range(19) for id in ("one", "two", "six")])
    while state.outcome is None:
        star = next(free)
        state.play(next(move for move in state.legal_moves() if move.text.endswith(f" {star}")))
    assert state.outcome.reason == "stuck"
    again = asterism.Record.loads(asterism.Record.of(state).dumps()).replay(verify=True)
    assert again.outcome == state.outcome


def test_a_pack_in_parts_of_others_is_not_changed_by_reading_it() -> None:
    pack = changed({"id": "ari", "stars": [{"id": "beta", "size": "small"}]})
    before = deepcopy(pack)
    GAME.start(3, 1, pack=pack)
    assert pack == before
    assert GAME.start(3, 1).to_json()["options"] == {}
