"""Moves from their text and from their JSON, and the list of all moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from asterism.engine.move import Move
from asterism.engine.reading import as_int, as_object, as_str, one_of, only
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.moves import (
    CHOOSE_OPTION,
    CHOOSE_SEAT,
    DECLINE,
    END,
    LEND_COMBAT,
    LEND_TRADE,
    ON_TOP,
    SEATS,
    attacks,
)

if TYPE_CHECKING:
    from asterism.games.star_realms.box import Box

EXAMPLES: Final = (
    "play cutter, base blob-wheel, ally cutter, scrap explorer, acquire ram, attack 1 5, "
    "attack 1 blob-wheel 5, lend trade 1, give scout 2, choose scout hand, choose trade, "
    "choose none, end"
)
MOST_COPIES: Final = 30  # of one card in one zone; no position comes near
MOST_COMBAT: Final = 10**6


def read_move(box: Box, data: object) -> Move:
    """A move of a game with that box, from its text or its JSON."""
    return move_of_text(box, data) if isinstance(data, str) else move_of_json(box, data)


def move_of_text(box: Box, text: str) -> Move:
    """The move that a text stands for; else a ValueError."""
    words = text.split()
    move = read_words(box, words) if words else None
    if move is None:
        raise ValueError(f"{text!r} is not a move: they look like {EXAMPLES}")
    return move


def read_words(box: Box, words: list[str]) -> Move | None:
    verb, rest = words[0], words[1:]
    if verb == "end":
        return END if not rest else None
    if verb == "choose":
        return read_choice(box, rest)
    if verb == "attack":
        return read_attack(box, rest)
    if verb == "lend" and len(rest) == 2:
        seat = read_number(rest[1], SEATS - 1)
        if seat >= 0 and rest[0] in ("trade", "combat"):
            return (LEND_TRADE if rest[0] == "trade" else LEND_COMBAT)[seat]
        return None
    if verb == "give" and len(rest) == 2:
        card, seat = box.by_code.get(rest[0]), read_number(rest[1], SEATS - 1)
        return card.moves.give(seat) if card is not None and seat >= 0 else None
    if len(rest) != 1:
        return None
    card, copy = read_copy(box, rest[0])
    if card is None:
        return None
    if verb in ("base", "ally", "double", "scrap"):
        return card.moves.use(verb, copy)
    if copy == 0 and verb == "play":
        return card.moves.play
    if copy == 0 and verb == "acquire" and card.cost > 0:
        return card.moves.acquire
    return None


def read_number(text: str, most: int) -> int:
    """A number as it is written in notation; -1 if it is none."""
    if not text.isascii() or not text.isdecimal() or len(text) > 7 or text != str(int(text)):
        return -1
    return int(text) if int(text) <= most else -1


def read_copy(box: Box, text: str) -> tuple[Card | None, int]:
    """A card's id, perhaps with the number of the copy: `blob-wheel#2`."""
    code, mark, number = text.partition("#")
    card = box.by_code.get(code)
    if not mark:
        return card, 0
    copy = read_number(number, MOST_COPIES)
    return (card, copy) if copy > 0 else (None, 0)


def read_attack(box: Box, words: list[str]) -> Move | None:
    if len(words) not in (2, 3):
        return None
    seat, amount = read_number(words[0], SEATS - 1), read_number(words[-1], MOST_COMBAT)
    if seat < 0 or amount < 1:
        return None
    if len(words) == 2:
        return attacks(seat, amount)[-1] if amount <= MOST_LISTED else None
    card, copy = read_copy(box, words[1])
    if card is None or card.is_ship or amount > card.defense:
        return None
    return card.moves.attack_base(seat, copy, amount)


MOST_LISTED: Final = 10_000  # no pool comes near


def read_choice(box: Box, words: list[str]) -> Move | None:
    if len(words) == 1:
        if words[0] == "none":
            return DECLINE
        if words[0] == "top":
            return ON_TOP
        return CHOOSE_OPTION.get(words[0])
    if len(words) != 2:
        return None
    first, second = words
    if first == "seat":
        seat = read_number(second, SEATS - 1)
        return CHOOSE_SEAT[seat] if seat >= 0 else None
    seat = read_number(first, SEATS - 1)
    if seat >= 0:
        card, copy = read_copy(box, second)
        return card.moves.choose_base(seat, copy) if card and not card.is_ship else None
    card, copy = read_copy(box, first)
    if card is None:
        return None
    if second in ("ships", "bases"):
        return card.moves.choose_in_play(copy) if card.is_ship == (second == "ships") else None
    if copy:
        return None
    if second == "pile":
        return card.moves.pile if card is box.explorer else None
    return card.moves.choose(second)


# JSON

FIELDS: Final = {
    "play": ("card",),
    "base": ("card", "copy"),
    "ally": ("card", "copy"),
    "double": ("card", "copy"),
    "scrap": ("card", "copy"),
    "acquire": ("card",),
    "attack": ("seat", "amount"),
    "attack_base": ("seat", "card", "copy", "amount"),
    "lend": ("resource", "seat"),
    "give": ("card", "seat"),
    "choose": ("option", "card", "zone", "seat", "copy", "decline"),
    "end": (),
}
ZONES: Final = {"trade_row": "row", "explorers": "pile"}


def move_of_json(box: Box, data: object) -> Move:
    """The move that `to_json` described."""
    move = as_object(data, "move")
    type = one_of(move.get("type"), "move.type", tuple(FIELDS))
    only(move, "move", ("type", *FIELDS[type]))
    if type == "choose":
        return move_of_text(box, f"choose {choice_text(move)}")
    if type == "end":
        return END
    if type == "lend":
        resource = as_str(move.get("resource"), "move.resource")
        return move_of_text(box, f"lend {resource} {seat_of(move)}")
    if type == "attack":
        return move_of_text(box, f"attack {seat_of(move)} {amount_of(move)}")
    if type == "attack_base":
        return move_of_text(box, f"attack {seat_of(move)} {card_of(move)} {amount_of(move)}")
    if type == "give":
        return move_of_text(box, f"give {card_of(move)} {seat_of(move)}")
    return move_of_text(box, f"{type} {card_of(move)}")


def seat_of(move: dict[str, object]) -> int:
    return as_int(move.get("seat"), "move.seat", 0, SEATS - 1)


def amount_of(move: dict[str, object]) -> int:
    return as_int(move.get("amount"), "move.amount", 1, MOST_COMBAT)


def card_of(move: dict[str, object]) -> str:
    code = as_str(move.get("card"), "move.card")
    if "copy" in move:
        return f"{code}#{as_int(move['copy'], 'move.copy', 1, MOST_COPIES)}"
    return code


def choice_text(move: dict[str, object]) -> str:
    if "decline" in move:
        if move["decline"] is not True or len(move) > 2:
            raise ValueError("move.decline: it is true, and stands alone")
        return "none"
    if "option" in move:
        if len(move) > 2:
            raise ValueError("move.option: it stands alone")
        return as_str(move["option"], "move.option")
    if "card" not in move:
        return f"seat {seat_of(move)}"
    zone = as_str(move.get("zone"), "move.zone")
    if zone == "bases" and "seat" in move:
        return f"{seat_of(move)} {card_of(move)}"
    if "seat" in move:
        raise ValueError("move.seat: only a base is chosen with its owner's seat")
    return f"{card_of(move)} {ZONES.get(zone, zone)}"


# The list of all moves, for tests that try them all.

LISTED_COMBAT: Final = 80
LISTED_COPIES: Final = 3


def universe(box: Box) -> list[Move]:
    """Every move, up to 80 combat and three different copies of a card: others are rare."""
    moves: list[Move] = []
    copies = range(LISTED_COPIES + 1)
    for card in box.cards:
        named = card.moves
        moves.append(named.play)
        if card.cost > 0:
            moves.append(named.acquire)
        for copy in copies:
            if not card.is_ship:
                moves.append(named.use("base", copy))
            moves.append(named.use("ally", copy))
            if card.double_ally:
                moves.append(named.use("double", copy))
            moves.append(named.use("scrap", copy))
            moves.append(named.choose_in_play(copy))
        moves += [named.hand, named.discard, named.deck, named.row, named.played]
    for seat in range(SEATS):
        moves += attacks(seat, LISTED_COMBAT)
        moves += [LEND_TRADE[seat], LEND_COMBAT[seat], CHOOSE_SEAT[seat]]
        for card in box.cards:
            moves.append(card.moves.give(seat))
            if not card.is_ship:
                for copy in copies:
                    moves.append(card.moves.choose_base(seat, copy))
                    for amount in range(1, card.defense + 1):
                        moves.append(card.moves.attack_base(seat, copy, amount))
    moves += [box.explorer.moves.pile, DECLINE, ON_TOP, *CHOOSE_OPTION.values(), END]
    return moves
