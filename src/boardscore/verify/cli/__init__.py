"""The commands for authors of other implementations."""
