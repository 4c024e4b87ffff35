"""How implementations of Pier 18 are verified."""
