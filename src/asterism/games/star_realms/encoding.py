"""Star Realms as numbers: what a seat sees as a row of bytes. The actions are in actions.py."""

from __future__ import annotations

from typing import Final, cast, final

from asterism.engine.encoding import MOST, Encoder, Field, Kept
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.games.star_realms.actions import CAP, action_names, relative_text
from asterism.games.star_realms.box import Box
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.draft import Draft
from asterism.games.star_realms.factions import FACTIONS
from asterism.games.star_realms.in_play import InPlay
from asterism.games.star_realms.moves import Attack
from asterism.games.star_realms.options import Terms
from asterism.games.star_realms.question import Question
from asterism.games.star_realms.questions import DiscardCards, ScrapOwn, ScrapRow, WhichOption
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.state import StarRealmsState
from asterism.games.star_realms.view import StarRealmsView

FEW: Final = 12
LONGEST_TURN: Final = 400  # decisions and draws; no turn comes near
QUESTIONS: Final = (
    *("option", "scrap", "discard", "scrap_row", "destroy", "take_ship", "on_top"),
    *("copy_ship", "target", "gift"),
)
ONLY_IN_PACKS: Final = ("copy_base",)


def questions_of(box: Box) -> tuple[str, ...]:
    if not box.has_limit:
        return QUESTIONS
    draft = () if box.draft is None else ("draft",)
    return (*QUESTIONS, *ONLY_IN_PACKS, *draft)


NUMBERS: Final = (
    ("authority", MOST, f"authority; {MOST}: that much or more"),
    ("alive", 1, "still in the game"),
    ("trade", MOST, "trade in the pool"),
    ("combat", MOST, "combat in the pool"),
    ("held", MOST, "cards in hand"),
    ("deck", MOST, "cards in the deck"),
    ("debt", MOST, "cards to discard when the next turn begins"),
    ("blobs", MOST, "Blob cards played this turn"),
    ("tops", MOST, "ships still to be acquired that may go on top of the deck"),
    ("ended", 1, "has ended its part of the team's turn"),
)
# What only cards of packs ask for.
OF_PACKS: Final = (
    ("trade_federations", MOST, "Trade Federation cards played this turn"),
    ("star_empires", MOST, "Star Empire cards played this turn"),
    ("machine_cults", MOST, "Machine Cult cards played this turn"),
    ("uses", MOST, "cards played and abilities used this turn"),
)


def numbers_of(box: Box) -> tuple[tuple[str, int, str], ...]:
    return (*NUMBERS, *OF_PACKS) if box.has_limit else NUMBERS


PILES: Final = (
    ("hand", "in hand, if this seat sees them"),
    ("unseen", "in deck and hand together (in the deck alone, if the hand is seen)"),
    ("known", "in hand, as everybody knows"),
    ("on_top", "openly on top of the deck"),
    ("discard", "in the discard pile"),
    ("ships", "ships in play"),
    ("bases", "bases in play"),
    ("ready", "bases in play whose primary ability is not used yet"),
    ("damage", "damage on a base (Raid)"),
)
CARD_LIST: Final = "by card, in the order of the actions `play`"


def _fields(box: Box, players: int) -> list[Field]:
    kinds, asked = len(box.cards), questions_of(box)
    places = box.row if box.draft is None else max(box.row, box.draft.row)
    # Of one kind in one place: there are three boxes at most, and six players.
    most = max([3 * card.copies + 6 * card.starts for card in box.cards])
    fields = [
        Field("may_decide", (1,), 1, "this seat may decide now"),
        Field("on_turn", (players,), 1, "whose turn it is: seats +0 (this seat), +1, ..."),
        Field("question", (len(asked),), 1, f"the open question: {', '.join(asked)}"),
        Field("asked", (players,), 1, "who has to answer it: seats +0, +1, ..."),
        Field("turn", (1,), MOST, f"the number of the turn; {MOST}: that one or later"),
        Field("explorers", (1,), 3 * box.explorers, "Explorers in their pile"),
        Field("trade_row", (kinds,), places, f"cards in the trade row, {CARD_LIST}"),
        Field("trade_deck", (kinds,), most, f"cards in the trade deck, {CARD_LIST}"),
    ]
    if box.has_limit:
        text = f"whose choice is open, and which of its choices, from 1, {CARD_LIST}"
        fields.append(Field("choice", (kinds,), MOST, text))
        fields.append(Field("left", (1,), MOST, "how many cards the open question is about"))
    if box.left_out:
        text = "cards that are counted in the trade deck, but left out by lot"
        fields.append(Field("left_out", (1,), MOST, text))
    if box.draft is not None:
        fields.append(Field("pick", (1,), MOST, "the number of the pick in the draft, from 1"))
    for offset in range(players):
        whose = "this seat" if offset == 0 else f"seat +{offset}"
        for name, high, meaning in numbers_of(box):
            fields.append(Field(f"{name}+{offset}", (1,), high, f"{whose}: {meaning}"))
        for name, meaning in PILES:
            text = f"{whose}: {meaning}, {CARD_LIST}"
            fields.append(Field(f"{name}+{offset}", (kinds,), most, text))
    return fields


@final
class StarRealmsEncoder(Encoder):
    """The actions of one format; of attacks on players the amounts 1 to 20 and "all"."""

    def __init__(self, players: int, terms: Terms) -> None:
        super().__init__(
            players,
            _fields(terms.box, players),
            action_names(terms.box, players, terms.format),
            [card.code for card in terms.box.cards] + [str(seat) for seat in range(players)],
        )
        self.questions: Final = questions_of(terms.box)
        self.kinds: Final = len(terms.box.cards)
        self.open_hands: Final = terms.open_hands
        self.turn_limit: Final = terms.turn_limit
        self.by_name: Final = {name: number for number, name in enumerate(self.actions)}
        # By seat: the actions of the moves that were met, attacks on players apart.
        self.met: Final[list[dict[Move, int]]] = [{} for _ in range(players)]
        self.attack: Final = self.by_name["attack +1 1"]
        self.on_turn: Final = self.place("on_turn")
        self.question: Final = self.place("question")
        self.asked: Final = self.place("asked")
        self.turn: Final = self.place("turn")
        self.explorers: Final = self.place("explorers")
        self.row: Final = self.place("trade_row")
        self.trade_deck: Final = self.place("trade_deck")
        self.of_pack: Final[bool] = terms.box.has_limit
        self.choice: Final[int] = self.place("choice") if self.of_pack else -1
        self.left_out: Final[int] = self.place("left_out") if terms.box.left_out else -1
        self.pick: Final[int] = self.place("pick") if terms.box.draft is not None else -1
        self.seats: Final = self.place("authority+0")
        self.numbers: Final[int] = len(numbers_of(terms.box))

    def longest(self) -> int:
        if not self.turn_limit:
            raise ValueError("a game without a limit of turns can go on for ever")
        return self.turn_limit * LONGEST_TURN

    def action_of(self, state: State, seat: int, move: Move) -> int:
        if isinstance(move, Attack):
            offset = move.victim - seat
            if offset < 0:
                offset += self.players
            first = self.attack + (offset - 1) * (CAP + 1)
            if move.amount == cast(StarRealmsState, state).realms[seat].combat:
                return first + CAP  # "all" is the last of a victim's actions
            return first + move.amount - 1 if move.amount <= CAP else -1
        met = self.met[seat]
        action = met.get(move)
        if action is None:
            action = self.by_name[relative_text(move, seat, self.players)]
            met[move] = action
        return action

    def table_of(self, view: View) -> State:
        return cast(StarRealmsView, view).table

    def look(self, state: State, seat: int, kept: Kept) -> bytes:
        return self.write(cast(StarRealmsState, state), seat)

    def look_at_view(self, view: View) -> bytes:
        seen = cast(StarRealmsView, view)
        if seen.seat is None:
            raise ValueError("a spectator has nothing to decide: only a seat's view is encoded")
        return self.write(seen.table, seen.seat)

    def write(self, table: StarRealmsState, seat: int) -> bytes:
        """The open table; of hands that are not seen only what deck and hand hold together."""
        players = self.players
        out = bytearray(self.size)
        if seat in table.waiting:
            out[0] = 1
        out[self.on_turn + (table.active - seat) % players] = 1
        if table.questions:
            question = table.questions[-1]
            out[self.question + self.questions.index(question.type)] = 1
            out[self.asked + (question.seat - seat) % players] = 1
            if self.of_pack:
                write_question(question, self.kinds, out, self.choice)
            if isinstance(question, Draft):
                out[self.pick] = capped(question.pick + 1)
        out[self.turn] = capped(table.turn_number)
        out[self.explorers] = table.explorers
        place = self.row
        for lying in table.row:
            if lying is not None:
                here = place + lying.index
                out[here] = out[here] + 1
        count_pile(table.trade_deck, self.kinds, out, self.trade_deck)
        if self.left_out >= 0:
            out[self.left_out] = capped(table.left_out)
        place = self.seats
        other = seat
        for _ in range(players):
            seen = other == seat or (self.open_hands and table.sides[other] == table.sides[seat])
            realm = table.realms[other]
            write_numbers(realm, out, place)
            if self.of_pack:
                write_turn(realm, out, place + len(NUMBERS))
            place += self.numbers
            write_piles(realm, seen, self.kinds, out, place)
            place += len(PILES) * self.kinds
            other = other + 1 if other + 1 < players else 0
        return bytes(out)


def write_question(question: Question, kinds: int, out: bytearray, at: int) -> None:
    """With a pack, the same question comes from many cards, and about several cards."""
    if isinstance(question, WhichOption):
        source = question.source
        out[at + source.index] = 1 + source.choices().index(question.effect)
    elif isinstance(question, (ScrapOwn, DiscardCards, ScrapRow, Draft)):
        out[at + kinds] = capped(question.left)


def write_turn(realm: Realm, out: bytearray, at: int) -> None:
    for faction in FACTIONS[1:]:  # Blob cards are counted with a pack or without
        out[at] = capped(int(realm.played_of(faction.shift)))
        at += 1
    out[at] = capped(realm.uses)


def write_numbers(realm: Realm, out: bytearray, at: int) -> None:
    out[at] = capped(realm.authority)
    if realm.alive:
        out[at + 1] = 1
    out[at + 2] = capped(realm.trade)
    out[at + 3] = capped(realm.combat)
    out[at + 4] = capped(len(realm.hand))
    out[at + 5] = capped(len(realm.deck))
    out[at + 6] = capped(realm.debt)
    out[at + 7] = capped(realm.blobs)
    out[at + 8] = capped(realm.tops)
    if realm.ended:
        out[at + 9] = 1


def write_piles(realm: Realm, seen: bool, kinds: int, out: bytearray, at: int) -> None:
    count_cards(realm.hand, out, at if seen else at + kinds)
    deck = realm.deck
    if realm.on_top > 0:
        below = len(deck) - realm.on_top
        count_cards(deck[below:], out, at + 3 * kinds)
        deck = deck[:below]
    count_cards(deck, out, at + kinds)
    known = realm.known
    assert known is not None
    if known:
        count_cards(known, out, at + 2 * kinds)
    count_pile(realm.discard, kinds, out, at + 4 * kinds)
    count_items(realm.ships, out, at + 5 * kinds)
    count_items(realm.bases, out, at + 6 * kinds)
    for item in realm.bases:
        if item.can_primary:
            place = at + 7 * kinds + item.card.index
            out[place] = out[place] + 1
        if item.damage:
            place = at + 8 * kinds + item.card.index
            out[place] = capped(out[place] + item.damage)


def capped(number: int) -> int:
    if number < 0:
        return 0
    return number if number < MOST else MOST


def count_pile(cards: list[Card], kinds: int, out: bytearray, at: int) -> None:
    """The same as `count_cards`, faster where there are many: bytes are slow to read."""
    if len(cards) < FEW:
        count_cards(cards, out, at)
        return
    counts = [0] * kinds
    for card in cards:
        counts[card.index] += 1
    out[at : at + kinds] = bytes(counts)


def count_cards(cards: list[Card], out: bytearray, at: int) -> None:
    for card in cards:
        place = at + card.index
        out[place] = out[place] + 1


def count_items(items: list[InPlay], out: bytearray, at: int) -> None:
    for item in items:
        place = at + item.card.index
        out[place] = out[place] + 1
