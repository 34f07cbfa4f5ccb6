"""Reports as one HTML file without scripts or network access; each SVG plot comes with its table and a sentence."""
