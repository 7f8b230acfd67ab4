"""What the follower of Star Realms keeps: a box, cards in play, one side of the table."""

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from asterism.conformance.kit import Json

FIGURES: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "figures.json").read_text()
)


@dataclass
class Contents:
    """What the follower has to know of a box: the printed one, or that of a pack."""

    order: list[str]
    ships: set[str]
    factions: dict[str, list[str]]
    copying: set[str]
    defense: dict[str, int]
    trade_deck: list[str]
    left_out: int
    start: list[str]
    explorers: int
    row: int
    authority: int
    draft_row: int = 0  # 0: no draft

    def in_order(self, cards: list[str]) -> list[str]:
        return sorted(cards, key=self.order.index)


PRINTED = Contents(
    list(FIGURES),
    {code for code, card in FIGURES.items() if card["type"] == "ship"},
    {code: [card["faction"]] for code, card in FIGURES.items()},
    {"stealth-needle"},
    {code: card.get("defense") or 0 for code, card in FIGURES.items()},
    [
        c
        for c, card in FIGURES.items()
        if card["faction"] != "unaligned"
        for _ in range(card["count"])
    ],
    0,
    ["scout"] * 8 + ["viper"] * 2,
    10,
    5,
    50,
)


def as_list(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else value


def contents_of(pack: Any, sets: Any) -> Contents:
    """Of a pack in full with these sets."""
    if sets == "default":
        sets = [one["set"] for one in pack.get("sets", []) if not one.get("spare")]
    cards: dict[str, Any] = {
        card["card"]: card for card in pack["cards"] if card.get("set") in (None, *sets)
    }
    deck = [code for code, card in cards.items() for _ in range(card.get("copies", 0))]
    return Contents(
        list(cards),
        {code for code, card in cards.items() if not card.get("defense")},
        {code: as_list(card.get("faction", [])) for code, card in cards.items()},
        {c for c, card in cards.items() if {"op": "copy"} in card.get("primary", [])},
        {code: card.get("defense", 0) for code, card in cards.items()},
        deck,
        len(deck) - pack["trade_deck"] if "trade_deck" in pack else 0,
        [code for code in cards for _ in range(pack["start"].get(code, 0))],
        pack["explorers"],
        pack["trade_row"],
        pack["authority"],
        pack["draft"]["row"] if "draft" in pack else 0,
    )


class Item:
    """A card in play."""

    def __init__(self, card: str) -> None:
        self.card, self.used, self.form, self.damage = card, set[str](), card, 0

    def key(self) -> tuple[object, ...]:
        return self.card, tuple(sorted(self.used)), self.form, self.damage

    def to_json(self) -> object:
        data: Json = {"card": self.card}
        if self.used:
            data["used"] = [
                name for name in ("primary", "ally", "double_ally") if name in self.used
            ]
        if self.form != self.card:
            data["as"] = self.form
        if self.damage:
            data["damage"] = self.damage
        return data if len(data) > 1 else self.card


class Side:
    """One player's things, as far as they can be seen."""

    def __init__(self, box: Contents, authority: int, seen: bool) -> None:
        self.box = box
        self.authority, self.alive, self.debt = authority, True, 0
        self.hand: list[str] | None = [] if seen else None
        self.held, self.deck = 0, len(box.start)
        self.unseen = box.start[:]
        self.known: list[str] = []
        self.on_top: list[str] = []
        self.discard: list[str] = []
        self.ships: list[Item] = []
        self.bases: list[Item] = []
        self.leaving: Item | None = None
        self.new_turn()

    def new_turn(self) -> None:
        self.trade = self.combat = self.tops = self.uses = 0
        self.factions = Counter[str]()
        self.played: list[str] = []
        self.ended = False

    def named(self, zone: list[Item], card: str, copy: int) -> Item:
        alike = [item for item in zone if item.card == card]
        kinds: list[Item] = []
        for item in alike:
            if item.key() not in [kind.key() for kind in kinds]:
                kinds.append(item)
        assert (len(kinds) > 1) == (copy > 0)
        return kinds[max(copy - 1, 0)]

    def draws(self, card: str | None) -> None:
        self.deck -= 1
        self.held += 1
        if self.on_top:
            top = self.on_top.pop(0)
            self.known.append(top)
            card = top
            self.unseen.append(top)
        if self.hand is not None:
            assert card is not None
            self.unseen.remove(card)
            self.hand.append(card)

    def shows(self, card: str) -> None:
        """A card leaves the hand."""
        self.held -= 1
        if self.hand is None:
            self.unseen.remove(card)
        else:
            del self.hand[len(self.hand) - 1 - self.hand[::-1].index(card)]
        if card in self.known:
            self.known.remove(card)

    def reshuffles(self, cards: list[str]) -> None:
        self.known = list(self.unseen if self.hand is None else self.hand)
        self.unseen += cards
        self.deck = len(cards)
        self.discard = []

    def to_json(self) -> Json:
        return {
            "authority": self.authority,
            "hand": self.hand,
            "held": self.held,
            "known": self.box.in_order(self.known),
            "deck": self.deck,
            "on_top": self.on_top,
            "unseen": self.box.in_order(self.unseen),
            "discard": self.discard[::-1],
            "ships": [item.to_json() for item in self.ships],
            "bases": [item.to_json() for item in self.bases],
            "debt": self.debt,
            **({} if self.alive or not self.authority else {"left": True}),
        }

    def turn_json(self, seat: int) -> Json:
        return {
            "seat": seat,
            "trade": self.trade,
            "combat": self.combat,
            "played": self.box.in_order(self.played),
            "blobs": self.factions["blob"],
            "tops": self.tops,
            "ended": self.ended,
            **self.counts_json(),
        }

    def counts_json(self) -> Json:
        if self.box is PRINTED:
            return {}
        others = ("trade_federation", "star_empire", "machine_cult")
        return {"factions": {name: self.factions[name] for name in others}, "uses": self.uses}
