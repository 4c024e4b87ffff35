"""Environments of Pier 18."""
