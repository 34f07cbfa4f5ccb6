"""Environments for researchers: a batch of games in shared memory, and adapters to PettingZoo, OpenSpiel and Gymnasium."""
