"""Questions: who is asked in a phase, and the verbs of the answers. `legal`, `refusal`, `weights` and `apply` follow
from them (answer.py).

    MIGRATION = Question(
        "migration", Phase.MIGRATION, player_in_turn,
        Verb(PASS, effect=take_no_part),
        Verb(MIGRATE, migrate_refusal, list_migrations, migrate))

A verb has three neighbours in its chapter: the refusal (the only place with the rule), the list of what is open, and
the effect. Where the list is no more than every candidate that the refusal lets through, `each(creatures, cells)` names
the candidates, and the list is made from them.
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
    """Pieces one after the other, as the type checker knows them; really a plain range."""

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
    """A verb whatever its parts. A question holds these, so that each verb is checked against the parts of its own
    family."""

    family: Any
    refusal: Any
    listed: Any
    effect: Any


@dataclass(frozen=True, eq=False)
class Verb(AnyVerb[S], Generic[S, *Parts]):
    """A family of actions as the answer to a question."""

    family: Family[*Parts]
    refusal: Callable[[S, Unpack[Parts]], int] | None = None  # None: open whenever it is asked
    listed: Callable[[S, Actions, int], int] | Each = NO_CANDIDATES
    effect: Callable[[S, Unpack[Parts]], None] | None = None  # None: nothing but that the game goes on


@dataclass(frozen=True, eq=False)
class Question(Generic[S]):
    """What a phase asks. Its prompt bears its name."""

    name: str
    phase: int
    who: Callable[[S], int] | None  # None: chance
    verbs: tuple[AnyVerb[S], ...]
    weigh: Callable[[S, Actions, int, Weights], None] | None = None  # None: all outcomes are as likely
    when: Callable[[S], bool] | None = None  # where the phase alone does not tell
    always: Callable[[S], bool] | None = None  # put even though it has one answer, so that nothing hidden shows

    @cached_property
    def message(self) -> str:
        """The id of its prompt."""
        return f"ask-{as_name(self.name)}"


class There(NamedTuple):
    """Which pieces of a kind there are, and why an answer that names another is refused."""

    part: Part[Any]
    ids: Callable[[Any], Ids[int]]
    reason: int
