"""Write requests of real games to web/samples, for drawing boards without a server.

    python tools/requests.py [GAME ...]

For every game, number of seats and value of an option, a bot plays against itself. The first and the twelfth request of
each question, and the end, become files. `workbench.html?file=NAME` shows one.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from galapagos.bots.simple import Simple
from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.language.option import ChoiceOption
from galapagos.engine.match.match import Match
from galapagos.engine.words.message import Message

FOLDER = Path(__file__).resolve().parent.parent / "web" / "samples"
NAMES = ("Mara", "Ines", "Forager, bot", "Tomasz", "Noor", "Petra", "Luc", "Jun")
STEPS = 2000  # decisions after which a match is stopped


def tables(game: Game) -> Iterator[tuple[str, Match]]:
    """Every number of seats with the usual options, and every value of every option with the usual number of seats, or
    else the first one that goes with it."""
    for seats in game.seats:
        yield from first_table(game, f"{game.name}-{seats}", (seats,), {})
    for option in game.options:
        for value in option.values if isinstance(option, ChoiceOption) else ():
            name = f"{game.name}-{option.name}-{value}".replace("_", "-").lower()
            yield from first_table(game, name, (game.default_seats, *game.seats), {option.name: value})


def first_table(game: Game, name: str, seats: Iterable[int], options: dict[str, str]) -> Iterator[tuple[str, Match]]:
    for number in seats:
        with suppress(Refused):
            yield name, game.new(number, seed=7, **options)
            return


def moments(match: Match, bot: Simple) -> Iterator[str]:
    """Play a match; stop at the first and the twelfth request of each question, and at the end."""
    seen: Counter[str] = Counter()
    for _ in range(STEPS):
        if match.is_over:
            break
        prompt = match.request(match.state.actor).prompt
        question = prompt.id.removeprefix("ask-") if prompt else ""
        seen[question] += 1
        if seen[question] in (1, 12):
            yield f"{question}-{seen[question]}"
        match.play(bot.choose(match.game, match.game.hidden(match.state, match.state.actor)))
    yield "end"


def sample(match: Match, notes: int = STEPS) -> bytes:
    """The data of the page of the player who is asked, with this many notes."""
    seat = max(match.state.actor, 0)
    told = [
        {
            "version": step.version,
            "event": one.event,
            "message": one.message,
            "grave": one.grave,
            "line": one.line,
            "tells": one.tells,
            "seats": one.seats,
            "seat": step.seat,
        }
        for step, heard in match.told(seat)
        for one in heard
        if one.message
    ]
    return msgspec.json.encode(
        {
            "request": match.request(seat, match.version - 8),
            "notes": told[-notes:],
            "people": [{"who": who, "clock": f"{9 + i}:{41 - 5 * i:02}"} for i, who in enumerate(NAMES[: match.seats])],
            "refused": dict(refused(match)),
        }
    )


def refused(match: Match) -> Iterator[tuple[str, Message]]:
    """Why neighbours of the open choices are not open: actions with a verb that is offered."""
    verbs = {choice.verb for choice in match.request(match.state.actor).choices} if not match.is_over else set()
    for action in range(match.game.actions.size):
        if match.game.actions.phrase(action).name in verbs and is_there(match, action):
            message = match.refusal(action)
            if message is not None:
                yield match.text(action), message


def is_there(match: Match, action: int) -> bool:
    """Whether the pieces of an action that come and go exist."""
    ids, (phrase, values, *_) = match.story.ids, match.game.actions.spelling(action)
    parts = zip(phrase.parts, values, strict=True)
    return all(ids.get(part.what, value) for part, value in parts if part.what in ids.rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write requests of real games to web/samples.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--bot", choices=("greedy", "random"), default="greedy")
    asked = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    try:
        games = [find_game(name) for name in asked.games] or all_games()
    except Refused as refused:
        parser.error(str(refused))
    for game in games:
        for name, match in tables(game):
            for moment in moments(match, Simple(asked.bot, 7)):
                (FOLDER / f"{name}-{moment}.json").write_bytes(sample(match))
    (FOLDER / "index.json").write_bytes(msgspec.json.encode(sorted(file.stem for file in FOLDER.glob("*-*.json"))))


if __name__ == "__main__":
    main()
