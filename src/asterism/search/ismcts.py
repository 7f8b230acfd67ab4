"""Information-set Monte Carlo tree search.

Each iteration samples the hidden cards from the view, descends the trees, adds one node, runs a
playout and backs up the result. Each seat has its own tree, whose edges are what that seat sees of
the moves: in a sampled deal, too, a seat chooses only by what it can know.

A result is a number from 0 to 1 for each seat. Each player maximises their own (max^n), or, in
paranoid mode, all others play against the searching side.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from asterism.engine.arithmetic import log
from asterism.engine.chance import Quick
from asterism.engine.evaluation import Evaluation
from asterism.engine.move import Move
from asterism.engine.state import State
from asterism.engine.view import View
from asterism.search.playout import play_on
from asterism.search.settings import Settings

BETWEEN_LOOKS: Final = 64  # iterations between two checks for an early stop


@final
class Node:
    """A node: a point in the game as one seat sees it, with edges for what it sees next."""

    def __init__(self) -> None:
        self.edges: Final[dict[Move, Edge]] = {}
        # How often its seat chose here, and with what result.
        self.visits = 0
        self.total = 0.0

    def edge(self, move: Move) -> Edge:
        found = self.edges.get(move)
        if found is None:
            found = Edge(move)
            self.edges[move] = found
        return found


@final
class Edge:
    """An edge: how often it was available, how often chosen, and the results."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move
        self.node: Node | None = None
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.prior = -1.0  # not computed yet

    def below(self) -> Node:
        found = self.node
        if found is None:
            found = Node()
            self.node = found
        return found


@final
class Search:
    """The search for one decision."""

    def __init__(
        self,
        view: View,
        seed: int,
        evaluation: Evaluation | None = None,
        settings: Settings | None = None,
    ) -> None:
        seat = view.seat
        if seat is None or seat not in view.seats:
            raise ValueError("this seat has nothing to decide")
        self.view: Final = view
        self.seat: Final[int] = seat
        self.chance: Final = Quick(seed)
        self.evaluation: Final = Evaluation((), []) if evaluation is None else evaluation
        self.settings: Final = Settings({}) if settings is None else settings
        self.moves: Final = view.legal_moves()
        self.trees: list[Node] = []
        self.iterations = 0

    def run(self, iterations: int, early: bool = False) -> None:
        """Run that many iterations; `early`: stop when the rest cannot change the most visited
        move.
        """
        left = iterations
        while left > 0:
            portion = min(left, BETWEEN_LOOKS)
            for _ in range(portion):
                self.iterate(self.view.sample(self.chance.below(1 << 30)))
            left -= portion
            if early and self.is_settled(left):
                return

    def is_settled(self, left: int) -> bool:
        """Can no other move overtake the most visited one in the remaining iterations?"""
        first = second = 0
        for count in self.visits():
            if count > first:
                first, second = count, first
            elif count > second:
                second = count
        return first > second + left

    def iterate(self, state: State) -> None:
        self.iterations += 1
        if not self.trees:
            self.trees = [Node() for _ in range(state.players)]
        nodes = self.trees[:]
        points: list[Node] = []
        path: list[Edge] = []
        actors: list[int] = []
        first = True
        while state.waiting:
            seat = self.seat if first else state.waiting[0]
            options = state.options_of(seat)
            if len(options) > 1:
                options = self.evaluation.candidates(state, seat, options)
            # At the root, search even if there is only one candidate.
            if len(options) == 1 and not first:
                step(state, nodes, options[0], seat)
                continue
            first = False
            node = nodes[seat]
            edge = self.select(state, node, seat, options)
            points.append(node)
            path.append(edge)
            actors.append(seat)
            step(state, nodes, edge.move, seat)
            if edge.visits == 0:
                break
        results = self.results(state)
        for index in range(len(path)):
            result = results[actors[index]]
            node = points[index]
            node.visits += 1
            node.total += result
            edge = path[index]
            edge.visits += 1
            edge.total += result

    def select(self, state: State, node: Node, seat: int, options: list[Move]) -> Edge:
        """The edge to follow: by priors, or without."""
        if self.settings.trust > 0.0:
            if node.visits < self.settings.patience and node is not self.trees[self.seat]:
                return self.sensible(state, node, seat, options)
            offered = known_edges(node, options)
            if not offered:
                priors = self.evaluation.priors(state, seat, options)
                if not priors:
                    return self.by_results(node, options)
                for index in range(len(options)):
                    node.edge(options[index]).prior = priors[index]
                offered = known_edges(node, options)
            return self.by_priors(node, offered)
        return self.by_results(node, options)

    def sensible(self, state: State, node: Node, seat: int, options: list[Move]) -> Edge:
        """A sensible edge, while the node has few visits."""
        edges = node.edges
        for move in options:
            edge = edges.get(move)
            if edge is not None:
                edge.offered += 1
        edge = node.edge(self.evaluation.likely_option(state, seat, self.chance))
        if edge.offered == 0:
            edge.offered = 1
        return edge

    def by_priors(self, node: Node, offered: list[Edge]) -> Edge:
        """The edge with the best upper bound (PUCT); an unvisited one has the value of its node."""
        trust = self.settings.trust
        unknown = node.total / node.visits if node.visits else 0.5
        best: Edge | None = None
        highest = 0.0
        for edge in offered:
            edge.offered += 1
            visits = edge.visits
            value = edge.total / visits if visits else unknown
            value += trust * edge.prior * sqrt(float(edge.offered)) / (1 + visits)
            if best is None or value > highest:
                highest = value
                best = edge
        assert best is not None
        return best

    def by_results(self, node: Node, options: list[Move]) -> Edge:
        """An unvisited edge, if there is one; else the one with the best upper bound (UCB)."""
        edges = node.edges
        fresh = 0
        best: Edge | None = None
        highest = 0.0
        exploration = self.settings.exploration
        for move in options:
            edge = edges.get(move)
            if edge is None or edge.visits == 0:
                fresh += 1
            else:
                edge.offered += 1
                if fresh == 0:
                    value = edge.total / edge.visits + exploration * sqrt(
                        log(float(edge.offered)) / edge.visits
                    )
                    if best is None or value > highest:
                        highest = value
                        best = edge
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
        """The result for each seat."""
        settings = self.settings
        if play_on(state, self.chance, self.evaluation, settings.informed, settings.depth):
            found = self.evaluation.final_results(state)
        else:
            found = self.evaluation.results(state)
        if settings.paranoid:
            own = found[self.seat]
            side = state.side(self.seat)
            for seat in range(len(found)):
                found[seat] = own if state.side(seat) == side else 1.0 - own
        return found

    def visits(self) -> list[int]:
        """The number of visits of each legal move."""
        edges = self.trees[self.seat].edges if self.trees else {}
        counts: list[int] = []
        for move in self.moves:
            edge = edges.get(move)
            counts.append(0 if edge is None else edge.visits)
        return counts

    def best(self) -> Move:
        """The most visited move."""
        counts = self.visits()
        return self.moves[counts.index(max(counts))]


def step(state: State, nodes: list[Node], move: Move, seat: int) -> None:
    """Play a move, and descend in every seat's tree along what that seat sees of it."""
    for viewer in range(len(nodes)):
        nodes[viewer] = nodes[viewer].edge(state.as_seen(move, seat, viewer)).below()
    move.apply(state, seat)


def known_edges(node: Node, options: list[Move]) -> list[Edge]:
    """The edges of these moves; none, if some of them have no prior yet."""
    found: list[Edge] = []
    edges = node.edges
    for move in options:
        edge = edges.get(move)
        if edge is None or edge.prior < 0.0:
            return []
        found.append(edge)
    return found
