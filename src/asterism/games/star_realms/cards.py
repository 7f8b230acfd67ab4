"""What a card is: a ship or a base with its faction, its price and its abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from asterism.engine.chance import Piece
from asterism.engine.message import Argument
from asterism.games.star_realms.effects import ChooseOne, CopyPlayedShip, Effect
from asterism.games.star_realms.statics import AllyOfAll, PayPerShip, Static

if TYPE_CHECKING:
    from asterism.games.star_realms.in_play import InPlay
    from asterism.games.star_realms.moves import CardMoves

ABILITIES: Final = ("primary", "ally", "scrap")


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


@final
class Card(Piece):
    """A ship or a base as it is printed. Equal cards of a box are one object."""

    def __init__(
        self,
        code: str,
        index: int,
        factions: list[Faction],
        copies: int,
        starts: int,
        cost: int,
        defense: int,
        outpost: bool,
        primary: list[Effect],
        ally: list[Effect],
        scrap: list[Effect],
        static: Static | None,
        label: Argument,
    ) -> None:
        super().__init__(code)
        self.label: Final = label  # what messages call it
        self.index: Final = index  # its place in the box
        self.bit: Final[int] = 1 << index
        self.factions: Final = factions
        self.faction: Final = factions[0] if factions else UNALIGNED
        self.copies: Final = copies  # in the trade deck of a box, or in the pile of Explorers
        self.starts: Final = starts  # in everybody's first deck
        self.count: Final[int] = copies + 2 * starts  # in one box, which is for two
        self.cost: Final = cost  # 0: cannot be bought
        self.defense: Final = defense  # 0: a ship
        self.is_ship: Final[bool] = defense == 0
        self.is_outpost: Final = outpost
        self.kind: Final = "ship" if defense == 0 else "outpost" if outpost else "base"
        self.is_blob: Final[bool] = BLOB in factions
        self.primary: Final = primary
        self.ally: Final = ally
        self.scrap: Final = scrap
        self.static: Final = static
        self.copies_ships: Final[bool] = any(isinstance(e, CopyPlayedShip) for e in primary)
        standing: i64 = ALLY_OF_ALL if isinstance(static, AllyOfAll) else sum_of(factions)
        if isinstance(static, PayPerShip):
            standing += 1 << FLEET_HQ_SHIFT
        if outpost:
            standing += 1 << OUTPOST_SHIFT
        self.standing: Final[i64] = standing
        # Every condition it can be in while in play, by what it copies, uses and damage.
        self.conditions: Final[dict[tuple[int, int, int], InPlay]] = {}
        self.fresh: InPlay  # as it comes into play
        self.moves: CardMoves  # the moves that name it; both are made with the box

    def ability(self, name: str) -> list[Effect]:
        """Its `primary`, `ally` or `scrap` ability."""
        if name == "primary":
            return self.primary
        return self.ally if name == "ally" else self.scrap

    def parts(self) -> list[list[Effect]]:
        """Its abilities, and what stands inside them, always in the same order."""
        found = [self.primary, self.ally, self.scrap]
        for effects in found:  # what is added here is looked into, too
            for effect in effects:
                found += effect.inside()
        return found

    def choices(self) -> list[ChooseOne]:
        """Whatever it lets a player choose from."""
        return [effect for part in self.parts() for effect in part if isinstance(effect, ChooseOne)]

    def to_json(self) -> dict[str, object]:
        """The card as data, but for its name."""
        data: dict[str, object] = {
            "faction": self.faction.code,
            "kind": self.kind,
            "cost": self.cost,
            "defense": self.defense,
            "count": self.count,
        }
        for name in ABILITIES:
            effects = self.ability(name)
            if effects:
                data[name] = [effect.to_json() for effect in effects]
        if self.static is not None:
            data["always"] = self.static.op
        return data


def sum_of(factions: list[Faction]) -> i64:
    """One card of all these factions in a realm's `standing`."""
    standing: i64 = 0
    for faction in factions:
        standing += faction.one
    return standing


def take(cards: list[Card], card: Card) -> bool:
    """Take one such card out, the newest; false if there is none."""
    for at in range(len(cards) - 1, -1, -1):
        if cards[at] is card:
            cards.pop(at)
            return True
    return False
