"""A rule in a scenario: the smallest position, one action, and what is refused.

    scene = Scene("dodo", "seats 2; migration; e1 221; white r e1")
    scene.play("migrate c1 e2")
    assert scene.s.creatures[0].cell == 1
    assert scene.refuses("migrate c1 e6") == Reason.TOO_FAR

Chance is played like any other action: `scene.play("roll red")`. Questions with one answer are answered by the engine,
as in a match.
"""

from __future__ import annotations

from typing import Any

from galapagos.engine.match.match import Match
from galapagos.engine.match.match import from_position as match_from_position


class Scene:
    def __init__(self, game: str, position: str) -> None:
        self.match: Match = match_from_position(game, position)

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def actor(self) -> int:
        return int(self.s.actor)

    @property
    def options(self) -> list[str]:
        """The open actions as texts."""
        return [self.match.game.actions.text(action) for action in self.match.legal()]

    def family(self, name: str) -> list[str]:
        """The open actions of one family."""
        return [text for text in self.options if text.split()[0] == name]

    def play(self, *actions: str) -> Scene:
        for action in actions:
            self.match.play(action)
        return self

    def allows(self, action: str) -> bool:
        return self.refuses(action) == 0

    def refuses(self, action: str) -> int:
        """The reason; 0 where the action is open."""
        return int(self.match.game.rules.refusal(self.s, self.match.game.actions.parse(action)))
