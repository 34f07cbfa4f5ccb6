"""Charts of matches and tournaments as SVG, without a plotting library."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .analysis import Analysis
    from .tournament.standings import TournamentReport

WIDTH, HEIGHT = 960, 480
LEFT, RIGHT, TOP, BOTTOM = 70, 170, 56, 52
INK, FAINT, BAND = "#222222", "#d5d5d5", "#cfe0f3"
# A palette for colour-blind readers.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#6b5f00", "#56b4e9", "#8c510a", "#444444")
DASHES = ("none", "10 4", "3 3", "14 4 3 4", "1 3", "8 2", "6 6", "20 3")

Point = tuple[float, float]


class Chart:
    """A plot with two axes: x from 0 to `right`, y from `low` to `high`."""

    def __init__(
        self, title: str, description: str, right: float, low: float, high: float, height: int = HEIGHT
    ) -> None:
        self.right, self.low, self.high, self.height = max(right, 1e-9), low, high, height
        self.parts = [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
                'font-family="sans-serif" font-size="14">'
            ),
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(description)}</desc>",
            f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        ]
        self.text(LEFT, 30, title, size=18)

    def x(self, value: float) -> float:
        return LEFT + value / self.right * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return TOP + (self.high - value) / (self.high - self.low) * (self.height - TOP - BOTTOM)

    def text(self, x: float, y: float, words: str, *, size: int = 14, anchor: str = "start", colour: str = INK) -> None:
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" '
            f'fill="{colour}">{escape(words)}</text>'
        )

    def line(self, points: Sequence[Point], colour: str, *, width: float = 2, dash: str = "none") -> None:
        self.parts.append(
            f'<polyline points="{self.path(points)}" fill="none" stroke="{colour}" stroke-width="{width}" '
            f'stroke-dasharray="{dash}" stroke-linejoin="round"/>'
        )

    def area(self, points: Sequence[Point], colour: str) -> None:
        self.parts.append(f'<polygon points="{self.path(points)}" fill="{colour}"/>')

    def dot(self, point: Point, colour: str, words: str) -> None:
        x, y = self.x(point[0]), self.y(point[1])
        self.parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="white" stroke="{colour}" '
            f'stroke-width="2"><title>{escape(words)}</title></circle>'
        )

    def path(self, points: Sequence[Point]) -> str:
        return " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)

    def axes(self, bottom: str, ticks: Sequence[tuple[float, str]], steps: Sequence[tuple[float, str]]) -> None:
        """`ticks` are on the y axis, with grid lines; `steps` are on the x axis."""
        for value, words in ticks:
            self.line([(0, value), (self.right, value)], FAINT, width=1)
            self.text(LEFT - 8, self.y(value) + 5, words, anchor="end")
        for value, words in steps:
            self.text(self.x(value), self.height - BOTTOM + 20, words, anchor="middle")
        self.text((LEFT + WIDTH - RIGHT) / 2, self.height - 10, bottom, anchor="middle")

    def svg(self) -> str:
        return "\n".join([*self.parts, "</svg>"]) + "\n"


def per_cent(values: Sequence[float]) -> list[tuple[float, str]]:
    return [(value, f"{value:.0%}") for value in values]


def spread_steps(most: int) -> list[tuple[float, str]]:
    """A few round numbers from 0 to `most`."""
    step = next(unit * 10**power for power in range(9) for unit in (1, 2, 5) if unit * 10**power * 6 >= most)
    return [(value, str(value)) for value in range(0, most + 1, step)]


def draw_analysis(analysis: Analysis) -> str:
    """Each player's chance of winning during the match; circles mark turning points."""
    count = len(analysis.decisions)
    chart = Chart(
        f"{analysis.title}: chances of winning",
        "One line for each player, from the first decision to the result.",
        max(1, count),
        0.0,
        1.0,
    )
    chart.axes("decisions", per_cent([0, 0.25, 0.5, 0.75, 1]), spread_steps(count))
    for seat, name in enumerate(analysis.seat_names):
        course = [chances[seat] for chances in analysis.course]
        chart.line(
            [(number / 2, chance) for number, chance in enumerate(course)], COLOURS[seat], dash=DASHES[seat], width=2.5
        )
        height = TOP + 20 + 24 * seat
        chart.parts.append(
            f'<line x1="{WIDTH - RIGHT + 16}" y1="{height - 5}" x2="{WIDTH - RIGHT + 50}" y2="{height - 5}" '
            f'stroke="{COLOURS[seat]}" '
            f'stroke-width="3" stroke-dasharray="{DASHES[seat]}"/>'
        )
        chart.text(WIDTH - RIGHT + 58, height, name)
    for turn in analysis.turning_points:
        place = 2 * turn.index + turn.is_mistake
        number = str(analysis.decisions[turn.index].number) if turn.index < count else "end"
        point = (place / 2, analysis.course[place][turn.seat])
        chart.dot(point, COLOURS[turn.seat], f"{number}: {analysis.seat_names[turn.seat]} {turn.change:+.0%}")
        chart.text(chart.x(point[0]) + 8, chart.y(point[1]) - 8, number, size=12, colour=COLOURS[turn.seat])
    return chart.svg()


def draw_tournament(report: TournamentReport) -> str:
    """For two bots, the share of the first one after each set; for more, their ratings."""
    return draw_duel(report) if report.tournament.is_duel else draw_ratings(report)


def draw_duel(report: TournamentReport) -> str:
    tournament, history = report.tournament, report.history
    first, second = tournament.bots
    even, goal = 1 / tournament.seats, tournament.target / tournament.seats
    step = report.sets / len(history)
    chart = Chart(
        f"{tournament.game.title}: {first} against tables of {second}, {tournament.seats} players",
        f"Share of wins of {first} with its 95 % interval, by sets of {tournament.seats} mirrored games.",
        report.sets,
        0.0,
        1.0,
    )
    places = [min(report.sets, (number + 1) * step) for number in range(len(history))]
    band = [(x, value.high) for x, value in zip(places, history, strict=True)]
    chart.area(band + [(x, value.low) for x, value in zip(places, history, strict=True)][::-1], BAND)
    chart.axes("mirrored sets", per_cent([0, 0.25, 0.5, 0.75, 1]), spread_steps(report.sets))
    chart.line([(0, even), (report.sets, even)], INK, dash="4 4", width=1.5)
    chart.text(WIDTH - RIGHT + 8, chart.y(even) + 5, f"even: {even:.1%}")
    if goal != even:
        chart.line([(0, goal), (report.sets, goal)], COLOURS[1], dash="8 3", width=1.5)
        chart.text(WIDTH - RIGHT + 8, chart.y(goal) + 5, f"target: {goal:.1%}", colour=COLOURS[1])
    chart.line([(x, value.mean) for x, value in zip(places, history, strict=True)], COLOURS[0], width=3)
    last = history[-1]
    chart.text(
        WIDTH - RIGHT + 8,
        chart.y(last.mean) - 12,
        f"{last.mean:.1%} ({last.low:.0%}–{last.high:.0%})",
        colour=COLOURS[0],
    )
    return chart.svg()


def draw_ratings(report: TournamentReport) -> str:
    tournament = report.tournament
    rows = sorted(report.standings, key=lambda standing: -standing.rating.points)
    least, most = min(row.rating.low for row in rows) - 20, max(row.rating.high for row in rows) + 20
    chart = Chart(
        f"{tournament.game.title}: ratings, {tournament.seats} players",
        "Ratings in Elo points around the average, with 95 % intervals.",
        most - least,
        -len(rows) - 0.2,
        0.2,
        TOP + BOTTOM + 44 * len(rows),
    )
    for value in range(int(least // 100) * 100, int(most) + 100, 100):
        if least <= value <= most:
            chart.line([(value - least, -len(rows)), (value - least, 0)], FAINT, width=1)
            chart.text(
                chart.x(value - least), chart.height - BOTTOM + 20, f"{value:+d}" if value else "0", anchor="middle"
            )
    chart.text((LEFT + WIDTH - RIGHT) / 2, chart.height - 10, "rating", anchor="middle")
    for number, row in enumerate(rows):
        middle = -number - 0.5
        chart.line([(row.rating.low - least, middle), (row.rating.high - least, middle)], COLOURS[0], width=3)
        chart.dot((row.rating.points - least, middle), COLOURS[0], f"{row.bot}: {row.rating.points:+.0f}")
        chart.text(WIDTH - RIGHT + 8, chart.y(middle) + 5, f"{row.bot} {row.rating.points:+.0f}")
    return chart.svg()
