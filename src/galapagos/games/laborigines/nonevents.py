"""What a step would have done but for the flag, a disease or the numbers, in short sentences."""

from __future__ import annotations

from collections.abc import Iterator

from .data import Disease, Face, Radiation
from .names import laborigine_name, seat_name, tile_word
from .rules.traps import count_radiating
from .state import (
    GONE,
    OFF,
    Phase,
    State,
    can_gain,
    clockwise_from_mover,
    crowd,
    energy,
    is_immune,
    is_in_play,
    is_on_ring,
    owner,
    suffers,
)


def nonevents(last: State, now: State) -> Iterator[str]:
    """A step that only pays or settles a debt is none."""
    if last.debt.left > 0 or last.debt.paid > 0 or last.phase == now.phase == Phase.TRAP:
        return
    if last.phase == Phase.MANIFESTATION:
        yield from manifestation(last, now)
    elif last.phase == Phase.LEAVING and now.phase == Phase.CROSSING and last.steps == 0:
        yield spared(now, now.mover)
    elif last.phase == Phase.LANDING and now.phase == Phase.CONTAGION:
        yield from encounter(last, now)
    elif last.phase == Phase.ARRIVAL:
        yield from arrival(now)
    elif last.phase == Phase.TRAP:
        yield from trap(last, now)
    elif last.phase == Phase.LIGHTNING and last.step < crowd(last):
        who = clockwise_from_mover(last, last.step)
        if is_on_ring(last, who) and last.laborigines[who].lightning:
            yield spared(now, who)
    elif last.phase == Phase.CURE and last.step < crowd(last):
        yield from cure(last)


def spared(s: State, who: int) -> str:
    """Why somebody who should spend now owes nothing."""
    if s.debt.left > 0:
        return ""
    if is_immune(s, who):
        return protection(s, who)
    return f"A benign mutation spares {laborigine_name(s, who)}." if suffers(s, who, Disease.BENIGN_MUTATION) else ""


def protection(s: State, who: int) -> str:
    return f"The flag protects {laborigine_name(s, who)}."


def no_store(name: str) -> str:
    """L10."""
    return f"{name} has an energy storage disorder and takes no tokens."


def manifestation(last: State, now: State) -> Iterator[str]:
    limps = suffers(last, last.mover, Disease.LIMPING) and last.die % 2 == 0
    if limps or suffers(last, last.mover, Disease.LEPROSY):
        yield spared(now, now.mover)


def encounter(last: State, now: State) -> Iterator[str]:
    if is_immune(last, now.met):
        yield unflagged(last, now.mover)
    elif owner(now, now.met) != now.active and suffers(now, now.mover, Disease.ENERGY_STORAGE_DISORDER):
        yield no_store(laborigine_name(now, now.mover))


def arrival(now: State) -> Iterator[str]:
    place = now.laborigines[now.mover].place
    if any(now.tiles[place].energy.of):
        yield f"{laborigine_name(now, now.mover)} has an energy storage disorder: the tokens stay on {tile_word(place)}."


def unflagged(s: State, who: int) -> str:
    """L9: why somebody who should gain the flag does not; or he has it."""
    if s.flag == GONE:
        return "The flag has left the game."
    if suffers(s, who, Disease.IMMUNITY_LOSS):
        return f"{laborigine_name(s, who)} suffers from immunity loss: the flag belongs to nobody."
    return f"{laborigine_name(s, who)} keeps the flag." if is_immune(s, who) else ""


# --- Traps


def trap(last: State, now: State) -> Iterator[str]:
    place = last.laborigines[last.mover].place
    face = now.tiles[place].face if place != OFF else Face.UNSEEN
    if face == Face.RADIATION and count_radiating(now) == 0:
        tiles = "green tile" if now.options.radiation == Radiation.GREEN else "neutral side"
        yield f"No {tiles} is up, so radiation costs nothing."
    elif face in (Face.RADIATION, Face.SMALL_EXPLOSION, Face.HUGE_EXPLOSION):
        yield spared(now, now.mover)
    elif face == Face.CHARITY:
        yield from charity(now)
    elif face == Face.FLAG:
        yield unflagged(last, last.mover)


def charity(s: State) -> Iterator[str]:
    """L20."""
    smallest = min(energy(s, seat) for seat in range(s.seats) if is_in_play(s, seat))
    poorest = [seat for seat in range(s.seats) if is_in_play(s, seat) and energy(s, seat) == smallest]
    mover = laborigine_name(s, s.mover)
    if s.active in poorest:
        yield f"Nobody has a smaller stockpile than {seat_name(s, s.active)}, who gives nothing."
    elif len(poorest) > 1:
        yield f"Several have the smallest stockpile, so {mover} spends instead." if s.debt.left > 0 else spared(s, s.mover)
    elif is_immune(s, s.mover):
        yield protection(s, s.mover)
    elif not can_gain(s, poorest[0]):
        yield no_store(seat_name(s, poorest[0]))


def cure(last: State) -> Iterator[str]:
    if suffers(last, last.mover, Disease.ENERGY_STORAGE_DISORDER):
        yield no_store(laborigine_name(last, last.mover))
        return
    who = clockwise_from_mover(last, last.step)
    if is_on_ring(last, who) and is_immune(last, who):
        yield protection(last, who)
