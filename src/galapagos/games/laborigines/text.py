"""All prose of Laborigines."""

from __future__ import annotations

from collections.abc import Iterable

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.game import Sentence

from .actions import ADMIRE, ASSIGN, CARRY, DRAW, LAY, MANIPULATE, MOVE, PASS, RELEASE, REVEAL, ROLL, SEND, SPEND, START, TRANSFER, TURN_UP
from .data import COLOUR_NAMES, DISEASE_NAMES, FACE_NAMES, SAFE_SIDE, Variant
from .log import narrate
from .reason import Reason
from .state import Ending, Phase, State, colour_of, owner, per_seat

__all__ = ["REASONS", "ending", "label", "narrate", "prompt", "seat_name"]

REASONS: dict[int, Sentence] = {
    Reason.NOT_NOW: Sentence("It's your turn", "That is not what is asked now."),
    Reason.NO_TOKEN: Sentence("Spending energy, L5", "There is no token of that colour in the stockpile that pays."),
    Reason.NOT_ROLLED: Sentence("Phase 1", "Neither die shows that number."),
    Reason.NO_PIECE: Sentence("Preparation", "There is no laborigine with that number."),
    Reason.OCCUPIED: Sentence("Preparation, L2", "A piece stands there already: each tile holds one."),
    Reason.TOO_FEW_TOKENS: Sentence("Manipulation, L16", "Manipulation costs three tokens of the moving laborigine's colour."),
    Reason.LAST_TOKEN: Sentence("Manipulation, L16", "Who manipulates must keep at least one token."),
    Reason.OWN_MOVE: Sentence("Manipulation, L16", "Only the other players manipulate; you name the direction of your own move for nothing."),
    Reason.SMALLER_DIE_FIRST: Sentence("Phase 1", "A roll is named by its smaller number first."),
    Reason.NOT_UNDER_THIS_TILE: Sentence("Traps, L1", "That side cannot be under this tile, by all that has been seen."),
    Reason.NOT_IN_THE_PILE: Sentence("Disease, L19", "That card is not in the pile: all eight come back only when it is empty."),
    Reason.NO_SUCH_TILE_LEFT: Sentence("Preparation, L1", "All tiles that show this side lie in the ring already."),
}
