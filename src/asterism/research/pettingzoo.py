"""PettingZoo AEC environments.

    from asterism.research import pettingzoo
    env = pettingzoo.env("asterism/NAME-v0", players=3)

An agent `seat_0` observes what its view shows (`observation`) and which actions are legal
(`action_mask`); `env.unwrapped.view(agent).to_json()` is the whole view. Rewards come at the end:
each loser gets -1; the winners split the sum.
"""

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from asterism import View
from asterism.engine.encoding import Sitting
from asterism.research.arrays import highest, mask_of, observation_of
from asterism.research.environments import Box, setting, utilities
from asterism.research.rendering import svg, text

Observation = dict[str, Any]
HIGHEST_SEED = 2**31
RENDER_MODES = ("human", "ansi", "svg")


def env(
    name: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str | None = None,
    render_mode: str | None = None,
    views: bool = False,
    pack: Box | None = None,
) -> AECEnv:
    """The environment, in PettingZoo's wrappers that catch misuse."""
    raw = TableEnv(name, players, options, variant, render_mode, views, pack)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game whose seats are agents. `views`: each agent's info has its view's JSON."""

    def __init__(
        self,
        name: str | None = None,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        variant: str | None = None,
        render_mode: str | None = None,
        views: bool = False,
        pack: Box | None = None,
    ) -> None:
        super().__init__()
        self.setting = setting(name, players, options, variant, pack)
        self.metadata = {
            "name": self.setting.name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is human, ansi or svg, not {render_mode!r}")
        self.render_mode = render_mode
        self.views = views
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng(0)

    @functools.cache  # noqa: B019 - PettingZoo wants the same space at every call
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        encoder = self.setting.encoder
        return spaces.Dict(
            {
                "observation": spaces.Box(0, highest(encoder), (encoder.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (encoder.count,), np.int8),
            }
        )

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(self.setting.encoder.count)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next after the previous seed."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        number = int(self._chance.integers(HIGHEST_SEED))
        self.sitting = Sitting(self.setting.encoder, self.setting.start(number))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell()
        self.agent_selection = self.possible_agents[self.sitting.seat]

    def view(self, agent: str) -> View:
        """The view of an agent, as bots get it."""
        return self.sitting.state.view(self._seats[agent])

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {
            "observation": observation_of(self.setting.encoder, self.view(agent)),
            "action_mask": mask_of(self.sitting, seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide")
        self.sitting.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        outcome = self.sitting.state.outcome
        if outcome is None:
            self.agent_selection = self.possible_agents[self.sitting.seat]
        else:
            shares = utilities(outcome, self.setting.players)
            self.rewards = dict(zip(self.possible_agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._tell()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _tell(self) -> None:
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.views:
            for agent in self.agents:
                self.infos[agent]["view"] = self.view(agent).to_json()

    def render(self) -> str | None:
        """The table as the spectator sees it: text, SVG, or text on the screen."""
        view = self.sitting.state.view(None)
        if self.render_mode == "svg":
            return svg(view)
        if self.render_mode == "ansi":
            return text(view)
        print(text(view))
        return None

    def close(self) -> None:
        """There is nothing to close."""
