"""Positions of Evo, as a person writes them.

    seats 3; round 4; climate hill; red at e4 e5 genes horn*2 hand stampede; yellow at d4 points 7; movement red 1

Who is not named has ten points and nothing else; the bag and the deck have what is left. The phase is movement unless one is named, the
order of play that of the seats, and a phase begins with the first player unless another one is named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from galapagos.engine.contract import OVER
from galapagos.engine.errors import Refused
from galapagos.engine.option import parse_option

from .actions import Space
from .completion import read_phase
from .data import (
    BOARD_NAMES,
    CARD_COPIES,
    CARD_WORDS,
    CLIMATE_NAMES,
    DINOSAURS,
    DIRECTION_NAMES,
    GENE_COPIES,
    GENE_NAMES,
    MAX_POINTS,
    MAX_TABLE,
    SEAT_NAMES,
    SEATS,
    SPACE_NAMES,
    SPACES,
    Gene,
)
from .moment import check_moment, read_moment
from .rules.dinosaurs import put_dinosaur
from .rules.setup import setup
from .state import NO_TIMING, BoardChoice, Phase, Species, State, neighbour, refuse_table, timing_of
from .words import (
    ENDINGS,
    EXTREME_WORDS,
    PHASE_WORDS,
    ROW_WORDS,
    SETTING_UP,
    Clauses,
    index_of,
    number_of,
    option_pair,
    seat_of,
    space_of,
    times,
    whole,
)

SPECIES_WORDS = ("points", "at", "genes", "hand", "effects")
KNOWN = ("seats", "option", "board", "round", "climate", "meteor", "order", "discard", "spent", "table", "passes", "lost", "nests", "homeless", "ended")


# --- Writing


def write(s: State) -> str:
    from . import GAME

    clauses = [f"seats {s.seats}", *(f"option {name}={value}" for name, value in GAME.option_texts(s).items())]
    if s.seats == 4 and s.phase != Phase.BOARD:
        clauses.append(f"board {BOARD_NAMES[s.board]}")
    clauses += [f"round {s.round}", f"climate {CLIMATE_NAMES[s.climate]}", f"meteor {s.meteor}"]
    placed = s.turn if s.phase == Phase.INITIATIVE else s.seats
    if s.phase not in SETTING_UP:
        clauses.append(" ".join(["order", *(SEAT_NAMES[seat] for seat in s.order[:placed])]))
    clauses += [f"{SEAT_NAMES[seat]} {_write_species(s, seat)}" for seat in range(s.seats)]
    if any(s.discard):
        clauses.append(f"discard {_counted(CARD_WORDS, s.discard)}")
    if s.spent_genes:
        clauses.append(f"spent {s.spent_genes}")
    for row in range(s.seats):
        here = s.rows[row]
        if here.gene or here.bidder:
            gene = GENE_NAMES[here.gene - 1] if here.gene else "empty"
            clauses.append(f"row{row + 1} {gene}" + (f" {SEAT_NAMES[here.bidder - 1]} {here.bid}" if here.bidder else ""))
    return "; ".join([*clauses, *_write_phase(s)])


def _write_species(s: State, seat: int) -> str:
    species = s.species[seat]
    words = [f"points {species.points}"]
    if species.dinosaurs:
        words.append("at " + " ".join(SPACE_NAMES[space] for space in range(SPACES) if s.owners[space] == seat + 1))
    if any(species.genes):
        words.append(f"genes {_counted(GENE_NAMES, species.genes)}")
    if species.cards:
        words.append(f"hand {_counted(CARD_WORDS, species.hand) if any(species.hand) else species.cards}")
    if any(species.effects):
        words.append(f"effects {_counted(CARD_WORDS, species.effects)}")
    return " ".join(words)


def _counted(names: Sequence[str], counts: Iterable[int]) -> str:
    """`horn*2 foot`: names with how many, where more than one."""
    return " ".join(name if n == 1 else f"{name}*{n}" for name, n in zip(names, counts, strict=True) if n)


def _write_phase(s: State) -> list[str]:
    word = PHASE_WORDS[s.phase]
    who = SEAT_NAMES[s.order[s.turn]]
    clauses = [word]
    if timing_of(s) != NO_TIMING:
        clauses = [f"{word} {who}"]
        if s.plays:
            plays = [f"{SEAT_NAMES[p.seat]}:{CARD_WORDS[p.card]}" + ":withdrawn" * p.withdrawn for p in s.table[: s.plays]]
            clauses.append(" ".join(["table", *plays]))
        if s.passes:
            clauses.append(f"passes {s.passes}")
    elif s.phase in (Phase.DINO_DOWN, Phase.CARD_GENES):
        clauses = [f"{word} {who}"]
    elif s.phase == Phase.MOVEMENT:
        clauses = [f"{word} {who} {s.feet}"]
    elif s.phase == Phase.COMBAT:
        directions = [name for i, name in enumerate(DIRECTION_NAMES) if neighbour(s, s.attacker, i) == s.defender]
        clauses = [f"{word} {who} {s.feet} {SPACE_NAMES[s.attacker]} {directions[0]}"]
    elif s.phase == Phase.BIRTHS:
        clauses = [f"{word} {who} {s.babies}", " ".join(["nests", *(SPACE_NAMES[space] for space in range(SPACES) if s.nests[space])])]
        clauses += ["homeless"] if s.homeless else []
    elif s.phase == Phase.SURVIVAL:
        clauses = [f"{word} {who} {EXTREME_WORDS[s.extreme]}"]
    elif s.phase == Phase.AUCTION and s.lost_row:
        clauses.append(f"lost row{s.lost_row}")
    if s.actor == OVER:
        return [f"ended {ENDINGS[s.ending]}"]
    return [*clauses, f"ended {ENDINGS[s.ending]}"] if s.ending else clauses


# --- Reading


def read(text: str) -> State:
    from . import GAME

    clauses = _split(text)
    s: State = GAME.blank({})
    for name, value in (option_pair(word) for word in clauses.get("option", [])):
        setattr(s.options, name, parse_option(GAME.options, name, value))
    seats = number_of(clauses, "seats", GAME.seats[0], 9)
    GAME.check_seats(seats)
    if sentence := refuse_table(s.options, seats):
        raise Refused(sentence)
    setup(s, seats)
    read_moment(s, clauses)
    _read_tracks(s, clauses)
    for seat in range(seats):
        _read_species(s, seat, clauses.get(SEAT_NAMES[seat], []))
    for name in SEAT_NAMES[seats:]:
        if name in clauses:
            raise Refused(f"Nobody plays {name} with {seats} players.")
    _read_rows(s, clauses)
    _read_cards(s, clauses)
    check_moment(s)
    read_phase(s, clauses)
    return s


def _split(text: str) -> Clauses:
    """The words of each clause behind its first one; a clause that comes again goes on."""
    clauses: Clauses = {}
    for words in (clause.split() for clause in text.split(";")):
        if words:
            if words[0] not in KNOWN + SEAT_NAMES + PHASE_WORDS + ROW_WORDS:
                raise Refused(f"{' '.join(words)!r} does not belong in a position: see docs/notation.md.")
            clauses.setdefault(words[0], []).extend(words[1:])
    return clauses


def _read_tracks(s: State, clauses: Clauses) -> None:
    if clauses.get("board"):
        board = index_of(BOARD_NAMES, clauses["board"][0])
        may_choose = s.seats == 4 and s.options.board == BoardChoice.AUTO
        if board != s.board and (not may_choose or BOARD_NAMES[board] not in ("AD", "BC")):
            raise Refused(f"{s.seats} players do not have the island {BOARD_NAMES[board]}{' by this option' if s.options.board else ''}.")
        s.board = board
    s.climate = index_of(CLIMATE_NAMES, clauses["climate"][0]) if clauses.get("climate") else 0
    for turn in range(s.seats if s.phase not in SETTING_UP else 0):
        s.order[turn] = turn
    if "order" in clauses:
        order = [seat_of(s, name) for name in clauses["order"]]
        if len(set(order)) != len(order) or (len(order) != s.seats and s.phase != Phase.INITIATIVE):
            raise Refused(f"The order should name each of the {s.seats} players once.")
        for turn in range(s.seats):
            s.order[turn] = order[turn] if turn < len(order) else 0
    elif s.phase == Phase.INITIATIVE:
        for turn in range(s.seats):
            s.order[turn] = 0


def _read_species(s: State, seat: int, words: list[str]) -> None:
    """`points 12 at a3 b2 genes horn*2 hand lurch effects stampede`."""
    species = s.species[seat]
    what = ""
    for word in words:
        if word in SPECIES_WORDS:
            what = word
        elif what == "points":
            species.points = whole(word, MAX_POINTS + 16)
        elif what == "at":
            _read_dinosaur(s, seat, word)
        elif what == "genes":
            name, n = times(word, 12)
            species.genes[index_of(GENE_NAMES, name)] += n
        elif what == "hand" and word.isdigit():
            species.cards += whole(word, sum(CARD_COPIES))
        elif what in ("hand", "effects"):
            name, n = times(word, 2)
            _read_card(species, what, index_of(CARD_WORDS, name), n)
        else:
            raise Refused(f"{SEAT_NAMES[seat]} has {', '.join(SPECIES_WORDS)}, but not {word!r}.")


def _read_dinosaur(s: State, seat: int, word: str) -> None:
    if word == "none":
        return
    space = space_of(s, word)
    if s.owners[space]:
        raise Refused(f"Two dinosaurs cannot stand on {word}.")
    if s.species[seat].dinosaurs == DINOSAURS:
        raise Refused(f"{SEAT_NAMES[seat].capitalize()} has {DINOSAURS} dinosaurs, not more.")
    put_dinosaur(s, Space(space), seat)


def _read_card(species: Species, what: str, event: int, n: int) -> None:
    if what == "hand":
        species.hand[event] += n
        species.cards += n
    else:
        species.effects[event] += n


def _read_rows(s: State, clauses: Clauses) -> None:
    """`row2 horn red 3`: the gene, who bids, how much; and what the bag has left."""
    for row in range(SEATS):
        words = clauses.get(f"row{row + 1}", [])
        if words and row >= s.seats:
            raise Refused(f"{s.seats} players have {s.seats} rows, not a row{row + 1}.")
        if words and words[0] != "empty":
            s.rows[row].gene = index_of(GENE_NAMES, words[0]) + 1
        if len(words) > 1:
            s.rows[row].bidder = seat_of(s, words[1]) + 1
            s.rows[row].bid = whole(words[2] if len(words) > 2 else "", MAX_POINTS + 12)
    turned_in = sum(row.gene == Gene.CARD + 1 for row in s.rows) if s.phase == Phase.CARD_GENES else 0
    s.spent_genes = number_of(clauses, "spent", turned_in, GENE_COPIES[Gene.CARD])
    if s.spent_genes < turned_in:
        raise Refused(f"When cards are drawn for card genes, these are turned in already: spent {turned_in} at least. [E17]")
    for gene, copies in enumerate(GENE_COPIES):
        won = sum(s.species[seat].genes[gene] for seat in range(s.seats))
        on_rows = sum(row.gene == gene + 1 for row in s.rows) if s.phase != Phase.CARD_GENES else 0
        s.bag[gene] = copies - won - on_rows - (s.spent_genes if gene == Gene.CARD else 0)
        if s.bag[gene] < 0:
            raise Refused(f"There are only {copies} {GENE_NAMES[gene]} genes.")


def _read_cards(s: State, clauses: Clauses) -> None:
    """The discard, the table, and what the deck has left."""
    discard = Counter[str]()
    for word in clauses.get("discard", []):
        name, n = times(word, 2)
        discard[name] += n
    for word in clauses.get("table", []):
        _read_play(s, word)
    for name in discard:
        index_of(CARD_WORDS, name)
    for event, (name, copies) in enumerate(zip(CARD_WORDS, CARD_COPIES, strict=True)):
        s.discard[event] = max(discard[name], sum(species.effects[event] for species in s.species))
        held = sum(species.hand[event] for species in s.species) + sum(p.card == event for p in s.table[: s.plays])
        s.deck[event] = copies - s.discard[event] - held
        if s.deck[event] < 0:
            raise Refused(f"There is only 1 card {name}." if copies == 1 else f"There are only {copies} cards {name}.")
    s.deck_size = sum(CARD_COPIES) - sum(s.discard) - s.plays - sum(species.cards for species in s.species)
    if s.deck_size < 0:
        raise Refused(f"There are only {sum(CARD_COPIES)} event cards.")


def _read_play(s: State, word: str) -> None:
    seat, _, rest = word.partition(":")
    event, colon, withdrawn = rest.partition(":")
    if s.plays == MAX_TABLE or (colon and withdrawn != "withdrawn"):
        raise Refused(f"{word!r} is not a card on the table: write red:stampede or red:stampede:withdrawn.")
    play = s.table[s.plays]
    play.seat, play.card, play.withdrawn = seat_of(s, seat), index_of(CARD_WORDS, event), bool(colon)
    s.plays += 1
