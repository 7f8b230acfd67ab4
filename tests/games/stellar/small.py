"""Late positions of Stellar, with few enough unseen cards to list every deal (ST-4.8)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import cast

from asterism import Move, State
from asterism.conformance.kit import Case, Listener, Pieces, Small
from asterism.conformance.play import Picker
from asterism.games.stellar.game import GAME
from tests.games.stellar.follower import PLACING, StellarFollower
from tests.games.stellar.pieces import pieces_of

SEAT = 0  # who looks; seat 1 hides cards


def late_game(case: Case, seed: int, ply: int) -> State:
    """A random game up to a ply, in which few cards go face down."""
    state, picker = GAME.start(2, seed, dict(case.options)), Picker(seed)
    while state.ply < ply:
        seat = picker.one(state.seats)
        state.play(picker.one(mostly_open(state.legal_moves(seat), picker)), seat)
    return state


def mostly_open(moves: list[Move], picker: Picker) -> list[Move]:
    shown = [move for move in moves if not move.text.endswith("down")]
    return shown if shown and picker.below(8) else moves


def listener_of(case: Case, state: State) -> StellarFollower:
    listener = Listener(StellarFollower(GAME, case, SEAT))
    listener.listen(state.events(SEAT))
    return cast(StellarFollower, listener.follower)


def deals_of(case: Case, state: State) -> list[Pieces]:
    """Every way to put the unseen cards where they may be, tried one by one."""
    follower = listener_of(case, state)
    assert follower.unseen().total() <= 6, "too many cards to try all orders"
    pieces = pieces_of(state.to_json())
    hidden = hidden_places(follower, pieces)
    labels = [place for place in hidden for _ in pieces[place]]
    found: list[Pieces] = []
    for order in rearranged(sorted(follower.unseen().elements())):
        dealt: Pieces = {place: [] for place in hidden}
        for place, card in zip(labels, order, strict=True):
            dealt[place].append(card)
        if fits(follower, dealt):
            dealt["hand.1"].sort()
            found.append({**pieces, **dealt})
    return found


def hidden_places(follower: StellarFollower, pieces: Pieces) -> list[str]:
    slots = [slot for slot, card in follower.telescopes[1].items() if card == "~"]
    hidden = ["hand.1", *(f"telescope.1.{slot}" for slot in slots), "deck"]
    if follower.placing and follower.placing[0] is None:
        hidden.append("placing.1")
    return hidden


def fits(follower: StellarFollower, dealt: Pieces) -> bool:
    """Does the deal agree with all that was told?"""
    from_deck = follower.from_deck[1]
    down: dict[int, str] = {}
    decks: list[list[str]] = [[] for _ in range(len(follower.decks) + 1)]
    decks[-1] += dealt["deck"]
    for place, cards in dealt.items():
        slot = int(place.rpartition(".")[2]) if place.startswith("telescope") else PLACING
        if place.startswith("placing") and follower.placing and follower.placing[1] == "deck":
            decks[-1] += cards
        elif slot in from_deck:
            decks[from_deck[slot]] += cards
        elif place.startswith(("telescope", "placing")):
            down[slot] = cards[0]
    known = zip(decks[1:], follower.decks, strict=True)
    if any(Counter(cards) != +deck for cards, deck in known):
        return False
    return follower.worlds[1].allows(dealt["hand.1"], down, follower.available())


def rearranged(cards: list[str]) -> Iterator[list[str]]:
    """Every order of the cards; equal cards cannot be told apart."""
    if not cards:
        yield []
    for card in sorted(set(cards)):
        rest = cards.copy()
        rest.remove(card)
        for order in rearranged(rest):
            yield [card, *order]


def small(
    name: str, options: Mapping[str, object], seed: int, ply: int, taken_back: str = ""
) -> Small:
    case = Case(2, options)

    def state() -> State:
        game = late_game(case, seed, ply)
        if not taken_back:
            return game
        game.play(taken_back, 1)
        return game.undo(1)

    def deals() -> list[Pieces]:
        return deals_of(case, state())

    return Small(name, state, SEAT, deals)
