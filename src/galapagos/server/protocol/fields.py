"""Limits and types of fields that clients send."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MOST_BYTES = 16_384  # of a message or body from a client, and of a person's settings
CLOCKS = ("none", "move", "bank", "days")
LONGEST_CLOCK = 30 * 86_400  # seconds, for correspondence play
DAY = 86_400
MOST_DAYS = 30  # of a rest
MOST_SETTINGS = 50  # per person

Name = Annotated[str, Meta(min_length=1, max_length=40)]
OwnName = Annotated[str, Meta(max_length=40)]  # of another player on my device; empty: it is me
# $ also matches before a line break at the end
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Number = Annotated[int, Meta(ge=-1, le=1 << 31)]
Setting = str | int | bool  # of the page, for a person
