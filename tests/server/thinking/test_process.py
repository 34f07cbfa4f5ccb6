"""The bots' process: it is restarted if it dies, and ends with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from galapagos.server.thinking import Unanswered
from galapagos.server.thinking.process import environment

from .scenes import LONG, Scene, compilers, is_running, question, scene, silence

SERVER = """
import asyncio, os, sys
from collections.abc import Callable
from pathlib import Path
from galapagos.server.thinking import Thinkers

async def main():
    thinkers = await Thinkers.start(games=["dodo"], cache=Path(sys.argv[1]))
    print(thinkers.pid, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def kill(scene: Scene) -> int:
    pid = scene.thinkers.pid
    assert pid
    os.kill(pid, signal.SIGKILL)
    return pid


def is_there(pid: int) -> bool:
    """Whether a process exists, even as a zombie."""
    return Path(f"/proc/{pid}").exists()


def wait_until_gone(*pids: int, is_left: Callable[[int], bool] = is_running) -> None:
    end = time.monotonic() + 10
    while any(map(is_left, pids)):
        assert time.monotonic() < end, "a process is left"
        time.sleep(0.02)


def test_it_has_a_low_priority_and_never_imports_the_compiler_for_simple_bots(tmp_path: Path) -> None:
    _, state, _ = question("dodo")
    with scene(cache=tmp_path) as simple:
        simple.run(simple.thinkers.choose("dodo", state, "greedy", 1))
        pid = simple.thinkers.pid
        assert pid
        assert os.getpriority(os.PRIO_PROCESS, pid) >= os.getpriority(os.PRIO_PROCESS, 0) + 10
        assert "llvmlite" not in Path(f"/proc/{pid}/maps").read_text()


def test_a_killed_process_is_started_again_and_asked_again() -> None:
    async def ask(killed: Scene) -> None:
        questions = [question("dodo", number) for number in range(10, 20)]
        answers = [asyncio.create_task(killed.thinkers.choose("dodo", state, "greedy", 1)) for _, state, _ in questions]
        await asyncio.sleep(0)
        before = kill(killed)
        for answer, (_, _, open_actions) in zip(answers, questions, strict=True):
            assert (await answer).action in open_actions
        assert killed.thinkers.pid != before

    with scene() as killed:
        killed.run(ask(killed))


def test_a_question_under_which_it_dies_again_and_again_is_given_up() -> None:
    """Other questions are still answered."""

    async def ask(killed: Scene) -> None:
        deadly = asyncio.create_task(killed.thinkers.analyse(LONG, silence, iterations=1_000_000))
        pids: set[int] = set()
        while not deadly.done():
            await asyncio.sleep(0.02)
            if killed.thinkers.pid not in {*pids, None}:
                pids.add(kill(killed))
        with pytest.raises(Unanswered, match="died 3 times"):
            await deadly
        assert len(pids) == 3
        _, state, open_actions = question("dodo")
        assert (await killed.thinkers.choose("dodo", state, "greedy", 1)).action in open_actions

    with scene() as killed:
        killed.run(ask(killed))


def test_close_ends_the_process_its_compiler_and_open_questions(tmp_path: Path) -> None:
    async def leave(leaving: Scene) -> None:
        await leaving.wait_until_preparing()
        pid = leaving.thinkers.pid
        assert pid
        pids = [pid, *compilers(pid)]
        assert len(pids) == 2
        waiting = asyncio.create_task(leaving.thinkers.analyse(LONG, silence))
        await asyncio.sleep(0)
        await leaving.thinkers.close()
        await asyncio.to_thread(wait_until_gone, *pids, is_left=is_there)
        for question_ in (waiting, leaving.thinkers.analyse(LONG, silence)):
            with pytest.raises(Unanswered, match=r"^The bots were stopped\.$"):
                await question_

    with scene(games=["evo"], cache=tmp_path) as leaving:
        leaving.run(leave(leaving))


def test_with_the_process_dies_its_compiler_and_only_one_more_is_started(tmp_path: Path) -> None:
    async def die(dying: Scene) -> None:
        await dying.wait_until_preparing()
        assert dying.thinkers.pid
        (compiler,) = compilers(dying.thinkers.pid)
        dead = kill(dying)
        await asyncio.to_thread(wait_until_gone, compiler)
        while dying.thinkers.pid in {None, dead}:
            await asyncio.sleep(0.02)
        assert await dying.wait_until_preparing() == "evo"

    with scene(games=["evo"], cache=tmp_path) as dying:
        dying.run(die(dying))


def test_it_leaves_when_the_server_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, tmp_path], stdout=subprocess.PIPE, text=True, env=environment()
    ) as server:
        assert server.stdout
        pid = int(server.stdout.readline())
        end = time.monotonic() + 30
        while not (compiling := compilers(pid)):
            assert time.monotonic() < end
            time.sleep(0.02)
        server.kill()
        wait_until_gone(pid, *compiling)
