"""Scores by criterion, and how a game ended."""

from __future__ import annotations

from typing import Any

import msgspec

from ..game import Game
from ..words.message import Message, as_name, catalogue
from .story import Happening


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    """The points of each seat by one criterion of the ranking."""

    key: str
    points: tuple[int, ...]


def score_lines(game: Game, s: Any) -> list[ScoreLine]:
    score_part, seats = game.rules.score_part, range(s.seats)
    return [
        ScoreLine(name, tuple([score_part(s, seat, key) for seat in seats]))
        for key, name in enumerate(game.score_names)
    ]


def ended(game: Game, s: Any) -> Message:
    """Why the game is over."""
    return Message(f"ending-{as_name(game.endings[s.ending])}", game.text.ending(s))


def won(game: Game, s: Any) -> Message:
    """Who won and by which criterion: the first one that separates the leaders. A game may have a sentence for each,
    such as `won-captures`."""
    ahead = list(range(s.seats))
    for line in score_lines(game, s):
        best = max(line.points[seat] for seat in ahead)
        equals, ahead = ahead, [seat for seat in ahead if line.points[seat] == best]
        if len(ahead) == 1 or (ahead != equals and is_one_side(game, s, ahead)):
            name = f"won-{as_name(line.key)}"
            scores = {
                seat: Message("score", {"player": game.text.seat_name(s, seat), "points": line.points[seat]})
                for seat in equals
            }
            args: dict[str, Any] = {
                "player": names(game, s, ahead),
                "count": len(ahead),
                "points": best,
                "others": [score for seat, score in scores.items() if seat not in ahead],
                "key": Message(f"score-{as_name(line.key)}"),
                "scores": [*scores.values()],
            }
            return Message(name if catalogue(game.name).has(name) else "won", args)
    return Message("won-shared", {"player": names(game, s, ahead), "count": len(ahead)})


def verdict(game: Game, s: Any) -> list[Message]:
    return [ended(game, s), won(game, s)]


def conclusion(game: Game, s: Any) -> Happening:
    """The last event of a match."""
    best = tuple(seat for seat, rank in enumerate(game.ranks(s)) if rank == 1)
    return Happening("won", {}, won(game, s), best, grave=True)


def names(game: Game, s: Any, seats: list[int]) -> list[Any]:
    return [game.text.seat_name(s, seat) for seat in seats]


def is_one_side(game: Game, s: Any, seats: list[int]) -> bool:
    """Whether these players are one team."""
    side = getattr(game.text, "side", None)
    return side is not None and len({side(s, seat) for seat in seats}) == 1
