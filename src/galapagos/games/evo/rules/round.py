"""Play and Game End: phase after phase until the meteor strikes (E14, E19)."""

from __future__ import annotations

from galapagos.engine.contract import OVER
from galapagos.engine.struct import Numbers

from ..data import Timing
from ..state import NOBODY, Phase, State
from . import births, climate, events, evolution, initiative, meteor, movement, survival


def play_on(s: State) -> None:
    """Play: the phases in their order, until somebody has to decide or chance has."""
    while s.actor == NOBODY:
        enter_next(s)


def enter_next(s: State) -> None:
    """What follows the phase that is over; the actor stays NOBODY where the next one asks nothing."""
    leave(s)
    if s.phase == Phase.METEOR:
        s.phase = Phase.GENES if s.ending == 0 else Phase.GAME_END_EVENTS
    elif s.phase == Phase.START or s.phase == Phase.CARD_GENES:
        s.phase = Phase.INITIATIVE_EVENTS
        s.round += 1
    elif s.phase == Phase.GAME_END_EVENTS:
        s.actor = OVER
        return
    else:
        s.phase += 1
    enter(s)


def leave(s: State) -> None:
    """Cards work until their phase is over."""
    if s.phase == Phase.INITIATIVE:
        events.end_effects(s, Timing.INITIATIVE)
    elif s.phase == Phase.CLIMATE:
        events.end_effects(s, Timing.CLIMATE)
    elif s.phase == Phase.MOVEMENT:
        events.end_effects(s, Timing.MOVEMENT)
    elif s.phase == Phase.BIRTHS:
        events.end_effects(s, Timing.BIRTHS)
    elif s.phase == Phase.SURVIVAL:
        events.end_effects(s, Timing.SURVIVAL)
    elif s.phase == Phase.CARD_GENES:
        events.end_effects(s, Timing.EVOLUTION)
    elif s.phase == Phase.GAME_END_EVENTS:
        events.count_fossils(s)
        events.end_effects(s, Timing.GAME_END)


def enter(s: State) -> None:
    if s.phase == Phase.INITIATIVE:
        initiative.start_initiative(s)
    elif s.phase == Phase.CLIMATE:
        climate.start_climate(s)
    elif s.phase == Phase.DINO_DOWN:
        events.find_hunter(s)
    elif s.phase == Phase.MOVEMENT:
        movement.start_movement(s)
    elif s.phase == Phase.BIRTHS:
        births.start_births(s)
    elif s.phase == Phase.SURVIVAL:
        survival.start_survival(s)
    elif s.phase == Phase.METEOR:
        survival.count_survivors(s)
        meteor.advance_meteor(s)
    elif s.phase == Phase.GENES:
        evolution.start_genes(s)
    elif s.phase == Phase.AUCTION:
        evolution.start_auction(s)
    elif s.phase == Phase.CARD_GENES:
        evolution.start_card_genes(s)
    else:
        events.start_offers(s)


def score(s: State, out: Numbers) -> None:
    """E19: points, then dinosaurs on the board; equals share."""
    for seat in range(s.seats):
        out[seat] = s.species[seat].points * 16 + s.species[seat].dinosaurs
