"""All prose of Random Mutations but the log, which is in log.py."""

from __future__ import annotations

from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.game import Sentence

from .actions import ACTIONS, NO_TRAIT, AnimalId
from .data import SEAT_NAMES, Trait
from .log import narrate
from .names import animal_name, number_word, plural, species_name, trait_name
from .reason import Reason
from .rules import attack, feeding
from .rules.winner import points
from .state import Ending, Phase, State, eats_shelter, has, species_of

__all__ = ["REASONS", "ending", "label", "narrate", "prompt", "seat_name"]

REASONS: dict[int, Sentence] = {
    Reason.NOT_NOW: Sentence("Game turns", "That is not what is asked now."),
    Reason.NO_SPECIES: Sentence("Game turns, M32", "There is no species with that number on the table."),
    Reason.NO_ANIMAL: Sentence("Game turns, M32", "There is no animal with that number on the table."),
    Reason.NOT_YOUR_SPECIES: Sentence("Development, M5", "That species belongs to another player."),
    Reason.NOT_ALONE: Sentence("Development 2, M6", "A trait can only be played on a species of one animal."),
    Reason.POPULATION_LIMIT: Sentence("Development 3, M9", "A species cannot grow beyond the number of species that you have."),
    Reason.CANNOT_PAY: Sentence("EXTREMOPHILE, M10", "A new animal of an extremophile costs one more card of your deck, and you have only one."),
    Reason.NO_DIVERGENCE: Sentence("Divergence, M11", "This game is played without divergence."),
    Reason.NOTHING_TO_SHARE: Sentence("Divergence, M11", "A species without traits cannot diverge: play a new species instead."),
    Reason.NO_TOKEN: Sentence("Feeding", "There are not so many of these tokens on the table."),
    Reason.IS_FED: Sentence("Feeding, M15", "That animal is fed, and a fed animal neither eats nor hunts."),
    Reason.OBLIGATE_HUNTER: Sentence("OBLIGATE CARNIVOROUS, M24", "An obligate carnivore takes no food but what it kills."),
    Reason.HAS_SHELTER: Sentence("Green tokens, M13", "That animal has a shelter already."),
    Reason.OWN_ANIMAL: Sentence("Black tokens, M13", "Parasites go to the animals of other players."),
    Reason.SAME_AS_ANOTHER: Sentence("M32", "An animal of the same species before it is in the same state: name that one."),
    Reason.NOT_A_CARNIVORE: Sentence("CARNIVOROUS, M16", "Only carnivorous species attack."),
    Reason.HAS_ATTACKED: Sentence("CARNIVOROUS, M16", "That animal has attacked this turn already."),
    Reason.NO_PREY: Sentence("CARNIVOROUS, M16", "There is no species that this carnivore can attack."),
    Reason.HAS_GRAZED: Sentence("GRAZING, M13", "You have grazed in this turn already."),
    Reason.TOO_FEW_GRAZERS: Sentence("GRAZING, M26", "Each animal of your grazing species destroys one red token at most."),
    Reason.NOBODY_EATS: Sentence("GRAZING, M26", "Nobody can take a red token any more, so there is nothing to graze away."),
    Reason.MUST_TAKE: Sentence("Feeding, M13", "You cannot pass while there is a token that you can take."),
    Reason.INSTINCT: Sentence("Instinct, M14", "Nobody can take a token any more, so your hungry carnivores must attack."),
    Reason.SAME_SPECIES: Sentence("CARNIVOROUS, M16", "A carnivore does not attack its own species."),
    Reason.SWIMMERS_ONLY: Sentence("SWIMMING, M17", "A swimming carnivore hunts nothing but swimmers."),
    Reason.ALL_SHELTERED: Sentence("Green tokens, M17", "All animals of that species are in shelters."),
    Reason.TOO_HEAVY: Sentence("HIGH BODY WEIGHT, M17", "That species is too heavy for this carnivore."),
    Reason.IN_WATER: Sentence("SWIMMING, M17", "Swimmers can only be attacked by a swimming carnivore."),
    Reason.IN_BURROWS: Sentence("BURROWING, M17", "Every animal there that is not in a shelter is fed and in its burrow."),
    Reason.IN_THE_AIR: Sentence("FLIGHT, M33", "Fliers can only be attacked by a species with fewer traits."),
    Reason.IN_A_HERD: Sentence("HERDING, M33", "Herding animals outnumber the animals of all carnivorous species, and cannot be attacked."),
    Reason.NOT_THERE: Sentence("M18", "The prey does not have that trait."),
    Reason.NOT_IGNORABLE: Sentence("M18", "That trait has no bearing on the attack, or is ignored already."),
    Reason.STILL_PROTECTED: Sentence("M18", "The prey would still be protected: ignore what protects it."),
    Reason.NOT_THE_OWNERS: Sentence("MIMICRY, M19", "Mimicry turns the attack to another species of the same player."),
    Reason.SAME_PREY: Sentence("MIMICRY, M19", "Mimicry turns the attack to another species."),
    Reason.NOT_LOOKED_AT: Sentence("ANGLERFISH, M30", "Only a lone animal without traits whose card you have looked at can be revealed."),
    Reason.NOT_AN_ANGLERFISH: Sentence("ANGLERFISH, M30", "That card is no anglerfish."),
    Reason.NOT_THE_PREY: Sentence("CARNIVOROUS, M21", "That animal is not of the species that was attacked."),
    Reason.OUT_OF_REACH: Sentence("CARNIVOROUS, M17, M21", "That animal is out of the carnivore's reach, in a shelter or a burrow."),
    Reason.NOT_A_SCAVENGER: Sentence("SCAVENGER, M23", "Only scavengers feed on what a carnivore leaves."),
    Reason.NO_PARASITE: Sentence("Extinction 1, M27", "The animal that dies of parasites must bear one."),
    Reason.NOT_THE_WORST: Sentence("Extinction 1, M27", "Another species bears more parasites."),
    Reason.NO_SEAT: Sentence("Setting up, M2", "Nobody sits there."),
    Reason.NO_CARD_LEFT: Sentence("M1", "Every card with that face has been seen already."),
    Reason.NOT_ON_THE_DICE: Sentence("Climate, M12", "These dice do not give that total."),
    Reason.NOT_YOUR_ANIMAL: Sentence("Feeding, M13", "That animal belongs to another player."),
    Reason.NOT_YOUR_ANGLERFISH: Sentence("ANGLERFISH, M30", "You can only reveal an anglerfish of your own."),
    Reason.NOT_YOUR_SCAVENGER: Sentence("SCAVENGER, M23", "That animal belongs to another player, and it is your scavenger that eats."),
    Reason.NOT_YOUR_LOSS: Sentence("Extinction 1, M27", "That animal belongs to another player: choose one of your own."),
    Reason.NO_GRAZERS: Sentence("GRAZING, M26", "You have no grazing species."),
}


def seat_name(s: State, seat: int) -> str:
    return SEAT_NAMES[seat]


def prompt(s: State) -> str:
    if s.actor == OVER:
        return ending(s)
    return roll_prompt(s) if s.actor == CHANCE else f"{SEAT_NAMES[s.actor]}, {question(s)}"


def roll_prompt(s: State) -> str:
    mover = SEAT_NAMES[s.mover]
    return {
        Phase.FIRST_PLAYER: "Draw the first player.",
        Phase.FACE: f"Turn up {mover}'s card for s{s.chosen + 1}.",
        Phase.LOOK: f"{mover} looks at the card of the new species s{s.chosen + 1}.",
        Phase.FOOD: "Roll the food of this turn.",
        Phase.PARASITES: "Roll the parasites of this turn.",
        Phase.SHELTERS: "Roll the shelters of this turn.",
    }.get(Phase(s.phase), f"Roll whether s{s.attack.prey + 1} runs away.")


def question(s: State) -> str:
    hunter, prey = f"s{s.attack.hunter + 1}", f"s{s.attack.prey + 1}"
    deck = s.players[s.actor].deck
    card = "your last card" if deck == 1 else f"one of your {plural(deck, 'card')}"
    return {
        Phase.DEVELOPMENT: f"play {card} or pass.",
        Phase.DELETERIOUS: f"keep {trait_name(top_trait(s))} on s{s.chosen + 1}, or make a new species of it?",
        Phase.FEEDING: f"{feeding_question(s)}.",
        Phase.GRAZING: "graze, or end your turn.",
        Phase.PREY: f"choose the prey of {hunter}.",
        Phase.IGNORING: f"which trait of {prey} does {hunter} ignore?",
        Phase.MIMICRY: f"{prey} mimics another of your species: which one is attacked by {hunter} instead?",
        Phase.ANGLERFISH: f"{hunter} attacks {prey}: reveal an anglerfish?",
        Phase.VICTIM: f"which animal of {prey} does {hunter} eat?",
        Phase.SCAVENGER: "which of your scavengers eats what is left?",
        Phase.EXTINCTION: "which of your burdened animals dies of parasites?",
    }[Phase(s.phase)]


def feeding_question(s: State) -> str:
    """What the player can do, joined: `take a token, attack or graze`."""
    can = [
        *(["take a token"] if feeding.can_take(s, s.actor) else []),
        *(["attack"] if attack.can_attack(s, s.actor) else []),
        *(["graze"] if feeding.can_graze(s, s.actor) else []),
        *(["pass"] if feeding.pass_refusal(s) == Reason.LEGAL else []),
    ]
    return " or ".join([*([", ".join(can[:-1])] if len(can) > 1 else []), can[-1]])


def top_trait(s: State) -> int:
    species = s.species[s.chosen]
    return species.order[max(0, species.count - 1)]


def label(s: State, action: int) -> str:
    """An open action in the words of a player."""
    words = action_words(s, action)
    return words[0].upper() + words[1:]


def action_words(s: State, action: int) -> str:
    name, values = ACTIONS.phrase(action).name, ACTIONS.values(action)
    value = values[0] if values else 0
    plain = {
        "species": "Play a new species",
        "keep": "Keep the trait",
        "remove": "Make a new species of the card",
        "hide": "Reveal nothing",
        "pass": "End your turn" if s.phase == Phase.GRAZING else "Pass",
        "graze": f"Graze away {plural(value + 1, 'red token')}",
        "food": f"{number_word(value)} food",
        "parasites": plural(value + 1, "parasite"),
        "shelters": plural(value + 1, "shelter"),
        "run": f"{value + 1}: {'it escapes' if value >= 3 else 'it is caught'}",
    }
    if name in plain:
        return plain[name]
    if name in ("trait", "populate", "diverge", "attack", "redirect", "reveal"):
        return species_label(s, name, value)
    if name in ("face", "look", "ignore"):
        return "Ignore nothing" if value == NO_TRAIT else ("Ignore " if name == "ignore" else "") + trait_name(value)
    return f"{SEAT_NAMES[value]} begins" if name == "begin" else animal_label(s, name, value)


def species_label(s: State, name: str, k: int) -> str:
    which = species_name(s, k)
    price = ", and discard a card" if has(s.species[k], Trait.EXTREMOPHILE) else ""
    return {
        "trait": f"Play a trait on {which}",
        "populate": f"Add an animal to {which}{price}",
        "diverge": f"Split a new species off {which}{price}",
        "attack": f"Attack {SEAT_NAMES[s.species[k].owner]}'s {which}",
        "redirect": f"Turn the attack to {which}",
    }.get(name, f"Reveal the anglerfish s{k + 1}")


def animal_label(s: State, name: str, a: int) -> str:
    which = animal_name(s, a)
    k = species_of(s, AnimalId(a))
    if name == "shelter" and eats_shelter(s.species[k], s.animals[a]):
        return f"Feed {which} with a green token"
    return {
        "feed": f"Feed {which}",
        "shelter": f"Shelter for {which}",
        "infest": f"Parasite for {SEAT_NAMES[s.species[k].owner]}'s {which}",
        "hunt": f"Attack with {which}",
        "lose": f"Give up {which}",
    }.get(name, f"Scavenge with {which}")


def ending(s: State) -> str:
    """How the game ended, in a sentence."""
    if s.ending == 0:
        return ""
    totals = [points(s, seat) for seat in range(s.seats)]
    table = ", ".join(f"{SEAT_NAMES[seat]} {total}" for seat, total in enumerate(totals))
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    most = max(s.players[seat].discard for seat in best)
    winners = [SEAT_NAMES[seat] for seat in best if s.players[seat].discard == most]
    how = {Ending.POINTS: "wins", Ending.DISCARDS: "wins by the larger discard pile", Ending.SHARED: "share the win"}[Ending(s.ending)]
    return f"{' and '.join(winners)} {how}. Points: {table}."
