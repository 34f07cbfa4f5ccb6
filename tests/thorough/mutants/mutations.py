"""Random Mutations: rules broken on purpose."""

from __future__ import annotations

from .mutant import Mutant

MUTANTS = (
    Mutant("can_bear", "DIETS >> trait & 1 != 0 and ", "", "Diets | one of CARNIVOROUS"),
    Mutant("find_bearer", "s.rows[s.mover + 1]", "s.count", "M6 | a lone animal is chosen"),
    Mutant("populate_refusal", "Reason.POPULATION_LIMIT", "Reason.LEGAL", "M9 | animals up to the number of species"),
    Mutant("cost", "2 if", "1 if", "EXTREMOPHILE | a new animal costs one more card"),
    Mutant("unused_share", "range(1, s.count)", "range(2, s.count)", "M11 | divergence: the parent needs a trait"),
    Mutant("can_graze", " and can_anybody_feed(s)", "", "M26 | grazing only while"),
    Mutant("next_scavenger", "attacker(s)", "s.first", "SCAVENGER | one blue token"),
    Mutant("protections", "hunter.count >= prey.count", "hunter.count > prey.count", "FLIGHT | out of reach"),
    Mutant("is_herd", "herd > sum", "herd >= sum", "HERDING | safe while"),
    Mutant("pursue", "s.attack.ignored = 0", "pass", "M19 | mimicry is compulsory"),
    Mutant("is_escape", ">= ESCAPE", "> ESCAPE", "RUNNING | 4, 5, 6"),
    Mutant("is_worst", "s.worst > 0 and ", "", "M27 | counted once"),
    Mutant("due", " + DRAW_EXTRA", "", "Extinction 5 | a card for each animal"),
    Mutant("is_lurking", "species.count == 0 and ", "", "M30, question | asked whenever he might reveal"),
    Mutant(
        "find_ending",
        "result(s, seat) == best",
        "result(s, seat) <= best",
        "M29 | the turn that begins with an empty deck",
    ),
)
