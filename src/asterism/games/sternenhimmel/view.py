"""What a seat of Sternenhimmel knows.

A view holds a table on which only those tokens lie that the seat knows: it is filled from a
whitelist, and instead of others' face-down tokens lie unknown ones. What can be told about them is
in the memory.
"""

from __future__ import annotations

from typing import Final, final

from asterism.engine.chance import Quick, Seeded
from asterism.engine.game import Game
from asterism.engine.move import Move
from asterism.engine.options import copied
from asterism.engine.view import View
from asterism.games.sternenhimmel.boards import Board
from asterism.games.sternenhimmel.box import NAME
from asterism.games.sternenhimmel.knowledge import Memory
from asterism.games.sternenhimmel.moves import Put
from asterism.games.sternenhimmel.position_write import face_down_json
from asterism.games.sternenhimmel.resolution import Resolution
from asterism.games.sternenhimmel.state import Chart, SternenhimmelState
from asterism.games.sternenhimmel.tokens import LYING, UNKNOWN

NO_CHANCE: Final = Seeded(0)  # a view's table is never played on


@final
class SternenhimmelView(View):
    """The table as one seat sees it, and the memory of the table."""

    def __init__(
        self,
        game: Game,
        seat: int | None,
        table: SternenhimmelState,
        memory: Memory,
        held: list[int],
        pile: list[Board],
    ) -> None:
        super().__init__(game, seat)
        self.table: Final = table
        self.memory: Final = memory
        self.held: Final = held  # how many tokens each hand holds
        self.pile: Final = pile  # what is in the pile, in the order of the set

    @property
    def seats(self) -> tuple[int, ...]:
        return self.table.waiting

    def legal_moves(self) -> list[Move]:
        if self.seat is None or self.seat not in self.table.waiting:
            return []
        return self.table.options_of(self.seat)[:]

    # Imagining the rest

    def sample(self, seed: int) -> SternenhimmelState:
        chance = Quick(seed)
        state = self.table.copy()
        state.chance = chance
        state.open = None
        pile = state.pile
        pile += self.pile
        chance.shuffle(pile)
        for player in range(state.players):
            if player != self.seat:
                self._deal(state, player, chance)
        return state

    def _deal(self, state: SternenhimmelState, player: int, chance: Quick) -> None:
        """Give a player's face-down places and hand the tokens that cannot be seen."""
        unseen, units = self.memory.players[player], state.rules.units
        hand = unseen.hidden()
        dealt = unseen.deal(chance)
        for at in range(len(dealt)):
            place, token = unseen.face_down[at], dealt[at]
            chart = state.sky[state.place_of(place.star)]
            assert chart is not None
            chart.lying[chart.board.number_of(place.star)] = LYING[player][token.index]
            hand -= units[token.index]
        state.hands[player] = hand

    # Thinking ahead

    def preview(self, move: Move | str) -> dict[str, object]:
        """Does the token lie face down, is the constellation full then, and what does that pay?
        If that depends on tokens which this seat does not know, it is not `certain` and not told.
        """
        chosen = move if isinstance(move, Move) else self.game.move(move)
        table, seat = self.table, self.seat
        if seat is None:
            raise ValueError("a spectator has nothing to decide: only a seat's view has previews")
        table.deciding(seat)
        if not isinstance(chosen, Put) or chosen not in self.legal_moves():
            raise table.refusal(chosen, seat)
        chart = table.sky[table.place_of(chosen.star)]
        assert chart is not None
        number = chart.board.number_of(chosen.star)
        completes = len(chart.free) == 1
        scores = [0] * table.players
        certain = not completes or is_known(chart)
        if completes and certain:
            lying = chart.lying[:]
            lying[number] = LYING[seat][chosen.token.index]
            scores = Resolution(chart.board, lying, table.players, table.rules).coins
        return {
            "scores": scores,
            "certain": certain,
            "face_down": chart.board.large[number],
            "completes": completes,
        }

    # JSON

    def to_json(self) -> dict[str, object]:
        table = self.table
        return {
            "game": NAME,
            "seat": self.seat,
            "options": copied(table.rules.given),
            "players": [self._player_json(player) for player in range(table.players)],
            "sky": [None if chart is None else chart_json(chart) for chart in table.sky],
            "pile": [board.code for board in self.pile],
            "seats": list(table.waiting),
            "outcome": None if table.outcome is None else table.outcome.to_json(),
        }

    def _player_json(self, player: int) -> dict[str, object]:
        unseen, tokens = self.memory.players[player], self.table.rules.tokens
        face_down: list[object] = []
        for place in unseen.face_down:
            can_be = [token.code for token in unseen.can_be(place.star)]
            face_down.append({**face_down_json(place, tokens), "can_be": can_be})
        return {
            "coins": self.table.coins[player],
            "held": self.held[player],
            "hand": tokens.codes_of(self.table.hands[player]) if player == self.seat else None,
            "may_hold": [token.code for token in unseen.may_hold(self.held[player])],
            "unseen": tokens.codes_of(unseen.hidden()),
            "face_down": face_down,
            "resigned": bool(self.table.resigned >> player & 1),
        }


def is_known(chart: Chart) -> bool:
    """Does the viewer know all tokens that lie there?"""
    for found in chart.lying:
        if found is not None and found.token is UNKNOWN:
            return False
    return True


def chart_json(chart: Chart) -> dict[str, object]:
    """A constellation as the viewer sees it; the token of somebody else's face-down one is null."""
    tokens: dict[str, object] = {}
    for number, found in enumerate(chart.lying):
        if found is not None:
            tokens[chart.board.stars[number].id] = {
                "seat": found.seat,
                "token": None if found.token is UNKNOWN else found.token.code,
                "face_down": chart.board.large[number],
            }
    return {"board": chart.board.code, "tokens": tokens}


def view_of(state: SternenhimmelState, seat: int | None) -> SternenhimmelView:
    """Put on a new table what the seat sees of this one."""
    if state.memory is None:
        raise ValueError("this position keeps no knowledge: a started or loaded game has views")
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there is no seat {seat}: seats are 0 to {state.players - 1}")
    memory = state.memory.copy()
    sky: list[Chart | None] = []
    for chart in state.sky:
        sky.append(None if chart is None else seen_chart(chart, seat))
    sizes = state.rules.tokens.sizes
    held: list[int] = []
    hands: list[int] = []
    for player in range(state.players):
        held.append(sizes[state.hands[player]])
        hands.append(state.hands[player] if player == seat else 0)
    table = SternenhimmelState(state.game, NO_CHANCE, state.rules, hands, state.coins[:], sky, [])
    table.resigned = state.resigned
    table.free = state.free
    table.waiting = state.waiting
    table.outcome = state.outcome
    if state.waiting and state.waiting[0] == seat:
        table.open = state.open
    pile = in_order(state.pile, state.rules.boards.boards)
    return SternenhimmelView(state.game, seat, table, memory, held, pile)


def in_order(pile: list[Board], boards: list[Board]) -> list[Board]:
    """The boards of a pile in the order of the set, which tells nothing of theirs."""
    there = 0
    for board in pile:
        there |= 1 << board.order
    return [board for board in boards if there >> board.order & 1]


def seen_chart(chart: Chart, seat: int | None) -> Chart:
    """A constellation with unknown tokens in place of others' face-down ones."""
    board = chart.board
    lying = chart.lying[:]
    for number in range(len(lying)):
        found = lying[number]
        if found is not None and board.large[number] and found.seat != seat:
            lying[number] = LYING[found.seat][UNKNOWN.index]
    return Chart(board, lying, chart.free[:])
