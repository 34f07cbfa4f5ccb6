"""1. Token Phase: each player in turn order plays one unused token or none (D3)."""

from __future__ import annotations

from galapagos.engine.event import tell
from galapagos.engine.question import Ids, Question, Verb, each, ids

from ..actions import ADVANTAGE, FAMINE, PASS, RELOCATE, Cell, CreatureId
from ..data import COLOURS, COVERS, FAMINE_SQUARES, Token
from ..events import COVERED, FAVOURED, RELOCATED
from ..reason import Reason
from ..state import (
    Mark,
    Phase,
    State,
    all_available,
    all_cells,
    all_covers,
    available,
    cells,
    is_captured,
    is_in_play,
    is_marked,
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


def coverable(s: State) -> Ids[Cell]:
    return ids(cells(s) if has_token(s, Token.FAMINE) else 0)


def famine_refusal(s: State, cell: Cell, cover: int) -> Reason:
    """D5: two uncovered squares of one uncaptured environment, or the last one."""
    if not has_token(s, Token.FAMINE):
        return Reason.TOKEN_SPENT
    environment = s.environments[cell]
    if is_captured(environment):
        return Reason.CAPTURED
    if any(available(environment, colour) < COVERS[cover][colour] for colour in range(COLOURS)):
        return Reason.COVERED
    squares = sum(COVERS[cover][colour] for colour in range(COLOURS))
    if squares < FAMINE_SQUARES and squares < all_available(environment):
        return Reason.COVERS_TOO_LITTLE
    return Reason.LEGAL


def starve(s: State, cell: Cell, cover: int) -> None:
    spend(s, Token.FAMINE)
    for colour in range(COLOURS):
        s.environments[cell].covered[colour] += COVERS[cover][colour]
    s.famines[s.actor] = cell + 1
    tell(s, COVERED, s.actor, cell, cover)


# --- Relocation


def relocatable(s: State) -> Ids[CreatureId]:
    return ids(s.count if has_token(s, Token.RELOCATION) else 0)


def relocate_refusal(s: State, i: CreatureId, cell: Cell) -> Reason:
    """D6: any creature in play, to any other uncaptured environment, not twice in one token phase."""
    if not has_token(s, Token.RELOCATION):
        return Reason.TOKEN_SPENT
    creature = s.creatures[i]
    if not is_in_play(creature):
        return Reason.IS_CAPTOR
    if is_marked(creature, Mark.RELOCATED):
        return Reason.RELOCATED
    if creature.cell == cell:
        return Reason.HERE_ALREADY
    return Reason.CAPTURED if is_captured(s.environments[cell]) else Reason.LEGAL


def relocate(s: State, i: CreatureId, cell: Cell) -> None:
    spend(s, Token.RELOCATION)
    tell(s, RELOCATED, s.actor, i, Cell(s.creatures[i].cell), cell)
    s.creatures[i].cell = cell
    s.creatures[i].marks |= Mark.RELOCATED


TOKENS = Question("tokens", Phase.TOKENS, player_in_turn, (
    Verb(PASS, effect=pass_on),
    Verb(ADVANTAGE, advantage_refusal, each(favourable), favour),
    Verb(FAMINE, famine_refusal, each(coverable, all_covers), starve),
    Verb(RELOCATE, relocate_refusal, each(relocatable, all_cells), relocate),
))
