"""Where the Fluent files are: in the `text` folder of each part of the package and of each game."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

from asterism.games import ENTRY_POINT, OWN, package_of


@dataclass(frozen=True)
class Source:
    """One `text` folder. `prefix`: how all its ids begin, or empty if that is not known."""

    prefix: str
    folder: Traversable

    def text(self, language: str) -> str:
        """The Fluent text in that language; empty if the folder has none."""
        file = self.folder / f"{language}.ftl"
        # A damaged file must not stop a game.
        return file.read_bytes().decode("utf-8", "replace") if file.is_file() else ""


def own_sources() -> Iterator[Source]:
    """The texts of the package's own parts, then of its games."""
    # The rules may be imported compiled, from elsewhere; their texts are always here.
    house = files("asterism")
    yield from _speaking(house)
    yield from _speaking(house / "cli")
    yield from _speaking(house / "cli" / "tables")
    yield from _speaking(house / "lessons")
    yield from _speaking(house / "games")


def _speaking(parent: Traversable) -> Iterator[Source]:
    for part in sorted(parent.iterdir(), key=lambda part: part.name):
        folder = part / "text"
        if folder.is_dir():
            yield Source(prefix_of(part.name, parent.name), folder)


# What the terminal and the lessons say of one game has a folder of its own.
WITHIN = {"tables": "terminal-", "lessons": "lessons-"}


def prefix_of(name: str, parent: str = "") -> str:
    """How the ids of a game, or of a part of the house, begin."""
    return WITHIN.get(parent, "") + name.replace("_", "-") + "-"


def installed_sources() -> Iterator[Source]:
    """The texts of games from other packages."""
    for name in sorted(entry_points(group=ENTRY_POINT).names - set(OWN)):
        folder = folder_in(package_of(name), "text")
        if folder is not None:
            yield Source(prefix_of(name), folder)


def folder_in(package: str, name: str) -> Traversable | None:
    """A folder of a package; None if there is none."""
    try:
        folder = files(package) / name if package else None
    except Exception:
        # Another package may fail in any way: it is reported when its game is used.
        return None
    return folder if folder is not None and folder.is_dir() else None
