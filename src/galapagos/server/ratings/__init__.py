"""Ratings: how results change them, and how they are kept."""
