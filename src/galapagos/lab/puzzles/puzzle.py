"""A puzzle, and its text.

A file of puzzles begins with the game and the version of its rules. Each puzzle is a block, and `match` says that all
puzzles of a match stand above:

    game dodo
    rules 7

    puzzle 3f2a91c0
    rating 1540
    themes capture famine
    position seats 2; migration; white r e1; orange y e2
    reason {"id":"gain-lines","args":{…}}
    62.5 migrate w1 e2 > roll red > pass
    41.0 pass > roll red

    match 17

The first answer is the best one. A line has the chance of winning after an answer in per cent, the answer, and how bots
played on from it. The position contains nothing that its player could not see: what is hidden has been guessed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import msgspec

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game
from galapagos.engine.words.message import Message

FILE = "puzzles.txt"  # in the folder of a game
THEN = " > "
NAME_LENGTH = 8


class Reply(msgspec.Struct, frozen=True):
    """An answer to the question of a puzzle."""

    action: str
    chance: float  # of winning, in per cent
    line: tuple[str, ...] = ()  # how bots played on, chance included


class Puzzle(msgspec.Struct, frozen=True):
    position: str
    replies: tuple[Reply, ...]  # the best one first
    rating: int
    themes: tuple[str, ...]
    reason: Message  # what the best answer gains

    @property
    def name(self) -> str:
        return hashlib.sha256(self.position.encode()).hexdigest()[:NAME_LENGTH]

    @property
    def best(self) -> Reply:
        return self.replies[0]

    def reply(self, action: str) -> Reply | None:
        return next((reply for reply in self.replies if reply.action == action), None)

    def text(self) -> str:
        lines = [
            f"puzzle {self.name}",
            f"rating {self.rating}",
            f"themes {' '.join(self.themes)}".rstrip(),
            f"position {self.position}",
            f"reason {msgspec.json.encode(self.reason).decode()}",
            *(f"{reply.chance:.1f} {THEN.join([reply.action, *reply.line])}" for reply in self.replies),
        ]
        return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Collection:
    """The puzzles of a file, and the matches that have been searched."""

    game: str
    rules: int
    puzzles: tuple[Puzzle, ...] = ()
    matches: tuple[int, ...] = ()

    def head(self) -> str:
        title = find_game(self.game).title
        comment = f"# Puzzles of {title}, found by `galapagos puzzles make {self.game}`."
        return f"{comment}\ngame {self.game}\nrules {self.rules}\n"


def parse(text: str) -> Collection:
    """The puzzles of a file. A block that was cut off at the end, before its `match`, is left out."""
    words = dict[str, str]()
    puzzles, waiting, matches = list[Puzzle](), list[Puzzle](), list[int]()
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines and lines[0].startswith("puzzle "):
            waiting.append(parse_puzzle(lines))
            continue
        for word, rest in (line.split(" ", 1) for line in lines if " " in line):
            if word == "match" and rest.isdecimal():
                puzzles += waiting
                waiting.clear()
                matches.append(int(rest))
            else:
                words[word] = rest
    if not {"game", "rules"} <= words.keys() or not words["rules"].isdecimal():
        raise Refused("puzzles-malformed", line=text[:40])
    return Collection(words["game"], int(words["rules"]), tuple(puzzles), tuple(matches))


def parse_puzzle(lines: Iterable[str]) -> Puzzle:
    words, replies = dict[str, str](), list[Reply]()
    for line in lines:
        word, _, rest = line.partition(" ")
        if word[0].isdecimal():
            action, *then = rest.split(THEN)
            replies.append(Reply(action, float(word), tuple(then)))
        else:
            words[word] = rest
    try:
        reason = msgspec.json.decode(words["reason"], type=Message)
        return Puzzle(words["position"], tuple(replies), int(words["rating"]), tuple(words["themes"].split()), reason)
    except (LookupError, ValueError, msgspec.MsgspecError) as error:
        raise Refused("puzzles-malformed", line=next(iter(words.values()), "")) from error


def texts(puzzles: Iterable[Puzzle], match: int) -> str:
    """What a file gets for a match that has been searched."""
    return "".join(f"\n{puzzle.text()}" for puzzle in puzzles) + f"\nmatch {match}\n"


@cache
def shipped(game: Game) -> dict[str, Puzzle]:
    """The puzzles that come with a game, by name. Those of other rules are left out."""
    from importlib.resources import files

    file = files(game.package) / FILE
    if not file.is_file():
        return {}
    found = parse(file.read_text(encoding="utf-8"))
    return {puzzle.name: puzzle for puzzle in found.puzzles} if found.rules == game.rules_version else {}


def all_shipped(games: Iterable[Game]) -> Iterator[tuple[Game, Puzzle]]:
    for game in games:
        for puzzle in shipped(game).values():
            yield game, puzzle
