"""Messages as ids and parameters, and the catalogues that word them."""
