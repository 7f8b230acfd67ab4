"""A position of Sternenhimmel, and how a turn goes (SH-2, SH-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.chance import Chance, Quick
from asterism.engine.errors import IllegalMove
from asterism.engine.game import Game
from asterism.engine.log import Log
from asterism.engine.move import Move
from asterism.engine.outcome import Outcome, by_score
from asterism.engine.state import NOBODY, State
from asterism.games.sternenhimmel import events
from asterism.games.sternenhimmel.boards import Board
from asterism.games.sternenhimmel.knowledge import Memory
from asterism.games.sternenhimmel.moves import Put, Star
from asterism.games.sternenhimmel.options import Rules
from asterism.games.sternenhimmel.refusals import refuse
from asterism.games.sternenhimmel.resolution import Resolution
from asterism.games.sternenhimmel.scoring import tell_resolution
from asterism.games.sternenhimmel.tokens import LYING, Lying, Token

if TYPE_CHECKING:
    from asterism.games.sternenhimmel.view import SternenhimmelView

ONLY: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,), (4,)]
STUCK: Final = "stuck"
GAVE_UP: Final = -1  # the score of whoever resigned: behind everybody else


@final
class Chart:
    """A constellation in play, with the tokens that lie on it."""

    def __init__(self, board: Board, lying: list[Lying | None], free: list[Star]) -> None:
        self.board: Final = board
        self.lying: Final = lying  # by the number of the star
        self.free: Final = free  # in the board's order

    def copy(self) -> Chart:
        return Chart(self.board, self.lying[:], self.free[:])

    def cover(self, star: Star) -> None:
        """A star is no longer free."""
        for at, free in enumerate(self.free):
            if free is star:
                self.free.pop(at)
                return


def empty_chart(board: Board) -> Chart:
    lying: list[Lying | None] = [None] * len(board.stars)
    return Chart(board, lying, board.stars[:])


def list_options(kinds: list[Token], sky: list[Chart | None]) -> list[Move]:
    """Every one of these tokens on every free star (SH-2.3)."""
    stars: list[Star] = []
    for chart in sky:
        if chart is not None:
            stars += chart.free
    options: list[Move] = []
    for token in kinds:
        for star in stars:
            options.append(star.puts[token.index])
    return options


@final
class SternenhimmelState(State):
    """The constellations in play, the pile, hands and coins."""

    def __init__(
        self,
        game: Game,
        chance: Chance,
        rules: Rules,
        hands: list[int],
        coins: list[int],
        sky: list[Chart | None],
        pile: list[Board],
    ) -> None:
        super().__init__(game, len(hands), chance)
        self.rules: Final = rules
        self.hands: Final = hands
        self.coins: Final = coins
        self.sky: Final = sky
        self.pile: Final = pile  # the top is the last
        self.resigned = 0  # a mask of seats
        self.free = 0  # free stars in play
        self.open: list[Move] | None = None  # the legal moves, once somebody asked
        self.memory: Memory | None = None

    def copy(self) -> SternenhimmelState:
        sky: list[Chart | None] = []
        for chart in self.sky:
            sky.append(None if chart is None else chart.copy())
        twin = SternenhimmelState(
            self.game,
            self.chance.copy(),
            self.rules,
            self.hands[:],
            self.coins[:],
            sky,
            self.pile[:],
        )
        twin.resigned = self.resigned
        twin.free = self.free
        twin.open = self.open
        twin.waiting = self.waiting
        twin.outcome = self.outcome
        twin.log = self.log
        if self.memory is not None:
            twin.memory = self.memory.copy()
        return twin

    # Setup

    def set_up(self) -> None:
        """SH-2.1, SH-2.2"""
        self.chance.shuffle(self.pile)
        for place in range(self.rules.in_play[self.players]):
            self.sky.append(None)
            self.uncover(place)
        start_player = self.rules.start_player
        first = start_player if isinstance(start_player, int) else self.chance.pick(self.players)
        if self.heard is not None:
            self.tell(events.START_PLAYER, first, [])
        self.waiting = ONLY[first]

    def uncover(self, place: int) -> None:
        """The next constellation of the pile takes a place in the sky."""
        board = self.chance.draw(self.pile)
        self.sky[place] = empty_chart(board)
        self.free += len(board.stars)
        if self.heard is not None:
            self.tell(events.UNCOVERED, -1, [board.code, "pile", f"sky.{place}"])

    # A turn

    def options_of(self, seat: int) -> list[Move]:
        if self.open is None:
            kinds = self.rules.tokens.kinds_in[self.hands[seat]]
            self.open = list_options(kinds, self.sky)
        return self.open

    def random_option(self, seat: int, chance: Quick) -> Move:
        """The same as picking from the list of options, without making it."""
        kinds = self.rules.tokens.kinds_in[self.hands[seat]]
        free = self.free
        pick = chance.below(len(kinds) * free)
        token = kinds[pick // free]
        pick %= free
        for chart in self.sky:
            if chart is not None:
                if pick < len(chart.free):
                    return chart.free[pick].puts[token.index]
                pick -= len(chart.free)
        raise AssertionError("there are as many free stars as were counted")

    def put(self, seat: int, token: Token, star: Star) -> None:
        """SH-2.3, SH-2.4"""
        place = self.place_of(star)
        chart = self.sky[place]
        assert chart is not None
        number = chart.board.number_of(star)
        self.hands[seat] = self.hands[seat] - self.rules.units[token.index]
        chart.lying[number] = LYING[seat][token.index]
        chart.cover(star)
        self.free -= 1
        if self.memory is not None:
            self.notice(seat, token, star, chart.board.large[number])
        if not chart.free:
            self.score(place, chart, seat)
        if self.outcome is None:
            self.pass_turn(seat)

    def place_of(self, star: Star) -> int:
        """Where in the sky the constellation of a star is; -1 if it is not in play."""
        for place, chart in enumerate(self.sky):
            if chart is not None and chart.board.code == star.board:
                return place
        return -1

    def notice(self, seat: int, token: Token, star: Star, face_down: bool) -> None:
        """What the table sees of a token that was put."""
        assert self.memory is not None
        if face_down:
            self.memory.players[seat].hid(star)
        else:
            self.memory.players[seat].showed(token)
        type = events.PUT_UNSEEN if face_down else events.PUT
        self.tell(type, seat, [token.code, f"hand.{seat}", f"star.{star.name}", face_down])

    def pass_turn(self, seat: int) -> None:
        """Clockwise to the next player who has a token (SH-2.2, SH-2.5, SH-5.2). If nobody has
        one, the game is stuck and ends (SH-5.3).
        """
        self.open = None
        last = seat
        for _ in range(self.players):
            seat = seat + 1 if seat + 1 < self.players else 0
            if self.hands[seat] != 0 and not self.resigned >> seat & 1:
                self.waiting = ONLY[seat]
                if self.heard is not None:
                    self.tell_skipped(last, seat)
                return
        if self.heard is not None:
            self.tell(events.STUCK, -1, [])
        self.end(by_score(self.scores(), STUCK))

    def tell_skipped(self, last: int, seat: int) -> None:
        """Between the last player and the next sit those who have no token, or have resigned."""
        other = (last + 1) % self.players
        while other != seat:
            if not self.resigned >> other & 1:
                self.tell(events.SKIPPED, other, [])
            other = (other + 1) % self.players

    # A full constellation

    def score(self, place: int, chart: Chart, seat: int) -> None:
        """Reveal, resolve, pay, tokens back, new board (SH-5.1)."""
        result = Resolution(chart.board, chart.lying, self.players, self.rules)
        if self.heard is not None:
            self.tell(events.COMPLETED, seat, [chart.board.code])
        if self.memory is not None:
            self.turn_up(chart)
        if self.heard is not None:
            tell_resolution(self, result)
        for player, coins in enumerate(result.coins):
            self.coins[player] = self.coins[player] + coins
        units = self.rules.units
        for found in chart.lying:
            if found is not None:
                self.hands[found.seat] = self.hands[found.seat] + units[found.token.index]
        if self.memory is not None:
            self.hand_back(chart)
        self.sky[place] = None
        if self.heard is not None:
            self.tell(events.SCORED, -1, [chart.board.code, f"sky.{place}", "scored"])
        if self.pile:
            self.uncover(place)
        elif self.free == 0:
            self.end(by_score(self.scores()))  # SH-5.3

    def turn_up(self, chart: Chart) -> None:
        """SH-3.1"""
        assert self.memory is not None
        for number, star in enumerate(chart.board.stars):
            found = chart.lying[number]
            if found is not None and chart.board.large[number]:
                self.memory.players[found.seat].turned_up(star, found.token)
                at = f"star.{star.name}"
                self.tell(events.TURNED_UP, found.seat, [found.token.code, at, at])

    def hand_back(self, chart: Chart) -> None:
        """What the table sees of the tokens going back."""
        assert self.memory is not None
        for number, star in enumerate(chart.board.stars):
            found = chart.lying[number]
            if found is not None:
                self.memory.players[found.seat].returned(found.token)
                source, target = f"star.{star.name}", f"hand.{found.seat}"
                self.tell(events.RETURNED, found.seat, [found.token.code, source, target])

    def end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.waiting = NOBODY
        self.open = None
        if self.heard is not None:
            self.tell(events.ENDED, -1, [list(outcome.scores), list(outcome.winners)])

    # Standing, refusing, resigning, taking back

    def scores(self) -> tuple[int, ...]:
        return tuple(
            [
                GAVE_UP if self.resigned >> seat & 1 else self.coins[seat]
                for seat in range(self.players)
            ]
        )

    def estimate(self, seat: int) -> float:
        """Coins, and of what each constellation would pay as it lies a share: how full it is."""
        standing = [float(coins) for coins in self.coins]
        for chart in self.sky:
            if chart is not None:
                stars = len(chart.lying)
                share = (stars - len(chart.free)) / stars
                result = Resolution(chart.board, chart.lying, self.players, self.rules)
                for player in range(self.players):
                    standing[player] += share * result.coins[player]
        own = standing[seat]
        best = -1.0
        for player in range(self.players):
            if player != seat and standing[player] > best:
                best = standing[player]
        return own - best

    def as_seen(self, move: Move, seat: int, viewer: int) -> Move:
        """Others do not see a token that goes on a large star, unless it is the last star: then
        all tokens of the constellation are turned up (SH-2.4, SH-3.1).
        """
        if viewer == seat or not isinstance(move, Put):
            return move
        chart = self.sky[self.place_of(move.star)]
        assert chart is not None
        if len(chart.free) > 1 and chart.board.large[chart.board.number_of(move.star)]:
            return move.star.unseen
        return move

    def refusal(self, move: Move, seat: int) -> IllegalMove:
        return refuse(self, move)

    def is_out(self, seat: int) -> bool:
        return bool(self.resigned >> seat & 1)

    def give_up(self, seat: int) -> None:
        """The seat plays no more and ends behind all others; its tokens stay where they are."""
        self.resigned |= 1 << seat
        if self.heard is not None:
            self.tell(events.RESIGNED, seat, [])
        left = [other for other in range(self.players) if not self.resigned >> other & 1]
        if len(left) == 1:
            self.end(Outcome(self.scores(), (left[0],), "resignation"))
        elif self.waiting == ONLY[seat]:
            self.pass_turn(seat)

    def remember(self, undone: list[Log], seat: int) -> None:
        if self.memory is not None:
            self.memory.recall(undone, seat)

    def view(self, seat: int | None) -> SternenhimmelView:
        from asterism.games.sternenhimmel.view import view_of

        return view_of(self, seat)

    def to_json(self) -> dict[str, object]:
        from asterism.games.sternenhimmel.position_write import position_json

        return position_json(self)
