"""Trying a pack: what to know about it, and a table with one of its constellations in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asterism.engine.message import Message
from asterism.engine.pack import OPTION, Remark
from asterism.engine.reading import as_list, as_object
from asterism.games.sternenhimmel.boards import Board
from asterism.games.sternenhimmel.box import Box, box_of

if TYPE_CHECKING:
    from asterism.engine.game import Game


def remarks(pack: dict[str, object]) -> list[Remark]:
    box = box_of(pack)
    boards = box.boards.boards
    stars = sum([len(board.stars) for board in boards])
    prizes = sum([board.first + board.second for board in boards])
    totals = Message(
        "sternenhimmel-pack-totals",
        count=len(boards), stars=stars, prizes=prizes, tokens=box.tokens.size,
    )  # fmt: skip
    found = [Remark("constellations", totals)]
    for number, board in enumerate(boards):
        found += _of_board(board, f"constellations[{number}]", box)
    return found


def _of_board(board: Board, where: str, box: Box) -> list[Remark]:
    """What can be meant, but is seldom."""
    found: list[Remark] = []
    alone = [number for number, near in enumerate(board.near) if not near]
    if len(board.stars) > 1:
        for number in alone:
            said = Message("sternenhimmel-pack-alone", star=board.names[number], board=board.label)
            found.append(Remark(f"{where}.stars[{number}]", said, True))
    parts = parts_of(board)
    if parts > 1 and not alone:
        said = Message("sternenhimmel-pack-parts", board=board.label, count=parts)
        found.append(Remark(f"{where}.lines", said, True))
    if board.second > board.first:
        said = Message("sternenhimmel-pack-prizes", board=board.label)
        found.append(Remark(f"{where}.second", said, True))
    if not any(board.large):
        said = Message("sternenhimmel-pack-open", board=board.label)
        found.append(Remark(f"{where}.stars", said, True))
    few = [players for players, count in enumerate(box.in_play) if count]
    tokens = few[0] * box.tokens.size
    if len(board.stars) > tokens:
        said = Message("sternenhimmel-pack-large", board=board.label, players=few[0], tokens=tokens)
        found.append(Remark(f"{where}.stars", said, True))
    return found


def parts_of(board: Board) -> int:
    """Of how many figures that no line joins it consists."""
    left = (1 << len(board.stars)) - 1
    parts = 0
    while left:
        reached = left & -left
        grown = 0
        while grown != reached:
            grown = reached
            for number, near in enumerate(board.near):
                if grown >> number & 1:
                    reached |= near
        left &= ~reached
        parts += 1
    return parts


def try_out(game: Game, pack: dict[str, object], piece: str, seed: int) -> dict[str, object] | None:
    """The piece is in the sky, in the place of the first one."""
    box = box_of(pack)
    players = next(count for count in game.players if box.in_play[count])
    position = game.start(players, seed, {OPTION: pack, "start_player": 0}).to_json()
    sky, pile = as_list(position["sky"], "sky"), as_list(position["pile"], "pile")
    if piece in pile:
        first = as_object(sky[0], "sky")
        at = pile.index(piece)
        pile[at], first["board"] = first["board"], pile[at]
    return position
