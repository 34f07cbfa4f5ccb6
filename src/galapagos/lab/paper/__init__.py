"""Findings on paper: a report as one HTML file without script or network, its plots as SVG, each with its table and a
sentence."""
