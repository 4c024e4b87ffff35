"""What each mutant gets wrong, as a sentence, by its id."""

_PIER18: dict[str, str] = {}

_AUCTIONLAND: dict[str, str] = {}

MUTANTS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
