"""What rules are written in: structs, actions, questions, events, options, features, and the contract of a game."""
