"""The JSON of Sternenhimmel."""

from typing import Literal, NotRequired, TypedDict

from asterism.engine import shapes as engine

# The rulebook has 1, 3, 5, 6, 7, 10, hole and double.
TokenCode = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
    "18", "19", "20", "hole", "double",
]  # fmt: skip
Texts = str | dict[str, str]  # one text, or one for each of several languages


class Options(TypedDict):
    """What `start` was given; what is absent has its default."""

    compensation: NotRequired[Literal["bank", "winner"]]
    doubles: NotRequired[Literal["multiply", "add"]]
    start_player: NotRequired[int | Literal["random"]]
    boards: NotRequired[Literal["zodiac"] | "BoardSet"]
    pack: NotRequired[Literal["rulebook"] | "Pack"]


class Star(TypedDict):
    """A star of a board; `x` (to the right) and `y` (up) tell where it is drawn. Those of our own
    boards also have catalogue numbers.
    """

    id: str
    size: Literal["small", "large"]
    name: NotRequired[str]
    x: NotRequired[float]
    y: NotRequired[float]


class Board(TypedDict):
    """A constellation; `lines` join two star ids each."""

    id: str
    name: NotRequired[str]
    stars: list[Star]
    lines: list[list[str]]
    first: int
    second: int


class BoardSet(TypedDict):
    """Boards, and ids of our own boards."""

    boards: list[Board | str]


class PackStar(TypedDict):
    """A star of a pack; `x` (to the right) and `y` (up) tell where it is drawn."""

    id: str
    size: Literal["small", "large"]
    name: NotRequired[Texts]
    x: NotRequired[float]
    y: NotRequired[float]


class Constellation(TypedDict):
    """A constellation of a pack; `lines` join two star ids each."""

    id: str
    name: NotRequired[Texts]
    stars: list[PackStar]
    lines: list[list[str]]
    first: int
    second: int


class Tokens(TypedDict):
    """The tokens of each player: the values, and how many black holes and double stars."""

    values: list[int]
    holes: int
    doubles: int


class Pack(TypedDict):
    """What a game is played with, in full. `in_play`: how many constellations lie open, by the
    number of players.
    """

    format: Literal[1]
    game: Literal["sternenhimmel"]
    name: Texts
    author: NotRequired[str]
    version: NotRequired[str]
    about: NotRequired[Texts]
    inferred: NotRequired[list[str]]
    tokens: Tokens
    in_play: dict[str, int]
    constellations: list[Constellation]


class Lying(TypedDict):
    """A token on a star."""

    seat: int
    token: TokenCode


class Chart(TypedDict):
    """A constellation in play; tokens by star id."""

    board: str
    tokens: dict[str, Lying]


class Player(TypedDict):
    coins: int
    hand: list[TokenCode]


class FaceDown(TypedDict):
    """What all but its owner know of a face-down token: it is none of those that were seen outside
    the hand while it lay here. Of double stars both may have been, or one.
    """

    star: str
    seen: list[TokenCode]


class Position(TypedDict):
    """A whole position; the pile is top first, a place in the sky without a board is null.
    `known`: the face-down tokens of each seat, the oldest first.
    """

    game: Literal["sternenhimmel"]
    options: Options
    players: list[Player]
    sky: list[Chart | None]
    pile: list[str]
    seat: int | None
    resigned: list[int]
    known: list[list[FaceDown]] | None
    outcome: engine.Outcome | None
    chance: NotRequired[engine.Chance]


class SeenLying(TypedDict):
    """A token on a star; null: it lies face down and is somebody else's."""

    seat: int
    token: TokenCode | None
    face_down: bool


class SeenChart(TypedDict):
    board: str
    tokens: dict[str, SeenLying]


class SeenFaceDown(FaceDown):
    """`can_be`: all that the token can be, as far as others can tell."""

    can_be: list[TokenCode]


class SeenPlayer(TypedDict):
    """`hand`: the viewer's own, else null. `unseen`: what is in the hand or face down; `may_hold`:
    what of it can be in the hand.
    """

    coins: int
    held: int
    hand: list[TokenCode] | None
    may_hold: list[TokenCode]
    unseen: list[TokenCode]
    face_down: list[SeenFaceDown]
    resigned: bool


class View(TypedDict):
    """What one seat knows. `pile`: what is in it, in the order of the set; theirs is unknown."""

    game: Literal["sternenhimmel"]
    seat: int | None
    options: Options
    players: list[SeenPlayer]
    sky: list[SeenChart | None]
    pile: list[str]
    seats: list[int]
    outcome: engine.Outcome | None


class BoardMoved(engine.Event):
    """A constellation came into play, or left."""

    type: Literal["uncovered", "scored"]
    card: str
    source: str
    target: str


class TokenPut(engine.Event):
    """A token was put on a star; `card` is null for whoever could not see it."""

    type: Literal["put"]
    card: TokenCode | None
    source: str
    target: str
    face_down: bool


class TokenMoved(engine.Event):
    """A token was turned up where it lies, or went back to its owner's hand."""

    type: Literal["turned_up", "returned"]
    card: TokenCode
    source: str
    target: str


class PlayerNamed(engine.Event):
    """Who begins, who was skipped for want of tokens, who resigned."""

    type: Literal["start_player", "skipped", "resigned"]


class Completed(engine.Event):
    type: Literal["completed"]
    board: str


class Annihilated(engine.Event):
    """These black holes left together."""

    type: Literal["annihilated"]
    board: str
    stars: list[str]


class Swallowed(engine.Event):
    """The black hole on `star` took what lay on `stars`."""

    type: Literal["swallowed"]
    star: str
    stars: list[str]


class Doubled(engine.Event):
    """The token on `star` is worth more than it shows."""

    type: Literal["doubled"]
    star: str
    token: TokenCode
    worth: int


class Paid(engine.Event):
    """What a player got for a constellation: total, tokens left, coins and why. `compensation` is
    what the first has paid to others out of the first prize; `coins` are without it.
    """

    type: Literal["paid"]
    board: str
    total: int
    tokens: int
    coins: int
    reason: Literal["first", "second", "alone", "tokens", "tied_first", "tied_second", "nothing"]
    compensation: int


class Stuck(engine.Event):
    """Nobody can put a token any more, and no constellation is full: the game ends."""

    type: Literal["stuck"]


class Ended(engine.Event):
    type: Literal["ended"]
    scores: list[int]
    winners: list[int]


Event = (
    BoardMoved
    | TokenPut
    | TokenMoved
    | PlayerNamed
    | Completed
    | Annihilated
    | Swallowed
    | Doubled
    | Paid
    | Stuck
    | Ended
)


class Put(TypedDict):
    type: Literal["put"]
    token: TokenCode
    board: str
    star: str


Move = Put


class ConstellationSheet(TypedDict):
    """Star ids in the board's order; totals of seats with tokens left, coins of every seat."""

    removed: list[str]
    totals: dict[str, int]
    coins: dict[str, int]


class GameSheet(TypedDict):
    """Coins by seat (-1: resigned), and who has won, or before the game is `finished` the most."""

    scores: list[int]
    winners: list[int]
    finished: bool


Sheet = ConstellationSheet | GameSheet


class Preview(TypedDict):
    """Whether the token will lie face down, whether the constellation is full then, and the coins
    that everybody gets for it, if that is certain: it may depend on tokens that the viewer does
    not know.
    """

    scores: list[int]
    certain: bool
    face_down: bool
    completes: bool
