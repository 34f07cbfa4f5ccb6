"""This revision beside any other, interleaved: how fast games are played, and how long it takes to compile them.

    python -m benchmarks.against HEAD~20                    random playouts, 20 rounds, the median of the ratios
    python -m benchmarks.against v0.1 --compile             processor seconds of compiling from an empty cache, the median of three
    python -m benchmarks.against HEAD~20 --game dodo --rounds 5

The other revision is checked out into a folder of its own, with a cache of its own; both run in child processes of the same environment. A ratio above 1 means that
this revision is faster. Both must play the very same games: if they do not, it is said.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
GAMES = {"dodo": 8000, "mutations": 3000, "laborigines": 8000, "evo": 3000}     # about a second each

# What a child does. It uses nothing but `batch.play`, which every revision has.
CHILD = """
import json, sys, time
from galapagos.engine import batch
from galapagos.engine.game import find_game
game, seats = find_game(sys.argv[1]), int(sys.argv[2])
start = time.process_time()
batch.play(game, seats, ["random"], 1)
print(json.dumps({"ready": time.process_time() - start}), flush=True)
for line in sys.stdin:
    start = time.process_time()
    outcomes = batch.play(game, seats, ["random"], int(line), seed=1)
    spent = time.process_time() - start
    print(json.dumps({"spent": spent, "games": hash(tuple(outcome.mark for outcome in outcomes))}), flush=True)
"""


class Revision:
    """A child process that plays one game by the sources of one revision."""

    def __init__(self, source: Path, cache: Path, game: str) -> None:
        env = {**os.environ, "PYTHONPATH": str(source / "src"), "GALAPAGOS_CACHE": str(cache), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", CHILD, game, str(SEATS)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, cwd=source)
        self.ready = float(self.answer()["ready"])

    def answer(self) -> dict[str, float]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("against: a revision could not play; the lines above say why")
        answer: dict[str, float] = json.loads(line)
        return answer

    def play(self, games: int) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{games}\n")
        self.process.stdin.flush()
        return self.answer()

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def check_out(revision: str, folder: Path) -> None:
    archive = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode:
        sys.exit(f"against: there is no revision {revision!r}: {archive.stderr.decode().strip()}")
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)


def compare_speed(other: Path, caches: Path, game: str, rounds: int) -> float:
    """The median of the ratios of interleaved rounds."""
    theirs, ours = Revision(other, caches / "other", game), Revision(ROOT, caches / "this", game)
    ratios, same = [], True
    for number in range(rounds):
        first, second = (theirs, ours) if number % 2 else (ours, theirs)
        a, b = first.play(GAMES[game]), second.play(GAMES[game])
        spent_theirs, spent_ours = (a["spent"], b["spent"]) if number % 2 else (b["spent"], a["spent"])
        ratios.append(spent_theirs / spent_ours)
        same &= a["games"] == b["games"]
    theirs.stop()
    ours.stop()
    print(f"{game:12} {median(ratios):.3f}  ({min(ratios):.3f} to {max(ratios):.3f})" + ("" if same else "  they do not play the same games"), flush=True)
    return median(ratios)


def compare_compiling(other: Path, game: str, rounds: int) -> float:
    """Processor seconds of getting ready to play, from an empty cache: this revision's by the other's."""
    spent: dict[Path, list[float]] = {other: [], ROOT: []}
    for _ in range(rounds):
        for source, seconds in spent.items():
            with tempfile.TemporaryDirectory() as cache:
                revision = Revision(source, Path(cache), game)
                seconds.append(revision.ready)
                revision.stop()
    ratio = median(spent[ROOT]) / median(spent[other])
    print(f"{game:12} {median(spent[ROOT]):.1f} s against {median(spent[other]):.1f} s: {ratio:.2f} times", flush=True)
    return ratio


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="anything that git understands: a commit, a tag, HEAD~20")
    parser.add_argument("--compile", action="store_true", help="compare compiling instead of playing")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be repeated")
    parser.add_argument("--rounds", type=int, help="how many rounds: 20, or 3 of compiling")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        other.mkdir()
        check_out(asked.revision, other)
        games = asked.game or list(GAMES)
        if asked.compile:
            ratios = [compare_compiling(other, game, asked.rounds or 3) for game in games]
        else:
            ratios = [compare_speed(other, Path(folder), game, asked.rounds or 20) for game in games]
    print(f"{'together':12} {math.exp(sum(map(math.log, ratios)) / len(ratios)):.3f}, the geometric mean")


if __name__ == "__main__":
    main()
