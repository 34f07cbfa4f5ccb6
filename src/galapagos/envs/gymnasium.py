"""Gymnasium: one seat of a game against opponents. Ids include the version of the rules: `galapagos/Dodo-v1`.

    import gymnasium
    environment = gymnasium.make("galapagos.envs.gymnasium:galapagos/Dodo-v1", players=2, opponents="greedy")

A step is one decision of the learner and everything until its next decision. In a single environment an action that is
not open loses the game; a vector environment raises Refused.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, open_game
from galapagos.engine.language.option import Value
from galapagos.engine.loops.playout import BOTS

from .arguments import check_seat, seed_of, whole
from .batch import BatchEnv
from .drawing import MODES, RATE, check_mode, draw
from .opponents import Policy, opponent
from .pixels import close_window, show
from .single import SingleGame
from .step import HOLD, LOOK

ILLEGAL = -1.0  # reward for an action that is not open
IN_A_WINDOW = 9  # games of a vector environment shown in a window
SEED = 0  # of all games here; the number of a game is random
Result = tuple[dict[str, Any], float, bool, bool, dict[str, Any]]


def observation_space(game: Game) -> spaces.Dict:
    low, high = (np.array(bounds, np.float32) for bounds in (game.features.low, game.features.high))
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (game.actions.players,), np.int8),
        }
    )


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):  # type: ignore[misc]
    """One seat of a game, fixed or drawn for every game."""

    metadata = {"render_modes": list(MODES), "render_fps": RATE}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Policy = "greedy",
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        backend: str = "cpu",
        **options: Value,
    ) -> None:
        self.table = SingleGame(game, players, options, reward, backend)
        if seat is not None:
            check_seat(seat, self.table.players)
        check_mode(render_mode)
        self.fixed, self.seat, self.render_mode, self.opponent = seat, 0, render_mode, opponent(opponents, self.table)
        self.is_playing = False
        self.observation_space = observation_space(self.table.game)
        self.action_space = spaces.Discrete(self.table.game.actions.players)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number, luck = draw_game(self.np_random)
        self.seat = luck % self.table.players if self.fixed is None else self.fixed
        self.opponent.seed(luck)
        self.table.begin(SEED, number)
        self._let_others_play()
        self.is_playing = True
        self._show()
        return self._observation(), {"seat": self.seat}

    def step(self, action: Any) -> Result:
        if not self.is_playing:
            raise Refused("reset-first")
        chosen = whole("An action", action)
        if self.table.actor != self.seat or not self.table.is_legal(chosen):
            self.is_playing = False
            return self._observation(), ILLEGAL, True, False, {"seat": self.seat, "illegal": True}
        self.table.play(chosen)
        self._let_others_play()
        over = self.table.is_over
        self.is_playing = not over
        self._show()
        return self._observation(), self.table.returns()[self.seat] if over else 0.0, over, False, {"seat": self.seat}

    def action_masks(self) -> Any:
        """The mask of open actions, for libraries that call this method."""
        return self._observation()["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        """Text or pixels; None for a window, which updates at every step."""
        if self.render_mode in (None, "human"):
            return None
        return draw(self.table.game, self.table.workspace.state, self.seat, self.render_mode)

    def close(self) -> None:
        if self.render_mode == "human":
            close_window()

    def _show(self) -> None:
        if self.render_mode == "human":
            show([draw(self.table.game, self.table.workspace.state, self.seat, "human")], self.table.game.title, RATE)

    def _let_others_play(self) -> None:
        """Let the opponents play until the learner is asked or the game is over."""
        while not self.table.is_over and self.table.actor != self.seat:
            self.table.play(self.opponent.choose(self.table))

    def _observation(self) -> dict[str, Any]:
        mine = self.table.actor == self.seat
        mask = self.table.mask() if mine else np.zeros(self.table.game.actions.players, np.int8)
        return {"observation": self.table.features(self.seat), "action_mask": mask}


class SeatVectorEnv(VectorEnv[dict[str, Any], Any, Any]):  # type: ignore[misc]
    """A vector environment over a batch. Each environment draws seats and dice like a `SeatEnv`."""

    metadata = {  # noqa: RUF012
        "render_modes": list(MODES),
        "render_fps": RATE,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str | Policy = "greedy",
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        backend: str = "cpu",
        threads: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: Value,
    ) -> None:
        found = open_game(game)
        check_mode(render_mode)
        if not callable(opponents) and opponents not in BOTS:
            raise Refused("opponents-unknown-vector", name=repr(opponents), names=", ".join(BOTS))
        self.batch = BatchEnv(
            found, players, num_envs, autoreset="off", reward=reward, threads=threads, options=options, backend=backend
        )
        if seat is not None:
            check_seat(seat, self.batch.players)
        self.autoreset_mode, self.render_mode = mode_of(autoreset_mode), render_mode
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.num_envs, self.opponents, self.fixed, self.seats = num_envs, opponents, seat, np.zeros(num_envs, np.int64)
        self.randoms = [seeding.np_random()[0] for _ in range(num_envs)]
        self.single_observation_space = observation_space(found)
        self.single_action_space = spaces.Discrete(found.actions.players)
        self.observation_space, self.action_space = (
            batch_space(space, num_envs) for space in (self.single_observation_space, self.single_action_space)
        )

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Reset all games, or those in `options["reset_mask"]`. Environment i gets seed + i, or item i of a list."""
        seeds = self._seeds(seed)
        mask = self._mask((options or {}).get("reset_mask"))
        super().reset(seed=seeds[0])
        for i in np.flatnonzero(mask):
            if seeds[i] is not None:
                self.randoms[i] = seeding.np_random(seeds[i])[0]
        self._begin(mask)
        self._let_others_play()
        self._show()
        return self._observations(), self._infos(mask)

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        batch, over, infos = self.batch, self.batch.legal_count == 0, dict[str, Any]()
        if over.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise Refused("environment-over", number=over.argmax())
        batch.step(actions)
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            self._begin(over)
        self._let_others_play()
        terminated = batch.terminated.copy()
        reward = batch.reward[np.arange(self.num_envs), self.seats].astype(np.float64)
        if self.autoreset_mode == AutoresetMode.SAME_STEP and terminated.any():
            infos = self._final_infos(terminated)
            self._begin(terminated)
            self._let_others_play()
        self._show()
        return (
            self._observations(),
            reward,
            terminated,
            batch.truncated.copy(),
            infos | self._infos(np.ones(self.num_envs, np.bool_)),
        )

    def render(self) -> tuple[Any, ...] | None:
        """Text or pixels of each game; None for a window, which updates at every step."""
        if self.render_mode in (None, "human"):
            return None
        return self._drawn(self.num_envs, self.render_mode)

    def close_extras(self, **_: Any) -> None:
        if self.render_mode == "human":
            close_window()

    def _drawn(self, n: int, mode: str) -> tuple[Any, ...]:
        return tuple(draw(self.batch.game, self.batch.state(i), int(self.seats[i]), mode) for i in range(n))

    def _show(self) -> None:
        if self.render_mode == "human":
            show(self._drawn(min(self.num_envs, IN_A_WINDOW), "human"), self.batch.game.title, RATE)

    def _seeds(self, seed: Any) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, (list, tuple)):
            return [seed_of(seed) + i for i in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise Refused("seeds-number-wrong", count=self.num_envs, number=len(seed))
        return [None if each is None else seed_of(each) for each in seed]

    def _mask(self, mask: Any) -> NDArray[np.bool_]:
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        if (
            not isinstance(mask, np.ndarray)
            or mask.shape != (self.num_envs,)
            or mask.dtype != np.bool_
            or not mask.any()
        ):
            raise Refused("reset-mask-malformed", count=self.num_envs)
        return mask

    def _begin(self, mask: NDArray[np.bool_]) -> None:
        """Begin new games, each with a seat for the learner."""
        if not mask.any():
            return
        drawn = np.zeros((2, self.num_envs), np.int64)
        for i in np.flatnonzero(mask):
            drawn[:, i] = draw_game(self.randoms[i])
        numbers, luck = drawn
        self.seats = np.where(mask, luck % self.batch.players if self.fixed is None else self.fixed, self.seats)
        self.batch.begin(mask, numbers, luck)

    def _let_others_play(self) -> None:
        """Let the opponents play until every learner is asked or its game is over."""
        batch = self.batch
        # faster than any()
        while np.count_nonzero(waiting := (batch.legal_count > 0) & (batch.current_player != self.seats)):
            batch.move(np.where(waiting, self._choose(waiting), HOLD))
        over = batch.legal_count == 0
        if over.any():  # show the final position as the learner sees it
            batch.viewers[over] = self.seats[over]
            batch.move(np.where(over, LOOK, HOLD))

    def _choose(self, waiting: NDArray[np.bool_]) -> Any:
        if callable(self.opponents):
            return self._answers(self.opponents, waiting)
        return self.batch.greedy(waiting) if self.opponents == "greedy" else self.batch.sample(waiting)

    def _answers(self, opponents: Any, waiting: NDArray[np.bool_]) -> Any:
        """Call the opponents' function with observations of the opponents to move, and zeros elsewhere."""
        batch, asked = self.batch, waiting[:, np.newaxis]
        chosen = batch.whole_numbers(
            opponents(
                {
                    "observation": np.where(asked, batch.observation, np.float32(0)),
                    "action_mask": (asked & batch.legal_mask).astype(np.int8),
                }
            )
        )
        wrong = waiting & ~batch.are_open(chosen)
        if wrong.any():
            i = int(wrong.argmax())
            raise Refused("opponents-answer-not-open-there", action=chosen[i], number=i)
        return chosen

    def _observations(self) -> dict[str, Any]:
        return {"observation": self.batch.observation.copy(), "action_mask": self.batch.legal_mask.astype(np.int8)}

    def _infos(self, mask: NDArray[np.bool_]) -> dict[str, Any]:
        """The learners' seats in the environments of the mask, in Gymnasium's format."""
        return {"seat": np.where(mask, self.seats, 0), "_seat": mask.copy()}

    def _final_infos(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """The final observations of games that are reset in the same step."""
        infos, seen = dict[str, Any](), self._observations()
        for i in np.flatnonzero(ended):
            final = {name: values[i].copy() for name, values in seen.items()}
            infos = self._add_info(infos, {"final_obs": final, "final_info": {"seat": int(self.seats[i])}}, i)
        return infos


def draw_game(random: np.random.Generator) -> tuple[int, int]:
    """A random game number, and a random seed for the opponents' dice and the learner's seat."""
    return int(random.integers(2**62)), int(random.integers(2**62))


def mode_of(name: str | AutoresetMode) -> AutoresetMode:
    try:
        return AutoresetMode(name)
    except ValueError:
        raise Refused(
            "autoreset-mode-unknown", name=repr(name), names=", ".join(mode.value for mode in AutoresetMode)
        ) from None


def register() -> None:
    for game in all_games():
        gymnasium.register(
            f"galapagos/{game.name.capitalize()}-v{game.rules_version}",
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:SeatVectorEnv",
            kwargs={"game": game.name},
            disable_env_checker=True,
        )


register()
