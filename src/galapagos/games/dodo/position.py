"""Positions of Tough Luck, Dodo, as a person writes them.

    seats 2; active orange; migration 1; e1 221; e2 311 cover red+red; white r e1; orange ryy e2 moved; tokens white famine

Environments that are not named get the first cards left in the deck, creatures are oldest first, and who is not named has all tokens. `last orange 3` tells
the last turn of a player who has no creature in play any more, for the ranks (D13).
"""

from __future__ import annotations

from galapagos.engine.errors import Refused
from galapagos.engine.option import parse_option

from .check import LARGEST, check, eaten
from .data import (
    BASES,
    BLOCKS,
    CARD_NAMES,
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
    is_in_play,
    is_marked,
)
from .words import MARKS, PHASES, cell_of, index_of, mark_names, number_of, option_of, seat_of, word_of

COUNTED = (Phase.ENVIRONMENTS, Phase.TOKENS, Phase.MIGRATION)       # how many have had their say is written behind the phase


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
            clauses.append(" ".join([SEAT_NAMES[creature.owner], letters, f"e{creature.cell + 1}", *mark_names(creature)]))
    for seat in range(s.seats):
        tokens = "+".join(name for i, name in enumerate(TOKEN_NAMES) if s.tokens[seat] >> i & 1)
        if tokens != "+".join(TOKEN_NAMES):
            clauses.append(f"tokens {SEAT_NAMES[seat]} {tokens or 'none'}")
        if s.last_turn[seat] and not _has_creature_in_play(s, seat):
            clauses.append(f"last {SEAT_NAMES[seat]} {s.last_turn[seat]}")
    return "; ".join(clauses)


def _has_creature_in_play(s: State, seat: int) -> bool:
    return any(creature.owner == seat and is_in_play(creature) for creature in s.creatures[: s.count])


# --- a text as state


def read(text: str) -> State:
    from . import GAME

    clauses = [words for words in (clause.split() for clause in text.split(";")) if words]
    options = dict(option_of(word) for words in clauses if words[0] == "option" for word in words[1:])
    seats = next((number_of(words, 1) for words in clauses if words[0] == "seats"), 2)
    _check_once(clauses)
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
    check(s)
    _go_on(s)
    return s


def _check_once(clauses: list[list[str]]) -> None:
    said = set()
    for words in clauses:
        for key in _keys(words):
            if key in said:
                raise Refused(f"The clause {key} is there twice.")
            said.add(key)


def _keys(words: list[str]) -> list[str]:
    """What a clause speaks of, once in a position: `turn`, `tokens white`, `option deck`. Creatures may be equal."""
    if words[0] in SEAT_NAMES:
        return []
    if words[0] == "option":
        return [f"option {option_of(word)[0]}" for word in words[1:]]
    return [" ".join(words[:2]) if words[0] in ("tokens", "last") and not _is_phase(words) else words[0]]


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
        s.step = _step(s, number_of(words, 1)) if len(words) > 1 else 0
    elif key in SEAT_NAMES:
        _read_creature(s, words)
    elif key == "turn":
        s.turn = number_of(words, 1)
    elif key == "active":
        s.active = seat_of(s, word_of(words, 1))
    elif key == "tokens":
        s.tokens[seat_of(s, word_of(words, 1))] = sum({1 << index_of(TOKEN_NAMES, name) for name in words[2].split("+") if name != "none"})
    elif key == "last":
        s.last_turn[seat_of(s, word_of(words, 1))] = number_of(words, 2)
    elif key[0] == "e" and key[1:].isdigit():
        _read_environment(s, words)
    else:
        raise Refused(f"{' '.join(words)!r} does not belong in a position: see docs/notation.md.")


def _step(s: State, step: int) -> int:
    if s.phase == Phase.ENVIRONMENTS:
        return min(step, cells(s))
    last = s.seats * (s.options.migration_rounds if s.phase == Phase.MIGRATION else 1) - 1
    if step > last:
        raise Refused(f"{PHASES[s.phase]} {step} is too much: the last one is {PHASES[s.phase]} {last}.")
    return step


def _read_environment(s: State, words: list[str]) -> None:
    here = s.environments[cell_of(s, words[0])]
    _lay(s, here, index_of(CARD_NAMES, word_of(words, 1)))
    if len(words) > 2:
        if words[2] != "cover":
            raise Refused(f"After the card of {words[0]} comes cover and the covered colours, not {words[2]!r}.")
        for name in word_of(words, 3).split("+"):
            colour = index_of(COLOUR_NAMES, name)
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
    owner, place = seat_of(s, words[0]), word_of(words, 2)
    colours = [index_of(tuple(COLOUR_LETTERS), letter) for letter in words[1]]
    if len(colours) > LARGEST:
        raise Refused(f"c{s.count + 1} has {len(colours)} blocks: more than {LARGEST} cannot come about.")
    if s.phase <= Phase.PLACEMENT:
        creature = _starting_creature(s, words, owner, colours)
    elif s.count < MAX_CREATURES:
        creature = s.creatures[s.count]
        s.count += 1
        creature.owner = owner
        for colour in colours:
            creature.blocks[colour] += 1
    else:
        raise Refused(f"There are never more than {MAX_CREATURES} creatures.")
    creature.cell = cell_of(s, place)
    for name in words[3:]:
        creature.marks |= MARKS[tuple(MARKS)[index_of(tuple(MARKS), name)]]
    if is_marked(creature, Mark.CAPTOR):
        s.environments[creature.cell].captor = owner + 1


def _starting_creature(s: State, words: list[str], owner: int, colours: list[int]) -> Creature:
    if s.phase < Phase.PLACEMENT:
        raise Refused(f"{' '.join(words)!r} comes too early: creatures are placed when the first active player is drawn.")
    if len(colours) != 1:
        raise Refused(f"{' '.join(words)!r} is not a creature to begin with: it has one block.")
    creature = s.creatures[owner * STARTING_CREATURES + colours[0]]
    if creature.cell != IN_HAND:
        raise Refused(f"{words[0].capitalize()}'s {COLOUR_NAMES[colours[0]]} creature is placed twice.")
    return creature


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
            last = s.turn - (s.phase < Phase.CONSUMPTION)
            if s.last_turn[seat] not in (0, last):
                raise Refused(f"{SEAT_NAMES[seat].capitalize()} has a creature in play: the last turn is {last}, not {s.last_turn[seat]}.")
            s.last_turn[seat] = last
    if s.options.supply != 0:
        return
    for seat in range(s.seats):
        s.bases[seat] = BASES - sum(creature.owner == seat for creature in creatures)
    for colour in range(COLOURS):
        s.blocks[colour] = max(-1, BLOCKS - sum(creature.blocks[colour] for creature in creatures))
    if min([*s.bases[: s.seats], *s.blocks]) < 0:
        raise Refused("The box has not so many bases or blocks: try option supply=unlimited.")


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
            s.environments[cell].left[colour] = available(s.environments[cell], colour) - eaten(s, cell, colour)
