"""Lines of the log: events that belong together share one, nothing is lost, and every process numbers them alike."""

from __future__ import annotations

from collections import Counter

import pytest

from galapagos.engine.game import Game
from galapagos.engine.match.lines import ToldLine, lines
from galapagos.engine.match.match import SPECTATOR, Match, new
from galapagos.engine.words.message import catalogue, languages

from .cases import GAMES, Case, Walk

MATCHES = 20
MOST = 0.6  # of the sentences
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played(game: Game, seed: int, answers: int = 10_000) -> Match:
    match = new(game.name, seed=seed)
    walk = Walk(Case(game, game.default_seats, {}), seed=seed)
    while not match.is_over and len(match.history.answers) < answers:
        match.play(walk.random.choice(match.legal()))
    return match


def told(match: Match, seat: int = SPECTATOR) -> list[ToldLine]:
    return list(lines(match.told(seat)))


@by_game
def test_a_log_has_at_most_six_lines_for_ten_sentences_and_loses_none(game: Game) -> None:
    folded = sentences = 0
    for seed in range(MATCHES):
        match = played(game, seed)
        log = told(match)
        parts = [one for line in log for _, one in line.parts]
        every = [one for _, heard in match.told(SPECTATOR) for one in heard if one.message]
        assert Counter(map(id, parts)) == Counter(map(id, every))
        assert [line.parts[0][0].version for line in log] == sorted(line.parts[0][0].version for line in log)
        for language in languages():
            words = catalogue(game.name, language)
            assert all(words.sentence(line.message) for line in log)
        folded += len(log)
        sentences += len(match.log(SPECTATOR))
    assert folded <= MOST * sentences


@by_game
def test_lines_are_the_same_in_a_copy_a_resumed_match_and_a_replay_and_after_an_undo(game: Game) -> None:
    for answers in range(20, 90, 7):
        match = played(game, 5, answers)
        others = [match.copy(), Match.resume(match.saved)]
        for other in others:
            for _ in range(12):
                if other.is_over:
                    break
                other.play(other.legal()[0])
        assert told(others[0]) == told(others[1])
        if match.undo_refusal(max(match.state.actor, 0), "free") is None:
            match.undo()
            resumed = Match.resume(match.saved)
            for other in (match, resumed):
                while not other.is_over and len(other.history.answers) < answers + 9:
                    other.play(other.legal()[0])
            assert told(match) == told(resumed)


@by_game
def test_a_line_reads_the_same_event_by_event_and_at_once(game: Game) -> None:
    """Who gets each event as it happens ends with the lines of who reads the log."""
    match = played(game, 3)
    sentences: dict[int, object] = {}
    for since in range(match.version):
        for one in match.request(SPECTATOR, since).events:
            if one.message:
                sentences[one.line] = one.tells or one.message
    every = {line.parts[0][1].line: line.message for line in told(match)}
    assert sentences == {line: every[line] for line in sentences}


@by_game
def test_the_sentence_of_a_line_tells_no_secret(game: Game) -> None:
    match = played(game, 4)
    for step in match.steps:
        for known, public, _ in step.heard:
            assert public is None or (known.line, known.tells) == (public.line, public.tells)
