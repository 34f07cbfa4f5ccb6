"""What happened, in sentences: an action is played again step by step, and what changes is told."""

from __future__ import annotations

from collections.abc import Iterator

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import OVER
from galapagos.engine.struct import copy

from .actions import (
    ADMIRE,
    ASSIGN,
    DRAW,
    LAY,
    MANIPULATE,
    MOVE,
    PASS,
    RELEASE,
    ROLL,
    SEND,
    SPEND,
    START,
    TRANSFER,
)
from .data import COLOUR_NAMES, HIDDEN, MANIPULATION_COST, Disease, Face
from .names import (
    capital,
    count_of,
    direction_name,
    disease_name,
    face_name,
    laborigine_name,
    seat_name,
    tile_word,
    tokens_text,
)
from .rules import answer
from .rules.energy import needs_choice
from .rules.setup import starter
from .rules.traps import possible_undersides
from .rules.turn import go_on
from .state import GONE, OFF, OWNERLESS, Ending, Phase, State, colour_of, crowd, owner, suffers


def narrate(before: State, action: int, after: State) -> list[str]:
    """What that action did, up to the next question."""
    sentences = [act(before, action)]
    told = is_in(SPEND, action) or is_in(TRANSFER, action) or is_in(MANIPULATE, action)
    for last, now in retell(before, action, after):
        sentences += changes(last, now, told)
        told = False
    if after.actor == OVER:
        sentences.append(ending(after))
    return [capital(sentence) for sentence in sentences if sentence]


def retell(before: State, action: int, after: State) -> Iterator[tuple[State, State]]:
    """The positions before and after each step of an action, from the action itself to the next question."""
    now = copy(before)
    answer(now, action)
    yield before, now
    running = now.phase >= Phase.ROLL
    while running:
        last = copy(now)
        if now.debt.left > 0:
            needs_choice(now)
            yield last, now
            last = copy(now)
        running = go_on(now) or is_turned_up(now, after)
        yield last, now


def is_turned_up(now: State, after: State) -> bool:
    """A reader who had not seen this underside sees it now: it is what lies there afterwards, or a footprint that was met again."""
    place = now.laborigines[now.mover].place
    if now.ending != 0 or now.debt.left > 0 or now.phase != Phase.TRAP or now.tiles[place].under != HIDDEN:
        return False
    face = after.tiles[place].face
    now.tiles[place].under = face if possible_undersides(now, place) >> face & 1 else Face.FOOTPRINT
    return True


# --- The action itself


def act(s: State, action: int) -> str:
    who = seat_name(s, s.actor) if s.actor >= 0 else ""
    if is_in(SPEND, action):
        return f"{who} spends a {COLOUR_NAMES[first(SPEND, action)]} token, {spent_where(s)}."
    if is_in(TRANSFER, action):
        giver, taker = seat_name(s, owner(s, s.debt.who)), seat_name(s, s.debt.taker - 1)
        return f"{giver} gives a {COLOUR_NAMES[first(TRANSFER, action)]} token to {taker}."
    if is_in(ASSIGN, action):
        number = first(ASSIGN, action) + 1
        return f"{who} moves with the {number} and Moa with the {other_number(s, number)}."
    if is_in(SEND, action):
        twin, number = laborigine_name(s, s.active * 2 + first(SEND, action)), second(SEND, action) + 1
        return f"{twin} goes first, with the {number}, and the other twin has the {other_number(s, number)}."
    if is_in(PASS, action):
        return f"{who} does not manipulate."
    if is_in(MANIPULATE, action):
        price = f"{MANIPULATION_COST} {COLOUR_NAMES[colour_of(s, s.active)]} tokens"
        return f"{who} pays {price}: {laborigine_name(s, s.mover)} must go {direction_name(first(MANIPULATE, action))}."
    if is_in(MOVE, action):
        return f"{laborigine_name(s, s.mover)} goes {direction_name(first(MOVE, action))}."
    if is_in(START, action):
        return f"{laborigine_name(s, starter(s))} starts on {tile_word(first(START, action))}."
    return act_of_chance(s, action)


def act_of_chance(s: State, action: int) -> str:
    if is_in(ROLL, action):
        return f"{seat_name(s, s.active)} rolls {first(ROLL, action) + 1} and {second(ROLL, action) + 1}."
    if is_in(DRAW, action):
        return f"{laborigine_name(s, s.mover)} falls ill: from now on, all who are ill have {disease_name(first(DRAW, action) + 1)}."
    if is_in(LAY, action):
        return f"Tile {tile_word(s.step)}: {face_name(first(LAY, action) + 1)}."
    if is_in(RELEASE, action):
        return f"Moa starts on {tile_word(first(RELEASE, action))}."
    if is_in(ADMIRE, action):
        return f"{laborigine_name(s, first(ADMIRE, action))} is the nicest of all."
    return ""                                           # the tiles tell their sides, and changes are told below


def spent_where(s: State) -> str:
    return f"onto {tile_word(s.laborigines[s.debt.who].place)}" if s.debt.paid % 2 == 0 else "out of the game"


def other_number(s: State, number: int) -> int:
    return s.die + s.other_die - number


# --- What changed by one step


def changes(last: State, now: State, told: bool) -> Iterator[str]:
    """`told` where the tokens that moved have been named already."""
    yield from movement(last, now)
    yield from flips(last, now)
    if now.waves == last.waves and not told:
        yield tokens(last, now)
    yield from markers(last, now)
    yield from eliminations(last, now)
    yield flag(last, now)
    if now.second_twin > last.second_twin:
        yield f"Now {laborigine_name(now, now.mover)} goes the other way."
    if now.turn != last.turn and now.ending == 0:
        yield f"It is {seat_name(now, now.active)}'s turn."


def movement(last: State, now: State) -> Iterator[str]:
    if now.moa != last.moa and last.moa != OFF:
        yield f"Moa moves to {tile_word(now.moa)}{company(now, now.moa, -1)}."
    if last.phase == Phase.MANIFESTATION and now.phase != last.phase:
        if suffers(now, now.mover, Disease.HYPERACTIVITY):
            yield f"{laborigine_name(now, now.mover)} is hyperactive and moves twice as far."
        elif now.debt.left > 0:
            yield f"{laborigine_name(now, now.mover)} suffers from {disease_name(now.disease)}."
    place = now.laborigines[now.mover].place
    if now.phase == Phase.LANDING and last.phase != Phase.LANDING and place != OFF:
        yield f"{laborigine_name(now, now.mover)} reaches {tile_word(place)}{company(now, place, now.mover)}."


def company(s: State, place: int, but: int) -> str:
    """Who else is there."""
    names = [laborigine_name(s, who) for who in range(crowd(s)) if s.laborigines[who].place == place and who != but]
    if place == s.moa and but >= 0:
        names.append("Moa")
    return f" and meets {names[0]}" if names else ""


def flips(last: State, now: State) -> Iterator[str]:
    if last.phase != Phase.TRAP or now.phase == Phase.TRAP:
        return
    place = last.laborigines[last.mover].place
    face = now.tiles[place].face
    yield f"Tile {tile_word(place)} turns over: {face_name(face)}."
    if face == Face.FOOTPRINT:
        again = now.phase == Phase.LEAVING
        yield f"{laborigine_name(now, now.mover)} {'goes on the same way' if again else 'has followed it already'}."


def tokens(last: State, now: State) -> str:
    """Who paid what to whom, or picked it up."""
    gains = [(seat, [n - o for n, o in zip(now.stocks[seat].of, last.stocks[seat].of, strict=True)]) for seat in range(now.seats)]
    losers = [(seat, [-n for n in gain]) for seat, gain in gains if sum(gain) < 0]
    winners = [(seat, gain) for seat, gain in gains if sum(gain) > 0]
    if losers and winners:
        return f"{seat_name(now, losers[0][0])} gives {tokens_text(losers[0][1])} to {seat_name(now, winners[0][0])}."
    if losers:
        return f"{seat_name(now, losers[0][0])} spends {tokens_text(losers[0][1])}."
    if winners:
        return f"{seat_name(now, winners[0][0])} picks up {tokens_text(winners[0][1])}."
    return ""


def markers(last: State, now: State) -> Iterator[str]:
    for who in range(crowd(now)):
        was, is_now = last.laborigines[who], now.laborigines[who]
        if is_now.lightning > was.lightning:
            yield f"{laborigine_name(now, who)} now carries {count_of(is_now.lightning, 'lightning marker')}, and all who carry any pay."
        if is_now.acid > was.acid:
            yield f"Acid will burn {laborigine_name(now, who)} on its next move."
    if last.phase == Phase.CONTAGION and now.phase == Phase.LEAVING:
        pair = (last.mover, last.met)
        for who, other in (pair, pair[::-1]):
            if last.laborigines[who].infected > now.laborigines[who].infected:
                yield f"The disease passes from {laborigine_name(now, who)} to {laborigine_name(now, other)}."


def eliminations(last: State, now: State) -> Iterator[str]:
    if now.waves == last.waves:
        return
    fallen = [seat for seat in range(now.seats) if now.out[seat] != last.out[seat]]
    for seat in sorted(fallen, key=lambda seat: now.out[seat]):
        yield f"{seat_name(now, seat)} has no energy left and is out."
    purged = dict.fromkeys(COLOUR_NAMES[colour_of(now, seat)] for seat in fallen if now.ending == 0 or now.out[seat] < now.waves)
    if purged:
        yield f"All {' and '.join(purged)} tokens leave the game."


def flag(last: State, now: State) -> str:
    if now.flag == last.flag:
        return ""
    if now.flag == GONE:
        return "The flag leaves the game for good."
    if now.flag == OWNERLESS:
        return f"{laborigine_name(now, last.flag - 1)} loses the flag."
    return f"{laborigine_name(now, now.flag - 1)} takes the flag."


def ending(s: State) -> str:
    winners = [seat for seat in range(s.seats) if s.out[seat] == 0]
    names = " and ".join(capital(seat_name(s, seat)) for seat in winners)
    if s.ending == Ending.LAST_SURVIVOR:
        return f"{names} {'escapes' if len(winners) == 1 else 'escape'} from the laboratory."
    if s.ending == Ending.LAST_WAVE:
        return f"The last wave would have left nobody: {names} had the most energy and escapes."
    if s.ending == Ending.TURN_LIMIT:
        return f"After {s.turn} turns the laboratory closes; the largest stockpile wins."
    return ""


