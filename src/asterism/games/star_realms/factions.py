"""The factions, and how cards of each are counted."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Faction:
    """One of the four, or none. `one`: a single card of it in a realm's `standing`."""

    def __init__(self, code: str, shift: int) -> None:
        self.code: Final = code
        self.shift: Final = shift
        self.one: Final[i64] = 0 if shift < 0 else 1 << shift

    def __repr__(self) -> str:
        return self.code


# What stands in front of a player is counted in one number, ten bits for each thing that the
# rules ask for again and again: cards that serve as an ally of each faction, Fleet HQs, outposts.
BLOB: Final = Faction("blob", 0)
TRADE_FEDERATION: Final = Faction("trade_federation", 10)
STAR_EMPIRE: Final = Faction("star_empire", 20)
MACHINE_CULT: Final = Faction("machine_cult", 30)
UNALIGNED: Final = Faction("unaligned", -1)
FACTIONS: Final = [BLOB, TRADE_FEDERATION, STAR_EMPIRE, MACHINE_CULT]
FLEET_HQ_SHIFT: Final = 40
OUTPOST_SHIFT: Final = 50
COUNT: Final = 1023
ALLY_OF_ALL: Final = BLOB.one | TRADE_FEDERATION.one | STAR_EMPIRE.one | MACHINE_CULT.one


def sum_of(factions: list[Faction]) -> i64:
    """One card of all these factions in a realm's `standing`."""
    standing: i64 = 0
    for faction in factions:
        standing += faction.one
    return standing
