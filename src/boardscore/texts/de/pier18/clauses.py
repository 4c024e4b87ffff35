"""The written rules of Pier 18 in our own words, in German, by clause id."""

CLAUSES: dict[str, tuple[str, str]] = {
    "pier18.players": ("Spielerzahl", "Pier 18 wird mit 2 oder 3 Personen gespielt."),
    "pier18.deck": (
        "Karten",
        (
            "Das Spiel hat 18 Karten. Jede zeigt ein Stück Pier, ein Datum, in der Ecke oben links "
            "ein Patron-Symbol und einen Plan, also ein Ziel. Das Stück Pier hat 2 Seiten und auf "
            "jeder Karte gleich viele Spalten; jedes Feld ist leer oder zeigt ein Symbol. Kein "
            "Datum aus Monat und Tag kommt zweimal vor. Mit zwei gleichen Daten oder verschieden "
            "breiten Karten lässt sich nicht spielen; einen Pier werten kann man trotzdem."
        ),
    ),
    "pier18.symbols": (
        "Symbole",
        (
            "Es gibt 4 Symbole, und jedes steht für eine Figur: der goldene Stern für einen "
            "Blumenverkäufer, der blaue Federkiel für einen Dichter, das rote Herz für Liebende "
            "und der braune Anker für einen Fischer."
        ),
    ),
    "pier18.pier": (
        "Der Pier",
        (
            "Ein Pier hat 2 Seiten und führt vom Land links zum Wasser rechts. Es zählt nur, was "
            "zu sehen ist: Ein überdecktes Symbol ist verloren. Wo die Karten aneinanderstoßen, "
            "spielt keine Rolle. Die Patron-Symbole in den Kartenecken und die Patron-Karten sind "
            "keine Symbole des Piers."
        ),
    ),
    "pier18.setup.deal": ("Karten austeilen", "Zu Beginn erhält jede Person 3 Karten vom Stapel."),
    "pier18.setup.choose": (
        "Plan und Fundament",
        (
            "Von den 3 Karten wählt jede Person geheim eine als Plan und eine andere als "
            "Fundament. Alle zeigen ihre Wahl gleichzeitig. Mit dem Fundament beginnt der Pier am "
            "Land, der Plan liegt offen daneben."
        ),
    ),
    "pier18.setup.return": (
        "Die dritte Karte",
        "Die übrige Karte jeder Person kommt in den Stapel zurück; danach wird er gemischt.",
    ),
    "pier18.setup.first": (
        "Startspieler",
        (
            "In Runde 1 ist die Person Startspieler, deren Fundament das früheste Datum zeigt, "
            "gerechnet ab dem 1. Januar."
        ),
    ),
    "pier18.round.count": (
        "Zahl der Runden",
        (
            "Zu zweit werden 4 Runden gespielt, zu dritt 3 Runden. Danach reicht der Stapel nicht "
            "mehr für eine weitere."
        ),
    ),
    "pier18.round.reveal": (
        "Offene Karten",
        (
            "Für jede Runde werden Karten vom Stapel aufgedeckt, und zwar 1 mehr, als Personen "
            "mitspielen."
        ),
    ),
    "pier18.round.order": (
        "Reihenfolge",
        (
            "Der Startspieler nimmt zuerst eine Karte, die anderen folgen im Uhrzeigersinn. In "
            "jeder neuen Runde beginnt, wer im Uhrzeigersinn auf den bisherigen Startspieler folgt."
        ),
    ),
    "pier18.round.draft": (
        "Karte nehmen",
        (
            "Wer an der Reihe ist, nimmt eine der offenen Karten und verlängert mit ihr den "
            "eigenen Pier am Wasserende."
        ),
    ),
    "pier18.round.overlap": (
        "Überlappen",
        (
            "Eine neue Karte liegt oben auf dem Pier, nie darunter. Sie darf am Wasserende "
            "Spalten der zuletzt gelegten Karte überdecken oder keine; mindestens 1 Spalte dieser "
            "Karte muss sichtbar bleiben. Das gilt am Ende auch für die Plankarte."
        ),
    ),
    "pier18.round.patron": (
        "Patron der Runde",
        (
            "Die Karte, die übrig bleibt, ist der Patron der Runde; ihr Patron-Symbol bestimmt, "
            "welche Kategorie verglichen wird. Wer in dieser Kategorie gerade die meisten Punkte "
            "auf dem Pier hat, erhält die Karte und legt sie verdeckt ab."
        ),
    ),
    "pier18.round.patron-tie": (
        "Gleichstand beim Patron",
        (
            "Liegen mehrere gleichauf vorn, geht der Patron an die Person unter ihnen, deren "
            "Karte aus dieser Runde das früheste Datum zeigt; wer nicht gleichauf liegt, geht "
            "leer aus, auch mit einem früheren Datum. Das gilt auch bei 0 Punkten, es sei denn, "
            "der Tisch hat vereinbart, dass dann niemand den Patron bekommt."
        ),
    ),
    "pier18.end.trigger": (
        "Letzte Runde",
        (
            "Reicht der Stapel nicht mehr für eine ganze Runde, also für 1 Karte mehr, als "
            "Personen mitspielen, beginnt keine weitere."
        ),
    ),
    "pier18.end.plan": (
        "Plan anlegen",
        (
            "Nach der letzten Runde legen alle gleichzeitig ihre Plankarte am Wasserende an den "
            "eigenen Pier. Wie jede andere Karte darf sie Spalten der Karte davor überdecken, "
            "aber nicht alle. Ein fertiger Pier hat zu zweit 6 Karten und zu dritt 5; die letzte "
            "ist der Plan."
        ),
    ),
    "pier18.score.poets": (
        "Dichter",
        (
            "Je 2 Dichter des Piers bringen zusammen 1 Punkt; ein einzelner, der übrig bleibt, "
            "bringt nichts."
        ),
    ),
    "pier18.score.lovers": (
        "Liebende",
        (
            "Liebende bringen jeweils 2 Punkte, wenn auf ihrer Seite auf den 2 Feldern links und "
            "auf den 2 Feldern rechts von ihnen keine Figur liegt. Auch andere Liebende sind "
            "Figuren. Jenseits von Landende und Wasserende ist alles leer."
        ),
    ),
    "pier18.score.fishers": (
        "Fischer",
        (
            "Auf der Seite mit mehr Fischern bringt jeder von ihnen 1 Punkt, die auf der anderen "
            "Seite bringen nichts. Sind es auf beiden gleich viele, zählt nur eine der Seiten."
        ),
    ),
    "pier18.score.flower-sellers": (
        "Blumenverkäufer",
        (
            "Symbole, die auf einer Seite des Piers ohne Lücke nebeneinanderliegen, bilden eine "
            "Gruppe. Eine Gruppe mit mindestens einem Blumenverkäufer bringt 1 Punkt für jedes "
            "andere Symbol, auch bei mehreren Blumenverkäufern nur einmal: Es zählen alle Symbole "
            "der Gruppe außer einem Blumenverkäufer. Eine Gruppe bleibt auf ihrer Seite, es sei "
            "denn, der Tisch hat vereinbart, dass auch die 2 Felder einer Spalte zusammengehören; "
            "schräg liegende Felder gehören nie zusammen. Der Tisch kann auch vereinbaren, dass "
            "kein Blumenverkäufer mitzählt."
        ),
    ),
    "pier18.score.plan": (
        "Erfüllter Plan",
        (
            "Wer mit dem fertigen Pier das Ziel des eigenen Plans erfüllt, erhält 4 Punkte. Die "
            "zuletzt angelegte Plankarte gehört dabei zum Pier."
        ),
    ),
    "pier18.score.patrons": ("Patron-Karten", "Jede Patron-Karte bringt 1 Punkt."),
    "pier18.tie.symbols": (
        "Gleichstand: Symbole",
        (
            "Bei gleicher Punktzahl gewinnt die Person, auf deren Pier die meisten Symbole zu "
            "sehen sind. Nur sichtbare Symbole entscheiden: Überdeckte zählen nicht, ebenso wenig "
            "die in den Kartenecken und auf Patron-Karten. So wird über jeden Platz entschieden, "
            "es sei denn, der Tisch hat vereinbart, dass bei gleicher Punktzahl hinter Platz 1 der "
            "Platz geteilt wird."
        ),
    ),
    "pier18.tie.date": (
        "Gleichstand: Plandatum",
        (
            "Sind auch gleich viele Symbole zu sehen, gewinnt die Person, deren Plankarte selbst "
            "das früheste Datum zeigt; die Daten anderer Karten zählen nicht. Löst keine Regel den "
            "Gleichstand auf, wird der Platz geteilt, und entsprechend viele Plätze danach "
            "entfallen: 1, 1, 3."
        ),
    ),
}
