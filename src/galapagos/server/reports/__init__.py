"""The lab's reports and analyses of matches, for the page."""
