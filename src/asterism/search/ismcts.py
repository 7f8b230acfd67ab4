"""Information-set Monte-Carlo tree search.

Every iteration deals the hidden cards anew by the view's own sample, walks down the trees, adds one
step, plays on, and takes the result back up. Each seat has a tree of its own, whose steps are what
that seat sees of the moves: a seat chooses by what it can know, in the imagined deal too.

A result is a number for each seat between 0 and 1; everyone goes for the own one (max^n), or, if
asked to be paranoid, all others go against the searching side.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from asterism.engine.chance import Quick
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.search.playout import random_game

EXPLORATION: Final = 0.7


@final
class Node:
    """A point in the game as one seat sees it: what it saw done from here."""

    def __init__(self) -> None:
        self.edges: Final[dict[Move, Edge]] = {}

    def edge(self, move: Move) -> Edge:
        found = self.edges.get(move)
        if found is None:
            found = Edge(move)
            self.edges[move] = found
        return found


@final
class Edge:
    """A step: how often it was there to be chosen, how often chosen, and with what result."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.node: Final = Node()
        self.visits = 0
        self.offered = 0
        self.total = 0.0


@final
class Search:
    """One decision, thought through."""

    def __init__(self, view: View, seed: int, scale: float = 30.0) -> None:
        seat = view.seat
        if seat is None or seat not in view.seats:
            raise ValueError("this seat has nothing to decide")
        self.view: Final = view
        self.seat: Final[int] = seat
        self.chance: Final = Quick(seed)
        self.scale: Final = scale
        self.moves: Final = view.legal_moves()
        self.trees: list[Node] = []
        self.iterations = 0

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate(self.view.sample(self.chance.below(1 << 30)))

    def iterate(self, state: State) -> None:
        self.iterations += 1
        if not self.trees:
            self.trees = [Node() for _ in range(state.players)]
        nodes = self.trees[:]
        path: list[Edge] = []
        actors: list[int] = []
        first = True
        while state.waiting:
            seat = self.seat if first else state.waiting[0]
            first = False
            options = state.options_of(seat)
            if len(options) == 1:
                step(state, nodes, options[0], seat)
                continue
            edge = self.select(nodes[seat], options)
            path.append(edge)
            actors.append(seat)
            step(state, nodes, edge.move, seat)
            if edge.visits == 0:
                break
        random_game(state, self.chance)
        results = self.results(state)
        for index in range(len(path)):
            edge = path[index]
            edge.visits += 1
            edge.total += results[actors[index]]

    def select(self, node: Node, options: list[Move]) -> Edge:
        """A step never tried, if there is one; else the one that promises most."""
        edges = node.edges
        fresh = 0
        best: Edge | None = None
        highest = 0.0
        for move in options:
            edge = edges.get(move)
            if edge is None or edge.visits == 0:
                fresh += 1
            elif fresh == 0:
                edge.offered += 1
                value = edge.total / edge.visits + EXPLORATION * sqrt(
                    log(float(edge.offered)) / edge.visits
                )
                if best is None or value > highest:
                    highest = value
                    best = edge
            else:
                edge.offered += 1
        if fresh:
            pick = self.chance.below(fresh)
            for move in options:
                edge = edges.get(move)
                if edge is None or edge.visits == 0:
                    if pick == 0:
                        found = node.edge(move)
                        found.offered += 1
                        return found
                    pick -= 1
        assert best is not None
        return best

    def results(self, state: State) -> list[float]:
        """What the end is worth to each seat: mostly the victory, a little the lead."""
        outcome = state.outcome
        assert outcome is not None
        scores = outcome.scores
        found: list[float] = []
        for seat in range(state.players):
            won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
            best = -(10**9)
            for other in range(state.players):
                if other != seat and scores[other] > best:
                    best = scores[other]
            lead = (scores[seat] - best) / self.scale
            lead = min(max(lead, -1.0), 1.0)
            found.append(0.6 * won + 0.4 * (lead + 1.0) / 2.0)
        return found

    def visits(self) -> list[int]:
        """How often each legal move was chosen."""
        edges = self.trees[self.seat].edges if self.trees else {}
        counts: list[int] = []
        for move in self.moves:
            edge = edges.get(move)
            counts.append(0 if edge is None else edge.visits)
        return counts

    def best(self) -> Move:
        """The move that was chosen most."""
        counts = self.visits()
        return self.moves[counts.index(max(counts))]


def step(state: State, nodes: list[Node], move: Move, seat: int) -> None:
    """Make a move, and go down in every seat's tree along what that seat sees of it."""
    for viewer in range(len(nodes)):
        nodes[viewer] = nodes[viewer].edge(state.as_seen(move, seat, viewer)).node
    move.apply(state, seat)
