"""What a bot may know beyond the rules: what tokens and markers are worth, and what waits on the tile ahead."""

from __future__ import annotations

from enum import IntEnum

from galapagos.engine.game import Thinking

from .actions import Place
from .data import COLOURS, EXPLOSION_COST, FACES, TILES, Disease, Face
from .rules.traps import count_radiating
from .rules.undersides import possible_undersides
from .state import NOBODY, Phase, State, colour_of, energy, is_immune, laborigine_at, laborigines_of, suffers
from .weights import DOUBT, WEIGHTS


class Term(IntEnum):
    """What `value` counts: the columns of WEIGHTS."""

    TOKEN = 0  # of energy
    OWN_COLOUR = 1  # more, for one of the own colour: another goes with its colour
    OUT = 2  # being out of the game
    FLAG = 3
    LIGHTNING = 4
    ACID = 5
    HEALTHY = 6  # being infected, by active card: with none,
    LEPROSY = 7  # and with each in the order of `Disease`
    INFERIORITY_COMPLEX = 8
    LIMPING = 9
    IMMUNITY_LOSS = 10
    HYPERACTIVITY = 11
    BENIGN_MUTATION = 12
    MALIGN_MUTATION = 13
    ENERGY_STORAGE_DISORDER = 14


VICTORY = 100_000

THINKING = Thinking(temperature=300, doubt=DOUBT, depth=8, samples=0, exploration=500, iterations=6400)


def weigh(s: State, term: int) -> int:
    """By the turn; from the last row on, weights stay as they are."""
    return WEIGHTS[min(s.turn, len(WEIGHTS) - 1)][term]


def value(s: State, seat: int) -> int:
    """Own worth against the mean of the opponents'; mates count as own."""
    mates = sum(colour_of(s, other) == colour_of(s, seat) for other in range(s.seats))
    opponents = s.seats - mates
    total = sum(
        worth(s, other) * (opponents if colour_of(s, other) == colour_of(s, seat) else -mates)
        for other in range(s.seats)
    )
    if s.ending == 0 and s.phase > Phase.ROLL and s.phase <= Phase.TRAP and s.out[s.active] == 0:
        sign = opponents if colour_of(s, s.active) == colour_of(s, seat) else -mates
        total += sign * outlook(s)
    return total


def own_token(s: State) -> int:
    return weigh(s, Term.TOKEN) + weigh(s, Term.OWN_COLOUR)


def pace(s: State) -> int:
    """`turn` counts the turns that are over."""
    return s.turn + 1 if s.phase >= Phase.ROLL and s.turn < s.options.turn_limit else s.turn


def worth(s: State, seat: int) -> int:
    if s.out[seat] > 0:
        return weigh(s, Term.OUT)
    if s.ending != 0:
        return VICTORY + energy(s, seat)
    total = weigh(s, Term.TOKEN) * energy(s, seat) + weigh(s, Term.OWN_COLOUR) * s.stocks[seat].of[colour_of(s, seat)]
    for who in laborigines_of(s, seat):
        laborigine = s.laborigines[who]
        total += weigh(s, Term.LIGHTNING) * laborigine.lightning + weigh(s, Term.ACID) * laborigine.acid
        if laborigine.infected:
            total += weigh(s, Term.HEALTHY + s.disease)
        if is_immune(s, who):
            total += weigh(s, Term.FLAG)
    return total


def outlook(s: State) -> int:
    """What waits for the mover on the tile ahead: the better of both ways while the direction is open."""
    place = s.laborigines[s.mover].place
    if s.phase == Phase.TRAP:
        return underside(s, place)
    if s.phase == Phase.MANIPULATION or s.phase == Phase.DIRECTION:
        return max(
            destination(s, Place((place + s.distance) % TILES)), destination(s, Place((place - s.distance) % TILES))
        )
    return 0


def destination(s: State, place: Place) -> int:
    """The tokens and the underside there; an occupied tile means booty and an unknown end."""
    if place == s.moa:
        return -own_token(s)
    if laborigine_at(s, place, s.mover) != NOBODY:
        return own_token(s)
    if suffers(s, s.mover, Disease.ENERGY_STORAGE_DISORDER):
        return underside(s, place)
    return sum(s.tiles[place].energy.of[colour] for colour in range(COLOURS)) * weigh(s, Term.TOKEN) + underside(
        s, place
    )


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
        return weigh(s, Term.TOKEN) * (s.seats - 1)
    if face == Face.FLAG:
        return weigh(s, Term.FLAG)
    if face == Face.DISEASE:
        return -50
    if face == Face.LIGHTNING:
        return weigh(s, Term.LIGHTNING) - loss(s, s.laborigines[s.mover].lightning + 1)
    if face == Face.ACID:
        return weigh(s, Term.ACID)
    if face == Face.CHARITY:
        return -loss(s, 2)
    if face == Face.RADIATION:
        return -loss(s, count_radiating(s))
    return -loss(s, EXPLOSION_COST[face]) if EXPLOSION_COST[face] > 0 else 0


def loss(s: State, amount: int) -> int:
    """Spending so many tokens; the last one costs the game."""
    if is_immune(s, s.mover):
        return 0
    return amount * own_token(s) - (weigh(s, Term.OUT) if amount >= energy(s, s.active) else 0)
