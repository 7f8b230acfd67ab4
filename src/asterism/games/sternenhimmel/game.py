"""Sternenhimmel as a game that can be started."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from asterism.engine.chance import Chance
from asterism.engine.encoding import Encoder
from asterism.engine.evaluation import Evaluation, check_weights
from asterism.engine.game import Game
from asterism.engine.message import Message
from asterism.engine.mind import Budgets
from asterism.engine.move import Move
from asterism.engine.outcome import REASON_IDS
from asterism.engine.pack import Remark
from asterism.engine.reading import as_object
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.games.sternenhimmel import telling, trying
from asterism.games.sternenhimmel.board_sets import read_set
from asterism.games.sternenhimmel.box import BOX, NAME, OURS
from asterism.games.sternenhimmel.encoding import SternenhimmelEncoder
from asterism.games.sternenhimmel.knowledge import fresh_memory
from asterism.games.sternenhimmel.mind.evaluation import NAMES, SternenhimmelEvaluation
from asterism.games.sternenhimmel.mind.levels import LEVELS
from asterism.games.sternenhimmel.mind.weights import weights
from asterism.games.sternenhimmel.moves import find_put, read_move
from asterism.games.sternenhimmel.options import OPTIONS, Rules, check_one_set
from asterism.games.sternenhimmel.pack_schema import schema
from asterism.games.sternenhimmel.position_read import read_game, read_position
from asterism.games.sternenhimmel.scoring import game_sheet, read_constellation, sheet
from asterism.games.sternenhimmel.state import Chart, SternenhimmelState
from asterism.games.sternenhimmel.variants import VARIANTS
from asterism.games.sternenhimmel.view import SternenhimmelView
from asterism.games.sternenhimmel.view_json import read_view

ORIGINAL_ID: Final = "sternenhimmel-preset-original"


@final
class SternenhimmelGame(Game):
    """Three to five players bluff on twelve constellations."""

    def __init__(self) -> None:
        super().__init__(NAME, (3, 4, 5), OPTIONS, 1, "SH-2.2", "SH-5.3")

    def settle(self, players: int, given: dict[str, object]) -> dict[str, object]:
        settled = super().settle(players, given)
        check_one_set(settled)
        return settled

    def deal(
        self, players: int, options: dict[str, object], chance: Chance, observed: bool
    ) -> State:
        rules = Rules(options)
        sky: list[Chart | None] = []
        hands = [rules.tokens.full] * players
        pile = rules.boards.boards[:]
        state = SternenhimmelState(self, chance, rules, hands, [0] * players, sky, pile)
        if observed:
            state.memory = fresh_memory(players, rules.tokens)
            state.listen()
        state.set_up()
        return state

    def move(self, text: str) -> Move:
        return read_move(text)

    def move_from_json(self, data: object) -> Move:
        fields = as_object(data, "move")
        if fields.get("type") != "put" or len(fields) != 4:
            raise ValueError(
                'move: expected {"type": "put", "token": ..., "board": ..., "star": ...}'
            )
        return find_put(fields.get("token"), fields.get("board"), fields.get("star"))

    def universe(self) -> list[Move]:
        """All on the stars of our own boards."""
        puts: list[Move] = []
        for board in _all.boards:
            for star in board.stars:
                puts += [star.put_of(token) for token in BOX.tokens.kinds]
        return puts

    def from_json(self, data: object) -> State:
        return read_position(self, data)

    def view_from_json(self, data: object) -> View:
        return read_view(self, data)

    def evaluation(self, weights: Mapping[str, float]) -> Evaluation:
        return SternenhimmelEvaluation(check_weights(NAMES, weights))

    def weights(self) -> bytes:
        return weights()

    def levels(self, view: View) -> Budgets:
        return LEVELS

    def title(self) -> Message:
        return Message("sternenhimmel-title")

    def order(self) -> int:
        return 2

    def unit(self) -> str:
        return "coins"

    def encoding_version(self) -> int:
        return 0

    def presets(self) -> dict[str, dict[str, object]]:
        return {ORIGINAL_ID: {"compensation": "winner"}}

    def variants(self) -> dict[str, dict[str, object]]:
        return VARIANTS

    def encoder(self, players: int, options: dict[str, object]) -> Encoder:
        self.settle(players, options)
        return SternenhimmelEncoder(players, Rules(options))

    def pack_schema(self) -> dict[str, object]:
        return schema()

    def remarks(self, pack: dict[str, object]) -> list[Remark]:
        return trying.remarks(pack)

    def try_out(self, pack: dict[str, object], piece: str, seed: int) -> dict[str, object] | None:
        return trying.try_out(self, pack, piece, seed)

    # Scoring: a full constellation by itself, or a whole position (then the coins decide).

    def score(self, data: object) -> dict[str, object]:
        position = as_object(data, "position")
        read_game(position, "position")
        if "board" in position:
            return sheet(read_constellation(self, position))
        return game_sheet(read_position(self, position))

    def explain(self, data: object) -> list[Message]:
        position = as_object(data, "position")
        if "board" in position:
            read_game(position, "position")
            return telling.resolution_messages(read_constellation(self, position))
        state = read_position(self, position)
        lines = telling.game_messages(game_sheet(state))
        outcome = state.outcome
        if outcome is not None:
            lines[-1] = Message(REASON_IDS[outcome.reason], winners=list(outcome.winners))
        return lines

    def sheet_messages(self, sheet: dict[str, object]) -> list[Message]:
        return telling.sheet_messages(sheet)

    def event_message(self, event: dict[str, object], view: View) -> Message:
        return telling.event_message(event, cast(SternenhimmelView, view))

    def move_message(self, move: Move, view: View) -> Message:
        return telling.move_message(move, cast(SternenhimmelView, view))

    def prompt_message(self, view: View) -> Message:
        return telling.prompt_message(cast(SternenhimmelView, view))


# The boards of our own, the spare one too.
_all: Final = read_set({"boards": list(OURS)})
GAME: Final = SternenhimmelGame()
