"""What bots think of cards: of the rulebook's as before, of others by what they do."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

import asterism
from asterism.games.star_realms.box import BOX, box_for
from asterism.games.star_realms.box_read import read_pack
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.mind import worth
from asterism.games.star_realms.mind.evaluation import Judged
from asterism.games.star_realms.mind.priorities import TABLE, hand_made
from asterism.games.star_realms.mind.weights import weights
from tests.games.star_realms.boxes import HEAD, OPS, random_pack

GAME = asterism.game("star_realms")
WEIGHTS: dict[str, float] = json.loads(weights())["weights"]
BASES = [card for card in BOX.cards if not card.is_ship]
SHIP: dict[str, Any] = {"card": "new", "name": "New", "cost": 3, "copies": 1, "faction": "blob"}


def with_cards(*cards: dict[str, Any]) -> list[Card]:
    pack = read_pack({**HEAD, "base": "rulebook", "cards": list(cards)})
    return box_for(pack).cards


def fit(cards: list[Card], found: list[float]) -> list[float]:
    """Ridge regression of the worth on the amounts."""
    rows = np.array([worth.amounts(card) for card in cards])
    square = rows.T @ rows + np.eye(worth.AMOUNTS)
    return [float(weight) for weight in np.linalg.solve(square, rows.T @ np.array(found))]


FITS = [
    (worth.EARLY, BOX.cards, [WEIGHTS[f"{card.code}.early"] for card in BOX.cards]),
    (worth.LATE, BOX.cards, [WEIGHTS[f"{card.code}.late"] for card in BOX.cards]),
    (worth.STANDING, BASES, [WEIGHTS[f"{card.code}.standing"] for card in BASES]),
    (worth.BUY_EARLY, BOX.cards, [TABLE[card.code][0] for card in BOX.cards]),
    (worth.BUY_LATE, BOX.cards, [TABLE[card.code][1] for card in BOX.cards]),
]


@pytest.mark.parametrize(("kept", "cards", "found"), FITS)
def test_the_weights_are_a_fit_to_the_cards_of_the_rulebook(
    kept: list[float], cards: list[Card], found: list[float]
) -> None:
    assert kept == pytest.approx(fit(cards, found), abs=0.0051)
    guessed = [worth.weighted(card, kept) for card in cards]
    assert np.corrcoef(guessed, found)[0, 1] > 0.88


def test_the_cards_of_the_rulebook_keep_their_worth_in_any_box() -> None:
    pack = {**HEAD, "base": "rulebook", "cards": [{"card": "ram", "cost": 1}, SHIP]}
    box = box_for(read_pack(pack))
    judged, plain = Judged(box, WEIGHTS, BOX), Judged(BOX, WEIGHTS, BOX)
    for card in BOX.cards:
        assert judged.early[card.index] == plain.early[card.index] == WEIGHTS[f"{card.code}.early"]
        assert judged.late[card.index] == WEIGHTS[f"{card.code}.late"]
        assert hand_made(box).early[card.index] == TABLE[card.code][0]


def test_a_card_of_the_rulebook_that_does_something_else_has_another_worth() -> None:
    strong = {"card": "ram", "primary": [{"op": "gain", "combat": 12}]}
    card = next(card for card in with_cards(strong) if card.code == "ram")
    assert worth.worth_of(card, WEIGHTS)[0] > WEIGHTS["ram.early"]


@pytest.mark.parametrize("op", sorted(OPS))
def test_whatever_a_card_does_adds_to_its_worth(op: str) -> None:
    made = {"op": op, **OPS[op](random.Random(1), 0)}
    plain, better = with_cards(SHIP)[-1], with_cards({**SHIP, "primary": [made]})[-1]
    assert sum(worth.worth_to_buy(better)) > sum(worth.worth_to_buy(plain))


@pytest.mark.parametrize(
    "spec", ["greedy", "buyer:table", "buyer:dearest", "ismcts:20", "level:novice"]
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_bots_play_with_cards_that_nobody_knows(spec: str, seed: int) -> None:
    bot = asterism.bot(spec, seed=1)
    options: dict[str, object] = {"turn_limit": 6, "pack": random_pack(seed)}
    state = GAME.start(2, seed, options)
    while state.outcome is None:
        seat = state.seats[0]
        state.play(bot.choose(state.view(seat)), seat)


def test_one_evaluation_judges_games_with_different_boxes() -> None:
    evaluation = GAME.evaluation(WEIGHTS)
    states = [GAME.start(2, 1, pack=random_pack(seed)) for seed in (1, 2)] + [GAME.start(2, 1)]
    first = [evaluation.results(state) for state in states]
    assert [evaluation.results(state) for state in states] == first
