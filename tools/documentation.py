"""Build the documentation as a site: gather the pages into build/docs, build dist/docs, check links there.

    python tools/documentation.py

The pages keep their paths, so a relative link works in a file, on GitHub and on the site. The API pages come from
docstrings.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "dist" / "docs"
WHAT = (
    "*.md",
    "LICENSE",
    "docs/**/*",
    "deploy/*",
    "examples/*.py",
    "benchmarks/README.md",
    "web/README.md",
    "src/galapagos/games/*/RULES.md",
)
API = {
    "galapagos": """
        The package: galapagos.new galapagos.from_position galapagos.find_game galapagos.all_games
        galapagos.verify galapagos.Record galapagos.Refused""",
    "match": "Matches and games: galapagos.Match galapagos.engine.game.Game",
    "envs": """
        Environments: galapagos.batch_env galapagos.envs.batch.BatchEnv galapagos.replay
        galapagos.envs.gymnasium galapagos.envs.pettingzoo galapagos.envs.openspiel""",
    "lab": "The lab: galapagos.lab.Experiment galapagos.lab.Stop galapagos.lab.Lab galapagos.lab.Results",
}
LINK = re.compile(r'<(a|link|img|script|source|iframe)\b[^>]*?\s(?:href|src)="([^"]+)"')


def gather() -> None:
    """Copy the pages to where the generator reads them, and write the API pages."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for pattern in WHAT:
        for file in sorted(ROOT.glob(pattern)):
            if file.is_file():
                copy = PAGES / file.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, copy)
    (PAGES / "api").mkdir()
    for name, listed in API.items():
        title, _, objects = listed.strip().partition(": ")
        text = "\n\n".join((f"# {title}", *(f"::: {path}" for path in objects.split())))
        (PAGES / "api" / f"{name}.md").write_text(text + "\n")


def broken(site: Path) -> list[str]:
    """Links to missing files, and resources from other hosts. The generator checks links between pages."""
    wrong = []
    for page in sorted(site.rglob("*.html")):
        for tag, link in LINK.findall(page.read_text()):
            parts = urlsplit(link)
            target = page.parent / unquote(parts.path)
            if parts.netloc and tag != "a":
                wrong.append(f"{page.relative_to(site)} loads {link}")
            elif not parts.netloc and not parts.scheme and page.name != "404.html" and not target.exists():
                wrong.append(f"{page.relative_to(site)}: {link} does not exist")
    return wrong


def main() -> None:
    gather()
    shutil.rmtree(SITE, ignore_errors=True)
    generator = Path(sys.executable).with_name("zensical")
    if subprocess.run([generator, "build", "--strict"], cwd=ROOT, check=False).returncode:
        sys.exit("documentation: the generator reported errors, see above")
    wrong = broken(SITE)
    if wrong:
        sys.exit("\n".join(("documentation: some links are broken", *wrong)))
    print(f"{len(list(SITE.rglob('*.html')))} pages in {SITE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
