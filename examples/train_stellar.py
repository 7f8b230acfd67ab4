"""A small network learns Stellar by playing against itself: PyTorch, one core, minutes.

pip install 'asterism[research]' torch==2.13.0
python examples/train_stellar.py --out build/stellar.pt --against level:casual
python examples/train_stellar.py --updates 0 --judge build/stellar.pt --against level:skilled

Each legal action leads to a table that can be foreseen, up to what chance and the opponent do then
(stellar_tables.py). The network says of such a table by how many points its seat will win, and the
action whose table is worth most is played. It learns from its own games (temporal differences,
TD(lambda)): a table was worth what the seat's next one was held to be worth, and in the end what
the game showed. While it learns it looks one step ahead; against others, through its whole turn.
"""

import argparse
from collections.abc import Callable
from functools import partial
from time import process_time

import numpy as np
import torch
from numpy.typing import NDArray
from stellar_tables import ENCODER, STELLAR, features, foresee, go_on
from torch import Tensor, nn

import asterism
from asterism import Move, View
from asterism.arena.standing import wilson
from asterism.research.arrays import observation_of
from asterism.research.vector import VectorGames, random_actions

GAMES = 256  # so many at once, each to its end; then it learns from all of them
PASSES, PIECE = 2, 1024  # how often it goes through them, so many tables at a time
POINTS = 20.0  # so many points ahead count as one
FORESIGHT = 0.8  # lambda: how much what follows later tells of a table, beside what follows next
CURIOSITY = 1.0  # while it learns it often takes an action that seems so many points worse


class Judge(nn.Module):  # type: ignore[misc]  # mypy does without PyTorch
    """A table in, the expected lead out. The types are looked at alike, and added up."""

    def __init__(self, width: int = 64) -> None:
        super().__init__()
        types, whole = (found.shape[-1] for found in features(torch.zeros(1, ENCODER.size)))
        self.of_type, self.of_all = nn.Linear(types, width), nn.Linear(whole, width)
        self.each = nn.Linear(width, width)
        self.lead = nn.Sequential(nn.Linear(width + whole, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, tables: Tensor) -> Tensor:
        types, whole = features(tables)
        found = torch.relu(self.of_type(types) + self.of_all(whole)[:, None])
        together = torch.relu(self.each(found)).sum(1)
        lead: Tensor = self.lead(torch.cat([together, whole], 1)).squeeze(1)
        return lead


def whole_turn(judge: Judge, tables: Tensor) -> Tensor:
    """What tables are worth if the seat goes on with its turn as well as it can."""
    legal = go_on(tables)
    rows, actions = legal.nonzero(as_tuple=True)
    worth = torch.full((len(tables),), -torch.inf)
    if len(rows):
        after = whole_turn(judge, foresee(tables[rows], actions))
        worth = worth.scatter_reduce(0, rows, after, "amax")
    over = ~legal.any(1)
    worth[over] = judge(tables[over])
    return worth


def choose(
    judge: Callable[[Tensor], Tensor],
    seen: NDArray[np.uint8],
    masks: NDArray[np.uint8],
    curiosity: float = 0.0,
) -> tuple[NDArray[np.int64], Tensor, Tensor]:
    """In each game the action whose table is worth most; that table, and what it is worth."""
    games, actions = torch.from_numpy(masks).nonzero(as_tuple=True)
    tables = foresee(torch.from_numpy(seen)[games], actions)
    with torch.no_grad():
        worth = judge(tables)
    seems = worth - torch.empty_like(worth).exponential_().log() * curiosity / POINTS
    best = torch.full(masks.shape, -torch.inf).index_put((games, actions), seems).argmax(1)
    rows = torch.zeros(masks.shape, dtype=torch.long)
    rows[games, actions] = torch.arange(len(games))
    chosen = rows[torch.arange(len(best)), best]
    return best.numpy(), tables[chosen].byte(), worth[chosen]


def play(judge: Judge, seed: int) -> tuple[Tensor, Tensor]:
    """Many games: the tables that were chosen, and what each has turned out to be worth."""
    games = VectorGames("stellar", GAMES, seed=seed)
    every = torch.arange(GAMES)
    goes_on = torch.ones(GAMES, dtype=torch.bool)
    leads = torch.zeros(GAMES, 2)
    moments = []
    while goes_on.any():
        seats = torch.from_numpy(games.seats).long()
        actions, tables, worth = choose(judge, games.observations, games.masks, CURIOSITY)
        moments.append((tables, worth, seats, goes_on.clone()))
        games.step(actions)
        for number, outcome in games.ended:
            if goes_on[number]:
                lead = (outcome.scores[0] - outcome.scores[1]) / POINTS
                leads[number] = torch.tensor([lead, -lead])
                goes_on[number] = False
    # Back from the end: what followed, and a little what was expected there.
    turned_out = []
    for _, worth, seats, going in reversed(moments):
        after = leads[every, seats]
        turned_out.append(after[going])
        now = FORESIGHT * after + (1 - FORESIGHT) * worth
        leads[every, seats] = torch.where(going, now, after)
    tables = torch.cat([tables[going] for tables, _, _, going in moments])
    return tables, torch.cat(turned_out[::-1])


def learn(judge: Judge, optimizer: torch.optim.Optimizer, tables: Tensor, leads: Tensor) -> None:
    for _ in range(PASSES):
        for rows in torch.randperm(len(tables)).split(PIECE):
            loss = nn.functional.mse_loss(judge(tables[rows].float()), leads[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def lead_over_random(judge: Judge, games: int, seed: int) -> float:
    """By how many points it wins on average against somebody who plays at random."""
    table = VectorGames("stellar", games, seed=seed)
    chance = np.random.default_rng(seed)
    own = np.arange(games) % 2
    leads: dict[int, float] = {}
    while len(leads) < games:
        actions = random_actions(table.masks, chance)
        best, _, _ = choose(judge, table.observations, table.masks)
        table.step(np.where(table.seats == own, best, actions))
        for number, outcome in table.ended:
            seat = number % 2
            leads.setdefault(number, outcome.scores[seat] - outcome.scores[1 - seat])
    return float(np.mean(list(leads.values())))


class Learnt(asterism.Bot):
    """What was learnt, as a bot like any other."""

    def __init__(self, judge: Judge) -> None:
        super().__init__("learnt")
        self.judge = judge

    def choose(self, view: View) -> Move:
        moves = {ENCODER.action_of(ENCODER.table_of(view), 0, m): m for m in view.legal_moves()}
        mask = np.zeros((1, ENCODER.count), np.uint8)
        mask[0, list(moves)] = 1
        judge = partial(whole_turn, self.judge)
        best, _, _ = choose(judge, observation_of(ENCODER, view)[None], mask)
        return moves[int(best[0])]


def match(judge: Judge, other: str, games: int, seed: int) -> float:
    """How many games it wins against a bot; every deal is played from both seats."""
    won = 0.0
    for number in range(games):
        own = number % 2
        bots = {own: Learnt(judge), 1 - own: asterism.bot(other, seed=seed + number)}
        state = STELLAR.start(seed + number // 2)
        while state.seat is not None:
            state.play(bots[state.seat].choose(state.view(state.seat)), state.seat)
        assert state.outcome is not None
        if own in state.outcome.winners:
            won += 1 / len(state.outcome.winners)
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=20, help="updates between two lines")
    parser.add_argument("--out", help="where to keep what was learnt")
    parser.add_argument("--judge", help="what was kept, to begin with")
    parser.add_argument("--against", default="", help="bots to play against then, as A,B")
    parser.add_argument("--games", type=int, default=400, help="games against each of them")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)  # the same result every time; so small a network gains little by more
    judge = Judge()
    if given.judge:
        judge.load_state_dict(torch.load(given.judge))
    optimizer = torch.optim.Adam(judge.parameters(), 1e-3)
    slower = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.02, max(given.updates, 1))
    print("updates  games  CPU seconds  points ahead of random")
    for update in range(given.updates + 1):
        if update % given.every == 0 or update == given.updates:
            ahead = lead_over_random(judge, 200, seed=given.seed)
            print(
                f"{update:7} {update * GAMES:6,} {process_time():12.0f} {ahead:23.1f}", flush=True
            )
            if given.out:
                torch.save(judge.state_dict(), given.out)
        if update < given.updates:
            tables, leads = play(judge, seed=given.seed * 10_000_000 + update * GAMES)
            learn(judge, optimizer, tables, leads)
            slower.step()
    for other in filter(None, given.against.split(",")):
        won = match(judge, other, given.games, seed=given.seed + 1_000_000_000)
        low, high = wilson(won, given.games)
        share = won / given.games
        print(f"against {other}: {share:.1%} of {given.games} games ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
