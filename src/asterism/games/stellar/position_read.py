"""Positions as JSON, read: whatever is wrong is said with its place."""

from __future__ import annotations

from asterism.engine.chance import Chance, Piece, chance_from_json
from asterism.engine.game import Game
from asterism.engine.hidden import HiddenHand
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
from asterism.games.stellar import position_check as checks
from asterism.games.stellar.cards import BY_CODE, Card
from asterism.games.stellar.knowledge import Memory, fresh_memory
from asterism.games.stellar.options import (
    BOTH,
    FROM_DECK,
    FROM_HAND,
    FROM_ROW,
    ONLY,
    STEPS,
    TURNS,
    Rules,
)
from asterism.games.stellar.state import StellarState
from asterism.games.stellar.telescope import SLOTS, Telescope, empty_telescope, slots_of

POSITION_FIELDS = (
    "game", "options", "first", "turn", "step", "players", "row", "deck", "discard",
    "placing", "satellite_taken", "known", "outcome", "chance",
)  # fmt: skip
PLAYER_FIELDS = ("telescope", "notebook", "hand", "chosen")


def read_card(value: object, where: str) -> Card:
    """A card from its code; the 6/0 may also be written as it is printed, `M6/0`."""
    code = as_str(value, where)
    card = BY_CODE.get(code.removesuffix("/0") if code.endswith("6/0") else code)
    if card is not None:
        return card
    if code.startswith("~"):
        raise ValueError(f"{where}: {code!r} lies face down, which is for telescopes only")
    raise ValueError(
        f"{where}: {code!r} is not a card: they are P, M, A, C, B with 1 to 6 (the 6/0), "
        "and S1 to S5"
    )


def read_cards(value: object, where: str) -> list[Card]:
    return [read_card(item, f"{where}[{at}]") for at, item in enumerate(as_list(value, where))]


def read_slot(name: str, where: str) -> int:
    """The slot of a telescope that is a name in an object."""
    for slot in SLOTS:
        if name == str(slot):
            return slot
    raise ValueError(f"{where}: {name!r} is not a slot: they are 1 to 12")


def read_telescope(value: object, where: str, unseen: bool = False) -> Telescope:
    """`~` before a card: it lies face down. `~` alone, where something may be `unseen`, is a card
    of which nothing else is known.
    """
    telescope = empty_telescope()
    for slot, code in as_object(value, where).items():
        number = read_slot(slot, where)
        text = as_str(code, f"{where}.{slot}")
        if text != "~":
            card = read_card(text.removeprefix("~"), f"{where}.{slot}")
            telescope.put(card, number, text.startswith("~"))
        elif unseen:
            telescope.cover(number)
        else:
            raise ValueError(f"{where}.{slot}: which card lies face down here? Write ~M4 or so")
    return telescope


def read_position(game: Game, value: object) -> StellarState:
    data = as_object(value, "position")
    only(data, "position", POSITION_FIELDS)
    if data.get("game", "stellar") != "stellar":
        raise ValueError(f"position.game: this is stellar, not {data.get('game')!r}")
    given = dict(as_object(data.get("options", {}), "position.options"))
    rules = Rules(given, game.settle(2, given))
    state = _lay_out(game, data, rules, chance_from_json(data.get("chance")))
    default = rules.start_player if isinstance(rules.start_player, int) else 0
    state.first = as_int(data.get("first", default), "position.first", 0, 1)
    state.turn = as_int(data.get("turn", 0), "position.turn", 0, TURNS)
    state.step = one_of(data.get("step", "take"), "position.step", STEPS)
    state.may_renew = _read_satellite_taken(data, state.step)
    state.outcome = as_outcome(data.get("outcome"), "position.outcome", 2)
    checks.check_step(state)
    missing = checks.check_cards(state)
    if "deck" not in data:
        _deal_the_rest(state, missing)
    elif missing:
        size, code = rules.box.size, missing[0].code
        raise ValueError(
            f"position.deck: {size - len(missing)} cards in all instead of {size}, "
            f"{code} is missing"
        )
    checks.check_outcome(state)
    checks.check_counts(state)
    if state.step == "starters":
        checks.check_starters(state)
    _find_gaps(state)
    state.memory = _read_memory(state, data.get("known"))
    if state.outcome is None:
        _open(state)
    return state


def _read_satellite_taken(data: dict[str, object], step: str) -> bool:
    """In step renew the opponent did, in play and follow the active player may have."""
    asked = step == "renew"
    taken = as_bool(data.get("satellite_taken", asked), "position.satellite_taken")
    if taken != asked and step not in ("play", "follow"):
        word = "true" if taken else "false"
        raise ValueError(f"position.satellite_taken: cannot be {word} in step {step}")
    return taken


def _lay_out(game: Game, data: dict[str, object], rules: Rules, chance: Chance) -> StellarState:
    players = as_list(data.get("players"), "position.players", 2)
    telescopes: list[Telescope] = []
    notebooks: list[list[Card]] = []
    hands: list[list[Card]] = []
    chosen: list[Card | None] = []
    for seat, item in enumerate(players):
        where = f"position.players[{seat}]"
        player = as_object(item, where)
        only(player, where, PLAYER_FIELDS)
        telescopes.append(read_telescope(player.get("telescope", {}), f"{where}.telescope"))
        notebooks.append(read_cards(player.get("notebook", []), f"{where}.notebook"))
        hand = read_cards(player.get("hand", []), f"{where}.hand")
        hands.append(sorted(hand, key=lambda card: card.order))
        choice = player.get("chosen")
        chosen.append(None if choice is None else read_card(choice, f"{where}.chosen"))
        if choice is not None and chosen[seat] not in hand:
            raise ValueError(f"{where}.chosen: {choice} is not in the hand")
    row: list[Card | None] = []
    for slot, item in enumerate(as_list(data.get("row", [None] * 5), "position.row", 5)):
        row.append(None if item is None else read_card(item, f"position.row[{slot}]"))
    deck = read_cards(data.get("deck", []), "position.deck")[::-1]
    discard = read_cards(data.get("discard", []), "position.discard")[::-1]
    state = StellarState(game, chance, rules, telescopes, notebooks, hands, row, deck, discard)
    state.chosen = chosen
    if data.get("placing") is not None:
        placing = as_object(data["placing"], "position.placing")
        only(placing, "position.placing", ("card", "from"))
        state.placing = read_card(placing.get("card"), "position.placing.card")
        state.placing_from = one_of(
            placing.get("from", FROM_HAND),
            "position.placing.from",
            (FROM_HAND, FROM_ROW, FROM_DECK),
        )
    return state


def _deal_the_rest(state: StellarState, missing: list[Card]) -> None:
    """With no deck given, it is all the cards that are nowhere else."""
    state.deck = missing
    if state.step != "starters":
        state.chance.shuffle(state.deck)


def _find_gaps(state: StellarState) -> None:
    """Which slots of the row were emptied in this turn."""
    if state.step == "play" or state.step == "follow":
        gaps = [slot for slot in range(1, 6) if state.row[slot - 1] is None]
        state.emptied = gaps[0]
        state.followed = gaps[1] if len(gaps) == 2 else 0


def _read_memory(state: StellarState, value: object) -> Memory:
    """What is known; every face-down card that nothing is said about came unseen from the hand."""
    memory = fresh_memory() if value is None else read_memory(value, "position.known")
    checks.check_origins(state, memory)
    for seat in BOTH:
        accounted = memory.from_row[seat]
        for slot in memory.from_deck[seat]:
            accounted |= 1 << slot
        for place in memory.hands[seat].places:
            accounted |= 1 << place.key
        for slot in slots_of(state.telescopes[seat].down & ~accounted):
            memory.hands[seat].hid(slot, None)
    checks.check_hands(state, memory)
    checks.check_decks(state, memory)
    return memory


def read_memory(value: object, where: str) -> Memory:
    data = as_object(value, where)
    only(data, where, ("hands", "from_row", "from_deck", "decks"))
    hands = [
        _read_hand(hand, f"{where}.hands[{seat}]")
        for seat, hand in enumerate(as_list(data.get("hands"), f"{where}.hands", 2))
    ]
    memory = Memory(hands)
    for seat, slots in enumerate(as_list(data.get("from_row"), f"{where}.from_row", 2)):
        for slot in as_list(slots, f"{where}.from_row[{seat}]"):
            memory.from_row[seat] |= 1 << as_int(slot, f"{where}.from_row[{seat}]", 1, 12)
    for at, deck in enumerate(as_list(data.get("decks"), f"{where}.decks")):
        memory.reshuffled(read_cards(deck, f"{where}.decks[{at}]"))
    for seat, decks in enumerate(as_list(data.get("from_deck"), f"{where}.from_deck", 2)):
        here = f"{where}.from_deck[{seat}]"
        for slot, deck in as_object(decks, here).items():
            number = read_slot(slot, here)
            memory.from_deck[seat][number] = as_int(deck, f"{here}.{slot}", 0, len(memory.decks))
    return memory


def _read_hand(value: object, where: str) -> HiddenHand:
    data = as_object(value, where)
    only(data, where, ("places", "needs"))
    hand = HiddenHand()
    places = as_list(data.get("places"), f"{where}.places")
    needs = as_list(data.get("needs"), f"{where}.needs", len(places) + 1)
    for at, item in enumerate(places):
        here = f"{where}.places[{at}]"
        place = as_object(item, here)
        only(place, here, ("place", "fits"))
        fits: list[Piece] | None = None
        if place.get("fits") is not None:
            fits = []
            fits += read_cards(place["fits"], f"{here}.fits")
        hand.hid(as_int(place.get("place"), f"{here}.place", 1, 12), fits)
    for at, item in enumerate(needs):
        for code, count in as_object(item, f"{where}.needs[{at}]").items():
            card = read_card(code, f"{where}.needs[{at}]")
            hand.needs[at][card] = as_int(count, f"{where}.needs[{at}].{code}", 1, 60)
    return hand


def _open(state: StellarState) -> None:
    """Offer what is to be decided now."""
    seat = state.active
    if state.step in ("starters", "last"):
        state.ask_both()
        for other in BOTH:
            if state.chosen[other] is not None:
                state.waiting = ONLY[1 - other]
    elif state.step in ("renew", "take"):
        state.begin_turn()
    else:
        state.waiting = ONLY[seat]
        if state.placing is None:
            state.ask_what_to_play(seat)
        else:
            state.ask_where_to_place(seat, state.placing, state.placing_from)
