"""How often an address or a socket may do something: a bucket that fills again with time."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

from galapagos.engine.errors import Refused

from ..metrics import REFUSALS

MOST = 10_000  # networks that are remembered
# bits of an IPv6 address that its provider assigns: the rest is chosen by the machine itself, as often as it likes
SITE = 64


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


def network_of(address: str) -> str:
    """What limits count together: an IPv4 address by itself, also where it is written as IPv6, and all IPv6 addresses
    of one /64. Another text stands for itself."""
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
    """Buckets by network; the one that was not heard of for longest is forgotten first."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        network = network_of(address)
        bucket = self.buckets.pop(network, None) or Bucket(self.rate, self.size)
        self.buckets[network] = bucket
        if len(self.buckets) > MOST:
            self.buckets.popitem(last=False)
        if not bucket.take():
            REFUSALS.labels("limit").inc()
            raise TooMany("requests-too-many")
