"""The position of Evo as plain data for people and pages."""

from __future__ import annotations

import msgspec

from galapagos.engine.contract import OVER

from .actions import Space
from .data import (
    BOARD_NAMES,
    CARD_KINDS,
    CARD_NAMES,
    CARD_WORDS,
    DINOSAURS,
    GENE_NAMES,
    GENES,
    IDEAL,
    METEOR,
    NOWHERE,
    SEAT_NAMES,
    SPACE_NAMES,
    SPACES,
    STARTS,
    TIMING_NAMES,
    ZONE_NAMES,
    place_of,
)
from .names import CARD_TEXTS, hand_size, held, is_known
from .rules.births import hatch_refusal
from .rules.evolution import discount
from .rules.movement import winning_roll
from .state import NO_TIMING, Phase, State, count_genes, ideal_zone, is_empty, timing_of, zone_of

PHASES = tuple(phase.name.lower().replace("_", " ") for phase in Phase)


class SpaceView(msgspec.Struct):
    """A space of the island, at doubled-width hex coordinates."""

    name: str
    x: int
    r: int
    zone: str
    owner: int | None
    star: bool
    climate: str                        # ideal, hot, cold or deadly
    nest: bool                          # whether the player in turn may place a baby here


class CardView(msgspec.Struct):
    word: str
    name: str
    text: str


class PlayView(msgspec.Struct):
    """A card on the table, or one that was there and counts in the hand again."""

    seat: int
    card: CardView
    withdrawn: bool


class PlayerView(msgspec.Struct):
    seat: int
    name: str
    points: int
    dinosaurs: int
    supply: int
    genes: dict[str, int]               # printed ones included
    discount: int
    cards: int                          # in the hand, those taken back included
    hand: list[CardView] | None         # None where it is hidden
    effects: list[CardView]


class RowView(msgspec.Struct):
    gene: str | None                    # None in an empty row
    bidder: int | None
    bid: int


class CombatView(msgspec.Struct):
    attacker: str                       # space
    defender: str
    wins_up_to: int                     # the highest roll with which the attacker wins


class EvoView(msgspec.Struct):
    round: int
    phase: str
    actor: int
    over: bool
    offer: str | None                   # the phase whose cards are offered
    board: str
    spaces: list[SpaceView]
    climates: list[str]                 # the ring, clockwise
    climate: int
    meteor: int
    meteor_track: list[int]             # the highest roll that strikes, space by space
    order: list[int]
    turn: int
    players: list[PlayerView]
    rows: list[RowView]
    table: list[PlayView]
    discard: dict[str, int]
    deck: int
    bag: dict[str, int]
    feet: int
    babies: int
    condemned: int
    combat: CombatView | None


def view(s: State, seat: int) -> EvoView:
    known_order = s.turn if s.phase == Phase.INITIATIVE else s.seats if s.phase > Phase.INITIATIVE or s.round > 1 else 0
    return EvoView(
        round=s.round, phase=PHASES[s.phase], actor=s.actor, over=s.actor == OVER,
        offer=TIMING_NAMES[timing_of(s)] if timing_of(s) != NO_TIMING and s.actor >= 0 else None,
        board=BOARD_NAMES[s.board], spaces=[space_view(s, space) for space in range(SPACES) if zone_of(s, space) != NOWHERE],
        climates=[ZONE_NAMES[zone] for zone in IDEAL], climate=s.climate, meteor=s.meteor, meteor_track=list(METEOR),
        order=list(s.order[:known_order]), turn=s.turn, players=[player(s, other, seat) for other in range(s.seats)],
        rows=[
            RowView(gene=GENE_NAMES[row.gene - 1] if row.gene else None, bidder=row.bidder - 1 if row.bidder else None, bid=row.bid)
            for row in s.rows[: s.seats]
        ],
        table=[PlayView(seat=play.seat, card=card(play.card), withdrawn=play.withdrawn != 0) for play in s.table[: s.plays]],
        discard={CARD_WORDS[event]: s.discard[event] for event in range(CARD_KINDS) if s.discard[event]},
        deck=s.deck_size, bag={name: s.bag[gene] for gene, name in enumerate(GENE_NAMES)},
        feet=s.feet, babies=s.babies, condemned=s.condemned, combat=combat(s),
    )


def climate_of(s: State, zone: int) -> str:
    """What the climate makes of a zone."""
    return {0: "ideal", 1: "cold", -1: "hot"}.get(zone - ideal_zone(s), "deadly")


def space_view(s: State, space: int) -> SpaceView:
    x, r = place_of(s.board, space)
    return SpaceView(
        name=SPACE_NAMES[space], x=x, r=r, zone=ZONE_NAMES[zone_of(s, space)], owner=None if is_empty(s, space) else s.owners[space] - 1,
        star=space in STARTS[s.board], climate=climate_of(s, zone_of(s, space)),
        nest=s.phase == Phase.BIRTHS and hatch_refusal(s, Space(space)) == 0,
    )


def card(event: int) -> CardView:
    return CardView(word=CARD_WORDS[event], name=CARD_NAMES[event], text=CARD_TEXTS[event])


def player(s: State, seat: int, reader: int) -> PlayerView:
    species = s.species[seat]
    return PlayerView(
        seat=seat, name=SEAT_NAMES[seat], points=species.points, dinosaurs=species.dinosaurs, supply=DINOSAURS - species.dinosaurs,
        genes={GENE_NAMES[gene]: count_genes(species, gene) for gene in range(GENES - 1)}, discount=discount(species),
        cards=hand_size(s, seat), hand=cards(held(s, seat)) if is_known(s, seat, reader) else None, effects=cards(species.effects),
    )


def cards(counts: list[int]) -> list[CardView]:
    return [card(event) for event in range(CARD_KINDS) for _ in range(counts[event])]


def combat(s: State) -> CombatView | None:
    if s.phase != Phase.COMBAT:
        return None
    wins = winning_roll(s, s.order[s.turn], s.owners[s.defender] - 1)
    return CombatView(attacker=SPACE_NAMES[s.attacker], defender=SPACE_NAMES[s.defender], wins_up_to=wins)
