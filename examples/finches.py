"""Finches. Crack seeds on three islands, or breed a bigger beak. Your favourite seed is secret, and counts double.

In your turn, eat or breed. To eat, choose an island with seeds and roll a die: die and beak together must reach the
hardness of its seeds. To breed, roll a die: your beak shrinks, stays or grows. When two islands are bare, the round is
the last one. Soft seeds are worth 1 point, medium ones 2, hard ones 4; seeds of your favourite kind twice.
"""

from galapagos.define import *

PLAYERS, KINDS, BIGGEST = 5, 3, 6
HARDNESS = (4, 7, 10)
POINTS = (1, 2, 4)
SEEDS = (4, 4, 2)  # of each kind, per player
GROWTH = (-1, 0, 0, 1, 1, 2)  # of a beak, by the die
DEALING, LIVING, CRACKING, GROWING = range(4)

ACTIONS = Families()
ISLAND = Part.named("island", ("soft", "medium", "hard"))
DIE = Part.numbered("pips", "", 6)
EAT = ACTIONS.family("eat", ISLAND)
BREED = ACTIONS.family("breed")
DEAL = ACTIONS.family("deal", ISLAND, chance=True)
CRACK = ACTIONS.family("crack", DIE, chance=True)
GROW = ACTIONS.family("grow", DIE, chance=True)

BARE = reason("That island is bare.")
TOO_HARD = reason("Even a six would not crack that seed: breed a bigger beak first.")
EATEN = ending("Two islands are bare.")
LATE = ending("The last round is over.")


@struct
class Options:
    rounds: i8


@struct
class State(Table):
    seeds: Annotated[list[i8], KINDS, between(0, PLAYERS * max(SEEDS))]
    beaks: Annotated[list[i8], PLAYERS, per_seat, between(0, BIGGEST)]
    eaten: Annotated[list[i8], PLAYERS * KINDS, per_seat, between(0, PLAYERS * max(SEEDS))]
    favourites: Annotated[list[i8], PLAYERS, hidden(DEAL, shown="is_over")]
    island: Annotated[i8, between(0, KINDS)]  # where the finch in turn cracks a seed
    options: Options


BOARD = (Row("seeds", part=ISLAND), Track("beaks", title="beak"), Row("eaten"), Hand("favourites", words=ISLAND))


def setup(s: State) -> None:
    for kind in range(KINDS):
        s.seeds[kind] = SEEDS[kind] * s.seats
    for seat in range(s.seats):
        s.beaks[seat] = 2


def next_to_get(s: State) -> int:
    return next((seat for seat in range(s.seats) if s.favourites[seat] == 0), -1)


def deal(s: State, kind: int) -> None:
    s.favourites[next_to_get(s)] = kind + 1
    if next_to_get(s) < 0:
        ask(s, LIVING)


def eat_refusal(s: State, kind: int) -> Reason:
    if s.seeds[kind] == 0:
        return BARE
    return TOO_HARD if s.beaks[s.active] + 6 < HARDNESS[kind] else LEGAL


def eat(s: State, kind: int) -> None:
    s.island = kind
    ask(s, CRACKING)


def crack(s: State, pips: int) -> None:
    kind = s.island
    if s.beaks[s.active] + pips + 1 >= HARDNESS[kind]:
        s.seeds[kind] -= 1
        s.eaten[s.active * KINDS + kind] += 1
    s.island = 0
    end_turn(s)


def breed(s: State) -> None:
    ask(s, GROWING)


def grow(s: State, pips: int) -> None:
    s.beaks[s.active] = min(BIGGEST, max(1, s.beaks[s.active] + GROWTH[pips]))
    end_turn(s)


def end_turn(s: State) -> None:
    next_player(s)
    ask(s, LIVING)
    if s.active == 0 and sum(1 for seeds in s.seeds if seeds == 0) >= 2:
        end(s, EATEN)
    elif s.turns == s.options.rounds * s.seats:
        end(s, LATE)


def is_over(s: State) -> bool:
    return s.actor == OVER


def seed_points(s: State, seat: int, kind: int) -> int:
    return POINTS[kind] * (2 if s.favourites[seat] == kind + 1 else 1)


def score(s: State, seat: int) -> int:
    """Points for seeds; those of the favourite kind, as far as one knows it, count twice."""
    return sum(s.eaten[seat * KINDS + kind] * seed_points(s, seat, kind) for kind in range(KINDS))


def value(s: State, seat: int) -> int:
    return s.seats * worth(s, seat) - sum(worth(s, other) for other in range(s.seats))


def worth(s: State, seat: int) -> int:
    """Points, those that the die will probably bring, and what the beak will bring in the rounds that are left."""
    beak, left = s.beaks[seat], s.options.rounds - s.turns // s.seats
    points = 100 * score(s, seat) + 25 * left * beak
    if s.phase == CRACKING and s.active == seat:
        points += 100 * seed_points(s, seat, s.island) * min(6, max(0, beak + 7 - HARDNESS[s.island])) // 6
    elif s.phase == GROWING and s.active == seat:
        points += 12 * left
    return points


QUESTIONS = (
    Question("deal", Verb(DEAL, effect=deal, to=next_to_get)),
    Question(
        "life",
        Verb(EAT, eat_refusal, eat, says="eat a { $island } seed", tells="{ $player } tries a { $island } seed."),
        Verb(BREED, effect=breed, tells="{ $player } breeds."),
        says="{ $player }, eat or breed.",
    ),
    Question("crack", Verb(CRACK, effect=crack, tells="The die shows { $pips }.")),
    Question("grow", Verb(GROW, effect=grow, tells="The die of the child shows { $pips }.")),
)
ROUNDS = NumberOption("rounds", 2, 100, 12, "The number of rounds.")
GAME = define("Finches", seats=range(2, PLAYERS + 1), usual=3, options=(ROUNDS,))
