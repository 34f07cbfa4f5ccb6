"""What a bot may know beyond the rules: who will survive this climate and the next ones, what genes earn, when a card helps."""

from __future__ import annotations

from galapagos.engine.game import Thinking

from .data import CLIMATE_STEPS, CLIMATES, DINOSAURS, GENES, IDEAL, TIMED, Card, Gene, Timing, Zone
from .rules.evolution import discount
from .rules.movement import winning_roll
from .rules.survival import count_opposing
from .state import Phase, State, count_genes, in_effect, is_of, seat_in_turn, zone_of

POINT = 100                 # all values are in hundredths of a point
FUTURE = 55                 # a dinosaur that is likely to survive the next round too
SPARE = 8                   # any dinosaur
CARD = 120                  # a card that may still be played
LAST_ROUNDS = 2             # in which cards are not worth keeping
EXPECTED_METEOR = 12        # where it strikes, more often than not

# What a gene earns in a round, up to how many; a third of that beyond.
EARNS = (12, 30, 24, 62, 34, 34, 45, 0)
ENOUGH = (2, 4, 3, 3, 3, 3, 3, 0)

THINKING = Thinking(temperature=150, doubt=300, depth=1, samples=0, exploration=700, iterations=400)


def value(s: State, seat: int) -> int:
    """Own prospects against those of the others, and what the cards on the table promise."""
    total = 0
    for other in range(s.seats):
        total += (s.seats - 1 if other == seat else -1) * worth(s, other)
    if s.phase == Phase.AUCTION:
        total += (s.seats - 1) * auction_worth(s, seat)
    for i in range(s.plays):
        if s.table[i].seat == seat and s.table[i].withdrawn == 0:
            total += card_gain(s, seat, s.table[i].card)
    return total


def pace(s: State) -> int:
    return s.round


def worth(s: State, seat: int) -> int:
    """Points, and until the end genes, cards and dinosaurs."""
    species = s.species[seat]
    total = POINT * species.points + species.dinosaurs
    if s.ending == 0:
        total += card_worth(s) * species.cards + dinosaurs_worth(s, seat)
        for gene in range(GENES):
            total += gene_worth(s, gene, species.genes[gene])
    return total


# --- Genes and cards


def rounds_left(s: State) -> int:
    """After this round, as far as one can tell."""
    ahead = 1 if s.phase < Phase.METEOR else 0
    return max(1, EXPECTED_METEOR - s.meteor - ahead)


def gene_worth(s: State, gene: int, count: int) -> int:
    full = min(count, ENOUGH[gene])
    return EARNS[gene] * (3 * full + count - full) // 3 * rounds_left(s)


def card_worth(s: State) -> int:
    return CARD if rounds_left(s) > LAST_ROUNDS else CARD // 4


def auction_worth(s: State, seat: int) -> int:
    """The gene on the row that the seat holds, less its price."""
    species = s.species[seat]
    for row in range(s.seats):
        if s.rows[row].bidder == seat + 1:
            price = POINT * max(0, s.rows[row].bid - discount(species))
            gene = s.rows[row].gene - 1
            if gene < 0:
                return -price
            if gene == Gene.CARD:
                return card_worth(s) - price
            return gene_worth(s, gene, species.genes[gene] + 1) - gene_worth(s, gene, species.genes[gene]) - price
    return 0


# --- Dinosaurs


def count_zones(s: State, seat: int) -> int:
    """How many dinosaurs stand in each zone, four bits for each."""
    zones, space = 0, 0
    left = s.species[seat].dinosaurs
    while left > 0:
        if is_of(s, space, seat):
            zones += in_zone(zone_of(s, space))
            left -= 1
        space += 1
    return zones


def in_zone(zone: int) -> int:
    return 1 << 4 * zone


def count_in(zones: int, zone: int) -> int:
    return zones >> 4 * zone & 15 if Zone.BEACH <= zone <= Zone.MOUNTAIN else 0


def fur(s: State, seat: int) -> int:
    species = s.species[seat]
    return max(0, count_genes(species, Gene.FUR) + 2 * in_effect(species, Card.NEOPRENE) - count_opposing(s, seat, Card.ICE_COLD))


def parasols(s: State, seat: int) -> int:
    species = s.species[seat]
    return max(0, count_genes(species, Gene.PARASOL) + 2 * in_effect(species, Card.SUNSCREEN) - count_opposing(s, seat, Card.SCORCHER))


def survivors(zones: int, climate: int, furs: int, shades: int) -> int:
    """How many of a species would live in a climate, with so much fur and so many parasols."""
    ideal = IDEAL[climate % CLIMATES]
    return count_in(zones, ideal) + min(count_in(zones, ideal + 1), furs) + min(count_in(zones, ideal - 1), shades)


def expected_survivors(zones: int, climate: int, furs: int, shades: int) -> int:
    """Six times those of the next climate: it goes on with 3 to 6, stays with 2, turns back with 1."""
    ahead = survivors(zones, climate + 1, furs, shades)
    return 4 * ahead + survivors(zones, climate, furs, shades) + survivors(zones, climate + CLIMATES - 1, furs, shades)


def zones_worth(s: State, seat: int, zones: int) -> int:
    """This round's points to come, and the next round's."""
    furs, shades = fur(s, seat), parasols(s, seat)
    expected = expected_survivors(zones, s.climate, furs, shades)
    if s.phase < Phase.CLIMATE or (s.phase == Phase.CLIMATE and s.actor < 0):
        return (POINT + FUTURE) * expected // 6
    now = POINT * survivors(zones, s.climate, furs, shades) if s.phase < Phase.METEOR else 0
    return now + FUTURE * expected // 6


def dinosaurs_worth(s: State, seat: int) -> int:
    """In combat, both outcomes by their chance."""
    zones = count_zones(s, seat)
    total = SPARE * s.species[seat].dinosaurs
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
    return total + (wins * zones_worth(s, seat, won) + (6 - wins) * zones_worth(s, seat, lost)) // 6


# --- Event cards


def card_gain(s: State, seat: int, card: int) -> int:
    """What a card on the table promises, by the measure of `value`."""
    own = s.seats - 1
    if TIMED[Timing.CLIMATE] <= card < TIMED[Timing.CLIMATE + 1]:
        return climate_gain(s, seat, CLIMATE_STEPS[card - TIMED[Timing.CLIMATE]])
    zones = count_zones(s, seat)
    ideal = IDEAL[s.climate]
    if card == Card.STAMPEDE:
        return own * 70 * min(2, s.species[seat].dinosaurs - survivors(zones, s.climate, fur(s, seat), parasols(s, seat)))
    if card == Card.DINO_DOWN:
        return 2 * own * POINT
    if card == Card.BARREN_SEASON:
        return barren_gain(s, seat)
    if card == Card.FAR_NEST:
        return own * 140 if 0 < s.species[seat].dinosaurs < 4 else 0
    if card == Card.BROOD:
        return own * 140 if s.species[seat].dinosaurs + count_genes(s.species[seat], Gene.EGG) < DINOSAURS else 0
    if card == Card.NEOPRENE:
        return own * 150 * max(0, min(2, count_in(zones, ideal + 1) - fur(s, seat)))
    if card == Card.SUNSCREEN:
        return own * 150 * max(0, min(2, count_in(zones, ideal - 1) - parasols(s, seat)))
    if card == Card.ICE_COLD or card == Card.SCORCHER:
        return storm_gain(s, seat, card)
    if card == Card.BARGAIN:
        return own * min(3, s.species[seat].points) * 60
    if card == Card.FOSSIL_RECORD:
        return own * 3 * POINT
    return own * CARD // 2


def climate_gain(s: State, seat: int, steps: int) -> int:
    """Six times the lead in survivors by the card, less six times the lead to be expected of the die."""
    gain = 0
    for other in range(s.seats):
        zones = count_zones(s, other)
        furs, shades = fur(s, other), parasols(s, other)
        change = 6 * survivors(zones, s.climate + CLIMATES + steps, furs, shades) - expected_survivors(zones, s.climate, furs, shades)
        gain += (s.seats - 1 if other == seat else -1) * change
    return gain * POINT // 8


def barren_gain(s: State, seat: int) -> int:
    gain = 0
    for other in range(s.seats):
        babies = min(count_genes(s.species[other], Gene.EGG), DINOSAURS - s.species[other].dinosaurs)
        gain -= (s.seats - 1 if other == seat else -1) * babies
    return gain * POINT


def storm_gain(s: State, seat: int, card: int) -> int:
    """Ice Cold, Scorcher: how many opponents have as many dinosaurs there as they can protect, or more."""
    gain = 0
    for other in range(s.seats):
        if other != seat:
            cold = card == Card.ICE_COLD
            exposed = count_in(count_zones(s, other), IDEAL[s.climate] + (1 if cold else -1))
            if 0 < (fur(s, other) if cold else parasols(s, other)) <= exposed:
                gain += 2 * POINT
    return gain
