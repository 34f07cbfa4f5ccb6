"""Scenes of Random Mutations, and the table read back as text."""

from __future__ import annotations

from typing import Any

from galapagos.engine.game import find_game
from galapagos.engine.notation.position import parse
from galapagos.games.mutations.notation import Row
from galapagos.games.mutations.reason import Reason
from tests.scene import Scene

__all__ = ["Reason", "Scene", "Still", "names", "refused", "row", "scene", "still"]


class Still:
    """A scene in which every question waits for its answer, also one with a single answer."""

    def __init__(self, position: str) -> None:
        self.game = find_game("mutations")
        self.s: Any = parse(self.game, position)

    @property
    def actor(self) -> int:
        return int(self.s.actor)

    @property
    def options(self) -> list[str]:
        out = [0] * self.game.actions.size
        return [self.game.actions.text(action) for action in out[: self.game.rules.legal(self.s, out)]]

    def play(self, *actions: str) -> Still:
        for action in actions:
            assert self.refuses(action) == 0, f"{action} is not open: {self.options}"
            self.game.rules.apply(self.s, self.game.actions.parse(action))
            assert self.game.rules.audit(self.s) == 0
        return self

    def refuses(self, action: str) -> int:
        return int(self.game.rules.refusal(self.s, self.game.actions.parse(action)))


def scene(position: str) -> Scene:
    return Scene("mutations", position)


def still(position: str) -> Still:
    return Still(position)


def row(table: Scene | Still, name: str) -> str:
    """A player's species, such as `plain x2 (fed), running`."""
    return ", ".join(Row(table.s, "ABCDEFGH".index(name)))


def names(table: Scene | Still, family: str) -> list[str]:
    """What the open actions of a family are about: `['s1', 's3']`."""
    return [" ".join(text.split()[1:]) for text in table.options if text.split()[0] == family]


def refused(table: Scene | Still, action: str) -> Reason:
    return Reason(table.refuses(action))
