"""Boxes of Stellar by chance."""

from __future__ import annotations

import random
from typing import Any

from asterism.games.stellar.box import FEWEST_CARDS, MOST_COPIES

Json = dict[str, Any]
HEAD: Json = {"format": 1, "game": "stellar", "name": "Ours"}


def random_pack(seed: int) -> Json:
    """Any box that can be played."""
    chance = random.Random(seed)
    cards: list[Json] = []
    for letter in "PMACB":
        for number in range(1, 7):
            copies = chance.randrange(0, 5)
            starters = chance.randrange(0, min(copies, 2) + 1)
            stars = chance.randrange(0, 6)
            card: Json = {"card": f"{letter}{number}", "copies": copies, "stars": stars}
            cards.append({**card, "starters": starters} if starters else card)
    cards += [{"card": f"S{number}", "copies": chance.randrange(0, 3)} for number in range(1, 6)]
    while sum(card["copies"] for card in cards) < FEWEST_CARDS:
        chance.choice(cards)["copies"] += 1
        for card in cards:
            card["copies"] = min(card["copies"], MOST_COPIES)
    while sum(card.get("starters", 0) for card in cards) < 4:
        card = chance.choice([card for card in cards[:30] if card["copies"]])
        card["starters"] = card["copies"]
    return {**HEAD, "name": f"Box {seed}", "cards": cards}
