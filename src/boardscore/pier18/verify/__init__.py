"""The verification kit of Pier 18."""
