"""The page of the pad in a real browser: needs `requirements/dev.txt` and chromium."""
