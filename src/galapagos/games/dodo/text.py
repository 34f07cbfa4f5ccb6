"""Which message belongs to what; the words are in en.ftl."""

from __future__ import annotations

from collections.abc import Iterable

from galapagos.engine.game_modules import PieceIds
from galapagos.engine.words.message import Message, Value, as_name

from .actions import ENVIRONMENT
from .data import CAPTURES_TO_END, COLOUR_NAMES, COLOURS, COVER_NAMES, SCORE_NAMES, SEAT_NAMES, SQUARES
from .rules.consumption import missing, waiting
from .state import Mark, State, all_available, all_creatures, captures, is_marked, uneaten

SEATS = tuple(Message(f"player-{name}") for name in SEAT_NAMES)
OWN = ("migrate", "feed")  # what one does with creatures of one's own


def seat_name(s: State, seat: int) -> Message:
    return SEATS[seat]


def creature_name(s: State, ids: PieceIds, number: int, message: str = "creature") -> Message:
    """A creature is told by its name, its owner and its blocks."""
    creature, name = s.creatures[number], ids.name("creature", number)
    return Message(message, {"owner": SEATS[creature.owner], "name": name, "blocks": by_colour(creature.blocks)})


def by_colour(numbers: Iterable[int]) -> list[str | Message]:
    """`2 red, 1 green`."""
    return [Message(f"count-{name}", {"count": n}) for name, n in zip(COLOUR_NAMES, numbers, strict=True) if n]


def name(s: State, ids: PieceIds, what: str, number: int) -> Message | None:
    if what == "creature":
        return creature_name(s, ids, number)
    if what == "environment":
        return None
    if what == "player":
        return seat_name(s, number)
    if what == "colour":
        return Message(f"colour-{COLOUR_NAMES[number]}")
    if what == "squares":
        return Message(
            "squares", {"squares": [Message(f"colour-{colour}") for colour in COVER_NAMES[number].split("+")]}
        )
    if what == "environment card":
        return Message("squares", {"squares": by_colour(SQUARES[number])})
    return Message(f"score-{as_name(SCORE_NAMES[number])}") if what == "key" else None


def owner(s: State, what: str, number: int) -> int:
    return s.creatures[number].owner if what == "creature" else -1


def prompt(s: State, ids: PieceIds, question: str) -> dict[str, Value]:
    if question == "environments":
        return {"environment": f"e{s.step + 1}"}
    if question == "migration":
        return {"round": s.step // s.seats + 1, "rounds": s.options.migration_rounds}
    if question == "consumption":
        return {"environment": f"e{s.creatures[waiting(s, 0)].cell + 1}", "left": by_colour(left_to_tied(s))}
    if question == "reproduction":
        return {"creature": creature_name(s, ids, s.step)}
    return {}


def ending(s: State) -> dict[str, Value]:
    enders = [seat_name(s, seat) for seat in range(s.seats) if captures(s, seat) >= CAPTURES_TO_END]
    return {"enders": [*enders], "turn": s.turn, "count": len(enders)}


def left_to_tied(s: State) -> list[int]:
    cell = s.creatures[waiting(s, 0)].cell
    return [uneaten(s, cell, colour) for colour in range(COLOURS)]


def choice_name(s: State, ids: PieceIds, verb: str, what: str, number: int) -> Message | None:
    """No owner where it can only be one's own."""
    if what == "creature":
        return creature_name(s, ids, number, "own-creature" if verb in OWN else "creature")
    return name(s, ids, what, number)


def choice(s: State, verb: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
    """Where the creature is now."""
    if "creature" in args:
        args["from"] = ENVIRONMENT.names[s.creatures[values[0]].cell]
    return args


def event(s: State, ids: PieceIds, event: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
    if event == "ended":
        return {"reason": Message(f"ending-{as_name(args['ending'])}", ending(s))}
    if event == "starved":
        return {**args, **hunger(s, ids, *values)}
    if event == "captured":
        return {**args, "squares": all_available(s.environments[values[2]])}
    if event == "unborn" and args["lack"] != "base":
        return {
            **args,
            "lack": Message("lack-block", {"colour": Message(f"colour-{args['lack']}"), "left": args["left"]}),
        }
    if event == "unborn":
        return {**args, "lack": Message("lack-base")}
    return args


def hunger(s: State, ids: PieceIds, cell: int, creature: int) -> dict[str, Value]:
    """What a creature lacks when it starves, and why: others ate it, Famine covers it, or no more grows there."""
    environment, starved = s.environments[cell], s.creatures[creature]
    lacks = [missing(environment, starved, colour) for colour in range(COLOURS)]
    covered = [environment.covered[colour] if lacks[colour] else 0 for colour in range(COLOURS)]
    eaters: list[str | Message] = [
        creature_name(s, ids, i)
        for i in all_creatures(s)
        if s.creatures[i].cell == cell
        and is_marked(s.creatures[i], Mark.FED)
        and any(lacks[colour] and s.creatures[i].blocks[colour] for colour in range(COLOURS))
    ]
    causes: list[str | Message] = []
    if eaters:
        causes.append(Message("starved-eaten", {"eaters": eaters}))
    if any(covered):
        causes.append(Message("starved-covered", {"covered": by_colour(covered)}))
    return {"missing": by_colour(lacks), "cause": causes or Message("starved-bare")}
