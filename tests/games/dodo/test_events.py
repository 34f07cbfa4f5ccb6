"""What can happen: a scenario for each event, and a reader who knows a game by its events alone."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from galapagos.engine.game import find_game
from galapagos.engine.match.match import SPECTATOR, Match
from galapagos.engine.match.story import Happening, Piece
from tests.scene import Scene

from .table import at, consume

DODO = find_game("dodo")


def told(scene: Scene) -> list[str]:
    """`born parent=w1 child=w2 colour=red`, of the last answer and all that followed."""
    answers = len(scene.match.actions)
    return [text(one) for step in scene.match.steps if step.answer == answers for one in step.for_seat(SPECTATOR)]


def text(happening: Happening) -> str:
    return " ".join(
        [
            happening.event,
            *(f"{name}={part.name if isinstance(part, Piece) else part}" for name, part in happening.parts.items()),
        ]
    )


SCENARIOS: dict[str, tuple[Any, str, list[str]]] = {
    "dealt": (at, "environments; e1 221 > draw 311", ["dealt environment=e2 environment-card=311"]),
    "first": (at, "begin > begin orange", ["first player=orange"]),
    "placed": (at, "placement > place yellow e4", ["placed creature=w2 environment=e4"]),
    "passed": (at, "white r e1; orange r e2 > pass", ["passed player=white"]),
    "favoured": (at, "white r e1; orange r e2 > advantage c2", ["favoured player=white creature=o1"]),
    "covered": (
        at,
        "white r e1; orange r e2; e3 311 > famine e3 red+yellow",
        ["covered player=white environment=e3 squares=red+yellow"],
    ),
    "relocated": (at, "white r e1; orange r e2 > relocate c2 e6", ["relocated player=white creature=o1 from=e2 to=e6"]),
    "migrated": (
        at,
        "migration; white r e1; orange r e2 > migrate c1 e4",
        ["migrated player=white creature=w1 from=e1 to=e4"],
    ),
    "preferred": (
        consume,
        "e1 221; white rr e1; white ry e1; orange g e2 > feed c2",
        [
            "preferred player=white creature=w2 environment=e1",
            "fed environment=e1 creature=w2",
            "starved environment=e1 creature=w1",
            "fed environment=e2 creature=o1",
        ],
    ),
    "captured": (
        consume,
        "e1 221; white rryyg e1; white r e1; orange g e2",
        [
            "passed player=orange",
            "fed environment=e1 creature=w1",
            "starved environment=e1 creature=w2",
            "fed environment=e2 creature=o1",
            "captured player=white creature=w1 environment=e1",
        ],
    ),
    "born": (
        at,
        "reproduction; white rg e3 fed; orange g e1 fed > roll yellow",
        ["born parent=w1 child=w2 colour=yellow"],
    ),
    "unborn": (
        at,
        "reproduction; white r e1 fed; orange g e1 fed; orange rr e3; "
        + "; ".join(["orange rrr e3"] * 12)
        + " > roll red",
        ["unborn parent=w1 colour=red lack=red left=1"],
    ),
    "turn": (
        at,
        "turn 3; reproduction; white r e1 fed; white y e3 starved; e2 311 cover red+yellow > roll red",
        [
            "born parent=w1 child=w3 colour=red",
            "gone creature=w2",
            "uncovered environment=e2",
            "turn turn=4 player=orange",
        ],
    ),
    "ended": (
        consume,
        "turn 30; e1 221; white rr e1; white yyy e1",
        [
            "passed player=orange",
            "starved environment=e1 creature=w2",
            "fed environment=e1 creature=w1",
            "gone creature=w2",
            "ended ending=turn_limit",
            "scored player=white key=captures points=0",
            "scored player=white key=creatures points=1",
            "scored player=white key=mutations points=2",
            "scored player=white key=last_turn points=30",
            "scored player=orange key=captures points=0",
            "scored player=orange key=creatures points=0",
            "scored player=orange key=mutations points=0",
            "scored player=orange key=last_turn points=0",
            "won",
        ],
    ),
}


@pytest.mark.parametrize("event", SCENARIOS)
def test_an_event_tells_its_pieces(event: str) -> None:
    make, scenario, expected = SCENARIOS[event]
    position, _, action = scenario.partition(" > ")
    scene = make(position)
    if action:
        scene.play(action)
    assert told(scene) == expected


def test_every_event_has_its_scenario() -> None:
    # which is told before the first answer
    seen = {line.split()[0] for _, _, lines in SCENARIOS.values() for line in lines} | {"ready"}
    assert seen - {"won"} == {kind.name for kind in DODO.events.kinds}


def test_creatures_are_ready_before_anything_is_asked() -> None:
    match = Match(DODO, DODO.new_state(2), None)
    assert [text(one) for one in match.steps[0].for_seat(0)] == [
        f"ready player={player} creature={player[0]}{number} colour={colour}"
        for player in ("white", "orange")
        for number, colour in enumerate(("red", "yellow", "green"), 1)
    ]


def test_a_creature_keeps_its_id_and_its_name_when_its_number_changes() -> None:
    scene = at("turn 3; reproduction; white y e3 starved; orange r e1 fed")
    before = {one.name: one.id for one in scene.match.view(0).creatures}
    scene.play("roll red")
    after = {one.name: one.id for one in scene.match.view(0).creatures}
    assert before == {"w1": 1, "o1": 2}
    assert after == {"o1": 2, "o2": 3}


def test_an_event_concerns_the_players_whose_pieces_it_names() -> None:
    scene = at("seats 3; white r e1; orange r e2; pink g e1").play("advantage c2")
    assert [one.seats for one in scene.match.steps[-1].for_seat(0)] == [(0, 1)]
    assert [kind.name for kind in DODO.events.kinds if kind.grave] == ["starved", "captured"]


# --- a reader who was never shown a state


@dataclass
class Body:
    owner: str
    blocks: Counter[str]
    cell: str = ""
    dead: bool = False


@dataclass
class Reader:
    """What follows from events, for somebody who knows what is in the box, and whether it is counted."""

    seats: list[str]
    counted: bool
    creatures: dict[int, Body] = field(default_factory=dict)
    tokens: dict[str, set[str]] = field(default_factory=dict)
    cards: dict[str, str] = field(default_factory=dict)
    covers: dict[str, Counter[str]] = field(default_factory=dict)
    captors: dict[str, str] = field(default_factory=dict)

    def read(self, one: Happening) -> None:
        parts: dict[str, Any] = {name.replace("-", "_"): part for name, part in one.parts.items()}
        getattr(self, one.event, lambda **_: None)(**parts)

    def dealt(self, environment: str, environment_card: str) -> None:
        self.cards[environment] = environment_card

    def ready(self, player: str, creature: Piece, colour: str) -> None:
        self.creatures[creature.id] = Body(player, Counter([colour]))
        self.tokens.setdefault(player, {"advantage", "famine", "relocation"})

    def placed(self, creature: Piece, environment: str) -> None:
        self.creatures[creature.id].cell = environment

    def favoured(self, player: str, creature: Piece) -> None:
        self.tokens[player].remove("advantage")

    def covered(self, player: str, environment: str, squares: str) -> None:
        self.tokens[player].remove("famine")
        self.covers.setdefault(environment, Counter()).update(squares.split("+"))

    def uncovered(self, environment: str) -> None:
        del self.covers[environment]

    def relocated(self, player: str, creature: Piece, to: str, **_: Any) -> None:
        self.tokens[player].remove("relocation")
        self.creatures[creature.id].cell = to

    def migrated(self, creature: Piece, to: str, **_: Any) -> None:
        self.creatures[creature.id].cell = to

    def starved(self, creature: Piece, environment: str) -> None:
        assert self.creatures[creature.id].cell == environment
        self.creatures[creature.id].dead = True

    def gone(self, creature: Piece) -> None:
        assert self.creatures.pop(creature.id).dead

    def captured(self, player: str, creature: Piece, environment: str) -> None:
        assert (self.creatures[creature.id].owner, self.creatures[creature.id].cell) == (player, environment)
        self.captors[environment] = player

    def born(self, parent: Piece, child: Piece, colour: str) -> None:
        old = self.creatures[parent.id]
        self.creatures[child.id] = Body(old.owner, old.blocks + Counter([colour]), old.cell)

    # --- what it comes to

    def bodies(self) -> dict[int, tuple[str, dict[str, int], str, bool]]:
        return {number: (one.owner, dict(one.blocks), one.cell, one.dead) for number, one in self.creatures.items()}

    def box(self) -> Any:
        if not self.counted:
            return None
        used = sum((one.blocks for one in self.creatures.values() if not one.dead), Counter[str]())
        return {colour: 40 - used[colour] for colour in ("red", "yellow", "green")}

    def bases(self) -> list[Any]:
        return [
            25 - sum(one.owner == name and not one.dead for one in self.creatures.values()) if self.counted else None
            for name in self.seats
        ]


TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"deck": "short"}),
    (4, {"supply": "unlimited", "migration_rounds": 4}),
    (3, {"turn_limit": 2}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_reader_of_events_alone_knows_the_board_after_every_answer(seats: int, options: dict[str, Any]) -> None:
    match, draw = Match(DODO, DODO.new_state(seats, options), None), random.Random(f"{seats} {options}")
    names = [match.seat_name(seat) for seat in range(seats)]
    reader, read = Reader(names, options.get("supply") != "unlimited"), 0
    while True:
        for step in match.steps[read:]:
            for one in step.for_seat(SPECTATOR):
                reader.read(one)
        read = len(match.steps)
        compare(reader, match)
        if match.is_over:
            break
        match.play(draw.choice(match.legal()))


def compare(reader: Reader, match: Match) -> None:
    view = match.view(SPECTATOR)
    cells = [here.name for here in view.environments]
    assert reader.bodies() == {
        one.id: (
            reader.seats[one.owner],
            one.blocks,
            "" if one.environment is None else f"e{one.environment + 1}",
            one.starved,
        )
        for one in view.creatures
    }
    assert list(reader.cards) == cells
    assert [reader.cards[here.name] for here in view.environments] == [
        "".join(map(str, here.squares.values())) for here in view.environments
    ]
    assert {name: dict(cover) for name, cover in reader.covers.items()} == {
        here.name: {colour: n for colour, n in here.covered.items() if n}
        for here in view.environments
        if any(here.covered.values())
    }
    assert reader.captors == {
        here.name: reader.seats[here.captor] for here in view.environments if here.captor is not None
    }
    assert [reader.tokens[name] for name in reader.seats] == [set(player.tokens) for player in view.players]
    assert (reader.box(), reader.bases()) == (view.box, [player.bases for player in view.players])
