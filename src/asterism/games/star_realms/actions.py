"""The actions of Star Realms: moves by a fixed number, seats told from whoever decides.

A fixed table cannot list amounts without end. Of attacks on a player it has 1 to 20 and "all",
the whole pool; an attack on a base is always with as much as it takes. Equal cards in different
condition share an action.
"""

from __future__ import annotations

from typing import Final

from asterism.engine.encoding import WAIT
from asterism.engine.move import Move
from asterism.games.star_realms.box import Box
from asterism.games.star_realms.formats import Format
from asterism.games.star_realms.moves import AttackBase, Choose, Give, Lend, UseMove

CAP: Final = 20  # amounts up to this have an action of their own
ALL: Final = "all"


def action_names(box: Box, players: int, format: Format) -> list[str]:
    """Every action of a format, in our notation with `+1` for the next seat clockwise."""
    cards = [card.code for card in box.cards]
    bases = [card.code for card in box.cards if not card.is_ship]
    others = [f"+{offset}" for offset in range(1, players)]
    names = [f"play {card}" for card in cards]
    names += [f"base {card.code}" for card in box.cards if not card.is_ship and card.primary]
    names += [f"ally {card}" for card in cards]
    names += [f"double {card.code}" for card in box.cards if card.double_ally]
    names += [f"scrap {card}" for card in cards]
    names += [f"acquire {card.code}" for card in box.cards if card.cost > 0]
    for seat in others:
        names += [f"attack {seat} {amount}" for amount in range(1, CAP + 1)]
        names.append(f"attack {seat} {ALL}")
    names += [f"attack {seat} {card}" for seat in others for card in bases]
    for zone in ("hand", "discard", "row"):
        names += [f"choose {card} {zone}" for card in cards]
    names += [f"choose {card.code} played" for card in box.cards if card.is_ship]
    names.append(f"choose {box.explorer.code} pile")
    names += [f"choose {option}" for option in (*box.options, "top", "none")]
    names += [f"choose +{offset} {card}" for offset in range(players) for card in bases]
    if players > 2:
        names += [f"choose seat {seat}" for seat in others]
        names += [f"choose {card} deck" for card in cards]
        for card in box.cards:
            names.append(f"choose {card.code} {'ships' if card.is_ship else 'bases'}")
    elif box.copies_bases:
        names += [f"choose {card} bases" for card in bases]
    if format.may_give():
        names += [f"give {card} {seat}" for seat in others for card in cards]
    if len(format.team(0, players)) > 1:
        names += [f"lend {what} {seat}" for seat in others for what in ("trade", "combat")]
        names.append(WAIT)
    names.append("end")
    return names


def relative_text(move: Move, seat: int, players: int) -> str:
    """The name of the action that stands for a move of a seat."""
    if isinstance(move, UseMove):
        return f"{move.type} {move.card.code}"
    if isinstance(move, AttackBase):
        return f"attack +{(move.owner - seat) % players} {move.card.code}"
    if isinstance(move, Lend):
        return f"lend {move.resource} +{(move.partner - seat) % players}"
    if isinstance(move, Give):
        return f"give {move.card.code} +{(move.partner - seat) % players}"
    if isinstance(move, Choose):
        return relative_choice(move, seat, players)
    return move.text


def relative_choice(move: Choose, seat: int, players: int) -> str:
    card = move.card
    if move.seat >= 0:
        offset = f"+{(move.seat - seat) % players}"
        return f"choose seat {offset}" if card is None else f"choose {offset} {card.code}"
    if card is not None and move.zone in ("ships", "bases"):
        return f"choose {card.code} {move.zone}"
    return move.text
