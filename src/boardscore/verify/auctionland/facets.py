"""The facets of Auctionland: name, kind, and a sentence in both languages."""

from boardscore.verify.vectors.facet import read_facets

FACETS = read_facets(
    "auctionland",
    """
players/starting-player: order
    The first seat holds the gavel first
    Sitz 1 hat den Hammer zuerst
players/seats: scope
    There is one seat for each player, and no others
    Es gibt genau so viele Sitze wie Personen
players/how-many: amount
    2 to 6 can play
    Es spielen 2 bis 6
players/names-differ: scope
    Each player has a different name
    Keine zwei Personen am Tisch heißen gleich
setup.first/first-name: order
    The player who is named first starts
    Wer zuerst genannt ist, beginnt
tile/clockwise: reach
    A quarter turn moves the north side of a tile to the east
    Nach einer Vierteldrehung zeigt die Nordseite eines Plättchens nach Osten
tile/alike: edge
    Quarter turns that look alike are one move, written with the lowest number of turns
    Drehungen, nach denen ein Plättchen gleich aussieht, sind ein Zug; genannt wird die kleinste
tile/listed-once: scope
    A pack lists each tile once and says how many copies there are
    Das Datenpaket nennt jedes Plättchen einmal und sagt, wie oft es da ist
setup.money/by-seat: amount
    Seats 1 to 6 start with 10, 12, 14, 16, 18 and 20 dollars, whatever the number of players
    Die Sitze 1 bis 6 beginnen mit 10, 12, 14, 16, 18 und 20 Dollar, egal wie viele mitspielen
money.hidden/others: scope
    No one sees the money of another player
    Das Geld der anderen sieht niemand
money.hidden/setting: ruling
    If money is visible, all players see everyone's money
    Mit offenem Geld sehen alle das Geld aller
money.hidden/own-moves: scope
    The money of others does not change what a player may do
    Was andere haben, ändert an den eigenen Zügen nichts
setup.market/sorted: order
    In the first market, tiles with more icons lie closer to the stack
    Im ersten Markt liegen Plättchen mit mehr Symbolen näher beim Stapel
setup.market/every-icon: scope
    Icons of all kinds are counted together for the first market
    Für den ersten Markt zählen Symbole aller Arten zusammen
setup.market/dealt-order: order
    Tiles with equally many icons keep the order in which they were dealt
    Plättchen mit gleich vielen Symbolen bleiben so liegen, wie sie ausgelegt wurden
setup.market/size: amount
    The market has the chosen size, or holds all the tiles if there are fewer
    Der Markt hat die gewählte Größe; gibt es weniger Plättchen, liegen alle darin
setup.market/at-least-three: amount
    A market has at least 3 tiles
    Ein Markt hat mindestens 3 Plättchen
setup.market/whole-deck: scope
    A stack holds every tile of the pack, with all its copies
    Der Stapel enthält jedes Plättchen des Datenpakets mit allen Exemplaren
setup.market/from-the-front: order
    The first market comes from the front of the stack
    Der erste Markt kommt von vorn aus dem Stapel
setup.market/order-unknown: order
    No one knows the order of the stack
    Wie der Stapel liegt, weiß niemand
turn.order/build-first: order
    The auctioneer first builds, then auctions
    Zuerst wird gebaut, dann versteigert
turn.order/gavel-holder: scope
    Only the auctioneer builds from the market, auctions, and sells or buys back
    Nur wer den Hammer hat, baut aus dem Markt, versteigert, verkauft oder kauft zurück
turn.order/to-the-left: order
    The gavel goes from seat to seat, and from the last to the first
    Der Hammer geht von Sitz zu Sitz, vom letzten wieder zum ersten
turn.order/no-tile: edge
    A step for which the market has no tile is skipped
    Bauen oder Versteigern entfällt, wenn kein Plättchen im Markt liegt
turn.order/own-moves: scope
    While the auctioneer acts, the others have no move
    Solange am Zug ist, wer den Hammer hat, haben die anderen keinen Zug
market.price/dollar-a-slot: amount
    A tile costs 1 dollar for each tile skipped, so the first is free
    Ein Plättchen kostet 1 Dollar für jedes übersprungene; das erste ist also kostenlos
market.price/slot-exists: edge
    There are only as many slots as tiles in the market
    Es gibt nur Marktplätze, auf denen ein Plättchen liegt
market.price/own-money: edge
    A player who cannot pay the price cannot take the tile; the dollars on it do not help
    Wer den Preis nicht zahlen kann, bekommt das Plättchen nicht; die Dollar darauf helfen nicht
market.price/skipped-tiles: reach
    Each tile skipped gets 1 dollar, and no other tile does
    Auf jedes übersprungene Plättchen kommt 1 Dollar, auf die anderen keiner
market.price/open-to-all: scope
    All players see the market and the dollars on it
    Den Markt und die Dollar darauf sehen alle
market.money/taker: scope
    A player who takes a tile to build it gets the dollars on it
    Wer ein Plättchen nimmt und baut, bekommt die Dollar darauf
market.money/at-once: order
    The auctioneer gets the dollars on an auctioned tile immediately, no matter who builds it
    Wer ein Plättchen versteigert, bekommt die Dollar darauf sofort, egal wer es am Ende hat
market.money/left-over: edge
    Dollars left on tiles at the end belong to no one
    Dollar, die am Ende auf Plättchen liegen, gehören niemandem
market.refill/to-size: amount
    The market is filled up to its size, as far as the stack goes
    Der Markt bekommt so viele Plättchen, wie ihm fehlen, soweit der Stapel reicht
market.refill/end-of-turn: order
    The market is refilled at the end of a turn and not before
    Der Markt wird erst am Ende eines Zuges aufgefüllt
market.refill/stack-end: order
    New tiles go behind those that are left
    Neue Plättchen kommen hinter die, die noch daliegen
market.refill/not-sorted: order
    Only the first market is sorted
    Nach dem ersten Markt wird nichts mehr sortiert
market.refill/dollars-stay: scope
    Dollars on tiles stay when the market is refilled
    Dollar auf Plättchen bleiben beim Auffüllen liegen
market.refill/from-the-stack: scope
    Only tiles that are still in the stack are drawn
    Gezogen wird nur, was noch im Stapel ist
build.first/origin: edge
    Rows and columns are counted from the first tile of the island
    Gezählt wird vom ersten Plättchen der Insel aus
build.edge/edge: reach
    A tile shares an edge with the island; a corner is not enough
    Ein Plättchen grenzt mit einer Kante an die Insel; eine Ecke genügt nicht
build.edge/any-tile: scope
    The edge may be that of any tile of the island
    Angelegt werden darf an jedes Plättchen der Insel
build.edge/taken: scope
    No tile is laid on top of another
    Ein Feld, auf dem ein Plättchen liegt, ist belegt
build.edge/zones: scope
    Zones that meet at an edge need not match
    Zonen, die an einer Kante aufeinandertreffen, müssen nicht zusammenpassen
build.edge/turned: ruling
    A tile may be turned before it is laid, unless ruled otherwise
    Ein Plättchen darf vor dem Bauen gedreht werden, wenn nichts anderes gewählt ist
build.edge/known-ruling: ruling
    Tiles can be turned either freely or not at all
    Plättchen dürfen entweder frei gedreht werden oder gar nicht
build.bounds/columns: reach
    An island spans 4 columns at most
    Eine Insel ist höchstens 4 Spalten breit
build.bounds/rows: reach
    An island spans 4 rows at most
    Eine Insel ist höchstens 4 Reihen hoch
build.bounds/open: edge
    An island that spans fewer than 4 rows or columns may grow in either direction
    Solange eine Insel weniger als 4 Reihen oder Spalten hat, darf sie auf beiden Seiten wachsen
auction.pick/any-slot: scope
    The auctioneer may put up any tile of the market, and that tile is auctioned
    Wer den Hammer hat, darf jedes Plättchen im Markt zur Versteigerung anbieten
auction.bid/all-others: scope
    All players but the auctioneer may bid
    Wer den Hammer hat, bietet nicht mit; alle anderen dürfen
auction.bid/any-order: order
    Bids and passes come in any order
    Geboten und gepasst wird in beliebiger Reihenfolge
auction.bid/higher: amount
    A bid must be higher than the standing bid
    Ein Gebot ist höher als das bisher höchste
auction.bid/at-least-one: edge
    The lowest bid is 1 dollar
    Das kleinste Gebot ist 1 Dollar
auction.bid/whole: edge
    A bid is a whole number of dollars
    Geboten werden ganze Dollar
auction.bid/own-money: amount
    A bid may not be more than the bidder has
    Niemand darf mehr bieten, als er hat
auction.bid/own-raise: scope
    The player with the standing bid may raise it
    Wer das höchste Gebot hält, darf es erhöhen
auction.bid/own-moves: scope
    Bidders are offered only their own bids
    Wer bietet, bekommt nur die eigenen Gebote genannt
auction.close/final: order
    A player who has passed is out until the auction is over, and back in for the next one
    Wer gepasst hat, ist bis zum Ende der Versteigerung draußen, bei der nächsten wieder dabei
auction.close/holder: scope
    The player with the standing bid cannot pass
    Wer das höchste Gebot hält, darf nicht passen
auction.close/one-left: order
    The auction is over as soon as everyone but the player with the standing bid has passed
    Die Versteigerung endet, sobald alle gepasst haben, die nicht das höchste Gebot halten
auction.close/has-to-pass: edge
    A player who cannot bid higher stays in until they pass
    Auch wer nicht mehr überbieten kann, scheidet erst mit dem Passen aus
auction.close/last-bidder: ruling
    The last bidder may still bid if there is no bid yet, unless ruled otherwise
    Wer als Einziger übrig ist, darf ohne Gebot noch bieten, wenn nichts anderes gewählt ist
auction.two-player/one-bid: order
    With 2 players the first bid ends the auction
    Zu zweit beendet das erste Gebot die Versteigerung
auction.two-player/asked: ruling
    With 2 players the bidder bids or passes, whatever the ruling on the last bidder
    Zu zweit darf immer geboten oder gepasst werden, egal was für die letzte Person gilt
auction.no-bid/gavel-holder: scope
    A tile that gets no bid is free for the auctioneer, who builds it
    Bietet niemand, bekommt das Plättchen kostenlos, wer den Hammer hat, und baut es
auction.no-bid/full-island: edge
    A tile that gets no bid goes to the box if the auctioneer's island is full
    Wer den Hammer und eine volle Insel hat, legt ein Plättchen ohne Gebot in die Schachtel
auction.sell/bidder-builds: scope
    The highest bidder builds the tile that is sold
    Ein verkauftes Plättchen baut, wer am höchsten geboten hat
auction.sell/price: amount
    The highest bidder pays the bid to the auctioneer
    Das höchste Gebot bekommt, wer den Hammer hat
auction.buy-back/gavel-holder-builds: scope
    The auctioneer builds the tile that is bought back
    Ein zurückgekauftes Plättchen baut, wer den Hammer hat
auction.buy-back/one-more: amount
    Buying back costs 1 dollar more than the bid, and the bidder gets it
    Zurückkaufen kostet 1 Dollar mehr als das Gebot; das Geld bekommt, wer geboten hat
auction.buy-back/own-money: edge
    An auctioneer who cannot pay the bid plus 1 dollar has to sell
    Wer nicht 1 Dollar mehr als das Gebot zahlen kann, muss verkaufen
auction.full-island/box: edge
    An auctioneer with a full island may buy back, and the tile goes to the box
    Auch mit voller Insel darf man zurückkaufen; das Plättchen kommt dann in die Schachtel
bonus.earn/row: reach
    The 4th tile of a row earns a bonus tile
    Das 4. Plättchen einer Reihe bringt ein Bonusplättchen
bonus.earn/column: reach
    The 4th tile of a column earns a bonus tile
    Das 4. Plättchen einer Spalte bringt ein Bonusplättchen
bonus.earn/must: order
    A bonus is taken immediately, before anything else is done
    Ein Bonusplättchen wird sofort genommen, vor allem anderen
bonus.earn/anybody: scope
    The player who lays the 4th tile gets the bonus, in any phase and on any player's turn
    Den Bonus bekommt, wer das 4. Plättchen legt, in jeder Phase und auch im Zug anderer
bonus.earn/price: amount
    A bonus tile costs the market price, and the player who takes it gets the dollars on it
    Ein Bonusplättchen kostet seinen Preis im Markt, und die Dollar darauf gehören dazu
bonus.earn/no-tile: edge
    There is no bonus if the market has no tile
    Ohne Plättchen im Markt gibt es keinen Bonus
bonus.earn/no-room: edge
    There is no bonus if the island has no room
    Ohne freies Feld auf der Insel gibt es keinen Bonus
bonus.once/a-turn: amount
    A player gets at most one bonus per turn, and may get another in a later turn
    In jedem Zug bekommt man höchstens einen Bonus, in einem späteren wieder einen
bonus.once/no-chain: scope
    A bonus tile earns no bonus, and completing a row and a column together earns only one
    Ein Bonusplättchen bringt keinen weiteren Bonus; Reihe und Spalte zugleich bringen nur einen
bonus.once/several-players: scope
    Several players may get a bonus in the same turn
    Mehrere können im selben Zug einen Bonus bekommen
end.trigger/full-island: edge
    The game ends with 16 tiles on an island, but not with 15
    Mit 16 Plättchen auf einer Insel endet das Spiel, mit 15 nicht
end.trigger/end-of-turn: order
    The turn in which an island becomes full is played to its end
    Der Zug, in dem eine Insel voll wird, wird zu Ende gespielt
end.trigger/anybody: scope
    Any player's full island ends the game
    Das Spiel endet, sobald irgendeine Insel voll ist
end.trigger/empty-market: edge
    A turn that begins with an empty market is the last
    Ein Zug, der mit leerem Markt beginnt, ist der letzte
end.trigger/no-more: order
    After the end there is no refill and no move
    Nach dem Ende wird weder aufgefüllt noch weitergespielt
score.beaches/edge: scope
    A beach counts at a side with no tile next to it, but not at a side with one
    Ein Strand an einer Seite ohne Plättchen daneben zählt, einer zwischen Plättchen nicht
score.beaches/half-side: edge
    Half a side at the edge is enough, and only the half with the beach matters
    Eine halbe Seite am Rand genügt; es kommt nur auf die Hälfte mit dem Strand an
score.beaches/gap: scope
    The sides around a gap inside the island are part of the edge too
    Auch die Seiten um eine Lücke in der Insel sind Rand
score.beaches/covered: scope
    A tile next to a beach covers it, whatever that tile shows
    Ein Plättchen neben einem Strand verdeckt ihn, egal was es zeigt
score.beaches/corner: reach
    Only a tile next to a side matters, not a tile at its corner
    Ob an einer Ecke ein Plättchen liegt oder fehlt, spielt keine Rolle
score.beaches/inner: edge
    A beach inside a tile, which touches no side, does not count
    Ein Strand im Inneren eines Plättchens, der keine Seite berührt, zählt nicht
score.beaches/once: amount
    A tile counts once, however many beaches and open sides it has
    Jedes Plättchen zählt einmal, egal wie viele Strände und offene Seiten es hat
score.beaches/second-zone: scope
    One beach at the edge is enough, whichever of the tile's beaches it is
    Ein Strand am Rand genügt, egal welcher des Plättchens
score.beaches/apart: reach
    All beach tiles count, whether their beaches touch or not
    Alle Plättchen mit Strand zählen, ob sich die Strände berühren oder nicht
score.beaches/table: amount
    The points are looked up in the beach table, whose first entry is for a count of 0
    Die Punkte stehen in der Strandtabelle, die mit der Anzahl 0 beginnt
score.beaches/open-end: edge
    A last entry with a plus in the beach table holds for every higher count
    Ein Plus am Ende der Strandtabelle heißt: Der Eintrag gilt für jede höhere Anzahl
score.beaches/last-entry: edge
    The last entry of the beach table holds for its own count without a plus
    Der letzte Eintrag der Strandtabelle gilt auch ohne Plus für seine Anzahl
score.theme-parks/largest: scope
    Only the largest theme park area is scored
    Nur der größte Vergnügungspark wird gewertet
score.theme-parks/edges: reach
    Theme parks join across edges, in rows and columns, and not across corners
    Vergnügungsparks verbinden sich über Kanten, in Reihen und Spalten, nicht über Ecken
score.theme-parks/facing: reach
    Theme parks join only where both tiles show one at their common edge
    Vergnügungsparks verbinden sich nur, wo beide Plättchen an der gemeinsamen Kante einen zeigen
score.theme-parks/half-sides: edge
    Half a side is enough for theme parks to join, if the halves face each other
    Eine halbe Seite genügt zum Verbinden, wenn sich die Hälften gegenüberliegen
score.theme-parks/tiles: amount
    The size of a theme park is its number of tiles
    Die Größe eines Vergnügungsparks ist die Zahl seiner Plättchen
score.theme-parks/second-zone: scope
    Two theme park zones on one tile are separate, and both can join others
    Zwei Vergnügungsparks auf einem Plättchen sind zwei Zonen, und beide können sich verbinden
score.theme-parks/one-zone: scope
    A theme park zone that appears in several parts of a tile is one zone
    Ein Vergnügungspark, der mehrere Seiten eines Plättchens berührt, ist eine einzige Zone
score.theme-parks/inner: edge
    A theme park inside a tile is a separate area
    Ein Vergnügungspark im Inneren eines Plättchens ist ein eigenes Gebiet
score.theme-parks/gap: reach
    Theme parks do not join across a gap
    Vergnügungsparks verbinden sich nicht über eine Lücke
score.theme-parks/kind: scope
    Only theme parks count and join, no other zones
    Nur Vergnügungsparks zählen; andere Zonen verbinden sie nicht
score.theme-parks/table: amount
    The points are looked up in the theme park table, whose first entry is for a size of 0
    Die Punkte stehen in der Vergnügungsparktabelle, die mit der Anzahl 0 beginnt
score.theme-parks/open-end: edge
    A last entry with a plus in the theme park table holds for every larger size
    Ein Plus am Ende der Vergnügungsparktabelle heißt: Der Eintrag gilt für jede höhere Anzahl
score.theme-parks/last-entry: edge
    The last entry of the theme park table holds for its own size without a plus
    Der letzte Eintrag der Vergnügungsparktabelle gilt auch ohne Plus für seine Anzahl
score.gardens-houses/product: amount
    The points are the garden areas times the house areas
    Gartengebiete mal Hausgebiete, das sind die Punkte
score.gardens-houses/zero: edge
    Gardens without houses score nothing, and neither do houses without gardens
    Gärten ohne Häuser bringen nichts und Häuser ohne Gärten auch nicht
score.gardens-houses/gardens-join: scope
    Gardens that touch are one area
    Gärten, die sich berühren, sind ein Gebiet
score.gardens-houses/houses-join: scope
    Houses that touch are one area
    Häuser, die sich berühren, sind ein Gebiet
score.gardens-houses/other-kind: scope
    A garden that touches a house counts like any other
    Ein Garten zählt auch, wenn er ein Haus berührt
score.gardens-houses/edges: reach
    Gardens join gardens, and houses join houses, across edges and not across corners
    Gärten verbinden sich mit Gärten, Häuser mit Häusern: über Kanten, nicht über Ecken
score.gardens-houses/facing: reach
    Gardens join, and houses join, only where both tiles show them at the common edge
    Gärten und Häuser verbinden sich nur, wo beide Plättchen sie an der gemeinsamen Kante zeigen
score.gardens-houses/half-sides: edge
    Half a side is enough to join, if the halves face each other
    Eine halbe Seite genügt auch bei Gärten und Häusern, wenn sich die Hälften gegenüberliegen
score.gardens-houses/second-zone: scope
    Two gardens on one tile are two areas, and so are two houses
    Zwei Gärten auf einem Plättchen sind zwei Gebiete, zwei Häuser ebenso
score.gardens-houses/one-zone: scope
    A garden that appears in several parts of a tile is one garden; the same goes for houses
    Ein Garten, der mehrere Seiten eines Plättchens berührt, ist eine einzige Zone; ein Haus auch
score.gardens-houses/inner: edge
    Each garden or house inside a tile is a separate area
    Jeder Garten und jedes Haus im Inneren eines Plättchens ist ein eigenes Gebiet
score.gardens-houses/joined-elsewhere: reach
    Two zones on one tile that are connected through other tiles are one area
    Zwei Zonen eines Plättchens sind ein Gebiet, wenn sie über andere Plättchen zusammenhängen
score.gardens-houses/size: amount
    It makes no difference how large an area is
    Wie groß ein Gebiet ist, spielt keine Rolle
score.gardens-houses/gap: reach
    Gardens and houses do not join across a gap
    Gärten und Häuser verbinden sich nicht über eine Lücke
score.icons/places: amount
    The most icons score 20 points, the second most 10, the third most 5
    Die meisten Symbole bringen 20 Punkte, die zweitmeisten 10, die drittmeisten 5
score.icons/fourth: edge
    Third place is the last that scores points
    Nach den drittmeisten Symbolen gibt es keine Punkte mehr
score.icons/few-players: scope
    Places score the same points however few players there are
    Auch wenn nur wenige mitspielen, gibt es dieselben Punkte
score.icons/tie-same: order
    All who tie get the points of their place in full
    Bei Gleichstand bekommen alle die vollen Punkte ihres Platzes
score.icons/tie-skips: order
    Each player in a tie beyond the first uses up one more place
    Teilen sich mehrere einen Platz, werden entsprechend viele Plätze übersprungen
score.icons/none: edge
    A player without an icon of a kind gets no points for that kind; one icon is enough
    Wer kein Symbol einer Art hat, bekommt dafür keine Punkte; eines genügt
score.icons/each-type: scope
    Each kind of icon is scored by itself
    Jede Art von Symbolen wird für sich gewertet
score.icons/each-icon: amount
    Every icon counts, even several on one tile
    Jedes Symbol zählt, auch mehrere auf einem Plättchen
score.icons/anywhere: reach
    It makes no difference where icons are
    Wo Symbole liegen, spielt keine Rolle
score.icons/all-players: scope
    The icons of all players are compared
    Verglichen werden die Symbole aller Personen
tie.money/total: amount
    All points of a player are added up, and the highest total wins
    Alle Punkte werden addiert, und die höchste Summe gewinnt
tie.money/points-first: order
    Money counts only if points are equal
    Geld zählt nur bei gleich vielen Punkten
tie.money/most-money: order
    If points are equal, the most money wins
    Bei gleich vielen Punkten gewinnt, wer das meiste Geld hat
tie.money/shared: order
    Players with equal points and equal money share a place
    Bei gleich vielen Punkten und gleich viel Geld wird der Platz geteilt
tie.money/next-place: order
    Each player beyond the first who shares a place uses up one more place
    Teilen sich mehrere einen Platz, werden danach entsprechend viele Plätze übersprungen
tie.money/every-place: order
    Money breaks a tie for any place, not just the first
    Geld entscheidet über jeden Platz, nicht nur über den ersten
""",
)
