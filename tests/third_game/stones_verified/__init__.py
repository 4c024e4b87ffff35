"""How implementations of Stones are verified."""
