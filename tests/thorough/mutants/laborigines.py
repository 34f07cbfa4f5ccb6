"""Laborigines: rules broken on purpose."""

from __future__ import annotations

from .mutant import Mutant

MUTANTS = (
    Mutant("pay", "debt.paid % 2", "0", "Spending energy | the first token onto the own tile"),
    Mutant("TRANSFERRING", "on_the_move", "payer", "Transferring energy | tokens change hands"),
    Mutant("gain_flag", "s.flag == GONE", "False", "Out of energy, flag | with the first one out"),
    Mutant("manifest", "s.die % 2 == 0", "s.distance % 2 == 1", "Limping | an even die"),
    Mutant("draw_refusal", "s.drawn >> card + 1 & 1", "False", "Disease | take a marker"),
    Mutant("diseases.draw", "s.drawn = 0", "pass", "L19 | a card is drawn in any case"),
    Mutant("attack", "suffers(s, s.mover, Disease.ENERGY_STORAGE_DISORDER)", "False", "L10 | with a storage disorder"),
    Mutant("suffer_moa", "is_immune(s, who)", "False", "L14 | Moa's encounter costs the flag"),
    Mutant("land", "met != NOBODY", "False", "Phase 3, one piece a tile | on an occupied tile"),
    Mutant("manipulator_refusal", "energy(s, seat) > MANIPULATION_COST", "True", "L16 | asked after Moa's move"),
    Mutant("follow", "s.triggered >> place & 1", "False", "L18 | a footprint tile leads on once"),
    Mutant("give", "is_in_play(s, seat) and ", "", "L20 | charity"),
    Mutant("clockwise_from_mover", "s.mover ^ step", "s.mover", "L25 | twins"),
    Mutant("find_richest", "s.seats + 1", "s.seats", "L23 | waves"),
    Mutant(
        "SIDES", 'Side("charity", Nature.YELLOW', 'Side("charity", Nature.WHITE', "Phase 4, colours | a side is yellow"
    ),
)
