"""What bots and analyses are asked, and their answers: JSON in, JSON out.

A question about a move has a game, a spec, a seed and a view, and nothing else. So a bot cannot
look at anybody's cards, and the same question has the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from asterism.analysis import Budget, hint, review
from asterism.bots import make_for_guest as make_bot
from asterism.engine.record import Record
from asterism.games import find as find_game

Json = dict[str, Any]
Progress = Callable[[int, int], None]


def choose(question: Json) -> str:
    """The text of the move that a bot chooses."""
    game = find_game(str(question["game"]))
    seed = question["seed"]
    assert isinstance(seed, int)
    bot = make_bot(str(question["spec"]), seed)
    return bot.choose(game.view_from_json(question["view"])).text


def analyse(question: Json, progress: Progress) -> object:
    """The best moves for a view, or the review of a record."""
    budget = Budget(**question["budget"])
    if "record" in question:
        end = Record.loads(question["record"]).replay()
        return review(end, question["seat"], budget, progress).to_json()
    view = find_game(question["game"]).view_from_json(question["view"])
    return [found.to_json() for found in hint(view, budget)]


def budget_json(budget: Budget) -> dict[str, int | None]:
    return {"iterations": budget.iterations, "deals": budget.deals, "seed": budget.seed}
