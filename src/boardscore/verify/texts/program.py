"""Texts about programs under test, and the faults in their output."""

from boardscore.verify.texts.text import Text

WORDS = {
    "error.program_missing": Text(
        "Name the program to be checked, with its arguments",
        "Hier fehlt das Programm, das geprüft werden soll, mit seinen Argumenten",
    ),
    "error.no_such_program": Text(
        "There is no program {program}", "Ein Programm {program} gibt es nicht"
    ),
    "error.program_quoted": Text(
        "There is no program {program}; leave out the quotes around its arguments",
        "Ein Programm {program} gibt es nicht; lass die Anführungszeichen um die Argumente weg",
    ),
    "error.program_not_on_path": Text(
        "There is no program {program} on the search path; the file in this folder is ./{program}",
        "Im Suchpfad gibt es kein Programm {program}; die Datei in diesem Ordner heißt ./{program}",
    ),
    "error.program_interpreter": Text(
        "{program} exists, but the interpreter in its first line does not",
        "{program} ist da, aber der Interpreter aus seiner ersten Zeile fehlt",
    ),
    "error.program_is_a_folder": Text(
        "{program} is a folder, not a program", "{program} ist ein Ordner und kein Programm"
    ),
    "error.program_not_executable": Text(
        "{program} cannot be executed; make it executable, or put the program that runs it in "
        "front of it",
        "{program} ist nicht ausführbar; ändere das, oder nenne davor das Programm, das es "
        "ausführt",
    ),
    "error.program_format": Text(
        "The system cannot execute {program}; put the program that runs it in front of it",
        "{program} kann das System nicht ausführen; nenne davor das Programm, das es ausführt",
    ),
    "error.program_fails": Text(
        "{program} cannot be started: {why}", "{program} lässt sich nicht starten: {why}"
    ),
    "verify.status.answered": Text("answered", "beantwortet"),
    "verify.status.illegal": Text("illegal", "nicht erlaubt"),
    "verify.status.unsupported": Text("unsupported", "nicht unterstützt"),
    "verify.status.internal": Text("internal error", "interner Fehler"),
    "verify.status.timed_out": Text("timed out", "Zeit abgelaufen"),
    "verify.status.crashed": Text("crashed", "abgestürzt"),
    "verify.status.garbage": Text("unreadable", "unlesbar"),
    "verify.status.no_answer": Text("no answer", "keine Antwort"),
    "verify.status.order_dependent": Text("depends on the order", "hängt von der Reihenfolge ab"),
    "verify.status.answers_vary": Text("answers vary", "antwortet jedes Mal anders"),
    "verify.answered": Text("The program answers {answer}", "Das Programm antwortet {answer}"),
    "verify.timed_out": Text(
        "No answer within {seconds} s", "Keine Antwort innerhalb von {seconds} s"
    ),
    "verify.timed_out_printing": Text(
        "No answer within {seconds} s; it printed {line}",
        "Keine Antwort innerhalb von {seconds} s; ausgegeben wurde {line}",
    ),
    "verify.timed_out_start": Text(
        "No answer within {seconds} s of its start",
        "Keine Antwort innerhalb von {seconds} s nach dem Start",
    ),
    "verify.babbles": Text(
        "The program was stopped: it spent too long printing things that are not answers",
        "Das Programm wurde beendet: Es hat zu lange nur Zeilen ausgegeben, die keine Antworten "
        "sind",
    ),
    "verify.lost_after_others": Text(
        "After other requests: {first}. Alone in a fresh process, this request gets an answer.",
        "Nach anderen Anfragen: {first}. Allein in einem neuen Prozess wird diese Anfrage "
        "beantwortet.",
    ),
    "verify.babbles_printing": Text(
        "The program was stopped: it spent too long printing things that are not answers, such as "
        "{line}",
        "Das Programm wurde beendet: Es hat zu lange nur Zeilen ausgegeben, die keine Antworten "
        "sind, "
        "etwa {line}",
    ),
    "verify.timed_out_start_printing": Text(
        "No answer within {seconds} s of its start; it printed {line}",
        "Keine Antwort innerhalb von {seconds} s nach dem Start; ausgegeben wurde {line}",
    ),
    "verify.crashed": Text(
        "The program ended before it answered ({how})",
        "Das Programm endete, ohne zu antworten ({how})",
    ),
    "verify.crashed_saying": Text(
        "The program ended before it answered ({how}); its last output: {said}",
        "Das Programm endete, ohne zu antworten ({how}); zuletzt schrieb es: {said}",
    ),
    "verify.exit_code": Text("exit code {code}", "Exit-Code {code}"),
    "verify.signal": Text("signal {name}", "Signal {name}"),
    "verify.ended": Text(
        "The program exited normally without answering",
        "Das Programm endete ordnungsgemäß, ohne zu antworten",
    ),
    "verify.ended_after": Text(
        "The program ended by itself after {count} {count:answer|answers}",
        "Das Programm endete von selbst nach {count} {count:Antwort|Antworten}",
    ),
    "verify.ended_printing": Text(
        "The program ended without an answer; it printed: {line}",
        "Das Programm endete, ohne zu antworten; es schrieb: {line}",
    ),
    "verify.unfinished": Text(
        "The program ended, and its last line is ignored because it has no line break: {line}",
        "Das Programm endete; seine letzte Zeile ohne Zeilenumbruch gilt nicht: {line}",
    ),
    "verify.closed_output": Text(
        "The program closed its output without an answer and kept running",
        "Das Programm hat seine Ausgabe geschlossen, ohne zu antworten, und lief weiter",
    ),
    "verify.closed_input": Text(
        "The program closed its input without an answer and kept running",
        "Das Programm hat seine Eingabe geschlossen, ohne zu antworten, und lief weiter",
    ),
    "verify.never_answered": Text(
        "Not sent: the program has never answered anything",
        "Nicht gesendet: Das Programm hat noch nie geantwortet",
    ),
    "verify.not_sent": Text(
        "Not sent: {what} got no answer {count} {count:time|times}, each time for the same reason",
        "Nicht gesendet: {what} blieben {count}-mal aus demselben Grund ohne Antwort",
    ),
    "verify.waited_enough": Text(
        "Not sent: {seconds} s were spent on answers that did not come or cannot be read",
        "Nicht gesendet: {seconds} s lang kamen keine oder nur unlesbare Antworten",
    ),
    "verify.kind": Text("{op} requests", "{op}-Anfragen"),
    "verify.kind_of_game": Text("{op} requests about {game}", "{op}-Anfragen zu {game}"),
    "verify.order_dependent": Text(
        "The answer depends on the requests before it. First difference: {place}, {first} in the "
        "run and {then} in a fresh process",
        "Die Antwort hängt von den Anfragen davor ab. Erster Unterschied: {place}, im Lauf "
        "{first}, in einem neuen Prozess {then}",
    ),
    "verify.answers_vary": Text(
        "The same requests in the same order get different answers. First difference: {place}, "
        "{first} in one process and {then} in another",
        "Dieselben Anfragen in derselben Reihenfolge werden verschieden beantwortet. Erster "
        "Unterschied: {place}, {first} in einem Prozess, {then} in einem anderen",
    ),
    "verify.vary_once": Text(
        "It did not recur when the same requests were sent again in the same order. {what}",
        "Als dieselben Anfragen wieder in dieser Reihenfolge kamen, geschah es nicht mehr. {what}",
    ),
    "verify.whole_answer": Text("the whole answer", "die ganze Antwort"),
    "verify.absent": Text("nothing", "nichts"),
    "garbage.mark": Text(
        "The line begins with a byte order mark; write UTF-8 without one",
        "Die Zeile beginnt mit einem BOM; schreib UTF-8 ohne BOM",
    ),
    "garbage.utf_16": Text(
        "The line begins with the byte order mark of UTF-16; write UTF-8",
        "Die Zeile beginnt mit dem BOM von UTF-16; schreib UTF-8",
    ),
    "garbage.null_bytes": Text(
        "The line contains null bytes, as UTF-16 does; write UTF-8",
        "Die Zeile enthält Null-Bytes, wie sie UTF-16 hat; schreib UTF-8",
    ),
    "garbage.not_an_object": Text(
        'The line is {got}; it must be an object: {{"id": 7, "result": {{...}}}}',
        'Die Zeile ist {got}; sie muss ein Objekt sein: {{"id": 7, "result": {{...}}}}',
    ),
    "garbage.not_utf8": Text("The line is not in UTF-8", "Die Zeile ist kein UTF-8"),
    "garbage.constant": Text("{got} is not JSON", "{got} ist kein JSON"),
    "garbage.too_deep": Text(
        "More than {most} levels of nested lists and objects",
        "Mehr als {most} Listen und Objekte sind ineinander geschachtelt",
    ),
    "garbage.long_line": Text(
        "The line is longer than {most} MB", "Die Zeile ist länger als {most} MB"
    ),
    "garbage.long_number": Text(
        "A number has more than {most} digits", "Eine Zahl hat mehr als {most} Ziffern"
    ),
    "garbage.id": Text(
        "The id is {got}; it must be the id of the request",
        "Die id ist {got}; sie muss die Zahl aus der Anfrage sein",
    ),
    "garbage.result_and_error": Text(
        "Both result and error are present; leave one of them out",
        "result und error sind beide da; lass eines davon weg",
    ),
    "garbage.no_result": Text(
        "Neither result nor error is present; does the function return nothing (a missing return)?",
        "Weder result noch error ist da; gibt die Funktion nichts zurück (fehlt ein return)?",
    ),
    "garbage.outside": Text(
        '{name} is outside result: write {{"id": 7, "result": {{"{name}": ...}}}}',
        '{name} gehört in result: {{"id": 7, "result": {{"{name}": ...}}}}',
    ),
    "garbage.null_result": Text(
        "result is null; does the function return nothing (a missing return)?",
        "result ist null; gibt die Funktion nichts zurück (fehlt ein return)?",
    ),
    "garbage.empty_result": Text(
        "result is an empty {{}}, which is what JSON.stringify makes of a promise that was not "
        "awaited",
        "result ist ein leeres {{}}; das macht JSON.stringify aus einem Promise; vor dem Aufruf "
        "fehlt wohl ein await",
    ),
    "garbage.null_number": Text(
        "{path} is null; it must be a whole number; NaN, undefined and None become null in JSON",
        "{path} ist null; es muss eine ganze Zahl sein; aus NaN, undefined und None macht JSON "
        "null",
    ),
    "garbage.list_result": Text(
        'result is {got}; it must be an object: {{"{key}": [...]}}',
        'result ist {got}; es muss ein Objekt sein: {{"{key}": [...]}}',
    ),
    "garbage.not_object": Text(
        "{path} is {got}; it must be an object", "{path} ist {got}; es muss ein Objekt sein"
    ),
    "garbage.not_list": Text(
        "{path} is {got}; it must be a list", "{path} ist {got}; es muss eine Liste sein"
    ),
    "garbage.not_whole": Text(
        "{path} is {got}; it must be a whole number",
        "{path} ist {got}; es muss eine ganze Zahl sein",
    ),
    "garbage.not_text": Text(
        "{path} is {got}; it must be text", "{path} ist {got}; es muss ein Text sein"
    ),
    "garbage.not_ruling": Text(
        "{path} is {got}; it must be text, true or false, or a list of these",
        "{path} ist {got}; es muss ein Text, true oder false sein, oder eine Liste davon",
    ),
    "garbage.key_missing": Text("{path} is missing", "{path} fehlt"),
    "garbage.code": Text(
        "error.code is {got}; known: {known}", "error.code ist {got}; bekannt: {known}"
    ),
    "garbage.index": Text(
        "error.index is {got}; it must be a whole number, 0 or more",
        "error.index ist {got}; es muss eine ganze Zahl ab 0 sein",
    ),
    "remark.noise": Text(
        "Your program prints {count} {count:line|lines} to stdout that {count:is not an "
        "answer|are not answers}{count:, namely|, such as} {first}. Print such things to stderr.",
        "Dein Programm schreibt {count} {count:Zeile|Zeilen} auf stdout, die keine Antwort "
        "{count:ist|sind}, {count:nämlich|etwa} {first}. So etwas gehört auf stderr.",
    ),
    "remark.blank": Text(
        "Your program prints {count} empty {count:line|lines} to stdout.",
        "Dein Programm gibt {count} leere {count:Zeile|Zeilen} auf stdout aus.",
    ),
    "remark.unfinished": Text(
        "Your program leaves {count} {count:line|lines} without a line break{count:, namely|, "
        "such as} {first}",
        "Dein Programm beendet {count} {count:Zeile|Zeilen} ohne Zeilenumbruch, "
        "{count:nämlich|etwa} {first}",
    ),
    "remark.twice": Text(
        "Your program answers twice: {count} {count:answer|answers} too many{count:, namely|, "
        "such as} {first}",
        "Dein Programm antwortet doppelt: {count} {count:Antwort|Antworten} zu viel, "
        "{count:nämlich|etwa} {first}",
    ),
    "remark.unasked": Text(
        "Your program sends {count} {count:answer|answers} without a request{count:, namely|, "
        "such as} {first}",
        "Dein Programm antwortet ungefragt: {count} {count:Antwort|Antworten}, "
        "{count:nämlich|etwa} {first}",
    ),
    "remark.late": Text(
        "Some answers came only after the input of your program had ended: it reads everything "
        "first, does not flush its output after each line, or is slow.",
        "Einige Antworten kamen erst, als die Eingabe deines Programms zu Ende war: Es liest erst "
        "alles, leert seine Ausgabe nicht nach jeder Zeile (flush) oder ist langsam.",
    ),
    "remark.repeated_key": Text(
        "Your program writes a key twice in an object of {count} {count:answer|answers}{count:, "
        "namely|, such as} {first}; the last value counts.",
        "Dein Programm schreibt einen Schlüssel zweimal in ein Objekt, in {count} "
        "{count:Antwort|Antworten}, {count:nämlich|etwa} {first}; der letzte Wert gilt.",
    ),
    "remark.unnumbered": Text(
        "Your program prints more answers than it gets requests, and without an id, such as "
        "{first}. Print one answer after each request, with its id.",
        "Dein Programm gibt mehr Antworten aus, als Anfragen kommen, und ohne id, etwa {first}. "
        "Gib nach jeder Anfrage eine Antwort aus, mit ihrer id.",
    ),
    "remark.ends": Text(
        "{first}, with requests left. It was started again for the rest.",
        "{first}, obwohl noch Anfragen da waren. Für den Rest wurde es wieder gestartet.",
    ),
    "remark.interrupted": Text(
        "Your program ended early {count} {count:time|times} (first: {first}), but answered the "
        "same requests when they were sent again.",
        "Dein Programm ist {count}-mal vorzeitig abgebrochen (zuerst: {first}), hat dieselben "
        "Anfragen aber beantwortet, als sie noch einmal kamen.",
    ),
    "remark.exit_code": Text(
        "After its last answer, your program ended with an exit code other than 0: {count} "
        "{count:time|times}, first with {first}.",
        "Dein Programm endete nach seiner letzten Antwort nicht mit Exit-Code 0: {count}-mal, "
        "zuerst mit {first}.",
    ),
    "remark.ignores_end": Text(
        "Your program keeps running after its input has ended, and had to be stopped.",
        "Dein Programm läuft weiter, wenn seine Eingabe zu Ende ist, und musste beendet werden.",
    ),
    "remark.left_behind": Text(
        "Your program ended and left other programs running, which were stopped.",
        "Dein Programm endete, aber andere, die es gestartet hat, liefen weiter; sie wurden "
        "beendet.",
    ),
    "remark.escaped": Text(
        "Your program ended and left other programs running, which could not be stopped.",
        "Dein Programm endete, aber andere, die es gestartet hat, liefen weiter und ließen sich "
        "nicht beenden.",
    ),
    "doctor.start": Text(
        "Your program cannot be started: {why}", "Dein Programm lässt sich nicht starten: {why}"
    ),
    "doctor.dies": Text(
        "Your program ends before it answers ({how}) and says nothing: make it read requests, "
        "line by line, until its input ends.",
        "Dein Programm endet, bevor es antwortet ({how}), und sagt nichts dazu: Lass es Anfragen "
        "Zeile für Zeile lesen, bis seine Eingabe endet.",
    ),
    "doctor.dies_saying": Text(
        "Your program ends before it answers ({how}): fix the last error it printed: {said}",
        "Dein Programm endet, bevor es antwortet ({how}): Behebe, was es zuletzt meldet: {said}",
    ),
    "doctor.dies_at": Text(
        "Your program ends on the request {op} ({how}) and says nothing: make it answer and keep "
        "running.",
        "Dein Programm endet bei der Anfrage {op} ({how}) und sagt nichts: Lass es "
        "antworten und weiterlaufen.",
    ),
    "doctor.dies_at_saying": Text(
        "Your program ends on the request {op} ({how}): fix the last error it printed: {said}",
        "Dein Programm endet bei der Anfrage {op} ({how}): Behebe, was es zuletzt meldet: {said}",
    ),
    "doctor.hangs": Text(
        "Your program prints nothing: make it read requests from stdin and print a line for each.",
        "Dein Programm gibt nichts aus: Lass es für jede Zeile von stdin eine ausgeben.",
    ),
    "doctor.flush": Text(
        "Your program answers only when its input has ended, or takes longer than {seconds} s: "
        "make it read line by line, and flush its output after each answer.",
        "Dein Programm antwortet erst, wenn seine Eingabe endet, oder braucht länger als "
        "{seconds} s: Lass es Zeile für Zeile lesen und nach jeder Antwort die Ausgabe leeren "
        "(flush).",
    ),
    "doctor.line_break": Text(
        "Your program's answer has no line break at its end. Add one after {line}",
        "Der Antwort deines Programms fehlt am Ende der Zeilenumbruch: Setze einen hinter {line}",
    ),
    "doctor.goes_on": Text(
        "Your program prints its JSON over several lines: print each answer on one line.",
        "Dein Programm verteilt sein JSON auf mehrere Zeilen: Schreib jede Antwort in eine.",
    ),
    "doctor.text_before": Text(
        "Your program prints text before the JSON: print the JSON alone, not {line}",
        "Dein Programm schreibt Text vor das JSON: Schreib das JSON allein, nicht {line}",
    ),
    "doctor.noise": Text(
        "Your program prints lines to stdout that are not answers: print these to stderr: {line}",
        "Dein Programm schreibt auf stdout, was keine Antwort ist: Schreib es auf stderr: {line}",
    ),
    "doctor.no_id": Text(
        "Your program's answers have no id: repeat the id of the request, here {number}.",
        "Den Antworten deines Programms fehlt die id: Gib die der Anfrage zurück, hier {number}.",
    ),
    "doctor.other_id": Text(
        "Your program's answer has the id {got}, which no request had: repeat the id of the "
        "request. Ids so far: {known}.",
        "Die Antwort deines Programms hat die id {got}, die keine Anfrage hatte: Gib die der "
        "Anfrage zurück. Bisher gab es: {known}.",
    ),
    "doctor.id": Text(
        "Your program writes the id as {got}: repeat it as in the request, {number}.",
        "Dein Programm schreibt die id als {got}: Gib sie zurück wie in der Anfrage, {number}.",
    ),
    "doctor.greets_twice": Text(
        "Your program prints more than one answer to hello: print one, after the request.",
        "Dein Programm antwortet mehr als einmal auf hello: Antworte einmal, nach der Anfrage.",
    ),
    "doctor.ends": Text(
        "{first}: make it read requests, line by line, until its input ends.",
        "{first}: Lass es Anfragen Zeile für Zeile lesen, bis seine Eingabe endet.",
    ),
    "doctor.garbled": Text(
        "Your program's answer to {op} cannot be read: {why}",
        "Die Antwort deines Programms auf {op} ist nicht lesbar: {why}",
    ),
    "doctor.internal": Text(
        "Your program reports an internal error on {op} without a message: add one to see why.",
        "Dein Programm meldet bei {op} einen internen Fehler ohne message: Füge eine hinzu.",
    ),
    "doctor.internal_saying": Text(
        "Your program reports an internal error on {op}; fix it: {said}",
        "Dein Programm meldet bei {op} einen internen Fehler: Behebe ihn: {said}",
    ),
    "doctor.stops": Text(
        "Your program answers some requests, but not {op}: answer each on one line.",
        "Dein Programm beantwortet {op} nicht, andere Anfragen schon: Beantworte jede.",
    ),
    "doctor.stranger_ends": Text(
        "Your program ends on an unknown request: answer with the error code unsupported.",
        "Dein Programm endet bei einer unbekannten Anfrage: Antworte mit dem Code unsupported.",
    ),
    "doctor.stranger_silent": Text(
        "Your program does not answer an unknown request: answer with the error code unsupported.",
        "Dein Programm übergeht eine unbekannte Anfrage: Antworte mit dem Code unsupported.",
    ),
    "doctor.well": Text(
        "Your program follows the protocol; run the command without --doctor to check its answers.",
        "Dein Programm hält sich an das Zeilenprotokoll; lass --doctor weg, um die Antworten zu "
        "prüfen.",
    ),
}
