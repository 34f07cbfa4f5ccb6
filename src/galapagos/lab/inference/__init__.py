"""What results prove, and what they do not: intervals for any level, sequences that hold whenever one looks,
corrections for many questions, verdicts."""
