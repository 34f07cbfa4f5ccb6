"""What a game declares for the lab in its `lab.py`, or the defaults if it has none."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.lab_module import NONE, Gift, Holding, Moves, Role
from galapagos.engine.language.action import AnyFamily, Part
from galapagos.engine.language.event import Kind
from galapagos.engine.match.story import SEAT

PASSES = ("pass",)


@dataclass(frozen=True)
class Subject:
    game: Game
    passes: tuple[str, ...]
    roles: tuple[Role, ...]
    chances: tuple[AnyFamily, ...]
    pieces: tuple[Part[int], ...]
    holdings: tuple[Holding, ...]
    gifts: tuple[Gift, ...]
    moves: tuple[Moves, ...]
    functions: dict[str, Callable[..., int]]  # role, whose and owner, if the game has them

    @property
    def chance_names(self) -> tuple[str, ...]:
        return tuple(self.game.actions.phrase(family.start).name for family in self.chances)

    def gift(self, name: str) -> Gift:
        for gift in self.gifts:
            if gift.name == name:
                return gift
        known = ", ".join(gift.name for gift in self.gifts) or "none"
        raise Refused("gift-unknown", name=repr(name), game=self.game.title, names=known)

    def tables(self) -> dict[str, tuple[int, ...]]:
        """Tables for the rules subset, indexed by the number of an event: see watch.py."""
        seats = [self._named_seat(kind.parts) for kind in self.game.events.kinds]
        things = [self._named_thing(kind) for kind in self.game.events.kinds]
        return {
            "SEAT_PARTS": tuple(part for part, _ in seats),
            "SEAT_PIECES": tuple(piece for _, piece in seats),
            "THING_PARTS": tuple(part for part, _ in things),
            "THING_ROWS": tuple(row for _, row in things),
        }

    def _named_seat(self, parts: tuple[Part[int], ...]) -> tuple[int, int]:
        """Which part of an event names its seat, and the kind of piece if it does so as the owner of one."""
        owned = [piece.what for piece in self.pieces]
        ways = [(place, NONE) for place, part in enumerate(parts) if part.what == SEAT]
        ways += [(place, owned.index(part.what)) for place, part in enumerate(parts) if part.what in owned]
        return ways[0] if ways else (NONE, NONE)

    def _named_thing(self, kind: Kind) -> tuple[int, int]:
        """Which part of an event names a thing that a seat gets, and the row of the first thing of that kind."""
        for holding in self.holdings:
            if holding.event.number == kind.number:
                return holding.part, len(self.game.events.kinds) + self.things.index(
                    f"{holding.name}_{as_column(kind.parts[holding.part].names[0])}"
                )
        return NONE, 0

    @property
    def things(self) -> tuple[str, ...]:
        """Everything that can be held, as a column name: `gene_egg`."""
        return tuple(f"{holding}_{as_column(name)}" for holding, names in self._held.items() for name in names)

    @property
    def _held(self) -> dict[str, tuple[str, ...]]:
        """The names of the things of each kind; several events may report one kind."""
        return {
            holding.name: self.game.events.kinds[holding.event.number].parts[holding.part].names
            for holding in self.holdings
        }


def as_column(name: str) -> str:
    """The name of a card or event as a column name."""
    return "".join(letter if letter.isalnum() else "_" for letter in name.lower())


@cache
def subject_of(game: Game) -> Subject:
    module: Any = None
    if importlib.util.find_spec(f"{game.package}.lab"):
        module = game.module("lab")
    functions = {name: getattr(module, name) for name in ("role", "whose", "owner") if hasattr(module, name)}
    return Subject(
        game,
        getattr(module, "PASSES", tuple(name for name in PASSES if name in game.actions.phrases)),
        getattr(module, "ROLES", ()),
        getattr(module, "CHANCES", ()),
        getattr(module, "PIECES", ()),
        getattr(module, "HOLDINGS", ()),
        getattr(module, "GIFTS", ()),
        getattr(module, "MOVES", ()),
        functions,
    )
