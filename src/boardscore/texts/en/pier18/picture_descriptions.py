"""The descriptions of pictures of Pier 18 for screen readers in English, by key."""

PICTURES: dict[str, str] = {
    "picture.pier": "Pier with {columns} {columns:column|columns}",
    "picture.pier_of": "Pier of {name}",
    "picture.symbols": "Symbols: {symbols}",
    "picture.scores": "{what}, scores",
    "picture.blocked": "{what}, blocked",
}
