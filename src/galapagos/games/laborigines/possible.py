"""What no game of Laborigines can come to, each refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from galapagos.engine.notation import Never, table

from .actions import TILE, LaborigineId
from .data import COLOUR_NAMES, DISEASES, TILES, Disease
from .reason import Reason
from .rules import question
from .rules.audit import is_clean, stand_apart, tokens_at_start
from .rules.dice import needs_bearer
from .rules.elimination import is_last_standing
from .rules.energy import payer
from .rules.movement import manipulator_refusal
from .rules.traps import is_seen
from .state import (
    GONE,
    OFF,
    OWNERLESS,
    PHASE_NAMES,
    Ending,
    Phase,
    State,
    colour_of,
    crowd,
    energy,
    has_twins,
    is_immune,
    is_in_play,
    is_on_ring,
    laborigine_words,
    laborigines,
    owner,
    per_seat,
    player_in_turn,
    seat_words,
    suffers,
)

PAYING = (Phase.MOA_MOVEMENT, Phase.LEAVING, Phase.CROSSING, Phase.CONTAGION, Phase.LIGHTNING, Phase.CURE, Phase.TURN_END)
ASKING: dict[int, Callable[[State], bool]] = {
    Phase.FLAG_BEARER: needs_bearer,
    Phase.MANIPULATION: lambda s: s.step > 0 and manipulator_refusal(s, player_in_turn(s)) == Reason.LEGAL,
    Phase.TRAP: lambda s: not is_seen(s),
}


def each_seat(s: State) -> Iterable[tuple[str, int]]:
    return ((word.capitalize(), seat) for seat, word in enumerate(seat_words(s)))


def each_laborigine(s: State) -> Iterable[tuple[str, LaborigineId]]:
    return ((word.capitalize(), LaborigineId(who)) for who, word in enumerate(laborigine_words(s)))


def preparation(s: State) -> Iterable[tuple[str, State]]:
    return ((PHASE_NAMES[s.phase], s),) if s.phase < Phase.ROLL and s.ending == 0 else ()


def turn(s: State) -> Iterable[tuple[str, State]]:
    return ((PHASE_NAMES[s.phase], s),) if s.phase >= Phase.ROLL and s.ending == 0 else ()


def default_mover(s: State) -> LaborigineId:
    """The active player's laborigine, or its first twin, once the dice are assigned."""
    return LaborigineId(s.active * per_seat(s) if s.phase > Phase.ASSIGNMENT else 0)


def default_distance(s: State) -> int:
    return 0 if s.phase <= Phase.MANIFESTATION else s.die * (2 if suffers(s, s.mover, Disease.HYPERACTIVITY) else 1)


def default_direction(s: State) -> int:
    """Clockwise, as soon as it is named."""
    return 1 if s.phase >= Phase.LEAVING or s.second_twin else 0


def is_purged(s: State, colour: int) -> bool:
    """L23: whether a wave took that colour along; the wave that ends the game takes none."""
    goes_on = s.ending in (0, Ending.TURN_LIMIT)
    return any(s.out[seat] and (goes_on or s.out[seat] < s.waves) for seat in range(s.seats) if colour_of(s, seat) == colour)


def is_untouched(s: State) -> bool:
    """Preparation: all tokens and cards are where they were; L3, L29: nobody has the flag and the turn, nor yielded any token, before the nicest one."""
    bearer = owner(s, LaborigineId(s.flag - 1)) if s.flag > 0 else GONE
    has_flag = bearer == s.active if s.phase == Phase.START_PLACES else s.flag == OWNERLESS and s.active == 0
    yielded = [s.options.handicap if s.phase == Phase.START_PLACES and seat == s.active else 0 for seat in range(s.seats)]
    return has_flag and s.turn == s.disease == 0 and all(energy(s, seat) == s.options.energy - yielded[seat] for seat in range(s.seats))


def is_in_order(s: State) -> bool:
    """L2: Moa, then everybody in turn order, all first twins before the second ones."""
    count = s.step if s.phase == Phase.START_PLACES else 0
    order = [(s.active + k) % s.seats * per_seat(s) + k // s.seats for k in range(crowd(s))]
    has_moa = s.phase > Phase.MOA_PLACE and not has_twins(s)
    if (s.moa != OFF) != has_moa or (s.phase > Phase.TILES and s.step != count) or count == crowd(s):
        return False
    return [who for who in order if is_on_ring(s, LaborigineId(who))] == order[:count]


def can_owe(s: State) -> bool:
    """L5, L6: nobody owes more than he has, and something goes on afterwards."""
    if s.phase == Phase.CROSSING and not (s.steps and s.laborigines[s.mover].acid):
        return False
    return s.phase in PAYING and is_on_ring(s, s.debt.who) and s.debt.left <= energy(s, payer(s)) and s.debt.taker != payer(s) + 1


def shared_tile(s: State) -> str:
    places: list[int] = [s.moa, *(s.laborigines[who].place for who in laborigines(s))]
    return next(TILE.names[place] for place in range(TILES) if places.count(place) > 1)


NEVER = (
    # L23, L26: who is out, and how it ended
    Never(each_seat, lambda s, name, seat: s.out[seat] and energy(s, seat) and f"{name} is out and has no tokens."),
    Never(each_seat, lambda s, name, seat: is_in_play(s, seat) and energy(s, seat) == 0 and s.ending != Ending.LAST_WAVE
          and f"{name} has no token: who has none is out."),
    Never(table, lambda s, _, __: next((f"Somebody went out in wave {s.waves}, so somebody did in wave {wave}."
                                        for wave in range(1, s.waves) if wave not in s.out), "")),
    Never(each_seat, lambda s, name, seat: s.out[seat] and is_purged(s, colour := colour_of(s, seat))
          and s.removed.of[colour] != tokens_at_start(s, colour)
          and f"{name} is out, and with him all {COLOUR_NAMES[colour]} tokens have left the game [L23]."),
    Never(table, lambda s, _, __: is_last_standing(s) and s.ending == 0
          and f"Nobody is left but {' and '.join(word for seat, word in enumerate(seat_words(s)) if is_in_play(s, seat)) or 'nobody'}, "
              "so the game is over: write over last_survivor [L23]."),
    Never(table, lambda s, _, __: not is_last_standing(s) and s.ending in (Ending.LAST_SURVIVOR, Ending.LAST_WAVE)
          and "Several are left, so it has not ended like this [L23]."),
    Never(table, lambda s, _, __: (s.turn >= s.options.turn_limit) != (s.ending == Ending.TURN_LIMIT)
          and f"Turn {s.turn} means that so many turns are over; the game ends after {s.options.turn_limit}, with several in play [L26]."),
    # Pieces
    Never(each_laborigine, lambda s, name, who: is_in_play(s, owner(s, who)) and s.phase > Phase.START_PLACES and not is_on_ring(s, who)
          and f"{name} is in play, and so on the ring."),
    Never(each_laborigine, lambda s, name, who: not is_on_ring(s, who) and (one := s.laborigines[who]).infected + one.acid + one.lightning
          and f"{name} is not on the ring, and carries nothing there."),
    Never(each_laborigine, lambda s, name, who: is_immune(s, who) and s.waves
          and f"{name} cannot have the flag: it left the game with the first one out [L23]."),
    Never(each_laborigine, lambda s, name, who: is_immune(s, who) and suffers(s, who, Disease.IMMUNITY_LOSS)
          and f"{name} suffers from immunity loss and cannot have the flag [L9]."),
    Never(table, lambda s, _, __: s.flag == GONE and s.waves == 0 and "The flag leaves the game with the first one out, and not before [L23]."),
    # L19: disease cards
    Never(each_laborigine, lambda s, name, who: s.laborigines[who].infected and s.disease == 0
          and f"{name} is infected, so a card is active: write disease leprosy, say [L19]."),
    Never(table, lambda s, _, __: s.disease == 0 and (s.drawn or s.pile < DISEASES)
          and "Cards were drawn, so the last one is active: write disease and its name [L19]."),
    Never(table, lambda s, _, __: s.pile + s.drawn.bit_count() > DISEASES and f"There are {DISEASES} disease cards, in the pile or drawn."),
    # Preparation
    Never(preparation, lambda s, _, __: not is_untouched(s)
          and "Before the first turn nothing is lost, and only the nicest laborigine has the flag, in its owner's turn."),
    Never(preparation, lambda s, name, __: not is_in_order(s)
          and f"In {name} the preparation has not come so far, or further, or its order is another one [L2]."),
    # It's your turn
    Never(turn, lambda s, _, __: s.out[s.active] and f"{seat_words(s)[s.active].capitalize()} is out and has no turn."),
    Never(table, lambda s, _, __: s.phase <= Phase.ROLL and not is_clean(s)
          and "Between two turns there are no dice, nobody moves and nobody owes anything."),
    Never(turn, lambda s, name, __: s.phase > Phase.ROLL and 0 in (s.die, s.other_die) and f"Dice are missing: write {name} 3 5, the mover's first."),
    Never(turn, lambda s, _, __: (s.moa == OFF) != has_twins(s) and "Moa is on the ring, but not with twins [L25]."),
    Never(turn, lambda s, name, __: s.phase > Phase.ROLL and (owner(s, s.mover) != s.active if s.phase > Phase.ASSIGNMENT else s.mover)
          and f"{laborigine_words(s)[s.mover].capitalize()} does not move in {name}, in {seat_words(s)[s.active]}'s turn."),
    Never(turn, lambda s, _, __: s.phase > Phase.MANIFESTATION and s.distance not in (s.die, 2 * s.die)
          and f"The distance is {s.die}, the mover's die, or twice as much."),
    Never(turn, lambda s, name, __: abs(s.direction) != default_direction(s)
          and f"In {name} the direction is {'not named yet' if s.direction else 'clockwise or counterclockwise'}."),
    Never(table, lambda s, _, __: not stand_apart(s) and f"{shared_tile(s)} has two pieces, and a tile holds one."),
    Never(turn, lambda s, name, __: s.debt.left and not can_owe(s) and f"{laborigine_words(s)[s.debt.who].capitalize()} cannot owe that in {name}."),
    Never(turn, lambda s, name, __: s.debt.left == 0 and (question(s) < 0 or (s.phase in ASKING and not ASKING[s.phase](s)))
          and f"Nobody is asked in {name}, as the rest of it stands."),
)
