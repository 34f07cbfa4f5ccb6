"""A process that has loaded pytest, and forks for each run of tests: what the sources of a game are is decided after
the fork.

It reads a line for each run, the folder of the sources and the tests in JSON, and answers with a line: the exit code
and what pytest printed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[3]
SECONDS = 30  # a broken rule may never come to an end
CRASHED = 70


class Run(NamedTuple):
    code: int
    output: str


class Nursery:
    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.thorough.mutants.nursery"],
            cwd=ROOT,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def run(self, source: Path, tests: list[str]) -> Run:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([str(source), tests]), file=self.process.stdin, flush=True)
        return Run(*json.loads(self.process.stdout.readline()))

    def close(self) -> None:
        self.process.communicate()


def main() -> None:
    load()
    answers = os.fdopen(os.dup(1), "w")
    for line in sys.stdin:
        source, tests = json.loads(line)
        with tempfile.TemporaryFile("w+") as output:
            child = os.fork()
            if child == 0:
                os.dup2(output.fileno(), 1)
                os.dup2(output.fileno(), 2)
                os._exit(run_tests(Path(source), tests))
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            output.seek(0)
            print(json.dumps([code, output.read()]), file=answers, flush=True)


def load() -> None:
    """What every run needs and no mutant touches."""
    import hypothesis  # noqa: F401
    import msgspec  # noqa: F401
    import rich.console  # noqa: F401


def run_tests(source: Path, tests: list[str]) -> int:
    sys.path.insert(0, str(source))
    try:
        import galapagos

        if not Path(str(galapagos.__file__)).is_relative_to(source):
            raise ImportError(f"the tests would see {galapagos.__file__}")
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # what is loaded already could not be loaded as a plugin
        return int(
            pytest.main(
                ["-q", "--tb=line", "-p", "no:cacheprovider", "-p", "pytest_timeout", f"--timeout={SECONDS}", *tests]
            )
        )
    except BaseException:
        traceback.print_exc()
        return CRASHED
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


if __name__ == "__main__":
    main()
