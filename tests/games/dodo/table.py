"""What scenarios of Tough Luck, Dodo ask of a scene."""

from __future__ import annotations

import re

from galapagos.games.dodo.data import SEAT_NAMES
from galapagos.games.dodo.state import Phase, captures
from tests.scene import Scene


def at(position: str) -> Scene:
    return Scene("dodo", position)


def consume(position: str) -> Scene:
    """All have migrated, and the last player passes: everybody consumes, up to the next question."""
    seats = int(match[1]) if (match := re.search(r"seats (\d)", position)) else 2
    rounds = int(match[1]) if (match := re.search(r"migration_rounds=(\d)", position)) else 3
    scene = at(f"{position}; migration {seats * rounds - 1}")
    return scene.play("pass") if scene.s.phase == Phase.MIGRATION else scene  # who can only pass was not asked (D2)


def clauses(scene: Scene) -> list[str]:
    return str(scene.match.position).split("; ")


def creatures(scene: Scene) -> list[str]:
    """`white ry e1 fed`, oldest first."""
    return [clause for clause in clauses(scene) if clause.split()[0] in SEAT_NAMES]


def alive(scene: Scene) -> list[str]:
    """The same without the dead, who lie there until the turn is over."""
    return [clause for clause in creatures(scene) if "starved" not in clause.split()]


def fed(scene: Scene) -> list[str]:
    """Who ate and did not capture: `white ry e1`."""
    return _marked(scene, "fed")


def captors(scene: Scene) -> list[str]:
    return _marked(scene, "captor")


def _marked(scene: Scene, mark: str) -> list[str]:
    return [" ".join(clause.split()[:3]) for clause in creatures(scene) if mark in clause.split()[3:]]


def captured(scene: Scene) -> list[int]:
    return [captures(scene.s, seat) for seat in range(scene.s.seats)]


def weights(scene: Scene) -> list[int]:
    outcomes = scene.match.legal()
    weight = [0] * len(outcomes)
    scene.match.game.rules.weights(scene.s, outcomes, len(outcomes), weight)
    return weight


def ending(scene: Scene) -> str:
    return str(scene.match.game.endings[scene.s.ending])
