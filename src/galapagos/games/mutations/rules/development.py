"""Development phase: one card or pass per round, declared before its face is known (M4, M5)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each

from ..actions import DIVERGE, FOUND, MUTATE, PASS, POPULATE, SpeciesId
from ..data import Trait
from ..events import DECLARED, DIVERGED, FOUNDED, PASSED, POPULATED, SHARED
from ..reason import Reason
from ..species import shares
from ..state import NOBODY, Phase, State, all_species, has_extra, own_species, player_in_turn, seats_from, species_count
from .cards import cost, pay
from .rows import add_animal, add_trait, found_species, lone_animal


def next_developer(s: State) -> int:
    """M4: the next who has not passed and has a card."""
    return next((seat % s.seats for seat in seats_from(s, s.mover + 1) if may_develop(s, seat % s.seats)), NOBODY)


def may_develop(s: State, seat: int) -> bool:
    return s.passed >> seat & 1 == 0 and s.players[seat].deck > 0


def pass_on(s: State) -> None:
    tell(s, PASSED, s.actor, s.players[s.actor].deck)
    s.passed |= 1 << s.actor


# --- 1. Create a new animal species


def found(s: State) -> None:
    """With ANGLERFISH in the game the owner looks at the card (M30)."""
    s.players[s.actor].deck -= 1
    k = found_species(s, s.actor)
    tell(s, FOUNDED, s.actor, k, lone_animal(s, k))
    if has_extra(s, Trait.ANGLERFISH):
        s.chosen = k
        s.phase = Phase.LOOK


# --- 2. Play a new trait


def mutate_refusal(s: State, k: SpeciesId) -> Reason:
    """M6: the chosen species must have one animal."""
    if s.species[k].owner != s.actor:
        return Reason.NOT_YOUR_SPECIES
    return Reason.LEGAL if s.species[k].animals == 1 else Reason.NOT_ALONE


def mutate(s: State, k: SpeciesId) -> None:
    """M5: the species is named, then the face is turned up."""
    tell(s, DECLARED, s.actor, k)
    s.players[s.actor].deck -= 1
    s.chosen = k
    s.phase = Phase.FACE


# --- 3. Increase the animal population of a species


def populate_refusal(s: State, k: SpeciesId) -> Reason:
    """M9: up to as many animals as the player has species."""
    if s.species[k].owner != s.actor:
        return Reason.NOT_YOUR_SPECIES
    if s.species[k].animals >= species_count(s, s.actor):
        return Reason.POPULATION_LIMIT
    return Reason.LEGAL if s.players[s.actor].deck >= cost(s, k) else Reason.CANNOT_PAY


def populate(s: State, k: SpeciesId) -> None:
    a = add_animal(s, k, 0)
    tell(s, POPULATED, s.actor, k, a)
    pay(s, k)


# --- Extra "Divergence" rule


def diverge_refusal(s: State, k: SpeciesId) -> Reason:
    """M11: any population, but at least one trait."""
    if s.species[k].owner != s.actor:
        return Reason.NOT_YOUR_SPECIES
    if s.options.divergence == 0:
        return Reason.NO_DIVERGENCE
    if s.species[k].count == 0:
        return Reason.NOTHING_TO_SHARE
    return Reason.LEGAL if s.players[s.actor].deck >= cost(s, k) else Reason.CANNOT_PAY


def diverge(s: State, k: SpeciesId) -> None:
    """M11: a new species at the right end that shares every trait card of its parent."""
    child = found_species(s, s.actor)
    tell(s, DIVERGED, s.actor, k, child, lone_animal(s, child))
    for place in range(s.species[k].count):
        trait = s.species[k].order[place]
        if s.species[k].share[place] == 0:
            s.species[k].share[place] = unused_share(s, trait)
        add_trait(s, child, trait, s.species[k].share[place])
        tell(s, SHARED, k, child, trait)
    pay(s, k)


def unused_share(s: State, trait: int) -> int:
    """The least number that no shared card with that face has."""
    return next(
        (share for share in range(1, s.count) if not any(shares(s.species[k], trait, share) for k in all_species(s))),
        s.count,
    )


DEVELOPMENT = Question(
    "development",
    Phase.DEVELOPMENT,
    player_in_turn,
    (
        Verb(FOUND, effect=found),
        Verb(MUTATE, mutate_refusal, each(own_species), mutate),
        Verb(POPULATE, populate_refusal, each(own_species), populate),
        Verb(DIVERGE, diverge_refusal, each(own_species), diverge),
        Verb(PASS, effect=pass_on),
    ),
)
