"""What is said of tables of many positions, in German, by key."""

TABLES: dict[str, str] = {
    "error.no_extra": (
        'Dazu fehlt {missing}; so kommt es dazu: python -m pip install "boardscore[{extra}]"'
    ),
    # Spalten
    "column.text": "Text",
    "column.lines": "Text oder Listen von Zeilen",
    "column.texts": "Text oder Listen von Texten",
    "column.whole": "ganze Zahlen",
    "column.boolean": "true und false",
    "column.numbers": "Strukturen aus ganzen Zahlen",
    "column.players": "Listen von Strukturen",
    "error.no_column": "Eine Spalte {got} gibt es nicht; Spalten: {known}",
    "error.no_column_near": ("Eine Spalte {got} gibt es nicht; meinst du {near}? Spalten: {known}"),
    "error.no_columns": "Eine dieser Spalten muss da sein: {needed}; da sind: {known}",
    "error.column_type": "Die Spalte {column} braucht {wanted}; sie ist vom Typ {got}",
    "error.column_twice": "Die Spalte {column} gibt es zweimal; benenne eine um",
    "error.column_taken": (
        "Die Spalte {column} würde überschrieben, denn auch die Wertung hat eine, die so heißt; "
        "benenne sie um"
    ),
    # Zeilen
    "error.in_row": "Zeile {row}: {what}",
    "error.no_row": "Das lässt sich nicht als Zeile lesen",
    "error.nobody": "In dieser Partie spielt niemand mit",
    "error.same_seat": (
        "Eine Zeile davor hat ebenfalls den Sitz {seat}; jeder Sitz einer Partie hat eine Zeile"
    ),
    "error.too_large_for_a_table": "{got} ist zu groß für eine Tabelle; höchstens {high}",
}
