"""Runs foreign programs: requests, processes, outcomes. It knows no game."""
