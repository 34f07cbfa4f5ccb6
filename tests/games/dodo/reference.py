"""Tough Luck, Dodo read a second time: the whole game as one generator, slow and plain, that shares nothing with the
rules but the texts of actions. It yields who is asked, and all answers; it is sent the answer; it returns how the game
ended and the ranks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement, permutations, product

CHANCE = -1
NAMES = ("white", "orange", "pink", "blue")
COLOURS = ("red", "yellow", "green")
COMMON = "221 212 122 311 131 113 321 312 231 132 213 123".split()
DECKS = {
    "standard": [*COMMON, *"322 232 223 331 313 133".split()],
    "short": [*"211 121 112 220 202 022".split(), *COMMON],
}

Question = tuple[int, list[str]]
Game = Generator[Question, str, tuple[str, list[int]]]


@dataclass
class Creature:
    owner: int
    needs: Counter[str]
    cell: int = -1
    is_captor: bool = False
    moved: bool = False
    relocated: bool = False
    favoured: bool = False
    fed: bool = False

    @property
    def kind(self) -> tuple[int, ...]:
        return tuple(self.needs[colour] for colour in COLOURS)


@dataclass
class Board:
    seats: int
    cards: list[Counter[str]] = field(default_factory=list)
    covers: list[Counter[str]] = field(default_factory=list)
    captor: dict[int, int] = field(default_factory=dict)  # by cell
    creatures: list[Creature] = field(default_factory=list)  # oldest first
    last: Counter[int] = field(default_factory=Counter)

    def left(self, cell: int) -> Counter[str]:
        return self.cards[cell] - self.covers[cell]

    def open_cells(self) -> list[int]:
        return [cell for cell in range(len(self.cards)) if cell not in self.captor]

    def in_play(self) -> list[Creature]:
        return [creature for creature in self.creatures if not creature.is_captor]

    def number(self, creature: Creature) -> int:
        return 1 + next(i for i, other in enumerate(self.creatures) if other is creature)

    def named(self, word: str) -> Creature:
        return self.creatures[int(word[1:]) - 1]


def ask(actor: int, answers: list[str]) -> Generator[Question, str, str]:
    """A question with one answer is not asked."""
    if len(answers) == 1:
        return answers[0]
    return (yield actor, answers)


def play(seats: int, deck: str = "standard", rounds: int = 3, unlimited: bool = False, limit: int = 30) -> Game:
    board = Board(seats)
    active = yield from set_up(board, deck)
    tokens = {seat: {"advantage", "famine", "relocate"} for seat in range(seats)}
    turn = 1
    while True:
        order = [(active + i) % seats for i in range(seats)]
        for seat in order:
            yield from play_token(board, seat, tokens[seat])
        for _ in range(rounds):
            for seat in order:
                yield from migrate(board, seat)
        for creature in board.in_play():
            board.last[creature.owner] = turn
        yield from consume(board, order)
        captures = Counter(board.captor.values())
        if max(captures.values(), default=0) >= 2:
            return "captures", ranks(board)
        if not board.in_play():
            return "extinction", ranks(board)
        if turn == limit:
            return "turn_limit", ranks(board)
        yield from reproduce(board, order, unlimited)
        for creature in board.creatures:
            creature.moved = creature.relocated = creature.favoured = creature.fed = False
        board.covers = [Counter() for _ in board.cards]
        active = (active + 1) % seats
        turn += 1


def set_up(board: Board, deck: str) -> Generator[Question, str, int]:
    drawn: list[str] = []
    for _ in range(6 if board.seats == 2 else 9):
        answer = yield from ask(CHANCE, [f"draw {card}" for card in DECKS[deck] if card not in drawn])
        drawn.append(answer.split()[1])
    board.cards = [Counter(dict(zip(COLOURS, map(int, card), strict=True))) for card in drawn]
    board.covers = [Counter() for _ in drawn]
    answer = yield from ask(CHANCE, [f"begin {name}" for name in NAMES[: board.seats]])
    active = NAMES.index(answer.split()[1])
    board.creatures = [Creature(seat, Counter({colour: 1})) for seat in range(board.seats) for colour in COLOURS]
    for turn in range(3 * board.seats):
        seat = (active + turn) % board.seats
        waiting = [creature for creature in board.creatures if creature.owner == seat and creature.cell < 0]
        cells = range(1, len(drawn) + 1)
        answer = yield from ask(
            seat, [f"place {next(iter(one.needs))} e{cell}" for one, cell in product(waiting, cells)]
        )
        _, colour, place = answer.split()
        next(one for one in waiting if one.needs[colour]).cell = int(place[1:]) - 1
    return active


def play_token(board: Board, seat: int, tokens: set[str]) -> Generator[Question, str, None]:
    answers = ["pass"]
    if "advantage" in tokens:
        answers += [f"advantage c{board.number(one)}" for one in board.in_play()]
    if "famine" in tokens:
        for cell in board.open_cells():
            squares = min(2, board.left(cell).total())
            covers = [
                cover for cover in combinations_with_replacement(COLOURS, squares) if Counter(cover) <= board.left(cell)
            ]
            answers += [f"famine e{cell + 1} {'+'.join(cover)}" for cover in covers if cover]
    if "relocate" in tokens:
        movable = [one for one in board.in_play() if not one.relocated]
        answers += [
            f"relocate c{board.number(one)} e{cell + 1}"
            for one in movable
            for cell in board.open_cells()
            if cell != one.cell
        ]
    what, *words = (yield from ask(seat, answers)).split()
    tokens.discard(what)
    if what == "advantage":
        board.named(words[0]).favoured = True
    elif what == "famine":
        board.covers[int(words[0][1:]) - 1].update(words[1].split("+"))
    elif what == "relocate":
        board.named(words[0]).cell = int(words[1][1:]) - 1
        board.named(words[0]).relocated = True


def migrate(board: Board, seat: int) -> Generator[Question, str, None]:
    movable = [one for one in board.in_play() if one.owner == seat and not one.moved]
    ways = [
        f"migrate c{board.number(one)} e{cell + 1}"
        for one in movable
        for cell in board.open_cells()
        if abs(cell // 3 - one.cell // 3) + abs(cell % 3 - one.cell % 3) == 1
    ]
    what, *words = (yield from ask(seat, ["pass", *ways])).split()
    if what == "migrate":
        board.named(words[0]).cell = int(words[1][1:]) - 1
        board.named(words[0]).moved = True


def consume(board: Board, order: list[int]) -> Generator[Question, str, None]:
    captors = {}
    for cell in board.open_cells():
        squares = board.left(cell)
        eaters: list[Creature] = []
        here = [one for one in board.in_play() if one.cell == cell]
        lines = {(not one.favoured, -one.needs.total(), order.index(one.owner)) for one in here}
        for line in sorted(lines):
            group = [one for one in here if (not one.favoured, -one.needs.total(), order.index(one.owner)) == line]
            while group := [one for one in group if not one.fed and one.needs <= squares]:
                kinds = {one.kind: one for one in reversed(group)}  # the oldest of each
                answers = [f"feed c{board.number(one)}" for one in kinds.values()]
                if len(outcomes(squares, group)) == 1:
                    answers = answers[:1]
                one = board.named((yield from ask(group[0].owner, answers)).split()[1])
                one.fed = True
                squares = squares - one.needs
                eaters.append(one)
        if len(eaters) == 1 and not squares:
            captors[cell] = eaters[0]
    board.creatures = [one for one in board.creatures if one.fed or one.is_captor]
    for cell, one in captors.items():
        board.captor[cell] = one.owner
        one.is_captor = True


def outcomes(squares: Counter[str], group: list[Creature]) -> set[tuple[tuple[int, ...], ...]]:
    """The sets of creatures, by their blocks, that some order of the group feeds."""
    found = set()
    for order in set(permutations(sorted(one.kind for one in group))):
        left = tuple(squares[colour] for colour in COLOURS)
        fed = []
        for kind in order:
            if all(need <= have for need, have in zip(kind, left, strict=True)):
                left = tuple(have - need for need, have in zip(kind, left, strict=True))
                fed.append(kind)
        found.add(tuple(sorted(fed)))
    return found


def reproduce(board: Board, order: list[int], unlimited: bool) -> Generator[Question, str, None]:
    parents = [one for seat in order for one in board.in_play() if one.owner == seat]
    for parent in parents:
        colour = (yield from ask(CHANCE, [f"roll {colour}" for colour in COLOURS])).split()[1]
        child = Creature(parent.owner, parent.needs + Counter([colour]), parent.cell)
        bases = 25 - sum(one.owner == parent.owner for one in board.creatures)
        blocks = Counter(dict.fromkeys(COLOURS, 40)) - sum((one.needs for one in board.creatures), Counter())
        if unlimited or (bases > 0 and child.needs <= blocks):
            board.creatures.append(child)


def ranks(board: Board) -> list[int]:
    keys = []
    for seat in range(board.seats):
        own = [one for one in board.creatures if one.owner == seat]
        captures = sum(captor == seat for captor in board.captor.values())
        keys.append((captures, len(own), sum(one.needs.total() for one in own), board.last[seat]))
    return [1 + sum(other > key for other in keys) for key in keys]
