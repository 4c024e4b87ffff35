"""What is said in English while Pier 18 is played, by key."""

PIER18: dict[str, str] = {}
