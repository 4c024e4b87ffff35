"""Moves as people type them: text to move and move to text, one module of forms for each game."""
