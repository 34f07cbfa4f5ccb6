"""Evo read a second time: the whole game as one generator, slow and plain, that shares nothing with the rules but the
texts of actions and the components in the box. It yields who is asked, and all answers; it is sent the answer; it
returns how the game ended and the ranks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

from galapagos.games.evo.data import (
    BOARD_NAMES,
    CARDS,
    COUNTERS,
    EVEN_PIECES,
    EVEN_START_PLACES,
    PIECES,
    SEAT_NAMES,
    START_PLACES,
    TIMING_NAMES,
)

CHANCE = -1
RING = "YGBMBG"  # the climate, clockwise: beach, plain, hill, mountain and back
HOT_TO_COLD = "YGBM"
DIRECTIONS = {"nw": (-1, -1), "ne": (1, -1), "w": (-2, 0), "e": (2, 0), "sw": (-1, 1), "se": (1, 1)}
CLIMATE_CARDS = {"turn-back": -1, "doldrums": 0, "onward": 1, "lurch": 2}
FACES = {10: 1, 11: 2, 12: 3, 13: 4}  # of the meteor's spaces: strikes with this roll or a lower one
END_OF_TRACK = 14
PRINTED = Counter(("egg", "foot", "fur", "parasol"))

Question = tuple[int, list[str]]
Asking = Generator[Question, str, str]
Running = Generator[Question, str, None]
Cards = list[Counter[str]]  # what each seat has in effect in a phase
Game = Generator[Question, str, tuple[str, list[int]]]


@dataclass
class Species:
    points: int = 10
    at: set[str] = field(default_factory=set)
    genes: Counter[str] = field(default_factory=lambda: Counter(PRINTED))
    hand: Counter[str] = field(default_factory=Counter)


@dataclass(eq=False)
class Row:
    gene: str = ""
    bidder: int | None = None
    bid: int = -1


@dataclass
class World:
    seats: int
    board: str = "auto"
    ties: str = "fewer"
    genes: str = "players"
    rebid: str = "yes"
    map: str = "first"
    round: int = 0
    climate: int = 0
    meteor: int = 0
    order: list[int] = field(default_factory=list)
    species: list[Species] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    bag: Counter[str] = field(default_factory=lambda: Counter({gene.name: gene.copies for gene in COUNTERS}))
    deck: Counter[str] = field(default_factory=lambda: Counter({card.word: card.copies for card in CARDS}))
    discard: Counter[str] = field(default_factory=Counter)
    zones: dict[str, str] = field(default_factory=dict)  # letter of each space
    near: dict[str, dict[str, str]] = field(default_factory=dict)  # space -> direction -> space

    @property
    def owners(self) -> dict[str, int]:
        return {space: seat for seat, species in enumerate(self.species) for space in species.at}

    @property
    def empty(self) -> set[str]:
        return set(self.zones) - set(self.owners)

    @property
    def ideal(self) -> int:
        return HOT_TO_COLD.index(RING[self.climate])

    def around(self, spaces: set[str], steps: int = 1) -> set[str]:
        for _ in range(steps):
            spaces = spaces | {other for space in spaces for other in self.near[space].values()}
        return spaces

    def targets(self, seat: int) -> set[str]:
        """Dino Down: dinosaurs of others, but nobody's last one."""
        return {
            space
            for other, species in enumerate(self.species)
            if other != seat and len(species.at) > 1
            for space in species.at
        }


def ask(actor: int, answers: Iterable[str]) -> Asking:
    """A question with one answer is not asked. Gives back what the answer is about, without its verb: of `stop`
    nothing."""
    answers = list(answers)
    answer = answers[0] if len(answers) == 1 else (yield actor, answers)
    return answer.partition(" ")[2]


def roll() -> Generator[Question, str, int]:
    return int((yield from ask(CHANCE, [f"roll {face}" for face in range(1, 7)])))


def draw(verb: str, pile: Counter[str]) -> Asking:
    drawn = yield from ask(CHANCE, [f"{verb} {thing}" for thing in +pile])
    pile[drawn] -= 1
    return drawn


def play(world: World) -> Game:
    yield from set_up(world)
    ending = ""
    while not ending:
        world.round += 1
        yield from rank_species(world)
        yield from change_climate(world)
        yield from move_species(world)
        yield from give_birth(world)
        yield from survive(world)
        ending = yield from approach(world)
        if not ending:
            yield from evolve(world)
    for species, cards in zip(world.species, (yield from offer(world, "game end")), strict=True):
        species.points += 3 * cards["fossil-record"]
    keys = [(species.points, len(species.at)) for species in world.species]
    return ending, [1 + sum(other > key for other in keys) for key in keys]


# --- Setup


def set_up(world: World) -> Running:
    world.meteor = world.seats - 3
    world.species = [Species() for _ in range(world.seats)]
    world.order = list(range(world.seats))
    if world.seats == 4 and world.board == "auto":
        world.board = yield from ask(CHANCE, ["board AD", "board BC"])
    elif world.seats != 4:
        world.board = {3: "BD", 5: "AC"}[world.seats]
    places = lay_out(world)
    for species in world.species:
        for _ in range(3):
            species.hand[(yield from draw("deal", world.deck))] += 1
    stars = [
        places[place]
        for place in (EVEN_START_PLACES if world.map == "even" else START_PLACES)[BOARD_NAMES.index(world.board)]
    ]
    first = stars.index((yield from ask(CHANCE, [f"start {space}" for space in stars])))
    for seat, species in enumerate(world.species):
        species.at = {stars[(first + seat) % world.seats]}


def lay_out(world: World) -> dict[tuple[int, int], str]:
    """Every space by its coordinates; the northern piece ends in the fifth row, the southern one begins in the
    sixth."""
    places: dict[tuple[int, int], str] = {}
    pieces = EVEN_PIECES if world.map == "even" else PIECES
    for row, letters in enumerate(pieces[world.board[0]] + pieces[world.board[1]]):
        for i, letter in enumerate(letters):
            name = f"{'abcdefghi'[row]}{i + 1}"
            places[2 * i + 1 - len(letters), row - 5] = name
            world.zones[name] = letter
    for (x, r), name in places.items():
        ways = {way: places.get((x + dx, r + dr)) for way, (dx, dr) in DIRECTIONS.items()}
        world.near[name] = {way: there for way, there in ways.items() if there}
    return places


# --- Event cards


def offer(world: World, phase: str) -> Generator[Question, str, Cards]:
    """E4: everybody with cards is asked until all have passed in a row. Gives back the cards that take effect."""
    copies = {card.word: card.copies for card in CARDS if TIMING_NAMES[card.timing] == phase}
    played: list[tuple[int, str]] = []
    taken_back: Cards = [Counter() for _ in world.species]
    asked = [seat for seat in world.order if world.species[seat].hand.total()]
    if world.round <= 2 or all(world.discard[card] == number for card, number in copies.items()):
        asked = []
    passes, turn = 0, 0
    while passes < len(asked):
        seat = asked[turn % len(asked)]
        hand = world.species[seat].hand
        fresh = hand - taken_back[seat]
        playable = [card for card in fresh if card in copies and (card != "dino-down" or world.targets(seat))]
        answers = [
            "pass",
            *(f"play {card}" for card in playable),
            *{f"withdraw {card}" for owner, card in played if owner == seat},
        ]
        what, _, card = ((yield seat, answers) if fresh or len(answers) > 1 else "pass").partition(" ")
        if what == "pass":
            passes, turn = passes + 1, turn + 1
            continue
        passes = 0
        if what == "play":
            hand[card] -= 1
            played.append((seat, card))
        else:
            hand[card] += 1
            played.remove((seat, card))
            taken_back[seat][card] += 1
    return settle(world, phase, played)


def settle(world: World, phase: str, played: list[tuple[int, str]]) -> Cards:
    if phase == "climate" and played:
        chosen = min(played, key=lambda one: world.order.index(one[0]))  # of equals the first one played
        for seat, card in played:
            world.species[seat].hand[card] += (seat, card) != chosen
        played = [chosen]
    cards: Cards = [Counter() for _ in world.species]
    for seat, card in played:
        cards[seat][card] += 1
        world.discard[card] += 1
    return cards


# --- The phases of a round


def rank_species(world: World) -> Running:
    cards = yield from offer(world, "initiative")
    sign = {"fewer": -1, "more": 1, "chance": 0}[world.ties]

    def claim(seat: int) -> tuple[int, int, int]:
        species = world.species[seat]
        return cards[seat]["head-start"], species.genes["tail"], sign * len(species.at)

    waiting, world.order = set(range(world.seats)), []
    while waiting:
        best = max(map(claim, waiting))
        tied = [seat for seat in sorted(waiting) if claim(seat) == best]
        seat = SEAT_NAMES.index((yield from ask(CHANCE, [f"rank {SEAT_NAMES[seat]}" for seat in tied])))
        world.order.append(seat)
        waiting.remove(seat)


def change_climate(world: World) -> Running:
    played = [card for cards in (yield from offer(world, "climate")) for card in cards]
    step = CLIMATE_CARDS[played[0]] if played else {1: -1, 2: 0}.get((yield from roll()), 1)
    world.climate = (world.climate + step) % len(RING)


def move_species(world: World) -> Running:
    cards = yield from offer(world, "movement")
    for seat in world.order:
        if cards[seat]["dino-down"]:
            space = yield from ask(seat, [f"target {space}" for space in world.targets(seat)])
            world.species[world.owners[space]].at.remove(space)
    for seat in world.order:
        feet = world.species[seat].genes["foot"] + 2 * cards[seat]["stampede"]
        while feet and (step := (yield from ask(seat, ["stop", *list_moves(world, seat, cards)]))):
            feet -= 1
            space, way = step.split()
            yield from go(world, seat, space, world.near[space][way], cards)


def list_moves(world: World, seat: int, cards: Cards) -> Iterable[str]:
    owners = world.owners
    for space in world.species[seat].at:
        for way, there in world.near[space].items():
            other = owners.get(there)
            if other is None or (other != seat and advantage(world, seat, other, cards) > -2):
                yield f"move {space} {way}"


def advantage(world: World, attacker: int, defender: int, cards: Cards) -> int:
    """By how many horns the attacker is ahead."""
    attack = world.species[attacker].genes["horn"] + 2 * cards[attacker]["giant-gene"]
    defence = world.species[defender].genes["horn"] + 2 * cards[defender]["big-brother"]
    return attack - defence


def go(world: World, seat: int, space: str, there: str, cards: Cards) -> Running:
    """One step, or an attack, where nobody leaves his space before the die has fallen."""
    mine, other = world.species[seat], world.owners.get(there)
    wins = True
    if other is not None:
        wins = (yield from roll()) <= {-1: 1, 0: 2, 1: 4}.get(advantage(world, seat, other, cards), 5)
        if wins:
            world.species[other].at.remove(there)
    mine.at.remove(space)
    if wins:
        mine.at.add(there)


def give_birth(world: World) -> Running:
    cards = yield from offer(world, "births")
    if any(played["barren-season"] for played in cards):
        return
    for seat in world.order:
        species = world.species[seat]
        babies = min(species.genes["egg"] + cards[seat]["brood"], 10 - len(species.at))
        if species.at:
            nests = world.around(species.at, 3 if cards[seat]["far-nest"] else 1) & world.empty
            if len(nests) <= babies:
                species.at |= nests
                continue
            for _ in range(babies):
                nest = yield from ask(seat, [f"hatch {space}" for space in nests])
                nests.remove(nest)
                species.at.add(nest)
        else:
            for _ in range(babies):  # E11
                nests = (world.around(species.at) if species.at else set(world.zones)) & world.empty
                if nests:
                    species.at.add((yield from ask(seat, [f"hatch {space}" for space in nests])))


def survive(world: World) -> Running:
    cards = yield from offer(world, "survival")
    for species in world.species:
        species.at = {space for space in species.at if abs(HOT_TO_COLD.index(world.zones[space]) - world.ideal) <= 1}
    for seat in world.order:
        for side, gene, more, fewer in ((1, "fur", "neoprene", "ice-cold"), (-1, "parasol", "sunscreen", "scorcher")):
            here = {
                space for space in world.species[seat].at if HOT_TO_COLD.index(world.zones[space]) - world.ideal == side
            }
            hostile = sum(cards[other][fewer] for other in range(world.seats) if other != seat)
            kept = max(0, world.species[seat].genes[gene] + 2 * cards[seat][more] - hostile)
            while len(here) > kept:
                gone = (yield from ask(seat, [f"remove {space}" for space in here])) if kept else min(here)
                here.remove(gone)
                world.species[seat].at.remove(gone)
    for species in world.species:
        species.points += len(species.at)


def approach(world: World) -> Asking:
    """The meteor. Gives back how the game ends, if it does."""
    world.meteor += 1
    if world.meteor == END_OF_TRACK:
        return "track_end"
    if world.meteor in FACES and (yield from roll()) <= FACES[world.meteor]:
        return "strike"
    return ""


def evolve(world: World) -> Running:
    world.rows = [Row() for _ in range(world.seats)]
    for row in world.rows[: world.seats - (world.genes == "one_fewer")]:
        if world.bag.total():
            row.gene = yield from draw("gene", world.bag)
    cards = yield from offer(world, "evolution")
    discounts = [species.genes["mutant"] + 3 * cards[seat]["bargain"] for seat, species in enumerate(world.species)]
    yield from auction(world, discounts)
    won = {row.bidder: row for row in world.rows}
    for seat, species in enumerate(world.species):
        species.points -= max(0, won[seat].bid - discounts[seat])
        species.genes.update([won[seat].gene] if won[seat].gene not in ("", "card") else [])
    winners = [seat for seat in world.order if won[seat].gene == "card"]
    world.rows = []
    for seat in winners:
        if world.deck.total():
            world.species[seat].hand[(yield from draw("deal", world.deck))] += 1


def auction(world: World, discounts: list[int]) -> Running:
    for seat in world.order:
        bidder: int | None = seat
        lost: Row | None = None
        while bidder is not None:
            most = world.species[bidder].points + discounts[bidder]
            open_rows = [row for row in world.rows if row is not lost or world.rebid == "yes"]
            bids = [
                f"bid row{world.rows.index(row) + 1} {bid}" for row in open_rows for bid in range(row.bid + 1, most + 1)
            ]
            name, bid = (yield from ask(bidder, bids)).split()
            row = world.rows[int(name[3:]) - 1]
            row.bid, lost = int(bid), row
            row.bidder, bidder = bidder, row.bidder
