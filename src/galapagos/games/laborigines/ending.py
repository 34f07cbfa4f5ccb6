"""How a game ended, in a sentence."""

from __future__ import annotations

from .data import Variant
from .names import capital, count_of, list_of, seat_name
from .rules.turn import score
from .state import Ending, State, colour_of, energy, is_in_play


def ending(s: State) -> str:
    if s.ending == Ending.LAST_SURVIVOR:
        escaped = survivors(s)
        return capital(f"{list_of(escaped)} {'escapes' if len(escaped) == 1 else 'escape'} from the laboratory{mates(s)}.")
    if s.ending == Ending.LAST_WAVE:
        return f"The last wave would have left nobody: {list_of(survivors(s))} had the most energy and escapes{mates(s)}."
    return capital(closing(s)) if s.ending == Ending.TURN_LIMIT else ""


def survivors(s: State) -> list[str]:
    return [seat_name(s, seat) for seat in range(s.seats) if is_in_play(s, seat)]


def mates(s: State) -> str:
    """L27: a dead mate wins with his team."""
    colours = {colour_of(s, seat) for seat in range(s.seats) if is_in_play(s, seat)}
    dead = [seat_name(s, seat) for seat in range(s.seats) if not is_in_play(s, seat) and colour_of(s, seat) in colours]
    return f", and {list_of(dead)} wins as well" if dead else ""


def closing(s: State) -> str:
    """L26: the largest stockpile, or the largest of a team, wins; equal ones share the win."""
    scores = [0] * s.seats
    score(s, scores)
    winners = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
    colours = list(dict.fromkeys(colour_of(s, seat) for seat in winners))
    total = sum(energy(s, seat) for seat in winners) // len(colours)
    names, verb = list_of([seat_name(s, seat) for seat in winners]), "wins" if len(winners) == 1 else "win"
    verb = "share the win" if len(colours) > 1 else verb
    each = " for each team" if len(colours) > 1 and s.options.variant == Variant.TEAMS else " each" if len(colours) > 1 else ""
    return f"{names} {verb} with {count_of(total, 'token')}{each}: after {count_of(s.turn, 'turn')} the laboratory closes."
