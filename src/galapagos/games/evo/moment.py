"""The moment of a written position: its phase, round and meteor, how it ended, and the sentence for a moment that cannot be."""

from __future__ import annotations

from galapagos.engine.contract import OVER
from galapagos.engine.errors import Refused

from .data import LAST_METEOR, METEOR, METEOR_STARTS
from .rules.fault import Fault
from .rules.possible import has_advanced, moment_fault
from .state import Ending, Phase, State
from .words import ENDINGS, PHASE_WORDS, SETTING_UP, Clauses, index_of, number_of

DEFAULT_ROUND = 3           # the first in which event cards may be played
FIRST_FACES = next(space for space, strikes in enumerate(METEOR) if strikes)

SENTENCES = {
    Fault.STALE_EFFECT: "A card is in effect in its own phase only, and Dino Down before anybody moves. [E4]",
    Fault.FIRST_ROUNDS: "In the first two rounds no event cards are played, so none are offered. [E4]",
    Fault.NO_OFFERS: "All cards of this phase lie in the discard, so nobody is asked. [E4]",
    Fault.OTHER_PHASE: "A card lies on the table only while the cards of its phase are offered. [E4]",
    Fault.NO_TARGET: "Dino Down needs a target: an opponent who has more than one dinosaur. [Dino Down]",
    Fault.CLIMATE_CARD: "A climate card works instead of the roll; with one in effect there is nothing to roll. [E4]",
    Fault.BARREN: "In a Barren Season nobody gives birth; the phase is over. [Barren Season]",
    Fault.DEADLY: "When survival is looked at, nobody is left in a deadly zone; write survival-events to begin before that. [E12]",
    Fault.CARD_GENE: "No species keeps a card gene: it is turned in for an event card, and counted by the clause spent. [E17]",
}


def read_moment(s: State, clauses: Clauses) -> None:
    """E14: the round tells the meteor's space and the space the round; without both it is an early moment in which the phase can be."""
    s.phase = _phase(clauses)
    if "ended" in clauses:
        s.ending = index_of(ENDINGS[1:], clauses["ended"][0] if clauses["ended"] else "") + 1
        if PHASE_WORDS[s.phase] not in clauses:
            s.actor = OVER
    _read_time(s, clauses)
    if s.phase == Phase.GAME_END_EVENTS and "ended" not in clauses:
        s.ending = Ending.TRACK_END if s.meteor == LAST_METEOR else Ending.STRIKE


def _phase(clauses: Clauses) -> int:
    named = [word for word in clauses if word in PHASE_WORDS]
    if len(named) > 1:
        raise Refused(f"A position has one phase, not both {named[0]} and {named[1]}.")
    if named:
        return PHASE_WORDS.index(named[0])
    return Phase.GAME_END_EVENTS if "ended" in clauses else Phase.MOVEMENT


def _read_time(s: State, clauses: Clauses) -> None:
    before_round_one = METEOR_STARTS[s.seats] - (0 if has_advanced(s) or s.phase in SETTING_UP else 1)
    early = 0 if s.phase in SETTING_UP else DEFAULT_ROUND
    if s.phase in (Phase.METEOR, Phase.GAME_END_EVENTS):
        early = (LAST_METEOR if s.ending == Ending.TRACK_END else FIRST_FACES) - before_round_one
    if "meteor" in clauses:
        s.meteor = number_of(clauses, "meteor", 0, LAST_METEOR)
        early = max(0, s.meteor - before_round_one)
    s.round = number_of(clauses, "round", early, LAST_METEOR)
    if "meteor" not in clauses:
        s.meteor = min(before_round_one + s.round, LAST_METEOR)


def check_moment(s: State) -> None:
    fault = moment_fault(s)
    if fault == Fault.ROUND:
        raise Refused(_time_sentence(s))
    if fault == Fault.ENDING:
        raise Refused(_ending_sentence(s))
    if fault != Fault.NONE:
        raise Refused(SENTENCES[fault])


def _time_sentence(s: State) -> str:
    start = METEOR_STARTS[s.seats]
    if s.phase in SETTING_UP:
        return f"Before the first round it is round 0, and with {s.seats} players the meteor is on space {start}. [E14]"
    if s.meteor == LAST_METEOR and s.ending == 0:
        return f"On space {LAST_METEOR}, its last one, the meteor has ended the game. [E14]"
    return (f"With {s.seats} players the meteor leaves space {start} in round 1 and comes one space nearer in each round: "
            f"it is not on space {s.meteor} in round {s.round} then. [E14]")


def _ending_sentence(s: State) -> str:
    if s.phase != Phase.GAME_END_EVENTS:
        return "When the game has ended, only game-end-events are left, or no phase at all. [E5]"
    if s.ending == Ending.TRACK_END:
        return f"The track ends on space {LAST_METEOR}, not on space {s.meteor}. [E14]"
    return f"On space {s.meteor} the meteor does not strike by a roll. [E14]"
