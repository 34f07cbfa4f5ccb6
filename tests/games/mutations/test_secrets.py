"""What a player may know (M1, M30)."""

from __future__ import annotations

import msgspec
import pytest

from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.struct import copy
from galapagos.engine.match.story import PieceRegistry
from galapagos.games.mutations import GAME
from galapagos.games.mutations.data import Trait
from galapagos.games.mutations.state import Face
from tests.games.mutations.table import Still, still

SECRETS = (
    "option extras=anglerfish; seats 3; A: plain [anglerfish], running [flight] | B: plain [running] | C: plain; "
    "discarded A swimming swimming; discarded C budding; discards 2 0 1"
).replace("[flight]", "[grazing]")


def permuted(table: Still, seat: int, seed: int) -> Still:
    """The same table with other secrets of the others."""
    other = copy(table.s)
    random = Random()
    start_random(random, seed, 0)
    table.game.rules.hide(other, seat)
    table.game.rules.guess(other, seat, random)
    twin = still(SECRETS)
    twin.s = other
    return twin


def test_hide_leaves_the_own_secrets_and_takes_those_of_others() -> None:
    table = still(SECRETS)
    hidden = table.game.hidden(table.s, 0)
    assert [species.face for species in hidden.species[:4]] == [
        Trait.ANGLERFISH + 1,
        Trait.GRAZING + 1,
        Face.SECRET,
        Face.UNSEEN,
    ]
    assert hidden.players[0].faces[Trait.SWIMMING] == 2
    assert hidden.players[2].faces[Trait.BUDDING] == 0
    assert hidden.players[2].forgotten == 1  # that a card was looked at and discarded is public
    assert hidden.unseen[Trait.RUNNING] == table.s.unseen[Trait.RUNNING] + 1
    assert hidden.unseen[Trait.BUDDING] == table.s.unseen[Trait.BUDDING] + 1


def test_a_spectator_knows_no_secret() -> None:
    table = still(SECRETS)
    hidden = table.game.hidden(table.s, -1)
    assert all(species.face <= 0 for species in hidden.species)
    assert not any(any(player.faces) for player in hidden.players)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_guess_is_sound_and_hides_to_the_same_bytes(seat: int) -> None:
    table = still(SECRETS)
    for seed in range(20):
        twin = permuted(table, seat, seed)
        assert table.game.rules.audit(twin.s) == 0
        assert [sum(player.faces) for player in twin.s.players[:3]] == [2, 0, 1]
        assert table.game.hidden(twin.s, seat) == table.game.hidden(table.s, seat)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_permuted_secrets_give_the_same_view_to_the_byte(seat: int) -> None:
    table = still(SECRETS)
    ids = PieceRegistry.of_position(GAME, table.s)
    seen = msgspec.json.encode(GAME.view.view(table.game.hidden(table.s, seat), seat, ids))
    for seed in range(20):
        twin = permuted(table, seat, seed)
        assert msgspec.json.encode(GAME.view.view(table.game.hidden(twin.s, seat), seat, ids)) == seen


def test_guesses_differ() -> None:
    table = still(SECRETS)
    assert len({permuted(table, 2, seed).s.species[0].face for seed in range(20)}) > 3


def test_the_question_whether_to_reveal_does_not_depend_on_what_the_card_is() -> None:
    for face in ("anglerfish", "running"):
        table = still(f"option extras=anglerfish; A: carnivorous | B: plain [{face}], plain; food 9; feeding A").play(
            "hunt a1", "attack s3"
        )
        assert table.game.rules.asked(table.s)
        assert table.actor == 1


def test_what_everybody_has_seen_is_not_hidden() -> None:
    table = still("option extras=anglerfish; A: plain [shown], anglerfish [open] | B: plain")
    assert table.game.hidden(table.s, 1) == table.s
