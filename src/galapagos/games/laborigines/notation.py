"""Positions of Laborigines, as a person writes them.

    seats 3; active red; red t3 flag; blue t5 infected lightning 2; blue has 4 blue 1 red;
    moa t9; t7 green/cure 2 red; disease limping

Who is not named has all his tokens and stands somewhere else, tiles that are not named lie safe side up, and tokens
that are nowhere are out of the game. `assignment 3 5` or `direction 3 5` is a question in a turn, the mover's die
first; else the dice are rolled next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.language.contract import OVER
from galapagos.engine.notation.clause import Clause, Codec, Custom, Item, Name, Notation, Number, Rest, Words

from .actions import COLOUR, DISEASE, FACE, TILE, Place
from .data import COLOURS, DIE, DISEASES, ENDING_NAMES, HIDDEN, NEUTRAL, SAFE_SIDE, SEATS, TILES, TRAPS
from .possible import NEVER, default_direction, default_distance, default_mover, is_purged
from .rules.audit import count_tokens, tokens_at_start
from .rules.setup import stock_up
from .state import (
    GONE,
    OFF,
    OWNERLESS,
    PHASE_NAMES,
    Ending,
    Phase,
    State,
    Tile,
    Tokens,
    colour_of,
    has_twins,
    is_in_play,
    laborigine_words,
    laborigines,
    owner,
    per_seat,
    seat_words,
)

# of players and laborigines, at any table
NAMES = tuple(colour + twin for colour in COLOUR.names for twin in ("", "1", "2"))
UNSAID: Any = -2  # where a text has not placed a piece, or how many tokens it has not counted


# --- words


def heap(names: Sequence[str], nothing: str | None = None) -> Rest:
    """All further words: `4 blue 1 red`, as an array. Commas are only for the eye."""

    def write(counts: Sequence[int]) -> str | None:
        return " ".join(f"{n} {name}" for n, name in zip(counts, names, strict=True) if n) or nothing

    def read(text: str) -> list[int]:
        words = text.replace(",", " ").split() if text != nothing else []
        if len(words) % 2:
            raise Refused("laborigines/counts-before-names", words=repr(text))
        if len(set(words[1::2])) < len(words) // 2:
            raise Refused("laborigines/name-twice", words=repr(text))
        said = {Name(names).read(name): Number(99).read(n) for n, name in zip(words[::2], words[1::2], strict=True)}
        return [said.get(i, 0) for i in range(len(names))]

    return Rest(write, read)


SIDE, SIDES, TOKENS, CARDS = Name(FACE.names, 1), heap(FACE.names), heap(COLOUR.names), Words(DISEASE.names)


def write_tile(tile: Tile) -> str:
    under = "" if tile.under == 0 else "/?" if tile.under == HIDDEN else f"/{SIDE.write(tile.under)}"
    return f"{SIDE.write(tile.face)}{under} {TOKENS.write(tile.energy.of) or ''}"


def read_tile(words: str) -> Tile:
    sides, _, tokens = words.partition(" ")
    face, _, under = sides.partition("/")
    tile = Tile()
    tile.face, tile.under = SIDE.read(face), 0 if not under else HIDDEN if under == "?" else SIDE.read(under)
    for colour, n in enumerate(TOKENS.read(tokens)):
        tile.energy.of[colour] = n
    return tile


CODECS: dict[str, Codec] = {
    "seat": Custom(lambda one: seat_words(one.s)[one.number], Name(NAMES).read),
    "name": Custom(lambda word: word, lambda word: word),
    "laborigine": Custom(lambda one: laborigine_words(one.s)[one.number], Name(NAMES).read),
    "turns": Number(1_000_000),
    "phase": Name(PHASE_NAMES),
    "die": Number(DIE, nothing=0),
    "wave": Number(SEATS, nothing=0),
    "place": Name(("off", *TILE.names), OFF),
    "tile": Name(TILE.names),
    "tiles": Words(TILE.names),
    "lying": Rest(write_tile, read_tile),
    "flag": Name(("flag",), 1, nothing=0),
    "infected": Name(("infected",), 1, nothing=0),
    "acid": Name(("acid",), 1, nothing=0),
    "markers": Number(9999, nothing=0),
    "stock": heap(COLOUR.names, "nothing"),
    "gone": Name(("gone",), GONE),
    "disease": Name(DISEASE.names, 1, nothing=0),
    "pile": Number(DISEASES),
    "second": Name(("second_twin",), 1, nothing=0),
    "cards": Rest(lambda drawn: CARDS.write(drawn >> 1), lambda words: CARDS.read(words) << 1),
    "ending": Name(ENDING_NAMES, nothing=0),
    "faces": Rest(lambda left: SIDES.write(left[1:]), lambda words: [0, *SIDES.read(words)]),
    "owed": Number(99, nothing=0),
    "distance": Number(2 * DIE),
    "heading": Name(("counterclockwise", "nowhere", "clockwise"), -1),
    "steps": Number(2 * DIE, nothing=0),
    "step": Number(TILES, nothing=0),
}


# --- what clauses speak of


def called(field: str, words: Callable[[State], list[str]], first: int = 0) -> Any:
    """A field with a player or a laborigine, whose names depend on the table; `first` is the value of the first, 0
    before it of nobody."""

    def write(item: Item) -> str | None:
        number = getattr(item.struct, field) - first
        return words(item.s)[number] if number >= 0 else None

    def read(item: Item, word: str) -> None:
        setattr(item.struct, field, Name(words(item.s), first).read(word))

    return property(write, read)


class Course(Item):
    """The turn, or what is owed in it."""

    active = called("active", seat_words)
    mover = called("mover", laborigine_words)
    manipulator = called("manipulator", seat_words, 1)
    met = called("met", laborigine_words)
    who = called("who", laborigine_words)
    taker = called("taker", seat_words, 1)


def course(s: State, words: Sequence[str] = ()) -> Course:
    return Course(s, 0, s)


def unless(field: str, default: Callable[[State], int]) -> Callable[[State], list[Course]]:
    """The turn, where a field says what does not go without saying."""
    return lambda s: [course(s)] if getattr(s, field) != default(s) else []


class Piece(Item):
    """A laborigine, and whether it has the one flag."""

    @property
    def flag(self) -> bool:
        return bool(self.s.flag == self.number + 1)

    @flag.setter
    def flag(self, has: int) -> None:
        words, flag = laborigine_words(self.s), self.s.flag
        if flag == GONE:
            raise Refused("laborigines/flag-gone", player=words[self.number].capitalize())
        if flag not in (OWNERLESS, self.number + 1):
            raise Refused("laborigines/flag-twice", first=words[flag - 1], second=words[self.number])
        self.s.flag = self.number + 1


def find_piece(s: State, words: list[str]) -> Piece:
    who = Name(laborigine_words(s)).read(words[0])
    return Piece(s, who, s.laborigines[who])


def find_seat(s: State, words: list[str]) -> Item:
    seat = Name(seat_words(s)).read(words[0])
    return Item(s, seat, s.stocks[seat] if words[1] == "has" else None)


CLAUSES = (
    Clause("turn {turn:turns}"),
    Clause("active {active:name}", lambda s: [course(s)], course),
    Clause("flag {flag:gone}", lambda s: [s] if s.flag == GONE else []),
    Clause(
        "{:laborigine} {place:place} [{flag:flag}] [{infected:infected}] [{acid:acid}] [lightning {lightning:markers}]",
        lambda s: [Piece(s, who, s.laborigines[who]) for who in laborigines(s)],
        find_piece,
        key=0,
    ),
    Clause(
        "{:seat} has {of:stock}",
        lambda s: [Item(s, seat, s.stocks[seat]) for seat in range(s.seats) if is_in_play(s, seat)],
        find_seat,
        key=2,
    ),
    Clause("{:seat} out {out:wave}", lambda s: [Item(s, seat) for seat in range(s.seats)], find_seat, key=2),
    Clause("moa {moa:place}", key=0),
    Clause("disease {disease:disease}"),
    Clause("drawn {drawn:cards}", lambda s: [SimpleNamespace(drawn=s.drawn & ~(1 << s.disease))]),
    Clause("pile {pile:pile}", lambda s: [s] if s.pile + s.drawn.bit_count() < DISEASES else []),
    Clause(
        "{number:tile} {tiles:lying}",
        lambda s: [Item(s, place) for place in range(TILES) if s.tiles[place].face],
        lambda s, words: Item(s, TILE.value(words[0])),
    ),
    Clause("{phase:phase} [{die:die} {other_die:die}]"),
    Clause("mover {mover:name}", unless("mover", default_mover), course),
    Clause("distance {distance:distance}", unless("distance", default_distance)),
    Clause("{second_twin:second}"),
    Clause("heading {direction:heading}", unless("direction", default_direction)),
    Clause("steps {steps:steps}"),
    Clause("step {step:step}"),
    Clause("manipulated {manipulator:name}", lambda s: [course(s)], course),
    Clause("met {met:name}", lambda s: [course(s)] if s.met else [], course),
    Clause("footprints {triggered:tiles}"),
    Clause(
        "owes {who:name} {left:owed} [to {taker:name}] [paid {paid:owed}]",
        lambda s: [Course(s, 0, s.debt)],
        lambda s, words: Course(s, 0, s.debt),
    ),
    Clause("left {faces_left:faces}"),
    Clause("over {ending:ending}"),
)


# --- what a text leaves out


def prepare(s: State, clauses: list[list[str]]) -> None:
    """A turn begins; pieces and stockpiles wait for their clauses."""
    phases = sorted({words[0] for words in clauses if words[0] in PHASE_NAMES})
    if len(phases) > 1:
        raise Refused("questions-two", first=phases[0], second=phases[1])
    s.phase = Phase.ROLL
    for who in laborigines(s):
        s.laborigines[who].place = UNSAID
    for seat in range(s.seats):
        s.stocks[seat].of[0] = UNSAID


def complete(s: State, said: set[str]) -> None:
    s.waves = max(s.out)
    if s.flag == OWNERLESS and s.waves:
        s.flag = GONE  # L23
    elif s.flag == OWNERLESS and s.phase == Phase.START_PLACES:
        s.flag = 1 + s.active * per_seat(s)  # L3
    complete_ring(s)
    complete_places(s, "moa" in said)
    complete_stocks(s)
    s.drawn |= 1 << s.disease if s.disease else 0
    s.pile = s.pile if "pile" in said else DISEASES - s.drawn.bit_count()
    s.mover = s.mover if "mover" in said else default_mover(s)
    s.distance = s.distance if "distance" in said else default_distance(s)
    s.direction = s.direction if "heading" in said else default_direction(s)
    s.actor = OVER if s.ending else s.actor


def complete_ring(s: State) -> None:
    """L1: every place that has no face gets a tile: those with a trap on both sides show it, the others their safe
    side."""
    box = [(trap, other) for trap in range(1, TRAPS + 1) for other in (SAFE_SIDE[trap], trap)]
    if s.phase == Phase.TILES and s.step == 0 and not any(s.faces_left):
        for _, face in box:
            s.faces_left[face] += 1
    if s.phase <= Phase.TILES:
        return
    named = [place for place in range(TILES) if s.tiles[place].face]
    # the surest first
    for place in sorted(named, key=lambda place: (s.tiles[place].under <= 0, s.tiles[place].face > TRAPS)):
        face, under = s.tiles[place].face, s.tiles[place].under
        fits = [tile for tile in box if (face in tile if under <= 0 else tile in ((face, under), (under, face)))]
        if not fits:
            raise Refused("laborigines/trap-without-tile", tile=TILE.names[place])
        box.remove(max(fits, key=lambda tile: tile == (face, face)))
    for place in range(TILES):
        if not s.tiles[place].face:
            s.tiles[place].face = box.pop(0)[1]


def complete_places(s: State, has_moa: bool) -> None:
    """Pieces that are not named stand on the last free tiles, or off the ring while it is being prepared."""
    taken = [s.moa, *(s.laborigines[who].place for who in laborigines(s))]
    free = [place for place in map(Place, range(TILES)) if place not in taken]
    if not has_moa and not has_twins(s) and s.phase > Phase.MOA_PLACE:
        s.moa = free.pop()
    for who in laborigines(s):
        one = s.laborigines[who]
        if one.place == UNSAID or s.out[owner(s, who)]:
            one.place = OFF if s.out[owner(s, who)] or s.phase <= Phase.START_PLACES else free.pop()


def complete_stocks(s: State) -> None:
    """Who is not named has what he began with, less what lies elsewhere; the rest is out of the game."""
    unsaid = [seat for seat in range(s.seats) if s.stocks[seat].of[0] == UNSAID]
    for seat in unsaid:
        s.stocks[seat] = Tokens()
        if not s.out[seat] and s.ending != Ending.LAST_WAVE:
            stock_up(s, seat)
        if is_purged(s, colour_of(s, seat)):  # L24: of a mate
            s.stocks[seat].of[colour_of(s, seat)] = 0
    for seat in unsaid:
        for colour in (colour_of(s, seat), NEUTRAL):
            excess = count_tokens(s, colour) - tokens_at_start(s, colour)
            s.stocks[seat].of[colour] -= max(0, min(excess, s.stocks[seat].of[colour]))
    for colour in range(COLOURS):
        rest = tokens_at_start(s, colour) - count_tokens(s, colour)
        if rest < 0:
            raise Refused("laborigines/tokens-too-many", colour=COLOUR.names[colour], most=tokens_at_start(s, colour))
        s.removed.of[colour] = rest


NOTATION = Notation(CODECS, CLAUSES, prepare=prepare, complete=complete, never=NEVER, go_on=lambda s: None)
