"""What a seat knows of a game of Comets."""

from collections import Counter
from typing import cast

from asterism import Game, Move, Quick, View
from asterism.engine.shapes import Outcome
from tests.tiny.game import BOX, CHOOSE, COMETS, Comets, read_outcome
from tests.tiny.shapes import View as ViewJson


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
        state.outcome = read_outcome(data["outcome"])
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


def view_from_json(game: Game, data: object) -> CometsView:
    if not isinstance(data, dict) or data.get("game") != "comets":
        raise ValueError("not a view of comets")
    if missing := ViewJson.__required_keys__ - data.keys():
        raise ValueError(f"not a view of comets: {', '.join(sorted(missing))} missing")
    return CometsView(game, cast(ViewJson, dict(data)))
