"""Tests of Pier 18: its laws and its strategies."""
