"""Play games with bots, at the speed of simulations, and record everything that the lab measures."""
