"""The search for games in which an implementation goes another way than the rules."""
