"""Was auf Deutsch über Stellungen gesagt wird, mit denen kein Spiel endet, und was fehlt."""

DOUBTS: dict[str, str] = {
    "note.doubt": "{what} [{clause}]",
    # Karten von Pier 18
    "doubt.card_used_again": (
        "Karte {card} gibt es nur einmal, hier liegt sie aber {count} Mal: {uses}."
    ),
    "doubt.as_foundation": "als Fundament von {name}",
    "doubt.as_plan": "als Plan von {name}",
    "doubt.in_pier": "als {number}. Karte im Pier von {name}",
    "doubt.plan_not_last": (
        "{name}: Karte {plan} ist der Plan, aber der Pier endet mit Karte {last}. Der Plan ist die "
        "letzte Karte des fertigen Piers."
    ),
    "doubt.foundation_turned": "{name}: Karte {card} ist das Fundament und wird nie gedreht.",
    "doubt.card_turned": (
        "{name}: Karte {card} ist gedreht. Das geht nur, wenn mit gedrehten Karten gespielt wird."
    ),
    # Daten und Patrone
    "doubt.other_plan_date": (
        "{name}: Als Datum des Plans ist {date} angegeben, auf Karte {card}, dem Plan, steht aber "
        "{printed}."
    ),
    "doubt.date_of_no_card": (
        "{name}: Der Plan soll das Datum {date} haben, aber im Datenpaket hat es keine Karte."
    ),
    "doubt.same_plan_date": (
        "{names}: Diese Pläne haben dasselbe Datum, {date}. Kein Datum gibt es zweimal; vergleiche "
        "die Karten."
    ),
    "doubt.too_many_patrons": (
        "Es sind zusammen {patrons} Patronenkarten, aber nur {rounds} {rounds:Runde|Runden} mit je "
        "einer. Zähle noch einmal nach."
    ),
    "doubt.too_few_patrons": (
        "Es {patrons:ist|sind} zusammen nur {patrons} {patrons:Patronenkarte|Patronenkarten}, aber "
        "{rounds} Runden mit je einer. Zähle noch einmal nach."
    ),
    # Piers
    "doubt.too_many_cards": (
        "{name}: Der Pier besteht aus {cards} Karten, ein fertiger Pier hat aber höchstens {most}."
    ),
    "doubt.too_few_cards": (
        "{name}: Der Pier besteht aus {cards} {cards:Karte|Karten}, ein fertiger Pier hat aber "
        "mindestens {least}."
    ),
    "doubt.pier_too_long": (
        "{name}: Der Pier hat {columns} Spalten; {cards} Karten mit {width} {width:Spalte|Spalten} "
        "ergeben aber höchstens {most}."
    ),
    "doubt.pier_too_short": (
        "{name}: Der Pier hat {columns} {columns:Spalte|Spalten}; {cards} Karten mit {width} "
        "{width:Spalte|Spalten} ergeben aber mindestens {least}."
    ),
    "doubt.too_many_bars": (
        "{name}: Nach den Strichen sind es {cards} Karten; ein fertiger Pier hat aber höchstens "
        "{most}."
    ),
    "doubt.card_too_wide": (
        "{name}: Von der {number}. Karte des Piers sind {columns} Spalten zu sehen, eine Karte hat "
        "aber nur {width}."
    ),
    "doubt.last_too_narrow": (
        "{name}: Von der letzten Karte des Piers {columns:ist|sind} {columns} "
        "{columns:Spalte|Spalten} zu sehen, aber nichts liegt darauf, und eine Karte hat {width}."
    ),
    "error.pier_of_other_cards": "Diese Karten ergeben einen anderen Pier",
    # Plättchen und Inseln von Auctionland
    "doubt.tile_used_again": (
        "Plättchen {tile} liegt {count} Mal, es gibt aber nur {copies}: {places}."
    ),
    "doubt.place": "{name} {cell}",
    "doubt.tile_of_no_pack": "{name}: Solche Plättchen hat das Datenpaket nicht: {tiles}.",
    "doubt.tile": "{tile} auf {cell}",
    "doubt.island_in_parts": (
        "{name}: Die Insel besteht aus {parts} Teilen. Jedes Plättchen muss mit einer Kante an "
        "einem anderen liegen; nicht verbunden: {apart}."
    ),
    "doubt.too_many_full": (
        "{full} Inseln sind voll ({names}). Das Spiel endet aber mit dem Zug, in dem eine Insel "
        "voll wird, und in einem Zug legen nur 2 Personen Plättchen."
    ),
    "doubt.not_over": (
        "Keine Insel ist voll, und {tiles} Plättchen des Datenpakets {tiles:liegt|liegen} noch "
        "nirgends: Dieses Spiel ist nicht zu Ende."
    ),
    # Zahlen von Auctionland
    "doubt.too_many_beaches": (
        "{name}: {count} Plättchen mit Strand am Rand sind zu viele; höchstens {most} Plättchen "
        "einer Insel liegen am Rand."
    ),
    "doubt.theme_park_too_large": (
        "{name}: Ein Vergnügungspark aus {count} Plättchen ist zu groß; eine Insel hat höchstens "
        "{most}."
    ),
    "doubt.more_than_tiles_have": (
        "{name}, {what}: {count} ist zu viel; eine Insel aus Plättchen des Datenpakets hat "
        "höchstens {most}."
    ),
    "doubt.more_than_pack_has": (
        "{names}, {what}: Zusammen {count} ist zu viel; alle Plättchen des Datenpakets ergeben "
        "höchstens {most}."
    ),
    "counted.beaches": "Strände",
    "counted.theme_parks": "Vergnügungsparks",
    "counted.gardens": "Gärten",
    "counted.houses": "Häuser",
    "counted.peace": "Friedenssymbole",
    "counted.love": "Liebessymbole",
    "counted.music": "Musiksymbole",
    "doubt.too_much_money": (
        "Zusammen sind es {money} Dollar, aber {players} Personen beginnen mit zusammen {most}, "
        "und später kommt kein Geld dazu."
    ),
    # Was nicht angegeben ist
    "left_out.plan": "{name}: Ohne Angabe gilt der Plan als nicht erfüllt.",
    "left_out.patrons": "{name}: Ohne Angabe zählen keine Patronenkarten.",
    "left_out.and_then": "{told} {then}",
    "left_out.with_plan": "Mit erfülltem Plan",
    "left_out.with_patrons": "Mit mindestens {cards} {cards:Patronenkarte|Patronenkarten}",
    "left_out.with_both": (
        "Mit erfülltem Plan und mindestens {cards} {cards:Patronenkarte|Patronenkarten}"
    ),
    "left_out.would_win": "{given} würde {name} gewinnen.",
    "left_out.would_share": "{given} würde {name} mitgewinnen.",
    "left_out.would_tie": "{given} läge {name} gleichauf vorn.",
}
