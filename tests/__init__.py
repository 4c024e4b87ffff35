"""Tests of boardscore; they mirror the tree of the package."""

HANGS = 600
"""The seconds after which a test gives up on a program that hangs."""
