"""The texts about tables of many positions in English, by key."""

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
    "error.no_columns": "one of these columns is needed: {needed}; the table has: {known}",
    "error.column_type": "the column {column} must hold {wanted}; its type is {got}",
    "error.column_not_whole": (
        "the column {column} must hold whole numbers; its type is {got}; convert it first, with "
        'astype("Int64") in pandas, with CAST(... AS INTEGER) in SQL'
    ),
    "error.no_table": (
        "a value of type {got} is not a table; give a pyarrow, polars, pandas or duckdb table; for "
        "files, use the command `boardscore table`"
    ),
    "error.no_batch": (
        "a value of type {got} is not a pyarrow RecordBatch; `score` takes whole tables"
    ),
    "error.column_twice": "there are two columns {column}; rename one of them",
    "error.nameless": (
        "row {row} has a value in column {number}, which has no name; name it in the first line"
    ),
    "error.columns_taken": (
        "the scores would overwrite {columns:this column|these columns}: {columns}; rename "
        "{columns:it|them}"
    ),
    "error.column_reserved": (
        'a column is named "{column}"; boardscore uses this name itself; rename the column'
    ),
    "error.batch_damaged": "the table is damaged: its columns do not have the same number of rows",
    "error.columns_unsupported": (
        "pyarrow does not support the type of {columns:this column|these columns}: {columns}; cast "
        "{columns:it|them}, in polars to pl.Int64 or pl.String, or leave {columns:it|them} out"
    ),
    "error.column_damaged": (
        "the column {column} is damaged: some of its values do not fit its type, {got}"
    ),
    "error.column_not_utf8": "the column {column} holds text that is not in UTF-8",
    # Rows
    "error.in_row": "row {row}: {what}",
    "error.no_row": "this cannot be read as a row: {got}",
    "error.nobody": "this game has no players",
    "error.same_seat": "an earlier row also has seat {seat}; each seat of a game has one row",
    "error.too_large_for_a_table": "{got} is too large for a table; the limit is {high}",
    # The command
    "help.table": (
        "Score tables of many positions, or generate a sample table. A table is a Parquet, Arrow, "
        "CSV or JSON Lines file."
    ),
    "help.table.short": "Score tables of many positions.",
    "help.table.usage": "[OPTIONS] COMMAND ...",
    "help.table_game": (
        "Score every row of the table IN and write the scores to OUT: points, counts, total, "
        "place, missing values and errors. The file extension sets the format: .parquet, .arrow, "
        ".csv or .jsonl; - is standard input or output. IN and OUT can be folders."
    ),
    "help.table_game.short": "Score tables of this game.",
    "help.table_game.usage": "[OPTIONS] IN OUT",
    "help.group": (
        "The column that says which game a row belongs to; without it, every row is a game."
    ),
    "help.tables_of_table": "The score tables: a file with beaches and theme_parks.",
    "help.pack_of_table": "The data pack of the cards and tiles in the table.",
    "help.jobs": "Number of processes (default: 1).",
    "help.bad": (
        "What to do with rows that have errors: keep them, with the reason, or refuse the whole "
        "table."
    ),
    "help.resume": "In folders, keep the existing scores where nothing has changed.",
    "help.force": "In folders, replace existing files.",
    "help.engine": "How to score: auto, numba, numpy or python (default: auto).",
    "help.table_sample": (
        "Generate a sample table of positions, as a Parquet, Arrow, CSV or JSON Lines file."
    ),
    "help.table_sample.short": "Generate a sample table.",
    "help.table_sample.usage": "[OPTIONS] GAME FILE",
    "help.rows": "Number of rows (default: 10000).",
    "help.seed_of_sample": "The same number generates the same table (default: 0).",
    "help.played": "Play games to their end, instead of drawing positions at random.",
    "argument.source": "IN",
    "argument.target": "OUT",
    "metavar.COLUMN": "COLUMN",
    "metavar.ENGINE": "ENGINE",
    "usage.folder_needed": "IN is a folder, so OUT must be one too",
    "usage.resume_folder": "--resume is for folders; IN is not a folder",
    "table.done": (
        "{rows} {rows:row|rows}: {scored} scored, {errors} with errors, {missing} with missing "
        "values; {rate} {rate:row|rows} per second."
    ),
    "table.done_slowly": (
        "{rows} {rows:row|rows}: {scored} scored, {errors} with errors, {missing} with missing "
        "values."
    ),
    "table.no_rows": "No rows were scored.",
    "table.more_mistakes": "and {more} more; all of them are in the column error.",
    "table.refused": "Nothing was written, because a row has an error. {what}",
    "table.file": "{file}: {rows} {rows:row|rows}",
    "table.file_done": "{file}: already done",
    "table.file_done_incomplete": (
        "{file}: already done, but {rows} {rows:row has an error or lacks values|"
        "rows have errors or lack values}"
    ),
    "table.file_again": (
        "{file}: {rows} {rows:row|rows}, scored again, because this is different or unknown: {what}"
    ),
    "done.version": "the version of boardscore",
    "done.unrecorded": "how the existing scores were made",
    "table.sampled": "{file} has {rows} {rows:row|rows}.",
    "table.rows": "rows",
    "table.progress": (
        "{{percentage:3.0f}} % {{bar}} {{n_fmt}} rows, {{rate_fmt}}, {{remaining}} left"
    ),
    # Files
    "error.table_form": "the name {file} does not end in a known table format; known: {known}",
    "error.table_broken": "this cannot be read as {form}: it is cut off, or in another format",
    "error.table_unsupported": (
        "pyarrow does not support something in this table: {why}; cast such columns or leave them "
        "out, for example integers of 128 bits"
    ),
    "error.no_tables": "this folder has no tables; their names end in {known}",
    "error.table_subfolder": (
        "the subfolder {folder} has tables too, and subfolders are not read; move them, or write "
        "the table without partitions"
    ),
    "error.table_exists": (
        "this file exists already; --force replaces it, --resume keeps scores that are up to date"
    ),
    "error.table_too_large": "there is not enough memory to read this; it may be damaged",
    "error.table_not_utf8": "this text is not in UTF-8; save it as UTF-8",
    "error.same_table": "this is also IN, which would be lost; write the scores to another file",
    "error.column_mixed": (
        "the column {column} holds values of different kinds in different rows; write all of them "
        "as text"
    ),
    "error.column_late": (
        "row {row} has a column {column} that the first rows do not have; move this row to the "
        "beginning"
    ),
    "error.column_misfit": (
        "row {row} has {got} in the column {column}; by the first {first} rows, its type is "
        "{type}; move this row to the beginning, or write all its values as text"
    ),
    "error.column_large": (
        "the column {column} holds {got}, which is beyond 64 bits; write all its values as text"
    ),
    "error.not_in_form": (
        "{form} cannot hold the values of {columns:this column|these columns}: {columns}; leave "
        "{columns:it|them} out, or write "
        "another kind of file"
    ),
    "error.workers_died": "a process died repeatedly on the rows from {row} on",
    # Records
    "error.record_of_other_game": "this is a record of another game: {game}",
}
