"""Turn Order and Ending the game: what follows what, and when it is over (D2, D13, D15, D16)."""

from __future__ import annotations

from galapagos.engine.language.contract import OVER
from galapagos.engine.language.event import tell
from galapagos.engine.language.struct import Numbers

from ..actions import Cell, CreatureId
from ..data import CAPTURES_TO_END, COLOURS, STARTING_CREATURES, Key
from ..events import ENDED, GONE, SCORED, TURN, UNCOVERED
from ..state import Ending, Mark, Phase, State, all_cells, all_creatures, captures, cells, is_in_play, is_marked, size
from .consumption import capture, lay_the_table, serve
from .reproduction import find_parent


def go_on(s: State) -> None:
    """Setup, then turn after turn, up to the next question."""
    s.step += 1  # one more answer in this phase
    goes_on = True
    while goes_on:
        goes_on = play_phase(s)


def play_phase(s: State) -> bool:
    """The phases in the rulebook's order, each up to its next question. Returns whether the game goes on without
    one."""
    if s.phase <= Phase.PLACEMENT:
        return set_up(s)
    if s.phase == Phase.TOKENS:
        return play_tokens(s)
    if s.phase == Phase.MIGRATION:
        return migrate(s)
    if s.phase == Phase.CONSUMPTION:
        return consume(s)
    return reproduce(s)


def enter(s: State, phase: int) -> None:
    s.phase = phase
    s.step = 0
    s.passed = 0


def set_up(s: State) -> bool:
    """Setup: the environments, the active player, the first creatures."""
    steps = cells(s) if s.phase == Phase.ENVIRONMENTS else 1 if s.phase == Phase.BEGIN else STARTING_CREATURES * s.seats
    if s.step < steps:
        return False
    if s.phase == Phase.PLACEMENT:
        start_turn(s)
    else:
        enter(s, s.phase + 1)
    return True


def start_turn(s: State) -> None:
    s.turn += 1
    enter(s, Phase.TOKENS)
    tell(s, TURN, s.turn, s.active)


def play_tokens(s: State) -> bool:
    """1. Each player once."""
    if s.step < s.seats:
        return False
    enter(s, Phase.MIGRATION)
    return True


def migrate(s: State) -> bool:
    """2. D7: each player once in each round."""
    if s.step < s.seats * s.options.migration_rounds:
        return False
    enter(s, Phase.CONSUMPTION)
    lay_the_table(s)
    return True


def consume(s: State) -> bool:
    """3. All eat or starve, up to the next choice of an owner; then 3B, and the game may be over."""
    s.step = 0  # whose choice it is follows from the creatures
    if not serve(s):
        return False
    capture(s)
    s.ending = find_ending(s)
    if s.ending != 0:
        clear_away(s)
        end_game(s)
        return False
    enter(s, Phase.REPRODUCTION)
    return True


def reproduce(s: State) -> bool:
    """4. One parent after the other; then the turn is over."""
    if find_parent(s):
        return False
    end_turn(s)
    start_turn(s)
    return True


def end_turn(s: State) -> None:
    """Turn Order: what lasted for a turn is gone, and the active token passes clockwise."""
    clear_away(s)
    for creature in all_creatures(s):
        s.creatures[creature].marks &= Mark.CAPTOR
    for cell in all_cells(s):
        uncover(s, cell)
    s.active = (s.active + 1) % s.seats


def uncover(s: State, cell: Cell) -> None:
    """1. Famine: squares are covered for the rest of the turn."""
    covered = s.environments[cell].covered
    if covered[0] + covered[1] + covered[2] > 0:
        for colour in range(COLOURS):
            covered[colour] = 0
        tell(s, UNCOVERED, cell)


def clear_away(s: State) -> None:
    """The dead leave the board, and younger ones move up."""
    alive = 0
    for i in range(s.count):
        if is_marked(s.creatures[i], Mark.STARVED):
            tell(s, GONE, CreatureId(alive))
        else:
            s.creatures[alive] = s.creatures[i]
            alive += 1
    for i in range(alive, s.count):
        s.creatures[i] = s.blank
    s.count = alive
    for seat in range(s.seats):
        s.favours[seat] = 0
        s.famines[seat] = 0


# --- Ending the game


def find_ending(s: State) -> int:
    """D13, before D15, before D16; 0 while the game goes on."""
    if any(captures(s, seat) >= CAPTURES_TO_END for seat in range(s.seats)):
        return Ending.CAPTURES
    if not any(is_in_play(s.creatures[i]) and not is_marked(s.creatures[i], Mark.STARVED) for i in all_creatures(s)):
        return Ending.EXTINCTION
    return Ending.TURN_LIMIT if s.turn >= s.options.turn_limit else 0


def end_game(s: State) -> None:
    s.actor = OVER
    tell(s, ENDED, s.ending)
    for seat in range(s.seats):
        for key in range(Key.LAST_TURN + 1):
            tell(s, SCORED, seat, key, score_part(s, seat, key))


def score_part(s: State, seat: int, key: int) -> int:
    """D13: captures, then creatures on the board, then total mutations, then the last turn begun with a creature in
    play."""
    if key == Key.CAPTURES:
        return captures(s, seat)
    if key == Key.LAST_TURN:
        return s.last_turn[seat]
    if key == Key.CREATURES:
        return sum(
            1 for creature in s.creatures[: s.count] if creature.owner == seat and not is_marked(creature, Mark.STARVED)
        )
    return sum(
        size(creature)
        for creature in s.creatures[: s.count]
        if creature.owner == seat and not is_marked(creature, Mark.STARVED)
    )


def score(s: State, out: Numbers) -> None:
    for seat in range(s.seats):
        out[seat] = (
            (score_part(s, seat, Key.CAPTURES) * 256 + score_part(s, seat, Key.CREATURES)) * 2048
            + score_part(s, seat, Key.MUTATIONS)
        ) * (1 << 32) + score_part(s, seat, Key.LAST_TURN)
