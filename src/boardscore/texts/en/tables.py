"""What is said of tables of many positions, in English, by key."""

TABLES: dict[str, str] = {
    "error.no_extra": (
        'this needs {missing}; install it with: python -m pip install "boardscore[{extra}]"'
    ),
    # Columns
    "column.text": "text",
    "column.lines": "text, or lists of lines",
    "column.texts": "text, or lists of texts",
    "column.whole": "whole numbers",
    "column.boolean": "true and false",
    "column.numbers": "structs of whole numbers",
    "column.players": "lists of structs",
    "error.no_column": "there is no column {got}; columns: {known}",
    "error.no_column_near": "there is no column {got}; did you mean {near}? Columns: {known}",
    "error.no_columns": "one of these columns is needed: {needed}; there are: {known}",
    "error.column_type": "the column {column} must hold {wanted}; it is of the type {got}",
    "error.column_twice": "there are two columns {column}; rename one of them",
    "error.column_taken": (
        "the column {column} would be written over, as the scores have one of that name; rename it"
    ),
    # Rows
    "error.in_row": "row {row}: {what}",
    "error.no_row": "this cannot be read as a row",
    "error.nobody": "this game has no players",
    "error.same_seat": "a row before it is of seat {seat} too; each seat of a game has one row",
    "error.too_large_for_a_table": "{got} is too large for a table; {high} is the most",
}
