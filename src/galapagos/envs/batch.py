"""Many games side by side, a decision in each at every step, in arrays that numpy, torch and JAX read without a copy.

    env = galapagos.batch_env("dodo", players=3, n=1024)
    env.reset(seed=7)
    while True:
        env.step(env.sample())          # or whatever a policy makes of env.observation and env.legal_mask

A step is one click: the same player may be asked again, and chance has rolled when it returns. Environment i plays the games i, i + n, i + 2n … of
the seed, so each can be played again alone: `replay(game, players, seed, number)` is the same game as a match.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np

from galapagos.engine.backend import functions
from galapagos.engine.chance import start_random
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.option import Value
from galapagos.engine.struct import assign

from . import step as steps
from .given import check_options, pick, seed_of, whole
from .room import Room, kept, make_layout, shown
from .step import BEGIN, HOLD, LOOK

ENTRIES = (steps.advance_alone, steps.advance, steps.sample_alone, steps.sample)
ARGUMENTS = ("states", "blank", "lanes", "layouts", "actions", "legal_count", "legal_mask", "legal", "current_player", "terminated", "reward",
             "observation", "raw", "scales", "units", "weight", "scores")
SLICED = ("legal_mask", "legal", "reward", "observation")
SAMPLED = ("lanes", "layouts", "actions", "legal_count", "legal")
GREED = (steps.prefer,)                         # compiled for whoever asks for it
PREFERRED = ("states", *SAMPLED, "wanted", "scratch")

OBSERVATIONS = {None: steps.NOTHING, "features": steps.FEATURES, "raw": steps.RAW}
AUTORESETS = {"off": steps.OFF, "same": steps.SAME, "next": steps.NEXT}
REWARDS = {"win": steps.WIN, "rank": steps.RANK, "score": steps.SCORE}
BACKENDS = ("cpu", "gpu", "python")
DIGEST = 16                     # bytes, by which `load` knows what `save` gave


def batch_env(
    game: str, players: int | None = None, n: int = 64, *, backend: str = "cpu", observation: str | None = "features", autoreset: str = "same",
    reward: str = "win", threads: int | None = None, **options: Value,
) -> BatchEnv:
    """n environments of a game, each at its first question. docs/envs/batch.md has all of it."""
    pick("back end", backend, BACKENDS)
    if backend == "gpu":
        from .gpu import GpuBatchEnv

        return GpuBatchEnv(find_game(game), players, n, observation, autoreset, reward, 1, options, backend)
    return BatchEnv(find_game(game), players, n, observation, autoreset, reward, threads, options, backend)


class BatchEnv:
    """The arrays of all environments as attributes: `observation` or `raw`, `legal_mask`, `legal`, `legal_count`, `reward`, `terminated`, `truncated`,
    `current_player`, `actions`. Every step writes them anew, in the same memory."""

    def __init__(
        self, game: Game, players: int | None, n: int, observation: str | None = "features", autoreset: str = "same", reward: str = "win",
        threads: int | None = None, options: Mapping[str, Value] = {}, backend: str = "cpu", checked: bool = False,
    ) -> None:
        self.game, self.n, self.backend = game, whole("The number of environments", n), backend
        self.players = game.default_seats if players is None else whole("The number of players", players)
        if n < 1 or (threads is not None and whole("The number of threads", threads) < 1):
            raise Refused("A batch has at least one environment and one thread.")
        check_options(game, options)
        game.new_state(self.players, options)               # refuses what cannot be played, before any work
        parts = 1 if backend == "python" else min(threads or os.cpu_count() or 1, n)
        layout = make_layout(game, self.players, n, parts, pick("observation", observation, OBSERVATIONS))
        layout.autoreset, layout.reward = pick("autoreset", autoreset, AUTORESETS), pick("reward", reward, REWARDS)
        self.tag = f"{game.name} {game.rules_version} {self.players} {sorted(game.options_of(game.blank(options)).items())}".encode()
        self.checked, self._given = checked, (game, players, n, observation, autoreset, reward, threads, dict(options), backend, checked)
        try:
            self._lay_out(layout, options)
        except (MemoryError, OverflowError):
            raise Refused(f"{n:,} environments do not fit into the memory of this machine: take fewer.") from None
        self.reset(seed=0)

    def _lay_out(self, layout: steps.Layout, options: Mapping[str, Value]) -> None:
        self._shown, self._kept = Room(shown(self.game, layout)), Room(kept(self.game, layout))
        self.layout = self._kept["layouts"][0]
        assign(self.layout, layout)
        assign(self._kept["blank"][0], self.game.blank(options))
        self._kept.flat("scales")[:] = self.game.features.scales
        made = functions(self.game, self.backend, self.checked, ENTRIES)
        self._advance, self._sample = map(made.bare, ("advance", "sample") if layout.parts > 1 else ("advance_alone", "sample_alone"))
        rooms = {name: room for room in (self._kept, self._shown) for name in room.fields}

        def held(name: str, sliced: bool = False) -> Any:
            """Interpreted, ints and structs are ctypes', but a part of an array is an array only for numpy."""
            return rooms[name][name] if self.backend == "python" and not sliced else rooms[name].flat(name)

        self._held = [held(name, name in SLICED) for name in ARGUMENTS]
        self._sampled, self._preferred = [held(name) for name in SAMPLED], [held(name) for name in PREFERRED]
        for name in self._shown.fields:
            if name != "raw":
                setattr(self, name, self._shown.array(name))
        self.raw = self._shown.bytes("raw")

    observation: Any
    raw: Any
    legal_mask: Any
    legal: Any
    legal_count: Any
    reward: Any
    terminated: Any
    truncated: Any                                          # never: every game ends by its rules
    current_player: Any                                     # -1 where a game is over
    actions: Any

    # --- what one does with it

    def reset(self, seed: int | None = None, mask: Any = None) -> None:
        """New games, in all environments or where the mask says: from the first of a seed on, or the next of the same."""
        chosen = self._chosen(mask)
        if seed is not None:
            if mask is not None:
                raise Refused("A new seed is for all environments: reset without a mask, or without a seed.")
            self._reseed(seed_of(seed))
        else:
            lanes = self._lanes()
            lanes["number"][chosen] += self.n
            self._keep_lanes(lanes)
        self.move(np.where(chosen, BEGIN, HOLD))

    def _reseed(self, seed: int) -> None:
        self.layout.seed = seed
        lanes, policies = self._lanes(), SimpleNamespace()
        lanes["number"] = np.arange(self.n)
        start_random(policies, ~seed, np.arange(self.n))    # type: ignore[arg-type]  # all streams at once: arrays in the place of numbers
        for word, values in vars(policies).items():
            lanes["policy"][word] = values
        self._keep_lanes(lanes)

    def step(self, actions: Any) -> None:
        """One decision in each environment. Where one is not open, none is made; where a game is over, any number will do."""
        given = self.actions if actions is self.actions else self.whole_numbers(actions)
        if given is not self.actions:
            self.actions[:] = given.clip(HOLD, self.layout.players)     # what is beyond is no action, however many bits it has
        illegal = self._advance(True, *self._held)
        if illegal >= 0:
            raise Refused(self._complaint(illegal, int(given[illegal])))

    def sample(self) -> Any:
        """An open action for each environment, all as likely: a policy to begin with."""
        self._sample(*self._sampled)
        return self.actions

    def greedy(self, mask: Any = None) -> Any:
        """What a greedy player would do, in all environments or where the mask says: an opponent to begin with."""
        self._kept.flat("wanted")[:] = self._chosen(mask)
        functions(self.game, self.backend, self.checked, GREED).bare("prefer")(*self._preferred)
        return self.actions

    def save(self, i: int) -> bytes:
        """Environment i as bytes, dice included."""
        self._check(i)
        data = b"".join((bytes(self._kept["states"][i]), bytes(self._kept["lanes"][i]), self.reward[i].tobytes(), self.terminated[i].tobytes()))
        return self._digest(data) + data

    def load(self, i: int, data: Any) -> None:
        """The bytes that `save` gave, of this environment or another of the same table."""
        self._check(i)
        content = data[DIGEST:] if isinstance(data, bytes) else b""
        if not content or data[:DIGEST] != self._digest(content):
            raise Refused("These bytes were not saved by an environment of this table.")
        state, lane = self._kept["states"][i], self._kept["lanes"][i]
        assign(state, type(state).from_buffer_copy(content))
        assign(lane, type(lane).from_buffer_copy(content, self.layout.size))
        self.reward[i] = np.frombuffer(content[-1 - self.reward[i].nbytes : -1], np.float32)
        self.terminated[i] = content[-1] != 0
        codes = np.full(self.n, HOLD)
        codes[i] = LOOK
        self.move(codes)

    def _lanes(self) -> Any:
        return self._kept.flat("lanes")

    def _keep_lanes(self, lanes: Any) -> None:
        """They were written where they are kept."""

    def _digest(self, data: bytes) -> bytes:
        return hashlib.blake2b(self.tag + data, digest_size=DIGEST).digest()

    def move(self, codes: Any) -> None:
        """A step with other things than actions in it: HOLD, BEGIN, LOOK. Actions are taken as they are."""
        actions = self.actions.copy()
        self.actions[:] = codes
        self._advance(False, *self._held)
        self.actions[:] = actions

    def _chosen(self, mask: Any) -> Any:
        chosen = np.ones(self.n, np.bool_) if mask is None else np.asarray(mask, np.bool_)
        if chosen.shape != (self.n,):
            raise Refused(f"A mask has {self.n} entries, one for each environment.")
        return chosen

    def whole_numbers(self, actions: Any) -> Any:
        try:
            given = np.asarray(actions)
        except ValueError:                                  # rows of different lengths
            given = np.zeros(0)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise Refused(f"A step takes {self.n} whole numbers, an action for each environment.")
        return given

    def are_open(self, actions: Any) -> Any:
        """Which of these, one for each environment, are."""
        known = (actions >= 0) & (actions < self.layout.players)
        return known & self.legal_mask[np.arange(self.n), np.where(known, actions, 0)]

    def _check(self, i: int) -> None:
        if not 0 <= whole("An environment's number", i) < self.n:
            raise Refused(f"There is no environment {i}: they go from 0 to {self.n - 1}.")

    def _complaint(self, i: int, action: int) -> str:
        text = f"{self.game.actions.text(action)!r}" if 0 <= action < self.game.actions.players else "no action of a player"
        return f"Environment {i}: {action} is {text}, and is not open there: the mask says what is."

    # --- copies are made by names and bytes: functions and their memory stay where they are

    def __getstate__(self) -> Any:
        game, *given = self._given
        return (game.variant_of or game.name, game.data), given, self._shown.contents(), self._kept.contents()

    def __setstate__(self, data: Any) -> None:
        game, given, shown, kept = data
        self.__init__(find_game(*game), *given)             # type: ignore[misc]
        self._shown.fill(shown)
        self._kept.fill(kept)

    # --- what one may want to know

    @property
    def seed(self) -> int:
        return int(self.layout.seed)

    @property
    def numbers(self) -> Any:
        """Which game of the seed each environment plays."""
        return self._lanes()["number"]

    @property
    def viewers(self) -> Any:
        """Who sees the end of each game: whoever decided last."""
        return self._lanes()["last"]

    def state(self, i: int) -> Any:
        """A copy of the whole state of an environment, with all that is hidden."""
        self._check(i)
        return self.game.state.from_buffer_copy(self._kept["states"][i])
