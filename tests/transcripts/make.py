"""Makes transcripts: whole games that a person reads, each question, its answer and what came of it.

    python -m tests.transcripts.make            # of all games
    python -m tests.transcripts.make dodo evo
    python -m tests.transcripts.make dodo --fresh

A transcript keeps its answers as long as they are possible, so that a change of rules or words shows as a changed
sentence. From the first answer that is no longer possible, and with --fresh from the beginning, greedy players go on.
`tests/test_transcripts.py` compares, and wants every value of every option to occur.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import structs

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, find_game, game_names
from galapagos.engine.language.chance import Random, draw_below, draw_weighted, start_random
from galapagos.engine.match.match import SPECTATOR, Match
from galapagos.engine.match.story import Heard, Step
from tests.records.make import best_looking

TRANSCRIPTS = Path(__file__).parent
ANSWER = "> "
MOST = 5000  # answers


@dataclass(frozen=True)
class Variant:
    game: str
    name: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return TRANSCRIPTS / self.game / f"{self.name}.txt"

    def begin(self) -> Match:
        game = find_game(self.game)
        return Match(game, game.new_state(self.seats, self.options), None)


VARIANTS = (
    Variant("dodo", "default", 3),
    Variant("dodo", "short-deck", 2, {"deck": "short"}),
    Variant("dodo", "unlimited-supply", 4, {"supply": "unlimited", "migration_rounds": "4", "turn_limit": "3"}),
    Variant("evo", "default", 3),
    Variant("evo", "island-ad", 4, {"board": "AD", "initiative_ties": "more", "genes": "one_fewer", "map": "first"}),
    Variant("evo", "island-bc", 4, {"board": "BC", "initiative_ties": "chance", "rebid_same_row": "no"}),
    Variant("laborigines", "default", 4),
    Variant(
        "laborigines",
        "teams",
        4,
        {"variant": "teams", "memory": "hidden", "energy": "8", "turn_limit": "60", "handicap": "2"},
    ),
    Variant(
        "laborigines", "twins", 2, {"variant": "twins", "radiation": "neutral", "energy": "10", "turn_limit": "60"}
    ),
    Variant("mutations", "default", 3),
    Variant("mutations", "divergence", 4, {"divergence": "on", "extras": "all"}),
)


def variants(game: Game) -> list[Variant]:
    """Of a game without a line here, the default."""
    return [variant for variant in VARIANTS if variant.game == game.name] or [
        Variant(game.name, "default", game.default_seats)
    ]


class Player:
    """Greedy, and fair dice."""

    def __init__(self, seed: int) -> None:
        self.random = Random()
        start_random(self.random, seed, 0)

    def answer(self, match: Match) -> int:
        legal = match.legal()
        if not match.is_chance:
            best = best_looking(match, legal, self.random)
            return best[draw_below(self.random, len(best))]
        weights = [0] * len(legal)
        match.game.rules.weights(match.state, legal, len(legal), weights)
        return legal[draw_weighted(self.random, weights, len(legal))]


def old_answers(file: Path) -> list[str]:
    return (
        [line.removeprefix(ANSWER) for line in file.read_text(encoding="utf-8").splitlines() if line.startswith(ANSWER)]
        if file.exists()
        else []
    )


def transcript(match: Match, answers: list[str], player: Player | None = None) -> str:
    """A match from its beginning by these answers; where they end, by the player."""
    return "\n".join(lines(match, iter(answers), player)) + "\n"


def lines(match: Match, answers: Iterator[str], player: Player | None) -> Iterator[str]:
    chosen = match.game.option_texts(match.state)
    yield ", ".join(
        [match.game.title, f"{match.seats} players", *(f"{name} {value}" for name, value in chosen.items())]
    )
    told = 0
    while True:
        yield from (
            f"    {sentence}" for step in match.steps[told:] for sentence in match.narrate(known(step), SPECTATOR)
        )
        told = len(match.steps)
        if match.is_over or told > MOST:
            return
        answer = next(answers, None)
        if player and (answer is None or not is_possible(match, answer)):
            answers, answer = iter(()), match.text(player.answer(match))
        if answer is None:
            return
        assert match.decision is not None
        action = match.code(answer)
        yield from ("", match.decision.prompt, f"{ANSWER}{match.text(action)}")
        match.play(action)


def known(step: Step) -> Step:
    """Told to somebody who may hear everything."""
    return structs.replace(step, heard=[Heard(heard.known) for heard in step.heard])


def is_possible(match: Match, answer: str) -> bool:
    try:
        return match.why_not(answer) == ""
    except Refused:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(game_names())}; all by default")
    parser.add_argument("--fresh", action="store_true", help="with new answers")
    arguments = parser.parse_args()
    try:
        games = [find_game(name) for name in arguments.games or game_names()]
    except Refused as refused:
        sys.exit(str(refused))
    for seed, variant in enumerate(variant for game in games for variant in variants(game)):
        match = variant.begin()
        text = transcript(match, [] if arguments.fresh else old_answers(variant.file), Player(seed))
        variant.file.parent.mkdir(exist_ok=True)
        variant.file.write_text(text, encoding="utf-8")
        print(
            f"{variant.file.relative_to(TRANSCRIPTS)}: {len(match.actions)} answers, {text.count(chr(10))} "
            f"lines, {match.ending}"
        )


if __name__ == "__main__":
    main()
