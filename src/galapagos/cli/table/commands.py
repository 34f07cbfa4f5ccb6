"""The words of the commands at a table. English ones always work; another language has its own beside them."""

from __future__ import annotations

from galapagos.engine.words.spoken import say

COMMANDS = (
    "why", "undo", "stand", "off", "hint", "log", "board", "rules", "help", "quit", "save", "say", "yes", "no",
    "resign", "relieve", "abort", "back", "name", "start", "bot",
)  # fmt: skip
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})  # for keyboards that have none


def in_english(typed: str) -> str:
    """The command that somebody typed, in English and in small letters; any other word as it is, in small letters."""
    word = typed.lower()
    for command in COMMANDS:
        if plain(word) == plain(say(f"command-{command}")):
            return command
    return word


def plain(word: str) -> str:
    return word.translate(UMLAUTS)
