"""A view from its JSON: the rest of it follows from what is read here."""

from __future__ import annotations

from asterism.engine.game import Game
from asterism.engine.reading import as_int, as_list, as_object
from asterism.games.star_realms.box import Box
from asterism.games.star_realms.cards import Card, take
from asterism.games.star_realms.options import terms
from asterism.games.star_realms.position_read import read_cards, read_position
from asterism.games.star_realms.position_write import pile
from asterism.games.star_realms.view import StarRealmsView, view_of


def read_view(game: Game, value: object) -> StarRealmsView:
    """Lay the view out as a position, hidden cards in any order, and look at it from the seat."""
    data = as_object(value, "view")
    seats = as_list(data.get("players"), "view.players")
    seat = data.get("seat")
    viewer = None if seat is None else as_int(seat, "view.seat", 0, len(seats) - 1)
    options = as_object(data.get("options", {}), "view.options")
    box = terms(len(seats), options).box
    players: list[object] = []
    known: list[object] = []
    for number, item in enumerate(seats):
        where = f"view.players[{number}]"
        player = as_object(item, where)
        players.append(lay_out(box, player, where))
        known.append(player.get("known", []))
    unseen = as_list(data.get("trade_deck", []), "view.trade_deck")
    left_out = as_int(data.get("left_out", 0), "view.left_out", 0, len(unseen))
    position: dict[str, object] = {
        "game": data.get("game", "star_realms"),
        "options": options,
        "players": players,
        "trade_row": data.get("trade_row"),
        "trade_deck": unseen[left_out:],
        "left_out": unseen[:left_out],
        "explorers": data.get("explorers", 0),
        "scrap_heap": data.get("scrap_heap", []),
        "away": data.get("away", []),
        "turn": data.get("turn", {}),
        "known": known,
        "outcome": data.get("outcome"),
    }
    if "rules" in data:
        position["rules"] = data["rules"]
    return view_of(read_position(game, position), viewer)


def lay_out(box: Box, player: dict[str, object], where: str) -> dict[str, object]:
    """One player with some hand and deck that agree with what the view says."""
    deck = as_int(player.get("deck", 0), f"{where}.deck", 0, 1000)
    on_top = read_cards(box, player.get("on_top", []), f"{where}.on_top")
    pool = read_cards(box, player.get("unseen", []), f"{where}.unseen")
    hand: list[Card] = []
    if player.get("hand") is not None:
        hand = read_cards(box, player.get("hand"), f"{where}.hand")
    else:
        held = as_int(player.get("held", 0), f"{where}.held", 0, 1000)
        for card in read_cards(box, player.get("known", []), f"{where}.known"):
            if not take(pool, card):
                raise ValueError(f"{where}.known: {card.code} is not among the unseen cards")
            hand.append(card)
        while len(hand) < held and pool:
            hand.append(pool.pop())
        if len(hand) != held:
            raise ValueError(f"{where}.held: expected {len(hand)} cards in hand")
    if len(pool) + len(on_top) != deck:
        raise ValueError(f"{where}.deck: expected {len(pool) + len(on_top)} cards")
    return {
        "authority": player.get("authority", box.authority),
        "hand": [card.code for card in hand],
        "deck": [card.code for card in on_top] + pile(pool),
        "on_top": len(on_top),
        "discard": player.get("discard", []),
        "ships": player.get("ships", []),
        "bases": player.get("bases", []),
        "debt": player.get("debt", 0),
        "left": player.get("left", False),
    }
