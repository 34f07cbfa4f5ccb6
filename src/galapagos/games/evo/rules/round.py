"""Play and Game End: what follows what, until the meteor strikes, and who has won (E14, E19)."""

from __future__ import annotations

from galapagos.engine.language.contract import OVER
from galapagos.engine.language.event import tell
from galapagos.engine.language.struct import Numbers

from ..data import ROLL_NAMES, START_HAND, Key, Timing
from ..events import ENDED, ROUND, SCORED
from ..state import Phase, State, all_seats, all_spaces
from .births import begin_births, breed
from .cards import begin_offers, count_fossils, end_effects, hunt, offer_cards
from .evolution import are_rows_filled, clear_rows, find_card_gene, pay_bids
from .initiative import begin_initiative, rank_species
from .movement import begin_movement, pass_turn
from .survival import begin_survival, count_survivors, winnow
from .tracks import advance_meteor, steer_climate, threatens


def go_on(s: State) -> None:
    """Setup, then round after round, up to the next question."""
    goes_on = True
    while goes_on:
        goes_on = play_phase(s)


def play_phase(s: State) -> bool:
    """The phases in the rulebook's order, each up to its next question. Returns whether the game goes on without
    one."""
    if s.phase <= Phase.START:
        return set_up(s)
    if s.phase <= Phase.INITIATIVE:
        return take_initiative(s)
    if s.phase <= Phase.CLIMATE:
        return change_climate(s)
    if s.phase <= Phase.COMBAT:
        return move_dinosaurs(s)
    if s.phase <= Phase.BIRTHS:
        return give_birth(s)
    if s.phase <= Phase.SURVIVAL:
        return survive(s)
    if s.phase <= Phase.METEOR:
        return dodge_meteor(s)
    if s.phase <= Phase.CARD_GENES:
        return evolve(s)
    return end_game(s)


def set_up(s: State) -> bool:
    """Setup: the island, three cards for each player, the start spaces."""
    if s.phase == Phase.START:
        begin_round(s)
        return True
    if s.phase == Phase.BOARD:
        s.phase = Phase.DEAL
    elif s.species[s.turn].cards == START_HAND:
        s.turn += 1
        if s.turn == s.seats:
            s.turn = 0
            s.phase = Phase.START
    return False


def begin_round(s: State) -> None:
    """What was rolled, drawn and born belongs to the round before."""
    s.round += 1
    tell(s, ROUND, s.round)
    s.drew = 0
    for roll in range(len(ROLL_NAMES)):
        s.rolls[roll] = 0
    for space in all_spaces(s):
        s.newborn[space] = 0
    begin_offers(s, Phase.INITIATIVE_EVENTS)


def take_initiative(s: State) -> bool:
    if s.phase == Phase.INITIATIVE_EVENTS and offer_cards(s):
        begin_initiative(s)
    if s.phase == Phase.INITIATIVE and rank_species(s):
        end_effects(s, Timing.INITIATIVE)
        begin_offers(s, Phase.CLIMATE_EVENTS)
        return True
    return False


def change_climate(s: State) -> bool:
    """Climate: a card works instead of the die."""
    if s.phase == Phase.CLIMATE_EVENTS:
        if not offer_cards(s):
            return False
        s.phase = Phase.CLIMATE
        if not steer_climate(s):
            return False
    end_effects(s, Timing.CLIMATE)
    begin_offers(s, Phase.MOVEMENT_EVENTS)
    return True


def move_dinosaurs(s: State) -> bool:
    """Movement and Combat: Dino Down, before anybody moves; then all in turn order."""
    if s.phase == Phase.MOVEMENT_EVENTS and offer_cards(s):
        s.phase = Phase.DINO_DOWN
    if s.phase == Phase.DINO_DOWN and hunt(s):
        begin_movement(s)
    if s.phase == Phase.MOVEMENT and pass_turn(s):
        end_effects(s, Timing.MOVEMENT)
        begin_offers(s, Phase.BIRTHS_EVENTS)
        return True
    return False


def give_birth(s: State) -> bool:
    if s.phase == Phase.BIRTHS_EVENTS and offer_cards(s):
        begin_births(s)
    if s.phase == Phase.BIRTHS and breed(s):
        end_effects(s, Timing.BIRTHS)
        begin_offers(s, Phase.SURVIVAL_EVENTS)
        return True
    return False


def survive(s: State) -> bool:
    """Survival and Mutation Points; E13: they come before the meteor, which advances now."""
    if s.phase == Phase.SURVIVAL_EVENTS and offer_cards(s):
        begin_survival(s)
    if s.phase == Phase.SURVIVAL and winnow(s):
        end_effects(s, Timing.SURVIVAL)
        count_survivors(s)
        advance_meteor(s)
        return not threatens(s)
    return False


def dodge_meteor(s: State) -> bool:
    """Meteor; E14: a strike ends the game before the auction."""
    if s.ending == 0:
        s.phase = Phase.GENES
    else:
        begin_offers(s, Phase.GAME_END_EVENTS)
    return True


def evolve(s: State) -> bool:
    """Evolution: genes, cards, bids, payment, card genes; then the next round."""
    if s.phase == Phase.GENES and are_rows_filled(s):
        s.turn = 0
        begin_offers(s, Phase.EVOLUTION_EVENTS)
    if s.phase == Phase.EVOLUTION_EVENTS and offer_cards(s):
        s.phase = Phase.AUCTION
    if s.phase == Phase.AUCTION and s.turn == s.seats:
        s.turn = 0
        pay_bids(s)
        s.phase = Phase.CARD_GENES
    if s.phase == Phase.CARD_GENES and not find_card_gene(s):
        clear_rows(s)
        end_effects(s, Timing.EVOLUTION)
        begin_round(s)
        return True
    return False


# --- Game End


def end_game(s: State) -> bool:
    """E5: game-end cards come before the points are compared."""
    if offer_cards(s):
        count_fossils(s)
        end_effects(s, Timing.GAME_END)
        s.actor = OVER
        tell(s, ENDED, s.ending, s.round)
        for seat in all_seats(s):
            for key in range(Key.DINOSAURS + 1):
                tell(s, SCORED, seat, key, score_part(s, seat, key))
    return False


def score_part(s: State, seat: int, key: int) -> int:
    """E19: points, then dinosaurs on the board."""
    return s.species[seat].points if key == Key.POINTS else s.species[seat].dinosaurs


def score(s: State, out: Numbers) -> None:
    """E19: equals share."""
    for seat in all_seats(s):
        out[seat] = score_part(s, seat, Key.POINTS) * 16 + score_part(s, seat, Key.DINOSAURS)
