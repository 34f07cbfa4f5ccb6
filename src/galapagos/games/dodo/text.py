"""All prose of Tough Luck, Dodo."""

from __future__ import annotations

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.game import Sentence

from .actions import ADVANTAGE, BEGIN, DRAW, FAMINE, FEED, MIGRATE, PASS, PLACE, RELOCATE, ROLL
from .data import CARD_NAMES, COLOUR_NAMES, COVER_NAMES, SEAT_NAMES
from .reason import Reason
from .state import Creature, Ending, Mark, Phase, State, captures, cells, is_captured, is_marked

REASONS: dict[int, Sentence] = {
    Reason.NOT_NOW: Sentence("Turn Order", "That is not what this phase asks for."),
    Reason.TOKEN_SPENT: Sentence("1, D3", "That token has been used: each can be used once in a game."),
    Reason.NO_CREATURE: Sentence("Creatures", "There is no creature with that number."),
    Reason.NO_ENVIRONMENT: Sentence("Setup", "There is no such environment: two players have six, three and four have nine."),
    Reason.NOT_YOURS: Sentence("2, D8", "Only your own creatures migrate for you."),
    Reason.PLACED: Sentence("Setup, D1", "Your creature of that colour is on the board already."),
    Reason.IS_CAPTOR: Sentence("3B, D12", "That creature has captured its environment and takes no part in the game any more."),
    Reason.CAPTURED: Sentence("3B, D12", "That environment is captured: nothing enters it and nothing there is covered."),
    Reason.COVERED: Sentence("1, D5", "There are not so many uncovered squares of that colour."),
    Reason.COVERS_TOO_LITTLE: Sentence("1, D5", "A Famine covers two squares, and fewer only where fewer are left."),
    Reason.RELOCATED: Sentence("1, D6", "That creature was relocated in this token phase already."),
    Reason.HERE_ALREADY: Sentence("1, 2, D6, D8", "The creature is there already: it can go to other environments only."),
    Reason.MOVED: Sentence("2", "That creature has migrated this turn: each may do so once."),
    Reason.TOO_FAR: Sentence("2, D8", "A creature migrates over one edge, not diagonally and not farther."),
    Reason.NOT_AT_THE_TABLE: Sentence("3, D10", "It is not that creature's turn to eat: choose among those who are tied."),
    Reason.OLDER_EATS_FIRST: Sentence("3, D10", "Among creatures with the same blocks the oldest eats first."),
    Reason.NOT_IN_THE_DECK: Sentence("Setup, D1", "That card is not in the deck that was chosen."),
    Reason.DRAWN: Sentence("Setup, D1", "That card lies on the board already."),
    Reason.NO_SEAT: Sentence("Setup, D1", "Nobody sits there."),
}


def seat_name(s: State, seat: int) -> str:
    return SEAT_NAMES[seat]


def blocks(creature: Creature) -> str:
    """`two red and one green`, in short: 2 red, 1 green."""
    parts = [f"{n} {name}" for n, name in zip(creature.blocks, COLOUR_NAMES, strict=True) if n]
    return ", ".join(parts)


def creature_name(s: State, i: int) -> str:
    creature = s.creatures[i]
    return f"{SEAT_NAMES[creature.owner]}'s c{i + 1} ({blocks(creature)})"


def prompt(s: State) -> str:
    if s.actor == OVER:
        return ending(s)
    if s.actor == CHANCE:
        return {
            Phase.ENVIRONMENTS: f"Draw the card of environment e{s.step + 1}.",
            Phase.ACTIVE_PLAYER: "Draw who begins.",
        }.get(Phase(s.phase), f"Roll the mutation of the child of {creature_name(s, max(0, s.step))}.")
    name = SEAT_NAMES[s.actor].capitalize()
    if s.phase == Phase.PLACEMENT:
        return f"{name}, place one of your creatures."
    if s.phase == Phase.TOKENS:
        return f"{name}, play a token or pass."
    if s.phase == Phase.MIGRATION:
        return f"{name}, move a creature over an edge or pass (round {s.step // s.seats + 1} of {s.options.migration_rounds})."
    return f"{name}, choose which of your tied creatures in e{s.step + 1} eats next."


def label(s: State, action: int) -> str:
    a, b = 0, 0
    for family in (PLACE, ADVANTAGE, FAMINE, RELOCATE, MIGRATE, FEED, DRAW, BEGIN, ROLL):
        if is_in(family, action):
            a, b = first(family, action), second(family, action)
    if is_in(PASS, action):
        return "Pass"
    if is_in(PLACE, action):
        return f"Place your {COLOUR_NAMES[a]} creature in e{b + 1}"
    if is_in(ADVANTAGE, action):
        return f"Competitive Advantage for {creature_name(s, a)} in e{s.creatures[a].cell + 1}"
    if is_in(FAMINE, action):
        return f"Famine: cover {COVER_NAMES[b].replace('+', ' and ')} in e{a + 1}"
    if is_in(RELOCATE, action):
        return f"Relocate {creature_name(s, a)} from e{s.creatures[a].cell + 1} to e{b + 1}"
    if is_in(MIGRATE, action):
        return f"Move c{a + 1} ({blocks(s.creatures[a])}) from e{s.creatures[a].cell + 1} to e{b + 1}"
    if is_in(FEED, action):
        return f"c{a + 1} ({blocks(s.creatures[a])}) eats next"
    if is_in(DRAW, action):
        return f"Environment {CARD_NAMES[a]}"
    if is_in(BEGIN, action):
        return f"{SEAT_NAMES[a].capitalize()} begins"
    return COLOUR_NAMES[a].capitalize()


def narrate(before: State, action: int, after: State) -> list[str]:
    sentences = [act(before, action)]
    if (before.phase in (Phase.MIGRATION, Phase.CONSUMPTION) and after.phase != before.phase) or after.actor == OVER:
        sentences += consumption(before, after)
    if after.turn > before.turn:
        sentences.append(f"Turn {after.turn} begins; {SEAT_NAMES[after.active]} is the active player.")
    if after.actor == OVER:
        sentences.append(ending(after))
    return [sentence for sentence in sentences if sentence]


def act(s: State, action: int) -> str:
    """The action itself."""
    who = SEAT_NAMES[s.actor].capitalize() if s.actor >= 0 else ""
    if is_in(PASS, action):
        return f"{who} passes."
    if is_in(PLACE, action):
        return f"{who} places the {COLOUR_NAMES[first(PLACE, action)]} creature in e{second(PLACE, action) + 1}."
    if is_in(ADVANTAGE, action):
        return f"{who} gives a Competitive Advantage to {creature_name(s, first(ADVANTAGE, action))}."
    if is_in(FAMINE, action):
        return f"{who} covers {COVER_NAMES[second(FAMINE, action)].replace('+', ' and ')} in e{first(FAMINE, action) + 1} by Famine."
    if is_in(RELOCATE, action):
        return f"{who} relocates {creature_name(s, first(RELOCATE, action))} to e{second(RELOCATE, action) + 1}."
    if is_in(MIGRATE, action):
        creature = s.creatures[first(MIGRATE, action)]
        return f"{who} moves c{first(MIGRATE, action) + 1} ({blocks(creature)}) from e{creature.cell + 1} to e{second(MIGRATE, action) + 1}."
    if is_in(FEED, action):
        return f"{who} lets c{first(FEED, action) + 1} eat next in e{s.step + 1}."
    if is_in(DRAW, action):
        return f"Environment e{s.step + 1} is {CARD_NAMES[first(DRAW, action)]}."
    if is_in(BEGIN, action):
        return f"{SEAT_NAMES[first(BEGIN, action)].capitalize()} is the first active player."
    return f"{creature_name(s, s.step)} has a child with one {COLOUR_NAMES[first(ROLL, action)]} mutation more."


def consumption(before: State, after: State) -> list[str]:
    """Who is gone and what was captured, seen from the positions before and after."""
    sentences = []
    for seat in range(before.seats):
        dead = population(before, seat) - population(after, seat)
        if dead > 0:
            sentences.append(f"{dead} of {SEAT_NAMES[seat]}'s creatures {'starves' if dead == 1 else 'starve'}.")
    for cell in range(cells(before)):
        if is_captured(after.environments[cell]) and not is_captured(before.environments[cell]):
            sentences.append(f"{SEAT_NAMES[after.environments[cell].captor - 1].capitalize()} captures e{cell + 1}!")
    return sentences


def population(s: State, seat: int) -> int:
    return sum(creature.owner == seat for creature in s.creatures[: s.count])


def ending(s: State) -> str:
    if s.ending == Ending.CAPTURES:
        counts = ", ".join(f"{SEAT_NAMES[seat]} {captures(s, seat)}" for seat in range(s.seats))
        return f"Two environments are captured by one player. Captures: {counts}."
    if s.ending == Ending.EXTINCTION:
        return "No creature is left in play."
    if s.ending == Ending.TURN_LIMIT:
        return f"Turn {s.turn} was the last one."
    return ""


def marks(creature: Creature) -> str:
    """Signs behind a creature: * for an Advantage, ' for one that has moved, ! for a captor."""
    signs = ((Mark.FAVOURED, "*"), (Mark.MOVED, "'"), (Mark.CAPTOR, "!"))
    return "".join(sign for mark, sign in signs if is_marked(creature, mark))
