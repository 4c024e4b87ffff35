"""Turns answers into verdicts."""
