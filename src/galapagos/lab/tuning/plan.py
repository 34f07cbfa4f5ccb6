"""The plan of a tuning: kinds of tables as in an experiment, what may change, the aims, and who judges."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from galapagos.engine.components.variant import read_changes
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game

from ..cell import Cell
from ..experiment import check_sections, read_sections
from ..inference.verdict import MATTERS
from ..tracing.programs import rules_mark
from .aims import SHARE, Aim, FairnessAim, LengthAim, UsageAim
from .candidate import AS_IT_IS, Candidate
from .space import OptionGrid, Space, TableMoves, moves_of, nudges

TUNING_SECTIONS = {
    "base": ("game", "players", "options", "seed"),
    "search": ("moves", "tables", "options", "start", "bots", "by", "games", "challengers", "generations", "rounds"),
    "trial": ("bots", "by", "games"),
    "target": ("fair", "decisions", "used"),
    "judge": ("bots", "games", "margin", "furthest"),
}
HOW_LONG = {"search": ("generations", "rounds"), "judge": ("games",)}  # may be raised to continue a tuning


@dataclass(frozen=True)
class PlaySettings:
    """The bots, the number of games per kind of table, and what is measured."""

    bots: str
    games: int
    by: str = SHARE


@dataclass(frozen=True)
class TuningPlan:
    game: Game
    cells: tuple[Cell, ...]  # kinds of tables
    space: Space
    fair: str = ""  # a role, or `seat`
    decisions: tuple[float, float] | None = None
    used: Mapping[str, float] = field(default_factory=dict)
    search: PlaySettings = PlaySettings("greedy", 400)
    trial: PlaySettings | None = None  # of a round's result, by searching bots
    judge: PlaySettings = PlaySettings("level5@12", 1000)
    challengers: int = 8  # per generation
    generations: int = 20  # per round
    rounds: int = 1
    margin: float = MATTERS  # the largest distance of an interval's ends in the judgement
    furthest: float = math.inf  # the largest distance of a mean
    seed: int = 0
    start: Candidate = AS_IT_IS
    mark: str = ""  # the content of the file, except for how long to run

    def __post_init__(self) -> None:
        if not self.aims(SHARE):
            raise Refused("tuning-without-target")
        for play in (self.search, self.trial, self.judge):
            if play is None:
                continue
            for aim in self.aims(play.by):
                aim.check(self.game)
            for cell in self.cells:
                replace(cell.table, bots=tuple(play.bots.split(",")))  # refuses bots that cannot play

    @property
    def seats(self) -> list[int]:
        return [cell.players for cell in self.cells]

    def aims(self, by: str, margin: float = MATTERS, furthest: float = math.inf) -> list[Aim]:
        found: list[Aim] = [FairnessAim(self.fair, by, margin, furthest)] if self.fair else []
        found += [LengthAim(*self.decisions)] if self.decisions else []
        return [*found, *(UsageAim(kind, least) for kind, least in self.used.items())]

    @cached_property
    def key(self) -> str:
        """A hash of everything that the search depends on, except for how long it runs."""
        return hashlib.sha256(f"{self.mark} {rules_mark(self.game, True)}".encode()).hexdigest()[:24]


# --- from a file


def read_plan(path: Path) -> TuningPlan:
    sections = read_sections(path)
    try:
        check_sections({name: section for name, section in sections.items() if name != "table"}, TUNING_SECTIONS)
        return make_plan(sections, path.parent)
    except Refused as refused:
        raise Refused("in-file", file=path, sentence=refused) from None
    except (TypeError, ValueError, AttributeError, KeyError) as error:
        raise Refused("tuning-malformed", file=path, reason=error) from None


def make_plan(sections: Mapping[str, Any], folder: Path) -> TuningPlan:
    search, trial, judge, target = (sections.get(name, {}) for name in ("search", "trial", "judge", "target"))
    base, game = sections["base"], find_game(sections["base"]["game"])
    start = Candidate(read_changes(game, folder / search["start"])) if "start" in search else Candidate()
    lasting = {
        name: {key: value for key, value in section.items() if key not in HOW_LONG[name]}
        if name in HOW_LONG
        else section
        for name, section in sections.items()
    }
    low, high = target["decisions"] if isinstance(target.get("decisions"), list) else (target.get("decisions", 0),) * 2
    return TuningPlan(
        game,
        make_cells(game, base, sections.get("table", [])),
        make_space(game, search),
        target.get("fair", ""),
        (float(low), float(high)) if "decisions" in target else None,
        target.get("used", {}),
        PlaySettings(
            search.get("bots", TuningPlan.search.bots),
            whole(search, "games", TuningPlan.search.games),
            search.get("by", SHARE),
        ),
        PlaySettings(trial.get("bots", TuningPlan.judge.bots), whole(trial, "games", 200), trial.get("by", SHARE))
        if trial
        else None,
        PlaySettings(judge.get("bots", TuningPlan.judge.bots), whole(judge, "games", TuningPlan.judge.games)),
        whole(search, "challengers", TuningPlan.challengers),
        whole(search, "generations", TuningPlan.generations),
        whole(search, "rounds", TuningPlan.rounds),
        float(judge.get("margin", TuningPlan.margin)),
        float(judge.get("furthest", TuningPlan.furthest)),
        int(base.get("seed", 0)),
        start,
        json.dumps([lasting, start.tables], sort_keys=True),
    )


def make_cells(game: Game, base: Mapping[str, Any], tables: Sequence[Mapping[str, Any]]) -> tuple[Cell, ...]:
    """A cell for each [[table]], or for each number of players if there are none."""
    players = base.get("players", list(game.seats))
    entries = tables or [{"players": number} for number in (players if isinstance(players, list) else [players])]
    for entry in entries:
        if "players" not in entry or set(entry) - {"players", "options"}:
            raise Refused("tuning-table-malformed")
    return tuple(
        Cell.make(game, entry["players"], ("greedy",), {**base.get("options", {}), **entry.get("options", {})})
        for entry in entries
    )


def whole(section: Mapping[str, Any], name: str, usual: int) -> int:
    value = section.get(name, usual)
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise Refused("tuning-number-malformed", name=name, value=repr(value))
    return value


def make_space(game: Game, search: Mapping[str, Any]) -> Space:
    ways = [name for name in ("moves", "tables", "options") if name in search]
    if len(ways) != 1:
        raise Refused("tuning-search-empty")
    if "options" in search:
        names = list(search["options"])
        return OptionGrid(
            game,
            [
                dict(zip(names, values, strict=True))
                for values in itertools.product(*(search["options"][name] for name in names))
            ],
        )
    return TableMoves(game, [moves_of(game, search["moves"])] if "moves" in search else nudges(game, search["tables"]))
