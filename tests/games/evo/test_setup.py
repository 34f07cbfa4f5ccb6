"""Introduction and Setup, E1, E2, E21, E22: islands, hands, start spaces."""

from __future__ import annotations

from collections import Counter

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.language.contract import CHANCE
from galapagos.engine.match.match import Match
from galapagos.engine.match.story import PieceRegistry
from galapagos.games.evo.data import (
    BOARD_NAMES,
    BOARDS,
    CARD_COPIES,
    EVEN_PIECES,
    EVEN_START_PLACES,
    GENE_COPIES,
    IDEAL,
    PIECES,
    STARS,
    START_PLACES,
    Board,
    Map,
    Zone,
)
from galapagos.games.evo.island import (
    NEIGHBOURS,
    NOWHERE,
    SPACE_NAMES,
    SPACES,
    STARTS,
    ZONES,
    is_on,
    place_of,
    space_at,
)
from galapagos.games.evo.reason import Reason
from galapagos.games.evo.state import Phase
from tests.games.evo.island import RED, YELLOW, at, scene

GAME = find_game("evo")
SEATS_OF = {"BD": 3, "AD": 4, "BC": 4, "AC": 5}


def neighbours(board: int, space: int) -> list[int]:
    return [to for to in NEIGHBOURS[board][space] if to != NOWHERE]


@pytest.mark.parametrize("board", range(len(Map) * BOARDS))
def test_setup_an_island_has_fourteen_spaces_and_a_start_for_each_star(board: int) -> None:
    stars = sum(STARS[piece] for piece in BOARD_NAMES[board % BOARDS])
    spaces = [space for space in range(SPACES) if is_on(board, space)]
    assert stars == SEATS_OF[BOARD_NAMES[board % BOARDS]]
    assert len(spaces) == 14 * stars
    assert len([start for start in STARTS[board] if start in spaces]) == stars
    assert all((ZONES[board][space] == NOWHERE) == (space not in spaces) for space in range(SPACES))


@pytest.mark.parametrize("board", range(BOARDS), ids=BOARD_NAMES)
def test_setup_an_island_is_connected_and_neighbours_are_mutual(board: int) -> None:
    spaces = {space for space in range(SPACES) if is_on(board, space)}
    assert all(space in neighbours(board, to) for space in spaces for to in neighbours(board, space))
    reached, fringe = {min(spaces)}, [min(spaces)]
    while fringe:
        fringe = [to for space in fringe for to in neighbours(board, space) if to not in reached]
        reached |= set(fringe)
    assert reached == spaces


@pytest.mark.parametrize("board", range(BOARDS), ids=BOARD_NAMES)
def test_setup_pieces_join_at_the_seam(board: int) -> None:
    """Between r = -1 and r = 0 every space of the shorter side touches two of the other, or one at the shore."""
    north = [space for space in range(SPACES) if is_on(board, space) and place_of(board, space)[1] == -1]
    for space in north:
        x = place_of(board, space)[0]
        below = [to for to in (space_at(board, (x - 1, 0)), space_at(board, (x + 1, 0))) if to != NOWHERE]
        assert below == [to for to in neighbours(board, space) if place_of(board, to)[1] == 0]
    assert any(place_of(board, to)[1] == 0 for space in north for to in neighbours(board, space))


def test_setup_the_rows_of_the_pieces_lie_where_they_were_reconstructed() -> None:
    assert place_of(Board.AC, SPACE_NAMES.index("a3")) == (-1, -5)
    assert place_of(Board.BD, SPACE_NAMES.index("e1")) == (-7, -1)
    assert space_at(Board.AC, (100, 0)) == NOWHERE
    assert space_at(Board.AC, (0, -5)) == NOWHERE
    assert space_at(Board.AC, (1, 9)) == NOWHERE


def test_introduction_zones_go_from_hot_to_cold_round_a_ring_of_six() -> None:
    assert IDEAL == (Zone.BEACH, Zone.PLAIN, Zone.HILL, Zone.MOUNTAIN, Zone.HILL, Zone.PLAIN)


def test_introduction_every_species_begins_with_an_egg_a_foot_a_fur_and_a_parasol() -> None:
    players = GAME.module("view").view(GAME.new_state(5), 0, PieceRegistry.empty(GAME)).players
    assert [{gene: count for gene, count in player.genes.items() if count} for player in players] == [
        {"foot": 1, "egg": 1, "fur": 1, "parasol": 1}
    ] * 5


def test_setup_counts_of_genes_and_cards_are_those_of_the_box() -> None:
    assert GENE_COPIES == (6, 12, 8, 8, 8, 8, 6, 6)
    assert sum(CARD_COPIES) == 26


def test_setup_all_genes_are_in_the_bag_and_all_cards_in_the_deck() -> None:
    match = Match(GAME, GAME.new_state(3), None)
    weights = [0] * len(match.legal())
    GAME.rules.weights(match.state, match.legal(), len(weights), weights)
    assert tuple(match.state.bag) == GENE_COPIES
    assert {GAME.actions.text(action): weight for action, weight in zip(match.legal(), weights, strict=True)} == {
        f"deal {card.word}": card.copies for card in GAME.module("data").CARDS
    }


@pytest.mark.parametrize(("seats", "meteor"), [(3, 0), (4, 1), (5, 2)])
def test_setup_ten_points_each_climate_on_the_beach_meteor_by_the_number_of_players(seats: int, meteor: int) -> None:
    s = GAME.new_state(seats)
    assert [species.points for species in s.species] == [10] * seats + [0] * (5 - seats)
    assert (s.climate, s.meteor, sum(s.bag), s.deck_size) == (0, meteor, 62, 26)


def test_e1_four_players_draw_their_island() -> None:
    match = Match(GAME, GAME.new_state(4), None)
    assert match.is_chance
    assert [GAME.actions.text(action) for action in match.legal()] == ["board AD", "board BC"]
    assert "AD or BC" in match.why_not("board AC")
    assert match.why_not("board AD") == match.why_not("board BC") == ""
    match.play("board BC")
    assert (match.state.board, match.state.phase) == (Board.BC, Phase.DEAL)


@pytest.mark.parametrize(("option", "board"), [("AD", Board.AD), ("BC", Board.BC)])
def test_e1_four_players_may_choose_their_island(option: str, board: int) -> None:
    s = GAME.new_state(4, {"board": option})
    assert (s.board, s.phase) == (board, Phase.DEAL)


@pytest.mark.parametrize("seats", [3, 5])
def test_e1_other_numbers_of_players_have_one_island(seats: int) -> None:
    with pytest.raises(Refused, match="four players only"):
        GAME.new_state(seats, {"board": "AD"})
    assert GAME.new_state(seats).phase == Phase.DEAL


def test_e21_three_cards_each_seat_0_first() -> None:
    one = scene("seats 3; deal; red hand lurch brood")
    assert one.actor == CHANCE
    one.play("deal neoprene", "deal neoprene")
    assert [species.cards for species in one.s.species[:3]] == [3, 1, 0]
    assert one.s.species[RED].hand[14] == one.s.species[YELLOW].hand[14] == 1
    assert one.refuses("deal neoprene") == Reason.NOT_IN_THE_DECK
    assert one.refuses("roll 1") == Reason.NOT_NOW
    one.play("deal brood", "deal bargain", "deal sunscreen", "deal sunscreen")
    assert ([species.cards for species in one.s.species[:3]], one.s.phase) == ([3, 3, 2], Phase.DEAL)
    assert one.play("deal onward").s.phase == Phase.START


def test_e21_every_card_in_the_deck_is_as_likely_as_the_others() -> None:
    one = scene("seats 3; deal; red hand brood")
    actions = one.match.legal()
    weights = [0] * len(actions)
    GAME.rules.weights(one.s, actions, len(actions), weights)
    assert dict(zip(one.options, weights, strict=True))["deal brood"] == 1
    assert dict(zip(one.options, weights, strict=True))["deal neoprene"] == 2
    assert sum(weights) == 25


@pytest.mark.parametrize(
    ("position", "start", "spaces"),
    [
        ("seats 3", "h3", ["h3", "e1", "b3"]),
        ("seats 4; board AD", "d1", ["d1", "a3", "b9", "h3"]),
        ("seats 4; board BC", "g8", ["g8", "i2", "e1", "b3"]),
        ("seats 5", "a3", ["a3", "b9", "g8", "i2", "d1"]),
    ],
)
def test_e2_the_start_of_seat_0_is_drawn_and_the_others_follow_clockwise(
    position: str, start: str, spaces: list[str]
) -> None:
    one = scene(f"{position}; start")
    assert sorted(one.options) == sorted(f"start {space}" for space in spaces)
    assert one.refuses("start c3") == Reason.NOT_A_START
    one.play(f"start {start}")
    assert [at(one, seat) for seat in range(one.s.seats)] == spaces
    assert (one.s.round, one.s.phase) == (1, Phase.INITIATIVE)


def test_e22_the_even_map_has_the_same_shape_and_zones_in_other_places() -> None:
    assert EVEN_PIECES != PIECES
    for name, rows in PIECES.items():
        assert [len(row) for row in EVEN_PIECES[name]] == [len(row) for row in rows]
        assert Counter("".join(EVEN_PIECES[name])) == Counter("".join(rows))
    for piece in PIECES:
        stars = {
            frozenset(place for place in places if (place[1] < 0) == (piece in "AB"))
            for name, places in zip(BOARD_NAMES, EVEN_START_PLACES, strict=True)
            if piece in name
        }
        assert len(stars) == 1, "a piece has the same stars on every board"


@pytest.mark.parametrize("name", ["first", "even"])
def test_e22_the_map_that_is_played_has_its_own_zones_and_stars(name: str) -> None:
    pieces, stars = (PIECES, START_PLACES) if name == "first" else (EVEN_PIECES, EVEN_START_PLACES)
    match = Match(GAME, GAME.new_state(4, {"map": name, "board": "AD"}), None)
    while match.state.phase != Phase.START:
        match.play(match.legal()[0])
    shown = match.view(RED).spaces
    assert {(space.x, space.r) for space in shown if space.star} == set(stars[Board.AD])
    assert "".join(space.zone[0] for space in shown) == "".join(
        {"Y": "b", "G": "p", "B": "h", "M": "m"}[zone]
        for rows in (pieces["A"], pieces["D"])
        for row in rows
        for zone in row
    )
    starts = {GAME.actions.text(action).split()[1] for action in match.legal()}
    assert starts == {space.name for space in shown if space.star}


def test_e22_new_tables_have_the_even_map_and_old_records_the_first() -> None:
    assert GAME.options_of(GAME.new_state(3))["map"] == "even"
    assert GAME.options_of(GAME.recorded_state(3))["map"] == "first"
    assert GAME.options_of(scene("seats 3; start").s)["map"] == "first"
    assert GAME.new(3, seed=1).record.options == {"map": "even"}
