"""Runs programs under test: requests, processes, outcomes. Independent of the games."""
