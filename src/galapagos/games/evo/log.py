"""What happened in Evo, in sentences for a reader who knows what a hidden state shows."""

from __future__ import annotations

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.struct import copy

from .actions import (
    BID,
    BOARD,
    DEAL,
    GENE,
    HATCH,
    MOVE,
    PASS,
    PLAY,
    RANK,
    REMOVE,
    ROLL,
    START,
    STOP,
    TARGET,
    WITHDRAW,
    Space,
)
from .data import BOARD_NAMES, CARD_NAMES, CLIMATE_ROLLS, GENE_NAMES, SEAT_NAMES, SPACE_NAMES, SPACES
from .names import ZONE_PLURALS, gene_name, listed, name, place, with_article
from .rules.dinosaurs import put_dinosaur, take_dinosaur, walk
from .rules.movement import count_moves, decide_combat, winning_roll
from .rules.setup import put_on_starts
from .state import Ending, Extreme, Phase, State, ideal_zone, is_empty, is_of, neighbour


def narrate(before: State, action: int, after: State) -> list[str]:
    sentences = [act(before, action, after)]
    sentences += cards_in_effect(before, after)
    if before.phase == Phase.AUCTION != after.phase:
        sentences += payments(before, action, after)
    if after.climate != before.climate or (before.phase <= Phase.CLIMATE < after.phase):
        sentences.append(f"The climate is ideal on the {ZONE_PLURALS[ideal_zone(after)]}.")
    sentences += changes_on_island(before, action, after)
    if after.meteor > before.meteor:
        points = [f"{SEAT_NAMES[seat]} {after.species[seat].dinosaurs}" for seat in range(after.seats)]
        sentences.append(f"Survivors give points: {', '.join(points)}. The meteor comes to space {after.meteor}.")
    if after.round > before.round:
        sentences.append(f"Round {after.round} begins.")
    if before.phase <= Phase.INITIATIVE < after.phase:
        sentences.append(f"Turn order: {', '.join(SEAT_NAMES[seat] for seat in after.order[: after.seats])}.")
    if after.ending and not before.ending:
        sentences.append("The meteor strikes!")
    if after.actor == OVER:
        sentences.append(ending(after))
    return sentences


def act(s: State, action: int, after: State) -> str:
    """The action itself."""
    if s.actor == CHANCE:
        return outcome(s, action, after)
    who = name(s.actor)
    if is_in(PASS, action):
        return f"{who} passes."
    if is_in(STOP, action):
        return f"{who} stops moving." if count_moves(s) else f"{who} cannot move."
    if is_in(PLAY, action):
        return f"{who} plays {CARD_NAMES[first(PLAY, action)]}."
    if is_in(WITHDRAW, action):
        return f"{who} takes {CARD_NAMES[first(WITHDRAW, action)]} back."
    if is_in(TARGET, action):
        space = first(TARGET, action)
        return f"Dino Down: {SEAT_NAMES[s.actor]} removes {SEAT_NAMES[s.owners[space] - 1]}'s dinosaur on {SPACE_NAMES[space]}."
    if is_in(MOVE, action):
        space, to = first(MOVE, action), neighbour(s, first(MOVE, action), second(MOVE, action))
        if is_empty(s, to):
            return f"{who} moves from {SPACE_NAMES[space]} to {place(s, to)}."
        return f"{who} attacks {SEAT_NAMES[s.owners[to] - 1]} on {place(s, to)} from {SPACE_NAMES[space]}."
    if is_in(HATCH, action):
        return f"{who} has a baby on {place(s, first(HATCH, action))}."
    if is_in(REMOVE, action):
        return f"{who}'s dinosaur on {SPACE_NAMES[first(REMOVE, action)]} dies of {'cold' if s.extreme == Extreme.COLD else 'heat'}."
    row, amount = first(BID, action), second(BID, action)
    outbid = s.rows[row].bidder
    sentence = f"{who} bids {amount} on row {row + 1} ({gene_name(s.rows[row].gene)})"
    return f"{sentence} and outbids {SEAT_NAMES[outbid - 1]}." if outbid else f"{sentence}."


def outcome(s: State, action: int, after: State) -> str:
    """A roll or a draw. A card that the reader may not see stays a card."""
    if is_in(DEAL, action):
        seat = s.turn if s.phase == Phase.DEAL else s.order[s.turn]
        return f"{name(seat)} draws {CARD_NAMES[first(DEAL, action)] if any(after.species[seat].hand) else 'an event card'}."
    if is_in(BOARD, action):
        return f"The island is {BOARD_NAMES[first(BOARD, action)]}."
    if is_in(START, action):
        return f"{name(0)} starts on {SPACE_NAMES[first(START, action)]}, the others follow clockwise."
    if is_in(RANK, action):
        return f"{name(first(RANK, action))} draws place {s.turn + 1} in turn order."
    if is_in(GENE, action):
        return f"Row {s.turn + 1}: {GENE_NAMES[first(GENE, action)]}."
    face = first(ROLL, action) + 1
    if s.phase == Phase.CLIMATE:
        return f"The climate die shows {face}: {('one step back', 'no change', 'one step on')[CLIMATE_ROLLS[face - 1] + 1]}."
    if s.phase == Phase.METEOR:
        return f"The meteor die shows {face}."
    seat, other = s.order[s.turn], s.owners[s.defender] - 1
    if face <= winning_roll(s, seat, other):
        return f"{name(seat)} rolls {face} and wins: {SEAT_NAMES[other]}'s dinosaur on {SPACE_NAMES[s.defender]} is gone."
    return f"{name(seat)} rolls {face} and loses: the attacker from {SPACE_NAMES[s.attacker]} is gone."


def cards_in_effect(before: State, after: State) -> list[str]:
    """What became of the cards on the table when the offers ended."""
    if before.plays == 0 or after.plays > 0:
        return []
    sentences = []
    left = [after.discard[event] - before.discard[event] for event in range(len(CARD_NAMES))]
    for play in before.table[: before.plays]:
        if not play.withdrawn and left[play.card] > 0:
            left[play.card] -= 1
            sentences.append(f"{name(play.seat)}'s {CARD_NAMES[play.card]} takes effect.")
        elif not play.withdrawn:
            sentences.append(f"{name(play.seat)}'s {CARD_NAMES[play.card]} returns to the hand.")
    return sentences


def payments(before: State, action: int, after: State) -> list[str]:
    sentences = []
    for row in range(before.seats):
        gene, bidder = before.rows[row].gene, before.rows[row].bidder - 1
        if row == first(BID, action):
            bidder = before.actor
        paid = before.species[bidder].points - after.species[bidder].points
        sentences.append(f"{name(bidder)} pays {paid} for {with_article(gene)}.")
    return sentences


def after_the_act(before: State, action: int) -> State:
    """The island as the action itself left it, before anything followed from it."""
    s = copy(before)
    if is_in(MOVE, action):
        space, to = Space(first(MOVE, action)), neighbour(s, first(MOVE, action), second(MOVE, action))
        if is_empty(s, to):
            walk(s, space, to)
    elif is_in(HATCH, action):
        put_dinosaur(s, Space(first(HATCH, action)), s.actor)
    elif is_in(REMOVE, action):
        take_dinosaur(s, Space(first(REMOVE, action)))
    elif is_in(TARGET, action):
        take_dinosaur(s, Space(first(TARGET, action)))
    elif s.phase == Phase.COMBAT:
        decide_combat(s, first(ROLL, action), Space(s.attacker), Space(s.defender))
    elif is_in(START, action):
        put_on_starts(s, Space(first(START, action)))
    return s


def changes_on_island(before: State, action: int, after: State) -> list[str]:
    """Babies that had no choice of space, and who died without being asked about."""
    start = after_the_act(before, action)
    sentences = []
    for seat in range(after.seats):
        born = [SPACE_NAMES[space] for space in range(SPACES) if is_empty(start, space) and is_of(after, space, seat)]
        dead = [SPACE_NAMES[space] for space in range(SPACES) if is_of(start, space, seat) and is_empty(after, space)]
        if born:
            sentences.append(f"{name(seat)} has {'a baby' if len(born) == 1 else 'babies'} on {listed(born)}.")
        if dead:
            sentences.append(f"The climate kills {SEAT_NAMES[seat]}'s {'dinosaur' if len(dead) == 1 else 'dinosaurs'} on {listed(dead)}.")
    return sentences


def ending(s: State) -> str:
    if s.ending == 0:
        return ""
    how = "The meteor reached the end of its track" if s.ending == Ending.TRACK_END else "The meteor struck early"
    points = ", ".join(f"{SEAT_NAMES[seat]} {s.species[seat].points}" for seat in range(s.seats))
    return f"{how} in round {s.round}. Points: {points}. {winners(s)}"


def winners(s: State) -> str:
    """E19: most points, among equals most dinosaurs, else a shared win."""
    most = max(species.points for species in s.species[: s.seats])
    tied = [seat for seat in range(s.seats) if s.species[seat].points == most]
    survivors = max(s.species[seat].dinosaurs for seat in tied)
    best = [seat for seat in tied if s.species[seat].dinosaurs == survivors]
    names = listed([name(best[0]), *(SEAT_NAMES[seat] for seat in best[1:])])
    if len(best) == 1:
        return f"{names} wins." if len(tied) == 1 else f"{names} wins the tie with more dinosaurs: {_dinosaurs(s, tied)}."
    if len(best) == len(tied):
        return f"{names} share the win: nobody has more dinosaurs."
    return f"{names} share the win with more dinosaurs: {_dinosaurs(s, tied)}."


def _dinosaurs(s: State, seats: list[int]) -> str:
    return ", ".join(f"{SEAT_NAMES[seat]} {s.species[seat].dinosaurs}" for seat in seats)
