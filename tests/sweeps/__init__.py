"""Exhaustive checks over all small positions, run by `pytest -m slow`."""
