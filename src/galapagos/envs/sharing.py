"""Share the work of a batch between threads, in the rules subset.

Environments are divided into chunks, and each thread owns some of them, which are still in its core's cache: fetching
them from another core takes about as long as stepping them. The calling thread waits briefly for the others, and then
does their remaining chunks. So if a helper is preempted, only its current chunk is late. The result does not depend on
the thread that does a chunk.

A job is one pass over all environments. `claims` holds its progress:

- PHASE: number of jobs begun; JOB: the current one
- DONE: number of chunks done in all jobs
- ILLEGAL: result of CHECK: the first environment whose action is not open, or NOBODY
- from FIRST on, for each thread: the phase in which one of its chunks was last claimed, and how many are claimed in it

The entries are on different cache lines to avoid false sharing.
"""

from __future__ import annotations

from galapagos.engine.language.struct import Numbers

from .atomic import swap
from .step import NOBODY, Buffers, advance, find_illegal, sample

CHECK, STEP, MOVE, SAMPLE = 0, 1, 2, 3  # jobs: check all actions; play them; play actions or codes; draw actions

CALLER = 0  # the calling thread; the others are helpers
APART = 8  # numbers per cache line
PHASE, JOB, DONE, ILLEGAL, FIRST = 0, 1, APART, 2 * APART, 3 * APART
TAKEN = 1 << 20  # more than the chunks per thread
# Polls of 5 ns each: before a helper goes to sleep, and before the caller does the others' chunks.
PATIENCE, LATE = 10_000, 2_000


def count_claims(threads: int) -> int:
    return FIRST + APART * threads


def work(thread: int, job: int, is_shared: bool, claims: Numbers, b: Buffers) -> bool:
    """The code of every thread. It is a single entry point, because each entry point is compiled separately.

    Returns whether the job is done; if not, poll `is_finished`. A helper returns when there was no job for a while.
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
    """Do a job for the environments from first to end - 1."""
    if job == CHECK:
        note_illegal(find_illegal(first, end, b), claims)
    elif job == SAMPLE:
        sample(first, end, b)
    else:
        advance(first, end, job == STEP, b, thread)


def note_illegal(found: int, claims: Numbers) -> None:
    """Keep the lowest environment that any thread finds."""
    known = claims[ILLEGAL]
    while found != NOBODY and (known == NOBODY or found < known):
        if swap(claims, ILLEGAL, known, found):
            return
        known = claims[ILLEGAL]


def serve(claims: Numbers, b: Buffers, thread: int) -> None:
    """Take part in every job until there was none for a while."""
    phase, looks = 0, 0
    while looks < PATIENCE:
        if swap(claims, PHASE, phase, phase):
            looks += 1
        else:
            phase = claims[PHASE]
            take_part(phase, thread, claims, b, thread)
            looks = 0


def take_part(phase: int, owner: int, claims: Numbers, b: Buffers, thread: int) -> None:
    """Do the unclaimed chunks of `owner`."""
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
    """Claim one of the owner's chunks, or return NOBODY if all are claimed or the job is over."""
    place = FIRST + APART * owner
    while True:
        found = claims[place]
        taken = found % TAKEN if found // TAKEN == phase else 0
        if found // TAKEN > phase or taken == chunks:
            return NOBODY
        if swap(claims, place, found, phase * TAKEN + taken + 1):
            return taken


def is_finished(patience: int, claims: Numbers, b: Buffers) -> bool:
    """Poll until every chunk is done, at most `patience` times, and return whether they are."""
    wanted = claims[PHASE] * b.layouts[0].chunks
    looks = 0
    while looks < patience and not swap(claims, DONE, wanted, wanted):
        looks += 1
    return looks < patience
