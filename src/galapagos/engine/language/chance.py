"""Random numbers for simulation, in the rules subset: sfc32 (Chris Doty-Humphrey's small fast counter), with hashed
seeds.

Words have 32 bits and are stored in signed 64-bit fields, so that CPython and compiled code give the same numbers.
"""

from __future__ import annotations

from .struct import Weights, i64, struct

WORD = 0xFFFFFFFF
WARM_UP = 12


@struct
class Random:
    a: i64
    b: i64
    c: i64
    count: i64


def mix(word: int) -> int:
    """A 32-bit finaliser: every bit of the result depends on every bit of the word."""
    word = (word ^ (word >> 16)) * 0x7FEB352D & WORD
    word = (word ^ (word >> 15)) * 0x846CA68B & WORD
    return word ^ (word >> 16)


def start_random(random: Random, seed: int, stream: int) -> None:
    """Start an independent stream for each pair of a seed and a stream number, such as the number of a game."""
    random.a = mix((seed & WORD) + 0x9E3779B9 & WORD)
    random.b = mix((seed >> 32 & WORD) ^ random.a)
    random.c = mix((stream & WORD) ^ random.b)
    random.a = mix((stream >> 32 & WORD) ^ random.c ^ random.a)
    random.count = 1
    for _ in range(WARM_UP):
        draw_word(random)


def draw_word(random: Random) -> int:
    """The next 32 bits."""
    result = random.a + random.b + random.count & WORD
    random.count = random.count + 1 & WORD
    random.a = random.b ^ (random.b >> 9)
    random.b = random.c + (random.c << 3) & WORD
    random.c = ((random.c << 21 | random.c >> 11) + result) & WORD
    return result


def draw_below(random: Random, n: int) -> int:
    """0 to n - 1, uniform up to an error of n / 2**32."""
    return draw_word(random) * n >> 32


def draw_weighted(random: Random, weight: Weights, n: int) -> int:
    """An index below n with a probability proportional to its weight."""
    total = 0
    for i in range(n):
        total += weight[i]
    rest = draw_below(random, total)
    pick = 0
    for i in range(n - 1):  # without an early exit, because the branch would be mispredicted
        rest -= weight[i]
        pick += 1 if rest >= 0 else 0
    return pick
