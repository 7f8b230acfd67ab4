"""What can be set before a game of Sternenhimmel."""

from typing import Final, final

from asterism.engine.options import Option, SeatOption, choice
from asterism.games.sternenhimmel.boards import ZODIAC, BoardSet, read_set

NAME: Final = "sternenhimmel"


@final
class BoardsOption(Option):
    """Another set of constellations, as JSON; null: the twelve of the zodiac (SH-1.3)."""

    def __init__(self) -> None:
        super().__init__(NAME, "boards", "data", (None,), None)

    def check(self, value: object, players: int) -> object:
        if value is not None:
            read_set(value).check_players(players)
        return value

    def parse(self, text: str) -> object:
        return None if text in ("", "null", "zodiac") else text


OPTIONS: Final[tuple[Option, ...]] = (
    choice(NAME, "compensation", ("bank", "winner"), "bank"),
    choice(NAME, "doubles", ("multiply", "add"), "multiply"),
    SeatOption(NAME, "start_player"),
    BoardsOption(),
)


@final
class Rules:
    """The options that a game is played with, checked before."""

    def __init__(self, given: dict[str, object]) -> None:
        boards = given.get("boards")
        self.given: Final = given
        self.boards: Final[BoardSet] = ZODIAC if boards is None else read_set(boards)
        self.start_player: Final = given.get("start_player", "random")
        # SH-4.2: the first-placed player pays the third, fourth and fifth.
        self.winner_pays: Final = given.get("compensation", "bank") == "winner"
        # SH-3.4: k double stars make a value 2 ** k times as high, or else 1 + k times.
        self.doubles_multiply: Final = given.get("doubles", "multiply") == "multiply"
