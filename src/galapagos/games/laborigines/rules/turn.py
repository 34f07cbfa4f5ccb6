"""It's your turn! The four phases, one after the other, up to the next question; the end of a turn (L25 to L27)."""

from __future__ import annotations

from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Numbers

from ..data import Variant
from ..state import Ending, Phase, State, colour_of, energy, is_in_play
from .diseases import manifest, pass_disease
from .elimination import eliminate, end_game
from .energy import close_debt, needs_choice, payer
from .manipulation import find_manipulator
from .movement import cross, land, leave, move_moa
from .traps import arrive, cure, flip, is_seen, strike


def take_turn(s: State) -> None:
    """Runs on to the next question or to the end of the game."""
    while go_on(s):
        pass


def go_on(s: State) -> bool:
    """One thing after the other, debts first; False where somebody must decide or the game is over."""
    if s.ending != 0 or (s.debt.left > 0 and needs_choice(s)):
        return False
    if s.debt.paid > 0:
        settle(s)
    elif stands_at_question(s):
        return False
    else:
        take_step(s)
    return True


def settle(s: State) -> None:
    """A laborigine without energy is out. L23: the mover's death stops whatever is under way and ends the turn."""
    seat = payer(s)
    close_debt(s)
    if energy(s, seat) == 0:
        eliminate(s)
        if s.ending == 0 and not is_in_play(s, s.active):
            s.phase = Phase.TURN_END


def stands_at_question(s: State) -> bool:
    """Whether the phase asks somebody, who then is the actor."""
    if s.phase == Phase.ASSIGNMENT or s.phase == Phase.FLAG_BEARER or s.phase == Phase.DIRECTION:
        s.actor = s.active
        return True
    if s.phase == Phase.ROLL or s.phase == Phase.INFECTION or (s.phase == Phase.TRAP and not is_seen(s)):
        s.actor = CHANCE
        return True
    return s.phase == Phase.MANIPULATION and find_manipulator(s)


def take_step(s: State) -> None:
    if s.phase == Phase.LEAVING:
        leave(s)
    elif s.phase == Phase.LANDING:
        land(s)
    elif s.phase == Phase.MOA_MOVEMENT:
        move_moa(s)
    elif s.phase == Phase.MANIFESTATION:
        manifest(s)
    elif s.phase == Phase.ARRIVAL:
        arrive(s)
    elif s.phase == Phase.TRAP:
        flip(s)
    elif s.phase == Phase.TURN_END:
        end_move(s)
    elif s.phase == Phase.CROSSING:
        cross(s)
    elif s.phase == Phase.CONTAGION:
        pass_disease(s)
    elif s.phase == Phase.LIGHTNING:
        strike(s)
    elif s.phase == Phase.CURE:
        cure(s)


def end_move(s: State) -> None:
    """L25: after the first twin the second moves, with the other die and the other way."""
    s.step = 0
    s.steps = 0
    s.met = 0
    s.triggered = 0
    if s.options.variant == Variant.TWINS and s.second_twin == 0 and is_in_play(s, s.active):
        s.second_twin = 1
        s.mover ^= 1
        s.die, s.other_die = s.other_die, s.die
        s.direction = -s.direction
        s.phase = Phase.MANIFESTATION
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    """The next player clockwise. L26: after the last turn the richest wins."""
    s.second_twin = 0
    s.mover = 0
    s.die = 0
    s.other_die = 0
    s.distance = 0
    s.direction = 0
    s.turn += 1
    s.phase = Phase.ROLL
    if s.turn >= s.options.turn_limit:
        end_game(s, Ending.TURN_LIMIT)
    else:
        s.active = (s.active + 1) % s.seats
        while not is_in_play(s, s.active):
            s.active = (s.active + 1) % s.seats


SURVIVED = 1 << 16


def score(s: State, out: Numbers) -> None:
    """L27: later waves are better, and mates share. L26: at the turn limit the stockpiles of those in play decide."""
    for seat in range(s.seats):
        out[seat] = 0
        wealth = 0
        for mate in range(s.seats):
            if colour_of(s, mate) == colour_of(s, seat):
                out[seat] = max(out[seat], s.out[mate] if s.out[mate] > 0 else SURVIVED)
                wealth += energy(s, mate)
        if s.ending == Ending.TURN_LIMIT:
            out[seat] += wealth
