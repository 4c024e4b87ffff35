"""Verdicts and reports on wrong answers."""

from boardscore.verify.texts.text import Text

WORDS = {
    "verdict.agree": Text("agree", "stimmt"),
    "verdict.disagree": Text("disagree", "falsch"),
    "verdict.different_ruling": Text("different ruling", "andere Auslegung"),
    "verdict.unsupported": Text("unsupported", "nicht unterstützt"),
    "verdict.order_dependent": Text("order-dependent", "reihenfolgeabhängig"),
    "verdict.answers_vary": Text("answers vary", "antwortet jedes Mal anders"),
    "verdict.could_not_run": Text("could not run", "nicht prüfbar"),
    "verdict.not_executed": Text("not executed", "nicht ausgeführt"),
    "judge.difference": Text(
        "expected {expected}, got {got}", "erwartet: {expected}, gefunden: {got}"
    ),
    "judge.difference_at": Text(
        "{path}: expected {expected}, got {got}", "{path}: erwartet: {expected}, gefunden: {got}"
    ),
    "judge.move_missing": Text("missing: {move}", "fehlt: {move}"),
    "judge.move_illegal": Text("not legal: {move}; {why}", "nicht erlaubt: {move}; {why}"),
    "judge.moves_missing": Text(
        "missing: {count} moves, such as {move}", "es fehlen {count} Züge, etwa {move}"
    ),
    "judge.moves_illegal": Text(
        "not legal: {count} moves, such as {move}; {why}",
        "nicht erlaubt: {count} Züge, etwa {move}; {why}",
    ),
    "judge.wrong_before": Text(
        "The game already goes wrong before move {index} [{clause}]: {what}",
        "Schon vor Zug {index} stimmt das Spiel nicht mehr [{clause}]: {what}",
    ),
    "judge.lacks": Text(
        "{count} legal {count:move is|moves are} missing there{count:, namely|, such as} {first}",
        "dort {count:fehlt|fehlen} {count} {count:erlaubter Zug|erlaubte Züge}, "
        "{count:nämlich|etwa} {first}",
    ),
    "judge.lists": Text(
        "{count} listed {count:move is|moves are} not legal there{count:, namely|, such as} "
        "{first}",
        "{count} {count:genannter Zug ist|genannte Züge sind} dort nicht erlaubt, "
        "{count:nämlich|etwa} {first}",
    ),
    "judge.reason": Text("{why} [{clause}]", "{why} [{clause}]"),
    "judge.moves": Text(
        "Moves so far (numbered from 0, like `index`):",
        "Züge bis hierher (ab 0 gezählt wie `index`):",
    ),
    "judge.judged": Text(
        "The last line says whether {names:and} completed a Plan that only people can judge: "
        "{line}",
        "Die letzte Zeile enthält die Urteile über Pläne, die sich nicht ausrechnen lassen "
        "({names}): {line}",
    ),
    "judge.illegal": Text(
        "Move {index}, {move}, is illegal: {why}", "Zug {index}, {move}, ist nicht erlaubt: {why}"
    ),
    "judge.moves_wanted": Text(
        "expected {count} legal {count:move|moves}, got {got}",
        "erwartet: {count} {count:erlaubter Zug|erlaubte Züge}, gefunden: {got}",
    ),
    "judge.legal_move": Text(
        "Move {index}, {move}, is legal.", "Zug {index}, {move}, ist erlaubt."
    ),
    "judge.expected": Text("Expected:", "Erwartet:"),
    "judge.player": Text(
        "Expected for {name}: {total} {total:point|points}, place {rank}",
        "Erwartet für {name}: {total} {total:Punkt|Punkte}, Platz {rank}",
    ),
    "judge.rule": Text("Rule {id} ({title}): {text}", "Regel {id} ({title}): {text}"),
    "judge.no_rule": Text(
        "No rule is named: the list contains something that is not a move.",
        "Es wird keine Regel genannt: In der Liste steht etwas, das kein Zug ist.",
    ),
    "judge.facet": Text("This is about: {text}", "Darum geht es: {text}"),
    "judge.why": Text("Worked out by hand: {why}", "Von Hand gerechnet: {why}"),
    "judge.reads_as": Text(
        "It would be right under a different ruling: {rulings}",
        "Mit einer anderen Auslegung wäre es richtig: {rulings}",
    ),
    "judge.like": Text(
        "Matches a known misreading: {text}", "Dein Programm antwortet, als hieße die Regel: {text}"
    ),
    "judge.again": Text("To reproduce it:", "So lässt es sich wiederholen:"),
    "judge.received": Text("It answered:", "Geantwortet wurde:"),
    "judge.errors": Text("Last lines on stderr:", "Zuletzt auf stderr:"),
    "judge.same_cause": Text(
        "{count} more {count:answer is|answers are} wrong in the same way{count:, namely|, such "
        "as} {first}; --all "
        "shows {count:it|them}.",
        "{count} weitere {count:Antwort ist|Antworten sind} auf dieselbe Art falsch, "
        "{count:nämlich|etwa} "
        "{first}; --all zeigt sie.",
    ),
    "judge.same_found": Text(
        "{count} more {count:answer is|answers are} wrong in the same way; --all shows "
        "{count:it|them}.",
        "{count} weitere {count:Antwort ist|Antworten sind} ebenso falsch; --all zeigt sie.",
    ),
    "judge.known": Text(
        "Known failures: {count}. {count:It does|They do} not count against the program.",
        "Bekannte Fehler: {count}. Am Urteil über das Programm ändern sie nichts.",
    ),
    "judge.known_failure": Text("known failure: {what}", "bekannter Fehler: {what}"),
    "judge.known_passes": Text(
        "{count} known {count:failure passes|failures pass}; remove from the list: {ids}",
        "{count} {count:bekannter Fehler tritt|bekannte Fehler treten} nicht mehr auf; streiche "
        "aus der Liste: {ids}",
    ),
    "judge.group": Text(
        "{verdict}: {count} {count:vector|vectors}", "{verdict}: {count} {count:Testfall|Testfälle}"
    ),
    "judge.not_started": Text(
        "The program could not be started: {why}", "Das Programm ließ sich nicht starten: {why}"
    ),
    "judge.not_offered": Text(
        "The program does not offer the request `{op}`",
        "Das Programm kennt die Anfrage `{op}` nicht",
    ),
    "judge.not_asked": Text(
        "Not sent: verify was stopped first", "Nicht gesendet: verify wurde vorher abgebrochen"
    ),
    "judge.can_start": Text("A game can start with this set-up.", "Das kann man spielen."),
    "judge.drawn": Text("Drawn in this order: {ids}", "Gezogen wird in dieser Reihenfolge: {ids}"),
    "judge.cannot_start": Text(
        "No game can start with this set-up. {part}: {why}",
        "Das kann man nicht spielen. {part}: {why}",
    ),
    "judge.seen_by": Text("What {name} sees:", "Was {name} sieht:"),
    "judge.game_not_named": Text(
        "The program does not name {game} among its games",
        "Das Programm nennt {game} nicht unter seinen Spielen",
    ),
    "judge.no_greeting": Text(
        "Your program does not answer hello ({why}), so the defaults are used.",
        "Dein Programm antwortet nicht auf hello ({why}); es gilt der Standard.",
    ),
    "judge.greeted_otherwise": Text(
        "Your program's answer to hello is not used ({why}); the defaults are used instead.",
        "Die Antwort deines Programms auf hello zählt nicht ({why}); es gilt der Standard.",
    ),
    "judge.bad_field_of_hello": Text(
        "Your program's answer to hello has a bad field, which is ignored: {why}",
        "In der Antwort deines Programms auf hello zählt ein Feld nicht: {why}",
    ),
    "judge.unknown_ruling": Text(
        "Your program declares {name} = {value}; no ruling has this name and value, so it is "
        "ignored.",
        "Dein Programm gibt {name} = {value} an; diese Auslegung gibt es nicht, also zählt sie "
        "nicht.",
    ),
    "judge.not_needed": Text(
        "Your program does not answer {ops:and} requests ({count} sent). If it only "
        "scores, answer them with the error code unsupported; that is not a failure.",
        "Dein Programm beantwortet diese Anfragen nicht: {ops:and} ({count} gesendet). Wertet es "
        "nur, dann antworte darauf mit dem Code unsupported; das ist kein Fehler.",
    ),
    "judge.misnamed": Text("{what}; known: {known}", "{what}; bekannt: {known}"),
    "judge.unknown_category": Text("Unknown category {got}", "Unbekannte Kategorie {got}"),
    "judge.unknown_category_near": Text(
        "Unknown category {got} (did you mean {near}?)",
        "Unbekannte Kategorie {got} (meinst du {near}?)",
    ),
    "judge.after": Text(
        "This answer was given after {vectors}.", "Diese Antwort kommt nach {vectors}."
    ),
    "judge.after_something": Text(
        "It is not known which of them matter; the command below sends all of them in the same "
        "order.",
        "Auf welche es ankommt, ist nicht bekannt; der Befehl unten sendet alle in derselben "
        "Reihenfolge.",
    ),
    "judge.table": Text("Table {name}: {table}", "Tabelle {name}: {table}"),
    "judge.repeating": Text(
        "Repeating failures in fresh processes: {done} of {count}",
        "Falsche Antworten werden in neuen Prozessen wiederholt: {done} von {count}",
    ),
    "judge.stopped": Text(
        "Stopped: {done} of {count} vectors were sent; some wrong answers may be unconfirmed.",
        "Abgebrochen, gesendete Testfälle: {done} von {count}; nicht alle falschen Antworten sind "
        "bestätigt.",
    ),
    "judge.opening": Text("Waiting for the first answers", "Wartet auf die ersten Antworten"),
    "judge.asking": Text(
        "Vectors sent: {done} of {count}", "Gesendete Testfälle: {done} von {count}"
    ),
    "judge.declared": Text("Declared rulings:", "Angegebene Auslegungen:"),
    "judge.of_value": Text(
        "{ruling}: {vectors} {vectors:vector|vectors}, {games} {games:game|games}, {wrong} wrong",
        "{ruling}: {vectors} {vectors:Testfall|Testfälle}, {games} {games:Partie|Partien}, "
        "{wrong} falsch",
    ),
    "judge.mixed": Text(
        "No single set of rulings fits all answers in {game}. Judged by the declared rulings, or "
        "else the defaults.",
        "Keine Kombination von Auslegungen passt zu allen Antworten in {game}. Beurteilt wird nach "
        "dem, was angegeben ist, sonst nach dem Standard.",
    ),
    "judge.inferred": Text(
        "In {game} your program always follows {rulings} without declaring it, as {count} "
        "{count:vector shows|vectors show}. That is not a mistake.",
        "In {game} folgt dein Programm immer {rulings}, ohne es anzugeben; {count} "
        "{count:Testfall zeigt|Testfälle zeigen} das. Das ist kein Fehler.",
    ),
    "judge.instead": Text(
        "Declared: {declared}. But all answers fit {rulings}, as {count} {count:vector "
        "shows|vectors show}.",
        "Angegeben: {declared}. Aber alle Antworten passen zu {rulings}, wie {count} "
        "{count:Testfall zeigt|Testfälle zeigen}.",
    ),
    "judge.usual_alone": Text(
        "Only the defaults were tested: your program declares no rulings. If it supports other "
        "values, declare all of them in the answer to hello, such as `{example}`.",
        "Geprüft wurde nur mit dem Standard: Dein Programm gibt keine Auslegungen an. Kennt es "
        "andere Werte, dann nenne in der Antwort auf hello alle, etwa `{example}`.",
    ),
    "judge.paste": Text(
        "To declare it, add this to the answer to hello:",
        "Damit dein Programm seine Auslegungen angibt, ergänze diese Zeile in der Antwort auf "
        "hello:",
    ),
    "judge.program": Text("Checked: {name}", "Geprüft: {name}"),
    "judge.unchecked": Text(
        "Not checked, because it was missing: {name}, in {count} {count:answer|answers}",
        "Nicht geprüft, weil es fehlte: {name}, in {count} {count:Antwort|Antworten}",
    ),
    "judge.executed": Text(
        "Executed: {executed} of {total}.", "Ausgeführt: {executed} von {total}."
    ),
    "judge.exit.0": Text(
        "No wrong answers. That does not prove the program correct.",
        "Keine falschen Antworten. Das beweist nicht, dass das Programm richtig ist.",
    ),
    "judge.exit.0.known": Text(
        "No failures but the known ones.", "Keine Fehler außer den bekannten."
    ),
    "judge.exit.1": Text("There are wrong answers.", "Es gibt falsche Antworten."),
    "judge.exit.1.changing": Text(
        "Some answers change when the same request is sent again.",
        "Manche Antworten ändern sich, wenn dasselbe noch einmal gefragt wird.",
    ),
    "judge.exit.3": Text(
        "The program could not be run, or answered nothing that can be judged.",
        "Das Programm ließ sich nicht starten oder hat nichts geantwortet, was sich prüfen lässt.",
    ),
    "judge.exit.3.some": Text(
        "All answers that could be judged are right; {count} {count:request|requests} got no "
        "answer that can be "
        "judged.",
        "Was beantwortet wurde, stimmt; {count} {count:Anfrage blieb|Anfragen blieben} aber ohne "
        "prüfbare Antwort.",
    ),
    "judge.exit.3.breach": Text(
        "All answers are right, but the program breaks the protocol.",
        "Alle Antworten stimmen, aber das Programm hält sich nicht an das Zeilenprotokoll.",
    ),
    "judge.exit.130": Text(
        "The run was stopped, so this is no verdict.",
        "Der Lauf wurde abgebrochen; das ist kein Urteil.",
    ),
    "judge.kit_fault": Text(
        "This is a bug in boardscore, not in your program. Please report it.",
        "Das ist ein Fehler in boardscore, nicht in deinem Programm. Bitte melde ihn.",
    ),
    "judge.exit.4": Text(
        "boardscore contradicts itself; its verdict does not count.",
        "boardscore widerspricht sich selbst; sein Urteil gilt nicht.",
    ),
    "judge.may_follow": Text(
        "This may be a consequence of a mistake above.",
        "Das kann die Folge eines Fehlers weiter oben sein.",
    ),
    "judge.consequences": Text(
        "{count} more {count:group|groups} of wrong answers, perhaps consequences of the above:",
        "{count} weitere {count:Gruppe|Gruppen} falscher Antworten, vielleicht Folgen davon:",
    ),
    "judge.lines_left": Text(
        "... {count} more {count:line|lines}; --all shows {count:it|them}.",
        "... {count} weitere {count:Zeile|Zeilen}; --all zeigt sie.",
    ),
    "judge.more_causes": Text(
        "{count} more {count:cause|causes}, with the number of wrong answers and the first of "
        "them:",
        "{count} weitere {count:Ursache|Ursachen}, jeweils mit der Zahl der falschen Antworten und "
        "der ersten davon:",
    ),
    "judge.operation": Text(
        "{count} {op} {count:request|requests} about {game}",
        "{count} {op}-{count:Anfrage|Anfragen} zu {game}",
    ),
    "judge.moves_before": Text(
        "After {count} other {count:move|moves} (--all shows {count:it|them}):",
        "Nach {count} {count:anderen Zug|anderen Zügen} (--all zeigt sie):",
    ),
    "judge.column.vectors": Text("vectors", "Testfälle"),
    "judge.column.search": Text("search", "Suche"),
    "judge.column.expected": Text("Expected", "Erwartet"),
    "judge.column.received": Text("Received", "Erhalten"),
    "judge.refuses_all": Text(
        "No rule is named: the answer refuses a game whose moves are all legal, and names no move.",
        "Es wird keine Regel genannt: Die Antwort lehnt ein Spiel mit lauter erlaubten Zügen ab "
        "und nennt keinen Zug.",
    ),
    "judge.legal_move_refused": Text(
        "Move {index}, {move}, is called illegal, but it is legal.",
        "Zug {index}, {move}, ist erlaubt; die Antwort lehnt ihn aber ab.",
    ),
    "judge.counts_from_one": Text(
        "No rule is named: `{name}` counts from 0, and your program seems to count it from 1. Its "
        "first lists of moves would be right if each `{name}` were 1 lower.",
        "Es wird keine Regel genannt: `{name}` zählt ab 0, und dein Programm zählt wohl ab 1. "
        "Seine ersten Zuglisten wären richtig, wenn jedes `{name}` um 1 kleiner wäre.",
    ),
    "judge.group_why": Text("{head}: {why}", "{head}: {why}"),
    "judge.unknown_name": Text(
        "Your program's answers to {op} contain {got}, which is unknown and ignored. Known: "
        "{known}",
        "Dein Programm nennt bei {op} {got}; das ist unbekannt und zählt nicht. Bekannt: {known}",
    ),
    "judge.unknown_name_near": Text(
        "Your program's answers to {op} contain {got}, which is unknown. Did you mean {near}?",
        "Dein Programm nennt bei {op} {got}; das ist unbekannt. Meinst du {near}?",
    ),
}
