"""What every game is made with; nothing here knows a game."""
