"""A small policy learns Stellar by playing against itself: PPO in PyTorch, on a CPU, in minutes.

pip install 'asterism[research]' torch==2.13.0
python examples/train_stellar.py --updates 2000 --out build/stellar.pt --against level:casual

Many games run at once (`asterism.research.vector`); one network decides for both seats and says how
many points more than the other seat the one that is asked will still gain. Each decision is
rewarded by the points that it gains, as if the game ended there. What was learnt plays like any
other bot.
"""

import argparse
from time import process_time

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import asterism
from asterism import Move, View
from asterism.research.arrays import highest, observation_of
from asterism.research.environments import setting
from asterism.research.vector import VectorGames, random_actions

STELLAR = setting("stellar")
ENCODER = STELLAR.encoder
GAMES, STEPS = 256, 32  # so many games at once, so many decisions in each before it learns
PASSES, PIECES = 2, 4  # how often it goes through them, in how many pieces
POINTS = 40.0  # so many points ahead count as one
FORESIGHT = 0.95  # lambda of the generalised advantage: how much what follows tells of a decision


class Policy(nn.Module):  # type: ignore[misc]  # mypy does without PyTorch
    """What a seat sees in; a weight for each action and the expected gain out."""

    def __init__(self, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("highest", torch.from_numpy(highest(ENCODER)).float())
        self.body = nn.Sequential(
            *(nn.Linear(ENCODER.size, width), nn.ReLU()),
            *(nn.Linear(width, width), nn.ReLU()),
        )
        self.actions = nn.Linear(width, ENCODER.count)
        self.lead = nn.Linear(width, 1)
        for layer in (self.actions, self.lead):
            nn.init.orthogonal_(layer.weight, 0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the actions' probabilities, and the lead."""
        found = self.body(seen.float() / self.highest)
        weights = self.actions(found).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(weights, dim=1), self.lead(found).squeeze(1)


class Learner:
    """Plays, and learns from what it has played."""

    def __init__(self, policy: Policy, seed: int, updates: int) -> None:
        self.policy = policy
        self.games = VectorGames("stellar", GAMES, seed=seed)
        self.before = self.ahead()
        self.optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
        self.schedule = torch.optim.lr_scheduler.LinearLR(self.optimizer, 1.0, 0.05, updates)

    def ahead(self) -> Tensor:
        """By how many points seat 0 is ahead in each game, as if it ended now."""
        scores = [sitting.state.scores() for sitting in self.games.batch.sittings]
        return torch.tensor([float(own - other) for own, other in scores])

    def play(self) -> dict[str, Tensor]:
        """So many decisions in each game, and how much better each was than expected."""
        games = self.games
        seen, masks, chosen, chances, leads = [], [], [], [], []
        seats = np.zeros((STEPS + 1, GAMES), np.int8)
        rewards = torch.zeros(STEPS, GAMES)
        over = torch.zeros(STEPS, GAMES)
        for step in range(STEPS):
            seats[step] = games.seats
            seen.append(torch.from_numpy(games.observations.copy()))
            masks.append(torch.from_numpy(games.masks.copy()))
            logs, lead = self.policy(seen[-1], masks[-1])
            action = torch.multinomial(logs.exp(), 1)
            chosen.append(action)
            chances.append(logs.gather(1, action).squeeze(1))
            leads.append(lead)
            games.step(action.squeeze(1).numpy())
            now = self.ahead()  # where a game ended, of the next one
            after = now.clone()
            for number, outcome in games.ended:
                after[number] = outcome.scores[0] - outcome.scores[1]
                over[step, number] = 1
            # The points that were gained by it, for the seat that decided.
            side = 1.0 - 2.0 * torch.from_numpy(seats[step]).float()
            rewards[step] = side * (after - self.before) / POINTS
            self.before = now
        seats[STEPS] = games.seats
        last = torch.from_numpy(games.observations), torch.from_numpy(games.masks)
        leads.append(self.policy(*last)[1])
        # What is good for one seat is bad for the other: the sign changes with the seat.
        better = torch.zeros(STEPS + 1, GAMES)
        for step in reversed(range(STEPS)):
            same = torch.from_numpy(np.where(seats[step] == seats[step + 1], 1.0, -1.0)).float()
            goes_on = same * (1 - over[step])
            surprise = rewards[step] + goes_on * leads[step + 1] - leads[step]
            better[step] = surprise + FORESIGHT * goes_on * better[step + 1]
        expected = torch.stack(leads[:-1]) + better[:-1]
        played = {"seen": seen, "mask": masks, "action": chosen, "chance": chances}
        return {name: torch.cat(parts) for name, parts in played.items()} | {
            "better": better[:-1].flatten(),
            "lead": expected.flatten(),
        }

    def update(self) -> None:
        with torch.no_grad():
            played = self.play()
        for _ in range(PASSES):
            for rows in torch.randperm(GAMES * STEPS).chunk(PIECES):
                part = {name: values[rows] for name, values in played.items()}
                logs, lead = self.policy(part["seen"], part["mask"])
                better = part["better"]
                better = (better - better.mean()) / (better.std() + 1e-8)
                ratio = (logs.gather(1, part["action"]).squeeze(1) - part["chance"]).exp()
                gain = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
                doubt = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
                loss = ((lead - part["lead"]) ** 2).mean() - gain - 0.01 * doubt
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()
        self.schedule.step()


def likeliest(
    policy: Policy, seen: NDArray[np.uint8], masks: NDArray[np.uint8]
) -> NDArray[np.int64]:
    with torch.no_grad():
        logs, _ = policy(torch.from_numpy(seen), torch.from_numpy(masks))
    best: NDArray[np.int64] = logs.argmax(1).numpy()
    return best


def lead_over_random(policy: Policy, games: int, seed: int) -> float:
    """By how many points it wins on average against somebody who plays at random."""
    table = VectorGames("stellar", games, seed=seed)
    chance = np.random.default_rng(seed)
    own = np.arange(games) % 2
    leads: dict[int, float] = {}
    while len(leads) < games:
        actions = random_actions(table.masks, chance)
        best = likeliest(policy, table.observations, table.masks)
        table.step(np.where(table.seats == own, best, actions))
        for number, outcome in table.ended:
            seat = number % 2
            leads.setdefault(number, outcome.scores[seat] - outcome.scores[1 - seat])
    return float(np.mean(list(leads.values())))


class Learnt(asterism.Bot):
    """A policy as a bot: it takes the likeliest action of what its view shows."""

    def __init__(self, policy: Policy) -> None:
        super().__init__("learnt")
        self.policy = policy

    def choose(self, view: View) -> Move:
        moves = {ENCODER.action_of(ENCODER.table_of(view), 0, m): m for m in view.legal_moves()}
        mask = np.zeros((1, ENCODER.count), np.uint8)
        mask[0, list(moves)] = 1
        best = likeliest(self.policy, observation_of(ENCODER, view)[None], mask)
        return moves[int(best[0])]


def match(policy: Policy, other: str, games: int, seed: int) -> float:
    """The share of games that it wins against a bot; every deal is played from both seats."""
    won = 0.0
    for number in range(games):
        own = number % 2
        bots = {own: Learnt(policy), 1 - own: asterism.bot(other, seed=seed + number)}
        state = STELLAR.start(seed + number // 2)
        while state.seat is not None:
            state.play(bots[state.seat].choose(state.view(state.seat)), state.seat)
        assert state.outcome is not None
        if own in state.outcome.winners:
            won += 1 / len(state.outcome.winners)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=100, help="updates between two lines")
    parser.add_argument("--out", help="where to keep what was learnt")
    parser.add_argument("--against", default="", help="bots to play against then, as A,B")
    parser.add_argument("--games", type=int, default=200, help="games against each of them")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)  # the same result every time; so small a network gains little by more
    policy = Policy()
    learner = Learner(policy, given.seed, given.updates)
    print("updates  decisions  CPU seconds  points ahead of random")
    for update in range(given.updates + 1):
        if update % given.every == 0 or update == given.updates:
            ahead = lead_over_random(policy, 200, seed=given.seed)
            decisions = update * GAMES * STEPS
            print(f"{update:7} {decisions:10,} {process_time():12.0f} {ahead:23.1f}", flush=True)
            if given.out:
                torch.save(policy.state_dict(), given.out)
        if update < given.updates:
            learner.update()
    for other in filter(None, given.against.split(",")):
        share = match(policy, other, given.games, seed=10_000_000)
        print(f"against {other}: {share:.1%} of {given.games} games")


if __name__ == "__main__":
    main()
