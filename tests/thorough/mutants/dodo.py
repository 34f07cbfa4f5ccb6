"""Tough Luck, Dodo: rules broken on purpose."""

from __future__ import annotations

from .mutant import Mutant

MUTANTS = (
    Mutant("can_eat", "left[1] >= blocks[1]", "True", "Creatures | Its blocks are what it must consume"),
    Mutant("place_refusal", "Reason.PLACED", "Reason.LEGAL", "D1 | Then three rounds of placing"),
    Mutant("end_turn", "(s.active + 1)", "(s.active + 0)", "Turn Order | Then the active token goes"),
    Mutant("place_in_line", "favoured * 32", "0", "1. Competitive Advantage | Its creature consumes before all others"),
    Mutant("cover_refusal", "squares < FAMINE_SQUARES", "False", "D5 | Several may hit one environment"),
    Mutant("lift_refusal", "Reason.RELOCATED", "Reason.LEGAL", "1. Relocation | Not the same creature twice"),
    Mutant("stay_reason", "Reason.MOVED if", "Reason.LEGAL if", "2. Migration Phase | A creature migrates once a turn"),
    Mutant("migrate_refusal", "Reason.CAPTURED", "Reason.LEGAL", "3B. Capture Phase | Nothing moves through"),
    Mutant("place_in_line", "+ size(creature)", "", "3. Consumption Phase | Then more mutations before fewer"),
    Mutant("order_matters", "red > left[0]", "False", "D10 | The owner of tied creatures is asked only where"),
    Mutant("is_oldest_of_kind", "not any(", "any(", "D10 | Among tied creatures with the same blocks"),
    Mutant(
        "capture",
        "size(creature) == all_available(environment)",
        "True",
        "3B. Capture Phase | A creature that alone consumed all",
    ),
    Mutant(
        "reproduction.reproduce",
        "child.blocks[colour] += 1",
        "pass",
        "4. Reproduction Phase | The child is like its parent",
    ),
    Mutant(
        "find_ending",
        ">= CAPTURES_TO_END",
        "> CAPTURES_TO_END",
        "Ending the game | The game is over if somebody has two captures",
    ),
    Mutant("score", "* 256", "* 0", "Ending the game | Most captures win"),
)
