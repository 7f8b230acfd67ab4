"""The rules of Comets."""

from collections import Counter
from typing import TypedDict

from asterism import Chance, Game, IllegalMove, Log, Message, Move, Quick, State, View
from asterism.engine.chance import Piece, chance_from_json
from asterism.engine.event import EVERYONE, OWNER, EventType
from asterism.engine.options import choice
from asterism.engine.outcome import Outcome, by_score


class Comet(Piece):
    def __init__(self, number: int) -> None:
        super().__init__(f"c{number}")
        self.number = number


COMETS = {comet.code: comet for comet in (Comet(1), Comet(2), Comet(3), Comet(4))}
BOX = [comet for comet in COMETS.values() for _ in range(3)]

DREW = EventType("drew", {"card": OWNER, "source": EVERYONE, "target": EVERYONE}, reveals=True)
TURNED_UP = EventType(
    "turned_up", {"card": EVERYONE, "source": EVERYONE, "target": EVERYONE}, reveals=True
)
CHOSE = EventType("chose", {"card": OWNER, "source": EVERYONE, "target": EVERYONE})
SHOWN = EventType("shown", {"card": EVERYONE, "source": EVERYONE, "target": EVERYONE}, reveals=True)
WON = EventType("won", {"card": EVERYONE, "source": EVERYONE, "target": EVERYONE})
GAVE_UP = EventType("gave_up", {})


class PlayerJson(TypedDict):
    hand: list[str]
    choice: str | None
    won: int


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
        self.middle: Comet = COMETS["c1"]
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
        counts = Counter(chosen)
        for seat, comet in enumerate(chosen):
            self.tell(SHOWN, seat, [comet.code, f"choice.{seat}", "shown"])
        alone = [comet for comet in chosen if counts[comet] == 1]
        if alone:
            winner = chosen.index(max(alone, key=lambda comet: comet.number))
            self.won[winner] += self.middle.number
            self.tell(WON, winner, [self.middle.code, "middle", f"won.{winner}"])
        self.shown += [*chosen, self.middle]
        self.choices = [None] * self.players
        if len(self.deck) < self.players + 1:
            self.outcome = by_score(tuple(self.won))
            self.waiting = ()
        else:
            self.draw_all()
            self.turn_up()
            self.wait()

    def options_of(self, seat: int) -> list[Move]:
        held = set(self.hands[seat])
        return [CHOOSE[comet] for comet in COMETS.values() if comet in held]

    def refusal(self, move: Move, seat: int) -> IllegalMove:
        return IllegalMove(
            "CO-1", Message("comets-not-in-hand", card=move.text.removeprefix("choose "))
        )

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
        twin = Comets(self.game, self.players, self.chance.copy(), self.options)
        twin.hands = [hand[:] for hand in self.hands]
        twin.choices, twin.won, twin.deck = self.choices[:], self.won[:], self.deck[:]
        twin.shown, twin.middle, twin.observed = self.shown[:], self.middle, self.observed
        twin.waiting, twin.outcome, twin.log = self.waiting, self.outcome, self.log
        return twin

    def view(self, seat: int | None) -> "CometsView":
        if not self.observed:
            raise ValueError(
                "this position keeps no knowledge: only a game that was started has views"
            )
        seen = Counter(self.shown) + Counter([self.middle] if self.outcome is None else [])
        mine: list[Comet] = []
        choice_made: Comet | None = None
        if seat is not None:
            mine = sorted(self.hands[seat], key=lambda comet: comet.number)
            choice_made = self.choices[seat]
            seen += Counter(mine) + Counter([choice_made] if choice_made else [])
        unseen = Counter(BOX) - seen
        return CometsView(
            self.game,
            seat,
            {
                "game": "comets",
                "seat": seat,
                "options": dict(self.options),
                "hand": [comet.code for comet in mine],
                "choice": choice_made.code if choice_made else None,
                "chosen": [choice is not None for choice in self.choices],
                "held": [len(hand) for hand in self.hands],
                "won": self.won[:],
                "middle": self.middle.code,
                "deck": len(self.deck),
                "shown": [comet.code for comet in self.shown],
                "unseen": [comet.code for comet in BOX[::3] for _ in range(unseen[comet])],
                "seats": list(self.waiting),
                "outcome": self.outcome.to_json() if self.outcome else None,
            },
        )

    def to_json(self) -> dict[str, object]:
        return {
            "game": "comets",
            "options": dict(self.options),
            "players": [
                PlayerJson(
                    hand=[comet.code for comet in hand],
                    choice=chosen.code if chosen else None,
                    won=won,
                )
                for hand, chosen, won in zip(self.hands, self.choices, self.won, strict=True)
            ],
            "middle": self.middle.code,
            "deck": [comet.code for comet in reversed(self.deck)],
            "shown": [comet.code for comet in self.shown],
            "outcome": self.outcome.to_json() if self.outcome else None,
            "chance": self.chance.to_json(),
        }


class CometsView(View):
    def __init__(self, game: Game, seat: int | None, data: dict[str, object]) -> None:
        super().__init__(game, seat)
        self.data = data

    @property
    def seats(self) -> tuple[int, ...]:
        waiting = self.data["seats"]
        assert isinstance(waiting, list)
        return tuple(waiting)

    def legal_moves(self) -> list[Move]:
        hand = self.data["hand"]
        assert isinstance(hand, list)
        if self.seat not in self.seats:
            return []
        return [CHOOSE[comet] for comet in COMETS.values() if comet.code in hand]

    def sample(self, seed: int) -> Comets:
        data = self.data
        chance = Quick(seed)
        options, held, chosen, won = data["options"], data["held"], data["chosen"], data["won"]
        unseen, shown, hand = data["unseen"], data["shown"], data["hand"]
        assert isinstance(options, dict)
        assert isinstance(held, list)
        assert isinstance(chosen, list)
        assert isinstance(unseen, list)
        assert isinstance(shown, list)
        assert isinstance(won, list)
        assert isinstance(hand, list)
        state = Comets(self.game, len(held), chance, options)
        state.observed = False
        pool = [COMETS[code] for code in unseen]
        chance.shuffle(pool)
        for seat in range(len(held)):
            if seat == self.seat:
                state.hands[seat] = [COMETS[code] for code in hand]
                state.choices[seat] = COMETS[str(data["choice"])] if data["choice"] else None
            else:
                state.hands[seat] = [pool.pop() for _ in range(held[seat])]
                state.choices[seat] = pool.pop() if chosen[seat] else None
        state.deck = pool
        state.won, state.shown = list(won), [COMETS[code] for code in shown]
        state.middle = COMETS[str(data["middle"])]
        state.waiting = self.seats
        state.outcome = read_outcome(data["outcome"])
        return state

    def preview(self, move: Move | str) -> dict[str, object]:
        return {"scores": [0] * len(self.sample(0).won)}

    def to_json(self) -> dict[str, object]:
        return {**self.data}


def read_outcome(data: object) -> Outcome | None:
    if not isinstance(data, dict):
        return None
    return Outcome(tuple(data["scores"]), tuple(data["winners"]), data["reason"])


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
        if isinstance(data, dict) and data.get("type") == "choose":
            return self.move(f"choose {data.get('card')}")
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

    def event_message(self, event: dict[str, object]) -> Message:
        card = event.get("card")
        return Message(
            "comets-event",
            event=event["type"],
            player=event["seat"],
            card="?" if card is None else card,
        )

    def move_message(self, move: Move, view: View) -> Message:
        return Message("comets-move", card=move.text.removeprefix("choose "))

    def prompt_message(self, view: View) -> Message:
        return Message("comets-prompt")

    def from_json(self, data: object) -> Comets:
        try:
            assert isinstance(data, dict)
            players = data["players"]
            state = Comets(
                self, len(players), chance_from_json(data.get("chance")), data["options"]
            )
            state.hands = [[COMETS[code] for code in player["hand"]] for player in players]
            state.choices = [COMETS[p["choice"]] if p["choice"] else None for p in players]
            state.won = [player["won"] for player in players]
            state.deck = [COMETS[code] for code in reversed(data["deck"])]
            state.shown = [COMETS[code] for code in data["shown"]]
            state.middle = COMETS[data["middle"]]
            state.outcome = read_outcome(data["outcome"])
        except (AssertionError, KeyError, TypeError, IndexError) as problem:
            raise ValueError(f"not a position of comets: {problem!r}") from problem
        if state.outcome is None:
            state.wait()
        return state

    def view_from_json(self, data: object) -> CometsView:
        if not isinstance(data, dict) or data.get("game") != "comets":
            raise ValueError("not a view of comets")
        return CometsView(self, data["seat"], dict(data))


GAME = CometsGame()
