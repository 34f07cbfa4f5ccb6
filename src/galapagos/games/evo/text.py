"""All prose of Evo; the log is in log.py."""

from __future__ import annotations

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.game import Sentence

from .actions import BID, BOARD, DEAL, GENE, HATCH, MOVE, PASS, PLAY, RANK, REMOVE, ROLL, START, STOP, TARGET, WITHDRAW
from .data import BOARD_NAMES, CARD_NAMES, DIRECTION_NAMES, GENE_NAMES, METEOR, SEAT_NAMES, SPACE_NAMES, TIMING_NAMES
from .log import ending, narrate
from .names import CARD_TEXTS, ZONE_PLURALS, count, gene_name, name, place
from .reason import Reason
from .rules.evolution import discount
from .rules.movement import winning_roll
from .rules.survival import extreme_zone
from .state import NO_TIMING, Extreme, Phase, State, is_empty, neighbour, timing_of

__all__ = ["REASONS", "ending", "label", "narrate", "prompt", "seat_name"]

REASONS: dict[int, Sentence] = {
    Reason.NOT_NOW: Sentence("Play", "That is not what is asked now."),
    Reason.OTHER_PHASE: Sentence("Play, E4", "That card belongs to another phase."),
    Reason.NOT_IN_HAND: Sentence("Play, E6", "You do not hold that card."),
    Reason.TAKEN_BACK: Sentence("Play, E4", "A card that you took back stays in your hand until these offers end."),
    Reason.NO_TARGET: Sentence("Dino Down", "No opponent has a dinosaur to spare: a player's last one is safe."),
    Reason.NOT_PENDING: Sentence("Play, E4", "You have no such card on the table to take back."),
    Reason.NO_SPACE: Sentence("Setup, E1", "This island has no such space."),
    Reason.NO_DINOSAUR: Sentence("Movement and Combat", "No dinosaur stands there."),
    Reason.NOT_YOURS: Sentence("Movement and Combat", "That dinosaur is not yours."),
    Reason.IS_YOURS: Sentence("Dino Down", "The target is a dinosaur of an opponent."),
    Reason.LAST_ONE: Sentence("Dino Down", "That is the last dinosaur of its species, and so it is safe."),
    Reason.OFF_THE_ISLAND: Sentence("Movement and Combat, E8", "There is only sea in that direction."),
    Reason.OWN_SPACE: Sentence("Movement and Combat, E8", "Your own dinosaur stands there, and it lets nobody in."),
    Reason.TOO_FEW_HORNS: Sentence("Movement and Combat, E9", "With two or more horns fewer than the defender you cannot attack."),
    Reason.OCCUPIED: Sentence("Births, E10", "A baby needs an empty space."),
    Reason.TOO_FAR: Sentence("Births, E10, E11", "A baby must be placed nearer to its parents, or to its siblings where there are no parents."),
    Reason.OTHER_ZONE: Sentence("Survival, E12", "That dinosaur does not stand in the zone that is looked at now."),
    Reason.NO_ROW: Sentence("Evolution, E15", "There are only as many rows as players."),
    Reason.LOST_ROW: Sentence("Evolution, E15", "You were just outbid there, and by this table's option you bid on another row now."),
    Reason.BID_TOO_LOW: Sentence("Evolution, E15", "A bid must be higher than the one on that row."),
    Reason.CANNOT_PAY: Sentence("Evolution, E16", "You could not pay that bid with the points that you hold."),
    Reason.NO_BOARD: Sentence("Setup, E1", "Four players have the island AD or BC."),
    Reason.NOT_IN_THE_DECK: Sentence("Setup, E21", "That card is not in the deck any more."),
    Reason.NOT_A_START: Sentence("Setup, E2", "That space has no star."),
    Reason.NOT_TIED: Sentence("Initiative, E3", "That species is not among those tied for the next place."),
    Reason.NOT_IN_THE_BAG: Sentence("Evolution, E15", "No such gene is left in the bag."),
    Reason.NOBODY_TO_LOSE: Sentence("Survival, E12", "No dinosaur stands there."),
    Reason.NOT_YOURS_TO_LOSE: Sentence("Survival, E12", "That dinosaur is not yours."),
    Reason.NOBODY_TO_TARGET: Sentence("Dino Down", "No dinosaur stands there."),
    Reason.NO_SUCH_CARD_LEFT: Sentence("Evolution, E17", "That card is not in the deck any more."),
}


def seat_name(s: State, seat: int) -> str:
    return SEAT_NAMES[seat]


# --- What is asked


def prompt(s: State) -> str:
    if s.actor == OVER:
        return ending(s)
    if s.actor == CHANCE:
        return chance_prompt(s)
    who = name(s.actor)
    if timing_of(s) != NO_TIMING:
        return f"{who}, play an event card for {TIMING_NAMES[timing_of(s)]}, or pass."
    if s.phase == Phase.DINO_DOWN:
        return f"{who}, choose the dinosaur that Dino Down removes."
    if s.phase == Phase.MOVEMENT:
        return f"{who}, move a dinosaur or stop ({count(s.feet, 'foot', 'feet')} left)."
    if s.phase == Phase.BIRTHS:
        return f"{who}, place a baby ({s.babies} to go)."
    if s.phase == Phase.SURVIVAL:
        return f"{who}, choose who dies {'of cold' if s.extreme == Extreme.COLD else 'of heat'} on the {ZONE_PLURALS[extreme_zone(s, s.extreme)]} ({s.condemned} to go)."
    paid = discount(s.species[s.actor])
    return f"{who}, bid on a row ({s.species[s.actor].points} points" + (f", {paid} off the price)." if paid else ").")


def chance_prompt(s: State) -> str:
    who = name(s.order[s.turn])
    if s.phase == Phase.COMBAT:
        seat, other = s.order[s.turn], s.owners[s.defender] - 1
        highest = winning_roll(s, seat, other)
        return f"{who} attacks {SEAT_NAMES[other]} on {SPACE_NAMES[s.defender]} and wins with {'a 1' if highest == 1 else f'1 to {highest}'}."
    return {
        Phase.BOARD: "Draw the island.",
        Phase.DEAL: f"Deal an event card to {SEAT_NAMES[s.turn]}.",
        Phase.START: f"Draw the start space of {SEAT_NAMES[0]}.",
        Phase.INITIATIVE: f"Draw who is number {s.turn + 1} in turn order.",
        Phase.CLIMATE: "Roll for the climate.",
        Phase.METEOR: f"Roll for the meteor: it strikes with 1 to {METEOR[s.meteor]}.",
        Phase.GENES: f"Draw the gene of row {s.turn + 1}.",
        Phase.CARD_GENES: f"{who} draws an event card.",
    }[Phase(s.phase)]


def label(s: State, action: int) -> str:
    if is_in(PASS, action):
        return "Pass"
    if is_in(STOP, action):
        return "Stop moving"
    if is_in(PLAY, action):
        event = first(PLAY, action)
        return f"Play {CARD_NAMES[event]}: {CARD_TEXTS[event][0].lower()}{CARD_TEXTS[event][1:-1]}"
    if is_in(WITHDRAW, action):
        return f"Take {CARD_NAMES[first(WITHDRAW, action)]} back"
    if is_in(TARGET, action):
        space = first(TARGET, action)
        return f"Remove {SEAT_NAMES[s.owners[space] - 1]}'s dinosaur on {SPACE_NAMES[space]}"
    if is_in(MOVE, action):
        return move_label(s, first(MOVE, action), second(MOVE, action))
    if is_in(HATCH, action):
        return f"Place a baby on {place(s, first(HATCH, action))}"
    if is_in(REMOVE, action):
        return f"Give up the dinosaur on {SPACE_NAMES[first(REMOVE, action)]}"
    if is_in(BID, action):
        row, amount = first(BID, action), second(BID, action)
        price = max(0, amount - discount(s.species[s.actor])) if s.actor >= 0 else amount
        return f"Bid {amount} on row {row + 1} ({gene_name(s.rows[row].gene)})" + (f", pay {price}" if price != amount else "")
    return chance_label(action)


def move_label(s: State, space: int, direction: int) -> str:
    to = neighbour(s, space, direction)
    if is_empty(s, to):
        return f"Move {SPACE_NAMES[space]} {DIRECTION_NAMES[direction]} to {place(s, to)}"
    other = s.owners[to] - 1
    return f"Attack {SEAT_NAMES[other]} on {place(s, to)} from {SPACE_NAMES[space]}: {winning_roll(s, s.actor, other)} in 6"


def chance_label(action: int) -> str:
    if is_in(BOARD, action):
        return f"Island {BOARD_NAMES[first(BOARD, action)]}"
    if is_in(DEAL, action):
        return CARD_NAMES[first(DEAL, action)]
    if is_in(START, action):
        return SPACE_NAMES[first(START, action)]
    if is_in(RANK, action):
        return name(first(RANK, action))
    if is_in(GENE, action):
        return GENE_NAMES[first(GENE, action)]
    return str(first(ROLL, action) + 1)
