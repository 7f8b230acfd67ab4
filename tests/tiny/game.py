"""The rules of Comets."""

from collections import Counter

from asterism import Chance, Game, IllegalMove, Log, Message, Move, State, View
from asterism.engine.chance import Piece, chance_from_json
from asterism.engine.event import EVERYONE, OWNER, EventType
from asterism.engine.move import Unseen
from asterism.engine.options import choice
from asterism.engine.outcome import Outcome, by_score
from asterism.engine.reading import as_int, as_list, as_object, as_outcome, one_of, only

from .shapes import Position


class Comet(Piece):
    def __init__(self, number: int) -> None:
        super().__init__(f"c{number}")
        self.number = number


COMETS = {comet.code: comet for comet in (Comet(1), Comet(2), Comet(3), Comet(4))}
BOX = [comet for comet in COMETS.values() for _ in range(3)]

MOVED = {"source": EVERYONE, "target": EVERYONE}
DREW = EventType("drew", {"card": OWNER, **MOVED}, reveals=True)
TURNED_UP = EventType("turned_up", {"card": EVERYONE, **MOVED}, reveals=True)
CHOSE = EventType("chose", {"card": OWNER, **MOVED}, sealed=True)
SHOWN = EventType("shown", {"card": EVERYONE, **MOVED}, reveals=True)
WON = EventType("won", {"card": EVERYONE, **MOVED})
FADED = EventType("faded", {"card": EVERYONE, **MOVED})
GAVE_UP = EventType("gave_up", {})


class Choose(Move):
    def __init__(self, comet: Comet) -> None:
        super().__init__(f"choose {comet.code}")
        self.comet = comet

    def to_json(self) -> dict[str, object]:
        return {"type": "choose", "card": self.comet.code}

    def apply(self, state: State, seat: int) -> None:
        assert isinstance(state, Comets)
        state.hands[seat].remove(self.comet)
        state.choices[seat] = self.comet
        state.tell(CHOSE, seat, [self.comet.code, f"hand.{seat}", f"choice.{seat}"])
        state.wait()
        if not state.waiting:
            state.show()


CHOOSE = {comet: Choose(comet) for comet in COMETS.values()}
UNSEEN = Unseen("choose ?")
MOVES = {move.text: move for move in CHOOSE.values()}


class Comets(State):
    def __init__(
        self, game: Game, players: int, chance: Chance, options: dict[str, object]
    ) -> None:
        super().__init__(game, players, chance)
        self.options = options
        self.hands: list[list[Comet]] = [[] for _ in range(players)]
        self.choices: list[Comet | None] = [None] * players
        self.won = [0] * players
        self.deck: list[Comet] = []
        self.shown: list[Comet] = []
        self.middle: Comet | None = None
        self.observed = True

    def set_up(self) -> None:
        self.deck = BOX[:]
        self.chance.shuffle(self.deck)
        for _ in range(2 if self.options.get("hand", 2) == 2 else 3):
            self.draw_all()
        self.turn_up()
        self.wait()

    def draw_all(self) -> None:
        for seat in range(self.players):
            comet = self.chance.draw(self.deck)
            self.hands[seat].append(comet)
            self.tell(DREW, seat, [comet.code, "deck", f"hand.{seat}"])

    def turn_up(self) -> None:
        self.middle = self.chance.draw(self.deck)
        self.tell(TURNED_UP, -1, [self.middle.code, "deck", "middle"])

    def wait(self) -> None:
        self.waiting = tuple(seat for seat in range(self.players) if self.choices[seat] is None)

    def show(self) -> None:
        chosen = [comet for comet in self.choices if comet is not None]
        prize = self.middle
        assert prize is not None
        for seat, comet in enumerate(chosen):
            self.tell(SHOWN, seat, [comet.code, f"choice.{seat}", "shown"])
        alone = [comet for comet in chosen if chosen.count(comet) == 1]
        if alone:
            winner = chosen.index(max(alone, key=lambda comet: comet.number))
            self.won[winner] += prize.number
            self.tell(WON, winner, [prize.code, "middle", "shown"])
        else:
            self.tell(FADED, -1, [prize.code, "middle", "shown"])
        self.shown += [*chosen, prize]
        self.middle = None
        self.choices = [None] * self.players
        if len(self.deck) < self.players + 1:
            self.outcome = by_score(tuple(self.won))
            self.waiting = ()
        else:
            self.draw_all()
            self.turn_up()
            self.wait()

    def options_of(self, seat: int) -> list[Move]:
        return [CHOOSE[comet] for comet in COMETS.values() if comet in self.hands[seat]]

    def as_seen(self, move: Move, seat: int, viewer: int) -> Move:
        return move if viewer == seat else UNSEEN

    def refusal(self, move: Move, seat: int) -> IllegalMove:
        card = move.text.removeprefix("choose ")
        return IllegalMove("CO-1", Message("comets-not-in-hand", card=card))

    def scores(self) -> tuple[int, ...]:
        return tuple(self.won)

    def give_up(self, seat: int) -> None:
        self.tell(GAVE_UP, seat, [])
        others = tuple(other for other in range(self.players) if other != seat)
        self.outcome = Outcome(tuple(self.won), others, "resignation")
        self.waiting = ()

    def remember(self, undone: list[Log], seat: int) -> None:
        """A choice that was taken back was never seen by anybody else."""

    def copy(self) -> "Comets":
        twin = Comets(self.game, self.players, self.chance.copy(), dict(self.options))
        twin.hands = [hand[:] for hand in self.hands]
        twin.choices, twin.won, twin.deck = self.choices[:], self.won[:], self.deck[:]
        twin.shown, twin.middle, twin.observed = self.shown[:], self.middle, self.observed
        twin.waiting, twin.outcome, twin.log = self.waiting, self.outcome, self.log
        return twin

    def view(self, seat: int | None) -> View:
        from .view import view_of

        if not self.observed:
            raise ValueError(
                "this position keeps no knowledge: only a game that was started has views"
            )
        if seat is not None:
            self._check_seat(seat)
        return view_of(self, seat)

    def to_json(self) -> dict[str, object]:
        return {
            "game": "comets",
            "options": dict(self.options),
            "players": [
                {
                    "hand": [comet.code for comet in hand],
                    "choice": chosen.code if chosen else None,
                    "won": won,
                }
                for hand, chosen, won in zip(self.hands, self.choices, self.won, strict=True)
            ],
            "middle": self.middle.code if self.middle else None,
            "deck": [comet.code for comet in reversed(self.deck)],
            "shown": [comet.code for comet in self.shown],
            "outcome": self.outcome.to_json() if self.outcome else None,
            "chance": self.chance.to_json(),
        }


class CometsGame(Game):
    def __init__(self) -> None:
        options = (choice("comets", "hand", (2, 3), 2),)
        super().__init__("comets", (2, 3), options, 1, "CO-1", "CO-3")

    def deal(
        self, players: int, options: dict[str, object], chance: Chance, observed: bool
    ) -> Comets:
        state = Comets(self, players, chance, options)
        state.observed = observed
        if observed:
            state.listen()
        state.set_up()
        return state

    def move(self, text: str) -> Move:
        if text not in MOVES:
            raise ValueError(f"{text!r} is not a move: choose c1, c2, c3 or c4")
        return MOVES[text]

    def move_from_json(self, data: object) -> Move:
        if isinstance(data, dict) and data.keys() == {"type", "card"} and data["type"] == "choose":
            return self.move(f"choose {data['card']}")
        raise ValueError('expected {"type": "choose", "card": ...}')

    def universe(self) -> list[Move]:
        return list(MOVES.values())

    def score(self, data: object) -> dict[str, object]:
        scores = self.from_json(data).scores()
        return {"totals": list(scores), "winners": list(by_score(scores).winners)}

    def sheet_messages(self, sheet: dict[str, object]) -> list[Message]:
        totals = sheet["totals"]
        assert isinstance(totals, list)
        return [Message("comets-total", player=seat, points=won) for seat, won in enumerate(totals)]

    def event_message(self, event: dict[str, object], view: View) -> Message:
        card, seat = event.get("card"), event["seat"]
        return Message(
            "comets-event",
            event=event["type"],
            player="table" if seat is None else seat,
            card="?" if card is None else card,
        )

    def move_message(self, move: Move, view: View) -> Message:
        return Message("comets-move", card=move.text.removeprefix("choose "))

    def prompt_message(self, view: View) -> Message:
        return Message("comets-prompt")

    def from_json(self, data: object) -> Comets:
        position = as_object(data, "position")
        only(position, "position", tuple(Position.__annotations__))
        one_of(position.get("game"), "position.game", ("comets",))
        options = as_object(position.get("options", {}), "position.options")
        players = as_list(position.get("players"), "position.players")
        self.settle(len(players), options)
        state = Comets(self, len(players), chance_from_json(position.get("chance")), dict(options))
        for seat, item in enumerate(players):
            where = f"position.players[{seat}]"
            player = as_object(item, where)
            state.hands[seat] = as_comets(player.get("hand"), f"{where}.hand")
            state.choices[seat] = as_comet(player.get("choice"), f"{where}.choice")
            state.won[seat] = as_int(player.get("won", 0), f"{where}.won", 0, 30)
        state.deck = as_comets(position.get("deck"), "position.deck")[::-1]
        state.shown = as_comets(position.get("shown", []), "position.shown")
        state.middle = as_comet(position.get("middle"), "position.middle")
        state.outcome = as_outcome(position.get("outcome"), "position.outcome", len(players))
        check(state)
        return state

    def view_from_json(self, data: object) -> View:
        from .view import view_from_json

        return view_from_json(self, data)


def as_comet(value: object, where: str) -> Comet | None:
    return None if value is None else COMETS[one_of(value, where, tuple(COMETS))]


def as_comets(value: object, where: str) -> list[Comet]:
    return [COMETS[one_of(item, where, tuple(COMETS))] for item in as_list(value, where)]


def check(state: Comets) -> None:
    """Is this a position that can be played on?"""
    used = [comet for hand in state.hands for comet in hand] + state.deck + state.shown
    used += [comet for comet in [*state.choices, state.middle] if comet is not None]
    if Counter(used) - Counter(BOX):
        raise ValueError("position: more comets than the box holds")
    if state.outcome is not None:
        return
    state.wait()
    if state.middle is None:
        raise ValueError("position.middle: nothing lies there")
    if not state.waiting or not all(state.hands[seat] for seat in state.waiting):
        raise ValueError("position.players: nobody has a comet to choose")


GAME = CometsGame()
