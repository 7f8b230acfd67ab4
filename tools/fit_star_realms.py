"""Find what the cards of Star Realms are worth, from games that practised players play.

python tools/fit_star_realms.py --games 20000 --write

The players follow their habits (the game's mind/policy.py) after the taste in the weights file, or
the hand-made one with `--table`; now and then they buy anything, so that every card is tried. Every
turn's beginning gives a row: whose cards are how thick in the hand that is drawn, which bases
stand, the lead in authority, who is on turn. Logistic regression by gradient descent makes of it
what each of them adds to the logarithm of the odds to win. Equal seeds give equal weights.
"""

import argparse
import json
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from math import exp, log
from pathlib import Path

import asterism
from asterism import Move, Quick
from asterism.bots.knowledge import known_about
from asterism.games.star_realms.box import BOX
from asterism.games.star_realms.mind.evaluation import BASES, StarRealmsEvaluation
from asterism.games.star_realms.mind.policy import next_move
from asterism.games.star_realms.mind.priorities import Taste, hand_made
from asterism.games.star_realms.moves import Acquire
from asterism.games.star_realms.state import StarRealmsState

FILE = Path(__file__).resolve().parent.parent / "src/asterism/games/star_realms/mind/weights.json"
GAME = asterism.game("star_realms")
KINDS = len(BOX.cards)
EARLY, LATE, STANDING = 0, KINDS, 2 * KINDS
LEAD_EARLY, LEAD_LATE, TEMPO = range(3 * KINDS, 3 * KINDS + 3)
WIDTH = 3 * KINDS + 3
RATES = (0.05, 0.03, 0.02, 0.01, 0.006, 0.003, 0.001)  # of learning, one for each round
DECAY = 0.0003  # keeps cards that were hardly seen near 0
OPENING = 4  # the first turns tell nothing yet


@dataclass
class Row:
    """A position for whoever is on turn: what differs from 0, and whether that player won."""

    places: list[int]
    values: list[float]
    won: float = 0.0


def row_of(state: StarRealmsState, seat: int, late: float) -> Row:
    found: dict[int, float] = {}

    def add(place: int, value: float) -> None:
        found[place] = found.get(place, 0.0) + value

    for owner, realm in enumerate(state.realms):
        sign = 1.0 if owner == seat else -1.0
        cards = realm.hand + realm.deck + realm.discard
        each = sign * 5 / max(len(cards), 5)
        for card in cards:
            add(EARLY + card.index, each * (1.0 - late))
            add(LATE + card.index, each * late)
        for base in realm.bases:
            add(STANDING + base.card.index, sign)
        add(LEAD_EARLY, sign * realm.authority / 10 * (1.0 - late))
        add(LEAD_LATE, sign * realm.authority / 10 * late)
    add(TEMPO, 1.0)
    return Row(list(found), list(found.values()))


def play(taste: Taste, seed: int, curious: int) -> list[Row]:
    """One duel; a row for every third turn."""
    chance = Quick(seed)
    state = GAME.deal(2, {}, chance, False)
    assert isinstance(state, StarRealmsState)
    rows: list[tuple[Row, int]] = []
    turn = OPENING
    while state.waiting:
        seat = state.waiting[0]
        if state.turn_number > turn and not state.questions:
            turn = state.turn_number
            if chance.below(3) == 0:
                rows.append((row_of(state, seat, taste.lateness(state)), seat))
        curious_move(state, seat, taste, chance, curious).apply(state, seat)
    assert state.outcome is not None
    for row, seat in rows:
        row.won = 1.0 if seat in state.outcome.winners else 0.0
    return [row for row, _ in rows] if state.outcome.winners else []


def curious_move(
    state: StarRealmsState, seat: int, taste: Taste, chance: Quick, curious: int
) -> Move:
    """What habit does; but one purchase out of many, in percent, is any that can be paid."""
    move = next_move(state, seat, taste)
    if isinstance(move, Acquire) and chance.below(100) < curious:
        offers = [other for other in state.options_of(seat) if isinstance(other, Acquire)]
        return offers[chance.below(len(offers))]
    return move


def chance_of(row: Row, weights: list[float]) -> float:
    lead = sum(weights[p] * v for p, v in zip(row.places, row.values, strict=True))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))


def learn(rows: list[Row], weights: list[float], rate: float) -> None:
    for row in rows:
        step = rate * (row.won - chance_of(row, weights))
        for place, value in zip(row.places, row.values, strict=True):
            weights[place] += step * value - rate * DECAY * weights[place]


def surprise(rows: list[Row], weights: list[float]) -> float:
    """The mean logarithm of what the weights had given to what came: 0.693 knows nothing."""
    total = 0.0
    for row in rows:
        chance = chance_of(row, weights)
        total -= log(max(1e-9, chance if row.won else 1.0 - chance))
    return total / len(rows)


def named(weights: list[float]) -> dict[str, float]:
    found = {
        "tempo": round(weights[TEMPO], 3),
        "authority.early": round(weights[LEAD_EARLY], 3),
        "authority.late": round(weights[LEAD_LATE], 3),
    }
    for card in BOX.cards:
        found[f"{card.code}.early"] = round(weights[EARLY + card.index], 2)
        found[f"{card.code}.late"] = round(weights[LATE + card.index], 2)
    for card in BASES:
        found[f"{card.code}.standing"] = round(weights[STANDING + card.index], 2)
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curious", type=int, default=25, metavar="PERCENT")
    parser.add_argument("--table", action="store_true", help="players with the hand-made taste")
    parser.add_argument("--write", action="store_true", help="put the weights into the package")
    asked = parser.parse_args(arguments)
    taste = hand_made(BOX)
    if not asked.table:
        evaluation = known_about(GAME)[1]
        assert isinstance(evaluation, StarRealmsEvaluation)
        taste = evaluation.judged.taste
    rows: list[Row] = []
    for seed in range(asked.seed, asked.seed + asked.games):
        rows += play(taste, seed, asked.curious)
    unseen = len(rows) // 10
    weights = [0.0] * WIDTH
    for rate in RATES:
        learn(rows[unseen:], weights, rate)
    run: dict[str, object] = {
        "command": f"python tools/fit_star_realms.py {' '.join(arguments)}".strip(),
        "date": datetime.now(UTC).date().isoformat(),
        "games": asked.games,
        "rows": len(rows),
        "surprise": round(surprise(rows[:unseen], weights), 4),
    }
    print(json.dumps({"weights": named(weights), "run": run}, indent=2))
    if asked.write:
        data = json.loads(FILE.read_text())
        data["weights"] |= named(weights)
        data["run"] = run
        FILE.write_text(json.dumps(data, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
