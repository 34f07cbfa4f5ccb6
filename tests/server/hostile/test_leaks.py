"""The frames of a seat do not depend on hidden information, neither in content nor in order. Each match is compared
with a twin in which everything that is hidden from a reader is exchanged. Both continue with the same answers, but with
different secret draws. See `twins`."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from galapagos.engine.game import find_game

from .twins import Twins, forgetful, moments, views

MATCHES: dict[str, tuple[str, int, dict[str, str]]] = {
    "Evo, hands": ("evo", 4, {}),
    "Random Mutations, faces that one player has looked at": ("mutations", 4, {"extras": "all"}),
    "Random Mutations, with divergence": ("mutations", 2, {"extras": "all", "divergence": "on"}),
    "Laborigines, what all must remember": ("laborigines", 4, {"memory": "hidden"}),
}
ON_ONE_DEVICE = {
    "Evo, hands on one device": ("evo", 3, {}),
    "Random Mutations, faces on one device": ("mutations", 3, {"extras": "all"}),
}
FIRST = 1
APART = 45  # answers between two moments at which a twin is made
MOMENTS = 3
STEPS = 30  # that a twin goes on
UNDO = 4  # steps between two takings back


@pytest.mark.parametrize("which", [*MATCHES, *ON_ONE_DEVICE])
@pytest.mark.parametrize(
    "seed", [FIRST, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(FIRST + 1, 13))]
)
def test_frames_do_not_depend_on_hidden_information(which: str, seed: int) -> None:
    is_shared = which in ON_ONE_DEVICE
    name, seats, options = (MATCHES | ON_ONE_DEVICE)[which]
    chance, different, steps, secrets = random.Random(seed), 0, 0, 0
    for match in islice(moments(name, seats, seed, APART, **options), MOMENTS):
        for seat in views(match)[is_shared:]:
            twins = Twins(match, seat, chance, is_shared)
            if twins.is_different:
                different += 1
                steps += watch(twins)
                secrets += twins.secrets
    assert different >= MOMENTS  # the test would say nothing otherwise
    assert steps >= 5 * different
    if seed == FIRST:  # elsewhere it may be that nobody draws or looks just then
        assert secrets > 0 or not any(kind.hides for kind in find_game(name).events.kinds)


def watch(twins: Twins) -> int:
    """Compares the frames on joining and after every answer; returns how far both matches went."""
    one, other = twins.pair
    assert one.frames == other.frames
    if one.match.state.actor == twins.seat:
        assert one.refusals() == other.refusals()
    done = 0
    while done < STEPS and not twins.is_over and twins.play() and one.knows() == other.knows():
        done += 1
        assert one.frames == other.frames
        assert one.line() == other.line()
        if done % UNDO == 0:
            for seat in range(one.match.seats):
                twins.undo(seat)
            assert one.frames == other.frames
    if one.knows() == other.knows():
        assert one.log() == other.log()
        if forgetful(one.match, twins.seat) == twins.seat:  # else there is no film while the match runs
            assert one.film() == other.film()
    return done
