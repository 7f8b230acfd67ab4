"""Sets of boards as the option `boards` takes them (docs/boards.md): older than packs, and kept, so
that old records can be replayed.
"""

from typing import Final, final

from asterism.engine.options import Option
from asterism.engine.reading import as_list, as_object
from asterism.games.sternenhimmel.boards import Board, BoardSet, read_board
from asterism.games.sternenhimmel.box import BOX, NAME, OURS, Box

ZODIAC_NAME: Final = "zodiac"


def read_set(value: object) -> BoardSet:
    """A set of boards from its JSON: `{"boards": [...]}`, each a board or the id of one of ours."""
    boards: list[Board] = []
    for number, item in enumerate(as_list(as_object(value, "boards").get("boards"), "boards")):
        where = f"boards[{number}]"
        if isinstance(item, str):
            if item not in OURS:
                raise ValueError(f"{where}: there is no board {item!r}: ours are {', '.join(OURS)}")
            board = read_board(OURS[item], item, None, True)
        else:
            board = read_board(item, where)
        if board.code in [other.code for other in boards]:
            raise ValueError(f"{where}: the board {board.code} is there twice")
        boards.append(board)
    return BoardSet(boards)


def box_with(boards: object) -> Box:
    """The rulebook's box with other boards."""
    return Box(read_set(boards), BOX.tokens, BOX.in_play)


def check_players(boards: BoardSet, players: int) -> None:
    """Refuse a set that is too small for the players, or with a board that nobody could ever fill
    (SH-1.3).
    """
    if len(boards.boards) < players:
        raise ValueError(
            f"boards: {players} players need at least {players} boards, "
            f"these are {len(boards.boards)}"
        )
    tokens = BOX.tokens.size * players
    for number, board in enumerate(boards.boards):
        if len(board.stars) > tokens:
            raise ValueError(
                f"boards[{number}]: with {players} players the board {board.code} can never "
                f"be full: it has {len(board.stars)} stars, and there are {tokens} tokens"
            )


@final
class BoardsOption(Option):
    """The twelve constellations of the zodiac, or another set as JSON (SH-1.3)."""

    def __init__(self) -> None:
        super().__init__(NAME, "boards", "data", (ZODIAC_NAME,), ZODIAC_NAME)

    def check(self, value: object, players: int) -> object:
        if value == ZODIAC_NAME:
            return value
        if not isinstance(value, dict):
            raise self.wrong(value, f'"{ZODIAC_NAME}" or a set of boards as JSON')
        try:
            check_players(read_set(value), players)
        except ValueError as problem:
            raise ValueError(f"option {self.name} cannot be this set: {problem}") from problem
        return value

    def wrong(self, value: object, allowed: str) -> ValueError:
        return ValueError(f"option {self.name} cannot be {value!r}: it is {allowed}")
