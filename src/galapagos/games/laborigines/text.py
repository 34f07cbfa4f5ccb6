"""All prose of Laborigines: the names are in names.py, the story of a move in log.py."""

from __future__ import annotations

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.game import Sentence

from .actions import (
    ADMIRE,
    ASSIGN,
    CARRY,
    DRAW,
    LAY,
    MANIPULATE,
    MOVE,
    PASS,
    RELEASE,
    REVEAL,
    ROLL,
    SEND,
    SPEND,
    START,
    TRANSFER,
    TURN_UP,
)
from .changes import company
from .data import COLOUR_NAMES, MANIPULATION_COST, SAFE_SIDE, TILES, Memory
from .ending import ending
from .log import narrate, other_number, spent_where
from .names import capital, count_of, direction_name, disease_name, face_name, laborigine_name, seat_name, tile_word
from .reason import Reason
from .rules.setup import starter
from .state import Phase, State, colour_of

__all__ = ["REASONS", "ending", "is_told", "label", "narrate", "prompt", "seat_name"]

REASONS: dict[int, Sentence] = {
    Reason.NOT_NOW: Sentence("It's your turn", "That is not what is asked now."),
    Reason.NO_TOKEN: Sentence("Spending energy, L5", "There is no token of that colour in the stockpile that pays."),
    Reason.NONE_TO_TRANSFER: Sentence("Transferring energy, L5", "The giver has no token of that colour."),
    Reason.NOT_ROLLED: Sentence("Phase 1", "Neither die shows that number."),
    Reason.NO_PIECE: Sentence("Preparation", "There is no laborigine with that number."),
    Reason.OCCUPIED: Sentence("Preparation, L2", "A piece stands there already: each tile holds one."),
    Reason.TOO_FEW_TOKENS: Sentence("Manipulation, L16", "Manipulation costs three tokens of the moving laborigine's colour."),
    Reason.LAST_TOKEN: Sentence("Manipulation, L16", "Who manipulates must keep at least one token."),
    Reason.OWN_MOVE: Sentence("Manipulation, L16", "Only the others manipulate: you name the direction of your own move for nothing."),
    Reason.SMALLER_DIE_FIRST: Sentence("Phase 1", "A roll is named by its smaller number first."),
    Reason.NOT_UNDER_THIS_TILE: Sentence("Traps, L1", "That side cannot be under this tile, by all that has been seen."),
    Reason.NOT_IN_THE_PILE: Sentence("Disease, L19", "That card is not in the pile: all eight come back only when it is empty."),
    Reason.NO_SUCH_TILE_LEFT: Sentence("Preparation, L1", "All tiles that show this side lie in the ring already."),
}


def is_told(before: State, now: State) -> bool:
    """L1: with hidden memory the log reaches back one round, and what is older you must remember; afterwards all is told."""
    return now.options.memory == Memory.OPEN or now.ending != 0 or before.turn + now.seats >= now.turn


# --- Who must do what


def prompt(s: State) -> str:
    if s.actor == OVER:
        return ending(s)
    return prompt_of_chance(s) if s.actor == CHANCE else f"{capital(seat_name(s, s.actor))}, {question(s)}"


def question(s: State) -> str:
    mover = laborigine_name(s, s.mover)
    if s.debt.left > 0:
        return payment(s)
    if s.phase == Phase.START_PLACES:
        return f"choose a free tile for {laborigine_name(s, starter(s))} to start from."
    if s.phase == Phase.ASSIGNMENT:
        dice = f"{s.die} and {s.other_die}"
        twins = f"which twin goes first, and with which die ({dice})?"
        return twins if s.moa < 0 else f"which die moves your laborigine? The other one moves Moa ({dice})."
    if s.phase == Phase.FLAG_BEARER:
        return "you rolled a 1: which twin takes the flag?"
    if s.phase == Phase.MANIPULATION:
        price = f"{MANIPULATION_COST} {COLOUR_NAMES[colour_of(s, s.active)]} tokens"
        return f"will you pay {price} to decide where {mover} goes? It moves {count_of(s.distance, 'tile')} at a time."
    return f"which way does {mover} go? It moves {count_of(s.distance, 'tile')} at a time."


def payment(s: State) -> str:
    giver = laborigine_name(s, s.debt.who)
    if s.debt.taker == 0:
        return f"spend {count_of(s.debt.left, 'token')}: which colour goes next, {spent_where(s)}?"
    if s.debt.taker - 1 == s.active:
        return f"take {count_of(s.debt.left, 'token')} from {giver}: which colour next?"
    return f"give {count_of(s.debt.left, 'token')} to {seat_name(s, s.debt.taker - 1)}: which colour next?"


def prompt_of_chance(s: State) -> str:
    return {
        Phase.SIDES: f"Which side is up on the {face_name(min(s.step + 1, 10))} tile that has a safe one?",
        Phase.TILES: f"Lay tile {tile_word(min(s.step, TILES - 1))}.",
        Phase.MOA_PLACE: "Where does Moa start?",
        Phase.NICEST: "Who is the nicest laborigine?",
        Phase.ROLL: f"{capital(seat_name(s, s.active))} rolls the dice.",
        Phase.TRAP: f"What is under {tile_word(s.laborigines[s.mover].place)}?",
        Phase.INFECTION: "Draw a disease card.",
    }[Phase(s.phase)]


# --- What can be done


def label(s: State, action: int) -> str:
    if is_in(SPEND, action):
        return f"Spend a {COLOUR_NAMES[first(SPEND, action)]} token"
    if is_in(TRANSFER, action):
        verb = "Take" if s.debt.taker - 1 == s.active else "Give"
        return f"{verb} a {COLOUR_NAMES[first(TRANSFER, action)]} token"
    if is_in(ASSIGN, action):
        number = first(ASSIGN, action) + 1
        return f"{number} for you, {other_number(s, number)} for Moa"
    if is_in(SEND, action):
        number = second(SEND, action) + 1
        twin = capital(laborigine_name(s, s.active * 2 + first(SEND, action)))
        return f"{twin} goes first with the {number}, then its twin with the {other_number(s, number)}"
    if is_in(CARRY, action):
        return f"{capital(laborigine_name(s, s.active * 2 + first(CARRY, action)))} takes the flag"
    if is_in(PASS, action):
        return "Do not manipulate"
    if is_in(MANIPULATE, action):
        return f"Make it go {way(s, first(MANIPULATE, action))}"
    if is_in(MOVE, action):
        return capital(way(s, first(MOVE, action)))
    if is_in(START, action):
        place = first(START, action)
        return f"{tile_word(place)} ({face_name(s.tiles[place].face)})"
    return label_of_chance(s, action)


def way(s: State, direction: int) -> str:
    """`clockwise, to t8 (green tile, acid below) and meet blue`; below only what the game remembers for all (L1)."""
    place = (s.laborigines[s.mover].place + (1 - 2 * direction) * s.distance) % TILES
    here = s.tiles[place]
    met = company(s, place, s.mover)
    below = f", {face_name(here.under)} below" if here.under > 0 and s.options.memory == Memory.OPEN else ""
    return f"{direction_name(direction)}, to {tile_word(place)} ({face_name(here.face)}{below}){f' and meet {met}' if met else ''}"


def label_of_chance(s: State, action: int) -> str:
    if is_in(ROLL, action):
        return f"{first(ROLL, action) + 1} and {second(ROLL, action) + 1}"
    if is_in(REVEAL, action):
        return capital(face_name(first(REVEAL, action) + 1))
    if is_in(DRAW, action):
        return capital(disease_name(first(DRAW, action) + 1))
    if is_in(TURN_UP, action):
        trap = s.step + 1
        return f"{capital(face_name(trap if first(TURN_UP, action) == 0 else SAFE_SIDE[trap]))} up"
    if is_in(LAY, action):
        return capital(face_name(first(LAY, action) + 1))
    if is_in(RELEASE, action):
        return tile_word(first(RELEASE, action))
    return capital(laborigine_name(s, first(ADMIRE, action)))
