"""Play many games: in the interpreter, on all cores, or with one game per GPU thread."""
