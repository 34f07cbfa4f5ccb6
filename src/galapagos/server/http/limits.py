"""Rate limits for addresses and sockets: token buckets."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from galapagos.engine.errors import Refused

from ..metrics import REFUSALS

MOST = 10_000  # networks that are remembered
SITE = 64  # bits of an IPv6 address that a provider assigns; a machine chooses the rest as often as it likes


class TooMany(Refused):
    """A rate limit was exceeded."""


class Bucket:
    __slots__ = ("filled", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size, self.left, self.filled = rate, size, size, time.monotonic()

    def take(self) -> bool:
        """Takes a token; False if none is left."""
        is_left = self._fill() >= 1
        self.left -= is_left
        return is_left

    @property
    def is_left(self) -> bool:
        return self._fill() >= 1

    def owe(self) -> float:
        """Takes a token in any case, and returns how many seconds to wait for it."""
        self.left = self._fill() - 1
        return max(0.0, -self.left / self.rate)

    def _fill(self) -> float:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.filled) * self.rate)
        self.filled = now
        return self.left


def network_of(address: str) -> str:
    """The network that limits count: an IPv4 address (also if written as IPv6), or the /64 of an IPv6 address. Other
    texts are returned as they are."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known.packed, SITE), strict=False))


class Limits:
    """Buckets by network; the least recently used one is dropped first."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def is_left(self, address: str) -> bool:
        """Whether the next check would pass."""
        bucket = self.buckets.get(network_of(address))
        return bucket is None or bucket.is_left

    def check(self, address: str) -> None:
        network = network_of(address)
        bucket = self.buckets.pop(network, None) or Bucket(self.rate, self.size)
        self.buckets[network] = bucket
        if len(self.buckets) > MOST:
            self.buckets.popitem(last=False)
        if not bucket.take():
            REFUSALS.labels("limit").inc()
            raise TooMany("requests-too-many")
