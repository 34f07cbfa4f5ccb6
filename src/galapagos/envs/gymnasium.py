"""Gymnasium: one seat of a game against opponents. Ids carry the version of the rules: `galapagos/Dodo-v1`.

    import gymnasium, galapagos.envs.gymnasium
    environment = gymnasium.make("galapagos/Dodo-v1", players=2, opponents="greedy")

A step is one decision of the learner and whatever follows until it is asked again. An action that is not open loses at once; a vector of games refuses it.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.option import Value
from galapagos.engine.playout import BOTS

from .batch import BatchEnv
from .drawing import MODES, draw
from .given import check_seat, whole
from .opponents import Policy, opponent
from .step import HOLD, LOOK
from .table import Table

ILLEGAL = -1.0                  # what an action that is not open costs
Result = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]


def observation_space(game: Game) -> spaces.Dict:
    low, high = (np.array(bounds, np.float32) for bounds in (game.features.low, game.features.high))
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": spaces.Box(0, 1, (game.actions.players,), np.int8)})


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):  # type: ignore[misc]
    """One seat: a fixed one, or drawn anew for every game."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}       # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self, game: str, players: int | None = None, opponents: str | Policy = "greedy", seat: int | None = None, reward: str = "win",
        render_mode: str | None = None, backend: str = "cpu", **options: Value,
    ) -> None:
        self.table = Table(game, players, options, reward, backend)
        if seat is not None:
            check_seat(seat, self.table.players)
        if render_mode not in (None, *MODES):
            raise Refused(f"There is no render mode {render_mode!r}: use {' or '.join(MODES)}.")
        self.fixed, self.seat, self.render_mode, self.opponent = seat, 0, render_mode, opponent(opponents, self.table)
        self.is_playing = False
        self.observation_space = observation_space(self.table.game)
        self.action_space = spaces.Discrete(self.table.game.actions.players)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        drawn = self.np_random.integers(2**62, size=2)
        self.seat = int(drawn[1] % self.table.players) if self.fixed is None else self.fixed
        self.opponent.seed(int(drawn[1]))
        self.table.begin(int(drawn[0]), 0)
        self._let_others_play()
        self.is_playing = True
        return self._observation(), {"seat": self.seat}

    def step(self, action: Any) -> Result:
        if not self.is_playing:
            raise Refused("No game is being played: reset first.")
        chosen = whole("An action", action)
        if self.table.actor != self.seat or not self.table.is_legal(chosen):
            self.is_playing = False
            return self._observation(), ILLEGAL, True, False, {"illegal": True}
        self.table.play(chosen)
        self._let_others_play()
        over = self.table.is_over
        self.is_playing = not over
        return self._observation(), self.table.returns()[self.seat] if over else 0.0, over, False, {}

    def action_masks(self) -> Any:
        """For learners that ask the environment itself."""
        return self._observation()["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        return draw(self.table.game, self.table.desk.state, self.seat, self.render_mode) if self.render_mode else None

    def _let_others_play(self) -> None:
        """The learner is asked next, or it is over: nobody is left out, whoever wins."""
        while not self.table.is_over and self.table.actor != self.seat:
            self.table.play(self.opponent.choose(self.table))

    def _observation(self) -> dict[str, Any]:
        mine = self.table.actor == self.seat
        mask = self.table.mask() if mine else np.zeros(self.table.game.actions.players, np.int8)
        return {"observation": self.table.features(self.seat), "action_mask": mask}


class SeatVectorEnv(VectorEnv[dict[str, Any], Any, Any]):  # type: ignore[misc]
    """The same over a batch: each environment has a seat of its own, drawn for every game unless it is fixed. A game that is over makes room in the next step."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}          # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int = 1, players: int | None = None, opponents: str | Policy = "greedy", seat: int | None = None, reward: str = "win",
        render_mode: str | None = None, backend: str = "cpu", threads: int | None = None, **options: Value,
    ) -> None:
        found = find_game(game)
        if render_mode is not None:
            raise Refused("A vector of games is not drawn: make a single environment with that render mode.")
        if not callable(opponents) and opponents not in BOTS:
            raise Refused(f"There are no opponents {opponents!r} for a vector of games: use {', '.join(BOTS)}, or a function of observations and masks.")
        self.batch = BatchEnv(found, players, num_envs, autoreset="next", reward=reward, threads=threads, options=options, backend=backend)
        if seat is not None:
            check_seat(seat, self.batch.players)
        self.num_envs, self.opponents, self.fixed, self.seats = num_envs, opponents, seat, np.zeros(num_envs, np.int64)
        self.single_observation_space, self.single_action_space = observation_space(found), spaces.Discrete(found.actions.players)
        self.observation_space, self.action_space = (batch_space(space, num_envs) for space in (self.single_observation_space, self.single_action_space))

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(seed=int(self.np_random.integers(2**62)))
        self._draw_seats(np.ones(self.num_envs, np.bool_))
        self._let_others_play()
        return self._observations(), {"seat": self.seats.copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        batch, over = self.batch, self.batch.legal_count == 0
        batch.step(actions)
        self._draw_seats(over)
        self._let_others_play()
        reward = batch.reward[np.arange(self.num_envs), self.seats].astype(np.float64)
        return self._observations(), reward, batch.terminated.copy(), batch.truncated.copy(), {"seat": self.seats.copy()}

    def _draw_seats(self, begun: Any) -> None:
        """For games that begin."""
        if begun.any():
            drawn = self.np_random.integers(self.batch.players, size=self.num_envs) if self.fixed is None else self.fixed
            self.seats = np.where(begun, drawn, self.seats)

    def _let_others_play(self) -> None:
        """Until every learner is asked, or its game is over."""
        batch = self.batch
        while (waiting := (batch.legal_count > 0) & (batch.current_player != self.seats)).any():
            if callable(self.opponents):
                chosen = self._answers(waiting)
            else:
                chosen = batch.greedy(waiting) if self.opponents == "greedy" else batch.sample()
            batch.move(np.where(waiting, chosen, HOLD))
        over = batch.legal_count == 0
        if over.any():                                      # the end is seen from the learner's chair, whoever brought it about
            batch.viewers[over] = self.seats[over]
            batch.move(np.where(over, LOOK, HOLD))

    def _answers(self, waiting: Any) -> Any:
        """Of a function: one for each environment, of which those count where it is asked."""
        chosen = self.batch.whole_numbers(self.opponents({"observation": self.batch.observation, "action_mask": self.batch.legal_mask}))  # type: ignore[operator]
        wrong = waiting & ~self.batch.are_open(chosen)
        if wrong.any():
            i = int(wrong.argmax())
            raise Refused(f"The opponents' function answered {chosen[i]} in environment {i}, which is not open there: action_mask says what is.")
        return chosen

    def _observations(self) -> dict[str, Any]:
        return {"observation": self.batch.observation.copy(), "action_mask": self.batch.legal_mask.astype(np.int8)}


def register() -> None:
    for game in all_games():
        gymnasium.register(
            f"galapagos/{game.name.capitalize()}-v{game.rules_version}", entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:SeatVectorEnv", kwargs={"game": game.name}, disable_env_checker=True)


register()
