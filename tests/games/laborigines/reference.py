"""Laborigines read a second time: the whole game as one generator, slow and plain, that shares nothing with the rules
but the texts of actions. It yields who is asked, and all answers; it is sent the answer; it returns how the game ended
and the ranks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field

CHANCE = -1
COLOURS = ("red", "blue", "green", "yellow", "violet")
TRAPS = "footprint disease charity radiation lightning acid small_explosion huge_explosion cure flag".split()
CARDS = (
    "leprosy inferiority_complex limping immunity_loss hyperactivity benign_mutation malign_mutation "
    "energy_storage_disorder"
).split()
TWO_SIDES = [(trap, trap) for trap in TRAPS] + [
    (trap, "danger" if trap == "huge_explosion" else "green") for trap in TRAPS
]

Question = tuple[int, list[str]]
Asking = Generator[Question, str, str]
Running = Generator[Question, str, None]
Game = Generator[Question, str, tuple[str, list[int]]]


class GameOver(Exception):
    """With the ending."""


class TurnOver(Exception):
    """The player on the move is out."""


@dataclass(eq=False)
class Piece:
    seat: int
    place: int = -1
    is_ill: bool = False
    has_acid: bool = False
    bolts: int = 0


@dataclass
class Lab:
    seats: int
    variant: str
    radiation: str
    pieces: list[Piece]
    stocks: list[Counter[str]]
    up: list[str] = field(default_factory=list)
    down: list[str | None] = field(default_factory=lambda: [None] * 20)
    lying: list[Counter[str]] = field(default_factory=lambda: [Counter() for _ in range(20)])
    moa: int | None = None
    flag: Piece | None = None
    flag_is_in_game: bool = True
    card: str = ""
    pile: list[str] = field(default_factory=lambda: list(CARDS))
    active: int = 0
    waves: list[set[int]] = field(default_factory=list)

    def colour(self, seat: int) -> str:
        return COLOURS[seat % (self.seats // 2)] if self.variant == "teams" else COLOURS[seat]

    @property
    def alive(self) -> list[int]:
        """From the player after the mover round to the mover."""
        dead = set().union(*self.waves)
        order = [(self.active + i) % self.seats for i in range(1, self.seats + 1)]
        return [seat for seat in order if seat not in dead]

    def own(self, seat: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.seat == seat]

    def suffers(self, piece: Piece, card: str) -> bool:
        return piece.is_ill and self.card == card

    def others_from(self, piece: Piece) -> list[Piece]:
        """The twin first, then all others clockwise."""
        twin = [other for other in self.own(piece.seat) if other is not piece]
        return twin + [other for i in range(1, self.seats) for other in self.own((piece.seat + i) % self.seats)]


def ask(actor: int, answers: Iterable[str]) -> Asking:
    """A question with one answer is not asked."""
    answers = list(answers)
    if len(answers) == 1:
        return answers[0]
    return (yield actor, answers)


def play(
    seats: int, variant: str = "base", radiation: str = "green", energy: int = 20, limit: int = 500, handicap: int = 0
) -> Game:
    lab = Lab(
        seats,
        variant,
        radiation,
        [Piece(seat) for seat in range(seats) for _ in range(2 if variant == "twins" else 1)],
        [],
    )
    neutral = energy // 4 if variant == "teams" else 0
    lab.stocks = [Counter({lab.colour(seat): energy - neutral}) + Counter(violet=neutral) for seat in range(seats)]
    yield from set_up(lab)
    lab.stocks[lab.active][lab.colour(lab.active)] -= handicap
    ending = "turn_limit"
    try:
        for _ in range(limit):
            with suppress(TurnOver):
                yield from take_turn(lab)
            lab.active = lab.alive[0]
    except GameOver as over:
        ending = str(over)
    return ending, ranks(lab, ending)


def set_up(lab: Lab) -> Running:
    faces: Counter[str] = Counter()
    for trap, other in TWO_SIDES[10:]:
        side = yield from ask(CHANCE, ["turn_up trap", "turn_up safe"])
        faces.update([trap, trap if side.endswith("trap") else other])
    for _ in range(20):
        face = (yield from ask(CHANCE, [f"lay {face}" for face in faces])).split()[1]
        lab.up.append(face)
        faces -= Counter([face])
    tiles = [f"t{number}" for number in range(1, 21)]
    if lab.variant != "twins":
        lab.moa = tiles.index((yield from ask(CHANCE, [f"release {tile}" for tile in tiles])).split()[1])
    nicest = yield from ask(CHANCE, [f"admire l{number + 1}" for number in range(len(lab.pieces))])
    lab.flag = lab.pieces[int(nicest.split()[1][1:]) - 1]
    lab.active = lab.flag.seat
    for twin in range(len(lab.pieces) // lab.seats):
        for i in range(lab.seats):
            seat = (lab.active + i) % lab.seats
            taken = [lab.moa, *(piece.place for piece in lab.pieces)]
            answer = yield from ask(seat, [f"start {tile}" for place, tile in enumerate(tiles) if place not in taken])
            lab.own(seat)[twin].place = tiles.index(answer.split()[1])


# --- A turn


def take_turn(lab: Lab) -> Running:
    roll = yield from ask(CHANCE, [f"roll {a} {b}" for b in range(1, 7) for a in range(1, b + 1)])
    dice = sorted(map(int, roll.split()[1:]))
    if lab.variant == "twins":
        yield from take_twins_turn(lab, dice)
        return
    me = lab.own(lab.active)[0]
    die = int((yield from ask(lab.active, {f"assign {number}" for number in dice})).split()[1])
    other = sum(dice) - die
    if 1 in dice:
        take_flag(lab, me)
    distance = yield from show_disease(lab, me, die, dice)
    yield from move_moa(lab, other)
    way = yield from name_direction(lab)
    yield from run(lab, me, way, distance)


def take_twins_turn(lab: Lab, dice: list[int]) -> Running:
    twins = dict(zip(("first", "second"), lab.own(lab.active), strict=True))
    _, which, number = (
        yield from ask(lab.active, {f"send {name} {number}" for name in twins for number in dice})
    ).split()
    if 1 in dice and lab.flag_is_in_game:
        bearer = yield from ask(lab.active, [f"carry {name}" for name in twins])
        take_flag(lab, twins[bearer.split()[1]])
    die, way = int(number), 0
    for piece in (twins.pop(which), *twins.values()):
        distance = yield from show_disease(lab, piece, die, dice)
        way = -way if way else (yield from name_direction(lab))
        yield from run(lab, piece, way, distance)
        die = sum(dice) - die


def show_disease(lab: Lab, me: Piece, die: int, dice: list[int]) -> Generator[Question, str, int]:
    if lab.suffers(me, "leprosy"):
        yield from spend(lab, me, 1)
    if lab.suffers(me, "inferiority_complex") and 1 in dice:
        yield from spend(lab, me, 2, in_spite_of_flag=True)
    if lab.suffers(me, "limping") and die in (2, 4, 6):
        yield from spend(lab, me, 2)
    return die * 2 if lab.suffers(me, "hyperactivity") else die


def move_moa(lab: Lab, die: int) -> Running:
    while True:
        assert lab.moa is not None
        lab.moa = (lab.moa + die) % 20
        here = [piece for piece in lab.pieces if piece.place == lab.moa]
        if not here:
            return
        yield from suffer_moa(lab, here[0])


def suffer_moa(lab: Lab, piece: Piece) -> Running:
    if lab.flag is piece:
        lab.flag = None
    else:
        yield from spend(lab, piece, 2)


def name_direction(lab: Lab) -> Generator[Question, str, int]:
    colour = lab.colour(lab.active)
    for seat in lab.alive[:-1]:
        if lab.stocks[seat][colour] >= 3 and lab.stocks[seat].total() >= 4:
            what, *way = (yield from ask(seat, ["pass", "manipulate clockwise", "manipulate counterclockwise"])).split()
            if what == "manipulate":
                lab.stocks[seat][colour] -= 3
                return 1 if way == ["clockwise"] else -1
    answer = yield from ask(lab.active, ["move clockwise", "move counterclockwise"])
    return 1 if answer == "move clockwise" else -1


def run(lab: Lab, me: Piece, way: int, distance: int) -> Running:
    """Phases 3b and 4, again after each footprint."""
    followed: set[int] = set()
    while True:
        yield from walk(lab, me, way, distance)
        if not lab.suffers(me, "energy_storage_disorder"):
            lab.stocks[me.seat] += lab.lying[me.place]
            lab.lying[me.place] = Counter()
        face = yield from turn_over(lab, me.place)
        if face == "footprint" and me.place not in followed:
            followed.add(me.place)
            continue
        me.has_acid = False
        yield from trigger(lab, me, face)
        return


def walk(lab: Lab, me: Piece, way: int, distance: int) -> Running:
    is_free = False
    while not is_free:
        for _ in range(distance):
            if me.has_acid:
                yield from spend(lab, me, 1)
            me.place = (me.place + way) % 20
        met = [piece for piece in lab.pieces if piece.place == me.place and piece is not me]
        if met:
            yield from meet(lab, me, met[0])
        elif lab.moa == me.place:
            yield from suffer_moa(lab, me)
        else:
            is_free = True


def meet(lab: Lab, me: Piece, other: Piece) -> Running:
    if lab.flag is other:
        take_flag(lab, me)
    elif other.seat != me.seat and not lab.suffers(me, "energy_storage_disorder"):
        yield from transfer(lab, other.seat, me.seat, 2)
    if other in lab.pieces and me.is_ill != other.is_ill:
        me.is_ill, other.is_ill = other.is_ill, me.is_ill
        lose_immunity(lab)


# --- Traps


def turn_over(lab: Lab, place: int) -> Asking:
    under = lab.down[place]
    if under is None:
        possible = sorted({face for face in {side for tile in TWO_SIDES for side in tile} if may_lie(lab, place, face)})
        under = (yield from ask(CHANCE, [f"reveal {face}" for face in possible])).split()[1]
    lab.down[place], lab.up[place] = lab.up[place], under
    return under


def may_lie(lab: Lab, place: int, under: str) -> bool:
    """Whether the twenty tiles can be dealt to the places so that each shows what is known of it, and this face lies
    here."""
    down = [under if i == place else known for i, known in enumerate(lab.down)]
    dealt: dict[int, int] = {}  # tile -> place

    def fits(tile: int, at: int) -> bool:
        one, two = TWO_SIDES[tile]
        return any(lab.up[at] == up and down[at] in (None, below) for up, below in ((one, two), (two, one)))

    def deal(at: int, tried: set[int]) -> bool:
        for tile in range(20):
            if tile not in tried and fits(tile, at):
                tried.add(tile)
                if tile not in dealt or deal(dealt[tile], tried):
                    dealt[tile] = at
                    return True
        return False

    return all(deal(at, set()) for at in range(20))


def trigger(lab: Lab, me: Piece, face: str) -> Running:
    if face == "disease":
        if not lab.pile:
            lab.pile = list(CARDS)
        lab.card = (yield from ask(CHANCE, [f"draw {card}" for card in lab.pile])).split()[1]
        lab.pile.remove(lab.card)
        me.is_ill = True
        lose_immunity(lab)
    elif face == "charity":
        yield from give(lab, me)
    elif face == "radiation":
        counted = {"green"} if lab.radiation == "green" else {"green", "danger", "footprint"}
        yield from spend(lab, me, sum(up in counted for up in lab.up))
    elif face == "lightning":
        me.bolts += 1
        for piece in (me, *lab.others_from(me)):
            if piece in lab.pieces:
                yield from spend(lab, piece, piece.bolts)
    elif face == "acid":
        me.has_acid = True
    elif face == "small_explosion":
        yield from spend(lab, me, 4)
    elif face == "huge_explosion":
        yield from spend(lab, me, 8)
    elif face == "cure" and not lab.suffers(me, "energy_storage_disorder"):
        for piece in lab.others_from(me):
            if piece in lab.pieces and piece.seat != me.seat and lab.flag is not piece:
                yield from transfer(lab, piece.seat, me.seat, 1)
    elif face == "flag":
        take_flag(lab, me)


def give(lab: Lab, me: Piece) -> Running:
    least = min(lab.stocks[seat].total() for seat in lab.alive)
    poorest = [seat for seat in lab.alive if lab.stocks[seat].total() == least]
    if me.seat in poorest:
        return
    if len(poorest) > 1:
        yield from spend(lab, me, 3)
    elif lab.flag is not me and not all(lab.suffers(piece, "energy_storage_disorder") for piece in lab.own(poorest[0])):
        yield from transfer(lab, me.seat, poorest[0], 3)


# --- Flag and energy


def take_flag(lab: Lab, piece: Piece) -> None:
    if lab.flag_is_in_game:
        lab.flag = piece
        lose_immunity(lab)


def lose_immunity(lab: Lab) -> None:
    if lab.flag and lab.suffers(lab.flag, "immunity_loss"):
        lab.flag = None


def spend(lab: Lab, piece: Piece, amount: int, in_spite_of_flag: bool = False) -> Running:
    if amount == 0 or (lab.flag is piece and not in_spite_of_flag):
        return
    amount += lab.suffers(piece, "malign_mutation") - lab.suffers(piece, "benign_mutation")
    stock = lab.stocks[piece.seat]
    for number in range(min(amount, stock.total())):
        colour = (yield from ask(piece.seat, [f"spend {colour}" for colour in COLOURS if stock[colour]])).split()[1]
        stock[colour] -= 1
        if number % 2 == 0:
            lab.lying[piece.place][colour] += 1
    bury(lab)


def transfer(lab: Lab, giver: int, taker: int, amount: int) -> Running:
    stock = lab.stocks[giver]
    if stock.total() <= amount:
        lab.stocks[taker] += stock
        stock.clear()
    else:
        for _ in range(amount):
            answer = yield from ask(lab.active, [f"transfer {colour}" for colour in COLOURS if stock[colour]])
            colour = answer.split()[1]
            stock[colour] -= 1
            lab.stocks[taker][colour] += 1
    bury(lab)


def bury(lab: Lab) -> None:
    while exhausted := {seat for seat in lab.alive if not lab.stocks[seat].total()}:
        lab.waves.append(exhausted)
        lab.pieces = [piece for piece in lab.pieces if piece.seat not in exhausted]
        lab.flag, lab.flag_is_in_game = None, False
        if len({lab.colour(seat) for seat in lab.alive}) == 1:
            raise GameOver("last_survivor")
        richest = max(lab.alive, key=lambda seat: lab.stocks[seat].total())  # the first of equals
        for pool in (*lab.stocks, *lab.lying):
            for seat in exhausted:
                del pool[lab.colour(seat)]
        if not any(lab.stocks[seat].total() for seat in lab.alive):
            lab.waves.append({seat for seat in lab.alive if seat != richest})
            raise GameOver("last_wave")
    if lab.active not in lab.alive:
        raise TurnOver


def ranks(lab: Lab, ending: str) -> list[int]:
    def place(seat: int) -> tuple[int, int]:
        mates = [mate for mate in range(lab.seats) if lab.colour(mate) == lab.colour(seat)]
        last = max(
            next((number for number, wave in enumerate(lab.waves) if mate in wave), len(lab.waves)) for mate in mates
        )
        return last, sum(lab.stocks[mate].total() for mate in mates) if ending == "turn_limit" else 0

    places = [place(seat) for seat in range(lab.seats)]
    return [1 + sum(other > own for other in places) for own in places]
