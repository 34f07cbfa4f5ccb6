"""All prose of Evo."""

from __future__ import annotations

from collections.abc import Iterable

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.game import Sentence
from galapagos.engine.struct import copy

from .actions import (
    ACTIONS,
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
)
from .data import (
    BOARD_NAMES,
    CLIMATE_ROLLS,
    DIRECTION_NAMES,
    EVENT_NAMES,
    GENE_NAMES,
    METEOR,
    SEAT_NAMES,
    SPACE_NAMES,
    SPACES,
    TIMING_NAMES,
    ZONE_NAMES,
    Gene,
)
from .reason import Reason
from .rules.evolution import discount
from .rules.movement import decide_combat, list_moves, walk, winning_roll
from .rules.setup import put_on_starts
from .rules.survival import extreme_zone
from .state import (
    NO_TIMING,
    Ending,
    Extreme,
    Phase,
    State,
    ideal_zone,
    is_empty,
    is_of,
    neighbour,
    put_dinosaur,
    take_dinosaur,
    timing_of,
    zone_of,
)

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
}

# What each event card does, for a closer look.
EVENT_TEXTS = (
    "You act first this round.",
    "Instead of the roll, the climate goes one step back.",
    "Instead of the roll, the climate stays.",
    "Instead of the roll, the climate goes one step on.",
    "Instead of the roll, the climate goes two steps on.",
    "Your dinosaurs defend with two horns more this round.",
    "Your dinosaurs attack with two horns more this round.",
    "You have two feet more this round.",
    "Remove an opposing dinosaur, but not a player's last one.",
    "Nobody gives birth this round.",
    "Your babies may be placed up to three steps from an adult this round.",
    "You have an egg more this round.",
    "Every opponent has a fur less this round.",
    "Every opponent has a parasol less this round.",
    "You have two fur more this round.",
    "You have two parasols more this round.",
    "You pay up to three points less in this auction.",
    "Three points at the end of the game.",
)
ZONE_PLURALS = ("beaches", "plains", "hills", "mountains")
assert len(EVENT_TEXTS) == len(EVENT_NAMES)


def seat_name(s: State, seat: int) -> str:
    return SEAT_NAMES[seat]


def name(seat: int) -> str:
    return SEAT_NAMES[seat].capitalize()


def count(n: int, one: str, many: str = "") -> str:
    return f"{n} {one if n == 1 else many or one + 's'}"


def listed(words: Iterable[str]) -> str:
    """`a1, a2 and b3`."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def gene_name(row_gene: int) -> str:
    """Of a row of the bidding table."""
    return GENE_NAMES[row_gene - 1] if row_gene else "nothing"


def is_known(s: State, seat: int) -> bool:
    """Whether the reader of this state sees that hand."""
    return s.species[seat].cards == 0 or any(s.species[seat].hand)


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
        return f"{who}, choose who dies {'of cold' if s.extreme == Extreme.COLD else 'of heat'} on the {ZONE_PLURALS[extreme_zone(s)]} ({s.condemned} to go)."
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
        return f"Play {EVENT_NAMES[event]}: {EVENT_TEXTS[event][0].lower()}{EVENT_TEXTS[event][1:-1]}"
    if is_in(WITHDRAW, action):
        return f"Take {EVENT_NAMES[first(WITHDRAW, action)]} back"
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


def place(s: State, space: int) -> str:
    return f"{SPACE_NAMES[space]} ({ZONE_NAMES[zone_of(s, space)]})"


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
        return EVENT_NAMES[first(DEAL, action)]
    if is_in(START, action):
        return SPACE_NAMES[first(START, action)]
    if is_in(RANK, action):
        return name(first(RANK, action))
    if is_in(GENE, action):
        return GENE_NAMES[first(GENE, action)]
    return str(first(ROLL, action) + 1)


# --- What happened


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
        return f"{who} stops moving." if list_moves(s, [0] * ACTIONS.size) > 1 else f"{who} cannot move."
    if is_in(PLAY, action):
        return f"{who} plays {EVENT_NAMES[first(PLAY, action)]}."
    if is_in(WITHDRAW, action):
        return f"{who} takes {EVENT_NAMES[first(WITHDRAW, action)]} back."
    if is_in(TARGET, action):
        space = first(TARGET, action)
        return f"Dino Down: {who} removes {SEAT_NAMES[s.owners[space] - 1]}'s dinosaur on {SPACE_NAMES[space]}."
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
        return f"{name(seat)} draws {EVENT_NAMES[first(DEAL, action)] if is_known(after, seat) else 'an event card'}."
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
    left = [after.discard[event] - before.discard[event] for event in range(len(EVENT_NAMES))]
    for card in before.table[: before.plays]:
        if not card.withdrawn and left[card.event] > 0:
            left[card.event] -= 1
            sentences.append(f"{name(card.seat)}'s {EVENT_NAMES[card.event]} takes effect.")
        elif not card.withdrawn:
            sentences.append(f"{name(card.seat)}'s {EVENT_NAMES[card.event]} returns to the hand.")
    return sentences


def payments(before: State, action: int, after: State) -> list[str]:
    sentences = []
    for row in range(before.seats):
        gene, bidder = before.rows[row].gene, before.rows[row].bidder - 1
        if row == first(BID, action):
            bidder = before.actor
        paid = before.species[bidder].points - after.species[bidder].points
        won = "a card" if gene == Gene.CARD + 1 else gene_name(gene)
        sentences.append(f"{name(bidder)} pays {paid} for {won}.")
    return sentences


def after_the_act(before: State, action: int) -> State:
    """The island as the action itself left it, before anything followed from it."""
    s = copy(before)
    if is_in(MOVE, action):
        space, to = first(MOVE, action), neighbour(s, first(MOVE, action), second(MOVE, action))
        if is_empty(s, to):
            walk(s, space, to)
    elif is_in(HATCH, action):
        put_dinosaur(s, first(HATCH, action), s.actor)
    elif is_in(REMOVE, action):
        take_dinosaur(s, first(REMOVE, action))
    elif is_in(TARGET, action):
        take_dinosaur(s, first(TARGET, action))
    elif s.phase == Phase.COMBAT:
        decide_combat(s, first(ROLL, action))
    elif is_in(START, action):
        put_on_starts(s, first(START, action))
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
    return f"{how} in round {s.round}. Points: {points}."


