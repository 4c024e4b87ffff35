"""What pictures of Pier 18 say in English to who has them read aloud, by key."""

PICTURES: dict[str, str] = {
    "picture.pier": "Pier with {columns} {columns:column|columns}",
    "picture.pier_of": "Pier of {name}",
    "picture.symbols": "Symbols: {symbols}",
    "picture.scores": "{what}, scores",
    "picture.blocked": "{what}, blocked",
}
