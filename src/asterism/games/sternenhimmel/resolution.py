"""How a full constellation is resolved (SH-3) and who gets what for it (SH-4).

Free stars are nothing: so one can also ask how a constellation would resolve as it lies.
"""

from typing import Final, final

from asterism.games.sternenhimmel.boards import Board
from asterism.games.sternenhimmel.options import Rules
from asterism.games.sternenhimmel.tokens import DOUBLE, HOLE, Lying

# Why a player gets coins, or none.
FIRST: Final = "first"
SECOND: Final = "second"
BOTH_PRIZES: Final = "alone"
PER_TOKEN: Final = "tokens"
TIED_FIRST: Final = "tied_first"
TIED_SECOND: Final = "tied_second"
NOTHING: Final = "nothing"

# A rank is one number: the total, then the tokens left (SH-4.0). 0: no token is left.
TOTAL: Final = 1024
NOT_LEFT: Final = 0


@final
class Resolution:
    """What became of the tokens of a constellation, and of the prizes. Stars are masks."""

    def __init__(self, board: Board, lying: list[Lying | None], players: int, rules: Rules) -> None:
        self.board: Final = board
        self.lying: Final = lying
        self.players: Final = players
        self.multiply: Final = rules.doubles_multiply
        self.holes = 0  # the black holes that remain
        self.doubles = 0  # the double stars that remain
        self.annihilated = 0
        self.swallowed = 0
        self.ranks: Final = [NOT_LEFT] * players
        self.coins: Final = [0] * players
        self.compensation = 0  # what the first-placed player pays to others
        # The two best ranks, and how many players have them.
        self.first = self.second = NOT_LEFT
        self.firsts = self.seconds = 0
        self._remove_tokens()
        self._add_up()
        self._rank()
        self._pay(rules.winner_pays)

    # SH-3

    def _remove_tokens(self) -> None:
        """SH-3.2: joined black holes leave together. SH-3.3: the others swallow all around them."""
        bits = self.board.bits
        holes, doubles = 0, 0
        for star, found in enumerate(self.lying):
            if found is not None:
                if found.token is HOLE:
                    holes |= bits[star]
                elif found.token is DOUBLE:
                    doubles |= bits[star]
        if holes:
            annihilated, swallowed = 0, 0
            for star, near in enumerate(self.board.near):
                if holes & bits[star]:
                    if near & holes:
                        annihilated |= bits[star]
                    else:
                        swallowed |= near
            self.annihilated = annihilated
            self.swallowed = swallowed
            self.holes = holes & ~annihilated
            doubles &= ~swallowed
        self.doubles = doubles

    def _add_up(self) -> None:
        """SH-3.5"""
        ranks, bits = self.ranks, self.board.bits
        removed, doubles = self.annihilated | self.swallowed, self.doubles
        for star, found in enumerate(self.lying):
            if found is not None and not removed & bits[star]:
                worth = found.token.value
                if doubles:
                    worth = self._doubled(worth, self.board.near[star] & doubles)
                ranks[found.seat] = ranks[found.seat] + worth * TOTAL + 1

    def _doubled(self, value: int, doubles: int) -> int:
        """SH-3.4"""
        worth = value
        while doubles:
            worth += worth if self.multiply else value
            doubles &= doubles - 1
        return worth

    # SH-4

    def _rank(self) -> None:
        """SH-4.0"""
        first, second, firsts, seconds = NOT_LEFT, NOT_LEFT, 0, 0
        for rank in self.ranks:
            if rank > first:
                second, seconds = first, firsts
                first, firsts = rank, 1
            elif rank == NOT_LEFT:
                continue
            elif rank == first:
                firsts += 1
            elif rank > second:
                second, seconds = rank, 1
            elif rank == second:
                seconds += 1
        self.first, self.firsts = first, firsts
        self.second, self.seconds = second, seconds

    def _pay(self, winner_pays: bool) -> None:
        coins, board = self.coins, self.board
        winner, per_token = -1, 0
        for seat, rank in enumerate(self.ranks):
            if rank == self.first and self.firsts == 1:
                coins[seat] = board.first  # SH-4.1
                winner = seat
            elif rank == self.second and self.firsts == 1 and self.seconds == 1:
                coins[seat] = board.second
            else:
                coins[seat] = rank % TOTAL  # SH-4.2, SH-4.4, SH-4.5; nobody left: 0, SH-4.7
                per_token += rank % TOTAL
        if winner < 0:
            return
        if self.seconds == 0:
            coins[winner] = board.first + board.second  # SH-4.6
        elif winner_pays and self.seconds == 1:
            # What the prize does not cover the reserve pays.
            self.compensation = min(per_token, board.first)
            coins[winner] = board.first - self.compensation

    # For those who want to know more

    def total(self, seat: int) -> int:
        return self.ranks[seat] // TOTAL

    def left(self, seat: int) -> int:
        """How many tokens that player has left."""
        return self.ranks[seat] % TOTAL

    def compensation_of(self, seat: int) -> int:
        """What that player pays to others out of the first prize."""
        return self.compensation if self.reason(seat) == FIRST else 0

    def has_tokens(self, seat: int) -> bool:
        """Had that player tokens here, removed ones too?"""
        for found in self.lying:
            if found is not None and found.seat == seat:
                return True
        return False

    def eaten_by(self, star: int) -> int:
        """The stars whose tokens the black hole on that star swallows."""
        return self.board.near[star] if self.holes >> star & 1 else 0

    def worth(self, star: int) -> int:
        """What the token of that star is worth; 0 if it is not left."""
        found = self.lying[star]
        if found is None or (self.annihilated | self.swallowed) >> star & 1:
            return 0
        return self._doubled(found.token.value, self.board.near[star] & self.doubles)

    def is_doubled(self, star: int) -> bool:
        """Is the token of that star left, and worth more than it shows?"""
        found = self.lying[star]
        return found is not None and self.worth(star) > found.token.value

    def reason(self, seat: int) -> str:
        """Why that player gets what it gets."""
        rank = self.ranks[seat]
        if rank == NOT_LEFT:
            return NOTHING
        if rank == self.first:
            if self.firsts > 1:
                return TIED_FIRST
            return FIRST if self.seconds else BOTH_PRIZES
        if rank == self.second and self.firsts == 1:
            return SECOND if self.seconds == 1 else TIED_SECOND
        return PER_TOKEN
