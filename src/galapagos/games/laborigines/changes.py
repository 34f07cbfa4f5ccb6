"""What changed by one step of an action, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from .data import COLOUR_NAMES, Disease, Face
from .names import (
    count_of,
    face_name,
    illness_name,
    laborigine_name,
    list_of,
    seat_name,
    tile_word,
    tokens_text,
)
from .nonevents import nonevents
from .rules.dice import has_rolled_one
from .state import GONE, OFF, OWNERLESS, Ending, Phase, State, Tokens, colour_of, crowd, suffers


def changes(last: State, now: State, told: bool) -> Iterator[str]:
    """`told` where the tokens that moved have been named already."""
    yield from movement(last, now)
    yield from flips(last, now)
    if not told:
        yield tokens(last, now)
    yield from markers(last, now)
    yield from eliminations(last, now)
    yield flag(last, now)
    yield from nonevents(last, now)
    if now.second_twin > last.second_twin:
        yield f"Now {laborigine_name(now, now.mover)} goes the other way."
    if now.turn != last.turn and now.ending == 0:
        yield f"It is {seat_name(now, now.active)}'s turn."


def movement(last: State, now: State) -> Iterator[str]:
    if now.moa != last.moa and last.moa != OFF:
        yield f"Moa moves to {tile_word(now.moa)}{meeting(now, now.moa, -1)}."
    if last.phase == Phase.MANIFESTATION and now.phase != last.phase:
        if suffers(now, now.mover, Disease.HYPERACTIVITY):
            yield f"{laborigine_name(now, now.mover)} is hyperactive and moves twice as far."
        elif is_felt(now):
            yield f"{laborigine_name(now, now.mover)} suffers from {illness_name(now.disease)}."
    place = now.laborigines[now.mover].place
    if now.phase == Phase.LANDING and last.phase != Phase.LANDING and place != OFF:
        yield f"{laborigine_name(now, now.mover)} reaches {tile_word(place)}{meeting(now, place, now.mover)}."


def is_felt(s: State) -> bool:
    """Phase 2: whether the mover's disease costs anything by itself."""
    return (
        suffers(s, s.mover, Disease.LEPROSY)
        or (suffers(s, s.mover, Disease.INFERIORITY_COMPLEX) and has_rolled_one(s))
        or (suffers(s, s.mover, Disease.LIMPING) and s.die % 2 == 0)
    )


def meeting(s: State, place: int, but: int) -> str:
    who = company(s, place, but)
    return f" and meets {who}" if who else ""


def company(s: State, place: int, but: int) -> str:
    """Who else is there."""
    names = [laborigine_name(s, who) for who in range(crowd(s)) if s.laborigines[who].place == place and who != but]
    if place == s.moa and but >= 0:
        names.append("Moa")
    return names[0] if names else ""


def flips(last: State, now: State) -> Iterator[str]:
    if last.phase != Phase.TRAP or now.phase == Phase.TRAP:
        return
    place = last.laborigines[last.mover].place
    face = now.tiles[place].face
    yield f"Tile {tile_word(place)} turns over: {face_name(face)}."
    if face == Face.FOOTPRINT:
        again = now.phase == Phase.LEAVING
        yield f"{laborigine_name(now, now.mover)} {'goes on the same way' if again else 'has followed it already'}."
    if face == Face.ACID:
        yield f"Acid will burn {laborigine_name(now, now.mover)} on its next move."


# --- Tokens


def tokens(last: State, now: State) -> str:
    """Who paid what to whom and where it went, or picked it up."""
    if last.debt.left > now.debt.left:
        return transferred(last, now) if last.debt.taker else spent(last, now)
    if last.phase == Phase.ARRIVAL:
        found = difference(now.stocks[now.active], last.stocks[now.active])
        return f"{laborigine_name(now, now.mover)} picks up {tokens_text(found)}." if any(found) else ""
    return ""


def difference(more: Tokens, less: Tokens) -> list[int]:
    return [n - o for n, o in zip(more.of, less.of, strict=True)]


def transferred(last: State, now: State) -> str:
    taker = last.debt.taker - 1
    given = difference(now.stocks[taker], last.stocks[taker])
    return f"{laborigine_name(now, last.debt.who)} gives {tokens_text(given)} to {taker_name(last)}."


def taker_name(s: State) -> str:
    """The laborigine that takes on its own move; whom charity favours is a player."""
    return laborigine_name(s, s.mover) if s.debt.taker - 1 == s.active else seat_name(s, s.debt.taker - 1)


def spent(last: State, now: State) -> str:
    """`red spends 3 red tokens: 2 onto t4, 1 out of the game`; what nobody was asked for is of one colour."""
    place = last.laborigines[last.debt.who].place
    onto, out = difference(now.tiles[place].energy, last.tiles[place].energy), difference(now.removed, last.removed)
    paid = tokens_text([a + b for a, b in zip(onto, out, strict=True)])
    tile = f"onto {tile_word(place)}"
    if not any(out) or not any(onto):
        where = f", {tile if any(onto) else 'out of the game'}"
    else:
        where = f": {sum(onto)} {tile}, {sum(out)} out of the game"
    return f"{laborigine_name(now, last.debt.who)} spends {paid}{where}."


# --- Markers and the flag


def markers(last: State, now: State) -> Iterator[str]:
    for who in range(crowd(now)):
        lightning = now.laborigines[who].lightning
        if lightning > last.laborigines[who].lightning:
            yield f"{laborigine_name(now, who)} now carries {count_of(lightning, 'lightning marker')}, and lightning strikes all who carry any."
    if last.phase == Phase.CONTAGION and now.phase == Phase.LEAVING:
        pair = (last.mover, last.met)
        for who, other in (pair, pair[::-1]):
            if last.laborigines[who].infected > now.laborigines[who].infected:
                yield f"The disease passes from {laborigine_name(now, who)} to {laborigine_name(now, other)}."


def flag(last: State, now: State) -> str:
    if now.flag == last.flag:
        return ""
    if now.flag == GONE:
        return "The flag leaves the game for good."
    if now.flag == OWNERLESS:
        return f"{laborigine_name(now, last.flag - 1)} loses the flag."
    return f"{laborigine_name(now, now.flag - 1)} takes the flag."


# --- Eliminations


def eliminations(last: State, now: State) -> Iterator[str]:
    """L23: wave by wave, each with its purge, which makes the next one."""
    for wave in range(last.waves + 1, now.waves + 1):
        fallen = [seat for seat in range(now.seats) if now.out[seat] == wave]
        for seat in fallen:
            yield f"{seat_name(now, seat)} has no energy left and is out."
        purged = dict.fromkeys(COLOUR_NAMES[colour_of(now, seat)] for seat in fallen if is_new_loss(now, colour_of(now, seat), wave))
        if purged and not (wave == now.waves and now.ending in (Ending.LAST_SURVIVOR, Ending.LAST_WAVE)):
            yield f"All {list_of(list(purged))} tokens leave the game."


def is_new_loss(s: State, colour: int, wave: int) -> bool:
    """L24: a mate who went out before took the colour with him."""
    return not any(0 < s.out[seat] < wave and colour_of(s, seat) == colour for seat in range(s.seats))
