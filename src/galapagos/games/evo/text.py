"""Which message belongs to what; the words are in en.ftl."""

from __future__ import annotations

from collections.abc import Callable

from galapagos.engine.game_modules import PieceIds
from galapagos.engine.match.story import Happening
from galapagos.engine.words.message import Message, Value, as_name

from . import data, island
from .data import Card, Gene
from .reason import Reason
from .rules.cards import cards_of_phase, play_refusal, withdraw_refusal
from .rules.evolution import discount, price
from .rules.movement import horns_more, winning_roll
from .rules.survival import count_opposing, extreme_zone, is_deadly, protection
from .state import Extreme, State, all_spaces, ideal_zone, is_empty, neighbour, seat_in_turn, timing_of, zone_of

SEATS = tuple(Message(f"player-{name}") for name in data.SEAT_NAMES)
PLACES = tuple(
    tuple(Message("space", {"space": name, "zone": Message(f"zone-{zone}")}) for zone in data.ZONE_NAMES)
    for name in island.SPACE_NAMES
)
NAMES: dict[str, tuple[Message, ...]] = {
    "player": SEATS,
    "event card": tuple(Message(f"card-{word}") for word in data.CARD_WORDS),
    "gene": tuple(Message(f"gene-{name}") for name in data.GENE_NAMES),
    "row": tuple(Message("row", {"number": row + 1}) for row in range(len(data.SEAT_NAMES))),
    "extreme": tuple(Message(f"extreme-{name}") for name in data.EXTREME_NAMES),
    "key": tuple(Message(f"score-{name}") for name in data.SCORE_NAMES),
}
TEXTS = tuple(Message(f"card-{word}.text") for word in data.CARD_WORDS)
NOTHING = Message("gene-nothing")
TIMINGS = tuple(as_name(name) for name in data.TIMING_NAMES)
# where the zone is no news
PLAIN = {"downed": "space", "moved": "from", "attacked": "from", "defeated": "space", "lost": "from", "died": "space"}


def seat_name(s: State, seat: int) -> Message:
    return SEATS[seat]


def name(s: State, ids: PieceIds, what: str, number: int) -> Message | None:
    """A space is told with its zone."""
    if what == "space":
        return PLACES[number][zone_of(s, number)]
    return NAMES[what][number] if what in NAMES else None


def owner(s: State, what: str, number: int) -> int:
    return s.owners[number] - 1 if what == "space" else -1


def zones(zone: int) -> Message:
    """Of the island: all beaches…"""
    return Message(f"zones-{data.ZONE_NAMES[zone]}")


def prize(s: State, row: int) -> Message:
    """What there is to win."""
    return NAMES["gene"][s.rows[row].gene - 1] if s.rows[row].gene else NOTHING


def offer(s: State) -> Message:
    """What there is to do with event cards: play one, take one back, or only pass."""
    cards = cards_of_phase(s)
    if any(play_refusal(s, card) == Reason.LEGAL for card in cards):
        return Message("offer-play", {"timing": TIMINGS[timing_of(s)]})
    is_on_table = any(withdraw_refusal(s, card) == Reason.LEGAL for card in cards)
    return Message("offer-take-back" if is_on_table else "offer-pass")


def prompt(s: State, ids: PieceIds, question: str) -> dict[str, Value]:
    if question == "cards":
        return {"timing": TIMINGS[timing_of(s)], "offer": offer(s)}
    if question == "movement":
        return {"feet": s.feet}
    if question == "combat":
        seat, other = seat_in_turn(s), s.owners[s.defender] - 1
        return {
            "attacker": SEATS[seat],
            "defender": SEATS[other],
            "space": island.SPACE_NAMES[s.defender],
            "highest": winning_roll(s, seat, other),
        }
    if question == "births":
        return {"babies": s.babies}
    if question == "survival":
        return {
            "extreme": NAMES["extreme"][s.extreme],
            "zones": zones(extreme_zone(s, s.extreme)),
            "condemned": s.condemned,
        }
    if question == "auction":
        return {"points": s.species[s.actor].points, "discount": discount(s.species[s.actor])}
    if question in ("deal", "card_genes"):
        return {"to": SEATS[s.turn if question == "deal" else seat_in_turn(s)]}
    rest: dict[str, dict[str, Value]] = {
        "start": {"to": SEATS[0]},
        "initiative": {"place": s.turn + 1},
        "genes": {"row": s.turn + 1},
        "meteor": {"highest": data.METEOR[s.meteor]},
    }
    return rest.get(question, {})


def ending(s: State) -> dict[str, Value]:
    return {"round": s.round}


def leads_to(s: State, ids: PieceIds, verb: str, values: tuple[int, ...]) -> str:
    return island.SPACE_NAMES[neighbour(s, *values)] if verb == "move" else ""


def choice(s: State, verb: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
    if verb == "move":
        to = neighbour(s, *values)
        step: dict[str, Value] = {
            "from": island.SPACE_NAMES[values[0]],
            "to": PLACES[to][zone_of(s, to)],
            "deadly": int(is_deadly(s, to)),
        }
        if is_empty(s, to):
            return {**step, "kind": "step"}
        other = s.owners[to] - 1
        return {**step, "kind": "attack", "defender": SEATS[other], "chances": winning_roll(s, s.actor, other)}
    if verb == "hatch":
        return {**args, "deadly": int(is_deadly(s, values[0]))}
    if verb == "target":
        return {"owner": SEATS[s.owners[values[0]] - 1], "space": island.SPACE_NAMES[values[0]]}
    if verb == "bid":
        paid = price(s.species[s.actor], values[1])
        return {
            "row": args["row"],
            "amount": values[1],
            "prize": prize(s, values[0]),
            "price": paid,
            "saved": values[1] - paid,
        }
    if verb == "play":
        return {**args, "text": TEXTS[values[0]]}
    return {**args, "space": island.SPACE_NAMES[values[0]]} if verb in ("remove", "start") else args


def event(s: State, ids: PieceIds, event: str, values: tuple[int, ...], args: dict[str, Value]) -> dict[str, Value]:
    if event == "ended":
        return {"reason": Message(f"ending-{as_name(args['ending'])}", ending(s))}
    if event in ("rolled", "steered"):
        return {**args, "zones": zones(ideal_zone(s))}
    if event in ("bade", "outbid"):
        return {**args, "prize": prize(s, number(args["row"]) - 1)}
    if event == "killed":
        space = plain(args["space"])
        return {
            **args,
            "cause": deadly(s),
            "space": Message(
                "dinosaur", {"space": space, "owner": SEATS[s.owners[island.SPACE_NAMES.index(space)] - 1]}
            ),
        }
    if event == "struck":
        return {**args, "cause": Message("strikes", {"highest": data.METEOR[s.meteor], "face": values[1]})}
    if event == "returned":
        return {**args, "cause": Message("climate-card-of-another")}
    if event in CAUSES:
        args = {**args, "cause": CAUSES[event](s, values)}
    if event in PLAIN:
        return {**args, PLAIN[event]: plain(args[PLAIN[event]])}
    return args


def deadly(s: State) -> Message:
    """The zones in which the climate kills now."""
    there = {zone_of(s, space): is_deadly(s, space) for space in all_spaces(s) if zone_of(s, space) != island.NOWHERE}
    return Message(
        "deadly", {"zones": [zones(zone) for zone in sorted(there) if there[zone]], "ideal": zones(ideal_zone(s))}
    )


def exposure(s: State, values: tuple[int, ...]) -> Message:
    """How many dinosaurs of a player keep out the cold or the heat, and the cards of others against them."""
    seat, extreme = values[0], values[1]
    card, gene = (Card.ICE_COLD, Gene.FUR) if extreme == Extreme.COLD else (Card.SCORCHER, Gene.PARASOL)
    known: dict[str, Value] = {"gene": NAMES["gene"][gene], "kept": protection(s, seat, extreme)}
    if count_opposing(s, seat, card) > 0:
        return Message("exposed-by-card", {**known, "card": NAMES["event card"][card]})
    return Message("exposed", known)


def odds(s: State, values: tuple[int, ...]) -> Message:
    """The rolls with which an attacker wins, and for how many horns more."""
    seat, defender = values[0], values[2]
    return Message("odds", {"highest": winning_roll(s, seat, defender), "horns": horns_more(s, seat, defender)})


CAUSES: dict[str, Callable[[State, tuple[int, ...]], Message]] = {
    "downed": lambda s, values: NAMES["event card"][Card.DINO_DOWN],
    "died": exposure,
    "defeated": odds,
    "lost": odds,
}


def plain(space: Value) -> str:
    """Without its zone."""
    assert isinstance(space, Message)
    return str(space.args["space"])


def number(row: Value) -> int:
    assert isinstance(row, Message)
    return int(str(row.args["number"]))


def line(name: str, parts: list[Happening]) -> dict[str, Value]:
    """Of offers: the cards that work; until then those on the table."""
    if name != "offers":
        return {}
    working, table = cards(parts, "works"), cards(parts, "played")
    taken_back = cards(parts, "withdrawn")
    table = [card for i, card in enumerate(table) if table[i:].count(card) > taken_back.count(card)]
    return {"cards": [*(working or table)], "now": "works" if working else "played" if table else "none"}


def cards(parts: list[Happening], event: str) -> list[Message]:
    """The cards of these events, with their players."""
    return [Message("card-of", dict(one.message.args)) for one in parts if one.event == event and one.message]
