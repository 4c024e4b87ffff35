"""What the search found and how far it came."""

from boardscore.verify.texts.text import Text

WORDS = {
    "finding.title.totals": Text("a wrong total", "eine falsche Summe"),
    "finding.title.ranks": Text("a wrong place", "ein falscher Platz"),
    "finding.why": Text(
        "Found and shrunk by the search; the expected answer is the library's score.",
        "Von der Suche gefunden und verkleinert; erwartet wird die Wertung der Bibliothek.",
    ),
    "finding.smallest": Text(
        "Smallest failing position: {count} smaller {count:one passes|ones all pass}.",
        "Kleinste Stellung mit falscher Antwort: {count:Die einzige kleinere wird|Alle kleineren "
        "werden} richtig beantwortet; geprüft: {count}.",
    ),
    "finding.not_proven": Text(
        "Not proven to be the smallest. Smaller ones tried: {count}; also wrong: {others}.",
        "Vielleicht gibt es eine kleinere: Von {count} geprüften kleineren {others:wird|werden} "
        "{others} auch "
        "falsch beantwortet.",
    ),
    "found.file": Text("Saved in {file}", "Gespeichert in {file}"),
    "found.under": Text("Judged under {rulings}.", "Beurteilt nach {rulings}."),
    "found.small_complete": Text(
        "All small positions of up to {size} were checked.",
        "Alle kleinen Stellungen bis zu {size} wurden geprüft.",
    ),
    "found.saved": Text(
        "{count} saved {count:counterexample was|counterexamples were} retried first; {wrong} "
        "{wrong:is|are} still wrong.",
        "{count} {count:gespeichertes Gegenbeispiel|gespeicherte Gegenbeispiele} zuerst geprüft; "
        "noch falsch: {wrong}.",
    ),
    "played.line": Text(
        "Playing {game}: {count} {count:game|games}, {findings} "
        "{findings:counterexample|counterexamples}, {left} s left",
        "{game} wird gespielt: {count} {count:Partie|Partien}, {findings} "
        "{findings:Gegenbeispiel|Gegenbeispiele}, noch {left} s",
    ),
    "played.shrinking": Text(
        "Shrinking a counterexample in {game}: {count} tried",
        "Ein Gegenbeispiel in {game} wird verkleinert: {count} probiert",
    ),
    "played.title.moves": Text(
        "the list of legal moves is wrong", "die Liste der erlaubten Züge ist falsch"
    ),
    "played.title.refusal": Text(
        "a wrong answer about which moves are legal",
        "eine falsche Antwort darauf, welche Züge erlaubt sind",
    ),
    "played.title.score": Text(
        "a wrong score at the end of a game", "eine falsche Wertung am Ende eines Spiels"
    ),
    "played.title.early": Text("the game ends too early", "das Spiel endet zu früh"),
    "played.early": Text(
        "The game goes on after this, but the answer is a score, as if the game were over.",
        "Danach geht das Spiel weiter; als Antwort kommt aber eine Wertung, als wäre es zu Ende.",
    ),
    "played.title.trace": Text(
        "`trace` and `legal` disagree", "`trace` und `legal` widersprechen sich"
    ),
    "played.trace": Text(
        "Before move {index}, the list of moves from `trace` differs from that of `legal`, and "
        "`legal` is right. Does the "
        "program keep something from an earlier move or game?",
        "Vor Zug {index} nennt `trace` andere Züge als `legal`, und `legal` hat recht. Behält das "
        "Programm etwas von einem früheren Zug oder Spiel?",
    ),
    "played.title.lists": Text(
        "`trace` has too many or too few lists of moves",
        "`trace` hat zu viele oder zu wenige Zuglisten",
    ),
    "played.lists": Text(
        "`moves` holds {count} {count:list|lists}; the record has {number} {number:move|moves}.",
        "`moves` enthält {count} {count:Liste|Listen}; die Aufzeichnung hat {number} "
        "{number:Zug|Züge}.",
    ),
    "played.title.state": Text(
        "the state of the table is wrong", "der Stand auf dem Tisch ist falsch"
    ),
    "played.state": Text(
        "{when}, {part}: expected {right}, got {got}",
        "{when}, {part}: erwartet: {right}, geantwortet: {got}",
    ),
    "played.states": Text(
        "`states` must hold {number} {number:entry|entries}: one before each move, and one at the "
        "end.",
        "`states` braucht {number} {number:Eintrag|Einträge}: vor jedem Zug und am Ende einen.",
    ),
    "played.after": Text("After move {index}", "Nach Zug {index}"),
    "played.at_first": Text("Before the first move", "Vor dem ersten Zug"),
    "played.part.players": Text("the number of players", "die Zahl der Personen"),
    "played.no_answer": Text(
        "The request was `{op}`; no rule is named without an answer.",
        "Gefragt war `{op}`; ohne Antwort wird keine Regel genannt.",
    ),
    "played.not_driven": Text(
        "{game} was not played: requests about its games got no answer.",
        "{game} wurde nicht gespielt: Anfragen zu seinen Partien blieben ohne Antwort.",
    ),
    "played.why": Text(
        "Found and shrunk by the search; the expected answer is the library's.",
        "Von der Suche gefunden und verkleinert; erwartet wird die Antwort der Bibliothek.",
    ),
    "played.small": Text(
        "All moves of the smallest games up to move {depth} were checked.",
        "In den kleinsten Spielen wurde bis zum {depth}. Zug alles geprüft.",
    ),
    "played.beside": Text(
        "Judging by this game alone, the mistake could also be in: {clauses}",
        "Wenn man nur dieses Spiel betrachtet, könnte es auch daran liegen: {clauses}",
    ),
    "found.gave_up": Text(
        "The search stopped early because too many requests got no answer.",
        "Die Suche wurde abgebrochen, weil zu viele Anfragen ohne Antwort blieben.",
    ),
    "found.interrupted": Text(
        "The search was stopped before its time was up.",
        "Die Suche wurde vor Ablauf ihrer Zeit beendet.",
    ),
    "found.interrupted_late": Text(
        "Time ran out before every counterexample was confirmed and shrunk.",
        "Die Zeit war um; das Bestätigen und Verkleinern der Gegenbeispiele wurde abgebrochen.",
    ),
    "found.broken_off": Text(
        "There may be a smaller one: shrinking stopped early.",
        "Vielleicht geht es noch kleiner: Das Verkleinern wurde abgebrochen.",
    ),
    "played.unfollowed": Text(
        "{count} more wrong {count:answer was|answers were} not examined before time ran out.",
        "Als die Zeit um war, {count:war|waren} {count} falsche {count:Antwort|Antworten} noch "
        "nicht untersucht.",
    ),
    "found.fault": Text(
        "boardscore contradicts itself, so nothing it reports here counts. It scores {position} "
        "in two ways: {said} and {fast}. Please report it.",
        "boardscore widerspricht sich selbst, also gilt dieser Bericht nicht. Es wertet {position} "
        "einmal so: {said}, und einmal so: {fast}. Bitte melde das.",
    ),
    "found.line": Text(
        "Searching {game}: {count} {count:position|positions}, {findings} "
        "{findings:counterexample|counterexamples}, {left} s left",
        "Suche in {game}: {count} {count:Stellung|Stellungen}, {findings} "
        "{findings:Gegenbeispiel|Gegenbeispiele}, noch {left} s",
    ),
    "found.no_finding": Text("{file} was skipped: {what}", "{file} wurde übersprungen: {what}"),
    "found.not_saved": Text(
        "A counterexample could not be saved in {folder}: {why}",
        "Ein Gegenbeispiel ließ sich nicht in {folder} speichern: {why}",
    ),
    "finding.title.categories": Text("wrong points for {names}", "falsche Punkte für {names}"),
    "finding.title.players": Text(
        "categories for the wrong number of players", "Kategorien für eine andere Zahl von Personen"
    ),
    "found.lost": Text("COULD NOT RUN in {game}: {what}", "NICHT PRÜFBAR in {game}: {what}"),
    "found.title": Text("WRONG in {game}: {what}", "FALSCH in {game}: {what}"),
    "searched.brief": Text(
        "Searched {game} with seed {seed}: {positions} {positions:position|positions}, {games} "
        "whole {games:game|games}; {wrong} wrong {wrong:answer|answers}.",
        "{game} mit Startzahl {seed} durchsucht: {positions} {positions:Stellung|Stellungen}, "
        "{games} ganze {games:Partie|Partien}; {wrong} falsche {wrong:Antwort|Antworten}.",
    ),
    "searched.rulings": Text(
        "Tested under {count} combinations of rulings.",
        "Geprüft mit {count} Kombinationen von Auslegungen.",
    ),
    "searched.rarest": Text(
        "Rarest situations in these games: {what}",
        "Seltenste Situationen in diesen Partien: {what}",
    ),
    "searched.never": Text(
        "Situations that never came up: {what}", "Situationen, die nie vorkamen: {what}"
    ),
    "searched.times": Text("{name} ({count})", "{name} ({count})"),
    "searched.not_begun": Text(
        "The search of {game} did not start: it was stopped first.",
        "Die Suche in {game} begann nicht: Sie wurde vorher abgebrochen.",
    ),
    "searched.unscored": Text(
        "{count} finished {count:game was|games were} not scored, though others were.",
        "{count} {count:beendete Partie wurde|beendete Partien wurden} nicht gewertet, andere aber "
        "schon.",
    ),
}
