"""1. Token Phase: each player in turn order plays one unused token or none (D3)."""

from __future__ import annotations

from galapagos.engine.language.action import code
from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, Question, Verb, each, ids
from galapagos.engine.language.struct import Actions

from ..actions import ADVANTAGE, FAMINE, PASS, RELOCATE, Cell, CreatureId
from ..data import COLOURS, COVERS, FAMINE_SQUARES, Token
from ..events import COVERED, FAVOURED, RELOCATED
from ..reason import Reason
from ..state import (
    Creature,
    Mark,
    Phase,
    State,
    all_cells,
    all_covers,
    all_creatures,
    available,
    is_captured,
    is_in_play,
    is_marked,
    open_cells,
    player_in_turn,
)
from .migration import pass_on


def has_token(s: State, token: Token) -> bool:
    return s.tokens[s.actor] & token != 0


def spend(s: State, token: Token) -> None:
    """1. A used token is flipped over for the rest of the game."""
    s.tokens[s.actor] -= token


# --- Competitive Advantage


def favourable(s: State) -> Ids[CreatureId]:
    return ids(s.count if has_token(s, Token.ADVANTAGE) else 0)


def advantage_refusal(s: State, i: CreatureId) -> Reason:
    """D4: any creature in play, own or not, even one that has it already."""
    if not has_token(s, Token.ADVANTAGE):
        return Reason.TOKEN_SPENT
    return Reason.LEGAL if is_in_play(s.creatures[i]) else Reason.IS_CAPTOR


def favour(s: State, i: CreatureId) -> None:
    spend(s, Token.ADVANTAGE)
    s.creatures[i].marks |= Mark.FAVOURED
    s.favours[s.actor] = i + 1
    tell(s, FAVOURED, s.actor, i)


# --- Famine


def famine_refusal(s: State, cell: Cell, cover: int) -> Reason:
    """D5: two uncovered squares of one uncaptured environment, or the last one."""
    if not has_token(s, Token.FAMINE):
        return Reason.TOKEN_SPENT
    environment = s.environments[cell]
    if is_captured(environment):
        return Reason.CAPTURED
    return cover_refusal(available(environment, 0), available(environment, 1), available(environment, 2), cover)


def cover_refusal(red: int, yellow: int, green: int, cover: int) -> Reason:
    """D5: so many squares of each colour are uncovered."""
    covered = COVERS[cover]
    if (red < covered[0]) | (yellow < covered[1]) | (green < covered[2]):
        return Reason.COVERED
    squares = covered[0] + covered[1] + covered[2]
    if squares < FAMINE_SQUARES and squares < red + yellow + green:
        return Reason.COVERS_TOO_LITTLE
    return Reason.LEGAL


def list_famines(s: State, out: Actions, n: int) -> int:
    if has_token(s, Token.FAMINE):
        for cell in all_cells(s):
            environment = s.environments[cell]
            if not is_captured(environment):
                red, yellow, green = available(environment, 0), available(environment, 1), available(environment, 2)
                for cover in all_covers(s):
                    if cover_refusal(red, yellow, green, cover) == Reason.LEGAL:
                        out[n] = code(FAMINE, cell, cover)
                        n += 1
    return n


def starve(s: State, cell: Cell, cover: int) -> None:
    spend(s, Token.FAMINE)
    for colour in range(COLOURS):
        s.environments[cell].covered[colour] += COVERS[cover][colour]
    s.famines[s.actor] = cell + 1
    tell(s, COVERED, s.actor, cell, cover)


# --- Relocation


def relocate_refusal(s: State, i: CreatureId, cell: Cell) -> Reason:
    """D6: any creature in play, to any other uncaptured environment, not twice in one token phase."""
    if not has_token(s, Token.RELOCATION):
        return Reason.TOKEN_SPENT
    reason = lift_refusal(s.creatures[i])
    return reason if reason != Reason.LEGAL else land_refusal(open_cells(s), s.creatures[i].cell, cell)


def lift_refusal(creature: Creature) -> Reason:
    if not is_in_play(creature):
        return Reason.IS_CAPTOR
    return Reason.RELOCATED if is_marked(creature, Mark.RELOCATED) else Reason.LEGAL


def land_refusal(open_to_all: int, here: int, cell: int) -> Reason:
    if here == cell:
        return Reason.HERE_ALREADY
    return Reason.LEGAL if open_to_all >> cell & 1 else Reason.CAPTURED  # D12


def list_relocations(s: State, out: Actions, n: int) -> int:
    if has_token(s, Token.RELOCATION):
        open_to_all = open_cells(s)
        for i in all_creatures(s):
            if lift_refusal(s.creatures[i]) == Reason.LEGAL:
                here = s.creatures[i].cell
                for cell in all_cells(s):
                    if land_refusal(open_to_all, here, cell) == Reason.LEGAL:
                        out[n] = code(RELOCATE, i, cell)
                        n += 1
    return n


def relocate(s: State, i: CreatureId, cell: Cell) -> None:
    spend(s, Token.RELOCATION)
    tell(s, RELOCATED, s.actor, i, Cell(s.creatures[i].cell), cell)
    s.creatures[i].cell = cell
    s.creatures[i].marks |= Mark.RELOCATED


TOKENS = Question(
    "tokens",
    Phase.TOKENS,
    player_in_turn,
    (
        Verb(PASS, effect=pass_on),
        Verb(ADVANTAGE, advantage_refusal, each(favourable), favour),
        Verb(FAMINE, famine_refusal, list_famines, starve),
        Verb(RELOCATE, relocate_refusal, list_relocations, relocate),
    ),
)
