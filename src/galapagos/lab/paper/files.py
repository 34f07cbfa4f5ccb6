"""The files of a report, by name: for whoever looks for one and does not make any."""

from __future__ import annotations

PAGE, TABLE, DATA, PLOTS = "report.html", "findings.csv", "report.json", "plots"
COMPARISON, CHANGES, CHANGES_DATA = "comparison.html", "changes.csv", "comparison.json"
