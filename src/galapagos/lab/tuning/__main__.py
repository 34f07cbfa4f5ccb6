"""Tuning without a terminal or a database: `python -m galapagos.lab.tuning map.toml --output found`.

It writes `found.toml`, the tables for --data if it found any, and `found.json`, with all attempts and the judgement.
The same command resumes from `found.notes.json`.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from galapagos.engine.errors import Refused

from ..store import write_aside
from .plan import read_plan
from .tuning import Tuning


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m galapagos.lab.tuning", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--output", type=Path, help="output path without extension; default: beside the file")
    parser.add_argument("--seconds", type=float, help="stop after this time; the same command resumes")
    parser.add_argument("--threads", type=int, help="default: all cores")
    arguments = parser.parse_args()
    output = arguments.output or arguments.file.with_suffix(".found")
    try:
        tuning = Tuning(
            read_plan(arguments.file),
            Path(f"{output}.notes.json"),
            arguments.threads,
            tell=lambda text: print(text, flush=True),
        )
        is_over = tuning.run(arguments.seconds)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    if tuning.document:
        write_aside(Path(f"{output}.toml"), tuning.document)
    write_aside(Path(f"{output}.json"), json.dumps(tuning.as_data(), indent=1) + "\n")
    print(f"{'Done' if is_over else 'Out of time; the same command goes on'}: {output}.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
