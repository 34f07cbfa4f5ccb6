"""A step of a batch on several threads, in the rules subset.

The environments lie in chunks, and a chunk has a number in `claims`: twice the steps that it has behind it, plus one while a thread is at work on
it. A thread claims a chunk by a compare-and-swap, starting with those that it did last time, which its cache still has. So a thread that the system
stops delays only the chunk that it holds; the others do the rest. What a chunk becomes does not depend on the thread.
"""

from __future__ import annotations

from galapagos.engine.struct import Numbers

from .atomic import swap
from .step import NOBODY, Buffers, advance_one, find_illegal

APART = 8                       # numbers in a line of the cache: two threads never write the same line
UNFINISHED = -2                 # another thread is still at work
PATIENCE = 10_000


def place_of(chunk: int) -> int:
    """Where the number of a chunk is. The first of all counts the steps that were begun."""
    return APART * (1 + chunk)


def advance_together(checked: bool, claims: Numbers, b: Buffers) -> int:
    """`step.advance` with the help of those who `serve`. UNFINISHED if others are at work for long: ask `is_finished` until they are not."""
    illegal = find_illegal(b) if checked else NOBODY
    if illegal != NOBODY:
        return illegal
    b.layouts[0].checked = 1 if checked else 0
    behind = claims[0]
    swap(claims, 0, behind, behind + 1)
    take_part(behind, claims, b, 0)
    return NOBODY if is_finished(claims, b) else UNFINISHED


def take_part(behind: int, claims: Numbers, b: Buffers, thread: int) -> None:
    """Does whatever chunks are open in the step that has so many behind it."""
    layout = b.layouts[0]
    chunks, envs = layout.chunks, layout.envs
    first = thread * chunks // layout.threads
    for k in range(chunks):
        chunk = (first + k) % chunks
        if swap(claims, place_of(chunk), 2 * behind, 2 * behind + 1):
            for i in range(chunk * envs // chunks, (chunk + 1) * envs // chunks):
                advance_one(i, layout.checked != 0, b, thread)
            swap(claims, place_of(chunk), 2 * behind + 1, 2 * behind + 2)


def is_finished(claims: Numbers, b: Buffers) -> bool:
    """Whether every chunk has been done, after some patience."""
    done, looks = 2 * claims[0], 0
    for chunk in range(b.layouts[0].chunks):
        while not swap(claims, place_of(chunk), done, done):
            looks += 1
            if looks == PATIENCE:
                return False
    return True


def serve(claims: Numbers, b: Buffers, thread: int) -> None:
    """Takes part in every step, from that which is under way, until none was begun for a while."""
    begun, looks = 0, 0
    while looks < PATIENCE:
        if swap(claims, 0, begun, begun):
            looks += 1
        else:
            begun = claims[0]
            take_part(begun - 1, claims, b, thread)
            looks = 0
