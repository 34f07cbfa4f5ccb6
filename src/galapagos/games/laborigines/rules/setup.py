"""Preparation: the ring, Moa, the nicest laborigine and the places to start from (L1 to L3)."""

from __future__ import annotations

from galapagos.engine.language.contract import CHANCE
from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, Question, Verb, each, ids
from galapagos.engine.language.struct import Actions, Weights

from ..actions import ADMIRE, LAY, RELEASE, START, TURN_UP, LaborigineId, Place
from ..data import COLOURS, DISEASES, FACES, NEUTRAL, NEUTRAL_SHARE, SAFE_SIDE, Variant
from ..events import ADMIRED, LAID, RELEASED, SORTED, STARTED, STOCKED, YIELDED
from ..reason import Reason
from ..state import OFF, Phase, State, all_places, both, colour_of, crowd, laborigines, owner, per_seat, player_in_turn
from .energy import gain_flag


def setup(s: State, seats: int) -> None:
    """Preparation: everybody has a laborigine, off the ring yet, and a stockpile."""
    s.seats = seats
    s.actor = CHANCE
    s.phase = Phase.SIDES
    s.moa = OFF
    s.pile = DISEASES
    for who in laborigines(s):
        s.laborigines[who].place = OFF
    for seat in range(s.seats):
        stock_up(s, seat)
        for colour in range(COLOURS):
            if s.stocks[seat].of[colour] > 0:
                tell(s, STOCKED, seat, colour, s.stocks[seat].of[colour])


def neutral_tokens(s: State) -> int:
    """L24: in team play, a part of what everybody begins with."""
    return s.options.energy // NEUTRAL_SHARE if s.options.variant == Variant.TEAMS else 0


def stock_up(s: State, seat: int) -> None:
    """Game contents, energy: all of one colour, but for what is neutral (L24)."""
    s.stocks[seat].of[NEUTRAL] = neutral_tokens(s)
    s.stocks[seat].of[colour_of(s, seat)] += s.options.energy - neutral_tokens(s)


def turn_up(s: State, safe: int) -> None:
    """L1: one kind of trap after the other, it lies once or twice, and its safe side not at all or once."""
    trap = s.step + 1
    other = SAFE_SIDE[trap] if safe == 1 else trap
    s.faces_left[trap] += 1
    s.faces_left[other] += 1
    tell(s, SORTED, trap - 1, other - 1)


def all_sides(s: State) -> Ids[int]:
    """Of tiles, but for the one that nobody has seen."""
    return ids(FACES - 1)


def lay_refusal(s: State, side: int) -> Reason:
    return Reason.LEGAL if s.faces_left[side + 1] > 0 else Reason.NO_SUCH_TILE_LEFT


def lay(s: State, side: int) -> None:
    """L1: tile by tile."""
    s.faces_left[side + 1] -= 1
    s.tiles[s.step].face = side + 1
    tell(s, LAID, Place(s.step), side)


def weigh_sides(s: State, out: Actions, n: int, weight: Weights) -> None:
    """A side comes as often as there are such tiles."""
    for i in range(n):
        weight[i] = s.faces_left[out[i] - LAY.start + 1]


def release(s: State, place: Place) -> None:
    """L2: Moa at random."""
    s.moa = place
    tell(s, RELEASED, place)


def admire_refusal(s: State, who: LaborigineId) -> Reason:
    return Reason.LEGAL if who < crowd(s) else Reason.NO_PIECE


def admire(s: State, who: LaborigineId) -> None:
    """L3: it bears the flag, and its owner has the first turn."""
    tell(s, ADMIRED, who)
    gain_flag(s, who)
    s.active = owner(s, who)
    yield_tokens(s, s.active, s.options.handicap)


def yield_tokens(s: State, seat: int, number: int) -> None:
    """L29: by option, the first player begins with fewer; the others leave the game."""
    if number > 0:
        s.stocks[seat].of[colour_of(s, seat)] -= number
        s.removed.of[colour_of(s, seat)] += number
        tell(s, YIELDED, seat, colour_of(s, seat), number)


def starter(s: State) -> LaborigineId:
    """L2: whose place is chosen: all first twins, then all second twins."""
    return LaborigineId(s.actor * per_seat(s) + s.step // s.seats)


def start_refusal(s: State, place: Place) -> Reason:
    is_taken = place == s.moa or any(s.laborigines[who].place == place for who in laborigines(s))
    return Reason.OCCUPIED if is_taken else Reason.LEGAL


def start(s: State, place: Place) -> None:
    """L2: the tile is not triggered."""
    s.laborigines[starter(s)].place = place
    tell(s, STARTED, starter(s), place)


SORTING = Question("sides", Phase.SIDES, None, (Verb(TURN_UP, None, each(both), turn_up),))
LAYING = Question("tiles", Phase.TILES, None, (Verb(LAY, lay_refusal, each(all_sides), lay),), weigh_sides)
RELEASING = Question("moa_place", Phase.MOA_PLACE, None, (Verb(RELEASE, None, each(all_places), release),))
ADMIRING = Question("nicest", Phase.NICEST, None, (Verb(ADMIRE, admire_refusal, each(laborigines), admire),))
STARTING = Question(
    "start_places", Phase.START_PLACES, player_in_turn, (Verb(START, start_refusal, each(all_places), start),)
)
