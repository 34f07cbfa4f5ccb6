"""Positions of Random Mutations, as a person writes them.

    A: carnivorous+swimming x2 (fed, shelter), plain | B: running x3 (parasite); food 3; parasites 1

A species is its traits as they were played, how many animals it has, and in brackets what each of them bears. What is
left out: nobody has played a card yet if no row is named; tokens on the table make it a feeding turn of the first
player; players hold seven cards; all other cards lie in the main deck, and nobody has seen their faces.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from types import SimpleNamespace
from typing import Any

from galapagos.engine.errors import Refused
from galapagos.engine.language.contract import CHANCE, OVER
from galapagos.engine.language.struct import assign
from galapagos.engine.notation.clause import Clause, Column, Item, Notation
from galapagos.engine.notation.codec import Bits, Codec, Counts, Custom, Name, Number, Rest, Words

from .actions import ANIMAL, SPECIES, AnimalId, SpeciesId
from .data import MAX_ANIMALS, MAX_TRAITS, PERMISSION_NAMES, ROLL_NAMES, SEAT_NAMES, TRAIT_NAMES
from .possible import ABOUT_A_CARD, ATTACK, NEVER, ROLLS
from .rules import QUESTIONS, question
from .rules.attack import is_ready, set_out
from .rules.audit import known_faces, shown_faces, traits_in_play
from .rules.rows import add_animal, add_trait, arrange, found_species
from .rules.turn import go_on
from .rules.winner import find_ending
from .species import all_parasites, food, herd_of, is_fed, is_marked, parasites
from .state import PHASE_NAMES, Face, Mark, Phase, Species, State, all_species, all_traits, copies

TOKENS = {"food", "shelters", "parasites"}
FACES = {"?": Face.SECRET, "shown": Face.SHOWN, "open": Face.OPEN}
MARKS = {"shelter": Mark.SHELTER, "attacked": Mark.TURNED, "hunting": Mark.HUNTING, "looked": Mark.LOOKED_AT}
PATTERN = re.compile(
    r"(?P<traits>[a-z_+#0-9]+?)(?: x(?P<animals>\d+))?(?: \[(?P<face>[a-z_?]+)\])?(?P<redirected> "
    r"redirected)?(?: \((?P<marks>[^)]*)\))?"
)
COMMA = re.compile(r",(?![^(]*\))")  # outside brackets
ROWS = tuple(f"{name}:" for name in SEAT_NAMES)
ASKED = tuple("" if name in TOKENS else name for name in PHASE_NAMES)
TRAIT = Name(TRAIT_NAMES)
PERMISSIONS = Counts(PERMISSION_NAMES)


class Row:
    """A player's species, as an array of texts."""

    def __init__(self, s: State, number: int) -> None:
        if number >= s.seats:
            raise Refused("mutations/row-without-player", player=SEAT_NAMES[number], number=s.seats)
        self.s, self.number, self.species = s, number, self

    def __iter__(self) -> Iterator[str]:
        return (
            write_species(self.s, self.s.species[k])
            for k in range(self.s.rows[self.number], self.s.rows[self.number + 1])
        )

    def __setitem__(self, place: int, text: str) -> None:
        read_species(self.s, self.number, text)


def write_species(s: State, species: Species) -> str:
    traits = [
        TRAIT_NAMES[species.order[i]] + (f"#{species.share[i]}" if species.share[i] else "")
        for i in range(species.count)
    ]
    text = ("+".join(traits) or "plain") + (f" x{species.animals}" if species.animals > 1 else "")
    if species.face:
        text += (
            " ["
            + next((word for word, face in FACES.items() if face == species.face), TRAIT_NAMES[species.face - 1])
            + "]"
        )
    text += " redirected" if species.redirected else ""
    marks = [write_animal(species, s.animals[a]) for a in range(species.first, species.first + species.animals)]
    if species.face and species.animals == 1:  # that it is the one looked at goes without saying
        marks = [marks[0].removesuffix("looked").rstrip()]
    while marks and not marks[-1]:
        marks.pop()
    return text + (f" ({', '.join(mark or 'hungry' for mark in marks)})" if marks else "")


def write_animal(species: Species, animal: int) -> str:
    words = []
    if food(animal):
        words.append("fed" if is_fed(species, animal) else f"food{food(animal)}")
    if parasites(animal):
        words.append("parasite" if parasites(animal) == 1 else f"parasites{parasites(animal)}")
    return " ".join(words + [word for word, mark in MARKS.items() if is_marked(animal, mark)])


def read_species(s: State, seat: int, text: str) -> None:
    match = PATTERN.fullmatch(text)
    if match is None:
        raise Refused("mutations/species-malformed", text=repr(text))
    if s.count == MAX_ANIMALS:
        raise Refused("mutations/species-too-many", most=MAX_ANIMALS)
    marks = [mark.split() for mark in match["marks"].split(",")] if match["marks"] else []
    animals = int(match["animals"]) if match["animals"] else max(1, len(marks))
    if not 1 <= animals <= MAX_ANIMALS - s.population or len(marks) > animals:
        raise Refused("mutations/animals-wrong", text=repr(text))
    k = found_species(s, seat)
    for name in match["traits"].split("+") if match["traits"] != "plain" else []:
        word, _, share = name.partition("#")
        if s.species[k].count == MAX_TRAITS:
            raise Refused("mutations/traits-too-many", text=repr(text))
        add_trait(s, k, TRAIT.read(word), int(share) if share.isdigit() and len(share) < 3 else 0)
    s.species[k].redirected = 1 if match["redirected"] else 0
    for _ in range(animals - 1):
        add_animal(s, k, 0)
    read_marks(s, s.species[k], marks)
    if match["face"]:
        s.species[k].face = FACES[match["face"]] if match["face"] in FACES else TRAIT.read(match["face"]) + 1
        if animals == 1 and s.species[k].face != Face.OPEN:
            s.animals[s.species[k].first] |= Mark.LOOKED_AT
    arrange(s, k)


def read_marks(s: State, species: Species, marks: list[list[str]]) -> None:
    for a, words in enumerate(marks, species.first):
        for word in words:
            name = word.rstrip("0123456789")
            count = int(word[len(name) :][:3] or 1)
            if name == "fed":
                s.animals[a] += species.need * Mark.FOOD
            elif name == "food" and count <= species.need:
                s.animals[a] += count * Mark.FOOD
            elif name in ("parasite", "parasites") and count < Mark.FOOD // Mark.PARASITE:
                s.animals[a] += count * Mark.PARASITE
            elif name in MARKS:
                s.animals[a] |= MARKS[name]
            elif name != "hungry":
                raise Refused("mutations/animal-mark-unknown", word=repr(word), names=", ".join(MARKS))


CODECS: dict[str, Codec] = {
    "row": Name(ROWS),
    "menagerie": Rest(
        lambda row: ", ".join(row) or None, lambda text: [part.strip() for part in COMMA.split(text) if part.strip()]
    ),
    "player": Name(SEAT_NAMES),
    "players": Words(SEAT_NAMES),
    "species": Name(SPECIES.names),
    "last": Name(("last",), 1, nothing=0),
    "asked": Name(ASKED),
    "roll": Name(PHASE_NAMES[Phase.FOOD : Phase.FEEDING], Phase.FOOD),
    "worst": Number(999),
    "grazed": Name(("grazed",), 1, nothing=0),
    "blue": Counts(ANIMAL.names, numbered=True),
    "tokens": Number(120, nothing=0),
    "cards": Number(999),
    "rolls": Counts(ROLL_NAMES, numbered=True),
    "piles": Rest(
        lambda piles: " ".join(map(str, piles)), lambda text: [Number(999).read(word) for word in text.split()]
    ),
    "gone": Counts(TRAIT_NAMES, numbered=True, sign=-1),
    "faces": Counts(TRAIT_NAMES),
    "unknown": Number(999, nothing=0),
    "traits": Bits(TRAIT_NAMES),
    "permissions": Custom(
        lambda left: (PERMISSIONS.write(left) or "").replace(" ", "+") or None,
        lambda word: PERMISSIONS.read(word.replace("+", " ")),
    ),
    "poison": Name(("poison",), 1, nothing=0),
}


def find(s: State, words: list[str]) -> State:
    """Refuses players and species that are not there."""
    for word in words[1:]:
        if word in SEAT_NAMES and SEAT_NAMES.index(word) >= s.seats:
            raise Refused("seat-not-played", player=word, number=s.seats)
        if word in SPECIES.names and SPECIES.value(word) >= s.count:
            raise Refused("mutations/species-unknown", name=word, most=s.count)
    return s


def question_of(s: State) -> Iterable[Any]:
    if s.ending or s.phase in ROLLS:
        return ()
    is_extinction = s.phase == Phase.EXTINCTION
    mover = s.actor if is_extinction else s.mover if s.phase != Phase.BEGIN else None
    chosen, worst = s.chosen if s.phase in ABOUT_A_CARD else None, s.worst if is_extinction else None
    return (SimpleNamespace(phase=s.phase, mover=mover, chosen=chosen, worst=worst, grazed=s.grazed),)


def find_question(s: State, words: list[str]) -> State:
    s.mover = s.first
    phase = ASKED.index(words[0])
    for word in words[2:]:
        if not (
            word == "grazed"
            or (phase == Phase.EXTINCTION and word.isdigit())
            or (phase in ABOUT_A_CARD and word in SPECIES.names)
        ):
            raise Refused("mutations/word-misplaced", word=repr(word), words=repr(" ".join(words)))
    return find(s, words)


def find_piles(s: State, words: list[str]) -> Column:
    if len(words) != s.seats + 1:
        raise Refused("mutations/row-numbers-wrong", words=repr(" ".join(words)), number=s.seats)
    return Column(s.players[: s.seats])


def seats_of(s: State) -> list[Item]:
    return [Item(s, seat, s.players[seat]) for seat in range(s.seats)]


def find_seat(s: State, words: list[str]) -> Item:
    seat: int = CODECS["player"].read(words[1] if len(words) > 1 else "")
    return seats_of(find(s, words[:2]))[seat]


def gone_of(s: State) -> Iterable[Any]:
    """Faces that were turned up and are face down again or discarded."""
    return (
        SimpleNamespace(
            unseen=[copies(s, t) - s.unseen[t] - traits_in_play(s, t) - known_faces(s, t) for t in all_traits(s)]
        ),
    )


def attack_of(s: State) -> Iterable[Any]:
    """The prey is told while there is one."""
    one, has_prey = s.attack, Phase.IGNORING <= s.phase <= Phase.VICTIM
    fields = {name: getattr(one, name) for name in ("hunter", "ignored", "permissions", "poison")}
    return (SimpleNamespace(prey=one.prey if has_prey else None, **fields),) if s.phase in ATTACK else ()


CLAUSES = (
    Clause(
        "{number:row} [{species:menagerie}]",
        lambda s: [Row(s, seat) for seat in range(s.seats)],
        lambda s, words: Row(s, ROWS.index(words[0])),
    ),
    Clause("turn {turn:number} [{final:last}]"),
    Clause("first {first:player}", find=find),
    Clause(
        "{phase:asked} [{mover:player}] [{chosen:species}] [{worst:worst}] [{grazed:grazed}]",
        question_of,
        find_question,
    ),
    Clause("climate [{phase:roll}]", lambda s: (s,) if s.phase in ROLLS else (), find),
    Clause("over", lambda s: (s,) if s.ending else ()),
    Clause("blue {blue:blue}"),
    Clause("food {red:tokens}"),
    Clause("parasites {black:tokens}"),
    Clause("shelters {green:tokens}"),
    Clause("rolled {rolls:rolls}"),
    Clause("deck {deck:cards}"),
    Clause("decks {deck:piles}", lambda s: (Column(s.players[: s.seats]),), find_piles),
    Clause("discards {discard:piles}", lambda s: (Column(s.players[: s.seats]),), find_piles),
    Clause("passed {passed:players}", find=find),
    Clause("gone {unseen:gone}", gone_of),
    Clause("discarded {number:player} {faces:faces}", seats_of, find_seat, key=2),
    Clause(
        "forgotten {number:player} {forgotten:unknown}",
        lambda s: [SimpleNamespace(number=one.number, forgotten=one.forgotten - sum(one.faces)) for one in seats_of(s)],
        find_seat,
        key=2,
    ),
    Clause(
        "attack {hunter:species} [on {prey:species}] [ignoring {ignored:traits}] [permitted "
        "{permissions:permissions}] [{poison:poison}]",
        attack_of,
        lambda s, words: find(s, words).attack,
    ),
)


# --- what a text leaves out


def prepare(s: State, clauses: list[list[str]]) -> None:
    """Nobody has played a card where there is no row; else there is nothing on the table yet."""
    said = {words[0] for words in clauses}
    asked = [words[0] for words in clauses if words[0] in (*ASKED, "climate", "over")]
    if len(set(asked)) > 1:
        raise Refused("questions-two", first=asked[0], second=asked[1])
    before = State()
    before.seats, before.turn, before.options = s.seats, 1, s.options
    before.phase = Phase.FOOD if "climate" in said else Phase.FEEDING if said & TOKENS else Phase.DEVELOPMENT
    for seat in range(s.seats):
        before.players[seat].deck = s.players[seat].deck
        for _ in range(0 if said & set(ROWS) else s.rows[1]):
            found_species(before, seat)
    assign(s, before)


def complete(s: State, said: set[str]) -> None:
    if not said & {*ASKED, "climate", "over"}:
        s.mover = s.first
    for player in s.players:
        player.forgotten += sum(player.faces)
    for trait in all_traits(s):
        # M30: face down again, they are gone whether a text says so or not
        unnamed = max(0, shown_faces(s, trait) + s.unseen[trait])
        s.unseen[trait] += copies(s, trait) - traits_in_play(s, trait) - known_faces(s, trait) - unnamed
    complete_piles(s, said)
    find_actor(s, "over" in said)


def complete_piles(s: State, said: set[str]) -> None:
    missing = sum(copies(s, trait) - traits_in_play(s, trait) for trait in all_traits(s)) + sum(
        one.face == Face.OPEN for one in s.species
    )
    missing -= (
        s.population + s.deck + sum(player.deck + player.discard for player in s.players) + (s.phase == Phase.FACE)
    )
    if "deck" not in said:
        s.deck = missing
    elif "discards" not in said:
        s.players[0].discard = missing
    elif "decks" not in said:
        s.players[0].deck += missing
    elif missing != 0:
        raise Refused(
            "mutations/deck-cards-missing" if missing > 0 else "mutations/deck-cards-too-many", count=abs(missing)
        )


def find_actor(s: State, is_over: bool) -> None:
    if is_over:
        s.phase, s.final, s.mover, s.actor, s.ending = Phase.EXTINCTION, 1, 0, OVER, find_ending(s)
        return
    if s.phase in ATTACK and s.count:
        herd = list(herd_of(s, SpeciesId(s.attack.hunter)))
        # where none is marked, the first that is ready
        if not any(is_marked(s.animals[a], Mark.HUNTING) for a in herd):
            set_out(s, next(filter(lambda a: is_ready(s, a), herd), AnimalId(s.species[s.attack.hunter].first)))
    if s.phase == Phase.DEVELOPMENT:
        s.mover = (s.mover - 1) % s.seats  # the next who has a card
        go_on(s)
    elif s.phase == Phase.EXTINCTION:
        s.worst = s.worst or max((all_parasites(s, k) for k in all_species(s)), default=0)
        s.step = (s.mover - s.first) % s.seats
    if s.phase in (Phase.BEGIN, Phase.EXTINCTION, *ROLLS):
        s.mover = 0
    who = QUESTIONS[question(s)].who
    s.actor = who(s) if who else CHANCE


NOTATION = Notation(
    CODECS,
    CLAUSES,
    prepare=prepare,
    complete=complete,
    never=NEVER,
    go_on=lambda s: None,
    separators=";|",
    players=lambda clauses: max([2, *(ROWS.index(words[0]) + 1 for words in clauses if words[0] in ROWS)]),
)
