"""Why an action is not open, question by question."""

from __future__ import annotations

from galapagos.engine.action import first, is_in

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
    LOOK,
    LOSE,
    MUTATE,
    PARASITES,
    PASS,
    POPULATE,
    REDIRECT,
    REVEAL,
    RUN,
    SCAVENGE,
    SHELTER,
    SHELTERS,
)
from ..reason import Reason
from ..state import Phase, State, species_of
from .attack import hunt_refusal, ignore_refusal, prey_refusal
from .climate import food_refusal, shelters_refusal
from .development import diverge_refusal, mutate_refusal, own_species_refusal, populate_refusal
from .extinction import parasite_refusal
from .feeding import feed_refusal, graze_refusal, infest_refusal, pass_refusal, shelter_refusal
from .kill import scavenge_refusal, victim_refusal
from .mutation import face_refusal
from .reaction import redirect_refusal, reveal_refusal
from .setup import begin_refusal


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
