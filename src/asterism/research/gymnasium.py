"""Gymnasium environments: one seat learns, bots play the others.

    import gymnasium
    env = gymnasium.make("asterism.research.gymnasium:asterism/NAME-v0", bots="greedy:20")

Observations hold `observation` and `action_mask`. An illegal action resigns the game. The reward
comes at the end: each loser gets -1; the winners split the sum.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import asterism
from asterism.engine.encoding import Sitting
from asterism.research.arrays import highest, mask_of, observation_of
from asterism.research.environments import Box, names, setting, utilities
from asterism.research.rendering import svg, text

Observation = dict[str, Any]
HIGHEST_SEED = 2**31


class AgainstBots(gymnasium.Env[Observation, int]):
    """The learner's seat changes from game to game, unless `seat` fixes it."""

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        name: str | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        variant: str | None = None,
        render_mode: str | None = None,
        pack: Box | None = None,
    ) -> None:
        self.setting = setting(name, players, options, variant, pack)
        self.metadata = {**self.metadata, "name": self.setting.name}
        count = self.setting.players
        specs = [bots] * (count - 1) if isinstance(bots, str) else list(bots)
        if len(specs) != count - 1:
            raise ValueError(f"{count - 1} bots are needed, not {len(specs)}")
        if seat is not None and not 0 <= seat < count:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {count - 1}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode is ansi or svg, not {render_mode!r}")
        for spec in specs:
            asterism.bot(spec)  # refuse a bad one here, not in the middle of a game
        self.specs = specs
        self.fixed_seat = seat
        self.render_mode = render_mode
        encoder = self.setting.encoder
        self.action_space = spaces.Discrete(encoder.count)  # type: ignore[assignment]
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, highest(encoder), (encoder.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (encoder.count,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(HIGHEST_SEED))
        drawn = int(self.np_random.integers(self.setting.players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.sitting = Sitting(self.setting.encoder, self.setting.start(number))
        others = [seat for seat in range(self.setting.players) if seat != self.seat]
        self.bots = {
            seat: asterism.bot(spec, seed=number)
            for seat, spec in zip(others, self.specs, strict=True)
        }
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        sitting = self.sitting
        if sitting.seat < 0:
            raise ValueError("the game is over: reset the environment")
        legal = bool(mask_of(sitting, self.seat)[int(action)])
        if legal:
            sitting.act(int(action))
            self._let_bots_play()
        else:
            sitting.state.resign(self.seat)
            sitting.seat = -1
        outcome = sitting.state.outcome
        reward = 0.0
        if not legal:
            reward = -1.0
        elif outcome is not None:
            reward = utilities(outcome, self.setting.players)[self.seat]
        info = self._info()
        info["illegal"] = not legal
        return self._observation(), reward, sitting.seat < 0, False, info

    def _let_bots_play(self) -> None:
        """Let bots play until the learner has to move or the game is over. Its partners are bots
        too.
        """
        sitting = self.sitting
        while sitting.seat >= 0 and sitting.seat != self.seat:
            state = sitting.state
            state.play(self.bots[sitting.seat].choose(state.view(sitting.seat)), sitting.seat)
            sitting.waited = 0
            sitting.ask()

    def _observation(self) -> Observation:
        view = self.sitting.state.view(self.seat)
        return {
            "observation": observation_of(self.setting.encoder, view),
            "action_mask": mask_of(self.sitting, self.seat),
        }

    def _info(self) -> dict[str, Any]:
        outcome = self.sitting.state.outcome
        scores = None if outcome is None else list(outcome.scores)
        return {"seat": self.seat, "scores": scores}

    def render(self) -> str:
        """The table as the learner sees it."""
        view = self.sitting.state.view(self.seat)
        return svg(view) if self.render_mode == "svg" else text(view)


for _name in names():
    gymnasium.register(
        id=_name,
        entry_point="asterism.research.gymnasium:AgainstBots",
        kwargs={"name": _name},
        order_enforce=True,
    )
