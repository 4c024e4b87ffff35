"""What the guided questions and answers say in German, by key."""

DIALOG: dict[str, str] = {}
