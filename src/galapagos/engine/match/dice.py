"""Fair dice. Before the first roll a secret is fixed by publishing its hash; each seat mixes in a word of its own;
every roll is an HMAC of them under the secret; at the end the secret is shown, and anybody can check every roll."""

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
        """With a seed the same secret every time, for tests and lessons; without one a secret that nobody can guess."""
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
        """The outcome of a match's chance number `number`: an index, as likely as its weight."""
        message = "\n".join((*self.nonces, str(number)))
        rest = int.from_bytes(hmac.digest(self.secret, message.encode(), "sha256")) % sum(weights)
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise AssertionError("weights do not add up")


def check_nonce(nonce: str) -> None:
    """A record lists nonces as words of one line."""
    if nonce.split() != [nonce] or not nonce.isprintable():
        raise Refused("nonce-malformed", text=ascii(nonce[:40]))


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()
