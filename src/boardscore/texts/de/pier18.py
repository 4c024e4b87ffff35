"""What is said in German while Pier 18 is played, by key."""

PIER18: dict[str, str] = {}
