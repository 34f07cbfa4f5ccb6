"""The file names of a report, for code that reads reports without the libraries that make them."""

from __future__ import annotations

PAGE, TABLE, DATA, PLOTS = "report.html", "findings.csv", "report.json", "plots"
COMPARISON, CHANGES, CHANGES_DATA = "comparison.html", "changes.csv", "comparison.json"
