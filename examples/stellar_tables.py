"""Stellar's tables for a program that learns: what one's own actions lead to, and what to look at.

A table is an observation (docs/research/observations-stellar.md) as a row of numbers. Until chance
or the opponent do something, a player can foresee it; `foresee` does, and `go_on` says what the
player can do next. `features` has what a player would look at, the same for each of the five types.
"""

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from asterism.games.stellar import box, cards, scoring, telescope
from asterism.research.environments import setting

STELLAR = setting("stellar")
ENCODER = STELLAR.encoder
# A card is one of 35 (P1 to P6, M, A, C, B, S1 to S5), or shows its face: 6 types, then 6 numbers.
KINDS, TYPES, NUMBERS, FACE = len(cards.CARDS), 5, 6, 12
DOWN, UNSEEN = 12, 13  # in a slot of a telescope, after the face
COUNTED = torch.eye(KINDS)
FACES = torch.cat([torch.eye(6).repeat_interleave(6, 0), torch.eye(6).repeat(6, 1)], 1)[:KINDS]
COPIES = torch.tensor([[2.0, 2, 2, 2, 2, 1]])
STARS = torch.tensor(box.STARS).float()
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


def go_on(tables: Tensor) -> Tensor:
    """A mask of the actions with which the seat can go on in its turn, as far as it can foresee."""
    at = parts(tables)
    hand, slots, placing = at["hand"], at["own_telescope"], at["placing"]
    held = (hand > 0) & (hand.sum(1, keepdim=True) == 3)
    free = (slots[:, :, :6].sum(2) == 0) & (placing.sum(1, keepdim=True) > 0)
    shown = slots[:, :, :TYPES] * (1 - slots[:, :, DOWN, None])
    same = (shown @ placing[:, :TYPES, None]).squeeze(2)
    fits = free & ((same @ NEAR > 0) | (same.sum(1, keepdim=True) == 0))
    may = {"telescope": held[:, CARD], "notebook": held[:, CARD]}
    may |= {"up": fits[:, SLOT], "down": free[:, SLOT]}
    mask = torch.zeros(len(tables), ENCODER.count, dtype=torch.bool)
    for what, legal in may.items():
        mask |= legal & torch.from_numpy(what == WHAT)
    return mask


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
