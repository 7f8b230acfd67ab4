"""Resolution and prizes against a second implementation, over random boards and fillings."""

from collections import Counter
from string import ascii_lowercase

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.sternenhimmel.naive import resolve
from tests.games.sternenhimmel.table import GAME, Json
from tests.games.sternenhimmel.worlds import SET

DOUBLES = ["multiply", "add"]
COMPENSATIONS = ["bank", "winner"]


@st.composite
def constellations(draw: st.DrawFn, doubles: str, compensation: str) -> Json:
    """Any graph of up to twelve stars, any tokens that the players' sets allow."""
    players = draw(st.integers(3, 5))
    stars = ascii_lowercase[: draw(st.integers(1, 12))]
    pairs = [[one, other] for one in stars for other in stars if one < other]
    lines = [pair for pair in pairs if draw(st.integers(0, 2)) == 0]
    left = [Counter(SET) for _ in range(players)]
    tokens: dict[str, Json] = {}
    for star in stars:
        there = [(seat, code) for seat in range(players) for code in SET if left[seat][code]]
        # Black holes and double stars often: they are what is hard.
        hard = [(seat, code) for seat, code in there if code in ("hole", "double")]
        seat, token = draw(st.sampled_from(there + 3 * hard))
        left[seat][token] -= 1
        tokens[star] = {"seat": seat, "token": token}
    return {
        "game": "sternenhimmel",
        "players": players,
        "options": {"doubles": doubles, "compensation": compensation},
        "board": {
            "stars": [{"id": star, "size": "small"} for star in stars],
            "lines": lines,
            "first": draw(st.integers(0, 10)),
            "second": draw(st.integers(0, 10)),
        },
        "tokens": tokens,
    }


@pytest.mark.clause("SH-3.2", "SH-3.3", "SH-3.4", "SH-3.5", "SH-4.0", "SH-4.2", "SH-4.4", "SH-4.5")
@pytest.mark.parametrize("compensation", COMPENSATIONS)
@pytest.mark.parametrize("doubles", DOUBLES)
def test_any_constellation_resolves_as_the_clauses_say(doubles: str, compensation: str) -> None:
    @settings(max_examples=300)
    @given(constellations(doubles, compensation))
    def check(data: Json) -> None:
        sheet = GAME.score(data)
        board = data["board"]
        expected = resolve(
            {star: (lying["seat"], lying["token"]) for star, lying in data["tokens"].items()},
            {frozenset(line) for line in board["lines"]},
            data["players"],
            (board["first"], board["second"]),
            doubles,
            compensation,
        )
        stars = [star["id"] for star in board["stars"]]
        assert sheet == {
            "removed": [star for star in stars if star in expected.removed],
            "totals": {str(seat): total for seat, total in sorted(expected.totals.items())},
            "coins": {str(seat): coins for seat, coins in expected.coins.items()},
        }

    check()
