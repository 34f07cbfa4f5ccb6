"""Fair dice by commitment. The hash of a secret is published before the first roll, and each seat may add a nonce.
Every roll is an HMAC under the secret, which is revealed at the end so that anyone can verify all rolls."""

from __future__ import annotations

import hashlib
import hmac
import os
from collections.abc import Sequence
from dataclasses import dataclass

from ..errors import Refused

SECRET_BYTES = 32


@dataclass(frozen=True)
class Dice:
    secret: bytes
    nonces: tuple[str, ...] = ()

    @classmethod
    def new(cls, seed: int | str | None = None, nonces: Sequence[str] = ()) -> Dice:
        """Dice with a random secret, or with one derived from a seed, for tests and lessons."""
        for nonce in nonces:
            check_nonce(nonce)
        secret = (
            os.urandom(SECRET_BYTES) if seed is None else hashlib.sha256(f"galapagos seed {seed}".encode()).digest()
        )
        return cls(secret, tuple(nonces))

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def roll(self, number: int, weights: Sequence[int]) -> int:
        """The outcome of chance event `number` of a match: an index with a probability proportional to its weight."""
        message = "\n".join((*self.nonces, str(number)))
        rest = int.from_bytes(hmac.digest(self.secret, message.encode(), "sha256")) % sum(weights)
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise AssertionError("weights do not add up")


def check_nonce(nonce: str) -> None:
    """Refuse a nonce that is not one printable word, because a record lists nonces on one line."""
    if nonce.split() != [nonce] or not nonce.isprintable():
        raise Refused("nonce-malformed", text=ascii(nonce[:40]))


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()
