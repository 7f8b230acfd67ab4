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

# A rank is compared as one number: the total, then the tokens left (SH-4.0).
TOKENS_BELOW: Final = 1 << 10
NOT_LEFT: Final = -1


@final
class Resolution:
    """What became of the tokens of a constellation, and of the prizes. Stars are masks."""

    def __init__(self, board: Board, lying: list[Lying | None], players: int, rules: Rules) -> None:
        self.board: Final = board
        self.lying: Final = lying
        self.players: Final = players
        self.annihilated = 0
        self.swallowed = 0
        self.holes = 0  # the black holes that remain
        self.doubles = 0  # the double stars that remain
        self.worths: Final = [0] * len(lying)  # by star
        self.totals: Final = [0] * players
        self.left: Final = [0] * players  # tokens that each player has left
        self.ranks: Final = [NOT_LEFT] * players
        self.coins: Final = [0] * players
        self.compensation = 0  # what the first-placed player pays to others
        self._remove_tokens()
        self._add_up(rules.doubles_multiply)
        self._pay(rules.winner_pays)

    def _remove_tokens(self) -> None:
        """SH-3.2: joined black holes leave together. SH-3.3: the others swallow all around them."""
        lying, near = self.lying, self.board.near
        holes = 0
        for star in range(len(lying)):
            found = lying[star]
            if found is None:
                continue
            if found.token is HOLE:
                holes |= 1 << star
            elif found.token is DOUBLE:
                self.doubles |= 1 << star
        if holes == 0:
            return
        annihilated, swallowed = 0, 0
        for star in range(len(lying)):
            if holes >> star & 1:
                if near[star] & holes:
                    annihilated |= 1 << star
                else:
                    swallowed |= near[star]
        self.annihilated = annihilated
        self.swallowed = swallowed
        self.holes = holes & ~annihilated
        self.doubles &= ~swallowed

    def worth(self, star: int, value: int, multiply: bool) -> int:
        """What a token of that value is worth on that star (SH-3.4)."""
        worth = value
        doubles = self.board.near[star] & self.doubles
        while doubles:
            worth += worth if multiply else value
            doubles &= doubles - 1
        return worth

    def _add_up(self, multiply: bool) -> None:
        """SH-3.5"""
        lying, totals, left = self.lying, self.totals, self.left
        removed = self.annihilated | self.swallowed
        for star in range(len(lying)):
            found = lying[star]
            if found is not None and removed >> star & 1 == 0:
                seat = found.seat
                worth = self.worth(star, found.token.value, multiply)
                self.worths[star] = worth
                totals[seat] += worth
                left[seat] += 1
        for seat in range(self.players):
            if left[seat]:
                self.ranks[seat] = totals[seat] * TOKENS_BELOW + left[seat]

    def _pay(self, winner_pays: bool) -> None:
        """SH-4"""
        ranks, left, coins = self.ranks, self.left, self.coins
        first, second = self.first_rank(), self.second_rank()
        if first == NOT_LEFT:
            return  # SH-4.7
        if second == NOT_LEFT and self.number_at(first) == 1:
            coins[ranks.index(first)] = self.board.first + self.board.second  # SH-4.6
            return
        tied_first = self.number_at(first) > 1
        tied_second = self.number_at(second) > 1
        winner = -1
        for seat in range(self.players):
            if ranks[seat] == first and not tied_first:
                coins[seat] = self.board.first
                winner = seat
            elif ranks[seat] == second and not tied_first and not tied_second:
                coins[seat] = self.board.second
            else:
                coins[seat] = left[seat]  # SH-4.2, SH-4.4, SH-4.5
                self.compensation += left[seat]
        if not winner_pays or tied_first or tied_second:
            self.compensation = 0
            return
        # What the prize does not cover the reserve pays.
        self.compensation = min(self.compensation, self.board.first)
        coins[winner] -= self.compensation

    def first_rank(self) -> int:
        return max(self.ranks)

    def second_rank(self) -> int:
        """The best rank below the first; NOT_LEFT if nobody has one."""
        first = max(self.ranks)
        second = NOT_LEFT
        for rank in self.ranks:
            if second < rank < first:
                second = rank
        return second

    def number_at(self, rank: int) -> int:
        return self.ranks.count(rank)

    def has_tokens(self, seat: int) -> bool:
        """Had that player tokens here, removed ones too?"""
        for found in self.lying:
            if found is not None and found.seat == seat:
                return True
        return False

    def eaten_by(self, star: int) -> int:
        """The stars whose tokens the black hole on that star swallows."""
        return self.board.near[star] if self.holes >> star & 1 else 0

    def is_doubled(self, star: int) -> bool:
        """Is the token of that star left, and worth more than it shows?"""
        found = self.lying[star]
        return found is not None and self.worths[star] > found.token.value

    def reason(self, seat: int) -> str:
        """Why that player gets what it gets."""
        rank = self.ranks[seat]
        if rank == NOT_LEFT:
            return NOTHING
        first, second = self.first_rank(), self.second_rank()
        if rank == first:
            if self.number_at(first) > 1:
                return TIED_FIRST
            return BOTH_PRIZES if second == NOT_LEFT else FIRST
        if rank == second and self.number_at(first) == 1:
            return SECOND if self.number_at(second) == 1 else TIED_SECOND
        return PER_TOKEN
