"""Programs on a terminal that are killed, or refused by the system: nothing confirmed is lost."""
