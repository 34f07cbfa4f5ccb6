"""Look up the locked dependencies in a database of known vulnerabilities.

    python tools/audit.py                    requirements/*.lock and web/package-lock.json, in OSV's database
    python tools/audit.py --database URL     in another one with OSV's interface

Fails if a package has one. If the database cannot be reached, it says so and does not fail.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parent.parent
DATABASE = "https://api.osv.dev/v1/querybatch"
AT_ONCE = 500  # packages per request
PATIENCE = 30.0  # seconds
LOCKED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", re.MULTILINE)


class Package(NamedTuple):
    ecosystem: str
    name: str
    version: str


def locked(root: Path) -> list[Package]:
    """All packages that any lock file names, without duplicates."""
    found = {
        Package("PyPI", *pair)
        for file in sorted(root.glob("requirements/*.lock"))
        for pair in LOCKED.findall(file.read_text())
    }
    file = root / "web" / "package-lock.json"
    entries: dict[str, dict[str, Any]] = json.loads(file.read_text())["packages"] if file.exists() else {}
    found |= {
        Package("npm", place.rpartition("node_modules/")[2], entry["version"])
        for place, entry in entries.items()
        if "node_modules/" in place and "version" in entry
    }
    return sorted(found)


def known_vulnerabilities(packages: Sequence[Package], database: str) -> list[str]:
    """A line for each package with known vulnerabilities."""
    lines = []
    for start in range(0, len(packages), AT_ONCE):
        some = packages[start : start + AT_ONCE]
        queries = [{"package": {"ecosystem": one.ecosystem, "name": one.name}, "version": one.version} for one in some]
        with urlopen(
            Request(database, json.dumps({"queries": queries}).encode(), {"Content-Type": "application/json"}),
            timeout=PATIENCE,
        ) as answer:
            results = json.load(answer)["results"]
        for one, result in zip(some, results, strict=True):
            if result.get("vulns"):
                lines.append(
                    f"{one.name} {one.version} ({one.ecosystem}): "
                    f"{', '.join(sorted(entry['id'] for entry in result['vulns']))}"
                )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Look up the locked dependencies in a database of known vulnerabilities."
    )
    parser.add_argument("--database", default=DATABASE, metavar="URL", help="another database")
    packages = locked(ROOT)
    try:
        lines = known_vulnerabilities(packages, parser.parse_args().database)
    except (OSError, HTTPException, ValueError, KeyError) as error:
        print(
            "audit: the database of vulnerabilities cannot be reached "
            f"({getattr(error, 'reason', None) or error}), so {len(packages)} packages were not checked."
        )
        return
    if lines:
        sys.exit(
            "\n".join([*lines, f"audit: {len(lines)} of {len(packages)} locked packages have known vulnerabilities."])
        )
    print(f"audit: none of {len(packages)} locked packages has a known vulnerability.")


if __name__ == "__main__":
    main()
