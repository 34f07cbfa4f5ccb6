"""The work of a batch on several threads, in the rules subset.

The environments are divided into chunks, and each thread has chunks of its own. Its cache still has them from the last
time: to fetch them from another core takes about as long as to do them. The calling thread waits a little for the
others, and then does what they have left. So when the system stops a helper, only the chunk that it holds is late. The
result does not depend on who does a chunk.

A job is one pass over all environments. `claims` says how far it is:

- PHASE: how many jobs were begun; JOB: the last of them
- DONE: how many chunks of all jobs are done
- ILLEGAL: the first environment whose action is not open, or NOBODY: the result of CHECK
- from FIRST on, for each thread: the phase in which one of its chunks was last taken, and how many are taken in it

What is written at different times is on different cache lines, because a line that two threads write is slow for both.
"""

from __future__ import annotations

from galapagos.engine.language.struct import Numbers

from .atomic import swap
from .step import NOBODY, Buffers, advance, find_illegal, sample

CHECK, STEP, MOVE, SAMPLE = 0, 1, 2, 3  # jobs: are all actions open; take them; the same where they may be codes; draw

CALLER = 0  # the thread that wants a job done; the others help
APART = 8  # numbers in a line of the cache
PHASE, JOB, DONE, ILLEGAL, FIRST = 0, 1, APART, 2 * APART, 3 * APART
TAKEN = 1 << 20  # more than the chunks of a thread
# Looks at a number that has not changed, 5 ns each: before a thread goes to sleep, and before the caller takes over.
PATIENCE, LATE = 10_000, 2_000


def count_claims(threads: int) -> int:
    return FIRST + APART * threads


def work(thread: int, job: int, is_shared: bool, claims: Numbers, b: Buffers) -> bool:
    """What every thread does. It is one entry point, because the compiler takes as long again for each.

    The caller gets whether the job is done. If other threads work on for long, ask `is_finished` until it is true.
    A helper returns when no job was begun for a while.
    """
    if thread != CALLER:
        serve(claims, b, thread)
        return True
    claims[ILLEGAL] = NOBODY
    if not is_shared:
        do(job, 0, b.layouts[0].envs, claims, b, CALLER)
        return True
    claims[JOB] = job  # the last job is done, so no helper reads this before PHASE changes
    phase = claims[PHASE]
    swap(claims, PHASE, phase, phase + 1)
    take_part(phase + 1, CALLER, claims, b, CALLER)
    if is_finished(LATE, claims, b):
        return True
    for owner in range(CALLER + 1, b.layouts[0].threads):
        take_part(phase + 1, owner, claims, b, CALLER)
    return is_finished(PATIENCE, claims, b)


def do(job: int, first: int, end: int, claims: Numbers, b: Buffers, thread: int) -> None:
    """Do a job in the environments from first to end - 1."""
    if job == CHECK:
        note_illegal(find_illegal(first, end, b), claims)
    elif job == SAMPLE:
        sample(first, end, b)
    else:
        advance(first, end, job == STEP, b, thread)


def note_illegal(found: int, claims: Numbers) -> None:
    """Keep the first of those that the threads find."""
    known = claims[ILLEGAL]
    while found != NOBODY and (known == NOBODY or found < known):
        if swap(claims, ILLEGAL, known, found):
            return
        known = claims[ILLEGAL]


def serve(claims: Numbers, b: Buffers, thread: int) -> None:
    """Take part in every job, from the present one on, until none was begun for a while."""
    phase, looks = 0, 0
    while looks < PATIENCE:
        if swap(claims, PHASE, phase, phase):
            looks += 1
        else:
            phase = claims[PHASE]
            take_part(phase, thread, claims, b, thread)
            looks = 0


def take_part(phase: int, owner: int, claims: Numbers, b: Buffers, thread: int) -> None:
    """Do the chunks of a thread that are not taken yet."""
    layout = b.layouts[0]
    threads, chunks, envs, done = layout.threads, layout.chunks, layout.envs, 0
    first, end = owner * chunks // threads, (owner + 1) * chunks // threads
    taken = claim(phase, end - first, claims, owner)
    while taken != NOBODY:
        chunk = first + taken
        do(claims[JOB], chunk * envs // chunks, (chunk + 1) * envs // chunks, claims, b, thread)
        done += 1
        taken = claim(phase, end - first, claims, owner)
    known = claims[DONE]
    while done > 0 and not swap(claims, DONE, known, known + done):
        known = claims[DONE]


def claim(phase: int, chunks: int, claims: Numbers, owner: int) -> int:
    """Take one of a thread's chunks; NOBODY if all are taken, or if the job is over."""
    place = FIRST + APART * owner
    while True:
        found = claims[place]
        taken = found % TAKEN if found // TAKEN == phase else 0
        if found // TAKEN > phase or taken == chunks:
            return NOBODY
        if swap(claims, place, found, phase * TAKEN + taken + 1):
            return taken


def is_finished(patience: int, claims: Numbers, b: Buffers) -> bool:
    """Whether every chunk is done, after so many looks."""
    wanted = claims[PHASE] * b.layouts[0].chunks
    looks = 0
    while looks < patience and not swap(claims, DONE, wanted, wanted):
        looks += 1
    return looks < patience
