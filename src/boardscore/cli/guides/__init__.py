"""What people are asked, one module for each game: from answers to the dict of a position."""
