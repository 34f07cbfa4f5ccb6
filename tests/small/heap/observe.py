"""A position as numbers."""

from __future__ import annotations

from galapagos.engine.language.feature import Features
from galapagos.engine.language.struct import Units

from .state import Options, State

FEATURES = Features()
STONES = FEATURES.block("stones", units=16)


def observe(s: State, seat: int, out: Units) -> int:
    out[STONES] = s.stones
    return STONES + 1


def has_secrets(options: Options) -> bool:
    return False
