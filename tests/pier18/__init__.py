"""Tests of Pier 18."""
