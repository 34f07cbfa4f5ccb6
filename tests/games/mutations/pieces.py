"""The pieces of the second reading of Random Mutations: what is printed on the cards, and cards, animals and species as
objects."""

from __future__ import annotations

from dataclasses import dataclass, field

FACES = """bark_beetle poisonous budding metabolic_syndrome development_defects extremophile mimicry high_body_weight
burrowing simplification grazing carnivorous running swimming obligate_carnivorous scavenger anglerfish flight intellect
viviparous aedificator herding""".split()
COPIES = (
    dict.fromkeys(FACES, 6)
    | {"carnivorous": 8, "anglerfish": 4, "intellect": 4, "viviparous": 4, "aedificator": 4, "herding": 8}
    | dict.fromkeys(("metabolic_syndrome", "development_defects", "extremophile", "simplification"), 4)
)
PLUS = {
    "high_body_weight": 1,
    "carnivorous": 1,
    "metabolic_syndrome": 2,
    "obligate_carnivorous": 1,
    "intellect": 1,
    "viviparous": 1,
}
HARMFUL = ("metabolic_syndrome", "development_defects", "extremophile")
DIETS = {"carnivorous", "anglerfish", "obligate_carnivorous", "scavenger"}
HUNTERS = DIETS - {"scavenger"}
BEARING = ("poisonous", "mimicry", "high_body_weight", "burrowing", "running", "swimming", "flight", "herding")
FOOD = {2: (2, 2), 3: (3, 2), 4: (3, 4), 5: (4, 2), 6: (4, 4), 7: (5, 2), 8: (5, 4)}
MORE_SHELTERS = {6: 1, 7: 2, 8: 3}
NAMES = "ABCDEFGH"


@dataclass(eq=False)
class Card:
    face: str | None = None
    looked: bool = False


@dataclass(eq=False)
class Animal:
    card: Card
    food: int = 0
    black: int = 0
    shelter: bool = False
    turned: bool = False
    hunting: bool = False

    @property
    def state(self) -> tuple[object, ...]:
        return self.food, self.black, self.shelter, self.turned, self.hunting, self.card.looked


@dataclass(eq=False)
class Kind:
    """A species; trait cards that it shares are the same objects as those of its kin."""

    owner: int
    herd: list[Animal]
    cards: list[Card] = field(default_factory=list)

    @property
    def traits(self) -> list[str]:
        return [str(card.face) for card in self.cards]

    @property
    def need(self) -> int:
        return 1 if "obligate_carnivorous" in self.traits else 1 + sum(PLUS.get(trait, 0) for trait in self.traits)

    @property
    def hunts(self) -> bool:
        return bool(HUNTERS & set(self.traits))

    def fed(self, animal: Animal) -> bool:
        return animal.food >= self.need

    def eats(self, animal: Animal) -> bool:
        return not self.fed(animal) and "obligate_carnivorous" not in self.traits

    def sorted(self) -> list[Animal]:
        return sorted(self.herd, key=lambda animal: animal.state, reverse=True)
