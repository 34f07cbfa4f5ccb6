"""The greedy player does what a sensible person would do."""

from __future__ import annotations

from galapagos.bots import bots_of, make_bot
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.match.match import new
from galapagos.games.mutations.actions import PASS
from galapagos.games.mutations.heuristics import avoids, hoard, value
from tests.games.mutations.table import Still, still
from tests.records.make import best_looking


def best(table: Still) -> list[str]:
    from galapagos.engine.match.match import from_position
    from galapagos.engine.notation.position import describe

    random = Random()
    start_random(random, 1, 0)
    match = from_position("mutations", describe(table.game, table.s))
    return [table.game.actions.text(action) for action in best_looking(match, match.legal(), random)]


def test_it_completes_a_meal_rather_than_beginning_another() -> None:
    assert best(still("A: high_body_weight x2 (food1) | B: plain x2; food 3; feeding A")) == ["feed a1"]


def test_it_does_not_hunt_its_own_species_if_there_is_other_prey() -> None:
    assert best(still("A: carnivorous, plain | B: plain; food 3; feeding A").play("hunt a1")) == ["attack s3"]


def test_it_prefers_prey_that_does_not_run_and_is_not_poisonous() -> None:
    assert best(still("A: carnivorous | B: running x2, poisonous x2, plain x2; food 3; feeding A").play("hunt a1")) == [
        "attack s4"
    ]


def test_it_ignores_poison() -> None:
    table = still("A: carnivorous | B: development_defects+poisonous+running; food 3; feeding A").play(
        "hunt a1", "attack s2"
    )
    assert best(table) == ["ignore poisonous"]


def test_it_gives_up_a_hungry_animal_rather_than_a_fed_one() -> None:
    table = still("A: carnivorous | B: plain x2 (fed, hungry); parasites 3; feeding A").play("hunt a1", "attack s2")
    assert best(table) == ["lose a3"]


def test_it_feeds_a_hunter_with_nothing_else_to_eat() -> None:
    assert best(still("A: obligate_carnivorous, plain (fed shelter) | B: plain x3; food 9; feeding A")) == ["hunt a1"]


def test_it_plays_its_cards_in_the_last_turn() -> None:
    assert best(still("A: plain | B: plain; turn 7 last; deck 0; decks 3 0")) != ["pass"]


def test_it_keeps_its_cards_until_then_but_for_animals_that_will_find_food() -> None:
    assert best(still("A: plain, plain | B: plain; turn 2; deck 50; decks 6 6; development A")) != ["pass"]
    assert best(still("A: plain x3, plain x2 | B: plain; turn 2; deck 50; decks 6 6; development A")) == ["pass"]


def test_in_the_last_turn_cards_are_traits_of_whoever_will_be_fed() -> None:
    moves = best(still("A: plain, plain, plain, plain, plain | B: plain; turn 7 last; deck 0; decks 4 0"))
    assert moves
    assert all(move.startswith("trait") for move in moves)


def test_a_card_counts_until_it_can_not_be_played_any_more() -> None:
    many, few, late = (
        still(f"A: plain | B: plain; turn 7 last; deck 0; {rest}")
        for rest in ("decks 5 0", "decks 2 0", "decks 5 0; feeding A; food 3")
    )
    assert value(many.s, 0) > value(few.s, 0) > value(late.s, 0)


def test_more_living_animals_are_worth_more() -> None:
    few, many = (
        still("A: plain (fed) | B: plain (fed); parasites 2"),
        still("A: plain x2 (fed, fed) | B: plain (fed); parasites 2"),
    )
    assert value(many.s, 0) > value(few.s, 0)
    assert value(many.s, 1) < value(few.s, 1)


def test_below_the_top_a_level_passes_only_with_few_cards_or_none_of_use() -> None:
    def passes(position: str, level: int) -> bool:
        return not avoids(still(position).s, level, PASS.start)

    assert [passes("A: plain | B: plain; turn 2; decks 3 0; development A", level) for level in (1, 2, 3, 4)] == [
        False, False, False, True
    ]  # fmt: skip
    crowded = "plain x2, " * 3 + "plain x2"
    assert passes(f"A: {crowded} | B: plain; turn 2; decks 3 0; development A", 1), "no food is left for another animal"
    assert passes("A: plain | B: plain; turn 5 last; deck 0; decks 3 0; development A", 1), (
        "the last turn has its own sense"
    )


def test_a_hoarder_keeps_three_animals_and_his_cards() -> None:
    assert planned(still("A: plain, plain | B: plain; development A")) == "species"
    assert planned(still("A: plain x2, plain | B: plain; development A")) == "pass"
    assert planned(still("A: plain x2, plain | B: plain; deck 0; turn 5 last; development A")) == ""


def planned(table: Still) -> str:
    action = hoard(table.s)
    return table.game.actions.text(action) if action >= 0 else ""


def test_a_hoarder_can_play_a_whole_game() -> None:
    match = new("mutations", 2, 3)
    assert "hoarder" in bots_of(match.game)
    bots = [make_bot(match.game, name, 1) for name in ("hoarder", "greedy")]
    while (decision := match.decision) is not None:
        match.play(bots[decision.seat].choose(match.game, match.game.hidden(match.state, decision.seat)))
    assert match.is_over
