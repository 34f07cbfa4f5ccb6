"""Prose, view and board: every question, action and reason has words."""

from __future__ import annotations

import io
import random

import msgspec
import pytest
from rich.console import Console

from galapagos.engine.match import Match
from galapagos.games.mutations import GAME
from galapagos.games.mutations.board import draw
from galapagos.games.mutations.log import narrate
from galapagos.games.mutations.reason import Reason
from galapagos.games.mutations.text import REASONS, ending, label, prompt, seat_name
from galapagos.games.mutations.view import MutationsView, view
from tests.games.mutations.table import Still, scene, still


def test_every_reason_has_a_rule_and_a_sentence() -> None:
    assert set(REASONS) == set(Reason) - {Reason.LEGAL}
    assert all(sentence.rule and sentence.text.endswith(".") for sentence in REASONS.values())


@pytest.mark.parametrize(
    ("position", "action", "rule"),
    [
        ("A: plain | B: plain", "trait s2", "Development, M5"),
        ("A: plain | B: plain; food 3", "feed a2", "Feeding, M13"),
        ("A: plain | B: carnivorous; food 3", "hunt a2", "Feeding, M13"),
        ("A: plain | B: plain; food 3", "feed a9", "Game turns, M32"),
        ("A: plain | B: plain", "trait s9", "Game turns, M32"),
        ("A: plain (parasite) | B: plain; turn 2; extinction A", "lose a2", "Extinction 1, M27"),
        ("A: carnivorous, scavenger | B: scavenger; scavenger A; attack s1", "scavenge a3", "SCAVENGER, M23"),
    ],
)
def test_a_refusal_cites_the_rule_of_its_phase(position: str, action: str, rule: str) -> None:
    assert REASONS[still(position).refuses(action)].rule == rule


def test_seats_are_called_by_letters() -> None:
    assert seat_name(None, 3) == "D"  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_has_prompts_labels_sentences_and_drawings(seats: int) -> None:
    choose = random.Random(seats)
    match = Match(GAME, GAME.new_state(seats, {"extras": "all", "divergence": "on"}), None)
    sentences = []
    while not match.is_over:
        decision = match.decision
        assert decision is not None
        assert decision.prompt.endswith((".", "?"))
        assert all(option.label and option.label[0] == option.label[0].upper() for option in decision.options)
        assert len({option.label for option in decision.options}) == len(decision.options)
        assert isinstance(match.view(0), MutationsView)
        for step in match.play(choose.choice(decision.options).action):
            sentences += match.narrate(step, choose.randrange(-1, seats))
    assert all(sentence.endswith((".", "!")) for sentence in sentences)
    assert match.ending == sentences[-1]


def said(table: Still, action: str) -> list[str]:
    before = type(table.s).from_buffer_copy(table.s)
    table.play(action)
    return narrate(before, table.game.actions.parse(action), table.s)


def test_the_log_tells_of_hunger_new_decks_budding_and_the_last_turn() -> None:
    table = still("A: plain x2, running | B: budding (fed); feeding A; decks 0 0; deck 6")
    assert said(table, "pass") == [
        "A passes.",
        "Three animals of A starve: two of s1, one of s2.",
        "A had nothing left and is dealt three cards.",
        "Turn 2 begins with B; no cards are left in the main deck, so it is the last turn.",
        "An animal buds from B's s1.",
    ]


def test_the_log_tells_of_a_poisoned_carnivore() -> None:
    table = still("A: carnivorous | B: poisonous, plain; food 3; feeding A").play("hunt a1", "attack s2")
    assert said(table, "lose a2") == ["B loses a2 of s2 (poisonous) to s1.", "It was poisonous: the animal of A's s1 that ate it dies."]
    table = still("A: carnivorous, scavenger | B: poisonous, plain; food 3; feeding A").play("hunt a1", "attack s3")
    assert len(said(table, "lose a3")) == 1
    assert said(table, "scavenge a2")[1].startswith("It was poisonous")


def test_the_log_tells_where_a_card_went() -> None:
    assert said(still("A: running, plain | B: plain").play("trait s1"), "face running") == ["The card is running: it slides to s2."]
    assert said(still("A: running | B: plain").play("trait s1"), "face running") == [
        "The card is running: no species can take it, and it becomes a new one."]
    assert said(still("A: running | B: plain").play("trait s1"), "face simplification") == [
        "The card is simplification: s1 loses its last trait, and there are two new species."]


def test_the_log_tells_what_simplification_does_to_a_revealed_anglerfish() -> None:
    fish = "option extras=anglerfish; option divergence=on; "
    table = still(fish + "A: anglerfish#1 [open], plain, plain, anglerfish#1 | B: plain").play("trait s1")
    assert said(table, "face simplification") == [
        "The card is simplification: s1 is no anglerfish any more; its card stays with s4, and simplification lies down as the animal."]
    table = still(fish + "A: anglerfish#1 [open], anglerfish#1, anglerfish#1 | B: plain").play("trait s1")
    assert "its card stays with s2 and s3," in said(table, "face simplification")[0]
    assert said(still(fish + "A: anglerfish [open] | B: plain").play("trait s1"), "face simplification") == [
        "The card is simplification: the anglerfish s1 lies face down again, and there is one new species."]


def test_the_log_tells_of_births() -> None:
    young = "option extras=viviparous; "
    assert said(still(young + "A: viviparous (food1) | B: plain x3; food 9"), "feed a1") == [
        "A feeds a1 of s1 (viviparous; 1 of 2 food).", "It is fed, and a fed young is born to A's s1."]
    assert len(said(still(young + "A: viviparous | B: plain x3; food 9"), "feed a1")) == 1
    assert len(said(still(young + "A: viviparous (food1) | B: plain x3; food 9; deck 0"), "feed a1")) == 1
    assert len(said(still(young + "A: viviparous+bark_beetle (food1) | B: plain x3; shelters 2"), "shelter a1")) == 2
    assert len(said(still(young + "A: viviparous+bark_beetle (fed) | B: plain x3; shelters 2"), "shelter a1")) == 1


def test_the_log_tells_of_births_after_a_kill_and_after_scavenging() -> None:
    table = still("option extras=viviparous; A: viviparous+carnivorous (food1) | B: poisonous, plain; food 9").play("hunt a1", "attack s2")
    assert said(table, "lose a2") == [
        "B loses a2 of s2 (poisonous) to s1.",
        "The carnivore is fed, and a fed young is born to A's s1.",
        "It was poisonous: the animal of A's s1 that ate it dies.",
    ]
    table = still("option extras=viviparous; A: carnivorous | B: viviparous+scavenger (food1), plain x2; food 9").play("hunt a1", "attack s3", "lose a3")
    assert said(table, "scavenge a2")[1:] == ["It is fed, and a fed young is born to B's s2."]


def test_the_log_and_the_labels_tell_what_an_extremophile_costs() -> None:
    table = still("option divergence=on; A: extremophile, running | B: plain")
    labels = [label(table.s, table.game.actions.parse(action)) for action in ("populate s1", "populate s2", "diverge s1", "diverge s2")]
    assert [text.endswith(", and discard a card") for text in labels] == [True, False, True, False]
    assert said(table, "populate s1") == ["A adds an animal to s1 (extremophile), and discards a card."]
    table = still("option divergence=on; A: extremophile | B: plain")
    assert said(table, "diverge s1") == ["A splits a new species off s1 (extremophile), and discards a card."]
    table = still("A: budding+extremophile (fed), plain | B: plain (fed); feeding A; decks 3 0")
    assert said(table, "pass")[-1] == "An animal buds from A's s1, and a card of A's deck is discarded for it."


def test_the_log_says_whether_an_anglerfish_strikes_back() -> None:
    position = "option extras=anglerfish; A: carnivorous | B: plain [anglerfish], plain; food 9"
    table = still(position).play("hunt a1", "attack s2")
    assert said(table, "reveal s2") == ["B reveals that s2 is an anglerfish: the attack is stopped, and it strikes back."]
    table = still(position.replace("A: carnivorous", "A: carnivorous (shelter)")).play("hunt a1", "attack s2")
    assert said(table, "reveal s2") == ["B reveals that s2 is an anglerfish: the attack is stopped, but it cannot strike back."]


def test_a_last_card_is_asked_for_as_such() -> None:
    assert prompt(still("A: plain | B: plain; decks 1 2").s) == "A, play your last card or pass."
    assert prompt(still("A: plain | B: plain; decks 2 2").s) == "A, play one of your two cards or pass."


def test_the_ending_names_winners_and_points() -> None:
    table = scene("A: running (fed) | B: plain (fed); turn 7 last; feeding A; deck 0")
    assert ending(table.s) == "A wins. Points: A 3, B 2."
    assert prompt(table.s) == ending(table.s)
    assert ending(scene("seats 2").s) == ""


@pytest.mark.parametrize("width", [80, 100])
def test_the_board_keeps_to_the_width_of_a_terminal(width: int) -> None:
    table = still(
        "option extras=anglerfish; option divergence=on; A: carnivorous#1+swimming x3 (fed attacked, food1 shelter, parasites2), carnivorous#1, "
        "plain [anglerfish], development_defects, obligate_carnivorous | B: plain [?], plain [shown], anglerfish [open] | C:; food 12; shelters 3; parasites 4")
    console = Console(width=width, file=io.StringIO(), force_terminal=False)
    with console.capture() as capture:
        console.print(draw(table.s, 0))
    lines = capture.get().splitlines()
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    for word in ("s1 needs 2", "carnivorous¹", "obligate carnivorous", "[anglerfish]", "[looked at]", "no animals", "✱2"):
        assert word in text


def test_five_and_more_players_are_drawn_two_side_by_side() -> None:
    table = still(
        "seats 8; A: carnivorous+swimming x3 (fed attacked, food1 shelter, parasites2), plain | B: obligate_carnivorous+high_body_weight | H: plain x9; food 9")
    console = Console(width=80, file=io.StringIO(), force_terminal=False)
    with console.capture() as capture:
        console.print(draw(table.s, 1))
    lines = capture.get().splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24
    assert "B (you)" in capture.get()


def test_the_view_is_plain_data() -> None:
    table = still("A: carnivorous x2 (fed, hungry) | B: development_defects+running; food 3; feeding A").play("hunt a2", "attack s2")
    seen = msgspec.to_builtins(view(table.s, 0))
    assert seen["phase"] == "ignoring"
    assert seen["attack"] == {"hunter": "s1", "prey": "s2", "ignored": [], "permissions": 1}
    assert seen["species"][0]["animals"][1] == {
        "name": "a2", "food": 0, "fed": False, "shelter": False, "parasites": 0, "attacked": True, "hunting": True, "looked_at": False}
