"""The plates of the constellations: drawn from the data, and all there."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from asterism.cli import main
from tests.games.sternenhimmel.table import GAME
from tests.games.sternenhimmel.test_material import our_boards
from tools import boards_svg

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "boards.md"
SVG = "{http://www.w3.org/2000/svg}"


def words_of(file: Path) -> list[str]:
    tree = ElementTree.parse(file)
    return ["".join(text.itertext()) for text in tree.iter(f"{SVG}text")]


@pytest.mark.parametrize("board", our_boards(), ids=lambda board: str(board["id"]))
def test_a_plate_names_its_constellation_its_stars_and_its_prizes(board: dict[str, object]) -> None:
    words = words_of(ROOT / "docs" / "boards" / f"{board['id']}.svg")
    assert str(board["name"]).upper() in words
    assert str(board["first"]) in words
    assert str(board["second"]) in words
    stars = board["stars"]
    assert isinstance(stars, list)
    for star in stars:
        letter, name = boards_svg.written(star)
        assert f"{letter}{name.upper()}" in words


def test_all_twelve_are_on_the_sheet() -> None:
    words = words_of(ROOT / "docs" / "boards" / "all.svg")
    names = [str(board["name"]).upper() for board in our_boards()]
    assert [word for word in words if word in names] == names[:12]


@pytest.mark.parametrize("id", ["cnc", "ari"])
def test_the_committed_plates_are_what_the_data_says(id: str) -> None:
    (board,) = (board for board in our_boards() if board["id"] == id)
    file = ROOT / "docs" / "boards" / f"{id}.svg"
    assert file.read_text(encoding="utf-8") == boards_svg.single(board)


def test_no_two_stars_of_a_plate_touch() -> None:
    for board in our_boards():
        plan = boards_svg.layout(board)
        points = [plan.at(star["x"], star["y"]) for star in board["stars"]]
        for number, (x, y) in enumerate(points):
            for u, v in points[:number]:
                assert ((x - u) ** 2 + (y - v) ** 2) ** 0.5 > 1.6 * boards_svg.RADIUS


def example() -> str:
    found = re.search(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_of_the_page_can_be_played() -> None:
    state = GAME.start(3, 1, {"boards": json.loads(example())})
    while state.seats:
        state.play(state.legal_moves()[0])
    assert state.outcome is not None


def test_the_command_line_reads_a_set_from_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "boards.json"
    file.write_text(example())
    command = ["simulate", "sternenhimmel", "--players", "3", "--games", "1", "--bots", "random"]
    command += ["--json", "--lang", "en", "--option"]
    assert main([*command, f"boards={file}"]) == 0
    capsys.readouterr()
    file.write_text(example().replace('["top", "left"]', '["top", "tip"]'))
    assert main([*command, f"boards={file}"]) == 2
    assert "boards[4].lines[0]: there is no star 'tip' on this board" in capsys.readouterr().err
    assert main([*command, "boards=nowhere.json"]) == 2
    assert main([*command, "boards=zodiac"]) == 0
