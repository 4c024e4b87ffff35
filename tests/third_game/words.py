"""The words of Stones in both languages, and its registration."""

from boardscore.core.registry import Registration
from boardscore.texts.keys import of_clauses, of_rulings

EN = {
    "game.stones": "Stones",
    "category.pairs": "Pairs",
    "colour.red": "red",
    "colour.green": "green",
    "colour.blue": "blue",
    "spot": "stone {number}",
    "line.pair": "{first} and {second} have the same colour",
    "decided.stones.ends.apart": "the ends are apart",
    "decided.stones.ends.joined": "the ends are joined",
    "help.hand": "How many stones each player of Stones draws; 2 if left out.",
    "dialog.ties.stones": "The rows are all it takes.",
    "ask.stones": "Row of {name}, as letters:",
    "dialog.pack.things.stones": "stones",
    "dialog.pack.one.stone": "stone {id}",
    "dialog.pack.use.stones": "No position names the stones of a bag.",
    "ask.stone.first": "Id of the first stone, usually {usual}:",
    "ask.stone.next": "Id of the next stone, usually {usual} (Enter: no more stones):",
    "ask.stone.id": "Id of the stone:",
    "ask.stone.id.hint": "Any letters and digits.",
    "ask.stone.colour": "Stone {id}, colour (R, G, B):",
    "compared.stones.tie.length": "Row",
    "tied.stones.tie.length": "{value} {value:stone|stones}",
    "decided.stones.tie.length": "{own} {own:stone|stones} to {others:and}",
    "phase.lay": "a player lays or throws a stone",
    "phase.draw": "first stones are drawn",
    "wanted.row": "a row: one text of letters",
    "wanted.colour": "a colour: one letter",
    "wanted.end": "an end: left or right",
    "error.row_too_long": "the row has {stones} stones; {high} is the most",
    "error.unknown_colour": "there is no colour {got}; known: {known}",
    "illegal.not_in_bag": "stone {stone} is not in the bag, or is drawn twice",
    "pack.stones": "{stones} {stones:stone|stones}",
    "explain.row_legend": "^ marks the stones of a pair",
    "picture.row": "Row of {stones} {stones:stone|stones}",
    "board.row": "{name}: {row}",
    "board.stones": "{name} holds: {stones}",
    "due.draw": "Draw {count} stones.",
    "due.lay": "{name} lays a stone or throws one away.",
    "word.draw": "draw",
    "word.lay": "lay",
    "word.throw": "throw",
    "word.left": "left",
    "word.right": "right",
    "form.draw": "draw {stones}",
    "form.lay": "lay {stone} left",
    "form.lay_left": "lay {stone} left",
    "form.lay_right": "lay {stone} right",
    "form.throw": "throw {stone}",
    "told.draw": "The stones {stones:and} are drawn.",
    "told.lay_left": "{name} lays stone {stone} at the left end.",
    "told.lay_right": "{name} lays stone {stone} at the right end.",
    "told.throw": "{name} throws stone {stone} away.",
    "part.stones": "STONES",
    "part.stone": "STONE",
    "play.what.draw": "the stones drawn, hand by hand",
    "play.what.lay": "lays a stone at an end of the row: left or right",
    "play.what.throw": "throws a stone away",
    "play.ask.players.stones": "2 or 3 players, in seat order",
    "judge.tie.stones": "{length} {length:stone|stones}",
    "found.size.stones": "{count} {count:stone|stones}",
}
DE = {
    "game.stones": "Steine",
    "category.pairs": "Paare",
    "colour.red": "rot",
    "colour.green": "grün",
    "colour.blue": "blau",
    "spot": "Stein {number}",
    "line.pair": "{first} und {second} haben dieselbe Farbe",
    "decided.stones.ends.apart": "die Enden sind getrennt",
    "decided.stones.ends.joined": "die Enden sind verbunden",
    "help.hand": "Wie viele Steine bei Steine alle ziehen; sonst 2.",
    "dialog.ties.stones": "Mehr als die Reihen braucht es nicht.",
    "ask.stones": "Reihe von {name}, als Buchstaben:",
    "dialog.pack.things.stones": "Steine",
    "dialog.pack.one.stone": "Stein {id}",
    "dialog.pack.use.stones": "In einer Stellung kommen die Steine eines Beutels nicht vor.",
    "ask.stone.first": "Kennung des ersten Steins, meist {usual}:",
    "ask.stone.next": "Kennung des nächsten Steins, meist {usual} (Enter: keine weiteren):",
    "ask.stone.id": "Kennung des Steins:",
    "ask.stone.id.hint": "Beliebige Buchstaben und Ziffern.",
    "ask.stone.colour": "Stein {id}, Farbe (R, G, B):",
    "compared.stones.tie.length": "Reihe",
    "tied.stones.tie.length": "{value} {value:Stein|Steine}",
    "decided.stones.tie.length": "{own} {own:Stein|Steine} gegen {others:and}",
    "phase.lay": "als Nächstes legt jemand einen Stein oder wirft einen weg",
    "phase.draw": "als Nächstes werden Steine gezogen",
    "wanted.row": "eine Reihe: ein Text aus Buchstaben",
    "wanted.colour": "eine Farbe: ein Buchstabe",
    "wanted.end": "ein Ende: left oder right",
    "error.row_too_long": "Die Reihe hat {stones} Steine; höchstens {high} sind erlaubt",
    "error.unknown_colour": "Die Farbe {got} gibt es nicht; bekannt sind: {known}",
    "illegal.not_in_bag": "Stein {stone} ist nicht im Beutel oder wird zweimal gezogen",
    "pack.stones": "{stones} {stones:Stein|Steine}",
    "explain.row_legend": "^ steht unter den Steinen eines Paars",
    "picture.row": "Reihe aus {stones} {stones:Stein|Steinen}",
    "board.row": "{name}: {row}",
    "board.stones": "{name} hat: {stones}",
    "due.draw": "Zieht {count} Steine.",
    "due.lay": "{name} legt einen Stein oder wirft einen weg.",
    "word.draw": "ziehen",
    "word.lay": "legen",
    "word.throw": "wegwerfen",
    "word.left": "links",
    "word.right": "rechts",
    "form.draw": "ziehen {stones}",
    "form.lay": "legen {stone} links",
    "form.lay_left": "legen {stone} links",
    "form.lay_right": "legen {stone} rechts",
    "form.throw": "wegwerfen {stone}",
    "told.draw": "Die Steine {stones:and} werden gezogen.",
    "told.lay_left": "{name} legt Stein {stone} links an.",
    "told.lay_right": "{name} legt Stein {stone} rechts an.",
    "told.throw": "{name} wirft Stein {stone} weg.",
    "part.stones": "STEINE",
    "part.stone": "STEIN",
    "play.what.draw": "die gezogenen Steine, Hand für Hand",
    "play.what.lay": "legt einen Stein an ein Ende der Reihe: links oder rechts",
    "play.what.throw": "wirft einen Stein weg",
    "play.ask.players.stones": "zu zweit oder zu dritt, in der Reihenfolge der Sitze",
    "judge.tie.stones": "{length} {length:Stein|Steine}",
    "found.size.stones": "{count} {count:Stein|Steine}",
}
_CLAUSES = {
    "players": ("Players", "2 or 3 players.", "Personen", "2 oder 3 Personen spielen."),
    "bag": ("Bag", "The bag holds the stones.", "Beutel", "Im Beutel liegen die Steine."),
    "row": ("Row", "Everybody lays a row.", "Reihe", "Alle legen eine Reihe."),
    "draw": ("Draw", "Each player draws 2 stones.", "Ziehen", "Alle ziehen 2 Steine."),
    "turn": ("Turn", "Players take turns.", "Zug", "Es geht reihum."),
    "lay": ("Lay", "Lay a stone at an end.", "Legen", "Ein Stein kommt an ein Ende."),
    "throw": ("Throw", "Or throw it away.", "Wegwerfen", "Oder er fliegt weg."),
    "end": ("End", "The bag cannot serve all.", "Ende", "Der Beutel reicht nicht für alle."),
    "score.pairs": (
        *("Pairs", "1 point for every two equal neighbours."),
        *("Paare", "1 Punkt für je zwei gleiche Nachbarn."),
    ),
    "tie.length": (
        *("Ties", "The longer row wins a tie."),
        *("Gleichstand", "Bei Gleichstand gewinnt die längere Reihe."),
    ),
}
_RULINGS_EN = {
    "stones.ends": (
        "Are the two ends of a row neighbours?",
        "A row has two ends.",
        {"apart": "No; a row ends where it ends.", "joined": "Yes, if it has 3 stones or more."},
    )
}
_RULINGS_DE = {
    "stones.ends": (
        "Liegen die beiden Enden einer Reihe nebeneinander?",
        "Eine Reihe hat zwei Enden.",
        {"apart": "Nein, eine Reihe endet, wo sie endet.", "joined": "Ja, ab 3 Steinen."},
    )
}
_ROOM_EN = {"stones.ends": ("side by side", {"joined": "A necklace has no ends."})}
_ROOM_DE = {"stones.ends": ("nebeneinander", {"joined": "Eine Kette hat keine Enden."})}

EN |= of_clauses({f"stones.{name}": (title, text) for name, (title, text, *_) in _CLAUSES.items()})
DE |= of_clauses({f"stones.{name}": (title, text) for name, (*_, title, text) in _CLAUSES.items()})
EN |= of_rulings(_RULINGS_EN, _ROOM_EN)
DE |= of_rulings(_RULINGS_DE, _ROOM_DE)

HERE = __package__

STONES = Registration(
    "stones",
    rules=f"{HERE}.stones",
    show=f"{HERE}.stones_shown",
    asking=f"{HERE}.stones_asked",
    verify=f"{HERE}.stones_verified",
    testing=f"{HERE}.stones_tested",
    table=f"{HERE}.stones_tabled",
)


WORDS = {"en": EN, "de": DE}
