"""The building blocks of every game; nothing here knows a game."""
