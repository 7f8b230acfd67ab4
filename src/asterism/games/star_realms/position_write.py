"""Positions as JSON, written (docs/positions.md); piles are written top card first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.options import copied
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.factions import FACTIONS
from asterism.games.star_realms.in_play import ALLY_USED, DOUBLE_USED, PRIMARY_USED, InPlay
from asterism.games.star_realms.options import RULES
from asterism.games.star_realms.realm import Realm

if TYPE_CHECKING:
    from asterism.games.star_realms.box import Box
    from asterism.games.star_realms.state import StarRealmsState


def codes(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]


def pile(cards: list[Card]) -> list[str]:
    """Top card first."""
    return [card.code for card in reversed(cards)]


def row_json(row: list[Card | None]) -> list[str | None]:
    return [None if card is None else card.code for card in row]


def item_json(item: InPlay) -> object:
    """A card in play: its id, or an object if there is more to say."""
    used: list[str] = []
    if item.used & PRIMARY_USED:
        used.append("primary")
    if item.used & ALLY_USED:
        used.append("ally")
    if item.used & DOUBLE_USED:
        used.append("double_ally")
    data: dict[str, object] = {"card": item.card.code}
    if used:
        data["used"] = used
    if item.form is not item.card:
        data["as"] = item.form.code
    if item.damage:
        data["damage"] = item.damage
    return data if len(data) > 1 else item.card.code


def items_json(items: list[InPlay]) -> list[object]:
    return [item_json(item) for item in items]


def played_codes(mask: int, box: Box) -> list[str]:
    """The ships played this turn, each kind once."""
    return [card.code for card in box.cards if mask & card.bit]


def member_json(seat: int, realm: Realm, box: Box) -> dict[str, object]:
    """What the running turn has brought one seat."""
    return {
        "seat": seat,
        "trade": realm.trade,
        "combat": realm.combat,
        "played": played_codes(realm.played, box),
        "blobs": realm.blobs,
        "tops": realm.tops,
        "ended": realm.ended,
        **counts_json(realm, box),
    }


def counts_json(realm: Realm, box: Box) -> dict[str, object]:
    """What only cards of packs ask for: the cards played of the other factions, and the uses."""
    if not box.has_limit:
        return {}
    counts = {faction.code: int(realm.played_of(faction.shift)) for faction in FACTIONS[1:]}
    return {"factions": counts, "uses": realm.uses}


def turn_json(state: StarRealmsState) -> dict[str, object]:
    box = state.terms.box
    data = member_json(state.active, state.realms[state.active], box)
    team = state.terms.format.team(state.active, state.players)
    data["number"] = state.turn_number
    data["partners"] = [
        member_json(seat, state.realms[seat], box) for seat in team if seat != state.active
    ]
    data["questions"] = questions_json(state)
    return data


def questions_json(state: StarRealmsState) -> list[dict[str, object]]:
    """The stack of questions; the last one is open."""
    return [question.to_json() for question in state.questions]


def rules_json(state: StarRealmsState) -> dict[str, object]:
    """The version of the rules, where it is not the newest."""
    rules = state.terms.rules
    return {} if rules == RULES else {"rules": rules}


def left_out_json(state: StarRealmsState) -> dict[str, object]:
    """The cards that a reduced trade deck has not."""
    return {"left_out": codes(state.trade_deck[: state.left_out])} if state.left_out else {}


def left_json(realm: Realm) -> dict[str, object]:
    """A Hydra member may be gone while its team's authority is not."""
    return {} if realm.alive or realm.authority == 0 else {"left": True}


def to_json(state: StarRealmsState) -> dict[str, object]:
    players: list[dict[str, object]] = []
    known: list[list[str]] | None = []
    for realm in state.realms:
        players.append(
            {
                "authority": realm.authority,
                "hand": codes(realm.hand),
                "deck": pile(realm.deck),
                "on_top": realm.on_top,
                "discard": pile(realm.discard),
                "ships": items_json(realm.ships),
                "bases": items_json(realm.bases),
                "debt": realm.debt,
                **left_json(realm),
            }
        )
        if realm.known is None:
            known = None
        elif known is not None:
            known.append(codes(realm.known))
    return {
        "game": "star_realms",
        **rules_json(state),
        "options": copied(state.terms.given),
        "players": players,
        "trade_row": row_json(state.row),
        "trade_deck": pile(state.trade_deck[state.left_out :]),
        **left_out_json(state),
        "explorers": state.explorers,
        "scrap_heap": pile(state.scrap_heap),
        "away": codes(state.away),
        "turn": turn_json(state),
        "known": known,
        "outcome": None if state.outcome is None else state.outcome.to_json(),
        "chance": state.chance.to_json(),
    }
