"""A game is one box: whatever is about one game lies in a place that is named after it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from asterism.games import OWN

ROOT = Path(__file__).resolve().parents[1]
SOURCES = (ROOT / "src", ROOT / "web" / "src")
KINDS = {".py", ".json", ".ftl", ".ts", ".svelte", ".css"}
BUILT = ROOT / "src" / "asterism" / "server" / "page"
# Made from the types of all games; and the page's texts, which say what each game is about.
ABOUT_ALL = {ROOT / "web" / "src" / "types" / "schema.ts"}
ABOUT_ALL |= {ROOT / "web" / "src" / "text" / f"{language}.ftl" for language in ("en", "fr", "de")}
NAMES = "|".join(name.replace("_", "[ _-]?") for name in OWN)
NAMED = re.compile(rf"\b({NAMES})", re.IGNORECASE)
MOST_LINES = 400


def files() -> Iterator[Path]:
    for folder in SOURCES:
        for path in sorted(folder.rglob("*")):
            if path.suffix in KINDS and BUILT not in path.parents and path not in ABOUT_ALL:
                yield path


def is_in_a_box(path: Path) -> bool:
    """In a folder of the name of a game, or a module of that name."""
    return any(part in OWN for part in (*path.parts, path.stem))


def test_no_file_outside_its_box_names_a_game() -> None:
    outside = [path for path in files() if not is_in_a_box(path)]
    named = {
        path.relative_to(ROOT).as_posix(): found.group()
        for path in outside
        if (found := NAMED.search(path.read_text(encoding="utf-8")))
    }
    assert named == {}


@pytest.mark.parametrize("game", OWN)
def test_the_same_file_has_the_same_name_in_every_game(game: str) -> None:
    box = ROOT / "src" / "asterism" / "games" / game
    wanted = (
        "game options events moves state refusals scoring knowledge view view_json position_read "
        "position_write shapes telling encoding variants mind/evaluation mind/policy mind/levels "
        "mind/weights"
    )
    missing = [name for name in wanted.split() if not (box / f"{name}.py").is_file()]
    assert missing == []


def test_a_module_of_a_game_is_short() -> None:
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in (ROOT / "src" / "asterism" / "games").rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}
