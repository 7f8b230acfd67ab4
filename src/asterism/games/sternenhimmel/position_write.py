"""Positions as JSON, written (docs/positions.md); the pile is written top first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.options import copied
from asterism.games.sternenhimmel.box import NAME
from asterism.games.sternenhimmel.knowledge import FaceDown, Memory
from asterism.games.sternenhimmel.tokens import TokenSet

if TYPE_CHECKING:
    from asterism.games.sternenhimmel.state import Chart, SternenhimmelState


def tokens_json(chart: Chart) -> dict[str, object]:
    tokens: dict[str, object] = {}
    for number, found in enumerate(chart.lying):
        if found is not None:
            star = chart.board.stars[number]
            tokens[star.id] = {"seat": found.seat, "token": found.token.code}
    return tokens


def face_down_json(place: FaceDown, tokens: TokenSet) -> dict[str, object]:
    return {"star": place.star.name, "seen": tokens.codes_of(place.seen)}


def memory_json(memory: Memory) -> list[list[dict[str, object]]]:
    return [
        [face_down_json(place, unseen.tokens) for place in unseen.face_down]
        for unseen in memory.players
    ]


def seats_of(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def position_json(state: SternenhimmelState) -> dict[str, object]:
    return {
        "game": NAME,
        "options": copied(state.rules.given),
        "players": [
            {"coins": state.coins[seat], "hand": state.rules.tokens.codes_of(state.hands[seat])}
            for seat in range(state.players)
        ],
        "sky": [
            None if chart is None else {"board": chart.board.code, "tokens": tokens_json(chart)}
            for chart in state.sky
        ],
        "pile": [board.code for board in state.pile[::-1]],
        "seat": state.waiting[0] if state.waiting else None,
        "resigned": seats_of(state.resigned, state.players),
        "known": None if state.memory is None else memory_json(state.memory),
        "outcome": None if state.outcome is None else state.outcome.to_json(),
        "chance": state.chance.to_json(),
    }
