"""Positions as JSON, read: whatever is wrong is said with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from asterism.engine.chance import chance_from_json
from asterism.engine.game import Game
from asterism.engine.pack import OPTION as PACK
from asterism.engine.reading import (
    as_bool,
    as_int,
    as_list,
    as_object,
    as_outcome,
    as_str,
    one_of,
    only,
)
from asterism.games.star_realms.attack import end_if_won
from asterism.games.star_realms.box import Box
from asterism.games.star_realms.cards import Card
from asterism.games.star_realms.draft import Draft
from asterism.games.star_realms.effects_read import FACTION_CODES
from asterism.games.star_realms.factions import COUNT, FACTIONS
from asterism.games.star_realms.in_play import ALLY_USED, DOUBLE_USED, PRIMARY_USED, InPlay, in_play
from asterism.games.star_realms.leaving import Gift, Leave
from asterism.games.star_realms.options import RULES, terms
from asterism.games.star_realms.question import MOST, Fields, Question
from asterism.games.star_realms.questions import (
    Destroy,
    DiscardCards,
    Rest,
    ScrapOwn,
    ScrapRow,
    Target,
    WhichOption,
)
from asterism.games.star_realms.questions_of_cards import CopyShip, OnTop, RepeatBase, TakeCard
from asterism.games.star_realms.realm import Realm
from asterism.games.star_realms.state import StarRealmsState
from asterism.games.star_realms.turn import living

POSITION_FIELDS: Final = (
    "game", "rules", "options", "players", "trade_row", "trade_deck", "left_out", "explorers",
    "scrap_heap", "away", "turn", "known", "outcome", "chance",
)  # fmt: skip
PLAYER_FIELDS: Final = (
    "authority", "hand", "deck", "on_top", "discard", "ships", "bases", "debt",
    "left",
)  # fmt: skip
MEMBER_FIELDS: Final = (
    "seat",
    "trade",
    "combat",
    "played",
    "blobs",
    "tops",
    "ended",
    "factions",
    "uses",
)
TURN_FIELDS: Final = (*MEMBER_FIELDS, "number", "partners", "questions")
# How each question is read, by its type.
QuestionReader = Callable[[StarRealmsState, int, Fields, str], Question]
QUESTIONS: Final[dict[str, QuestionReader]] = {
    "option": WhichOption.read,
    "scrap": ScrapOwn.read,
    "discard": DiscardCards.read,
    "scrap_row": ScrapRow.read,
    "destroy": Destroy.read,
    "take_ship": TakeCard.read,
    "on_top": OnTop.read,
    "copy_ship": CopyShip.read,
    "copy_base": RepeatBase.read,
    "target": Target.read,
    "gift": Gift.read,
    "leave": Leave.read,
    "rest": Rest.read,
    "draft": Draft.read,
}


def read_cards(box: Box, value: object, where: str) -> list[Card]:
    return [box.read_card(item, f"{where}[{at}]") for at, item in enumerate(as_list(value, where))]


def read_pile(box: Box, value: object, where: str) -> list[Card]:
    """Written top card first, kept top card last."""
    cards = read_cards(box, value, where)
    cards.reverse()
    return cards


def read_items(box: Box, value: object, where: str, ships: bool) -> list[InPlay]:
    items: list[InPlay] = []
    for at, entry in enumerate(as_list(value, where)):
        item = read_item(box, entry, f"{where}[{at}]")
        if item.card.is_ship is not ships:
            raise ValueError(
                f"{where}[{at}]: {item.card.code} is {'a base' if ships else 'a ship'}"
            )
        items.append(item)
    return items


def read_item(box: Box, value: object, where: str) -> InPlay:
    """A card in play: an id, or an object with `used`, `as` and `damage`."""
    data: dict[str, object] = {"card": value} if isinstance(value, str) else as_object(value, where)
    only(data, where, ("card", "used", "as", "damage"))
    card = box.read_card(data.get("card"), f"{where}.card")
    form = box.read_card(data.get("as", card.code), f"{where}.as")
    if form is not card and not (card.copies_ships and form.is_ship):
        raise ValueError(f"{where}.as: {card.code} cannot be a copy of {form.code}")
    used = 0
    for ability in as_list(data.get("used", []), f"{where}.used"):
        name = one_of(ability, f"{where}.used", ("primary", "ally", "double_ally"))
        if name == "ally":
            used |= ALLY_USED
        elif name == "double_ally":
            used |= DOUBLE_USED
        elif not card.is_ship:  # a ship's primary is never open again
            used |= PRIMARY_USED
    damage = as_int(data.get("damage", 0), f"{where}.damage", 0, max(card.defense - 1, 0))
    return in_play(card, form, used, damage)


def read_position(game: Game, value: object) -> StarRealmsState:
    data = as_object(value, "position")
    only(data, "position", POSITION_FIELDS)
    if data.get("game", "star_realms") != "star_realms":
        raise ValueError(f"position.game: this is star_realms, not {data.get('game')!r}")
    given = dict(as_object(data.get("options", {}), "position.options"))
    players = as_list(data.get("players"), "position.players")
    options = game.settle(len(players), given)
    if PACK in given:
        given[PACK] = options[PACK]  # in full: the position needs no other file
    rules = as_int(data.get("rules", RULES), "position.rules", 1, RULES)
    settled = terms(len(players), given, rules)
    box = settled.box
    realms = [
        read_realm(box, player, f"position.players[{seat}]") for seat, player in enumerate(players)
    ]
    state = StarRealmsState(game, settled, chance_from_json(data.get("chance")), realms)
    state.sides = settled.format.sides(len(realms), settled.boss)
    read_table(state, data)
    check_supply(state, players)
    check_sides(state)
    for seat, realm in enumerate(realms):
        read_known(realm, box, data.get("known"), seat, len(realms))
    state.outcome = as_outcome(data.get("outcome"), "position.outcome", len(realms))
    read_turn(state, as_object(data.get("turn", {}), "position.turn"))
    open_position(state)
    return state


def open_position(state: StarRealmsState) -> None:
    """Whose turn it is, whom it may hit, and what is to be decided."""
    if state.outcome is not None:
        state.questions = []
        return
    if end_if_won(state, "defeat"):
        return
    format = state.terms.format
    team = living(state, format.team(state.active, state.players))
    if not team:
        raise ValueError(f"position.turn.seat: seat {state.active} is defeated")
    state.movers = tuple([seat for seat in team if not state.realms[seat].ended])
    if not state.movers:
        raise ValueError("position.turn: everybody has ended")
    format.aim(state, state.active)
    for at, question in enumerate(state.questions):
        if at == len(state.questions) - 1 and not question.asks:
            raise ValueError(f"position.turn.questions[{at}]: the last one must ask something")
    if state.questions:
        newest = state.questions[-1]
        if not newest.is_open(state) or not newest.answers(state):
            raise ValueError("position.turn.questions: the last one has no answer")
    state.settle()


def read_realm(box: Box, value: object, where: str) -> Realm:
    data = as_object(value, where)
    only(data, where, PLAYER_FIELDS)
    realm = Realm(
        as_int(data.get("authority", box.authority), f"{where}.authority", 0, MOST),
        read_cards(box, data.get("hand", []), f"{where}.hand"),
        read_pile(box, data.get("deck", []), f"{where}.deck"),
        read_pile(box, data.get("discard", []), f"{where}.discard"),
        read_items(box, data.get("ships", []), f"{where}.ships", True),
        read_items(box, data.get("bases", []), f"{where}.bases", False),
    )
    has_left = as_bool(data.get("left", False), f"{where}.left")
    realm.alive = realm.authority > 0 and not has_left
    realm.on_top = as_int(data.get("on_top", 0), f"{where}.on_top", 0, len(realm.deck))
    realm.debt = as_int(data.get("debt", 0), f"{where}.debt", 0, MOST)
    realm.recount()
    return realm


def read_known(realm: Realm, box: Box, value: object, seat: int, players: int) -> None:
    """What everybody knows to be in a hand: none, unless it is said."""
    realm.known = []
    if value is None:
        return
    where = f"position.known[{seat}]"
    cards = read_cards(box, as_list(value, "position.known", players)[seat], where)
    left = realm.hand[:]
    for card in cards:
        if card not in left:
            raise ValueError(f"{where}: there are not so many {card.code} in that hand")
        left.remove(card)
    realm.known = cards


def read_table(state: StarRealmsState, data: dict[str, object]) -> None:
    """Trade row, piles and Explorers."""
    box = state.terms.box
    places = row_places(box, data)
    row = as_list(data.get("trade_row", [None] * places), "position.trade_row", places)
    for at, item in enumerate(row):
        where = f"position.trade_row[{at}]"
        card = None if item is None else box.read_card(item, where)
        if card is not None and not box.is_for_sale(card):
            raise ValueError(f"{where}: {card.code} is no card of the trade deck")
        state.row.append(card)
    state.trade_deck = read_pile(box, data.get("trade_deck", []), "position.trade_deck")
    if state.trade_deck and None in state.row:
        raise ValueError("position.trade_row: a place is empty though the trade deck is not")
    left_out = read_cards(box, data.get("left_out", []), "position.left_out")
    if left_out and not box.left_out:
        raise ValueError("position.left_out: the box has no trade_deck, so no card is left out")
    state.left_out = len(left_out)
    state.trade_deck = left_out + state.trade_deck
    for card in state.trade_deck:
        if not box.is_for_sale(card):
            raise ValueError(f"position.trade_deck: {card.code} is no card of the trade deck")
    most = box.explorers * state.terms.boxes
    left = max(most - explorers_elsewhere(state), 0)
    state.explorers = as_int(data.get("explorers", left), "position.explorers", 0, most)
    state.scrap_heap = read_pile(box, data.get("scrap_heap", []), "position.scrap_heap")
    if box.explorer in state.scrap_heap:
        raise ValueError("position.scrap_heap: a scrapped explorer lies on its pile (SR-2.5)")
    state.away = read_cards(box, data.get("away", []), "position.away")


def row_places(box: Box, data: dict[str, object]) -> int:
    """The row may have more places, or fewer, while there is a draft. A game may end in one."""
    turn, row = data.get("turn"), data.get("trade_row")
    questions = turn.get("questions") if isinstance(turn, dict) else None
    if box.draft is None or not isinstance(row, list) or len(row) != box.draft.row:
        return box.row
    if data.get("outcome") is not None:
        return box.draft.row
    if isinstance(questions, list):
        for question in questions:
            if isinstance(question, dict) and question.get("type") == "draft":
                return box.draft.row
    return box.row


def explorers_elsewhere(state: StarRealmsState) -> int:
    count = 0
    for realm in state.realms:
        cards = realm.hand + realm.deck + realm.discard
        cards += [item.card for item in realm.ships]
        count += cards.count(state.terms.box.explorer)
    return count


def check_supply(state: StarRealmsState, players: list[object]) -> None:
    """No more of a card than the boxes hold (starting decks are there for everybody)."""
    box = state.terms.box
    count = [0] * len(box.cards)
    everything = state.trade_deck + state.scrap_heap + state.away
    everything += [card for card in state.row if card is not None]
    for realm in state.realms:
        everything += realm.hand + realm.deck + realm.discard
        everything += [item.card for item in realm.ships + realm.bases]
    for card in everything:
        count[card.index] += 1
    count[box.explorer.index] += state.explorers
    boxes = state.terms.boxes
    for card in box.cards:
        most = card.copies * boxes + card.starts * max(2 * boxes, len(players))
        if count[card.index] > most:
            raise ValueError(
                f"position: {count[card.index]} times {card.code}, but there are only {most}"
            )


def check_sides(state: StarRealmsState) -> None:
    """Members of a Hydra have the same authority (SR-4.3); only they can leave it behind."""
    if not state.terms.format.shares_authority():
        for seat, realm in enumerate(state.realms):
            if realm.authority > 0 and not realm.alive:
                raise ValueError(f"position.players[{seat}].left: only a member of a Hydra can")
        return
    for seat in range(1, state.players):
        if (
            state.sides[seat] == state.sides[seat - 1]
            and state.realms[seat].authority != state.realms[seat - 1].authority
        ):
            raise ValueError(
                f"position.players[{seat}].authority: a team shares one authority (SR-4.3)"
            )


def read_turn(state: StarRealmsState, data: dict[str, object]) -> None:
    where = "position.turn"
    only(data, where, TURN_FIELDS)
    last = state.players - 1
    state.active = as_int(data.get("seat", 0), f"{where}.seat", 0, last)
    team = state.terms.format.team(state.active, state.players)
    # A team's turn is named after its lowest seat.
    named = state.active
    state.active = team[0]
    read_member(state.realms[named], state.terms.box, data, where)
    state.turn_number = as_int(data.get("number", 1), f"{where}.number", 1, MOST)
    seen = [named]
    for at, item in enumerate(as_list(data.get("partners", []), f"{where}.partners")):
        here = f"{where}.partners[{at}]"
        partner = as_object(item, here)
        only(partner, here, MEMBER_FIELDS)
        seat = as_int(partner.get("seat"), f"{here}.seat", 0, last)
        if seat not in team or seat in seen:
            raise ValueError(f"{here}.seat: {seat} is no partner in this turn")
        seen.append(seat)
        read_member(state.realms[seat], state.terms.box, partner, here)
    for at, item in enumerate(as_list(data.get("questions", []), f"{where}.questions")):
        here = f"{where}.questions[{at}]"
        state.questions.append(read_question(state, as_object(item, here), here))


def read_member(realm: Realm, box: Box, data: dict[str, object], where: str) -> None:
    realm.trade = as_int(data.get("trade", 0), f"{where}.trade", 0, MOST)
    realm.combat = as_int(data.get("combat", 0), f"{where}.combat", 0, MOST)
    for card in read_cards(box, data.get("played", []), f"{where}.played"):
        if not card.is_ship:
            raise ValueError(f"{where}.played: {card.code} is no ship")
        realm.played |= card.bit
    realm.by_faction = as_int(data.get("blobs", 0), f"{where}.blobs", 0, COUNT)
    counts = as_object(data.get("factions", {}), f"{where}.factions")
    only(counts, f"{where}.factions", FACTION_CODES[1:])
    for faction in FACTIONS[1:]:
        here = f"{where}.factions.{faction.code}"
        realm.by_faction += as_int(counts.get(faction.code, 0), here, 0, COUNT) * faction.one
    realm.uses = as_int(data.get("uses", 0), f"{where}.uses", 0, MOST)
    realm.tops = as_int(data.get("tops", 0), f"{where}.tops", 0, MOST)
    realm.ended = as_bool(data.get("ended", False), f"{where}.ended")


def read_question(state: StarRealmsState, data: dict[str, object], where: str) -> Question:
    kind = as_str(data.get("type"), f"{where}.type")
    seat = as_int(data.get("seat"), f"{where}.seat", 0, state.players - 1)
    if kind not in QUESTIONS:
        raise ValueError(f"{where}.type: there is no question {kind!r}")
    return QUESTIONS[kind](state, seat, data, where)
