"""What the conformance kit says in German, by key."""

WORDS: dict[str, str] = {
    # Starting a program
    "error.program_missing": (
        "Hier fehlt das Programm, das geprüft werden soll, mit seinen Argumenten"
    ),
    "error.no_such_program": "Ein Programm {program} gibt es nicht",
    "error.program_quoted": (
        "Ein Programm namens {program} gibt es nicht; lass die Anführungszeichen weg, damit jedes "
        "Wort für sich steht"
    ),
    "error.program_not_on_path": (
        "Im Suchpfad gibt es kein Programm {program}; die Datei in diesem Ordner heißt ./{program}"
    ),
    "error.program_interpreter": (
        "{program} ist da, aber das Programm fehlt, das laut seiner ersten Zeile dazu nötig ist"
    ),
    "error.program_is_a_folder": "{program} ist ein Ordner und kein Programm",
    "error.program_not_executable": (
        "{program} darf nicht ausgeführt werden; erlaube es, oder nenne davor das Programm, das es "
        "ausführt"
    ),
    "error.program_format": (
        "{program} kann das System nicht ausführen; nenne davor das Programm, das es ausführt"
    ),
    "error.program_fails": "{program} lässt sich nicht starten: {why}",
    # What becomes of a request
    "verify.status.answered": "beantwortet",
    "verify.status.illegal": "nicht erlaubt",
    "verify.status.unsupported": "nicht unterstützt",
    "verify.status.internal": "interner Fehler",
    "verify.status.timed_out": "Zeit abgelaufen",
    "verify.status.crashed": "abgestürzt",
    "verify.status.garbage": "unlesbar",
    "verify.status.no_answer": "keine Antwort",
    "verify.status.order_dependent": "hängt von der Reihenfolge ab",
    "verify.status.random": "antwortet jedes Mal anders",
    # What happened in place of an answer
    "verify.answered": "Das Programm antwortet {answer}",
    "verify.timed_out": "Keine Antwort innerhalb von {seconds} s",
    "verify.timed_out_printing": "Keine Antwort innerhalb von {seconds} s; ausgegeben wurde {line}",
    "verify.timed_out_start": "Keine Antwort innerhalb von {seconds} s nach dem Start",
    "verify.babbles": (
        "Das Programm wurde beendet: Zu viel Zeit ist mit Ausgaben vergangen, die keine Antworten"
        " sind, oder mit Zeilen, deren Ende lange auf sich warten lässt"
    ),
    "verify.late": "Nach anderen Anfragen: {first}; allein in einem neuen Prozess: {alone}",
    "verify.babbles_printing": (
        "Das Programm wurde beendet: Zu viel Zeit ist mit Ausgaben vergangen, die keine Antworten"
        " sind, etwa {line}"
    ),
    "verify.timed_out_start_printing": (
        "Keine Antwort innerhalb von {seconds} s nach dem Start; ausgegeben wurde {line}"
    ),
    "verify.crashed": "Das Programm endete, ohne zu antworten ({how})",
    "verify.crashed_saying": (
        "Das Programm endete, ohne zu antworten ({how}); zuletzt schrieb es: {said}"
    ),
    "verify.needs_terminal": (
        "Das Programm endete, ohne zu antworten ({how}); es braucht anscheinend ein Terminal, "
        "bekommt aber nur Pipes; zuletzt schrieb es: {said}"
    ),
    "verify.exit_code": "Exit-Code {code}",
    "verify.signal": "Signal {name}",
    "verify.ended": "Das Programm endete, als wäre alles erledigt, hat aber nicht geantwortet",
    "verify.ended_printing": (
        "Das Programm endete, als wäre alles erledigt, und was es ausgab, ist keine Antwort: {line}"
    ),
    "verify.goes_on": (
        "Dein Programm schreibt sein JSON über mehrere Zeilen, zuerst {line}; die Antwort muss ein "
        "Objekt in einer Zeile sein"
    ),
    "verify.text_before": (
        "Vor dem JSON steht Text in der Zeile, daher gilt sie nicht als Antwort: {line}"
    ),
    "verify.unfinished": (
        "Das Programm endete; seiner letzten Zeile fehlt der Zeilenumbruch, daher gilt sie nicht: "
        "{line}"
    ),
    "verify.closed_output": (
        "Das Programm hat seine Ausgabe geschlossen, ohne zu antworten, und lief weiter"
    ),
    "verify.closed_input": (
        "Das Programm hat seine Eingabe geschlossen, ohne zu antworten, und lief weiter"
    ),
    "verify.never_answered": "Nicht gesendet: Das Programm hat noch nie geantwortet",
    "verify.not_sent": (
        "Nicht gesendet: {what} blieben {count}-mal aus demselben Grund ohne Antwort"
    ),
    "verify.waited_enough": (
        "Nicht gesendet: {seconds} s lang wurde auf Antworten gewartet, die nicht kamen"
    ),
    "verify.kind": "Anfragen {op}",
    "verify.kind_of_game": "Anfragen {op} zu {game}",
    "verify.order_dependent": (
        "Nach anderen Anfragen: {first}; allein in zwei neuen Prozessen: {alone}"
    ),
    "verify.random": (
        "Dieselben Anfragen in derselben Reihenfolge wurden in neuen Prozessen verschieden "
        "beantwortet; hier: {one}, und dann: {other}"
    ),
    "verify.random_once": (
        "Einmal: {first}; als dieselben Anfragen in derselben Reihenfolge noch einmal gesendet "
        "wurden, geschah das nicht"
    ),
    "verify.another_order": "Nach anderen Anfragen: {first}; nach wieder anderen: {other}",
    "verify.not_alone": (
        "Nach anderen Anfragen: {first}; allein wurde es nicht gefragt, weil andere Antworten des"
        " Programms davon abhängen, was vorher gefragt wurde"
    ),
    # Answers that cannot be read
    "garbage.not_utf8": "Die Zeile ist nicht in UTF-8",
    "garbage.constant": "{got} ist kein JSON",
    "garbage.same_key": "Der Schlüssel {got} steht zweimal in einem Objekt",
    "garbage.too_deep": "Mehr als {most} Listen und Objekte sind ineinander geschachtelt",
    "garbage.long_line": "Die Zeile ist länger als {most} MB",
    "garbage.long_number": "Eine Zahl hat mehr als {most} Ziffern",
    "garbage.id": "Die id ist {got}; sie muss die Zahl aus der Anfrage sein",
    "garbage.result_and_error": "result und error sind beide da; lass eines davon weg",
    "garbage.no_result": (
        "Weder result noch error ist da; gibt die Funktion nichts zurück (fehlt ein return)?"
    ),
    "garbage.outside": (
        'Weder result noch error ist da; {name} gehört in result: {{"id": 7, "result": {{"{name}": '
        "...}}}}"
    ),
    "garbage.null_result": (
        "result ist null; es muss ein Objekt sein; gibt die Funktion nichts zurück (fehlt ein "
        "return)?"
    ),
    "garbage.empty_result": (
        "result ist ein leeres {{}}; das kommt heraus, wenn bei einer async-Funktion das await "
        "fehlt"
    ),
    "garbage.null_number": (
        "{path} ist null; es muss eine ganze Zahl sein; aus NaN, undefined und None macht JSON null"
    ),
    "garbage.list_result": 'result ist {got}; es muss ein Objekt sein: {{"{key}": [...]}}',
    "garbage.not_object": "{path} ist {got}; es muss ein Objekt sein",
    "garbage.not_list": "{path} ist {got}; es muss eine Liste sein",
    "garbage.not_whole": "{path} ist {got}; es muss eine ganze Zahl sein",
    "garbage.not_text": "{path} ist {got}; es muss ein Text sein",
    "garbage.not_ruling": (
        "{path} ist {got}; es muss ein Text, true oder false sein, oder eine Liste davon"
    ),
    "garbage.key_missing": "{path} fehlt",
    "garbage.code": "error.code ist {got}; bekannt: {known}",
    "garbage.index": "error.index ist {got}; es muss eine ganze Zahl ab 0 sein",
    # What a program does besides
    "remark.noise": (
        "Dein Programm schreibt auf stdout, was keine Antwort ist: {count} {count:Zeile|Zeilen}, "
        "etwa {first}. So etwas gehört auf stderr."
    ),
    "remark.blank": (
        "Dein Programm gibt {count} leere {count:Zeile|Zeilen} auf stdout aus; dorthin gehören "
        "nur Antworten."
    ),
    "remark.unfinished": (
        "Dein Programm beendet {count} {count:Zeile|Zeilen} ohne Zeilenumbruch, etwa {first}"
    ),
    "remark.twice": (
        "Dein Programm antwortet doppelt: {count} {count:Antwort|Antworten} zu viel, etwa {first}"
    ),
    "remark.unasked": (
        "Dein Programm antwortet ungefragt: {count} {count:Antwort|Antworten}, etwa {first}"
    ),
    "remark.late": (
        "Dein Programm hat erst geantwortet, als seine Eingabe zu Ende war: Es liest erst alles, "
        "leert seine Ausgabe nicht nach jeder Zeile (flush) oder startet langsam."
    ),
    "remark.interrupted": (
        "Dein Programm ist {count} Mal vorzeitig abgebrochen (zuerst: {first}), hat dieselben "
        "Anfragen aber beantwortet, als sie noch einmal kamen."
    ),
    "remark.exit_code": (
        "Dein Programm endete, als nichts mehr offen war, aber nicht mit Exit-Code 0: {count} Mal, "
        "zuerst mit {first}."
    ),
    "remark.ignores_end": (
        "Dein Programm läuft weiter, wenn seine Eingabe zu Ende ist, und musste beendet werden."
    ),
    "remark.left_behind": (
        "Dein Programm endete, während andere Programme, die es gestartet hat, noch liefen; sie "
        "wurden beendet."
    ),
    "remark.escaped": (
        "Dein Programm endete, während andere Programme, die es gestartet hat, noch liefen und "
        "seine Ausgabe offen hielten. Sie konnten nicht beendet werden."
    ),
    # The doctor
    "doctor.start": "Dein Programm lässt sich nicht starten: {why}",
    "doctor.dies": (
        "Dein Programm endet, bevor es antwortet ({how}), und sagt nichts dazu: Lass es Anfragen "
        "Zeile für Zeile lesen, bis seine Eingabe endet."
    ),
    "doctor.dies_saying": (
        "Dein Programm endet, bevor es antwortet ({how}): Behebe, was es zuletzt meldet: {said}"
    ),
    "doctor.dies_at": (
        "Dein Programm endet bei der Anfrage {op} ({how}) und sagt nichts dazu: Lass es antworten "
        "und weiterlaufen, bis seine Eingabe endet."
    ),
    "doctor.dies_at_saying": (
        "Dein Programm endet bei der Anfrage {op} ({how}): Behebe, was es zuletzt meldet: {said}"
    ),
    "doctor.closed": (
        "Dein Programm schließt seine Ausgabe: Lass sie offen und gib dort die Antworten aus."
    ),
    "doctor.hangs": (
        "Dein Programm läuft und gibt nichts aus: Lass es Anfragen von stdin lesen und für jede "
        "eine Zeile auf stdout schreiben."
    ),
    "doctor.flush": (
        "Dein Programm antwortet erst, wenn seine Eingabe endet, oder braucht länger als "
        "{seconds} s zum Starten: Lass es Zeile für Zeile lesen und nach jeder Antwort die "
        "Ausgabe leeren (flush)."
    ),
    "doctor.line_break": (
        "Der Antwort deines Programms fehlt am Ende der Zeilenumbruch: Setze einen hinter {line}"
    ),
    "doctor.bom": (
        "Die Ausgabe deines Programms beginnt mit einer Bytereihenfolge-Marke (BOM): Schreib "
        "reines UTF-8 ohne sie."
    ),
    "doctor.utf_16": "Die Ausgabe deines Programms ist in UTF-16: Schreib UTF-8.",
    "doctor.null_bytes": "In der Ausgabe deines Programms stehen Nullbytes: Lass sie weg in {line}",
    "doctor.goes_on": (
        "Dein Programm verteilt sein JSON auf mehrere Zeilen: Schreib jede Antwort in eine Zeile, "
        "ohne Einrückung."
    ),
    "doctor.several": (
        "Dein Programm schreibt mehrere Antworten in eine Zeile: Beende jede mit einem "
        "Zeilenumbruch."
    ),
    "doctor.text_before": (
        "Dein Programm schreibt Text vor das JSON: Schreib das JSON allein in seine Zeile, nicht "
        "{line}"
    ),
    "doctor.noise": (
        "Dein Programm schreibt auf stdout, was keine Antwort ist: Schreib es auf stderr: {line}"
    ),
    "doctor.no_id": (
        "Den Antworten deines Programms fehlt die id: Gib die der Anfrage zurück, hier {number}."
    ),
    "doctor.id": (
        "Die Antwort deines Programms hat die id {got}: Gib die Zahl der Anfrage unverändert "
        "zurück, hier {number}."
    ),
    "doctor.other_id": (
        "Die Antwort deines Programms hat die id {got}, die keine Anfrage hatte: Gib die der "
        "Anfrage zurück, hier {known:die|0 bis} {known}."
    ),
    "doctor.garbled": "Die Antwort deines Programms auf {op} ist nicht lesbar: {why}",
    "doctor.internal": (
        "Dein Programm meldet bei {op} einen eigenen Fehler und sagt nichts dazu: Behebe ihn, oder "
        "lass es dazu eine Meldung (message) ausgeben, um zu sehen, welcher es ist."
    ),
    "doctor.internal_saying": (
        "Dein Programm meldet bei {op} einen eigenen Fehler: Behebe ihn: {said}"
    ),
    "doctor.stops": (
        "Dein Programm beantwortet manche Anfragen, {op} aber nicht: Beantworte jede, in je einer "
        "Zeile."
    ),
    "doctor.stranger_ends": (
        "Dein Programm endet bei einer Anfrage, die es nicht kennt: Antworte darauf mit "
        '{{"error": {{"code": "unsupported"}}}}.'
    ),
    "doctor.stranger_silent": (
        "Dein Programm antwortet nicht auf eine Anfrage, die es nicht kennt: Antworte darauf mit "
        '{{"error": {{"code": "unsupported"}}}}.'
    ),
    "doctor.well": "Dein Programm spricht, wie es soll; lass --doctor weg, um es prüfen zu lassen.",
    # Help
    "help.verify": (
        "Prüft, ob dein eigenes Programm die Regeln richtig anwendet: BEFEHL ARG... startet es, "
        "und die Testfälle gehen als JSON-Zeilen an das Programm. Exit-Codes: 0 alles Ausgeführte "
        "stimmt, 1 eine falsche Antwort, 2 falscher Aufruf, 3 keine falsche Antwort, aber auf "
        "manche oder alle Anfragen gar keine, 4 ein Fehler von boardscore, 130 mit Strg-C "
        "abgebrochen."
    ),
    "help.verify.usage": "[OPTIONEN] -- BEFEHL [ARG]...",
    "help.of_game": "Nimmt nur Testfälle eines Spiels: pier18 oder auctionland.",
    "help.run": (
        "Nimmt nur Testfälle mit passender Kennung, etwa '*/gap-of-two.*'; mehrfach möglich."
    ),
    "help.clause": (
        "Nimmt nur Testfälle zu einer Regel oder Facette, etwa '*.lovers'; mehrfach möglich."
    ),
    "help.level": "Nimmt nur eine Stufe: smoke, core oder edge; mehrfach möglich.",
    "help.declared_ruling": "Gibt an, welcher Auslegung das Programm folgt; mehrfach möglich.",
    "help.timeout": (
        "Begrenzt die Zeit für eine Antwort, in Sekunden; sonst 10. Der Start des Programms darf "
        "noch einmal so lange dauern."
    ),
    "help.doctor": (
        "Untersucht ein Programm, das nicht in Gang kommt, und sagt in einem Satz, was zu ändern "
        "ist."
    ),
    "help.copies": "Fragt so viele Kopien des Programms zugleich; ohne Angabe eine.",
    "help.report": (
        "Wählt die Form der Ausgabe: human (üblich), json oder github, für Anmerkungen in GitHub "
        "Actions."
    ),
    "help.format": "Wählt die Form der Ausgabe: human (üblich) oder json.",
    "help.html_report": "Schreibt zusätzlich eine HTML-Seite mit Bildern in DATEI.",
    "help.junit": "Schreibt zusätzlich einen Bericht als JUnit-XML in DATEI.",
    "help.vectors": "Nennt, zeigt, zählt oder speichert die Testfälle.",
    "help.vectors.usage": "[OPTIONEN] BEFEHL ...",
    "help.vectors_list": "Nennt alle Testfälle: Stufe, Kennung und Titel.",
    "help.vectors_list.short": "Nennt alle Testfälle.",
    "help.vectors_list.usage": "[OPTIONEN]",
    "help.vectors_show": "Zeigt Testfälle: Bild, Gründe, Rechnung und was gesendet wird.",
    "help.vectors_show.short": "Zeigt Testfälle mit Bild und Rechnung.",
    "help.vectors_show.usage": "[OPTIONEN] KENNUNG...",
    "help.vectors_coverage": "Sagt, wie viele Testfälle es zu jeder Facette jeder Regel gibt.",
    "help.vectors_coverage.short": "Sagt, wie viele Testfälle jede Facette hat.",
    "help.vectors_coverage.usage": "[OPTIONEN]",
    "help.vectors_export": (
        "Schreibt alle Testfälle als JSON in ORDNER, der neu oder leer sein muss, oder in ein "
        "Archiv, wenn der Name auf .zip endet: mit Schemas, Prüfsummen, Anzahlen, Änderungen und "
        "einer Anleitung."
    ),
    "help.changes_since": "Nennt die Änderungen seit einem früheren Archiv.",
    "help.vectors_export.short": "Schreibt alle Testfälle als JSON.",
    "help.vectors_export.usage": "[OPTIONEN] ORDNER",
    "help.mutants": (
        "Nennt die Mutanten, also Wertungen oder Spielleitungen mit je einem Fehler, oder misst an "
        "ihnen, wie gut die Testfälle sind."
    ),
    "help.mutants.usage": "[OPTIONEN] BEFEHL ...",
    "help.mutants_list": "Nennt alle Mutanten: ihre Kennung, und was sie falsch machen.",
    "help.mutants_list.short": "Nennt alle Mutanten.",
    "help.mutants_list.usage": "[OPTIONEN]",
    "help.mutants_run": (
        "Stellt jeden Testfall jedem Mutanten. Ein Mutant ist erkannt, wenn ein Testfall zu "
        "seiner eigenen Facette eine andere Antwort erwartet. Exit-Codes: 0 alle sind erkannt, 1 "
        "einige bleiben unerkannt, 2 falscher Aufruf, 4 eine Gegenprobe scheitert, also sagen die "
        "Zahlen nichts."
    ),
    "help.mutants_run.short": "Sagt, welche Mutanten die Testfälle erkennen.",
    "help.mutants_run.usage": "[OPTIONEN]",
    "help.mutants_of": "Nimmt nur Mutanten eines Spiels: pier18 oder auctionland.",
    "help.mutants_of_play": "Nimmt Mutanten, die ganze Partien leiten, statt solcher, die werten.",
    # What options take
    "metavar.FILE": "DATEI",
    "metavar.FOLDER": "ORDNER",
    "metavar.GAME": "SPIEL",
    "metavar.GLOB": "MUSTER",
    "metavar.LANG": "SPRACHE",
    "metavar.LEVEL": "STUFE",
    "metavar.NAME=VALUE": "NAME=WERT",
    "metavar.SECONDS": "SEKUNDEN",
    "metavar.TIME": "ZEIT",
    # Wrong use
    "argument.program": "BEFEHL",
    "argument.ids": "KENNUNG",
    "argument.folder": "ORDNER",
    "usage.no_such_vector": (
        "Einen Testfall {got} gibt es nicht; `boardscore vectors list` nennt alle"
    ),
    "usage.no_such_vector_near": (
        "Einen Testfall {got} gibt es nicht; meinst du {near}? `boardscore vectors list` nennt alle"
    ),
    "usage.vector_withdrawn": "Der Testfall {got} wurde zurückgezogen. {why}",
    "usage.vector_is_clause": (
        "Einen Testfall {got} gibt es nicht, aber eine Regel, die so heißt; --clause {got} nimmt "
        "alle Testfälle zu ihr"
    ),
    "usage.nothing_selected": "Kein Testfall passt zu allen diesen Optionen",
    "usage.cannot_write": "{file} lässt sich nicht schreiben: {why}",
    "usage.cannot_read": "{file} kann nicht verwendet werden: {why}",
    "error.not_an_archive": "das ist kein Archiv von `boardscore vectors export`",
    "usage.folder_not_empty": "{folder} ist nicht leer; nenne einen neuen oder leeren Ordner",
    # Verdicts
    "verdict.agree": "stimmt",
    "verdict.disagree": "falsch",
    "verdict.reading": "andere Auslegung",
    "verdict.unsupported": "nicht unterstützt",
    "verdict.order_dependent": "reihenfolgeabhängig",
    "verdict.random": "antwortet verschieden",
    "verdict.could_not_drive": "nicht prüfbar",
    "verdict.not_executed": "nicht ausgeführt",
    # The report
    "judge.difference": "erwartet: {expected}, geantwortet: {got}",
    "judge.difference_at": "{path}: erwartet: {expected}, geantwortet: {got}",
    "judge.move_missing": "fehlt: {move}",
    "judge.move_illegal": "nicht erlaubt: {move}; {why}",
    "judge.moves_missing": "es fehlen {count} Züge, etwa {move}",
    "judge.moves_illegal": "nicht erlaubt: {count} Züge, etwa {move}; {why}",
    "judge.look_alikes": (
        "{count} {count:genannter Zug bewirkt|genannte Züge bewirken} dasselbe wie ein anderer, "
        "oder {count:ist|sind} nicht so einfach wie möglich geschrieben; der erste: {first}. "
        "{why}. Das ist kein Fehler, denn Züge werden danach verglichen, was sie bewirken. Wie sie "
        "hier geschrieben werden, steht bei den Auslegungen."
    ),
    "judge.wrong_before": "Schon vor Zug {index} läuft es auseinander [{clause}]: {what}",
    "judge.lacks": (
        "dort {count:fehlt|fehlen} {count} {count:erlaubter Zug|erlaubte Züge}, etwa {first}"
    ),
    "judge.lists": (
        "dort {count:ist|sind} {count} {count:genannter Zug|genannte Züge} nicht erlaubt, etwa "
        "{first}"
    ),
    "judge.listed_before": "Er steht schon in der Liste",
    "judge.reason": "{why} [{clause}]",
    "judge.moves": "Züge bis hierher, ab 0 gezählt wie bei `index`:",
    "judge.typed": "Getippt: {moves}",
    "judge.judged_so": "Die letzte Zeile sagt: {name} hat den Plan erfüllt.",
    "judge.judged_not": "Die letzte Zeile sagt: {name} hat den Plan nicht erfüllt.",
    "judge.illegal": "Zug {index}, {move}, ist nicht erlaubt: {why}",
    "judge.no_moves": "es ist überhaupt kein Zug aufgelistet",
    "judge.moves_wanted": (
        "erwartet: {count} {count:erlaubter Zug|erlaubte Züge}, geantwortet: {got}"
    ),
    "judge.legal_move": "Zug {index}, {move}, ist erlaubt.",
    "judge.drawn_there": "Gezogen {count:wird|werden} dort {count} aus: {unseen}",
    "judge.expected": "Erwartet:",
    "judge.player": "Erwartet für {name}: {total} {total:Punkt|Punkte}, Platz {rank}",
    "judge.rule": "Regel {id} ({title}): {text}",
    "judge.no_rule": (
        "Eine Regel wird nicht genannt: Was genannt wird, lässt sich nicht als Zug lesen."
    ),
    "judge.facet": "Darum geht es: {text}",
    "judge.why": "Von Hand gerechnet: {why}",
    "judge.reads_as": "Mit einer anderen Auslegung wäre es richtig: {rulings}",
    "judge.like": "Dein Programm antwortet, als hieße die Regel: {text}",
    "judge.again": "So lässt es sich wiederholen:",
    "judge.received": "Geantwortet wurde:",
    "judge.errors": "Zuletzt auf stderr geschrieben:",
    "judge.same_cause": (
        "{count} {count:weiterer Testfall scheitert|weitere Testfälle scheitern} ebenso, etwa "
        "{first}; --all zeigt sie."
    ),
    "judge.changing_too": "{count} weitere {count:Antwort ändert|Antworten ändern} sich so.",
    "judge.known": "Bekannte Fehler: {count}. Sie zählen nicht gegen das Programm.",
    "judge.known_failure": "bekannter Fehler: {what}",
    "judge.known_passes": (
        "{count} {count:Testfall steht als bekannter Fehler in der Liste, stimmt aber|Testfälle "
        "stehen als bekannte Fehler in der Liste, stimmen aber}: {ids}"
    ),
    "judge.more_of_rule": "{count} weitere zu dieser Regel:",
    "judge.more_rules": "{count} weitere {count:Regel|Regeln} mit falschen Antworten:",
    "judge.group": "{verdict}: {count} {count:Testfall|Testfälle}",
    "judge.not_started": "Das Programm ließ sich nicht starten: {why}",
    "judge.not_offered": "Das Programm bietet die Anfrage {op} nicht an",
    "judge.not_asked": "nicht gesendet: verify wurde vorher abgebrochen",
    "judge.can_start": "Das kann man spielen.",
    "judge.drawn": "Gezogen wird in dieser Reihenfolge: {ids}",
    "judge.cannot_start": "Das kann man nicht spielen. {part}: {why}",
    "judge.seen_by": "Was {name} sieht:",
    "judge.game_not_named": "Das Programm nennt {game} nicht unter seinen Spielen",
    "judge.no_greeting": (
        "Dein Programm antwortet nicht auf hello ({why}); für alles gelten die üblichen "
        "Auslegungen."
    ),
    "judge.greeted_otherwise": (
        "Die Antwort deines Programms auf hello wird nicht verwendet ({why}); stattdessen gelten "
        "die Standardwerte."
    ),
    "judge.bad_field_of_hello": (
        "In der Antwort deines Programms auf hello ist ein Feld falsch: {why}. Es wird ignoriert,"
        " die anderen werden verwendet."
    ),
    "judge.unknown_ruling": (
        "Dein Programm gibt {name} = {value} an; das ist keine Auslegung oder kein Wert einer "
        "Auslegung und zählt nicht."
    ),
    "judge.not_needed": (
        "Dein Programm beantwortet keine {ops:Anfrage|Anfragen} {ops:and} ({count} gestellt). Wenn "
        "es nur Stellungen wertet, soll es auf Anfragen, die es nicht kennt, mit "
        '{{"error": {{"code": "unsupported"}}}} antworten. Das gilt als nicht unterstützt und '
        "nicht als Fehler."
    ),
    "judge.never_readable": (
        "Dein Programm beantwortet Anfragen {op} ({count} gestellt), aber nie in einer Form, die "
        "sich lesen lässt. Beim ersten Mal: {why}"
    ),
    "judge.misnamed": "{what}; bekannt: {known}",
    "judge.unknown_category": "Unbekannte Kategorie {got}",
    "judge.unknown_category_near": "Unbekannte Kategorie {got} (meinst du {near}?)",
    "judge.unknown_key": (
        "Dein Programm antwortet mit {got}; dieser Schlüssel gehört nicht in eine Antwort und "
        "zählt nicht. Bekannt: {known}"
    ),
    "judge.unknown_key_near": (
        "Dein Programm antwortet mit {got}; dieser Schlüssel gehört nicht in eine Antwort und "
        "zählt nicht. Meinst du {near}?"
    ),
    "judge.unknown_key_of_hello": (
        "Dein Programm antwortet auf hello mit {got}; dieser Schlüssel gehört dort nicht hin und "
        "zählt nicht. Bekannt: {known}"
    ),
    "judge.unknown_key_of_hello_near": (
        "Dein Programm antwortet auf hello mit {got}; dieser Schlüssel gehört dort nicht hin und "
        "zählt nicht. Meinst du {near}?"
    ),
    "judge.unknown_part": (
        "Dein Programm nennt {got} vom Tisch; das wird nicht geprüft. Bekannt: {known}"
    ),
    "judge.unknown_part_near": (
        "Dein Programm nennt {got} vom Tisch; das wird nicht geprüft. Meinst du {near}?"
    ),
    "judge.unknown_offer": (
        "Dein Programm bietet {got} an, das es hier nicht gibt; bekannt: {known}."
    ),
    "judge.unknown_offer_near": (
        "Dein Programm bietet {got} an, das es hier nicht gibt; meinst du {near}? Bekannt: {known}."
    ),
    "judge.unknown_game": (
        "Dein Programm nennt das Spiel {got}, das es hier nicht gibt; bekannt: {known}."
    ),
    "judge.unknown_game_near": (
        "Dein Programm nennt das Spiel {got}, das es hier nicht gibt; meinst du {near}? Bekannt: "
        "{known}."
    ),
    "judge.after": "So lautet die Antwort, wenn vorher das gefragt wird: {vectors}.",
    "judge.after_something": (
        "Welche der Anfragen davor daran schuld ist, ist nicht bekannt; unten werden alle in "
        "derselben Reihenfolge noch einmal gestellt."
    ),
    "judge.table": "Tabelle {name}: {table}",
    "judge.repeating": (
        "Falsche Antworten werden in neuen Prozessen wiederholt: {done} von {count}"
    ),
    "judge.stopped": (
        "Abgebrochen: {done} von {count} {count:Vektor wurde|Vektoren wurden} gefragt; falsche "
        "Antworten wurden vielleicht nicht noch einmal erfragt."
    ),
    "judge.opening": "Wartet auf die ersten Antworten",
    "judge.asking": "{done} von {count} Vektoren gefragt",
    "judge.declared": "Beurteilt nach den angegebenen Auslegungen: {rulings}",
    "judge.declared_too": (
        "Dein Programm kennt mehr als eine Antwort auf eine Auslegungsfrage und wurde deshalb auch "
        "nach {rulings} gefragt; {count} {count:Testfall hängt|Testfälle hängen} davon ab."
    ),
    "judge.not_declared": (
        "Zu {game} wurde es nicht nach {rulings} gefragt, weil es {number:das|diese} nicht nennt."
    ),
    "judge.combined": (
        "Zu {game} hat die Suche nach {count} der {every} Kombinationen dieser Antworten gefragt, "
        "nach den anderen nicht."
    ),
    "judge.mixed": (
        "Manche Antworten deines Programms passen nur zu einer Auslegung der Regeln von {game}, "
        "andere nur zu einer anderen: Keine passt zu allen. Beurteilt wird es nach dem, was es "
        "angibt, sonst nach den üblichen Auslegungen."
    ),
    "judge.inferred": (
        "Dein Programm sagt nicht, wie es die Regeln von {game} auslegt, antwortet aber "
        "durchgehend nach {rulings}; {count} {count:Testfall zeigt|Testfälle zeigen} das. Das ist "
        "eine Auslegung und kein Fehler."
    ),
    "judge.instead": (
        "Dein Programm gibt {declared} an, aber alle seine Antworten passen zu {rulings}; {count} "
        "{count:Testfall zeigt|Testfälle zeigen} das. Es muss so antworten, wie es angibt, oder "
        "angeben, wonach es antwortet."
    ),
    "judge.instead_of_chosen": (
        "Die Option --ruling gibt {declared} an, aber alle Antworten passen zu {rulings}; {count} "
        "{count:Testfall zeigt|Testfälle zeigen} das. Wenn das Programm es so meint, gib "
        "stattdessen das an."
    ),
    "judge.usual_alone": (
        "Dein Programm gibt keine Auslegungen an und wurde deshalb nur nach dem Standard gefragt. "
        "Kennt es andere Werte, so nenne in der Antwort auf hello alle, etwa `{example}`."
    ),
    "judge.paste": "So gibt dein Programm sie an, mit dieser Zeile in der Antwort auf hello:",
    "judge.program": "Geprüft: {name}",
    "judge.unchecked": (
        "Nicht geprüft, weil es fehlte: {name}, in {count} {count:Antwort|Antworten}"
    ),
    "judge.executed": "Ausgeführt: {executed} von {total}.",
    "judge.exit.0": "Keine falschen Antworten. Das beweist nicht, dass das Programm richtig ist.",
    "judge.exit.0.known": "Keine Fehler außer den bekannten.",
    "judge.exit.1": "Es gibt falsche Antworten.",
    "judge.exit.1.changing": (
        "Manche Antworten ändern sich, wenn dasselbe noch einmal gefragt wird."
    ),
    "judge.exit.3": (
        "Das Programm ließ sich nicht starten oder hat nichts geantwortet, was sich prüfen lässt."
    ),
    "judge.exit.3.some": (
        "Was beantwortet wurde, stimmt; aber auf {count} {count:Anfrage|Anfragen} kam keine "
        "Antwort, die sich prüfen lässt."
    ),
    "judge.exit.3.unsent": (
        "Was beantwortet wurde, stimmt überein; {count} {count:Anfrage wurde|Anfragen wurden} "
        "aber aufgegeben und nicht gesendet."
    ),
    "judge.exit.3.unscored": (
        "Was beantwortet wurde, stimmt; aber {count} {count:beendetes Spiel wurde|beendete Spiele "
        "wurden} nicht gewertet: Für dein Programm {count:geht es|gehen sie} wohl noch weiter, "
        "oder es kennt so ein Ende nicht."
    ),
    "judge.exit.3.unsupported": (
        "Nichts wurde geprüft: Das Programm antwortet, unterstützt aber nichts von dem, wonach es "
        "gefragt wurde."
    ),
    "judge.exit.3.not_asked": (
        "Nichts wurde geprüft: Das Programm nennt keines der Spiele, nach denen es gefragt werden "
        "sollte."
    ),
    "judge.exit.3.not_offered": (
        "Nichts wurde beurteilt: Das Programm bietet keine der Anfragen an, um die es ging."
    ),
    "judge.kit_fault": (
        "Das ist ein Fehler von boardscore und nicht von deinem Programm. Bitte melde ihn."
    ),
    # Vectors
    "vectors.about": (
        "Es geht um {isolates}; ist die Antwort falsch, kann es auch daran liegen: {touches}"
    ),
    "vectors.input": "Stellung:",
    "vectors.variant": "Summe mit {rulings}: {totals}",
    "vectors.record": "Aufzeichnung:",
    "vectors.legal_moves": "Erwartet: {count} {count:erlaubter Zug|erlaubte Züge}",
    "vectors.variant_moves": "Mit {rulings}: {count} {count:erlaubter Zug|erlaubte Züge}",
    "vectors.variant_illegal": "Mit {rulings} ist Zug {index} nicht erlaubt",
    "vectors.facet": "Regel und Facette",
    "vectors.isolating": "Testfälle",
    "vectors.near": "knapp daneben",
    "vectors.touching": "von anderswo",
    "vectors.covered": "{covered} von {facets} Facetten haben Testfälle, insgesamt {vectors}.",
    "vectors.archived": "{count} Testfälle stehen in {file}; die Prüfsumme (SHA-256) ist {digest}",
    "vectors.exported": "{count} Testfälle stehen jetzt in {folder}; index.json nennt die Dateien",
    # Mutants
    "mutants.count": "Mutanten",
    "mutants.killed": "erkannt",
    "mutants.survive": "unerkannt",
    "mutants.survives": "Unerkannt: {text}",
    "mutants.survived.right": "Gegenprobe {id}: unerkannt, wie es sein muss.",
    "mutants.survived.wrong": (
        "Gegenprobe {id}: unerkannt, ist aber überall falsch und müsste erkannt werden."
    ),
    "mutants.died.right": "Gegenprobe {id}: erkannt, wie es sein muss.",
    "mutants.died.wrong": (
        "Gegenprobe {id}: als falsch gemeldet, folgt aber genau den Regeln und dürfte nicht "
        "auffallen."
    ),
    "mutants.void": (
        "Dieser Lauf ist ungültig: Eine Gegenprobe ist anders ausgegangen, als sie muss. Bitte "
        "melde das."
    ),
    "mutants.rate": (
        "{killed} von {count} Mutanten ({percent} %) erkennt ein Testfall zu ihrer eigenen "
        "Facette; es gibt {vectors} Testfälle."
    ),
    # The search
    "finding.title.totals": "eine falsche Summe",
    "finding.title.ranks": "ein falscher Platz",
    "finding.why": (
        "Von der Suche gefunden und verkleinert; erwartet wird, was die Bibliothek wertet."
    ),
    "finding.first": "Das ist die kleinste Stellung, die es gibt.",
    "finding.smallest": "Kleinste falsche Stellung: alle {count} kleineren sind richtig.",
    "finding.smallest_but": (
        "Kleinste Stellung, die so falsch ist, von {count} kleineren; {others} davon "
        "{others:ist|sind} auf andere Weise falsch."
    ),
    "finding.not_proven": (
        "Vielleicht gibt es eine kleinere: {count} kleinere {count:Stellung wurde|Stellungen "
        "wurden} geprüft, nicht alle."
    ),
    "found.file": "Gespeichert in {file}",
    "found.searched": (
        "{game} wurde durchsucht, mit Startzahl {seed}: {count} {count:Stellung|Stellungen} "
        "gefragt."
    ),
    "found.under": "Beurteilt nach {rulings}.",
    "found.small": "Davon {count} kleine, der Größe nach; keine Größe wurde vollständig geprüft.",
    "found.small_complete": (
        "Davon {count} kleine, der Größe nach; vollständig geprüft bis zu {size} insgesamt."
    ),
    "found.saved": (
        "{count} {count:gespeicherter Fund wurde|gespeicherte Funde wurden} zuerst gefragt; "
        "{wrong} {wrong:ist|sind} immer noch falsch."
    ),
    "found.agreed": "stimmt",
    "found.disagreed": "falsch",
    "found.unsupported": "nicht unterstützt",
    "found.unanswered": "ohne Antwort",
    "played.line": (
        "{game} wird gespielt: {count} {count:Spiel|Spiele}, {findings} {findings:Fund|Funde}, "
        "noch {left} s"
    ),
    "played.shrinking": (
        "Ein Fund in {game} wird so kurz wie möglich gemacht: {count} {count:Spiel|Spiele} probiert"
    ),
    "played.title.moves": "die Liste der erlaubten Züge ist falsch",
    "played.title.refusal": "eine falsche Antwort darauf, welche Züge möglich sind",
    "played.title.score": "eine falsche Wertung am Ende eines Spiels",
    "played.title.early": "das Spiel endet zu früh",
    "played.early": (
        "Danach geht das Spiel weiter; als Antwort kommt aber eine Wertung, als wäre es zu Ende."
    ),
    "played.title.trace": "`trace` und `legal` werden verschieden beantwortet",
    "played.title.start": "eine falsche Antwort darauf, was sich spielen lässt",
    "played.title.seen": "eine falsche Antwort darauf, was jemand wissen darf",
    "played.trace": (
        "Vor Zug {index} nennt `trace` andere Züge als `legal`, und `legal` hat recht. Behält das "
        "Programm etwas von einem früheren Zug oder Spiel?"
    ),
    "played.title.lists": "`trace` hat zu viele oder zu wenige Zuglisten",
    "played.lists": (
        "`moves` enthält {count} {count:Liste|Listen} für {number} {number:Zug|Züge}; nötig ist zu "
        "jedem Zug der Aufzeichnung eine: was vor ihm erlaubt war."
    ),
    "played.title.state": "was auf dem Tisch liegt, stimmt nicht",
    "played.state": "{when}, {part}: erwartet: {right}, geantwortet: {told}",
    "played.states": (
        "`states` muss {number} {number:Eintrag|Einträge} haben: einen für den Tisch vor dem "
        "ersten Zug und einen nach jedem Zug."
    ),
    "played.after": "Nach Zug {index}",
    "played.at_first": "Vor dem ersten Zug",
    "played.part.players": "die Zahl der Personen",
    "played.no_answer": "Gefragt war `{op}`; ohne Antwort wird keine Regel genannt.",
    "played.not_driven": (
        "{game} wurde nicht gespielt: Anfragen zu seinen Partien blieben ohne Antwort."
    ),
    "played.unscored": (
        "{count} {count:beendetes Spiel wurde|beendete Spiele wurden} nicht gewertet, andere aber "
        "schon. Das kürzeste:"
    ),
    "played.why": ("Durch Spielen gefunden und gekürzt; erwartet wird, was die Bibliothek sagt."),
    "played.searched": (
        "{game} wurde gespielt, mit Startzahl {seed}: {count} {count:ganzes Spiel|ganze Spiele} "
        "geprüft."
    ),
    "played.tables": (
        "Gefragt wurde nach {starts} {starts:Spielaufbau|Spielaufbauten} und nach {views} "
        "{views:Ansicht|Ansichten} in {games} {games:Partie|Partien}."
    ),
    "played.small": (
        "Davor die kleinsten Spiele mit allem, was darin bis zum {depth}. Zug möglich ist: {count} "
        "{count:Entscheidung|Entscheidungen}."
    ),
    "played.cut": (
        "{count} dieser Spiele {count:wurde|wurden} nur bis zu einem erlaubten Zug verglichen, den "
        "dein Programm ablehnt; einige wurden dann mit anderen Zügen weitergespielt."
    ),
    "played.beside": "Nach diesem Spiel allein könnte es auch daran liegen: {clauses}",
    "played.met": "Wie oft was in diesen Spielen vorkam, das Seltenste zuerst:",
    "found.gave_up": "Die Suche wurde abgebrochen, weil zu viele Stellungen ohne Antwort blieben.",
    "found.interrupted": "Die Suche wurde vor Ablauf ihrer Zeit beendet.",
    "found.interrupted_late": (
        "Die Zeit war um; das Nachgehen und Verkleinern der Funde wurde abgebrochen."
    ),
    "found.broken_off": "Vielleicht geht es noch kleiner: Das Verkleinern wurde abgebrochen.",
    "played.unfollowed": (
        "Als die Zeit um war, war {count} weiteren {count:falschen Antwort|falschen Antworten} "
        "noch nicht nachgegangen: {count:Sie kann|Sie können} von den Fehlern kommen, die hier "
        "stehen, oder von anderen."
    ),
    "found.save": (
        "Mit --save ORDNER wird jeder Fund in einer Datei gespeichert und beim nächsten Mal zuerst "
        "gefragt."
    ),
    "found.fault": (
        "boardscore widerspricht sich selbst, also gilt nichts von dem, was es hier sagt. Es "
        "wertet {position} einmal so: {said}, und einmal so: {fast}. Bitte melde das."
    ),
    "found.line": (
        "Suche in {game}: {count} {count:Stellung|Stellungen}, {findings} {findings:Fund|Funde}, "
        "noch {left} s (Strg-C beendet sie)"
    ),
    "found.no_finding": "{file} wurde übergangen, darin steht kein Fund: {what}",
    "found.not_saved": "Ein Fund ließ sich nicht in {folder} speichern: {why}",
    "judge.exit.4": "boardscore widerspricht sich selbst; sein Urteil gilt nicht.",
    "help.search": (
        "Sucht so lange nach weiteren falschen Antworten, etwa 30s oder 2m; sonst gar nicht."
    ),
    "help.search_seed": (
        "Legt die Startzahl fest, mit der die Suche ihre Stellungen zieht; sonst 1."
    ),
    "help.save": "Speichert die Funde der Suche in ORDNER und fragt zuerst, was dort schon liegt.",
    "usage.not_a_time": "{value} ist kein Wert von {option}; schreibe eine Zeit, etwa 30s oder 2m",
    "usage.needs_search": "{option} gehört zur Suche; dazu fehlt --search, etwa --search 30s",
    "file.finding": "eines Funds",
    "error.finding_format": (
        "Das ist ein Fund im Format {got}; diese Version von boardscore liest das Format {known}"
    ),
    "error.not_a_finding": (
        "Das ist kein Fund: Die Suche speichert ein Objekt mit dem Schlüssel vectors, einer Liste "
        "vollständiger Testfälle"
    ),
    "error.finding_not_canonical": (
        "Diese Stellung steht hier anders da, als Programme sie bekommen; lass sie von der Suche "
        "neu speichern"
    ),
    "error.finding_tables": (
        "Eine Anzahl steht nicht mehr in der Wertungstabelle, also sind die Punkte nicht bekannt"
    ),
    "error.finding_expects": (
        "Die Regeln ergeben für diese Stellung etwas anderes: Die Datei wurde geändert, oder eine "
        "andere Version hat sie gespeichert"
    ),
    "finding.title.categories": "falsche Punkte für {names}",
    "finding.title.players": "Kategorien für eine andere Zahl von Personen",
    "found.title": "FALSCH in {game}: {what}",
    "help.known": "Erlaubt die Fehler, die in DATEI stehen: die ID eines Testfalls pro Zeile.",
    "file.known": "einer Liste bekannter Fehler",
    "help.all": "Zeigt jede falsche Antwort vollständig, und alles über die Suche.",
    "judge.may_follow": "Das kann die Folge eines Fehlers weiter oben sein.",
    "judge.same_found": "Die Suche fand {count} weitere dieser Art; --all zeigt sie.",
    "judge.consequences": (
        "{count} weitere {count:Gruppe|Gruppen} falscher Antworten, vielleicht Folgen der Fehler "
        "weiter oben, mit ihrer Zahl und der ersten davon:"
    ),
    "judge.lines_left": "... {count} weitere {count:Zeile|Zeilen}; --all zeigt sie.",
    "judge.more_causes": (
        "{count} weitere {count:Ursache|Ursachen}, mit der Zahl der falschen Antworten und der "
        "ersten davon:"
    ),
    "judge.operation": "{game}: {op} {count}",
    "judge.operations": "{verdict}: {count} {count:Testfall|Testfälle} ({what})",
    "judge.moves_before": "Nach {count} {count:anderen Zug|anderen Zügen} (--all zeigt sie):",
    "judge.column.vectors": "Testfälle",
    "judge.column.search": "Suche",
    "judge.column.expected": "Erwartet",
    "judge.column.received": "Erhalten",
    "searched.brief": (
        "{game} mit Startzahl {seed} durchsucht: {positions} {positions:Stellung|Stellungen}, "
        "{games} ganze {games:Partie|Partien}, {tables} {tables:Aufbau oder Ansicht|Aufbauten "
        "und Ansichten}; {wrong} falsche {wrong:Antwort|Antworten}."
    ),
    "searched.rulings": "Gefragt wurde unter {count} Kombinationen von Auslegungen.",
    "searched.rarest": "Was in diesen Partien am seltensten vorkam: {what}",
    "searched.never": "Was nie vorkam: {what}",
    "searched.times": "{name} ({count})",
    "searched.not_begun": "Die Suche in {game} begann nicht: Sie wurde vorher abgebrochen.",
    "searched.unscored": (
        "{count} beendete {count:Partie wurde|Partien wurden} nicht gewertet, obwohl es bei "
        "anderen geschah; --all zeigt die kürzeste."
    ),
    "judge.refuses_all": (
        "Eine Regel wird nicht genannt: Die Antwort lehnt ein Spiel ab, in dem jeder Zug "
        "erlaubt ist, und nennt keinen Zug."
    ),
    "judge.legal_move_refused": "Zug {index}, {move}, wird unerlaubt genannt, ist aber erlaubt.",
    "judge.counts_from_one": (
        "Eine Regel wird nicht genannt: `{name}` zählt ab 0, und dein Programm zählt wohl ab 1. "
        "Seine ersten Listen von Zügen damit stimmen, wenn jedes `{name}` um eins kleiner ist."
    ),
}
