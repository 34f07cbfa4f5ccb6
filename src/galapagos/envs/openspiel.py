"""OpenSpiel: importing this module registers `galapagos_dodo` and the other games, with options as parameters.

    import pyspiel, galapagos.envs.openspiel
    game = pyspiel.load_game("galapagos_evo(players=3)")

Chance nodes are explicit. An information state is a digest of everything that a player has seen. ISMCTS resamples with
the rules' `hide` and `guess`.
"""

from __future__ import annotations

import hashlib
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games
from galapagos.engine.language.contract import CHANCE, MAX_SEATS, OVER
from galapagos.engine.notation.position import describe

from .arguments import REWARDS, pick
from .single import Workspace, workspace
from .single_step import STAY
from .step import SCORE, WIN

LONGEST = 1 << 20  # decisions and rolls, far more than any game has
DIGEST = 16  # bytes
SPECTATOR = -1
PARAMETERS = ("players", "backend", "reward")
HIGHEST = 1e9  # bound of returns that are scores


def digest(*seen: bytes) -> bytes:
    return hashlib.blake2b(b"".join(seen), digest_size=DIGEST).digest()


class Origin(NamedTuple):
    """The parameters that identify a workspace."""

    name: str
    backend: str
    seats: int
    reward: int = WIN


class Trail:
    """The history of a state. Digests of what a player has seen are computed on demand, and shared between states."""

    __slots__ = ("actor", "before", "digests", "origin", "state")

    def __init__(
        self, origin: Origin, before: Trail | None, actor: int, state: bytes, digests: dict[int, bytes] | None = None
    ) -> None:
        self.origin, self.before, self.actor, self.state = origin, before, actor, state
        self.digests = digests or {}

    def __deepcopy__(self, memo: Any) -> Trail:
        return self  # immutable, apart from the cached digests

    def __reduce__(self) -> Any:
        """Pickle the digests instead of the history, which may be long."""
        digests = {player: self.digest(player) for player in range(self.origin.seats)}
        return Trail, (self.origin, None, self.actor, self.state, digests)

    def digest(self, player: int) -> bytes:
        """A digest of everything that the player has seen, and of when it was asked."""
        new, at, table = [], self, workspace(self.origin.name, self.origin.backend)
        while player not in at.digests and at.before is not None:
            new.append(at)
            at = at.before
        known = at.digests.setdefault(player, b"")
        for step in reversed(new):
            table.load(step.state)
            seen = table.cover(player) + (b"me" if step.actor == player else b"")
            known = step.digests[player] = digest(known, seen)
        return known


class GalapagosState(pyspiel.State):  # type: ignore[misc]
    """A state whose attributes are immutable, so that copies are cheap."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._origin: Origin = game.origin
        start: tuple[bytes, int, tuple[int, ...]] = game.start
        self._raw, self._actor, self._legal = start
        self._trail = Trail(self._origin, None, CHANCE, self._raw)

    def _workspace(self) -> Workspace:
        table = workspace(self._origin.name, self._origin.backend)
        table.load(self._raw)
        return table

    def current_player(self) -> int:
        return (
            self._actor
            if self._actor >= 0
            else int(pyspiel.PlayerId.CHANCE if self._actor == CHANCE else pyspiel.PlayerId.TERMINAL)
        )

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        table, n = self._workspace(), len(self._legal)
        first = table.game.actions.players
        table.answers[:n] = [first + action for action in self._legal]
        table.weigh(n)
        weights = table.weights[:n].tolist()
        return [(action, weight / sum(weights)) for action, weight in zip(self._legal, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        if action not in self._legal:  # OpenSpiel would write out of bounds
            raise Refused("action-not-legal", action=action)
        table, actor = self._workspace(), self._actor
        n = table.move(action + table.game.actions.players if actor == CHANCE else action, False)
        self._raw, self._actor = bytes(table.bytes[0]), int(table.state.actor)
        self._legal = answers(table, n)
        self._trail = Trail(self._origin, self._trail, actor, self._raw)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The observer's tensor, without the overhead of creating an observer."""
        seat = self._actor if player is None else player
        self._check(seat)
        numbers: list[float] = self._workspace().tell(seat).tolist()
        return numbers

    def _check(self, player: int) -> None:
        if not 0 <= player < self._origin.seats:
            raise RuntimeError(
                f"An observation needs a player: player >= 0 and player < {self._origin.seats}, not {player}."
            )

    def _action_to_string(self, player: int, action: int) -> str:
        table = workspace(self._origin.name, self._origin.backend)
        return table.game.actions.text(
            action + table.game.actions.players if player == pyspiel.PlayerId.CHANCE else action
        )

    def is_terminal(self) -> bool:
        return self._actor == OVER

    def returns(self) -> list[float]:
        return (
            exactly(self._workspace().settle(self._origin.reward, self._origin.seats))
            if self._actor == OVER
            else [0.0] * self._origin.seats
        )

    def resample_from_infostate(self, player: int, _sampler: Any = None) -> GalapagosState:
        """A random state that the player cannot distinguish from this one."""
        self._check(player)
        made: GalapagosState = self.clone()
        seed = int(np.random.randint(2**31)) if _sampler is None else int(_sampler() * 2**31)
        made._raw, _ = self._workspace().suppose(player, seed)
        made._trail = Trail(self._origin, self._trail.before, self._trail.actor, made._raw)
        return made

    def __str__(self) -> str:
        """The position in the game's notation."""
        table = self._workspace()
        return str(describe(table.game, table.state))


def exactly(paid: list[float]) -> list[float]:
    """Rewards rounded to exact fractions, because OpenSpiel checks that their sum is zero."""
    return [float(Fraction(each).limit_denominator(MAX_SEATS**2)) for each in paid]


def answers(table: Workspace, n: int) -> tuple[int, ...]:
    """The open actions. Outcomes of chance are numbered from 0, as OpenSpiel requires."""
    found = table.answers[:n]
    return tuple((found - table.game.actions.players if table.state.actor == CHANCE else found).tolist())


class Observer:
    """An observer. Strings are digests of the hidden state, tensors are the game's features."""

    def __init__(self, game: Any, kind: Any) -> None:
        self.kind = kind
        self.tensor = np.zeros(workspace(game.origin.name, game.origin.backend).game.features.size, np.float32)
        self.dict = {"observation": self.tensor}
        self.has_secrets = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        self.sees_own = kind.private_info != pyspiel.PrivateInfoType.NONE

    def set_from(self, state: GalapagosState, player: int) -> None:
        """Fill the tensor. Without public information, only features unknown to a spectator remain."""
        table = state._workspace()
        self.tensor[:] = table.tell(player if self.sees_own else SPECTATOR)
        if not self.kind.public_info:
            self.tensor[(self.tensor == table.tell(SPECTATOR)) | (not self.has_secrets)] = 0

    def string_from(self, state: GalapagosState, player: int) -> str:
        table = state._workspace()
        seen = table.cover(player if self.sees_own else SPECTATOR)
        if not self.kind.public_info:
            known = table.cover(SPECTATOR) if self.has_secrets else seen
            return " ".join(
                f"{i}:{own}" for i, (own, other) in enumerate(zip(seen, known, strict=True)) if own != other
            )
        if self.kind.perfect_recall and self.sees_own:
            return digest(state._trail.digest(player), seen).hex()
        return digest(seen).hex()


def game_type(game: Game, secret: bool) -> Any:
    """The type of a game, which depends on its options because they may add hidden information."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"galapagos_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if secret else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.default_seats,
            "backend": "cpu",
            "reward": "win",
            **{option.name: option.usually for option in game.options},
        },
    )


def register(game: Game) -> None:
    has_secrets = game.module("observe").has_secrets

    class GalapagosGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            given = dict(params or {})
            seats, backend = int(given.get("players", game.default_seats)), str(given.get("backend", "cpu"))
            options = {
                name: int(value) if isinstance(value, (int, float)) else str(value)
                for name, value in given.items()
                if name not in PARAMETERS
            }
            kind = pick("reward", str(given.get("reward", "win")), REWARDS)
            most = HIGHEST if kind == SCORE else 1.0
            state = game.new_state(seats, options)
            super().__init__(
                game_type(game, has_secrets(state.options)),
                pyspiel.GameInfo(
                    num_distinct_actions=game.actions.players,
                    max_chance_outcomes=game.actions.size - game.actions.players,
                    num_players=seats,
                    min_utility=-most,
                    max_utility=most,
                    utility_sum=0.0,
                    max_game_length=LONGEST,
                ),
                given,
            )
            self.origin = Origin(game.name, backend, seats, kind)
            table = workspace(game.name, backend)
            table.load(bytes(state))
            n = table.move(STAY, False)
            self.start = bytes(table.bytes[0]), int(table.state.actor), answers(table, n)

        def max_chance_nodes_in_history(self) -> int:
            return LONGEST

        def new_initial_state(self) -> GalapagosState:
            return GalapagosState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    GalapagosGame.__name__ = GalapagosGame.__qualname__ = f"Galapagos_{game.name}"
    globals()[GalapagosGame.__name__] = GalapagosGame  # for pickle
    pyspiel.register_game(game_type(game, has_secrets(game.blank({}).options)), GalapagosGame)


for each in all_games():
    register(each)
