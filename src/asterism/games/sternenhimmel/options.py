"""What can be set before a game of Sternenhimmel."""

from typing import Final, final

from asterism.engine.options import Option, SeatOption, choice
from asterism.games.sternenhimmel.boards import ZODIAC, BoardSet, read_set

NAME: Final = "sternenhimmel"
ZODIAC_NAME: Final = "zodiac"


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
            read_set(value).check_players(players)
        except ValueError as problem:
            raise ValueError(f"option {self.name} cannot be this set: {problem}") from problem
        return value

    def wrong(self, value: object, allowed: str) -> ValueError:
        return ValueError(f"option {self.name} cannot be {value!r}: it is {allowed}")


OPTIONS: Final[tuple[Option, ...]] = (
    choice(NAME, "compensation", ("bank", "winner"), "bank", first=True),
    choice(NAME, "doubles", ("multiply", "add"), "multiply", first=True),
    SeatOption(NAME, "start_player"),
    BoardsOption(),
)


@final
class Rules:
    """The options that a game is played with, checked before."""

    def __init__(self, given: dict[str, object]) -> None:
        boards = given.get("boards", ZODIAC_NAME)
        self.given: Final = given
        self.boards: Final[BoardSet] = ZODIAC if boards == ZODIAC_NAME else read_set(boards)
        self.start_player: Final = given.get("start_player", "random")
        # SH-4.2: the first-placed player pays the third, fourth and fifth.
        self.winner_pays: Final = given.get("compensation", "bank") == "winner"
        # SH-3.4: k double stars make a value 2 ** k times as high, or else 1 + k times.
        self.doubles_multiply: Final = given.get("doubles", "multiply") == "multiply"
