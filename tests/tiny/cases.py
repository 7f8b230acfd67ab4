"""What Comets brings to the conformance suite."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

from asterism import State
from asterism.conformance.kit import Case, Follower, Json, Pieces, Small
from asterism.engine.outcome import by_score

from .game import BOX, GAME
from .shapes import Position

CASES = [Case(2), Case(3), Case(2, {"hand": 2}), Case(3, {"hand": 3})]


def PIECES(position: Json) -> Pieces:  # noqa: N802
    data = cast(Position, position)
    pieces: Pieces = {"deck": data["deck"], "shown": sorted(data["shown"])}
    pieces["middle"] = [data["middle"]] if data["middle"] else []
    for seat, player in enumerate(data["players"]):
        pieces[f"hand.{seat}"] = sorted(player["hand"])
        pieces[f"choice.{seat}"] = [player["choice"]] if player["choice"] else []
    return pieces


class FOLLOWER(Follower):
    """Someone who watches a game of Comets and keeps a list for every place."""

    def start(self) -> None:
        self.count: Counter[str] = Counter({"deck": len(BOX)})
        self.known: dict[str, list[str]] = {"shown": [], "middle": []}
        self.won = [0] * self.case.players
        self.over: str | None = None
        self.resigned = -1

    def hear(self, event: Json) -> None:
        seat = cast(int | None, event["seat"])
        if event["type"] == "gave_up":
            assert seat is not None
            self.over, self.resigned = "resignation", seat
            return
        card, source, target = (cast(str, event[name]) for name in ("card", "source", "target"))
        self.count.update({source: -1, target: 1})
        if card is not None:
            if card in self.known.get(source, []):
                self.known[source].remove(card)
            self.known.setdefault(target, []).append(card)
        if event["type"] == "won":
            assert seat is not None
            self.won[seat] += int(card[1:])
        if event["type"] in ("won", "faded") and self.count["deck"] < self.case.players + 1:
            self.over = "score"

    def view(self) -> Json:
        seats = range(self.case.players)
        chosen = [self.count[f"choice.{seat}"] == 1 for seat in seats]
        choice = self.known.get(f"choice.{self.seat}", [])
        unseen = Counter([comet.code for comet in BOX])
        for cards in self.known.values():
            unseen.subtract(cards)
        return {
            "game": "comets",
            "seat": self.seat,
            "options": dict(self.case.options),
            "hand": sorted(self.known.get(f"hand.{self.seat}", [])),
            "choice": choice[0] if choice else None,
            "chosen": chosen,
            "held": [self.count[f"hand.{seat}"] for seat in seats],
            "won": self.won,
            "middle": self.known["middle"][0] if self.known["middle"] else None,
            "deck": self.count["deck"],
            "shown": self.known["shown"],
            "unseen": sorted(unseen.elements()),
            "seats": [seat for seat in seats if not chosen[seat]] if self.over is None else [],
            "outcome": self.outcome(),
        }

    def outcome(self) -> Json | None:
        if self.over is None:
            return None
        if self.over == "score":
            return by_score(tuple(self.won)).to_json()
        others = [seat for seat in range(self.case.players) if seat != self.resigned]
        return {"scores": self.won, "winners": others, "reason": "resignation"}


def near_the_end() -> State:
    """Two players, the last round: seat 1 has chosen, seven comets are unseen by seat 0."""
    position: Json = {
        "game": "comets",
        "options": {},
        "players": [
            {"hand": ["c1", "c4"], "choice": None, "won": 4},
            {"hand": ["c2"], "choice": "c4", "won": 0},
        ],
        "middle": "c3",
        "deck": ["c4", "c2"],
        "shown": ["c1", "c1", "c2", "c3", "c3"],
        "outcome": None,
    }
    return GAME.resume(position)


def rearranged(cards: list[str]) -> Iterator[list[str]]:
    """Every order of the cards; equal cards cannot be told apart."""
    if not cards:
        yield []
    for card in sorted(set(cards)):
        rest = cards.copy()
        rest.remove(card)
        for order in rearranged(rest):
            yield [card, *order]


def all_deals_of_seat_0() -> list[Pieces]:
    """The four hidden places: seat 1's hand of one, its choice, and the deck of two."""
    pieces = PIECES(near_the_end().to_json())
    hidden = pieces["hand.1"] + pieces["choice.1"] + pieces["deck"]
    return [
        {**pieces, "hand.1": order[:1], "choice.1": order[1:2], "deck": order[2:]}
        for order in rearranged(hidden)
    ]


SMALL = [Small("last-round", near_the_end, 0, all_deals_of_seat_0)]
