"""The page of the pad in a real browser: needs `requirements/browser.txt` and chromium."""
