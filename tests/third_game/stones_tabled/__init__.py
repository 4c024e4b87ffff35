"""Stones in tables."""
