"""Every event card, every gene and every kind of action occurs in random games."""

from __future__ import annotations

from galapagos.engine.game import find_game
from galapagos.games.evo.data import CARD_WORDS, GENE_NAMES
from galapagos.lab.fuzzing import fuzz

GAME = find_game("evo")


def test_every_card_is_dealt_played_and_withdrawn_and_every_gene_drawn() -> None:
    counts = fuzz(GAME, 800).counts
    texts = [f"{verb} {word}" for verb in ("deal", "play", "withdraw") for word in CARD_WORDS] + [
        f"gene {name}" for name in GENE_NAMES
    ]
    assert [text for text in texts if counts[GAME.actions.parse(text)] == 0] == []
