"""A whole game beside a second, independent reading of its rulebook."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from galapagos.engine.game import Game
from galapagos.engine.match.match import Match

# yields who is asked and the answers; returns ending and ranks
Reading = Generator[tuple[int, list[str]], str, tuple[str, list[int]]]


def play_side_by_side(
    game: Game,
    seats: int,
    options: dict[str, Any],
    second: Reading,
    choose: Callable[[list[str]], str],
    compare: Callable[[Match], None] = lambda _: None,
) -> None:
    """The same questions, the same answers, the same end. `compare` looks at more, at every question and at the end."""
    match = Match(game, game.new_state(seats, options), None)
    actor, answers = next(second)
    while True:
        texts = [game.actions.text(action) for action in match.legal()]
        assert (match.state.actor, sorted(texts)) == (actor, sorted(answers)), match.position
        compare(match)
        answer = choose(texts)
        match.play(answer)
        try:
            actor, answers = second.send(answer)
        except StopIteration as stop:
            end = stop.value
            break
    assert match.is_over
    assert (game.endings[match.state.ending], match.ranks) == end
    compare(match)
