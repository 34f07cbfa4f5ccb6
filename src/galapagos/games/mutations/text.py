"""Which message belongs to what; the words are in en.ftl."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from galapagos.engine.game_modules import PieceIds
from galapagos.engine.match.story import Happening
from galapagos.engine.words.message import Message, Value, as_name

from .actions import AnimalId, SpeciesId
from .data import ESCAPE, PLUS, SEAT_NAMES, TRAIT_NAMES, Trait
from .data import TRAITS as TRAIT_COUNT
from .reason import Reason
from .rules.attack import can_attack, prey_refusal
from .rules.cards import cost
from .rules.feeding import can_graze, can_take, pass_refusal
from .rules.reaction import is_escape
from .rules.rows import last_trait
from .species import all_parasites, eats_shelter, food, has, is_fed, is_marked, kind_of, parasites
from .state import Mark, Phase, Species, State, has_prey

SEATS = tuple(Message(f"player-{as_name(name)}") for name in SEAT_NAMES)
TRAITS = (*(Message(f"trait-{as_name(name)}") for name in TRAIT_NAMES), Message("trait-none"))
EFFECTS = tuple(Message(f"{trait.id}.text") for trait in TRAITS)
NO_TRAITS = Message("no-traits")
BEARS = {
    mark: Message(f"bears-{name}")
    for mark, name in ((Mark.SHELTER, "shelter"), (Mark.TURNED, "attacked"), (Mark.LOOKED_AT, "looked"))
}


def seat_name(s: State, seat: int) -> Message:
    return SEATS[seat]


# --- names


def name(s: State, ids: PieceIds, what: str, number: int) -> Message | None:
    """A species is told by its traits, an animal also by what it bears."""
    if what == "species":
        one: Species = s.species[number]
        return Message("species", {"owner": SEATS[one.owner], "name": ids.name(what, number), "traits": traits(one)})
    if what == "animal":
        return animal(s, ids, AnimalId(number))
    if what == "player":
        return SEATS[number]
    return TRAITS[number] if what == "trait" else None


def traits(one: Species) -> list[str | Message]:
    return [TRAITS[one.order[i]] for i in range(one.count)] or [NO_TRAITS]


def animal(s: State, ids: PieceIds, a: AnimalId) -> Message:
    one, marks = kind_of(s, a), s.animals[a]
    args: dict[str, Value] = {
        "owner": SEATS[one.owner],
        "name": ids.name("animal", a),
        "species": ids.name("species", s.homes[a]),
        "traits": traits(one),
    }
    bears: list[str | Message] = []
    if food(marks):
        bears.append(Message("bears-food", {"food": food(marks), "need": one.need, "fed": int(is_fed(one, marks))}))
    if parasites(marks):
        bears.append(Message("bears-parasites", {"count": parasites(marks)}))
    bears += [message for mark, message in BEARS.items() if is_marked(marks, mark)]
    return Message("animal-bearing", {**args, "bears": bears}) if bears else Message("animal", args)


def short(args: dict[str, Value], *names: str) -> dict[str, Value]:
    """Pieces by their names alone."""
    return args | {name: cast(Message, args[name]).args["name"] for name in names}


def owned(args: dict[str, Value], piece: str) -> dict[str, Value]:
    """With the owner of a piece, who is not the one that acts."""
    return args | {"owner": cast(Message, args[piece]).args["owner"]}


def owner(s: State, what: str, number: int) -> int:
    if what == "species":
        return int(s.species[number].owner)
    return int(kind_of(s, AnimalId(number)).owner) if what == "animal" else -1


# --- questions


def prompt(s: State, ids: PieceIds, question: str) -> dict[str, Value]:
    if question in ("face", "look"):
        return {"player": SEATS[s.mover], "species": ids.name("species", s.chosen)}
    if question == "deleterious":
        trait = last_trait(s, SpeciesId(s.chosen))
        return {"species": ids.name("species", s.chosen), "trait": TRAITS[trait], "effect": EFFECTS[trait]}
    if question == "development":
        return {"cards": s.players[s.actor].deck}
    if question == "feeding":
        return {"can": either(feeding(s))}
    if Phase.PREY <= s.phase <= Phase.SCAVENGER:
        hunter: dict[str, Value] = {"hunter": ids.name("species", s.attack.hunter)}
        return {**hunter, "prey": ids.name("species", s.attack.prey)} if has_prey(s) else hunter
    return {}


def ending(s: State) -> dict[str, Value]:
    return {}


def feeding(s: State) -> list[Message]:
    """What a player can do."""
    can = {
        "take": can_take(s, s.actor),
        "attack": can_attack(s, s.actor),
        "graze": can_graze(s, s.actor),
        "pass": pass_refusal(s) == Reason.LEGAL,
    }
    return [Message(f"can-{verb}") for verb, is_open in can.items() if is_open]


def either(messages: list[Message]) -> Message:
    """`take a token, attack or graze`."""
    said = messages[0]
    for message in messages[1:]:
        said = Message("either" if message is messages[-1] else "comma", {"first": said, "last": message})
    return said


def choice(s: State, verb: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
    if verb in ("populate", "diverge"):
        return {**args, "price": cost(s, SpeciesId(values[0])) - 1}
    if verb == "shelter":
        return {**args, "eats": int(eats_shelter(kind_of(s, AnimalId(values[0])), s.animals[values[0]]))}
    if verb == "infest":
        return owned(args, "animal")
    if verb == "attack":
        return owned(args, "species")
    if verb == "reveal":
        return short(args, "species")
    if verb == "run":
        return {**args, "escapes": int(is_escape(values[0]))}
    if verb == "pass":
        return {"ends": int(s.phase == Phase.GRAZING)}
    if verb in ("graze", "parasites", "shelters"):
        return {"count": values[0] + 1}
    return {"count": values[0]} if verb == "food" else args


def leads_to(s: State, ids: PieceIds, verb: str, values: tuple[int, ...]) -> str:
    """The species that a card goes to; the carnivore that is struck back at, or that an animal is lost to."""
    if verb in ("face", "look", "keep"):
        return ids.name("species", s.chosen)
    if verb in ("reveal", "lose") and Phase.PREY <= s.phase <= Phase.SCAVENGER:
        return ids.name("species", s.attack.hunter)
    return ""


# --- events

NUMBERED = {  # pieces that a sentence calls by their names alone
    "founded": ("species",),
    "looked": ("species",),
    "diverged": ("species",),
    "turned up": ("species",),
    "kept": ("species",),
    "removed": ("species",),
    "lost": ("species",),
    "left": ("species",),
    "laid": ("species",),
    "closed": ("species",),
    "replaced": ("species",),
    "budded": ("animal",),
    "populated": ("animal",),
    "revealed": ("species",),
    "struck back": ("hunter",),
    "held back": ("hunter",),
    "starved": ("animal",),
    "born": ("animal",),
}
OWNED = {  # pieces whose owner is not the one who acts
    "lost": "species",
    "left": "species",
    "closed": "species",
    "replaced": "species",
    "infested": "animal",
    "attacked": "prey",
    "struck back": "prey",
    "held back": "prey",
    "escaped": "species",
    "caught": "species",
    "eaten": "hunter",
    "gained": "species",
    "slid": "species",
}


def because_of(trait: Trait) -> Callable[[State, tuple[int, ...]], dict[str, Value]]:
    return lambda s, values: {"cause": TRAITS[trait]}


def kill(s: State, values: tuple[int, ...]) -> dict[str, Value]:
    """A kill is due to the attack, and to the protections that the hunter ignored."""
    ignored: list[str | Message] = [TRAITS[trait] for trait in range(TRAIT_COUNT) if s.attack.ignored >> trait & 1]
    return {"cause": Message("killed-ignoring", {"ignored": ignored}) if ignored else Message("killed")}


def hunger(s: State, values: tuple[int, ...]) -> dict[str, Value]:
    """What an animal needs, for which traits, and what it has."""
    one = s.species[values[1]]
    greedy: list[str | Message] = [TRAITS[trait] for trait in range(TRAIT_COUNT) if has(one, trait) and PLUS[trait]]
    known: dict[str, Value] = {"need": one.need, "food": food(s.animals[values[2]])}
    return {
        "cause": Message("hungry-for", {**known, "traits": greedy})
        if greedy and one.need > 1
        else Message("hungry", known)
    }


def last_death(s: State, values: tuple[int, ...]) -> dict[str, Value]:
    """What the last animal of a species died of."""
    if s.phase == Phase.EXTINCTION:
        return {"cause": Message("died-of-parasites" if s.worst > 0 else "died-of-hunger")}
    return {"cause": Message("died-of-poison" if s.phase == Phase.POISON else "died-eaten")}


def held_back(s: State, values: tuple[int, ...]) -> dict[str, Value]:
    return {"cause": Message(f"why-{as_name(prey_refusal(s, SpeciesId(values[2])).name)}")}


CAUSES: dict[str, Callable[[State, tuple[int, ...]], dict[str, Value]]] = {
    "lost": because_of(Trait.SIMPLIFICATION),
    "left": because_of(Trait.SIMPLIFICATION),
    "closed": because_of(Trait.SIMPLIFICATION),
    "replaced": because_of(Trait.SIMPLIFICATION),
    "revealed": because_of(Trait.ANGLERFISH),
    "held back": held_back,
    "escaped": lambda s, values: {"cause": TRAITS[Trait.RUNNING], "least": ESCAPE},
    "caught": lambda s, values: {"least": ESCAPE},
    "eaten": kill,
    "poisoned": because_of(Trait.POISONOUS),
    "succumbed": lambda s, values: {"parasites": all_parasites(s, SpeciesId(values[2]))},
    "starved": hunger,
    "extinct": last_death,
}


def event(s: State, ids: PieceIds, event: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
    if event in OWNED:
        args = owned(args, OWNED[event])
    if event in NUMBERED:
        args = short(args, *NUMBERED[event])
    if event in CAUSES:
        return args | CAUSES[event](s, values)
    if event == "cleared":
        tokens = {colour: cast(int, args[colour]) for colour in ("red", "green") if args[colour]}
        return {
            "tokens": [Message(f"count-{colour}", {"count": n}) for colour, n in tokens.items()],
            "count": sum(tokens.values()),
        }
    if event == "ended":
        return {"reason": Message(f"ending-{as_name(args['ending'])}")}
    return args


# --- lines that events share


def line(name: str, parts: list[Happening]) -> dict[str, Value] | None:
    """Of a card that was declared: its trait and where it went. Of the climate: its tokens. Of a draw: the cards."""
    if name == "mutation":
        return mutation(parts) if parts[0].event == "declared" else None
    if name == "climate":
        rolled = {"red": 0, "black": 0, "green": 0} | {one.event: int(str(one.parts["tokens"])) for one in parts}
        return {name: [Message(f"brings-{colour}", {"count": count}) for colour, count in rolled.items() if count]}
    if name == "drawing":
        return {name: [Message("draws", dict(one.message.args)) for one in parts if one.message]}
    return {}


def mutation(parts: list[Happening]) -> dict[str, Value]:
    declared = parts[0].message
    said: dict[str, Value] = {"player": declared.args["player"] if declared else "", "outcome": "declared"}
    for one in parts:
        args = one.message.args if one.message else {}
        if one.event == "turned up":
            said |= {"species": args["species"], "trait": args["trait"], "outcome": "turned"}
        elif one.event == "laid" and said["outcome"] in ("turned", "removed"):
            said |= {"to": args["species"], "outcome": "laid"}
        elif one.event == "slid":
            said |= {"to": cast(Message, args["species"]).args["name"], "outcome": "slid"}
        elif one.event in ("lost", "left"):
            said |= {"lost": args["trait"], "outcome": "lost"}
        elif one.event in ("closed", "replaced", "removed"):
            said |= {"outcome": one.event}
    return said
