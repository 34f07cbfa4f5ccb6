"""A candidate: the tables and options that it changes."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from galapagos.engine.components.source import Component, components_of
from galapagos.engine.components.toml import table, written
from galapagos.engine.game import Game

from ..paper.catalogue import say

Options = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Candidate:
    tables: str = ""  # as JSON for `variant`
    options: Options = ()
    said: str = ""  # the last change, in words

    def as_data(self) -> dict[str, Any]:
        return {"tables": json.loads(self.tables or "{}"), "options": dict(self.options), "said": self.said}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Candidate:
        return cls(as_text(data["tables"]), tuple(data["options"].items()), data["said"])

    @property
    def title(self) -> str:
        return self.said or " ".join(f"{name}={value}" for name, value in self.options) or say("tune-start")


AS_IT_IS = Candidate()


def as_text(tables: Mapping[str, Any]) -> str:
    return json.dumps(tables, sort_keys=True) if tables else ""


def own_tables(game: Game) -> dict[str, Any]:
    """The game's own tables, as TOML would read them."""
    return {component.name: tomllib.loads(f"x = {written(component.value)}")["x"] for component in components_of(game)}


def document(game: Game, candidate: Candidate, heading: str) -> str:
    """A file for `--data`; options, which such a file cannot have, are in a comment."""
    lines = [f"# {game.title}: {heading}"]
    lines += [f"# --option {name}={value}" for name, value in candidate.options]
    tables = json.loads(candidate.tables or "{}")
    # sections come last, because everything after a section header belongs to it
    for name, value in sorted(tables.items(), key=lambda item: isinstance(item[1], dict)):
        if isinstance(value, dict):
            lines += ["", f"[{name}]", *(f"{key} = {written(item)}" for key, item in value.items())]
        else:
            lines += ["", f"{name} = {table(Component(name, as_tuples(value), '', ()))}"]
    return "\n".join(lines) + "\n"


def as_tuples(value: Any) -> Any:
    return tuple(map(as_tuples, value)) if isinstance(value, list) else value
