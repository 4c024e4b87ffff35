"""Programs that are killed, or refused by the system, at a terminal: nothing confirmed is lost."""
