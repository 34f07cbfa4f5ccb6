"""Positions of Random Mutations, as a person writes them.

    A: carnivorous+swimming x2 (fed, shelter), plain | B: running x3 (parasite); food 3; parasites 1

A species is its traits as they were played, how many animals it has, and in brackets what each of them bears. What is left out: nobody has
played a card yet if no row is named; tokens on the table make it a feeding turn of the first player; players hold seven cards;
all other cards lie in the main deck, and nobody has seen their faces.
"""

from __future__ import annotations

from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.errors import Refused

from .actions import ACTIONS, AnimalId, SpeciesId
from .data import (
    BLACK_TOKENS,
    BOXES,
    PERMISSION_NAMES,
    PLAYER_DECK,
    SEAT_NAMES,
    STARTING_SPECIES,
    TRAIT_NAMES,
    TRAITS,
    Trait,
)
from .menagerie import is_row, read_species, split_rows, write_row
from .possible import check
from .rules import QUESTIONS as RULES
from .rules import legal, question
from .rules.attack import set_out
from .rules.audit import secrets, traits_in_play
from .rules.turn import go_on
from .rules.winner import find_ending
from .state import (
    Ending,
    Face,
    Mark,
    Phase,
    State,
    all_parasites,
    all_species,
    copies,
    has_extra,
    herd_of,
    is_fed,
    is_marked,
    seat_before,
)
from .words import index, number_at, option, seat_named, species_number, word_at

QUESTIONS = {
    "begin": Phase.FIRST_PLAYER,
    "development": Phase.DEVELOPMENT,
    "face": Phase.FACE,
    "look": Phase.LOOK,
    "deleterious": Phase.DELETERIOUS,
    "feeding": Phase.FEEDING,
    "grazing": Phase.GRAZING,
    "prey": Phase.PREY,
    "ignoring": Phase.IGNORING,
    "mimicry": Phase.MIMICRY,
    "anglerfish": Phase.ANGLERFISH,
    "running": Phase.RUNNING,
    "victim": Phase.VICTIM,
    "scavenger": Phase.SCAVENGER,
    "extinction": Phase.EXTINCTION,
}
WORDS = {phase: word for word, phase in QUESTIONS.items()}
ROLLS = {"food": Phase.FOOD, "parasites": Phase.PARASITES, "shelters": Phase.SHELTERS}
ABOUT_A_CARD = (Phase.FACE, Phase.LOOK, Phase.DELETERIOUS)


# --- writing


def write(s: State) -> str:
    from . import GAME

    clauses = [f"seats {s.seats}", *(f"option {name}={value}" for name, value in GAME.option_texts(s).items())]
    clauses += [f"turn {s.turn}{' last' if s.final else ''}", f"first {SEAT_NAMES[s.first]}", _question(s)]
    clauses.append(" | ".join(write_row(s, seat) for seat in range(s.seats)))
    clauses += [f"{name} {n}" for name, n in (("food", s.red), ("parasites", s.black), ("shelters", s.green)) if n]
    clauses.append(f"deck {s.deck}")
    clauses.append("decks " + " ".join(str(s.players[seat].deck) for seat in range(s.seats)))
    clauses.append("discards " + " ".join(str(s.players[seat].discard) for seat in range(s.seats)))
    if s.passed:
        clauses.append("passed " + " ".join(SEAT_NAMES[seat] for seat in range(s.seats) if s.passed >> seat & 1))
    gone = [f"{TRAIT_NAMES[trait]} {n}" for trait in range(TRAITS) if (n := _gone(s, trait))]
    if gone:
        clauses.append("gone " + " ".join(gone))
    for seat in range(s.seats):
        names = [name for trait, name in enumerate(TRAIT_NAMES) for _ in range(s.players[seat].faces[trait])]
        if names:
            clauses.append(f"discarded {SEAT_NAMES[seat]} {' '.join(names)}")
        if s.players[seat].forgotten > len(names):
            clauses.append(f"forgotten {SEAT_NAMES[seat]} {s.players[seat].forgotten - len(names)}")
    if Phase.PREY <= s.phase <= Phase.SCAVENGER:
        clauses.append(_attack(s))
    return "; ".join(clauses)


def _question(s: State) -> str:
    if s.ending:
        return "over"
    if s.phase in ROLLS.values():
        return "climate " + next(word for word, phase in ROLLS.items() if phase == s.phase)
    words = [WORDS[Phase(s.phase)]]
    if s.phase == Phase.EXTINCTION:
        words += [SEAT_NAMES[s.actor], str(s.worst)]
    elif s.phase != Phase.FIRST_PLAYER:
        words.append(SEAT_NAMES[s.mover])
    if s.phase in ABOUT_A_CARD:
        words.append(f"s{s.chosen + 1}")
    return " ".join([*words, "grazed"] if s.grazed else words)


def _gone(s: State, trait: int) -> int:
    """Faces that were turned up and are face down again or discarded."""
    return copies(s, trait) - s.unseen[trait] - traits_in_play(s, trait) - secrets(s, trait)


def _attack(s: State) -> str:
    words = [f"attack s{s.attack.hunter + 1}"]
    if Phase.IGNORING <= s.phase <= Phase.VICTIM:
        words.append(f"on s{s.attack.prey + 1}")
    ignored = "+".join(name for trait, name in enumerate(TRAIT_NAMES) if s.attack.ignored >> trait & 1)
    permissions = "+".join(name for name in PERMISSION_NAMES if getattr(s.attack, name))
    words += [f"ignoring {ignored}"] if ignored else []
    words += [f"permitted {permissions}"] if permissions else []
    return " ".join([*words, "poison"] if s.attack.poison else words)


# --- reading


def read(text: str) -> State:
    from . import GAME

    clauses = [clause for clause in (part.strip() for part in text.split(";")) if clause]
    rows = split_rows([clause for clause in clauses if is_row(clause)])
    others = [clause.split() for clause in clauses if not is_row(clause)]
    options = dict(option(word) for words in others if words[0] == "option" for word in words[1:])
    seats = next((number_at(words, 1) for words in others if words[0] == "seats"), max([1, *rows]) + 1)
    GAME.check_seats(seats)
    s: State = GAME.blank(options)
    s.seats, s.turn = seats, 1
    for seat in range(seats):
        s.players[seat].deck = PLAYER_DECK
        for species in rows.get(seat, []) if rows else ["plain"] * STARTING_SPECIES:
            read_species(s, seat, species)
    if max([0, *rows]) >= seats:
        raise Refused(f"There is a row for {SEAT_NAMES[max(rows)]}, but {seats} players.")
    keys = {words[0] for words in others}
    s.phase = Phase.FEEDING if keys & {"food", "shelters", "parasites"} else Phase.DEVELOPMENT
    for words in sorted(others, key=_order):
        _read_clause(s, words)
    _complete(s, keys)
    check(s)
    _check_question(s)
    return s


# --- clauses


ORDER = ("seats", "option", "turn", "first")            # these come before who is asked


def _order(words: list[str]) -> int:
    return ORDER.index(words[0]) if words[0] in ORDER else len(ORDER)


def _read_clause(s: State, words: list[str]) -> None:
    key = words[0]
    if key in ("seats", "option"):
        return
    if key == "turn":
        s.turn, s.final = number_at(words, 1), 1 if words[2:] == ["last"] else 0
    elif key == "first":
        s.first = s.mover = seat_named(s, word_at(words, 1))
    elif key == "food":
        s.red = number_at(words, 1)
    elif key == "shelters":
        s.green = min(number_at(words, 1), 127)
    elif key == "parasites":
        s.black = min(number_at(words, 1), BLACK_TOKENS * BOXES[s.seats])
    elif key == "deck":
        s.deck = number_at(words, 1)
    elif key in ("decks", "discards"):
        _read_piles(s, words)
    elif key == "passed":
        s.passed = sum(1 << seat_named(s, name) for name in words[1:])
    elif key == "discarded":
        _read_discarded(s, words)
    elif key == "forgotten":
        s.players[seat_named(s, word_at(words, 1))].forgotten += number_at(words, 2)
    elif key == "gone":
        for place in range(1, len(words), 2):
            s.unseen[index(TRAIT_NAMES, words[place])] -= number_at(words, place + 1)
    elif key == "attack":
        _read_attack(s, words)
    else:
        _read_question(s, words)


def _read_piles(s: State, words: list[str]) -> None:
    if len(words) != s.seats + 1:
        raise Refused(f"{' '.join(words)!r} should have a number for each of the {s.seats} players.")
    for seat in range(s.seats):
        setattr(s.players[seat], "deck" if words[0] == "decks" else "discard", number_at(words, seat + 1))


def _read_discarded(s: State, words: list[str]) -> None:
    player = s.players[seat_named(s, word_at(words, 1))]
    for name in words[2:]:
        player.faces[index(TRAIT_NAMES, name)] += 1
        player.forgotten += 1


def _read_attack(s: State, words: list[str]) -> None:
    s.attack.hunter = species_number(s, word_at(words, 1))
    for key, word in zip(words[2::2], words[3::2], strict=False):
        if key == "on":
            s.attack.prey = species_number(s, word)
        elif key == "ignoring":
            s.attack.ignored = sum(1 << index(TRAIT_NAMES, name) for name in word.split("+"))
        elif key == "permitted":
            for name in word.split("+"):
                setattr(s.attack, PERMISSION_NAMES[index(PERMISSION_NAMES, name)], 1)
    s.attack.poison = 1 if words[-1] == "poison" else 0


def _read_question(s: State, words: list[str]) -> None:
    key = words[0]
    if key == "over":
        s.phase, s.final, s.ending = Phase.EXTINCTION, 1, Ending.POINTS
    elif key == "climate":
        s.chosen = 0
        s.phase = ROLLS[tuple(ROLLS)[index(tuple(ROLLS), words[1] if len(words) > 1 else "food")]]
    elif key in QUESTIONS:
        s.phase, s.chosen = QUESTIONS[key], 0
        if s.phase != Phase.FIRST_PLAYER and len(words) > 1:
            s.mover = seat_named(s, words[1])
        for word in words[2:]:
            if word == "grazed":
                s.grazed = 1
            elif s.phase == Phase.EXTINCTION:
                s.worst = number_at(words, 2)
            elif s.phase in ABOUT_A_CARD:
                s.chosen = species_number(s, word)
            else:
                raise Refused(f"{word!r} does not belong in {' '.join(words)!r}.")
    else:
        raise Refused(f"{' '.join(words)!r} does not belong in a position: see docs/notation.md.")


# --- what the text leaves out


def _complete(s: State, keys: set[str]) -> None:
    for trait in range(TRAITS):
        s.unseen[trait] += copies(s, trait) - traits_in_play(s, trait) - secrets(s, trait)
    missing = sum(copies(s, trait) - traits_in_play(s, trait) for trait in range(TRAITS)) - s.population - s.deck
    missing += sum(s.species[k].face == Face.OPEN for k in range(s.count))
    missing -= sum(s.players[seat].deck + s.players[seat].discard for seat in range(s.seats)) + (s.phase == Phase.FACE)
    if "deck" not in keys:
        s.deck = missing
    elif "discards" not in keys:
        s.players[0].discard = missing
    elif "decks" not in keys:
        s.players[0].deck += missing
    elif missing != 0:
        raise Refused(f"{abs(missing)} cards are {'missing' if missing > 0 else 'too many'}: leave out deck, decks or discards, and it is filled up.")
    if s.deck < 0 or any(player.deck < 0 or player.discard < 0 for player in s.players):
        raise Refused("There are more cards on the table and in the piles than in the boxes.")
    _find_actor(s)


def _check_question(s: State) -> None:
    """Refuses questions that nobody can be asked here."""
    if s.phase in ABOUT_A_CARD:
        species = s.species[s.chosen]
        if species.owner != s.mover or species.animals != 1:
            raise Refused(f"s{s.chosen + 1} is no species of {SEAT_NAMES[s.mover]} with one animal, so no card was played on it.")
        can_look = has_extra(s, Trait.ANGLERFISH) and species.face == Face.UNSEEN and species.count == 0
        if (s.phase == Phase.LOOK and not can_look) or (s.phase == Phase.DELETERIOUS and species.count != 1):
            raise Refused(f"Nothing about s{s.chosen + 1} is open: see docs/notation.md.")
    if s.ending == 0 and legal(s, [0] * ACTIONS.size) == 0:
        raise Refused(f"Nobody can answer the question {WORDS.get(Phase(s.phase), 'climate')!r} in this position.")


def _set_out(s: State) -> None:
    """An attack is by some animal of the species: where none is marked, the first that is neither fed nor has attacked."""
    species = s.species[s.attack.hunter]
    herd = list(herd_of(s, SpeciesId(s.attack.hunter)))
    if not any(is_marked(s.animals[a], Mark.HUNTING) for a in herd):
        ready = [a for a in herd if not is_fed(species, s.animals[a]) and not is_marked(s.animals[a], Mark.TURNED)]
        set_out(s, ready[0] if ready else AnimalId(species.first))


def _find_actor(s: State) -> None:
    if s.ending:
        s.mover, s.actor, s.ending = 0, OVER, find_ending(s)
        return
    if Phase.PREY <= s.phase <= Phase.SCAVENGER and s.count:
        _set_out(s)
    if s.phase == Phase.DEVELOPMENT:
        s.mover = seat_before(s, s.mover)               # the next who has a card
        go_on(s)
    elif s.phase == Phase.EXTINCTION:
        s.worst = s.worst or max((all_parasites(s, k) for k in all_species(s)), default=0)
        s.step = (s.mover - s.first) % s.seats
    if s.phase in (Phase.FIRST_PLAYER, Phase.EXTINCTION, *ROLLS.values()):
        s.mover = 0
    who = RULES[question(s)].who
    s.actor = who(s) if who else CHANCE
