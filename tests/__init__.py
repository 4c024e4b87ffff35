"""Tests of boardscore; they mirror the tree of the package."""
