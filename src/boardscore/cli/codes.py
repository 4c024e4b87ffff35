"""Exit codes that every command has in common."""

STOPPED = 130
"""The exit code after Ctrl-C, as shells expect it."""
