"""The score sheet of a constellation, and its resolution as events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.outcome import by_score
from asterism.engine.reading import as_int, as_object, only
from asterism.games.sternenhimmel import events
from asterism.games.sternenhimmel.boards import Board, read_board
from asterism.games.sternenhimmel.options import read_rules
from asterism.games.sternenhimmel.resolution import Resolution
from asterism.games.sternenhimmel.tokens import LYING, Lying, TokenSet

if TYPE_CHECKING:
    from asterism.engine.game import Game
    from asterism.games.sternenhimmel.state import SternenhimmelState

ANONYMOUS = "constellation"  # the texts know that one, too
TIMES = ("never", "once", "twice")
SHEET_FIELDS = ("game", "players", "options", "board", "tokens")


def read_constellation(game: Game, data: dict[str, object]) -> Resolution:
    """A full constellation by itself, resolved; the contract has an example."""
    only(data, "position", SHEET_FIELDS)
    players = as_int(data.get("players"), "position.players", game.players[0], game.players[-1])
    rules = read_rules(game, players, data.get("options", {}), "position.options")
    value = data.get("board")
    if isinstance(value, str):
        found = rules.boards.find(value)
        if found is None:
            raise ValueError(f"position.board: there is no board {value!r}")
        board = found
    else:
        board = read_board(value, "position.board", ANONYMOUS)
    lying = read_tokens(data.get("tokens"), board, players, rules.tokens, "position.tokens")
    for number, star in enumerate(board.stars):
        if lying[number] is None:
            raise ValueError(f"position.tokens: there is no token on the star {star.id}")
    check_sets(lying, players, rules.tokens, "position.tokens")
    return Resolution(board, lying, players, rules)


def read_tokens(
    value: object, board: Board, players: int, tokens: TokenSet, where: str
) -> list[Lying | None]:
    """Tokens by star id: `{"a": {"seat": 0, "token": "10"}}`."""
    lying: list[Lying | None] = [None] * len(board.stars)
    ids = [star.id for star in board.stars]
    for id, item in as_object(value, where).items():
        if id not in ids:
            raise ValueError(f"{where}: there is no star {id!r} on this board")
        place = f"{where}.{id}"
        data = as_object(item, place)
        only(data, place, ("seat", "token"))
        seat = as_int(data.get("seat"), f"{place}.seat", 0, players - 1)
        token = tokens.named(data.get("token"), f"{place}.token")
        lying[ids.index(id)] = LYING[seat][token.index]
    return lying


def check_sets(lying: list[Lying | None], players: int, tokens: TokenSet, where: str) -> list[int]:
    """Nobody has more of a token than a set has (SH-1.1); what everybody has lying, as hands."""
    totals = [0] * players
    for found in lying:
        if found is not None:
            seat, token = found.seat, found.token
            copies = tokens.copies[token.index]
            if tokens.count(totals[seat], token) == copies:
                often = TIMES[copies] if copies < len(TIMES) else f"{copies} times"
                raise ValueError(
                    f"{where}: seat {seat} has {token.code} {often}, not {copies + 1} times"
                )
            totals[seat] += tokens.units[token.index]
    return totals


def sheet(result: Resolution) -> dict[str, object]:
    """The score sheet of a constellation as JSON."""
    removed = result.annihilated | result.swallowed
    return {
        "removed": [star.id for n, star in enumerate(result.board.stars) if removed >> n & 1],
        "totals": {
            str(seat): result.total(seat) for seat in range(result.players) if result.left(seat)
        },
        "coins": {str(seat): coins for seat, coins in enumerate(result.coins)},
    }


def game_sheet(state: SternenhimmelState) -> dict[str, object]:
    """The score sheet of a whole position: coins, and who has the most (SH-5.3)."""
    scores = state.scores()
    outcome = by_score(scores) if state.outcome is None else state.outcome
    return {
        "scores": list(scores),
        "winners": list(outcome.winners),
        "finished": state.outcome is not None,
    }


def tell_resolution(state: SternenhimmelState, result: Resolution) -> None:
    """What happens to the tokens of a full constellation, and who gets what."""
    board = result.board
    stars = [f"star.{star.name}" for star in board.stars]
    if result.annihilated:
        gone: list[object] = [star for n, star in enumerate(stars) if result.annihilated >> n & 1]
        state.tell(events.ANNIHILATED, -1, [board.code, gone])
    for number, found in enumerate(result.lying):
        assert found is not None
        eaten = result.eaten_by(number)
        if eaten:
            victims: list[object] = [star for n, star in enumerate(stars) if eaten >> n & 1]
            state.tell(events.SWALLOWED, found.seat, [stars[number], victims])
    for number, found in enumerate(result.lying):
        assert found is not None
        if result.is_doubled(number):
            values: list[object] = [stars[number], found.token.code, result.worth(number)]
            state.tell(events.DOUBLED, found.seat, values)
    for seat in range(result.players):
        if result.has_tokens(seat):
            state.tell(
                events.PAID,
                seat,
                [
                    board.code,
                    result.total(seat),
                    result.left(seat),
                    result.coins[seat],
                    result.reason(seat),
                    result.compensation_of(seat),
                ],
            )
