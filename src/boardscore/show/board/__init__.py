"""What lies on the table while a game is played, drawn for people: one module for each game."""
