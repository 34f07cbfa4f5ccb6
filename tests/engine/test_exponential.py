"""Our own exponential: right enough, and the same on every machine."""

from __future__ import annotations

import math

from galapagos.engine.language.exponential import LEAST, exp

POWERS = [-k / 64 for k in range(64 * 30)]


def test_it_is_near_the_true_one() -> None:
    assert all(abs(exp(x) / math.exp(x) - 1) < 4e-6 for x in POWERS)


def test_it_is_1_at_0_and_falls_until_the_least_power() -> None:
    values = [*map(exp, POWERS)]
    assert values[0] == 1
    assert values == sorted(set(values), reverse=True)
    assert exp(-1000.0) == exp(LEAST)


def test_its_bits_are_these_on_every_machine() -> None:
    assert exp(-1.5).hex() == "0x1.c8f8770b56c81p-3"
