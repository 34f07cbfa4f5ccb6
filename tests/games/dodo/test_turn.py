"""Turn Order (D2), and what the contract says of a game without secrets."""

from __future__ import annotations

from galapagos.engine.language.chance import Random
from galapagos.engine.language.contract import CHANCE
from galapagos.engine.language.struct import copy
from galapagos.games.dodo.reason import Reason
from galapagos.games.dodo.state import Phase

from .table import at, consume


def test_a_turn_is_tokens_migration_consumption_and_reproduction() -> None:
    scene = at("seats 2; e1 221; e2 311; white rr e1; white ry e1; orange r e2")
    phases = []
    while scene.s.turn == 1:
        phases.append(Phase(scene.s.phase))
        scene.play(scene.options[0])
    assert phases == [
        Phase.TOKENS,
        Phase.TOKENS,
        *[Phase.MIGRATION] * 6,
        Phase.CONSUMPTION,
        Phase.REPRODUCTION,
        Phase.REPRODUCTION,
    ]
    assert scene.s.phase == Phase.TOKENS


def test_everybody_completes_a_phase_before_the_next_begins() -> None:
    scene = at("seats 3; white r e1; orange r e1; pink r e1").play("pass", "pass")
    assert (scene.s.phase, scene.actor) == (Phase.TOKENS, 2)
    scene.play("pass")
    assert (scene.s.phase, scene.actor) == (Phase.MIGRATION, 0)


def test_the_active_token_goes_around_the_table() -> None:
    scene = at("seats 2; active orange; reproduction; white r e1 fed").play("roll red")
    assert scene.s.active == 0


def test_marks_and_covers_of_a_turn_end_with_it() -> None:
    scene = consume("e1 221; e2 311 cover red+red; white r e1 relocated moved advantage; orange r e3").play(
        "roll red", "roll red"
    )
    assert scene.s.turn == 2
    assert not any(creature.marks for creature in scene.s.creatures)
    assert not any(any(environment.covered) for environment in scene.s.environments)


def test_it_is_always_somebodys_turn_or_a_roll() -> None:
    assert at("environments").refuses("pass") == Reason.NOT_NOW
    assert at("reproduction; white r e1 fed").actor == CHANCE
    assert at("environments").refuses("roll red") == Reason.NOT_NOW
    assert at("reproduction; white r e1 fed").refuses("draw 221") == Reason.NOT_NOW


def test_d2_no_question_with_one_answer_is_asked() -> None:
    scene = at("white r e1; orange r e2")
    assert not scene.match.game.rules.asked(scene.s)


def test_nothing_is_hidden_and_nothing_is_guessed() -> None:
    scene = at("white r e1; orange ry e2")
    s = copy(scene.s)
    scene.match.game.rules.hide(s, 1)
    scene.match.game.rules.guess(s, 1, Random())
    assert s == scene.s
