"""Help, wrong use and the output of the commands."""

from boardscore.verify.texts.text import Text

WORDS = {
    "help.verify": Text(
        "Check another implementation of the games: COMMAND ARG... starts it, and the test "
        "vectors are sent to it as JSON lines. Exit codes: 0 all answers are right, 1 a wrong "
        "answer, 2 wrong use, 3 some or all requests got no answer, 4 a fault of the kit, 130 "
        "stopped by Ctrl-C.",
        "Prüft, ob dein eigenes Programm die Regeln richtig anwendet: BEFEHL ARG... startet es, "
        "und die Testfälle gehen als JSON-Zeilen an das Programm. Exit-Codes: 0 alles richtig, 1 "
        "eine falsche Antwort, 2 falscher Aufruf, 3 Anfragen ohne Antwort, 4 ein Fehler von "
        "boardscore, 130 mit Strg-C abgebrochen.",
    ),
    "help.verify.usage": Text("[OPTIONS] -- COMMAND [ARG]...", "[OPTIONEN] -- BEFEHL [ARG]..."),
    "help.of_game": Text(
        "Only vectors of a game: pier18 or auctionland.",
        "Nimmt nur Testfälle eines Spiels: pier18 oder auctionland.",
    ),
    "help.run": Text(
        "Only vectors whose id matches, such as '*/gap-of-two.*'; may be repeated.",
        "Nimmt nur Testfälle mit passender Kennung, etwa '*/gap-of-two.*'; mehrfach möglich.",
    ),
    "help.clause": Text(
        "Only vectors of a clause or facet, such as '*.lovers'; may be repeated.",
        "Nimmt nur Testfälle zu einer Regel oder Facette, etwa '*.lovers'; mehrfach möglich.",
    ),
    "help.level": Text(
        "Only vectors of a level: smoke, core or edge; may be repeated.",
        "Nimmt nur eine Stufe: smoke, core oder edge; mehrfach möglich.",
    ),
    "help.declared_ruling": Text(
        "Declare a ruling on behalf of the program; may be repeated.",
        "Gibt an, welcher Auslegung das Programm folgt; mehrfach möglich.",
    ),
    "help.timeout": Text(
        "How long an answer may take, in seconds; 10 if left out. Starting may take as long again.",
        "Begrenzt die Zeit für eine Antwort, in Sekunden; sonst 10. Beim Start gilt das Doppelte.",
    ),
    "help.doctor": Text(
        "Examine a program that does not start to answer, and say what to change.",
        "Untersucht ein Programm, das nicht in Gang kommt, und sagt, was zu ändern ist.",
    ),
    "help.copies": Text(
        "How many copies of the program are asked at once; 1 if left out.",
        "Fragt so viele Kopien des Programms zugleich; ohne Angabe eine.",
    ),
    "help.report": Text(
        "What is printed: human (the default), json, or github for annotations of GitHub Actions.",
        "Wählt die Form der Ausgabe: human (Standard), json oder github (Anmerkungen bei GitHub).",
    ),
    "help.format": Text(
        "What is printed: human (the default) or json.",
        "Wählt die Form der Ausgabe: human (Standard) oder json.",
    ),
    "help.html_report": Text(
        "Also write a page of HTML with pictures into FILE.",
        "Schreibt zusätzlich eine HTML-Seite mit Bildern in DATEI.",
    ),
    "help.junit": Text(
        "Also write a report as JUnit XML into FILE.",
        "Schreibt zusätzlich einen Bericht als JUnit-XML in DATEI.",
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
    "help.vectors_coverage.usage": Text("[OPTIONS]", "[OPTIONEN]"),
    "help.vectors_export": Text(
        "Write all test vectors as JSON into FOLDER, which is new or empty, or into a .zip "
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
    "help.mutants": Text(
        "List the mutants, which have one mistake each, or measure the vectors with them.",
        "Nennt die Mutanten mit je einem Fehler, oder misst an ihnen die Testfälle.",
    ),
    "help.mutants.usage": Text("[OPTIONS] COMMAND ...", "[OPTIONEN] BEFEHL ..."),
    "help.mutants_list": Text(
        "List the mutants: the id of each, and what it gets wrong.",
        "Nennt alle Mutanten: ihre Kennung, und was sie falsch machen.",
    ),
    "help.mutants_list.short": Text("List the mutants.", "Nennt alle Mutanten."),
    "help.mutants_list.usage": Text("[OPTIONS]", "[OPTIONEN]"),
    "help.mutants_run": Text(
        "Answer the test vectors with every mutant. A mutant is killed if a vector about its own "
        "facet expects another answer. Exit codes: 0 all are killed, 1 some survive, 2 wrong "
        "use, 4 a control fails, so that the numbers mean nothing.",
        "Stellt jeden Testfall jedem Mutanten. Ein Mutant ist erkannt, wenn ein Testfall zu "
        "seiner eigenen Facette eine andere Antwort erwartet. Exit-Codes: 0 alle sind erkannt, 1 "
        "einige bleiben unerkannt, 2 falscher Aufruf, 4 eine Gegenprobe scheitert, also sagen "
        "die Zahlen nichts.",
    ),
    "help.mutants_run.short": Text(
        "Show which mutants the test vectors kill.", "Sagt, welche Mutanten die Testfälle erkennen."
    ),
    "help.mutants_run.usage": Text("[OPTIONS]", "[OPTIONEN]"),
    "help.mutants_of": Text(
        "Only mutants of a game: pier18 or auctionland.",
        "Nimmt nur Mutanten eines Spiels: pier18 oder auctionland.",
    ),
    "help.mutants_of_play": Text(
        "Mutants that referee whole games, not those that score.",
        "Nimmt Mutanten, die ganze Partien leiten, statt solcher, die werten.",
    ),
    "metavar.FILE": Text("FILE", "DATEI"),
    "metavar.FOLDER": Text("FOLDER", "ORDNER"),
    "metavar.GAME": Text("GAME", "SPIEL"),
    "metavar.GLOB": Text("GLOB", "MUSTER"),
    "metavar.LANG": Text("LANG", "SPRACHE"),
    "metavar.LEVEL": Text("LEVEL", "STUFE"),
    "metavar.NAME=VALUE": Text("NAME=VALUE", "NAME=WERT"),
    "metavar.SECONDS": Text("SECONDS", "SEKUNDEN"),
    "metavar.TIME": Text("TIME", "ZEIT"),
    "argument.program": Text("COMMAND", "BEFEHL"),
    "argument.ids": Text("ID", "KENNUNG"),
    "argument.folder": Text("FOLDER", "ORDNER"),
    "usage.no_such_vector": Text(
        "there is no vector {got}; `boardscore vectors list` lists them all",
        "Einen Testfall {got} gibt es nicht; `boardscore vectors list` nennt alle",
    ),
    "usage.no_such_vector_near": Text(
        "there is no vector {got}; did you mean {near}? `boardscore vectors list` lists them all",
        "Einen Testfall {got} gibt es nicht; meinst du {near}? `boardscore vectors list` nennt "
        "alle",
    ),
    "usage.vector_withdrawn": Text(
        "the vector {got} was withdrawn. {why}", "Der Testfall {got} wurde zurückgezogen. {why}"
    ),
    "usage.vector_is_clause": Text(
        "there is no vector {got}, but a rule; --clause {got} selects all vectors about it",
        "Einen Testfall {got} gibt es nicht, aber eine Regel; --clause {got} nimmt alle zu ihr",
    ),
    "usage.nothing_selected": Text(
        "no vector fits all of these options", "Kein Testfall passt zu allen diesen Optionen"
    ),
    "usage.cannot_write": Text(
        "{file} cannot be written: {why}", "{file} lässt sich nicht schreiben: {why}"
    ),
    "usage.cannot_read": Text(
        "{file} cannot be used: {why}", "{file} kann nicht verwendet werden: {why}"
    ),
    "error.not_an_archive": Text(
        "this is no archive that `boardscore vectors export` wrote",
        "das ist kein Archiv von `boardscore vectors export`",
    ),
    "usage.folder_not_empty": Text(
        "{folder} is not empty; name a folder that is new or empty",
        "{folder} ist nicht leer; nenne einen neuen oder leeren Ordner",
    ),
    "vectors.about": Text(
        "About {isolates}; a wrong answer may also come from: {touches}",
        "Zu {isolates}; eine falsche Antwort kann auch kommen von: {touches}",
    ),
    "vectors.input": Text("Position:", "Stellung:"),
    "vectors.variant": Text(
        "With {rulings} the totals are {totals}", "Summe mit {rulings}: {totals}"
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
    "vectors.touching": Text("from elsewhere", "von anderswo"),
    "vectors.covered": Text(
        "{covered} of {facets} facets are covered, by {vectors} vectors.",
        "{covered} von {facets} Facetten haben Testfälle, insgesamt {vectors}.",
    ),
    "vectors.archived": Text(
        "{count} vectors are in {file}, with the SHA-256 checksum {digest}",
        "{count} Testfälle stehen in {file}; die Prüfsumme (SHA-256) ist {digest}",
    ),
    "vectors.exported": Text(
        "{count} vectors are written to {folder}; index.json lists the files",
        "{count} Testfälle stehen jetzt in {folder}; index.json nennt die Dateien",
    ),
    "mutants.count": Text("mutants", "Mutanten"),
    "mutants.killed": Text("killed", "erkannt"),
    "mutants.survive": Text("survive", "unerkannt"),
    "mutants.survives": Text("Survives: {text}", "Unerkannt: {text}"),
    "mutants.survived.right": Text(
        "Control {id}: survived, as it must.", "Gegenprobe {id}: unerkannt, wie es sein muss."
    ),
    "mutants.survived.wrong": Text(
        "Control {id}: survived, but it is wrong everywhere and must die.",
        "Gegenprobe {id}: unerkannt, ist aber überall falsch und müsste erkannt werden.",
    ),
    "mutants.died.right": Text(
        "Control {id}: died, as it must.", "Gegenprobe {id}: erkannt, wie es sein muss."
    ),
    "mutants.died.wrong": Text(
        "Control {id}: died, but it is the rules themselves and must survive.",
        "Gegenprobe {id}: als falsch gemeldet, folgt aber genau den Regeln.",
    ),
    "mutants.void": Text(
        "This run is void: a control did not do what it must. Please report it.",
        "Dieser Lauf ist ungültig: Eine Gegenprobe ging falsch aus. Bitte melde das.",
    ),
    "mutants.rate": Text(
        "{killed} of {count} mutants ({percent} %) are killed by a vector about their own facet, "
        "with {vectors} vectors.",
        "{killed} von {count} Mutanten ({percent} %) erkennt ein Testfall zu ihrer eigenen "
        "Facette; es gibt {vectors} Testfälle.",
    ),
    "help.search": Text(
        "Also search for wrong answers for this long, such as 30s or 2m.",
        "Sucht so lange nach weiteren falschen Antworten, etwa 30s oder 2m.",
    ),
    "help.search_seed": Text(
        "The seed with which the search draws its positions; 1 if left out.",
        "Legt die Startzahl fest, mit der die Suche Stellungen zieht; sonst 1.",
    ),
    "help.save": Text(
        "Save what the search finds into FOLDER, and ask first what is saved there.",
        "Speichert die Funde der Suche in ORDNER und fragt zuerst, was dort schon liegt.",
    ),
    "usage.not_a_time": Text(
        "{value} is not a value of {option}; write a time, such as 30s or 2m",
        "{value} ist kein Wert von {option}; schreibe eine Zeit, etwa 30s oder 2m",
    ),
    "usage.needs_search": Text(
        "{option} is about the search; add --search, such as --search 30s",
        "{option} gehört zur Suche; dazu fehlt --search, etwa --search 30s",
    ),
    "file.finding": Text("a finding", "eines Funds"),
    "error.finding_format": Text(
        "this is a finding in format {got}; this version reads format {known}",
        "Das ist ein Fund im Format {got}; diese Version von boardscore liest das Format {known}",
    ),
    "error.not_a_finding": Text(
        "this is no finding: a finding is an object with vectors, a list of test vectors in full",
        "Das ist kein Fund: Ein Fund ist ein Objekt mit vectors, einer Liste vollständiger "
        "Testfälle",
    ),
    "error.finding_not_canonical": Text(
        "this position is not written in full; let the search save it anew",
        "Diese Stellung ist nicht vollständig ausgeschrieben; lass sie neu speichern",
    ),
    "error.finding_tables": Text(
        "a count is beyond its score table, so the points are not known",
        "Eine Anzahl steht nicht in der Punktetabelle; die Punkte sind unbekannt",
    ),
    "error.finding_expects": Text(
        "the rules give something else here: the file was changed, or another version saved it",
        "Die Regeln ergeben hier anderes: Die Datei ist geändert oder von einer anderen Version",
    ),
    "help.known": Text(
        "Allow the failures that FILE lists, one vector id a line.",
        "Erlaubt die Fehler, die in DATEI stehen: die ID eines Testfalls pro Zeile.",
    ),
    "file.known": Text("a list of known failures", "einer Liste bekannter Fehler"),
    "help.all": Text(
        "Show every wrong answer in full, and everything about the search.",
        "Zeigt jede falsche Antwort vollständig, und alles über die Suche.",
    ),
}
