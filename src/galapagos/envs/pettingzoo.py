"""PettingZoo: a game as an AEC environment.

    from galapagos.envs.pettingzoo import env
    environment = env("dodo", players=3)

A step is one decision: the same agent may be selected several times in a row. Rewards come at the end.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from galapagos.engine.errors import Refused
from galapagos.engine.language.contract import OVER
from galapagos.engine.language.option import Value

from .arguments import seed_of, whole
from .drawing import MODES, RATE, check_mode, draw
from .pixels import close_window, show
from .single import SingleGame


def env(game: str = "dodo", players: int | None = None, reward: str = "win", **options: Any) -> Any:
    """The environment with the usual wrappers: an illegal action ends the game and costs its player 1."""
    made = wrappers.TerminateIllegalWrapper(raw_env(game, players, reward, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """Observations are a dict: `observation`, the game's features as the agent's seat sees them, and `action_mask`."""

    def __init__(
        self,
        game: str = "dodo",
        players: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        backend: str = "cpu",
        **options: Value,
    ) -> None:
        super().__init__()
        self.table = SingleGame(game, players, options, reward, backend)
        check_mode(render_mode)
        found, self.render_mode = self.table.game, render_mode
        self.metadata = {
            "name": f"galapagos_{found.name}_v{found.rules_version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": RATE,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents = self.possible_agents[:]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        features = spaces.Box(
            np.array(found.features.low, np.float32), np.array(found.features.high, np.float32), dtype=np.float32
        )
        mask = spaces.Box(0, 1, (found.actions.players,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": features, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(found.actions.players) for agent in self.possible_agents}
        self.seed, self.number = int(np.random.SeedSequence().entropy) % 2**63, -1  # type: ignore[arg-type]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """An observation for any agent at any time. The mask is empty unless the agent is asked."""
        if agent not in self.seats:
            raise Refused("agent-unknown", name=repr(agent), names=", ".join(self.possible_agents))
        seat = self.seats[agent]
        mask = self.table.mask() if seat == self.table.actor else np.zeros(self.table.game.actions.players, np.int8)
        return {"observation": self.table.features(seat), "action_mask": mask}

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin the first game of a seed, or the next game of the same seed."""
        self.seed, self.number = (self.seed, self.number + 1) if seed is None else (seed_of(seed), 0)
        self.table.begin(self.seed, self.number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.actor]
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise Refused("everybody-left")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.table.is_legal(whole("An action", action)):
            raise Refused("action-not-open-to-agent", action=action, agent=agent)
        self._cumulative_rewards[agent] = 0.0
        self.table.play(whole("An action", action))
        actor = self.table.actor
        if actor == OVER:
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[actor]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Render for the seat that is asked, or for a spectator when the game is over."""
        if self.render_mode is None:
            return None
        drawn = draw(self.table.game, self.table.workspace.state, max(self.table.actor, -1), self.render_mode)
        if self.render_mode != "human":
            return drawn
        show([drawn], self.table.game.title, RATE)
        return None

    def close(self) -> None:
        if self.render_mode == "human":
            close_window()
