"""Run the Python sessions in Markdown files and compare what they print.

    python tools/check_examples.py README.md docs

The blocks of a file share one namespace. tests/conformance/test_examples.py runs the notebook and
docs/examples/ppo.py.
"""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path

FENCE = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def session(text: str) -> str:
    """The text with everything outside its blocks blanked, so that line numbers stay correct."""
    lines = [""] * (text.count("\n") + 1)
    for block in FENCE.finditer(text):
        first = text.count("\n", 0, block.start(1))
        for offset, line in enumerate(block[1].splitlines()):
            lines[first + offset] = line
    return "\n".join(lines)


def main() -> None:
    named = [Path(name) for name in sys.argv[1:]]
    files = [file for path in named for file in (sorted(path.rglob("*.md")) if path.is_dir() else [path])]
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=FLAGS)
    for file in files:
        runner.run(parser.get_doctest(session(file.read_text()), {"__name__": "__main__"}, str(file), str(file), 0))
    print(f"{runner.tries - runner.failures} of {runner.tries} examples in {len(files)} files are correct")
    sys.exit(bool(runner.failures))


if __name__ == "__main__":
    main()
