"""What a position of Evo speaks of, and what no game can come to, each refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from galapagos.engine.errors import Refused
from galapagos.engine.language.contract import OVER
from galapagos.engine.notation.clause import Item, Never, table
from galapagos.engine.words.message import either

from . import data, island
from .actions import Space
from .rules.audit import has_island, has_struck, keeps_time
from .rules.births import count_eggs, is_barren
from .rules.cards import has_target
from .rules.evolution import most_bid, seat_to_bid
from .rules.movement import count_feet, horns_more
from .rules.survival import count_condemned, is_deadly
from .state import (
    NO_TIMING,
    PHASE_NAMES,
    TIMINGS,
    BoardChoice,
    Ending,
    Phase,
    State,
    is_empty,
    is_of,
    may_cards_be_played,
    neighbour,
    put_dinosaur,
    seat_in_turn,
    timing_of,
    zone_of,
)

ROLLED = {"board": "board-draw", "climate": "climate-roll", "meteor": "meteor-roll"}  # the bare words are tracks
PHASES = tuple(ROLLED.get(name, name) for name in PHASE_NAMES)
SETTING_UP = (Phase.BOARD, Phase.DEAL, Phase.START)
EFFECTIVE = (  # phases in which cards work that were played before
    Phase.INITIATIVE,
    Phase.DINO_DOWN,
    Phase.MOVEMENT,
    Phase.COMBAT,
    Phase.BIRTHS,
    Phase.SURVIVAL,
    Phase.AUCTION,
    Phase.CARD_GENES,
)
BEFORE_ROLLS = (Phase.CLIMATE, Phase.DINO_DOWN, Phase.METEOR)  # the last phases without the die of this round, by Roll


# --- species and the moment, as they are written


def seated(s: State, seat: int) -> int:
    if seat >= s.seats:
        raise Refused("seat-not-played", player=data.SEAT_NAMES[seat], number=s.seats)
    return seat


class SpeciesItem(Item):
    """A species: its dinosaurs are on the island, and its hand may be hidden."""

    @property
    def at(self) -> list[int]:
        return [space for space in range(island.SPACES) if self.s.owners[space] == self.number + 1]

    @at.setter
    def at(self, spaces: list[int]) -> None:
        for space in spaces:
            if zone_of(self.s, space) == island.NOWHERE:
                raise Refused(
                    "evo/space-unknown", space=island.SPACE_NAMES[space], board=data.BOARD_NAMES[self.s.board]
                )
            if self.s.owners[space]:
                raise Refused("evo/space-taken", space=island.SPACE_NAMES[space])
            if self.dinosaurs == data.DINOSAURS:
                raise Refused(
                    "evo/dinosaurs-too-many", player=data.SEAT_NAMES[self.number].capitalize(), most=data.DINOSAURS
                )
            put_dinosaur(self.s, Space(space), self.number)

    @property
    def hand(self) -> int | list[int]:
        return self.struct.hand if any(self.struct.hand) or self.cards == 0 else int(self.cards)

    @hand.setter
    def hand(self, hand: int | list[int]) -> None:
        for card, n in enumerate(hand if isinstance(hand, list) else []):
            self.struct.hand[card] = n
        self.cards = hand if isinstance(hand, int) else sum(hand)


class Moment(Item):
    """What the game is in the middle of."""

    def __init__(self, s: State, words: list[str] | None = None) -> None:
        super().__init__(s, 0, s)

    @property
    def placed(self) -> list[int]:
        return list(self.order)[: self.turn if self.phase == Phase.INITIATIVE else self.seats]

    @placed.setter
    def placed(self, order: list[int]) -> None:
        """During initiative, those who have their place."""
        if len({seated(self.s, seat) for seat in order}) != len(order) or (
            len(order) != self.seats and self.phase != Phase.INITIATIVE
        ):
            raise Refused("evo/order-wrong", number=self.seats)
        self.turn = len(order) if self.phase == Phase.INITIATIVE else 0
        for turn in range(self.seats):
            self.s.order[turn] = order[turn] if turn < len(order) else 0

    @property
    def who(self) -> int:
        return seat_in_turn(self.s)

    @who.setter
    def who(self, seat: int) -> None:
        if timing_of(self.s) != NO_TIMING and not holds_cards(self.s, seated(self.s, seat)):
            raise Refused("evo/asked-without-card")
        self.turn = list(self.order[: self.seats]).index(seated(self.s, seat))

    @property
    def direction(self) -> int:
        return next(way for way in range(island.DIRECTIONS) if neighbour(self.s, self.attacker, way) == self.defender)

    @direction.setter
    def direction(self, way: int) -> None:
        self.defender = neighbour(self.s, self.attacker, way)

    @property
    def plays_in_order(self) -> list[tuple[int, int, int]]:
        return [(play.seat, play.card, play.withdrawn) for play in self.table[: self.plays]]

    @plays_in_order.setter
    def plays_in_order(self, plays: list[tuple[int, int, int]]) -> None:
        for play, (seat, card, withdrawn) in zip(self.table, plays, strict=False):
            play.seat, play.card, play.withdrawn = seated(self.s, seat), card, withdrawn
        self.plays = len(plays)


def holds_cards(s: State, seat: int) -> bool:
    return s.species[seat].cards > 0 or any(play.seat == seat for play in s.table[: s.plays])


# --- of what something is never so


def each_seat(s: State) -> Iterable[tuple[str, int]]:
    return ((data.SEAT_NAMES[seat], seat) for seat in range(s.seats))


def each_effect(s: State) -> Iterable[tuple[str, int]]:
    return (
        (name, card) for name, seat in each_seat(s) for card in range(data.CARD_KINDS) if s.species[seat].effects[card]
    )


def each_newborn(s: State) -> Iterable[tuple[str, int]]:
    return ((island.SPACE_NAMES[space], space) for space in range(island.SPACES) if s.newborn[space])


def each_roll(s: State) -> Iterable[tuple[str, int]]:
    return ((name, roll) for roll, name in enumerate(data.ROLL_NAMES) if s.rolls[roll])


def while_(*phases: Phase) -> Callable[[State], Iterable[tuple[str, int]]]:
    """Who is in turn in some phases."""
    return lambda s: ((data.SEAT_NAMES[seat_in_turn(s)], seat_in_turn(s)),) if s.phase in phases else ()


def offers(s: State) -> Iterable[tuple[str, int]]:
    return (("", timing_of(s)),) if timing_of(s) != NO_TIMING and s.actor != OVER else ()


def bidder(s: State) -> Iterable[tuple[str, int]]:
    return ((data.SEAT_NAMES[seat_to_bid(s)], seat_to_bid(s)),) if s.phase == Phase.AUCTION else ()


# --- the course of a game


def wrong_time(s: State) -> Refused:
    start = data.METEOR_STARTS[s.seats]
    if s.phase in SETTING_UP:
        return Refused("evo/before-first-round", number=s.seats, count=start)
    if s.meteor == data.LAST_METEOR and s.ending == 0:
        return Refused("evo/meteor-on-last-space", number=data.LAST_METEOR)
    return Refused("evo/meteor-wrong-time", number=s.seats, count=start, most=s.meteor, least=s.round)


def wrong_ending(s: State) -> Refused:
    if s.ending == Ending.TRACK_END:
        return Refused("evo/track-ends-elsewhere", most=data.LAST_METEOR, number=s.meteor)
    return Refused("evo/meteor-does-not-strike", number=s.meteor)


def is_at_work(s: State, card: int) -> bool:
    """Whether a card may be in effect now: in its phase, and Dino Down before anybody moves."""
    return (
        s.phase in EFFECTIVE
        and data.CARDS[card].timing == max(TIMINGS[: s.phase])
        and (card != data.Card.DINO_DOWN or s.phase == Phase.DINO_DOWN)
    )


def is_hunting(s: State, seat: int) -> bool:
    plays = [play.seat for play in s.table[: s.plays] if play.card == data.Card.DINO_DOWN]
    return seat in plays or s.species[seat].effects[data.Card.DINO_DOWN] > 0


def deals_in_turn(s: State) -> bool:
    """E21: three cards to each player, one player after the other."""
    cards = [species.cards for species in s.species[: s.seats]]
    return cards[s.turn] < data.START_HAND and cards == [data.START_HAND] * s.turn + [cards[s.turn]] + [0] * (
        s.seats - s.turn - 1
    )


def placed(s: State) -> list[int]:
    """E3: those who have their place in the turn order of this round."""
    return [] if s.phase < Phase.INITIATIVE else s.order[: s.turn if s.phase == Phase.INITIATIVE else s.seats]


# --- what the player in turn is in the middle of


def newborns(s: State, seat: int) -> list[int]:
    return [space for _, space in each_newborn(s) if is_of(s, space, seat)]


def is_cuckoo(s: State, seat: int) -> bool:
    """E10, E11: whether a baby is away from the adults, or without adults from its siblings."""
    babies = newborns(s, seat)
    return (not s.homeless or len(babies) > 1) and not all(s.nests[space] for space in babies)


def is_settled(s: State) -> bool:
    """E12: in turn order, cold before heat; who was looked at before has lost what he must."""
    before = [
        (turn, extreme) for turn in range(s.turn + 1) for extreme in range(2) if (turn, extreme) < (s.turn, s.extreme)
    ]
    return not any(count_condemned(s, s.order[turn], extreme) for turn, extreme in before)


def are_bids(s: State) -> bool:
    """E15: as many as have had a turn hold a row each, but for one, who is to bid."""
    bidders = [row.bidder - 1 for row in s.rows if row.bidder]
    return (
        s.turn < s.seats
        and len(set(bidders)) == s.turn
        and len([seat for seat in s.order[: s.turn + 1] if seat not in bidders]) == 1
    )


def lost_rows(s: State, seat: int) -> list[int]:
    """E15: where the one who is to bid can just have been outbid. The last to have a turn was never alone on a row: his
    bid was above another."""
    least = 2 if seat == seat_in_turn(s) else 1
    return [row for row in range(s.seats) if s.rows[row].bidder and s.rows[row].bid >= least]


NEVER = (
    Never(
        table,
        lambda s, _, __: (
            not has_island(s)
            and Refused(
                "evo/island-not-by-option" if s.options.board else "evo/island-not-for-players",
                number=s.seats,
                board=data.BOARD_NAMES[s.board],
            )
        ),
    ),
    Never(
        while_(Phase.BOARD),
        lambda s, _, __: (s.seats != 4 or s.options.board != BoardChoice.AUTO) and Refused("evo/island-not-drawn"),
    ),
    Never(table, lambda s, _, __: s.ending and s.phase != Phase.GAME_END_EVENTS and Refused("evo/ending-phase-wrong")),
    Never(table, lambda s, _, __: s.ending and not has_struck(s) and wrong_ending(s)),
    Never(table, lambda s, _, __: not keeps_time(s) and wrong_time(s)),
    Never(
        each_roll, lambda s, name, roll: s.phase <= BEFORE_ROLLS[roll] and Refused("evo/die-not-rolled-yet", die=name)
    ),
    Never(
        table,
        lambda s, _, __: (
            any(s.drew >> seat & 1 and seat not in placed(s) for seat in range(data.SEATS))
            and Refused("evo/drawn-without-place")
        ),
    ),
    Never(each_seat, lambda s, _, seat: s.species[seat].genes[data.Gene.CARD] and Refused("evo/card-gene-kept")),
    Never(
        table,
        lambda s, _, __: (
            any(data.CARDS[play.card].timing != timing_of(s) for play in s.table[: s.plays])
            and Refused("evo/table-card-wrong-phase")
        ),
    ),
    Never(offers, lambda s, _, __: s.round < data.FIRST_CARD_ROUND and Refused("evo/cards-too-early")),
    Never(offers, lambda s, _, timing: not may_cards_be_played(s, timing) and Refused("evo/cards-all-discarded")),
    Never(while_(Phase.CLIMATE), lambda s, _, __: any(each_effect(s)) and Refused("evo/climate-card-instead")),
    Never(each_effect, lambda s, _, card: not is_at_work(s, card) and Refused("evo/effect-wrong-phase")),
    Never(
        each_seat,
        lambda s, _, seat: is_hunting(s, seat) and not has_target(s, seat) and Refused("evo/dino-down-without-target"),
    ),
    Never(table, lambda s, _, __: s.phase in SETTING_UP and any(s.owners) and Refused("evo/dinosaur-before-start")),
    Never(
        while_(Phase.DEAL),
        lambda s, _, __: not deals_in_turn(s) and Refused("evo/cards-dealt-wrong", count=data.START_HAND),
    ),
    Never(offers, lambda s, _, __: s.asked == 0 and Refused("evo/asked-without-card")),
    Never(
        table,
        lambda s, _, __: (
            s.passes and s.passes >= s.asked.bit_count() and Refused("evo/passes-too-many", count=s.passes)
        ),
    ),
    Never(
        while_(Phase.MOVEMENT, Phase.COMBAT),
        lambda s, name, seat: (
            not 0 < s.feet <= count_feet(s.species[seat])
            and Refused("evo/feet-wrong", player=name.capitalize(), feet=count_feet(s.species[seat]), count=s.feet)
        ),
    ),
    Never(
        while_(Phase.COMBAT),
        lambda s, name, seat: (
            (not is_of(s, s.attacker, seat) or s.defender < 0 or s.owners[s.defender] in (0, seat + 1))
            and Refused("evo/attack-from-nowhere", player=name, space=island.SPACE_NAMES[s.attacker])
        ),
    ),
    Never(
        while_(Phase.COMBAT),
        lambda s, name, seat: (
            horns_more(s, seat, s.owners[s.defender] - 1) < data.LEAST_HORNS
            and Refused("evo/horns-too-few", player=name.capitalize(), other=data.SEAT_NAMES[s.owners[s.defender] - 1])
        ),
    ),
    Never(while_(Phase.BIRTHS), lambda s, _, __: is_barren(s) and Refused("evo/births-barren")),
    Never(
        each_newborn,
        lambda s, name, space: (
            (is_empty(s, space) or s.phase < Phase.BIRTHS) and Refused("evo/birth-wrong", space=name)
        ),
    ),
    Never(
        while_(Phase.BIRTHS),
        lambda s, name, seat: (
            s.babies < 0
            and Refused(
                "evo/eggs-too-few",
                player=name.capitalize(),
                eggs=count_eggs(s.species[seat]),
                count=len(newborns(s, seat)),
            )
        ),
    ),
    Never(
        while_(Phase.BIRTHS),
        lambda s, name, _: (
            any(newborns(s, seat) for seat in s.order[s.turn + 1 : s.seats])
            and Refused("evo/babies-too-early", player=name)
        ),
    ),
    Never(
        while_(Phase.BIRTHS), lambda s, name, seat: is_cuckoo(s, seat) and Refused("evo/baby-misplaced", player=name)
    ),
    Never(
        while_(Phase.SURVIVAL),
        lambda s, _, __: (
            any(not is_empty(s, space) and is_deadly(s, space) for space in range(island.SPACES))
            and Refused("evo/survival-deadly-zone")
        ),
    ),
    Never(
        while_(Phase.SURVIVAL),
        lambda s, name, _: (
            not is_settled(s)
            and Refused("evo/survival-order-wrong", player=name, extreme=data.EXTREME_NAMES[s.extreme])
        ),
    ),
    Never(
        while_(Phase.METEOR),
        lambda s, _, __: data.METEOR[s.meteor] == 0 and Refused("evo/meteor-no-die", number=s.meteor),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.phase == Phase.GENES
            and any(s.rows[row].gene == 0 for row in range(s.turn))
            and Refused("evo/genes-first-row-first")
        ),
    ),
    Never(table, lambda s, _, __: s.phase == Phase.AUCTION and not are_bids(s) and Refused("evo/bids-out-of-order")),
    Never(
        each_seat,
        lambda s, name, seat: (
            s.phase == Phase.AUCTION
            and next(
                (
                    Refused("evo/bid-not-payable", player=name.capitalize(), count=row.bid)
                    for row in s.rows
                    if row.bidder == seat + 1 and row.bid > most_bid(s, seat)
                ),
                None,
            )
        ),
    ),
    Never(
        bidder,
        lambda s, name, seat: (
            s.lost_row
            and s.lost_row - 1 not in lost_rows(s, seat)
            and Refused("evo/outbid-impossible", player=name, number=s.lost_row)
        ),
    ),
    Never(
        bidder,
        lambda s, name, seat: (
            seat != seat_in_turn(s) and not lost_rows(s, seat) and Refused("evo/bidder-not-outbid", player=name)
        ),
    ),
    Never(
        bidder,
        lambda s, name, seat: (
            seat != seat_in_turn(s)
            and s.options.rebid_same_row
            and not s.lost_row
            and Refused(
                "evo/outbid-unsaid", player=name, rows=either([f"lost row{row + 1}" for row in lost_rows(s, seat)])
            )
        ),
    ),
)
