"""A laboratory for scenarios: what lies where, in the words of a position."""

from __future__ import annotations

from galapagos.games.laborigines.data import FACE_NAMES, HIDDEN
from galapagos.games.laborigines.names import seat_name
from galapagos.games.laborigines.notation import place_word, write_tokens
from galapagos.games.laborigines.state import Ending, State
from galapagos.games.laborigines.words import laborigine_of, place_of, seat_of
from tests.scene import Scene


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
        return seat_name(self.s, self.actor) if self.actor >= 0 else "chance" if self.actor == -1 else "nobody"

    def stock(self, seat: str) -> str:
        return write_tokens(self.s.stocks[seat_of(self.s, seat)])

    def place(self, laborigine: str) -> str:
        return place_word(self.s.laborigines[laborigine_of(self.s, laborigine)].place)

    @property
    def moa(self) -> str:
        return place_word(self.s.moa)

    def on(self, tile: str) -> str:
        """The tokens on a tile."""
        return write_tokens(self.s.tiles[place_of(tile)].energy)

    @property
    def removed(self) -> str:
        return write_tokens(self.s.removed)

    def face(self, tile: str) -> str:
        return FACE_NAMES[self.s.tiles[place_of(tile)].face - 1]

    def under(self, tile: str) -> str:
        under = self.s.tiles[place_of(tile)].under
        return {0: "unseen", HIDDEN: "hidden"}.get(under, FACE_NAMES[under - 1])

    def has_flag(self, laborigine: str) -> bool:
        return self.s.flag == laborigine_of(self.s, laborigine) + 1

    def is_infected(self, laborigine: str) -> bool:
        return self.s.laborigines[laborigine_of(self.s, laborigine)].infected == 1

    def has_acid(self, laborigine: str) -> bool:
        return self.s.laborigines[laborigine_of(self.s, laborigine)].acid == 1

    def lightning(self, laborigine: str) -> int:
        return self.s.laborigines[laborigine_of(self.s, laborigine)].lightning

    def out(self, seat: str) -> int:
        """The wave in which a player left; 0 while in play."""
        return self.s.out[seat_of(self.s, seat)]

    @property
    def ending(self) -> Ending | None:
        return Ending(self.s.ending) if self.s.ending else None

    @property
    def active(self) -> str:
        return seat_name(self.s, self.s.active)
