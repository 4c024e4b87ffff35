"""Die Texte über die bestmöglichen Ergebnisse auf Deutsch, nach Schlüssel."""

ANALYSIS: dict[str, str] = {
    "plugin.best_results": "der Rückblick",
    "plugin.play_analysis": "die Spielanalyse",
    "hindsight.better": (
        "{name}: {actual} {actual:Punkt|Punkte} erzielt, {best} {best:war|waren} möglich."
    ),
    "hindsight.as_played": (
        "{name}: {actual} {actual:Punkt|Punkte} erzielt, und mehr waren nicht möglich."
    ),
    "hindsight.none_found": (
        "{name}: {actual} {actual:Punkt|Punkte} erzielt; nichts Besseres wurde gefunden."
    ),
    "hindsight.proven": (
        "Bewiesen: In diesen Grenzen geht nicht mehr. Ausprobierte Anordnungen: {tried}."
    ),
    "hindsight.interval": (
        "Abgebrochen nach {tried} {tried:Anordnung|Anordnungen}: Die beste Summe ist mindestens "
        "{best} und höchstens {bound}."
    ),
    "hindsight.free": "Frei wählbar: {what}.",
    "hindsight.kept": "Unverändert: {what:and}.",
    "hindsight.none": "Kein bestmögliches Ergebnis: {what}.",
    "error.not_free_in_games": (
        "{got} ist in einer Partie mit Runden nicht möglich, denn die Reihenfolge der Karten steht "
        "fest; möglich: {known}"
    ),
    "error.not_seconds": "{got} ist keine Anzahl Sekunden; nötig ist eine Zahl über 0",
    "review.begins": (
        "Die Analyse dauert etwa {seconds} {seconds:Sekunde|Sekunden}; Strg-C zeigt, was bis dahin "
        "fertig ist."
    ),
    "review.none": "{file}: {count} Fehler, daher keine Analyse.",
    "review.head": "{game}: Analyse einer Partie",
    "review.players": "Können und Glück",
    "review.points": "Punkte",
    "review.start": "Anfang",
    "review.luck": "Glück",
    "review.skill": "Können",
    "review.final": "Ende",
    "review.in_wins": "Siege",
    "review.number": "{number}",
    "review.number_more": "+{number}",
    "review.mistakes": "Die größten Fehler",
    "review.no_mistakes": "Keine Entscheidung war eindeutig ein Fehler.",
    "review.no_mistakes_yet": "Keine der beurteilten Entscheidungen war eindeutig ein Fehler.",
    "review.no_decisions": "Keine Entscheidung wurde beurteilt.",
    "review.mistake": "{number}. {name}, Zug {move}: kostet {cost}.",
    "review.decision": "{name}, Zug {move}",
    "review.cost": "Kostet {cost}.",
    "review.played": "Gespielt:",
    "review.better": "Besser:",
    "review.better_move": "Kostet {cost}. Besser: {move}",
    "review.labelled": "{label} {move}",
    "review.move": "Zug {move}",
    "review.costs_points": "{points}, aber keine Siege",
    "review.costs_points_mostly": "{points}, aber kaum Siege",
    "review.costs_both": "{wins} und {points}",
    "review.costs_but_gains": "{wins}, bringt aber {points} mehr",
    "review.points_exact": "{points} Punkte",
    "review.points_about": "{points} (± {error}) Punkte",
    "review.wins": "{wins} {wins:Sieg|Siege} in 100 Spielen (± {error})",
    "review.wins_exact": "{wins} {wins:Sieg|Siege} in 100 Spielen",
    "review.wins_all": "den ganzen Sieg",
    "review.wins_between": "{least} bis 100 Siege in 100 Spielen",
    "review.wins_tenths": "{wins} Siege in 100 Spielen (± {error})",
    "review.table": "Was zu sehen war",
    "review.hindsight": "Das Beste, was möglich war",
    "review.decisions": "Beurteilte Entscheidungen: {count}",
    "review.skill_and_luck": (
        "Anfang, Glück, Können und Ende zählen Siege: 1,00 ist der Sieg in dieser Partie. Der "
        "Anfang ist die Gewinnchance. Können fasst zusammen, was die eigenen Entscheidungen "
        "verändert haben, verglichen mit gierigem Spiel. Glück ist alles, was man nicht selbst "
        "entschieden hat: Gezogenes, Verdecktes und die Züge der anderen. Viele Entscheidungen "
        "zusammen können mehr als einen Sieg kosten oder bringen."
    ),
    "review.drawn_luck": (
        "Gezogenes und Verdecktes haben {name} {wins} Siege gebracht; das übrige Glück ist das "
        "Können der anderen Seite."
    ),
    "review.error": (
        "Anfang, Glück und Können sind geschätzt. In 95 von 100 Fällen beträgt der Fehler "
        "höchstens {wins} Siege."
    ),
    "review.rough": "Das ist viel. Die vierfache Zeit halbiert den Fehler ungefähr.",
    "review.assumed": (
        "Jede Entscheidung wird danach beurteilt, was dabei bekannt war, und so, als spielten "
        "danach alle gierig, also immer den Zug, der sofort die meisten Punkte bringt. Gegen Ende, "
        "wo alle Fortsetzungen durchsucht sind, wird sie so beurteilt, als spielten alle auf die "
        "beste Gewinnchance."
    ),
    "review.stopped": (
        "Abgebrochen: {done} von {found} Entscheidungen {done:wurde|wurden} beurteilt; die "
        "anderen zählen als "
        "Glück."
    ),
    "review.unjudged": (
        "Niemand hat {names:den Plan|die Pläne} von {names:and} beurteilt; {names:er zählt|sie "
        "zählen} als nicht erfüllt."
    ),
    "review.chart": "Gewinnchance",
    "review.chart.note": (
        "Das Diagramm kennt, was zu der Zeit verdeckt war, aber nicht, was später gezogen wurde. "
        "Es nimmt an, dass ab da alle gierig spielen. Deshalb kann es bei einem Fehler steigen, "
        "wenn ein gieriger Zug noch schlechter gewesen wäre."
    ),
    "review.chart.moves": "Züge und Ziehungen",
    "review.chart.of": "{name} {share}",
    "review.chart.described": "Am Anfang: {first}. Am Ende: {last}.",
    "error.not_reviewed": (
        "Diese Partie lässt sich nicht analysieren; nötig ist eine Aufzeichnung, als Pfad oder "
        "Text, oder ein Endstand mit seinen Zügen"
    ),
    "error.no_move_to_choose": "Auf diesem Sitz ist gerade kein Zug erlaubt",
    "error.bot_raised": "Bot {number} ({name}) bricht mit einem Fehler ab: {what}",
    "error.bot_illegal": "Bot {number} ({name}) macht einen unerlaubten Zug: {what}",
    "error.bots_not_shared": (
        "Ist jobs größer als 1, laufen Bots in anderen Prozessen: Definiere sie auf der obersten "
        "Ebene eines Moduls, das sich importieren lässt, oder nimm jobs=1; nicht übertragbar: "
        "{bots}"
    ),
    "error.bot_processes_died": (
        "Ein Prozess, der die Partien spielt, endete unerwartet; mit jobs=1 siehst du, warum"
    ),
    "error.game_first": (
        "Zuerst kommt das Spiel, dann die Liste der Bots, wie auf der Kommandozeile: "
        'arena("{game}", bots)'
    ),
    "error.no_winner": "Wer gewinnt, ist unbekannt, denn dem Datenpaket fehlt etwas: {what}",
    "number.decimal_sign": ",",
    "number.percent": "{number} %",
    "arena.head": (
        "{game}, Datenpaket {pack}: {games} {games:Partie|Partien}, "
        "{deals} {deals:gemischter Stapel|gemischte Stapel}"
    ),
    "arena.column.bot": "Bot",
    "arena.column.wins": "Siege",
    "arena.column.share": "Anteil",
    "arena.column.interval": "95-%-Intervall",
    "arena.column.points": "Punkte",
    "arena.interval": "{low} bis {high}",
    "arena.stopped": "Abgebrochen nach {games} von {wanted} Partien.",
    "arena.undecided": ("In {games} {games:Partie|Partien} teilen sich mehrere den Sieg."),
    "arena.deals": (
        "Mit jedem gemischten Stapel wird {seats}-mal gespielt; jeder Bot hat dabei jeden Sitz "
        "einmal."
    ),
    "arena.intervals": "Das Intervall enthält den wahren Anteil mit 95 % Sicherheit.",
    "arena.unjudged": "Pläne in Worten zählen als nicht erfüllt.",
    "arena.progress": "{games} von {wanted} Partien",
    "special.shares": (
        "{below} aller Summen sind niedriger als {total}, und {equal} sind gleich hoch."
    ),
    "special.win": "Mit {total} {total:Punkt|Punkten} gewinnt man in {win} der Fälle.",
    "special.games": (
        "{game}, Datenpaket {pack}: {games} {games:Partie|Partien} mit {players} Personen, auf "
        "jedem Sitz der Bot {bot}."
    ),
    "error.no_moves_left": "Die Partie ist zu Ende, also ist kein Zug mehr zu wählen",
    "error.no_one_acts": "Niemand kann jetzt ziehen: {due}",
    "error.seat_needed": "Mehrere können ziehen: {names:and}; wähle mit `seat` eine Person aus",
    "error.cannot_act": "{name} kann jetzt nicht ziehen: {due}",
    "error.has_no_move": "{name} hat gerade keinen erlaubten Zug",
    "error.view_of_other_seat": (
        "Das ist die Ansicht von {name}; nur dieser Sitz lässt sich analysieren"
    ),
    "error.not_from_the_start": (
        "Diesem Spielstand fehlen Züge vom Anfang der Partie; spiele eine Aufzeichnung davon nach"
    ),
}
