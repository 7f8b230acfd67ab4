"""What people want to say in one word: play all, use all, attack with everything.

These stand above the rules. They pick the next plain move, the one that a person would have made
by hand; the record holds plain moves only. They stop at a question, where somebody has to think;
whoever plays them stops when something new came to light.
"""

from __future__ import annotations

from typing import Final

from asterism.engine.move import Move
from asterism.games.star_realms.attack import shielded
from asterism.games.star_realms.moves import Attack, AttackBase, attacks
from asterism.games.star_realms.ordering import next_play, next_use
from asterism.games.star_realms.state import StarRealmsState
from asterism.games.star_realms.view import StarRealmsView

PLAY_ALL: Final = "play_all"
USE_ALL: Final = "use_all"
FORCED: Final = "forced"
WISHES: Final = (PLAY_ALL, USE_ALL, FORCED)


def next_move(table: StarRealmsState, seat: int, wish: str) -> Move | None:
    """The next plain move of a wish, on a state or on the table of a view; None: it is done, or a
    question is open (but for `forced`, which answers those that have a single answer).
    """
    options = table.options_of(seat) if seat in table.waiting else []
    if wish == FORCED:
        return options[0] if table.questions and len(options) == 1 else None
    if table.questions:
        return None
    if wish == PLAY_ALL:
        realm = table.realms[seat]
        may_play = realm.uses < table.terms.box.most_uses
        return next_play(realm) if options and may_play else None
    if wish == USE_ALL:
        return next_use(table.realms[seat], options)
    raise ValueError(f"there is no wish {wish!r}: they are {', '.join(WISHES)}")


def next_attack(table: StarRealmsState, seat: int, victim: int) -> Move | None:
    """Attack an opponent with everything: the outposts in the way, the weakest first, then the
    player with the whole pool, or with what is enough: other opponents may get the rest (SR-4.6).
    """
    if table.questions or seat not in table.waiting:
        return None
    combat = table.realms[seat].combat
    found: Move | None = None
    least = 0
    in_the_way = shielded(table, victim)
    for move in table.options_of(seat):
        if isinstance(move, AttackBase) and in_the_way:
            if move.card.is_outpost and (move.owner == victim or table.shares):
                left = table.base_named(move.owner, move.card, move.copy).left
                # Only Elites may spend less than what is left, and do if they have no more.
                if move.amount == min(left, combat) and (found is None or left < least):
                    found, least = move, left
        elif isinstance(move, Attack) and move.victim == victim:
            return attacks(victim, min(combat, table.realms[victim].authority))[-1]
    return found


def wishes(view: StarRealmsView) -> dict[str, Move]:
    """What the seat may wish for now, and the next plain move of each: play all, use all, and for
    each opponent who can be reached an attack with everything (`attack 1`).
    """
    seat = view.seat
    found: dict[str, Move] = {}
    if seat is None:
        return found
    for wish in (PLAY_ALL, USE_ALL):
        move = next_move(view.table, seat, wish)
        if move is not None:
            found[wish] = move
    if seat in view.table.waiting:
        for victim in view.table.prey:
            move = next_attack(view.table, seat, victim)
            if move is not None:
                found[f"attack {victim}"] = move
    return found
