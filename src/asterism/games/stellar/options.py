"""What can be set before a game of Stellar, and the words that its steps are known by."""

from typing import Final, final

from asterism.engine.move import Move
from asterism.engine.options import Option, SeatOption, choice
from asterism.engine.pack import RULEBOOK
from asterism.games.stellar.box import NAME, STARS, Box, StellarPack, box_for
from asterism.games.stellar.cards import CARDS

# Steps
STARTERS_STEP: Final = "starters"
RENEW_STEP: Final = "renew"
TAKE_STEP: Final = "take"
PLAY_STEP: Final = "play"
FOLLOW_STEP: Final = "follow"
LAST_STEP: Final = "last"
STEPS: Final = (STARTERS_STEP, RENEW_STEP, TAKE_STEP, PLAY_STEP, FOLLOW_STEP, LAST_STEP)

# Where a card that is being placed comes from
FROM_HAND: Final = "hand"
FROM_ROW: Final = "row"
FROM_DECK: Final = "deck"

TURNS: Final = 22
# Who decides; lists and open tuples stay what they are where fixed tuples would be packed anew.
ONLY: Final[list[tuple[int, ...]]] = [(0,), (1,)]
BOTH: Final[tuple[int, ...]] = (0, 1)
NO_MOVES: Final[list[Move]] = []


@final
class StarsOption(Option):
    """Stars on the cards 1, 2, 3, 4, 5, 6/0 (ST-1.3)."""

    def __init__(self) -> None:
        super().__init__(NAME, "stars", "numbers", (), STARS, needs=("pack", (RULEBOOK,)))

    def check(self, value: object, players: int) -> object:
        if isinstance(value, list) and len(value) == 6:
            numbers = [n for n in value if type(n) is int and 0 <= n <= 99]
            if len(numbers) == 6:
                return numbers
        raise self.wrong(value, "six whole numbers from 0 to 99, such as 3,3,2,2,1,1")

    def wrong(self, value: object, allowed: str) -> ValueError:
        return ValueError(f"option {self.name} cannot be {value!r}: it is {allowed}")

    def parse(self, text: str) -> object:
        words = [word.strip() for word in text.split(",")]
        return [int(word) if word.isdecimal() and len(word) < 4 else word for word in words]


OPTIONS: Final[tuple[Option, ...]] = (
    StarsOption(),
    SeatOption(NAME, "start_player", first=True),
    choice(NAME, "face_down_selects", ("printed", "three"), "printed", first=True),
    StellarPack(),
)


def check_stars(settled: dict[str, object]) -> None:
    """A pack says itself how many stars its cards show."""
    if settled["pack"] != RULEBOOK and settled["stars"] != STARS:
        raise ValueError("option stars cannot be given with a pack: write the stars into the pack")


@final
class Rules:
    """The options a game is played with."""

    def __init__(self, given: dict[str, object], settled: dict[str, object]) -> None:
        pack = settled["pack"]
        self.given: Final = given if pack == RULEBOOK else {**given, "pack": pack}
        box = box_for(pack)
        self.box: Final[Box] = box
        stars = box.stars
        if pack == RULEBOOK:
            table = settled["stars"]
            assert isinstance(table, list)
            stars = [0 if card.is_satellite else table[card.number - 1] for card in CARDS]
        self.stars: Final[list[int]] = stars  # by the order of the cards; satellites show none
        # ST-2: four starters, four cards in the hands and five in the row are dealt.
        self.deck_at_start: Final = box.size - 13
        self.start_player: Final = settled["start_player"]
        self.face_down_selects_three: Final = settled["face_down_selects"] == "three"
