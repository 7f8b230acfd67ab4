"""Comets as numbers: the actions, and what a seat sees as a row of bytes."""

from typing import cast

from asterism import Move, State, View
from asterism.engine.encoding import Encoder, Field, Kept

from .game import BOX, COMETS, Choose
from .view import CometsView

CODES = list(COMETS)
MOST = 30  # points: nobody can win more


class CometsEncoder(Encoder):
    """Every kind of comet can be chosen. A row is made from the view, so it cannot tell more."""

    def __init__(self, players: int) -> None:
        kinds, seats = (len(CODES),), "+0 (this seat), +1, ..."
        fields = [
            Field("may_decide", (1,), 1, "this seat may decide now"),
            Field("hand", kinds, 3, "comets in hand: c1 to c4"),
            Field("choice", kinds, 1, "the comet that this seat has chosen: c1 to c4"),
            Field("middle", kinds, 1, "the comet in the middle: c1 to c4"),
            Field("unseen", kinds, 3, "comets that this seat has not seen: c1 to c4"),
            Field("deck", (1,), len(BOX), "comets in the deck"),
            Field("chosen", (players,), 1, f"who has chosen: seats {seats}"),
            Field("won", (players,), MOST, f"points of seats {seats}"),
        ]
        super().__init__(players, fields, [f"choose {code}" for code in CODES], CODES)

    def longest(self) -> int:
        return len(BOX)  # every comet is chosen once at most

    def action_of(self, state: State, seat: int, move: Move) -> int:
        return CODES.index(cast(Choose, move).comet.code)

    def look(self, state: State, seat: int, kept: Kept) -> bytes:
        return self.look_at_view(state.view(seat))

    def look_at_view(self, view: View) -> bytes:
        data, seat = cast(CometsView, view).data, view.seat
        assert seat is not None
        around = [*range(seat, self.players), *range(seat)]
        return bytes(
            [
                seat in data["seats"],
                *(data["hand"].count(code) for code in CODES),
                *(data["choice"] == code for code in CODES),
                *(data["middle"] == code for code in CODES),
                *(data["unseen"].count(code) for code in CODES),
                data["deck"],
                *(data["chosen"][other] for other in around),
                *(data["won"][other] for other in around),
            ]
        )

    def table_of(self, view: View) -> State:
        return view.sample(0)
