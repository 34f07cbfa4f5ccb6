"""What no game of Laborigines can come to, each refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from galapagos.engine.errors import Refused
from galapagos.engine.notation.clause import Never, table

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

PAYING = (
    Phase.MOA_MOVEMENT,
    Phase.LEAVING,
    Phase.CROSSING,
    Phase.CONTAGION,
    Phase.LIGHTNING,
    Phase.CURE,
    Phase.TURN_END,
)
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
    return any(
        s.out[seat] and (goes_on or s.out[seat] < s.waves) for seat in range(s.seats) if colour_of(s, seat) == colour
    )


def is_untouched(s: State) -> bool:
    """Preparation: all tokens and cards are where they were; L3, L29: nobody has the flag and the turn, nor yielded any
    token, before the nicest one."""
    bearer = owner(s, LaborigineId(s.flag - 1)) if s.flag > 0 else GONE
    has_flag = bearer == s.active if s.phase == Phase.START_PLACES else s.flag == OWNERLESS and s.active == 0
    yielded = [
        s.options.handicap if s.phase == Phase.START_PLACES and seat == s.active else 0 for seat in range(s.seats)
    ]
    return (
        has_flag
        and s.turn == s.disease == 0
        and all(energy(s, seat) == s.options.energy - yielded[seat] for seat in range(s.seats))
    )


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
    return (
        s.phase in PAYING
        and is_on_ring(s, s.debt.who)
        and s.debt.left <= energy(s, payer(s))
        and s.debt.taker != payer(s) + 1
    )


def shared_tile(s: State) -> str:
    places: list[int] = [s.moa, *(s.laborigines[who].place for who in laborigines(s))]
    return next(TILE.names[place] for place in range(TILES) if places.count(place) > 1)


NEVER = (
    # L23, L26: who is out, and how it ended
    Never(
        each_seat,
        lambda s, name, seat: s.out[seat] and energy(s, seat) and Refused("laborigines/out-with-tokens", player=name),
    ),
    Never(
        each_seat,
        lambda s, name, seat: (
            is_in_play(s, seat)
            and energy(s, seat) == 0
            and s.ending != Ending.LAST_WAVE
            and Refused("laborigines/in-without-tokens", player=name)
        ),
    ),
    Never(
        table,
        lambda s, _, __: next(
            (
                Refused("laborigines/wave-skipped", number=s.waves, count=wave)
                for wave in range(1, s.waves)
                if wave not in s.out
            ),
            None,
        ),
    ),
    Never(
        each_seat,
        lambda s, name, seat: (
            s.out[seat]
            and is_purged(s, colour := colour_of(s, seat))
            and s.removed.of[colour] != tokens_at_start(s, colour)
            and Refused("laborigines/out-without-colour", player=name, colour=COLOUR_NAMES[colour])
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            is_last_standing(s)
            and s.ending == 0
            and Refused(
                "laborigines/last-survivor",
                players=[word for seat, word in enumerate(seat_words(s)) if is_in_play(s, seat)] or "nobody",
            )
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            not is_last_standing(s)
            and s.ending in (Ending.LAST_SURVIVOR, Ending.LAST_WAVE)
            and Refused("laborigines/ending-with-several")
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            (s.turn >= s.options.turn_limit) != (s.ending == Ending.TURN_LIMIT)
            and Refused("laborigines/turn-limit-wrong", number=s.turn, most=s.options.turn_limit)
        ),
    ),
    # Pieces
    Never(
        each_laborigine,
        lambda s, name, who: (
            is_in_play(s, owner(s, who))
            and s.phase > Phase.START_PLACES
            and not is_on_ring(s, who)
            and Refused("laborigines/in-play-off-ring", player=name)
        ),
    ),
    Never(
        each_laborigine,
        lambda s, name, who: (
            not is_on_ring(s, who)
            and (one := s.laborigines[who]).infected + one.acid + one.lightning
            and Refused("laborigines/off-ring-with-tokens", player=name)
        ),
    ),
    Never(
        each_laborigine,
        lambda s, name, who: is_immune(s, who) and s.waves and Refused("laborigines/flag-left-game", player=name),
    ),
    Never(
        each_laborigine,
        lambda s, name, who: (
            is_immune(s, who)
            and suffers(s, who, Disease.IMMUNITY_LOSS)
            and Refused("laborigines/flag-with-immunity-loss", player=name)
        ),
    ),
    Never(table, lambda s, _, __: s.flag == GONE and s.waves == 0 and Refused("laborigines/flag-gone-early")),
    # L19: disease cards
    Never(
        each_laborigine,
        lambda s, name, who: (
            s.laborigines[who].infected
            and s.disease == 0
            and Refused("laborigines/infected-without-disease", player=name)
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.disease == 0 and (s.drawn or s.pile < DISEASES) and Refused("laborigines/drawn-without-disease")
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.pile + s.drawn.bit_count() > DISEASES and Refused("laborigines/disease-cards-too-many", count=DISEASES)
        ),
    ),
    # Preparation
    Never(preparation, lambda s, _, __: not is_untouched(s) and Refused("laborigines/preparation-touched")),
    Never(
        preparation,
        lambda s, name, __: not is_in_order(s) and Refused("laborigines/preparation-out-of-order", phase=name),
    ),
    # It's your turn
    Never(
        turn,
        lambda s, _, __: (
            s.out[s.active] and Refused("laborigines/out-in-turn", player=seat_words(s)[s.active].capitalize())
        ),
    ),
    Never(table, lambda s, _, __: s.phase <= Phase.ROLL and not is_clean(s) and Refused("laborigines/between-turns")),
    Never(
        turn,
        lambda s, name, __: (
            s.phase > Phase.ROLL and 0 in (s.die, s.other_die) and Refused("laborigines/dice-missing", words=name)
        ),
    ),
    Never(turn, lambda s, _, __: (s.moa == OFF) != has_twins(s) and Refused("laborigines/moa-wrong")),
    Never(
        turn,
        lambda s, name, __: (
            s.phase > Phase.ROLL
            and (owner(s, s.mover) != s.active if s.phase > Phase.ASSIGNMENT else s.mover)
            and Refused(
                "laborigines/mover-wrong",
                name=laborigine_words(s)[s.mover].capitalize(),
                phase=name,
                player=seat_words(s)[s.active],
            )
        ),
    ),
    Never(
        turn,
        lambda s, _, __: (
            s.phase > Phase.MANIFESTATION
            and s.distance not in (s.die, 2 * s.die)
            and Refused("laborigines/distance-wrong", count=s.die)
        ),
    ),
    Never(
        turn,
        lambda s, name, __: (
            abs(s.direction) != default_direction(s)
            and Refused(
                "laborigines/direction-not-named" if s.direction else "laborigines/direction-missing", phase=name
            )
        ),
    ),
    Never(table, lambda s, _, __: not stand_apart(s) and Refused("laborigines/tile-crowded", tile=shared_tile(s))),
    Never(
        turn,
        lambda s, name, __: (
            s.debt.left
            and not can_owe(s)
            and Refused("laborigines/debt-impossible", player=laborigine_words(s)[s.debt.who].capitalize(), phase=name)
        ),
    ),
    Never(
        turn,
        lambda s, name, __: (
            s.debt.left == 0
            and (question(s) < 0 or (s.phase in ASKING and not ASKING[s.phase](s)))
            and Refused("laborigines/nobody-asked-in-phase", phase=name)
        ),
    ),
)
