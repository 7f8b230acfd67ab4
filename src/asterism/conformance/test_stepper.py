"""Chance as a player: whoever walks the tree of outcomes finds the same game in it."""

from asterism import Scripted, Seeded, State, Stepper, Stepwise
from asterism.conformance.kit import Pieces, Table
from asterism.conformance.play import Picker, choose, moves


class Walk:
    """A game in which chance is walked step by step, and the same game from a script."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.picker = table, Picker(seed)
        self.chance_nodes = 0
        self.stepper = Stepper(table.game, table.players, table.options)
        chosen = self.resolve()
        script = Scripted(self.outcomes_at_start(chosen), Seeded(seed))
        self.scripted = self.deal(script)
        self.scripted.chance = script.then

    def deal(self, chance: Scripted | Stepwise) -> State:
        options = self.table.options
        return self.table.game.deal(self.table.players, options, chance, False)

    def resolve(self) -> list[str]:
        """Let chance decide until nothing is due; what it decided."""
        chosen: list[str] = []
        while self.stepper.outcomes:
            self.chance_nodes += 1
            codes = [code for code, _ in self.stepper.outcomes]
            weights = [weight for _, weight in self.stepper.outcomes]
            assert all(weight > 0 for weight in weights)
            assert len(set(codes)) == len(codes) > 1
            outcome = self.picker.one([c for c, w in self.stepper.outcomes for _ in range(w)])
            self.stepper.resolve(outcome)
            chosen.append(outcome)
        return chosen

    def outcomes_at_start(self, chosen: list[str]) -> list[str]:
        """What chance did, with what was certain."""
        chance = Stepwise(chosen)
        chance.noted = []
        self.deal(chance)
        return chance.noted

    def step(self) -> None:
        before = self.stepper.state.copy()
        move, seat = choose(before, self.picker)
        self.stepper.play(move, seat)
        chance = Stepwise(self.resolve())
        chance.noted = []
        before.chance = chance
        before.play(move, seat)
        self.scripted.scripted(chance.noted, False, move, seat)


def by_place(table: Table, state: State) -> Pieces:
    """Shuffled piles have no order while chance is a player."""
    pieces = table.kit.pieces(state.to_json())
    return {place: sorted(cards) for place, cards in pieces.items()}


def test_a_walk_through_the_chance_nodes_is_a_game(table: Table) -> None:
    for seed in range(2):
        walk = Walk(table, seed)
        assert walk.chance_nodes > 0
        while walk.stepper.state.seats:
            walk.step()
            state = walk.stepper.state
            assert by_place(table, state) == by_place(table, walk.scripted)
            assert state.seats == walk.scripted.seats
            for seat in range(table.players):
                assert moves(state, seat) == moves(walk.scripted, seat)
        assert walk.stepper.state.outcome == walk.scripted.outcome is not None
