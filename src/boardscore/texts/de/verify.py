"""What the conformance kit says in German, by key."""

VERIFY: dict[str, str] = {
    # Starting a program
    "error.programs_need_posix": (
        "Programme lassen sich unter Linux und macOS prüfen, auf diesem System nicht"
    ),
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
    # What happened in place of an answer
    "verify.answered": "Das Programm antwortet {answer}",
    "verify.timed_out": "Keine Antwort innerhalb von {seconds} s",
    "verify.timed_out_start": "Keine Antwort innerhalb von {seconds} s nach dem Start",
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
        "Nicht gesendet: Keine von {count} {count:Anfrage|Anfragen} der Art {op} wurde beantwortet"
    ),
    "verify.order_dependent": (
        "Nach anderen Anfragen: {first}. Allein in einem neuen Prozess: {alone}. Die Antwort hängt "
        "also davon ab, was davor gefragt wurde"
    ),
    # Answers that cannot be read
    "garbage.not_utf8": "Die Zeile ist nicht in UTF-8",
    "garbage.constant": "{got} ist kein JSON",
    "garbage.same_key": "Der Schlüssel {got} steht zweimal in einem Objekt",
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
    "garbage.not_object": "{path} ist {got}; es muss ein Objekt sein",
    "garbage.not_list": "{path} ist {got}; es muss eine Liste sein",
    "garbage.not_whole": "{path} ist {got}; es muss eine ganze Zahl sein",
    "garbage.not_text": "{path} ist {got}; es muss ein Text sein",
    "garbage.not_ruling": "{path} ist {got}; es muss ein Text, true oder false sein",
    "garbage.key_missing": "{path} fehlt",
    "garbage.code": "error.code ist {got}; bekannt: {known}",
    "garbage.index": "error.index ist {got}; es muss eine ganze Zahl ab 0 sein",
    # What a program does besides
    "remark.noise": (
        "Dein Programm schreibt auf stdout, was keine Antwort ist: {count} {count:Zeile|Zeilen}, "
        "etwa {first}. So etwas gehört auf stderr."
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
        "Dein Programm lässt andere Programme laufen, die beendet werden mussten."
    ),
    # Help
    "help.verify": (
        "Prüft, ob dein eigenes Programm die Regeln richtig anwendet: BEFEHL ARG... startet es, "
        "und die Testfälle gehen als JSON-Zeilen an das Programm. Exit-Codes: 0 alles Ausgeführte "
        "stimmt, 1 eine falsche Antwort, 2 falscher Aufruf, 3 keine falsche Antwort, aber auf "
        "manche oder alle Anfragen gar keine, 4 ein Fehler von boardscore."
    ),
    "help.verify.short": "Prüft, ob ein anderes Programm die Regeln richtig anwendet.",
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
    "help.timeout": "Begrenzt die Zeit für eine Antwort, in Sekunden; sonst 10.",
    "help.startup_timeout": "Begrenzt die zusätzliche Zeit für den Start, in Sekunden; sonst 10.",
    "help.format": "Wählt die Form der Ausgabe: human (üblich) oder json.",
    "help.junit": "Schreibt zusätzlich einen Bericht als JUnit-XML in DATEI.",
    "help.vectors": "Nennt, zeigt, zählt oder speichert die Testfälle.",
    "help.vectors.short": "Nennt, zeigt oder speichert die Testfälle.",
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
        "Schreibt alle Testfälle als JSON in ORDNER; er muss neu oder leer sein."
    ),
    "help.vectors_export.short": "Schreibt alle Testfälle als JSON.",
    "help.vectors_export.usage": "[OPTIONEN] ORDNER",
    "help.mutants": (
        "Nennt die Mutanten, also Wertungen mit je einem Fehler, oder misst an ihnen, wie gut die "
        "Testfälle sind."
    ),
    "help.mutants.short": "Misst die Testfälle an falschen Wertungen.",
    "help.mutants.usage": "[OPTIONEN] BEFEHL ...",
    "help.mutants_list": "Nennt alle Mutanten: ihre Kennung, und was sie falsch machen.",
    "help.mutants_list.short": "Nennt alle Mutanten.",
    "help.mutants_list.usage": "[OPTIONEN]",
    "help.mutants_run": (
        "Wertet jeden Testfall mit jedem Mutanten. Ein Mutant ist erkannt, wenn ein Testfall zu "
        "seiner eigenen Facette eine andere Wertung erwartet. Exit-Codes: 0 alle sind erkannt, 1 "
        "einige bleiben unerkannt, 2 falscher Aufruf, 4 eine Gegenprobe scheitert, also sagen die "
        "Zahlen nichts."
    ),
    "help.mutants_run.short": "Sagt, welche Mutanten die Testfälle erkennen.",
    "help.mutants_run.usage": "[OPTIONEN]",
    "help.mutants_of": "Nimmt nur Mutanten eines Spiels: pier18 oder auctionland.",
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
    "usage.folder_not_empty": "{folder} ist nicht leer; nenne einen neuen oder leeren Ordner",
    # Verdicts
    "verdict.agree": "stimmt",
    "verdict.disagree": "falsch",
    "verdict.reading": "andere Auslegung",
    "verdict.unsupported": "nicht unterstützt",
    "verdict.order_dependent": "reihenfolgeabhängig",
    "verdict.could_not_drive": "nicht prüfbar",
    "verdict.not_executed": "nicht ausgeführt",
    # The report
    "judge.difference": "erwartet: {expected}, geantwortet: {got}",
    "judge.difference_at": "{path}: erwartet: {expected}, geantwortet: {got}",
    "judge.move_missing": "fehlt: {move}",
    "judge.move_illegal": "nicht erlaubt: {move}; {why}",
    "judge.look_alikes": (
        "{count} {count:genannter Zug bewirkt|genannte Züge bewirken} dasselbe wie ein anderer, "
        "oder {count:ist|sind} nicht so einfach wie möglich geschrieben; der erste: {first}. Das "
        "ist kein Fehler, denn Züge werden danach verglichen, was sie bewirken. Wie sie hier "
        "geschrieben werden, steht bei den Auslegungen."
    ),
    "judge.lacks_before": (
        "Schon vor Zug {index} läuft es auseinander: Dort {count:fehlt|fehlen} {count} "
        "{count:erlaubter Zug|erlaubte Züge}, etwa {first} [{clause}]"
    ),
    "judge.lists_before": (
        "Schon vor Zug {index} läuft es auseinander: Dort {count:wird|werden} {count} "
        "{count:Zug|Züge} genannt und {count:ist|sind} nicht erlaubt, etwa {first} [{clause}]"
    ),
    "judge.reason": "{why} [{clause}]",
    "judge.moves": "Züge bis hierher: {moves}",
    "judge.numbered_move": "({index}) {move}",
    "judge.illegal": "Zug {index}, {move}, ist nicht erlaubt: {why}",
    "judge.moves_wanted": (
        "erwartet: {count} {count:erlaubter Zug|erlaubte Züge}, geantwortet: {got}"
    ),
    "judge.legal_move": "Zug {index}, {move}, ist erlaubt.",
    "judge.player": "Erwartet für {name}: {total} {total:Punkt|Punkte}, Rang {rank}",
    "judge.rule": "Regel {id} ({title}): {text}",
    "judge.facet": "Darum geht es: {text}",
    "judge.why": "Von Hand gerechnet: {why}",
    "judge.why_found": "Nicht von Hand gerechnet. {why}",
    "judge.reads_as": "Mit einer anderen Auslegung wäre es richtig: {rulings}",
    "judge.like": "Dein Programm antwortet, als hieße die Regel: {text}",
    "judge.like_here": (
        "Hier, aber nicht überall, antwortet dein Programm, als hieße die Regel: {text}"
    ),
    "judge.again": "So lässt es sich wiederholen:",
    "judge.received": "Geantwortet wurde:",
    "judge.errors": "Zuletzt auf stderr geschrieben:",
    "judge.more_failures": (
        "{count} weitere {count:falsche Antwort|falsche Antworten} (`boardscore vectors show "
        "KENNUNG` zeichnet sie):"
    ),
    "judge.group": "{verdict}: {count} {count:Testfall|Testfälle}",
    "judge.not_started": "Das Programm ließ sich nicht starten: {why}",
    "judge.game_not_named": "Das Programm nennt {game} nicht unter seinen Spielen",
    "judge.no_greeting": (
        "Dein Programm antwortet nicht auf hello ({why}); für alles gelten die üblichen "
        "Auslegungen."
    ),
    "judge.unknown_ruling": (
        "Dein Programm gibt {name} = {value} an; das ist keine Auslegung oder kein Wert einer "
        "Auslegung und zählt nicht."
    ),
    "judge.not_needed": (
        "Dein Programm beantwortet keine Anfrage {op} ({count} gestellt). Das muss es auch nicht: "
        "Wenn es nur Stellungen wertet, soll es auf Anfragen, die es nicht kennt, mit "
        '{{"error": {{"code": "unsupported"}}}} antworten. Das gilt als nicht unterstützt und '
        "nicht als Fehler."
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
    "judge.declared": "Beurteilt nach den angegebenen Auslegungen: {rulings}",
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
    "judge.paste": "So gibt dein Programm sie an, mit dieser Zeile in der Antwort auf hello:",
    "judge.program": "Geprüft: {name}",
    "judge.unchecked": (
        "Nicht geprüft, weil es fehlte: {name}, in {count} {count:Antwort|Antworten}"
    ),
    "judge.executed": "Ausgeführt: {executed} von {total}.",
    "judge.exit.0": "Alles Ausgeführte stimmt.",
    "judge.exit.1": "Es gibt falsche Antworten.",
    "judge.exit.3": (
        "Das Programm ließ sich nicht starten oder hat nichts geantwortet, was sich prüfen lässt."
    ),
    "judge.exit.3.some": (
        "Was beantwortet wurde, stimmt; aber auf {count} {count:Anfrage|Anfragen} kam keine "
        "Antwort, die sich prüfen lässt."
    ),
    "judge.exit.3.unsupported": (
        "Nichts wurde geprüft: Das Programm antwortet, unterstützt aber nichts von dem, wonach es "
        "gefragt wurde."
    ),
    "judge.exit.3.not_asked": (
        "Nichts wurde geprüft: Das Programm nennt keines der Spiele, nach denen es gefragt werden "
        "sollte."
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
    "finding.title": "von der Suche gefunden: {what}",
    "finding.title.totals": "eine falsche Summe",
    "finding.title.ranks": "ein falscher Rang",
    "finding.why": (
        "Von der Suche gefunden und so klein wie möglich gemacht; erwartet wird, was die "
        "Bibliothek wertet."
    ),
    "finding.first": "Eine kleinere Stellung mit diesem Fehler gibt es nicht.",
    "finding.smallest": (
        "Unter den kleinen Stellungen wird keine kleinere falsch beantwortet; geprüft wurden alle "
        "{count}."
    ),
    "finding.smallest_but": (
        "Alle {count} kleineren unter den kleinen Stellungen wurden geprüft; {others} davon "
        "{others:wird|werden} ebenfalls falsch beantwortet, aber wegen eines anderen Funds."
    ),
    "finding.not_proven": (
        "Vielleicht geht es noch kleiner: {count} kleinere {count:Stellung wurde|Stellungen "
        "wurden} geprüft, aber nicht alle."
    ),
    "found.categories": "GEFUNDEN in {game}: falsche Punkte für {names}",
    "found.players": "GEFUNDEN in {game}: Kategorien für mehr oder weniger Personen als gefragt",
    "found.totals": "GEFUNDEN in {game}: eine falsche Summe",
    "found.ranks": "GEFUNDEN in {game}: ein falscher Rang",
    "found.status": "GEFUNDEN in {game}: {status}",
    "found.file": "Gespeichert in {file}",
    "found.searched": (
        "{game} wurde durchsucht, mit Startzahl {seed}: {count} {count:Stellung|Stellungen} "
        "gefragt."
    ),
    "found.small": "Davon {count} kleine, der Größe nach; keine Größe wurde vollständig geprüft.",
    "found.small_complete": (
        "Davon {count} kleine, der Größe nach; vollständig geprüft bis zu {size} insgesamt."
    ),
    "found.saved": (
        "{count} davon {count:war|waren} schon gespeichert; {wrong} {wrong:wird|werden} immer noch "
        "falsch beantwortet."
    ),
    "found.agreed": "stimmt",
    "found.disagreed": "falsch",
    "found.unsupported": "nicht unterstützt",
    "found.unanswered": "ohne Antwort",
    "played.line": (
        "{game} wird gespielt: {count} {count:Spiel|Spiele}, {findings} {findings:Fund|Funde}, "
        "noch {left} s"
    ),
    "played.found": "GEFUNDEN in {game}: {what}",
    "played.title.moves": "falsche erlaubte Züge",
    "played.title.refusal": "eine falsche Antwort darauf, welche Züge möglich sind",
    "played.title.score": "eine falsche Wertung am Ende eines Spiels",
    "played.title.trace": "`trace` und `legal` werden verschieden beantwortet",
    "played.trace": (
        "Vor Zug {index} nennt `trace` andere Züge als `legal`, und `legal` hat recht. Behält das "
        "Programm etwas von einem früheren Zug oder Spiel?"
    ),
    "played.why": (
        "Durch Spielen gefunden und so kurz wie möglich gemacht; erwartet wird, was die Bibliothek "
        "sagt."
    ),
    "played.searched": (
        "{game} wurde gespielt, mit Startzahl {seed}: {count} {count:ganzes Spiel|ganze Spiele} "
        "geprüft."
    ),
    "played.small": (
        "Davor die kleinsten Spiele, auf alle Arten bis zu {depth} {depth:Zug|Zügen} der Personen "
        "am Tisch: {count} {count:Entscheidung|Entscheidungen}."
    ),
    "played.met": "Wie oft was in diesen Spielen vorkam, das Seltenste zuerst:",
    "found.gave_up": "Die Suche wurde abgebrochen, weil zu viele Stellungen ohne Antwort blieben.",
    "found.interrupted": "Die Suche wurde vor Ablauf ihrer Zeit beendet.",
    "found.save": (
        "Mit --save ORDNER wird jeder Fund in einer Datei gespeichert, und --replay fragt ihn noch "
        "einmal."
    ),
    "found.fault": (
        "boardscore widerspricht sich selbst, also gilt nichts von dem, was es hier sagt. Es "
        "wertet {position} einmal so: {said}, und einmal so: {fast}. Bitte melde das."
    ),
    "found.not_searched": (
        "{game} wurde nicht durchsucht: Das Programm hat keinen Testfall dazu gewertet."
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
    "help.replay_finding": (
        "Fragt statt der Testfälle die Funde, die die Suche in DATEI gespeichert hat; mehrfach "
        "möglich."
    ),
    "usage.not_a_time": "{value} ist kein Wert von {option}; schreibe eine Zeit, etwa 30s oder 2m",
    "usage.needs_search": "{option} gehört zur Suche; dazu fehlt --search, etwa --search 30s",
    "usage.replay_selects": (
        "--replay fragt Funde statt der Testfälle, also wählt {option} nichts aus; lass eins von "
        "beiden weg"
    ),
    "usage.no_finding_of_game": "{file} enthält keinen Fund zu {game}",
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
}
