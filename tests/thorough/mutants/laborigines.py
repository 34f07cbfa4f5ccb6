"""Laborigines: rules broken on purpose."""

from __future__ import annotations

from .mutant import Mutant

MUTANTS = (
    Mutant("pay", "s.debt.paid % 2 == 0", "True", "Spending energy | the first token onto the own tile"),
    Mutant("payment_asked", "s.active if s.debt.taker > 0 else payer(s)", "payer(s)", "Transferring energy | tokens change hands"),
    Mutant("gain_flag", "s.flag == GONE", "False", "Out of energy, flag | with the first one out"),
    Mutant("manifest", "s.die % 2 == 0", "s.distance % 2 == 1", "Limping | an even die"),
    Mutant("draw_refusal", "s.drawn >> disease & 1", "False", "Disease | take a marker"),
    Mutant("diseases.draw", "s.drawn = 0", "pass", "L19 | a card is drawn in any case"),
    Mutant("meet", "not suffers(s, s.mover, Disease.ENERGY_STORAGE_DISORDER)", "True", "L10 | with a storage disorder"),
    Mutant("meet_moa", "is_immune(s, who)", "False", "L14 | Moa's encounter costs the flag"),
    Mutant("land", "met != NOBODY", "False", "Phase 3, one piece a tile | on an occupied tile"),
    Mutant("manipulate_refusal", "energy(s, seat) > MANIPULATION_COST", "True", "L16 | asked after Moa's move"),
    Mutant("may_follow", "s.triggered >> s.laborigines[s.mover].place & 1 == 0", "True", "L18 | a footprint tile leads on once"),
    Mutant("give", "is_in_play(s, seat) and ", "", "L20 | charity"),
    Mutant("clockwise_from_mover", "s.mover ^ step", "s.mover", "L25 | twins"),
    Mutant("find_richest", "s.seats + 1", "s.seats", "L23 | waves"),
    Mutant("SIDES", 'Side("charity", Nature.YELLOW', 'Side("charity", Nature.WHITE', "Phase 4, colours | a side is yellow"),
)
