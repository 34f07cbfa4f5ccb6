"""Statistical inference: intervals for any level, confidence sequences, corrections for multiple testing, verdicts."""
