"""1. Token Phase: each player in turn order plays one unused token or none (D3)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import ADVANTAGE, FAMINE, PASS, RELOCATE
from ..data import COLOURS, COVERS, FAMINE_SQUARES, Token
from ..reason import Reason
from ..state import Mark, State, all_available, available, cells, is_captured, is_in_play, is_marked


def has_token(s: State, token: Token) -> bool:
    return s.tokens[s.actor] & token != 0


def spend(s: State, token: Token) -> None:
    """1. A used token is flipped over for the rest of the game."""
    s.tokens[s.actor] -= token


def list_tokens(s: State, out: Actions) -> int:
    out[0] = code(PASS)
    n = 1
    if has_token(s, Token.ADVANTAGE):
        n = list_advantages(s, out, n)
    if has_token(s, Token.FAMINE):
        n = list_famines(s, out, n)
    if has_token(s, Token.RELOCATION):
        n = list_relocations(s, out, n)
    return n


# --- Competitive Advantage


def advantage_refusal(s: State, i: int) -> Reason:
    """D4: any creature in play, own or not, even one that has it already."""
    if not has_token(s, Token.ADVANTAGE):
        return Reason.TOKEN_SPENT
    if i >= s.count:
        return Reason.NO_CREATURE
    return Reason.LEGAL if is_in_play(s.creatures[i]) else Reason.IS_CAPTOR


def list_advantages(s: State, out: Actions, n: int) -> int:
    for i in range(s.count):
        if advantage_refusal(s, i) == Reason.LEGAL:
            out[n] = code(ADVANTAGE, i)
            n += 1
    return n


def favour(s: State, i: int) -> None:
    spend(s, Token.ADVANTAGE)
    s.creatures[i].marks |= Mark.FAVOURED


# --- Famine


def famine_refusal(s: State, cell: int, cover: int) -> Reason:
    """D5: two uncovered squares of one uncaptured environment, or the last one."""
    if not has_token(s, Token.FAMINE):
        return Reason.TOKEN_SPENT
    if cell >= cells(s):
        return Reason.NO_ENVIRONMENT
    environment = s.environments[cell]
    if is_captured(environment):
        return Reason.CAPTURED
    squares = 0
    for colour in range(COLOURS):
        if available(environment, colour) < COVERS[cover][colour]:
            return Reason.COVERED
        squares += COVERS[cover][colour]
    if squares < FAMINE_SQUARES and squares < all_available(environment):
        return Reason.COVERS_TOO_LITTLE
    return Reason.LEGAL


def list_famines(s: State, out: Actions, n: int) -> int:
    for cell in range(cells(s)):
        for cover in range(len(COVERS)):
            if famine_refusal(s, cell, cover) == Reason.LEGAL:
                out[n] = code(FAMINE, cell, cover)
                n += 1
    return n


def starve(s: State, cell: int, cover: int) -> None:
    spend(s, Token.FAMINE)
    for colour in range(COLOURS):
        s.environments[cell].covered[colour] += COVERS[cover][colour]


# --- Relocation


def relocate_refusal(s: State, i: int, cell: int) -> Reason:
    """D6: any creature in play, to any other uncaptured environment, not twice in one token phase."""
    if not has_token(s, Token.RELOCATION):
        return Reason.TOKEN_SPENT
    if i >= s.count:
        return Reason.NO_CREATURE
    if cell >= cells(s):
        return Reason.NO_ENVIRONMENT
    creature = s.creatures[i]
    if not is_in_play(creature):
        return Reason.IS_CAPTOR
    if is_marked(creature, Mark.RELOCATED):
        return Reason.RELOCATED
    if creature.cell == cell:
        return Reason.HERE_ALREADY
    return Reason.CAPTURED if is_captured(s.environments[cell]) else Reason.LEGAL


def list_relocations(s: State, out: Actions, n: int) -> int:
    for i in range(s.count):
        for cell in range(cells(s)):
            if relocate_refusal(s, i, cell) == Reason.LEGAL:
                out[n] = code(RELOCATE, i, cell)
                n += 1
    return n


def relocate(s: State, i: int, cell: int) -> None:
    spend(s, Token.RELOCATION)
    s.creatures[i].cell = cell
    s.creatures[i].marks |= Mark.RELOCATED
