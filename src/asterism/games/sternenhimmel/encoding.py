"""Sternenhimmel as numbers: the actions, and what a seat sees as a row of bytes."""

from __future__ import annotations

from typing import Final, cast, final

from asterism.engine.encoding import MOST, Encoder, Field, Kept
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.games.sternenhimmel.boards import Board
from asterism.games.sternenhimmel.knowledge import Memory
from asterism.games.sternenhimmel.moves import Put, Star
from asterism.games.sternenhimmel.options import Rules
from asterism.games.sternenhimmel.state import Chart, SternenhimmelState
from asterism.games.sternenhimmel.tokens import TOKENS, UNKNOWN, TokenSet
from asterism.games.sternenhimmel.view import SternenhimmelView

NUMBER: Final = [bytes([number]) for number in range(MOST + 1)]


def _fields(players: int, boards: list[Board], tokens: TokenSet) -> list[Field]:
    kinds, most = len(tokens.kinds), max(tokens.copies)
    codes = ", ".join([token.code for token in tokens.kinds])
    stars = sum([len(board.stars) for board in boards])
    seats = "+0 (this seat), +1, ..."
    return [
        Field("may_decide", (1,), 1, "this seat may decide now"),
        Field("on_turn", (players,), 1, f"whose turn it is: seats {seats}"),
        Field("coins", (players,), MOST, f"coins of seats {seats}; {MOST}: that many or more"),
        Field("held", (players,), tokens.size, f"tokens in hand of seats {seats}"),
        Field("resigned", (players,), 1, f"who has resigned: seats {seats}"),
        Field("hand", (kinds,), most, f"tokens in the hand of this seat: {codes}"),
        Field(
            "unseen",
            (players, kinds),
            most,
            f"tokens that do not lie open, of seats {seats}: {codes}",
        ),
        Field("in_sky", (len(boards),), 1, "constellations in play, in the order of the set"),
        Field("in_pile", (len(boards),), 1, "constellations still in the pile, in that order"),
        Field(
            "stars",
            (stars, players + kinds + 1),
            1,
            f"what lies on each star: its owner, seats {seats}; {codes}, cannot be seen",
        ),
    ]


def one_of(number: int, length: int) -> bytes:
    """A single one among zeros."""
    return bytes([1 if at == number else 0 for at in range(length)])


@final
class Sight:
    """A constellation as one seat saw it last. A token that lies there stays, so that the number
    of free stars tells whether anything has changed.
    """

    def __init__(self) -> None:
        self.chart: Chart | None = None
        self.free = 0
        self.row = b""


@final
class SternenhimmelKept(Kept):
    def __init__(self, players: int, in_play: int) -> None:
        # By seat and place in the sky.
        self.sights: Final = [[Sight() for _ in range(in_play)] for _ in range(players)]
        # The sets of boards, as they were last: one as a mask, the pile, which only gets smaller,
        # by its length.
        self.sky = 0
        self.in_sky = b""
        self.length = -1
        self.in_pile = b""


@final
class SternenhimmelEncoder(Encoder):
    """Every token on every star of the set."""

    def __init__(self, players: int, rules: Rules) -> None:
        boards, tokens = rules.boards, rules.tokens
        stars: list[Star] = []
        for board in boards.boards:
            stars += board.stars
        super().__init__(
            players,
            _fields(players, boards.boards, tokens),
            [star.put_of(token).text for star in stars for token in tokens.kinds],
            [board.code for board in boards.boards] + [str(seat) for seat in range(players)],
        )
        self.tokens: Final[TokenSet] = tokens
        self.in_play: Final[int] = rules.in_play[players]
        kinds = len(tokens.kinds)
        self.kinds: Final[int] = kinds
        # By the token's index: its number in the set; one that cannot be seen comes last.
        places = [kinds] * (len(TOKENS) + 1)
        for place, token in enumerate(tokens.kinds):
            places[token.index] = place
        self.places: Final = places
        # By hand: how many of each token are in it; and a 1 for each token that is in it.
        self.counts: Final = [
            bytes([counted[token.index] for token in tokens.kinds]) for counted in tokens.counts
        ]
        self.marks: Final = [
            bytes([1 if counted[token.index] else 0 for token in tokens.kinds])
            for counted in tokens.counts
        ]
        self.no_marks: Final = bytes(kinds)
        self.stars: Final = stars
        self.numbers: Final = {star: number for number, star in enumerate(stars)}
        # By star: the order of its board.
        self.board: Final = [board.order for board in boards.boards for _ in board.stars]
        # A row is joined from pieces that lie ready, because single bytes are slow to write.
        seats = range(players)
        self.boards: Final[int] = len(boards.boards)
        # By seat: all of them from that one on.
        self.from_seat: Final = [[*range(seat, players), *range(seat)] for seat in seats]
        self.one_seat: Final = [one_of(seat, players) for seat in seats]
        width = players + kinds + 1
        self.free_star: Final = bytes(width)
        # What lies on a star, by the owner and the token's index.
        self.on_star: Final = [
            [seat + one_of(place, kinds + 1) for place in places] for seat in self.one_seat
        ]
        # The pieces of an empty row: those of the seats one by one, then the boards.
        nothing = [NUMBER[0]] * players
        no_tokens = [self.no_marks] * players
        no_boards = bytes(self.boards)
        no_stars = [bytes(len(board.stars) * width) for board in boards.boards]
        self.coins: Final = 2
        self.held: Final[int] = 2 + players
        self.resigned: Final[int] = 2 + 2 * players
        self.hand: Final[int] = 2 + 3 * players
        self.in_sky: Final[int] = 3 + 4 * players
        self.blank: Final[list[bytes]] = [
            *(NUMBER[0], bytes(players), *nothing, *nothing, *nothing),
            *(self.no_marks, *no_tokens, no_boards, no_boards, *no_stars),
        ]
        self.no_actions: Final = [bytes(len(board.stars) * kinds) for board in boards.boards]

    def action_of(self, state: State, seat: int, move: Move) -> int:
        put = cast(Put, move)
        return self.numbers[put.star] * self.kinds + self.places[put.token.index]

    def mark(self, state: State, seat: int, out: bytearray, at: int) -> None:
        """The same as marking the options one by one, of which there are hundreds."""
        table = cast(SternenhimmelState, state)
        marks, no_marks = self.marks[table.hands[seat]], self.no_marks
        rows = self.no_actions[:]
        for chart in table.sky:
            if chart is not None:
                pieces: list[bytes] = []
                for found in chart.lying:
                    pieces.append(marks if found is None else no_marks)
                rows[chart.board.order] = b"".join(pieces)
        out[at : at + self.count] = bytearray().join(rows)

    def move_of(self, state: State, seat: int, action: int) -> Move | None:
        """The same as looking through the options."""
        if not 0 <= action < self.count:
            return None
        table = cast(SternenhimmelState, state)
        number = action // self.kinds
        order = self.board[number]
        star = self.stars[number]
        token = self.tokens.kinds[action % self.kinds]
        for chart in table.sky:
            if chart is not None and chart.board.order == order:
                for free in chart.free:
                    if free is star and self.tokens.count(table.hands[seat], token):
                        return star.puts[token.index]
        return None

    def table_of(self, view: View) -> State:
        return cast(SternenhimmelView, view).table

    def keep(self) -> Kept:
        return SternenhimmelKept(self.players, self.in_play)

    def look(self, state: State, seat: int, kept: Kept) -> bytes:
        table = cast(SternenhimmelState, state)
        held = [self.tokens.sizes[hand] for hand in table.hands]
        memory = table.memory
        assert memory is not None
        return self.join(table, seat, held, table.pile, memory, cast(SternenhimmelKept, kept))

    def look_at_view(self, view: View) -> bytes:
        seen = cast(SternenhimmelView, view)
        if seen.seat is None:
            raise ValueError("a spectator has nothing to decide: only a seat's view is encoded")
        kept = SternenhimmelKept(self.players, self.in_play)
        return self.join(seen.table, seen.seat, seen.held, seen.pile, seen.memory, kept)

    def join(
        self,
        table: SternenhimmelState,
        seat: int,
        held: list[int],
        pile: list[Board],
        memory: Memory,
        kept: SternenhimmelKept,
    ) -> bytes:
        """What lies open, the own tokens, and what is in the pile, but not its order."""
        pieces = self.blank[:]
        for next_one in table.waiting:
            offset = next_one - seat
            if offset == 0:
                pieces[0] = NUMBER[1]
            pieces[1] = self.one_seat[offset if offset >= 0 else offset + self.players]
        at = 0
        for other in self.from_seat[seat]:
            coins = table.coins[other]
            if coins > 0:
                pieces[self.coins + at] = NUMBER[coins if coins < MOST else MOST]
            pieces[self.held + at] = NUMBER[held[other]]
            if table.resigned >> other & 1:
                pieces[self.resigned + at] = NUMBER[1]
            at += 1
            pieces[self.hand + at] = self.counts[memory.players[other].hidden()]
        pieces[self.hand] = self.counts[table.hands[seat]]
        sights = kept.sights[seat]
        first = self.in_sky + 2
        sky = 0
        at = 0
        for chart in table.sky:
            if chart is not None:
                order = chart.board.order
                sky |= 1 << order
                sight = sights[at]
                if sight.chart is not chart or sight.free != len(chart.free):
                    sight.chart = chart
                    sight.free = len(chart.free)
                    sight.row = self.draw(chart, seat)
                pieces[first + order] = sight.row
            at += 1
        if kept.sky != sky or kept.length != len(pile):
            kept.sky = sky
            kept.in_sky = bytes([sky >> order & 1 for order in range(self.boards)])
            kept.length = len(pile)
            orders = [board.order for board in pile]
            kept.in_pile = bytes([int(order in orders) for order in range(self.boards)])
        pieces[self.in_sky] = kept.in_sky
        pieces[self.in_sky + 1] = kept.in_pile
        return b"".join(pieces)

    def draw(self, chart: Chart, seat: int) -> bytes:
        """What a seat sees on the stars of a constellation."""
        large, on_star, empty = chart.board.large, self.on_star, self.free_star
        pieces: list[bytes] = []
        number = 0
        for found in chart.lying:
            if found is None:
                pieces.append(empty)
            elif found.seat == seat:
                pieces.append(on_star[0][found.token.index])
            else:
                offset = found.seat - seat
                token = UNKNOWN.index if large[number] else found.token.index
                pieces.append(on_star[offset if offset >= 0 else offset + self.players][token])
            number += 1
        return b"".join(pieces)
