"""Positions of Tough Luck, Dodo, as a person writes them.

    seats 2; active orange; migration 1; e1 221; e2 311 cover red+red; white r e1; orange ryy e2 moved; tokens white famine

Environments that are not named get the first cards left in the deck, creatures are oldest first, and who is not named has all tokens.
"""

from __future__ import annotations

from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.errors import Refused
from galapagos.engine.option import parse_option

from .data import (
    BASES,
    BLOCKS,
    CARD_NAMES,
    CELLS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    DECKS,
    MAX_CREATURES,
    SEAT_NAMES,
    SQUARES,
    TOKEN_NAMES,
)
from .rules.consumption import line_up, waiting
from .rules.setup import setup
from .state import IN_HAND, Mark, Phase, State, available, cells, is_marked

MARKS = {"relocated": Mark.RELOCATED, "moved": Mark.MOVED, "advantage": Mark.FAVOURED, "fed": Mark.FED, "captor": Mark.CAPTOR}
PHASES = ("environments", "begin", "placement", "tokens", "migration", "consumption", "reproduction")


def write(s: State) -> str:
    from . import GAME

    clauses = [f"seats {s.seats}", *(f"option {name}={value}" for name, value in GAME.option_texts(s).items())]
    clauses += [f"turn {s.turn}", f"active {SEAT_NAMES[s.active]}", f"{PHASES[s.phase]} {s.step}"]
    for cell in range(cells(s) if s.phase != Phase.ENVIRONMENTS else s.step):
        here = s.environments[cell]
        covered = "+".join(name for name, n in zip(COLOUR_NAMES, here.covered, strict=True) for _ in range(n))
        clauses.append(f"e{cell + 1} {''.join(map(str, here.squares))}" + (f" cover {covered}" if covered else ""))
    for creature in s.creatures[: s.count]:
        letters = "".join(letter * n for letter, n in zip(COLOUR_LETTERS, creature.blocks, strict=True))
        place = "hand" if creature.cell == IN_HAND else f"e{creature.cell + 1}"
        signs = [name for name, mark in MARKS.items() if is_marked(creature, mark)]
        clauses.append(" ".join([SEAT_NAMES[creature.owner], letters, place, *signs]))
    for seat in range(s.seats):
        tokens = "+".join(name for i, name in enumerate(TOKEN_NAMES) if s.tokens[seat] >> i & 1)
        if tokens != "+".join(TOKEN_NAMES):
            clauses.append(f"tokens {SEAT_NAMES[seat]} {tokens or 'none'}")
    return "; ".join(clauses)


def read(text: str) -> State:
    from . import GAME

    clauses = [words for words in (clause.split() for clause in text.split(";")) if words]
    options = dict(_option(word) for words in clauses if words[0] == "option" for word in words[1:])
    seats = next((_number(words, 1) for words in clauses if words[0] == "seats"), 2)
    GAME.check_seats(seats)
    s: State = GAME.blank({})
    for name, value in options.items():
        setattr(s.options, name, parse_option(GAME.options, name, value))
    setup(s, seats)
    start = [words for words in clauses if words[0] in SEAT_NAMES]
    if start:
        for i in range(s.count):
            s.creatures[i] = s.blank
        s.count = 0
    s.turn, s.phase = 1, Phase.TOKENS
    for words in clauses:
        _read_clause(s, words)
    _complete(s)
    return s


def _read_clause(s: State, words: list[str]) -> None:
    key = words[0]
    if key in ("seats", "option"):
        return
    if key in SEAT_NAMES:
        _read_creature(s, words)
    elif key in PHASES and not (key == "tokens" and len(words) == 3):
        s.phase = PHASES.index(key)
        s.step = _number(words, 1) if len(words) > 1 else 0
    elif key == "turn":
        s.turn = _number(words, 1)
    elif key == "active":
        s.active = _seat(s, _word(words, 1))
    elif key == "tokens":
        s.tokens[_seat(s, _word(words, 1))] = sum(1 << _index(TOKEN_NAMES, name) for name in words[2].split("+") if name != "none")
    elif key[0] == "e" and key[1:].isdigit():
        _read_environment(s, words)
    else:
        raise Refused(f"{' '.join(words)!r} does not belong in a position: see docs/notation.md.")


def _read_environment(s: State, words: list[str]) -> None:
    here = s.environments[_cell(s, words[0])]
    squares = SQUARES[_index(CARD_NAMES, _word(words, 1))]
    for colour, n in enumerate(squares):
        here.squares[colour] = n
    if len(words) > 2:
        if words[2] != "cover":
            raise Refused(f"After the card of {words[0]} comes cover and the covered colours, not {words[2]!r}.")
        for name in _word(words, 3).split("+"):
            here.covered[_index(COLOUR_NAMES, name)] += 1


def _read_creature(s: State, words: list[str]) -> None:
    if s.count == MAX_CREATURES:
        raise Refused(f"There are never more than {MAX_CREATURES} creatures.")
    creature = s.creatures[s.count]
    s.count += 1
    creature.owner = _seat(s, words[0])
    for letter in _word(words, 1):
        creature.blocks[_index(tuple(COLOUR_LETTERS), letter)] += 1
    creature.cell = IN_HAND if _word(words, 2) == "hand" else _cell(s, words[2])
    for name in words[3:]:
        creature.marks |= MARKS[MARKS_BY_INDEX[_index(MARKS_BY_INDEX, name)]]


MARKS_BY_INDEX = tuple(MARKS)


def _complete(s: State) -> None:
    """What the text leaves out: the box, the environments, captors, whose turn it is."""
    if s.options.supply == 0:
        for seat in range(s.seats):
            s.bases[seat] = BASES - sum(creature.owner == seat for creature in s.creatures[: s.count])
        for colour in range(3):
            s.blocks[colour] = BLOCKS - sum(creature.blocks[colour] for creature in s.creatures[: s.count])
    used = [tuple(here.squares) for here in s.environments]
    spare = [squares for squares, in_deck in zip(SQUARES, DECKS[s.options.deck], strict=True) if in_deck and squares not in used]
    for cell in range(cells(s) if s.phase != Phase.ENVIRONMENTS else s.step):
        if not any(s.environments[cell].squares):
            for colour, n in enumerate(spare[0]):
                s.environments[cell].squares[colour] = n
            del spare[0]
    s.drawn = sum(1 << SQUARES.index(tuple(here.squares)) for here in s.environments if any(here.squares))
    for creature in s.creatures[: s.count]:
        if is_marked(creature, Mark.CAPTOR):
            s.environments[creature.cell].captor = creature.owner + 1
        elif creature.cell != IN_HAND and s.phase > Phase.PLACEMENT:
            s.last_turn[creature.owner] = s.turn - (s.phase < Phase.CONSUMPTION)
    _find_actor(s)


def _find_actor(s: State) -> None:
    if s.phase in (Phase.PLACEMENT, Phase.TOKENS, Phase.MIGRATION):
        s.actor = (s.active + s.step) % s.seats
    elif s.phase == Phase.CONSUMPTION:
        for cell in range(cells(s)):
            for colour in range(3):
                eaten = sum(c.blocks[colour] for c in s.creatures[: s.count] if c.cell == cell and is_marked(c, Mark.FED))
                s.environments[cell].left[colour] = available(s.environments[cell], colour) - eaten
        s.actor = s.creatures[waiting(s, 0)].owner if line_up(s) else OVER
    else:
        s.actor = CHANCE


def _option(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise Refused(f"{word!r} is not an option: write name=value.")
    return name, value


def _word(words: list[str], place: int) -> str:
    if place >= len(words):
        raise Refused(f"{' '.join(words)!r} is not complete: see docs/notation.md.")
    return words[place]


def _number(words: list[str], place: int) -> int:
    word = _word(words, place)
    if not (word.isascii() and word.isdigit() and len(word) < 7):
        raise Refused(f"{word!r} should be a whole number in {' '.join(words)!r}.")
    return int(word)


def _seat(s: State, name: str) -> int:
    seat = _index(SEAT_NAMES, name)
    if seat >= s.seats:
        raise Refused(f"Nobody plays {name} with {s.seats} players.")
    return seat


def _cell(s: State, name: str) -> int:
    names = tuple(f"e{cell + 1}" for cell in range(CELLS))
    cell = _index(names, name)
    if cell >= cells(s):
        raise Refused(f"There is no environment {name} with {s.seats} players.")
    return cell


def _index(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise Refused(f"{name!r} is not one of {', '.join(names)}.")
    return names.index(name)
