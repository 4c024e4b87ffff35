"""The driver of foreign programs: protocol, process, outcomes. It knows no game."""
