"""What a bot may know beyond the rules: what tokens and markers are worth, and what waits on the tile ahead."""

from __future__ import annotations

from galapagos.engine.game import Thinking

from .actions import Place
from .data import COLOURS, EXPLOSION_COST, FACES, TILES, Disease, Face
from .rules.traps import count_radiating
from .rules.undersides import possible_undersides
from .state import NOBODY, Phase, State, colour_of, energy, is_immune, laborigine_at, laborigines_of, suffers

OWN_TOKEN = 100
OTHER_TOKEN = 85            # it goes with its colour
VICTORY = 100_000
OUT = -3000
FLAG = 160
LIGHTNING = -130
ACID = -330
DISEASE = (0, -90, -60, -90, -40, -10, 40, -90, -70)       # by active card

THINKING = Thinking(temperature=300, doubt=1000, depth=8, samples=0, exploration=500, iterations=1600)


def value(s: State, seat: int) -> int:
    """Own worth against the mean of the opponents'; mates count as own."""
    mates = sum(colour_of(s, other) == colour_of(s, seat) for other in range(s.seats))
    opponents = s.seats - mates
    total = sum(worth(s, other) * (opponents if colour_of(s, other) == colour_of(s, seat) else -mates) for other in range(s.seats))
    if s.ending == 0 and s.phase > Phase.ROLL and s.phase <= Phase.TRAP and s.out[s.active] == 0:
        sign = opponents if colour_of(s, s.active) == colour_of(s, seat) else -mates
        total += sign * outlook(s)
    return total


def pace(s: State) -> int:
    return s.turn


def worth(s: State, seat: int) -> int:
    if s.out[seat] > 0:
        return OUT
    if s.ending != 0:
        return VICTORY + energy(s, seat)
    total = OTHER_TOKEN * energy(s, seat) + (OWN_TOKEN - OTHER_TOKEN) * s.stocks[seat].of[colour_of(s, seat)]
    for who in laborigines_of(s, seat):
        laborigine = s.laborigines[who]
        total += LIGHTNING * laborigine.lightning + ACID * laborigine.acid
        if laborigine.infected:
            total += DISEASE[s.disease]
        if is_immune(s, who):
            total += FLAG
    return total


def outlook(s: State) -> int:
    """What waits for the mover on the tile ahead: the better of both ways while the direction is open."""
    place = s.laborigines[s.mover].place
    if s.phase == Phase.TRAP:
        return underside(s, place)
    if s.phase == Phase.MANIPULATION or s.phase == Phase.DIRECTION:
        return max(destination(s, Place((place + s.distance) % TILES)), destination(s, Place((place - s.distance) % TILES)))
    return 0


def destination(s: State, place: Place) -> int:
    """The tokens and the underside there; an occupied tile means booty and an unknown end."""
    if place == s.moa:
        return -OWN_TOKEN
    if laborigine_at(s, place, s.mover) != NOBODY:
        return OWN_TOKEN
    if suffers(s, s.mover, Disease.ENERGY_STORAGE_DISORDER):
        return underside(s, place)
    return sum(s.tiles[place].energy.of[colour] for colour in range(COLOURS)) * OTHER_TOKEN + underside(s, place)


def underside(s: State, place: Place) -> int:
    """What turns up is worth, in the mean of what may be there."""
    if s.tiles[place].under > 0:
        return effect(s, s.tiles[place].under)
    possible = possible_undersides(s, place)
    count = sum(possible >> face & 1 for face in range(1, FACES))
    return sum(effect(s, face) for face in range(1, FACES) if possible >> face & 1) // max(count, 1)


def effect(s: State, face: int) -> int:
    """A trap, for the mover; the flag saves energy only."""
    if face == Face.CURE:
        return OTHER_TOKEN * (s.seats - 1)
    if face == Face.FLAG:
        return FLAG
    if face == Face.DISEASE:
        return -50
    if face == Face.LIGHTNING:
        return LIGHTNING - loss(s, s.laborigines[s.mover].lightning + 1)
    if face == Face.ACID:
        return ACID
    if face == Face.CHARITY:
        return -loss(s, 2)
    if face == Face.RADIATION:
        return -loss(s, count_radiating(s))
    return -loss(s, EXPLOSION_COST[face]) if EXPLOSION_COST[face] > 0 else 0


def loss(s: State, amount: int) -> int:
    """Spending so many tokens; the last one costs the game."""
    if is_immune(s, s.mover):
        return 0
    return amount * OWN_TOKEN - (OUT if amount >= energy(s, s.active) else 0)
