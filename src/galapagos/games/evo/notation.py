"""Positions of Evo, as a person writes them.

    seats 3; round 4; climate hill; red at e4 e5 genes horn*2 hand stampede; yellow at d4 points 7; movement red 1

Who is not named has ten points and nothing else; the bag and the deck have what is left. The phase is movement unless
one is named, the order of play that of the seats, and a phase begins with the first player unless another one is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.language.contract import OVER
from galapagos.engine.notation.clause import Clause, Item, Notation
from galapagos.engine.notation.codec import Codec, Counts, Custom, Name, Names, Number, Rest, Times, Words, named

from . import data, island
from .actions import ROW, SEAT, SPACE, Space
from .possible import NEVER, PHASES, SETTING_UP, Moment, SpeciesItem, are_bids, holds_cards, lost_rows, newborns, seated
from .rules.audit import has_advanced
from .rules.births import hatch, lay_eggs
from .rules.evolution import seat_to_bid
from .rules.movement import count_feet
from .rules.round import go_on as play_on
from .rules.survival import count_condemned
from .state import NO_TIMING, TIMINGS, Ending, Phase, State, seat_in_turn, take_dinosaur, timing_of

DEFAULT_ROUND = 3  # the first in which event cards may be played
FIRST_FACES = next(space for space, strikes in enumerate(data.METEOR) if strikes)
ENDINGS = tuple(name.replace("_", "-") for name in data.ENDING_NAMES[1:])
OFFERS = tuple(phase for phase in Phase if TIMINGS[phase] != NO_TIMING)
TOLD_BY_SEAT = (*OFFERS, Phase.DINO_DOWN, Phase.BIRTHS, Phase.CARD_GENES)
TOLD_ALONE = (*SETTING_UP, Phase.INITIATIVE, Phase.CLIMATE, Phase.METEOR, Phase.GENES, Phase.AUCTION)
UNTOLD = -1  # feet that the text leaves out


# --- words


def one_of(phases: tuple[Phase, ...]) -> Custom:
    words = [PHASES[phase] for phase in phases]
    return Custom(lambda phase: PHASES[phase], lambda word: phases[Name(words).read(word)])


def read_spaces(words: str) -> list[int]:
    return Names(island.SPACE_NAMES).read(words) if words != "none" else []


def read_newborn(words: str) -> list[int]:
    spaces = read_spaces(words)
    return [int(space in spaces) for space in range(island.SPACES)]


def write_play(play: tuple[int, int, int]) -> str:
    seat, card, withdrawn = play
    return f"{data.SEAT_NAMES[seat]}:{data.CARD_WORDS[card]}" + ":withdrawn" * withdrawn


def read_plays(words: str) -> list[tuple[int, int, int]]:
    plays = []
    for word in words.split():
        seat, _, rest = word.partition(":")
        card, colon, withdrawn = rest.partition(":")
        if colon and withdrawn != "withdrawn":
            raise Refused("evo/table-card-malformed", word=repr(word))
        plays.append((Name(data.SEAT_NAMES).read(seat), Name(data.CARD_WORDS).read(card), int(colon != "")))
    return plays


CARDS, SPACES = Times(data.CARD_WORDS, 2), Names(island.SPACE_NAMES)
CODECS: dict[str, Codec] = {
    "island": Name(data.BOARD_NAMES),
    "climate": Name(data.CLIMATE_NAMES),
    "track": Number(data.LAST_METEOR),
    "player": named(SEAT),
    "players": Names(data.SEAT_NAMES),
    "points": Number(data.MAX_POINTS + 16),
    "spaces": Rest(SPACES.write, read_spaces),
    "genes": Times(data.GENE_NAMES, 12),
    "cards": CARDS,
    "spent": Number(data.GENE_COPIES[data.Gene.CARD], nothing=0),
    "hand": Rest(
        lambda hand: str(hand) if isinstance(hand, int) else CARDS.write(hand),
        # `hand 3` is a hidden one
        lambda words: Number(data.ALL_CARDS).read(words) if words.isdigit() else CARDS.read(words),
    ),
    "row": named(ROW),
    "prize": Name(("empty", *data.GENE_NAMES)),
    "bidder": Name(data.SEAT_NAMES, 1, nothing=0),
    "bid": Number(data.MAX_POINTS + 12),
    "plays": Rest(lambda plays: " ".join(map(write_play, plays)) or None, read_plays),
    "passes": Number(data.SEATS, nothing=0),
    "by_seat": one_of(TOLD_BY_SEAT),
    "alone": one_of(TOLD_ALONE),
    "left": Number(99),
    "space": named(SPACE),
    "direction": Name(island.DIRECTION_NAMES),
    "newborn": Rest(lambda newborn: SPACES.write([space for space, n in enumerate(newborn) if n]), read_newborn),
    "extreme": Name(data.EXTREME_NAMES),
    "rolls": Counts(data.ROLL_NAMES, numbered=True),
    "seats": Words(data.SEAT_NAMES),
    "lost": Name(ROW.names, 1, nothing=0),
    "ending": Name(ENDINGS, 1, nothing=0),
}


# --- what clauses speak of


def find_species(s: State, words: list[str]) -> SpeciesItem:
    seat = seated(s, SEAT.value(words[0]))
    return SpeciesItem(s, seat, s.species[seat])


def find_row(s: State, words: list[str]) -> Item:
    row = ROW.value(words[0])
    if row >= s.seats:
        raise Refused("evo/rows-wrong", number=s.seats, count=s.seats, row=words[0])
    return Item(s, row, s.rows[row])


def while_(*phases: Phase) -> Callable[[State], Iterable[Any]]:
    return lambda s: (Moment(s),) if s.phase in phases and s.actor != OVER else ()


CLAUSES = (
    Clause("board {board:island}", lambda s: (s,) if s.seats == 4 and s.phase != Phase.BOARD else ()),
    Clause("round {round:track}"),
    Clause("climate {climate:climate}"),
    Clause("meteor {meteor:track}"),
    Clause("order [{placed:players}]", lambda s: (Moment(s),) if s.phase not in SETTING_UP else (), Moment),
    Clause(
        "{number:player} [points {points:points}] [at {at:spaces}] [genes {genes:genes}] [hand {hand:hand}] "
        "[effects {effects:cards}]",
        lambda s: [SpeciesItem(s, seat, s.species[seat]) for seat in range(s.seats)],
        find_species,
    ),
    Clause("discard {discard:cards}"),
    Clause("spent {spent_genes:spent}"),
    Clause(
        "{number:row} {gene:prize} [{bidder:bidder} {bid:bid}]",
        lambda s: [Item(s, i, row) for i, row in enumerate(s.rows[: s.seats]) if row.gene or row.bidder],
        find_row,
    ),
    Clause("table {plays_in_order:plays}", lambda s: (Moment(s),), Moment),
    Clause("{phase:alone}", while_(*TOLD_ALONE)),
    Clause("{phase:by_seat} [{who:player}]", while_(*TOLD_BY_SEAT), Moment),
    Clause("movement [{who:player} [{feet:left}]]", while_(Phase.MOVEMENT), Moment),
    Clause("combat {who:player} {feet:left} {attacker:space} {direction:direction}", while_(Phase.COMBAT), Moment),
    Clause("survival [{who:player} [{extreme:extreme}]]", while_(Phase.SURVIVAL), Moment),
    Clause("passes {passes:passes}"),
    Clause("lost {lost_row:lost}"),
    Clause("rolled {rolls:rolls}"),
    Clause("drew {drew:seats}"),
    Clause("newborn {newborn:newborn}"),
    Clause("ended {ending:ending}"),
)


# --- what a text leaves out


def prepare(s: State, clauses: list[list[str]]) -> None:
    """The phase comes first: much depends on it."""
    phases = [words[0] for words in clauses if words[0] in PHASES]
    if len(set(phases)) > 1:
        raise Refused("evo/phases-both", first=phases[0], second=phases[1])
    has_ended = any(words[0] == "ended" for words in clauses)
    s.phase = PHASES.index(phases[0]) if phases else Phase.GAME_END_EVENTS if has_ended else Phase.MOVEMENT
    if has_ended and not phases:
        s.actor = OVER
    for name in data.SEAT_NAMES:  # several clauses may speak of one species
        first, *more = [words for words in clauses if words[0] == name] or [[]]
        for words in more:
            first += words[1:]
            clauses.remove(words)
    s.feet = UNTOLD
    for turn in range(s.seats if s.phase not in SETTING_UP and s.phase != Phase.INITIATIVE else 0):
        s.order[turn] = turn


def complete(s: State, said: set[str]) -> None:
    complete_time(s, said)
    complete_bag(s, said)
    complete_deck(s)
    complete_turn(s)


def complete_time(s: State, said: set[str]) -> None:
    """E14: the round tells the meteor's space and the space the round; without both it is an early moment in which the
    phase can be."""
    before_round_one = data.METEOR_STARTS[s.seats] - (0 if has_advanced(s) or s.phase in SETTING_UP else 1)
    early = 0 if s.phase in SETTING_UP else DEFAULT_ROUND
    if s.phase in (Phase.METEOR, Phase.GAME_END_EVENTS):
        early = (data.LAST_METEOR if s.ending == Ending.TRACK_END else FIRST_FACES) - before_round_one
    if "round" not in said:
        s.round = max(0, s.meteor - before_round_one) if "meteor" in said else early
    if "meteor" not in said:
        s.meteor = min(before_round_one + s.round, data.LAST_METEOR)
    if s.phase == Phase.GAME_END_EVENTS and s.ending == 0:
        s.ending = Ending.TRACK_END if s.meteor == data.LAST_METEOR else Ending.STRIKE


def complete_bag(s: State, said: set[str]) -> None:
    turned_in = sum(row.gene == data.Gene.CARD + 1 for row in s.rows) if s.phase == Phase.CARD_GENES else 0
    if "spent" not in said:
        s.spent_genes = turned_in
    if s.spent_genes < turned_in:
        raise Refused("evo/card-genes-spent", count=turned_in)
    for gene, copies in enumerate(data.GENE_COPIES):
        won = sum(species.genes[gene] for species in s.species)
        on_rows = sum(row.gene == gene + 1 for row in s.rows) if s.phase != Phase.CARD_GENES else 0
        s.bag[gene] = copies - won - on_rows - (s.spent_genes if gene == data.Gene.CARD else 0)
        if s.bag[gene] < 0:
            raise Refused("evo/genes-too-many", count=copies, gene=data.GENE_NAMES[gene])


def complete_deck(s: State) -> None:
    for card in range(data.CARD_KINDS):
        name, copies = data.CARD_WORDS[card], data.CARD_COPIES[card]
        s.discard[card] = max(s.discard[card], sum(species.effects[card] for species in s.species))
        held = sum(species.hand[card] for species in s.species) + sum(play.card == card for play in s.table[: s.plays])
        if s.discard[card] + held > copies:
            raise Refused("evo/cards-too-many", count=copies, card=name)
        s.deck[card] = copies - s.discard[card] - held
    s.deck_size = data.ALL_CARDS - sum(s.discard) - s.plays - sum(species.cards for species in s.species)
    if s.deck_size < 0:
        raise Refused("evo/event-cards-too-many", count=data.ALL_CARDS)


def complete_turn(s: State) -> None:
    """What the player in turn is in the middle of."""
    feet, s.feet = s.feet, 0
    if s.phase == Phase.DEAL:
        s.turn = next((seat for seat in range(s.seats) if s.species[seat].cards < data.START_HAND), 0)
    elif timing_of(s) != NO_TIMING and s.actor != OVER:
        s.asked = sum(1 << seat for seat in range(s.seats) if holds_cards(s, seat))
    elif s.phase in (Phase.MOVEMENT, Phase.COMBAT):
        s.feet = count_feet(s.species[seat_in_turn(s)]) if feet == UNTOLD else feet
    elif s.phase == Phase.BIRTHS:
        complete_births(s)
    elif s.phase == Phase.SURVIVAL:
        s.condemned = count_condemned(s, seat_in_turn(s), s.extreme)
    elif s.phase == Phase.GENES:
        s.turn = sum(row.gene != 0 for row in s.rows)
    # E15: who bids though others after him have bid was outbid; where, is known if it can be one row only
    elif s.phase == Phase.AUCTION:
        s.turn = sum(row.bidder != 0 for row in s.rows)
        rows = (
            lost_rows(s, seat_to_bid(s)) if are_bids(s) and not s.lost_row and seat_to_bid(s) != seat_in_turn(s) else []
        )
        s.lost_row = rows[0] + 1 if len(rows) == 1 else s.lost_row


def complete_births(s: State) -> None:
    """E10, E11: the births of the player in turn begin without his newborns, who are born then; what is left to do
    follows from it."""
    babies = newborns(s, seat_in_turn(s))
    for space in babies:
        take_dinosaur(s, Space(space))
    lay_eggs(s)
    for space in babies:
        hatch(s, Space(space))


def go_on(s: State) -> None:
    """A phase in which nobody has anything to decide goes on to the next one, as in play; but for those whose one roll
    or draw is still to come."""
    if s.actor != OVER and s.phase not in (*SETTING_UP, Phase.CLIMATE, Phase.METEOR):
        play_on(s)


NOTATION = Notation(CODECS, CLAUSES, prepare=prepare, complete=complete, never=NEVER, go_on=go_on)
