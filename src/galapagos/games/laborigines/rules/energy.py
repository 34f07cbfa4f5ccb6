"""Spending energy and transferring energy, token by token and colour by colour (L5, L6, L11); immunity and its one flag
(L7, L9, L14)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each

from ..actions import SPEND, TRANSFER, LaborigineId
from ..data import Disease
from ..events import FLAG_KEPT, FLAG_LOST, FLAG_MISSED, FLAG_SHUNNED, FLAG_TAKEN, GIVEN, PROTECTED, SPARED, SPENT, TAKEN
from ..reason import Reason
from ..state import GONE, OWNERLESS, Phase, State, all_colours, energy, is_immune, on_the_move, owner, suffers


def spend(s: State, who: LaborigineId, amount: int) -> None:
    """Immunity: the bearer of the flag spends nothing. L11: a mutation adds or saves one, and a spend of 0 stays 0."""
    if amount == 0:
        return
    if is_immune(s, who):
        tell(s, PROTECTED, who)
        return
    if suffers(s, who, Disease.MALIGN_MUTATION):
        amount += 1
    elif suffers(s, who, Disease.BENIGN_MUTATION):
        amount -= 1
        if amount == 0:
            tell(s, SPARED, who)
    owe(s, who, amount)


def owe(s: State, who: LaborigineId, amount: int) -> None:
    """L6: who owes more than he has pays all."""
    if amount > 0:
        s.debt.who = who
        s.debt.left = min(amount, energy(s, owner(s, who)))


def transfer(s: State, who: LaborigineId, taker: int, amount: int) -> None:
    """Transferring energy: to another stockpile, untouched by mutations (L11)."""
    owe(s, who, amount)
    s.debt.taker = taker + 1


def payer(s: State) -> int:
    return owner(s, s.debt.who)


def pay(s: State, colour: int, number: int) -> None:
    """Spending energy: the first token onto the spender's tile, the second out of the game, and so on (L6)."""
    debt = s.debt
    s.stocks[payer(s)].of[colour] -= number
    if debt.taker == 0:
        place = s.laborigines[debt.who].place
        onto = (number + 1 - debt.paid % 2) // 2
        s.tiles[place].energy.of[colour] += onto
        s.removed.of[colour] += number - onto
        tell(s, SPENT, debt.who, colour, onto, place, number - onto)
    else:
        s.stocks[debt.taker - 1].of[colour] += number
        if debt.taker - 1 == s.active:
            tell(s, TAKEN, debt.who, s.mover, colour, number)
        else:
            tell(s, GIVEN, debt.who, debt.taker - 1, colour, number)
    debt.paid += number
    debt.left -= number


def pay_up(s: State) -> bool:
    """L5: pays what leaves nobody a choice, because one colour is left or all is transferred. Whether nothing is owed
    any more."""
    stock = s.stocks[payer(s)]
    colours = sum(stock.of[colour] > 0 for colour in all_colours(s))
    if colours > 1 and (s.debt.taker == 0 or energy(s, payer(s)) > s.debt.left):
        return False
    for colour in all_colours(s):
        if stock.of[colour] > 0 and s.debt.left > 0:
            pay(s, colour, min(stock.of[colour], s.debt.left))
    return True


# --- L5: the colour of each token, by the owner where it is spent, by the player on the move where it is transferred


def spends(s: State) -> bool:
    return s.debt.left > 0 and s.debt.taker == 0


def transfers(s: State) -> bool:
    return s.debt.left > 0 and s.debt.taker > 0


def pay_refusal(s: State, colour: int) -> Reason:
    if s.stocks[payer(s)].of[colour] > 0:
        return Reason.LEGAL
    return Reason.NO_TOKEN if s.debt.taker == 0 else Reason.NONE_TO_TRANSFER


def pay_one(s: State, colour: int) -> None:
    pay(s, colour, 1)


SPENDING = Question(
    "spending", Phase.TURN_END, payer, (Verb(SPEND, pay_refusal, each(all_colours), pay_one),), when=spends
)
TRANSFERRING = Question(
    "transferring",
    Phase.TURN_END,
    on_the_move,
    (Verb(TRANSFER, pay_refusal, each(all_colours), pay_one),),
    when=transfers,
)


# --- Immunity


def gain_flag(s: State, who: LaborigineId) -> None:
    """Immunity: whoever bore it loses it. L9: who suffers from immunity loss makes it ownerless instead."""
    if s.flag == GONE:
        tell(s, FLAG_MISSED)
    elif suffers(s, who, Disease.IMMUNITY_LOSS):
        drop_flag(s)
        tell(s, FLAG_SHUNNED, who)
    elif is_immune(s, who):
        tell(s, FLAG_KEPT, who)
    else:
        s.flag = who + 1
        tell(s, FLAG_TAKEN, who)


def drop_flag(s: State) -> None:
    """L14, L9: it belongs to nobody for the time being."""
    if s.flag > 0:
        bearer = LaborigineId(s.flag - 1)
        s.flag = OWNERLESS
        tell(s, FLAG_LOST, bearer)


def check_bearer(s: State) -> None:
    """L9: a bearer who now suffers from immunity loss loses the flag, by a new marker or by a new card."""
    if s.flag > 0 and suffers(s, LaborigineId(s.flag - 1), Disease.IMMUNITY_LOSS):
        drop_flag(s)
