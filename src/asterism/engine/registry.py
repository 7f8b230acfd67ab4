"""The registry of games. The package above says how games are found; the engine asks by name."""

from collections.abc import Callable

from asterism.engine.game import Game

_finders: list[Callable[[str], Game]] = []


def find_games_with(finder: Callable[[str], Game]) -> None:
    """Set the function that finds a game by name (unknown name: KeyError that lists the names)."""
    _finders[:] = [finder]


def find(name: str) -> Game:
    if not _finders:
        raise KeyError(f"no game {name!r}: import asterism first")
    return _finders[0](name)
