"""Mutation tests: automatic changes of the code, and the few that change nothing."""
