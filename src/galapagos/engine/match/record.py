"""Records: a match as text, with a header, one action per line including chance, and finally the secret and the ranks.

Replaying a record needs no random numbers (replay.py). Everything else about a match is derived from its record.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field

from ..errors import Refused
from ..game import Game, find_game, game_names
from ..language.option import parse_option
from .dice import check_nonce
from .history import BURNT

FORMAT, FORMAT_WITH_UNDO, FORMAT_WITH_DATA = "1", "2", "3"  # a record uses the lowest one that suffices
UNDO = "undo"
MOST_BYTES = 4 << 20
KEYS = ("galapagos", "game", "rules", "seats", "players", "options", "data", "position", "commitment", "nonces")
LAST_KEYS = ("secret", "result")
WORD = re.compile(r"[A-Za-z0-9_+.-]{1,200}")  # a game, a player, an option or its value


@dataclass
class Record:
    game: str
    rules: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    position: str = ""  # the first position, if not that of the setup
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    actions: list[str] = field(default_factory=list)
    secret: str = ""
    result: list[int] = field(default_factory=list)
    players: tuple[str, ...] = ()  # a word for each seat
    data: str = ""  # changed component tables, as JSON

    def text(self) -> str:
        self.check()
        header = {
            "galapagos": self.format,
            "game": self.game,
            "rules": str(self.rules),
            "seats": str(self.seats),
            "players": " ".join(self.players),
            "options": " ".join(f"{name}={value}" for name, value in self.options.items()),
            "data": self.data,
            "position": self.position,
            "commitment": self.commitment,
            "nonces": " ".join(self.nonces),
        }
        footer = {"secret": self.secret, "result": " ".join(map(str, self.result))}
        lines = [f"{key}: {value}" for key, value in header.items() if value]
        lines += ["", *self.actions]
        if any(footer.values()):
            lines += ["", *(f"{key}: {value}" for key, value in footer.items() if value)]
        return "\n".join(lines) + "\n"

    def check(self) -> None:
        """Refuse fields that do not fit on one line each, or could be mistaken for another line."""
        for key, words in (
            ("game", [self.game]),
            ("players", self.players),
            ("options", [*self.options, *self.options.values()]),
        ):
            for word in words:
                if not WORD.fullmatch(word):
                    raise Refused("record-word-unprintable", key=key, text=ascii(word[:40]))
        for nonce in self.nonces:
            check_nonce(nonce)
        for key, line in (
            ("data", self.data),
            ("position", self.position),
            ("commitment", self.commitment),
            ("secret", self.secret),
        ):
            if not is_line(line):
                raise Refused("record-key-unprintable", key=key)
        for number, line in enumerate(self.actions, 1):
            if not line or not is_line(line) or line.partition(":")[0] in LAST_KEYS:
                raise Refused("record-action-unprintable", number=number, text=ascii(line[:40]))
        game = find_game(self.game) if self.game in game_names() else None
        if game and game.rules_version == self.rules:  # other rules may have had other options
            for name, value in self.options.items():
                parse_option(game.options, name, value)

    @property
    def format(self) -> str:
        has_undo = any(line.startswith(f"{UNDO} ") for line in self.actions)
        return FORMAT_WITH_DATA if self.data else FORMAT_WITH_UNDO if has_undo else FORMAT

    @classmethod
    def parse(cls, text: str) -> Record:
        """A record from its text, or Refused with the first error."""
        if len(text) > MOST_BYTES:
            raise Refused("record-too-large", number=MOST_BYTES >> 20)
        header, actions, footer = _sections(text)
        if header.get("galapagos") is None:
            raise Refused("record-without-header")
        if header["galapagos"] not in (FORMAT, FORMAT_WITH_UNDO, FORMAT_WITH_DATA):
            raise Refused(
                "record-format-unknown", format=header["galapagos"][:20], first=FORMAT, second=FORMAT_WITH_DATA
            )
        options = _options(header.get("options", "").split())
        players, seats = tuple(header.get("players", "").split()), _number(header, "seats")
        if players and len(players) != seats:
            raise Refused("record-players-wrong", count=len(players), number=seats)
        record = cls(
            game=_required(header, "game"),
            rules=_number(header, "rules"),
            seats=seats,
            options=options,
            position=header.get("position", ""),
            commitment=header.get("commitment", ""),
            nonces=tuple(header.get("nonces", "").split()),
            actions=actions,
            secret=footer.get("secret", ""),
            result=[_whole("result", word) for word in footer.get("result", "").split()],
            players=players,
            data=header.get("data", ""),
        )
        record.check()
        return record

    @classmethod
    def received(cls, text: str, allowed: Collection[str] = ()) -> Record:
        """A record from the network. Its component tables must be in `allowed`, in the form of `Game.data`."""
        record = cls.parse(text)
        if record.data and record.data not in allowed:
            raise Refused("record-data-not-here")
        return record

    def find_game(self) -> Game:
        """The game, if its rules have the record's version."""
        game = find_game(self.game)
        if game.rules_version != self.rules:
            raise Refused("record-other-rules", old=self.rules, game=game.title, new=game.rules_version)
        return find_game(self.game, _changes(game, self.data)) if self.data else game


def _changes(game: Game, data: str) -> str:
    """The record's component tables in canonical form. Refuse invalid ones."""
    import json

    from ..components.variant import changes

    try:
        tables = json.loads(data)
    except (ValueError, RecursionError):
        raise Refused("record-data-no-json") from None
    if not isinstance(tables, dict):
        raise Refused("record-data-no-tables")
    try:
        return changes(game, tables)
    except Refused as refused:
        raise Refused("record-data-refused", sentence=refused) from None


def _sections(text: str) -> tuple[dict[str, str], list[str], dict[str, str]]:
    header: dict[str, str] = {}
    footer: dict[str, str] = {}
    actions: list[str] = []
    part = 0
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\t", " ").split("\n"), 1):
        if not line.isprintable():
            raise Refused("record-line-unprintable", number=number)
        if not line.strip():
            part += (bool(header) and part == 0) or (bool(actions) and part == 1)
            continue
        key, colon, value = line.partition(":")
        if part == 0:
            _keep(header, KEYS, key, colon, value)
        elif part == 2 or (colon and key in LAST_KEYS):
            part = 2
            _keep(footer, LAST_KEYS, key, colon, value)
        else:
            actions.append(line.strip())
    return header, actions, footer


def _keep(entries: dict[str, str], known: tuple[str, ...], key: str, colon: str, value: str) -> None:
    if not colon or key not in known or key in entries:
        raise Refused("record-line-unknown", line=repr(f"{key}{colon}"[:40]))
    entries[key] = value.strip()


def is_line(text: str) -> bool:
    """Whether a text survives a round trip through a record: printable, and without spaces around it."""
    return text.isprintable() and text == text.strip()


def _options(words: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Refused("record-option-malformed", word=repr(word[:40]))
        if name in options:
            raise Refused("record-option-twice", name=repr(name[:40]))
        options[name] = value
    return options


def _required(header: dict[str, str], key: str) -> str:
    if key not in header:
        raise Refused("record-key-missing", key=key)
    return header[key]


def _number(header: dict[str, str], key: str) -> int:
    return _whole(key, _required(header, key))


def _whole(key: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Refused("record-number-malformed", key=key, text=repr(text[:20]))
    return int(text)


def undo_of(line: str) -> tuple[int, bool]:
    """The number of answers taken back by a line such as `undo 3 burnt`, and whether their rolls are burnt."""
    words = line.split()[1:]
    if len(words) not in (1, 2) or words[1:] not in ([], [BURNT]):
        raise Refused("record-undo-malformed")
    return _whole(UNDO, words[0]), len(words) == 2
