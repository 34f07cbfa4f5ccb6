"""Decode a QR code from its drawn squares: ISO/IEC 18004, byte mode, without error correction."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import zip_longest

# data codewords of each block at level M, by version
BLOCKS = {1: (16,), 2: (28,), 3: (44,), 4: (32, 32), 5: (43, 43), 6: (27, 27, 27, 27)}
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)
FORMAT = 0b101010000010010  # the mask of the fifteen format bits


def read(view_box: str, path: str) -> str:
    side = int(view_box.rsplit(maxsplit=1)[-1])
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    border = min(x for x, _ in dark)
    size = side - 2 * border
    dark = {(x - border, y - border) for x, y in dark}
    version = (size - 17) // 4
    format = sum(((x, 8) in dark) << 14 - i for i, x in enumerate((0, 1, 2, 3, 4, 5, 7))) ^ FORMAT
    level, mask = format >> 13 & 3, MASKS[format >> 10 & 7]
    assert level == 0, "this reads level M"
    bits = [((x, y) in dark) ^ (mask(x, y) == 0) for x, y in way(size, version)]
    words = [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    data = unfolded(words, BLOCKS[version])
    stream = "".join(f"{word:08b}" for word in data)
    assert stream[:4] == "0100", "this reads bytes"
    length = int(stream[4:12], 2)
    return bytes(int(stream[12 + 8 * i : 20 + 8 * i], 2) for i in range(length)).decode()


def way(size: int, version: int) -> list[tuple[int, int]]:
    """From the lower right corner up and down in columns of two, around the fixed patterns."""
    aligned = size - 7 if version > 1 else -9

    def is_data(x: int, y: int) -> bool:
        corners = (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (x >= size - 8 and y < 9)
        return not (corners or x == 6 or y == 6 or (abs(x - aligned) <= 2 and abs(y - aligned) <= 2))

    found = list[tuple[int, int]]()
    columns = [*range(size - 1, 6, -2), *range(5, 0, -2)]
    for number, right in enumerate(columns):
        rows = range(size) if number % 2 else range(size - 1, -1, -1)
        found += [(x, y) for y in rows for x in (right, right - 1) if is_data(x, y)]
    return found


def unfolded(words: list[int], blocks: tuple[int, ...]) -> list[int]:
    """The codewords in order; they are interleaved over the blocks."""
    dealt = [list[int]() for _ in blocks]
    rest = iter(words)
    for turn in range(max(blocks)):
        for block, length in zip_longest(dealt, blocks):
            if turn < length:
                block.append(next(rest))
    return [word for block in dealt for word in block]
