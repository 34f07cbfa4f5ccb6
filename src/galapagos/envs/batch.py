"""A batch of games that advance by one decision per step, in arrays that numpy, torch and JAX read without a copy.

    env = galapagos.batch_env("dodo", players=3, n=1024)
    env.reset(seed=7)
    while True:
        env.step(env.sample())          # or actions from a policy, given env.observation and env.legal_mask

A step is one decision of one player, and plays the chance that follows. The same player may be asked again. Environment
i plays games i, i + n, i + 2n … of the seed. `replay(game, players, seed, number)` gives one of them as a match.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from galapagos.engine.compiler.backend import functions
from galapagos.engine.cores import usable_cores
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game, open_game
from galapagos.engine.language.chance import start_random
from galapagos.engine.language.option import Value
from galapagos.engine.language.struct import assign

from . import sharing
from . import step as steps
from .arguments import REWARDS, check_options, check_seat, pick, seed_of, whole
from .memory import BatchMemory, inner_fields, make_layout, visible_fields
from .single import Workspace
from .step import BEGIN, HOLD, LOOK, Buffers, Lane
from .threads import BatchThreads

ENTRIES = (sharing.work, sharing.is_finished, steps.assign_games, steps.sample_wanted, steps.prefer)
LEAST_SHARE = 128  # environments per thread; with fewer the overhead outweighs the gain
SLICED = ("legal_mask", "legal", "reward", "observation")

OBSERVATIONS = {None: steps.NOTHING, "features": steps.FEATURES, "raw": steps.RAW}
AUTORESETS = {"off": steps.OFF, "same": steps.SAME, "next": steps.NEXT}
BACKENDS = ("cpu", "gpu", "python")
DIGEST = 16  # bytes of the checksum of `save`
SAVED: int = Lane.policy.offset  # type: ignore[attr-defined]  # bytes of a lane that `save` includes
GUESSING = 1  # random stream of the dice after `guess`; the guess itself uses stream 0


def batch_env(
    game: str,
    players: int | None = None,
    n: int = 64,
    *,
    backend: str = "cpu",
    observation: str | None = "features",
    autoreset: str = "same",
    reward: str = "win",
    threads: int | None = None,
    **options: Value,
) -> BatchEnv:
    """n environments of a game, each at its first question. See docs/envs/batch.md."""
    pick("back end", backend, BACKENDS)
    if backend == "gpu":
        from .gpu import GpuBatchEnv

        return GpuBatchEnv(open_game(game), players, n, observation, autoreset, reward, 1, options, backend)
    return BatchEnv(open_game(game), players, n, observation, autoreset, reward, threads, options, backend)


class BatchEnv:
    """A batch on the CPU. Its arrays are attributes, and every step updates them in place."""

    def __init__(
        self,
        game: Game,
        players: int | None,
        n: int,
        observation: str | None = "features",
        autoreset: str = "same",
        reward: str = "win",
        threads: int | None = None,
        options: Mapping[str, Value] = {},
        backend: str = "cpu",
        checked: bool = False,
    ) -> None:
        self.game, self.n, self.backend = game, whole("The number of environments", n), backend
        self.players = game.default_seats if players is None else whole("The number of players", players)
        if n < 1 or (threads is not None and whole("The number of threads", threads) < 1):
            raise Refused("batch-empty")
        check_options(game, options)
        game.new_state(self.players, options)  # raises Refused for impossible arguments
        shares = min(n, threads) if threads else max(1, min(n // LEAST_SHARE, usable_cores()))
        layout = make_layout(
            game, self.players, n, 1 if backend == "python" else shares, pick("observation", observation, OBSERVATIONS)
        )
        layout.autoreset, layout.reward = pick("autoreset", autoreset, AUTORESETS), pick("reward", reward, REWARDS)
        chosen = sorted(game.options_of(game.blank(options)).items())
        self.tag = f"{game.name} {game.rules_version} {self.players} {chosen}".encode()
        self.checked = checked
        self._given = (game, players, n, observation, autoreset, reward, threads, dict(options), backend, checked)
        try:
            self._lay_out(layout, options)
        except (MemoryError, OverflowError):
            raise Refused("batch-too-large", count=f"{n:,}") from None
        self.reset(seed=0)

    def _lay_out(self, layout: steps.Layout, options: Mapping[str, Value]) -> None:
        self._visible = BatchMemory(visible_fields(self.game, layout))
        self._inner = BatchMemory(inner_fields(self.game, layout))
        self.layout = self._inner["layouts"][0]
        assign(self.layout, layout)
        assign(self._inner["blank"][0], self.game.blank(options))
        self._inner.flat("scales")[:] = self.game.features.scales
        rooms = {name: room for room in (self._inner, self._visible) for name in room.fields}

        def held(name: str) -> Any:
            """Interpreted code gets ctypes arrays, except where it takes slices, which need numpy arrays."""
            return rooms[name][name] if self.backend == "python" and name not in SLICED else rooms[name].flat(name)

        self._functions = functions(self.game, self.backend, self.checked, ENTRIES)
        self._buffers = Buffers(*map(held, Buffers._fields))
        self._wanted, self._scratch = held("wanted"), held("scratch")
        self._threads = BatchThreads(self._functions, (held("claims"), self._buffers), layout.threads)
        self._mask = self._inner.flat("wanted")  # shares memory with self._wanted
        for name in self._visible.fields:
            if name != "raw":
                setattr(self, name, self._visible.array(name))
        self.raw = self._visible.bytes("raw")
        self._workspace: Workspace | None = None  # created by the first guess

    observation: NDArray[np.float32]
    raw: NDArray[np.int8]
    legal_mask: NDArray[np.bool_]
    legal: NDArray[np.int16]
    legal_count: NDArray[np.int16]
    reward: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]  # always false: every game ends by its rules
    current_player: NDArray[np.int8]  # -1 if the game is over
    actions: NDArray[np.int32]

    # --- commands

    def reset(self, seed: int | None = None, mask: Any = None) -> None:
        """Begin new games in all environments or those of a mask: the first games of a seed, or the next ones."""
        chosen = self._chosen(mask)
        if seed is not None:
            if mask is not None:
                raise Refused("seed-with-mask")
            self._reseed(seed_of(seed))
        else:
            lanes = self._lanes()
            lanes["number"][chosen] += self.n
            self._write_lanes(lanes)
        self.move(np.where(chosen, BEGIN, HOLD))

    def _reseed(self, seed: int) -> None:
        self.layout.seed = seed
        lanes, policies = self._lanes(), SimpleNamespace()
        lanes["number"] = np.arange(self.n)
        start_random(policies, ~seed, np.arange(self.n))  # type: ignore[arg-type]  # arrays in the place of numbers
        for word, values in vars(policies).items():
            lanes["policy"][word] = values
        self._write_lanes(lanes)

    def begin(self, mask: Any, numbers: NDArray[np.int64], seeds: NDArray[np.int64]) -> None:
        """Begin the games with these numbers in the environments of a mask. `seeds` are for `sample` and `greedy`."""
        chosen = self._chosen(mask)
        self._mask[:] = chosen
        self._functions.bare("assign_games")(self._wanted, numbers, seeds, self._buffers)
        self.move(np.where(chosen, BEGIN, HOLD))

    def step(self, actions: Any) -> None:
        """Play one action per environment, or none at all if one is not open. Games that are over accept any number."""
        given = self.actions if actions is self.actions else self.whole_numbers(actions)
        if given is not self.actions:
            self.actions[:] = given.clip(HOLD, self.layout.players)  # out of range stays out of range, but fits int32
        illegal = self._threads.step()
        if illegal >= 0:
            raise self._refusal(illegal, int(given[illegal]))

    def sample(self, mask: Any = None) -> NDArray[np.int32]:
        """Draw a random open action for each environment, or those of a mask."""
        if mask is None:
            self._threads.sample()
        else:
            self._mask[:] = self._chosen(mask)
            self._functions.bare("sample_wanted")(self._wanted, self._buffers)
        return self.actions

    def greedy(self, mask: Any = None) -> NDArray[np.int32]:
        """Choose the action of a greedy player in all environments or those of a mask."""
        self._mask[:] = self._chosen(mask)
        self._functions.bare("prefer")(self._wanted, self._scratch, self._buffers)
        return self.actions

    def save(self, i: int) -> bytes:
        """Environment i as bytes: the full state and its dice, but not the dice of `sample`."""
        self._check(i)
        data = (
            self._row("states", i) + self._row("lanes", i)[:SAVED] + self._row("reward", i) + self._row("terminated", i)
        )
        return self._digest(data) + data

    def load(self, i: int, data: Any, seed: int | None = None) -> None:
        """Load bytes from `save` of any environment of the same game, options and seats. A seed changes the dice."""
        self._check(i)
        content = data[DIGEST:] if isinstance(data, bytes) else b""
        if not content or data[:DIGEST] != self._digest(content):
            raise Refused("bytes-foreign")
        checked = None if seed is None else seed_of(seed)
        state, lane, end = self._inner["states"][i], self._inner["lanes"][i], self.layout.size + SAVED
        assign(state, type(state).from_buffer_copy(content))
        assign(lane, type(lane).from_buffer_copy(content[self.layout.size : end] + bytes(lane)[SAVED:]))
        if checked is not None:
            start_random(lane.chance, checked, 0)
        self.reward[i] = np.frombuffer(content[end:-1], np.float32)
        self.terminated[i] = content[-1] != 0
        self._show(i)

    def guess(self, i: int, seat: int, seed: int) -> None:
        """Replace the hidden information of a seat by a consistent guess, and the dice by new ones.

        Both depend only on the seed, so a search that guesses first learns nothing hidden.
        """
        self._check(i)
        check_seat(seat, self.players)
        checked = seed_of(seed)
        if self._workspace is None:
            self._workspace = Workspace(self.game, self.backend)
        self._workspace.load(self._row("states", i))
        supposed, _ = self._workspace.suppose(seat, checked)
        assign(self._inner["states"][i], self.game.state.from_buffer_copy(supposed))
        start_random(self._inner["lanes"][i].chance, checked, GUESSING)
        self._show(i)

    def _show(self, i: int) -> None:
        """Update the arrays of environment i after a change."""
        codes = np.full(self.n, HOLD)
        codes[i] = LOOK
        self.move(codes)

    def _row(self, name: str, i: int) -> bytes:
        """The bytes of environment i in an array."""
        room = self._inner if name in self._inner.fields else self._visible
        width = room.fields[name].items // self.n
        return bytes(room.flat(name)[i * width : (i + 1) * width].tobytes())

    def _lanes(self) -> Any:
        return self._inner.flat("lanes")

    def _write_lanes(self, lanes: Any) -> None:
        """Do nothing, because `_lanes` is not a copy here."""

    def _digest(self, data: bytes) -> bytes:
        return hashlib.blake2b(self.tag + data, digest_size=DIGEST).digest()

    def move(self, codes: Any) -> None:
        """A step with codes (HOLD, BEGIN, LOOK) or unchecked actions."""
        actions = self.actions.copy()
        self.actions[:] = codes
        self._threads.move()
        self.actions[:] = actions

    def _chosen(self, mask: Any) -> NDArray[np.bool_]:
        chosen = np.ones(self.n, np.bool_) if mask is None else np.asarray(mask, np.bool_)
        if chosen.shape != (self.n,):
            raise Refused("mask-malformed", count=self.n)
        return chosen

    def whole_numbers(self, actions: Any) -> NDArray[np.integer[Any]]:
        try:
            given = np.asarray(actions)
        except ValueError:  # rows of different lengths
            given = np.zeros(0)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise Refused("step-malformed", count=self.n)
        return given

    def are_open(self, actions: NDArray[np.integer[Any]]) -> NDArray[np.bool_]:
        """Whether each environment's action is open."""
        known = (actions >= 0) & (actions < self.layout.players)
        found: NDArray[np.bool_] = known & self.legal_mask[np.arange(self.n), np.where(known, actions, 0)]
        return found

    def _check(self, i: int) -> None:
        if not 0 <= whole("An environment's number", i) < self.n:
            raise Refused("environment-number-unknown", number=i, most=self.n - 1)

    def _refusal(self, i: int, action: int) -> Refused:
        if not 0 <= action < self.game.actions.players:
            return Refused("environment-action-of-nobody", environment=i, action=action)
        return Refused(
            "environment-action-not-open", environment=i, action=action, text=repr(self.game.actions.text(action))
        )

    # --- copies: by arguments and bytes, because functions and their memory cannot be pickled

    def __getstate__(self) -> Any:
        game, *given = self._given
        return (game.variant_of or game.name, game.data), given, self._visible.contents(), self._inner.contents()

    def __setstate__(self, data: Any) -> None:
        game, given, shown, kept = data
        self.__init__(find_game(*game), *given)  # type: ignore[misc]
        self._visible.fill(shown)
        self._inner.fill(kept)

    # --- information

    @property
    def seed(self) -> int:
        return int(self.layout.seed)

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of each environment's game."""
        found: NDArray[np.int64] = self._lanes()["number"]
        return found

    @property
    def viewers(self) -> NDArray[np.int64]:
        """The seats that observe the ends of the games: those that decided last."""
        found: NDArray[np.int64] = self._lanes()["last"]
        return found

    def state(self, i: int) -> Any:
        """A copy of the full state of an environment."""
        self._check(i)
        return self.game.state.from_buffer_copy(self._row("states", i))
