"""Climate phase: three rolls for the tokens on the table (M12)."""

from __future__ import annotations

from galapagos.engine.event import tell
from galapagos.engine.question import Ids, Question, Verb, each, ids, ids_from
from galapagos.engine.struct import Actions, Weights

from ..actions import FOOD, PARASITES, SHELTERS
from ..data import AEDIFICATOR_FOOD, BLACK_TOKENS, BOXES, FOOD_DICE, MORE_FOOD, MORE_SHELTERS, WAYS, Roll, Trait
from ..events import BLACK, BUILT, GREEN, RED
from ..reason import Reason
from ..state import Phase, State, all_parasites, all_species, has, seat_before

# --- food


def food_totals(s: State) -> Ids[int]:
    return ids_from(FOOD_DICE[s.seats] + MORE_FOOD[s.seats], 6 * FOOD_DICE[s.seats] + MORE_FOOD[s.seats] + 1)


def food_refusal(s: State, total: int) -> Reason:
    dice = total - MORE_FOOD[s.seats]
    return Reason.LEGAL if FOOD_DICE[s.seats] <= dice <= 6 * FOOD_DICE[s.seats] else Reason.NOT_ON_THE_DICE


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
    left = BLACK_TOKENS * BOXES[s.seats] - s.black
    for k in all_species(s):
        left -= all_parasites(s, k)
    tell(s, BLACK, roll + 1, min(roll + 1, left))
    s.black += min(roll + 1, left)
    s.rolls[Roll.PARASITES] = roll + 1
    s.phase = Phase.SHELTERS


def shelter_totals(s: State) -> Ids[int]:
    return ids_from(MORE_SHELTERS[s.seats], MORE_SHELTERS[s.seats] + 6)


def shelters_refusal(s: State, total: int) -> Reason:
    return Reason.LEGAL if 0 <= total - MORE_SHELTERS[s.seats] < 6 else Reason.NOT_ON_THE_DICE


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


ROLLING_FOOD = Question("food", Phase.FOOD, None, (Verb(FOOD, food_refusal, each(food_totals), roll_food),), weigh_food)
ROLLING_PARASITES = Question("parasites", Phase.PARASITES, None, (Verb(PARASITES, None, each(all_rolls), roll_parasites),))
ROLLING_SHELTERS = Question("shelters", Phase.SHELTERS, None, (Verb(SHELTERS, shelters_refusal, each(shelter_totals), roll_shelters),))
