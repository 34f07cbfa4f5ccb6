"""The check of the built documentation finds what the generator does not look for."""

from pathlib import Path

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
