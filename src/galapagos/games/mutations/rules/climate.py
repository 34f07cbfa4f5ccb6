"""Climate phase: three rolls for the tokens on the table (M12)."""

from __future__ import annotations

from galapagos.engine.action import Family, code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions, Weights

from ..actions import FOOD
from ..data import AEDIFICATOR_FOOD, BLACK_TOKENS, BOXES, FOOD_DICE, MORE_FOOD, MORE_SHELTERS, WAYS, Trait
from ..reason import Reason
from ..state import Phase, State, all_parasites, has
from . import feeding


def start_climate(s: State) -> None:
    s.mover = 0
    s.phase = Phase.FOOD
    s.actor = CHANCE


# --- food


def food_refusal(s: State, total: int) -> Reason:
    least, most = FOOD_DICE[s.seats] + MORE_FOOD[s.seats], 6 * FOOD_DICE[s.seats] + MORE_FOOD[s.seats]
    return Reason.LEGAL if least <= total <= most else Reason.NOT_ON_THE_DICE


def list_food(s: State, out: Actions) -> int:
    least = FOOD_DICE[s.seats] + MORE_FOOD[s.seats]
    n = 5 * FOOD_DICE[s.seats] + 1
    for i in range(n):
        out[i] = code(FOOD, least + i)
    return n


def weigh_food(s: State, n: int, weight: Weights) -> None:
    for i in range(n):
        weight[i] = WAYS[FOOD_DICE[s.seats]][FOOD_DICE[s.seats] + i]


def roll_food(s: State, total: int) -> None:
    s.red = total
    s.phase = Phase.PARASITES


# --- parasites and shelters: one die each


def list_roll(family: Family, least: int, out: Actions) -> int:
    for i in range(6):
        out[i] = code(family, least + i)
    return 6


def roll_parasites(s: State, roll: int) -> None:
    """M12: as many as the boxes still have."""
    left = BLACK_TOKENS * BOXES[s.seats] - s.black
    for k in range(s.count):
        left -= all_parasites(s, k)
    s.black += min(roll, left)
    s.phase = Phase.SHELTERS


def shelters_refusal(s: State, total: int) -> Reason:
    return Reason.LEGAL if 1 <= total - MORE_SHELTERS[s.seats] <= 6 else Reason.NOT_ON_THE_DICE


def roll_shelters(s: State, total: int) -> None:
    s.green = total
    build(s)
    feeding.start_feeding(s)


def build(s: State) -> None:
    """AEDIFICATOR: two red tokens for each of its animals."""
    for k in range(s.count):
        if has(s.species[k], Trait.AEDIFICATOR):
            s.red += AEDIFICATOR_FOOD * s.species[k].animals
