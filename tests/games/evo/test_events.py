"""What can happen: a scenario for each event, and a reader who knows a game by its events alone."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest

from galapagos.engine.language.contract import CHANCE, OVER
from galapagos.engine.language.event import SECRET, Kind
from galapagos.engine.language.struct import assign, listening
from galapagos.games.evo import GAME
from galapagos.games.evo.data import (
    BOARD_NAMES,
    CARD_WORDS,
    CARDS,
    CLIMATE_NAMES,
    COUNTERS,
    ENDING_NAMES,
    GENE_NAMES,
    SEAT_NAMES,
)
from galapagos.games.evo.events import EVENTS
from galapagos.games.evo.island import SPACE_NAMES
from galapagos.games.evo.state import Phase
from galapagos.games.evo.view import held
from tests.games.evo.island import scene

SPECTATOR = -1
Told = tuple[Kind, tuple[int, ...]]


class Table:
    """A game that somebody listens to. Questions with one answer are answered, as in a match."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.s = cast(Any, listening(GAME.state)())
        self.s.hear = lambda s, number, values: self.told.append((EVENTS.kinds[number], values))

    def play(self, action: int) -> None:
        GAME.rules.apply(self.s, action)
        while len(self.legal()) == 1 and not GAME.rules.asked(self.s):
            GAME.rules.apply(self.s, self.legal()[0])

    def legal(self) -> list[int]:
        out = [0] * GAME.actions.size
        return out[: GAME.rules.legal(self.s, out)]


def parts(kind: Kind, values: tuple[int, ...], seat: int) -> dict[str, str | int]:
    """An event as a seat hears it: a secret part only if it is the one whom the first part names."""
    return {
        part.word: part.names[value] if part.names else value
        for part, value in zip(kind.parts, values, strict=True)
        if part.role != SECRET or values[0] == seat
    }


# --- Scenarios

LAST_BID = (
    "round 1; auction; row1 horn red 2; row2 card yellow 0; row3 egg; red at b1 b2 points 5 genes mutant; yellow "
    "at c1; green at d1 d2 d3"
)
GONE = " ".join(f"{card.word}*{card.copies}" for card in CARDS if card.word != "lurch")

SCENARIOS = [
    ("seats 4; board-draw > board BC", ["laid board=BC"]),
    ("deal > deal lurch", ["dealt player=red event-card=lurch"]),
    (
        "start > start h3",
        [
            "put player=red space=h3",
            "started player=red space=h3",
            "put player=yellow space=e1",
            "started player=yellow space=e1",
            "put player=green space=b3",
            "started player=green space=b3",
            "round round=1",
        ],
    ),
    ("climate-events; red at d4 hand onward brood; yellow at b1 hand brood > pass", ["passed player=red"]),
    (
        "climate-events; red at d4 hand onward brood; yellow at b1 hand brood > play onward",
        ["played player=red event-card=onward"],
    ),
    (
        "survival-events; red at d4 hand ice-cold; yellow at b1 hand brood > play ice-cold",
        [
            "played player=red event-card=ice-cold",
            "faced player=yellow event-card=ice-cold",
            "faced player=green event-card=ice-cold",
        ],
    ),
    (
        "climate-events; red at d4 hand brood; yellow at b1 hand brood; table red:onward > withdraw onward",
        ["withdrawn player=red event-card=onward"],
    ),
    (
        "climate-events; red at d4 hand brood; yellow at b1; table red:onward red:lurch red:doldrums:withdrawn > pass",
        [
            "passed player=red",
            "works player=red event-card=onward",
            "returned player=red event-card=lurch",
            "steered player=red event-card=onward steps=1 climate=plain",
            "expired player=red event-card=onward",
        ],
    ),
    (
        "dino-down red; red at d4 effects dino-down; yellow at d5 d6 > target d5",
        [
            "downed player=red victim=yellow space=d5",
            "expired player=red event-card=dino-down",
            "taken player=yellow space=d5",
        ],
    ),
    (
        "initiative; red at d4; yellow at d5; green at d6 d7 > rank yellow",
        [
            "drew player=yellow place=1",
            "ranked player=red place=2",
            "ranked player=green place=3",
            "ordered player=yellow",
            "ordered player=red",
            "ordered player=green",
        ],
    ),
    ("climate-roll; climate hill; red at d4 > roll 1", ["rolled face=1 steps=-1 climate=plain"]),
    ("movement red 2; red at d4 genes foot; yellow at b1 > move d4 e", ["moved player=red from=d4 to=d5"]),
    (
        "movement red 2; red at d4 genes foot; yellow at d5 > move d4 e",
        ["attacked player=red defender=yellow from=d4 to=d5"],
    ),
    (
        "combat red 2 d4 e; red at d4 genes foot; yellow at d5 > roll 2",
        [
            "defeated player=red face=2 defender=yellow space=d5",
            "taken player=yellow space=d5",
            "occupied player=red from=d4 to=d5",
        ],
    ),
    (
        "combat red 2 d4 e; red at d4 d3 genes foot; yellow at d5 > roll 3",
        ["lost player=red face=3 defender=yellow from=d4", "taken player=red space=d4"],
    ),
    (
        "movement red 1; red at h3; green at b1 > stop",
        ["stopped player=red feet=1 moves=3", "stopped player=yellow feet=1 moves=0"],
    ),
    ("births red; red at d4; yellow at d5 > hatch c3", ["put player=red space=c3", "born player=red space=c3"]),
    (
        "births red; order red yellow green; red at d4; yellow at h3 genes egg*2; green at b1 > hatch c3",
        [
            "put player=red space=c3",
            "born player=red space=c3",
            "put player=yellow space=g3",
            "born player=yellow space=g3",
            "put player=yellow space=g4",
            "born player=yellow space=g4",
            "put player=yellow space=h2",
            "born player=yellow space=h2",
        ],
    ),
    (
        "survival-events; climate beach; red at d4 e2 f2 hand brood; yellow at d5 > pass",
        [
            "passed player=red",
            "killed space=d4",
            "taken player=red space=d4",
            "swept",
            "killed space=d5",
            "taken player=yellow space=d5",
            "swept",
        ],
    ),
    (
        "survival; climate beach; round 10; red at e2 f2 > remove f2",
        [
            "died player=red extreme=cold space=f2",
            "taken player=red space=f2",
            "thinned player=red extreme=cold",
            "earned player=red points=1",
            "earned player=yellow points=0",
            "earned player=green points=0",
            "approached meteor=10",
        ],
    ),
    ("meteor-roll; meteor 11; red at d4 > roll 3", ["spared face=3"]),
    (
        "meteor-roll; meteor 11; red at d4; yellow points 12 > roll 2",
        [
            "struck ending=strike face=2",
            "ended ending=strike round=11",
            "scored player=red key=points points=10",
            "scored player=red key=dinosaurs points=1",
            "scored player=yellow key=points points=12",
            "scored player=yellow key=dinosaurs points=0",
            "scored player=green key=points points=10",
            "scored player=green key=dinosaurs points=0",
        ],
    ),
    (
        "game-end-events; meteor 14; red hand brood; table red:fossil-record > pass",
        [
            "passed player=red",
            "works player=red event-card=fossil-record",
            "counted player=red points=3",
            "expired player=red event-card=fossil-record",
            "ended ending=track_end round=14",
            "scored player=red key=points points=13",
        ],
    ),
    ("genes; red at d4 > gene horn", ["drawn row=row1 gene=horn"]),
    (f"{LAST_BID} > bid row2 1", ["outbid player=green row=row2 amount=1 loser=yellow"]),
    (
        f"{LAST_BID} > bid row3 4",
        [
            "bade player=green row=row3 amount=4",
            "paid player=red row=row1 price=1 prize=horn",
            "paid player=yellow row=row2 price=0 prize=card",
            "paid player=green row=row3 price=4 prize=egg",
        ],
    ),
    (
        f"{LAST_BID}; red hand lurch; discard {GONE} > bid row3 4",
        [
            "bade player=green row=row3 amount=4",
            "paid player=red row=row1 price=1 prize=horn",
            "paid player=yellow row=row2 price=0 prize=card",
            "paid player=green row=row3 price=4 prize=egg",
            "empty player=yellow",
            "cleared row=row1",
            "cleared row=row2",
            "cleared row=row3",
            "round round=2",
        ],
    ),
]


def told(scenario: str, seat: int) -> list[str]:
    position, _, action = scenario.partition(" > ")
    table = Table()
    assign(table.s, scene(position).s)
    table.play(GAME.actions.parse(action))
    return [
        " ".join([kind.name, *(f"{word}={part}" for word, part in parts(kind, values, seat).items())])
        for kind, values in table.told
    ]


@pytest.mark.parametrize(("scenario", "expected"), SCENARIOS)
def test_an_action_tells_what_it_did(scenario: str, expected: list[str]) -> None:
    assert told(scenario, 0)[: len(expected)] == expected


def test_e6_which_card_is_drawn_is_for_its_player_alone() -> None:
    assert [told("deal > deal lurch", seat) for seat in (1, SPECTATOR)] == [["dealt player=red"]] * 2
    assert [kind.name for kind in EVENTS.kinds if kind.hides] == ["dealt"]
    assert [kind.name for kind in EVENTS.kinds if kind.reveals] == ["played"]


def test_every_event_has_its_scenario() -> None:
    seen = {line.split()[0] for _, lines in SCENARIOS for line in lines}
    # which are told before the first question
    assert seen | {"marked", "ready"} == {kind.name for kind in EVENTS.kinds}


def test_setup_is_told_before_anything_is_asked() -> None:
    table = Table()
    GAME.rules.setup(table.s, 3)
    assert [(kind.name, *parts(kind, values, 0).values()) for kind, values in table.told] == [
        ("marked", "beach", 0),
        ("ready", "red", 10),
        ("ready", "yellow", 10),
        ("ready", "green", 10),
        ("laid", "BD"),
    ]


# --- A reader who was never shown a state


class Reader:
    """What follows from events, for somebody who knows what is in the box. Of a hand he knows the size, and if it is
    his the cards."""

    def __init__(self, seat: int) -> None:
        self.seat = SEAT_NAMES[seat] if seat >= 0 else ""
        self.island = self.climate = self.ending = ""
        self.number = self.space = 0
        self.deck = sum(card.copies for card in CARDS)
        self.bag = Counter({counter.name: counter.copies for counter in COUNTERS})
        self.at: dict[str, str] = {}
        self.points, self.hands, self.own, self.discard = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
        self.table, self.effects, self.genes = (
            Counter[tuple[str, str]](),
            Counter[tuple[str, str]](),
            Counter[tuple[str, str]](),
        )
        self.rows: dict[str, list[Any]] = {}
        self.placed: list[str] = []
        self.order: list[str] = []
        self.scores: list[tuple[str, int]] = []

    def read(self, event: str, words: dict[str, Any]) -> None:
        getattr(self, event, lambda **_: None)(
            **{word.replace("-", "_").replace("from", "start"): part for word, part in words.items()}
        )

    # --- Setup

    def marked(self, climate: str, meteor: int) -> None:
        self.climate, self.space = climate, meteor

    def ready(self, player: str, points: int) -> None:
        self.points[player] = points

    def laid(self, board: str) -> None:
        self.island = board

    def dealt(self, player: str, event_card: str = "") -> None:
        assert (event_card != "") == (player == self.seat)
        self.deck -= 1
        self.take(player, event_card)

    # --- Cards

    def take(self, player: str, card: str, n: int = 1) -> None:
        self.hands[player] += n
        if player == self.seat:
            self.own[card] += n

    def played(self, player: str, event_card: str) -> None:
        self.take(player, event_card, -1)
        self.table[player, event_card] += 1

    def withdrawn(self, player: str, event_card: str) -> None:
        self.take(player, event_card)
        self.table[player, event_card] -= 1

    returned = withdrawn

    def works(self, player: str, event_card: str) -> None:
        self.table[player, event_card] -= 1
        self.effects[player, event_card] += 1
        self.discard[event_card] += 1

    def expired(self, player: str, event_card: str) -> None:
        del self.effects[player, event_card]

    # --- Dinosaurs

    def put(self, player: str, space: str) -> None:
        assert space not in self.at
        self.at[space] = player

    def taken(self, player: str, space: str) -> None:
        assert self.at.pop(space) == player

    def moved(self, player: str, start: str, to: str) -> None:
        assert to not in self.at
        self.at[to] = self.at.pop(start)
        assert self.at[to] == player

    occupied = moved

    def born(self, player: str, space: str) -> None:
        assert self.at[space] == player

    died = killed = downed = lambda self, space, **_: self.standing(space)

    def standing(self, space: str) -> None:
        assert space in self.at

    # --- Tracks

    def round(self, round: int) -> None:
        self.number = round

    def ranked(self, player: str, place: int) -> None:
        self.placed = [*self.placed[: place - 1], player]

    drew = ranked

    def ordered(self, player: str) -> None:
        self.order = [*self.order, player] if len(self.order) < len(self.points) else [player]

    def rolled(self, climate: str, **_: Any) -> None:
        self.climate = climate

    steered = rolled

    def approached(self, meteor: int) -> None:
        self.space = meteor

    def struck(self, ending: str, face: int) -> None:
        self.ending = ending

    def earned(self, player: str, points: int) -> None:
        self.points[player] += points

    counted = earned

    # --- Evolution

    def drawn(self, row: str, gene: str) -> None:
        self.bag[gene] -= 1
        self.rows[row] = [gene, None, 0]

    def bade(self, player: str, row: str, amount: int) -> None:
        self.rows.setdefault(row, ["", None, 0])[1:] = [player, amount]

    def outbid(self, player: str, row: str, amount: int, loser: str) -> None:
        assert self.rows[row][1] == loser
        self.bade(player, row, amount)

    def paid(self, player: str, row: str, price: int, prize: str) -> None:
        assert self.rows[row][:2] == [prize if prize != "nothing" else "", player]
        self.points[player] -= price
        if prize not in ("nothing", "card"):
            self.genes[player, prize] += 1

    def cleared(self, row: str) -> None:
        self.rows.pop(row, None)

    def scored(self, player: str, key: str, points: int) -> None:
        self.scores.append((key, points))


TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (4, {"board": "BC", "initiative_ties": "chance"}),
    (3, {"genes": "one_fewer", "initiative_ties": "more"}),
    (5, {"rebid_same_row": "no", "genes": "one_fewer"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seat", [SPECTATOR, 1])
def test_a_reader_of_events_alone_knows_the_table_after_every_answer(
    seats: int, options: dict[str, str], seat: int
) -> None:
    table, draw, reader = Table(), random.Random(f"{seats} {options}"), Reader(seat)
    assign(table.s, GAME.blank(options))
    GAME.rules.setup(table.s, seats)
    while True:
        for kind, values in table.told:
            reader.read(kind.name, parts(kind, values, seat))
        table.told.clear()
        compare(reader, table.s)
        if table.s.actor == OVER:
            break
        open_actions = table.legal()
        weights = [1] * len(open_actions)
        if table.s.actor == CHANCE:
            GAME.rules.weights(table.s, open_actions, len(open_actions), weights)
        table.play(draw.choices(open_actions, weights)[0])
    assert reader.scores == [
        (key, n)
        for species in table.s.species[:seats]
        for key, n in (("points", species.points), ("dinosaurs", species.dinosaurs))
    ]


def compare(reader: Reader, s: Any) -> None:
    seats = SEAT_NAMES[: s.seats]
    assert reader.island == (BOARD_NAMES[s.board] if s.phase != Phase.BOARD else "")
    assert reader.at == {space: seats[owner - 1] for space, owner in zip(SPACE_NAMES, s.owners, strict=True) if owner}
    assert (reader.number, reader.climate, reader.space) == (s.round, CLIMATE_NAMES[s.climate], s.meteor)
    assert reader.ending == (ENDING_NAMES[s.ending] if s.ending else "")
    if s.phase == Phase.INITIATIVE:
        assert reader.placed[: s.turn] == [seats[seat] for seat in s.order[: s.turn]]
    elif s.round > 1 or s.phase > Phase.INITIATIVE:
        assert reader.order == reader.placed == [seats[seat] for seat in s.order[: s.seats]]
    compare_cards(reader, s)
    assert +reader.bag == counted(GENE_NAMES, s.bag)
    assert +reader.points == +Counter({name: species.points for name, species in zip(seats, s.species, strict=False)})
    assert +reader.genes == +Counter(
        {
            (name, gene): n
            for name, species in zip(seats, s.species, strict=False)
            for gene, n in zip(GENE_NAMES, species.genes, strict=True)
        }
    )
    assert reader.rows == {
        f"row{number}": [
            GENE_NAMES[row.gene - 1] if row.gene else "",
            seats[row.bidder - 1] if row.bidder else None,
            row.bid,
        ]
        for number, row in enumerate(s.rows, 1)
        if row.gene or row.bidder
    }


def compare_cards(reader: Reader, s: Any) -> None:
    """E4: a card that was taken back is in the hand again."""
    seats = SEAT_NAMES[: s.seats]
    assert reader.deck == s.deck_size
    assert +reader.hands == +Counter({name: sum(held(s, seat)) for seat, name in enumerate(seats)})
    if reader.seat:
        assert +reader.own == counted(CARD_WORDS, held(s, seats.index(reader.seat)))
    assert +reader.discard == counted(CARD_WORDS, s.discard)
    assert +reader.table == Counter(
        (seats[play.seat], CARD_WORDS[play.card]) for play in s.table[: s.plays] if not play.withdrawn
    )
    assert +reader.effects == +Counter(
        {
            (name, card): n
            for name, species in zip(seats, s.species, strict=False)
            for card, n in zip(CARD_WORDS, species.effects, strict=True)
        }
    )


def counted(names: tuple[str, ...], counts: Any) -> Counter[str]:
    return +Counter(dict(zip(names, counts, strict=True)))
