"""Abilities that always hold while their card is in play, and are never used (SR-2.2)."""

from __future__ import annotations

from typing import Final, final

from asterism.engine.message import Message
from asterism.games.star_realms.effect import short_amount


class Static:
    """What a card does by being there. `op`: its name in JSON."""

    def __init__(self, op: str) -> None:
        self.op: Final = op

    def message(self) -> Message:
        raise NotImplementedError

    def short(self) -> Message:
        raise NotImplementedError


@final
class PayPerShip(Static):
    """Fleet HQ: one combat whenever its owner plays a ship (SR-3)."""

    def __init__(self) -> None:
        super().__init__("pay_per_ship")

    def message(self) -> Message:
        return Message("star-realms-text-pay-per-ship")

    def short(self) -> Message:
        return Message("star-realms-short-pay-per-ship", gain=short_amount("combat", 1))


@final
class AllyOfAll(Static):
    """Mech World: an ally for the ally abilities of all four factions (SR-2.3)."""

    def __init__(self) -> None:
        super().__init__("ally_of_all")

    def message(self) -> Message:
        return Message("star-realms-text-ally-of-all")

    def short(self) -> Message:
        return Message("star-realms-short-ally-of-all")


STATICS: Final[dict[str, Static]] = {static.op: static for static in (PayPerShip(), AllyOfAll())}
