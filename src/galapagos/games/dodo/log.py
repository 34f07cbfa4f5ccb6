"""What happened, in sentences: who ate and who starved is found by letting the rules serve the meal again."""

from __future__ import annotations

from collections.abc import Iterator

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import OVER
from galapagos.engine.struct import copy

from .actions import ACTIONS, ADVANTAGE, BEGIN, DRAW, FAMINE, FEED, MIGRATE, PASS, PLACE, RELOCATE, ROLL
from .data import CAPTURES_TO_END, CARD_NAMES, COLOUR_NAMES, COVER_NAMES, SEAT_NAMES
from .names import capital, creature_name, listed, short_name
from .rules import legal
from .rules.consumption import DONE, clear_queue, eat_or_starve, lay_the_table, place_in_line, serve
from .rules.migration import migrate
from .rules.reproduction import can_build_child
from .state import Ending, Mark, Phase, State, captures, cells, is_captured, is_marked, size


def narrate(before: State, action: int, after: State) -> list[str]:
    sentences = [act(before, action)]
    if before.phase == Phase.CONSUMPTION or (before.phase == Phase.MIGRATION and after.phase != Phase.MIGRATION):
        sentences += consumption(before, action, after)
    if after.turn > before.turn:
        sentences.append(f"Turn {after.turn} begins; {SEAT_NAMES[after.active]} is the active player.")
    if after.actor == OVER:
        sentences.append(ending(after))
    return [capital(sentence) for sentence in sentences if sentence]


def act(s: State, action: int) -> str:
    """The action itself."""
    who = SEAT_NAMES[s.actor] if s.actor >= 0 else ""
    if is_in(PASS, action):
        return f"{who} passes." if has_choice(s) else ""
    if is_in(PLACE, action):
        return f"{who} places the {COLOUR_NAMES[first(PLACE, action)]} creature in e{second(PLACE, action) + 1}."
    if is_in(ADVANTAGE, action):
        return f"{who} gives a Competitive Advantage to {creature_name(s, first(ADVANTAGE, action))}."
    if is_in(FAMINE, action):
        return f"{who} covers {COVER_NAMES[second(FAMINE, action)].replace('+', ' and ')} in e{first(FAMINE, action) + 1} by Famine."
    if is_in(RELOCATE, action):
        return f"{who} relocates {creature_name(s, first(RELOCATE, action))} to e{second(RELOCATE, action) + 1}."
    if is_in(MIGRATE, action):
        i = first(MIGRATE, action)
        return f"{who} moves {short_name(s, i)} from e{s.creatures[i].cell + 1} to e{second(MIGRATE, action) + 1}."
    if is_in(FEED, action):
        return f"{who} lets {short_name(s, first(FEED, action))} eat next in e{s.step + 1}."
    if is_in(DRAW, action):
        return f"Environment e{s.step + 1} is {CARD_NAMES[first(DRAW, action)]}."
    if is_in(BEGIN, action):
        return f"{SEAT_NAMES[first(BEGIN, action)]} is the first active player."
    return birth(s, first(ROLL, action))


def has_choice(s: State) -> bool:
    """D2: who can only pass was not asked."""
    return legal(s, [0] * ACTIONS.size) > 1


# --- 3. Consumption Phase, environment by environment


def consumption(before: State, action: int, after: State) -> Iterator[str]:
    """Who ate and who starved by this action, and what is captured when all have eaten."""
    table = served(before, action)
    named = first(FEED, action) if is_in(FEED, action) else -1
    for cell in range(cells(before)):
        done = [i for i in in_line(table, cell) if table.creatures[i].marks & DONE and not before.creatures[i].marks & DONE]
        groups = [[i for i in done if is_marked(table.creatures[i], mark) and i != named] for mark in (Mark.FED, Mark.STARVED)]
        told = [f"{company(table, group)} {verb}{'s' if len(group) == 1 else ''}" for group, verb in zip(groups, ("eat", "starve"), strict=True) if group]
        if told:
            yield f"In e{cell + 1} {'; '.join(told)}."
    for cell in range(cells(before)):
        if is_captured(after.environments[cell]) and not is_captured(before.environments[cell]):
            captor = next(i for i in in_line(table, cell) if is_marked(table.creatures[i], Mark.FED))
            yield f"{SEAT_NAMES[table.creatures[captor].owner]} captures e{cell + 1} with {short_name(table, captor)}!"


def served(before: State, action: int) -> State:
    """The table after this action and all that eats by it, with those who captured or starved still there."""
    s = copy(before)
    if is_in(FEED, action):
        clear_queue(s)
        eat_or_starve(s, first(FEED, action))
    else:
        if is_in(MIGRATE, action):
            migrate(s, first(MIGRATE, action), second(MIGRATE, action))
        lay_the_table(s)
    serve(s)
    return s


def in_line(s: State, cell: int) -> list[int]:
    """The creatures of an environment, first eater first (D10)."""
    return sorted((i for i in range(s.count) if s.creatures[i].cell == cell), key=lambda i: (-place_in_line(s, s.creatures[i]), i))


def company(s: State, group: list[int]) -> str:
    """`white's c1 (1 red), c4 (1 green) and orange's c2 (1 red)`: an owner is named once for those in a row."""
    owners = [s.creatures[i].owner for i in group]
    return listed([short_name(s, i) if place and owners[place - 1] == owners[place] else creature_name(s, i) for place, i in enumerate(group)])


# --- 4. Reproduction Phase


def birth(s: State, colour: int) -> str:
    """D14: a child, or what the box lacks for it."""
    parent, colour_name = s.creatures[s.step], COLOUR_NAMES[colour]
    if can_build_child(s, s.step, colour):
        return f"{creature_name(s, s.step)} has a child with one {colour_name} mutation more."
    if s.bases[parent.owner] == 0:
        lack = f"no base of {SEAT_NAMES[parent.owner]} left"
    else:
        short = next(other for other in range(3) if s.blocks[other] < parent.blocks[other] + (other == colour))
        lack = f"{f'only {s.blocks[short]}' if s.blocks[short] else 'no'} {COLOUR_NAMES[short]} block{'s' if s.blocks[short] > 1 else ''} left"
    return f"{creature_name(s, s.step)} would have a child with one {colour_name} mutation more, but the box has {lack}: there is no child."


# --- Ending the game


def ending(s: State) -> str:
    """Why the game is over, who has how many captures, and by which of D13's keys the first place was decided."""
    if s.ending == 0:
        return ""
    return f"{reason(s)} Captures: {scores(s, CAPTURES, list(range(s.seats)))}. {verdict(s)}"


def reason(s: State) -> str:
    if s.ending == Ending.CAPTURES:
        enders = [SEAT_NAMES[seat] for seat in range(s.seats) if captures(s, seat) >= CAPTURES_TO_END]
        return f"{capital(listed(enders))} {'has' if len(enders) == 1 else 'have'} captured two environments or more."
    return "No creature is left in play." if s.ending == Ending.EXTINCTION else f"Turn {s.turn} was the last one."


# D13: what ranks go by.
KEYS = ("captures", "creatures on the board", "mutations", "the last turn begun with a creature in play")
CAPTURES = 0


def key_of(s: State, key: int, seat: int) -> int:
    own = [creature for creature in s.creatures[: s.count] if creature.owner == seat]
    return (captures(s, seat), len(own), sum(map(size, own)), s.last_turn[seat])[key]


def scores(s: State, key: int, seats: list[int]) -> str:
    return ", ".join(f"{SEAT_NAMES[seat]} {key_of(s, key, seat)}" for seat in seats)


def verdict(s: State) -> str:
    """D13: the key that leaves one player in front of those who are equal so far."""
    ahead = list(range(s.seats))
    for key, name in enumerate(KEYS):
        best = max(key_of(s, key, seat) for seat in ahead)
        equals, ahead = ahead, [seat for seat in ahead if key_of(s, key, seat) == best]
        if len(ahead) == 1:
            return f"{capital(SEAT_NAMES[ahead[0]])} wins by {name}{'' if key == CAPTURES else f': {scores(s, key, equals)}'}."
    return f"{capital(listed([SEAT_NAMES[seat] for seat in ahead]))} are equal in all that counts and share the win."
