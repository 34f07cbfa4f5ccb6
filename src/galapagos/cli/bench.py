"""`galapagos bench`: run the benchmarks of the source tree against other libraries."""

from __future__ import annotations

import subprocess
from pathlib import Path

import typer

from .arguments import Json

ROOT = Path(__file__).resolve().parents[3]
PYTHON = ROOT / ".venv-bench" / "bin" / "python"


def bench(json: Json = False) -> None:
    """Measure decisions per second, interleaved with other game libraries.

    This needs the source tree and the other libraries, which `make setup-bench` installs. benchmarks/README.md has the
    figures of our own machine.

    \b
    galapagos bench
    galapagos bench --json
    """
    from galapagos.engine.errors import Refused

    if not (ROOT / "benchmarks" / "run.py").is_file():
        raise Refused("bench-not-here")
    if not PYTHON.exists():
        raise Refused("bench-not-installed")
    command = [str(PYTHON), "-m", "benchmarks.run", *(["--json"] if json else [])]
    raise typer.Exit(subprocess.run(command, cwd=ROOT, check=False).returncode)
