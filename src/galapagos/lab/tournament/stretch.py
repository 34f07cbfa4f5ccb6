"""Play a game from one search to the next, in the rules subset: forced moves, dice, and bots without a search."""

from __future__ import annotations

from typing import Annotated

from galapagos.engine.language.chance import Random, draw_weighted
from galapagos.engine.language.contract import CHANCE, MAX_SEATS, OVER, State, apply, hide, legal, weights
from galapagos.engine.language.struct import Actions, Bytes, Weights, i32, struct
from galapagos.engine.loops.playout import choose, is_forced

THINKS = -1  # the kind of a bot that the caller asks


@struct
class Count:
    """Totals of a game so far."""

    moves: Annotated[list[i32], MAX_SEATS]  # decisions of simple bots, by seat
    chances: i32


def go_on(
    s: State,
    answer: int,
    kinds: Bytes,
    luck: Random,
    random: Random,
    scratch: list[State],
    out: Actions,
    weight: Weights,
    count: Count,
) -> None:
    """Play `answer`, if there is one, and continue to the next decision of a searching bot; scratch[0] is then the
    position with everything hidden that its seat cannot see."""
    if answer >= 0:
        apply(s, answer)
    while s.actor != OVER:
        n = legal(s, out)
        action: int = out[0]
        if s.actor == CHANCE and not is_forced(s, n):
            weights(s, out, n, weight)
            action = out[draw_weighted(luck, weight, n)]
            count.chances += 1
        elif n > 1 and kinds[s.actor] == THINKS:
            scratch[0] = s
            hide(scratch[0], s.actor)
            break
        elif n > 1:
            count.moves[s.actor] += 1
            action = choose(s, n, out, weight, kinds[s.actor], random, scratch)
        apply(s, action)
