"""Reports of the lab and analyses of matches, for the page."""
