"""What species, animals and traits are called in sentences."""

from __future__ import annotations

from .actions import AnimalId
from .data import TRAIT_NAMES
from .state import Mark, Species, State, food, is_fed, is_marked, parasites, species_of

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def number_word(number: int) -> str:
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def plural(number: int, noun: str) -> str:
    """`one card`, `two cards`."""
    return f"{number_word(number)} {noun}{'' if number == 1 else 's'}"


def trait_name(trait: int) -> str:
    return TRAIT_NAMES[trait].replace("_", " ")


def trait_list(species: Species) -> str:
    return ", ".join(trait_name(species.order[i]) for i in range(species.count)) or "no traits"


def species_name(s: State, k: int) -> str:
    """`s3 (carnivorous, swimming)`."""
    return f"s{k + 1} ({trait_list(s.species[k])})"


def animal_words(species: Species, animal: int) -> list[str]:
    """What an animal bears: fed, one food, two parasites, sheltered, has attacked."""
    words = []
    if food(animal):
        words.append("fed" if is_fed(species, animal) else f"{food(animal)} of {species.need} food")
    if is_marked(animal, Mark.SHELTER):
        words.append("sheltered")
    if parasites(animal):
        words.append(plural(parasites(animal), "parasite"))
    if is_marked(animal, Mark.TURNED):
        words.append("has attacked")
    if is_marked(animal, Mark.LOOKED_AT):
        words.append("card looked at")
    return words


def animal_name(s: State, a: int) -> str:
    """`a7 of s3 (carnivorous; fed, sheltered)`."""
    k = species_of(s, AnimalId(a))
    species = s.species[k]
    return f"a{a + 1} of s{k + 1} ({'; '.join([trait_list(species), *filter(None, [', '.join(animal_words(species, s.animals[a]))])])})"
