"""Positions of Tough Luck, Dodo, as a person writes them.

    seats 2; active orange; migration 1; e1 221; e2 311 cover red+red; white r e1; orange ryy e2 moved;
    tokens white famine

Environments that are not named get the first cards left in the deck, creatures are oldest first, and who is not named
has all tokens. `last orange 3` tells the last turn of a player who has no creature in play any more, for the ranks
(D13).
"""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.notation.clause import Bits, Clause, Codec, Custom, Item, Name, Notation, Number, Words, named

from .actions import CREATURE, ENVIRONMENT, SEAT
from .data import (
    ALL_TOKENS,
    BASES,
    BLOCKS,
    CARD_NAMES,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    DECK_NAMES,
    DECKS,
    MAX_CREATURES,
    ROOM,
    SEAT_NAMES,
    SQUARES,
    STARTING_CREATURES,
    TOKEN_NAMES,
)
from .possible import MARK_NAMES, NEVER, eaten
from .rules.turn import play_phase
from .state import IN_HAND, PHASE_NAMES, Creature, Mark, Phase, State, available, cells, is_in_play, is_marked

COUNTED = (Phase.ENVIRONMENTS, Phase.TOKENS, Phase.MIGRATION)  # how many have had their say is written behind the phase
LARGEST = 1 + max(map(sum, SQUARES))  # the child of a creature that ate all squares of the richest card


# --- words


def read_blocks(word: str) -> list[int]:
    colours = [Name(COLOUR_LETTERS).read(letter) for letter in word]
    if len(colours) > LARGEST:
        raise Refused("dodo/creature-too-large", number=len(colours), most=LARGEST)
    return [colours.count(colour) for colour in range(COLOURS)]


def write_blocks(blocks: Iterable[int]) -> str:
    return "".join(letter * n for letter, n in zip(COLOUR_LETTERS, blocks, strict=True))


def read_cover(word: str) -> list[int]:
    colours = [Name(COLOUR_NAMES).read(name) for name in word.split("+")]
    return [colours.count(colour) for colour in range(COLOURS)]


def write_cover(covered: Iterable[int]) -> str | None:
    return "+".join(name for name, n in zip(COLOUR_NAMES, covered, strict=True) for _ in range(n)) or None


def write_card(squares: Iterable[int]) -> str | None:
    return "".join(map(str, squares)) if any(squares) else None


CODECS: dict[str, Codec] = {
    "player": named(SEAT),
    "environment": Name(ENVIRONMENT.names, nothing=IN_HAND),
    "phase": Name(PHASE_NAMES),
    "said": Number(99),
    "card": Custom(write_card, lambda word: SQUARES[Name(CARD_NAMES).read(word)]),
    "cover": Custom(write_cover, read_cover),
    "blocks": Custom(write_blocks, read_blocks),
    "marks": Words(MARK_NAMES),
    "tokens": Bits(TOKEN_NAMES, nothing=ALL_TOKENS),
    "players": Words(SEAT_NAMES),
    "creature": Name(CREATURE.names, 1, nothing=0),
    "covered": Name(ENVIRONMENT.names, 1, nothing=0),
}


# --- what clauses speak of


def phase_of(s: State) -> Iterable[Any]:
    return (SimpleNamespace(phase=s.phase, step=s.step if s.phase in COUNTED else None),)


def find_phase(s: State, words: list[str]) -> State:
    if len(words) > 1 and PHASE_NAMES.index(words[0]) not in COUNTED:
        raise Refused("dodo/number-not-wanted", words=words[0].capitalize())
    return s


def find_seat(s: State, words: list[str], place: int = 1) -> Item:
    seat: int = CODECS["player"].read(words[place] if place < len(words) else "")
    if seat >= s.seats:
        raise Refused("seat-not-played", player=words[place], number=s.seats)
    return Item(s, seat)


def find_cell(s: State, words: list[str]) -> Item:
    cell = ENVIRONMENT.value(words[0])
    if cell >= cells(s):
        raise Refused("dodo/environment-unknown", name=words[0], number=s.seats)
    return Item(s, cell, s.environments[cell])


def find_creature(s: State, words: list[str]) -> Creature:
    """A new one, or before the first turn the one in hand."""
    owner: int = find_seat(s, words, 0).number
    if len(words) > 2:
        find_cell(s, words[2:3])
    if s.phase > Phase.PLACEMENT:
        most = ROOM if s.phase == Phase.REPRODUCTION else MAX_CREATURES
        if s.count == most:
            raise Refused("dodo/creatures-too-many", most=most)
        s.count += 1
        return s.creatures[s.count - 1]
    if s.phase < Phase.PLACEMENT:
        raise Refused("dodo/creature-too-early", words=repr(" ".join(words)))
    blocks = read_blocks(words[1]) if len(words) > 1 else []
    if sum(blocks) != 1:
        raise Refused("dodo/creature-to-begin-with", words=repr(" ".join(words)))
    creature: Creature = s.creatures[owner * STARTING_CREATURES + blocks.index(1)]
    if creature.cell != IN_HAND:
        raise Refused("dodo/creature-placed-twice", player=words[0].capitalize(), colour=COLOUR_NAMES[blocks.index(1)])
    return creature


def is_alive(s: State, seat: int) -> bool:
    return any(creature.owner == seat and is_in_play(creature) for creature in s.creatures[: s.count])


CLAUSES = (
    Clause("turn {turn:number}"),
    Clause("active {active:player}", find=lambda s, words: (find_seat(s, words), s)[1]),
    Clause("{phase:phase} [{step:said}]", phase_of, find_phase),
    Clause(
        "{number:environment} {squares:card} [cover {covered:cover}]",
        lambda s: [Item(s, i, s.environments[i]) for i in range(cells(s))],
        find_cell,
    ),
    Clause(
        "{owner:player} {blocks:blocks} {cell:environment} [{marks:marks}]",
        lambda s: s.creatures[: s.count],
        find_creature,
        key=0,
    ),
    Clause(
        "tokens {number:player} {tokens:tokens}", lambda s: [Item(s, seat) for seat in range(s.seats)], find_seat, key=2
    ),
    Clause("passed {passed:players}"),
    Clause(
        "favour {number:player} {favours:creature}",
        lambda s: [Item(s, seat) for seat in range(s.seats)],
        find_seat,
        key=2,
    ),
    Clause(
        "famine {number:player} {famines:covered}",
        lambda s: [Item(s, seat) for seat in range(s.seats)],
        find_seat,
        key=2,
    ),
    Clause(
        "last {number:player} {last_turn:number}",
        lambda s: [Item(s, seat) for seat in range(s.seats) if s.last_turn[seat] and not is_alive(s, seat)],
        find_seat,
        key=2,
    ),
)


# --- what a text leaves out


def prepare(s: State, clauses: list[list[str]]) -> None:
    """The phase comes first, because creatures are in hand before the first turn."""
    phases = [
        words[0] for words in clauses if words[0] in PHASE_NAMES and not (words[0] == "tokens" and len(words) > 2)
    ]
    if len(set(phases)) > 1:
        raise Refused("dodo/phases-two", first=phases[0], second=phases[1])
    s.phase = PHASE_NAMES.index(phases[0]) if phases else Phase.TOKENS
    if s.phase > Phase.PLACEMENT:
        s.turn = 1
        for i in range(s.count):
            s.creatures[i] = s.blank
        s.count = 0


def complete(s: State, said: set[str]) -> None:
    complete_environments(s)
    for creature in s.creatures[: s.count]:
        if is_marked(creature, Mark.CAPTOR):
            s.environments[creature.cell].captor = creature.owner + 1
    for seat in range(s.seats):
        if s.phase > Phase.PLACEMENT and is_alive(s, seat):
            last = s.turn - (s.phase < Phase.CONSUMPTION)
            if s.last_turn[seat] not in (0, last):
                raise Refused(
                    "dodo/last-turn-wrong", player=SEAT_NAMES[seat].capitalize(), number=last, other=s.last_turn[seat]
                )
            s.last_turn[seat] = last
    if s.options.supply == 0:
        complete_box(s)
    if s.phase == Phase.PLACEMENT:
        s.step = sum(creature.cell != IN_HAND for creature in s.creatures[: s.count])


def complete_environments(s: State) -> None:
    for cell in range(cells(s)):
        if any(s.environments[cell].squares):
            lay(s, cell, SQUARES.index(tuple(s.environments[cell].squares)))
    if s.phase == Phase.ENVIRONMENTS:
        s.step = max([s.step, *(cell + 1 for cell in range(cells(s)) if any(s.environments[cell].squares))])
        if s.step >= cells(s):
            raise Refused("dodo/environments-all-drawn", number=cells(s))
    for cell in range(cells(s) if s.phase != Phase.ENVIRONMENTS else s.step):
        if not any(s.environments[cell].squares):
            lay(
                s,
                cell,
                next(card for card in range(len(SQUARES)) if DECKS[s.options.deck][card] and not s.drawn >> card & 1),
            )


def lay(s: State, cell: int, card: int) -> None:
    if not DECKS[s.options.deck][card]:
        raise Refused(
            "dodo/card-not-in-deck",
            card=CARD_NAMES[card],
            deck=DECK_NAMES[s.options.deck],
            other=DECK_NAMES[1 - s.options.deck],
        )
    if s.drawn >> card & 1:
        raise Refused("dodo/card-twice", card=CARD_NAMES[card])
    s.drawn |= 1 << card
    for colour, n in enumerate(SQUARES[card]):
        s.environments[cell].squares[colour] = n


def complete_box(s: State) -> None:
    alive = [creature for creature in s.creatures[: s.count] if not is_marked(creature, Mark.STARVED)]
    bases = [BASES - sum(creature.owner == seat for creature in alive) for seat in range(s.seats)]
    blocks = [BLOCKS - sum(creature.blocks[colour] for creature in alive) for colour in range(COLOURS)]
    if min(bases + blocks) < 0:
        raise Refused("dodo/supply-exhausted")
    for seat in range(s.seats):
        s.bases[seat] = bases[seat]
    for colour in range(COLOURS):
        s.blocks[colour] = blocks[colour]


def go_on(s: State) -> None:
    """Consumption and reproduction go on to their next question."""
    if s.phase == Phase.CONSUMPTION:
        for cell in range(cells(s)):
            for colour in range(COLOURS):
                s.environments[cell].left[colour] = available(s.environments[cell], colour) - eaten(s, cell, colour)
    while s.phase >= Phase.CONSUMPTION and play_phase(s):
        pass


NOTATION = Notation(CODECS, CLAUSES, prepare=prepare, complete=complete, never=NEVER, go_on=go_on)
