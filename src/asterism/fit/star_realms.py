"""How Star Realms is learned: what each card of the box is worth, early and late in a game.

The players of a duel follow their habits (the game's mind/policy.py) after the weights at the
start, or are any bot; now and then they buy anything, so that every card is tried. Every third turn
or so gives a row: whose cards are how thick in the hand that is drawn, which bases stand, the lead
in authority, who is on turn. Logistic regression makes of it what each of them adds to the
logarithm of the odds to win.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from asterism import Game, Move, Quick, bot
from asterism.arena.table import MOST_DECISIONS, bot_seed, choice
from asterism.bots.knowledge import known_about
from asterism.fit.regression import WIN, Row
from asterism.fit.way import DIGITS, Way
from asterism.games.star_realms.box import BOX, Box, box_for
from asterism.games.star_realms.mind.evaluation import AUTHORITY, Judged, StarRealmsEvaluation
from asterism.games.star_realms.mind.policy import next_move
from asterism.games.star_realms.mind.priorities import Taste
from asterism.games.star_realms.moves import Acquire
from asterism.games.star_realms.state import StarRealmsState

HABIT = "habit"  # instead of a bot: nobody searches
CURIOUS = 25  # of a hundred purchases so many are any
OPENING = 4  # the first turns tell nothing yet
ONE_OF = 3  # turns
TEMPO = "tempo"
TERMS_OF_TIME = ("authority", "floor")  # they have weights early and late, like cards

Chooser = Callable[[int], Move]


class StarRealmsWay(Way):
    """Enough duels to meet every card: they are fast, nobody searches."""

    bot = HABIT
    rival = "ismcts:16"
    games = 4000
    match = 200
    players = 2

    def __init__(self, game: Game, pack: dict[str, object] | None = None) -> None:
        super().__init__(game, pack)
        self.box: Box = BOX if self.pack is None else box_for(self.pack)
        kinds = self.box.cards
        for code in TERMS_OF_TIME:
            if code in self.box.by_code:
                raise ValueError(f"a card called {code!r} cannot be told from that term; rename it")
        self.names = [
            *[f"{card.code}.early" for card in kinds],
            *[f"{card.code}.late" for card in kinds],
            *[f"{card.code}.standing" for card in kinds if not card.is_ship],
            *AUTHORITY,
            TEMPO,
        ]
        self.late = len(kinds)
        self.standing = {
            card.code: self.names.index(f"{card.code}.standing")
            for card in kinds
            if not card.is_ship
        }
        self.authority = self.names.index(AUTHORITY[0])
        self.tempo = self.names.index(TEMPO)

    @property
    def target(self) -> str:
        return WIN

    # The weights.

    def usual(self) -> dict[str, float]:
        """The rulebook's cards as they are known, the others by what they do."""
        weights = known_about(self.game)[0].weights
        judged = Judged(self.box, weights, BOX)
        codes = tuple(f"{card.code}." for card in BOX.cards)
        found = {name: weight for name, weight in weights.items() if not name.startswith(codes)}
        for card in self.box.cards:
            found[f"{card.code}.early"] = round(judged.early[card.index], DIGITS)
            found[f"{card.code}.late"] = round(judged.late[card.index], DIGITS)
            if not card.is_ship:
                found[f"{card.code}.standing"] = round(judged.standing[card.index], DIGITS)
        return found

    def columns(self, weights: Mapping[str, float]) -> list[float]:
        return [weights[name] for name in self.names]

    def named(self, columns: list[float], weights: Mapping[str, float]) -> dict[str, float]:
        learned = {name: round(one, DIGITS) for name, one in zip(self.names, columns, strict=True)}
        return {**weights, **learned}

    # The games.

    def play(self, players: int, spec: str, seed: int, weights: Mapping[str, float]) -> list[Row]:
        evaluation = self.evaluation(weights)
        assert isinstance(evaluation, StarRealmsEvaluation)
        taste = evaluation.judge(self.box).taste
        chance = Quick(seed)
        if spec == HABIT:
            dealt = self.game.deal(players, dict(self.options), chance, False)
            bots = []
        else:
            dealt = self.game.start(players, seed, dict(self.options))
            bots = [bot(spec, bot_seed(seed, seat)) for seat in range(players)]
        assert isinstance(dealt, StarRealmsState)
        state = dealt

        def chosen(seat: int) -> Move:
            if not bots:
                return next_move(state, seat, taste)
            return choice(bots[seat], state.view(seat), seed, state.ply)

        try:
            seen = self._follow(state, chosen, taste, chance)
        finally:
            for player in bots:
                player.close()
        end = state.outcome
        if end is None or not end.winners:
            return []
        return [
            Row(
                list(found),
                [round(value, DIGITS) for value in found.values()],
                1.0 if seat in end.winners else 0.0,
            )
            for found, seat in seen
        ]

    def _follow(
        self, state: StarRealmsState, chosen: Chooser, taste: Taste, chance: Quick
    ) -> list[tuple[dict[int, float], int]]:
        """Play to the end; what whoever was on turn had, at the beginning of some turns."""
        seen: list[tuple[dict[int, float], int]] = []
        turn = OPENING
        for _ in range(MOST_DECISIONS):
            if not state.waiting:
                break
            seat = state.waiting[0]
            if state.turn_number > turn and not state.questions:
                turn = state.turn_number
                if chance.below(ONE_OF) == 0:
                    seen.append((self.terms_of(state, seat, taste.lateness(state)), seat))
            move = curious(state, seat, chosen(seat), chance)
            if state.log is None:
                move.apply(state, seat)
            else:
                state.play(move, seat)
        return seen

    def terms_of(self, state: StarRealmsState, seat: int, late: float) -> dict[int, float]:
        found: dict[int, float] = {}

        def add(place: int, value: float) -> None:
            found[place] = found.get(place, 0.0) + value

        for owner, realm in enumerate(state.realms):
            sign = 1.0 if owner == seat else -1.0
            cards = realm.hand + realm.deck + realm.discard
            each = sign * self.box.hand / max(len(cards), self.box.hand)
            for card in cards:
                add(card.index, each * (1.0 - late))
                add(self.late + card.index, each * late)
            for base in realm.bases:
                add(self.standing[base.card.code], sign)
            add(self.authority, sign * realm.authority / 10 * (1.0 - late))
            add(self.authority + 1, sign * realm.authority / 10 * late)
        add(self.tempo, 1.0)
        return {place: value for place, value in found.items() if value}


def curious(state: StarRealmsState, seat: int, move: Move, chance: Quick) -> Move:
    """The move that was chosen; but some purchases are any that can be paid."""
    if isinstance(move, Acquire) and chance.below(100) < CURIOUS:
        offers = [other for other in state.options_of(seat) if isinstance(other, Acquire)]
        return offers[chance.below(len(offers))]
    return move


WAY = StarRealmsWay
