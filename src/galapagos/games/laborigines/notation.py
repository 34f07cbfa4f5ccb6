"""Positions of Laborigines, as a person writes them.

    seats 3; active red; red t3 flag; blue t5 infected lightning 2; blue has 4 blue 1 red; moa t9; t7 green/cure 2 red; disease limping

Who is not named has all his tokens and stands somewhere else, tiles that are not named lie safe side up, and tokens that are nowhere
are out of the game. `assignment 3 5` or `direction 3 5` is a question in a turn, the mover's die first; else the dice are rolled next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.errors import Refused
from galapagos.engine.option import parse_option

from . import GAME
from .actions import LaborigineId
from .check import check
from .completion import complete, default_direction, default_distance, default_mover
from .data import COLOUR_NAMES, DIE, DISEASE_NAMES, DISEASES, FACE_NAMES, HIDDEN, SEATS, TILES
from .names import capital, laborigine_name, tile_word
from .rules import QUESTIONS, question
from .rules.setup import setup
from .state import GONE, OFF, OWNERLESS, Phase, State, Tokens, laborigine_word, laborigines, refuse_table, seat_word
from .words import Words, index_of, laborigine_of, number, place_of, seat_of, word

PHASES = tuple(phase.name.lower() for phase in Phase)
DIRECTIONS = {"clockwise": 1, "counterclockwise": -1, "nowhere": 0}
UNSAID: Any = -2              # where a text has not placed a piece


# --- Writing


def write(s: State) -> str:
    clauses = [f"seats {s.seats}", *(f"option {name}={value}" for name, value in GAME.option_texts(s).items())]
    clauses += [f"turn {s.turn}", f"active {seat_word(s, s.active)}"]
    clauses += [write_laborigine(s, who) for who in laborigines(s)]
    clauses += [write_stock(s, seat) for seat in range(s.seats)]
    clauses += [f"moa {place_word(s.moa)}"]
    clauses += ["flag gone"] if s.flag == GONE else []
    clauses += [f"disease {DISEASE_NAMES[s.disease - 1]}"] if s.disease else []
    clauses += write_cards(s)
    clauses += [write_tile(s, place) for place in range(TILES) if s.tiles[place].face]
    return "; ".join([*clauses, *write_turn(s)])


def place_word(place: int) -> str:
    return "off" if place == OFF else tile_word(place)


def write_laborigine(s: State, who: LaborigineId) -> str:
    one = s.laborigines[who]
    marks = [name for name, has in (("flag", s.flag == who + 1), ("infected", one.infected), ("acid", one.acid)) if has]
    marks += [f"lightning {one.lightning}"] if one.lightning else []
    return " ".join([laborigine_word(s, who), place_word(one.place), *marks])


def write_stock(s: State, seat: int) -> str:
    if s.out[seat]:
        return f"{seat_word(s, seat)} out {s.out[seat]}"
    return f"{seat_word(s, seat)} has {write_tokens(s.stocks[seat]) or 'nothing'}"


def write_tokens(tokens: Tokens) -> str:
    return " ".join(f"{n} {name}" for n, name in zip(tokens.of, COLOUR_NAMES, strict=True) if n)


def write_cards(s: State) -> list[str]:
    drawn = [name for i, name in enumerate(DISEASE_NAMES, 1) if s.drawn >> i & 1 and i != s.disease]
    hidden = DISEASES - s.pile - s.drawn.bit_count()
    return ([f"drawn {' '.join(drawn)}"] if drawn else []) + ([f"pile {s.pile}"] if hidden else [])


def write_tile(s: State, place: int) -> str:
    tile = s.tiles[place]
    under = "" if tile.under == 0 else "/?" if tile.under == HIDDEN else f"/{FACE_NAMES[tile.under - 1]}"
    return " ".join([tile_word(place), FACE_NAMES[tile.face - 1] + under, write_tokens(tile.energy)]).rstrip()


def write_turn(s: State) -> list[str]:
    """Where the game stands, as far as it does not follow from the rest."""
    clauses = [" ".join([PHASES[s.phase], *(str(die) for die in (s.die, s.other_die) if die)])]
    clauses += [f"mover {laborigine_word(s, s.mover)}"] if s.mover != default_mover(s) else []
    clauses += [f"distance {s.distance}"] if s.distance != default_distance(s) else []
    clauses += ["second_twin"] if s.second_twin else []
    clauses += [f"heading {word}" for word, way in DIRECTIONS.items() if way == s.direction != default_direction(s)]
    clauses += [f"{name} {getattr(s, name)}" for name in ("steps", "step") if getattr(s, name)]
    clauses += [f"manipulated {seat_word(s, s.manipulator - 1)}"] if s.manipulator else []
    clauses += [f"met {laborigine_word(s, s.met)}"] if s.met else []
    followed = [tile_word(place) for place in range(TILES) if s.triggered >> place & 1]
    clauses += [f"footprints {' '.join(followed)}"] if followed else []
    if s.debt.left:
        to = f" to {seat_word(s, s.debt.taker - 1)}" if s.debt.taker else ""
        paid = f" paid {s.debt.paid}" if s.debt.paid else ""
        clauses.append(f"owes {laborigine_word(s, s.debt.who)} {s.debt.left}{to}{paid}")
    left = [f"{n} {name}" for n, name in zip(s.faces_left[1:], FACE_NAMES, strict=True) if n]
    clauses += [f"left {' '.join(left)}"] if left else []
    clauses += [f"over {GAME.endings[s.ending]}"] if s.ending else []
    return clauses


# --- Reading


def read(text: str) -> State:
    clauses = [words for words in (clause.replace(",", " ").split() for clause in text.split(";")) if words]
    s: State = GAME.blank({})
    for words in clauses:
        if words[0] == "option":
            for option in words[1:]:
                name, equals, value = option.partition("=")
                if not equals:
                    raise Refused(f"{option!r} is not an option: write name=value.")
                setattr(s.options, name, parse_option(GAME.options, name, value))
    seats = next((number(words, 1, SEATS) for words in clauses if words[0] == "seats"), 2)
    GAME.check_seats(seats)
    sentence = refuse_table(s.options, seats)
    if sentence:
        raise Refused(sentence)
    setup(s, seats)
    begin(s)
    for words in clauses:
        read_clause(s, words)
    complete(s)
    s.actor = OVER if s.ending else who_is_asked(s)
    check(s)
    return s


def who_is_asked(s: State) -> int:
    who = QUESTIONS[question(s)].who
    return who(s) if who else CHANCE


def begin(s: State) -> None:
    """Nothing is said yet: a turn begins, and pieces and stockpiles wait for their clauses."""
    s.phase = Phase.ROLL
    s.moa = UNSAID
    for who in laborigines(s):
        s.laborigines[who].place = UNSAID
    for seat in range(s.seats):
        s.stocks[seat] = Tokens()
        s.stocks[seat].of[0] = UNSAID
    s.mover = s.distance = s.direction = s.pile = UNSAID


def read_clause(s: State, words: Words) -> None:
    key = words[0]
    if key in CLAUSES:
        CLAUSES[key](s, words)
    elif key in PHASES:
        s.phase = PHASES.index(key)
        s.die, s.other_die = (number(words, 1, DIE), number(words, 2, DIE)) if len(words) > 1 else (0, 0)
    elif key[0] == "t" and key[1:].isdigit():
        read_tile(s, words)
    elif word(words, 1) in ("has", "out"):
        read_seat(s, words)
    else:
        read_laborigine(s, words)


def read_seat(s: State, words: Words) -> None:
    seat = seat_of(s, words[0])
    if words[1] == "has":
        s.stocks[seat].of[0] = 0
        read_tokens(s.stocks[seat], words[2:] if words[2:] != ["nothing"] else [])
    else:
        s.out[seat] = number(words, 2, SEATS)
        s.waves = max(s.waves, s.out[seat])


def read_laborigine(s: State, words: Words) -> None:
    who = laborigine_of(s, words[0])
    one = s.laborigines[who]
    one.place = place_of(word(words, 1))
    marks = words[2:]
    while marks:
        mark = marks.pop(0)
        if mark == "flag":
            carry_flag(s, who)
        elif mark == "lightning":
            one.lightning = number([mark, *marks], 1, 9999)
            del marks[0]
        elif mark in ("infected", "acid"):
            setattr(one, mark, 1)
        else:
            raise Refused(f"{mark!r} is no mark of a laborigine: use flag, infected, acid, or lightning and a number.")


def carry_flag(s: State, who: LaborigineId) -> None:
    if s.flag == GONE:
        raise Refused(f"{capital(laborigine_name(s, who))} cannot have the flag: it is gone.")
    if s.flag != OWNERLESS and s.flag != who + 1:
        raise Refused(f"There is one flag: {laborigine_name(s, LaborigineId(s.flag - 1))} and {laborigine_name(s, who)} cannot both have it.")
    s.flag = who + 1


def read_tile(s: State, words: Words) -> None:
    tile = s.tiles[place_of(words[0])]
    face, _, under = word(words, 1).partition("/")
    tile.face = 1 + index_of(FACE_NAMES, face)
    tile.under = 0 if not under else HIDDEN if under == "?" else 1 + index_of(FACE_NAMES, under)
    read_tokens(tile.energy, words[2:])


def read_tokens(tokens: Tokens, words: Words) -> None:
    for place in range(0, len(words), 2):
        tokens.of[index_of(COLOUR_NAMES, word(words, place + 1))] += number(words, place, 99)


def read_disease(s: State, words: Words) -> None:
    s.disease = 1 + index_of(DISEASE_NAMES, word(words, 1))
    s.drawn |= 1 << s.disease


def read_drawn(s: State, words: Words) -> None:
    for name in words[1:]:
        s.drawn |= 2 << index_of(DISEASE_NAMES, name)


def read_debt(s: State, words: Words) -> None:
    s.debt.who = laborigine_of(s, word(words, 1))
    s.debt.left = number(words, 2, 99)
    for key, value in zip(words[3::2], words[4::2], strict=False):
        if key == "to":
            s.debt.taker = seat_of(s, value) + 1
        elif key == "paid":
            s.debt.paid = number([key, value], 1, 99)


def read_left(s: State, words: Words) -> None:
    for place in range(1, len(words), 2):
        s.faces_left[1 + index_of(FACE_NAMES, word(words, place + 1))] = number(words, place, TILES)


def read_flag(s: State, words: Words) -> None:
    if words[1:] != ["gone"]:
        raise Refused("Write flag gone, or flag among the marks of its bearer.")
    if s.flag > 0:
        raise Refused(f"The flag cannot be gone: {laborigine_name(s, LaborigineId(s.flag - 1))} has it.")
    s.flag = GONE


def setting(name: str, value: Callable[[State, Words], int]) -> Callable[[State, Words], None]:
    return lambda s, words: setattr(s, name, value(s, words))


class Positions:
    """A state as text, and back."""

    def write(self, game: object, s: State) -> str:
        return write(s)

    def read(self, game: object, text: str) -> State:
        return read(text)


NOTATION = Positions()

CLAUSES: dict[str, Callable[[State, Words], None]] = {
    "seats": lambda s, words: None,
    "option": lambda s, words: None,
    "turn": setting("turn", lambda s, words: number(words, 1, 1_000_000)),
    "active": setting("active", lambda s, words: seat_of(s, word(words, 1))),
    "moa": setting("moa", lambda s, words: place_of(word(words, 1))),
    "flag": read_flag,
    "disease": read_disease,
    "drawn": read_drawn,
    "pile": setting("pile", lambda s, words: number(words, 1, DISEASES)),
    "mover": setting("mover", lambda s, words: laborigine_of(s, word(words, 1))),
    "second_twin": setting("second_twin", lambda s, words: 1),
    "distance": setting("distance", lambda s, words: number(words, 1, 2 * DIE)),
    "heading": setting("direction", lambda s, words: DIRECTIONS[tuple(DIRECTIONS)[index_of(tuple(DIRECTIONS), word(words, 1))]]),
    "steps": setting("steps", lambda s, words: number(words, 1, 2 * DIE)),
    "step": setting("step", lambda s, words: number(words, 1, TILES)),
    "manipulated": setting("manipulator", lambda s, words: seat_of(s, word(words, 1)) + 1),
    "met": setting("met", lambda s, words: laborigine_of(s, word(words, 1))),
    "footprints": setting("triggered", lambda s, words: sum(1 << place for place in {place_of(name) for name in words[1:]})),
    "owes": read_debt,
    "left": read_left,
    "over": setting("ending", lambda s, words: index_of(GAME.endings, word(words, 1))),
}
