"""The commands `galapagos lab ...`."""
