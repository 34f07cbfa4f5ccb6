"""How findings are put into words: titles, figures, verdicts, and the one sentence above each plot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from ..inference.verdict import Verdict
from ..measures.finding import Finding
from ..measures.strength import BY_CHANCE, BY_GIFT, OBSERVED, WORTH, kind_in, way_of

TITLES = {
    "seat": "Seats", "length": "How long it takes", "endings": "How it ends", "questions": "Questions that are no choice, and waiting",
    "drama": "Who leads, and when it is settled", "calibration": "Can the chances be believed?", "luck": "Luck", "skill": "Skill",
    "options": "What each option changes", "changes": "What the change did",
}
WAYS = (OBSERVED, BY_CHANCE, BY_GIFT, WORTH)


def is_strength(findings: Sequence[Finding]) -> bool:
    return any(finding.measure.endswith(WAYS) for finding in findings)


def title(name: str, findings: Sequence[Finding]) -> str:
    if name in TITLES:
        return TITLES[name]
    return f"What it is worth: {name}" if is_strength(findings) else f"Roles: {name}"


def figure(value: float | None, finding: Finding | None = None) -> str:
    """With a sign where it is a difference."""
    if value is None or not math.isfinite(value):
        return "–"
    signed = finding is not None and (finding.fair == 0 or finding.measure.endswith((OBSERVED, WORTH)) or finding.unit == "Elo")
    digits = 3 if abs(value) < 1.95 else 1 if abs(value) < 100 else 0
    if finding is not None and finding.unit:
        digits = 0 if finding.unit == "Elo" else 1
    return f"{value:{'+' if signed else ''}.{digits}f}".replace("-", "−")


def interval(finding: Finding) -> str:
    if not math.isfinite(finding.low) or not math.isfinite(finding.high):
        return ""
    return f"{figure(finding.low, finding)} to {figure(finding.high, finding)}"


def table_words(finding: Finding) -> str:
    """At which table: `4 players, greedy`."""
    return ", ".join(filter(None, (f"{finding.players} players", finding.bots, finding.options, finding.data)))


def verdict(finding: Finding) -> str:
    """A verdict in the words of its page; empty where there is none."""
    if finding.verdict is None:
        return ""
    if finding.measure == "calibration":
        return {Verdict.FAIR: "true", Verdict.UNFAIR: "off", Verdict.OPEN: "open"}[finding.verdict]
    if finding.measure.startswith(("change", "option")):
        return ("more" if finding.mean > 0 else "less") if finding.verdict == Verdict.UNFAIR else "open"
    if finding.measure.endswith(WAYS):
        return {Verdict.FAIR: "even", Verdict.UNFAIR: "strong" if finding.mean > 0 else "weak", Verdict.OPEN: "open"}[finding.verdict]
    return str(finding.verdict)


def joined(words: Iterable[str], most: int = 4) -> str:
    """`a, b and 3 more`."""
    found = list(words)
    if len(found) > most:
        found = [*found[: most - 1], f"{len(found) - most + 1} more"]
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} and {found[-1]}" if found else ""


# --- one sentence for each page


def sentence(name: str, findings: Sequence[Finding]) -> str:
    if name in SENTENCES:
        return SENTENCES[name](findings)
    return strength_sentence(findings) if is_strength(findings) else fairness_sentence(findings)


def fairness_sentence(findings: Sequence[Finding]) -> str:
    off = sorted((finding for finding in findings if finding.verdict == Verdict.UNFAIR), key=lambda finding: -abs(finding.mean - (finding.fair or 0)))
    if not off:
        return "All fair." if all(finding.verdict == Verdict.FAIR for finding in findings) else "Nothing is surely unfair; more games would tell the rest."
    named = (f"{finding.row} wins {figure(finding.mean)} instead of {figure(finding.fair)} ({table_words(finding)})" for finding in off)
    return f"Unfair: {joined(named, 3)}.{disputed_words(off)}"


def disputed_words(findings: Sequence[Finding]) -> str:
    count = sum(finding.disputed for finding in findings)
    return f" {count} of these {'is' if count == 1 else 'are'} disputed: other bots lead to another verdict." if count else ""


def strength_sentence(findings: Sequence[Finding]) -> str:
    off = sorted((finding for finding in findings if finding.verdict == Verdict.UNFAIR), key=lambda finding: -abs(finding.mean))
    largest = {finding.row: finding for finding in reversed(off)}.values()             # of several tables, where it is most
    said = []
    for word, sign in (("Strong", 1), ("Weak", -1)):
        rows = sorted((finding for finding in largest if finding.mean * sign > 0), key=lambda finding: -abs(finding.mean))
        said += [f"{word}: {joined((f'{finding.row} ({figure(finding.mean, finding)} {way_of(finding)})' for finding in rows), 3)}"] if rows else []
    if said:
        return f"{'; '.join(said)}.{disputed_words(off)}"
    if not any(finding.verdict for finding in findings):
        return f"Only observed: this says who comes to have a {kind_in(findings[0])}, not what it does."
    return "Nothing is surely worth more than 0.02 of a win, or costs it."


def by_table(findings: Sequence[Finding], row: str, words: str) -> str:
    """`12.3 with 2 players and 20.1 with 4 (greedy)`: of the first bots."""
    rows = [finding for finding in findings if finding.row == row and finding.bots == findings[0].bots and not finding.options]
    return joined((f"{figure(finding.mean)} with {finding.players}" for finding in rows), 8) + words


def length_sentence(findings: Sequence[Finding]) -> str:
    return f"Decisions a game: {by_table(findings, 'decisions', f' players, by {findings[0].bots} bots.')}"


def endings_sentence(findings: Sequence[Finding]) -> str:
    most = max(findings, key=lambda finding: finding.mean)
    never = dict.fromkeys(finding.row for finding in findings if all(other.mean == 0 for other in findings if other.row == finding.row))
    said = f"Most games end by {most.row.replace('_', ' ')} ({most.mean:.0%} at {table_words(most)})"
    return f"{said}; none of them by {joined(row.replace('_', ' ') for row in never)}." if never else f"{said}."


def questions_sentence(findings: Sequence[Finding]) -> str:
    lone, out = (max((finding for finding in findings if finding.row == row), key=lambda finding: finding.mean) for row in ("one answer", "after being out"))
    said = f"Up to {lone.mean:.1%} of questions have one answer ({table_words(lone)})" if lone.mean else "No question has only one answer"
    return f"{said}; whoever is out first sees up to {out.mean:.0%} of a game's questions go by ({table_words(out)})."


def drama_sentence(findings: Sequence[Finding]) -> str:
    settled = [finding for finding in findings if finding.row == "settled"]
    parts = joined((f"{finding.mean:.0%} ({table_words(finding)})" for finding in settled), 4)
    return f"The later winner leads for good when this much of a game is over: {parts}."


def calibration_sentence(findings: Sequence[Finding]) -> str:
    off = dict.fromkeys(table_words(finding) for finding in findings if finding.verdict == Verdict.UNFAIR)
    blind = [table_words(finding) for finding in findings if finding.measure == "knowledge" and not finding.low > 0]
    said = [f"at {joined(off)} they are not, and nothing is said of who leads there"] if off else []
    said += [f"at {joined(blind)} they say nothing"] if blind else []
    return f"Chances come true{' but for these: ' + '; '.join(said) if said else ', as far as these games tell'}."


def luck_sentence(findings: Sequence[Finding]) -> str:
    first = findings[0]
    return f"The order of the dice alone fixes {max(0.0, first.mean):.0%} of who wins ({interval(first)}; {table_words(first)})."


def skill_sentence(findings: Sequence[Finding]) -> str:
    best, worst = max(findings, key=lambda finding: finding.mean), min(findings, key=lambda finding: finding.mean)
    return f"From {worst.row} to {best.row} it is {best.mean - worst.mean:.0f} Elo points."


def change_sentence(findings: Sequence[Finding]) -> str:
    certain = sorted((finding for finding in findings if finding.verdict == Verdict.UNFAIR and finding.mean), key=lambda finding: -abs(finding.mean) / (finding.high - finding.low + 1e-12))
    if not certain:
        return "Nothing that these games could show."
    return f"Certain: {joined((f'{finding.row} {figure(finding.mean, finding)}' for finding in certain), 4)}."


SENTENCES = {
    "length": length_sentence, "endings": endings_sentence, "questions": questions_sentence, "drama": drama_sentence, "calibration": calibration_sentence,
    "luck": luck_sentence, "skill": skill_sentence, "options": change_sentence, "changes": change_sentence,
}
