"""The island of the day: one start per game and day, with the same dice and the same bots for everybody."""
