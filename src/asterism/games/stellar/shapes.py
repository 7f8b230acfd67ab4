"""The JSON of Stellar. Cards are codes: `P M A C B` with 1 to 6 (6: the 6/0), `S1` to `S5`; piles
are written top card first.
"""

from typing import Literal, NotRequired, TypedDict

from asterism.engine import shapes as engine

Step = Literal["starters", "renew", "take", "play", "follow", "last"]
Source = Literal["hand", "row", "deck"]
Letter = Literal["P", "M", "A", "C", "B"]


class Options(TypedDict):
    """What was set before the game; the rest is as by default."""

    stars: NotRequired[list[int]]
    pack: NotRequired[str | dict[str, object]]
    start_player: NotRequired[int | Literal["random"]]
    face_down_selects: NotRequired[Literal["printed", "three"]]


# What everybody remembers


class HiddenPlace(TypedDict):
    """A face-down card from the hand: its slot, and what step 3 says that it may be (null: nothing
    was said).
    """

    place: int
    fits: list[str] | None


class HiddenHand(TypedDict):
    """A hand as others know it. `needs[i]`: how many of a card the places from number i on and the
    hand hold together, at least; the last one is about the hand alone.
    """

    places: list[HiddenPlace]
    needs: list[dict[str, int]]


class Known(TypedDict):
    """Where face-down cards came from. `from_row`: the slots whose card lay open before;
    `from_deck`: slots, each with the number of the deck (0: the first); `decks`: of each deck that
    was made from the discard pile, what has not come to light.
    """

    hands: list[HiddenHand]
    from_row: list[list[int]]
    from_deck: list[dict[str, int]]
    decks: list[list[str]]


# Positions


class Player(TypedDict):
    """One side of a position. The telescope has its cards by slot, `~` before those face down."""

    telescope: NotRequired[dict[str, str]]
    notebook: NotRequired[list[str]]
    hand: NotRequired[list[str]]
    chosen: NotRequired[str | None]


# A card on its way to the telescope of the player whose turn it is.
Placing = TypedDict("Placing", {"card": str, "from": NotRequired[Source]})


class Position(TypedDict):
    """A whole position; docs/positions.md says what may be left out."""

    players: list[Player]
    game: NotRequired[Literal["stellar"]]
    options: NotRequired[Options]
    first: NotRequired[int]
    turn: NotRequired[int]
    step: NotRequired[Step]
    row: NotRequired[list[str | None]]
    deck: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    placing: NotRequired[Placing | None]
    satellite_taken: NotRequired[bool]
    known: NotRequired[Known | None]
    outcome: NotRequired[engine.Outcome | None]
    chance: NotRequired[engine.Chance]


# Score sheets


class TypeLine(TypedDict):
    """A type of the score sheet: its stars, its run and the numbers in it, the satellites that join
    its stack, and what its 6/0 counts (null: it has none). `repeated`: numbers that the stack has
    more than once, which count once; only in the sheet of a position.
    """

    stars: int
    run: int
    points: int
    numbers: list[int]
    satellites: list[int]
    six: Literal[0, 6] | None
    repeated: NotRequired[list[int]]


class Types(TypedDict):
    """The five types by their letters."""

    P: TypeLine
    M: TypeLine
    A: TypeLine
    C: TypeLine
    B: TypeLine


class Sections(TypedDict):
    """The sums of the telescope's sections."""

    top: int
    middle: int
    bottom: int


class PlayerSheet(TypedDict):
    """What one player scores; `won`: the sections that are worth ten points, `missing`: the types
    that do not lie face up.
    """

    types: Types
    type_points: int
    sections: Sections
    won: list[Literal["top", "middle", "bottom"]]
    section_points: int
    diversity: int
    missing: list[Letter]
    total: int


class Sheet(TypedDict):
    """The score sheet of both players. `winners`: who has the highest total; of a position whose
    game is not `finished` (only told of positions), who leads.
    """

    players: list[PlayerSheet]
    winners: list[int]
    finished: NotRequired[bool]


# Views


class SeenPlayer(TypedDict):
    """One side as a seat sees it.

    In the telescope `~` alone is a card that the seat cannot see; `candidates` has what may be
    there, by slot. `hand` is null unless it is the seat's own; `known_in_hand` has the cards that
    are in the hand for sure. `decided`: a secret choice was made; `chosen`: which, if it is the
    seat's own.
    """

    telescope: dict[str, str]
    notebook: list[str]
    hand: list[str] | None
    held: int
    chosen: str | None
    decided: bool
    known_in_hand: list[str]
    candidates: dict[str, list[str]]


# A card on its way to a telescope; null: the seat cannot see it.
SeenPlacing = TypedDict("SeenPlacing", {"card": str | None, "from": Source})


class View(TypedDict):
    """What one seat knows (null: a spectator). `stars`: on the cards 1, 2, 3, 4, 5 and 6/0,
    or by card where a pack makes them differ by type; `seats`: who may decide; `deck`: how many
    cards are left; `unseen`: all cards that the seat does not see, wherever they are.
    """

    game: Literal["stellar"]
    seat: int | None
    options: Options
    stars: list[int] | dict[str, int]
    first: int
    turn: int
    step: Step
    seats: list[int]
    players: list[SeenPlayer]
    row: list[str | None]
    deck: int
    discard: list[str]
    placing: SeenPlacing | None
    satellite_taken: bool
    unseen: list[str]
    sheet: Sheet
    known: Known
    outcome: engine.Outcome | None


# Events. Places: deck, discard, row.<slot>, hand.<seat>, notebook.<seat>,
# telescope.<seat>.<slot>, and placing.<seat> for a card on its way to a telescope.


class CardMoved(engine.Event):
    """A card went from one place to another, for everybody to see."""

    type: Literal[
        "starter_shown",
        "revealed",
        "discarded",
        "taken",
        "noted",
        "followed",
        "last_shown",
        "last_discarded",
    ]
    card: str
    source: str
    target: str


class CardMovedUnseen(engine.Event):
    """A card went from one place to another; null for whoever could not see it."""

    type: Literal["starter_dealt", "dealt", "picked", "drawn"]
    card: str | None
    source: str
    target: str


class Placed(engine.Event):
    """A card was placed on the telescope; null for whoever could not see it."""

    type: Literal["placed"]
    card: str | None
    source: str
    target: str
    face_down: bool


class Shuffled(engine.Event):
    """The discard pile was shuffled into a new deck."""

    type: Literal["shuffled"]
    cards: list[str]
    source: str
    target: str


class Chosen(engine.Event):
    """A starter or a last card was chosen in secret; null for the other player."""

    type: Literal["starter_chosen", "last_chosen"]
    card: str | None


class Said(engine.Event):
    """Something happened in which no card moves."""

    type: Literal["start_player", "renewed", "kept", "resigned"]


class Ended(engine.Event):
    """The game is over."""

    type: Literal["ended"]
    scores: list[int]
    winners: list[int]


Event = CardMoved | CardMovedUnseen | Placed | Shuffled | Chosen | Said | Ended


# Moves


class Start(TypedDict):
    type: Literal["start"]
    telescope: str


class RenewOrKeep(TypedDict):
    type: Literal["renew", "keep"]


class Take(TypedDict):
    type: Literal["take"]
    slot: int


class Play(TypedDict):
    type: Literal["play"]
    card: str
    area: Literal["telescope", "notebook"]


class Place(TypedDict):
    type: Literal["place"]
    slot: int
    face_down: bool


class Last(TypedDict):
    type: Literal["last"]
    card: str


Move = Start | RenewOrKeep | Take | Play | Place | Last


# Previews


class Follows(TypedDict):
    """Where the card of step 3 will come from: a slot of the row and its card, or 0, the deck."""

    slot: int
    card: str | None


class Gains(TypedDict):
    """How the three parts of one's own score would change."""

    types: int
    sections: int
    diversity: int


class PlacePreview(TypedDict):
    """What a place in the telescope would change, and what then follows in step 3."""

    slot: int
    face_down: bool
    scores: list[int]
    gains: Gains
    follows: Follows | None


class Preview(TypedDict):
    """What a move would change in both scores and in the parts of one's own, and what follows in
    step 3 (null: nothing). `places`: where the card that goes to the telescope may be put.
    """

    scores: list[int]
    gains: Gains
    follows: Follows | None
    places: list[PlacePreview]
