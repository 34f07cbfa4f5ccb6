"""The audit finds what is missing, doubled or stale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from galapagos.games.evo.rules.audit import Fault, audit
from tests.games.evo.island import refused, scene

POSITION = "red at d4 hand lurch; yellow at d5; movement red"


def change(path: str, value: int) -> Callable[[Any], None]:
    """`species[0].points` becomes the value."""
    def apply(s: Any) -> None:
        *steps, last = path.replace("[", ".[").split(".")
        for step in steps:
            s = s[int(step[1:-1])] if step[0] == "[" else getattr(s, step)
        if last[0] == "[":
            s[int(last[1:-1])] = value
        else:
            setattr(s, last, value)

    return apply


@pytest.mark.parametrize(
    ("fault", "path", "value"),
    [
        (Fault.FRAME, "seats", 6),
        (Fault.FRAME, "actor", 3),
        (Fault.FRAME, "phase", 21),
        (Fault.FRAME, "board", 1),
        (Fault.FRAME, "ending", 3),
        (Fault.FRAME, "attacker", 70),
        (Fault.FRAME, "order[0]", 3),
        (Fault.FRAME, "options.genes", 7),
        (Fault.FRAME, "options.board", 7),
        (Fault.FRAME, "plays", 8),
        (Fault.FRAME, "rows[0].bidder", 4),
        (Fault.FRAME, "rows[3].gene", 1),
        (Fault.GENES, "bag[1]", 3),
        (Fault.GENES, "spent_genes", 1),
        (Fault.CARDS, "discard[2]", 1),
        (Fault.CARDS, "deck_size", 3),
        (Fault.CARDS, "species[1].cards", 2),
        (Fault.TRACKS, "climate", 6),
        (Fault.TRACKS, "meteor", 15),
        (Fault.ORDER, "order[0]", 1),
        (Fault.ORDER, "turn", 3),
        (Fault.DINOSAURS, "species[0].dinosaurs", 2),
        (Fault.DINOSAURS, "owners[20]", 1),
        (Fault.OFF_THE_ISLAND, "owners[20]", 4),
        (Fault.POINTS, "species[2].points", -1),
        (Fault.STALE_PLAY, "table[0].seat", 1),
        (Fault.STALE_ROW, "rows[0].bid", 1),
        (Fault.STALE_SEAT, "species[4].points", 10),
        (Fault.TRACKS, "meteor", 14),
        (Fault.TRACKS, "round", 4),
        (Fault.TRACKS, "ending", 1),
        (Fault.STALE_COUNTER, "passes", 1),
        (Fault.STALE_COUNTER, "defender", 1),
        (Fault.STALE_COUNTER, "condemned", 1),
        (Fault.STALE_COUNTER, "lost_row", 1),
        (Fault.STALE_COUNTER, "nests[3]", 1),
    ],
)
def test_the_audit_names_the_fault(fault: Fault, path: str, value: int) -> None:
    s = scene(POSITION).s
    assert audit(s) == Fault.NONE
    change(path, value)(s)
    assert audit(s) == fault


def test_a_hand_is_known_or_hidden_but_not_half() -> None:
    s = scene("red at d4 hand lurch brood; movement red").s
    s.species[0].hand[11] = 0
    s.deck[11] += 1
    assert audit(s) == Fault.HAND
    s.species[0].hand[11] = -1
    s.deck[11] += 1
    assert audit(s) == Fault.HAND


def test_stale_feet_and_genes_on_rows_are_found() -> None:
    s = scene("genes; red at d4").s
    s.feet = 1
    assert audit(s) == Fault.STALE_COUNTER
    s = scene("movement red; red at d4").s
    s.rows[0].gene, s.bag[0] = 1, 5
    assert audit(s) == Fault.STALE_ROW


@pytest.mark.parametrize("fields", ["meteor=14", "phase=99", "board=9", "seats=9", "turn=9", "options.genes=-9", "order[1]=-7", "actor=4", "round=99"])
def test_no_raw_field_breaks_the_rules(fields: str) -> None:
    assert "cannot be a position" in refused(f"{POSITION} {{{fields}}}")
