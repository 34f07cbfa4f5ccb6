"""Reports: one page without scripts or network access, each plot with its table and a sentence; comparisons; findings
in notebooks."""

from __future__ import annotations

import csv
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from galapagos.engine.components.source import components_of
from galapagos.engine.game import find_game
from galapagos.lab.experiment import Experiment
from galapagos.lab.files import PAGE
from galapagos.lab.inference.verdict import Verdict
from galapagos.lab.laboratory import Lab
from galapagos.lab.measures.chances import calibration
from galapagos.lab.measures.course import length
from galapagos.lab.measures.fairness import fairness
from galapagos.lab.measures.finding import Finding, Findings
from galapagos.lab.measures.luck import skill
from galapagos.lab.measures.strength import WORTH, strength
from galapagos.lab.paper.document import document, names_in
from galapagos.lab.paper.folder import write_report
from galapagos.lab.paper.glossary import glossary
from galapagos.lab.paper.sentences import sentence
from galapagos.lab.paper.tables import tables
from galapagos.lab.paper.words import figure, interval, joined, verdict
from galapagos.lab.report import Report, other_values, plan
from tests.cli.conftest import Galapagos, galapagos
from tests.cli.test_wrong_input import assert_refused

pytest.importorskip("duckdb")
pytest.importorskip("altair")

__all__ = ["galapagos"]

SHORT = {"turn_limit": 2}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """A report on a few games of every kind that reports use."""
    lab = Lab(tmp_path_factory.mktemp("results"), backend="python")
    plain = Experiment("dodo", players=[2], bots=["random"], options=SHORT, games=220, chunk=110)
    gifts = Experiment(
        "dodo", players=[2], bots=["random"], options=SHORT, gifts=[None, "without famine"], games=220, chunk=110
    )
    dice = Experiment("dodo", players=[2], bots=["random"], options=SHORT, games=20, chunk=20, repeats=5, measures=())
    ladder = Experiment(
        "dodo", players=[2], bots=["random,greedy", "greedy,random"], options=SHORT, games=4, chunk=4, measures=()
    )
    decks = Experiment(
        "dodo", players=[2], bots=["random"], options={**SHORT, "deck": ["standard", "short"]}, games=20, chunk=20
    )
    studies = {"gifts": gifts, "luck": dice, "skill": ladder, "options": decks}
    return Report(
        find_game("dodo"), lab.run(plain), {name: lab.run(experiment) for name, experiment in studies.items()}
    )


class Outline(HTMLParser):
    """The elements of a page, and whether they are closed."""

    VOID = ("meta", "br", "img")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_neither_script_nor_network(report: Report) -> None:
    page = document(report)
    outline = Outline(page)
    assert outline.open == []
    tags = {tag for tag, _ in outline.seen}
    assert not tags & {"script", "link", "iframe", "img", "object"}
    for _, attributes in outline.seen:
        assert not any(name.startswith("on") for name in attributes)
        assert (attributes.get("href") or "#").startswith("#")
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", page)
    assert "@import" not in page
    assert len(page.encode()) < 1_500_000


def test_verdicts_come_first_and_every_plot_has_its_table_and_sentence(report: Report) -> None:
    page = document(report)
    assert (
        page.index("In short") < page.index("<svg") < page.index("Method and seeds") < page.index("What the words mean")
    )
    sections = page.split("<section ")[2:]
    plotted = [section for section in sections if "<svg" in section]
    assert len(plotted) >= 8
    assert all("<table" in section and re.search(r"</h2><p>[^<]+\.</p>", section) for section in plotted)
    pictures = re.findall(r'<svg role="img" aria-label="([^"]+)"', page)
    assert len(pictures) == len(plotted)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_every_page_of_a_report_is_there(report: Report) -> None:
    names = [page.name for page in report.pages]
    assert names[:5] == ["seat", "order", "length", "endings", "questions"]
    assert {"calibration", "child", "gift", "luck", "skill", "options"} <= set(names)
    measures = {finding.measure for finding in report.findings}
    assert {
        "child observed",
        "child by chance",
        "gift by gift",
        "luck",
        "skill",
        "option shares",
        "option course",
    } <= measures


def test_reconstructed_tables_are_marked(report: Report) -> None:
    page = document(report)
    assert "reconstructions</a>" in page
    assert re.search(r"DIE_FACES</th><td class=\"words open\">reconstructed</td>", page)


def test_cards_whose_rows_are_reconstructed_are_marked() -> None:
    names = {
        game: {
            name
            for component in components_of(find_game(game))
            if component.is_reconstructed
            for name in names_in(component)
        }
        for game in ("evo", "mutations")
    }
    assert {"head start", "fossil record"} <= names["evo"]
    assert "egg" not in names["evo"]
    assert {"swimming", "high body weight"} <= names["mutations"]
    row = finding(measure="card by chance", row="head start")
    assert "Head Start †" in tables([row], names["evo"])
    assert "†" not in tables([finding()], names["evo"])


def test_dark_and_light_have_their_colours(report: Report) -> None:
    page = document(report)
    style, rest = page.partition("<style>")[2].split("</style>", 1)
    dark = style.partition("@media (prefers-color-scheme: dark)")[2]
    used = set(re.findall(r'(?:fill|stroke)="(#[0-9a-f]{6})"', rest))
    assert used
    assert all(f'="{colour}"]' in dark for colour in used)


def test_what_is_written_can_be_read_by_programs(report: Report, tmp_path: Path) -> None:
    from galapagos.lab.paper.folder import write

    assert write(report, tmp_path / "a" / "b").name == PAGE
    with (tmp_path / "a" / "b" / "findings.csv").open() as file:
        assert len(list(csv.DictReader(file))) == len(report.findings)
    data = json.loads((tmp_path / "a" / "b" / "report.json").read_text())
    assert data["cells"][0]["games"] == 220


def test_findings_show_themselves_in_a_notebook(report: Report) -> None:
    results = report.results
    for found in (
        fairness(results, "order"),
        strength(results, "child"),
        length(results),
        calibration(results),
        skill(report.study("skill")),
    ):
        shown = found._repr_html_()
        assert "<svg" in shown
        assert "<table" in shown
    assert {finding.measure for finding in strength(report.results, "child")} == {"child observed", "child by chance"}
    assert "There are no findings" in Findings()._repr_html_()


def test_results_write_their_own_report(report: Report, tmp_path: Path) -> None:
    assert "In short" in write_report(report.results, tmp_path).read_text(encoding="utf-8")


def test_gifts_are_compared_with_the_same_dice(report: Report) -> None:
    gift = next(finding for finding in report.findings if finding.measure == "gift by gift")
    assert (gift.row, gift.games, gift.fair) == ("without famine", 220, 0.0)
    assert gift.high - gift.low < 2 * 1.96 * 0.71 / 220**0.5
    assert not any(finding.measure.endswith(WORTH) for finding in report.findings)


def test_the_same_report_again_reads_what_was_found(tmp_path: Path) -> None:
    lab = Lab(tmp_path, backend="python")
    results = lab.run(Experiment("dodo", players=[2], bots=["random"], options={"turn_limit": 1}, games=4, chunk=4))
    first = Report(find_game("dodo"), results)
    assert first.findings
    for table in tmp_path.glob("dodo/*/*/*.parquet"):
        table.write_bytes(b"")  # the games are not read
    again = Report(
        find_game("dodo"),
        lab.results(Experiment("dodo", players=[2], bots=["random"], options={"turn_limit": 1}, games=4, chunk=4)),
    )
    assert repr(again.pages) == repr(first.pages)
    for kept in tmp_path.glob("findings/*.json"):
        kept.write_text("[")
    with pytest.raises(Exception, match="parquet"):
        _ = Report(find_game("dodo"), results).pages


# --- words


def finding(**how: Any) -> Finding:
    return Finding(
        **{
            "measure": "gene by chance",
            "game": "evo",
            "players": 4,
            "bots": "greedy",
            "options": "",
            "data": "",
            "row": "egg",
            "mean": 0.1,
            "low": 0.05,
            "high": 0.15,
            "games": 1000,
            "fair": 0.0,
            "verdict": Verdict.UNFAIR,
            **how,
        }
    )


def test_verdicts_are_in_the_words_of_their_page() -> None:
    assert [verdict(finding(mean=mean)) for mean in (0.1, -0.1)] == ["strong", "weak"]
    assert verdict(finding(measure="seat", fair=0.25)) == "unfair"
    assert verdict(finding(measure="calibration")) == "off"
    assert verdict(finding(measure="change of course", mean=-2.0)) == "less"
    assert verdict(finding(measure="change of course", verdict=Verdict.OPEN)) == "up"
    assert verdict(finding(measure="change of course", verdict=Verdict.FAIR)) == "same"
    assert verdict(finding(verdict=None)) == ""


def test_figures_have_signs_where_they_are_differences() -> None:
    assert figure(-0.0712, finding()) == "−0.071"
    assert figure(0.25, finding(fair=0.25, measure="seat")) == "0.250"
    assert figure(float("nan")) == "–"
    assert interval(finding(low=float("-inf"))) == ""
    assert joined(["a", "b", "c", "d", "e"]) == "a, b, c and 2 more"


def test_sentences_name_what_is_off() -> None:
    assert sentence("gene", [finding()]) == "Strong: egg (+0.100 by chance; 1,000 games)."
    unfair = finding(measure="seat", row="seat 1", mean=0.35, fair=0.25, disputed=True)
    assert "seat 1 wins 35% instead of 25% (4 players, greedy; 1,000 games)" in sentence("seat", [unfair])
    assert "One of these is disputed" in sentence("seat", [unfair])
    assert (
        sentence("seat", [finding(measure="seat", verdict=Verdict.FAIR, low=-0.01, high=0.01)])
        == "All fair: none is ahead or behind by 2 points or more."
    )


def test_the_plan_of_a_report_has_studies_at_one_table() -> None:
    made = plan(find_game("evo"), quick=True)
    assert [cell.players for cell in made.plain[0].cells] == [3, 4, 5]
    assert {cell.players for cell in made.studies["gifts"][0].cells} == {4}
    assert {"2 points", "5 points", ""} <= {cell.gift for cell in made.studies["gifts"][0].cells}
    assert plan(find_game("evo"), studies=False).studies == {}
    assert ("variant", "teams") not in other_values(find_game("laborigines"), 5, {})
    assert ("variant", "teams") in other_values(find_game("laborigines"), 4, {})
    assert ("energy", 15) in other_values(find_game("laborigines"), 4, {})


def test_every_measure_of_a_report_is_in_the_glossary(report: Report) -> None:
    words_known = glossary()
    for found in report.findings:
        words = (
            found.measure,
            found.row,
            found.measure.rpartition(" ")[2],
            *(way for way in words_known if found.measure.endswith(way)),
        )
        known = (
            any(word in words_known for word in words)
            or found.measure in ("order", "length")
            or found.measure.startswith("option")
        )
        assert known, found.measure


# --- commands


EXPERIMENT = """
[base]
game = "dodo"
bots = "random"
games = 120
chunk = 120
players = 2
options = {turn_limit = LIMIT}
[measures]
keep = ["rolls"]
"""


def test_a_change_is_compared_game_by_game_old_beside_new(galapagos: Galapagos) -> None:
    for name, limit in (("a", 1), ("b", 2)):
        Path(f"{name}.toml").write_text(EXPERIMENT.replace("LIMIT", str(limit)))
    where = ("--backend", "python", "--results", "kept")
    assert "usual/report.html" in galapagos("lab run a.toml", *where, "--output", "usual").written
    result = galapagos("lab compare usual b.toml", *where, "--output", "page")
    assert result.code == 0
    assert [name for name in result.written if name.startswith("page/")] == [
        "page/changes.csv",
        "page/comparison.html",
        "page/comparison.json",
    ]
    found = {finding["row"]: finding for finding in json.loads(Path("page/comparison.json").read_text())["findings"]}
    turns = found["turns"]
    assert (turns["verdict"], turns["before"]) == ("unfair", 1)
    assert turns["mean"] > 0.5
    assert sum(finding["mean"] for row, finding in found.items() if row.startswith("seat")) == pytest.approx(0)
    assert sum(found[f"roll {child}"]["mean"] for child in ("red", "yellow", "green")) > 0

    said = f"turns from {figure(1)} to {figure(1 + turns['mean'])} (2 players, random; 120 games)"
    page = Path("page/comparison.html").read_text(encoding="utf-8")
    for words in ("Changed: ", said, "From usual to b.toml"):
        assert words in page
        assert words in re.sub(r"\s+", " ", result.out)
    assert (
        page.index('scope="row">turns')
        < page.index(f"<summary>All {len(found)} rows</summary>")
        < page.index("one answer")
    )
    shown = [line for line in result.out.splitlines() if line.startswith("2 ")]
    assert 0 < len(shown) <= 12
    assert f"{len(found) - len(shown)} figures are not shown" in result.out
    every = galapagos("lab compare usual b.toml", *where, "--all", "--language", "de").out
    assert sum(line.startswith("2 ") for line in every.splitlines()) == len(found)
    assert "vorher" in every


def test_what_did_not_change_in_any_game_is_the_same_and_not_open(galapagos: Galapagos) -> None:
    Path("a.toml").write_text(EXPERIMENT.replace("LIMIT", "1").replace("120", "20"))
    where = ("--backend", "python", "--results", "kept")
    galapagos("lab run a.toml", *where)
    result = galapagos("lab compare a.toml a.toml", *where)
    assert "same" in result.out
    assert "open" not in result.out.partition("not shown")[0]
    found = json.loads(galapagos("lab compare a.toml a.toml", *where, "--json").out)["findings"]
    assert {(finding["mean"], finding["verdict"], finding["more_games"]) for finding in found} == {(0, "fair", None)}


WRONG = {
    "lab show nowhere": "There is no report in nowhere",
    "lab compare nowhere.toml b.toml": "There is no file nowhere.toml",
    "lab compare . .": "There is no report in .",
    "lab report dodo --players 2 --bots random --games 1 --plain --backend python --output file": "that is a file",
}


@pytest.mark.parametrize("line", WRONG)
def test_wrong_input_is_one_sentence(galapagos: Galapagos, line: str) -> None:
    Path("file").write_text("")
    assert_refused(galapagos(line), WRONG[line])


def test_different_games_are_not_compared(galapagos: Galapagos) -> None:
    Path("a.toml").write_text('[base]\ngame = "dodo"\n')
    Path("b.toml").write_text('[base]\ngame = "evo"\n')
    assert_refused(galapagos("lab compare a.toml b.toml"), "different games: dodo and evo")
