"""Questions: who is asked in a phase, and the verbs that answer. answer.py generates `legal`, `refusal`, `weights` and
`apply` from them.

    MIGRATION = Question(
        "migration", Phase.MIGRATION, player_in_turn,
        Verb(PASS, effect=take_no_part),
        Verb(MIGRATE, migrate_refusal, list_migrations, migrate))

A verb has three functions: the refusal, which is the only place for the rule; the list of open actions; and the effect.
If the list is simply every candidate that is not refused, `each(creatures, cells)` declares the candidates instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar, TypeVarTuple, Unpack

from ..words.message import as_name
from .action import Family, Part
from .struct import Actions, Weights

S = TypeVar("S")
Parts = TypeVarTuple("Parts")
Id_co = TypeVar("Id_co", bound=int, covariant=True)


class Ids(Generic[Id_co]):
    """A range of pieces with their type for the type checker; at run time a plain range."""

    def __iter__(self) -> Iterator[Id_co]:
        raise NotImplementedError


def ids(stop: int) -> Ids[Any]:
    """The first pieces of a kind: `def all_creatures(s: State) -> Ids[CreatureId]: return ids(s.count)`."""
    return range(stop)  # type: ignore[return-value]


def ids_from(start: int, stop: int) -> Ids[Any]:
    return range(start, stop)  # type: ignore[return-value]


class Each(NamedTuple):
    """Candidates for each part of a verb, in order."""

    candidates: tuple[Callable[[Any], Ids[int]], ...] = ()


NO_CANDIDATES = Each()


def each(*candidates: Callable[[Any], Ids[int]]) -> Each:
    return Each(candidates)


class AnyVerb(Generic[S]):
    """A verb with parts of any types. Questions contain these, so that each verb is type-checked on its own."""

    family: Any
    refusal: Any
    listed: Any
    effect: Any


@dataclass(frozen=True, eq=False)
class Verb(AnyVerb[S], Generic[S, *Parts]):
    """A family of actions as the answer to a question."""

    family: Family[*Parts]
    refusal: Callable[[S, Unpack[Parts]], int] | None = None  # None: always open
    listed: Callable[[S, Actions, int], int] | Each = NO_CANDIDATES
    effect: Callable[[S, Unpack[Parts]], None] | None = None  # None: no effect


@dataclass(frozen=True, eq=False)
class Question(Generic[S]):
    """The question of a phase. The id of its prompt contains its name."""

    name: str
    phase: int
    who: Callable[[S], int] | None  # None: chance
    verbs: tuple[AnyVerb[S], ...]
    weigh: Callable[[S, Actions, int, Weights], None] | None = None  # None: all outcomes have the same weight
    when: Callable[[S], bool] | None = None  # needed if several questions share the phase
    always: Callable[[S], bool] | None = None  # put even with one answer, so that skipping it reveals nothing

    @cached_property
    def message(self) -> str:
        """The id of its prompt."""
        return f"ask-{as_name(self.name)}"


class There(NamedTuple):
    """The existing pieces of a kind, and the reason to refuse an action that names another one."""

    part: Part[Any]
    ids: Callable[[Any], Ids[int]]
    reason: int
