"""What a person did wrong, as one sentence."""

from __future__ import annotations


class Refused(ValueError):
    """An input that changes nothing; its text is a sentence for the person who gave it."""
