"""The last good position of a game that cannot go on."""

from __future__ import annotations

from bisect import bisect_left
from json import dumps

from asterism.engine.game import Game
from asterism.table.entries import Entry
from asterism.table.frames import table_frame
from asterism.table.live_game import LiveGame
from asterism.table.opening import Opening


def last_good(game: Game, opening: Opening, entries: list[Entry]) -> tuple[LiveGame, int]:
    """The game up to the last entry that the rules can replay and everybody can be shown, and the
    number of that entry. Raises an exception if not even the start can be shown.
    """
    newest = _followed(game, opening, entries)

    def is_bad(number: int) -> bool:
        return not _is_shown(LiveGame.rebuilt(game, opening, entries[: number + 1]))

    if is_bad(newest):
        newest = bisect_left(range(newest), True, key=is_bad) - 1
    if newest < 0:
        raise ValueError("nothing of this game can be shown")
    return LiveGame.rebuilt(game, opening, entries[: newest + 1]), newest


def _followed(game: Game, opening: Opening, entries: list[Entry]) -> int:
    """The newest entry that the rules can replay."""
    table = LiveGame(game, opening, entries[0])
    for entry in entries[1:]:
        try:
            table.follow(entry)
        except Exception:  # whatever the rules raise
            return table.number - 1
    return table.number


def _is_shown(table: LiveGame) -> bool:
    """Can every viewer be shown the table and all events?"""
    try:
        for seat in (None, *range(table.opening.players)):
            dumps(table_frame(table, seat, -1, 0.0))
    except Exception:
        return False
    return True
