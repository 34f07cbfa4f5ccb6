"""A single compiled game for adapters to other libraries, which can be copied and pickled."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from galapagos.engine.compiler.backend import as_numpy, check_backend, functions
from galapagos.engine.game import Game, find_game, open_game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.contract import MAX_SEATS, OVER
from galapagos.engine.language.option import Value
from galapagos.engine.language.struct import assign, buffer, f32, i16, i32, i64

from . import single_step, step
from .arguments import REWARDS, check_options, pick, seed_of, whole

ENTRIES = (single_step.move, single_step.weigh, single_step.tell, single_step.cover, single_step.suppose, step.pay)
NAMES = ("states", "state", "randoms", "out", "weight", "scores", "reward", "scales", "units", "features")


class Workspace:
    """Memory and functions to play one game at a time."""

    def __init__(self, game: Game, backend: str) -> None:
        check_backend(backend)
        self.game, self.functions = game, functions(game, backend, entries=ENTRIES)
        self.states, self.randoms = buffer(game.state, 2), buffer(Random, 1)
        self.out = buffer(i16, game.actions.size)
        self.weight = buffer(i32, game.actions.size)
        self.scores = buffer(i64, MAX_SEATS)
        self.reward = buffer(f32, MAX_SEATS)
        self.features = buffer(f32, game.features.size)
        self.units = buffer(i16, game.features.size)
        self.scales = buffer(f32, game.features.size)
        self.scales[:] = game.features.scales
        self.state, self.random, self.hidden = self.states[0], self.randoms[0], self.states[1]
        self.answers, self.numbers = np.frombuffer(self.out, np.int16), np.frombuffer(self.features, np.float32)
        self.weights = np.frombuffer(self.weight, np.int32)
        self.held = {
            name: getattr(self, name) if backend == "python" else as_numpy(getattr(self, name)) for name in NAMES
        }
        self.bytes = {place: memoryview(state).cast("B") for place, state in enumerate((self.state, self.hidden))}
        self.blank = bytes(self.state)

    def load(self, state: bytes) -> None:
        self.bytes[0][:] = state

    def move(self, action: int, rolling: bool) -> int:
        held = self.held
        return int(
            self.functions.bare("move")(held["states"], action, rolling, held["randoms"], held["out"], held["weight"])
        )

    def weigh(self, n: int) -> None:
        held = self.held
        self.functions.bare("weigh")(held["states"], n, held["out"], held["weight"])

    def tell(self, seat: int) -> Any:
        held = self.held
        self.functions.bare("tell")(held["states"], seat, held["scales"], held["units"], held["features"])
        return self.numbers

    def cover(self, seat: int) -> bytes:
        self.functions.bare("cover")(self.held["states"], seat)
        return bytes(self.bytes[1])

    def suppose(self, seat: int, seed: int) -> tuple[bytes, int]:
        start_random(self.random, seed, 0)
        n = self.functions.bare("suppose")(self.held["states"], seat, self.held["randoms"], self.held["out"])
        return bytes(self.bytes[1]), int(n)

    def settle(self, kind: int, seats: int) -> list[float]:
        self.functions.bare("pay")(self.held["state"], kind, self.held["scores"], self.held["reward"])
        return list(self.reward[:seats])


@cache
def workspace(name: str, backend: str) -> Workspace:
    """A workspace shared by many states, each of which loads its bytes before use."""
    return Workspace(find_game(name), backend)


class SingleGame:
    """A game in progress, in which chance is played automatically."""

    def __init__(
        self, game: str, players: int | None, options: Mapping[str, Value], reward: str = "win", backend: str = "cpu"
    ) -> None:
        self.game = open_game(game)
        self.players = self.game.default_seats if players is None else whole("The number of players", players)
        check_options(self.game, options)
        self.game.new_state(self.players, options)  # raises Refused for impossible arguments
        self.options, self.reward, self.backend = dict(options), reward, backend
        self.kind = pick("reward", reward, REWARDS)
        self.workspace, self.n = Workspace(self.game, backend), 0

    def begin(self, seed: int, number: int) -> None:
        """Begin game `number` of a seed, the same game as in a batch."""
        checked = seed_of(seed)
        assign(self.workspace.state, self.game.new_state(self.players, self.options))
        start_random(self.workspace.random, checked, number)
        self.n = self.workspace.move(single_step.STAY, True)

    def play(self, action: int) -> None:
        self.n = self.workspace.move(action, True)

    @property
    def actor(self) -> int:
        return int(self.workspace.state.actor)

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def legal(self) -> Any:
        """The open actions, in memory that the next decision overwrites."""
        return self.workspace.answers[: self.n]

    def is_legal(self, action: int) -> bool:
        place = int(np.searchsorted(self.legal, action))
        return place < self.n and int(self.legal[place]) == action

    def mask(self) -> Any:
        mask = np.zeros(self.game.actions.players, np.int8)
        mask[self.legal] = 1
        return mask

    def features(self, seat: int) -> Any:
        return self.workspace.tell(seat).copy()

    def returns(self) -> list[float]:
        return self.workspace.settle(self.kind, self.players)

    # --- copies: by arguments and bytes, because functions and their memory cannot be pickled

    def __getstate__(self) -> dict[str, Any]:
        return {
            "given": (self.game.name, self.players, self.options, self.reward, self.backend),
            "bytes": (bytes(self.workspace.state), bytes(self.workspace.random)),
            "legal": self.legal.tolist(),
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__init__(*data["given"])  # type: ignore[misc]
        state, random = data["bytes"]
        self.workspace.load(state)
        assign(self.workspace.random, Random.from_buffer_copy(random))  # type: ignore[attr-defined]
        self.n = len(data["legal"])
        self.workspace.answers[: self.n] = data["legal"]
