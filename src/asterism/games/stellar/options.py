"""The options a game is played with, and the words and numbers that its steps are known by."""

from typing import Final, final

from asterism.engine.move import Move

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
DECK_AT_START: Final = 47
# Who decides; lists and open tuples stay what they are where fixed tuples would be packed anew.
ONLY: Final[list[tuple[int, ...]]] = [(0,), (1,)]
BOTH: Final[tuple[int, ...]] = (0, 1)
NO_MOVES: Final[list[Move]] = []


@final
class Rules:
    """The options a game is played with."""

    def __init__(self, given: dict[str, object], settled: dict[str, object]) -> None:
        self.given: Final = given
        stars = settled["stars"]
        assert isinstance(stars, list)
        self.stars: Final[list[int]] = stars
        self.start_player: Final = settled["start_player"]
        self.face_down_selects_three: Final = settled["face_down_selects"] == "three"
