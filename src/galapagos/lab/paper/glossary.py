"""What each measure means, in one line each: for reports and for the documentation."""

from __future__ import annotations

from .catalogue import say

WORDS = (
    "seat", "role", "turns", "decisions", "endings", "one-answer", "passed", "after-being-out", "longest-wait",
    "chances", "calibration", "knowledge", "lead-changes", "drama", "comebacks", "settled", "leader", "observed",
    "by-chance", "by-gift", "worth", "luck", "skill", "option", "change", "more-less-same", "up-down",
    "interval", "fair-unfair-open", "ahead-behind", "strong-weak-even", "helps-harms", "disputed", "reconstructed",
)  # fmt: skip


def glossary() -> dict[str, str]:
    """Each word and its meaning."""
    return {say(f"word-{name}"): say(f"word-{name}.means") for name in WORDS}
