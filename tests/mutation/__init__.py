"""Mutation: every change that a tool can think of, and the few that change nothing."""
