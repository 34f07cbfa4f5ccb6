"""Which message belongs to what; the words are in en.ftl."""

from __future__ import annotations

from galapagos.engine.game_modules import PieceIds
from galapagos.engine.match.story import Happening
from galapagos.engine.words.message import Message, Value, as_name

from .actions import COLOUR, DIRECTION, DISEASE, FACE, TILE, LaborigineId, Place
from .data import MANIPULATION_COST, SAFE_SIDE, SCORE_NAMES, TILES, Disease, Memory
from .rules.energy import payer
from .rules.setup import starter
from .rules.undersides import known_underside
from .state import (
    NOBODY,
    Phase,
    State,
    colour_of,
    is_in_play,
    laborigine_at,
    laborigine_words,
    seat_words,
    suffers,
)
from .state import owner as owner_of

WORDS = {**{part.what: part.names for part in (COLOUR, DIRECTION, DISEASE, FACE)}, "score": SCORE_NAMES}


def is_told(turn: int, s: State) -> bool:
    """L1: with hidden memory the log reaches back one round, and what is older you must remember; afterwards all is
    told."""
    return s.options.memory == Memory.OPEN or s.ending != 0 or turn + s.seats > s.turn


def word(what: str, number: int) -> Message:
    return Message(f"{what}-{as_name(WORDS[what][number])}")


def face(number: int) -> Message:
    return word("face", number - 1)


def seat_name(s: State, seat: int) -> Message:
    """`red`; in team play `red 1` and `red 2`."""
    return Message(f"player-{seat_words(s)[seat]}")


def laborigine(s: State, who: int) -> Message:
    """`red`; one of twins is `red 1` or `red 2`."""
    return Message(f"player-{laborigine_words(s)[who]}")


def name(s: State, ids: PieceIds, what: str, number: int) -> Message | None:
    if what == "player":
        return seat_name(s, number)
    if what in ("laborigine", "twin"):
        return laborigine(s, number if what == "laborigine" else s.active * 2 + number)
    what = "score" if what == "key" else what
    return word(what, number) if what in WORDS else None


def side(s: State, seat: int) -> int:
    """L24: mates win together."""
    return colour_of(s, seat)


def owner(s: State, what: str, number: int) -> int:
    return owner_of(s, LaborigineId(number)) if what == "laborigine" else -1


def tokens(name: Value, count: Value) -> Message:
    return Message("tokens", {"colour": name, "count": count})


def prompt(s: State, ids: PieceIds, question: str) -> dict[str, Value]:
    """Who must do what."""
    if question in ("spending", "transferring"):
        return payment(s)
    if question in ("manipulation", "direction"):
        price = tokens(word("colour", colour_of(s, s.active)), MANIPULATION_COST)
        return {"price": price, "laborigine": laborigine(s, s.mover), "distance": s.distance}
    if question in ("assignment", "sending"):
        return {"low": s.die, "high": s.other_die}
    if question == "start_places":
        return {"laborigine": laborigine(s, starter(s))}
    if question == "trap":
        return {"tile": TILE.names[s.laborigines[s.mover].place]}
    if question == "roll":
        return {"mover": seat_name(s, s.active)}
    if question == "sides":
        return {"face": face(min(s.step, 9) + 1)}
    return {"tile": TILE.names[min(s.step, TILES - 1)]} if question == "tiles" else {}


def ending(s: State) -> dict[str, Value]:
    left = [seat_name(s, seat) for seat in range(s.seats) if is_in_play(s, seat)]
    return {"turns": s.turn, "players": [*left], "count": len(left)}


def payment(s: State) -> dict[str, Value]:
    if s.debt.taker == 0:
        where = "onto" if s.debt.paid % 2 == 0 else "out"
        tile = TILE.names[s.laborigines[s.debt.who].place]
        return {"count": s.debt.left, "cause": what_for(s), "where": where, "tile": tile}
    takes = s.debt.taker - 1 == s.active
    other = laborigine(s, s.debt.who) if takes else seat_name(s, s.debt.taker - 1)
    return {"kind": "take" if takes else "give", "count": s.debt.left, "cause": what_for(s), "other": other}


def choice(s: State, verb: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
    """What can be done."""
    if verb in ("assign", "send"):
        own = values[-1] + 1
        return {**args, "own": own, "other": s.die + s.other_die - own}
    if verb in ("move", "manipulate"):
        return {"way": way(s, values[0])}
    if verb == "transfer":
        return {**args, "kind": "take" if s.debt.taker - 1 == s.active else "give"}
    if verb == "start":
        return {**args, "face": face(s.tiles[values[0]].face)}
    if verb == "turn_up":
        return {"face": face(s.step + 1 if values[0] == 0 else SAFE_SIDE[s.step + 1])}
    return {"low": values[0] + 1, "high": values[1] + 1} if verb == "roll" else args


def landing(s: State, direction: int) -> Place:
    return Place((s.laborigines[s.mover].place + (1 - 2 * direction) * s.distance) % TILES)


def way(s: State, direction: int) -> Message:
    """`clockwise, to t8, which turns to acid`, or `clockwise, to t8: meets blue`, and then the tile stays as it is."""
    place = landing(s, direction)
    other, below = laborigine_at(s, place, s.mover), known_underside(s, place)
    args: dict[str, Value] = {"direction": word("direction", direction), "tile": TILE.names[place]}
    if other != NOBODY or s.moa == place:
        return Message("way-and-meet", {**args, "company": laborigine(s, other) if other != NOBODY else Message("moa")})
    return Message("way", {**args, "below": face(below)}) if below else Message("way-unknown", args)


def leads_to(s: State, ids: PieceIds, verb: str, values: tuple[int, ...]) -> str:
    return TILE.names[landing(s, values[0])] if verb in ("move", "manipulate") else ""


def event(s: State, ids: PieceIds, event: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
    """What happened."""
    if event == "ended":
        return {"reason": Message(f"ending-{as_name(args['ending'])}", ending(s))}
    if event in ("spent", "taken", "given"):
        args = {**args, "cause": what_for(s)}
    if event == "out":
        return {**args, "cause": why_out(s, values[0])}
    if event == "flag_lost":
        return {**args, "cause": why_lost(s, LaborigineId(values[0]))}
    if event == "purged":
        fallen: list[str | Message] = [
            seat_name(s, seat) for seat in range(s.seats) if s.out[seat] == s.waves and colour_of(s, seat) == values[0]
        ]
        return {**args, "fallen": fallen, "fallen-count": len(fallen)}
    if event == "spent":
        onto, out = int(str(args["onto"])), int(str(args["out"]))
        return {
            **args,
            "tokens": tokens(args["colour"], onto + out),
            "where": "both" if onto and out else "onto" if onto else "out",
        }
    return {**args, "tokens": tokens(args["colour"], args["tokens"])} if "tokens" in args else args


# --- causes


def what_for(s: State) -> Message:
    """Why the tokens are owed that are being paid. The phase tells."""
    tile, mover = TILE.names[s.laborigines[s.mover].place], laborigine(s, s.mover)
    if s.phase == Phase.LIGHTNING:
        return Message("for-lightning", {"mover": mover, "tile": tile})
    if s.phase == Phase.CURE:
        return Message("for-cure", {"tile": tile})
    if s.phase == Phase.CROSSING:
        return Message("for-acid")
    if s.phase == Phase.CONTAGION:
        return Message("for-encounter", {"tile": tile})
    if s.phase == Phase.TURN_END:
        return Message("for-trap", {"face": face(s.tiles[s.laborigines[s.mover].place].face), "tile": tile})
    return Message("for-moa") if is_with_moa(s, s.debt.who) else ill(s)


def is_with_moa(s: State, who: LaborigineId) -> bool:
    return s.laborigines[who].place == s.moa


def ill(s: State) -> Message:
    return Message("for-disease", {"disease": word("disease", s.disease - 1)})


def why_out(s: State, seat: int) -> Message:
    """L23: who pays the last token is out, and in later waves those whose tokens left with others."""
    return Message("out-paid", {"for": what_for(s)}) if seat == payer(s) else Message("out-purged")


def why_lost(s: State, who: LaborigineId) -> Message:
    """L14, L9: to Moa, to the bearer's disease, or to that of a mover who would have taken the flag."""
    if is_with_moa(s, who):
        return Message("for-moa")
    return ill(s) if suffers(s, who, Disease.IMMUNITY_LOSS) else Message("for-taker", {"mover": laborigine(s, s.mover)})


# --- lines that events share


def line(name: str, parts: list[Happening]) -> dict[str, Value] | None:
    """Of a payment: all its tokens. Of a move: how far it has come, if its roll was told."""
    if name in ("payment", "booty", "gift"):
        return {"tokens": paid(parts)}
    if name == "move":
        return moved(parts) if parts[0].event == "rolled" else None
    return {}


def paid(parts: list[Happening]) -> list[str | Message]:
    """`2 red tokens`, by colour."""
    counts: dict[str, int] = {}
    for one in parts:
        colour = str(one.parts["colour"])
        counts[colour] = counts.get(colour, 0) + sum(
            int(str(one.parts.get(where, 0))) for where in ("onto", "out", "tokens")
        )
    return [tokens(Message(f"colour-{as_name(colour)}"), count) for colour, count in counts.items()]


def moved(parts: list[Happening]) -> dict[str, Value]:
    """The dice, who goes, to which tile, and what is turned up there."""
    said: dict[str, Value] = {"stage": "rolled"}
    for one in parts:
        args = one.message.args if one.message else {}
        if one.event == "rolled":
            said |= {"player": args["player"], "low": args["low"], "high": args["high"]}
        elif one.event == "reached":
            said |= {"laborigine": args["laborigine"], "tile": args["tile"], "stage": "reached"}
        elif one.event == "flipped":
            said |= {"face": args["face"], "tile": args["tile"], "stage": "flipped"}
    return said
