"""Games that are refereed at the terminal: `boardscore play` and `boardscore replay`."""
