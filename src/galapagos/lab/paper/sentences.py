"""The sentence above each plot of a report."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from galapagos.engine.words.message import Value

from ..inference.verdict import Verdict
from ..measures.finding import Finding
from .catalogue import number, percent, say
from .words import (
    before_and_after,
    figure,
    games_words,
    is_strength,
    joined,
    listed,
    margin_words,
    row_name,
    seating_words,
    table_words,
    verdict,
    way_words,
)

MOST_CHANGES = 12
MOST_MORE_GAMES = 1_000_000  # larger numbers are not named


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
        first = ahead.get(kind, [])
        last = [finding for finding in behind.get(kind, []) if finding.players > 2]
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


def by_table(name: str, findings: Sequence[Finding], values: Iterable[str], **more: Value) -> str:
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
