"""Verification of implementations of Stones."""
