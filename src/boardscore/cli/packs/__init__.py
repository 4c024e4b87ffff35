"""Packs at the terminal: `boardscore pack`."""
