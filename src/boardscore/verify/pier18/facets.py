"""The facets of Pier 18: name, kind, and a sentence in both languages."""

from boardscore.verify.vectors.facet import read_facets

FACETS = read_facets(
    "pier18",
    """
players/seats: scope
    Only players at the table can act
    An die Reihe kommt nur, wer mitspielt
players/how-many: amount
    2 or 3 can play
    Es spielen 2 oder 3
players/names-differ: scope
    No two players have the same name
    Alle am Tisch haben verschiedene Namen
deck/each-card-once: amount
    There is only one of each card
    Jede Karte gibt es nur einmal
deck/one-width: amount
    All cards have the same width
    Alle Karten sind gleich breit
deck/dates-differ: scope
    No two cards have the same date
    Jedes Datum kommt nur auf einer Karte vor
deck/whole-deck: scope
    A deck holds every card of the pack exactly once
    Der Stapel enthält jede Karte des Datenpakets genau einmal
pier/patron-cards-apart: scope
    Patron cards do not count as symbols on the pier
    Patron-Karten zählen nicht als Symbole auf dem Pier
pier/covered-is-gone: scope
    A covered symbol no longer counts
    Ein überdecktes Symbol zählt nicht mehr
pier/across-cards: reach
    Symbols on two cards can be neighbours, just like those on one card
    Symbole auf zwei Karten können ebenso nebeneinander liegen wie auf einer
pier/corner-symbols: scope
    The patron symbol in the corner of a card does not count as a symbol on the pier
    Das Patron-Symbol in der Ecke einer Karte zählt nicht als Symbol auf dem Pier
setup.deal/three-each: amount
    Each player is dealt 3 cards
    Alle erhalten je 3 Karten
setup.deal/a-hand-each: amount
    Each player is dealt one hand
    Jede Person am Tisch bekommt eine Hand Karten
setup.deal/enough-cards: amount
    There must be at least 3 cards for each player
    Für alle müssen je 3 Karten da sein
setup.deal/in-order: order
    The deck is dealt from the front, one hand after the other
    Ausgeteilt wird von vorn, eine Hand nach der anderen
setup.deal/own-cards: scope
    Players see only their own hand
    Alle sehen nur ihre eigene Hand
setup.choose/any-two: scope
    Any card in the hand can be the Plan, and any other the Foundation
    Jede Karte der Hand darf Plan werden und jede andere Fundament
setup.choose/two-different: scope
    Plan and Foundation are two different cards
    Plan und Fundament sind zwei verschiedene Karten
setup.choose/own-hand: scope
    Plan and Foundation come from the player's own hand
    Plan und Fundament stammen aus der eigenen Hand
setup.choose/seat-order: order
    A record lists one choice for each player, in seat order
    Die Aufzeichnung nennt die Wahl aller Personen, in Sitzreihenfolge
setup.choose/secret: scope
    Until all have chosen, no one sees what the others chose
    Bis alle gewählt haben, sieht niemand die Wahl der anderen
setup.choose/shown: scope
    Once all have chosen, Plans and Foundations are face up
    Haben alle gewählt, liegen Pläne und Fundamente offen
setup.choose/foundation-first: order
    The Foundation begins the pier, at the land
    Mit dem Fundament beginnt der Pier am Land
setup.return/third-card: scope
    The third cards are back in the deck and can be drawn
    Die dritten Karten sind wieder im Stapel und können gezogen werden
setup.return/chosen-stay-out: scope
    Plans and Foundations are not in the deck
    Pläne und Fundamente sind nicht im Stapel
setup.return/known-to-all: scope
    All can work out which cards are in the deck
    Welche Karten im Stapel sind, können alle ausrechnen
setup.return/order-unknown: order
    No one knows the order of the deck
    Die Reihenfolge im Stapel kennt niemand
setup.first/earliest-date: order
    The player with the earliest date on the Foundation goes first, whatever the seat
    Es beginnt, wer das Fundament mit dem frühesten Datum hat, egal auf welchem Sitz
setup.first/of-the-foundation: scope
    The dates of Plans and third cards do not decide who goes first
    Die Daten der Pläne und der dritten Karten spielen dafür keine Rolle
setup.first/month-before-day: order
    For choosing the first player, too, the month comes before the day
    Beim Vergleichen der Daten kommt der Monat vor dem Tag
round.count/two-players: amount
    2 players play 4 rounds with 18 cards
    Zu zweit werden mit 18 Karten 4 Runden gespielt
round.count/three-players: amount
    3 players play 3 rounds with 18 cards
    Zu dritt werden mit 18 Karten 3 Runden gespielt
round.reveal/one-more-than-players: amount
    One more card is drawn than there are players
    Es wird eine Karte mehr aufgedeckt, als Personen am Tisch sind
round.reveal/from-the-deck: scope
    Only what is still in the deck can be drawn
    Aufgedeckt wird nur, was noch im Stapel ist
round.reveal/before-the-draft: order
    In every round the cards are drawn before anyone takes one
    In jeder Runde werden die Karten aufgedeckt, bevor jemand eine nimmt
round.reveal/open-to-all: scope
    All players see the open cards, not just the one whose turn it is
    Die offenen Karten sehen alle, egal wer an der Reihe ist
round.order/clockwise: order
    Play goes clockwise around the table, starting with the first player
    Nach dem Startspieler geht es im Uhrzeigersinn weiter
round.order/first-player-moves-on: order
    In the next round the next seat clockwise goes first
    Die nächste Runde beginnt, wer im Uhrzeigersinn auf den bisherigen Startspieler folgt
round.order/one-card-each: amount
    Each player takes one card per round
    Alle nehmen in jeder Runde genau eine Karte
round.order/own-moves: scope
    Players have no move unless it is their turn
    Wer nicht an der Reihe ist, hat keinen Zug
round.draft/any-open-card: scope
    Any open card can be taken
    Jede offene Karte darf genommen werden
round.draft/only-open-cards: scope
    No other card can be taken, nor one that is already taken
    Nur offene Karten dürfen genommen werden, nicht die der anderen
round.draft/water-end: reach
    The card extends the pier at the water end, as it is printed
    Die Karte verlängert den Pier am Wasserende, so wie sie gedruckt ist
round.draft/half-turn: ruling
    A drafted card is not turned by 180 degrees, unless ruled otherwise
    Eine genommene Karte wird nicht um 180 Grad gedreht, wenn nichts anderes gewählt ist
round.draft/known-ruling: ruling
    Half turns are either allowed or not
    Halbe Drehungen sind entweder erlaubt oder nicht
round.overlap/all-but-one: edge
    All columns but one can be covered, but never all of them
    Alle Spalten bis auf eine dürfen überdeckt werden, nie alle
round.overlap/none: edge
    A card need not cover anything, and it leaves no gap
    Es muss nichts überdeckt werden, aber eine Lücke darf nicht bleiben
round.overlap/card-before: reach
    The columns covered are the last ones of the previous card
    Überdeckt werden die letzten Spalten der Karte direkt davor
round.overlap/new-on-top: scope
    The new card lies on top, including its empty spaces
    Die neue Karte liegt oben, auch mit ihren leeren Feldern
round.patron/not-taken: scope
    The card that no one took is the Patron
    Die Karte, die niemand genommen hat, ist der Patron
round.patron/category: scope
    The patron symbol of the card names the category, not the symbols on its spaces
    Das Patron-Symbol der Karte bestimmt die Kategorie, nicht ein Symbol auf ihren Feldern
round.patron/most-points: order
    The most points in the category win the Patron, not the most symbols or the highest total
    Den Patron bekommt, wer in der Kategorie die meisten Punkte hat; nicht die meisten Symbole
        und nicht die meisten Punkte insgesamt
round.patron/pier-as-it-is: scope
    The piers count as they are after the draft of the round, without the Plans
    Verglichen werden die Piers am Ende der Runde, noch ohne die Pläne
round.patron-tie/earliest-date: order
    Of the tied players, the one with the earliest date gets the Patron, whatever their seat
    Bei Gleichstand bekommt den Patron, wer das früheste Datum gespielt hat, egal auf welchem Sitz
round.patron-tie/card-of-the-round: scope
    The dates of the cards played in this round decide the tie
    Beim Gleichstand zählt das Datum der Karte, die in dieser Runde gespielt wurde
round.patron-tie/only-the-tied: scope
    A player with fewer points does not get the Patron, whatever the date
    Wer weniger Punkte hat, bekommt den Patron auch mit dem frühesten Datum nicht
round.patron-tie/all-zero: ruling
    A tie at 0 points is a tie too, unless ruled otherwise
    Auch wenn alle 0 Punkte haben, ist das ein Gleichstand, wenn nichts anderes gewählt ist
end.trigger/whole-round: edge
    Another round is played only if the deck has enough cards for all of it
    Eine weitere Runde gibt es, solange der Stapel noch für eine ganze reicht
end.trigger/plans-last: order
    No Plan is laid before the last round is over
    Kein Plan wird angelegt, bevor die letzte Runde vorbei ist
end.plan/everybody: amount
    Each player lays their Plan once; a record lists the players in seat order
    Alle legen ihren Plan an, genau einmal; die Aufzeichnung nennt sie in Sitzreihenfolge
end.plan/last-extension: reach
    The Plan card extends the pier at the water end and counts
    Die Plankarte verlängert den Pier am Wasserende und zählt mit
end.plan/overlap: edge
    The Plan card, too, can cover all columns but one
    Auch die Plankarte darf alle Spalten bis auf eine überdecken
end.plan/half-turn: ruling
    The Plan card is not turned by 180 degrees, unless ruled otherwise
    Die Plankarte wird nicht um 180 Grad gedreht, wenn nichts anderes gewählt ist
end.plan/game-over: edge
    The game is over when the last Plan is laid
    Mit dem letzten Plan ist das Spiel zu Ende
end.plan/secret: scope
    Players see how others lay their Plans only when all have laid theirs
    Wie andere ihren Plan anlegen, sieht man erst, wenn alle angelegt haben
score.poets/two-for-one: amount
    2 Poets together score 1 point
    2 Dichter bringen zusammen 1 Punkt
score.poets/odd-one-out: edge
    A Poet left over scores nothing
    Ein Dichter, der übrig bleibt, bringt nichts
score.poets/whole-pier: scope
    The Poets of both sides are counted together
    Die Dichter beider Seiten werden zusammengezählt
score.poets/need-not-touch: reach
    Poets need not lie next to each other
    Dichter müssen nicht nebeneinander liegen
score.lovers/two-points: amount
    Lovers on their own score 2 points
    Ungestörte Liebende bringen 2 Punkte
score.lovers/one-by-one: scope
    Each Lovers symbol is scored by itself
    Alle Liebenden werden einzeln betrachtet
score.lovers/gap-of-two: reach
    A character 1 or 2 spaces away blocks; 3 spaces is far enough
    Wer 1 oder 2 Felder entfernt ist, stört; wer 3 Felder entfernt ist, nicht mehr
score.lovers/both-directions: reach
    One character to the left or to the right is enough to block
    Links stört ebenso wie rechts; schon eine Figur genügt
score.lovers/other-lovers-block: scope
    Other Lovers nearby block too
    Auch andere Liebende stören
score.lovers/every-kind-blocks: scope
    A character of any kind blocks
    Figuren jeder Art stören
score.lovers/same-side: scope
    Characters on the other side do not block
    Wer auf der anderen Seite liegt, stört nicht
score.lovers/land-end: edge
    Nothing beyond the land end blocks
    Jenseits des Landendes stört niemand
score.lovers/water-end: edge
    Nothing beyond the water end blocks
    Jenseits des Wasserendes stört niemand
score.fishers/one-point: amount
    Every Fisher that counts scores 1 point
    Jeder Fischer, der zählt, bringt 1 Punkt
score.fishers/fuller-side: scope
    The side with more Fishers counts, upper or lower
    Es zählt die Seite mit mehr Fischern, ob oben oder unten
score.fishers/other-side-nothing: scope
    The Fishers of the other side do not count
    Die Fischer der anderen Seite zählen nicht
score.fishers/equal-sides: edge
    If both sides have equally many, only one side counts
    Sind es auf beiden Seiten gleich viele, zählt nur eine der Seiten
score.fishers/need-not-touch: reach
    Fishers need not lie next to each other
    Fischer müssen nicht nebeneinander liegen
score.flower-sellers/one-per-other-symbol: amount
    A group with a Flower Seller scores 1 point for each other symbol
    Eine Gruppe mit Blumenverkäufer bringt 1 Punkt für jedes andere Symbol
score.flower-sellers/every-kind: scope
    Symbols of every kind score in a group
    In einer Gruppe bringen Symbole jeder Art Punkte
score.flower-sellers/other-sellers: ruling
    All Flower Sellers of a group but one count like other symbols, unless ruled otherwise
    Alle Blumenverkäufer einer Gruppe bis auf einen zählen mit, wenn nichts anderes gewählt ist
score.flower-sellers/alone: edge
    A Flower Seller alone scores nothing
    Ein Blumenverkäufer allein bringt nichts
score.flower-sellers/needs-a-seller: scope
    A group without a Flower Seller scores nothing
    Eine Gruppe ohne Blumenverkäufer bringt nichts
score.flower-sellers/once-per-group: amount
    A group scores once, however many Flower Sellers it holds
    Eine Gruppe wird einmal gewertet, egal wie viele Blumenverkäufer sie hat
score.flower-sellers/every-group: scope
    Every group with a Flower Seller scores
    Jede Gruppe mit Blumenverkäufer wird gewertet
score.flower-sellers/whole-group: reach
    A group continues from symbol to symbol
    Zu einer Gruppe gehört alles, was ohne Lücke zusammenhängt
score.flower-sellers/along-the-side: reach
    Symbols next to each other on a side are adjacent, towards the land and towards the water
    Zusammen gehört, was auf einer Seite nebeneinander liegt, zum Land wie zum Wasser hin
score.flower-sellers/across-the-column: ruling
    A group never reaches across to the other side, unless ruled otherwise
    Eine Gruppe reicht nie auf die andere Seite, wenn nichts anderes gewählt ist
score.flower-sellers/no-diagonals: reach
    Diagonal spaces are not adjacent
    Schräg liegende Felder sind nicht benachbart
score.flower-sellers/empty-space-parts: reach
    An empty space separates groups
    Ein leeres Feld trennt Gruppen
score.flower-sellers/ends-apart: edge
    The two ends of a pier are not adjacent
    Die beiden Enden eines Piers sind nicht benachbart
score.plan/four-points: amount
    A completed Plan scores 4 points
    Ein erfüllter Plan bringt 4 Punkte
score.plan/only-if-completed: scope
    A Plan that is not completed scores nothing
    Ein nicht erfüllter Plan bringt nichts und kostet nichts
score.plan/plan-card: scope
    The goal is the one on the Plan card, not the one on the Foundation
    Es gilt das Ziel der Plankarte, nicht das des Fundaments
score.plan/finished-pier: scope
    A Plan is judged on the finished pier, with the Plan card
    Ob ein Plan erfüllt ist, zeigt der fertige Pier samt Plankarte
score.plan/plain-words: scope
    A Plan in plain words is completed if its player's verdict says so
    Bei einem Plan in Worten zählt für jede Person das Urteil des Tisches über ihren Plan
score.plan/counts: amount
    A condition can count symbols of each kind, all symbols, empty spaces and columns
    Eine Bedingung kann Symbole einer Art, alle Symbole, leere Felder und Spalten zählen
score.plan/sides: scope
    A condition can be limited to one side
    Eine Bedingung kann auf nur einer Seite zählen
score.plan/groups: ruling
    A condition can ask for groups, which stay on one side, unless ruled otherwise
    Eine Bedingung kann Gruppen zählen; sie bleiben auf einer Seite, wenn nichts anderes gewählt ist
score.plan/points: ruling
    A condition can ask for points, as the rules and rulings give them
    Eine Bedingung kann nach Punkten fragen; es sind die, die der Pier in der Wertung bringt
score.plan/logic: order
    Conditions are joined with "and", "or" and "not"; "not" binds closest, then "and", then "or"
    Bedingungen werden mit and, or und not verbunden: not bindet am stärksten, or am schwächsten
score.patrons/one-each: amount
    Each Patron card scores 1 point
    Jede Patron-Karte bringt 1 Punkt
score.patrons/added-to-the-rest: scope
    All categories are added up
    Alle Kategorien werden zusammengezählt
score.patrons/as-played: amount
    Each Patron card won during a game counts at its end
    Jeder Patron, den jemand im Spiel bekommen hat, zählt am Ende
tie.symbols/points-first: order
    Points come before everything else
    Zuerst entscheiden die Punkte
tie.symbols/most-symbols: order
    With equal points, the player with more symbols is ahead
    Bei gleich vielen Punkten liegt vorn, wer mehr Symbole auf dem Pier hat
tie.symbols/every-kind: scope
    Symbols of every kind break the tie, with or without points
    Symbole jeder Art zählen für den Gleichstand, auch solche ohne Punkte
tie.symbols/both-sides: scope
    The symbols of both sides are counted together
    Die Symbole beider Seiten werden zusammengezählt
tie.symbols/not-the-length: scope
    Symbols are counted, not columns or empty spaces
    Gezählt werden Symbole, nicht Spalten oder leere Felder
tie.symbols/every-place: order
    Symbols break a tie for any place
    Symbole entscheiden über jeden Platz
tie.symbols/below-first: ruling
    The tie rules order the places below first too, unless ruled otherwise
    Auch hinter dem ersten Platz wird ein Gleichstand aufgelöst, wenn nichts anderes gewählt ist
tie.symbols/as-played: scope
    At the end of a game the visible symbols of the finished pier break the tie
    Am Ende eines Spiels zählen für den Gleichstand die sichtbaren Symbole des fertigen Piers
tie.date/symbols-first: order
    Symbols come before dates
    Erst entscheiden die Symbole, dann die Daten
tie.date/earliest: order
    With equal symbols, the player with the earlier date on the Plan card is ahead
    Bei gleich vielen Symbolen liegt vorn, wer das frühere Datum auf der Plankarte hat
tie.date/month-before-day: order
    The month comes before the day, and the year begins in January
    Der Monat kommt vor dem Tag, und das Jahr beginnt im Januar
tie.date/shared-place: order
    Players who stay tied share the better place
    Wenn keine Regel den Gleichstand auflöst, wird der bessere Platz geteilt
tie.date/next-place: order
    After a shared place, one place is skipped for each further player who shares it
    Nach einem geteilten Platz werden entsprechend viele Plätze übersprungen
tie.date/every-place: order
    Dates break a tie for any place
    Daten entscheiden über jeden Platz
tie.date/as-played: scope
    At the end of a game the date on the Plan card breaks the tie, not that of another card
    Am Ende eines Spiels entscheidet das Datum der Plankarte, nicht das einer anderen Karte
""",
)
