"""What a card is: a ship or a base with its faction, its price and its abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from asterism.engine.chance import Piece
from asterism.engine.message import Argument
from asterism.games.star_realms.effect import Effect
from asterism.games.star_realms.effects import ChooseOne, CopyPlayedShip
from asterism.games.star_realms.factions import (
    ALLY_OF_ALL,
    FLEET_HQ_SHIFT,
    OUTPOST_SHIFT,
    UNALIGNED,
    Faction,
    sum_of,
)
from asterism.games.star_realms.statics import AllyOfAll, PayPerShip, Static

if TYPE_CHECKING:
    from asterism.games.star_realms.in_play import InPlay
    from asterism.games.star_realms.moves import CardMoves

ABILITIES: Final = ("primary", "ally", "double_ally", "scrap")


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
        double_ally: list[Effect],
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
        self.primary: Final = primary
        self.ally: Final = ally
        self.double_ally: Final = double_ally  # with two allies
        self.scrap: Final = scrap
        self.static: Final = static
        self.copies_ships: Final[bool] = any(isinstance(e, CopyPlayedShip) for e in primary)
        self.copies_bases: Final[bool] = any(
            effect.op == "copy_base" for part in self.parts() for effect in part
        )
        self.allegiance: Final[i64] = sum_of(factions)
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
        """Its `primary`, `ally`, `double_ally` or `scrap` ability."""
        if name == "primary":
            return self.primary
        if name == "double_ally":
            return self.double_ally
        return self.ally if name == "ally" else self.scrap

    def parts(self) -> list[list[Effect]]:
        """Its abilities, and what stands inside them, always in the same order."""
        found = [self.primary, self.ally, self.double_ally, self.scrap]
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


def take(cards: list[Card], card: Card) -> bool:
    """Take one such card out, the newest; false if there is none."""
    for at in range(len(cards) - 1, -1, -1):
        if cards[at] is card:
            cards.pop(at)
            return True
    return False
