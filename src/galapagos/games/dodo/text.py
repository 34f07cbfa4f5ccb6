"""What players are asked and told: prompts, labels, refusals. What happened is told by log.py."""

from __future__ import annotations

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import CHANCE, OVER
from galapagos.engine.game import Sentence

from .actions import ADVANTAGE, BEGIN, DRAW, FAMINE, FEED, MIGRATE, PASS, PLACE, RELOCATE, ROLL
from .data import CARD_NAMES, COLOUR_NAMES, COLOURS, COVER_NAMES, SEAT_NAMES
from .log import ending, narrate
from .names import by_colour, creature_name, seat_name, short_name
from .reason import Reason
from .state import Phase, State, uneaten

__all__ = ["REASONS", "ending", "label", "narrate", "prompt", "seat_name"]

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
    left = by_colour(uneaten(s, s.step, colour) for colour in range(COLOURS))
    return f"{name}, choose which of your tied creatures in e{s.step + 1} eats next: {left} left."


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
        return f"Move {short_name(s, a)} from e{s.creatures[a].cell + 1} to e{b + 1}"
    if is_in(FEED, action):
        return f"{short_name(s, a)} eats next"
    if is_in(DRAW, action):
        return f"Environment {CARD_NAMES[a]}"
    if is_in(BEGIN, action):
        return f"{SEAT_NAMES[a].capitalize()} begins"
    return COLOUR_NAMES[a].capitalize()
