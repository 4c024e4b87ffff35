"""Testing of Stones: its invariants and strategies."""
