"""What can be seen of a box: in the rules, by bots, in words, on the page and in research."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import asterism
from asterism import State
from asterism.bots.knowledge import known_about
from asterism.cli.tables import tables_of
from asterism.cli.tables.pen import Pen
from asterism.engine.pack import HEADER
from asterism.packs import Pack

Json = dict[str, Any]
SEED = 3
MOVES = 30
FEW = 6
# A game by chance ends, whatever the cards are.
OPTIONS: dict[str, Json] = {"star_realms": {"turn_limit": 20}}


def whole(game: str, change: Json) -> Pack:
    """The box of the rulebook with that change."""
    return Pack({"format": 1, "game": game, "name": "Ours", "base": "rulebook", **change})


def played(pack: Pack, piece: str, players: int) -> list[State]:
    """A game in which the piece is at hand: by any move that names the piece, else by the first;
    without a piece a game from its deal.
    """
    game = asterism.game(pack.game)
    laid = game.try_out(pack, piece, SEED) if piece else None
    options = OPTIONS.get(pack.game, {})
    state = game.start(players, SEED, options, pack=pack) if laid is None else game.resume(laid)
    chance, found = random.Random(SEED), [state.copy()]
    while state.outcome is None and len(found) < MOVES:
        seat = state.seats[0]
        moves = state.legal_moves(seat)
        named = [move for move in moves if piece and piece in move.text]
        state.play(chance.choice(named or moves[:1]), seat)
        found.append(state.copy())
    return found


def without_pack(told: Json) -> Json:
    return {name: value for name, value in told.items() if name != "options"}


def rules(pack: Pack, piece: str, states: list[State]) -> object:
    """Every position and the moves in it."""
    return [
        (without_pack(state.to_json()), [move.text for move in state.legal_moves(state.seat)])
        for state in states
        if state.outcome is None
    ]


def bots(pack: Pack, piece: str, states: list[State]) -> object:
    """What a bot thinks of the first positions."""
    _, evaluation = known_about(asterism.game(pack.game))
    return [
        (evaluation.results(state), evaluation.terms(state, 0))
        for state in states[:FEW]
        if state.outcome is None
    ]


def words(pack: Pack, piece: str, states: list[State]) -> object:
    """The table and the piece in sentences, as a terminal has them."""
    view, tables = states[0].view(0).to_json(), tables_of(pack.game)
    pens = [Pen(lang, ("Ada", "Bo", "Cy", "Di", "Eve"), box=pack) for lang in ("de", "en", "fr")]
    return [(tables.describe(view, pen), tables.explain(piece, view, pen)) for pen in pens]


def page(pack: Pack, piece: str, states: list[State]) -> object:
    """What the page is told of the box, its title apart: it draws from this."""
    own = {name: value for name, value in pack.items() if name not in HEADER}
    return deepcopy(own), asterism.game(pack.game).pieces(pack)


def research(pack: Pack, piece: str, states: list[State]) -> object:
    """The spaces of an environment, and what it observes."""
    options = {**OPTIONS.get(pack.game, {}), "pack": pack}
    encoder = asterism.game(pack.game).encoder(states[0].players, options)
    spaces = [(field.name, field.shape, field.high) for field in encoder.fields]
    rows = [encoder.look_at_view(state.view(0)) for state in states[:FEW]]
    return spaces, encoder.actions, rows


EYES: dict[str, Callable[[Pack, str, list[State]], object]] = {
    "rules": rules,
    "bots": bots,
    "words": words,
    "page": page,
    "research": research,
}


def differing(one: Pack, other: Pack, piece: str, players: int) -> set[str]:
    """Who sees that these are two boxes?"""
    games = [(pack, piece, played(pack, piece, players)) for pack in (one, other)]
    return {name for name, eye in EYES.items() if eye(*games[0]) != eye(*games[1])}
