"""The moves: what a player can decide, its short notation, and how it is carried out.

Equal moves are one object. The tables below serve those that the rules list again and again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from asterism.engine.move import Move
from asterism.games.star_realms import attack, turn
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.effects_read import OPTION_NAMES
from asterism.games.star_realms.in_play import InPlay, named
from asterism.games.star_realms.realm import allies, doubles, has_ally, primaries, scrappable

if TYPE_CHECKING:
    from asterism.engine.state import State
    from asterism.games.star_realms.state import StarRealmsState

SEATS: Final = 6


def card_text(card: Card, copy: int) -> str:
    """The card's id, and which of the different ones it is: `blob-wheel#2`."""
    return f"{card.code}#{copy}" if copy else card.code


@final
class Play(Move):
    def __init__(self, card: Card) -> None:
        super().__init__(f"play {card.code}")
        self.card: Final = card

    def to_json(self) -> dict[str, object]:
        return {"type": "play", "card": self.card.code}

    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        turn.play_card(table, seat, self.card)
        table.settle()


class UseMove(Move):
    """A move about one of one's own cards in play."""

    def __init__(self, type: str, card: Card, copy: int) -> None:
        super().__init__(f"{type} {card_text(card, copy)}")
        self.type: Final = type
        self.card: Final = card
        self.copy: Final = copy

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"type": self.type, "card": self.card.code}
        if self.copy:
            data["copy"] = self.copy
        return data


@final
class UseBase(UseMove):
    """A base's primary."""

    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        realm = table.realms[seat]
        if self.copy:
            turn.use_primary(table, seat, chosen(primaries(realm), self.card, self.copy))
        else:
            for item in realm.bases:
                if item.card is self.card and item.can_primary:
                    turn.use_primary(table, seat, item)
                    break
        table.settle()


@final
class UseAlly(UseMove):
    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        realm = table.realms[seat]
        if self.copy:
            turn.use_ally(table, seat, chosen(allies(realm), self.card, self.copy))
        else:
            for item in realm.ships if self.card.is_ship else realm.bases:
                if item.card is self.card and has_ally(realm, item):
                    turn.use_ally(table, seat, item)
                    break
        table.settle()


@final
class UseDouble(UseMove):
    """The ability that needs two allies."""

    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        item = chosen(doubles(table.realms[seat]), self.card, self.copy)
        turn.use_ally(table, seat, item, double=True)
        table.settle()


@final
class UseScrap(UseMove):
    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        realm = table.realms[seat]
        if self.copy:
            turn.use_scrap(table, seat, chosen(scrappable(realm), self.card, self.copy))
        else:
            for item in realm.ships if self.card.is_ship else realm.bases:
                if item.card is self.card and item.can_scrap:
                    turn.use_scrap(table, seat, item)
                    break
        table.settle()


def chosen(items: list[InPlay], card: Card, copy: int) -> InPlay:
    if copy == 0:
        for item in items:
            if item.card is card:
                return item
    item_named = named(items, card, copy)
    assert item_named is not None
    return item_named


@final
class Acquire(Move):
    def __init__(self, card: Card) -> None:
        super().__init__(f"acquire {card.code}")
        self.card: Final = card

    def to_json(self) -> dict[str, object]:
        return {"type": "acquire", "card": self.card.code}

    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        table.acquire(seat, self.card)
        table.settle()


@final
class Attack(Move):
    def __init__(self, victim: int, amount: int) -> None:
        super().__init__(f"attack {victim} {amount}")
        self.victim: Final = victim
        self.amount: Final = amount

    def to_json(self) -> dict[str, object]:
        return {"type": "attack", "seat": self.victim, "amount": self.amount}

    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        attack.attack_player(table, seat, self.victim, self.amount)
        table.settle()


@final
class AttackBase(Move):
    def __init__(self, owner: int, card: Card, copy: int, amount: int) -> None:
        super().__init__(f"attack {owner} {card_text(card, copy)} {amount}")
        self.owner: Final = owner
        self.card: Final = card
        self.copy: Final = copy
        self.amount: Final = amount

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {
            "type": "attack_base",
            "seat": self.owner,
            "card": self.card.code,
            "amount": self.amount,
        }
        if self.copy:
            data["copy"] = self.copy
        return data

    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        base = chosen(table.realms[self.owner].bases, self.card, self.copy)
        attack.attack_base(table, seat, self.owner, base, self.amount)
        table.settle()


@final
class Lend(Move):
    def __init__(self, resource: str, partner: int) -> None:
        super().__init__(f"lend {resource} {partner}")
        self.resource: Final = resource
        self.partner: Final = partner

    def to_json(self) -> dict[str, object]:
        return {"type": "lend", "resource": self.resource, "seat": self.partner}

    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        turn.lend(table, seat, self.resource, self.partner)
        table.settle()


@final
class Give(Move):
    def __init__(self, card: Card, partner: int) -> None:
        super().__init__(f"give {card.code} {partner}")
        self.card: Final = card
        self.partner: Final = partner

    def to_json(self) -> dict[str, object]:
        return {"type": "give", "card": self.card.code, "seat": self.partner}

    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        turn.give(table, seat, self.card, self.partner)
        table.settle()


@final
class Choose(Move):
    """The answer to the open question: an option, a card in a zone, a seat, or no."""

    def __init__(
        self, text: str, option: str, card: Card | None, zone: str, seat: int, copy: int
    ) -> None:
        super().__init__(f"choose {text}")
        self.option: Final = option
        self.card: Final = card
        self.zone: Final = zone
        self.seat: Final = seat  # -1: none is named
        self.copy: Final = copy
        self.decline: Final[bool] = text == "none"

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"type": "choose"}
        if self.decline:
            data["decline"] = True
        if self.option:
            data["option"] = self.option
        if self.card is not None:
            data["card"] = self.card.code
            data["zone"] = self.zone
        if self.seat >= 0:
            data["seat"] = self.seat
        if self.copy:
            data["copy"] = self.copy
        return data

    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        if self.decline:
            table.note_refusal(seat)
        table.questions.pop().answer(table, self)
        table.settle()


@final
class End(Move):
    def __init__(self) -> None:
        super().__init__("end")

    def to_json(self) -> dict[str, object]:
        return {"type": "end"}

    def apply(self, state: State, seat: int) -> None:
        table = cast("StarRealmsState", state)
        turn.end(table, seat)
        table.settle()


@final
class CardMoves:
    """The moves that name a card. They are kept by the card: those of two boxes never mix, and to
    look one up costs next to nothing.
    """

    def __init__(self, card: Card) -> None:
        code = card.code
        self.card: Final = card
        self.play: Final = Play(card)
        self.base: Final = UseBase("base", card, 0)
        self.ally: Final = UseAlly("ally", card, 0)
        self.double: Final = UseDouble("double", card, 0)
        self.scrap: Final = UseScrap("scrap", card, 0)
        self.acquire: Final = Acquire(card)
        self.hand: Final = Choose(f"{code} hand", "", card, "hand", -1, 0)
        self.discard: Final = Choose(f"{code} discard", "", card, "discard", -1, 0)
        self.deck: Final = Choose(f"{code} deck", "", card, "deck", -1, 0)
        self.row: Final = Choose(f"{code} row", "", card, "trade_row", -1, 0)
        self.played: Final = Choose(f"{code} played", "", card, "played", -1, 0)
        self.pile: Final = Choose(f"{code} pile", "", card, "explorers", -1, 0)
        # By the seat of the owner, with as much as it takes.
        self.attack: Final = [AttackBase(seat, card, 0, card.defense) for seat in range(SEATS)]
        self.rare: Final[dict[tuple[str, int, int, int], Move]] = {}

    def use(self, type: str, copy: int) -> Move:
        """Its `base`, `ally`, `double` or `scrap`; `copy`: which of the different ones."""
        if copy == 0:
            if type == "double":
                return self.double
            return self.base if type == "base" else self.ally if type == "ally" else self.scrap
        key = (type, copy, 0, 0)
        move = self.rare.get(key)
        if move is None:
            if type == "base":
                move = UseBase(type, self.card, copy)
            elif type == "ally":
                move = UseAlly(type, self.card, copy)
            elif type == "double":
                move = UseDouble(type, self.card, copy)
            else:
                move = UseScrap(type, self.card, copy)
            self.rare[key] = move
        return move

    def attack_base(self, seat: int, copy: int, amount: int) -> Move:
        if copy == 0 and amount == self.card.defense:
            return self.attack[seat]
        key = ("attack", copy, seat, amount)
        move = self.rare.get(key)
        if move is None:
            move = AttackBase(seat, self.card, copy, amount)
            self.rare[key] = move
        return move

    def give(self, seat: int) -> Move:
        key = ("give", 0, seat, 0)
        move = self.rare.get(key)
        if move is None:
            move = Give(self.card, seat)
            self.rare[key] = move
        return move

    def choose_base(self, seat: int, copy: int) -> Move:
        """A base of some seat, to destroy it: `choose 1 blob-wheel`."""
        key = ("choose", copy, seat, 0)
        move = self.rare.get(key)
        if move is None:
            text = f"{seat} {card_text(self.card, copy)}"
            move = Choose(text, "", self.card, "bases", seat, copy)
            self.rare[key] = move
        return move

    def choose_in_play(self, copy: int) -> Move:
        """An own card in play, to give it away: `choose blob-wheel#2 bases`."""
        zone = "ships" if self.card.is_ship else "bases"
        key = (zone, copy, -1, 0)
        move = self.rare.get(key)
        if move is None:
            move = Choose(f"{card_text(self.card, copy)} {zone}", "", self.card, zone, -1, copy)
            self.rare[key] = move
        return move

    def choose(self, zone: str) -> Choose | None:
        """The card in one of the places that a text names; None: that is no place."""
        if zone == "hand":
            return self.hand
        if zone == "discard":
            return self.discard
        if zone == "deck":
            return self.deck
        if zone == "row":
            return self.row
        return self.played if zone == "played" else None


# Moves that name no card, by seat where they name one. The tables name their final classes: to look
# into one then costs compiled code no search through base classes.

END: Final = End()
CHOOSE_SEAT: Final[list[Choose]] = [
    Choose(f"seat {seat}", "", None, "", seat, 0) for seat in range(SEATS)
]
DECLINE: Final = Choose("none", "", None, "", -1, 0)
ON_TOP: Final = Choose("top", "top", None, "", -1, 0)
CHOOSE_OPTION: Final[dict[str, Choose]] = {
    name: Choose(name, name, None, "", -1, 0) for name in OPTION_NAMES
}
ATTACKS: Final[list[list[Move]]] = [
    [Attack(seat, amount) for amount in range(1, 41)] for seat in range(SEATS)
]
# By seat and pool: the attacks with every amount from 1 to the whole pool.
ATTACKS_UP_TO: Final[list[list[list[Move]]]] = [
    [known[:most] for most in range(len(known) + 1)] for known in ATTACKS
]
LEND_TRADE: Final[list[Lend]] = [Lend("trade", seat) for seat in range(SEATS)]
LEND_COMBAT: Final[list[Lend]] = [Lend("combat", seat) for seat in range(SEATS)]


def attacks(seat: int, most: int) -> list[Move]:
    """The attacks on a seat with every amount from 1 to `most`. The list is shared: nobody changes
    it.
    """
    listed = ATTACKS_UP_TO[seat]
    if most < len(listed):
        return listed[most]
    known = ATTACKS[seat]
    while len(known) < most:
        known.append(Attack(seat, len(known) + 1))
    return known[:most]
