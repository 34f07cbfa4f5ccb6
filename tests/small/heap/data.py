"""The stones of Heap."""

from __future__ import annotations

SEATS = 3
STONES = 12
MOST = 3  # that one may take

SEAT_NAMES = ("ash", "birch", "cedar")
ENDING_NAMES = ("running", "taken")
SCORE_NAMES = ("last",)
