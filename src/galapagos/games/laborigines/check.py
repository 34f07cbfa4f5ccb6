"""Positions that no game can come to, or that the rules could not go on from: each refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable

from galapagos.engine.errors import Refused

from .actions import LaborigineId
from .data import COLOUR_NAMES, COLOURS, DISEASE_NAMES, TILES
from .names import count_of, laborigine_name, seat_name, tile_word
from .rules.audit import Fault, audit, is_purged, tokens_at_start
from .rules.elimination import is_last_standing
from .rules.standing import has_course, is_debt_possible, is_untouched, stand_apart
from .state import OFF, Ending, Phase, State, energy, is_in_play, laborigines, owner


def check(s: State) -> None:
    fault = Fault(audit(s))
    if fault != Fault.NONE:
        raise Refused(f"That cannot be a position of Laborigines: {SENTENCES[fault](s)}.")


def explain_place(s: State) -> str:
    for who in laborigines(s):
        if s.laborigines[who].place == OFF:
            if is_in_play(s, owner(s, who)) and s.phase > Phase.START_PLACES:
                return f"{laborigine_name(s, who)} is in play, and so on the ring"
            if s.laborigines[who].infected or s.laborigines[who].acid or s.laborigines[who].lightning:
                return f"{laborigine_name(s, who)} is not on the ring, and carries nothing there"
    return "a piece is out of place"


def explain_stale(s: State) -> str:
    for seat in range(s.seats):
        if s.out[seat] and energy(s, seat):
            return f"{seat_name(s, seat)} is out and has no tokens"
    return "between two turns there are no dice, nobody moves and nobody owes anything"


def explain_waves(s: State) -> str:
    """L23."""
    missing = [wave for wave in range(1, s.waves) if wave not in s.out]
    return f"somebody went out in wave {s.waves}, so somebody did in wave {missing[0]}" if missing else "the waves do not fit those who are out"


def explain_purge(s: State) -> str:
    """L23, L24."""
    names = [COLOUR_NAMES[colour] for colour in range(COLOURS) if is_purged(s, colour) and s.removed.of[colour] != tokens_at_start(s, colour)]
    return f"one of {names[0]} is out, and with him all {names[0]} tokens have left the game [L23]"


def explain_end(s: State) -> str:
    """L23, L26."""
    if is_last_standing(s) and s.ending == 0:
        left = " and ".join(seat_name(s, seat) for seat in range(s.seats) if is_in_play(s, seat))
        return f"nobody is left but {left or 'nobody'}, so the game is over; write over last_survivor [L23]"
    if s.turn >= s.options.turn_limit and s.ending == 0:
        return f"the game ends after {count_of(s.options.turn_limit, 'turn')}; turn {s.turn} means that so many are over [L26]"
    if s.ending == Ending.TURN_LIMIT:
        return f"the game ends after {count_of(s.options.turn_limit, 'turn')}, and with several in play [L26]"
    return "several are left, so it has not ended like this [L23]"


def explain_flag(s: State) -> str:
    if s.flag > 0:
        who = laborigine_name(s, LaborigineId(s.flag - 1))
        return f"{who} suffers from immunity loss and cannot have the flag [L9]" if is_in_play(s, owner(s, LaborigineId(s.flag - 1))) else f"{who} is out"
    return "the flag leaves the game with the first one out, and not before [L23]"


def explain_cards(s: State) -> str:
    """L19."""
    infected = [laborigine_name(s, who) for who in laborigines(s) if s.laborigines[who].infected]
    if s.disease == 0 and infected:
        return f"{infected[0]} is infected, so a card is active; write disease {DISEASE_NAMES[0]}, say [L19]"
    if s.disease == 0:
        return "cards were drawn, so the last one is active; write disease and its name [L19]"
    return "there are eight disease cards, in the pile or drawn"


def explain_course(s: State) -> str:
    phase = Phase(s.phase).name.lower()
    if s.phase < Phase.ROLL:
        step = "the preparation has not come so far, or further, or its order is another one [L2]"
        return step if is_untouched(s) else "before the first turn nothing is lost, and only the nicest laborigine has the flag, in its owner's turn"
    if not is_in_play(s, s.active):
        return f"{seat_name(s, s.active)} is out and has no turn"
    if not has_course(s):
        return f"dice, mover, distance or direction do not fit {phase}, or Moa is missing, or there with twins"
    if not stand_apart(s):
        return f"{shared_tile(s)} has two pieces, and a tile holds one"
    if s.debt.left > 0 and not is_debt_possible(s):
        return f"{laborigine_name(s, s.debt.who)} cannot owe that in {phase}"
    return f"nobody is asked in {phase}, as the rest of it stands"


def shared_tile(s: State) -> str:
    places: list[int] = [s.moa, *(s.laborigines[who].place for who in laborigines(s))]
    return next(tile_word(place) for place in range(TILES) if places.count(place) > 1)


def say(sentence: str) -> Callable[[State], str]:
    return lambda s: sentence


SENTENCES: dict[Fault, Callable[[State], str]] = {
    Fault.TOKENS: say("tokens are missing or too many"),
    Fault.TILES: say("each kind of trap lies on two tiles, one of them safe on one side [L1]"),
    Fault.UNDERSIDE: say("no tile has these two sides [L1]"),
    Fault.PLACE: explain_place,
    Fault.EXHAUSTED: say("who has no token is out"),
    Fault.STALE_SLOT: explain_stale,
    Fault.FLAG: explain_flag,
    Fault.CARDS: explain_cards,
    Fault.DEBT: say("who owes nothing has paid nothing of it"),
    Fault.COURSE: explain_course,
    Fault.WAVES: explain_waves,
    Fault.PURGED: explain_purge,
    Fault.END: explain_end,
}
assert set(SENTENCES) == set(Fault) - {Fault.NONE}
