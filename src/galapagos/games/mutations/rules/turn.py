"""Game turns: the course of the game, in one place."""

from __future__ import annotations

from galapagos.engine.language.event import tell

from ..data import Draw, Trait
from ..events import DEVELOPED, LAST_TURN, TURN
from ..state import NOBODY, Phase, State, next_seat, seat_before, seats_from
from .attack import may_ignore
from .cards import bud, deal
from .development import next_developer
from .extinction import count_parasites, next_loser, starve
from .feeding import can_act, can_graze, clear_table
from .kill import digest, next_scavenger
from .protection import still_has
from .reaction import can_redirect, may_reveal
from .winner import end_game


def go_on(s: State) -> None:
    """Game turns, one after the other, up to the next question. An answer leaves `phase` where the game goes on."""
    goes_on = True
    while goes_on:
        goes_on = play_phase(s)


def play_phase(s: State) -> bool:
    """The phases in the rulebook's order, each up to its next question. Returns whether the game goes on without
    one."""
    if s.phase == Phase.NEW_TURN:
        return start_turn(s)
    if s.phase == Phase.DEVELOPMENT:
        return develop(s)
    if s.phase == Phase.FEEDING or s.phase == Phase.GRAZING:
        return feed(s)
    if Phase.IGNORING <= s.phase <= Phase.SCAVENGER or s.phase == Phase.POISON:
        return attack(s)
    if s.phase == Phase.EXTINCTION:
        return perish(s)
    return False  # a card is turned up, the climate is rolled, a prey is named


def start_turn(s: State) -> bool:
    """M3: new decks, then budding. M29: a turn that begins with an empty main deck is the last one."""
    s.turn += 1
    deal(s, Draw.NOTHING_LEFT)
    tell(s, TURN, s.turn, s.first, s.deck)
    if s.deck == 0:
        s.final = 1
        tell(s, LAST_TURN)
    bud(s)
    s.mover = seat_before(s, s.first)
    s.phase = Phase.DEVELOPMENT
    return True


def develop(s: State) -> bool:
    """M4: the next player who has not passed and has a card; when there is none, the climate follows."""
    s.chosen = 0
    s.mover = next_developer(s)
    if s.mover == NOBODY:
        s.passed = 0
        s.mover = 0
        s.phase = Phase.FOOD
        tell(s, DEVELOPED)
    return False


def feed(s: State) -> bool:
    """M13, M14: a player who has acted may graze; then the next one who can act does. When none can, the phase is
    over."""
    if s.phase == Phase.GRAZING:
        if can_graze(s, s.mover):
            return False
        s.phase = Phase.FEEDING
        s.grazed = 0
    if s.grazed != 0:  # M13: a player who grazes first must still act
        return False
    s.mover = next((seat % s.seats for seat in seats_from(s, s.mover + 1) if can_act(s, seat % s.seats)), NOBODY)
    if s.mover != NOBODY:
        return False
    s.mover = 0
    clear_table(s)
    count_parasites(s)
    s.phase = Phase.EXTINCTION
    return True


def attack(s: State) -> bool:
    """CARNIVOROUS trait: the attacker ignores traits (M18), the prey mimics (M19), lurks (M30), runs (M20), loses an
    animal (M21); somebody scavenges (M23), poison works (M22), and the attacker's player may graze."""
    if s.phase == Phase.IGNORING and not may_ignore(s):
        s.phase = Phase.MIMICRY
    if s.phase == Phase.MIMICRY and not can_redirect(s):
        s.phase = Phase.ANGLERFISH
    if s.phase == Phase.ANGLERFISH and not may_reveal(s):
        s.phase = Phase.RUNNING
    if s.phase == Phase.RUNNING and not still_has(s, Trait.RUNNING):
        s.phase = Phase.VICTIM
    if s.phase == Phase.SCAVENGER and next_scavenger(s) == NOBODY:
        s.phase = Phase.POISON
    if s.phase != Phase.POISON:
        return False
    digest(s)
    s.phase = Phase.GRAZING
    return True


def perish(s: State) -> bool:
    """M28: parasites, then hunger; then new cards, and the role of the first player passes clockwise."""
    s.step = next_loser(s)
    if s.step < s.seats:
        return False
    s.step = 0
    s.worst = 0
    starve(s)
    if s.final != 0:
        end_game(s)
        return False
    deal(s, Draw.SURVIVORS)
    s.first = next_seat(s, s.first)
    s.phase = Phase.NEW_TURN
    return True
