"""How well the sides stand: authority, the worth of their decks, the bases that stand, the tempo.

Each card has a worth early and late in the game, in the hand that one draws, and another one as a
base that stands. All of it was found in self-play (asterism/fit/star_realms.py) as the logarithm of
the odds to win, so that the terms simply add up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, final

from asterism.engine.arithmetic import exp
from asterism.engine.chance import Quick
from asterism.engine.evaluation import Evaluation, check_weights
from asterism.engine.message import Message
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.games.star_realms.box import BOX, Box
from asterism.games.star_realms.mind.candidates import priors_of, worth_a_thought
from asterism.games.star_realms.mind.policy import next_move
from asterism.games.star_realms.mind.priorities import Taste
from asterism.games.star_realms.mind.winning import winning_move
from asterism.games.star_realms.mind.worth import worth_of
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.state import StarRealmsState

TERMS: Final = ("authority", "deck", "bases", "tempo")
AUTHORITY: Final = ("authority.early", "authority.late")  # of ten points
FLOOR: Final = ("floor.early", "floor.late")  # a card worth less than minus this is a burden
LATE_TURN: Final = 14.0
DEFEATED: Final = -4.0  # a partner who is out of the game


def names_of(box: Box) -> tuple[str, ...]:
    """The weights of the terms and of every card of a box."""
    return (
        *TERMS,
        *AUTHORITY,
        *FLOOR,
        *[f"{card.code}.early" for card in box.cards],
        *[f"{card.code}.late" for card in box.cards],
        *[f"{card.code}.standing" for card in box.cards if not card.is_ship],
    )


@final
class Judged:
    """The worth of each card of a box: in the hand that one draws, early and late, and as a base
    that stands. Cards that the weights, which are for the box `home`, do not know get a worth from
    what they do.
    """

    def __init__(self, box: Box, weights: Mapping[str, float], home: Box) -> None:
        self.box: Final = box
        found = [worth_of(card, weights, home) for card in box.cards]
        self.early: Final[list[float]] = [worth[0] for worth in found]
        self.late: Final[list[float]] = [worth[1] for worth in found]
        self.standing: Final[list[float]] = [worth[2] for worth in found]
        # What the playouts buy and scrap follows from the same numbers.
        self.taste: Final = Taste(
            box,
            [worth + weights["floor.early"] for worth in self.early],
            [worth + weights["floor.late"] for worth in self.late],
            late_turn=LATE_TURN,
            fight_from=0.5,
            trade_until=0.8,
            base_cost=3,
        )


@final
class StarRealmsEvaluation(Evaluation):
    """Four terms, each with a weight; and the worth of every card of a box."""

    def __init__(self, weights: Mapping[str, float], box: Box = BOX) -> None:
        checked = check_weights(names_of(box), weights)
        super().__init__(TERMS, checked[: len(TERMS)])
        self.named: Final[dict[str, float]] = dict(weights)
        self.authority_early: Final[float] = weights["authority.early"] / 10.0
        self.authority_late: Final[float] = weights["authority.late"] / 10.0
        self.home: Final = box
        self.judged = Judged(box, self.named, box)

    def judge(self, box: Box) -> Judged:
        """The worth of the cards of a box. The last one is kept: a search is about one game."""
        judged = self.judged
        if judged.box is not box:
            judged = Judged(box, self.named, self.home)
            self.judged = judged
        return judged

    # How a position is judged.

    def authority_of(self, realm: Realm, late: float) -> float:
        each = self.authority_early + late * (self.authority_late - self.authority_early)
        return each * realm.authority

    def deck_of(self, judged: Judged, realm: Realm, late: float, hand_size: int) -> float:
        """The worth of the cards in the hand that one draws on average."""
        total = 0.0
        early_worth, late_worth = judged.early, judged.late
        size = len(realm.hand) + len(realm.deck) + len(realm.discard) + len(realm.ships)
        for zone in (realm.hand, realm.deck, realm.discard):
            for card in zone:
                early = early_worth[card.index]
                total += early + late * (late_worth[card.index] - early)
        for item in realm.ships:
            early = early_worth[item.card.index]
            total += early + late * (late_worth[item.card.index] - early)
        return total * hand_size / max(size, hand_size)

    def bases_of(self, judged: Judged, realm: Realm) -> float:
        total = 0.0
        for item in realm.bases:
            total += judged.standing[item.card.index]
        return total

    def strength(self, judged: Judged, state: StarRealmsState, seat: int, late: float) -> float:
        realm = state.realms[seat]
        if not realm.alive:
            return DEFEATED
        weights = self.weights
        terms = state.terms
        hand_size = terms.format.hand_size(terms.box, state.players, seat, terms.boss)
        total = weights[0] * self.authority_of(realm, late)
        total += weights[1] * self.deck_of(judged, realm, late, hand_size)
        total += weights[2] * self.bases_of(judged, realm)
        if state.sides[seat] == state.sides[state.active]:
            total += weights[3]
        return total

    def results(self, state: State) -> list[float]:
        """The sides' strengths, by head, as chances to win that add up to 1; partners share."""
        table = cast(StarRealmsState, state)
        judged = self.judge(table.terms.box)
        late = judged.taste.lateness(table)
        sides = table.sides
        totals = [0.0] * (max(sides) + 1)
        heads = [0] * len(totals)
        for seat in range(table.players):
            totals[sides[seat]] += self.strength(judged, table, seat, late)
            heads[sides[seat]] += 1
        strengths = [totals[side] / heads[side] for side in range(len(totals))]
        best = max(strengths)
        odds = [exp(strength - best) for strength in strengths]
        whole = 0.0
        for odd in odds:
            whole += odd
        return [odds[sides[seat]] / whole for seat in range(table.players)]

    def terms(self, state: State, seat: int) -> list[float]:
        """The seat's side against the strongest other side, by head."""
        table = cast(StarRealmsState, state)
        judged = self.judge(table.terms.box)
        late = judged.taste.lateness(table)
        own = table.sides[seat]
        rival = -1
        most = 0.0
        results = self.results(state)
        for other in range(table.players):
            if table.sides[other] != own and (rival < 0 or results[other] > most):
                rival, most = table.sides[other], results[other]
        mine = self.side_terms(judged, table, own, late)
        theirs = self.side_terms(judged, table, rival, late)
        return [mine[number] - theirs[number] for number in range(len(TERMS))]

    def side_terms(
        self, judged: Judged, table: StarRealmsState, side: int, late: float
    ) -> list[float]:
        found = [0.0] * len(TERMS)
        heads = 0
        for seat in range(table.players):
            if table.sides[seat] == side:
                heads += 1
                realm = table.realms[seat]
                terms = table.terms
                hand_size = terms.format.hand_size(terms.box, table.players, seat, terms.boss)
                found[0] += self.authority_of(realm, late)
                found[1] += self.deck_of(judged, realm, late, hand_size)
                found[2] += self.bases_of(judged, realm)
                if table.sides[table.active] == side:
                    found[3] += 1.0
        return [term / heads for term in found]

    def term_message(self, name: str) -> Message:
        if name == "authority":
            return Message("star-realms-term-authority")
        if name == "deck":
            return Message("star-realms-term-deck")
        if name == "bases":
            return Message("star-realms-term-bases")
        if name == "tempo":
            return Message("star-realms-term-tempo")
        raise ValueError(f"there is no term {name!r}")

    def final_results(self, state: State) -> list[float]:
        """Victory is all that counts; a game that was stopped is worth what its end promised."""
        outcome = state.outcome
        assert outcome is not None
        winners = outcome.winners
        if not winners:
            return self.results(state)
        return [1.0 if seat in winners else 0.0 for seat in range(state.players)]

    # How one plays on.

    def is_quiet(self, state: State) -> bool:
        """A turn has just begun: nothing is played, nothing is asked."""
        table = cast(StarRealmsState, state)
        if table.questions:
            return False
        for seat in table.movers:
            realm = table.realms[seat]
            if realm.ships or realm.trade or realm.combat or realm.ended:
                return False
        return True

    def likely_option(self, state: State, seat: int, chance: Quick) -> Move:
        table = cast(StarRealmsState, state)
        return next_move(table, seat, self.judge(table.terms.box).taste)

    def candidates(self, state: State, seat: int, options: list[Move]) -> list[Move]:
        table = cast(StarRealmsState, state)
        return worth_a_thought(table, seat, options, self.judge(table.terms.box).taste)

    def winning(self, state: State, seat: int) -> Move | None:
        return winning_move(cast(StarRealmsState, state), seat)

    def priors(self, state: State, seat: int, moves: list[Move]) -> list[float]:
        table = cast(StarRealmsState, state)
        return priors_of(table, seat, moves, self.judge(table.terms.box).taste)
