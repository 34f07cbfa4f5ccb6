"""What can be done where: one question at a time, and nothing but its answers."""

from __future__ import annotations

import pytest

from tests.games.mutations.table import Reason, refused, still

FEEDING = "food 9; feeding A"
FISH = "option extras=anglerfish; "
ACTIONS = [
    "begin A", "species", "populate s1", "trait s1", "keep", "face running", "look running", "food 7", "parasites 3",
    "shelters 3", "feed a1", "shelter a1", "infest a2", "graze 1", "hunt a1", "attack s2", "ignore none",
    "redirect s2", "hide", "reveal s2", "run 1", "lose a2", "scavenge a1", "pass",
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "actions", "asked"),
    [
        ("begin; seats 2", [], ["begin"]),
        ("A: plain, plain | B: plain", [], ["species", "populate", "trait", "pass"]),
        ("A: plain | B: plain", ["trait s1"], ["face"]),
        (FISH + "A: plain | B: plain", ["species"], ["look"]),
        ("A: plain | B: plain", ["trait s1", "face extremophile"], ["keep"]),
        ("seats 2; climate food", [], ["food"]),
        ("seats 2; climate parasites", [], ["parasites"]),
        ("seats 2; climate shelters", [], ["shelters"]),
        (
            "A: grazing+carnivorous | B: plain; food 9; shelters 2; parasites 2; feeding A",
            [],
            ["feed", "shelter", "infest", "graze", "hunt"],
        ),
        (f"A: grazing x2 | B: plain; {FEEDING}", ["feed a1"], ["graze", "pass"]),
        (f"A: carnivorous | B: plain; {FEEDING}", ["hunt a1"], ["attack"]),
        (f"A: carnivorous | B: development_defects+running; {FEEDING}", ["hunt a1", "attack s2"], ["ignore"]),
        (f"A: carnivorous | B: plain, mimicry; {FEEDING}", ["hunt a1", "attack s3"], ["redirect"]),
        (f"{FISH}A: carnivorous | B: plain [anglerfish]; {FEEDING}", ["hunt a1", "attack s2"], ["hide", "reveal"]),
        (f"A: carnivorous | B: running; {FEEDING}", ["hunt a1", "attack s2"], ["run"]),
        (f"A: carnivorous | B: plain; {FEEDING}", ["hunt a1", "attack s2"], ["lose"]),
        (f"A: scavenger, carnivorous | B: plain; {FEEDING}", ["hunt a2", "attack s3", "lose a3"], ["scavenge"]),
        ("A: plain (fed) | B: plain (fed parasite); feeding A", ["pass"], ["lose"]),
    ],
)
def test_only_what_is_asked_can_be_done(position: str, actions: list[str], asked: list[str]) -> None:
    table = still(position).play(*actions)
    for action in ACTIONS:
        if action.split()[0] in asked:
            assert refused(table, action) == Reason.LEGAL, action
        else:
            assert refused(table, action) != Reason.LEGAL, action


def test_a_piece_that_is_not_there_is_no_answer() -> None:
    table = still(f"A: carnivorous | B: plain, plain; {FEEDING}")
    assert refused(table, "feed a4") == refused(table, "hunt a4") == Reason.NO_ANIMAL
    assert refused(table.play("hunt a1"), "attack s4") == Reason.NO_SPECIES
    assert refused(table.play("attack s2"), "lose a4") == Reason.NO_ANIMAL
    assert (
        refused(still("A: plain | B: plain"), "trait s3")
        == refused(still("A: plain | B: plain"), "populate s3")
        == Reason.NO_SPECIES
    )
