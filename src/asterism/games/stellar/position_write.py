"""Positions as JSON, written (docs/positions.md); piles are written top card first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.options import copied
from asterism.games.stellar.cards import CARDS, Card
from asterism.games.stellar.options import BOTH
from asterism.games.stellar.telescope import Telescope

if TYPE_CHECKING:
    from asterism.games.stellar.state import StellarState


def telescope_json(telescope: Telescope, hidden: int = 0) -> dict[str, str]:
    """The cards by slot, `~` before those face down; of `hidden` ones only that they lie there."""
    cards: dict[str, str] = {}
    for slot in range(1, 13):
        card = telescope.cards[slot]
        if hidden >> slot & 1:
            cards[str(slot)] = "~"
        elif card is not None:
            cards[str(slot)] = f"~{card.code}" if telescope.down >> slot & 1 else card.code
    return cards


def stars_json(stars: list[int]) -> object:
    """By number, if all types have the same; otherwise by card."""
    by_number = stars[:6]
    for card in CARDS:
        if not card.is_satellite and stars[card.order] != by_number[card.number - 1]:
            return {card.code: stars[card.order] for card in CARDS if not card.is_satellite}
    return by_number


def codes(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]


def row_json(row: list[Card | None]) -> list[str | None]:
    return [None if card is None else card.code for card in row]


def placing_json(card: Card | None, source: str, hidden: bool) -> dict[str, object] | None:
    if card is None and not hidden:
        return None
    return {"card": None if hidden or card is None else card.code, "from": source}


def position_json(state: StellarState) -> dict[str, object]:
    players: list[dict[str, object]] = []
    for seat in BOTH:
        chosen = state.chosen[seat]
        players.append(
            {
                "telescope": telescope_json(state.telescopes[seat]),
                "notebook": codes(state.notebooks[seat]),
                "hand": codes(state.hands[seat]),
                "chosen": None if chosen is None else chosen.code,
            }
        )
    return {
        "game": "stellar",
        "options": copied(state.rules.given),
        "first": state.first,
        "turn": state.turn,
        "step": state.step,
        "players": players,
        "row": row_json(state.row),
        "deck": codes(state.deck[::-1]),
        "discard": codes(state.discard[::-1]),
        "placing": placing_json(state.placing, state.placing_from, False),
        "satellite_taken": state.may_renew,
        "known": None if state.memory is None else state.memory.to_json(),
        "outcome": None if state.outcome is None else state.outcome.to_json(),
        "chance": state.chance.to_json(),
    }
