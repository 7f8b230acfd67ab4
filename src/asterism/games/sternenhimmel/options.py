"""What can be set before a game of Sternenhimmel."""

from typing import Final, final

from asterism.engine.game import Game
from asterism.engine.options import Option, SeatOption, choice
from asterism.engine.pack import OPTION as PACK
from asterism.engine.pack import RULEBOOK
from asterism.engine.reading import as_object
from asterism.games.sternenhimmel.board_sets import ZODIAC_NAME, BoardsOption, box_with
from asterism.games.sternenhimmel.boards import BoardSet
from asterism.games.sternenhimmel.box import BOX, NAME, Box, SternenhimmelPack
from asterism.games.sternenhimmel.tokens import TokenSet

_pack: Final = SternenhimmelPack()
OPTIONS: Final[tuple[Option, ...]] = (
    choice(NAME, "compensation", ("bank", "winner"), "bank", first=True),
    choice(NAME, "doubles", ("multiply", "add"), "multiply", first=True),
    SeatOption(NAME, "start_player"),
    BoardsOption(),
    _pack,
)


def check_one_set(settled: dict[str, object]) -> None:
    """Both options say which constellations a game is played with."""
    if settled["boards"] != ZODIAC_NAME and settled[PACK] != RULEBOOK:
        raise ValueError(
            "options boards and pack: both bring constellations, so give only one of them"
        )


@final
class Rules:
    """The options that a game is played with, checked before."""

    def __init__(self, given: dict[str, object]) -> None:
        boards, pack = given.get("boards", ZODIAC_NAME), given.get(PACK, RULEBOOK)
        box = BOX if boards == ZODIAC_NAME else box_with(boards)
        if pack != RULEBOOK:
            sealed = _pack.seal(as_object(pack, "pack"), 0)
            contents = sealed.contents
            assert isinstance(contents, Box)
            box, given = contents, {**given, PACK: sealed}
        self.given: Final[dict[str, object]] = given  # a pack in full
        self.boards: Final[BoardSet] = box.boards
        self.tokens: Final[TokenSet] = box.tokens
        self.units: Final[list[int]] = box.tokens.units
        self.in_play: Final[list[int]] = box.in_play  # constellations by number of players
        self.start_player: Final = given.get("start_player", "random")
        # SH-4.2: the first-placed player pays the third, fourth and fifth.
        self.winner_pays: Final = given.get("compensation", "bank") == "winner"
        # SH-3.4: k double stars make a value 2 ** k times as high, or else 1 + k times.
        self.doubles_multiply: Final = given.get("doubles", "multiply") == "multiply"


def read_rules(game: Game, players: int, value: object, where: str) -> Rules:
    """The options of a position or a view."""
    given = dict(as_object(value, where))
    game.settle(players, given)
    return Rules(given)
