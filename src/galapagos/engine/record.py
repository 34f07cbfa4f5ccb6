"""A record is a match as text: a header, one action per line, chance included, and at the end the secret and the ranks.

Replaying it needs no random numbers; `verify` checks that the dice were fair. Everything else about a match is derived from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from .errors import Refused
from .fair import Dice, commitment
from .game import Game, find_game

FORMAT = "1"
MOST_BYTES = 4 << 20
KEYS = ("galapagos", "game", "rules", "seats", "players", "options", "position", "commitment", "nonces")
LAST_KEYS = ("secret", "result")


@dataclass
class Record:
    game: str
    rules: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    position: str = ""                          # where the match began, if not at the beginning
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    actions: list[str] = field(default_factory=list)
    secret: str = ""
    result: list[int] = field(default_factory=list)
    players: tuple[str, ...] = ()               # who sat there, a word for each seat

    def text(self) -> str:
        header = {
            "galapagos": FORMAT,
            "game": self.game,
            "rules": str(self.rules),
            "seats": str(self.seats),
            "players": " ".join(self.players),
            "options": " ".join(f"{name}={value}" for name, value in self.options.items()),
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

    @classmethod
    def parse(cls, text: str) -> Record:
        """A record from its text. It says what is wrong with any other text, in one sentence."""
        if len(text) > MOST_BYTES:
            raise Refused(f"The record is larger than {MOST_BYTES >> 20} MiB.")
        header, actions, footer = _sections(text)
        if header.get("galapagos") is None:
            raise Refused("This is not a record of a match: it should begin with the line 'galapagos: 1'.")
        if header["galapagos"] != FORMAT:
            raise Refused(f"The record has format {header['galapagos']}; this program reads format {FORMAT}.")
        options = dict(_pair(word) for word in header.get("options", "").split())
        return cls(
            game=_required(header, "game"), rules=_number(header, "rules"), seats=_number(header, "seats"), options=options,
            position=header.get("position", ""), commitment=header.get("commitment", ""),
            nonces=tuple(header.get("nonces", "").split()), actions=actions, secret=footer.get("secret", ""),
            result=[_whole("result", word) for word in footer.get("result", "").split()],
            players=tuple(header.get("players", "").split()),
        )

    def find_game(self) -> Game:
        """The game, if this program has its rules in the record's version."""
        game = find_game(self.game)
        if game.rules_version != self.rules:
            raise Refused(
                f"The record was played by version {self.rules} of the rules of {game.title}; this program has version {game.rules_version}.")
        return game


def _sections(text: str) -> tuple[dict[str, str], list[str], dict[str, str]]:
    header: dict[str, str] = {}
    footer: dict[str, str] = {}
    actions: list[str] = []
    part = 0
    for line in text.splitlines():
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
        raise Refused(f"This is not a record of a match: the line {f'{key}{colon}'[:40]!r} does not belong there.")
    entries[key] = value.strip()


def _pair(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise Refused(f"The record's option {word!r} should be written name=value.")
    return name, value


def _required(header: dict[str, str], key: str) -> str:
    if key not in header:
        raise Refused(f"The record does not say its {key}.")
    return header[key]


def _number(header: dict[str, str], key: str) -> int:
    return _whole(key, _required(header, key))


def _whole(key: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Refused(f"The record's {key} should be a whole number, not {text[:20]!r}.")
    return int(text)


@dataclass(frozen=True)
class Verdict:
    """What `verify` found: the rolls that were checked, and whether the match is over."""

    rolls: int
    decisions: int
    finished: bool


def verify(record: Record) -> Verdict:
    """Replays a record and recomputes every roll from the secret; Refused tells the first thing that is wrong."""
    from .match import Match

    if not record.secret:
        raise Refused("The record does not show its secret yet, so its dice cannot be checked: that happens when the match is over.")
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise Refused("The record's secret is not a hexadecimal number.") from None
    if commitment(secret) != record.commitment:
        raise Refused("The secret does not fit the commitment made before the first roll: the dice were changed.")
    dice = Dice(secret, record.nonces)
    rolls = 0
    for match, number in _questions(record):
        if match.is_chance:
            rolled = match.game.actions.text(match.rolled(dice))
            if rolled != record.actions[number]:
                raise Refused(f"Action {number + 1} is {record.actions[number]!r}, but the dice gave {rolled!r}.")
            rolls += 1
    match = Match.replay(record)
    if match.is_over and record.result and record.result != match.ranks:
        raise Refused(f"The record's result is {record.result}, but the match ended with {match.ranks}.")
    if record.result and not match.is_over:
        raise Refused("The record has a result, but the match is not over.")
    return Verdict(rolls, len(record.actions) - rolls, match.is_over)


def _questions(record: Record) -> Iterator[tuple[Any, int]]:
    """The match before each of the record's actions."""
    from .match import Match

    match = Match.replay(record, 0)
    for number, action in enumerate(record.actions):
        yield match, number
        match.play(action)
