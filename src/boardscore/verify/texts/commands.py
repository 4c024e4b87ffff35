"""Help, wrong use and the output of the commands."""

from boardscore.verify.texts.text import Text

WORDS = {
    "help.verify": Text(
        "Check your own implementation of the games: COMMAND ARG... starts it, and it receives "
        "the test vectors as JSON lines. Exit codes: 0 all answers are right, 1 a wrong answer, 2 "
        "a usage error, 3 some or all requests got no answer, 4 a bug in boardscore, 130 stopped "
        "by Ctrl-C.",
        "Prüft, ob dein eigenes Programm die Regeln richtig anwendet: BEFEHL ARG... startet es, "
        "und die Testfälle gehen als JSON-Zeilen an das Programm. Exit-Codes: 0 alles richtig, 1 "
        "eine falsche Antwort, 2 falscher Aufruf, 3 Anfragen ohne Antwort, 4 ein Fehler von "
        "boardscore, 130 mit Strg-C abgebrochen.",
    ),
    "help.verify.usage": Text("[OPTIONS] -- COMMAND [ARG]...", "[OPTIONEN] -- BEFEHL [ARG]..."),
    "help.of_game": Text(
        "Only vectors of this game: pier18 or auctionland.",
        "Nimmt nur Testfälle eines Spiels: pier18 oder auctionland.",
    ),
    "help.run": Text(
        "Only vectors whose id matches, such as '*/gap-of-two.*'; may be repeated.",
        "Nimmt nur Testfälle mit passender Kennung, etwa '*/gap-of-two.*'; mehrfach möglich.",
    ),
    "help.clause": Text(
        "Only vectors of this clause or facet, such as '*.lovers'; may be repeated.",
        "Nimmt nur Testfälle zu einer Regel oder Facette, etwa '*.lovers'; mehrfach möglich.",
    ),
    "help.level": Text(
        "Only vectors of this level: smoke, core or edge; may be repeated.",
        "Nimmt nur Testfälle einer Stufe: smoke, core oder edge; mehrfach möglich.",
    ),
    "help.declared_ruling": Text(
        "Declare a ruling for the program; may be repeated.",
        "Gibt an, welcher Auslegung das Programm folgt; mehrfach möglich.",
    ),
    "help.timeout": Text(
        "Time limit for an answer, in seconds (default: 10). The first answer may take twice as "
        "long.",
        "Begrenzt die Zeit für eine Antwort, in Sekunden; Standard 10. Die erste darf doppelt so "
        "lange dauern.",
    ),
    "help.doctor": Text(
        "Diagnose a program that gives no answers.",
        "Untersucht ein Programm, das nicht antwortet, und sagt, was zu ändern ist.",
    ),
    "help.copies": Text(
        "Number of copies of the program to run in parallel (default: 1).",
        "Startet so viele Kopien des Programms nebeneinander; Standard 1.",
    ),
    "help.report": Text(
        "Output format: human (the default), json, or github for GitHub Actions annotations.",
        "Wählt die Form der Ausgabe: human (Standard), json oder github (Anmerkungen bei GitHub).",
    ),
    "help.format": Text(
        "Output format: human (the default) or json.",
        "Wählt die Form der Ausgabe: human (Standard) oder json.",
    ),
    "help.html_report": Text(
        "Also write an HTML page with pictures to FILE.",
        "Schreibt zusätzlich eine HTML-Seite mit Bildern in DATEI.",
    ),
    "help.junit": Text(
        "Also write a JUnit XML report to FILE.",
        "Schreibt zusätzlich einen Bericht als JUnit-XML in DATEI.",
    ),
    "help.badge": Text(
        "Also write the result to FILE as one line of JSON.",
        "Schreibt das Ergebnis zusätzlich als eine Zeile JSON in DATEI.",
    ),
    "help.vectors": Text(
        "List, show, count or export the test vectors.",
        "Nennt, zeigt, zählt oder speichert die Testfälle.",
    ),
    "help.vectors.usage": Text("[OPTIONS] COMMAND ...", "[OPTIONEN] BEFEHL ..."),
    "help.vectors_list": Text(
        "List the test vectors: level, id and title of each.",
        "Nennt alle Testfälle: Stufe, Kennung und Titel.",
    ),
    "help.vectors_list.short": Text("List the test vectors.", "Nennt alle Testfälle."),
    "help.vectors_list.usage": Text("[OPTIONS]", "[OPTIONEN]"),
    "help.vectors_show": Text(
        "Show test vectors: picture, reasons, working, and what is sent.",
        "Zeigt Testfälle: Bild, Gründe, Rechnung und was gesendet wird.",
    ),
    "help.vectors_show.short": Text(
        "Show test vectors with picture and working.", "Zeigt Testfälle mit Bild und Rechnung."
    ),
    "help.vectors_show.usage": Text("[OPTIONS] ID...", "[OPTIONEN] KENNUNG..."),
    "help.vectors_coverage": Text(
        "Show how many test vectors each facet of each clause has.",
        "Sagt, wie viele Testfälle es zu jeder Facette jeder Regel gibt.",
    ),
    "help.vectors_coverage.short": Text(
        "Show how many test vectors each facet has.", "Sagt, wie viele Testfälle jede Facette hat."
    ),
    "help.reasons": Text(
        "Count the vectors for each reason to refuse a move or a set-up, and for each view of a "
        "seat, and the moves that a search sends.",
        "Zählt die Testfälle zu jedem Grund, aus dem ein Zug oder Spielbeginn unmöglich ist, und "
        "zu jeder Sicht eines Sitzes, dazu die Züge, die eine Suche sendet.",
    ),
    "help.vectors_coverage.usage": Text("[OPTIONS]", "[OPTIONEN]"),
    "help.vectors_export": Text(
        "Write all test vectors as JSON to FOLDER, which must be new or empty, or to a .zip "
        "archive, with schemas, checksums, counts, changes and instructions.",
        "Schreibt alle Testfälle als JSON in ORDNER, der neu oder leer sein muss, oder in ein "
        ".zip-Archiv, mit Schemas, Prüfsummen, Anzahlen, Änderungen und Anleitung.",
    ),
    "help.changes_since": Text(
        "List the changes since an earlier archive.",
        "Nennt die Änderungen seit einem früheren Archiv.",
    ),
    "help.vectors_export.short": Text(
        "Write all test vectors as JSON.", "Schreibt alle Testfälle als JSON."
    ),
    "help.vectors_export.usage": Text("[OPTIONS] FOLDER", "[OPTIONEN] ORDNER"),
    "help.misreadings": Text(
        "List the misreadings, known wrong ways to read a rule, each with a program that follows "
        "it, or show which of them the vectors notice.",
        "Nennt bekannte Missverständnisse, jedes mit einem Programm, das ihm folgt, oder zeigt, "
        "welche davon die Testfälle erkennen.",
    ),
    "help.misreadings.usage": Text("[OPTIONS] COMMAND ...", "[OPTIONEN] BEFEHL ..."),
    "help.misreadings_list": Text(
        "List the misreadings: the id of each, and what it gets wrong.",
        "Nennt alle Missverständnisse: ihre Kennung und was daran falsch ist.",
    ),
    "help.misreadings_list.short": Text("List the misreadings.", "Nennt alle Missverständnisse."),
    "help.misreadings_list.usage": Text("[OPTIONS]", "[OPTIONEN]"),
    "help.misreadings_run": Text(
        "Run the program of every misreading on the test vectors. A misreading is noticed if a "
        "vector about its own facet expects another answer. Exit codes: 0 all are noticed, 1 some "
        "are not, 2 a usage error, 4 a control fails, so the numbers mean nothing.",
        "Prüft das Programm jedes Missverständnisses mit allen Testfällen. Ein Missverständnis ist "
        "erkannt, wenn ein Testfall zu seiner eigenen Facette eine andere Antwort erwartet. "
        "Exit-Codes: 0 alle sind erkannt, 1 einige bleiben unerkannt, 2 falscher Aufruf, 4 eine "
        "Gegenprobe scheitert, also sagen die Zahlen nichts aus.",
    ),
    "help.misreadings_run.short": Text(
        "Show which misreadings the test vectors notice.",
        "Sagt, welche Missverständnisse die Testfälle erkennen.",
    ),
    "help.misreadings_run.usage": Text("[OPTIONS]", "[OPTIONEN]"),
    "help.misreadings_of": Text(
        "Only misreadings of this game: pier18 or auctionland.",
        "Nimmt nur Missverständnisse eines Spiels: pier18 oder auctionland.",
    ),
    "help.misreadings_of_play": Text(
        "Only misreadings of play and of the table, not those of scoring.",
        "Nimmt Missverständnisse zum Spielablauf und zum Tisch statt solcher zur Wertung.",
    ),
    "metavar.GLOB": Text("GLOB", "MUSTER"),
    "metavar.LEVEL": Text("LEVEL", "STUFE"),
    "metavar.SECONDS": Text("SECONDS", "SEKUNDEN"),
    "metavar.TIME": Text("TIME", "ZEIT"),
    "argument.program": Text("COMMAND", "BEFEHL"),
    "argument.ids": Text("ID", "KENNUNG"),
    "argument.folder": Text("FOLDER", "ORDNER"),
    "usage.no_such_vector": Text(
        "There is no vector {got}; `boardscore vectors list` lists them all",
        "Einen Testfall {got} gibt es nicht; `boardscore vectors list` nennt alle",
    ),
    "usage.no_such_vector_near": Text(
        "There is no vector {got}; did you mean {near}? `boardscore vectors list` lists them all",
        "Einen Testfall {got} gibt es nicht; meinst du {near}? `boardscore vectors list` nennt "
        "alle",
    ),
    "usage.vector_withdrawn": Text(
        "The vector {got} was withdrawn. {why}", "Der Testfall {got} wurde zurückgezogen. {why}"
    ),
    "usage.vector_is_clause": Text(
        "{got} is a rule, not a vector; --clause {got} selects all vectors about it",
        "{got} ist kein Testfall, sondern eine Regel; --clause {got} nimmt alle Testfälle zu ihr",
    ),
    "usage.nothing_selected": Text(
        "No vector matches all of these options", "Kein Testfall passt zu allen diesen Optionen"
    ),
    "usage.cannot_read": Text(
        "{file} cannot be used: {why}", "{file} kann nicht verwendet werden: {why}"
    ),
    "error.not_an_archive": Text(
        "This is not an archive written by `boardscore vectors export`",
        "Das ist kein Archiv von `boardscore vectors export`",
    ),
    "usage.folder_not_empty": Text(
        "{folder} is not empty; name a folder that is new or empty",
        "{folder} ist nicht leer; nenne einen neuen oder leeren Ordner",
    ),
    "vectors.about": Text(
        "About {isolates}; a wrong answer may also involve: {touches}",
        "Zu {isolates}; eine falsche Antwort kann auch hieran liegen: {touches}",
    ),
    "vectors.input": Text("Position:", "Stellung:"),
    "vectors.variant": Text(
        "With {rulings} the {totals:total is|totals are} {totals}", "Summe mit {rulings}: {totals}"
    ),
    "vectors.record": Text("Record:", "Aufzeichnung:"),
    "vectors.legal_moves": Text(
        "Expected: {count} legal {count:move|moves}",
        "Erwartet: {count} {count:erlaubter Zug|erlaubte Züge}",
    ),
    "vectors.variant_moves": Text(
        "With {rulings} there {count:is|are} {count} legal {count:move|moves}",
        "Mit {rulings}: {count} {count:erlaubter Zug|erlaubte Züge}",
    ),
    "vectors.variant_illegal": Text(
        "With {rulings} move {index} is illegal", "Mit {rulings} ist Zug {index} nicht erlaubt"
    ),
    "vectors.facet": Text("Clause and facet", "Regel und Facette"),
    "vectors.isolating": Text("vectors", "Testfälle"),
    "vectors.near": Text("near misses", "knapp daneben"),
    "vectors.touching": Text("other rules", "andere Facetten"),
    "vectors.reason": Text("Vectors by number of players", "Testfälle nach Personenzahl"),
    "vectors.search": Text("search", "Suche"),
    "vectors.covered": Text(
        "{covered} of {facets} facets are covered, by {vectors} vectors.",
        "{covered} von {facets} Facetten haben Testfälle, insgesamt {vectors}.",
    ),
    "vectors.archived": Text(
        "{count} vectors are in {file}, SHA-256 checksum {digest}",
        "{count} Testfälle stehen in {file}; die Prüfsumme (SHA-256) ist {digest}",
    ),
    "vectors.exported": Text(
        "{count} vectors were written to {folder}; index.json lists the files",
        "{count} Testfälle stehen jetzt in {folder}; index.json nennt die Dateien",
    ),
    "misreadings.count": Text("misreadings", "Missverständnisse"),
    "misreadings.killed": Text("noticed", "erkannt"),
    "misreadings.survive": Text("missed", "unerkannt"),
    "misreadings.survives": Text("Missed: {text}", "Unerkannt: {text}"),
    "misreadings.survived.right": Text(
        "Control {id}: not noticed, as it must be.", "Gegenprobe {id}: unerkannt, wie es sein muss."
    ),
    "misreadings.survived.wrong": Text(
        "Control {id}: not noticed, although it is wrong everywhere.",
        "Gegenprobe {id}: unerkannt, ist aber überall falsch und müsste erkannt werden.",
    ),
    "misreadings.died.right": Text(
        "Control {id}: noticed, as it must be.", "Gegenprobe {id}: erkannt, wie es sein muss."
    ),
    "misreadings.died.wrong": Text(
        "Control {id}: noticed, although it follows the rules.",
        "Gegenprobe {id}: als falsch gemeldet, folgt aber genau den Regeln.",
    ),
    "misreadings.void": Text(
        "This run is void: a control did not do what it must. Please report it.",
        "Dieser Lauf ist ungültig: Eine Gegenprobe ist gescheitert. Bitte melde das.",
    ),
    "misreadings.rate": Text(
        "{killed} of {count} misreadings ({percent} %) are noticed by a vector about their own "
        "facet, with {vectors} vectors.",
        "{killed} von {count} Missverständnissen ({percent} %) werden durch einen Testfall zu "
        "ihrer eigenen Facette erkannt; es gibt {vectors} Testfälle.",
    ),
    "help.search": Text(
        "Also search for wrong answers for this long, such as 30s or 2m.",
        "Sucht so lange nach weiteren falschen Antworten, etwa 30s oder 2m.",
    ),
    "help.search_seed": Text(
        "Random seed of the search (default: 1).", "Legt die Startzahl der Suche fest; Standard 1."
    ),
    "help.save": Text(
        "Save counterexamples in FOLDER, and retry those saved there first.",
        "Speichert Gegenbeispiele in ORDNER und prüft zuerst, was dort schon liegt.",
    ),
    "usage.not_a_time": Text(
        "{value} is not a value of {option}; give a time, such as 30s or 2m",
        "{value} ist kein Wert von {option}; schreibe eine Zeit, etwa 30s oder 2m",
    ),
    "usage.needs_search": Text(
        "{option} only applies to the search; add --search, such as --search 30s",
        "{option} gehört zur Suche; dazu fehlt --search, etwa --search 30s",
    ),
    "file.finding": Text("a counterexample", "eines Gegenbeispiels"),
    "error.finding_format": Text(
        "This is a counterexample in format {got}; this version reads format {known}",
        "Das ist ein Gegenbeispiel im Format {got}; diese Version von boardscore liest das Format "
        "{known}",
    ),
    "error.not_a_finding": Text(
        "This is not a counterexample: it needs vectors, a list of complete test vectors",
        "Das ist kein Gegenbeispiel: Es braucht vectors, eine Liste vollständiger Testfälle",
    ),
    "error.finding_not_canonical": Text(
        "This position is not written in full; let the search save it again",
        "Diese Stellung ist nicht vollständig ausgeschrieben; lass sie von der Suche neu speichern",
    ),
    "error.finding_tables": Text(
        "A count is beyond its score table, so the points are not known",
        "Eine Anzahl steht nicht in der Punktetabelle; die Punkte sind unbekannt",
    ),
    "error.finding_expects": Text(
        "The rules expect something else here: the file was edited, or another version saved it",
        "Die Regeln ergeben hier etwas anderes: Die Datei wurde geändert oder stammt von einer "
        "anderen Version",
    ),
    "help.known": Text(
        "Allow the failures listed in FILE, one vector id per line.",
        "Erlaubt die Fehler, die in DATEI stehen: die Kennung eines Testfalls pro Zeile.",
    ),
    "file.known": Text("a list of known failures", "einer Liste bekannter Fehler"),
    "help.all": Text(
        "Show every wrong answer in full, and more about the search.",
        "Zeigt jede falsche Antwort vollständig und mehr über die Suche.",
    ),
}
