"""The descriptions of pictures of Pier 18 for screen readers in German, by key."""

PICTURES: dict[str, str] = {
    "picture.pier": "Pier mit {columns} {columns:Spalte|Spalten}",
    "picture.pier_of": "Pier von {name}",
    "picture.symbols": "Symbole: {symbols}",
    "picture.scores": "{what}, bringt Punkte",
    "picture.blocked": "{what}, gestört",
}
