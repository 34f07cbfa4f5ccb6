"""What the store knows of puzzles: their ratings, solvers, attempts, and people's own puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from .database import Conflict, Statement, Value
from .queries import Queries
from .rows import Attempt, OwnPuzzle, PuzzleRating, Solver

MOST_OWN = 300  # puzzles per person and game; the oldest go
ADD_ATTEMPT = "INSERT INTO attempt (person, game, name, at, solved) VALUES (?, ?, ?, ?, ?)"
# The change of points is added, so that two processes at the same time lose none.
MOVE_PUZZLE = """INSERT INTO puzzle (game, name, points, spread, tries) VALUES (?, ?, ?, ?, 1)
    ON CONFLICT (game, name) DO UPDATE SET points = puzzle.points + ?, spread = excluded.spread,
    tries = puzzle.tries + 1"""
MOVE_SOLVER = """INSERT INTO solver (person, game, points, spread, tries, solved)
    SELECT id, ?, ?, ?, 1, ? FROM person WHERE id = ?
    ON CONFLICT (person, game) DO UPDATE SET points = solver.points + ?, spread = excluded.spread,
    tries = solver.tries + 1, solved = solver.solved + excluded.solved"""
ADD_OWN = """INSERT INTO own_puzzle (person, game, name, text, at) SELECT id, ?, ?, ?, ? FROM person WHERE id = ?
    ON CONFLICT (person, game, name) DO NOTHING"""
TRIM_OWN = """DELETE FROM own_puzzle WHERE person = ? AND game = ? AND name NOT IN (
    SELECT name FROM own_puzzle WHERE person = ? AND game = ? ORDER BY at DESC, name LIMIT ?)"""


class Puzzles(Queries):
    async def ratings(self, game: str) -> dict[str, PuzzleRating]:
        """The puzzles of a game that people have tried."""
        rows = await self._read("SELECT game, name, points, spread, tries FROM puzzle WHERE game = ?", game)
        return {name: PuzzleRating(game, name, points, spread, tries) for game, name, points, spread, tries in rows}

    async def solvers(self, person: str) -> dict[str, Solver]:
        """How well a person solves, by game."""
        rows = await self._read(
            "SELECT person, game, points, spread, tries, solved FROM solver WHERE person = ? ORDER BY game", person
        )
        return {game: Solver(id, game, *rest) for id, game, *rest in rows}

    async def attempts(self, person: str, game: str) -> dict[str, Attempt]:
        rows = await self._read(
            "SELECT person, game, name, at, solved FROM attempt WHERE person = ? AND game = ?", person, game
        )
        return {name: Attempt(id, game, name, at, bool(solved)) for id, game, name, at, solved in rows}

    async def add_attempt(
        self,
        attempt: Attempt,
        solver: tuple[Solver, float] | None = None,
        puzzle: tuple[PuzzleRating, float] | None = None,
    ) -> bool:
        """Writes a first answer, with the new ratings and by how much they have moved; False if there was one
        before."""
        moves = []
        if puzzle:
            now, change = puzzle
            moves.append(Statement(MOVE_PUZZLE, [now.game, now.name, now.points, now.spread, change]))
        if solver:
            mine, change = solver
            solved = int(attempt.solved)
            moves.append(Statement(MOVE_SOLVER, [mine.game, mine.points, mine.spread, solved, mine.person, change]))
        values: list[Value] = [attempt.person, attempt.game, attempt.name, attempt.at, attempt.solved]
        try:
            await self.database.write(Statement(ADD_ATTEMPT, values), *moves)
        except Conflict:
            return False
        return True

    async def own(self, person: str, game: str) -> list[OwnPuzzle]:
        """A person's own puzzles, the newest first."""
        rows = await self._read(
            "SELECT person, game, name, text, at FROM own_puzzle WHERE person = ? AND game = ? ORDER BY at DESC, name",
            person,
            game,
        )
        return [OwnPuzzle(*row) for row in rows]

    async def add_own(self, person: str, game: str, puzzles: Sequence[OwnPuzzle]) -> None:
        if puzzles:
            added = [Statement(ADD_OWN, [game, one.name, one.text, one.at, person]) for one in puzzles]
            await self.database.write(*added, Statement(TRIM_OWN, [person, game, person, game, MOST_OWN]))
