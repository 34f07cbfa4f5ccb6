"""Tournaments between bots: `run(Tournament(...))` plays the sets, `report` evaluates them.

Games come in mirrored sets. All games of a set roll the same dice, and the players move on by one seat from game to
game, so that neither luck nor seats favour a bot. Two bots answer "does the first beat tables of the second?": it has
one seat, the second has all others. Three or more bots meet in every mixture and are rated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from .judge import Judge
from .schedule import Set, Tournament
from .score_sheet import ScoreSheet
from .standings import TournamentReport, report
from .workers import play_sets

__all__ = ["Judge", "ScoreSheet", "Set", "Tournament", "TournamentReport", "report", "run"]


def run(
    tournament: Tournament,
    done: Sequence[Set] = (),
    *,
    keep: Callable[[Set], None] = lambda _: None,
    workers: int | None = None,
    to_the_end: bool = False,
) -> Judge:
    """Play the missing sets on all cores until the question is settled; `keep` gets each set as it finishes."""
    judge = Judge(tournament)
    for played in done:
        judge.see(played)
    finished = {played.number for played in done}
    left: Iterable[int] = (number for number in range(tournament.sets) if number not in finished)
    if judge.is_settled and not to_the_end:
        return judge
    results = play_sets(tournament, left, workers)
    try:
        for played in results:
            keep(played)
            if judge.see(played) and not to_the_end:
                break
    finally:
        results.close()
    return judge
