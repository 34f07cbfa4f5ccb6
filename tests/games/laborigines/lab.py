"""A laboratory for scenarios: what lies where, in the words of a position."""

from __future__ import annotations

from galapagos.games.laborigines.actions import TILE
from galapagos.games.laborigines.data import FACE_NAMES, HIDDEN
from galapagos.games.laborigines.notation import CODECS, TOKENS
from galapagos.games.laborigines.state import Ending, Laborigine, State, Tile, Tokens, laborigine_words, seat_words
from tests.scene import Scene


def write_tokens(tokens: Tokens) -> str:
    return TOKENS.write(tokens.of) or ""


def write_place(place: int) -> str:
    return CODECS["place"].write(place) or ""


class Lab(Scene):
    def __init__(self, position: str) -> None:
        super().__init__("laborigines", position)

    @property
    def s(self) -> State:
        state: State = self.match.state
        return state

    def play(self, *actions: str) -> Lab:
        super().play(*actions)
        return self

    @property
    def who(self) -> str:
        """The actor's name, or chance."""
        return seat_words(self.s)[self.actor] if self.actor >= 0 else "chance" if self.actor == -1 else "nobody"

    def laborigine(self, name: str) -> Laborigine:
        return self.s.laborigines[laborigine_words(self.s).index(name)]

    def tile(self, name: str) -> Tile:
        return self.s.tiles[TILE.value(name)]

    def stock(self, seat: str) -> str:
        return write_tokens(self.s.stocks[seat_words(self.s).index(seat)])

    def place(self, laborigine: str) -> str:
        return write_place(self.laborigine(laborigine).place)

    @property
    def moa(self) -> str:
        return write_place(self.s.moa)

    def on(self, tile: str) -> str:
        """The tokens on a tile."""
        return write_tokens(self.tile(tile).energy)

    @property
    def removed(self) -> str:
        return write_tokens(self.s.removed)

    def face(self, tile: str) -> str:
        return FACE_NAMES[self.tile(tile).face - 1]

    def under(self, tile: str) -> str:
        under = self.tile(tile).under
        return {0: "unseen", HIDDEN: "hidden"}.get(under, FACE_NAMES[under - 1])

    def has_flag(self, laborigine: str) -> bool:
        return self.s.flag == laborigine_words(self.s).index(laborigine) + 1

    def is_infected(self, laborigine: str) -> bool:
        return self.laborigine(laborigine).infected == 1

    def has_acid(self, laborigine: str) -> bool:
        return self.laborigine(laborigine).acid == 1

    def lightning(self, laborigine: str) -> int:
        return self.laborigine(laborigine).lightning

    def out(self, seat: str) -> int:
        """The wave in which a player left; 0 while in play."""
        return self.s.out[seat_words(self.s).index(seat)]

    @property
    def ending(self) -> Ending | None:
        return Ending(self.s.ending) if self.s.ending else None

    @property
    def active(self) -> str:
        return seat_words(self.s)[self.s.active]
