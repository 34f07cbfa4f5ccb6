"""The state of a tuning, saved after every step so that it can be stopped at any time and resumed."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from galapagos.engine.errors import Refused

from ..store import write_aside
from .candidate import Candidate
from .evidence import Evidence


class Attempt(NamedTuple):
    """A candidate that fast bots played, and its distance from the target; None if it cannot be played."""

    change: str
    round: int
    generation: int
    off: float | None


@dataclass
class Notes:
    key: str
    best: Candidate  # according to searching bots, if there was a trial
    leader: Candidate  # of the round, according to fast bots
    round: int = 0
    generation: int = 0
    searched: int = 0  # games used by the search
    tried: int = 0  # games used by the trials
    fast: Evidence = field(default_factory=Evidence)  # on the best, by the search's bots
    trial: Evidence = field(default_factory=Evidence)  # on the best, by the trials' bots
    leader_trial: Evidence = field(default_factory=Evidence)
    judged: int = 0  # games of the best in the judgement
    judged_before: int = 0  # games of earlier judgements, which are not used again
    judgement: Evidence = field(default_factory=Evidence)
    log: list[str] = field(default_factory=list)
    attempts: dict[str, Attempt] = field(default_factory=dict)  # the latest one by change

    def tell(self, change: str, off: float | None) -> None:
        """Record the latest result of a candidate of this generation."""
        self.attempts[change] = Attempt(change, self.round + 1, self.generation + 1, off)

    def promote(self) -> None:
        """Make the leader the best; evidence about the old best is dropped."""
        self.best, self.trial, self.fast = self.leader, self.leader_trial, Evidence()
        self.judged_before += self.judged
        self.judged, self.judgement = 0, Evidence()

    def as_data(self) -> dict[str, Any]:
        return {
            name: value.as_data() if isinstance(value, Candidate | Evidence) else value
            for name, value in vars(self).items()
        }

    def keep(self, path: Path | None) -> None:
        if path:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_aside(path, json.dumps(self.as_data(), indent=1) + "\n")


def read_notes(path: Path | None, key: str, start: Candidate) -> Notes:
    """The notes of the same tuning, or new ones."""
    if path is None or not path.exists():
        return Notes(key, start, start)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        made: dict[str, Any] = {name: Candidate.of(data.pop(name)) for name in ("best", "leader")}
        made["attempts"] = {change: Attempt(*row) for change, row in data.pop("attempts").items()}
        made |= {name: Evidence.of(data.pop(name)) for name in ("fast", "trial", "leader_trial", "judgement")}
        notes = Notes(**data, **made)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Refused("tuning-without-notes", file=path) from None
    if notes.key != key:
        raise Refused("tuning-other-notes", file=path)
    return notes
