"""Whether a position that somebody laid out holds together: its cards, its step, what everybody
knows, and how it ended. Every complaint says where.
"""

from __future__ import annotations

from typing import Final

from asterism.engine.outcome import by_score
from asterism.games.stellar.box import Box
from asterism.games.stellar.cards import CARDS, Card
from asterism.games.stellar.knowledge import Memory
from asterism.games.stellar.options import BOTH, FROM_DECK, FROM_HAND, FROM_ROW, TURNS
from asterism.games.stellar.state import StellarState
from asterism.games.stellar.telescope import SLOTS, Telescope

# A card, and where it lies.
Lying = tuple[str, Card]


# All the cards (ST-1.2)


def lying_open(telescopes: list[Telescope], notebooks: list[list[Card]]) -> list[Lying]:
    """The cards of the telescopes and notebooks."""
    found: list[Lying] = []
    for seat in BOTH:
        where = f"position.players[{seat}]"
        for slot in SLOTS:
            card = telescopes[seat].cards[slot]
            if card is not None:
                found.append((f"{where}.telescope.{slot}", card))
        found += _pile(f"{where}.notebook", notebooks[seat])
    return found


def _pile(where: str, cards: list[Card]) -> list[Lying]:
    return [(f"{where}[{at}]", card) for at, card in enumerate(cards)]


NTH: Final = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
)
COUNTED: Final = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def check_copies(cards: list[Lying], box: Box) -> list[Card]:
    """No more of a card than the box has; what is left in the box."""
    count = box.copies[:]
    for where, card in cards:
        count[card.order] -= 1
        if count[card.order] < 0:
            copies = box.copies[card.order]
            raise ValueError(f"{where}: a {NTH[copies]} {card.code}, the box has {COUNTED[copies]}")
    return [card for card in CARDS for _ in range(count[card.order])]


def check_cards(state: StellarState) -> list[Card]:
    """The same for all cards of a position."""
    cards = lying_open(state.telescopes, state.notebooks)
    for seat in BOTH:
        cards += [(f"position.players[{seat}].hand", card) for card in state.hands[seat]]
    for at, card in enumerate(state.row):
        if card is not None:
            cards.append((f"position.row[{at}]", card))
    if state.placing is not None:
        cards.append(("position.placing.card", state.placing))
    cards += _pile("position.deck", state.deck[::-1])
    cards += _pile("position.discard", state.discard[::-1])
    return check_copies(cards, state.rules.box)


# The step (ST-2, ST-3, ST-6.1)


def check_step(state: StellarState) -> None:
    """The step fits the turn, and the card that is placed fits the step."""
    step, turn = state.step, state.turn
    if step == "starters" and turn:
        raise ValueError(f"position.turn: expected 0 while starters are chosen, found {turn}")
    if step == "last" and turn < TURNS:
        raise ValueError(f"position.step: last comes after {TURNS} turns, not after {turn}")
    if step != "last" and turn == TURNS:
        raise ValueError(f"position.step: after {TURNS} turns it is last, not {step}")
    if step == "renew" and turn == 0:
        raise ValueError("position.step: renew comes after a turn in which a satellite was taken")
    start_player = state.rules.start_player
    if step != "starters" and isinstance(start_player, int) and start_player != state.first:
        raise ValueError(
            f"position.first: option start_player says {start_player}, not {state.first}"
        )
    if state.placing is not None:
        source = state.placing_from
        expected = (FROM_HAND,) if step == "play" else (FROM_ROW, FROM_DECK)
        if step not in ("play", "follow") or source not in expected:
            raise ValueError(
                f"position.placing: no card from the {source} is placed in step {step}"
            )
    elif step == "follow":
        raise ValueError("position.placing: step follow needs the card that is placed")
    for seat in BOTH:
        if state.chosen[seat] is not None and step not in ("starters", "last"):
            raise ValueError(
                f"position.players[{seat}].chosen: nothing is chosen in secret in step {step}"
            )
    if state.chosen[0] is not None and state.chosen[1] is not None:
        raise ValueError("position.players: both have chosen, so there is nothing left to decide")


def check_counts(state: StellarState) -> None:
    """Every area holds what it must hold at this moment (ST-2, ST-3.10)."""
    step = state.step
    over = is_over(state)
    at_this_step = f"in step {step}"
    for seat in BOTH:
        turns = (state.turn + (1 if seat == state.first else 0)) // 2
        telescope = notebook = turns + 1
        hand = 2
        when = f"after {_counted(state.turn, 'turn')}"
        hand_when = at_this_step
        if step == "starters":
            telescope = notebook = 0
            when = at_this_step
        elif over:
            notebook, hand = 13, 0
            when = hand_when = "at the end"
        elif seat == state.active and step == "play" and state.placing is None:
            hand = 3
        elif seat == state.active and step == "follow":
            notebook += 1
            when = at_this_step
        where = f"position.players[{seat}]"
        seen = [card for card in state.telescopes[seat].cards if card is not None]
        _expect(telescope, "card", when, len(seen), f"{where}.telescope")
        _expect(notebook, "card", when, len(state.notebooks[seat]), f"{where}.notebook")
        _expect(hand, "card", hand_when, len(state.hands[seat]), f"{where}.hand")
    gaps = {"starters": 5, "play": 1}.get(step, 0)
    if step == "follow":
        gaps = 2 if state.placing_from == FROM_ROW else 1
    _expect(gaps, "empty slot", at_this_step, state.row.count(None), "position.row")
    if step == "starters":
        _expect(0, "card", at_this_step, len(state.discard), "position.discard")


def _expect(expected: int, what: str, when: str, found: int, where: str) -> None:
    if found != expected:
        raise ValueError(f"{where}: expected {_counted(expected, what)} {when}, found {found}")


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def check_starters(state: StellarState) -> None:
    """Only starters are dealt, each once (ST-1.4)."""
    left = state.rules.box.starters[:]
    for seat in BOTH:
        where = f"position.players[{seat}].hand"
        for card in state.hands[seat]:
            if card not in state.rules.box.starters:
                raise ValueError(f"{where}: {card.code} is not a starter")
            if card not in left:
                count = state.rules.box.starters.count(card)
                raise ValueError(
                    f"{where}: a {NTH[count]} starter {card.code}, there is {COUNTED[count]}"
                )
            left.remove(card)


# What everybody knows (ST-4.8)


def check_origins(state: StellarState, memory: Memory) -> None:
    """Every slot that something is known of lies face down, and is named once."""
    for seat in BOTH:
        named = [slot for slot in SLOTS if memory.from_row[seat] >> slot & 1]
        named += list(memory.from_deck[seat])
        named += [place.key for place in memory.hands[seat].places]
        for at, slot in enumerate(named):
            if not state.telescopes[seat].down >> slot & 1:
                raise ValueError(f"position.known: slot {slot} of seat {seat} is not face down")
            if slot in named[:at]:
                raise ValueError(f"position.known: slot {slot} of seat {seat} is named twice")


def check_hands(state: StellarState, memory: Memory) -> None:
    """The hand and its face-down cards are what is known of them."""
    for seat in BOTH:
        known = memory.hands[seat]
        where = f"position.known.hands[{seat}]"
        cards = state.hands[seat][:]
        if state.placing is not None and state.placing_from == FROM_HAND and seat == state.active:
            cards.append(state.placing)
        for at in range(len(known.places), -1, -1):
            if at < len(known.places):
                lying = state.telescopes[seat].cards[known.places[at].key]
                assert lying is not None
                if not known.places[at].takes(lying):
                    raise ValueError(f"{where}.places[{at}].fits: {lying.code} lies there")
                cards.append(lying)
            for kind, count in known.needs[at].items():
                there = len([card for card in cards if card is kind])
                if there < count:
                    raise ValueError(
                        f"{where}.needs[{at}]: {count} {kind.code}, but there are {there}"
                    )


def check_decks(state: StellarState, memory: Memory) -> None:
    """Of each deck that was shuffled anew nobody saw what lies face down, and the present one."""
    for number in range(1, len(memory.decks) + 1):
        cards: list[Card] = []
        for seat in BOTH:
            for slot, deck in memory.from_deck[seat].items():
                lying = state.telescopes[seat].cards[slot]
                if deck == number and lying is not None:
                    cards.append(lying)
        if number == len(memory.decks):
            cards += state.deck
            if state.placing is not None and state.placing_from == FROM_DECK:
                cards.append(state.placing)
        if sorted([card.order for card in cards]) != [c.order for c in memory.decks[number - 1]]:
            raise ValueError(
                f"position.known.decks[{number - 1}]: "
                "these are not the cards of this deck that nobody saw"
            )


# The end (ST-6.5)


def is_over(state: StellarState) -> bool:
    return state.outcome is not None and state.outcome.reason != "resignation"


def check_outcome(state: StellarState) -> None:
    """The scores are those of the cards, and the winners those of the scores."""
    outcome = state.outcome
    if outcome is None:
        return
    if is_over(state) and state.turn < TURNS:
        after = _counted(state.turn, "turn")
        raise ValueError(f"position.outcome: the game is not over after {after}")
    scores = state.scores()
    if outcome.scores != scores:
        raise ValueError(f"position.outcome.scores: the cards give {list(scores)}")
    winners = list(outcome.winners)
    if outcome.reason == "resignation":
        if len(winners) != 1:
            raise ValueError(f"position.outcome.winners: expected one seat, found {winners}")
        return
    expected = by_score(scores)
    if outcome.winners != expected.winners:
        raise ValueError(f"position.outcome.winners: the scores give {list(expected.winners)}")
    if outcome.reason != expected.reason:
        raise ValueError(
            f"position.outcome.reason: expected {expected.reason}, found {outcome.reason}"
        )
