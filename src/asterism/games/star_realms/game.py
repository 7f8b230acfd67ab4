"""Star Realms as a game that can be started."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from asterism.engine.chance import Chance
from asterism.engine.encoding import Encoder
from asterism.engine.evaluation import Evaluation
from asterism.engine.game import Game
from asterism.engine.message import Message
from asterism.engine.mind import Budgets, Habit
from asterism.engine.move import Move
from asterism.engine.pack import OPTION as PACK
from asterism.engine.pack import Remark
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.games.star_realms import telling, trying
from asterism.games.star_realms.box import BOX, box_for, whole_box
from asterism.games.star_realms.box_read import NAME
from asterism.games.star_realms.card_text import card_facts
from asterism.games.star_realms.conveniences import wishes
from asterism.games.star_realms.encoding import StarRealmsEncoder
from asterism.games.star_realms.mind.buyer import BUYER
from asterism.games.star_realms.mind.evaluation import StarRealmsEvaluation
from asterism.games.star_realms.mind.levels import LEVELS
from asterism.games.star_realms.mind.weights import weights
from asterism.games.star_realms.notation import move_of_json, move_of_text, universe
from asterism.games.star_realms.options import OPTIONS, RULES, settled, terms
from asterism.games.star_realms.pack_schema import schema
from asterism.games.star_realms.partners import favours
from asterism.games.star_realms.position_read import read_position
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.scoring import sheet
from asterism.games.star_realms.setup import set_up
from asterism.games.star_realms.state import StarRealmsState
from asterism.games.star_realms.variants import VARIANTS
from asterism.games.star_realms.view import as_star_realms
from asterism.games.star_realms.view_json import read_view


@final
class StarRealmsGame(Game):
    """Two to six players: the duel and five multiplayer formats."""

    def __init__(self) -> None:
        super().__init__(NAME, (2, 3, 4, 5, 6), OPTIONS, RULES, "SR-2.1", "SR-2.12")

    def settle(self, players: int, given: dict[str, object]) -> dict[str, object]:
        self.check_players(players)
        return settled(players, given)

    def deal(
        self, players: int, options: dict[str, object], chance: Chance, observed: bool
    ) -> State:
        settled_terms = terms(players, options)
        realms = [Realm(0, [], [], [], [], []) for _ in range(players)]
        state = StarRealmsState(self, settled_terms, chance, realms)
        state.sides = settled_terms.format.sides(players, settled_terms.boss)
        if observed:
            for realm in realms:
                realm.known = []
            state.listen()
        set_up(state)
        return state

    def move(self, text: str) -> Move:
        return move_of_text(BOX, text)

    def move_from_json(self, data: object) -> Move:
        return move_of_json(BOX, data)

    def universe(self) -> list[Move]:
        return universe(BOX)

    def from_json(self, data: object) -> State:
        return read_position(self, data)

    def view_from_json(self, data: object) -> View:
        return read_view(self, data)

    def score(self, data: object) -> dict[str, object]:
        return sheet(read_position(self, data))

    def evaluation(self, weights: Mapping[str, float]) -> Evaluation:
        return StarRealmsEvaluation(weights)

    def evaluation_for(self, pack: dict[str, object], weights: Mapping[str, float]) -> Evaluation:
        whole = self.settle(self.players[0], {PACK: pack})[PACK]
        return StarRealmsEvaluation(weights, box_for(whole))

    def weights(self) -> bytes:
        return weights()

    def levels(self, view: View) -> Budgets:
        return LEVELS

    def habits(self) -> tuple[Habit, ...]:
        return (BUYER,)

    def title(self) -> Message:
        return Message("star-realms-title")

    def order(self) -> int:
        return 3

    def unit(self) -> str:
        return "odds"

    def encoding_version(self) -> int:
        return 0

    def bounds(self) -> dict[str, object]:
        """Players who know nothing can go on for ever."""
        return {"turn_limit": 200}

    def variants(self) -> dict[str, dict[str, object]]:
        return VARIANTS

    def encoder(self, players: int, options: dict[str, object]) -> Encoder:
        return StarRealmsEncoder(players, terms(players, options))

    def pieces(self, pack: dict[str, object]) -> dict[str, object]:
        return {card.code: card_facts(card) for card in whole_box(pack).cards}

    def pack_schema(self) -> dict[str, object]:
        return schema()

    def remarks(self, pack: dict[str, object]) -> list[Remark]:
        return trying.remarks(pack)

    def try_out(self, pack: dict[str, object], piece: str, seed: int) -> dict[str, object] | None:
        return trying.try_out(self, pack, piece, seed)

    def sheet_messages(self, sheet: dict[str, object]) -> list[Message]:
        return telling.sheet_messages(sheet)

    def event_message(self, event: dict[str, object], view: View) -> Message:
        return telling.event_message(event, as_star_realms(view).table.terms.box)

    def move_message(self, move: Move, view: View) -> Message:
        return telling.move_message(move, as_star_realms(view))

    def prompt_message(self, view: View) -> Message:
        return telling.prompt_message(as_star_realms(view))

    def wishes(self, view: View) -> dict[str, Move]:
        return wishes(as_star_realms(view))

    def favours(self, view: View) -> dict[str, tuple[int, Move]]:
        return {} if view.seat is None else favours(as_star_realms(view).table, view.seat)


GAME: Final = StarRealmsGame()
