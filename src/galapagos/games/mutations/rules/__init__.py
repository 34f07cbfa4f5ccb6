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
from .attack import hunt, ignore, list_ignorable, list_prey, pursue
from .audit import audit
from .climate import list_food, list_roll, roll_food, roll_parasites, roll_shelters, weigh_food
from .development import diverge, found, list_developments, mutate, pass_development, populate
from .extinction import list_burdened, succumb
from .feeding import feed, graze, infest, list_feeding, list_late_grazing, pass_feeding, shelter
from .kill import devour, list_scavengers, list_victims, scavenge
from .mutation import keep, list_deleterious, list_faces, look, remove, turn_up, weigh_faces
from .reaction import flee, list_anglerfish, list_redirections, redirect, reveal, run
from .refusals import answer_refusal, chance_refusal, development_refusal, feeding_refusal
from .secrets import guess, hide
from .setup import begin, list_beginners, setup
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
