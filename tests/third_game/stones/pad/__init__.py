"""Stones in the score pad."""
