"""Rows of species as text: `A: carnivorous+swimming x2 (fed, shelter), plain | B: running#1 x3 (parasite)`."""

from __future__ import annotations

import re

from galapagos.engine.errors import Refused

from .data import BLACK_TOKENS, MAX_ANIMALS, MAX_TRAITS, SEAT_NAMES, TRAIT_NAMES
from .rules.rows import add_animal, add_trait, arrange, found_species
from .state import Face, Mark, Species, State, food, is_fed, is_marked, parasites
from .words import index

FACES = {"?": Face.SECRET, "shown": Face.SHOWN, "open": Face.OPEN}
MARKS = {"shelter": Mark.SHELTER, "attacked": Mark.TURNED, "hunting": Mark.HUNTING, "looked": Mark.LOOKED_AT}
SPECIES = re.compile(r"(?P<traits>[a-z_+#0-9]+?)(?: x(?P<animals>\d+))?(?: \[(?P<face>[a-z_?]+)\])?(?P<redirected> redirected)?(?: \((?P<marks>[^)]*)\))?")


# --- writing


def write_row(s: State, seat: int) -> str:
    species = ", ".join(write_species(s, s.species[k]) for k in range(s.rows[seat], s.rows[seat + 1]))
    return f"{SEAT_NAMES[seat]}: {species}".rstrip()


def write_species(s: State, species: Species) -> str:
    traits = [
        TRAIT_NAMES[species.order[i]] + (f"#{species.share[i]}" if species.share[i] else "") for i in range(species.count)
    ]
    text = "+".join(traits) or "plain"
    if species.animals > 1:
        text += f" x{species.animals}"
    if species.face:
        text += " [" + next((word for word, face in FACES.items() if face == species.face), TRAIT_NAMES[species.face - 1]) + "]"
    if species.redirected:
        text += " redirected"
    marks = [write_animal(species, s.animals[a]) for a in range(species.first, species.first + species.animals)]
    if species.face and species.animals == 1:           # that it is the one looked at goes without saying
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



# --- reading


def is_row(clause: str) -> bool:
    return clause[1:2] == ":" and clause[0] in SEAT_NAMES


def split_rows(clauses: list[str]) -> dict[int, list[str]]:
    rows: dict[int, list[str]] = {}
    for row in (part.strip() for clause in clauses for part in clause.split("|")):
        if not is_row(row):
            raise Refused(f"{row!r} is not a row of species: write A: plain, running x2 (fed) | B: ….")
        rows[SEAT_NAMES.index(row[0])] = [part.strip() for part in re.split(r",(?![^(]*\))", row[2:]) if part.strip()]
    return rows


def read_species(s: State, seat: int, text: str) -> None:
    match = SPECIES.fullmatch(text)
    if match is None:
        raise Refused(f"{text!r} is not a species: write its traits, then x2 for two animals, then (fed, shelter) for what they bear.")
    if s.count == MAX_ANIMALS:
        raise Refused(f"There are never more than {MAX_ANIMALS} species.")
    marks = [mark.split() for mark in match["marks"].split(",")] if match["marks"] else []
    animals = int(match["animals"]) if match["animals"] else max(1, len(marks))
    if not 1 <= animals <= MAX_ANIMALS - s.population or len(marks) > animals:
        raise Refused(f"{text!r} has a wrong number of animals.")
    k = found_species(s, seat)
    for name in match["traits"].split("+") if match["traits"] != "plain" else []:
        word, _, share = name.partition("#")
        if s.species[k].count == MAX_TRAITS:
            raise Refused(f"{text!r} has more traits than a species can bear.")
        add_trait(s, k, index(TRAIT_NAMES, word), int(share) if share.isdigit() and len(share) < 3 else 0)
    s.species[k].redirected = 1 if match["redirected"] else 0
    for _ in range(animals - 1):
        add_animal(s, k, 0)
    read_marks(s, s.species[k], marks)
    if match["face"]:
        s.species[k].face = FACES[match["face"]] if match["face"] in FACES else index(TRAIT_NAMES, match["face"]) + 1
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
            elif name in ("parasite", "parasites") and count <= 2 * BLACK_TOKENS:
                s.animals[a] += count * Mark.PARASITE
            elif name in MARKS:
                s.animals[a] |= MARKS[name]
            elif name != "hungry":
                raise Refused(f"{word!r} is not on an animal: use fed, food1, parasites2, {', '.join(MARKS)} or hungry.")
