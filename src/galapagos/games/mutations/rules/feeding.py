"""Feeding phase: one token or one attack each in turn order, and grazing (M13 to M15, M25, M26)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, Question, Verb, each, ids

from ..actions import FEED, GRAZE, HUNT, INFEST, PASS, SHELTER, AnimalId
from ..data import Trait
from ..events import ATE, BORN, CLEARED, FED, FINISHED, GNAWED, GRAZED, INFESTED, SHELTERED, SKIPPED
from ..reason import Reason
from ..species import eats_shelter, food, has, is_fed, is_marked, is_repeated, kind_of, species_of, takes_food
from ..state import Mark, Phase, State, all_seats, animal_count, animals_of, own_animals, player_in_turn, row_of
from .attack import can_attack, hunt, hunt_refusal
from .rows import add_animal, arrange


def can_act(s: State, seat: int) -> bool:
    """M13, M14: take a token, attack or graze."""
    return can_take(s, seat) or can_attack(s, seat) or can_graze(s, seat)


def clear_table(s: State) -> None:
    """M12: red and green tokens go back, black ones stay on the table."""
    tell(s, CLEARED, s.red, s.green)
    s.red = 0
    s.green = 0


# --- who can take a token


def can_take(s: State, seat: int) -> bool:
    return (s.black > 0 and animal_count(s, seat) < s.population) or can_shelter(s, seat) or can_feed(s, seat)


def can_shelter(s: State, seat: int) -> bool:
    return s.green > 0 and any(not is_marked(s.animals[a], Mark.SHELTER) for a in animals_of(s, seat))


def can_feed(s: State, seat: int) -> bool:
    return s.red > 0 and any(takes_food(kind_of(s, a), s.animals[a]) for a in animals_of(s, seat))


def can_anybody_feed(s: State) -> bool:
    return any(can_feed(s, seat) for seat in all_seats(s))


def pass_refusal(s: State) -> Reason:
    """M13: nobody passes who can take a token; who can only attack may, until instinct drives him (M14)."""
    if can_take(s, s.actor):
        return Reason.MUST_TAKE
    if can_attack(s, s.actor) and not any(can_take(s, seat) for seat in all_seats(s)):
        return Reason.INSTINCT
    return Reason.LEGAL


def skip(s: State) -> None:
    """M13: who passes has grazed before or not at all."""
    tell(s, SKIPPED, s.actor)
    s.grazed = 0


# --- red tokens


def give_food(s: State, a: AnimalId, tokens: int, is_blue: bool) -> None:
    """M15: up to the need, the rest is lost; food of a trait is blue. VIVIPAROUS: who becomes fed has a child, fed too,
    as long as there are cards."""
    k, species = species_of(s, a), kind_of(s, a)
    eaten = min(tokens, species.need - food(s.animals[a]))
    tell(s, ATE, a, eaten)
    s.animals[a] += eaten * Mark.FOOD
    s.blue[a] += eaten if is_blue else 0
    gives_birth = eaten > 0 and is_fed(species, s.animals[a]) and has(species, Trait.VIVIPAROUS)
    arrange(s, k)
    if gives_birth and s.deck > 0:
        s.deck -= 1
        child = add_animal(s, k, species.need * Mark.FOOD)
        tell(s, BORN, species.owner, k, child, species.need)
        arrange(s, k)


def feedable(s: State) -> Ids[AnimalId]:
    return own_animals(s) if s.red > 0 else ids(0)


def feed_refusal(s: State, a: AnimalId) -> Reason:
    """M13, M15: a red token for an own hungry animal."""
    species = kind_of(s, a)
    if s.red == 0:
        return Reason.NO_TOKEN
    if species.owner != s.actor:
        return Reason.NOT_YOUR_ANIMAL
    if has(species, Trait.OBLIGATE_CARNIVOROUS):  # M24
        return Reason.OBLIGATE_HUNTER
    if is_fed(species, s.animals[a]):
        return Reason.IS_FED
    return Reason.SAME_AS_ANOTHER if is_repeated(s, a) else Reason.LEGAL


def feed(s: State, a: AnimalId) -> None:
    tell(s, FED, s.actor, a)
    s.red -= 1
    give_food(s, a, 1, is_blue=False)
    s.phase = Phase.GRAZING


# --- green tokens


def shelterable(s: State) -> Ids[AnimalId]:
    return own_animals(s) if s.green > 0 else ids(0)


def shelter_refusal(s: State, a: AnimalId) -> Reason:
    """M13: a green token for an own animal without one."""
    if s.green == 0:
        return Reason.NO_TOKEN
    if kind_of(s, a).owner != s.actor:
        return Reason.NOT_YOUR_ANIMAL
    if is_marked(s.animals[a], Mark.SHELTER):
        return Reason.HAS_SHELTER
    return Reason.SAME_AS_ANOTHER if is_repeated(s, a) else Reason.LEGAL


def shelter(s: State, a: AnimalId) -> None:
    """M25: for a BARK BEETLE that can take food the green token turns blue."""
    s.green -= 1
    if eats_shelter(kind_of(s, a), s.animals[a]):
        tell(s, GNAWED, s.actor, a)
        give_food(s, a, 1, is_blue=True)
    else:
        tell(s, SHELTERED, s.actor, a)
        s.animals[a] |= Mark.SHELTER
        arrange(s, species_of(s, a))
    s.phase = Phase.GRAZING


# --- black tokens


def infestable(s: State) -> Ids[AnimalId]:
    return ids(s.population if s.black > 0 else 0)


def infest_refusal(s: State, a: AnimalId) -> Reason:
    """M13: a black token for somebody else's animal, as many as there are."""
    if s.black == 0:
        return Reason.NO_TOKEN
    if kind_of(s, a).owner == s.actor:
        return Reason.OWN_ANIMAL
    return Reason.SAME_AS_ANOTHER if is_repeated(s, a) else Reason.LEGAL


def infest(s: State, a: AnimalId) -> None:
    tell(s, INFESTED, s.actor, a)
    s.black -= 1
    s.animals[a] += Mark.PARASITE
    arrange(s, species_of(s, a))
    s.phase = Phase.GRAZING


# --- GRAZING


def grazers(s: State, seat: int) -> int:
    """Animals of all the player's grazing species together."""
    return sum(s.species[k].animals for k in row_of(s, seat) if has(s.species[k], Trait.GRAZING))


def can_graze(s: State, seat: int) -> bool:
    """M26: once in a turn, and only while somebody can still take a red token."""
    return s.grazed == 0 and s.red > 0 and grazers(s, seat) > 0 and can_anybody_feed(s)


def grazeable(s: State) -> Ids[int]:
    return ids(min(s.red, grazers(s, s.actor)) if can_graze(s, s.actor) else 0)


def graze_refusal(s: State, more: int) -> Reason:
    """M26: one token, or so many more."""
    if s.grazed != 0:
        return Reason.HAS_GRAZED
    if grazers(s, s.actor) == 0:
        return Reason.NO_GRAZERS
    if more >= s.red:
        return Reason.NO_TOKEN
    if more >= grazers(s, s.actor):
        return Reason.TOO_FEW_GRAZERS
    return Reason.LEGAL if can_anybody_feed(s) else Reason.NOBODY_EATS


def graze(s: State, more: int) -> None:
    """M13: before acting the player still has to act, after acting his turn is over."""
    tell(s, GRAZED, s.actor, more + 1)
    s.red -= more + 1
    s.grazed = 1 if s.phase == Phase.FEEDING else 0
    s.phase = Phase.FEEDING


def finish(s: State) -> None:
    tell(s, FINISHED, s.actor)
    s.phase = Phase.FEEDING


FEEDING = Question(
    "feeding",
    Phase.FEEDING,
    player_in_turn,
    (
        Verb(FEED, feed_refusal, each(feedable), feed),
        Verb(SHELTER, shelter_refusal, each(shelterable), shelter),
        Verb(INFEST, infest_refusal, each(infestable), infest),
        Verb(HUNT, hunt_refusal, each(own_animals), hunt),
        Verb(GRAZE, graze_refusal, each(grazeable), graze),
        Verb(PASS, pass_refusal, each(), skip),
    ),
)
GRAZING = Question(
    "grazing",
    Phase.GRAZING,
    player_in_turn,
    (
        Verb(GRAZE, graze_refusal, each(grazeable), graze),
        Verb(PASS, effect=finish),
    ),
)
