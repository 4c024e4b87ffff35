"""Environments of Stones."""
