"""An experiment: which games to play. Each combination of the values that vary is a cell.

Experiment("evo", players=[3, 4, 5], bots=["greedy", "level5@12"], data=[None, "map.toml"], games=20_000)
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from galapagos.engine.components.variant import read_changes
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.language.option import Value

from .cell import EVERYTHING, Cell
from .inference.verdict import MATTERS

MOST_GAMES = 100_000_000
SMALL_CHUNK = 100  # for experiments that are smaller than the usual chunk
SECTIONS = {
    "base": ("game", "players", "bots", "data", "gift", "options", "games", "seed", "repeats", "chunk"),
    "vary": ("players", "bots", "data", "gift", "options"),
    "stop": ("games", "precision", "verdict", "matters", "role"),
    "measures": ("keep",),
}


@dataclass(frozen=True)
class Stop:
    """When a cell has been played enough. It is checked after every chunk, with intervals that stay valid under
    repeated looks."""

    role: str = "seat"  # whose shares of the win are tested
    precision: float = 0.0  # the largest half-width of an interval
    verdict: bool = False  # stop when every value of the role is fair or unfair
    matters: float = MATTERS

    def __post_init__(self) -> None:
        if not self.verdict and not 0 < self.precision < 1:
            raise Refused("stop-malformed")


@dataclass(frozen=True)
class Experiment:
    """`players`: all possible numbers by default. `bots`: one name for all seats, or one per seat, separated by
    commas."""

    game: str
    players: Sequence[int] = ()
    bots: Sequence[str] = ("greedy",)
    data: Sequence[str | Path | None] = (None,)
    gifts: Sequence[str | None] = (None,)
    options: Mapping[str, Value | Sequence[Value]] = field(default_factory=dict)  # a value, or several to vary
    games: int = 1000  # per cell; the maximum if there is a stop
    seed: int = 0
    repeats: int = 1
    stop: Stop | None = None
    measures: Sequence[str] = EVERYTHING
    chunk: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.games <= MOST_GAMES:
            raise Refused("experiment-games", most=f"{MOST_GAMES:,}", number=f"{self.games:,}")
        for name in self.measures:
            if name not in EVERYTHING:
                raise Refused("keep-unknown", name=repr(name), names=", ".join(EVERYTHING))

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All combinations that can be played; at least one."""
        found, refused = [], None
        for players, bots, data, gift, options in self.combinations():
            try:
                found.append(self.cell(players, bots, data, gift, options))
            except Refused as sentence:
                if self.players or len(self.tables()) == 1:
                    raise
                refused = sentence  # skip numbers of players without such a table
        if not found and refused:
            raise refused
        return tuple(dict.fromkeys(found))

    def combinations(self) -> Iterator[tuple[int, str, str | Path | None, str | None, dict[str, Value]]]:
        names = list(self.options)
        values = [value if isinstance(value, (list, tuple)) else [value] for value in self.options.values()]
        for players, bots, data, gift in itertools.product(self.tables(), self.bots, self.data, self.gifts):
            for chosen in itertools.product(*values):
                yield players, bots, data, gift, dict(zip(names, chosen, strict=True))

    def tables(self) -> Sequence[int]:
        return self.players or list(find_game(self.game).seats)

    def cell(
        self, players: int, bots: str, data: str | Path | None, gift: str | None, options: Mapping[str, Value]
    ) -> Cell:
        game = find_game(self.game)
        changes = read_changes(game, Path(data)) if data else ""
        made = Cell.make(
            game,
            players,
            tuple(name.strip() for name in bots.split(",")),
            options,
            data=changes,
            data_name=Path(data).stem if changes and data else "",
            gift=gift or "",
            seed=self.seed,
            repeats=self.repeats,
            measures=tuple(self.measures),
            chunk=self.chunk,
        )
        return made if self.chunk or made.chunk <= self.games else replace(made, chunk=min(made.chunk, SMALL_CHUNK))


# --- from a file


def read_experiment(path: Path) -> Experiment:
    """`[base]` is common to all cells, `[vary]` has lists, `[stop]` says when a cell is finished, `[measures]` which
    tables are stored. Data files are relative to this file."""
    sections = read_sections(path)
    try:
        check_sections(sections)
        return make_experiment(sections, path.parent)
    except Refused as refused:
        raise Refused("in-file", file=path, sentence=refused) from None
    except (TypeError, ValueError, AttributeError) as error:
        raise Refused("experiment-malformed", file=path, reason=error) from None


def read_sections(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Refused("file-missing", file=path) from None
    except IsADirectoryError:
        raise Refused("experiment-is-folder", file=path) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused("data-no-toml", file=path, reason=error) from None


def check_sections(sections: Mapping[str, Any], known: Mapping[str, tuple[str, ...]] = SECTIONS) -> None:
    for name, section in sections.items():
        if name not in known:
            raise Refused("section-unknown", name=name, names=", ".join(f"[{one}]" for one in known))
        if not isinstance(section, dict):
            raise Refused("section-malformed", name=name)
        for key in section:
            if key not in known[name]:
                raise Refused("section-key-unknown", section=name, name=repr(key), names=", ".join(known[name]))
    if "game" not in sections.get("base", {}):
        raise Refused("experiment-without-game")


def make_experiment(sections: Mapping[str, Any], folder: Path) -> Experiment:
    base, vary, stop = sections["base"], sections.get("vary", {}), dict(sections.get("stop", {}))

    def varied(name: str) -> list[Any]:
        if name in vary and not isinstance(vary[name], list):
            raise Refused("vary-not-a-list", name=name)
        return list(vary[name]) if name in vary else [base[name]] if name in base else []

    most = stop.pop("games", base.get("games", Experiment.games))
    return Experiment(
        base["game"],
        varied("players"),
        [",".join(bots) if isinstance(bots, list) else bots for bots in varied("bots")] or ("greedy",),
        [folder / name if name else None for name in varied("data")] or (None,),
        [gift or None for gift in varied("gift")] or (None,),
        {**base.get("options", {}), **vary.get("options", {})},
        int(most),
        int(base.get("seed", 0)),
        int(base.get("repeats", 1)),
        Stop(**stop) if stop else None,
        tuple(sections.get("measures", {}).get("keep", EVERYTHING)),
        int(base.get("chunk", 0)),
    )
