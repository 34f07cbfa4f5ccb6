"""The building blocks of rules: structs, actions, questions, events, options, features, and the contract of a game."""
