"""Charts: sound SVG that names everything it shows, on dark and on light pages."""

from xml.etree import ElementTree

import pytest

from asterism.arena.charts import Words, ladder, matrix, strength
from asterism.arena.charts.canvas import COLOURS, Mark, ticks

SVG = "{http://www.w3.org/2000/svg}"
WORDS = Words("Title <&>", "what was played", "across", "up")
MARKS = [
    Mark("random", -200, -250, -150, 0.0001),
    Mark("level:master", 300, 250, 350, 2.0),
    Mark("exec:a very long command with many words <&>", 10, -20, 40, 0.03),
]
CHARTS = {
    "ladder": ladder(MARKS, WORDS),
    "matrix": matrix(["a", "b"], {(0, 1): (0.75, 0.5), (1, 0): (0.25, 0.5)}, WORDS),
    "time": strength(MARKS, WORDS),
}
each_chart = pytest.mark.parametrize("name", CHARTS)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@each_chart
def test_a_chart_is_well_formed_and_says_what_it_is(name: str) -> None:
    root = ElementTree.fromstring(CHARTS[name])
    title = root.find(f"{SVG}title")
    assert root.get("role") == "img"
    assert title is not None
    assert title.text == "Title <&>. what was played"
    assert "across" in texts(CHARTS[name])


@each_chart
def test_everything_lies_on_the_canvas(name: str) -> None:
    root = ElementTree.fromstring(CHARTS[name])
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    for element in root.iter():
        for attribute, most in (("x", width), ("cx", width), ("y", height), ("cy", height)):
            place = element.get(attribute)
            assert place is None or 0 <= float(place) <= most


@each_chart
def test_light_pages_get_other_colours(name: str) -> None:
    dark, _, light = CHARTS[name].partition("@media (prefers-color-scheme:light)")
    for day, night in COLOURS.values():
        assert day in dark
        assert night in light


def test_the_ladder_goes_from_the_strongest_to_the_weakest_with_numbers() -> None:
    said = texts(CHARTS["ladder"])
    assert said.index("level:master") < said.index("random")
    assert "300 ± 50" in said
    assert any(text.startswith("exec:a very long") and text.endswith("…") for text in said)


def test_the_matrix_has_a_number_in_every_cell_that_was_played() -> None:
    said = texts(CHARTS["matrix"])
    assert [text for text in said if text.endswith(" %")] == ["75 %", "25 %"]


def test_more_time_is_further_right_and_more_strength_further_up() -> None:
    dots = [
        (float(dot.get("cx", 0)), float(dot.get("cy", 0)))
        for dot in ElementTree.fromstring(CHARTS["time"]).iter(f"{SVG}circle")
    ]
    (fast, weak), (middle, _), (slow, strong) = sorted(dots)
    assert fast < middle < slow
    assert strong < weak  # SVG counts downwards


@pytest.mark.parametrize(("low", "high"), [(-250, 350), (0.0, 0.013), (-1e-3, 1e-3), (5, 5)])
def test_ticks_are_round_and_cover_the_range(low: float, high: float) -> None:
    found = ticks(low, high)
    assert found[0] <= low
    assert found[-1] >= high
    assert 2 <= len(found) <= 15 or low == high
