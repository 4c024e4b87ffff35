"""The texts about tables of many positions in German, by key."""

TABLES: dict[str, str] = {
    "error.no_extra": (
        'Dazu fehlt {missing}; installiere es mit: python -m pip install "boardscore[{extra}]"'
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
    "error.column_not_whole": (
        "Die Spalte {column} braucht ganze Zahlen; sie ist vom Typ {got}; wandle sie vorher um, "
        'in pandas mit astype("Int64"), in SQL mit CAST(... AS INTEGER)'
    ),
    "error.no_table": (
        "Ein Wert vom Typ {got} ist keine Tabelle; Tabellen von pyarrow, polars, pandas und duckdb "
        "lassen sich werten, und Dateien mit dem Befehl `boardscore table`"
    ),
    "error.no_batch": (
        "Ein Wert vom Typ {got} ist kein RecordBatch von pyarrow; für ganze Tabellen gibt es "
        "`score`"
    ),
    "error.column_twice": "Die Spalte {column} gibt es zweimal; benenne eine um",
    "error.nameless": (
        "Zeile {row} hat einen Wert in Spalte {number}, die keinen Namen hat; nenne ihn in der "
        "ersten Zeile"
    ),
    "error.columns_taken": (
        "Die Wertung würde diese Spalten überschreiben, denn ihre eigenen heißen genauso: "
        "{columns}; benenne sie um"
    ),
    "error.column_reserved": (
        'Eine Spalte heißt "{column}"; diesen Namen verwendet boardscore selbst; benenne sie um'
    ),
    "error.batch_damaged": (
        "Die Tabelle ist beschädigt: Ihre Spalten haben nicht gleich viele Zeilen"
    ),
    "error.columns_unsupported": (
        "pyarrow unterstützt den Typ {columns:dieser Spalte|dieser Spalten} nicht: {columns}; "
        "wandle sie um, in polars in pl.Int64 oder pl.String, oder lass sie weg"
    ),
    "error.column_damaged": (
        "Die Spalte {column} ist beschädigt: Manche Werte passen nicht zu ihrem Typ, {got}"
    ),
    "error.column_not_utf8": "Die Spalte {column} enthält Text, der kein UTF-8 ist",
    # Zeilen
    "error.in_row": "Zeile {row}: {what}",
    "error.no_row": "Das lässt sich nicht als Zeile lesen: {got}",
    "error.nobody": "In dieser Partie spielt niemand mit",
    "error.same_seat": (
        "Eine Zeile davor hat ebenfalls den Sitz {seat}; jeder Sitz einer Partie hat eine Zeile"
    ),
    "error.too_large_for_a_table": "{got} ist zu groß für eine Tabelle; höchstens {high}",
    # Der Befehl
    "help.table": (
        "Wertet Tabellen mit vielen Stellungen oder erzeugt eine Beispieltabelle. Eine Tabelle ist "
        "eine Datei im Format Parquet, Arrow, CSV oder JSON Lines."
    ),
    "help.table.short": "Wertet Tabellen mit vielen Stellungen.",
    "help.table.usage": "[OPTIONEN] BEFEHL ...",
    "help.table_game": (
        "Wertet jede Zeile der Tabelle EIN und schreibt die Wertung nach AUS: Punkte, Anzahlen, "
        "Summe, Platz, was fehlt, was falsch ist. Die Endung des Namens bestimmt das Format: "
        ".parquet, .arrow, .csv oder .jsonl; - ist die Standardeingabe oder -ausgabe. EIN und AUS "
        "können Ordner sein."
    ),
    "help.table_game.short": "Wertet Tabellen dieses Spiels.",
    "help.table_game.usage": "[OPTIONEN] EIN AUS",
    "help.group": "Unterscheidet Partien nach dieser Spalte; ohne sie ist jede Zeile eine Partie.",
    "help.tables_of_table": "Nimmt die Punktetabellen aus dieser Datei: beaches und theme_parks.",
    "help.pack_of_table": "Nimmt die Karten und Plättchen der Tabelle aus diesem Datenpaket.",
    "help.jobs": "Wertet mit so vielen Prozessen; Standard 1.",
    "help.bad": "Behält falsche Zeilen (keep) oder lehnt die Tabelle ab (refuse).",
    "help.resume": "Behält in Ordnern die vorhandene Wertung, wo sich nichts geändert hat.",
    "help.force": "Ersetzt in Ordnern vorhandene Dateien.",
    "help.engine": "Wertet mit auto, numba, numpy oder python; Standard auto.",
    "help.table_sample": (
        "Erzeugt eine Beispieltabelle mit Stellungen, als Datei im Format Parquet, Arrow, CSV oder "
        "JSON Lines."
    ),
    "help.table_sample.short": "Erzeugt eine Beispieltabelle.",
    "help.table_sample.usage": "[OPTIONEN] SPIEL DATEI",
    "help.rows": "Erzeugt so viele Zeilen; Standard 10000.",
    "help.seed_of_sample": "Legt die Startzahl fest: Dieselbe ergibt dieselbe Tabelle; Standard 0.",
    "help.played": "Spielt Partien bis zum Ende, statt Stellungen zu würfeln.",
    "argument.source": "EIN",
    "argument.target": "AUS",
    "metavar.COLUMN": "SPALTE",
    "metavar.ENGINE": "VERFAHREN",
    "usage.folder_needed": "EIN ist ein Ordner, also muss AUS auch einer sein",
    "usage.resume_folder": "--resume gilt für Ordner; EIN ist keiner",
    "table.done": (
        "{rows} {rows:Zeile|Zeilen}: {scored} gewertet, {errors} falsch, bei {missing} fehlt "
        "etwas; {rate} {rate:Zeile|Zeilen} in der Sekunde."
    ),
    "table.done_slowly": (
        "{rows} {rows:Zeile|Zeilen}: {scored} gewertet, {errors} falsch, bei {missing} fehlt etwas."
    ),
    "table.no_rows": "Keine Zeile wurde gewertet.",
    "table.more_mistakes": "und {more} weitere; alle stehen in der Spalte error.",
    "table.refused": "Nichts wurde geschrieben, denn eine Zeile ist falsch. {what}",
    "table.file": "{file}: {rows} {rows:Zeile|Zeilen}",
    "table.file_done": "{file}: schon fertig",
    "table.file_done_incomplete": (
        "{file}: schon fertig, aber {rows} {rows:Zeile ist falsch oder unvollständig|"
        "Zeilen sind falsch oder unvollständig}"
    ),
    "table.file_again": (
        "{file}: {rows} {rows:Zeile|Zeilen}, neu gewertet; anders oder unbekannt: {what}"
    ),
    "done.version": "die Version von boardscore",
    "done.unrecorded": "wie die vorhandene Wertung entstand",
    "table.sampled": "{file} hat {rows} {rows:Zeile|Zeilen}.",
    "table.rows": "Zeilen",
    "table.progress": (
        "{{percentage:3.0f}} % {{bar}} {{n_fmt}} Zeilen, {{rate_fmt}}, noch {{remaining}}"
    ),
    # Dateien
    "error.table_form": "An der Endung von {file} ist kein Format zu erkennen; bekannt: {known}",
    "error.table_broken": (
        "Das lässt sich nicht als {form} lesen: abgeschnitten oder ein anderes Format"
    ),
    "error.table_unsupported": (
        "pyarrow unterstützt etwas in dieser Tabelle nicht: {why}; wandle solche Spalten um oder "
        "lass sie weg, etwa ganze Zahlen mit 128 Bit"
    ),
    "error.no_tables": "In diesem Ordner sind keine Tabellen; ihre Namen enden auf {known}",
    "error.table_subfolder": (
        "Auch im Unterordner {folder} sind Tabellen, aber Unterordner werden nicht gelesen; "
        "verschiebe sie, oder schreibe die Tabelle ohne Partitionen"
    ),
    "error.table_exists": (
        "Diese Datei gibt es schon; --force ersetzt sie, --resume behält Wertungen, die noch gelten"
    ),
    "error.table_too_large": (
        "Der Speicher reicht nicht, um das zu lesen; vielleicht ist die Datei beschädigt"
    ),
    "error.table_not_utf8": "Dieser Text ist kein UTF-8; speichere ihn als UTF-8",
    "error.same_table": (
        "Das ist dieselbe Datei wie EIN, und sie ginge verloren; schreibe die Wertung in eine "
        "andere Datei"
    ),
    "error.column_mixed": (
        "Die Spalte {column} hat in verschiedenen Zeilen Werte verschiedener Art; schreibe alle "
        "als Text"
    ),
    "error.column_late": (
        "Zeile {row} hat eine Spalte {column}, die in den ersten Zeilen fehlt; setze diese Zeile "
        "an den Anfang"
    ),
    "error.column_misfit": (
        "Zeile {row} hat {got} in der Spalte {column}; nach den ersten {first} Zeilen ist ihr Typ "
        "{type}; setze diese Zeile an den Anfang, oder schreibe alle Werte der Spalte als Text"
    ),
    "error.column_large": (
        "In der Spalte {column} steht {got}; das passt nicht in 64 Bit; schreibe alle Werte der "
        "Spalte als Text"
    ),
    "error.not_in_form": (
        "{form} kann die Werte dieser Spalten nicht enthalten: {columns}; lass sie weg oder "
        "schreibe eine andere Art von Datei"
    ),
    "error.workers_died": "Bei den Zeilen ab {row} bricht immer wieder ein Prozess ab",
    # Aufzeichnungen
    "error.record_of_other_game": "Das ist die Aufzeichnung eines anderen Spiels: {game}",
}
