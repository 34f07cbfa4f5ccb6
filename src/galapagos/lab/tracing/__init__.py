"""Games traced: played by bots, at the speed of simulations, with all that the lab wants to know of them."""
