"""The position of Evo as plain data for people and pages. What a card or a gene does is in the catalogue:
`card-<name>.text`, `gene-<name>.text`."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from galapagos.engine.game_modules import PieceIds
from galapagos.engine.language.contract import OVER

from . import data, island
from .rules.evolution import discount, least_bid, most_bid, price
from .rules.movement import attacking_horns, count_feet, defending_horns, winning_roll
from .rules.survival import count_exposed, protection
from .state import (
    NO_TIMING,
    PHASE_NAMES,
    Extreme,
    Phase,
    State,
    count_genes,
    ideal_zone,
    island_of,
    seat_in_turn,
    timing_of,
    zone_of,
)

IN_TURNS = (
    Phase.DINO_DOWN,
    Phase.MOVEMENT,
    Phase.COMBAT,
    Phase.BIRTHS,
    Phase.SURVIVAL,
    Phase.AUCTION,
    Phase.CARD_GENES,
)
SHEETS = tuple(  # what is printed: by island, all spaces that it has
    tuple(
        (
            space,
            island.SPACE_NAMES[space],
            *island.place_of(number, space),
            island.ZONES[number][space],
            space in island.STARTS[number],
        )
        for space in range(island.SPACES)
        if island.ZONES[number][space] != island.NOWHERE
    )
    for number in range(len(data.ISLANDS))
)


class SpaceView(msgspec.Struct):
    """A space of the island, at doubled-width hex coordinates."""

    name: str
    x: int
    r: int
    zone: str
    star: bool
    climate: str  # ideal, heat, cold or deadly
    owner: int | None
    dinosaur: int  # its id; 0 where none is
    newborn: bool  # whether it was born in this round
    nest: bool  # whether the player in turn may place a baby here


class DiceView(msgspec.Struct):
    """What chance has shown in this round, as far as it lies on the table."""

    climate: int | None  # the last faces; None where nothing was rolled
    combat: int | None
    meteor: int | None
    lots: list[int]  # players whose place in turn order was drawn


class CardView(msgspec.Struct, frozen=True):
    name: str  # its text is that of the message `card-…`
    timing: str  # the phase in which it may be played
    now: bool  # whether that is this phase's offers


class PlayView(msgspec.Struct):
    """A card on the table, or one that was there and counts in the hand again."""

    seat: int
    card: CardView
    withdrawn: bool


class ShelterView(msgspec.Struct):
    """How many dinosaurs stand in the cold or in the heat, how many of them are kept, and how many die if all stays as
    it is."""

    exposed: int
    kept: int
    lost: int


class PlayerView(msgspec.Struct):
    seat: int
    name: str
    points: int
    dinosaurs: int
    supply: int
    genes: dict[str, int]  # printed ones included
    feet: int  # these with the cards in effect
    attack: int  # horns
    defence: int
    cold: ShelterView
    heat: ShelterView
    deadly: int  # dinosaurs that die in this climate whatever shelters them
    discount: int
    most_bid: int
    cards: int  # in the hand, those taken back included
    hand: list[CardView] | None  # None where it is hidden
    effects: list[CardView]
    asked: bool  # whether cards are offered to this player
    said: str  # in this phase: nothing yet, "passed", "bid" or "acted"


class RowView(msgspec.Struct):
    name: str
    gene: str | None  # None in an empty row
    bidder: int | None
    bid: int
    price: int  # what the bidder would pay
    least_bid: int  # of the next one
    least_price: int  # what the one who is to bid would pay for that; outside the auction without a discount
    lost: bool  # whether the one who is to bid was just outbid here


class AttackView(msgspec.Struct):
    """An attack that is open to the player who moves, or the one that is fought."""

    attacker: str  # spaces
    defender: str
    owner: int
    attack: int  # horns
    defence: int
    wins_up_to: int  # the highest roll with which the attacker wins
    faces: int


class EvoView(msgspec.Struct):
    round: int
    last_round: int  # at the latest
    phase: str
    actor: int
    next: int | None  # who follows the player in turn
    over: bool
    offer: str | None  # the phase whose cards are offered
    passes: int  # in a row
    board: str
    spaces: list[SpaceView]
    climates: list[str]  # the ring, clockwise
    climate: int
    meteor: int
    meteor_track: list[int]  # the highest roll that strikes, space by space
    dice: DiceView
    order: list[int]
    turn: int
    players: list[PlayerView]
    rows: list[RowView]
    table: list[PlayView]
    discard: dict[str, int]
    deck: int
    bag: dict[str, int]
    feet: int  # left to the player who moves
    babies: int
    condemned: int
    extreme: str  # of which they die
    combat: AttackView | None
    attacks: list[AttackView]


CARD_VIEWS = tuple(
    tuple(CardView(card.word, data.TIMING_NAMES[card.timing], now) for card in data.CARDS) for now in (False, True)
)


def view(s: State, seat: int, ids: PieceIds) -> EvoView:
    owners = list(s.owners)
    offer = timing_of(s) if s.actor >= 0 else NO_TIMING
    shown = [CARD_VIEWS[card.timing == offer][number] for number, card in enumerate(data.CARDS)]
    order = s.order[
        : s.turn if s.phase == Phase.INITIATIVE else s.seats if s.phase > Phase.INITIATIVE or s.round > 1 else 0
    ]
    return EvoView(
        round=s.round,
        last_round=data.LAST_METEOR - data.METEOR_STARTS[s.seats],
        phase=PHASE_NAMES[s.phase],
        actor=s.actor,
        next=following(s),
        over=s.actor == OVER,
        offer=data.TIMING_NAMES[offer] if offer != NO_TIMING else None,
        passes=s.passes,
        board=data.BOARD_NAMES[s.board],
        spaces=spaces(s, owners, ids),
        climates=[data.ZONE_NAMES[zone] for zone in data.IDEAL],
        climate=s.climate,
        meteor=s.meteor,
        meteor_track=list(data.METEOR),
        dice=dice(s),
        order=order,
        turn=s.turn,
        players=[player(s, other, seat, owners, shown) for other in range(s.seats)],
        rows=[row_view(s, row) for row in range(s.seats)],
        table=[PlayView(play.seat, shown[play.card], play.withdrawn != 0) for play in s.table[: s.plays]],
        discard={name: n for name, n in zip(data.CARD_WORDS, s.discard, strict=True) if n},
        deck=s.deck_size,
        bag=dict(zip(data.GENE_NAMES, s.bag, strict=True)),
        feet=s.feet,
        babies=s.babies,
        condemned=s.condemned,
        extreme=data.EXTREME_NAMES[s.extreme],
        combat=attack(s, s.attacker, s.defender) if s.phase == Phase.COMBAT else None,
        attacks=attacks(s, owners),
    )


def dice(s: State) -> DiceView:
    climate, combat, meteor = (face or None for face in s.rolls)
    return DiceView(climate, combat, meteor, [seat for seat in range(s.seats) if s.drew >> seat & 1])


def pieces(s: State) -> dict[str, Iterable[int]]:
    return {"space": [space for space, owner in enumerate(s.owners) if owner]}


def following(s: State) -> int | None:
    """Among those who are offered cards, the next of them; else in turn order."""
    if s.actor >= 0 and timing_of(s) != NO_TIMING:
        later = [s.order[(s.turn + step) % s.seats] for step in range(1, s.seats)]
        return next((seat for seat in later if s.asked >> seat & 1), None)
    return s.order[s.turn + 1] if s.phase in IN_TURNS and s.turn + 1 < s.seats else None


def zone_climate(zone: int, ideal: int) -> str:
    """What the climate makes of a zone."""
    return ("heat", "ideal", "cold")[zone - ideal + 1] if abs(zone - ideal) < 2 else "deadly"


def spaces(s: State, owners: list[int], ids: PieceIds) -> list[SpaceView]:
    climates = [zone_climate(zone, ideal_zone(s)) for zone in range(len(data.ZONE_NAMES))]
    nests, newborn = list(s.nests), list(s.newborn)
    return [
        SpaceView(
            name,
            x,
            r,
            data.ZONE_NAMES[zone],
            star,
            climates[zone],
            owners[space] - 1 if owners[space] else None,
            ids.get("space", space) if owners[space] else 0,
            newborn[space] != 0,
            nests[space] != 0 and owners[space] == 0,
        )
        for space, name, x, r, zone, star in SHEETS[island_of(s)]
    ]


def player(s: State, seat: int, reader: int, owners: list[int], shown: list[CardView]) -> PlayerView:
    species = s.species[seat]
    hand = held(s, seat)
    return PlayerView(
        seat=seat,
        name=data.SEAT_NAMES[seat],
        points=species.points,
        dinosaurs=species.dinosaurs,
        supply=data.DINOSAURS - species.dinosaurs,
        genes={data.GENE_NAMES[gene]: count_genes(species, gene) for gene in range(data.GENES - 1)},
        feet=count_feet(species),
        attack=attacking_horns(species),
        defence=defending_horns(species),
        cold=shelter(s, seat, Extreme.COLD),
        heat=shelter(s, seat, Extreme.HEAT),
        deadly=sum(
            [owner == seat + 1 and abs(zone_of(s, space) - ideal_zone(s)) > 1 for space, owner in enumerate(owners)]
        ),
        discount=discount(species),
        most_bid=most_bid(s, seat),
        cards=hand_size(s, seat),
        hand=cards(hand, shown) if is_known(s, seat, reader) else None,
        effects=cards(species.effects, shown),
        asked=s.asked >> seat & 1 != 0,
        said=said(s, seat),
    )


def shelter(s: State, seat: int, extreme: Extreme) -> ShelterView:
    exposed, kept = count_exposed(s, seat, extreme), protection(s, seat, extreme)
    return ShelterView(exposed, kept, max(0, exposed - kept))


def said(s: State, seat: int) -> str:
    if timing_of(s) != NO_TIMING and s.asked >> seat & 1:
        asked = [
            other
            for other in (s.order[(s.turn - step) % s.seats] for step in range(1, s.seats + 1))
            if s.asked >> other & 1
        ]
        return (
            "passed"
            if seat in asked[: s.passes]
            else "acted"
            if any(play.seat == seat for play in s.table[: s.plays])
            else ""
        )
    if s.phase == Phase.AUCTION:
        return "bid" if any(row.bidder == seat + 1 for row in s.rows) else ""
    return "acted" if s.phase in IN_TURNS and seat in s.order[: s.turn] else ""


def cards(counts: list[int], shown: list[CardView]) -> list[CardView]:
    return [shown[card] for card, n in enumerate(counts) for _ in range(n)]


# --- hands


def held(s: State, seat: int) -> list[int]:
    """E4: how many of each card a player holds, as far as this state shows it; one that he took back lies among the
    played ones, too."""
    counts = list(s.species[seat].hand)
    for play in s.table[: s.plays]:
        if play.seat == seat and play.withdrawn:
            counts[play.card] += 1
    return counts


def hand_size(s: State, seat: int) -> int:
    """E6: how many cards a player holds, those that he took back included."""
    return s.species[seat].cards + sum([play.seat == seat and play.withdrawn for play in s.table[: s.plays]])


def is_known(s: State, seat: int, reader: int) -> bool:
    """E6: whether the reader of this state sees that hand; of the others' hands he sees an empty one only."""
    if s.species[seat].cards > 0:
        return any(s.species[seat].hand)
    return seat == reader or hand_size(s, seat) == 0


# --- auction and combat


def row_view(s: State, row: int) -> RowView:
    here, least = s.rows[row], least_bid(s, row)
    is_auction = s.phase == Phase.AUCTION
    return RowView(
        name=f"row{row + 1}",
        gene=data.GENE_NAMES[here.gene - 1] if here.gene else None,
        bidder=here.bidder - 1 if here.bidder else None,
        bid=here.bid,
        price=price(s.species[here.bidder - 1], here.bid) if here.bidder else 0,
        least_bid=least,
        least_price=price(s.species[s.actor], least) if is_auction else least,
        lost=is_auction and s.lost_row == row + 1,
    )


def attack(s: State, space: int, to: int) -> AttackView:
    seat, other = seat_in_turn(s), s.owners[to] - 1
    return AttackView(
        island.SPACE_NAMES[space],
        island.SPACE_NAMES[to],
        other,
        attacking_horns(s.species[seat]),
        defending_horns(s.species[other]),
        winning_roll(s, seat, other),
        data.DIE,
    )


def attacks(s: State, owners: list[int]) -> list[AttackView]:
    """E9: where horns allow it."""
    if s.phase != Phase.MOVEMENT:
        return []
    own, near = seat_in_turn(s) + 1, island.NEIGHBOURS[s.board]
    pairs = [
        (space, near[space][way])
        for space in range(island.SPACES)
        if owners[space] == own
        for way in range(island.DIRECTIONS)
    ]
    open_to = {other: winning_roll(s, own - 1, other) for other in range(s.seats)}
    return [
        attack(s, space, to)
        for space, to in pairs
        if to != island.NOWHERE and owners[to] not in (0, own) and open_to[owners[to] - 1]
    ]
