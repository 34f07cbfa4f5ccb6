"""What happens without a question has pictures of its own: every phase, for every seat, hidden as in every position."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.event import Kind
from galapagos.engine.match.match import SPECTATOR, Match, new
from galapagos.engine.words.message import ENGLISH

from .cases import CASES, Case, Walk, by_case


class Told(NamedTuple):
    kind: Kind
    phase: int
    by_player: bool  # the effect of a player's own answer

    @property
    def is_course(self) -> bool:
        """Whether it happens by itself, so that only a picture can show it."""
        return not self.by_player and not self.kind.quiet and not self.kind.chosen


class Spied:
    """A match, and what its rules tell in which phase."""

    def __init__(self, case: Case, seed: int) -> None:
        self.match = new(case.game.name, case.seats, seed=seed, **case.options)
        self.told: list[Told] = []
        state: Any = self.match.state
        state.hear = self.hear

    def hear(self, s: Any, number: int, values: tuple[int, ...]) -> None:
        story = self.match.story
        phase = -self.match.version if story.is_effect else s.phase  # the effect of a roll is one thing
        self.told.append(Told(self.match.game.events.kinds[number], phase, story.is_effect and s.actor >= 0))
        story.hear(s, number, values)


@by_case
def test_every_phase_that_passes_has_a_picture_of_its_own(case: Case) -> None:
    """What the rules tell between two pictures belongs to one phase."""
    spied = Spied(case, seed=5)
    match, random = spied.match, Walk(case, seed=5).random
    while not match.is_over:
        version, spied.told = match.version, []
        match.play(random.choice(match.legal()))
        request = match.request(SPECTATOR, version)
        if len(request.events) - match.is_over != len(spied.told):
            continue  # in a game of memory, an earlier turn is no longer told
        begin = 0
        for end in [*(picture.events for picture in request.pictures), len(spied.told)]:
            phases = {one.phase for one in spied.told[begin:end] if one.is_course}
            assert len(phases) <= 1, [one.kind.name for one in spied.told[begin:end]]
            begin = end


@by_case
def test_a_picture_is_a_whole_position_for_every_seat(case: Case) -> None:
    match, random, pictures = new(case.game.name, case.seats, seed=6, **case.options), Walk(case, seed=6).random, 0
    while not match.is_over:
        version = match.version
        match.play(random.choice(match.legal()))
        for kept in match.album.kept:
            for what, numbers in case.game.view.pieces(kept.snapshot.state).items():
                ids = [kept.snapshot.ids.get(what, number) for number in numbers]
                assert all(ids), what
                assert len(ids) == len(kept.snapshot.ids.of[what]), what
        seat = random.randrange(SPECTATOR, case.seats)
        request = match.request(seat, version, words=ENGLISH)
        addresses = [(picture.version, picture.part) for picture in request.pictures]
        assert addresses == sorted(set(addresses))
        for picture in request.pictures:
            assert version < picture.version <= request.version
            assert 0 <= picture.events <= len(request.events)
            assert picture.caption.words
            assert msgspec.json.encode(picture)
        pictures += len(request.pictures)
    assert pictures > 0


@by_case
def test_a_picture_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """Two matches that differ only in what a seat cannot know show it the same pictures, byte for byte."""
    dice, compared = Random(), 0
    start_random(dice, 7, 0)
    for number, (s, legal) in enumerate(Walk(case, seed=7)):
        if number % 7:
            continue
        seat = number // 7 % (s.seats + 1) - 1
        other = case.game.hidden(s, seat)
        case.game.rules.guess(other, seat, dice)
        matches = [Match(case.game, one, None, from_position=True) for one in (s, other)]
        action = legal[number % len(legal)]
        if any(match.version or action not in match.legal() for match in matches):
            continue
        shown = []
        for match in matches:
            match.play(action)
            shown.append(match.request(seat, 0).pictures)
        snapshots = [[kept.snapshot for kept in match.album.kept] for match in matches]
        hidden = [[case.game.hidden(one.state, seat) for one in taken] for taken in snapshots]
        alike = min(len(hidden[0]), len(hidden[1]))
        for i in range(alike):
            if hidden[0][i] != hidden[1][i]:
                alike = i  # what was hidden has turned up
                break
        compared += alike
        first, second = ([msgspec.json.encode(one) for one in pictures[:alike]] for pictures in shown)
        assert first[: len(second)] == second[: len(first)]
    assert compared > 0 or number < 200


def test_the_pictures_of_an_answer_are_forgotten_with_the_next_one_or_with_an_undo() -> None:
    match = new("dodo", 2, seed=1)
    walk = Walk(next(case for case in CASES if case.game.name == "dodo"), seed=1)
    while not match.request(0, match.version - 1).pictures:
        match.play(walk.random.choice(match.legal()))
    version = match.version
    assert match.album.kept
    match.undo()
    assert not match.album.kept
    assert match.request(0, version).pictures == ()
