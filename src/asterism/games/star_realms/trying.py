"""Trying a pack: what to know about it, and a duel with one of its cards in the first hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.message import Message
from asterism.engine.pack import OPTION, Remark
from asterism.engine.reading import as_int, as_list, as_object
from asterism.games.star_realms.box import Box, box_for, whole_box
from asterism.games.star_realms.box_read import sets_of
from asterism.games.star_realms.card_text import card_name
from asterism.games.star_realms.cards import Card

if TYPE_CHECKING:
    from asterism.engine.game import Game

DUEL_PLAYERS = 2


def remarks(pack: dict[str, object]) -> list[Remark]:
    box, usual = whole_box(pack), box_for(pack)
    deck = len(usual.trade_deck) - usual.left_out
    found = [
        Remark("cards", Message("star-realms-pack-totals", count=len(box.cards), deck=deck)),
        Remark("start", Message("star-realms-pack-start", count=len(box.start))),
    ]
    for number, card in enumerate(box.cards):
        where = f"cards[{number}]"
        wanted = 2 if card.double_ally else 1 if card.ally else 0
        if wanted and len(allies_of(box, card)) < wanted:
            said = Message("star-realms-pack-no-ally", card=card_name(card))
            found.append(Remark(f"{where}.ally", said, True))
        if not any(card.parts()) and card.static is None:
            said = Message("star-realms-pack-idle", card=card_name(card))
            found.append(Remark(where, said, True))
    for number, one in enumerate(sets_of(pack)):
        if not any(
            as_object(card, "card").get("set") == one["set"]
            for card in as_list(pack["cards"], "cards")
        ):
            found.append(Remark(f"sets[{number}]", Message("star-realms-pack-empty-set"), True))
    if deck < box.row:
        found.append(Remark("trade_row", Message("star-realms-pack-row", count=deck), True))
    return found


def allies_of(box: Box, card: Card) -> list[str]:
    """The cards of the trade deck that are its allies, one piece for each copy but its own."""
    found = [
        other.code
        for other in box.trade_deck
        if any(faction in card.factions for faction in other.factions)
    ]
    if card.code in found:
        found.remove(card.code)
    return found


def try_out(game: Game, pack: dict[str, object], piece: str, seed: int) -> dict[str, object] | None:
    """Seat 0 begins, with the piece and as many allies as it asks for in hand."""
    box = whole_box(pack)
    card = box.by_code.get(piece)
    if card is None:
        return None
    options: dict[str, object] = {"start_player": 0}
    if box.sets:
        options["sets"] = box.sets
    # As if the draft were over, and nobody had taken the piece.
    drafted = {name: value for name, value in pack.items() if name != "draft"}
    position = game.start(DUEL_PLAYERS, seed, {**options, OPTION: drafted}).to_json()
    position["options"] = {OPTION: pack, **options}
    own = as_object(as_list(position["players"], "players")[0], "player")
    hand, deck = as_list(own["hand"], "hand"), as_list(own["deck"], "deck")
    others = [code for code in allies_of(box, card) if code != piece] or allies_of(box, card)
    wanted = others[: 2 if card.double_ally else 1 if card.ally else 0]
    laid = [code for code in [piece, *wanted] if taken(position, own, box, code)]
    # Whoever tries a card has a whole hand.
    while len(hand) + len(laid) < box.hand and deck:
        hand.append(deck.pop(0))
    own["hand"] = [*laid, *hand]
    position["known"] = None
    return position


def taken(position: dict[str, object], own: dict[str, object], box: Box, code: str) -> bool:
    """One such card leaves its place for the hand: deck, row or pile."""
    for name in ("trade_deck", "trade_row"):
        pile = as_list(position[name], name)
        if code in pile:
            at = pile.index(code)
            if name == "trade_row":
                stock = as_list(position["trade_deck"], "trade_deck")
                pile[at] = stock.pop(0) if stock else None
            else:
                del pile[at]
            return True
    explorers = as_int(position["explorers"], "explorers", 0, 10**6)
    if code == box.explorer.code and explorers:
        position["explorers"] = explorers - 1
        return True
    for name in ("hand", "deck"):
        pile = as_list(own[name], name)
        if code in pile:
            pile.remove(code)
            return True
    return False
