"""What a move would change, as far as its player can tell: what a screen shows on a legal place.

The card of step 3 is announced, but not counted: only the card itself changes the score here.
"""

from __future__ import annotations

from asterism.engine.move import Move
from asterism.games.stellar.cards import Card
from asterism.games.stellar.moves import Last, Place, Play, Start
from asterism.games.stellar.options import PLAY_STEP
from asterism.games.stellar.scoring import DIVERSITY_POINTS, section_points
from asterism.games.stellar.state import StellarState
from asterism.games.stellar.telescope import slots_of


def preview(table: StellarState, seat: int, move: Move) -> dict[str, object]:
    """The change of both scores, and where the card of step 3 comes from."""
    if isinstance(move, Place):
        card = table.placing
        assert card is not None
        coming = place(table, seat, card, move.slot, move.face_down)
        del coming["slot"], coming["face_down"]
        coming["places"] = places(table, seat, card)
        return coming
    after = table.copy()
    follows: dict[str, object] | None = None
    open: list[dict[str, object]] = []
    if isinstance(move, Play):
        if move.to_telescope:
            open = places(table, seat, move.card)
        else:
            after.notebooks[seat].append(move.card)
        follows = following(table, move.card, False)
    elif isinstance(move, Last):
        after.notebooks[seat].append(move.card)
    elif isinstance(move, Start):
        after.telescopes[seat].put(move.card, 1, False)
        # All starters are threes, so whichever the opponent chooses, nobody is ahead in a section.
        after.telescopes[1 - seat].cover(1)
        after.notebooks[seat] += [card for card in after.hands[seat] if card is not move.card]
    return {**change(table, after, seat), "follows": follows, "places": open}


def places(table: StellarState, seat: int, card: Card) -> list[dict[str, object]]:
    """Every place of the telescope for a card, face up where it may be, then face down."""
    telescope = table.telescopes[seat]
    up = [place(table, seat, card, n, False) for n in slots_of(telescope.face_up_slots(card))]
    return up + [place(table, seat, card, n, True) for n in slots_of(telescope.free)]


def place(
    table: StellarState, seat: int, card: Card, slot: int, face_down: bool
) -> dict[str, object]:
    """What one place would change."""
    after = table.copy()
    after.telescopes[seat].put(card, slot, face_down)
    follows = following(table, card, face_down) if table.step == PLAY_STEP else None
    told = change(table, after, seat)
    return {"slot": slot, "face_down": face_down, **told, "follows": follows}


def change(before: StellarState, after: StellarState, seat: int) -> dict[str, object]:
    """From one table to another: both totals, and the three parts of one's own."""
    totals = [new - old for new, old in zip(after.scores(), before.scores(), strict=True)]
    old, new = parts(before, seat), parts(after, seat)
    names = ("types", "sections", "diversity")
    return {
        "scores": totals,
        "gains": {name: new[at] - old[at] for at, name in enumerate(names)},
    }


def parts(table: StellarState, seat: int) -> list[int]:
    """Stars times runs, sections, all five types (ST-6.2 to ST-6.4)."""
    sections = section_points(table.telescopes)[seat]
    diversity = DIVERSITY_POINTS if table.telescopes[seat].is_diverse() else 0
    return [table.scores()[seat] - sections - diversity, sections, diversity]


def following(table: StellarState, card: Card, face_down: bool) -> dict[str, object]:
    """Where the card of step 3 comes from (ST-3.3 to ST-3.7)."""
    slot = table.selected(card, face_down)
    lying = table.row[slot - 1] if slot else None
    return {"slot": slot, "card": None if lying is None else lying.code}
