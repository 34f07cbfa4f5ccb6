"""Whole games beside a second, independent reading of the rulebook: the same questions, the same answers, the same
piles, the same end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from galapagos.engine.language.contract import CHANCE
from galapagos.engine.match.match import Match
from galapagos.games.evo import GAME
from galapagos.games.evo.data import CARD_WORDS, CARDS, GENE_NAMES, PRINTED
from galapagos.games.evo.island import SPACE_NAMES
from galapagos.games.evo.state import State
from galapagos.games.evo.view import held
from tests.games.side_by_side import play_side_by_side

from .reference import HOT_TO_COLD, World, play

TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (4, {"board": "AD"}),
    (4, {"board": "BC"}),
    (3, {"initiative_ties": "more"}),
    (5, {"initiative_ties": "chance"}),
    (3, {"genes": "one_fewer"}),
    (5, {"rebid_same_row": "no"}),
    (5, {"map": "even"}),
    (4, {"board": "BC", "initiative_ties": "more", "genes": "one_fewer", "rebid_same_row": "no"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_readings_of_the_rulebook_ask_the_same_questions_to_the_same_end(
    seats: int, options: dict[str, str]
) -> None:
    for seed in range(8):
        play_both(seats, options, seed)


@pytest.mark.thorough
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_both_readings_agree_in_many_games(seats: int, options: dict[str, str]) -> None:
    for seed in range(8, 200):
        play_both(seats, options, seed)


def play_both(seats: int, options: dict[str, str], seed: int) -> None:
    world = World(
        seats,
        options.get("board", "auto"),
        options.get("initiative_ties", "fewer"),
        options.get("genes", "players"),
        options.get("rebid_same_row", "yes"),
        options.get("map", "first"),
    )
    draw = random.Random(f"{seats} {options} {seed}")
    mood = Mood(draw)

    def compare(match: Match) -> None:
        compare_piles(match.state, world)
        if match.is_chance:
            compare_odds(match, world)

    play_side_by_side(
        GAME, seats, {"map": world.map, **options}, play(world), lambda texts: mood.choose(draw, world, texts), compare
    )


class Mood:
    """Random answers, but in each game another leaning, so that cards, combats, crowds and chains of bids all come
    up."""

    def __init__(self, draw: random.Random) -> None:
        face = draw.choice((1, 2, 2, 3))  # a climate that stays lets the species grow
        card = draw.choice([card.word for card in CARDS for _ in range(card.copies)])
        self.luck = {  # what comes up more often than it should
            f"roll {face}": draw.choice((0.0, 0.3, 0.7)),
            f"deal {card}": draw.choice((0.0, 1.0)),  # one player gets both copies
            f"gene {draw.choice(GENE_NAMES)}": draw.choice((0.0, 0.3, 0.7)),
        }
        self.courage = draw.choice((0.0, 0.1, 0.5, 0.9))
        self.caution = draw.choice((0.0, 0.5, 1.0))
        self.zeal = draw.choice((0.1, 0.3, 0.7))
        self.thrift = draw.choice((0.0, 0.8, 1.0))

    def choose(self, draw: random.Random, world: World, texts: list[str]) -> str:
        for wish, luck in self.luck.items():
            if wish in texts and draw.random() < luck:
                return wish
        verb = texts[-1].split()[0]
        if texts[0] == "pass":
            plays = [text for text in texts if text.startswith("play")]
            return draw.choice(
                plays if plays and draw.random() < self.zeal else texts if draw.random() < 0.3 else ["pass"]
            )
        if verb == "move" and draw.random() < self.courage:
            return draw.choice([text for text in texts[1:] if goal(world, text) in world.owners] or texts[1:])
        if verb in ("move", "hatch") and draw.random() < self.caution:
            return draw.choice(
                [text for text in texts if text != "stop" and is_habitable(world, goal(world, text))] or texts
            )
        if verb == "bid" and draw.random() < self.thrift:
            return draw.choice([text for text in texts if int(text.split()[2]) <= 3] or texts)
        return draw.choice(texts)


def goal(world: World, text: str) -> str:
    """Where a move or a birth leads."""
    space, *way = text.split()[1:]
    return world.near[space][way[0]] if way else space


def is_habitable(world: World, space: str) -> bool:
    return abs(HOT_TO_COLD.index(world.zones[space]) - world.ideal) <= 1


def compare_piles(s: State, world: World) -> None:
    """Everything that lies on the table, and the hands; the turn order where it is not being drawn."""
    assert (s.round, s.climate, s.meteor) == (world.round, world.climate, world.meteor)
    assert (named(CARD_WORDS, s.deck), named(CARD_WORDS, s.discard), named(GENE_NAMES, s.bag)) == (
        +world.deck,
        +world.discard,
        +world.bag,
    )
    assert {space: owner - 1 for space, owner in zip(SPACE_NAMES, s.owners, strict=True) if owner} == world.owners
    for seat, other in enumerate(world.species):
        species = s.species[seat]
        assert (species.points, species.dinosaurs) == (other.points, len(other.at))
        assert named(GENE_NAMES, map(sum, zip(species.genes, PRINTED, strict=True))) == +other.genes
        assert named(CARD_WORDS, held(s, seat)) == +other.hand
    for row, there in zip(s.rows, world.rows, strict=False):
        assert GENE_NAMES[row.gene - 1] == there.gene if row.gene else not there.gene
        assert (row.bidder - 1, row.bid) == (there.bidder, there.bid) if row.bidder else there.bidder is None
    if s.actor != CHANCE:
        assert s.order[: s.seats] == world.order


def compare_odds(match: Match, world: World) -> None:
    """E21: a card or a gene is as likely as there are copies of it, all else is uniform."""
    outcomes = match.legal()
    weights = [0] * len(outcomes)
    GAME.rules.weights(match.state, outcomes, len(outcomes), weights)
    piles = {"deal": world.deck, "gene": world.bag}
    words = [GAME.actions.text(action).split() for action in outcomes]
    assert weights == [piles[verb][thing] if verb in piles else 1 for verb, thing in words]


def named(names: tuple[str, ...], counts: Iterable[int]) -> Counter[str]:
    return +Counter(dict(zip(names, counts, strict=True)))
