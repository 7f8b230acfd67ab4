"""Sternenhimmel as numbers: the actions, and what a seat sees as a row of bytes."""

from __future__ import annotations

from typing import Final, cast, final

from asterism.engine.encoding import MOST, Encoder, Field
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.games.sternenhimmel.boards import Board, BoardSet
from asterism.games.sternenhimmel.memory import Memory
from asterism.games.sternenhimmel.moves import Put, Star
from asterism.games.sternenhimmel.state import Sternenhimmel
from asterism.games.sternenhimmel.tokens import KINDS, SET, SET_SIZE, SIZE, TOKENS, UNKNOWN, count
from asterism.games.sternenhimmel.view import SternenhimmelView

TOKEN_KINDS: Final = len(TOKENS)
TOKEN_LIST: Final = "1, 3, 5, 6, 7, 10, hole, double"
# By hand: how many of each token are in it; and a 1 for each token that is in it.
COUNTS: Final = [bytes([count(hand, token) for token in TOKENS]) for hand in range(SET + 1)]
MARKS: Final = [
    bytes([1 if count(hand, token) else 0 for token in TOKENS]) for hand in range(SET + 1)
]


def _fields(players: int, boards: list[Board]) -> list[Field]:
    stars = sum([len(board.stars) for board in boards])
    seats = "+0 (this seat), +1, ..."
    return [
        Field("may_decide", (1,), 1, "this seat may decide now"),
        Field("on_turn", (players,), 1, f"whose turn it is: seats {seats}"),
        Field("coins", (players,), MOST, f"coins of seats {seats}; {MOST}: that many or more"),
        Field("held", (players,), SET_SIZE, f"tokens in hand of seats {seats}"),
        Field("resigned", (players,), 1, f"who has resigned: seats {seats}"),
        Field("hand", (TOKEN_KINDS,), 2, f"tokens in the hand of this seat: {TOKEN_LIST}"),
        Field(
            "unseen",
            (players, TOKEN_KINDS),
            2,
            f"tokens that do not lie open, of seats {seats}: {TOKEN_LIST}",
        ),
        Field("in_sky", (len(boards),), 1, "constellations in play, in the order of the set"),
        Field("in_pile", (len(boards),), 1, "constellations still in the pile, in that order"),
        Field(
            "stars",
            (stars, players + TOKEN_KINDS + 1),
            1,
            f"what lies on each star: its owner, seats {seats}; {TOKEN_LIST}, cannot be seen",
        ),
    ]


@final
class SternenhimmelEncoder(Encoder):
    """Every token on every star of the set."""

    def __init__(self, players: int, boards: BoardSet) -> None:
        stars: list[Star] = []
        first: list[int] = []
        for board in boards.boards:
            first.append(len(stars))
            stars += board.stars
        super().__init__(
            players,
            _fields(players, boards.boards),
            [put.text for star in stars for put in star.puts],
            [board.code for board in boards.boards] + [str(seat) for seat in range(players)],
        )
        self.stars: Final = stars
        self.first: Final = first  # by board: the number of its first star
        self.numbers: Final = {star: number for number, star in enumerate(stars)}
        self.width: Final[int] = players + TOKEN_KINDS + 1  # of a star
        self.on_turn: Final = self.place("on_turn")
        self.coins: Final = self.place("coins")
        self.held: Final = self.place("held")
        self.resigned: Final = self.place("resigned")
        self.hand: Final = self.place("hand")
        self.unseen: Final = self.place("unseen")
        self.in_sky: Final = self.place("in_sky")
        self.in_pile: Final = self.place("in_pile")
        self.on_stars: Final = self.place("stars")

    def action_of(self, state: State, seat: int, move: Move) -> int:
        put = cast(Put, move)
        return self.numbers[put.star] * TOKEN_KINDS + put.token.index

    def mark(self, state: State, seat: int, out: bytearray, at: int) -> None:
        """The same as marking the options one by one, of which there are hundreds."""
        table = cast(Sternenhimmel, state)
        marks = MARKS[table.hands[seat]]
        for chart in table.sky:
            if chart is not None:
                # Free stars that follow each other are marked in one go.
                place = at + self.first[chart.board.order] * TOKEN_KINDS
                free = 0
                for found in chart.lying:
                    if found is None:
                        free += 1
                    elif free:
                        out[place : place + free * TOKEN_KINDS] = marks * free
                        place += (free + 1) * TOKEN_KINDS
                        free = 0
                    else:
                        place += TOKEN_KINDS
                if free:
                    out[place : place + free * TOKEN_KINDS] = marks * free

    def move_of(self, state: State, seat: int, action: int) -> Move | None:
        """The same as looking through the options."""
        if not 0 <= action < self.count:
            return None
        table = cast(Sternenhimmel, state)
        star = self.stars[action // TOKEN_KINDS]
        token = TOKENS[action % TOKEN_KINDS]
        place = table.place_of(star)
        if place < 0 or token not in KINDS[table.hands[seat]]:
            return None
        chart = table.sky[place]
        assert chart is not None
        return star.puts[token.index] if star in chart.free else None

    def table_of(self, view: View) -> State:
        return cast(SternenhimmelView, view).table

    def look(self, state: State, seat: int, out: bytearray, at: int) -> None:
        table = cast(Sternenhimmel, state)
        held = [SIZE[hand] for hand in table.hands]
        memory = table.memory
        assert memory is not None
        self.write(table, seat, held, table.pile, memory, out, at)

    def look_at_view(self, view: View, out: bytearray, at: int) -> None:
        seen = cast(SternenhimmelView, view)
        if seen.seat is None:
            raise ValueError("a spectator has nothing to decide: only a seat's view is encoded")
        self.write(seen.table, seen.seat, seen.held, seen.pile, seen.memory, out, at)

    def write(
        self,
        table: Sternenhimmel,
        seat: int,
        held: list[int],
        pile: list[Board],
        memory: Memory,
        out: bytearray,
        at: int,
    ) -> None:
        """What lies open, the own tokens, and what is in the pile, but not its order."""
        players = self.players
        waiting = table.waiting
        if waiting:
            offset = waiting[0] - seat
            out[at + self.on_turn + (offset if offset >= 0 else offset + players)] = 1
            if offset == 0:
                out[at] = 1
        hand = at + self.hand
        out[hand : hand + TOKEN_KINDS] = COUNTS[table.hands[seat]]
        other = seat
        for offset in range(players):
            coins = table.coins[other]
            if coins > 0:
                out[at + self.coins + offset] = coins if coins < MOST else MOST
            out[at + self.held + offset] = held[other]
            if table.resigned >> other & 1:
                out[at + self.resigned + offset] = 1
            place = at + self.unseen + offset * TOKEN_KINDS
            out[place : place + TOKEN_KINDS] = COUNTS[memory.players[other].hidden()]
            other = other + 1 if other + 1 < players else 0
        for board in pile:
            out[at + self.in_pile + board.order] = 1
        for chart in table.sky:
            if chart is not None:
                board = chart.board
                out[at + self.in_sky + board.order] = 1
                place = at + self.on_stars + self.first[board.order] * self.width
                large = board.large
                number = 0
                for found in chart.lying:
                    if found is not None:
                        offset = found.seat - seat
                        out[place + (offset if offset >= 0 else offset + players)] = 1
                        hides = offset != 0 and large[number]
                        token = UNKNOWN.index if hides else found.token.index
                        out[place + players + token] = 1
                    place += self.width
                    number += 1
