"""Put findings into words: titles, figures, verdicts, and the sentence above each plot.

The sentences are in `en.ftl` and `de.ftl` beside this file; those of one game are in the game's own catalogue, as
`lab-…`. They use the program's language (`galapagos.engine.words.spoken`); findings themselves are the same in every
language.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from galapagos.engine.components.variant import mark_of
from galapagos.engine.game import find_game
from galapagos.engine.words.message import Catalogue
from galapagos.engine.words.message import Value as Said
from galapagos.engine.words.message import catalogue as catalogue_of_game
from galapagos.engine.words.spoken import spoken

from ..cell import Cell
from ..inference.verdict import MATTERS, Verdict
from ..measures.finding import Finding
from ..measures.strength import BY_CHANCE, BY_GIFT, OBSERVED, WORTH, kind_in, kind_of, kinds_of, way_of
from ..tracing.subject import subject_of

HERE = Path(__file__).parent
CHANGES = ("change", "option")  # measures of differences
WAYS = (OBSERVED, BY_CHANCE, BY_GIFT, WORTH)
OF_SEATS = re.compile(r"(seat|player) (\d+)")
OF_A_UNIT = re.compile(r"([+-]?)(\d+) ([a-z]+)")
MOST_CHANGES = 12
MOST_MORE_GAMES = 1_000_000  # larger numbers are not named


# --- the catalogue


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, [HERE / f"{language}.ftl"])


def say(name: str, **args: Said) -> str:
    return catalogue(spoken()).say(name, **args)


def as_id(words: str) -> str:
    """The words of a finding as part of a message id."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


# --- names


def row_name(finding: Finding) -> str:
    """The name of a row."""
    option, colon, row = finding.row.rpartition(": ")
    if finding.measure.startswith("option ") and colon:
        return say("row-of-option", option=option, row=named(finding.game, row))
    if finding.measure == "change of draws":
        family, _, outcome = finding.row.partition(" ")
        return f"{kind_name(finding.game, family)} {thing_name(finding.game, family, outcome)}"
    if is_strength([finding]):
        return thing_name(finding.game, kind_in(finding), finding.row)
    return named(finding.game, finding.row)


def named(game: str, row: str) -> str:
    """A name from the lab's catalogue, or else from the game's."""
    if of_seats := OF_SEATS.fullmatch(row):
        return say(f"row-{of_seats[1]}", number=of_seats[2])
    if row.startswith("ends by "):
        return say("row-ends-by", ending=thing_name(game, "", row.removeprefix("ends by ")))
    name = f"row-{as_id(row)}"
    return say(name) if catalogue(spoken()).has(name) else thing_name(game, "", row)


def thing_name(game: str, kind: str, row: str) -> str:
    """The name of a card, gene, ending or gift: `gene-egg`, `lab-captures`, or the name it has under another kind.

    Without a message it stays as it is.
    """
    words = catalogue_of_game(game, spoken())
    if (amount := OF_A_UNIT.fullmatch(row)) and words.has(f"lab-{amount[3]}"):
        return words.say(f"lab-{amount[3]}", amount=amount[1].replace("-", "−") + amount[2], count=int(amount[2]))
    others = kinds_of(subject_of(find_game(game)))
    names = (f"{prefix}-{as_id(row)}" for prefix in (as_id(kind), "lab", *map(as_id, others)))
    return next((words.say(name) for name in names if words.has(name)), row.replace("_", " "))


def kind_name(game: str, kind: str) -> str:
    return own_word(game, f"lab-kind-{as_id(kind)}", kind)


def own_word(game: str, name: str, otherwise: str) -> str:
    """A message of the game's catalogue, or `otherwise`."""
    words = catalogue_of_game(game, spoken())
    return words.say(name) if words.has(name) else otherwise


def game_title(game: str) -> str:
    return own_word(game, "title", find_game(game).title)


def way_words(finding: Finding) -> str:
    return say(f"way-{as_id(way_of(finding))}")


def unit_name(finding: Finding) -> str:
    return own_word(finding.game, f"lab-unit-{as_id(finding.unit)}", finding.unit)


def measure_words(finding: Finding) -> str:
    name = f"measure-{as_id(finding.measure)}"
    return say(name) if catalogue(spoken()).has(name) else finding.measure


def is_strength(findings: Sequence[Finding]) -> bool:
    return any(finding.measure.endswith(WAYS) for finding in findings)


def title(name: str, findings: Sequence[Finding]) -> str:
    if catalogue(spoken()).has(f"title-{name}"):
        return say(f"title-{name}")
    game = findings[0].game
    return (
        say("title-worth", kind=kind_name(game, name))
        if is_strength(findings)
        else say("title-role", role=own_word(game, f"lab-role-{as_id(name)}", name))
    )


def table_words(finding: Finding) -> str:
    """`4 players, greedy`."""
    return ", ".join(filter(None, (say("players", count=finding.players), finding.bots, finding.options, finding.data)))


def seating_words(finding: Finding) -> str:
    """The players and bots; a change has two sets of options and components, so it shows neither."""
    return table_words(replace(finding, options="", data="")) if finding.before is not None else table_words(finding)


def cell_words(cell: Cell) -> str:
    """Everything that a cell specifies: `4 players, greedy, board=AD, gift egg`."""
    options = [f"{name}={value}" for name, value in cell.options]
    data = [say("data", tables=f"{cell.data_name} {mark_of(cell.data)}")] if cell.data else []
    gift = [say("gift-to-seat-1", thing=gift_name(cell.game, cell.gift))] if cell.gift else []
    return ", ".join([say("players", count=cell.players), ", ".join(cell.bots), *options, *data, *gift])


def gift_name(game: str, gift: str) -> str:
    kind, row = kind_of(subject_of(find_game(game)), "", gift)
    return thing_name(game, kind, row)


# --- figures


def localized(figures: str) -> str:
    """A number with the language's separators and a minus sign."""
    return figures.translate(str.maketrans(",.-", f"{say('thousands-mark')}{say('decimal-mark')}−"))


def figure(value: float | None, finding: Finding | None = None) -> str:
    """A figure, with a sign if it is a difference."""
    if value is None or not math.isfinite(value):
        return "–"
    signed = finding is not None and (
        finding.fair == 0 or finding.measure.endswith((OBSERVED, WORTH)) or finding.unit == "Elo"
    )
    digits = 3 if abs(value) < 1.95 else 1 if abs(value) < 100 else 0
    if finding is not None and finding.unit:
        digits = 0 if finding.unit == "Elo" else 1
    return localized(f"{value:{'+' if signed else ''}.{digits}f}")


def interval(finding: Finding) -> str:
    if not math.isfinite(finding.low) or not math.isfinite(finding.high):
        return ""
    return say("range", low=figure(finding.low, finding), high=figure(finding.high, finding))


def decimal(value: float, digits: int = 1) -> str:
    return localized(f"{value:.{digits}f}")


def number(value: float) -> str:
    return localized(f"{value:,.0f}")


def percent(value: float, digits: int = 0) -> str:
    """Without a trailing zero: `53.9%`, `50%`."""
    text = f"{100 * value:.{digits}f}"
    return say("percent", number=localized(text.removesuffix(".0")))


def margin_words() -> str:
    """The smallest difference that matters, in hundredths of a win."""
    return number(100 * MATTERS)


def games_words(findings: Sequence[Finding]) -> str:
    """The number of games: `2,000 games`, or `312 to 2,000 games`."""
    least, most = min(finding.games for finding in findings), max(finding.games for finding in findings)
    return say("games", count=most) if least == most else say("games-from-to", least=number(least), most=number(most))


# --- verdicts


def verdict(finding: Finding) -> str:
    """The name of a verdict, which depends on its page; empty if there is none.

    A difference that is certain, but may be too small to matter, has its own name.
    """
    if finding.verdict is None:
        return ""
    if finding.measure == "calibration":
        return {Verdict.FAIR: "true", Verdict.UNFAIR: "off", Verdict.OPEN: "open"}[finding.verdict]
    is_more = finding.mean > (finding.fair or 0)
    if finding.measure.startswith(CHANGES):
        surely = ("up" if is_more else "down") if finding.differs else "open"
        return {Verdict.FAIR: "same", Verdict.UNFAIR: "more" if is_more else "less", Verdict.OPEN: surely}[
            finding.verdict
        ]
    if finding.measure.endswith(WAYS):
        surely = "helps" if is_more else "harms"
        return {
            Verdict.FAIR: "even",
            Verdict.UNFAIR: "strong" if is_more else "weak",
            Verdict.OPEN: surely if finding.differs else "open",
        }[finding.verdict]
    surely = "ahead" if is_more else "behind"
    return surely if finding.verdict == Verdict.OPEN and finding.differs else str(finding.verdict)


def verdict_words(finding: Finding) -> str:
    name = verdict(finding)
    words = say(f"verdict-{name}") if name else ""
    return say("disputed", verdict=words) if finding.disputed else words


def joined(words: Iterable[str], most: int = 4) -> str:
    """`a, b and 3 more`."""
    found = list(words)
    if len(found) > most:
        return say("or-more", words=", ".join(found[: most - 1]), count=len(found) - most + 1)
    return listed(found, "list")


def listed(words: Sequence[str], message: str) -> str:
    return say(message, first=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else "".join(words)


# --- one sentence for each page


def sentence(name: str, findings: Sequence[Finding]) -> str:
    if name in SENTENCES:
        return SENTENCES[name](findings)
    return strength_sentence(findings) if is_strength(findings) else fairness_sentence(findings)


def fairness_sentence(findings: Sequence[Finding]) -> str:
    """The seats that are certainly ahead: first by more than what matters, then by an open amount, then by less.

    Then the open rows, and how many games would settle them.
    """
    ahead, behind, rest = dict[str, list[Finding]](), dict[str, list[Finding]](), list[Finding]()
    for finding in surest_first(findings):
        if finding.verdict == Verdict.UNFAIR or finding.differs:
            side = ahead if finding.mean > (finding.fair or 0) else behind
            side.setdefault(str(finding.verdict), []).append(finding)
        elif finding.verdict == Verdict.OPEN:
            rest.append(finding)
    said = []
    for kind in (Verdict.UNFAIR, Verdict.OPEN, Verdict.FAIR):
        # with two players, the other one is ahead
        first, last = (
            ahead.get(kind, []),
            [finding for finding in behind.get(kind, []) if finding.players > 2],
        )
        said += [
            say(f"{name}-{kind}", rows=joined(map(wins, rows), 3), margin=margin_words())
            for name, rows in (("ahead", first), ("behind", last))
            if rows
        ]
        if kind == Verdict.OPEN and (first or last):
            said.append(say("by-how-much", margin=margin_words(), more=more_words([*first, *last])))
    said.append(disputed_words([finding for side in (ahead, behind) for rows in side.values() for finding in rows]))
    if rest:
        more = more_words(rest)
        said.append(
            say("rest-open", count=len(rest), more=more)
            if ahead or behind
            else say("nobody-ahead", open=number(len(rest)), rows=number(len(findings)), more=more)
        )
    return " ".join(filter(None, said)) or say("all-fair", margin=margin_words())


def surest_first(findings: Iterable[Finding]) -> list[Finding]:
    """By their smallest distance from an equal share: the largest mean is often that of the fewest games."""
    return sorted(findings, key=lambda finding: (-finding.at_least, -finding.games))


def wins(finding: Finding) -> str:
    return say(
        "wins-instead",
        who=row_name(finding),
        share=percent(finding.mean, 1),
        fair=percent(finding.fair or 0, 1),
        table=table_words(finding),
        games=games_words([finding]),
    )


def more_words(findings: Sequence[Finding], among: Sequence[Finding] = ()) -> str:
    """How many more games would settle these rows at the tables with the most games: the maximum over the rows.

    If that is too many, the maximum over the rows that need fewer.
    """
    rows = among or best_founded(findings)
    few = [finding for finding in rows if (finding.more_games or 0.0) <= MOST_MORE_GAMES and finding.more_games]
    table = seating_words(max(few or rows, key=lambda finding: finding.more_games or math.inf))
    if not few:
        return say("too-many-games", table=table)
    games = number(rounded_up(max(finding.more_games or 0.0 for finding in few)))
    if len(few) == len(rows):
        return say("more-games", games=games, table=table)
    return say("more-games-for-some", games=games, table=table, count=len(few), rows=number(len(rows)))


def rounded_up(games: float) -> int:
    """Two significant digits, because it is an estimate."""
    unit: int = 10 ** max(0, len(str(math.ceil(games))) - 2)
    return math.ceil(games / unit) * unit


def disputed_words(findings: Sequence[Finding]) -> str:
    count = sum(finding.disputed for finding in findings)
    return say("disputed-rows", count=count) if count else ""


def strength_sentence(findings: Sequence[Finding]) -> str:
    ordered = surest_first(finding for finding in findings if finding.verdict)
    surely = {
        row: next(finding for finding in ordered if finding.row == row)
        for row in dict.fromkeys(finding.row for finding in ordered)
    }.values()
    if not ordered:
        return say("only-observed")
    said = []
    for name in ("strong", "weak", "helps", "harms"):  # for a thing at several tables, the surest row
        rows = [finding for finding in surely if verdict(finding) == name]
        said += [say(name, rows=joined(map(worth_words, rows), 3), margin=margin_words())] if rows else []
    unclear = [finding for finding in ordered if finding.verdict == Verdict.OPEN]
    said = said or [say("nothing-worth", margin=margin_words())]
    said += [say("worth-open", count=len(unclear), margin=margin_words(), more=more_words(unclear))] if unclear else []
    return " ".join(filter(None, (*said, disputed_words(ordered))))


def worth_words(finding: Finding) -> str:
    return say(
        "worth-row",
        what=row_name(finding),
        mean=figure(finding.mean, finding),
        way=way_words(finding),
        games=games_words([finding]),
    )


def best_founded(findings: Sequence[Finding]) -> list[Finding]:
    """The rows of the bots with the most games, at tables with at least half the maximum number of games.

    An extreme of a few games is mostly luck.
    """
    most = max(findings, key=lambda finding: finding.games)
    return [
        finding
        for finding in findings
        if 2 * finding.games >= most.games
        and (finding.bots, finding.options, finding.data) == (most.bots, most.options, most.data)
    ]


def by_table(name: str, findings: Sequence[Finding], values: Iterable[str], **more: Said) -> str:
    """One row at several tables: `12.3 with 2 and 20.1 with 4 players, by greedy bots`."""
    tables = joined(
        (
            say("with-players", value=value, count=str(finding.players))
            for value, finding in zip(values, findings, strict=True)
        ),
        8,
    )
    return say(name, tables=tables, bots=findings[0].bots, games=games_words(findings), **more)


def length_sentence(findings: Sequence[Finding]) -> str:
    rows = best_founded([finding for finding in findings if finding.row == "decisions"])
    return by_table("length-said", rows, [figure(finding.mean) for finding in rows])


def endings_sentence(findings: Sequence[Finding]) -> str:
    known = best_founded(findings)
    parts = {
        name: sum(finding.mean for finding in known if finding.row == name)
        for name in dict.fromkeys(finding.row for finding in known)
    }
    most = max(parts, key=parts.__getitem__)
    rows = [finding for finding in known if finding.row == most]
    said = by_table("endings-said", rows, [percent(finding.mean) for finding in rows], ending=row_name(rows[0]))
    never = {
        finding.row: row_name(finding)
        for finding in findings
        if not any(other.mean for other in findings if other.row == finding.row)
    }
    return f"{said} {say('endings-never', endings=listed([*never.values()], 'or-list'))}" if never else said


def questions_sentence(findings: Sequence[Finding]) -> str:
    lone, out = (
        best_founded([finding for finding in findings if finding.row == row])
        for row in ("one answer", "after being out")
    )
    has_lone = any(finding.mean for finding in findings if finding.row == "one answer")
    said = by_table("lone", lone, [percent(finding.mean, 1) for finding in lone]) if has_lone else say("no-lone")
    return f"{said} {by_table('out', out, [percent(finding.mean) for finding in out])}"


def drama_sentence(findings: Sequence[Finding]) -> str:
    settled = sorted((finding for finding in findings if finding.row == "settled"), key=lambda finding: -finding.games)
    return say(
        "settled",
        tables=joined(
            (
                say(
                    "at-a-table", words=percent(finding.mean), table=f"{table_words(finding)}; {games_words([finding])}"
                )
                for finding in settled
            ),
            4,
        ),
    )


def calibration_sentence(findings: Sequence[Finding]) -> str:
    off = [*dict.fromkeys(table_words(finding) for finding in findings if finding.verdict == Verdict.UNFAIR)]
    blind = [table_words(finding) for finding in findings if finding.measure == "knowledge" and not finding.low > 0]
    but = [
        say(name, tables=joined(tables)) for name, tables in (("chances-off", off), ("chances-blind", blind)) if tables
    ]
    return say("chances-but", tables="; ".join(but)) if but else say("chances-true")


def luck_sentence(findings: Sequence[Finding]) -> str:
    best = max(findings, key=lambda finding: finding.games)
    if not math.isfinite(best.mean):
        return say("luck-unknown")
    reach = say("range", low=percent(best.low), high=percent(best.high))
    return say("luck-said", part=percent(best.mean), interval=reach, table=table_words(best), games=games_words([best]))


def skill_sentence(findings: Sequence[Finding]) -> str:
    """From one end of the ladder to the other."""
    first, *_, last = [finding for finding in findings if finding.players == findings[0].players]
    return say(
        "skill-said",
        first=first.row,
        last=last.row,
        points=number(last.mean - first.mean),
        players=say("players", count=first.players),
        games=games_words([first, last]),
    )


def change_sentence(findings: Sequence[Finding]) -> str:
    """The changes that are certain and matter, the largest first; then what is open."""
    certain = [finding for finding in findings if finding.verdict == Verdict.UNFAIR]
    unclear = [finding for finding in findings if finding.verdict == Verdict.OPEN]
    said = [say("changes-certain", rows=joined(map(change_words, certain), 4)) if certain else say("no-changes")]
    if unclear:
        said.append(
            say("changes-open", count=len(unclear), rows=number(len(findings)), more=more_words(unclear, unclear))
        )
    return " ".join(said)


def certain_changes(findings: Sequence[Finding]) -> list[Finding]:
    """The changes that are shown uncollapsed."""
    return [finding for finding in findings if finding.verdict != Verdict.FAIR and finding.differs][:MOST_CHANGES]


def change_words(finding: Finding) -> str:
    before, after = before_and_after(finding)
    name = "change-row"
    if finding.measure.endswith("shares"):
        name, before, after = (
            "change-wins",
            *(percent((finding.before or 0.0) + more, 1) for more in (0.0, finding.mean)),
        )
    where = {"table": seating_words(finding), "games": games_words([finding])}
    return say(name, row=row_name(finding), before=before, after=after, **where)


def before_and_after(finding: Finding) -> tuple[str, str]:
    before, plain = finding.before or 0.0, replace(finding, fair=None)
    return figure(before, plain), figure(before + finding.mean, plain)


SENTENCES = {
    "length": length_sentence,
    "endings": endings_sentence,
    "questions": questions_sentence,
    "drama": drama_sentence,
    "calibration": calibration_sentence,
    "luck": luck_sentence,
    "skill": skill_sentence,
    "options": change_sentence,
    "changes": change_sentence,
}
