"""What is derived of fields that the examples do not have: structs, boards with gaps, many hidden cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from galapagos.define.drawing import style
from galapagos.define.view import SeatView
from galapagos.engine.game import Game, open_game
from galapagos.lab.checking import Check

from .conftest import EXAMPLES

FARM = '''
"""Farm. Draw a hand of cards, then play one on a place of the board; the player with the most points wins."""

from galapagos.define import *

DEALING, PLAYING = range(2)
SPOTS = ((0, 1), (1, 0), (1, 2), (2, 1))

ACTIONS = Families()
CARD = Part.named("card", tuple(f"{suit}{rank}" for suit in "ab" for rank in range(1, 27)))
SPOT = Part.numbered("spot", "s", 4)
PLAY = ACTIONS.family("play", CARD, SPOT.called("to"))
DEAL = ACTIONS.family("deal", CARD, chance=True)
NOT_YOURS = reason("You do not hold that card.")
TAKEN = reason("A card lies there.")
FULL = ending("The board is full.")


@struct
class Farmer:
    points: Annotated[i16, between(0, 104)]
    cards: Annotated[i8, between(0, 12)]


@struct
class State(Table):
    farmers: Annotated[list[Farmer], 2, per_seat]
    hands: Annotated[list[i8], 2 * 12, hidden(DEAL)]
    spots: Annotated[list[i8], 4, between(0, 52)]
    holders: Annotated[list[i8], 4, of_seat]


BOARD = (
    Grid("spots", rows=3, columns=3, at=SPOTS, lines=((0, 2), (1, 3)), part=SPOT, words=CARD),
    Hand("hands", words=CARD, part=CARD),
)


def next_place(s: State) -> int:
    return next((i for i in range(24) if s.hands[i] == 0), -1)


def next_to_get(s: State) -> int:
    return next_place(s) // 12


def is_dealt(s: State, card: int) -> bool:
    return any(one == card + 1 for one in s.hands) or any(one == card + 1 for one in s.spots)


def deal_weight(s: State, card: int) -> int:
    return 0 if is_dealt(s, card) else 1


def deal(s: State, card: int) -> None:
    farmer = s.farmers[next_to_get(s)]
    farmer.cards += 1
    s.hands[next_place(s)] = card + 1
    if next_place(s) < 0:
        ask(s, PLAYING)


def held(s: State, card: int) -> int:
    return next((i for i in range(12) if s.hands[s.active * 12 + i] == card + 1), -1)


def play_refusal(s: State, card: int, spot: int) -> Reason:
    if held(s, card) < 0:
        return NOT_YOURS
    return TAKEN if s.spots[spot] != 0 else LEGAL


def play(s: State, card: int, spot: int) -> None:
    s.hands[s.active * 12 + held(s, card)] = 0
    s.spots[spot] = card + 1
    s.holders[spot] = s.active + 1
    s.farmers[s.active].cards -= 1
    s.farmers[s.active].points += card % 26 + 1
    if all(card != 0 for card in s.spots):
        end(s, FULL)
    else:
        next_player(s)


def score(s: State, seat: int) -> int:
    return s.farmers[seat].points


QUESTIONS = (
    Question("deal", Verb(DEAL, weight=deal_weight, effect=deal, to=next_to_get)),
    Question("play", Verb(PLAY, play_refusal, play, says="play { $card } on { $to }")),
)
GAME = define("Farm", seats=2, names=("white", "Old Tom"))
'''


@pytest.fixture
def farm(tmp_path: Path) -> Game:
    (tmp_path / "farm.py").write_text(FARM.lstrip())
    return open_game(tmp_path / "farm.py")


def test_all_that_is_interpreted_holds(farm: Game) -> None:
    check = Check(farm)
    assert [list(step()) for step in (check.subset, check.contract, check.positions)] == [[], [], []]


def test_structs_gaps_and_hands_are_shown(farm: Game) -> None:
    match = farm.new(seed=1)
    match.play(match.legal()[0])
    view = match.view(1)
    shown = {(thing.field, thing.seat): thing for thing in view.things}
    grid = shown["spots", -1]
    assert [cell.gap for cell in grid.cells] == [True, False, True, False, True, False, True, False, True]
    assert grid.lines == [[1, 5], [3, 7]]
    assert [cell.names for cell in grid.cells if not cell.gap] == [{"spot": f"s{n}"} for n in range(1, 5)]
    assert view.verbs["play"] == ["card", "spot"]
    own, other = shown["hands", 1].cells, shown["hands", 0].cells
    assert len(own) == 12
    assert all(cell.text in farm.actions.phrases["play"].parts[0].names for cell in own)
    assert {cell.names["card"] for cell in own} == {cell.text for cell in own}  # a tap on a card plays it
    assert [(cell.text, cell.hidden, cell.names) for cell in other] == [("?", True, {})] * 11
    assert shown["farmers.cards", 0].cells[0].value == 11
    assert shown["farmers.cards", 0].title == "Cards"
    assert match.seat_name(1) == "Old Tom"
    assert farm.features.size < 512


def test_a_field_is_left_out_and_a_list_without_a_declaration_is_small(tmp_path: Path) -> None:
    text = (EXAMPLES / "connect_four.py").read_text()
    (tmp_path / "four.py").write_text(text)
    (tmp_path / "plain.py").write_text(text.replace(', Unseen("heights")', ","))
    shown = [open_game(tmp_path / name).new(seed=1).view(0).things for name in ("four.py", "plain.py")]
    assert [[thing.kind for thing in things] for things in shown] == [["grid"], ["grid", "numbers"]]


def test_players_called_by_a_colour_have_it_in_the_terminal(farm: Game) -> None:
    view = farm.new(seed=1).view(0)
    players = [SeatView(seat, name) for seat, name in enumerate(("white", "miller", "red"))]
    assert [style(structs.replace(view, players=players), seat) for seat in range(3)] == [
        "white",
        "dodger_blue1",
        "red",
    ]
