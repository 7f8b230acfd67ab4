"""How a box is drafted before the first turn, as its pack says."""

from __future__ import annotations

from typing import Final, final

from asterism.engine.message import Message
from asterism.engine.reading import Unreadable, as_int, as_object, one_of, only

DRAFT_FIELDS: Final = ("rounds", "row", "to", "rest")
MOST_ROUNDS: Final = 10
FIRST_DECK: Final = "first_deck"
HAND: Final = "hand"
TO: Final = (FIRST_DECK, "discard", HAND)
STAYS: Final = "stays"
BACK: Final = "back"
OUT: Final = "out"
REST: Final = (STAYS, BACK, OUT)
Data = dict[str, object]


@final
class DraftTerms:
    """`rounds`: how many cards everybody takes; `row`: how many lie open; `to`: where a card goes
    that was taken; `rest`: what becomes of the cards that lie there at the end.
    """

    def __init__(self, rounds: int, row: int, to: str, rest: str) -> None:
        self.rounds: Final = rounds
        self.row: Final = row
        self.to: Final = to
        self.rest: Final = rest


def read_draft(value: object, trade_row: int) -> Data | None:
    """The draft in full; None: there is none."""
    where = "pack.draft"
    data = as_object(value, where)
    only(data, where, DRAFT_FIELDS)
    rounds = as_int(data.get("rounds", 0), f"{where}.rounds", 0, MOST_ROUNDS)
    row = as_int(data.get("row", trade_row), f"{where}.row", 1, 9)
    to = one_of(data.get("to", FIRST_DECK), f"{where}.to", TO)
    rest = one_of(data.get("rest", STAYS), f"{where}.rest", REST)
    if not rounds:
        return None
    if rest == STAYS and row != trade_row:
        raise Unreadable(
            f"{where}.row",
            Message("star-realms-pack-draft-row", count=trade_row),
            f"the cards that are left are the trade row, so there are {trade_row}",
        )
    return {"rounds": rounds, "row": row, "to": to, "rest": rest}


def draft_of(pack: Data) -> DraftTerms | None:
    """Of a pack in full."""
    if "draft" not in pack:
        return None
    data = as_object(pack["draft"], "pack.draft")
    return DraftTerms(
        as_int(data["rounds"], "pack.draft", 1, MOST_ROUNDS),
        as_int(data["row"], "pack.draft", 1, 9),
        one_of(data["to"], "pack.draft", TO),
        one_of(data["rest"], "pack.draft", REST),
    )


def left_over(pack: Data) -> int:
    """How many cards a draft takes out of the game."""
    draft = draft_of(pack)
    return draft.row if draft is not None and draft.rest == OUT else 0
