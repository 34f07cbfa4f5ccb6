"""The names of the commands at a table. The English names work in every language."""

from __future__ import annotations

from galapagos.engine.words.spoken import say

COMMANDS = (
    "why", "undo", "stand", "off", "hint", "log", "board", "rules", "help", "quit", "save", "say", "yes", "no",
    "resign", "relieve", "claim", "abort", "back", "name", "start", "bot",
)  # fmt: skip
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})  # for keyboards without umlauts


def in_english(typed: str) -> str:
    """The typed command in English; any other word in lower case."""
    word = typed.lower()
    for command in COMMANDS:
        if plain(word) == plain(say(f"command-{command}")):
            return command
    return word


def plain(word: str) -> str:
    return word.translate(UMLAUTS)
