"""How often an address or a socket may do something: a bucket that fills again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

from galapagos.engine.errors import Refused

from .metrics import REFUSALS

MOST = 10_000                       # addresses that are remembered


class TooMany(Refused):
    """More than an address or a connection may do."""


class Bucket:
    __slots__ = ("filled", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size, self.left, self.filled = rate, size, size, time.monotonic()

    def take(self) -> bool:
        """Whether there is one left; it is gone then."""
        is_left = self._fill() >= 1
        self.left -= is_left
        return is_left

    def owe(self) -> float:
        """Takes one in any case: how many seconds to wait until it is there."""
        self.left = self._fill() - 1
        return max(0.0, -self.left / self.rate)

    def _fill(self) -> float:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.filled) * self.rate)
        self.filled = now
        return self.left


class Limits:
    """Buckets by address; who was not heard of for longest is forgotten first."""

    def __init__(self, rate: float, size: float, sentence: str) -> None:
        self.rate, self.size, self.sentence = rate, size, sentence
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.size)
        self.buckets[address] = bucket
        if len(self.buckets) > MOST:
            self.buckets.popitem(last=False)
        if not bucket.take():
            REFUSALS.labels("limit").inc()
            raise TooMany(self.sentence)
