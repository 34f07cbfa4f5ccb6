"""Environments for researchers: batches in shared memory, and adapters to PettingZoo, OpenSpiel and Gymnasium."""
