"""The documentation: its links, and the length of pages that are read at once."""

from pathlib import Path

import pytest

from tools.documentation import broken


def test_missing_files_and_other_hosts_are_found(tmp_path: Path) -> None:
    (tmp_path / "guide").mkdir()
    (tmp_path / "LICENSE").touch()
    (tmp_path / "guide" / "index.html").write_text(
        '<a class="x" href="../LICENSE#a">fine</a> <a href="https://example.org">fine</a> <a href="#top">fine</a>'
        '<a href="plan.ipynb">gone</a> <script async src="//cdn.example.org/a.js"></script>'
    )
    assert broken(tmp_path) == [
        "guide/index.html: plan.ipynb does not exist",
        "guide/index.html loads //cdn.example.org/a.js",
    ]


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "benchmarks/README.md"])
def test_a_page_has_2500_words_at_most(page: str) -> None:
    assert len((Path(__file__).parents[2] / page).read_text(encoding="utf-8").split()) <= 2500
