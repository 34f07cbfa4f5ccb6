"""What a player may know: everything but the faces that others have looked at (M1, M30)."""

from __future__ import annotations

from galapagos.engine.language.chance import Random, draw_below

from ..state import Face, State, all_seats, all_species, all_traits


def hide(s: State, seat: int) -> None:
    """A face known to another player alone counts among those never seen."""
    for k in all_species(s):
        species = s.species[k]
        if species.face > 0 and species.owner != seat:
            s.unseen[species.face - 1] += 1
            species.face = Face.SECRET
    for other in all_seats(s):
        if other != seat and s.players[other].forgotten > 0:
            for trait in all_traits(s):
                s.unseen[trait] += s.players[other].faces[trait]
                s.players[other].faces[trait] = 0


def guess(s: State, seat: int, random: Random) -> None:
    """Secret faces are drawn from those that the seat has never seen."""
    for k in all_species(s):
        if s.species[k].face == Face.SECRET:
            s.species[k].face = draw_face(s, random) + 1
    for other in all_seats(s):
        if other != seat:
            for _ in range(s.players[other].forgotten):
                s.players[other].faces[draw_face(s, random)] += 1


def draw_face(s: State, random: Random) -> int:
    """Takes one of the unseen faces, each as likely as the others."""
    rest = draw_below(random, sum(s.unseen[trait] for trait in all_traits(s)))
    trait = 0
    while rest >= s.unseen[trait]:
        rest -= s.unseen[trait]
        trait += 1
    s.unseen[trait] -= 1
    return trait
