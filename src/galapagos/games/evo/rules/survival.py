"""Survival and Mutation Points: deadly zones, then fur against cold and parasols against heat (E12, E13)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each

from ..actions import REMOVE, Space
from ..data import EXTRA_FUR, EXTRA_PARASOLS, Card, Gene, Zone
from ..events import DIED, EARNED, KILLED, SWEPT, THINNED
from ..reason import Reason
from ..state import (
    Extreme,
    Phase,
    State,
    all_seats,
    all_spaces,
    count_genes,
    ideal_zone,
    is_empty,
    is_of,
    seat_in_turn,
    take_dinosaur,
    zone_of,
)


def begin_survival(s: State) -> None:
    s.phase = Phase.SURVIVAL
    die_in_deadly_zones(s)
    s.condemned = count_condemned(s, seat_in_turn(s), s.extreme)


def die_in_deadly_zones(s: State) -> None:
    """Survival: two or more zones from the ideal one nobody lives."""
    for space in all_spaces(s):
        if not is_empty(s, space) and is_deadly(s, space):
            tell(s, KILLED, space)
            take_dinosaur(s, space)
            tell(s, SWEPT)


def is_deadly(s: State, space: int) -> bool:
    return abs(zone_of(s, space) - ideal_zone(s)) > 1


def extreme_zone(s: State, extreme: int) -> int:
    """The cold zone is one to the right of the ideal one, the hot zone one to the left; where the chart ends there is
    none."""
    return ideal_zone(s) + 1 if extreme == Extreme.COLD else ideal_zone(s) - 1


def protection(s: State, seat: int, extreme: int) -> int:
    """Fur against cold, parasols against heat, with the cards of this player and of the others; not below 0 (E4)."""
    species = s.species[seat]
    if extreme == Extreme.COLD:
        kept = count_genes(species, Gene.FUR) + EXTRA_FUR * species.effects[Card.NEOPRENE]
        return max(0, kept - count_opposing(s, seat, Card.ICE_COLD))
    kept = count_genes(species, Gene.PARASOL) + EXTRA_PARASOLS * species.effects[Card.SUNSCREEN]
    return max(0, kept - count_opposing(s, seat, Card.SCORCHER))


def count_opposing(s: State, seat: int, card: int) -> int:
    """How many copies of a card the other players have in effect."""
    return sum(s.species[other].effects[card] for other in all_seats(s) if other != seat)


def count_exposed(s: State, seat: int, extreme: int) -> int:
    zone = extreme_zone(s, extreme)
    return s.species[seat].zones[zone] if Zone.BEACH <= zone <= Zone.MOUNTAIN else 0


def count_condemned(s: State, seat: int, extreme: int) -> int:
    """How many dinosaurs of a player are too many in the cold or in the hot zone."""
    kept = protection(s, seat, extreme)
    return max(0, count_exposed(s, seat, extreme) - kept)


def winnow(s: State) -> bool:
    """E12: in turn order, cold before heat, until a player has to choose who dies; whether all have lost what they
    must. Called again after each choice; what follows the first `if` happens once for each player and extreme."""
    while s.turn < s.seats:
        if s.condemned > 0:
            if protection(s, seat_in_turn(s), s.extreme) > 0:
                return False
            lose_all(s)
        if s.extreme == Extreme.COLD:
            s.extreme = Extreme.HEAT
        else:
            s.extreme = Extreme.COLD
            s.turn += 1
        if s.turn < s.seats:
            s.condemned = count_condemned(s, seat_in_turn(s), s.extreme)
    s.turn = 0
    return True


def lose_all(s: State) -> None:
    """E12: where nothing can be kept, nothing is asked."""
    zone = extreme_zone(s, s.extreme)
    for space in all_spaces(s):
        if is_of(s, space, seat_in_turn(s)) and zone_of(s, space) == zone:
            lose(s, space)


def lose(s: State, space: Space) -> None:
    tell(s, DIED, seat_in_turn(s), s.extreme, space)
    take_dinosaur(s, space)
    s.condemned -= 1
    tell(s, THINNED, seat_in_turn(s), s.extreme)


# --- Who dies


def remove_refusal(s: State, space: Space) -> Reason:
    if not is_of(s, space, s.actor):
        return Reason.NOBODY_TO_LOSE if is_empty(s, space) else Reason.NOT_YOURS_TO_LOSE
    return Reason.LEGAL if zone_of(s, space) == extreme_zone(s, s.extreme) else Reason.OTHER_ZONE


LOSING = Question("survival", Phase.SURVIVAL, seat_in_turn, (Verb(REMOVE, remove_refusal, each(all_spaces), lose),))


# --- Mutation Points


def count_survivors(s: State) -> None:
    """E13: one point for each dinosaur on the board."""
    for seat in all_seats(s):
        s.species[seat].points += s.species[seat].dinosaurs
        tell(s, EARNED, seat, s.species[seat].dinosaurs)
