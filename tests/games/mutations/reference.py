"""Random Mutations once more, slowly and in another way: cards are objects, a game is one coroutine that asks and waits
for the answer.

    game = Reference(3, divergence=True, extras=["flight"])
    question = game.start()                     # (seat or None for chance, ["begin A", "begin B", "begin C"])
    question = game.answer("begin B")

It shares no rule with the package, only names of actions. `test_reference.py` plays both side by side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

from .pieces import BEARING, COPIES, DIETS, FACES, FOOD, HARMFUL, MORE_SHELTERS, NAMES, PLUS, Animal, Card, Kind

Question = tuple[int | None, list[str]]
Asking = Generator[Question, str, None]
Choosing = Generator[Question, str, str]


class Reference:
    def __init__(self, seats: int, divergence: bool = False, extras: tuple[str, ...] = ()) -> None:
        self.seats, self.divergence, self.extras = seats, divergence, extras
        self.boxes = 2 if seats > 4 else 1
        self.unseen = Counter(
            {face: COPIES[face] * self.boxes for face in FACES[:16] + [face for face in FACES[16:] if face in extras]}
        )
        self.cards = self.unseen.total()
        self.rows: list[list[Kind]] = [[Kind(seat, [Animal(Card())]) for _ in range(3)] for seat in range(seats)]
        self.decks = [7] * seats
        self.discards: list[list[Card]] = [[] for _ in range(seats)]
        self.deck = self.cards - 10 * seats
        self.first = self.turn = self.red = self.green = self.black = 0
        self.course = self.play()

    def start(self) -> Question | None:
        return next(self.course, None)

    def answer(self, text: str) -> Question | None:
        try:
            return self.course.send(text)
        except StopIteration:
            return None

    # --- the table

    def table(self) -> list[Kind]:
        return [kind for row in self.rows for kind in row]

    def animals(self) -> list[tuple[Kind, Animal]]:
        return [(kind, animal) for kind in self.table() for animal in kind.sorted()]

    def named(self, kind: Kind) -> str:
        return f"s{self.table().index(kind) + 1}"

    def kind(self, text: str) -> Kind:
        return self.table()[int(text.split()[1][1:]) - 1]

    def animal(self, text: str) -> tuple[Kind, Animal]:
        return self.animals()[int(text.split()[1][1:]) - 1]

    def different(self, verb: str, wanted: list[tuple[Kind, Animal]]) -> list[str]:
        """M32: the first of each state."""
        texts, seen = [], set()
        for number, (kind, animal) in enumerate(self.animals(), 1):
            if any(animal is other for _, other in wanted) and (id(kind), animal.state) not in seen:
                seen.add((id(kind), animal.state))
                texts.append(f"{verb} a{number}")
        return texts

    def own(self, seat: int) -> list[tuple[Kind, Animal]]:
        return [(kind, animal) for kind in self.rows[seat] for animal in kind.herd]

    def order(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(self.seats)]

    def found(self, seat: int, card: Card) -> Kind:
        self.rows[seat].append(Kind(seat, [Animal(card)]))
        return self.rows[seat][-1]

    def holders(self, card: Card) -> list[Kind]:
        return [kind for kind in self.table() if card in kind.cards]

    def die(self, kind: Kind, animal: Animal) -> None:
        if animal.card in kind.cards and len(kind.herd) > 1:  # M30: an anglerfish's card stays to the last
            heir = next(other for other in kind.herd if other is not animal)
            animal.card, heir.card = heir.card, animal.card
        kind.herd.remove(animal)
        gone = [animal.card]
        if not kind.herd:
            self.rows[kind.owner].remove(kind)
            gone += [card for card in kind.cards if card is not animal.card]
        self.discards[kind.owner] += [card for card in gone if not self.holders(card)]

    def turn_up(self, verb: str) -> Choosing:
        answer = yield None, [f"{verb} {face}" for face in FACES if self.unseen[face] > 0]
        face = answer.split()[1]
        self.unseen[face] -= 1
        return face

    # --- turns

    def play(self) -> Asking:
        answer = yield None, [f"begin {NAMES[seat]}" for seat in range(self.seats)]
        self.first = NAMES.index(answer[-1])
        while True:
            self.turn += 1
            self.provide()
            last = self.deck == 0
            self.bud()
            yield from self.develop()
            yield from self.roll()
            yield from self.feed()
            yield from self.parasites()
            self.starve()
            if last:
                return
            self.draw()
            self.first = (self.first + 1) % self.seats

    def provide(self) -> None:
        needy = [seat for seat in self.order(self.first) if not self.rows[seat] and not self.decks[seat]]
        for seat in needy * 10:
            if self.deck:
                self.deck, self.decks[seat] = self.deck - 1, self.decks[seat] + 1

    def bud(self) -> None:
        for seat in self.order(self.first):
            for kind in self.rows[seat]:
                if "budding" in kind.traits and self.affords(kind):
                    self.pay(kind)
                    kind.herd.append(Animal(Card()))

    def affords(self, kind: Kind) -> bool:
        return self.decks[kind.owner] >= 1 + ("extremophile" in kind.traits)

    def pay(self, kind: Kind) -> None:
        self.decks[kind.owner] -= 1
        if "extremophile" in kind.traits:
            self.decks[kind.owner] -= 1
            self.discards[kind.owner].append(Card())

    # --- development

    def develop(self) -> Asking:
        passed: set[int] = set()
        seat = self.first
        while True:
            waiting = [other for other in self.order(seat) if other not in passed and self.decks[other]]
            if not waiting:
                return
            seat = waiting[0]
            row = self.rows[seat]
            answer = yield (
                seat,
                [
                    "species",
                    *(f"trait {self.named(kind)}" for kind in row if len(kind.herd) == 1),
                    *(
                        f"populate {self.named(kind)}"
                        for kind in row
                        if len(kind.herd) < len(row) and self.affords(kind)
                    ),
                    *(
                        f"diverge {self.named(kind)}"
                        for kind in row
                        if self.divergence and kind.cards and self.affords(kind)
                    ),
                    "pass",
                ],
            )
            if answer == "pass":
                passed.add(seat)
            elif answer == "species":
                self.decks[seat] -= 1
                card = Card()
                self.found(seat, card)
                if "anglerfish" in self.extras:
                    card.face, card.looked = (yield from self.turn_up("look")), True
            elif answer.startswith("trait"):
                self.decks[seat] -= 1
                yield from self.mutate(seat, self.kind(answer))
            else:
                kind = self.kind(answer)
                self.pay(kind)
                if answer.startswith("populate"):
                    kind.herd.append(Animal(Card()))
                else:
                    self.found(seat, Card()).cards = list(kind.cards)
            seat = (seat + 1) % self.seats

    def mutate(self, seat: int, chosen: Kind) -> Asking:
        card = Card(face=(yield from self.turn_up("face")))
        row = self.rows[seat]
        if card.face == "simplification":
            self.simplify(seat, chosen, card)
            return
        for kind in row[row.index(chosen) :]:
            two_diets = card.face in DIETS and DIETS & set(kind.traits)
            if len(kind.herd) == 1 and card.face not in kind.traits and not two_diets:
                kind.cards.append(card)
                if card.face in HARMFUL and len(kind.cards) == 1 and (yield seat, ["keep", "remove"]) == "remove":
                    kind.cards.clear()
                    self.found(seat, card)
                return
        self.found(seat, card)

    def simplify(self, seat: int, kind: Kind, simplification: Card) -> None:
        if kind.cards:
            card = kind.cards.pop()
            if card is kind.herd[0].card:
                if self.holders(card):
                    kind.herd[0].card = simplification
                    return
                card.looked = True
            elif not self.holders(card):
                self.found(seat, card)
        self.found(seat, simplification)

    # --- climate

    def roll(self) -> Asking:
        dice, more = FOOD[self.seats]
        self.red = int((yield None, [f"food {total}" for total in range(dice + more, 6 * dice + more + 1)]).split()[1])
        roll = int((yield None, [f"parasites {roll}" for roll in range(1, 7)]).split()[1])
        self.black += min(roll, 10 * self.boxes - self.black - sum(animal.black for _, animal in self.animals()))
        more = MORE_SHELTERS.get(self.seats, 0)
        self.green = int((yield None, [f"shelters {roll + more}" for roll in range(1, 7)]).split()[1])
        self.red += 2 * sum(len(kind.herd) for kind in self.table() if "aedificator" in kind.traits)

    # --- feeding

    def red_for(self, seat: int) -> list[tuple[Kind, Animal]]:
        return [(kind, animal) for kind, animal in self.own(seat) if self.red and kind.eats(animal)]

    def green_for(self, seat: int) -> list[tuple[Kind, Animal]]:
        return [(kind, animal) for kind, animal in self.own(seat) if self.green and not animal.shelter]

    def black_for(self, seat: int) -> list[tuple[Kind, Animal]]:
        return [(kind, animal) for kind, animal in self.animals() if self.black and kind.owner != seat]

    def takes(self, seat: int) -> bool:
        return bool(self.red_for(seat) or self.green_for(seat) or self.black_for(seat))

    def hunters(self, seat: int) -> list[tuple[Kind, Animal]]:
        return [
            (kind, animal)
            for kind, animal in self.own(seat)
            if kind.hunts
            and not kind.fed(animal)
            and not animal.turned
            and self.preys(kind, "intellect" in kind.traits)
        ]

    def grazers(self, seat: int) -> int:
        if not any(self.red_for(other) for other in range(self.seats)):
            return 0
        return min(self.red, sum(len(kind.herd) for kind in self.rows[seat] if "grazing" in kind.traits))

    def feed(self) -> Asking:
        seat: int | None = self.first
        while seat is not None:
            seat = next((p for p in self.order(seat) if self.takes(p) or self.hunters(p) or self.grazers(p)), None)
            if seat is not None:
                yield from self.feeding_turn(seat)
                seat = (seat + 1) % self.seats
        self.red = self.green = 0

    def feeding_turn(self, seat: int) -> Asking:
        grazed, answer = False, "graze"
        while answer.startswith("graze"):
            may_pass = not self.takes(seat) and (
                not self.hunters(seat) or any(self.takes(other) for other in range(self.seats))
            )
            answer = yield (
                seat,
                [
                    *self.different("feed", self.red_for(seat)),
                    *self.different("shelter", self.green_for(seat)),
                    *self.different("infest", self.black_for(seat)),
                    *self.different("hunt", self.hunters(seat)),
                    *(f"graze {n}" for n in range(1, 1 + (0 if grazed else self.grazers(seat)))),
                    *(["pass"] if may_pass else []),
                ],
            )
            if answer.startswith("graze"):
                self.red -= int(answer.split()[1])
                grazed = True
        if answer == "pass":
            return
        kind, animal = self.animal(answer)
        if answer.startswith("feed"):
            self.red -= 1
            self.nourish(kind, animal, 1)
        elif answer.startswith("shelter"):
            self.green -= 1
            if "bark_beetle" in kind.traits and kind.eats(animal):
                self.nourish(kind, animal, 1)
            else:
                animal.shelter = True
        elif answer.startswith("infest"):
            self.black -= 1
            animal.black += 1
        else:
            yield from self.hunt(kind, animal)
        if not grazed and self.grazers(seat):
            answer = yield seat, [*(f"graze {n}" for n in range(1, 1 + self.grazers(seat))), "pass"]
            if answer != "pass":
                self.red -= int(answer.split()[1])

    def nourish(self, kind: Kind, animal: Animal, tokens: int) -> None:
        hungry = not kind.fed(animal)
        animal.food = max(animal.food, min(kind.need, animal.food + tokens))
        if hungry and kind.fed(animal) and "viviparous" in kind.traits and self.deck:
            self.deck -= 1
            kind.herd.append(Animal(Card(), food=kind.need))

    # --- attack

    def preys(self, hunter: Kind, permissions: int) -> list[Kind]:
        return [
            kind
            for kind in self.table()
            if self.can_attack(hunter, kind, permissions + ("development_defects" in kind.traits), set())
        ]

    def can_attack(self, hunter: Kind, prey: Kind, permissions: int, ignored: set[str]) -> bool:
        """Whether some further traits of the prey, as many as permitted, can be ignored so that nothing protects it."""
        if hunter is prey or ("swimming" in hunter.traits and "swimming" not in prey.traits):
            return False
        if all(animal.shelter for animal in prey.herd):
            return False
        guards = {
            "high_body_weight": "high_body_weight" not in hunter.traits,
            "swimming": "swimming" not in hunter.traits,
            "burrowing": not any(self.within_reach(prey, animal, set()) for animal in prey.herd),
            "flight": len(hunter.traits) >= len(prey.traits),
            "herding": self.count("herding") > sum(len(kind.herd) for kind in self.table() if kind.hunts),
        }
        return (
            sum(trait in prey.traits and guards and trait not in ignored for trait, guards in guards.items())
            <= permissions
        )

    def count(self, trait: str) -> int:
        return sum(len(kind.herd) for kind in self.table() if trait in kind.traits)

    def within_reach(self, kind: Kind, animal: Animal, ignored: set[str]) -> bool:
        return not animal.shelter and not (
            "burrowing" in kind.traits and "burrowing" not in ignored and kind.fed(animal)
        )

    def hunt(self, hunter: Kind, animal: Animal) -> Asking:
        animal.turned = animal.hunting = True
        own = ["intellect"] if "intellect" in hunter.traits else []
        prey = self.kind((yield hunter.owner, [f"attack {self.named(kind)}" for kind in self.preys(hunter, len(own))]))
        counter: Kind | None = None
        mimics: list[Kind] = []
        while True:
            ignored = yield from self.name_ignored(hunter, prey, own)
            aims = [kind for kind in self.preys(hunter, len(own)) if kind.owner == prey.owner and kind is not prey]
            if "mimicry" in prey.traits and "mimicry" not in ignored and prey not in mimics and aims:
                mimics.append(prey)
                prey = self.kind((yield prey.owner, [f"redirect {self.named(kind)}" for kind in aims]))
                continue
            lurking = [
                kind
                for kind in self.rows[prey.owner]
                if len(kind.herd) == 1 and not kind.cards and kind.herd[0].card.looked
            ]
            if prey.cards or not lurking:
                break
            fish = [f"reveal {self.named(kind)}" for kind in lurking if kind.herd[0].card.face == "anglerfish"]
            answer = yield prey.owner, ["hide", *fish]
            if answer == "hide":
                break
            animal.hunting = False
            counter = self.kind(answer)
            prey, hunter, animal, own, mimics = hunter, counter, counter.herd[0], ["anglerfish"], []
            counter.cards.append(animal.card)
            animal.card.looked = False
            animal.turned = True
            if not self.can_attack(hunter, prey, 1 + ("development_defects" in prey.traits), set()):
                return
            animal.hunting = True
        yield from self.strike(hunter, animal, prey, ignored)
        animal.hunting = False

    def name_ignored(self, hunter: Kind, prey: Kind, own: list[str]) -> Generator[Question, str, set[str]]:
        ignored: set[str] = set()
        defects = int("development_defects" in prey.traits)
        while defects + len(own):
            left = defects + len(own)
            offered = [trait for trait in FACES if trait in BEARING and trait in prey.traits and trait not in ignored]
            if not offered:
                break
            answer = yield (
                hunter.owner,
                [
                    *(
                        f"ignore {trait}"
                        for trait in offered
                        if self.can_attack(hunter, prey, left - 1, ignored | {trait})
                    ),
                    *(["ignore none"] if self.can_attack(hunter, prey, 0, ignored) else []),
                ],
            )
            if answer == "ignore none":
                break
            ignored.add(answer.split()[1])
            if defects:
                defects = 0
            else:
                own.pop()
        return ignored

    def strike(self, hunter: Kind, animal: Animal, prey: Kind, ignored: set[str]) -> Asking:
        if "running" in prey.traits and "running" not in ignored:
            roll = yield None, [f"run {roll}" for roll in range(1, 7)]
            if int(roll.split()[1]) >= 4:
                return
        reach = [(prey, other) for other in prey.herd if self.within_reach(prey, other, ignored)]
        _, victim = self.animal((yield prey.owner, self.different("lose", reach)))
        self.die(prey, victim)
        self.nourish(hunter, animal, 1 if "obligate_carnivorous" in hunter.traits else 2)
        for seat in self.order(hunter.owner):
            hungry = [
                (kind, other) for kind, other in self.own(seat) if "scavenger" in kind.traits and kind.eats(other)
            ]
            if hungry:
                kind, other = self.animal((yield seat, self.different("scavenge", hungry)))
                self.nourish(kind, other, 1)
                break
        if "poisonous" in prey.traits and "poisonous" not in ignored:
            self.die(hunter, animal)

    # --- extinction

    def parasites(self) -> Asking:
        burdens = {id(kind): sum(animal.black for animal in kind.herd) for kind in self.table()}
        most = max(burdens.values(), default=0)
        for seat in self.order(self.first):
            worst = [kind for kind in self.rows[seat] if most and burdens[id(kind)] == most]
            if worst:
                burdened = [(kind, animal) for kind in worst for animal in kind.herd if animal.black]
                self.die(*self.animal((yield seat, self.different("lose", burdened))))

    def starve(self) -> None:
        for kind, animal in self.animals():
            if not kind.fed(animal):
                self.die(kind, animal)
        for _, animal in self.animals():
            animal.food, animal.shelter, animal.turned = 0, False, False

    def draw(self) -> None:
        wants = {seat: len(self.own(seat)) + 2 for seat in range(self.seats) if self.rows[seat] or self.decks[seat]}
        while self.deck and any(wants.values()):
            for seat in self.order(self.first):
                if self.deck and wants.get(seat):
                    wants[seat] -= 1
                    self.deck, self.decks[seat] = self.deck - 1, self.decks[seat] + 1

    def points(self, seat: int) -> int:
        cards = {id(card): card for kind in self.rows[seat] for card in kind.cards}.values()
        return 2 * len(self.own(seat)) + sum(1 + PLUS.get(str(card.face), 0) for card in cards)
