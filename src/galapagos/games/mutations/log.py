"""What happened by an action, in sentences: the action itself, then what followed from it without a question."""

from __future__ import annotations

from galapagos.engine.contract import OVER
from galapagos.engine.struct import copy

from . import rules
from .actions import ACTIONS, NO_TRAIT, AnimalId, SpeciesId
from .data import CARNIVORE_MEAL, SEAT_NAMES, Trait
from .names import animal_name, number_word, plural, species_name, trait_name
from .rules.attack import hunting_animal
from .rules.feeding import give_food
from .rules.rows import bury, has_open_anglerfish
from .state import Phase, State, eats_shelter, has, is_fed, species_of


def narrate(before: State, action: int, after: State) -> list[str]:
    from .text import ending

    sentences = act(before, action, after)
    if before.phase >= Phase.SHELTERS and (after.turn > before.turn or after.actor == OVER):
        middle = end_of_feeding(before, action)
        sentences += hunger(middle)
        if after.turn > before.turn:
            sentences += new_turn(middle, after)
    elif after.turn > before.turn:
        sentences.append(f"Turn {after.turn} begins with {SEAT_NAMES[after.first]}.")
    if before.phase < Phase.FOOD and after.phase == Phase.FOOD:
        sentences.append("Development is over.")
    if after.actor == OVER:
        sentences.append(ending(after))
    return sentences


# --- the action


def act(before: State, action: int, after: State) -> list[str]:
    name, values = ACTIONS.phrase(action).name, ACTIONS.values(action)
    value = values[0] if values else 0
    if name in ("begin", "food", "parasites", "shelters", "face", "look", "run"):
        return [fate(before, name, value, after)]
    who = SEAT_NAMES[before.actor]
    if name in ("species", "trait", "populate", "diverge", "keep", "remove", "pass"):
        return [f"{who} {development(before, name, value)}{price(before, name, value)}."]
    if name in ("attack", "ignore", "redirect", "hide", "reveal", "lose", "scavenge"):
        return [f"{who} {attack(before, name, value, after)}.", *birth(before, name, value), *death_by_poison(before, after)]
    return [f"{who} {meal(before, name, value)}.", *birth(before, name, value)]


def fate(before: State, name: str, value: int, after: State) -> str:
    mover = SEAT_NAMES[before.mover]
    if name == "begin":
        return f"{SEAT_NAMES[value]} is the first player."
    if name == "food":
        return f"The climate brings {plural(value, 'red token')}."
    if name == "parasites":
        new = after.black - before.black
        return f"{plural(new, 'parasite')} of {number_word(value + 1)} rolled {'is' if new == 1 else 'are'} added.".capitalize()
    if name == "shelters":
        built = after.red - before.red
        more = f", and aedificators add {plural(built, 'red token')}" if built > 0 else ""
        return f"There {'is' if value == 0 else 'are'} {plural(value + 1, 'shelter')}{more}."
    if name == "look":
        known = before.chosen < after.count and after.species[before.chosen].face == value + 1
        return f"{mover} looks at the card of s{before.chosen + 1}{f': {trait_name(value)}' if known else ''}."
    if name == "run":
        return f"s{before.attack.prey + 1} rolls {value + 1} and {'runs away' if value >= 3 else 'is caught'}."
    return f"The card is {trait_name(value)}: {landing(before, value, after)}."


def landing(before: State, trait: int, after: State) -> str:
    """Where a face that was turned up went."""
    mover = before.mover
    new = (after.rows[mover + 1] - after.rows[mover]) - (before.rows[mover + 1] - before.rows[mover])
    if trait == Trait.SIMPLIFICATION and has_open_anglerfish(before, SpeciesId(before.chosen)):
        return closing(before, before.chosen)
    if trait == Trait.SIMPLIFICATION:
        lost = before.species[before.chosen].count - after.species[before.chosen].count
        loss = f"s{before.chosen + 1} loses its last trait, and there " if lost else "there "
        return loss + f"{'is' if new == 1 else 'are'} {number_word(new)} new species"
    for k in range(before.rows[mover], before.rows[mover + 1]):
        if has(after.species[k], trait) and not has(before.species[k], trait):
            return f"{'it slides to' if k != before.chosen else 'it goes to'} s{k + 1}"
    return "no species can take it, and it becomes a new one"


def closing(s: State, k: int) -> str:
    """M30: what SIMPLIFICATION does to a revealed anglerfish, alone or shared by divergence (M11)."""
    species = s.species[k]
    row = range(s.rows[species.owner], s.rows[species.owner + 1])
    sharers = [f"s{other + 1}" for other in row if other != k and species.share[0] and s.species[other].share[0] == species.share[0]
               and s.species[other].order[0] == Trait.ANGLERFISH]
    if not sharers:
        return f"the anglerfish s{k + 1} lies face down again, and there is one new species"
    stays = f"its card stays with {' and '.join(filter(None, [', '.join(sharers[:-1]), sharers[-1]]))}"
    return f"s{k + 1} is no anglerfish any more; {stays}, and simplification lies down as the animal"


def price(s: State, name: str, k: int) -> str:
    """M10: an animal of an extremophile costs one more card."""
    return ", and discards a card" if name in ("populate", "diverge") and has(s.species[k], Trait.EXTREMOPHILE) else ""


def development(s: State, name: str, k: int) -> str:
    return {
        "species": "plays a new species",
        "trait": f"declares a trait for {species_name(s, k)}" if name == "trait" else "",
        "populate": f"adds an animal to {species_name(s, k)}" if name == "populate" else "",
        "diverge": f"splits a new species off {species_name(s, k)}" if name == "diverge" else "",
        "keep": "keeps the trait",
        "remove": "makes a new species of the card",
        "pass": "passes" if s.phase != Phase.GRAZING else "ends the turn",
    }[name]


def meal(s: State, name: str, value: int) -> str:
    if name == "graze":
        return f"grazes {plural(value + 1, 'red token')} away"
    k = species_of(s, AnimalId(value))
    if name == "shelter" and eats_shelter(s.species[k], s.animals[value]):
        return f"feeds {animal_name(s, value)} with a green token"
    return {
        "feed": f"feeds {animal_name(s, value)}",
        "shelter": f"gives a shelter to {animal_name(s, value)}",
        "infest": f"gives a parasite to {SEAT_NAMES[s.species[k].owner]}'s {animal_name(s, value)}",
        "hunt": f"attacks with {animal_name(s, value)}",
    }[name]


def birth(before: State, name: str, value: int) -> list[str]:
    """VIVIPAROUS: whether the meal brings a young one."""
    s = copy(before)
    if name == "lose" and s.phase == Phase.VICTIM:
        k, who = s.attack.hunter, "The carnivore"
        give_food(s, hunting_animal(s), CARNIVORE_MEAL)
    elif name in ("feed", "scavenge") or (name == "shelter" and eats_shelter(s.species[s.homes[value]], s.animals[value])):
        k, who = species_of(s, AnimalId(value)), "It"
        give_food(s, AnimalId(value), 1)
    else:
        return []
    return [f"{who} is fed, and a fed young is born to {SEAT_NAMES[s.species[k].owner]}'s s{k + 1}."] if s.deck < before.deck else []


def attack(s: State, name: str, value: int, after: State) -> str:
    if name == "attack":
        return f"chooses {SEAT_NAMES[s.species[value].owner]}'s {species_name(s, value)} as the prey"
    if name == "ignore":
        return "ignores nothing" if value == NO_TRAIT else f"ignores {trait_name(value)}"
    if name == "redirect":
        return f"turns the attack to {species_name(s, value)} by mimicry"
    if name == "hide":
        return "reveals nothing"
    if name == "reveal":
        strikes = Phase.IGNORING <= after.phase <= Phase.VICTIM
        return f"reveals that s{value + 1} is an anglerfish: the attack is stopped, {'and it strikes' if strikes else 'but it cannot strike'} back"
    if name == "scavenge":
        return f"lets {animal_name(s, value)} scavenge"
    cause = "to parasites" if s.phase == Phase.EXTINCTION else f"to s{s.attack.hunter + 1}"
    return f"loses {animal_name(s, value)} {cause}"


def death_by_poison(before: State, after: State) -> list[str]:
    """Whether the carnivore dies by what was eaten, once scavengers have had their share."""
    if before.phase == Phase.VICTIM:
        prey = before.species[before.attack.prey]
        poisonous = has(prey, Trait.POISONOUS) and not before.attack.ignored >> Trait.POISONOUS & 1
    else:
        poisonous = before.phase == Phase.SCAVENGER and before.attack.poison != 0
    if not poisonous or after.phase == Phase.SCAVENGER:
        return []
    hunter = before.attack.hunter
    return [f"It was poisonous: the animal of {SEAT_NAMES[before.species[hunter].owner]}'s s{hunter + 1} that ate it dies."]


# --- what follows


def end_of_feeding(before: State, action: int) -> State:
    """The position after an action and before any hunger: with one more token on the table feeding goes on."""
    middle = copy(before)
    if before.phase == Phase.EXTINCTION:
        bury(middle, AnimalId(ACTIONS.values(action)[0]))
    else:
        middle.black += 1
        rules.apply(middle, action)
    return middle


def hunger(s: State) -> list[str]:
    sentences = []
    for seat in range(s.seats):
        dead = [
            sum(not is_fed(s.species[k], s.animals[a]) for a in range(s.species[k].first, s.species[k].first + s.species[k].animals))
            for k in range(s.rows[seat], s.rows[seat + 1])
        ]
        if sum(dead):
            where = ", ".join(f"{number_word(n)} of s{k + 1}" for k, n in enumerate(dead, s.rows[seat]) if n)
            sentences.append(f"{plural(sum(dead), 'animal').capitalize()} of {SEAT_NAMES[seat]} {'starves' if sum(dead) == 1 else 'starve'}: {where}.")
    return sentences


def survivors(s: State, seat: int) -> list[int]:
    """How many animals each species keeps, species without any left out."""
    counts = [
        sum(is_fed(s.species[k], s.animals[a]) for a in range(s.species[k].first, s.species[k].first + s.species[k].animals))
        for k in range(s.rows[seat], s.rows[seat + 1])
    ]
    return [n for n in counts if n]


def new_turn(middle: State, after: State) -> list[str]:
    sentences = []
    for seat in range(after.seats):
        if not survivors(middle, seat) and middle.players[seat].deck == 0 and after.players[seat].deck > 0:
            sentences.append(f"{SEAT_NAMES[seat]} had nothing left and is dealt {plural(after.players[seat].deck, 'card')}.")
    left = f"{plural(after.deck, 'card')} {'is' if after.deck == 1 else 'are'} left in the main deck"
    sentences.append(f"Turn {after.turn} begins with {SEAT_NAMES[after.first]}; {left}{', so it is the last turn' if after.final else ''}.")
    for seat in range(after.seats):
        for k, n in enumerate(survivors(middle, seat), after.rows[seat]):
            if after.species[k].animals > n:
                cost = f", and a card of {SEAT_NAMES[seat]}'s deck is discarded for it" if has(after.species[k], Trait.EXTREMOPHILE) else ""
                sentences.append(f"An animal buds from {SEAT_NAMES[seat]}'s s{k + 1}{cost}.")
    return sentences

