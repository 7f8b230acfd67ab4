"""The commands with a game of another package."""

import json

from tests.outside.installed import Installed
from tests.tiny.cases import near_the_end

# All that is said of the tiny game is in its own package, not in ours.
PLACE = "import asterism; game = asterism.game('comets'); print(type(game).__module__)"


def test_it_is_the_installed_package_that_is_found(installed: Installed) -> None:
    assert installed.run("-c", PLACE).strip() == "comets.full"
    assert "comets" in installed.asterism("doctor")


def test_its_levels_search_with_its_own_weights(installed: Installed) -> None:
    words = ("--bots", "level:skilled,random", "--games", "4", "--json")
    assert '"level:skilled"' in installed.asterism("simulate", "comets", *words)


def test_it_is_played_in_the_terminal_and_explains_itself(installed: Installed) -> None:
    words = ("--plain", "--seed", "3", "--bots", "random", "--pace", "0", "--lang", "de")
    typed = "? CO-1\n?\n" + "1\n" * 12
    said = installed.asterism("play", "comets", *words, typed=typed)
    assert "Wähle einen Kometen aus deiner Hand." in said
    assert "Ein Kürzel wie c3 steht für einen Kometen" in said
    assert "Punkte" in said


def test_a_position_of_it_is_scored(installed: Installed) -> None:
    file = installed.folder / "position.json"
    file.write_text(json.dumps(near_the_end().to_json()))
    assert installed.asterism("score", "comets", file).startswith("Player 1 has 4 points")


def test_its_speed_is_measured(installed: Installed) -> None:
    assert installed.asterism("bench", "comets", "--repeat", "1").startswith("comets, 2 ")
