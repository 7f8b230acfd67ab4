"""Positions for the tests, laid out in a line or two."""

from typing import cast

import pytest

import asterism
from asterism import IllegalMove, Move
from asterism.games.star_realms.in_play import InPlay
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.state import StarRealmsState

GAME = asterism.game("star_realms")
Json = dict[str, object]


def player(
    hand: str = "",
    deck: str = "",
    discard: str = "",
    ships: list[object] | None = None,
    bases: list[object] | None = None,
    **more: object,
) -> Json:
    """Cards by their ids, with spaces between; the top of a pile comes first."""
    data: Json = {"hand": hand.split(), "deck": deck.split(), "discard": discard.split()}
    return {**data, "ships": ships or [], "bases": bases or [], **more}


def lay_out(*players: Json, row: str = "", trade_deck: str = "", **more: object) -> StarRealmsState:
    """A game that begins at a position; `row`: "-" is an empty place."""
    places: list[str | None] = [None if code == "-" else code for code in row.split()]
    places += [None] * (5 - len(places))
    position: Json = {
        "options": more.pop("options", {}),
        "players": list(players),
        "trade_row": places,
        "trade_deck": trade_deck.split(),
        **more,
    }
    return cast(StarRealmsState, GAME.resume(position))


def duel(mine: Json, other: Json | None = None, **more: object) -> StarRealmsState:
    """A duel with seat 0 on turn."""
    return lay_out(mine, other or player(), **more)  # type: ignore[arg-type]


def play(state: StarRealmsState, *moves: str) -> StarRealmsState:
    """Play moves by their text; `1: choose scout hand` names the seat."""
    for text in moves:
        seat, colon, move = text.partition(": ")
        if colon:
            state.play(move, int(seat))
        else:
            state.play(text)
    return state


def texts(state: StarRealmsState, seat: int | None = None, verb: str = "") -> list[str]:
    """The legal moves, or those that begin with a verb."""
    return [m.text for m in state.legal_moves(seat) if m.text.startswith(verb)]


def refused(state: StarRealmsState, move: str | Move, seat: int | None = None) -> str:
    """The clause that a move breaks; nothing may have changed."""
    before = state.to_json()
    with pytest.raises(IllegalMove) as problem:
        state.play(move, seat)
    assert problem.value.reason
    assert state.to_json() == before
    return problem.value.clause


def seats(state: StarRealmsState) -> list[int]:
    """Who may decide now."""
    return list(state.seats)


def hand(state: StarRealmsState, seat: int = 0) -> str:
    """What is in a hand, sorted."""
    return " ".join(sorted(card.code for card in state.realms[seat].hand))


def deck(state: StarRealmsState, seat: int = 0) -> str:
    """A deck, top card first."""
    return " ".join(card.code for card in reversed(state.realms[seat].deck))


def discard(state: StarRealmsState, seat: int = 0) -> str:
    """A discard pile, sorted."""
    return " ".join(sorted(card.code for card in state.realms[seat].discard))


def in_play(state: StarRealmsState, seat: int = 0) -> str:
    """Ships, then bases."""
    realm: Realm = state.realms[seat]
    items: list[InPlay] = realm.ships + realm.bases
    return " ".join(item.card.code for item in items)


def pools(state: StarRealmsState, seat: int = 0) -> tuple[int, int, int]:
    """Trade, combat, authority."""
    realm = state.realms[seat]
    return realm.trade, realm.combat, realm.authority


def new(players: int, **options: object) -> StarRealmsState:
    """A game from the start, always with the same cards."""
    state = GAME.start(players, 3, dict(options))
    assert isinstance(state, StarRealmsState)
    return state


def table(format: str, *players: Json, **more: object) -> StarRealmsState:
    return lay_out(*players, options={"format": format}, **more)  # type: ignore[arg-type]


def hands(state: StarRealmsState) -> list[int]:
    """How many cards everybody holds."""
    return [len(realm.hand) for realm in state.realms]
