"""Many games at once: takes one action for each game, returns observations and legal actions.

The results are written into fixed buffers, so that numpy can read them without copying.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from asterism.engine.chance import Seeded
from asterism.engine.encoding import Encoder, Kept, Sitting

if TYPE_CHECKING:
    from asterism.engine.game import Game
    from asterism.engine.outcome import Outcome
    from asterism.engine.state import State


@final
class Batch:
    """A number of games. When one ends, a new one takes its place. Game k is dealt from the seed
    `seed + k`, like `game.start`.
    """

    def __init__(
        self, game: Game, encoder: Encoder, options: dict[str, object], count: int, seed: int
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch has at least one game, not {count}")
        game.settle(encoder.players, options)
        self.game: Final = game
        self.encoder: Final = encoder
        self.options: Final = options
        self.count: Final = count
        self.observations: Final = bytearray(count * encoder.size)
        self.masks: Final = bytearray(count * encoder.count)
        self.seats: Final = bytearray(count)
        self.no_masks: Final = bytearray(count * encoder.count)
        self.sittings: Final[list[Sitting]] = []
        self.kept: Final[list[Kept]] = []
        self.next_seed = seed
        for _ in range(count):
            self.sittings.append(Sitting(encoder, self.deal()))
            self.kept.append(encoder.keep())
        self.show()

    def deal(self) -> State:
        """The next game, with the seats' knowledge but without log and events."""
        chance = Seeded(self.next_seed)
        state = self.game.deal(self.encoder.players, self.options, chance, True)
        state.heard = None
        chance.noted = None
        self.next_seed += 1
        return state

    def step(self, actions: list[int]) -> list[tuple[int, Outcome]]:
        """One action in each game; returns the games that it ended. A ValueError names the first
        illegal action; then nothing has changed.
        """
        self.check(actions)
        ended: list[tuple[int, Outcome]] = []
        sittings = self.sittings
        for number in range(self.count):
            sitting = sittings[number]
            sitting.act(actions[number])
            if sitting.seat < 0:
                outcome = sitting.state.outcome
                assert outcome is not None
                ended.append((number, outcome))
                sittings[number] = Sitting(self.encoder, self.deal())
                self.kept[number] = self.encoder.keep()
        self.show()
        return ended

    def check(self, actions: list[int]) -> None:
        if len(actions) != self.count:
            raise ValueError(f"there are {self.count} games, not {len(actions)}")
        masks, width = self.masks, self.encoder.count
        for number in range(self.count):
            action = actions[number]
            if not 0 <= action < width or masks[number * width + action] == 0:
                known = 0 <= action < width
                name = self.encoder.actions[action] if known else "unknown"
                raise ValueError(f"action {action} ({name}) is not legal in game {number}")

    def show(self) -> None:
        """Write the observation and the legal actions of every seat to move."""
        encoder = self.encoder
        kept, masks, seats = self.kept, self.masks, self.seats
        width = encoder.count
        masks[:] = self.no_masks
        rows: list[bytes] = []
        at = 0
        number = 0
        for sitting in self.sittings:
            seat = sitting.seat
            seats[number] = seat
            rows.append(encoder.look(sitting.state, seat, kept[number]))
            sitting.mark(masks, at)
            at += width
            number += 1
        # One copy of all rows: single bytes are slow to write.
        self.observations[:] = b"".join(rows)
