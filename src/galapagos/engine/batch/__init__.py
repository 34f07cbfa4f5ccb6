"""Many games at once: on one interpreter, on all cores, or one per GPU thread."""
