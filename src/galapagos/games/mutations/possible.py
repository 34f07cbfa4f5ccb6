"""What no game of Random Mutations can come to, each refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterable

from galapagos.engine.errors import Refused
from galapagos.engine.notation.clause import Never, table

from .actions import ACTIONS, AnimalId, SpeciesId
from .data import AEDIFICATOR_FOOD, FOOD_DICE, MORE_FOOD, MORE_SHELTERS, SEAT_NAMES, Trait
from .rules import legal
from .species import eats_shelter, food, has, is_carnivorous, is_marked, kind_of, parasites
from .state import PHASE_NAMES, Face, Mark, Phase, Species, State, all_animals, all_species, copies, has_extra

ABOUT_A_CARD = (Phase.FACE, Phase.LOOK, Phase.DELETERIOUS)
ROLLS = (Phase.FOOD, Phase.PARASITES, Phase.SHELTERS)
ATTACK = range(Phase.PREY, Phase.SCAVENGER + 1)


def each_animal(s: State) -> Iterable[tuple[str, AnimalId]]:
    return ((f"a{a + 1}", a) for a in all_animals(s))


def each_species(s: State) -> Iterable[tuple[str, SpeciesId]]:
    return ((f"s{k + 1}", k) for k in all_species(s))


def each_seat(s: State) -> Iterable[tuple[str, int]]:
    return ((SEAT_NAMES[seat], seat) for seat in range(s.seats))


def chosen(s: State) -> Iterable[tuple[str, Species]]:
    """The species that a card was played on, where one was."""
    return ((f"s{s.chosen + 1}", s.species[s.chosen]),) if s.phase in ABOUT_A_CARD else ()


# --- tokens


def most_food(s: State) -> int:
    """M12; AEDIFICATOR: two for each living animal of it, and for each that may have died since."""
    if s.phase < Phase.PARASITES or s.phase == Phase.EXTINCTION:
        return 0
    most = 6 * FOOD_DICE[s.seats] + MORE_FOOD[s.seats]
    if s.phase < Phase.FEEDING or s.unseen[Trait.AEDIFICATOR] == copies(s, Trait.AEDIFICATOR):
        return most
    builders = sum(s.species[k].animals for k in all_species(s) if has(s.species[k], Trait.AEDIFICATOR))
    return most + AEDIFICATOR_FOOD * (builders + sum(player.discard for player in s.players))


def most_shelters(s: State) -> int:
    return 6 + MORE_SHELTERS[s.seats] if s.phase >= Phase.FEEDING else 0


def shelters(s: State) -> int:
    return int(s.green) + sum(is_marked(animal, Mark.SHELTER) for animal in s.animals)


# --- shared cards


def strangers(s: State, k: int) -> str:
    """M11: an earlier species that shares a card with species k, but not all below it: only the topmost trait can be
    lost."""
    species = s.species[k]
    cards = [(species.order[i], species.share[i]) for i in range(species.count)]
    for other in range(s.rows[species.owner], k):
        kin = s.species[other]
        others = [(kin.order[i], kin.share[i]) for i in range(kin.count)]
        for place, card in enumerate(cards):
            if (
                card[1]
                and card in others
                and (
                    others.index(card) != place
                    or others[:place] != cards[:place]
                    or not all(share for _, share in cards[:place])
                )
            ):
                return f"s{other + 1}"
    return ""


NEVER = (
    Never(
        table,
        lambda s, _, __: (
            (s.deck < 0 or any(player.deck < 0 or player.discard < 0 for player in s.players))
            and Refused("mutations/cards-too-many")
        ),
    ),
    Never(
        each_animal,
        lambda s, name, a: (
            s.phase < Phase.FEEDING
            and (food(s.animals[a]) or is_marked(s.animals[a], Mark.SHELTER | Mark.TURNED))
            and Refused("mutations/marks-in-feeding-only", name=name)
        ),
    ),
    Never(
        each_animal,
        lambda s, name, a: (
            is_marked(s.animals[a], Mark.TURNED)
            and not is_carnivorous(kind_of(s, a))
            and Refused("mutations/attacker-not-carnivorous", name=name, number=s.homes[a] + 1)
        ),
    ),
    Never(
        each_animal,
        lambda s, name, a: (
            is_marked(s.animals[a], Mark.SHELTER)
            and eats_shelter(kind_of(s, a), s.animals[a])
            and Refused("mutations/beetle-with-shelter", name=name)
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.turn <= 1
            and (
                (s.phase <= Phase.PARASITES and s.black) or (s.phase < Phase.FEEDING and any(map(parasites, s.animals)))
            )
            and Refused("mutations/parasites-too-early")
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.red > most_food(s)
            and Refused("mutations/red-tokens-too-many", count=s.red, most=most_food(s), number=s.seats)
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            shelters(s) > most_shelters(s)
            and Refused("mutations/green-tokens-too-many", count=shelters(s), most=most_shelters(s), number=s.seats)
        ),
    ),
    Never(
        each_species,
        lambda s, name, k: (
            any(s.species[k].share)
            and s.options.divergence == 0
            and Refused("mutations/share-without-divergence", name=name)
        ),
    ),
    Never(
        each_species,
        lambda s, name, k: (
            strangers(s, k) and Refused("mutations/share-out-of-order", name=strangers(s, k), other=name)
        ),
    ),
    Never(
        each_species,
        lambda s, name, k: (
            s.species[k].face == Face.OPEN
            and s.species[k].order[0] != Trait.ANGLERFISH
            and Refused("mutations/anglerfish-not-first", name=name)
        ),
    ),
    Never(
        each_seat,
        lambda s, name, seat: (
            s.players[seat].forgotten > s.players[seat].discard and Refused("mutations/discards-looked-at", player=name)
        ),
    ),
    Never(
        table,
        lambda s, _, __: s.final and s.ending == 0 and s.deck and Refused("mutations/deck-not-empty", count=s.deck),
    ),
    Never(
        chosen,
        lambda s, name, one: (
            (one.owner != s.mover or one.animals != 1)
            and Refused("mutations/chosen-species-wrong", name=name, player=SEAT_NAMES[s.mover])
        ),
    ),
    Never(
        chosen,
        lambda s, name, one: (
            s.phase == Phase.LOOK
            and not (has_extra(s, Trait.ANGLERFISH) and one.face == Face.UNSEEN and one.count == 0)
            and Refused("mutations/card-not-hidden", name=name)
        ),
    ),
    Never(
        chosen,
        lambda s, name, one: (
            s.phase == Phase.DELETERIOUS and one.count != 1 and Refused("mutations/trait-not-first", name=name)
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.ending == 0
            and legal(s, [0] * ACTIONS.size) == 0
            and Refused("mutations/question-unanswerable", question=repr(PHASE_NAMES[s.phase]))
        ),
    ),
)
