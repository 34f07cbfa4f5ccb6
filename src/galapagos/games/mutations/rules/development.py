"""Development phase: one card or pass per round, declared before its face is known (M4, M5)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions

from ..actions import DIVERGE, FOUND, MUTATE, PASS, POPULATE
from ..data import Trait
from ..reason import Reason
from ..state import Phase, State, has, has_extra, next_seat, species_count
from . import climate
from .rows import add_animal, add_trait, found_species


def start_development(s: State) -> None:
    s.passed = 0
    ask_from(s, s.first)


def ask_from(s: State, seat: int) -> None:
    """M4: the next who has not passed and has a card; when there is none the phase is over."""
    for step in range(s.seats):
        other = (seat + step) % s.seats
        if s.passed >> other & 1 == 0 and s.players[other].deck > 0:
            s.phase = Phase.DEVELOPMENT
            s.actor = other
            s.mover = other
            return
    s.passed = 0
    climate.start_climate(s)


def ask_next(s: State) -> None:
    s.chosen = 0
    ask_from(s, next_seat(s, s.mover))


def list_developments(s: State, out: Actions) -> int:
    out[0] = code(FOUND)
    n = list_mutations(s, out, 1)
    n = list_populations(s, out, n)
    if s.options.divergence != 0:
        n = list_divergences(s, out, n)
    out[n] = code(PASS)
    return n + 1


def own_species_refusal(s: State, k: int) -> Reason:
    if k >= s.count:
        return Reason.NO_SPECIES
    return Reason.LEGAL if s.species[k].owner == s.actor else Reason.NOT_YOUR_SPECIES


def pass_development(s: State) -> None:
    s.passed |= 1 << s.actor
    ask_next(s)


# --- 1. Create a new animal species


def found(s: State) -> None:
    """With ANGLERFISH in the game the owner looks at the card (M30)."""
    s.players[s.mover].deck -= 1
    k = found_species(s, s.mover)
    if has_extra(s, Trait.ANGLERFISH):
        s.chosen = k
        s.phase = Phase.LOOK
        s.actor = CHANCE
    else:
        ask_next(s)


# --- 2. Play a new trait


def mutate_refusal(s: State, k: int) -> Reason:
    """M6: the chosen species must have one animal."""
    return Reason.LEGAL if s.species[k].animals == 1 else Reason.NOT_ALONE


def list_mutations(s: State, out: Actions, n: int) -> int:
    for k in range(s.rows[s.actor], s.rows[s.actor + 1]):
        if mutate_refusal(s, k) == Reason.LEGAL:
            out[n] = code(MUTATE, k)
            n += 1
    return n


def mutate(s: State, k: int) -> None:
    """M5: the species is named, then the face is turned up."""
    s.players[s.mover].deck -= 1
    s.chosen = k
    s.phase = Phase.FACE
    s.actor = CHANCE


# --- 3. Increase the animal population of a species


def cost(s: State, k: int) -> int:
    """M10: an EXTREMOPHILE costs one more card of the player's deck."""
    return 2 if has(s.species[k], Trait.EXTREMOPHILE) else 1


def pay(s: State, k: int) -> None:
    player = s.players[s.species[k].owner]
    player.deck -= cost(s, k)
    player.discard += cost(s, k) - 1


def populate_refusal(s: State, k: int) -> Reason:
    """M9: up to as many animals as the player has species."""
    if s.species[k].animals >= species_count(s, s.actor):
        return Reason.POPULATION_LIMIT
    return Reason.LEGAL if s.players[s.actor].deck >= cost(s, k) else Reason.CANNOT_PAY


def list_populations(s: State, out: Actions, n: int) -> int:
    for k in range(s.rows[s.actor], s.rows[s.actor + 1]):
        if populate_refusal(s, k) == Reason.LEGAL:
            out[n] = code(POPULATE, k)
            n += 1
    return n


def populate(s: State, k: int) -> None:
    pay(s, k)
    add_animal(s, k, 0)
    ask_next(s)


# --- Extra "Divergence" rule


def diverge_refusal(s: State, k: int) -> Reason:
    """M11: any population, but at least one trait."""
    if s.options.divergence == 0:
        return Reason.NO_DIVERGENCE
    if s.species[k].count == 0:
        return Reason.NOTHING_TO_SHARE
    return Reason.LEGAL if s.players[s.actor].deck >= cost(s, k) else Reason.CANNOT_PAY


def list_divergences(s: State, out: Actions, n: int) -> int:
    for k in range(s.rows[s.actor], s.rows[s.actor + 1]):
        if diverge_refusal(s, k) == Reason.LEGAL:
            out[n] = code(DIVERGE, k)
            n += 1
    return n


def diverge(s: State, k: int) -> None:
    """M11: a new species at the right end that shares every trait card of its parent."""
    pay(s, k)
    child = found_species(s, s.mover)
    for place in range(s.species[k].count):
        if s.species[k].share[place] == 0:
            s.species[k].share[place] = unused_share(s, s.species[k].order[place])
        add_trait(s, child, s.species[k].order[place], s.species[k].share[place])
    ask_next(s)


def unused_share(s: State, trait: int) -> int:
    """The least number that no shared card with that face has."""
    used = 0
    for k in range(s.count):
        for place in range(s.species[k].count):
            if s.species[k].order[place] == trait:
                used |= 1 << s.species[k].share[place]
    share = 1
    while used >> share & 1 != 0:
        share += 1
    return share
