"""The contract: which chapter answers which question."""

from __future__ import annotations

from galapagos.engine.action import first, is_in
from galapagos.engine.struct import Actions, Weights

from ..actions import (
    ATTACK,
    BEGIN,
    DIVERGE,
    FACE,
    FEED,
    FOOD,
    FOUND,
    GRAZE,
    HIDE,
    HUNT,
    IGNORE,
    INFEST,
    KEEP,
    LOOK,
    LOSE,
    MUTATE,
    PARASITES,
    PASS,
    POPULATE,
    REDIRECT,
    REMOVE,
    REVEAL,
    RUN,
    SCAVENGE,
    SHELTER,
    SHELTERS,
)
from ..data import MORE_SHELTERS
from ..reason import Reason
from ..state import Phase, State, species_of
from .attack import (
    flee,
    hunt,
    hunt_refusal,
    ignore,
    ignore_refusal,
    list_anglerfish,
    list_ignorable,
    list_prey,
    list_redirections,
    prey_refusal,
    pursue,
    redirect,
    redirect_refusal,
    reveal,
    reveal_refusal,
    run,
)
from .audit import audit
from .climate import (
    food_refusal,
    list_food,
    list_roll,
    roll_food,
    roll_parasites,
    roll_shelters,
    shelters_refusal,
    weigh_food,
)
from .development import (
    diverge,
    diverge_refusal,
    found,
    list_developments,
    mutate,
    mutate_refusal,
    own_species_refusal,
    pass_development,
    populate,
    populate_refusal,
)
from .extinction import list_burdened, parasite_refusal, succumb
from .feeding import (
    feed,
    feed_refusal,
    graze,
    graze_refusal,
    infest,
    infest_refusal,
    list_feeding,
    list_late_grazing,
    pass_feeding,
    pass_refusal,
    shelter,
    shelter_refusal,
)
from .kill import devour, list_scavengers, list_victims, scavenge, scavenge_refusal, victim_refusal
from .mutation import face_refusal, keep, list_deleterious, list_faces, look, remove, turn_up, weigh_faces
from .secrets import guess, hide
from .setup import begin, begin_refusal, list_beginners, setup
from .turn import score

__all__ = ["apply", "asked", "audit", "guess", "hide", "legal", "refusal", "score", "setup", "weights"]


def legal(s: State, out: Actions) -> int:
    if s.ending != 0:
        return 0
    if s.phase >= Phase.FEEDING:
        return list_answers(s, out)
    if s.phase == Phase.DEVELOPMENT:
        return list_developments(s, out)
    if s.phase == Phase.FACE:
        return list_faces(s, FACE, out)
    if s.phase == Phase.DELETERIOUS:
        return list_deleterious(out)
    if s.phase == Phase.FOOD:
        return list_food(s, out)
    if s.phase == Phase.PARASITES:
        return list_roll(PARASITES, 0, out)
    if s.phase == Phase.SHELTERS:
        return list_roll(SHELTERS, MORE_SHELTERS[s.seats], out)
    if s.phase == Phase.LOOK:
        return list_faces(s, LOOK, out)
    return list_beginners(s, out)


def list_answers(s: State, out: Actions) -> int:
    """Feeding, attacks and extinction."""
    if s.phase == Phase.FEEDING:
        return list_feeding(s, out)
    if s.phase == Phase.GRAZING:
        return list_late_grazing(s, out)
    if s.phase == Phase.PREY:
        return list_prey(s, out)
    if s.phase == Phase.IGNORING:
        return list_ignorable(s, out)
    if s.phase == Phase.MIMICRY:
        return list_redirections(s, out)
    if s.phase == Phase.ANGLERFISH:
        return list_anglerfish(s, out)
    if s.phase == Phase.RUNNING:
        return list_roll(RUN, 0, out)
    if s.phase == Phase.VICTIM:
        return list_victims(s, out)
    if s.phase == Phase.SCAVENGER:
        return list_scavengers(s, out)
    return list_burdened(s, out)


def refusal(s: State, action: int) -> Reason:
    if s.ending != 0:
        return Reason.NOT_NOW
    if s.phase == Phase.DEVELOPMENT:
        return development_refusal(s, action)
    if s.phase == Phase.FEEDING or s.phase == Phase.GRAZING:
        return feeding_refusal(s, action)
    if s.phase >= Phase.PREY:
        return answer_refusal(s, action)
    if s.phase == Phase.DELETERIOUS:
        return Reason.LEGAL if is_in(KEEP, action) or is_in(REMOVE, action) else Reason.NOT_NOW
    return chance_refusal(s, action)


def development_refusal(s: State, action: int) -> Reason:
    if is_in(FOUND, action) or is_in(PASS, action):
        return Reason.LEGAL
    if is_in(MUTATE, action):
        k = first(MUTATE, action)
        reason = own_species_refusal(s, k)
        return mutate_refusal(s, k) if reason == Reason.LEGAL else reason
    if is_in(POPULATE, action):
        k = first(POPULATE, action)
        reason = own_species_refusal(s, k)
        return populate_refusal(s, k) if reason == Reason.LEGAL else reason
    if is_in(DIVERGE, action):
        k = first(DIVERGE, action)
        reason = own_species_refusal(s, k)
        return diverge_refusal(s, k) if reason == Reason.LEGAL else reason
    return Reason.NOT_NOW


def feeding_refusal(s: State, action: int) -> Reason:
    if is_in(GRAZE, action):
        return graze_refusal(s, first(GRAZE, action) + 1)
    if s.phase == Phase.GRAZING:
        return Reason.LEGAL if is_in(PASS, action) else Reason.NOT_NOW
    if is_in(PASS, action):
        return pass_refusal(s)
    for family in (FEED, SHELTER, INFEST, HUNT):
        if is_in(family, action) and first(family, action) >= s.population:
            return Reason.NO_ANIMAL
    if is_in(FEED, action):
        return feed_refusal(s, species_of(s, first(FEED, action)), first(FEED, action))
    if is_in(SHELTER, action):
        return shelter_refusal(s, species_of(s, first(SHELTER, action)), first(SHELTER, action))
    if is_in(INFEST, action):
        return infest_refusal(s, species_of(s, first(INFEST, action)), first(INFEST, action))
    if is_in(HUNT, action):
        return hunt_refusal(s, species_of(s, first(HUNT, action)), first(HUNT, action))
    return Reason.NOT_NOW


def answer_refusal(s: State, action: int) -> Reason:
    """An attack's questions, and who dies of parasites."""
    for family in (ATTACK, REDIRECT, REVEAL):
        if is_in(family, action) and first(family, action) >= s.count:
            return Reason.NO_SPECIES
    for family in (LOSE, SCAVENGE):
        if is_in(family, action) and first(family, action) >= s.population:
            return Reason.NO_ANIMAL
    if s.phase == Phase.PREY and is_in(ATTACK, action):
        return prey_refusal(s, first(ATTACK, action))
    if s.phase == Phase.IGNORING and is_in(IGNORE, action):
        return ignore_refusal(s, first(IGNORE, action))
    if s.phase == Phase.MIMICRY and is_in(REDIRECT, action):
        return redirect_refusal(s, first(REDIRECT, action))
    if s.phase == Phase.ANGLERFISH and is_in(HIDE, action):
        return Reason.LEGAL
    if s.phase == Phase.ANGLERFISH and is_in(REVEAL, action):
        return reveal_refusal(s, first(REVEAL, action))
    if s.phase == Phase.RUNNING and is_in(RUN, action):
        return Reason.LEGAL
    if s.phase == Phase.VICTIM and is_in(LOSE, action):
        return victim_refusal(s, species_of(s, first(LOSE, action)), first(LOSE, action))
    if s.phase == Phase.SCAVENGER and is_in(SCAVENGE, action):
        return scavenge_refusal(s, species_of(s, first(SCAVENGE, action)), first(SCAVENGE, action))
    if s.phase == Phase.EXTINCTION and is_in(LOSE, action):
        return parasite_refusal(s, species_of(s, first(LOSE, action)), first(LOSE, action))
    return Reason.NOT_NOW


def chance_refusal(s: State, action: int) -> Reason:
    if s.phase == Phase.FACE and is_in(FACE, action):
        return face_refusal(s, first(FACE, action))
    if s.phase == Phase.LOOK and is_in(LOOK, action):
        return face_refusal(s, first(LOOK, action))
    if s.phase == Phase.FOOD and is_in(FOOD, action):
        return food_refusal(s, first(FOOD, action))
    if s.phase == Phase.PARASITES and is_in(PARASITES, action):
        return Reason.LEGAL
    if s.phase == Phase.SHELTERS and is_in(SHELTERS, action):
        return shelters_refusal(s, first(SHELTERS, action) + 1)
    if s.phase == Phase.FIRST_PLAYER and is_in(BEGIN, action):
        return begin_refusal(s, first(BEGIN, action))
    return Reason.NOT_NOW


def weights(s: State, out: Actions, n: int, weight: Weights) -> None:
    """Faces by what nobody has seen (M1), food by its dice; one die and the first player are even."""
    if s.phase == Phase.FACE:
        weigh_faces(s, FACE, out, n, weight)
    elif s.phase == Phase.LOOK:
        weigh_faces(s, LOOK, out, n, weight)
    elif s.phase == Phase.FOOD:
        weigh_food(s, n, weight)
    else:
        for i in range(n):
            weight[i] = 1


def apply(s: State, action: int) -> None:
    if action < FEED.start:
        apply_development(s, action)
    elif action < ATTACK.start:
        apply_feeding(s, action)
    elif action < PASS.start:
        apply_attack(s, action)
    elif is_in(PASS, action):
        if s.phase == Phase.DEVELOPMENT:
            pass_development(s)
        else:
            pass_feeding(s)
    else:
        apply_chance(s, action)


def apply_development(s: State, action: int) -> None:
    if is_in(FOUND, action):
        found(s)
    elif is_in(MUTATE, action):
        mutate(s, first(MUTATE, action))
    elif is_in(POPULATE, action):
        populate(s, first(POPULATE, action))
    elif is_in(DIVERGE, action):
        diverge(s, first(DIVERGE, action))
    elif is_in(KEEP, action):
        keep(s)
    else:
        remove(s)


def apply_feeding(s: State, action: int) -> None:
    if is_in(FEED, action):
        feed(s, species_of(s, first(FEED, action)), first(FEED, action))
    elif is_in(SHELTER, action):
        shelter(s, species_of(s, first(SHELTER, action)), first(SHELTER, action))
    elif is_in(INFEST, action):
        infest(s, species_of(s, first(INFEST, action)), first(INFEST, action))
    elif is_in(HUNT, action):
        hunt(s, species_of(s, first(HUNT, action)), first(HUNT, action))
    else:
        graze(s, first(GRAZE, action) + 1)


def apply_attack(s: State, action: int) -> None:
    if is_in(ATTACK, action):
        pursue(s, first(ATTACK, action))
    elif is_in(IGNORE, action):
        ignore(s, first(IGNORE, action))
    elif is_in(REDIRECT, action):
        redirect(s, first(REDIRECT, action))
    elif is_in(HIDE, action):
        flee(s)
    elif is_in(REVEAL, action):
        reveal(s, first(REVEAL, action))
    elif is_in(SCAVENGE, action):
        scavenge(s, species_of(s, first(SCAVENGE, action)), first(SCAVENGE, action))
    elif s.phase == Phase.VICTIM:
        devour(s, species_of(s, first(LOSE, action)), first(LOSE, action))
    else:
        succumb(s, species_of(s, first(LOSE, action)), first(LOSE, action))


def apply_chance(s: State, action: int) -> None:
    if is_in(FACE, action):
        turn_up(s, first(FACE, action))
    elif is_in(LOOK, action):
        look(s, first(LOOK, action))
    elif is_in(FOOD, action):
        roll_food(s, first(FOOD, action))
    elif is_in(PARASITES, action):
        roll_parasites(s, first(PARASITES, action) + 1)
    elif is_in(SHELTERS, action):
        roll_shelters(s, first(SHELTERS, action) + 1)
    elif is_in(RUN, action):
        run(s, first(RUN, action) + 1)
    else:
        begin(s, first(BEGIN, action))


def asked(s: State) -> bool:
    """M30: who may have an anglerfish is asked, even if he can only hide."""
    return s.phase == Phase.ANGLERFISH
