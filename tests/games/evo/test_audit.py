"""The audit finds what is missing, doubled or stale."""

from __future__ import annotations

import pytest

from galapagos.engine.language.struct import leaves
from galapagos.games.evo.rules.audit import Fault, audit
from galapagos.games.evo.state import State
from tests.games.evo.island import refused, scene

MOVING = "red at d4 hand lurch; yellow at d5; movement red"
OFFERS = "movement-events; red at d4 hand brood; yellow at d5; table red:stampede"
CHOSEN = "seats 4; option board=AD; movement; red at d4"
DRAWN = "seats 4; board AD; movement; red at d4"
BEGUN = "start; red hand lurch brood onward; yellow hand 3; green hand 3"
GENES = "genes; row1 horn; red at d4 d5; newborn d5"
BIDDING = "auction; row1 horn red 2; row2 egg; row3 foot"
LAST_ROUND = "round 14; movement; red at d4"
STRIKING = "meteor-roll; meteor 12; red at d4"
ENDED = "ended track-end; red at d4"
SOUND = (
    MOVING, OFFERS, CHOSEN, DRAWN, BEGUN, GENES, BIDDING, LAST_ROUND, STRIKING, ENDED, "ended strike; red at d4",
    "seats 4; board BC; movement; red at d4", "initiative; order green; red at d4; yellow at d5; green at none",
    "combat red 1 d4 e; red at d4; yellow at d5", "births red; red at d4 d5 genes egg; newborn d5",
    "survival red heat; climate hill; red at e2 f2; yellow at e3",
    "card-genes yellow; row1 card yellow 3; row2 horn red 1; row3 egg green 0; spent 1",
    "option rebid_same_row=no; auction; row1 horn yellow 4; row3 egg red 1; lost row1",
)  # fmt: skip

# What one finds when fields are written over, one after the other
FAULTS = {
    Fault.FRAME: [
        (
            MOVING,
            (
                "seats=2 board=1 order[2]=1, seats=6 board=1, actor=-3, actor=3, turn=-1, turn=3, phase=-1, "
                "phase=21, ending=-1, ending=3, climate=-1, climate=6, plays=-1, plays=8"
            ),
        ),
        (
            MOVING,
            (
                "attacker=-1, attacker=70, defender=-1, defender=70, drew=-1, drew=8, rolls[0]=-1, rolls[2]=7, "
                "order[1]=-1, order[1]=3, order[4]=3"
            ),
        ),
        (
            MOVING,
            (
                "options.board=-1, options.board=3, options.initiative_ties=-1, options.initiative_ties=3, "
                "options.genes=-1, options.genes=2"
            ),
        ),
        (
            MOVING,
            (
                "options.rebid_same_row=-1, options.rebid_same_row=2, options.board=1 board=1, board=-1, board=1, "
                "board=2, board=9"
            ),
        ),
        (CHOSEN, "board=2, options.board=2, options.board=-1 board=2, options.board=3 board=2"),
        (DRAWN, "board=0, board=3"),
        (
            OFFERS,
            (
                "table[0].seat=-1, table[0].seat=3, table[0].card=-1, table[0].card=18, table[0].withdrawn=-1, "
                "table[0].withdrawn=2"
            ),
        ),
        (MOVING, "rows[0].gene=-1, rows[0].gene=9, rows[0].bidder=-1, rows[0].bidder=4, rows[0].bid=-1"),
    ],
    Fault.TRACKS: [
        (MOVING, "meteor=1, meteor=15, round=4, round=0 meteor=-1, round=99, ending=1, ending=2"),
        (BEGUN, "round=1, meteor=1"),
        (GENES, "meteor=2"),
        (LAST_ROUND, "round=15 meteor=14"),
        (STRIKING, "ending=2"),
        (ENDED, "ending=1, ending=0, meteor=15 round=15"),
    ],
    Fault.ORDER: [(MOVING, "order[0]=1")],
    Fault.GENES: [
        (
            MOVING,
            "bag[1]=3, bag[0]=-1 species[0].genes[0]=7, spent_genes=1, species[1].genes[2]=1, species[4].genes[2]=1",
        ),
        (GENES, "rows[0].gene=1"),
    ],
    Fault.CARDS: [
        (
            MOVING,
            "discard[2]=1, deck_size=3, species[1].cards=2, species[1].hand[5]=1, deck[2]=-1 discard[2]=2 deck_size=23",
        ),
        (OFFERS, "table[0].card=5"),
    ],
    Fault.HAND: [
        (
            "red at d4 hand lurch brood; movement red",
            "species[0].hand[11]=0 deck[11]=2, species[0].hand[5]=2 species[0].hand[11]=-1 deck[5]=0 deck[11]=3",
        )
    ],
    Fault.DINOSAURS: [
        (
            MOVING,
            (
                "species[0].dinosaurs=2, owners[20]=1, owners[20]=4, owners[20]=-1, owners[0]=1 "
                "species[0].dinosaurs=2, newborn[3]=1"
            ),
        ),
        (
            MOVING,
            "newborn[28]=1, species[0].zones[2]=2, species[0].zones[2]=0 species[0].zones[1]=1, species[2].zones[0]=1",
        ),
        (GENES, "newborn[29]=-1, newborn[29]=2, newborn[3]=1"),
        ("red at c1 c2 c3 c4 c5 c6 c7 c8 d1 d2; movement", "owners[27]=1 species[0].dinosaurs=11"),
    ],
    Fault.POINTS: [(MOVING, "species[2].points=-1")],
    Fault.STALE: [
        (OFFERS, "table[1].seat=1, table[1].card=1, table[1].withdrawn=1"),
        (
            MOVING,
            (
                "species[4].points=1, species[4].dinosaurs=1, species[4].zones[0]=1, species[4].cards=1 "
                "deck_size=24, order[3]=1"
            ),
        ),
        (BIDDING, "rows[3].bidder=1, rows[4].bid=1"),
        (GENES, "rows[3].gene=1 bag[0]=5"),
        (
            MOVING,
            (
                "asked=1, passes=1, plays=1 deck[0]=0 deck_size=24, attacker=1, defender=1, babies=1, homeless=1, "
                "nests[3]=1"
            ),
        ),
        (MOVING, "extreme=1, condemned=1, rows[0].bidder=1, rows[0].bid=1, rows[0].gene=1 bag[0]=5, lost_row=1"),
        (GENES, "feet=1, rows[0].bidder=1, lost_row=1"),
    ],
}
CASES = [
    (fault, position, fields)
    for fault, cases in FAULTS.items()
    for position, lines in cases
    for fields in lines.split(", ")
]


def change(s: State, fields: str) -> None:
    """`species[0].points=3 turn=1`."""
    paths = {path for path, _ in leaves(s)}
    for field in fields.split():
        path, _, value = field.partition("=")
        assert path in paths
        exec(f"s.{path} = {value}", {"s": s})


@pytest.mark.parametrize("position", SOUND)
def test_the_audit_finds_nothing_in_a_position_that_can_be(position: str) -> None:
    assert audit(scene(position).s) == Fault.NONE


@pytest.mark.parametrize(("fault", "position", "fields"), CASES)
def test_the_audit_names_the_fault(fault: Fault, position: str, fields: str) -> None:
    s = scene(position).s
    change(s, fields)
    assert audit(s) == fault


def test_there_is_a_case_of_every_fault() -> None:
    assert [Fault.NONE, *FAULTS] == list(Fault)


@pytest.mark.parametrize(
    "fields", ["meteor=14", "phase=99", "board=9", "seats=9", "turn=9", "order[1]=-7", "actor=4", "round=99"]
)
def test_no_raw_field_breaks_the_rules(fields: str) -> None:
    assert "cannot be a position" in refused(f"{MOVING} {{{fields}}}")


def test_a_raw_field_of_the_options_is_refused() -> None:
    assert "write option name=value" in refused(f"{MOVING} {{options.genes=-9}}")
