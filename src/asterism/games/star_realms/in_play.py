"""A card in play: which card, which of its abilities are used, what it copies, its damage.

These are values: equal ones are one object, and using an ability puts another object in its place.
So copies of a state share them, and equal cards are known by `is`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effect import Effect
from asterism.games.star_realms.factions import COUNT, sum_of

PRIMARY_USED: Final = 1
ALLY_USED: Final = 2
DOUBLE_USED: Final = 4


@final
class InPlay:
    """One card in play in one condition. `form` is the card itself, or the ship that it copies."""

    def __init__(self, card: Card, form: Card, used: int, damage: int) -> None:
        self.card: Final = card
        self.form: Final = form
        self.used: Final = used
        self.damage: Final = damage
        standing = card.standing
        if form is not card:
            standing += sum_of([other for other in form.factions if other not in card.factions])
        self.standing: Final[i64] = standing
        self.can_primary: Final[bool] = (
            not card.is_ship and len(card.primary) > 0 and not used & PRIMARY_USED
        )
        self.ally: Final[list[Effect]] = form.ally
        self.can_ally: Final[bool] = len(form.ally) > 0 and not used & ALLY_USED
        shifts = [faction.shift for faction in form.factions] if form.factions else [0]
        self.ally_shift: Final[i64] = shifts[0]
        self.other_shift: Final[i64] = shifts[-1]
        self.double_ally: Final[list[Effect]] = form.double_ally
        self.can_double: Final[bool] = len(form.double_ally) > 0 and not used & DOUBLE_USED
        self.scrap: Final[list[Effect]] = form.scrap
        self.can_scrap: Final[bool] = len(form.scrap) > 0
        self.can_act: Final[bool] = (
            self.can_primary or self.can_ally or self.can_double or self.can_scrap
        )
        self.left: Final[int] = card.defense - damage  # what still has to be overcome
        self.is_outpost: Final[bool] = card.is_outpost
        self.after_primary: InPlay | None = None
        self.after_ally: InPlay | None = None

    def has_ally(self, standing: i64) -> bool:
        """Is another ally there, of either of its factions? The card itself is one of those
        counted.
        """
        return self.can_ally and (
            (standing >> self.ally_shift) & COUNT >= 2
            or (standing >> self.other_shift) & COUNT >= 2
        )

    def has_two_allies(self, standing: i64) -> bool:
        """Are two others there, of one of its factions?"""
        return self.can_double and (
            (standing >> self.ally_shift) & COUNT >= 3
            or (standing >> self.other_shift) & COUNT >= 3
        )

    def __repr__(self) -> str:
        return f"InPlay({self.card.code}, {self.form.code}, {self.used}, {self.damage})"


def in_play(card: Card, form: Card, used: int = 0, damage: int = 0) -> InPlay:
    """The card in that condition. A ship's primary is never open: it happens when it is played."""
    key = (form.index, used, damage)
    found = card.conditions.get(key)
    if found is None:
        found = InPlay(card, form, used, damage)
        card.conditions[key] = found
    return found


def primary_used(item: InPlay) -> InPlay:
    after = item.after_primary
    if after is None:
        after = in_play(item.card, item.form, item.used | PRIMARY_USED, item.damage)
        item.after_primary = after
    return after


def ally_used(item: InPlay) -> InPlay:
    after = item.after_ally
    if after is None:
        after = in_play(item.card, item.form, item.used | ALLY_USED, item.damage)
        item.after_ally = after
    return after


def double_used(item: InPlay) -> InPlay:
    return in_play(item.card, item.form, item.used | DOUBLE_USED, item.damage)


def damaged(item: InPlay, damage: int) -> InPlay:
    return in_play(item.card, item.form, item.used, damage)


def fresh(item: InPlay) -> InPlay:
    """As it stands when a new turn of its owner begins: nothing used, damage as it was."""
    if item.damage == 0:
        return item.card.fresh
    return in_play(item.card, item.card, 0, item.damage)


def distinct(items: list[InPlay]) -> list[InPlay]:
    """Each different one once, in the order in which they lie there."""
    found: list[InPlay] = []
    for item in items:
        for other in found:
            if other is item:
                break
        else:
            found.append(item)
    return found


def copy_number(items: list[InPlay], item: InPlay) -> int:
    """0 if all of its name among `items` are equal; else which of the different ones it is, from
    1.
    """
    alike = [other for other in distinct(items) if other.card is item.card]
    return alike.index(item) + 1 if len(alike) > 1 else 0


def named(items: list[InPlay], card: Card, copy: int) -> InPlay | None:
    """The one that a move names; None if there is none, or if it is not clear which."""
    alike = [other for other in distinct(items) if other.card is card]
    if copy == 0:
        return alike[0] if len(alike) == 1 else None
    return alike[copy - 1] if len(alike) > 1 and copy <= len(alike) else None


def replace(items: list[InPlay], old: InPlay, new: InPlay) -> None:
    for at in range(len(items)):
        if items[at] is old:
            items[at] = new
            return


def remove(items: list[InPlay], item: InPlay) -> None:
    for at in range(len(items)):
        if items[at] is item:
            items.pop(at)
            return
