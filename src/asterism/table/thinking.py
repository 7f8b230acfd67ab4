"""What bots and analyses are asked, and their answers: JSON in, JSON out.

A question about a move has a game, a spec, a seed and a view, and what was learned for the pack if
there is anything. So a bot cannot look at anybody's cards, and the same question has the same
answer on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from asterism.analysis import Budget, hint, review
from asterism.bots import Bot
from asterism.bots import make_for_guest as make_bot
from asterism.bots.learned import Learned, using
from asterism.bots.searching import Searching
from asterism.bots.thinking import Grown
from asterism.engine.record import Record
from asterism.engine.view import View
from asterism.games import find as find_game

Json = dict[str, Any]
Progress = Callable[[int, int], None]


def choose(question: Json) -> str:
    """The text of the move that a bot chooses."""
    bot, view = _asked(question)
    with _knowing(question):
        return bot.choose(view).text


def _asked(question: Json) -> tuple[Bot, View]:
    seed = question["seed"]
    assert isinstance(seed, int)
    game = find_game(str(question["game"]))
    return make_bot(str(question["spec"]), seed), game.view_from_json(question["view"])


@contextmanager
def _knowing(question: Json) -> Iterator[None]:
    """With the weights that a question brings along."""
    learned = question.get("learned")
    if learned is None:
        yield
        return
    with using(learned["pack"], Learned(learned["game"], learned["pack"], learned["weights"])):
        yield


# The same in parts, for hosts that think in several places at once.


def trees(question: Json) -> int:
    """How many trees a bot grows for its answer; 0: it chooses without."""
    bot, view = _asked(question)
    with _knowing(question):
        return bot.trees(view) if isinstance(bot, Searching) else 0


def grow(question: Json, tree: int, progress: Progress) -> Json:
    """One of them."""
    bot, view = _asked(question)
    assert isinstance(bot, Searching)
    with _knowing(question):
        return asdict(bot.grow(view, tree, progress))


def picked(question: Json, grown: list[Json]) -> str:
    """The text of the move that all of them speak for: what `choose` would answer."""
    bot, view = _asked(question)
    assert isinstance(bot, Searching)
    with _knowing(question):
        return bot.pick(view, [Grown(**one) for one in grown]).text


def analyse(question: Json, progress: Progress) -> object:
    """The best moves for a view, or the review of a record."""
    budget = Budget(**question["budget"])
    with _knowing(question):
        if "record" in question:
            end = Record.loads(question["record"]).replay()
            return review(end, question["seat"], budget, progress).to_json()
        view = find_game(question["game"]).view_from_json(question["view"])
        return [found.to_json() for found in hint(view, budget)]


def budget_json(budget: Budget) -> dict[str, int | None]:
    return {"iterations": budget.iterations, "deals": budget.deals, "seed": budget.seed}
