"""The questions about Stones on a terminal."""
