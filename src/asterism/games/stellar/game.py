"""Stellar as a game that can be started."""

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
from asterism.engine.outcome import Outcome
from asterism.engine.pack import Remark
from asterism.engine.reading import as_int, as_list, as_object, as_outcome, only
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.games.stellar import telling, trying
from asterism.games.stellar.box import BOX, NAME
from asterism.games.stellar.cards import Card
from asterism.games.stellar.encoding import ENCODER, StellarEncoder
from asterism.games.stellar.mind.evaluation import NAMES, StellarEvaluation
from asterism.games.stellar.mind.levels import LEVELS
from asterism.games.stellar.mind.weights import weights
from asterism.games.stellar.moves import ALL_MOVES, BY_TEXT, universe_of
from asterism.games.stellar.options import OPTIONS, TURNS, Rules, check_stars
from asterism.games.stellar.pack_schema import schema
from asterism.games.stellar.position_check import check_copies, lying_open
from asterism.games.stellar.position_read import (
    PLAYER_FIELDS,
    POSITION_FIELDS,
    read_cards,
    read_position,
    read_telescope,
)
from asterism.games.stellar.scoring import sheet
from asterism.games.stellar.state import new_table
from asterism.games.stellar.telescope import Telescope
from asterism.games.stellar.variants import VARIANTS
from asterism.games.stellar.view import StellarView
from asterism.games.stellar.view_json import read_view


def is_finished(position: dict[str, object], outcome: Outcome | None) -> bool:
    """May a sheet say who wins? Not if the position tells of turns or cards still to be played."""
    if outcome is not None:
        return outcome.reason != "resignation"
    if "step" in position or as_int(position.get("turn", TURNS), "position.turn", 0, TURNS) < TURNS:
        return False
    players = [as_object(player, "player") for player in as_list(position["players"], "players")]
    return not any(player.get("hand") for player in players)


@final
class StellarGame(Game):
    """Two players, a telescope and a notebook each."""

    def __init__(self) -> None:
        super().__init__(NAME, (2,), OPTIONS, 1, "ST-3.1", "ST-6.1")

    def settle(self, players: int, given: dict[str, object]) -> dict[str, object]:
        settled = super().settle(players, given)
        check_stars(settled)
        return settled

    def deal(
        self, players: int, options: dict[str, object], chance: Chance, observed: bool
    ) -> State:
        state = new_table(self, chance, Rules(options, self.settle(players, options)), observed)
        if observed:
            state.listen()
        state.deal_starters()
        return state

    def move(self, text: str) -> Move:
        words = text.replace("6/0", "6").split()
        if len(words) == 2 and words[0] == "place":
            words.append("up")
        plain = " ".join(words)
        if plain not in BY_TEXT:
            raise ValueError(
                f"{text!r} is not a move: they look like take 3, play P3 telescope, place 4 down, "
                "start P3, renew, keep, last P3"
            )
        return BY_TEXT[plain]

    def move_from_json(self, data: object) -> Move:
        for move in ALL_MOVES:
            if move.to_json() == data:
                return move
        raise ValueError(f"{data!r} is not a move of stellar")

    def universe(self) -> list[Move]:
        return universe_of(BOX.starters)

    def from_json(self, data: object) -> State:
        return read_position(self, data)

    def view_from_json(self, data: object) -> View:
        return read_view(self, data)

    def score(self, data: object) -> dict[str, object]:
        """The score sheet of a position. Telescopes and notebooks are enough: then it is scored as
        it lies, unless it says that the game is not over.
        """
        position = as_object(data, "position")
        only(position, "position", POSITION_FIELDS)
        if position.get("game", "stellar") != "stellar":
            raise ValueError(f"position.game: this is stellar, not {position['game']!r}")
        given = as_object(position.get("options", {}), "position.options")
        rules = Rules(given, self.settle(2, given))
        telescopes: list[Telescope] = []
        notebooks: list[list[Card]] = []
        for seat, item in enumerate(as_list(position.get("players"), "position.players", 2)):
            where = f"position.players[{seat}]"
            player = as_object(item, where)
            only(player, where, PLAYER_FIELDS)
            telescopes.append(
                read_telescope(player.get("telescope", {}), f"{where}.telescope", unseen=True)
            )
            notebooks.append(read_cards(player.get("notebook", []), f"{where}.notebook"))
        check_copies(lying_open(telescopes, notebooks), rules.box)
        outcome = as_outcome(position.get("outcome"), "position.outcome", 2)
        found = sheet(telescopes, notebooks, rules.stars, explained=True)
        if outcome is not None:
            found["winners"] = list(outcome.winners)
        found["finished"] = is_finished(position, outcome)
        return found

    def evaluation(self, weights: Mapping[str, float]) -> Evaluation:
        return StellarEvaluation(check_weights(NAMES, weights))

    def weights(self) -> bytes:
        return weights()

    def levels(self, view: View) -> Budgets:
        return LEVELS

    def title(self) -> Message:
        return Message("stellar-title")

    def order(self) -> int:
        return 1

    def unit(self) -> str:
        return "points"

    def encoding_version(self) -> int:
        return 0

    def variants(self) -> dict[str, dict[str, object]]:
        return VARIANTS

    def encoder(self, players: int, options: dict[str, object]) -> Encoder:
        box = Rules(options, self.settle(players, options)).box
        return ENCODER if box is BOX else StellarEncoder(box)

    def pack_schema(self) -> dict[str, object]:
        return schema()

    def remarks(self, pack: dict[str, object]) -> list[Remark]:
        return trying.remarks(pack)

    def try_out(self, pack: dict[str, object], piece: str, seed: int) -> dict[str, object] | None:
        return trying.try_out(self, pack, piece, seed)

    def explain(self, data: object) -> list[Message]:
        lines = self.sheet_messages(self.score(data))
        outcome = as_outcome(as_object(data, "position").get("outcome"), "position.outcome", 2)
        if outcome is not None and outcome.reason == "resignation":
            lines.append(Message("engine-outcome-resignation", winners=list(outcome.winners)))
        return lines

    def sheet_messages(self, sheet: dict[str, object]) -> list[Message]:
        return telling.sheet_messages(sheet)

    def event_message(self, event: dict[str, object], view: View) -> Message:
        return telling.event_message(event)

    def move_message(self, move: Move, view: View) -> Message:
        return telling.move_message(move, cast(StellarView, view))

    def prompt_message(self, view: View) -> Message:
        return telling.prompt_message(cast(StellarView, view))


GAME: Final = StellarGame()
