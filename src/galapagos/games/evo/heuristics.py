"""What a bot may know beyond the rules: who will survive this climate and the next ones, what genes earn, when a card
helps."""

from __future__ import annotations

from enum import IntEnum

from galapagos.engine.game import Thinking

from .actions import MOVE, WITHDRAW, Space
from .data import (
    CLIMATE_STEPS,
    CLIMATES,
    DIE,
    DINOSAURS,
    GENES,
    IDEAL,
    IDEAL_AHEAD,
    IDEAL_BACK,
    TIMED,
    ZONE_COUNT,
    Card,
    Gene,
    Timing,
)
from .island import DIRECTIONS
from .rules.evolution import price
from .rules.movement import winning_roll
from .rules.survival import count_exposed, protection
from .state import Extreme, Phase, State, all_seats, count_genes, ideal_zone, neighbour, seat_in_turn, zone_of
from .weights import DOUBT, WEIGHTS


class Term(IntEnum):
    """What `value` counts, own against the others': the columns of WEIGHTS."""

    POINT = 0  # that a player has, or has to expect in this round
    FUTURE = 1  # a dinosaur that is likely to survive the next round too
    SPARE = 2  # any dinosaur
    CARD = 3  # that may still be played
    TAIL = 4  # what each gene earns in a round, in the order of `Gene`
    FOOT = 5
    HORN = 6
    EGG = 7
    FUR = 8
    PARASOL = 9
    MUTANT = 10
    COUNTER = 11  # for a card, which is none any more when it is won


POINT = 100  # what cards promise is in hundredths of a point
CARD = 120
LAST_ROUNDS = 2  # in which cards are not worth keeping
EXPECTED_METEOR = 12  # where it strikes, more often than not
ENOUGH = (2, 4, 3, 3, 3, 3, 3, 0)  # genes of a kind; beyond, one earns a third

THINKING = Thinking(temperature=150, doubt=DOUBT, depth=1, samples=0, exploration=700, iterations=1600)


def weigh(s: State, term: int) -> int:
    """By the round; from the last row on, weights stay as they are."""
    return WEIGHTS[min(s.round, len(WEIGHTS) - 1)][term]


def value(s: State, seat: int) -> int:
    """Own prospects against those of the others, and what the cards on the table promise."""
    total = sum(share(s, seat, other) * worth(s, other) for other in all_seats(s))
    if s.phase == Phase.AUCTION:
        total += (s.seats - 1) * auction_worth(s, seat)
    return total + sum(
        card_gain(s, seat, play.card) for play in s.table[: s.plays] if play.seat == seat and play.withdrawn == 0
    )


def pace(s: State) -> int:
    return s.round


def share(s: State, seat: int, other: int) -> int:
    """What the good of a player means to a seat: that of one's own weighs as much as that of all others."""
    return s.seats - 1 if other == seat else -1


def worth(s: State, seat: int) -> int:
    """Points, and until the end genes, cards and dinosaurs."""
    species = s.species[seat]
    total = weigh(s, Term.POINT) * species.points + species.dinosaurs
    if s.ending == 0:
        total += card_worth(s) * species.cards + dinosaurs_worth(s, seat)
        total += rounds_left(s) * sum(round_worth(s, gene, species.genes[gene]) for gene in range(GENES))
    return total


# --- Genes and cards


def rounds_left(s: State) -> int:
    """After this round, as far as one can tell."""
    ahead = 1 if s.phase < Phase.METEOR else 0
    return max(1, EXPECTED_METEOR - s.meteor - ahead)


def gene_worth(s: State, gene: int, count: int) -> int:
    return round_worth(s, gene, count) * rounds_left(s)


def round_worth(s: State, gene: int, count: int) -> int:
    """What genes of a kind earn in a round."""
    weight = weigh(s, Term.TAIL + gene)
    if count <= ENOUGH[gene]:
        return weight * count
    return weight * (2 * ENOUGH[gene] + count) // 3


def card_worth(s: State) -> int:
    return weigh(s, Term.CARD) if rounds_left(s) > LAST_ROUNDS else weigh(s, Term.CARD) // 4


def auction_worth(s: State, seat: int) -> int:
    """The gene on the row that the seat holds, less its price."""
    row = next((row for row in range(s.seats) if s.rows[row].bidder == seat + 1), s.seats)
    return (
        0
        if row == s.seats
        else prize_worth(s, seat, s.rows[row].gene - 1) - weigh(s, Term.POINT) * price(s.species[seat], s.rows[row].bid)
    )


def prize_worth(s: State, seat: int, gene: int) -> int:
    """Of one gene more; below 0 there is none."""
    if gene < 0 or gene == Gene.CARD:
        return card_worth(s) if gene == Gene.CARD else 0
    count = s.species[seat].genes[gene]
    return gene_worth(s, gene, count + 1) - gene_worth(s, gene, count)


# --- Dinosaurs


def count_zones(s: State, seat: int) -> int:
    """How many dinosaurs stand in each zone, four bits for each."""
    species = s.species[seat]
    return sum(species.zones[zone] * in_zone(zone) for zone in range(ZONE_COUNT))


def in_zone(zone: int) -> int:
    """There is room for nobody before the first zone, as there is behind the last: both are asked about."""
    return 1 << 4 * (zone + 1)


def count_in(zones: int, zone: int) -> int:
    return zones >> 4 * (zone + 1) & 15


def survivors(zones: int, ideal: int, furs: int, shades: int) -> int:
    """How many of a species would live in the climate of a zone, with so much fur and so many parasols."""
    return count_in(zones, ideal) + min(count_in(zones, ideal + 1), furs) + min(count_in(zones, ideal - 1), shades)


def expected_survivors(zones: int, climate: int, furs: int, shades: int) -> int:
    """Six times those of the next climate: it goes on with 3 to 6, stays with 2, turns back with 1."""
    ahead, back = (
        survivors(zones, IDEAL_AHEAD[climate], furs, shades),
        survivors(zones, IDEAL_BACK[climate], furs, shades),
    )
    return 4 * ahead + survivors(zones, IDEAL[climate], furs, shades) + back


def guard(s: State, seat: int, extreme: int) -> int:
    """The same as `protection`, and sooner known: cards change it only while dinosaurs die."""
    if s.phase == Phase.SURVIVAL:
        return protection(s, seat, extreme)
    return count_genes(s.species[seat], Gene.FUR if extreme == Extreme.COLD else Gene.PARASOL)


def zones_worth(s: State, seat: int, zones: int) -> int:
    """This round's points to come, and the next round's."""
    furs, shades = guard(s, seat, Extreme.COLD), guard(s, seat, Extreme.HEAT)
    expected = expected_survivors(zones, s.climate, furs, shades)
    if s.phase < Phase.CLIMATE or (s.phase == Phase.CLIMATE and s.actor < 0):
        return (weigh(s, Term.POINT) + weigh(s, Term.FUTURE)) * expected // DIE
    now = weigh(s, Term.POINT) * survivors(zones, ideal_zone(s), furs, shades) if s.phase < Phase.METEOR else 0
    return now + weigh(s, Term.FUTURE) * expected // DIE


def dinosaurs_worth(s: State, seat: int) -> int:
    """In combat, both outcomes by their chance."""
    zones = count_zones(s, seat)
    total = weigh(s, Term.SPARE) * s.species[seat].dinosaurs
    if s.phase != Phase.COMBAT:
        return total + zones_worth(s, seat, zones)
    attacker, defender = seat_in_turn(s), s.owners[s.defender] - 1
    won, lost = zones, zones
    if seat == attacker:
        lost -= in_zone(zone_of(s, s.attacker))
        won = lost + in_zone(zone_of(s, s.defender))
    elif seat == defender:
        won -= in_zone(zone_of(s, s.defender))
    wins = winning_roll(s, attacker, defender)
    return total + (wins * zones_worth(s, seat, won) + (DIE - wins) * zones_worth(s, seat, lost)) // DIE


# --- Event cards


def card_gain(s: State, seat: int, card: int) -> int:
    """What a card on the table promises, by the measure of `value`."""
    if TIMED[Timing.CLIMATE] <= card < TIMED[Timing.CLIMATE + 1]:
        return climate_gain(s, seat, CLIMATE_STEPS[card - TIMED[Timing.CLIMATE]])
    if card == Card.BARREN_SEASON:
        return -POINT * sum(share(s, seat, other) * count_babies(s, other) for other in all_seats(s))
    if card == Card.ICE_COLD or card == Card.SCORCHER:
        extreme = Extreme.COLD if card == Card.ICE_COLD else Extreme.HEAT
        return 2 * POINT * sum(other != seat and is_at_limit(s, other, extreme) for other in all_seats(s))
    return (s.seats - 1) * own_gain(s, seat, card)


def own_gain(s: State, seat: int, card: int) -> int:
    """Of a card that works for its player alone."""
    species, zones = s.species[seat], count_zones(s, seat)
    furs, shades = protection(s, seat, Extreme.COLD), protection(s, seat, Extreme.HEAT)
    if card == Card.STAMPEDE:
        return 70 * min(2, species.dinosaurs - survivors(zones, ideal_zone(s), furs, shades))
    if card == Card.DINO_DOWN:
        return 2 * POINT
    if card == Card.FAR_NEST:
        return 140 if 0 < species.dinosaurs < 4 else 0
    if card == Card.BROOD:
        return 140 if species.dinosaurs + count_genes(species, Gene.EGG) < DINOSAURS else 0
    if card == Card.NEOPRENE:
        return 150 * max(0, min(2, count_in(zones, ideal_zone(s) + 1) - furs))
    if card == Card.SUNSCREEN:
        return 150 * max(0, min(2, count_in(zones, ideal_zone(s) - 1) - shades))
    if card == Card.BARGAIN:
        return 60 * min(3, species.points)
    return 3 * POINT if card == Card.FOSSIL_RECORD else CARD // 2


def climate_gain(s: State, seat: int, steps: int) -> int:
    """Six times the lead in survivors by the card, less six times the lead to be expected of the die."""
    return (
        POINT
        * sum(
            share(s, seat, other) * climate_change(s, other, (s.climate + CLIMATES + steps) % CLIMATES)
            for other in all_seats(s)
        )
        // 8
    )


def climate_change(s: State, seat: int, climate: int) -> int:
    zones, furs, shades = count_zones(s, seat), protection(s, seat, Extreme.COLD), protection(s, seat, Extreme.HEAT)
    return DIE * survivors(zones, IDEAL[climate], furs, shades) - expected_survivors(zones, s.climate, furs, shades)


# --- the style of the weaker levels


def avoids(s: State, level: int, action: int) -> bool:
    """A level does not take back a card that it has played, and no dinosaur of its own walks to its death."""
    if WITHDRAW.start <= action < WITHDRAW.stop:
        return True
    return MOVE.start <= action < MOVE.stop and is_deadly_walk(s, action - MOVE.start)


def is_deadly_walk(s: State, walk: int) -> bool:
    """Whether a dinosaur that would survive this round would not survive it there."""
    zones, furs, shades = count_zones(s, s.actor), guard(s, s.actor, Extreme.COLD), guard(s, s.actor, Extreme.HEAT)
    space = Space(walk // DIRECTIONS)
    after = zones - in_zone(zone_of(s, space)) + in_zone(zone_of(s, neighbour(s, space, walk % DIRECTIONS)))
    return survivors(after, ideal_zone(s), furs, shades) < survivors(zones, ideal_zone(s), furs, shades)


def count_babies(s: State, seat: int) -> int:
    return min(count_genes(s.species[seat], Gene.EGG), DINOSAURS - s.species[seat].dinosaurs)


def is_at_limit(s: State, seat: int, extreme: int) -> bool:
    """Whether one fur or parasol less would cost a dinosaur."""
    return 0 < protection(s, seat, extreme) <= count_exposed(s, seat, extreme)
