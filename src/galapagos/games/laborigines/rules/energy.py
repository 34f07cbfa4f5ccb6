"""Spending energy and transferring energy, token by token and colour by colour (L5, L6, L11)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import SPEND, TRANSFER
from ..data import COLOURS, Disease
from ..reason import Reason
from ..state import State, energy, is_immune, owner, suffers

# --- What is owed


def spend(s: State, who: int, amount: int) -> None:
    """Immunity: the bearer of the flag spends nothing. L11: a mutation adds or saves one, and a spend of 0 stays 0."""
    if is_immune(s, who) or amount == 0:
        return
    if suffers(s, who, Disease.MALIGN_MUTATION):
        amount += 1
    elif suffers(s, who, Disease.BENIGN_MUTATION):
        amount -= 1
    owe(s, who, amount)


def owe(s: State, who: int, amount: int) -> None:
    """L6: who owes more than he has pays all."""
    if amount > 0:
        s.debt.who = who
        s.debt.left = min(amount, energy(s, owner(s, who)))


def transfer(s: State, who: int, taker: int, amount: int) -> None:
    """Transferring energy: to another stockpile, untouched by mutations (L11)."""
    owe(s, who, amount)
    s.debt.taker = taker + 1


# --- L5: the colour of each token, by the owner where it is spent, by the player on the move where it is transferred


def payer(s: State) -> int:
    return owner(s, s.debt.who)


def payment_asked(s: State) -> int:
    """Who picks the colour."""
    return s.active if s.debt.taker > 0 else payer(s)


def pay_refusal(s: State, colour: int) -> Reason:
    if s.stocks[payer(s)].of[colour] > 0:
        return Reason.LEGAL
    return Reason.NONE_TO_TRANSFER if s.debt.taker > 0 else Reason.NO_TOKEN


def list_payments(s: State, out: Actions) -> int:
    start = code(TRANSFER) if s.debt.taker > 0 else code(SPEND)
    n = 0
    for colour in range(COLOURS):
        if pay_refusal(s, colour) == Reason.LEGAL:
            out[n] = start + colour
            n += 1
    return n


def pay(s: State, colour: int) -> None:
    """Spending energy: the first token onto the spender's tile, the second out of the game, and so on (L6)."""
    s.stocks[payer(s)].of[colour] -= 1
    if s.debt.taker > 0:
        s.stocks[s.debt.taker - 1].of[colour] += 1
    elif s.debt.paid % 2 == 0:
        s.tiles[s.laborigines[s.debt.who].place].energy.of[colour] += 1
    else:
        s.removed.of[colour] += 1
    s.debt.paid += 1
    s.debt.left -= 1


def only_colour(s: State) -> int:
    """The colour that comes next where nobody has a choice, else -1: one colour is left, or all is transferred (L5)."""
    found, colours, tokens = -1, 0, 0
    stock = s.stocks[payer(s)]
    for colour in range(COLOURS):
        if stock.of[colour] > 0:
            found = colour
            colours += 1
            tokens += stock.of[colour]
    return found if colours == 1 or (s.debt.taker > 0 and tokens == s.debt.left) else -1


def needs_choice(s: State) -> bool:
    """Pays what is owed until somebody must pick a colour, or all is paid."""
    while s.debt.left > 0:
        colour = only_colour(s)
        if colour < 0:
            s.actor = payment_asked(s)
            return True
        pay(s, colour)
    return False


def close_debt(s: State) -> None:
    s.debt.who = 0
    s.debt.taker = 0
    s.debt.paid = 0
