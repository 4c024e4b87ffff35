"""What the guided questions and answers say in English, by key."""

DIALOG: dict[str, str] = {}
