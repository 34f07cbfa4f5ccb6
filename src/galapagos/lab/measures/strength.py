"""What a card, gene, trait, tile or token is worth, measured in three ways, the least reliable first.

Observed: how much more than their share the seats win that got it. That is no effect: strong players may get it, or
desperate ones. By chance: how much more the seats win for which chance drew it, compared with the average draw there.
Draws are weighted by 1 / p wherever the thing was possible, so only luck decides who had it. By gift: how much more
seat 1 wins with it from the start, with the same dice.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ..inference.estimate import DIFFERENCE, Array, Estimate, mean_of
from ..inference.many import benjamini_hochberg
from ..tracing.subject import Subject, as_column, subject_of
from .finding import Claim, Finding, Findings, judged
from .selection import is_plain, same_but

if TYPE_CHECKING:
    from ..cell import Cell
    from ..laboratory import Results

OBSERVED, BY_CHANCE, BY_GIFT, WORTH = "observed", "by chance", "by gift", "worth"
LEAST = 30  # games with this thing, for a row
MOST_GAMES = 20_000  # used per cell


def kinds_of(subject: Subject) -> list[str]:
    """The kinds that have a table: things that are held, draws of other things, and gifts of neither."""
    kinds = [holding.name for holding in subject.holdings]
    kinds += [kind_of(subject, name, outcome)[0] for name, outcomes in outcomes_of(subject) for outcome in outcomes]
    kinds += [kind_of(subject, "", gift.name)[0] for gift in subject.gifts]
    return list(dict.fromkeys(kinds))


def strength(results: Results, kind: str | None = None) -> Findings:
    """All three measures for one kind or all kinds: `gene observed`, `gene by chance`, `gene by gift`."""
    found = [*observed(results), *by_chance(results), *by_gift(results)]
    return Findings(finding for finding in found if kind in (None, kind_in(finding)))


def way_of(finding: Finding) -> str:
    return next(way for way in (OBSERVED, BY_CHANCE, BY_GIFT, WORTH) if finding.measure.endswith(way))


def kind_in(finding: Finding) -> str:
    return finding.measure.removesuffix(way_of(finding)).rstrip()


# --- observed


def observed(results: Results) -> Findings:
    """Findings without verdicts, because observation proves no effect."""
    found = Findings()
    for cell in filter(is_plain, results.cells):
        for kind, name, estimate in holders(results, cell):
            found.append(Finding.of(f"{kind} {OBSERVED}", cell, name, estimate))
    return found


def holders(results: Results, cell: Cell) -> Iterator[tuple[str, str, Estimate]]:
    """For each thing, how much more than their share its holders win."""
    subject = subject_of(cell.table.game)
    if not subject.things:
        return
    columns = ", ".join(f"has_{thing}" for thing in subject.things)
    seats = (
        results.of(cell)
        .seats.filter(f"number < {MOST_GAMES}")
        .order("number, seat")
        .project(f"share, {columns}")
        .fetchnumpy()
    )
    gain = np.asarray(seats["share"]).reshape(-1, cell.players) - 1 / cell.players
    for kind, name, thing in named_things(subject):
        has = np.asarray(seats[f"has_{thing}"]).reshape(gain.shape) > 0
        if (has.any(axis=1) & ~has.all(axis=1)).sum() >= LEAST:
            found = ratio((gain * has).sum(axis=1), has.sum(axis=1))
            yield kind, name, replace(found, least=-1 / cell.players, most=1 - 1 / cell.players)


def ratio(sums: Array, counts: Array) -> Estimate:
    """The mean of something that may occur never or several times in a game, with the error over whole games."""
    mean = float(sums.sum() / counts.sum())
    error = math.sqrt(float(((sums - mean * counts) ** 2).sum())) / float(counts.sum())
    return Estimate(mean, error, int((counts > 0).sum()))


def named_things(subject: Subject) -> Iterator[tuple[str, str, str]]:
    """Kind, name and column of everything that can be held."""
    for kind in dict.fromkeys(holding.name for holding in subject.holdings):
        for thing in subject.things:
            if thing.startswith(f"{kind}_"):
                yield kind, thing.removeprefix(f"{kind}_").replace("_", " "), thing


# --- by chance


def by_chance(results: Results) -> Findings:
    """Tables of cards have many rows: of those called strong or weak, one in twenty is expected to be wrong."""
    claims: dict[str, list[Claim]] = {}
    for cell in filter(is_plain, results.cells):
        for kind, name, estimate in drawn(results, cell):
            claims.setdefault(kind, []).append((cell, name, estimate, 0.0))
    return Findings(
        finding
        for kind, page in claims.items()
        for finding in judged(f"{kind} {BY_CHANCE}", page, correct=benjamini_hochberg)
    )


def drawn(results: Results, cell: Cell) -> Iterator[tuple[str, str, Estimate]]:
    subject = subject_of(cell.table.game)
    if not subject.chances or "rolls" not in cell.measures:
        return
    rolls = luck_of(results, cell)
    for family, outcomes in outcomes_of(subject):
        here = rolls["family"] == family
        part = {name: values[here] for name, values in rolls.items()}
        for number, outcome in enumerate(outcomes):
            estimate = drawn_against_average(part, number)
            if estimate.games >= LEAST:
                yield *kind_of(subject, family, outcome), estimate


def luck_of(results: Results, cell: Cell) -> dict[str, Any]:
    """Draws that could have gone another way, and their owner's share of the win."""
    seats = results.of(cell).seats.filter(f"number < {MOST_GAMES}").project("number, seat, share").set_alias("seats")
    rolls = results.of(cell).rolls.filter(f"number < {MOST_GAMES} AND seat >= 0 AND weight < total").set_alias("rolls")
    found = (
        rolls.join(seats, "number, seat")
        .project("number, family, outcome_number, possible, total / weight AS odds, share")
        .fetchnumpy()
    )
    return {name: np.asarray(values) for name, values in found.items()}


def drawn_against_average(rolls: dict[str, Any], number: int) -> Estimate:
    """The worth of drawing this where it was possible, compared with the average draw there; clustered by game."""
    possible = rolls["possible"] >> number & 1 == 1
    share, games = rolls["share"][possible], rolls["number"][possible]
    odds = np.where(rolls["outcome_number"][possible] == number, rolls["odds"][possible], 0.0)
    if not odds.any():
        return Estimate(math.nan, math.inf, 0)
    with_it, usual = float(odds @ share / odds.sum()), float(share.mean())
    parts = odds * (share - with_it) / odds.sum() - (share - usual) / len(share)
    sums = np.bincount(games - games.min(), parts)
    return Estimate(with_it - usual, math.sqrt(float((sums**2).sum())), len(np.unique(games[odds > 0])), *DIFFERENCE)


def outcomes_of(subject: Subject) -> list[tuple[str, list[str]]]:
    """The outcomes of each family of chance that belongs to a seat, in order."""
    actions = subject.game.actions
    return [
        (name, [" ".join(actions.spelling(action).words) for action in range(family.start, family.stop)])
        for name, family in zip(subject.chance_names, subject.chances, strict=True)
    ]


def kind_of(subject: Subject, family: str, name: str) -> tuple[str, str]:
    """The kind and name under which a draw or gift is listed: those of the thing with the same name, so that the
    columns are side by side. If several families draw it, only the first one is listed there."""
    first = next((other for other, outcomes in outcomes_of(subject) if name in outcomes), "")
    for kind, shown, thing in named_things(subject):
        if thing == f"{kind}_{as_column(name)}" and family in ("", first):
            return kind, shown
    return family or "gift", re.sub(r"(?<=\w)[-_](?=\w)", " ", name)


# --- by gift


def by_gift(results: Results) -> Findings:
    claims: dict[str, list[Claim]] = {}
    worth = Findings()
    for base in filter(is_plain, results.cells):
        effects = dict(gift_effects(results, base))
        units = unit_effects(base, effects)
        for name, estimate in effects.items():
            kind, shown = kind_of(subject_of(base.table.game), "", name)
            claims.setdefault(kind, []).append((base, shown, estimate, 0.0))
            if units:
                worth.append(Finding.of(f"{kind} {WORTH}", base, shown, exchange(estimate, units), unit=units[0][2]))
    judgements = [
        finding
        for kind, page in claims.items()
        for finding in judged(f"{kind} {BY_GIFT}", page, correct=benjamini_hochberg)
    ]
    return Findings([*judgements, *worth])


def gift_effects(results: Results, base: Cell) -> Iterator[tuple[str, Estimate]]:
    """How much more seat 1 wins with each gift than without it, compared game by game with the same dice."""
    for cell in results.cells:
        if cell.gift and same_but(cell, base, "gift"):
            both = (
                results.of(cell)
                .seats.filter("seat = 0")
                .project("number, share")
                .set_alias("gifted")
                .join(results.of(base).seats.filter("seat = 0").project("number, share").set_alias("plain"), "number")
            )
            yield (
                cell.gift,
                mean_of(
                    np.asarray(both.project("gifted.share - plain.share AS gain").fetchnumpy()["gain"]), DIFFERENCE
                ),
            )


def unit_effects(base: Cell, effects: dict[str, Estimate]) -> list[tuple[int, Estimate, str]]:
    """The gifts that serve as units: amount, effect and name of the unit."""
    gifts = subject_of(base.table.game).gifts
    return [(gift.amount, effects[gift.name], gift.unit) for gift in gifts if gift.amount and gift.name in effects]


def exchange(estimate: Estimate, units: list[tuple[int, Estimate, str]]) -> Estimate:
    """How many units have the same effect, if the chance of winning is linear in units."""
    squares = sum(amount**2 for amount, _, _ in units)
    slope = sum(amount * unit.mean for amount, unit, _ in units) / squares
    doubt = math.sqrt(sum((amount * unit.error) ** 2 for amount, unit, _ in units)) / squares
    if slope <= 2 * doubt:
        return Estimate(math.nan, math.inf, 0)  # the worth of a point is unknown
    value = estimate.mean / slope
    return Estimate(value, math.hypot(estimate.error, value * doubt) / slope, estimate.games)
