"""What a seat knows of a game of Comets."""

from collections import Counter
from typing import cast

from asterism import Game, Move, Quick, View
from asterism.engine.reading import as_bool, as_int, as_list, as_object, as_outcome, one_of, only
from asterism.engine.shapes import Outcome

from .game import BOX, CHOOSE, COMETS, Comets
from .shapes import View as ViewJson


class CometsView(View):
    def __init__(self, game: Game, data: ViewJson) -> None:
        super().__init__(game, data["seat"])
        self.data = data

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(self.data["seats"])

    def legal_moves(self) -> list[Move]:
        if self.seat not in self.seats:
            return []
        return [CHOOSE[comet] for comet in COMETS.values() if comet.code in self.data["hand"]]

    def sample(self, seed: int) -> Comets:
        data, chance = self.data, Quick(seed)
        state = Comets(self.game, len(data["held"]), chance, dict(data["options"]))
        state.observed = False
        pool = [COMETS[code] for code in data["unseen"]]
        chance.shuffle(pool)
        for seat in range(state.players):
            if seat == self.seat:
                state.hands[seat] = [COMETS[code] for code in data["hand"]]
                state.choices[seat] = COMETS[data["choice"]] if data["choice"] else None
            else:
                state.hands[seat] = [pool.pop() for _ in range(data["held"][seat])]
                state.choices[seat] = pool.pop() if data["chosen"][seat] else None
        state.deck = pool
        state.won, state.shown = data["won"][:], [COMETS[code] for code in data["shown"]]
        state.middle = COMETS[data["middle"]] if data["middle"] else None
        state.waiting = self.seats
        state.outcome = as_outcome(data["outcome"], "view.outcome", state.players)
        return state

    def preview(self, move: Move | str) -> dict[str, object]:
        chosen = move if isinstance(move, Move) else self.game.move(move)
        if chosen not in self.legal_moves():
            raise ValueError(f"{chosen.text} cannot be played now")
        return {"scores": [0] * len(self.data["held"])}

    def to_json(self) -> dict[str, object]:
        return {**self.data}


def view_of(state: Comets, seat: int | None) -> CometsView:
    seen = Counter(state.shown)
    if state.middle is not None:
        seen[state.middle] += 1
    hand = [] if seat is None else sorted(state.hands[seat], key=lambda comet: comet.number)
    chosen = None if seat is None else state.choices[seat]
    seen.update([*hand, chosen] if chosen else hand)
    unseen = Counter(BOX) - seen
    data: ViewJson = {
        "game": "comets",
        "seat": seat,
        "options": dict(state.options),
        "hand": [comet.code for comet in hand],
        "choice": chosen.code if chosen else None,
        "chosen": [choice is not None for choice in state.choices],
        "held": [len(hand) for hand in state.hands],
        "won": state.won[:],
        "middle": state.middle.code if state.middle else None,
        "deck": len(state.deck),
        "shown": [comet.code for comet in state.shown],
        "unseen": [comet.code for comet in COMETS.values() for _ in range(unseen[comet])],
        "seats": list(state.waiting),
        "outcome": cast(Outcome, state.outcome.to_json()) if state.outcome else None,
    }
    return CometsView(state.game, data)


def view_from_json(game: Game, value: object) -> CometsView:
    data = as_object(value, "view")
    only(data, "view", tuple(ViewJson.__annotations__))
    one_of(data.get("game"), "view.game", ("comets",))
    options = as_object(data.get("options"), "view.options")
    held = numbers(data, "held", len(BOX))
    players = len(held)
    game.settle(players, options)
    choice, middle = data.get("choice"), data.get("middle")
    outcome = as_outcome(data.get("outcome"), "view.outcome", players)
    view: ViewJson = {
        "game": "comets",
        "seat": None
        if data.get("seat") is None
        else as_int(data["seat"], "view.seat", 0, players - 1),
        "options": dict(options),
        "hand": codes(data, "hand"),
        "choice": None if choice is None else one_of(choice, "view.choice", tuple(COMETS)),
        "chosen": [
            as_bool(item, "view.chosen")
            for item in as_list(data.get("chosen"), "view.chosen", players)
        ],
        "held": held,
        "won": numbers(data, "won", 30),
        "middle": None if middle is None else one_of(middle, "view.middle", tuple(COMETS)),
        "deck": as_int(data.get("deck"), "view.deck", 0, len(BOX)),
        "shown": codes(data, "shown"),
        "unseen": codes(data, "unseen"),
        "seats": numbers(data, "seats", players - 1),
        "outcome": cast(Outcome, outcome.to_json()) if outcome else None,
    }
    return CometsView(game, view)


def numbers(data: dict[str, object], name: str, most: int) -> list[int]:
    where = f"view.{name}"
    return [as_int(item, where, 0, most) for item in as_list(data.get(name), where)]


def codes(data: dict[str, object], name: str) -> list[str]:
    where = f"view.{name}"
    return [one_of(item, where, tuple(COMETS)) for item in as_list(data.get(name), where)]
