"""Somebody who watches a game of Stellar with a notepad, and knows only what is told."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, cast

from asterism.conformance.kit import Follower, Json
from tests.games.stellar import naive
from tests.games.stellar.laying import BOX
from tests.games.stellar.remembering import Past, Seen, needs_of
from tests.games.stellar.worlds import UNKNOWN, Worlds

KINDS = [f"{letter}{number}" for letter in "PMACB" for number in range(1, 7)]
KINDS += [f"S{number}" for number in range(1, 6)]
# What was worked out before, by all that it depends on.
TOLD: dict[object, tuple[list[str], dict[str, list[str]]]] = {}
PLACING = 0  # the place, in `Worlds`, of a card that is on its way to the telescope


class StellarFollower(Follower):
    def start(self) -> None:
        pack = cast(dict[str, Any] | None, self.case.options.get("pack"))
        self.cards = pack["cards"] if pack else None
        self.box = BOX
        if self.cards is not None:
            self.box = Counter({card["card"]: card["copies"] for card in self.cards})
        self.deck = self.box.total()
        self.hand: list[str] = []  # one's own
        self.held = [0, 0]
        self.telescopes: list[dict[int, str]] = [{}, {}]
        self.notebooks: list[list[str]] = [[], []]
        self.row: list[str | None] = [None] * 5
        self.discard: list[str] = []  # the top card first
        self.placing: tuple[str | None, str] | None = None  # card, and where it came from
        self.decided = [False, False]
        self.chosen: str | None = None
        self.first: int | None = None
        self.turn = 0
        self.noted = self.placed = False  # in this turn
        self.emptied = 0
        self.satellite_taken = False
        self.face_down_slot = 0
        self.outcome: Json | None = None
        self.resigned: int | None = None
        self.pasts: list[Past] = [(), ()]  # what was seen to happen to each hand
        self.from_row: list[set[int]] = [set(), set()]  # face down, but everybody knows it
        self.from_deck: list[dict[int, int]] = [{}, {}]  # slot: the number of the deck
        self.worlds = [Worlds(), Worlds()]  # of each hand, as the other sees it
        self.decks: list[Counter[str]] = []  # reshuffled decks: what this seat has not seen since
        self.open_decks: list[Counter[str]] = []  # and what has not come to light

    @property
    def other(self) -> int | None:
        return None if self.seat is None else 1 - self.seat

    # Listening

    def hear(self, event: Json) -> None:
        said = cast(dict[str, Any], event)
        getattr(self, f"hear_{said['type']}")(said)

    def deal(self, said: dict[str, Any]) -> None:
        self.deck -= 1
        self.held[said["seat"]] += 1
        if said["card"] is not None:
            self.hand.append(said["card"])

    hear_starter_dealt = hear_dealt = deal

    def choose(self, said: dict[str, Any]) -> None:
        self.decided[said["seat"]] = True
        if said["card"] is not None:
            self.chosen = said["card"]

    hear_starter_chosen = hear_last_chosen = choose

    def hear_starter_shown(self, said: dict[str, Any]) -> None:
        self.leave_hand(said["seat"], said["card"])
        if said["target"].startswith("notebook"):
            self.notebooks[said["seat"]].append(said["card"])
        else:
            self.telescopes[said["seat"]][1] = said["card"]

    def leave_hand(self, seat: int, card: str | None) -> None:
        self.held[seat] -= 1
        self.decided[seat] = False
        if seat == self.seat:
            self.chosen = None
            self.hand.remove(cast(str, card))

    def hear_start_player(self, said: dict[str, Any]) -> None:
        self.first = said["seat"]

    def hear_shuffled(self, said: dict[str, Any]) -> None:
        assert self.deck == 0
        assert Counter(said["cards"]) == Counter(self.discard)
        self.deck, self.discard = len(said["cards"]), []
        self.decks.append(Counter(said["cards"]))
        self.open_decks.append(Counter(said["cards"]))

    def hear_revealed(self, said: dict[str, Any]) -> None:
        self.row[int(said["target"][-1]) - 1] = said["card"]
        self.out_of_the_deck(said["card"])
        self.deck -= 1

    def out_of_the_deck(self, card: str) -> None:
        """Everybody sees what it was."""
        if self.decks:
            self.decks[-1][card] -= 1
            self.open_decks[-1][card] -= 1

    def hear_discarded(self, said: dict[str, Any]) -> None:
        self.row[int(said["source"][-1]) - 1] = None
        self.discard.insert(0, said["card"])

    def hear_renewed(self, said: dict[str, Any]) -> None:
        self.satellite_taken = False

    hear_kept = hear_renewed

    def hear_taken(self, said: dict[str, Any]) -> None:
        seat, card = said["seat"], said["card"]
        self.emptied = int(said["source"][-1])
        self.row[self.emptied - 1] = None
        self.satellite_taken = card.startswith("S")
        self.held[seat] += 1
        self.see(seat, Seen("in", card))
        if seat == self.seat:
            self.hand.append(card)
        self.worlds[seat].takes(card)

    def hear_noted(self, said: dict[str, Any]) -> None:
        seat, card, source = said["seat"], said["card"], said["source"]
        self.notebooks[seat].append(card)
        if source.startswith("hand"):
            self.show(seat, card)
        elif source == "deck":
            self.deck -= 1
            self.out_of_the_deck(card)
        else:
            self.row[int(source[-1]) - 1] = None
        self.noted = True
        if self.face_down_slot:
            self.betray(seat, 0 if source == "deck" else int(source[-1]))
        self.end_turn()

    def show(self, seat: int, card: str) -> None:
        self.leave_hand(seat, card)
        self.see(seat, Seen("out", card))
        self.worlds[seat].shows(card)

    def betray(self, seat: int, slot: int) -> None:
        """The card of step 3 tells the number of the one that was put face down (ST-4.8c)."""
        numbers = [slot] if slot else sorted({6, self.emptied})
        if self.game.settle(2, dict(self.case.options))["face_down_selects"] == "three":
            numbers = []
        self.see(seat, Seen("down", slot=self.face_down_slot, numbers=tuple(numbers)))
        if numbers:
            self.worlds[seat].betrays(self.face_down_slot, with_numbers(numbers))
        self.face_down_slot = 0

    def see(self, seat: int, seen: Seen) -> None:
        self.pasts[seat] = (*self.pasts[seat], seen)

    def hear_picked(self, said: dict[str, Any]) -> None:
        seat, card = said["seat"], said["card"]
        self.placing = (card, "hand")
        self.leave_hand(seat, card)
        self.worlds[seat].hides(PLACING)

    def hear_followed(self, said: dict[str, Any]) -> None:
        self.row[int(said["source"][-1]) - 1] = None
        self.placing = (said["card"], "row")

    def hear_drawn(self, said: dict[str, Any]) -> None:
        self.deck -= 1
        self.placing = (said["card"], "deck")
        if said["card"] is not None and self.decks:
            self.decks[-1][said["card"]] -= 1

    def hear_placed(self, said: dict[str, Any]) -> None:
        assert self.placing is not None
        seat, card, down = said["seat"], said["card"], said["face_down"]
        slot = int(said["target"].rpartition(".")[2])
        source = self.placing[1]
        self.placing = None
        self.telescopes[seat][slot] = f"~{card or ''}" if down else card
        self.placed = True
        if source == "hand":
            self.place_from_hand(seat, card, slot, down)
        elif source == "row" and down:
            self.from_row[seat].add(slot)
        elif source == "deck" and down:
            self.from_deck[seat][slot] = len(self.decks)
        elif source == "deck" and self.decks:
            self.open_decks[-1][card] -= 1
            if seat != self.seat:
                self.decks[-1][card] -= 1
        self.end_turn()

    def place_from_hand(self, seat: int, card: str, slot: int, down: bool) -> None:
        if down:
            self.face_down_slot = slot
            self.worlds[seat].moves(PLACING, slot)
        else:
            self.see(seat, Seen("out", card))
            self.worlds[seat].reveals(PLACING, card)

    def end_turn(self) -> None:
        if self.noted and self.placed:
            self.turn += 1
            self.emptied, self.noted, self.placed = 0, False, False
            if self.turn == 22:
                self.satellite_taken = False

    def hear_last_shown(self, said: dict[str, Any]) -> None:
        self.notebooks[said["seat"]].append(said["card"])
        self.show(said["seat"], said["card"])

    def hear_last_discarded(self, said: dict[str, Any]) -> None:
        self.discard.insert(0, said["card"])
        self.show(said["seat"], said["card"])

    def hear_resigned(self, said: dict[str, Any]) -> None:
        self.resigned = said["seat"]

    def hear_ended(self, said: dict[str, Any]) -> None:
        reason = "score" if len(said["winners"]) == 1 else "shared"
        self.outcome = {
            "scores": said["scores"],
            "winners": said["winners"],
            "reason": reason if self.resigned is None else "resignation",
        }

    def recall(self, undone: Sequence[Json]) -> None:
        """A card that was noted from the hand is there, unless it had come from the row since."""
        taken = None
        for event in undone:
            card, seat = cast(str, event.get("card")), cast(int, event["seat"])
            if event["type"] == "taken":
                taken = card
            elif event["type"] == "noted" and card != taken:
                self.see(seat, Seen("held", card))
                self.worlds[seat].holds(card)

    # Telling

    def view(self) -> Json:
        players = [self.player(seat) for seat in (0, 1)]
        return {
            "game": "stellar",
            "seat": self.seat,
            "options": dict(self.case.options),
            "stars": self.stars(),
            "first": self.first or 0,
            "turn": self.turn,
            "step": self.step(),
            "seats": self.seats(),
            "players": players,
            "row": self.row,
            "deck": self.deck,
            "discard": self.discard,
            "placing": self.placing and {"card": self.placing[0], "from": self.placing[1]},
            "satellite_taken": self.satellite_taken,
            "unseen": [] if self.first is None else in_order(self.unseen().elements()),
            "sheet": self.sheet(),
            "known": self.known(),
            "outcome": self.outcome,
        }

    def step(self) -> str:
        if self.first is None:
            return "starters"
        if self.turn == 22:
            return "last"
        if self.placing is not None:
            return "play" if self.placing[1] == "hand" else "follow"
        if self.emptied:
            return "play"
        return "renew" if self.satellite_taken else "take"

    def seats(self) -> list[int]:
        if self.outcome is not None:
            return []
        if self.step() in ("starters", "last"):
            return [seat for seat in (0, 1) if not self.decided[seat]]
        return [((self.first or 0) + self.turn) % 2]

    def player(self, seat: int) -> Json:
        certain, candidates = self.told(seat)
        return {
            "telescope": {str(slot): self.telescopes[seat][slot] for slot in self.slots(seat)},
            "notebook": self.notebooks[seat],
            "hand": in_order(self.hand) if seat == self.seat else None,
            "held": self.held[seat],
            "chosen": self.chosen if seat == self.seat else None,
            "decided": self.decided[seat],
            "known_in_hand": certain,
            "candidates": candidates,
        }

    def told(self, seat: int) -> tuple[list[str], dict[str, list[str]]]:
        """What is in a hand for sure, and what its face-down cards can be."""
        counts_cards = seat == self.other and self.first is not None
        available = self.available() if counts_cards else None
        decks = tuple(tuple(in_order(+deck)) for deck in self.decks)
        origins = tuple(self.from_deck[seat].items())
        cards = None if available is None else tuple(sorted(available.items()))
        key = (self.pasts[seat], self.held[seat], cards, decks, origins)
        if key not in TOLD:
            known = self.worlds[seat].certain(available)
            certain = in_order(card for card in known.elements() if card not in UNKNOWN)
            TOLD[key] = (certain, {} if available is None else self.candidates(seat, available))
        return TOLD[key]

    def slots(self, seat: int) -> list[int]:
        return sorted(self.telescopes[seat])

    def unseen(self) -> Counter[str]:
        """The cards that are nowhere in sight."""
        seen = [card for card in self.row if card] + self.discard + self.hand
        for seat in (0, 1):
            seen += self.notebooks[seat]
            seen += [card.removeprefix("~") for card in self.telescopes[seat].values()]
        if self.placing and self.placing[0]:
            seen.append(self.placing[0])
        return self.box - Counter(card for card in seen if card)

    def available(self) -> Counter[str]:
        """What the other hand and its face-down cards are made of: not what went into a new deck,
        for that lay open before."""
        return self.unseen() - sum(self.decks, Counter())

    def candidates(self, seat: int, available: Counter[str]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        worlds, from_deck = self.worlds[seat], self.from_deck[seat]
        for slot, card in self.telescopes[seat].items():
            if card != "~":
                continue
            if from_deck.get(slot):
                found[str(slot)] = in_order(+self.decks[from_deck[slot] - 1])
            elif slot in from_deck:
                found[str(slot)] = in_order(
                    kind for kind in available if worlds.possible(available - Counter([kind]))
                )
            else:
                found[str(slot)] = in_order(worlds.candidates(slot, available))
        return found

    def known(self) -> Json:
        """What everybody remembers, in the notation of positions."""
        return {
            "hands": [
                {
                    "places": [
                        {"place": seen.slot, "fits": with_numbers(seen.numbers) or None}
                        for seen in past
                        if seen.what == "down"
                    ],
                    "needs": list(needs_of(past)),
                }
                for past in self.pasts
            ],
            "from_row": [sorted(slots) for slots in self.from_row],
            "from_deck": [{str(s): deck for s, deck in slots.items()} for slots in self.from_deck],
            "decks": [in_order(deck.elements()) for deck in self.open_decks],
        }

    def sheet(self) -> Json:
        """What lies face down counts three, whatever it is (ST-4.5)."""
        sides = [
            (tuple(sorted(self.telescopes[seat].items())), tuple(self.notebooks[seat]))
            for seat in (0, 1)
        ]
        stars = self.stars()
        by_card = tuple(stars.items()) if isinstance(stars, dict) else tuple(enumerate(stars))
        return sheet_of(sides[0], sides[1], by_card)

    def stars(self) -> list[int] | dict[str, int]:
        if self.cards is not None:
            return {card["card"]: card["stars"] for card in self.cards if "stars" in card}
        return cast(list[int], self.game.settle(2, dict(self.case.options))["stars"])


Side = tuple[tuple[tuple[int, str], ...], tuple[str, ...]]


@lru_cache(maxsize=256)
def sheet_of(first: Side, second: Side, stars: tuple[tuple[object, int], ...]) -> Json:
    players = [
        {"telescope": {str(slot): card for slot, card in telescope}, "notebook": notebook}
        for telescope, notebook in (first, second)
    ]
    table: Any = dict(stars) if isinstance(stars[0][0], str) else [count for _, count in stars]
    return cast(Json, naive.sheet(players, table))


def in_order(codes: Iterable[str]) -> list[str]:
    return sorted(codes, key=KINDS.index)


def with_numbers(numbers: Sequence[int]) -> list[str]:
    return [code for number in numbers for code in KINDS if int(code[1]) == number]
