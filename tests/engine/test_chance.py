"""Random numbers for simulation, and fair dice for matches."""

from __future__ import annotations

import ctypes
from collections import Counter

import pytest

from galapagos.engine.language.chance import WORD, Random, draw_below, draw_weighted, draw_word, start_random
from galapagos.engine.match.dice import Dice, commitment
from galapagos.engine.language.struct import buffer, i32


def sfc32(a: int, b: int, c: int, count: int) -> tuple[int, int, int, int, int]:
    """The published generator, written out with ctypes instead of masks."""
    word = ctypes.c_uint32
    result = word(a + b + count).value
    a, b, rotated = word(b ^ (b >> 9)).value, word(c + (c << 3)).value, word((c << 21) | (c >> 11)).value
    return result, a, b, word(rotated + result).value, word(count + 1).value


def test_the_words_are_those_of_sfc32() -> None:
    random = Random()
    start_random(random, 12345, 678)
    for _ in range(1000):
        result, *after = sfc32(random.a, random.b, random.c, random.count)
        assert draw_word(random) == result
        assert [random.a, random.b, random.c, random.count] == after


def test_streams_and_seeds_do_not_repeat_each_other() -> None:
    starts = set()
    for seed in range(40):
        for stream in range(40):
            random = Random()
            start_random(random, seed << 30, stream)
            starts.add((draw_word(random), draw_word(random)))
    assert len(starts) == 1600


def test_draws_below_are_even_and_in_range() -> None:
    random = Random()
    start_random(random, 1, 1)
    counts = Counter(draw_below(random, 6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(n - 10_000) < 500 for n in counts.values())


def test_weights_are_kept() -> None:
    random, weight = Random(), buffer(i32, 3)
    weight[0], weight[2] = 1, 3
    start_random(random, 2, 1)
    counts = Counter(draw_weighted(random, weight, 3) for _ in range(40_000))
    assert set(counts) == {0, 2}
    assert abs(counts[0] - 10_000) < 500


def test_words_stay_in_32_bits() -> None:
    random = Random()
    start_random(random, -(1 << 62), (1 << 62) + 5)
    assert all(0 <= draw_word(random) <= WORD for _ in range(100))


def test_a_seed_gives_the_same_dice_and_a_nonce_other_ones() -> None:
    rolls = [[Dice.new(7, nonces).roll(number, [1] * 6) for number in range(50)] for nonces in ((), (), ("a",), ("b",))]
    assert rolls[0] == rolls[1]
    assert len({tuple(row) for row in rolls}) == 3


def test_dice_without_a_seed_are_secret() -> None:
    assert Dice.new().secret != Dice.new().secret
    dice = Dice.new()
    assert commitment(dice.secret) == dice.commitment
    assert dice.secret.hex() not in dice.commitment


def test_fair_dice_follow_their_weights() -> None:
    dice = Dice.new(3)
    counts = Counter(dice.roll(number, [1, 0, 3]) for number in range(8000))
    assert set(counts) == {0, 2}
    assert counts[0] == pytest.approx(2000, abs=200)
