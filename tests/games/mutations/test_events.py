"""What the rules tell: the right events for an action, and enough of them to follow every piece."""

from __future__ import annotations

import random
from typing import Any

import pytest

from galapagos.engine.language.event import SECRET
from galapagos.engine.language.struct import assign, listening
from galapagos.games.mutations import GAME
from galapagos.games.mutations.data import EXTRA_NAMES, SEAT_NAMES, TRAIT_NAMES
from galapagos.games.mutations.events import EVENTS
from galapagos.games.mutations.species import food, is_marked, parasites
from galapagos.games.mutations.state import Face, Mark, Phase, State, copies
from tests.games.mutations.follower import LOOKED_AT, OPEN, SHOWN, UNSEEN, Follower
from tests.games.mutations.table import still

# --- scenarios


def told(position: str, *actions: str) -> list[str]:
    """What the last of the actions tells, such as `fed A a1`; whatever only one player hears is in brackets."""
    table = still(position).play(*actions[:-1])
    heard: list[str] = []

    def hear(s: Any, number: int, values: tuple[int, ...]) -> None:
        kind = EVENTS.kinds[number]
        words = [
            part.names[value] if part.names else str(value) for part, value in zip(kind.parts, values, strict=True)
        ]
        words = [f"({word})" if part.role == SECRET else word for part, word in zip(kind.parts, words, strict=True)]
        heard.append(" ".join([kind.name, *words]))

    s: Any = listening(State)()
    assign(s, table.s)
    s.hear, table.s = hear, s
    table.play(actions[-1])
    return heard


def test_a_card_is_declared_and_then_turned_up() -> None:
    assert told("A: running, plain | B: plain", "trait s1") == ["declared A s1"]
    assert told("A: running, plain | B: plain", "trait s1", "face swimming") == [
        "turned up A s1 swimming",
        "gained s1 swimming",
    ]
    assert told("A: running, plain | B: plain", "trait s1", "face running") == [
        "turned up A s1 running",
        "slid s2 running",
    ]
    assert told("A: running | B: plain", "trait s1", "face running") == [
        "turned up A s1 running",
        "laid A running s2 a2",
    ]


def test_a_deleterious_trait_stays_or_becomes_a_species() -> None:
    position = ("A: plain | B: plain", "trait s1", "face extremophile")
    assert told(*position, "keep") == ["kept A s1 extremophile"]
    assert told(*position, "remove") == ["removed A s1 extremophile", "laid A extremophile s2 a2"]


def test_simplification_tells_where_the_last_trait_goes() -> None:
    fish = "option extras=anglerfish; option divergence=on; "
    assert told("A: running | B: plain", "trait s1", "face simplification")[1:] == [
        "lost s1 running",
        "laid A running s2 a2",
        "laid A simplification s3 a3",
    ]
    assert told(fish + "A: running#1, running#1 | B: plain", "trait s1", "face simplification")[1:] == [
        "left s1 running",
        "laid A simplification s3 a3",
    ]
    assert told(fish + "A: anglerfish [open] | B: plain", "trait s1", "face simplification")[1:] == [
        "closed s1",
        "laid A simplification s2 a2",
    ]
    assert told(fish + "A: anglerfish#1 [open], anglerfish#1 | B: plain", "trait s1", "face simplification")[1:] == [
        "replaced s1"
    ]


def test_new_animals_and_species_and_what_an_extremophile_costs() -> None:
    assert told("A: running, plain | B: plain", "populate s1") == ["populated A s1 a2"]
    assert told("A: extremophile, plain | B: plain", "populate s1") == ["populated A s1 a2", "paid A s1"]
    assert told("A: plain | B: plain", "species") == ["founded A s2 a2"]
    assert told("option divergence=on; A: running+swimming | B: plain", "diverge s1") == [
        "diverged A s1 s2 a2",
        "shared s1 s2 running",
        "shared s1 s2 swimming",
    ]
    assert told("A: plain | B: plain; decks 7 0", "pass") == ["passed A 7", "developed"]


def test_m30_only_the_owner_hears_what_he_looks_at() -> None:
    assert told("option extras=anglerfish; A: plain | B: plain", "species", "look scavenger") == [
        "looked A s2 (scavenger)"
    ]
    assert "forgotten A (grazing)" in told("option extras=anglerfish; A: plain [grazing] | B: plain; feeding A", "pass")


def test_the_climate_tells_what_was_rolled_and_what_comes_of_it() -> None:
    assert told("A: plain | B: plain; climate", "food 9") == ["red 9"]
    assert told("A: plain (parasites9) | B: plain; turn 2; climate parasites", "parasites 4") == ["black 4 1"]
    assert told("option extras=aedificator; A: aedificator x2, plain | B: plain; climate shelters", "shelters 2") == [
        "green 2",
        "built A s1 4",
    ]


def test_tokens_are_told_and_animals_that_change_places() -> None:
    assert told("A: plain x2 (fed, hungry) | B: plain; food 3", "feed a2") == ["fed A a2", "ate a2 1"]
    assert told("A: plain x2 (parasite, hungry) | B: plain; food 3; turn 2", "feed a2") == [
        "fed A a2",
        "ate a2 1",
        "moved a2 a1",
    ]
    assert told("A: bark_beetle | B: plain; shelters 3", "shelter a1") == ["gnawed A a1", "ate a1 1"]
    assert told("A: bark_beetle (fed) | B: plain; shelters 3", "shelter a1") == ["sheltered A a1"]
    assert told("A: plain | B: plain; parasites 3", "infest a2") == ["infested A a2"]
    assert told("option extras=viviparous; A: viviparous (food1) | B: plain; food 3", "feed a1") == [
        "fed A a1",
        "ate a1 1",
        "born A s1 a2 2",
    ]
    assert told("A: grazing x2, plain | B: plain; food 3", "graze 2") == ["grazed A 2"]


def test_an_attack_is_told_step_by_step() -> None:
    position = "A: carnivorous, scavenger | B: development_defects+poisonous+running, plain x3; food 9"
    assert told(position, "hunt a1") == ["hunted A a1"]
    assert told(position, "hunt a1", "attack s3") == ["attacked A s1 s3"]
    assert told(position, "hunt a1", "attack s3", "ignore poisonous") == ["ignored A poisonous defects"]
    assert told(position, "hunt a1", "attack s3", "ignore none") == ["waived A"]
    assert told(position, "hunt a1", "attack s3", "ignore none", "run 4") == ["escaped s3 4", "rested a1"]
    assert told(position, "hunt a1", "attack s3", "ignore none", "run 3") == ["caught s3 3"]
    assert told(position, "hunt a1", "attack s3", "ignore none", "run 3", "lose a3") == [
        "eaten B a3 s3 s1",
        "extinct B s3 3",
        "ate a1 2",
    ]
    assert told(position, "hunt a1", "attack s3", "ignore none", "run 3", "lose a3", "scavenge a2") == [
        "scavenged A a2",
        "ate a2 1",
        "poisoned A a1 s1",
        "extinct A s1 1",
        "digested",
    ]
    assert told("A: carnivorous | B: mimicry, plain; food 9", "hunt a1", "attack s2", "redirect s3") == [
        "redirected B s2 s3"
    ]


def test_an_anglerfish_strikes_back_or_cannot() -> None:
    position = "option extras=anglerfish; A: carnivorous | B: plain [anglerfish], plain; food 9"
    assert told(position, "hunt a1", "attack s2", "hide") == ["hid B"]
    assert told(position, "hunt a1", "attack s2", "reveal s2") == ["revealed B s2", "rested a1", "struck back B s2 s1"]
    sheltered = position.replace("A: carnivorous", "A: carnivorous (shelter)")
    assert told(sheltered, "hunt a1", "attack s2", "reveal s2") == [
        "revealed B s2",
        "rested a1",
        "held back B s2 s1",
        "rested a2",
    ]
    assert [kind.name for kind in EVENTS.kinds if kind.reveals] == ["revealed"]


def test_a_turn_ends_with_deaths_and_begins_with_cards() -> None:
    assert told("A: plain x2, running | B: budding (fed); feeding A; decks 0 0; deck 6", "pass") == [
        "skipped A",
        "cleared 0 0",
        "starved A s1 a1",
        "starved A s1 a2",
        "starved A s2 a3",
        "gone a3",
        "extinct A s2 1",
        "gone a2",
        "gone a1",
        "extinct A s1 0",
        "stripped",
        "drew B 3 survivors",
        "drew A 3 nothing_left",
        "turn 2 B 0",
        "last turn",
        "budded B s1 a2",
    ]
    assert (
        told("A: plain x2 (parasites2 fed, fed) | B: plain (fed parasite); turn 2; extinction A", "lose a1")[0]
        == "succumbed A a1 s1"
    )


def test_the_end_is_told_player_by_player() -> None:
    assert told(
        "A: carnivorous | B: plain; turn 7 last; feeding A; deck 0; discards 0 0", "hunt a1", "attack s2", "lose a2"
    )[-3:] == ["scored A 2 1 1 0", "scored B 0 0 0 1", "ended points"]


# --- whole games


CASES = [
    (2, "off", ()),
    (3, "off", ()),
    (4, "on", ()),
    (5, "on", EXTRA_NAMES),
    (6, "off", ("flight", "herding")),
    (8, "off", ("aedificator",)),
    (2, "on", EXTRA_NAMES),
    (3, "on", EXTRA_NAMES),
    (4, "off", EXTRA_NAMES),
    (2, "off", ("anglerfish",)),
    (3, "on", ("anglerfish", "intellect")),
]


@pytest.mark.parametrize(("seats", "divergence", "extras"), CASES)
def test_whoever_hears_the_events_can_follow_every_piece(seats: int, divergence: str, extras: tuple[str, ...]) -> None:
    play(seats, divergence, extras, random.Random(seats))


def test_every_kind_of_event_occurs() -> None:
    heard: set[str] = set()
    for seed in range(12):
        heard |= set(play(3, "on", EXTRA_NAMES, random.Random(seed), every=1000).heard)
    assert heard >= {kind.name for kind in EVENTS.kinds} - {"closed", "replaced", "held back"}  # which are rare


def play(seats: int, divergence: str, extras: tuple[str, ...], draw: random.Random, every: int = 1) -> Follower:
    """A random game, heard by a spectator and one player; compared with the state as it goes."""
    s: Any = listening(State)()
    assign(s, GAME.blank({"divergence": divergence, "extras": extras or "none"}))
    s.seats = seats
    cards = {name: copies(s, trait) for trait, name in enumerate(TRAIT_NAMES)}
    followers = [Follower(seats, cards, seat) for seat in (-1, draw.randrange(seats))]
    s.seats = 0

    def hear(s: Any, number: int, values: tuple[int, ...]) -> None:
        for follower in followers:
            follower.hear(s, number, values)

    s.hear = hear
    GAME.rules.setup(s, seats)
    out, step = [0] * GAME.actions.size, 0
    while n := GAME.rules.legal(s, out):
        if step % every == 0:
            compare(s, followers)
        step += 1
        GAME.rules.apply(s, choose(draw, out[:n]))
    compare(s, followers)
    scores = [0] * seats
    GAME.rules.score(s, scores)
    for follower in followers:
        assert follower.ending == GAME.endings[s.ending]
        for seat in range(seats):
            points, discards = follower.scores[seat]
            assert points * 1024 + discards == scores[seat]
    return followers[0]


def choose(draw: random.Random, actions: list[int]) -> int:
    """Random, but rather a hunter, a reaction or a trait than the hundredth token."""
    lively = [
        action for action in actions if GAME.actions.phrase(action).name in ("hunt", "reveal", "trait", "diverge")
    ]
    return draw.choice(lively if lively and draw.random() < 0.3 else actions)


def compare(true: Any, followers: list[Follower]) -> None:
    for follower in followers:
        s = GAME.hidden(true, follower.seat)
        assert (follower.deck, follower.red_tokens, follower.green_tokens, follower.black_tokens) == (
            s.deck,
            s.red,
            s.green,
            s.black,
        )
        assert (follower.turns, follower.first_player, follower.is_last) == (s.turn, s.first, s.final != 0)
        assert {name: n for name, n in follower.unseen.items() if n} == {
            name: s.unseen[t] for t, name in enumerate(TRAIT_NAMES) if s.unseen[t]
        }
        for seat in range(s.seats):
            player = s.players[seat]
            assert (follower.decks[seat], follower.discards[seat], follower.looked_away[seat]) == (
                player.deck,
                player.discard,
                player.forgotten,
            )
            assert (seat in follower.out) == (s.passed >> seat & 1 != 0), SEAT_NAMES[seat]
        if follower.seat >= 0:
            known = {name: n for trait, name in enumerate(TRAIT_NAMES) if (n := s.players[follower.seat].faces[trait])}
            assert dict(follower.own_faces) == known
        compare_table(s, follower)


def compare_table(s: State, follower: Follower) -> None:
    assert (len(follower.kinds), len(follower.animals)) == (s.count, s.population)
    shares: dict[Any, Any] = {}
    for k, kind in enumerate(follower.kinds):
        species = s.species[k]
        assert (kind.owner, kind.redirected, kind.face) == (species.owner, species.redirected != 0, face(species.face))
        assert [card.face for card in kind.cards] == [TRAIT_NAMES[species.order[i]] for i in range(species.count)]
        for i, card in enumerate(kind.cards):  # one card, one number; a card of its own has none
            is_shared = sum(card in other.cards for other in follower.kinds) > 1
            key = (species.order[i], species.share[i]) if is_shared else None
            assert (species.share[i] != 0) == is_shared
            assert shares.setdefault(card, key) == key
    assert len({key for key in shares.values() if key}) == sum(key is not None for key in shares.values())
    for a, animal in enumerate(follower.animals):
        marks = s.animals[a]
        assert animal.kind is follower.kinds[s.homes[a]]
        assert (animal.food, animal.black, animal.shelter) == (
            food(marks),
            parasites(marks),
            is_marked(marks, Mark.SHELTER),
        )
        assert animal.turned == is_marked(marks, Mark.TURNED)
        assert animal.hunting == is_marked(marks, Mark.HUNTING)
        assert animal.looked == is_marked(marks, Mark.LOOKED_AT)
    if s.ending == 0 and Phase.PREY <= s.phase <= Phase.SCAVENGER:
        assert follower.hunter is follower.kinds[s.attack.hunter]
    if s.ending == 0 and Phase.IGNORING <= s.phase <= Phase.VICTIM:
        assert follower.prey is follower.kinds[s.attack.prey]
        assert {TRAIT_NAMES.index(name) for name in follower.ignoring} == {
            trait for trait in range(len(TRAIT_NAMES)) if s.attack.ignored >> trait & 1
        }


def face(number: int) -> str:
    return (
        TRAIT_NAMES[number - 1]
        if number > 0
        else {Face.UNSEEN: UNSEEN, Face.SECRET: LOOKED_AT, Face.SHOWN: SHOWN, Face.OPEN: OPEN}[Face(number)]
    )
