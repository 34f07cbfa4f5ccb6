"""A step of a batch on several threads, in the rules subset.

The environments are divided into chunks. `claims` has a number for each chunk: twice the steps that the chunk has done,
plus one while a thread works on it. A thread claims a chunk by compare-and-swap. It begins with the chunks that it did
last time, because its cache still has them. When the system stops a thread, only the chunk that it holds is late: the
others do the rest. The result does not depend on who does a chunk.
"""

from __future__ import annotations

from galapagos.engine.language.struct import Numbers

from .atomic import swap
from .step import NOBODY, Buffers, advance, find_illegal

CALLER = 0  # the thread that asked for the step; the others help
APART = 8  # numbers in a line of the cache: two threads never write the same line
UNFINISHED = -2  # another thread is still at work
PATIENCE = 10_000  # looks at a number that has not changed, about 50 us, before a thread goes to sleep


def place_of(chunk: int) -> int:
    """Where the number of a chunk is. The first number of all counts the steps that were begun."""
    return APART * (1 + chunk)


def work(thread: int, checked: bool, is_shared: bool, claims: Numbers, b: Buffers) -> int:
    """What every thread does. It is one entry point, because the compiler takes as long again for each.

    The caller gets the first environment whose action is not open: then nothing has changed. It gets NOBODY after a
    step, or UNFINISHED if others work on for long: ask `is_finished` until it is true. A helper returns when no step
    was begun for a while.
    """
    layout = b.layouts[0]
    if thread != CALLER:
        serve(claims, b, thread)
        return NOBODY
    illegal = find_illegal(b) if checked else NOBODY
    if illegal != NOBODY:
        return illegal
    if not is_shared:
        advance(0, layout.envs, checked, b, CALLER)
        return NOBODY
    layout.checked = 1 if checked else 0
    behind = claims[0]
    swap(claims, 0, behind, behind + 1)
    take_part(behind, claims, b, CALLER)
    return NOBODY if is_finished(claims, b) else UNFINISHED


def serve(claims: Numbers, b: Buffers, thread: int) -> None:
    """Takes part in every step, from the present one on, until none was begun for a while."""
    begun, looks = 0, 0
    while looks < PATIENCE:
        if swap(claims, 0, begun, begun):
            looks += 1
        else:
            begun = claims[0]
            take_part(begun - 1, claims, b, thread)
            looks = 0


def take_part(behind: int, claims: Numbers, b: Buffers, thread: int) -> None:
    """Does the chunks that are still open in the step that has so many steps behind it."""
    layout = b.layouts[0]
    chunks, envs = layout.chunks, layout.envs
    first = thread * chunks // layout.threads
    for k in range(chunks):
        chunk = (first + k) % chunks
        if swap(claims, place_of(chunk), 2 * behind, 2 * behind + 1):
            advance(chunk * envs // chunks, (chunk + 1) * envs // chunks, layout.checked != 0, b, thread)
            swap(claims, place_of(chunk), 2 * behind + 1, 2 * behind + 2)


def is_finished(claims: Numbers, b: Buffers) -> bool:
    """Whether every chunk is done. It waits a little for the last one."""
    done, looks = 2 * claims[0], 0
    for chunk in range(b.layouts[0].chunks):
        while not swap(claims, place_of(chunk), done, done):
            looks += 1
            if looks == PATIENCE:
                return False
    return True
