"""Prompts, labels, the log and the sentences of refusals."""

from __future__ import annotations

import random
from typing import Any

import pytest

from galapagos.engine.language.struct import assign, listening
from galapagos.engine.match.match import Match
from galapagos.engine.match.story import PieceRegistry, Step, Story, sentences
from galapagos.engine.words.message import Message, as_name, catalogue
from galapagos.games.mutations import GAME
from galapagos.games.mutations.data import TRAIT_NAMES
from galapagos.games.mutations.reason import Reason
from galapagos.games.mutations.state import State
from tests.games.mutations.table import scene, still

FISH = "option extras=anglerfish; option divergence=on; "
YOUNG = "option extras=viviparous; "


# --- refusals


@pytest.mark.parametrize("reason", [reason for reason in Reason if reason != Reason.LEGAL])
def test_every_reason_has_a_rule_and_a_sentence(reason: Reason) -> None:
    words, name = catalogue("mutations"), f"why-{as_name(reason.name)}"
    assert words.attribute(name, "rule")
    assert words.sentence(Message(name)).endswith(".")


@pytest.mark.parametrize(
    ("position", "action", "rule"),
    [
        ("A: plain | B: plain", "trait s2", "Development, M5"),
        ("A: plain | B: plain; food 3", "feed a2", "Feeding, M13"),
        ("A: plain | B: carnivorous; food 3", "hunt a2", "Feeding, M13"),
        ("A: plain | B: plain; food 3", "feed a9", "Game turns, M32"),
        ("A: plain | B: plain", "trait s9", "Game turns, M32"),
        ("A: plain x2 (parasite, hungry) | B: plain; turn 2; extinction A", "lose a3", "Extinction 1, M27"),
        (
            "A: carnivorous, scavenger, scavenger (shelter) | B: scavenger; scavenger A; attack s1",
            "scavenge a4",
            "SCAVENGER, M23",
        ),
    ],
)
def test_a_refusal_cites_the_rule_of_its_phase(position: str, action: str, rule: str) -> None:
    table = still(position)
    name = f"why-{as_name(Reason(table.refuses(action)).name)}"
    assert catalogue("mutations").attribute(name, "rule") == rule


def test_who_asks_why_not_gets_the_rule() -> None:
    assert (
        scene("A: plain | B: plain").match.why_not("trait s2")
        == "That species belongs to another player. [Development, M5]"
    )


# --- names


def test_seats_are_called_by_letters() -> None:
    assert [scene("seats 8").match.seat_name(seat) for seat in range(8)] == list("ABCDEFGH")


def test_every_trait_has_a_name_and_says_what_it_does() -> None:
    words = catalogue("mutations")
    for name in TRAIT_NAMES:
        assert words.attribute(f"trait-{as_name(name)}", "text").endswith(".")


# --- questions


def prompt(position: str, *actions: str) -> str:
    decision = scene(position).play(*actions).match.decision
    return decision.prompt if decision else ""


def labels(position: str, *actions: str) -> dict[str, str]:
    decision = scene(position).play(*actions).match.decision
    return {option.text: option.label for option in decision.options} if decision else {}


@pytest.mark.parametrize(
    ("position", "actions", "sentence"),
    [
        ("A: plain | B: plain; decks 1 2", [], "A, play your last card or pass."),
        ("A: plain | B: plain; decks 2 2", [], "A, play one of your 2 cards or pass."),
        ("A: plain | B: plain", ["trait s1"], "Turn up A's card for A1."),
        (
            "A: plain | B: plain",
            ["trait s1", "face extremophile"],
            "A, keep extremophile on A1? A new animal of it costs its owner one more card of the deck. Deleterious.",
        ),
        (FISH + "A: plain | B: plain", ["species"], "A looks at the card of the new species A2."),
        ("A: plain | B: plain; climate", [], "Roll the food of this turn."),
        ("A: grazing, carnivorous | B: plain; food 3", [], "A, take a token, attack or graze."),
        ("A: carnivorous | B: plain; food 3", [], "A, take a token or attack."),
        ("A: grazing x2 (fed, fed) | B: plain; food 3", [], "A, graze or pass."),
        ("A: carnivorous | B: development_defects+running, plain; food 3", ["hunt a1"], "A, choose the prey of A1."),
        (
            "A: carnivorous | B: development_defects+running, plain; food 3",
            ["hunt a1", "attack s2"],
            "A, which trait of B1 does A1 ignore?",
        ),
        ("A: carnivorous | B: running, plain; food 3", ["hunt a1", "attack s2"], "Roll whether B1 runs away."),
        (
            "A: carnivorous | B: plain x2 (fed, hungry), running; food 3",
            ["hunt a1", "attack s2"],
            "B, which animal of B1 does A1 eat?",
        ),
        (
            "A: plain x2 (parasites2, parasite) | B: plain; turn 2; extinction A",
            [],
            "A, which of your burdened animals dies of parasites?",
        ),
    ],
)
def test_a_question_says_what_it_is_about(position: str, actions: list[str], sentence: str) -> None:
    assert prompt(position, *actions) == sentence


def test_labels_name_pieces_by_what_they_are_and_bear() -> None:
    table = labels(
        "A: bark_beetle x3 (fed, parasites2, hungry) | B: carnivorous (food1 attacked), plain; food 3; shelters "
        "2; parasites 1"
    )
    assert table["feed A1b"] == "Feed A1b of A1 (bark beetle; 2 parasites)"
    assert table["shelter A1a"] == "Shelter for A1a of A1 (bark beetle; fed)"
    assert table["shelter A1c"] == "Feed A1c of A1 (bark beetle) with a shelter"
    assert table["infest B1a"] == "Parasite for B's B1a of B1 (carnivorous; 1 of 2 food and has attacked)"
    assert table["infest B2a"] == "Parasite for B's B2a of B2 (no traits)"


def test_labels_of_an_attack() -> None:
    position = "A: carnivorous | B: development_defects+running, swimming, plain; food 3"
    assert labels(position, "hunt a1")["attack B1"] == "Attack B's B1 (development defects and running)"
    assert labels(position, "hunt a1", "attack s2") == {
        "ignore running": "Ignore running",
        "ignore none": "Ignore nothing",
    }
    assert labels(position, "hunt a1", "attack s2", "ignore none")["run 3"] == "3: it is caught"
    assert labels(position, "hunt a1", "attack s2", "ignore none")["run 4"] == "4: it escapes"


def test_labels_tell_what_an_extremophile_costs() -> None:
    table = labels("option divergence=on; A: extremophile, running | B: plain")
    assert [
        table[action].endswith(", and discard a card")
        for action in ("populate A1", "populate A2", "diverge A1", "diverge A2")
    ] == [True, False, True, False]


def test_choices_tell_where_they_lead() -> None:
    def to(position: str, *actions: str) -> dict[str, str]:
        return {choice.text: choice.to for choice in scene(position).play(*actions).match.request(0).choices}

    assert to("A: carnivorous | B: running, plain; food 3", "hunt a1") == {"attack B1": "B1", "attack B2": "B2"}
    assert to("A: plain | B: plain")["trait A1"] == "A1"
    assert to("A: plain | B: plain", "trait s1", "face extremophile") == {"keep": "A1", "remove": ""}


# --- the log


def said(position: str, *actions: str, seat: int = 0) -> list[str]:
    """What the last of the actions tells, and nothing that follows it without a question."""
    table = still(position).play(*actions[:-1])
    story = Story(GAME, PieceRegistry.of_position(GAME, table.s))
    s: Any = listening(State)()
    assign(s, table.s)
    s.hear, table.s = story.hear, s
    table.play(actions[-1])
    step = Step(1, seat, 0, forced=False, turn=0, answer=1, heard=story.take()[0])
    return [catalogue("mutations").sentence(one.message) for one in sentences(GAME, step, seat) if one.message]


def test_the_log_tells_of_hunger_new_decks_budding_and_the_last_turn() -> None:
    assert said("A: plain x2, running | B: budding (fed); feeding A; decks 0 0; deck 6", "pass") == [
        "A passes.",
        "Feeding is over.",
        "In A's A1 (no traits), A1a and A1b starve, with 0 of 1 food.",
        "In A's A2 (running), A2a starves, with 0 of 1 food.",
        "A's A2 (running) is extinct, and one trait card is discarded: its last animals starved.",
        "A's A1 (no traits) is extinct: its last animals starved.",
        "B draws 3 cards.",
        "A has nothing left and is dealt 3 cards.",
        "Turn 2 begins with B; no cards are left in the main deck.",
        "It is the last turn.",
        "An animal buds from B's B1 (budding): B1b.",
    ]


def test_the_log_tells_of_tokens_that_go_back_and_of_parasites() -> None:
    assert said(
        "A: plain (fed) | B: plain x2 (fed shelter, parasite); food 3; shelters 2; turn 2; feeding B", "shelter a3"
    ) == ["B gives a shelter to B1b of B1 (no traits; one parasite)."]
    assert said(
        "A: plain (fed shelter) | B: plain x2 (fed shelter, fed shelter); shelters 2; parasites 1; feeding A; deck 20",
        "infest a2",
    )[:3] == [
        "A gives a parasite to B's B1a of B1 (no traits; fed and sheltered).",
        "Feeding is over; 2 shelters go back to the box.",
        "No species bears more than one parasite.",
    ]
    assert said("A: plain x2 (parasites2 fed, fed) | B: plain (fed parasite); turn 2; extinction A", "lose a1")[0] == (
        "A loses A1a of A1 (no traits; fed and 2 parasites) to parasites: its species bears 2, and no other bears more."
    )


def test_the_log_tells_of_a_poisoned_carnivore() -> None:
    poison = "A's A1a of A1 (carnivorous; fed and has attacked) dies, because its prey was poisonous."
    assert said("A: carnivorous | B: poisonous, plain; food 3; feeding A", "hunt a1", "attack s2", "lose a2") == [
        "B loses B1a of B1 (poisonous) to A's A1 (carnivorous), which hunted it.",
        "B's B1 (poisonous) is extinct, and one trait card is discarded: its last animal was eaten.",
        poison,
        "A's A1 (carnivorous) is extinct, and one trait card is discarded: its last animal ate poison.",
    ]
    scavenging = said(
        "A: carnivorous, scavenger x2 (hungry, parasite) | B: poisonous, plain; food 3; feeding A; turn 2",
        "hunt a1",
        "attack s3",
        "lose a4",
        "scavenge a2",
    )
    assert scavenging[:2] == ["A lets A2a of A2 (scavenger; one parasite) scavenge.", poison]


def test_the_log_says_what_an_attack_ignored_and_what_an_animal_lacked() -> None:
    position = "A: carnivorous x2 | B: development_defects+burrowing (fed), plain; food 1; feeding A"
    log = said(position, "hunt a1", "attack s2", "ignore burrowing", "lose a3")
    assert "which ignored its burrowing." in log[0]
    assert log[1].endswith(": its last animal was eaten.")
    hungry = said("A: metabolic_syndrome (food1) | B: plain; food 1; feeding B", "feed a2")
    assert "In A's A1 (metabolic syndrome), A1a starves, with 1 of 3 food, needed for metabolic syndrome." in hungry
    assert said("A: plain (parasite fed) | B: plain (fed); turn 2; extinction A", "lose a1")[1] == (
        "A's A1 (no traits) is extinct: its last animal died of parasites."
    )


def test_the_log_tells_where_a_card_went() -> None:
    assert said("A: running, plain | B: plain", "trait s1", "face swimming") == [
        "A's card for A1 is swimming.",
        "It goes to A's A1 (running).",
    ]
    assert said("A: running, plain | B: plain", "trait s1", "face running") == [
        "A's card for A1 is running.",
        "It slides to A's A2 (no traits).",
    ]
    assert said("A: running | B: plain", "trait s1", "face running") == [
        "A's card for A1 is running.",
        "The card running becomes a new species of A, A2.",
    ]
    assert said("A: running | B: plain", "trait s1", "face simplification") == [
        "A's card for A1 is simplification.",
        "A's A1 loses running by simplification.",
        "The card running becomes a new species of A, A2.",
        "The card simplification becomes a new species of A, A3.",
    ]
    assert said("A: plain | B: plain", "trait s1", "face extremophile", "remove") == [
        "A takes extremophile off A1.",
        "The card extremophile becomes a new species of A, A2.",
    ]


def test_the_log_tells_what_simplification_does_to_a_revealed_anglerfish() -> None:
    assert said(FISH + "A: anglerfish#1 [open], anglerfish#1 | B: plain", "trait s1", "face simplification")[1:] == [
        (
            "A's A1 is no anglerfish any more: its card stays with those who share it, and simplification lies down "
            "as the animal."
        )
    ]
    assert said(FISH + "A: anglerfish [open] | B: plain", "trait s1", "face simplification")[1:] == [
        "A's anglerfish A1 lies face down again, because of simplification.",
        "The card simplification becomes a new species of A, A2.",
    ]


def test_the_log_tells_of_births() -> None:
    assert said(YOUNG + "A: viviparous (food1) | B: plain x3; food 9", "feed a1") == [
        "A feeds A1a of A1 (viviparous; 1 of 2 food).",
        "A fed young is born to A's A1 (viviparous): A1b.",
    ]
    assert len(said(YOUNG + "A: viviparous | B: plain x3; food 9", "feed a1")) == 1
    assert len(said(YOUNG + "A: viviparous (food1) | B: plain x3; food 9; deck 0", "feed a1")) == 1
    assert said(
        YOUNG + "A: viviparous+carnivorous (food1) | B: poisonous, plain; food 9", "hunt a1", "attack s2", "lose a2"
    )[1:4] == [
        "B's B1 (poisonous) is extinct, and one trait card is discarded: its last animal was eaten.",
        "A fed young is born to A's A1 (viviparous and carnivorous): A1b.",
        "A's A1a of A1 (viviparous and carnivorous; fed and has attacked) dies, because its prey was poisonous.",
    ]


def test_the_log_tells_what_an_extremophile_costs() -> None:
    assert said("option divergence=on; A: extremophile, running | B: plain", "populate s1") == [
        "A adds an animal to A1 (extremophile): A1b.",
        "A discards one more card for it, as A1 (extremophile) is an extremophile.",
    ]
    budding = said("A: budding+extremophile (fed), plain | B: plain (fed); feeding A; decks 3 0", "pass")
    assert budding[-1] == "A discards one more card for it, as A1 (budding and extremophile) is an extremophile."
    assert (
        said("option divergence=on; A: extremophile | B: plain", "diverge s1")[0]
        == "A splits a new species off A1 (extremophile): A2, with the same traits."
    )


def test_the_log_says_whether_an_anglerfish_strikes_back() -> None:
    position = "option extras=anglerfish; A: carnivorous x2 | B: plain [anglerfish], plain; food 9"
    assert said(position, "hunt a1", "attack s2", "reveal s2")[:2] == [
        "B reveals that B1 is an anglerfish: the attack is stopped.",
        "B's anglerfish B1 strikes back at A's A1 (carnivorous).",
    ]
    assert said(position.replace("carnivorous x2", "carnivorous (shelter)"), "hunt a1", "attack s2", "reveal s2")[
        :2
    ] == [
        "B reveals that B1 is an anglerfish: the attack is stopped.",
        "B's anglerfish B1 cannot strike back at A's A1 (carnivorous). All animals of that species are in shelters.",
    ]


def test_the_log_tells_an_attack_step_by_step() -> None:
    position = "A: carnivorous | B: development_defects+mimicry+poisonous, running, running+swimming; food 9"
    assert said(position, "hunt a1") == ["A attacks with A1a of A1 (carnivorous)."]
    assert said(position, "hunt a1", "attack s2", "ignore poisonous") == [
        "A ignores poisonous, thanks to the prey's defects."
    ]
    assert said(position, "hunt a1", "attack s2", "ignore none", "redirect s3") == [
        "B turns the attack from B1 (development defects, mimicry and poisonous) to B2 (running) by mimicry."
    ]
    assert said(position, "hunt a1", "attack s3", "run 5") == [
        "B's B2 (running) rolls 5 and gets away: with running, 4 or more saves it."
    ]
    assert (
        said(position, "hunt a1", "attack s3", "run 2")[0]
        == "B's B2 (running) rolls 2 and is caught: only 4 or more would save it."
    )


def test_the_climate_is_told() -> None:
    position = "option extras=aedificator; A: aedificator x2, plain (parasites9) | B: plain; turn 2; climate"
    assert said(position, "food 9") == ["The climate brings 9 food."]
    assert said(position, "food 9", "parasites 4") == ["The die for parasites shows 4: one parasite is added."]
    assert said(position, "food 9", "parasites 4", "shelters 2") == [
        "There are 2 shelters.",
        "A's A1 (aedificator) adds 4 food.",
    ]


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        (0, "A looks at the card of A2: scavenger."),
        (1, "A looks at the card of A2."),
        (-1, "A looks at the card of A2."),
    ],
)
def test_m30_the_log_tells_the_face_of_a_new_species_to_its_owner_alone(seat: int, sentence: str) -> None:
    assert said("option extras=anglerfish; A: plain | B: plain", "species", "look scavenger", seat=seat) == [sentence]


def test_a_request_has_every_event_in_words() -> None:
    match = scene("A: plain x2, running x2 | B: plain (fed); parasites 1; food 3; decks 9 9").match
    match.play("infest a5")
    assert "In A's A1 (no traits), A1a starves, with 0 of 1 food." not in match.log(0)
    while match.state.turn == 1:
        match.play(match.legal()[-1])
    starved = [
        one.message.words
        for one in match.request(0, since=0, words="en").events
        if one.event == "starved" and one.message
    ]
    assert all(sentence.endswith(" starves, with 0 of 1 food.") for sentence in starved)
    assert starved


def test_a_match_is_told_from_the_beginning() -> None:
    match = Match(GAME, GAME.new_state(3), None)
    match.play("begin B")
    assert match.log(0) == [
        "The main deck of 90 cards is shuffled.",
        "A, B and C are dealt 7 cards each.",
        "B is the first player.",
        "Turn 1 begins with B; 60 cards are left in the main deck.",
    ]


@pytest.mark.parametrize(
    ("position", "end"),
    [
        ("A: running (fed) | B: plain (fed)", "The last turn is over. A wins with 3 points (B with 2)."),
        (
            "A: plain (fed) | B: plain (fed); discards 3 1; decks 3 81",
            (
                "The last turn is over, and the best are equal in points. "
                "A wins with the larger discard pile: 3 cards (B with 1)."
            ),
        ),
        (
            "A: plain (fed) | B: plain (fed); discards 3 3; decks 3 79",
            (
                "The last turn is over, and the best are equal in points and in their discard piles. A and B are "
                "equal in all that counts and share the win."
            ),
        ),
    ],
)
def test_the_end_has_a_sentence_for_why_and_one_for_who(position: str, end: str) -> None:
    match = scene(f"{position}; turn 7 last; feeding A; deck 0").match
    assert match.ending == end
    assert " ".join(match.log(0)[-2:]) == end
    assert match.log(0)[-4].startswith("A has 2 points for animals,")
    assert match.decision is None


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_has_prompts_labels_and_sentences(seats: int) -> None:
    choose = random.Random(seats)
    match = Match(GAME, GAME.new_state(seats, {"extras": "all", "divergence": "on"}), None)
    sentences = []
    while not match.is_over:
        decision = match.decision
        assert decision is not None
        assert decision.prompt.endswith((".", "?"))
        assert all(option.label and option.label[0] == option.label[0].upper() for option in decision.options)
        assert len({option.label for option in decision.options}) == len(decision.options)
        for step in match.play(choose.choice(decision.options).action):
            sentences += match.narrate(step, choose.randrange(-1, seats))
    assert all(sentence.endswith((".", "!")) for sentence in sentences)
    assert match.ending == " ".join(sentences[-2:])
