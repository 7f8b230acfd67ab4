"""A small network learns Stellar by playing against itself: PyTorch, one core, minutes.

pip install 'asterism[research]' torch==2.13.0
python examples/train_stellar.py --out build/stellar.pt --against level:casual

Each legal action leads to a table that can be foreseen, up to what chance and the opponent do then.
The network says of such a table by how many points its seat will win, and the action whose table is
worth most is played. It learns from its own games (temporal differences, TD(lambda)): a table was
worth what the seat's next one was held to be worth, and in the end what the game showed. The five
types are looked at with the same weights: what it has learnt of planets, it knows of moons.
"""

import argparse
from time import process_time

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import asterism
from asterism import Move, View
from asterism.arena.standing import wilson
from asterism.games.stellar import cards, scoring, telescope
from asterism.research.arrays import observation_of
from asterism.research.environments import setting
from asterism.research.vector import VectorGames, random_actions

STELLAR = setting("stellar")
ENCODER = STELLAR.encoder
GAMES = 256  # so many at once, each to its end; then it learns from all of them
PASSES, PIECE = 2, 1024  # how often it goes through them, so many tables at a time
POINTS = 20.0  # so many points ahead count as one
FORESIGHT = 0.8  # lambda: how much what follows later tells of a table, beside what follows next
CURIOSITY = 1.0  # while it learns it often takes an action that seems so many points worse

# A card is one of 35 (P1 to P6, M, A, C, B, S1 to S5), or shows its face: 6 types, then 6 numbers.
KINDS, TYPES, NUMBERS, FACE = len(cards.CARDS), 5, 6, 12
DOWN, UNSEEN = 12, 13  # in a slot of a telescope, after the face
COUNTED = torch.eye(KINDS)
FACES = torch.cat([torch.eye(6).repeat_interleave(6, 0), torch.eye(6).repeat(6, 1)], 1)[:KINDS]
COPIES = torch.tensor([[2.0, 2, 2, 2, 2, 1]])
STARS = torch.tensor(cards.STARS).float()
VALUES = torch.arange(1.0, NUMBERS + 1)
SECTIONS = torch.eye(3)[[0] * 5 + [1] * 3 + [2] * 4]
NEAR = torch.tensor(
    [[float(b in near) for b in telescope.SLOTS] for near in telescope.NEIGHBOURS.values()]
)
# By the set of numbers in a stack: its run, then by how much each number would lengthen it.
RUN = scoring.RUN[::2]
RUNS = torch.tensor(
    [[RUN[s], *(RUN[s | 1 << n] - RUN[s] for n in range(6))] for s in range(64)]
).float()
BITS = 2.0 ** torch.arange(NUMBERS)


def read_actions() -> tuple[NDArray[np.str_], Tensor, Tensor]:
    """Of each action what it does, to which card, and to which slot."""
    words = [name.split() for name in ENCODER.actions]
    what = np.array([w[-1] if w[0] in ("play", "place") else w[0] for w in words])
    card = [cards.BY_CODE[w[1]].order if w[1:] and w[1] in cards.BY_CODE else 0 for w in words]
    slot = [int(w[1]) - 1 if w[1:] and w[1].isdigit() else 0 for w in words]
    return what, torch.tensor(card), torch.tensor(slot)


WHAT, CARD, SLOT = read_actions()


def parts(tables: Tensor) -> dict[str, Tensor]:
    """Windows on the fields of observations, by name."""
    return {
        field.name: tables[:, field.at : field.at + field.size].unflatten(1, field.shape)
        for field in ENCODER.fields
    }


def counted(faces: Tensor) -> Tensor:
    """Cards that are given as faces, counted by card."""
    pairs = faces[..., :6, None] * faces[..., None, 6:FACE]
    return pairs.flatten(-2)[..., :KINDS]


def foresee(seen: Tensor, actions: Tensor) -> Tensor:
    """Observations as they are after the actions, before chance or the opponent do anything."""
    tables = seen.float()
    at = parts(tables)
    hand, row, notebook = at["hand"], at["row"], at["own_notebook"]
    shown, placing, source = at["own_telescope"], at["placing"], at["placing_from"]
    what, card, slot = WHAT[actions.numpy()], CARD[actions], SLOT[actions]

    def those(*does: str) -> Tensor:
        return torch.from_numpy(np.flatnonzero(np.isin(what, does)))

    def followed(games: Tensor, faces: Tensor) -> Tensor:
        """The cards of the row that the numbers of these name; they leave it."""
        named = faces[:, 6:11, None]
        following = (row[games] * named).sum(1)
        row[games] *= 1 - named
        return following

    i = those("start")
    shown[i, 0, :FACE] = FACES[card[i]]
    notebook[i] += hand[i] - COUNTED[card[i]]
    hand[i] = 0
    i = those("renew")
    at["discard"][i] += counted(row[i]).sum(1)
    row[i] = 0
    i = those("take")
    hand[i] += counted(row[i, slot[i]])
    row[i, slot[i]] = 0
    i = those("telescope")
    hand[i] -= COUNTED[card[i]]
    placing[i] = FACES[card[i]]
    source[i, 0] = 1  # hand
    notebook[i] += counted(followed(i, FACES[card[i]]))
    i = those("notebook")
    hand[i] -= COUNTED[card[i]]
    notebook[i] += COUNTED[card[i]]
    placing[i] = followed(i, FACES[card[i]])
    source[i, 1] = 1  # row, or the deck: then nobody knows the card
    i = those("up", "down")
    shown[i, slot[i], :FACE] = placing[i]
    shown[i, slot[i], DOWN] = torch.from_numpy(what == "down")[i].float()
    j = i[source[i, 0] > 0]
    notebook[j] += counted(followed(j, placing[j]))
    placing[i] = source[i] = 0
    i = those("last")
    notebook[i] += COUNTED[card[i]]
    hand[i] = 0
    return tables


def side(slots: Tensor, notebook: Tensor) -> tuple[Tensor, Tensor]:
    """What one side has: of each type, and on the whole."""
    down = slots[:, :, DOWN]
    types, numbers = slots[:, :, :TYPES] * (1 - down[:, :, None]), slots[:, :, 6:FACE]
    free = 1 - slots[:, :, :6].sum(2) - slots[:, :, UNSEEN]
    shown = types.sum(1)[:, :, None]
    stars = (types * (numbers @ STARS)[:, :, None]).sum(1)[:, :, None]
    near = (types.transpose(1, 2) @ NEAR).clamp(max=1) * free[:, None]
    room = near.sum(2, keepdim=True)
    noted = (notebook[:, :30].unflatten(1, (TYPES, NUMBERS)) > 0).float()
    runs = RUNS[(noted @ BITS).long()]
    length, growth = runs[:, :, :1], runs[:, :, 1:]
    missing = (shown == 0).float()
    open_to = length * ((room > 0) | (shown == 0)) / 4
    worth = [stars * length / 20, growth * stars / 10, length / 4, stars / 10, open_to]
    of_types = torch.cat([*worth, noted, shown / 3, missing, room / 4, near], 2)
    sums = ((numbers @ VALUES) * (1 - down) + 3 * down) @ SECTIONS
    on_the_whole = [sums / 10, free @ SECTIONS / 4, free, missing.sum(1) / 5]
    noted_at_all = notebook.sum(1, keepdim=True) / 13
    return of_types, torch.cat([*on_the_whole, notebook[:, 30:], noted_at_all], 1)


def features(tables: Tensor) -> tuple[Tensor, Tensor]:
    """What a player would look at: for each of the types, and on the whole."""
    at = parts(tables)
    own_types, own = side(at["own_telescope"], at["own_notebook"])
    other_types, other = side(at["other_telescope"], at["other_notebook"])
    row, hand, placing = counted(at["row"]), at["hand"], counted(at["placing"])
    shown = counted(at["own_telescope"]).sum(1) + counted(at["other_telescope"]).sum(1)
    known = at["own_notebook"] + at["other_notebook"] + at["discard"]
    lost = (shown + known + hand + placing + row.sum(1))[:, :30].unflatten(1, (TYPES, NUMBERS))
    places = torch.cat([hand[:, None], placing[:, None], row], 1)
    by_type = places[:, :, :30].unflatten(2, (TYPES, NUMBERS)).transpose(1, 2)
    types = [own_types, other_types, by_type.flatten(2), (COPIES - lost) / 2]
    numbers = by_type[:, :, 0].sum(1)
    names = ("step", "starts", "on_turn", "satellite_taken", "placing_from")
    rest = [numbers, places[:, :, 30:].flatten(1), row.sum(2), at["turn"] / 22, at["deck"] / 47]
    whole = [own, other, own - other, *rest, *(at[name] for name in names)]
    return torch.cat(types, 2), torch.cat(whole, 1)


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


def choose(
    judge: Judge, seen: NDArray[np.uint8], masks: NDArray[np.uint8], curiosity: float = 0.0
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
        best, _, _ = choose(self.judge, observation_of(ENCODER, view)[None], mask)
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
    parser.add_argument("--against", default="", help="bots to play against then, as A,B")
    parser.add_argument("--games", type=int, default=400, help="games against each of them")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)  # the same result every time; so small a network gains little by more
    judge = Judge()
    optimizer = torch.optim.Adam(judge.parameters(), 1e-3)
    slower = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.02, given.updates)
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
