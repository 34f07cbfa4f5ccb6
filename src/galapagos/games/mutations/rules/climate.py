"""Climate phase: three rolls for the tokens on the table (M12)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, Question, Verb, each, ids, ids_from
from galapagos.engine.language.struct import Actions, Weights

from ..actions import FOOD, PARASITES, SHELTERS
from ..data import AEDIFICATOR_FOOD, FOOD_DICE, MORE_FOOD, MORE_SHELTERS, WAYS, Roll, Trait
from ..events import BLACK, BUILT, GREEN, RED
from ..species import black_left, has
from ..state import Phase, State, all_species, seat_before

# --- food


def food_totals(s: State) -> Ids[int]:
    return ids_from(FOOD_DICE[s.seats] + MORE_FOOD[s.seats], 6 * FOOD_DICE[s.seats] + MORE_FOOD[s.seats] + 1)


def weigh_food(s: State, out: Actions, n: int, weight: Weights) -> None:
    for i in range(n):
        weight[i] = WAYS[FOOD_DICE[s.seats]][FOOD_DICE[s.seats] + i]


def roll_food(s: State, total: int) -> None:
    tell(s, RED, total)
    s.red = total
    s.rolls[Roll.FOOD] = total
    s.rolls[Roll.PARASITES] = 0
    s.rolls[Roll.SHELTERS] = 0
    s.rolls[Roll.RUNNING] = 0
    s.phase = Phase.PARASITES


# --- parasites and shelters: one die each


def all_rolls(s: State) -> Ids[int]:
    return ids(6)


def roll_parasites(s: State, roll: int) -> None:
    """M12: as many as the boxes still have."""
    tokens = min(roll + 1, black_left(s))
    tell(s, BLACK, roll + 1, tokens)
    s.black += tokens
    s.rolls[Roll.PARASITES] = roll + 1
    s.phase = Phase.SHELTERS


def shelter_totals(s: State) -> Ids[int]:
    return ids_from(MORE_SHELTERS[s.seats], MORE_SHELTERS[s.seats] + 6)


def roll_shelters(s: State, total: int) -> None:
    tell(s, GREEN, total + 1)
    s.green = total + 1
    s.rolls[Roll.SHELTERS] = total + 1
    build(s)
    s.mover = seat_before(s, s.first)
    s.phase = Phase.FEEDING


def build(s: State) -> None:
    """AEDIFICATOR: two red tokens for each of its animals."""
    for k in all_species(s):
        if has(s.species[k], Trait.AEDIFICATOR):
            tell(s, BUILT, s.species[k].owner, k, AEDIFICATOR_FOOD * s.species[k].animals)
            s.red += AEDIFICATOR_FOOD * s.species[k].animals


ROLLING_FOOD = Question("food", Phase.FOOD, None, (Verb(FOOD, None, each(food_totals), roll_food),), weigh_food)
ROLLING_PARASITES = Question(
    "parasites", Phase.PARASITES, None, (Verb(PARASITES, None, each(all_rolls), roll_parasites),)
)
ROLLING_SHELTERS = Question(
    "shelters", Phase.SHELTERS, None, (Verb(SHELTERS, None, each(shelter_totals), roll_shelters),)
)
