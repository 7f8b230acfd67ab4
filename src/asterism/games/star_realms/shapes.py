"""The JSON of Star Realms. Cards are ids such as `blob-wheel`; piles are written top card first."""

from typing import Literal, NotRequired, TypedDict

from asterism.engine import shapes as engine

FormatName = Literal["auto", "duel", "deathmatch", "hunter", "hydra2", "hydra3", "emperor", "raid"]
Ability = Literal["primary", "ally", "double_ally", "scrap"]
Resource = Literal["trade", "combat"]


class Options(TypedDict):
    """What was set before the game; the rest is as by default."""

    format: NotRequired[FormatName]
    start_player: NotRequired[int | Literal["random"]]
    boss: NotRequired[int]
    boxes: NotRequired[int | Literal["auto"]]
    discard_timing: NotRequired[Literal["now", "next_turn"]]
    needle_counts_as_blob: NotRequired[bool]
    team_hands: NotRequired[Literal["auto", "open", "hidden"]]
    turn_limit: NotRequired[int | Literal["none"]]
    pack: NotRequired[str | dict[str, object]]
    sets: NotRequired[Literal["default"] | list[str]]


# A card in play about which there is more to say than its id: abilities used this turn, the ship
# that a Stealth Needle copies, the damage of a Boss's base.
CardInPlay = TypedDict(
    "CardInPlay",
    {
        "card": str,
        "used": NotRequired[list[Literal["primary", "ally", "double_ally"]]],
        "as": NotRequired[str],
        "damage": NotRequired[int],
    },
)
InPlay = str | CardInPlay


class Player(TypedDict):
    """A realm. `on_top`: how many cards on top of the deck were put there openly; `debt`: cards to
    discard when the next turn begins; `left`: a member of a Hydra has left its team.
    """

    authority: NotRequired[int]
    hand: NotRequired[list[str]]
    deck: NotRequired[list[str]]
    on_top: NotRequired[int]
    discard: NotRequired[list[str]]
    ships: NotRequired[list[InPlay]]
    bases: NotRequired[list[InPlay]]
    debt: NotRequired[int]
    left: NotRequired[bool]


class Question(TypedDict):
    """Something that has to be decided, or (`leave`, `rest`) that happens when all after it in the
    list is decided. `part`: which of the choices of a card, or which part of its text. `pick` and
    `first`: which pick of a draft, from 0, and who begins after it.
    """

    type: (
        Literal["option", "scrap", "discard", "scrap_row", "destroy", "take_ship", "on_top"]
        | Literal["copy_ship", "copy_base", "target", "gift", "leave", "rest", "draft"]
    )
    seat: int
    card: NotRequired[str]
    ability: NotRequired[Ability]
    part: NotRequired[int]
    at: NotRequired[int]
    discard_too: NotRequired[bool]
    must: NotRequired[bool]
    left: NotRequired[int]
    done: NotRequired[int]
    then_draw: NotRequired[bool]
    receiver: NotRequired[int]
    each: NotRequired[dict[str, int]]
    to: NotRequired[Literal["hand", "discard"]]
    cost: NotRequired[int]
    ships: NotRequired[bool]
    pick: NotRequired[int]
    first: NotRequired[int]


class Brought(TypedDict):
    """What the running turn has brought a seat: pools, kinds of ships played, Blob cards played,
    ships that may still go on top of the deck, and whether it has ended. With a pack also the cards
    played of the other factions, and how often cards were played and abilities used.
    """

    trade: NotRequired[int]
    combat: NotRequired[int]
    played: NotRequired[list[str]]
    blobs: NotRequired[int]
    tops: NotRequired[int]
    ended: NotRequired[bool]
    factions: NotRequired[dict[str, int]]
    uses: NotRequired[int]


class Member(Brought):
    seat: int


class Turn(Brought):
    """The running turn, as of its seat; the other members of a Hydra are `partners`."""

    seat: NotRequired[int]
    number: NotRequired[int]
    partners: NotRequired[list[Member]]
    questions: NotRequired[list[Question]]


class Position(TypedDict):
    """A whole position. `rules`: the version it is played by, if it is not the newest; `left_out`:
    the cards that a reduced trade deck has not; `away`: those of defeated players; `known`: by
    seat, what everybody knows to be in the hand.
    """

    players: list[Player]
    game: NotRequired[Literal["star_realms"]]
    rules: NotRequired[int]
    options: NotRequired[Options]
    trade_row: NotRequired[list[str | None]]
    trade_deck: NotRequired[list[str]]
    left_out: NotRequired[list[str]]
    explorers: NotRequired[int]
    scrap_heap: NotRequired[list[str]]
    away: NotRequired[list[str]]
    turn: NotRequired[Turn]
    known: NotRequired[list[list[str]] | None]
    outcome: NotRequired[engine.Outcome | None]
    chance: NotRequired[engine.Chance]


class SeenPlayer(TypedDict):
    """A realm as a seat sees it. `hand` is null if it is hidden; `known`: cards that are in it for
    sure; `on_top`: what openly lies on top of the deck; `unseen`: what the rest of the deck holds,
    together with the hand if that is hidden.
    """

    authority: int
    hand: list[str] | None
    held: int
    known: list[str]
    deck: int
    on_top: list[str]
    unseen: list[str]
    discard: list[str]
    ships: list[InPlay]
    bases: list[InPlay]
    debt: int
    left: NotRequired[bool]


class View(TypedDict):
    """What one seat knows (null: a spectator). `seats`: who may decide; `trade_deck`: what may lie
    there, in the order of the cards' list; `left_out`: so many of these do not.
    """

    game: Literal["star_realms"]
    seat: int | None
    rules: NotRequired[int]
    options: Options
    seats: list[int]
    players: list[SeenPlayer]
    trade_row: list[str | None]
    trade_deck: list[str]
    left_out: NotRequired[int]
    explorers: int
    scrap_heap: list[str]
    away: list[str]
    turn: Turn
    outcome: engine.Outcome | None


# Events. Places: hand.<seat>, deck.<seat>, discard.<seat>, ships.<seat>, bases.<seat>, row.<slot>,
# trade_deck, explorers, scrap_heap, and away for what leaves the game.


Drafting = Literal["drafted", "cleared"]  # taken in a draft, or left at its end


class CardMoved(engine.Event):
    """A card went from one place to another, for everybody to see."""

    type: Literal["refilled", "played", "scrapped", "discarded", "put_on_top", "given"] | Drafting
    card: str
    source: str
    target: str


class Drew(engine.Event):
    """A card was drawn; null for whoever cannot see that hand."""

    type: Literal["drew"]
    card: str | None
    source: str
    target: str


class Acquired(engine.Event):
    """A card was acquired for so much trade."""

    type: Literal["acquired"]
    card: str
    source: str
    target: str
    paid: int


class Destroyed(engine.Event):
    """A base was destroyed, or returned to its owner's hand. `copy`: which of several different
    ones of that name; 0: all equal.
    """

    type: Literal["destroyed", "returned"]
    card: str
    source: str
    target: str
    copy: int


class CardsMoved(engine.Event):
    """The discard pile became the deck, or cards of a defeated player left the game; null for
    whoever could not see them.
    """

    type: Literal["reshuffled", "left", "left_unseen"]
    cards: list[str] | None
    source: str
    target: str


class Used(engine.Event):
    type: Literal["used"]
    card: str
    ability: Ability
    copy: int


class Gained(engine.Event):
    type: Literal["gained"]
    trade: int
    combat: int
    authority: int


class Asked(engine.Event):
    """All open questions; the last one is to be answered now."""

    type: Literal["asked"]
    questions: list[Question]


class Chose(engine.Event):
    type: Literal["chose"]
    option: str


# A Stealth Needle became another ship.
Copied = TypedDict(
    "Copied",
    {"number": int, "seat": int | None, "type": Literal["copied"], "card": str, "as": str},
)


class Repeated(engine.Event):
    """The primary ability of a base happened again."""

    type: Literal["repeated"]
    card: str


class MustDiscard(engine.Event):
    type: Literal["must_discard"]
    victim: int


class Attacked(engine.Event):
    type: Literal["attacked"]
    victim: int
    amount: int


class AttackedBase(engine.Event):
    type: Literal["attacked_base"]
    victim: int
    base: str
    copy: int
    amount: int


class Lent(engine.Event):
    type: Literal["lent"]
    resource: Resource
    partner: int
    amount: int


class TurnBegan(TypedDict):
    """A turn begins. `number` is the log's, as in all events; `turn` counts the turns."""

    number: int
    seat: int
    type: Literal["turn"]
    turn: int


class Said(engine.Event):
    """Something happened in which no card moves."""

    type: Literal["starts", "declined", "next_on_top", "repaired", "defeated", "ended", "gave_up"]


Event = (
    CardMoved | Drew | Acquired | Destroyed | CardsMoved | Used | Gained | Asked | Chose | Copied
    | Repeated | MustDiscard | Attacked | AttackedBase | Lent | TurnBegan | Said
)  # fmt: skip


# Moves


class CardMove(TypedDict):
    type: Literal["play", "acquire"]
    card: str


class UseMove(TypedDict):
    type: Literal["base", "ally", "double", "scrap"]
    card: str
    copy: NotRequired[int]


class AttackBase(TypedDict):
    type: Literal["attack_base"]
    seat: int
    card: str
    amount: int
    copy: NotRequired[int]


class Attack(TypedDict):
    type: Literal["attack"]
    seat: int
    amount: int


class Lend(TypedDict):
    type: Literal["lend"]
    resource: Resource
    seat: int


class Give(TypedDict):
    type: Literal["give"]
    card: str
    seat: int


class Choose(TypedDict):
    """The answer to the open question."""

    type: Literal["choose"]
    option: NotRequired[str]
    card: NotRequired[str]
    zone: NotRequired[str]
    seat: NotRequired[int]
    copy: NotRequired[int]
    decline: NotRequired[Literal[True]]


class End(TypedDict):
    type: Literal["end"]


Move = CardMove | UseMove | AttackBase | Attack | Lend | Give | Choose | End


class Sheet(TypedDict):
    """Authority by seat, and who has won (nobody yet: empty)."""

    totals: list[int]
    winners: list[int]
    finished: bool


class Preview(TypedDict):
    """What a move would change: authority by seat, and one's own pools."""

    scores: list[int]
    trade: int
    combat: int
