"""Positions of Tough Luck, Dodo, as a person writes them.

    seats 2; active orange; migration 1; e1 221; e2 311 cover red+red; white r e1; orange ryy e2 moved; tokens white famine

Environments that are not named get the first cards left in the deck, creatures are oldest first, and who is not named has all tokens. `last orange 3` tells
the last turn of a player who has no creature in play any more, for the ranks (D13).
"""

from __future__ import annotations

from galapagos.engine.errors import Refused
from galapagos.engine.option import parse_option

from .data import (
    BASES,
    BLOCKS,
    CARD_NAMES,
    CELLS,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    COLOURS,
    DECK_NAMES,
    DECKS,
    MAX_CREATURES,
    SEAT_NAMES,
    SQUARES,
    STARTING_CREATURES,
    TOKEN_NAMES,
)
from .rules.consumption import consume
from .rules.reproduction import start_reproduction
from .rules.setup import setup
from .state import (
    IN_HAND,
    Creature,
    Environment,
    Mark,
    Phase,
    State,
    available,
    cells,
    is_captured,
    is_in_play,
    is_marked,
    size,
)

MARKS = {
    "relocated": Mark.RELOCATED, "moved": Mark.MOVED, "advantage": Mark.FAVOURED, "fed": Mark.FED, "starved": Mark.STARVED, "captor": Mark.CAPTOR,
}
MARK_NAMES = tuple(MARKS)
PHASES = ("environments", "begin", "placement", "tokens", "migration", "consumption", "reproduction")
COUNTED = (Phase.ENVIRONMENTS, Phase.TOKENS, Phase.MIGRATION)       # how many have had their say is written behind the phase
LARGEST = 1 + max(map(sum, SQUARES))                                # the child of a creature that ate all squares of the richest card


# --- a state as text


def write(s: State) -> str:
    from . import GAME

    clauses = [f"seats {s.seats}", *(f"option {name}={value}" for name, value in GAME.option_texts(s).items())]
    clauses += [f"turn {s.turn}", f"active {SEAT_NAMES[s.active]}", PHASES[s.phase] + (f" {s.step}" if s.phase in COUNTED else "")]
    for cell in range(cells(s) if s.phase != Phase.ENVIRONMENTS else s.step):
        here = s.environments[cell]
        covered = "+".join(name for name, n in zip(COLOUR_NAMES, here.covered, strict=True) for _ in range(n))
        clauses.append(f"e{cell + 1} {''.join(map(str, here.squares))}" + (f" cover {covered}" if covered else ""))
    for creature in s.creatures[: s.count]:
        letters = "".join(letter * n for letter, n in zip(COLOUR_LETTERS, creature.blocks, strict=True))
        if creature.cell != IN_HAND:
            clauses.append(" ".join([SEAT_NAMES[creature.owner], letters, f"e{creature.cell + 1}", *_mark_names(creature)]))
    for seat in range(s.seats):
        tokens = "+".join(name for i, name in enumerate(TOKEN_NAMES) if s.tokens[seat] >> i & 1)
        if tokens != "+".join(TOKEN_NAMES):
            clauses.append(f"tokens {SEAT_NAMES[seat]} {tokens or 'none'}")
        if s.last_turn[seat] and not _has_creature_in_play(s, seat):
            clauses.append(f"last {SEAT_NAMES[seat]} {s.last_turn[seat]}")
    return "; ".join(clauses)


def _mark_names(creature: Creature) -> list[str]:
    return [name for name, mark in MARKS.items() if is_marked(creature, mark)]


def _has_creature_in_play(s: State, seat: int) -> bool:
    return any(creature.owner == seat and is_in_play(creature) for creature in s.creatures[: s.count])


# --- a text as state


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
    s.phase = next((PHASES.index(words[0]) for words in clauses if _is_phase(words)), Phase.TOKENS)
    s.turn = 1 if s.phase > Phase.PLACEMENT else 0
    if s.phase > Phase.PLACEMENT:
        for i in range(s.count):
            s.creatures[i] = s.blank
        s.count = 0
    for words in clauses:
        _read_clause(s, words)
    _complete_environments(s)
    _complete_box(s)
    _check(s)
    _go_on(s)
    return s


def _is_phase(words: list[str]) -> bool:
    return words[0] in PHASES and not (words[0] == "tokens" and len(words) > 2)


def _read_clause(s: State, words: list[str]) -> None:
    key = words[0]
    if key in ("seats", "option"):
        return
    if _is_phase(words):
        if PHASES[s.phase] != key:
            raise Refused(f"The position has two phases, {PHASES[s.phase]} and {key}.")
        if len(words) > 1 and s.phase not in COUNTED:
            raise Refused(f"{key.capitalize()} takes no number: it follows from the creatures.")
        s.step = _number(words, 1) if len(words) > 1 else 0
    elif key in SEAT_NAMES:
        _read_creature(s, words)
    elif key == "turn":
        s.turn = _number(words, 1)
    elif key == "active":
        s.active = _seat(s, _word(words, 1))
    elif key == "tokens":
        s.tokens[_seat(s, _word(words, 1))] = sum({1 << _index(TOKEN_NAMES, name) for name in words[2].split("+") if name != "none"})
    elif key == "last":
        s.last_turn[_seat(s, _word(words, 1))] = _number(words, 2)
    elif key[0] == "e" and key[1:].isdigit():
        _read_environment(s, words)
    else:
        raise Refused(f"{' '.join(words)!r} does not belong in a position: see docs/notation.md.")


def _read_environment(s: State, words: list[str]) -> None:
    here = s.environments[_cell(s, words[0])]
    if any(here.squares):
        raise Refused(f"{words[0]} is there twice.")
    _lay(s, here, _index(CARD_NAMES, _word(words, 1)))
    if len(words) > 2:
        if words[2] != "cover":
            raise Refused(f"After the card of {words[0]} comes cover and the covered colours, not {words[2]!r}.")
        for name in _word(words, 3).split("+"):
            colour = _index(COLOUR_NAMES, name)
            here.covered[colour] += 1
            if available(here, colour) < 0:
                raise Refused(f"{words[0]} has only {here.squares[colour]} {name} squares to cover.")


def _lay(s: State, here: Environment, card: int) -> None:
    if not DECKS[s.options.deck][card]:
        raise Refused(f"The card {CARD_NAMES[card]} is not in the deck: try option deck={DECK_NAMES[1 - s.options.deck]}.")
    if s.drawn >> card & 1:
        raise Refused(f"The card {CARD_NAMES[card]} is there twice.")
    s.drawn |= 1 << card
    for colour, n in enumerate(SQUARES[card]):
        here.squares[colour] = n


def _read_creature(s: State, words: list[str]) -> None:
    owner, place = _seat(s, words[0]), _word(words, 2)
    colours = [_index(tuple(COLOUR_LETTERS), letter) for letter in words[1]]
    if s.phase <= Phase.PLACEMENT:
        if len(colours) != 1:
            raise Refused(f"{' '.join(words)!r} is not a creature to begin with: it has one block.")
        creature = s.creatures[owner * STARTING_CREATURES + colours[0]]
    elif s.count < MAX_CREATURES:
        creature = s.creatures[s.count]
        s.count += 1
        creature.owner = owner
        for colour in colours:
            creature.blocks[colour] += 1
    else:
        raise Refused(f"There are never more than {MAX_CREATURES} creatures.")
    creature.cell = _cell(s, place)
    for name in words[3:]:
        creature.marks |= MARKS[MARK_NAMES[_index(MARK_NAMES, name)]]
    if is_marked(creature, Mark.CAPTOR):
        s.environments[creature.cell].captor = owner + 1


# --- what the text leaves out


def _complete_environments(s: State) -> None:
    named = max((cell + 1 for cell in range(cells(s)) if any(s.environments[cell].squares)), default=0)
    if s.phase == Phase.ENVIRONMENTS:
        s.step = max(s.step, named)
        if s.step >= cells(s):
            raise Refused(f"All {cells(s)} environments are drawn: the next phase is begin.")
    for cell in range(cells(s) if s.phase != Phase.ENVIRONMENTS else s.step):
        if not any(s.environments[cell].squares):
            spare = (card for card in range(len(SQUARES)) if DECKS[s.options.deck][card] and not s.drawn >> card & 1)
            _lay(s, s.environments[cell], next(spare))


def _complete_box(s: State) -> None:
    """And the last turn of those who have a creature in play."""
    creatures = s.creatures[: s.count]
    for seat in range(s.seats):
        if s.phase > Phase.PLACEMENT and _has_creature_in_play(s, seat):
            s.last_turn[seat] = s.turn - (s.phase < Phase.CONSUMPTION)
    if s.options.supply != 0:
        return
    for seat in range(s.seats):
        s.bases[seat] = BASES - sum(creature.owner == seat for creature in creatures)
    for colour in range(COLOURS):
        s.blocks[colour] = max(-1, BLOCKS - sum(creature.blocks[colour] for creature in creatures))
    if min([*s.bases[: s.seats], *s.blocks]) < 0:
        raise Refused("The box has not so many bases or blocks: try option supply=unlimited.")


def _check(s: State) -> None:
    """Texts that the rules could not go on from."""
    last = {Phase.TOKENS: s.seats, Phase.MIGRATION: s.seats * s.options.migration_rounds}.get(Phase(s.phase), CELLS)
    if s.step >= last:
        raise Refused(f"{PHASES[s.phase]} {s.step} is too much: the last one is {PHASES[s.phase]} {last - 1}.")
    if (s.turn > 0) != (s.phase > Phase.PLACEMENT):
        raise Refused(f"{PHASES[s.phase].capitalize()} is not a phase of turn {s.turn}.")
    if s.count == 0 and s.phase < Phase.CONSUMPTION:
        raise Refused("The position has no creatures: write them as white ry e1, or go back to placement.")
    for i, creature in enumerate(s.creatures[: s.count]):
        if size(creature) > LARGEST:
            raise Refused(f"c{i + 1} has {size(creature)} blocks: more than {LARGEST} cannot come about.")
        if creature.marks & (Mark.FED | Mark.STARVED) and s.phase < Phase.CONSUMPTION:
            raise Refused(f"c{i + 1} cannot be fed or starved before the consumption phase.")
        if creature.marks and (s.phase <= Phase.PLACEMENT or (is_marked(creature, Mark.CAPTOR) and creature.marks != Mark.CAPTOR)):
            raise Refused(f"c{i + 1} cannot be {' and '.join(_mark_names(creature))} here.")
    for cell in range(cells(s)):
        if is_captured(s.environments[cell]) and sum(creature.cell == cell for creature in s.creatures[: s.count]) != 1:
            raise Refused(f"e{cell + 1} is captured: only the captor is there.")


def _go_on(s: State) -> None:
    """Whose turn it is. Consumption and reproduction go on to their next question."""
    if s.phase == Phase.PLACEMENT:
        _count_placed(s)
    if s.phase in (Phase.PLACEMENT, Phase.TOKENS, Phase.MIGRATION):
        s.actor = (s.active + s.step) % s.seats
    elif s.phase == Phase.CONSUMPTION:
        _lay_the_table(s)
        consume(s)
    elif s.phase == Phase.REPRODUCTION:
        start_reproduction(s)


def _count_placed(s: State) -> None:
    placed = [sum(c.owner == seat and c.cell != IN_HAND for c in s.creatures[: s.count]) for seat in range(s.seats)]
    s.step = sum(placed)
    if s.step == STARTING_CREATURES * s.seats:
        raise Refused("All creatures are placed: the next phase is tokens.")
    for place in range(s.seats):
        seat = (s.active + place) % s.seats
        if placed[seat] != s.step // s.seats + (place < s.step % s.seats):
            raise Refused(f"{SEAT_NAMES[seat].capitalize()} has placed {placed[seat]} creatures: players take turns, the active player first.")


def _lay_the_table(s: State) -> None:
    """What is left in the environments when the fed have eaten."""
    for cell in range(cells(s)):
        for colour in range(COLOURS):
            eaten = sum(c.blocks[colour] for c in s.creatures[: s.count] if c.cell == cell and is_marked(c, Mark.FED))
            left = available(s.environments[cell], colour) - eaten
            if left < 0:
                raise Refused(f"e{cell + 1} has not fed so many creatures.")
            s.environments[cell].left[colour] = left


# --- words


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
    if not (word.isascii() and word.isdigit() and len(word) < 8):
        raise Refused(f"{word!r} should be a whole number in {' '.join(words)!r}.")
    return int(word)


def _seat(s: State, name: str) -> int:
    seat = _index(SEAT_NAMES, name)
    if seat >= s.seats:
        raise Refused(f"Nobody plays {name} with {s.seats} players.")
    return seat


def _cell(s: State, name: str) -> int:
    cell = _index(tuple(f"e{cell + 1}" for cell in range(CELLS)), name)
    if cell >= cells(s):
        raise Refused(f"There is no environment {name} with {s.seats} players.")
    return cell


def _index(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise Refused(f"{name!r} is not one of {', '.join(names)}.")
    return names.index(name)
