### Das Ende einer Runde und der Partie: letzte Karten, Wertung, Zettel, Treppchen.

ceremony-title = Die Runde wird gewertet
ceremony-title-last = Runde { $round } von { $rounds } · letzte Karten
ceremony-title-count = Runde { $round } von { $rounds } · Wertung
ceremony-title-over = Runde { $round } von { $rounds } ist vorbei
ceremony-title-end = Die Partie ist vorbei
ceremony-skip = Weiter
ceremony-belt-empty = Das Band ist leer
ceremony-last = Die letzten Karten
ceremony-now-we-count = Jetzt wird gewertet, Gericht für Gericht.
ceremony-in-all = zusammen { $points }
ceremony-kept = aufgehoben
ceremony-nothing = keine Punkte
ceremony-this-round = { $points } in dieser Runde
ceremony-dish-by-dish = Runde { $round }, Gericht für Gericht
ceremony-so-far = Bisher
ceremony-key = Leertaste
ceremony-key-does = führt zum Punktezettel.
ceremony-rolls = { $count ->
    [one] { $count } Rolle
   *[other] { $count } Rollen
}
ceremony-icons = { $count ->
    [one] { $count } Symbol
   *[other] { $count } Symbole
}
ceremony-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ceremony-colours = { $count ->
    [one] { $count } Farbe
   *[other] { $count } Farben
}

## Nach einer Runde

ceremony-lead = Du führst mit { $points } Vorsprung
ceremony-lead-with = Du liegst gleichauf vorn mit { $names }
ceremony-leads = { $count ->
    [one] { $names } führt
   *[other] { $names } führen gemeinsam
}
ceremony-behind = { $count ->
    [one] { $names } führt, dir fehlen { $points }
   *[other] { $names } führen, dir fehlen { $points }
}
ceremony-after-round = nach Runde { $round }
ceremony-why = Ein Tipp auf ein Gericht sagt, warum.
ceremony-later = { $dish }: zählt am Ende der Partie.
ceremony-bring = { $name } neben dir zeigen
ceremony-on = Auf in Runde { $round }

## Nach der Partie

ceremony-win = Du gewinnst!
ceremony-win-by = Du gewinnst mit { $points } Vorsprung!
ceremony-win-with = Du gewinnst, zusammen mit { $names }.
ceremony-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
ceremony-wins-you-are = { $count ->
    [one] { $names } gewinnt, du belegst den { $place } Platz
   *[other] { $names } gewinnen gemeinsam, du belegst den { $place } Platz
}
ceremony-place = { $place }.
ceremony-tie-broken = Gleich viele Punkte: Die Desserts entscheiden. { $list }
ceremony-tie-shared = Gleich viele Punkte und Desserts (je { $count }): Der Sieg wird geteilt.
ceremony-shared-win = Gleich viele Punkte: Der Sieg wird geteilt.
ceremony-after-all = nach { $rounds } Runden und dem Nachtisch
ceremony-again = Noch einmal
ceremony-look-back = Zurückblicken
ceremony-share = Teilen
ceremony-shared = Kopiert
ceremony-sheet = Zettel
